// Made by tools/write_protocol.py from fidchell/games/inis/view/types.py: change that one.

export type Way = "subjects" | "territories" | "sanctuaries";

export type ClashStep = "citadels" | "resolution" | "end";

export type Part = "founding" | "assembly" | "draft" | "turn" | "react" | "clash" | "clash-react" | "manoeuvre";

/** How much a territory counts for a seat on each way to win; what counts nothing is missing. */
export interface Counts {
  territories?: number;
  sanctuaries?: number;
  subjects?: number;
}

/** A territory on the island. */
export interface Land {
  q: number; // the axial column of its first cell
  r: number; // the axial row of its first cell
  points: "up" | "down"; // whether its third cell lies in the row below or above
  territory: string;
  near: string[]; // the neighbouring territories
  clans: Record<string, number>; // by seat
  chieftain: string | null; // a seat
  counts: Record<string, Counts>; // by seat that is present: how much it counts towards winning
  citadels: number; // without the capital
  capital: boolean;
  sanctuaries: number;
  festival: boolean;
  advantage: string; // the seat that holds its advantage card, or that it lies `face up` or `open`, or was `played`
}

/** A place where a new tile may be laid. */
export interface Site {
  q: number; // the axial column of its first cell
  r: number; // the axial row of its first cell
  points: "up" | "down"; // whether its third cell lies in the row below or above
  site: number; // its number, from 1
  touches: string[]; // the territories that the tile would touch
}

/** How much a seat has on each way to win, without its deeds. */
export interface Progress {
  territories: number;
  sanctuaries: number;
  subjects: number;
}

/** How far a seat is on one way to win: what it has, what its deeds could stand for, and what is missing then. */
export interface Goal {
  way: "subjects" | "territories" | "sanctuaries";
  has: number; // at most as much as is needed
  deeds: number;
  missing: number; // 0: the condition is fulfilled
}

/** What everyone sees of a seat. */
export interface InisSeat {
  seat: string;
  reserve: number; // clans that are not on the island
  deeds: number;
  pretender: boolean;
  actions: number; // how many action cards it holds
  tales: number; // how many epic tales it holds
  advantages: string[]; // the advantage cards it holds
  progress: Progress;
  goals: Goal[];
}

/** The Dagda's Cauldron in play. */
export interface Brew {
  seat: string; // whose it is
  clans: number; // how many are in it
}

/** A seat in a clash. */
export interface Party {
  seat: string;
  exposed: number; // clans
  sheltered: number; // clans in citadels
  fights: boolean; // makes manoeuvres, can be attacked, and has to agree to peace
}

/** The clashes: all fields but `pending` are missing while the next one is being chosen. */
export interface Clash {
  pending: string[]; // territories in which clashes are still to come
  territory?: string;
  instigator?: string;
  striker?: string; // the seat whose manoeuvre it is
  parties?: Party[]; // who has clans there, in turn order from the instigator
  sheltered?: Record<string, number>; // clans by seat
  exposed?: Record<string, number>; // clans by seat
  speared?: boolean; // whether Lug's Spear forbids triskel cards
  cauldron?: Brew | null;
}

/** What is left in the supply. */
export interface Supply {
  citadels: number;
  sanctuaries: number;
  deeds: number | "unlimited";
  tiles: number;
  tales: number; // epic tales to be drawn
  discarded_actions: number;
  aside: boolean; // whether an action card is set aside
}

/** The draft as one seat sees it. */
export interface Drafting {
  pool: string[]; // the cards it drafts from now
  locked: string[]; // action cards of an earlier draft, out of reach
  passing: number; // how many cards are passed on
  keeping: number; // how many cards of the pool are kept
  kept: string[]; // cards of the pool that are certain to be kept
  open: string[]; // cards of the pool that can still be chosen
  gives: boolean; // whether the cards that are named are given away, not kept
  to: string; // the seat that gets what is passed on
  step: number; // which passing this is, from 1
  steps: number; // how many passings this draft has
}

/** The viewer's own cards. */
export interface OwnCards {
  hand: string[];
  sealed: string[]; // chosen in the draft
  locked: string[]; // laid down for good
  draft: Drafting | null;
}

/** What a viewer remembers of cards and tiles. */
export interface Memory {
  known: Record<string, string[]>; // by seat, `discard` and `aside`: cards known to be there
  possible_actions: Record<string, string[]>; // by seat, `discard` and `aside`: action cards that may be there
  passed: string[][]; // what the viewer passed on at each step of the draft, as long as that tells it something
  tiles: Record<string, string>; // by depth in the pile, from 1: tiles that the viewer has seen
}

/** Everything that a viewer may know, without the question. */
export interface InisView {
  season: number; // 0 before the first
  seasons: number; // after how many the game ends
  brenn: string; // a seat
  crows: "clockwise" | "counter-clockwise";
  turn: string; // the seat whose turn it is
  passes: number; // how many seats have passed one after the other
  over: boolean;
  winner: string | null;
  seats: InisSeat[];
  territories: Land[];
  supply: Supply;
  discarded_tales: string[];
  open_cards: string[]; // cards in play
  clash: Clash | null;
  cauldron: Brew | null;
  sites: Site[]; // while a site for a tile is being chosen
  viewer: string | null; // a seat; null for the public
  own: OwnCards | null;
  memory: Memory;
}

/** Clans in the plan for a declared card. */
export interface Planned {
  count: number;
  territory?: string; // where they are placed, leave or arrive
  seat?: string; // whose they are, where the plan is by seat
  move?: string[]; // from which territory to which
}

/** The card that waits to take effect, `as` which half it is played, and everything declared about it. */
export interface Declared {
  as: "season card" | "triskel";
  card: string;
  player: string; // the seat that plays it
  territory?: string;
  seat?: string;
  choice?: number;
  plan?: Record<string, number>; // clans by territory or seat; `flip` is 1 if the crows are to turn
  planned?: Planned[]; // the same clans, and where they go
}

/** The question, as everyone hears it; `drawn` only by the seat that has drawn. */
export interface InisAsk {
  id: string; // which question
  what: string; // the same in words
  part: "founding" | "assembly" | "draft" | "turn" | "react" | "clash" | "clash-react" | "manoeuvre"; // of the game
  step?: "citadels" | "resolution" | "end"; // in a clash
  rule?: string; // the topic of the rule behind it, at a table
  moment?: string; // at which a seat may react
  card?: string; // that asks, or to which a seat may react
  player?: string; // the seat to whose deed a seat may react
  territory?: string; // where that happens
  to?: string; // the seat that gets the card
  proposer?: string; // the seat that offers peace
  passing?: number; // how many cards are passed on in this step of the draft
  declared?: Declared;
  drawn?: string[]; // epic tales, of which one is kept
}

/** One use of a card. */
export interface CardHalf {
  timing: "season" | "triskel";
  when: string;
  effect: string;
}

/** What there is to know about a card. */
export interface InisCard {
  kind: "action" | "advantage" | "epic";
  halves: CardHalf[];
  remark: string | null;
  icons: string[];
  four_only: boolean; // whether it is only in games of four
}

/** A rule with its title. */
export interface InisRule {
  title: string;
  text: string;
}

/** All explanations. */
export interface InisPrimer {
  cards: Record<string, InisCard>;
  lands: Record<string, string>; // by territory: what is printed on it
  rules: Record<string, InisRule>; // by topic
  about: Record<string, string>; // by verb: what an option means that is no card
}

/** Whether something is a whole InisView. */
export function isInisView(found: object): found is InisView {
  return ["season", "seasons", "brenn", "crows", "turn", "passes", "over", "winner", "seats", "territories", "supply", "discarded_tales", "open_cards", "clash", "cauldron", "sites", "viewer", "own", "memory"].every((name) => name in found);
}

/** Whether something is a whole InisAsk. */
export function isInisAsk(found: object): found is InisAsk {
  return ["id", "what", "part"].every((name) => name in found);
}
