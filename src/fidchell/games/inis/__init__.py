"""Inis, by Christian Martinez: two to four chieftains want to be High King of a new island."""

from typing import cast

from fidchell.core.parts import Flow, Messages, Options, Peace, Places, Rules, Strategy, Talk, Viewing
from fidchell.core.registry import Game
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
from fidchell.games.inis.view.asked import ask, prompt
from fidchell.games.inis.view.encoding import ENCODING
from fidchell.games.inis.view.event_text import event_message, report
from fidchell.games.inis.view.notation import NOTATION, PLACE_NAMES, SEAT_NAMES
from fidchell.games.inis.view.primer import explained
from fidchell.games.inis.view.promises import PHRASES
from fidchell.games.inis.view.questions import TOPICS
from fidchell.games.inis.view.view import curtain, keeps, split_visible, window
from fidchell.games.inis.view.written import written

__all__ = ["GAME"]

load()
NAMES = {  # the prefix under which the names in messages are looked up
    **dict.fromkeys(("seat", "other", "player", "proposer", "to"), "seat"),
    **dict.fromkeys(("territory", "destination"), "inis-territory"),
    "card": "inis-card",
    "way": "inis-way",
}


def in_box(options: Options) -> State:
    """A game with these options before anything is laid out."""
    return boxed(int(options["players"]), rules_of(options), *counts_of(options))


def outcome(state: State) -> str:
    """How the game ended."""
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
    rules=Rules(in_box, restored, outcome, conserved),
    notation=NOTATION,
    viewing=Viewing(report, split_visible=split_visible, written=written, ask=ask),
    messages=Messages(event_message, prompt, NAMES, TOPICS, primer=explained),
    flow=Flow(turn, window, ids.PASS, curtain),
    talk=Talk(
        Peace(parties, ids.PEACE, ids.AGREE, ids.REFUSE, keeps, clash_place),
        PHRASES,
        places=lambda options: Places(PLACE_NAMES),
    ),
    strategy=Strategy(aims=("territories", "sanctuaries", "subjects")),
    encoding=ENCODING,
    casework=CASEWORK,
)
