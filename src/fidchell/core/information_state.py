"""What one seat knows of a game: search and bots get this, and never the real state."""

from fidchell.core.state import State
from fidchell.core.types import Seat

__all__ = ["InformationState", "information_state_of"]


class InformationState:
    """A game as a seat that must decide sees it: its options, and determinizations of what is hidden.

    It holds a copy of the state in which everything hidden from the seat has been replaced by the first arrangement
    that fits, so that two games the seat cannot tell apart give equal information states.
    """

    def __init__(self) -> None:
        self.known: State | None = None
        self.seat = 0
        self.num_players = 0  # how many seats the game has
        self.options: list[int] = []
        self.home = ""  # the module of its game

    def determinize(self, seed: int) -> State:
        """A full state that the seat cannot tell from the real one, in the simulation manner of play."""
        if self.known is None:
            raise ValueError("the information state is empty; make one with `information_state_of(state, seat)`")
        guess = self.known.blank()
        self.known.copy_into(guess)
        guess.rng = seed
        guess.resample(self.seat)
        return guess


def information_state_of(state: State, seat: Seat) -> InformationState:
    """The information state of a seat that must decide."""
    if state is None:
        raise ValueError("state must not be None")
    options = state.options(seat)
    if not options:
        raise ValueError(f"seat {seat} has nothing to decide now")
    seen = InformationState()
    seen.known = state.clone()
    seen.known.forget(seat)
    seen.known.at_table = False
    seen.seat = seat
    seen.num_players = state.num_players()
    seen.options = options
    seen.home = type(state).__module__
    return seen
