// Made by tools/write_cues.py from fidchell/core/cues.py: change that one.

/** How long each kind of cue takes at the normal pace, in milliseconds, and when the board follows. */
export const KINDS = {
  card: { length: 1200, board: "" }, // the card is held large, with what it does
  cancel: { length: 1200, board: "" }, // the card that is cancelled, stamped by what cancelled it
  read: { length: 1100, board: "" }, // the event card, large, with the colour that is read
  draw: { length: 500, board: "" }, // a card goes to its owner: face up to whoever may know it, face down otherwise
  drop: { length: 450, board: "" }, // a card leaves its owner, face up or face down
  deal: { length: 700, board: "" }, // many cards change hands; one cue for all of them
  move: { length: 500, board: "end" }, // pieces travel along an arrow from one place to the other
  place: { length: 450, board: "start" }, // the place is marked, and something appears, changes or vanishes there
  fall: { length: 500, board: "end" }, // the place is marked, and a piece falls
  clash: { length: 1400, board: "start" }, // a clash opens, with the strength of both sides
  strike: { length: 700, board: "" }, // one side strikes the other
  attempt: { length: 500, board: "" }, // who tries what, and the chances, as far as the reader was given them
  die: { length: 700, board: "" }, // the die rolls; it stays beside its odds while what comes of it is shown
  fate: { length: 700, board: "start" }, // what comes of the die
  herald: { length: 600, board: "start" }, // a sentence
  turn: { length: 400, board: "" }, // whose turn begins
  pass: { length: 250, board: "" }, // who passes, or does something as small
  end: { length: 2500, board: "start" }, // the game is over
  silent: { length: 0, board: "start" }, // nothing: a line of the log is enough
} as const;

export type Kind = keyof typeof KINDS;
