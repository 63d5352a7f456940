/** What a board is drawn from: a table now, or a moment that has passed. */
import type { Component } from "svelte";
import type { About, GameFacts } from "../net/lobby";
import type { Cue, Kinds } from "./cues";
import type { Chair, Choice, Note, Said, Update } from "../wire";

export interface Scene {
  readonly about: About;
  readonly game: GameFacts;
  readonly seat: string; // whose view it is; empty is the public
  readonly update: Update | null;
  readonly cue: Cue | null; // what is being shown to have happened
  readonly trail: readonly Cue[]; // the cues of the same update so far, with this one
  readonly options: Choice[]; // what can be done here; none in the past
  readonly chairs: Chair[];
  readonly busy: boolean;
  readonly picked: Choice[]; // options that fit what was chosen, when there are several or one is to be confirmed
  readonly focus: string; // the place or card that was looked at last, as `card:geis` or `place:plains`
  awaited(seat?: string): boolean;
  chair(seat: string): Chair | undefined;
  name(seat: string): string;
  label(option: Choice): string;
  say(said: Said): string;
  choose(options: Choice[], confirm?: boolean): void;
  offer(options: Choice[]): void; // show some options to choose from or to confirm; none puts them away
  lookAt(what: string): void; // change the focus; parts must not set it, for a part that is gone could not
  act(action: string): Promise<boolean>;
}

/** How a game looks: its parts of the screen, each of which gets the scene. */
export interface Face {
  Facts: Component<{ scene: Scene }>; // in the top bar
  Side: Component<{ scene: Scene }>; // beside the board: what is looked at, a clash, an attempt
  Board: Component<{ scene: Scene }>;
  Players: Component<{ scene: Scene }>; // all seats, at the head of the rail
  Hand: Component<{ scene: Scene }>; // below the board: one's own cards or actions
  Ending: Component<{ scene: Scene }>; // what the end of the game looks like
  Cue: Component<{ scene: Scene; cue: Cue }>; // a cue, large: its card, its die, the two sides of a clash
  cues?: Kinds; // how each event is shown
  layout(scene: Scene): string; // a class for the grid of the table
  buttons(scene: Scene): Choice[]; // the options that are offered neither on the board nor in the hand, so that they need a button
  heading(note: Note): Said | null; // the heading that a line of the log begins
  line(scene: Scene): Said | null; // the small line above the prompt: whose step of what
}

const FACES = import.meta.glob<{ default: Face }>("../*/face.ts");

/** The face of a game, loaded when it is needed; a game that has none of its own gets the one that shows any. */
export async function face(game: string): Promise<Face> {
  const load = FACES[`../${game}/face.ts`] ?? FACES["../generic/face.ts"];
  return (await load!()).default;
}
