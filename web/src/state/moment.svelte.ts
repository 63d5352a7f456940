/** A moment of a game that has passed, to be looked at. */
import type { About, GameFacts } from "../net/lobby";
import { get } from "../net/web";
import { words } from "../languages/words.svelte";
import type { Chair, Choice, Said, Update } from "../wire";
import { chairOf, nameOf } from "./chairs";
import type { Scene } from "./scene";

export class Moment implements Scene {
  update = $state.raw<Update | null>(null);
  picked = $state.raw<Choice[]>([]);
  focus = $state("");
  readonly options: Choice[] = [];
  readonly cue = null;
  readonly trail = [];
  readonly busy = false;
  private wanted = 0; // the step that was asked for last

  constructor(
    readonly about: About,
    readonly game: GameFacts,
    readonly seat: string,
  ) {}

  /** Look at one step; whether it is shown, and not a later one that was asked for meanwhile. */
  async look(step: number): Promise<boolean> {
    this.wanted = step;
    const query = this.seat ? `?seat=${this.seat}` : "";
    const found = await get<Update>(`/api/tables/${this.about.id}/replay/${step}${query}`);
    if (this.wanted !== step) return false;
    this.update = found;
    return true;
  }

  get chairs(): Chair[] {
    return this.update?.chairs ?? this.about.chairs;
  }

  awaited(): boolean {
    return false;
  }

  chair(seat: string): Chair | undefined {
    return chairOf(this.chairs, seat);
  }

  name(seat: string): string {
    return nameOf(this.chairs, seat);
  }

  label(option: Choice): string {
    return words.sentence(option, this.game.game);
  }

  say(said: Said): string {
    return words.sentence(said, this.game.game);
  }

  offer(): void {
    // nor can anything be confirmed
  }

  lookAt(what: string): void {
    this.focus = what;
  }

  choose(): void {
    // nothing can be done in the past
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
