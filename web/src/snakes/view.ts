// Made by tools/write_protocol.py from fidchell/games/snakes/view/types.py: change that one.

export type Target = "people" | "chief" | "king" | "high king" | "druid";

export type Helped = "people" | "chief" | "king" | "high king" | "druid" | "leaders" | "all attempts";

export type Fate = "fail" | "nothing" | "succeed";

export type Result = "total defeat" | "partial defeat" | "partial victory" | "total victory";

export type Ending = "all flock" | "britain" | "deck" | "acolyte";

/** People of an area. */
export interface People {
  value: number; // how hard they are to convert
  flock: boolean; // whether they are converted
}

/** A chief or the high king. */
export interface Lord {
  value: number; // of the side that is up
  christian: boolean;
  other_side: number | null; // null as long as nobody has seen it
}

/** The king of a province. */
export interface King {
  value: number; // of the side that is up
  christian: boolean;
  other_side: number | null; // null as long as nobody has seen it
  province: string;
}

/** The druid of an area. */
export interface Druid {
  met: boolean; // whether it lies face up
  value: number | null; // null if the viewer does not know it
  seen_by: string[]; // seats that have looked at it in secret
}

/** An area, and everything in it but saints. */
export interface Area {
  area: string;
  province: string;
  near: string[]; // the adjacent areas
  coast: boolean;
  people: People[];
  chief: Lord;
  druid: Druid | null;
  church: number | null; // its level, from 0
  dolmens: number; // that are awake
  graves: number;
  relics: number[]; // their values
}

/** A region of Britain. */
export interface Region {
  region: string;
  box: number; // of Paganism at which it falls
  fallen: boolean;
}

/** How far Britain has fallen. */
export interface Britain {
  box: number; // where Paganism is
  regions: Region[];
  next: Region | null; // the next one to fall
  end: number; // the box at which the game is over
}

/** A seat: its saint or acolyte, where it is, its Zeal and its cards. */
export interface SnakesSeat {
  seat: string;
  saint: string | null;
  acolyte: boolean;
  area: string | null; // null until it is placed
  zeal: number; // the space on the track, from 0
  track: number[]; // the Action Points of each space
  may_make_final_effort: boolean;
  keeps: string[]; // cards
  limit: number; // how many cards it may keep
}

/** The event cards. */
export interface Cards {
  key: string | null; // the key card
  current: string | null; // the card of this turn, while it takes effect
  colour: string; // at which the card of this turn is read, or else the next
  read: string | null; // the colour of the current card's event that happens; null if it is kept instead
  deck: number; // how many are left
  to_come: string[]; // which are left, in no order
  top: (string | null)[]; // on top of the deck, the first first; null for what the viewer has not seen
  discarded: string[];
  piles: string[]; // that wait until a region falls
  gone: string[]; // out of the game
}

/** How many cards to come do what in the colour of the next event; a card may count more than once. */
export interface Risk {
  colour: string; // its title
  at: string; // its name
  of: number; // all cards to come
  saints: number;
  keepers: number; // other cards that are kept
  harmless: number;
  paganism: number;
  zeal: number;
  people: number;
  leaders: number;
  churches: number;
  dolmens: number;
  druids: number;
  points: number;
}

/** What is left in the supply. */
export interface SnakesSupply {
  churches: number[]; // by level
  dolmens: number;
  graves: number;
  druids: number;
  leaders: number;
  people: number[][]; // pairs of value and count
  unmet_druids: number[][]; // pairs of value and count; also of those that lie face down
  unseen_relics: number[][]; // pairs of value and count
}

/** What the event adds to some attempts in this turn. */
export interface Help {
  helped: "people" | "chief" | "king" | "high king" | "druid" | "leaders" | "all attempts";
  bonus: number;
}

/** A part of the score. */
export interface Worth {
  name: string;
  count: number; // how often it counts
  each: number; // points
}

/** Everything that a viewer may know, without the question. */
export interface SnakesView {
  content: string; // the key of the content that is played
  level: string;
  turn: string; // the seat whose turn it is
  turns: number; // 0 before the first
  phase: "actions" | "event";
  points: number; // Action Points left in this turn
  prepared: number; // the bonus for the next attempt
  final_effort: boolean; // whether one was made, so that an attempt must follow
  event_helps: Record<string, number>; // what the event adds, by target
  helps: Help[]; // the same in as few words as possible
  built: string[]; // areas in which was built in this turn
  deaths: number;
  over: boolean;
  ending: "all flock" | "britain" | "deck" | "acolyte" | null;
  result: "total defeat" | "partial defeat" | "partial victory" | "total victory" | null;
  score: number;
  standing: "total defeat" | "partial defeat" | "partial victory" | "total victory"; // for this score
  worth: Worth[]; // what the score consists of
  risk: Risk;
  britain: Britain;
  seats: SnakesSeat[];
  kings: King[];
  high_king: Lord;
  supply: SnakesSupply;
  gifts: string[]; // that can be taken
  viewer: string | null; // a seat; null for the public
  cards: Cards;
  areas: Area[];
}

/** A face of the die, and what it brings. */
export interface Faced {
  face: number;
  fate: "fail" | "nothing" | "succeed";
}

/** The chances of an attempt, as far as the viewer knows. */
export interface Odds {
  success: number; // cases
  nothing: number; // cases
  failure: number; // cases
  of: number; // all cases, equally likely
  parts: Record<string, number>; // what adds up to the total, by name
  total: number | null; // null if it depends on a druid whom the viewer does not know
  target: "people" | "chief" | "king" | "high king" | "druid";
  needed: number | null; // the face of the die that must be surpassed; null like the total
  faces: Faced[]; // low to high; empty if the die alone does not decide
}

/** The question, as everyone hears it; `odds` only by the seat that is asked. */
export interface SnakesAsk {
  id: string; // which question
  what: string; // the same in words
  rule?: string; // the topic of the rule behind it, at a table
  card?: string; // that is to be given, or for which there is no room
  player?: string; // whose roll or loss it is, or who wants the card
  zeal?: number; // that would be lost
  target?: "people" | "chief" | "king" | "high king" | "druid"; // of the attempt
  thrown?: number; // the face that was rolled
  needed?: number; // the face that must be surpassed
  odds?: Record<string, Odds>; // of the attempts that are offered or can be helped, by action
}

/** A message and its arguments. */
export interface Sentence {
  id: string;
  args: Record<string, string | number>;
}

/** A rule: its messages, and the sections of the rulebook that contain it. */
export interface SnakesRule {
  title: string;
  text: string;
  sections: string[];
}

/** What a card does. */
export interface SnakesCard {
  kind: "event" | "saint" | "keeper" | "gift";
  saint?: string; // whose card it is
  set?: string; // of an event: the cards it is shuffled in with
  arrow?: string; // of an event: the colour of the next one
  always?: Sentence[]; // of an event: what stands under its title
  events?: Record<string, Sentence[]>; // by colour
  alike?: boolean; // whether it does the same in all colours
  does?: Sentence[]; // of a card that is kept
  fate?: string; // of a gift: the message that says when it is lost
}

/** What a saint can do. */
export interface SnakesSaint {
  does: Sentence[];
  group: string;
  card: string; // the saint's card in the deck
}

/** What is printed on the map about an area. */
export interface SnakesArea {
  province: string;
  boxes: number; // for people
  near: string[];
  coastal: boolean;
  tara: boolean;
  chief_die: number[]; // the faces of the die that raise its chief
}

/** What is printed on the map about a province. */
export interface SnakesProvince {
  areas: string[];
  king_die: number[]; // the faces of the die that raise its king
}

/** A box of the slider: the totals that ask for one face of the die. */
export interface SliderBox {
  face: number; // that must be surpassed
  low: number | null; // null: every total up to the high one
  high: number | null; // null: every total from the low one on
}

/** Everything that is explained, by ids of messages. */
export interface SnakesPrimer {
  cards: Record<string, SnakesCard>;
  saints: Record<string, SnakesSaint>;
  areas: Record<string, SnakesArea>;
  provinces: Record<string, SnakesProvince>;
  regions: Record<string, number>; // the box at which each falls
  colours: string[]; // from the worst to the mildest
  die: number[]; // its faces
  slider: Record<string, number>; // by total: the face of the die that must be surpassed
  scale: SliderBox[]; // the same in boxes, the worst first
  titles: Record<string, Record<string, string>>; // by kind and name: what the content itself calls things
  rules: Record<string, SnakesRule>;
  questions: Record<string, string>; // by question: the topic of its rule
  about: Record<string, string>; // by verb of an option: the message that says what it does
  done: Record<string, string>; // by question: what it means to be done
  parts: Record<string, string>; // the parts of an attempt's total
  results: number[]; // the points from which on each better result begins
}

/** Whether something is a whole SnakesView. */
export function isSnakesView(found: object): found is SnakesView {
  return ["content", "level", "turn", "turns", "phase", "points", "prepared", "final_effort", "event_helps", "helps", "built", "deaths", "over", "ending", "result", "score", "standing", "worth", "risk", "britain", "seats", "kings", "high_king", "supply", "gifts", "viewer", "cards", "areas"].every((name) => name in found);
}

/** Whether something is a whole SnakesAsk. */
export function isSnakesAsk(found: object): found is SnakesAsk {
  return ["id", "what"].every((name) => name in found);
}
