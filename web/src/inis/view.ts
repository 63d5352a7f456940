/** What a viewer may know of Inis, as `games/inis/view/view.py` tells it. */
import type { Spot } from "../art/hex";
import type { Scene } from "../seat/scene";

/** How far a seat is towards each of the three ways to win, without its deeds. */
export interface Progress {
  territories: number;
  sanctuaries: number;
  subjects: number;
}
export type Way = keyof Progress;

export interface Seat {
  seat: string;
  reserve: number;
  deeds: number;
  pretender: boolean;
  actions: number;
  tales: number;
  advantages: string[];
  progress: Progress;
}

export interface Land extends Spot {
  territory: string;
  near: string[];
  clans: Record<string, number>;
  chieftain: string | null;
  citadels: number;
  capital: boolean;
  sanctuaries: number;
  festival: boolean;
  advantage: string; // a seat, or `face up`, `open`, `played`
}

/** A site for a new tile. */
export interface Site extends Spot {
  site: number;
  touches: string[];
}

export interface Brew {
  seat: string;
  clans: number;
}

export interface Clash {
  pending: string[];
  territory?: string; // missing while the next clash is being chosen
  instigator?: string;
  striker?: string;
  sheltered?: Record<string, number>;
  exposed?: Record<string, number>;
  speared?: boolean;
  cauldron?: Brew | null;
}

export interface Memory {
  known: Record<string, string[]>;
  possible_actions: Record<string, string[]>;
  passed: string[][];
  tiles: Record<string, string>;
}

export interface InisView {
  viewer: string | null;
  season: number;
  seasons: number;
  brenn: string;
  crows: "clockwise" | "counter-clockwise";
  turn: string;
  passes: number;
  over: boolean;
  winner: string | null;
  seats: Seat[];
  territories: Land[];
  supply: {
    citadels: number;
    sanctuaries: number;
    deeds: number | "unlimited";
    tiles: number;
    tales: number;
    discarded_actions: number;
    aside: boolean;
  };
  discarded_tales: string[];
  open_cards: string[];
  clash: Clash | null;
  cauldron: Brew | null;
  sites: Site[];
  own: { hand: string[]; sealed: string[]; locked: string[] } | null;
  memory: Memory;
}

/** The card that waits to take effect, and what was said about it. */
export interface Declared {
  card: string;
  player: string;
  territory?: string;
  seat?: string;
  choice?: number;
  as: "season card" | "triskel";
  plan?: Record<string, number>;
}

/** More about the present question. */
export interface AskAbout {
  what?: string;
  rule?: string;
  moment?: string;
  card?: string;
  player?: string;
  territory?: string;
  passing?: number;
  drawn?: string[];
  declared?: Declared;
}

/** The view of a scene, once there is one. */
export function viewOf(scene: Scene): InisView | null {
  const view = scene.update?.view as unknown as InisView | undefined;
  return view?.territories ? view : null;
}

/** What there is to know about the present question. */
export function aboutOf(scene: Scene): AskAbout {
  return (scene.update?.ask?.about ?? {}) as AskAbout;
}

/** A territory on the island. */
export function landOf(view: InisView, name: string): Land | undefined {
  return view.territories.find((land) => land.territory === name);
}

/** What a seat is doing, as everybody sees it. */
export function seatOf(view: InisView, name: string): Seat | undefined {
  return view.seats.find((seat) => seat.seat === name);
}

/** The seat after another, the way the crows fly. */
export function nextSeat(view: InisView, from: string): string {
  const seats = view.seats.map((each) => each.seat);
  const step = view.crows === "clockwise" ? 1 : -1;
  return seats[(seats.indexOf(from) + step + seats.length) % seats.length] ?? from;
}
