"""The five levels, from beginner to merciless: how each thinks, in each game."""

from dataclasses import replace

from fidchell.bots.thinker import SearchConfig, Thinker
from fidchell.core.information_state import InformationState
from fidchell.core.registry import home_of
from fidchell.core.types import Action

LADDER = ("beginner", "casual", "skilled", "expert", "merciless")

ANY_GAME = "any game"
A_TURN = SearchConfig(cut=100, exploration=0.05, widening=4, horizon=1)  # follows the game's plan to the end of a turn
LEVELS: dict[str, dict[str, SearchConfig]] = {
    "inis": {
        "beginner": SearchConfig(sims=20, overlooks=0.25, whims=0.2),
        "casual": SearchConfig(sims=40, overlooks=0.06, whims=0.06),
        "skilled": SearchConfig(sims=80),
        "expert": SearchConfig(sims=600),
        "merciless": SearchConfig(sims=20_000),
    },
    "snakes": {
        "beginner": replace(A_TURN, sims=20, overlooks=0.1),
        "casual": replace(A_TURN, sims=40, doubt=0.5),
        "skilled": replace(A_TURN, sims=60, doubt=1.0),
        "expert": replace(A_TURN, sims=100, doubt=1.5),
        "merciless": replace(A_TURN, sims=200, doubt=2.0),
    },
    ANY_GAME: {
        "beginner": SearchConfig(sims=20, overlooks=0.25, whims=0.2),
        "casual": SearchConfig(sims=100, overlooks=0.08, whims=0.05),
        "skilled": SearchConfig(sims=500, cut=20),
        "expert": SearchConfig(sims=2500, cut=20),
        "merciless": SearchConfig(sims=12_000, cut=20),
    },
}


def config_of(level: str, key: str) -> SearchConfig:
    """How a level thinks in a game."""
    return LEVELS.get(key, LEVELS[ANY_GAME])[level]


class Level:
    """A bot of a named strength, for any game."""

    def __init__(self, seed: int, level: str, changes: dict[str, float] | None = None) -> None:
        self.seed = seed
        self.level = level
        self.changes = changes or {}
        self.config_in(ANY_GAME)  # so that a wrong setting is refused at once
        self.thinker: Thinker | None = None

    def config_in(self, key: str) -> SearchConfig:
        """How it thinks in a game."""
        return replace(config_of(self.level, key), **self.changes)  # type: ignore[arg-type]

    def choose(self, seen: InformationState) -> Action:
        """The best option that its search finds."""
        if self.thinker is None:
            self.thinker = Thinker(self.seed, self.config_in(home_of(seen.home)))
        return self.thinker.choose(seen)
