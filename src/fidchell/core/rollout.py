"""Random rollouts of any game."""

from fidchell.core.chance import roll
from fidchell.core.compat import cython
from fidchell.core.state import Room, State
from fidchell.core.types import Actions, Count

__all__ = ["rollouts", "rolls"]


def playout(s: State, out: Actions) -> Count:
    """Play `s` at random to its end; the number of decisions, without forced moves."""
    decisions = 0
    n = s.settle(out)
    while n > 0:
        s.apply(s.first_asked(), out[roll(s, n)])
        decisions += 1
        n = s.settle(out)
    return decisions


def playout_asked(s: State, out: Actions) -> Count:
    """Play `s` at random to its end; the number of decisions, forced moves included."""
    decisions = 0
    while s.depth > 0:
        seat = s.first_asked()
        n = s.options_into(seat, out)
        s.apply(seat, out[roll(s, n)])
        decisions += 1
    return decisions


def rollouts(root: State, games: int, seed: int, lone: bool = False) -> int:
    """Play `games` random games from `root`; the number of decisions, with forced moves if `lone`."""
    if root is None:
        raise ValueError("root must not be None")
    s = root.blank()
    room = Room()
    decisions = 0
    with cython.nogil:
        for i in range(games):
            root.copy_into(s)
            s.rng = seed + i
            decisions += playout_asked(s, room.actions) if lone else playout(s, room.actions)
    return decisions


def rolls(seed: int, sides: int, count: int) -> list[int]:
    """The next `count` numbers from 0 to `sides` - 1 that a seed gives."""
    s = State()
    s.rng = seed
    return [roll(s, sides) for _ in range(count)]
