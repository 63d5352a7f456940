"""What one seat may see of a game: search and bots get this, and never the game itself."""

from __future__ import annotations

from fidchell.core.state import State
from fidchell.core.types import Seat

__all__ = ["InformationState", "see"]


class InformationState:
    """A game as one asked seat sees it: its options, and guesses at what is hidden.

    What it keeps is a copy in which everything that the seat cannot know has been exchanged for the first thing
    that fits, so two games that look the same to the seat give the same.
    """

    def __init__(self) -> None:
        self.known: State | None = None
        self.seat = 0
        self.num_players = 0  # how many seats the game has
        self.options: list[int] = []
        self.home = ""  # the module of its game

    def guess(self, seed: int) -> State:
        """A full state that the seat cannot tell from the real one, in the manner of simulation."""
        if self.known is None:
            raise ValueError("nothing has been seen; make it with `see(state, seat)`")
        guess = self.known.blank()
        self.known.copy_into(guess)
        guess.rng = seed
        guess.resample(self.seat)
        return guess


def see(state: State, seat: Seat) -> InformationState:
    """What an asked seat sees of a game."""
    if state is None:
        raise ValueError("there is no game to see")
    options = state.options(seat)
    if not options:
        raise ValueError(f"seat {seat} is not asked, so there is nothing to decide")
    seen = InformationState()
    seen.known = state.clone()
    seen.known.forget(seat)
    seen.known.at_table = False
    seen.seat = seat
    seen.num_players = state.num_players()
    seen.options = options
    seen.home = type(state).__module__
    return seen
