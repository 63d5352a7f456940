"""What a player is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from fidchell.bots.greedy import Greedy
from fidchell.bots.planner import Planner
from fidchell.bots.seen import Seen
from fidchell.core.errors import BadOption
from fidchell.core.types import Action

__all__ = ["BOTS", "Player", "RandomPlayer", "make"]


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, seen: Seen) -> Action:
        """One of the options of the asked seat."""


class RandomPlayer:
    """Chooses any option, all alike."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, seen: Seen) -> Action:
        """Any of the options."""
        return self.chance.choice(seen.options)


BOTS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": Greedy, "planner": Planner}


def make(name: str, seed: int) -> Player:
    """The bot of this name, with a generator of its own."""
    if name not in BOTS:
        raise BadOption(f"no bot is called {name!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[name](seed)
