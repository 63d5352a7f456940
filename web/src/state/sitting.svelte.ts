/** A table as somebody sits at it: all seats of theirs on this device, the one that is shown, and what they do. */
import { SvelteMap } from "svelte/reactivity";
import { Line, type Wish } from "../net/line";
import { games, type About, type GameFacts } from "../net/lobby";
import { get, post, Refusal } from "../net/web";
import { words } from "../languages/words.svelte";
import { chairOf, nameOf } from "./chairs";
import { cuesOf, type Cue, type Kinds, type Told } from "./cues";
import { face } from "./scene";
import { Show, type House } from "./show.svelte";
import { settings } from "../settings.svelte";
import type { Ask, Chair, Choice, Note, StandingOrder, Said, Update, Welcome, Why } from "../wire";

/** What a seat of mine knows. */
class Place {
  update = $state.raw<Update | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  log = $state.raw<Told[]>([]);
  connected = $state(true);
  lost = $state.raw<Refusal | null>(null); // why there is no way back
  heardAt = $state(0); // by performance.now(), for the clocks
  line!: Line;

  constructor(readonly seat: string) {}
}

const AGAIN = ["refused-stale"]; // a newer question is on its way, so there is nothing to say

export type { Told } from "./cues";

/** Who hears of a cue when it comes, or when it is passed over unseen. */
type Listener = (update: Update, lines: readonly Told[], cue: Cue, seen: boolean) => void;

export class Sitting {
  about = $state.raw<About>(undefined as unknown as About);
  game = $state.raw<GameFacts>(undefined as unknown as GameFacts);
  seat = $state(""); // the seat that is shown; empty is the public
  covered = $state(""); // the seat to which the device is to be handed
  busy = $state(false); // an answer is on its way
  problem = $state.raw<Why | null>(null); // why the last wish was refused
  focus = $state(""); // the place or card that was looked at last
  picked = $state.raw<Choice[]>([]); // options that fit what was chosen, when there are several or one is to be confirmed
  readonly places = new SvelteMap<string, Place>();
  private current = $state.raw<Place | null>(null);
  private lines = 0;
  private left = false; // nobody looks at it any more
  private listeners = new Set<Listener>();
  private kinds: Kinds | undefined; // how the events of this game are shown
  readonly show = new Show(this.house());

  /** Sit down at a table, or watch it. */
  static async at(table: string): Promise<Sitting> {
    const sitting = new Sitting();
    const [about, all] = await Promise.all([get<About>(`/api/tables/${table}`), games()]);
    const game = all.find((one) => one.game === about.game);
    if (!game) throw new Error(`there is no game ${about.game}`);
    sitting.game = game;
    sitting.about = about;
    words.learnNames(game.game, game.names);
    face(game.game)
      .then((found) => (sitting.kinds = found.cues))
      .catch(() => undefined); // loaded meanwhile; whoever shows it says what went wrong
    await words.learn(...game.messages);
    sitting.sitDown();
    return sitting;
  }

  /** Connect as every seat of mine, or as the public. */
  sitDown(): void {
    if (this.left) return;
    const first = !this.current;
    const seats = this.about.mine?.length ? this.about.mine : [""];
    for (const [seat, place] of this.places) if (!seats.includes(seat)) this.drop(seat, place);
    for (const seat of seats) if (!this.places.has(seat)) this.places.set(seat, this.connect(seat));
    if (!this.places.has(this.seat) || !this.current) this.turnTo(seats[0] ?? "");
    if (seats.length > 1 && !this.game.shared && first) this.covered = this.seat;
  }

  /** Leave the table's screen. */
  leave(): void {
    this.left = true;
    this.show.stop();
    for (const [seat, place] of [...this.places]) this.drop(seat, place);
    this.listeners.clear();
  }

  private drop(seat: string, place: Place): void {
    place.line.end();
    this.places.delete(seat);
  }

  private connect(seat: string): Place {
    const place = new Place(seat);
    place.line = new Line(this.about.id, seat, {
      told: (update, events, gap, missed) => this.told(place, update, events, gap, missed),
      connected: (here, why) => {
        place.connected = here;
        if (why) place.lost = why;
      },
    });
    return place;
  }

  /** Try to connect at once. */
  hurry(): void {
    for (const place of this.places.values()) place.line.hurry();
  }

  /** News for a seat of mine. */
  private told(place: Place, update: Update, events: Note[], gap: boolean, missed: boolean): void {
    const before = place.update?.phase;
    const asked = place.update?.ask?.token;
    place.update = update;
    place.welcome = place.line.welcome;
    place.heardAt = performance.now();
    const lines = events.map((note) => ({ ...note, key: ++this.lines, at: note.at ?? update.version }));
    place.log = [...place.log, ...lines];
    if (gap) void this.readLog(place);
    if (before && (before !== update.phase || before === "gathering")) this.refresh().catch(() => undefined); // the next one may get through
    if (place === this.current && update.ask?.token !== asked) this.picked = []; // another question
    if (place === this.current) this.perform(update, lines, missed || gap);
    this.handOver();
  }

  /** Let the seat that is shown see what has come: its first update at once, every other by its cues. */
  private perform(update: Update, lines: Told[], missed: boolean): void {
    if (!this.update) return this.show.begin(update);
    const reader = { game: this.game.game, seat: this.seat, own: Boolean(update.done) };
    this.show.take(cuesOf(update, lines, reader, this.kinds), this.isPressing(update), missed);
  }

  /** Whether I have to decide by the clock. */
  private isPressing(update: Update): boolean {
    const timed = typeof update.ask?.left === "number" || update.clocks?.left[this.seat] !== undefined;
    return timed && isOpen(update.ask);
  }

  /** What the show needs of everything around it. */
  private house(): House {
    return {
      pace: () => settings.wanted.pace,
      dark: () => document.hidden,
      began: (cue, seen) => {
        for (const listener of this.listeners) listener(cue.update, cue.lines, cue, seen);
      },
      idle: () => this.handOver(),
    };
  }

  /** Fetch all that happened, where too much was missed. */
  private async readLog(place: Place): Promise<void> {
    const found = await get<{ events: Note[]; version: number }>(`/api/tables/${this.about.id}/log?seat=${place.seat}&since=0`).catch(
      () => null,
    );
    if (!found) return;
    const later = place.log.filter((line) => line.at > found.version);
    place.log = [...found.events.map((note) => ({ ...note, key: ++this.lines, at: note.at ?? 0 })), ...later];
  }

  /** Hear of everything that the seat that is shown is told, when it is its turn; the answer ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Look at the table anew: somebody has sat down, or it has begun or ended. */
  async refresh(): Promise<void> {
    this.about = await get<About>(`/api/tables/${this.about.id}`);
    this.sitDown();
  }

  // What is shown.

  /** What is shown: all that the seat knew at the moment to which the show has come. */
  get update(): Update | null {
    return this.show.shown;
  }

  /** All that the seat that is shown may know by now. */
  get newest(): Update | null {
    return this.current?.update ?? null;
  }

  /** What is being shown to have happened. */
  get cue(): Cue | null {
    return this.show.cue;
  }

  /** The cues of the same update so far. */
  get trail(): readonly Cue[] {
    return this.show.trail;
  }

  get connected(): boolean {
    return this.current?.connected ?? true;
  }

  /** Why there is no way back to the table. */
  get lost(): Refusal | null {
    return this.current?.lost ?? null;
  }

  get welcome(): Welcome | null {
    return this.current?.welcome ?? null;
  }

  /** The log as far as it was shown; what people say does not wait. */
  get log(): Told[] {
    const { next } = this.show;
    const all = this.current?.log ?? [];
    return next === Infinity ? all : all.filter((line) => line.key < next || line.id === "table-said");
  }

  /** When the last update came, by performance.now(). */
  get heardAt(): number {
    return this.current?.heardAt ?? 0;
  }

  /** The options of the seat that is shown; none as long as it is shown what led to them. */
  get options(): Choice[] {
    return this.show.behind ? [] : (this.newest?.ask?.options ?? []);
  }

  get chairs(): Chair[] {
    return this.update?.chairs ?? this.about.chairs;
  }

  chair(seat: string): Chair | undefined {
    return chairOf(this.chairs, seat);
  }

  name(seat: string): string {
    return nameOf(this.chairs, seat);
  }

  /** Whether a seat of mine has to decide; the one that is shown, as soon as it has seen why. */
  awaited(seat = this.seat): boolean {
    return isOpen(this.places.get(seat)?.update?.ask) && !(seat === this.seat && this.show.behind);
  }

  // One device for several seats.

  /** Give the screen to a seat that has to decide; covered, unless all see everything. */
  private handOver(): void {
    if (this.covered || this.places.size < 2 || this.awaited() || this.busy || this.show.behind) return;
    const other = [...this.places.keys()].find((seat) => this.awaited(seat));
    if (other !== undefined) this.change(other);
  }

  /** Show another seat of mine. */
  change(seat: string): void {
    if (this.game.shared || !seat) this.turnTo(seat);
    else this.covered = seat;
  }

  /** Whoever the device was handed to is there. */
  uncover(): void {
    this.turnTo(this.covered);
    this.covered = "";
    this.handOver();
  }

  private turnTo(seat: string): void {
    this.seat = seat;
    this.current = this.places.get(seat) ?? null;
    this.show.begin(this.newest);
    this.picked = [];
    this.problem = null;
    this.focus = "";
  }

  // What I do.

  /** Take an option. */
  act(action: string): Promise<boolean> {
    const token = this.newest?.ask?.token;
    if (this.show.behind || token === undefined || token === null || this.busy) return Promise.resolve(false);
    this.picked = [];
    return this.wish({ type: "act", token, action });
  }

  /** Show some options, to choose from or to confirm; none puts them away. */
  offer(options: Choice[]): void {
    this.picked = options;
  }

  /** Look at a place or a card. */
  lookAt(what: string): void {
    this.focus = what;
  }

  /** Choose something on the board: one option is taken (or held to be confirmed), several are offered. */
  choose(options: Choice[], confirm = false): void {
    if (options.length === 1 && !confirm && options[0]) void this.act(options[0].action);
    else this.picked = options;
  }

  /** Send something, and remember why it was refused; whether it was carried out. */
  async wish(wish: Wish): Promise<boolean> {
    const place = this.current;
    if (!place) return false;
    if (wish.type === "act") this.busy = true;
    this.problem = null;
    try {
      await place.line.send(wish);
      if (wish.type === "act") this.note(place, wish.token, wish.action);
      return true;
    } catch (error) {
      if (error instanceof Refusal && !AGAIN.includes(error.said.id)) this.problem = error.said;
      return false;
    } finally {
      if (wish.type === "act") this.busy = false;
      this.handOver();
    }
  }

  /** A sealed answer is only acknowledged, with the same question: remember it. */
  private note(place: Place, token: number, action: string): void {
    const { update } = place;
    if (update?.ask?.token !== token) return;
    place.update = { ...update, ask: { ...update.ask, answered: action } };
    this.show.amend(update, place.update);
  }

  undo(): Promise<boolean> {
    return this.wish({ type: "undo" });
  }

  orders(orders: StandingOrder[]): Promise<boolean> {
    return this.wish({ type: "orders", orders });
  }

  /** Sit down in a free seat. */
  async take(seat: string, invite = ""): Promise<void> {
    this.about = await post<About>(`/api/tables/${this.about.id}/seats/${seat}`, { invite });
    this.sitDown();
  }

  /** A sentence of this table. */
  say(said: Said | Why): string {
    return words.sentence(said, this.game.game);
  }

  /** What an option is called. */
  label(option: Choice): string {
    return words.sentence(option, this.game.game);
  }
}

/** Whether a question is open to whoever got it. */
function isOpen(ask: Ask | null | undefined): boolean {
  return Boolean(ask?.options?.length) && (ask?.answered === undefined || ask.answered === null);
}
