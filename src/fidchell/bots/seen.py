"""What a seat may see of a game."""

from __future__ import annotations

from fidchell.core.state import State
from fidchell.core.types import Action, Seat


class Seen:
    """A game as one asked seat sees it: its options, and guesses at what is hidden, never the game itself."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self.seat = seat
        self.options: list[Action] = state.options(seat)
        if not self.options:
            raise ValueError(f"seat {seat} is not asked, so there is nothing to decide")

    def guess(self, seed: int) -> State:
        """A full state that the seat cannot tell from the real one, in the manner of simulation."""
        guess = self._state.determinize(self.seat, seed)
        guess.sit(False)
        return guess
