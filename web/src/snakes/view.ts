/** What a viewer may know of Banish the Snakes, as `games/snakes/view/view.py` tells it. */
import type { Scene } from "../seat/scene";

/** People of an area: how hard they are to convert, and whether they are. */
export interface People {
  value: number;
  flock: boolean;
}

/** A chief, a king or the high king: the side that is up, and the other where it has been seen. */
export interface Lord {
  value: number;
  christian: boolean;
  other_side: number | null;
}
export interface King extends Lord {
  province: string;
}

/** A druid: met lies open; a value without that is known to the viewer alone. */
export interface Druid {
  met: boolean;
  value: number | null;
  seen_by: string[];
}

export interface Area {
  area: string;
  province: string;
  near: string[];
  coast: boolean;
  people: People[];
  chief: Lord;
  druid: Druid | null;
  church: number | null;
  dolmens: number;
  graves: number;
  relics: number[];
}

export interface Seat {
  seat: string;
  saint: string | null;
  acolyte: boolean;
  area: string | null;
  zeal: number; // the space on the track
  track: number[]; // action points by space
  may_make_final_effort: boolean;
  keeps: string[];
  limit: number;
}

export interface Region {
  region: string;
  box: number;
  fallen: boolean;
}

/** What the cards to come would do at the colour of the next event; the counts may overlap. */
export interface RiskCounts {
  colour: string;
  of: number;
  saints: number;
  keepers: number;
  harmless: number;
  [trouble: string]: number | string;
}

export interface Cards {
  key: string | null;
  current: string | null;
  colour: string;
  deck: number;
  to_come: string[];
  top: (string | null)[];
  discarded: string[];
  piles: string[];
  gone: string[];
}

/** A part of the score: how often it counts, and how many points it is worth. */
export interface Worth {
  name: string;
  count: number;
  each: number;
}

export interface SnakesView {
  viewer: string | null;
  content: string;
  level: string;
  turn: string;
  turns: number;
  phase: "actions" | "event";
  points: number;
  prepared: number;
  final_effort: boolean;
  event_helps: Record<string, number>;
  built: string[];
  deaths: number;
  over: boolean;
  ending: string | null;
  result: string | null;
  score: number;
  worth: Worth[];
  risk: RiskCounts;
  britain: { box: number; regions: Region[]; end: number };
  seats: Seat[];
  kings: King[];
  high_king: Lord;
  supply: {
    churches: number[];
    dolmens: number;
    graves: number;
    druids: number;
    leaders: number;
    people: [number, number][];
    unmet_druids: [number, number][];
    unseen_relics: [number, number][];
  };
  gifts: string[];
  cards: Cards;
  areas: Area[];
}

/** The chances of an attempt, and every part of its total; the total of an unknown druid is unknown. */
export interface Odds {
  success: number;
  nothing: number;
  failure: number;
  of: number;
  parts: Record<string, number>;
  total: number | null;
}

/** More about the present question. */
export interface AskAbout {
  id?: string;
  rule?: string;
  card?: string;
  player?: string;
  zeal?: number;
  target?: string;
  thrown?: number;
  needed?: number;
  odds?: Record<string, Odds>;
}

/** The view of a scene, once there is one. */
export function viewOf(scene: Scene): SnakesView | null {
  const view = scene.update?.view as unknown as SnakesView | undefined;
  return view?.areas ? view : null;
}

/** What there is to know about the present question. */
export function aboutOf(scene: Scene): AskAbout {
  return (scene.update?.ask?.about ?? {}) as AskAbout;
}

/** An area of the map. */
export function areaOf(view: SnakesView, name: string | null | undefined): Area | undefined {
  return view.areas.find((each) => each.area === name);
}

/** What everybody knows of a seat. */
export function seatOf(view: SnakesView, name: string): Seat | undefined {
  return view.seats.find((each) => each.seat === name);
}

/** How many people of all areas are flocks, and how many there are. */
export function flockOf(areas: readonly Area[]): { flock: number; of: number } {
  const all = areas.flatMap((each) => each.people);
  return { flock: all.filter((each) => each.flock).length, of: all.length };
}

/** The seat whose saint the viewer plays, or whose turn it is. */
export function actor(scene: Scene, view: SnakesView): Seat | undefined {
  return seatOf(view, scene.seat || view.turn) ?? view.seats[0];
}
