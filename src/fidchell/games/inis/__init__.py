"""Inis, by Christian Martinez: two to four chieftains want to be High King of a new island."""

from typing import cast

from fidchell.core.registry import Game, Options, Peace, Places
from fidchell.core.state import State
from fidchell.core.types import Seat
from fidchell.games.inis import ids
from fidchell.games.inis.cards.deck import VERSION
from fidchell.games.inis.casework.conserved import conserved
from fidchell.games.inis.casework.facts import CASEWORK
from fidchell.games.inis.options import OPTIONS, counts_of, rules_of
from fidchell.games.inis.planner.weights import load
from fidchell.games.inis.rules.derived import fighting
from fidchell.games.inis.rules.game import restored
from fidchell.games.inis.rules.setup import boxed
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.encoding import ENCODING
from fidchell.games.inis.view.event_text import event_message, report
from fidchell.games.inis.view.lore import QUESTIONS
from fidchell.games.inis.view.notation import PLACE_NAMES, SEAT_NAMES, option, to_action, to_words
from fidchell.games.inis.view.primer import explained
from fidchell.games.inis.view.promises import PHRASES
from fidchell.games.inis.view.view import ask, curtain, keeps, prompt, split_visible, view, visible, window

__all__ = ["GAME"]

load()
NAMES = {  # the prefix under which the names in messages are looked up
    **dict.fromkeys(("seat", "other", "player", "proposer", "to"), "seat"),
    **dict.fromkeys(("territory", "destination"), "inis-territory"),
    "card": "inis-card",
    "way": "inis-way",
}


def begin(seed: int, options: Options) -> State:
    """A new game with these options."""
    state = in_box(options)
    state.lay_out(seed)
    return state


def in_box(options: Options) -> State:
    """A game with these options before anything is laid out."""
    options = GAME.settle_options(options)
    return boxed(int(options["players"]), rules_of(options), *counts_of(options))


def outcome(state: State) -> str:
    """How the game ended, or that it goes on."""
    if not state.done:
        return "the game goes on"
    winner: int = state.fields()["winner"]
    return f"{SEAT_NAMES[winner]} wins" if winner < ids.SEATS else "drawn"


def parties(state: State) -> list[Seat]:
    """The seats with exposed clans in the current clash, all of which must agree to peace; empty without a clash."""
    return fighting(cast(Inis, state))


def clash_place(state: State) -> int:
    """A number for the territory of the current clash, or 0 without a clash."""
    where: int = cast(Inis, state).clash
    return where


def turn(state: State) -> Seat:
    """Whose turn it is."""
    seat: Seat = cast(Inis, state).turn
    return seat


GAME = Game(
    key="inis",
    title="Inis",
    version=VERSION,
    options=OPTIONS,
    seat_names=SEAT_NAMES,
    actions=ids.ACTIONS,
    longest=40_000,
    shared=False,
    new=begin,
    boxed=in_box,
    encoding=ENCODING,
    restored=restored,
    to_words=to_words,
    to_action=to_action,
    view=view,
    report=report,
    outcome=outcome,
    conserved=conserved,
    casework=CASEWORK,
    visible=visible,
    split_visible=split_visible,
    ask=ask,
    event_message=event_message,
    option=option,
    prompt=prompt,
    names=NAMES,
    window=window,
    passing=ids.PASS,
    curtain=curtain,
    peace=Peace(parties, ids.PEACE, ids.AGREE, ids.REFUSE, keeps, clash_place),
    phrases=PHRASES,
    primer=explained,
    places=lambda options: Places(PLACE_NAMES),
    turn=turn,
    topics={what: topic for what, (_, topic) in QUESTIONS.items()},
    aims=("territories", "sanctuaries", "subjects"),
)
