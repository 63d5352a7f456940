"""The five levels, from beginner to merciless: how each thinks, in each game."""

from __future__ import annotations

from dataclasses import replace

from fidchell.bots.thinker import Manner, Thinker
from fidchell.core.registry import home_of
from fidchell.core.seen import Seen
from fidchell.core.types import Action

LADDER = ("beginner", "casual", "skilled", "expert", "merciless")

ANY_GAME = "any game"
LEVELS: dict[str, dict[str, Manner]] = {
    "inis": {
        "beginner": Manner(sims=20, overlooks=0.25, whims=0.2),
        "casual": Manner(sims=100, overlooks=0.08, whims=0.05),
        "skilled": Manner(sims=500),
        "expert": Manner(sims=2500),
        "merciless": Manner(sims=20_000),
    },
    ANY_GAME: {
        "beginner": Manner(sims=20, overlooks=0.25, whims=0.2),
        "casual": Manner(sims=100, overlooks=0.08, whims=0.05),
        "skilled": Manner(sims=500),
        "expert": Manner(sims=2500),
        "merciless": Manner(sims=12_000),
    },
}


def manner_of(level: str, key: str) -> Manner:
    """How a level thinks in a game."""
    return LEVELS.get(key, LEVELS[ANY_GAME])[level]


class Level:
    """A bot of a named strength, for any game."""

    def __init__(self, seed: int, level: str, changes: dict[str, float] | None = None) -> None:
        self.seed = seed
        self.level = level
        self.changes = changes or {}
        self.manner_in("any game")  # so that a wrong setting is refused at once
        self.thinker: Thinker | None = None

    def manner_in(self, key: str) -> Manner:
        """How it thinks in a game."""
        return replace(manner_of(self.level, key), **self.changes)  # type: ignore[arg-type]

    def choose(self, seen: Seen) -> Action:
        """What its search finds best."""
        if self.thinker is None:
            self.thinker = Thinker(self.seed, self.manner_in(home_of(seen.home)))
        return self.thinker.choose(seen)
