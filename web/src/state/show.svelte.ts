/** What is shown of a table: updates arrive at once, and their cues come one after the other. */
import type { Update } from "../wire";
import { byTurn, type Cue, type Told } from "./cues";

export const PACES = ["step", "slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

/** How many times as long as at the normal pace everything takes; where each cue is waited for, what moves is as usual. */
export const TIMES: Readonly<Record<Pace, number>> = { step: 1, slow: 1.8, normal: 1, fast: 0.4, off: 0 };
const MOST = 20_000; // milliseconds that may wait to be shown; more becomes a recap
const MOST_STEPS = 200; // cues that may wait for somebody who looks at each of them

/** What the show has to know of the page around it. */
export interface House {
  pace(): Pace;
  dark(): boolean; // nobody can see it now
  began(cue: Cue, seen: boolean): void; // a cue comes, or is passed over
  idle(): void; // everything was shown
}

export class Show {
  shown = $state.raw<Update | null>(null); // the state under the present cue
  cue = $state.raw<Cue | null>(null); // what happens now
  trail = $state.raw<readonly Cue[]>([]); // cues of the same update so far, with the present one
  beside = $state(false); // the newest state is shown already, and what led to it beside it
  folded = $state.raw<readonly Told[]>([]); // what was passed over, for a recap
  private queue = $state.raw<readonly Cue[]>([]);
  private orders = new WeakMap<Update, number>(); // in which order updates came
  private taken = 0; // how many came
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false; // the reader looks at something else

  constructor(private house: House) {}

  /** Whether there is more to show than what is shown: the newest question has to wait for it. */
  get behind(): boolean {
    return !this.beside && (this.cue !== null || this.queue.length > 0);
  }

  /** The first line of the log that was not shown yet. */
  get next(): number {
    return this.queue.find((cue) => cue.key)?.key ?? Infinity;
  }

  /** How long it would take to show everything that waits; whoever wants it slow has chosen to wait longer. */
  get backlog(): number {
    return this.queue.reduce((sum, cue) => sum + cue.length, 0) * Math.min(1, TIMES[this.house.pace()]);
  }

  /** An update without anything to tell, or after which nothing before it matters: it is shown at once. */
  begin(update: Update | null): void {
    this.stop();
    this.shown = update;
    this.beside = false;
    this.trail = [];
    this.folded = [];
  }

  /** News: its cues wait for their turn. `now`: the reader must be able to answer at once. `missed`: they were away. */
  take(cues: readonly Cue[], now: boolean, missed = false): void {
    this.taken++;
    for (const { update } of cues) this.orders.set(update, this.taken);
    this.queue = [...this.queue, ...cues];
    if (missed || this.house.dark()) return this.fold();
    if (this.house.pace() === "off" || this.shown?.phase === "gathering") return this.rest();
    if (this.house.pace() === "step" ? this.queue.length > MOST_STEPS : this.backlog > MOST) return this.fold();
    this.beside = now;
    if (now) this.reveal(cues[0]!);
    if (!this.cue && !this.held) this.go();
  }

  /** Space, or a tap: the next cue where each is waited for, everything otherwise. */
  skip(): void {
    if (this.house.pace() === "step" && !this.held) this.go();
    else this.rest();
  }

  /** Show all that waits at once. */
  rest(): void {
    this.over();
    const all = this.queue;
    this.queue = [];
    for (const cue of all) this.house.began(cue, false);
    this.shown = all.at(-1)?.update ?? this.shown;
    this.finish();
  }

  /** Show all that waits at once, and keep it for a recap. */
  fold(): void {
    const missed = this.queue.flatMap((cue) => cue.lines);
    this.folded = [...this.folded, ...missed.filter((line) => !line.id.startsWith("table-"))];
    this.rest();
  }

  /** The same question, with an answer that was acknowledged. */
  amend(before: Update, after: Update): void {
    this.orders.set(after, this.orders.get(before) ?? 0);
    if (this.shown === before) this.shown = after;
  }

  /** The recap was read. */
  forget(): void {
    this.folded = [];
  }

  /** One entry for each turn that was passed over. */
  turns(begins: (line: Told) => boolean): Told[][] {
    return byTurn(this.folded, begins);
  }

  /** Wait while the reader looks at a moment of the past; then go on. */
  hold(on: boolean): void {
    if (on === this.held) return;
    this.held = on;
    if (on) this.over();
    else if (this.queue.length) this.go();
    else this.finish();
  }

  /** The pace was changed. */
  repace(): void {
    if (this.house.pace() === "off") this.rest();
    else if (this.cue) this.wait(this.cue);
  }

  /** End everything. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.cue = null;
  }

  /** The present cue is over. */
  private over(): void {
    clearTimeout(this.timer);
    if (this.cue?.reveals === "end") this.reveal(this.cue);
    this.cue = null;
  }

  /** On to the next cue that takes time. */
  private go(): void {
    this.over();
    while (this.queue.length) {
      const [cue, ...others] = this.queue as [Cue, ...Cue[]];
      this.queue = others;
      this.enter(cue);
      if (cue.length) return this.wait(cue);
      if (cue.reveals === "end") this.reveal(cue);
    }
    this.finish();
  }

  private enter(cue: Cue): void {
    this.trail = this.trail[0]?.update === cue.update ? [...this.trail, cue] : [cue];
    if (cue.reveals === "start") this.reveal(cue);
    this.house.began(cue, cue.length > 0);
  }

  private wait(cue: Cue): void {
    this.cue = cue;
    clearTimeout(this.timer);
    const pace = this.house.pace();
    if (pace !== "step") this.timer = setTimeout(() => this.go(), cue.length * TIMES[pace]);
  }

  /** Turn the board to what an update says, unless it is there already. */
  private reveal({ update }: Cue): void {
    const order = (one: Update | null) => (one && this.orders.get(one)) ?? 0;
    if (order(update) > order(this.shown)) this.shown = update;
  }

  private finish(): void {
    this.cue = null;
    this.trail = [];
    this.beside = false;
    this.house.idle();
  }
}
