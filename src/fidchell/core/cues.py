"""How the page shows what happened: each event is a cue of one of these kinds, shown one after the other.

A game says in `view/cues.py` which kind each of its events is; `tools/write_cues.py` writes the page's tables from it.
"""

from __future__ import annotations

from typing import NamedTuple


class CueKind(NamedTuple):
    """A kind of cue: how long it takes at the normal pace, when the board turns to the new state, and what one sees."""

    milliseconds: int
    board: str  # `start` or `end`: when the board follows; empty if this changes nothing on it
    about: str


KINDS: dict[str, CueKind] = {
    "card": CueKind(1200, "", "the card is held large, with what it does"),
    "cancel": CueKind(1200, "", "the card that is cancelled, stamped by what cancelled it"),
    "read": CueKind(1100, "", "the event card, large, with the colour that is read"),
    "draw": CueKind(500, "", "a card goes to its owner: face up to whoever may know it, face down otherwise"),
    "drop": CueKind(450, "", "a card leaves its owner, face up or face down"),
    "deal": CueKind(700, "", "many cards change hands; one cue for all of them"),
    "move": CueKind(500, "end", "pieces travel along an arrow from one place to the other"),
    "place": CueKind(450, "start", "the place is marked, and something appears, changes or vanishes there"),
    "fall": CueKind(500, "end", "the place is marked, and a piece falls"),
    "clash": CueKind(1400, "start", "a clash opens, with the strength of both sides"),
    "strike": CueKind(700, "", "one side strikes the other"),
    "attempt": CueKind(500, "", "who tries what, and the chances, as far as the reader was given them"),
    "die": CueKind(700, "", "the die rolls; it stays beside its odds while what comes of it is shown"),
    "fate": CueKind(700, "start", "what comes of the die"),
    "herald": CueKind(600, "start", "a sentence"),
    "turn": CueKind(400, "", "whose turn begins"),
    "pass": CueKind(250, "", "who passes, or does something as small"),
    "end": CueKind(2500, "start", "the game is over"),
    "silent": CueKind(0, "start", "nothing: a line of the log is enough"),
}
