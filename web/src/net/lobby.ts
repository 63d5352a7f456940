/** What the server tells about games and tables. */
import type { Chair } from "../wire";
import { get } from "./web";

export interface GameOption {
  name: string;
  values: (string | number)[];
  about: string;
}

/** A game that can be played. */
export interface GameFacts {
  game: string;
  title: string;
  shared: boolean; // all players win or lose together, and see each other's cards
  windows: boolean; // seats may be asked one after the other to react or pass
  messages: string[]; // the files of messages that are about it
  names: Record<string, string>; // argument of a message to kind of name
  seats: string[];
  options: GameOption[];
  levels: string[];
  clocks: string[];
  phrases: Record<string, Record<string, string[]>>;
}

/** A table as lists tell it; what is empty is left out. */
export interface About {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  phase: "gathering" | "playing" | "over" | "stopped";
  chairs: Chair[];
  clock: string;
  window: number;
  chat: boolean;
  created: number;
  hints?: boolean;
  version: number; // the latest of the public
  mine?: string[];
  awaited?: string[];
  invite?: string;
  commitment?: string; // of the key that chance comes from
  seed?: string;
  key?: string;
  revealed?: boolean; // whether everyone may see everything
  outcome?: string;
  rematch?: string;
  parent?: string;
}

export interface NewSeat {
  kind: "mine" | "open" | "bot";
  level?: string;
}

/** A table as somebody wants it. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number>;
  clock?: string;
  window?: number;
  chat?: boolean;
  listed?: boolean;
  hints?: boolean;
}

let known: Promise<GameFacts[]> | undefined;

/** The games there are; asked once. */
export function games(): Promise<GameFacts[]> {
  known ??= get<GameFacts[]>("/api/games");
  known.catch(() => (known = undefined));
  return known;
}
