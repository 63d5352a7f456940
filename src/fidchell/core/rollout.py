"""Random playouts of any game."""

from fidchell.core.chance import roll
from fidchell.core.compat import cython
from fidchell.core.state import Room, State
from fidchell.core.types import Actions, Count

__all__ = ["copies", "rollouts", "rollouts_asked"]


def playout(s: State, out: Actions, limit: Count) -> Count:
    """Play `s` at random to its end or for `limit` decisions; how many were made."""
    decisions = 0
    n = s.settle(out)
    while n > 0 and decisions < limit:
        s.apply(s.first_asked(), out[roll(s, n)])
        decisions += 1
        n = s.settle(out)
    return decisions


def playout_asked(s: State, out: Actions) -> Count:
    """Play `s` at random to its end; how many decisions were made, lone options among them."""
    decisions = 0
    while s.depth > 0:
        seat = s.first_asked()
        n = s.options_into(seat, out)
        s.apply(seat, out[roll(s, n)])
        decisions += 1
    return decisions


def rollouts_asked(root: State, games: int, seed: int) -> int:
    """Play `games` random games from `root`; how many decisions were made in all, lone options among them."""
    s = root.blank()
    room = Room()
    decisions = 0
    with cython.nogil:
        for i in range(games):
            root.copy_into(s)
            s.rng = seed + i
            decisions += playout_asked(s, room.actions)
    return decisions


def rollouts(root: State, games: int, seed: int, limit: int = 1_000_000) -> int:
    """Play `games` random games from `root`; how many decisions with a choice were made in all."""
    s = root.blank()
    room = Room()
    decisions = 0
    with cython.nogil:
        for i in range(games):
            root.copy_into(s)
            s.rng = seed + i
            decisions += playout(s, room.actions, limit)
    return decisions


def copies(root: State, times: int) -> int:
    """Copy `root` so many times without Python in between; how many copies were made."""
    s = root.blank()
    with cython.nogil:
        for _ in range(times):
            root.copy_into(s)
    return times
