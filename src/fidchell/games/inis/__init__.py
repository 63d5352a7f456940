"""Inis, by Christian Martinez: two to four chieftains want to be High King of a new island."""

from fidchell.core.registry import Game, Options
from fidchell.core.state import State
from fidchell.games.inis import ids
from fidchell.games.inis.conserved import conserved
from fidchell.games.inis.facts import CASEWORK
from fidchell.games.inis.options import OPTIONS, counts_of, rules_of
from fidchell.games.inis.rules import restored
from fidchell.games.inis.setup import new
from fidchell.games.inis.tales import report
from fidchell.games.inis.view import view
from fidchell.games.inis.weights import load
from fidchell.games.inis.words import SEAT_NAMES, to_action, to_words

__all__ = ["GAME"]

load()


def begin(seed: int, options: Options) -> State:
    """A new game with these options."""
    options = GAME.settle_options(options)
    return new(seed, int(options["players"]), rules_of(options), *counts_of(options))


def outcome(state: State) -> str:
    """How the game ended, or that it goes on."""
    if not state.done:
        return "the game goes on"
    winner: int = state.fields()["winner"]
    return f"{SEAT_NAMES[winner]} wins" if winner < ids.SEATS else "drawn"


GAME = Game(
    key="inis",
    title="Inis",
    version=1,
    options=OPTIONS,
    seat_names=SEAT_NAMES,
    actions=ids.ACTIONS,
    longest=40_000,
    shared=False,
    new=begin,
    restored=restored,
    to_words=to_words,
    to_action=to_action,
    view=view,
    report=report,
    outcome=outcome,
    conserved=conserved,
    casework=CASEWORK,
    aims=("territories", "sanctuaries", "subjects"),
)
