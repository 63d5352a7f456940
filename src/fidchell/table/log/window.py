"""Reaction windows at the table: the seats that the rules would ask one after the other answer side by side, unseen.

Who is asked follows from public facts alone. The answers happen in the order of the rules when the window closes: the
first that is not a pass counts, and the later ones are forgotten, since everybody is asked again after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat


@dataclass
class Asked:
    """A seat in a window: what it may do once all before it have passed."""

    state: State  # all before it have passed
    options: list[Action]


@dataclass(eq=False)
class Window:
    """An open window, and the answers so far."""

    asked: dict[Seat, Asked]  # in the order of the rules
    opened: int  # milliseconds since 1970
    sealed: dict[Seat, Action] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether everybody has answered."""
        return len(self.sealed) == len(self.asked)


def open_window(game: Game, state: State, now: int) -> Window | None:
    """The window that a state is at, if it is at one."""
    number = game.window(state)
    if not number:
        return None
    found: dict[Seat, Asked] = {}
    ahead = state.clone()
    while game.window(ahead) == number and ahead.seat not in found:
        seat = ahead.seat
        found[seat] = Asked(ahead.clone(), ahead.options(seat))
        ahead.take(seat, game.passing)
    return Window(found, now)
