// Made by tools/write_protocol.py from fidchell/table/server/wire.py: change that one.

export const PROTOCOL = 1;

/** One mark on the board with which a seat shows what it would do. */
export interface Mark {
  kind: string; // go, convert, build, guard, give or note
  from?: string; // an area
  to?: string; // an area or a province
  text?: string; // at most 80 characters
}

/** One standing order of a seat. */
export interface StandingOrder {
  kind: string; // one of KINDS in orders.py
  card?: string;
  moment?: string;
  keep?: number;
}

/** A sentence by message id and arguments. */
export interface Said {
  id: string;
  args?: Record<string, string | number>;
}

/** One option: in the notation, as it is sent back, and as a message to show. */
export interface Choice {
  action: string;
  id: string;
  args?: Record<string, string | number>;
}

/** The present decision, as far as this viewer may know it. */
export interface Ask {
  seats: string[]; // who is asked; in a sealed decision all who are, whether or not they have answered
  prompt: Said;
  about: Record<string, unknown>; // more about it, as the game tells it
  sealed?: boolean; // whether answers stay unseen until all are in
  token?: number | null; // to be sent back with the answer; only for a seat that is asked
  options?: Choice[];
  answered?: string | null; // what this seat has answered in a window; it may answer anew until the window closes
  left?: number | null; // milliseconds that a sealed decision stays open at most
}

/** A seat, and who sits there. */
export interface Chair {
  seat: string;
  name?: string;
  bot?: string; // the level, if a bot plays
  taken?: boolean;
  away?: boolean;
  late?: boolean; // out of time
  ready?: boolean | null; // for peace, if the seat is in the present clash
}

/** The time that is left to each seat, in milliseconds. */
export interface Clocks {
  left: Record<string, number>;
  running?: string | null;
}

/** A promise that was made, and what became of it: open, kept or broken. */
export interface Pledge {
  seat: string;
  phrase: string;
  args: Record<string, string>;
  fate?: string;
}

/** What a seat would do, until the turn passes to another. */
export interface Plan {
  seat: string;
  sealed: boolean; // whether only the seat itself sees the marks
  marks: Mark[] | null; // null where they are sealed and somebody else's
}

/** A seat asks to take a decision back; who has not answered yet. */
export interface Plea {
  seat: string;
  waiting: string[];
}

/** Seats whose people have left, and what the others have voted so far. */
export interface Leaving {
  seats: string[];
  votes: Record<string, string>;
}

/** One thing that happened: in the game or around it. */
export interface Note {
  id: string;
  args?: Record<string, string | number>;
  name?: string; // who spoke, for chat
  text?: string; // what was said, for chat
  at: number; // the version at which this viewer noticed it, and with which `replay` shows the table as it was then
}

/** What happened up to a version, as a viewer may know it: the answer of `log`. */
export interface Past {
  events: Note[];
  version: number;
}

/** A decision that is expected. */
export interface Step {
  seat: string;
  action: string;
}

/** One option, and what the strongest bot thinks of it. */
export interface Counsel {
  action: string;
  share: number; // of the games played in thought that began with it
  chances: Record<string, number>; // to win, by seat; where all win together, of the best end there is
  by: Record<string, number>; // by way to win: the chance to win so
  line: Step[]; // what is expected to follow, the option itself first
}

/** What a seat should consider: the answer of `hint`. */
export interface Hint {
  seat: string;
  options: Counsel[]; // the best first
  simulations: number; // games played in thought
}

/** Take one of the options of the present decision, whose token proves that it is the one meant. */
export interface SendAct {
  type: "act";
  id: string;
  token: number;
  action: string;
}

/** Take back the last decision: at once where it revealed nothing, else by asking the others. */
export interface SendUndo {
  type: "undo";
  id: string;
}

/** Agree or not that somebody takes a decision back. */
export interface SendReply {
  type: "reply";
  id: string;
  yes: boolean;
}

/** Show to all whether this seat is ready to end the present clash. */
export interface SendStance {
  type: "stance";
  id: string;
  ready: boolean;
}

/** Promise something in one of the game's phrases; it binds nobody, and whether it is kept is recorded. */
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

/** Replace the plan of this seat; without marks it has none, and where all win together it may be sealed. */
export interface SendMakePlan {
  type: "plan";
  id: string;
  marks: Mark[];
  sealed?: boolean;
}

/** Open all sealed plans; for the seat that has the turn. */
export interface SendUnseal {
  type: "unseal";
  id: string;
}

/** Say what should become of a seat whose person has left: `wait`, `bot` (with a level) or `end`. */
export interface SendVote {
  type: "vote";
  id: string;
  choice: string;
  level?: string;
}

/** Take one's own seat back from the bot that played meanwhile. */
export interface SendBack {
  type: "back";
  id: string;
}

/** Ask whether the server is there. */
export interface SendPing {
  type: "ping";
  id: string;
}

/** The first message: what table this is, and as whom this connection sees it. */
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
  window: number; // seconds that a reaction window lasts at least
  beat: number; // seconds between two heartbeats
  hints: boolean; // whether a seat that is asked may ask for a hint
}

/** All that this viewer may know now, and what happened since the version it had. Over one connection, the parts of the view that are as they were in the update before are left out, and so are the chairs; everything else is always complete. The first update of a connection, and every one by poll, is whole. */
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
  gap?: boolean; // whether older events were left out, since too many were missed
  chairs?: Chair[] | null;
  may_undo?: string; // free, plea, or empty
  orders?: StandingOrder[] | null; // one's own
  plans?: Plan[];
  done?: string; // the id of this connection's message that led to this
  all?: Record<string, Record<string, unknown>> | null; // after the end, for the viewer `all`: every seat's view
  step?: number | null; // looking back after the end: from where `continue` goes on, unless it was taken back
}

/** A message was carried out; also when it comes a second time. It comes alone where nothing else has changed for the one who sent it: a sealed answer is in. */
export interface Done {
  type: "done";
  id: string;
}

/** A message was not carried out, and why; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  error: Said;
  text: string; // the same in English
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The connection is alive; sent when nothing else was for a while. */
export interface Beat {
  type: "beat";
}

/** The server ends this connection: `restart`, `slow`, `flood`, `left` or `gone`. */
export interface Bye {
  type: "bye";
  why: string;
}

export type FromClient = SendAct | SendUndo | SendReply | SendStance | SendPropose | SendSay | SendGiveOrders | SendMakePlan | SendUnseal | SendVote | SendBack | SendPing;
export type FromServer = Welcome | Update | Done | Refused | Pong | Beat | Bye;
