// Made by tools/write_protocol.py from fidchell/table/server/wire.py: change that one.

export const MARKS = ["go", "convert", "build", "guard", "give", "note"] as const; // the kinds of marks in a plan
export const MOST_MARKS = 8; // of one seat
export const LONGEST_MARK = 80; // characters of what a mark says

/** One mark on the board, part of a seat's plan. */
export interface Mark {
  kind: string; // go, convert, build, guard, give or note
  from?: string; // an area
  to?: string; // an area or a province
  text?: string; // at most 80 characters
}

/** One standing order of a seat. */
export interface StandingOrder {
  kind: string; // pass-until-my-turn, pass-when-nothing-fits, pass-at, ask-for or peace
  card?: string; // for ask-for
  moment?: string; // for pass-at, as in `ask.about.moment`
  keep?: number; // for peace: while that many clans stay
}

/** Whose connection this is: only as the first message, where the address of the socket says `auth=message`. */
export interface SendAuthorize {
  type: "authorize";
  token: string;
}

/** A sentence by message id and arguments. */
export interface Said {
  id: string;
  args?: Record<string, string | number>;
}

/** Why something was refused, by message id and arguments; docs/reference/errors.md lists them. */
export interface Why {
  id: string;
  args?: Record<string, string | number | string[]>;
}

/** One option: in the notation, to send back, and as a message to show. */
export interface Choice {
  action: string;
  id: string;
  args?: Record<string, string | number>; // what it names: a card, a place, a seat, a count...
  verb?: string; // what kind of action it is, in games that have messages
}

/** The current decision, as far as this viewer may know it. */
export interface Ask {
  seats: string[]; // who is asked; in a sealed decision everyone asked, whether or not they have answered
  prompt: Said;
  about: Record<string, unknown>; // more about it, from the game
  sealed?: boolean; // whether answers stay secret until all are in
  token?: number | null; // to send back with the answer; only for a seat that is asked
  options?: Choice[];
  answered?: string | null; // this seat's answer in a window; it may change it until the window closes
  left?: number | null; // milliseconds until a sealed decision ends at the latest
}

/** A seat, and who sits there. */
export interface Chair {
  seat: string;
  name?: string;
  bot?: string; // the level, if a bot plays
  taken?: boolean;
  away?: boolean;
  late?: boolean; // out of time, or never here since the seat was taken
  ready?: boolean | null; // for peace, if the seat is in the current clash
  keeper?: string; // the name of the owner, if a bot account plays
}

/** An event at one of my tables, on my stream of events. */
export interface News {
  type: string;
  table: string;
  game: string;
  seat: string; // mine
  outcome?: string; // how the game ended
}

/** The time left to each seat, in milliseconds. */
export interface Clocks {
  left: Record<string, number>;
  running?: string | null;
}

/** A promise, and its state: open, kept or broken. */
export interface Pledge {
  seat: string;
  phrase: string;
  args: Record<string, string>;
  fate?: string;
}

/** A seat's plan, until the turn passes to another. */
export interface Plan {
  seat: string;
  sealed: boolean; // whether only the seat itself sees the marks
  marks: Mark[] | null; // null if they are sealed and another seat's
}

/** A seat's request to take a decision back, and who has not answered yet. */
export interface Plea {
  seat: string;
  waiting: string[];
}

/** Seats whose people have left, and what the others have voted so far. */
export interface Leaving {
  seats: string[];
  votes: Record<string, string>;
  overdue: string[]; // those of them whose time is up, which a bot may replace for good
}

/** One thing that happened, in the game or at the table. */
export interface Note {
  id: string;
  args?: Record<string, string | number>;
  name?: string; // who spoke, for chat
  text?: string; // what was said, for chat
  at: number; // the version at which this viewer noticed it; `replay` shows the table as it was then
}

/** What happened up to a version, as far as a viewer may know it: the answer of `log`. */
export interface Past {
  events: Note[];
  version: number;
}

/** An expected decision. */
export interface Expected {
  seat: string;
  action: string;
}

/** One option, and what the strongest bot thinks of it. */
export interface Counsel {
  action: string;
  share: number; // of the simulated games that began with it
  chances: Record<string, number>; // to win, by seat; in cooperative games, of the best possible result
  by: Record<string, number>; // the chance to win, by way of winning
  line: Expected[]; // what is expected to follow, the option itself first
}

/** What a seat should consider: the answer of `hint`. */
export interface Hint {
  seat: string;
  options: Counsel[]; // the best first
  simulations: number; // simulated games
}

/** Take one of the options of the current decision; its token proves that this is the decision meant. */
export interface SendAct {
  type: "act";
  id: string;
  token: number;
  action: string;
}

/** Take back the last decision: at once if it revealed nothing, otherwise by asking the others. */
export interface SendUndo {
  type: "undo";
  id: string;
}

/** Agree or refuse that a seat takes a decision back. */
export interface SendReply {
  type: "reply";
  id: string;
  yes: boolean;
}

/** Show everyone whether this seat is ready to end the current clash. */
export interface SendStance {
  type: "stance";
  id: string;
  ready: boolean;
}

/** Make a promise in one of the game's phrases; it is not binding, but whether it is kept is recorded. */
export interface SendPropose {
  type: "propose";
  id: string;
  phrase: string;
  args: Record<string, string>;
}

/** Say something to the whole table. */
export interface SendSay {
  type: "say";
  id: string;
  text: string;
}

/** Replace all standing orders of this seat; nobody else sees them. */
export interface SendGiveOrders {
  type: "orders";
  id: string;
  orders: StandingOrder[];
}

/** Replace the plan of this seat; no marks means no plan, and in cooperative games it may be sealed. */
export interface SendMakePlan {
  type: "plan";
  id: string;
  marks: Mark[];
  sealed?: boolean;
}

/** Open all sealed plans; only for the seat whose turn it is. */
export interface SendUnseal {
  type: "unseal";
  id: string;
}

/** Vote on what to do about seats whose people have left: `wait`, `bot` or `replace` (with a level), or `end`. */
export interface SendVote {
  type: "vote";
  id: string;
  choice: string;
  level?: string;
}

/** Take one's own seat back from the bot that stood in. */
export interface SendBack {
  type: "back";
  id: string;
}

/** Ask whether the server is there. */
export interface SendPing {
  type: "ping";
  id: string;
}

/** The first message: which table this is, and as which viewer this connection sees it. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  viewer: string; // a seat, `public`, or `all` after the end
  chat: boolean;
  clock: string;
  window: number; // minimum seconds of a reaction window
  beat: number; // seconds between heartbeats
  hints: boolean; // whether a seat that is asked may ask for a hint
}

/** Everything this viewer may know now, and what happened since the version it had. On one connection, parts of the view that have not changed since the last update are left out, and so are the chairs; everything else is always complete. The first update of a connection, and every one by poll, is whole. */
export interface Update {
  type: "update";
  phase: string; // gathering, playing, over or stopped
  clocks?: Clocks | null;
  plea?: Plea | null;
  leaving?: Leaving | null;
  promises?: Pledge[];
  outcome?: string;
  rematch?: string;
  version: number;
  view: Record<string, unknown>;
  ask: Ask | null;
  events?: Note[];
  gap?: boolean; // whether older events are missing because too many were missed
  chairs?: Chair[] | null;
  may_undo?: string; // free, plea, or empty
  orders?: StandingOrder[] | null; // one's own
  plans?: Plan[];
  done?: string; // the id of this connection's message that led to this
  all?: Record<string, Record<string, unknown>> | null; // after the end, for the viewer `all`: the view of every seat
  decisions?: number | null; // looking back after the end: after how many `continue` goes on; none if taken back
}

/** A message was carried out, now or when it came before. Sent alone when the sender learns nothing else: a sealed answer is in, or the same message had come before. */
export interface Done {
  type: "done";
  id: string;
  version: number; // of this viewer now; `seen` when you connect again
}

/** A message was not carried out, with the reason; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  error: Why;
  text: string; // the same in English
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
}

/** A heartbeat; sent when nothing else was sent for a while. */
export interface Beat {
  type: "beat";
}

/** The server closes this connection: `restart`, `slow`, `flood`, `left` or `gone`. */
export interface Bye {
  type: "bye";
  why: string;
}

export type FromClient = SendAct | SendUndo | SendReply | SendStance | SendPropose | SendSay | SendGiveOrders | SendMakePlan | SendUnseal | SendVote | SendBack | SendPing;
export type FromServer = Welcome | Update | Done | Refused | Pong | Beat | Bye;
