"""Reaction windows at the table: seats that the rules ask one after the other answer at the same time, in secret.

Who is asked depends on public facts alone. When the window closes, the answers are played in the rules' order: the
first that is not a pass counts, and later ones are dropped, since everyone is asked again after it.
"""

from dataclasses import dataclass, field

from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat


@dataclass
class Asked:
    """A seat in a window: its options once all seats before it have passed."""

    state: State  # after all seats before it have passed
    options: list[Action]


@dataclass(eq=False)
class Window:
    """An open window, and the answers so far."""

    asked: dict[Seat, Asked]  # in the order of the rules
    opened: int  # milliseconds since 1970
    sealed: dict[Seat, Action] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether everyone has answered."""
        return len(self.sealed) == len(self.asked)


def open_window(game: Game, state: State, now: int) -> Window | None:
    """The window that opens at a state, or None."""
    number = game.flow.window(state)
    if not number:
        return None
    found: dict[Seat, Asked] = {}
    ahead = state.clone()
    while game.flow.window(ahead) == number and ahead.seat not in found:
        seat = ahead.seat
        found[seat] = Asked(ahead.clone(), ahead.options(seat))
        ahead.take(seat, game.flow.passing)
    return Window(found, now)
