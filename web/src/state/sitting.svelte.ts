/** A table as somebody sits at it: all seats of theirs on this device, the one that is shown, and what they do. */
import { SvelteMap } from "svelte/reactivity";
import { Line, type Wish } from "../net/line";
import { games, type About, type GameFacts } from "../net/lobby";
import { get, post, Refusal } from "../net/web";
import { words } from "../languages/words.svelte";
import { chairOf, nameOf } from "./chairs";
import { face } from "./scene";
import type { Chair, Choice, Note, StandingOrder, Said, Update, Welcome, Why } from "../wire";

/** One line of the log. */
export interface Told extends Note {
  key: number;
  at: number; // the version at which it happened
}

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
  private listeners = new Set<(update: Update, events: Told[]) => void>();

  /** Sit down at a table, or watch it. */
  static async at(table: string): Promise<Sitting> {
    const sitting = new Sitting();
    const [about, all] = await Promise.all([get<About>(`/api/tables/${table}`), games()]);
    const game = all.find((one) => one.game === about.game);
    if (!game) throw new Error(`there is no game ${about.game}`);
    sitting.game = game;
    sitting.about = about;
    words.learnNames(game.game, game.names);
    face(game.game).catch(() => undefined); // loaded meanwhile; whoever shows it says what went wrong
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
    if (!this.places.has(this.seat) || !this.current) this.show(seats[0] ?? "");
    if (seats.length > 1 && !this.game.shared && first) this.covered = this.seat;
  }

  /** Leave the table's screen. */
  leave(): void {
    this.left = true;
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
      told: (update, events, gap) => this.told(place, update, events, gap),
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
  private told(place: Place, update: Update, events: Note[], gap: boolean): void {
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
    this.handOver();
    for (const listener of this.listeners) if (place === this.current) listener(update, lines);
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

  /** Hear of every update of the seat that is shown; the answer ends it. */
  listen(listener: (update: Update, events: Told[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Look at the table anew: somebody has sat down, or it has begun or ended. */
  async refresh(): Promise<void> {
    this.about = await get<About>(`/api/tables/${this.about.id}`);
    this.sitDown();
  }

  // What is shown.

  /** All that the seat that is shown may know. */
  get update(): Update | null {
    return this.current?.update ?? null;
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

  get log(): Told[] {
    return this.current?.log ?? [];
  }

  /** When the last update came, by performance.now(). */
  get heardAt(): number {
    return this.current?.heardAt ?? 0;
  }

  /** The options of the seat that is shown. */
  get options(): Choice[] {
    return this.update?.ask?.options ?? [];
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

  /** Whether a seat of mine has to decide. */
  awaited(seat = this.seat): boolean {
    const ask = this.places.get(seat)?.update?.ask;
    return Boolean(ask?.options?.length) && (ask?.answered === undefined || ask.answered === null);
  }

  // One device for several seats.

  /** Give the screen to a seat that has to decide; covered, unless all see everything. */
  private handOver(): void {
    if (this.covered || this.places.size < 2 || this.awaited() || this.busy) return;
    const other = [...this.places.keys()].find((seat) => this.awaited(seat));
    if (other !== undefined) this.change(other);
  }

  /** Show another seat of mine. */
  change(seat: string): void {
    if (this.game.shared || !seat) this.show(seat);
    else this.covered = seat;
  }

  /** Whoever the device was handed to is there. */
  uncover(): void {
    this.show(this.covered);
    this.covered = "";
    this.handOver();
  }

  private show(seat: string): void {
    this.seat = seat;
    this.current = this.places.get(seat) ?? null;
    this.picked = [];
    this.problem = null;
    this.focus = "";
  }

  // What I do.

  /** Take an option. */
  act(action: string): Promise<boolean> {
    const token = this.update?.ask?.token;
    if (token === undefined || token === null || this.busy) return Promise.resolve(false);
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
    if (update?.ask?.token === token) place.update = { ...update, ask: { ...update.ask, answered: action } };
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
