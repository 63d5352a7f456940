"""Banish the Snakes as a PettingZoo environment, with the options of the game as keywords: `env(players=3)`."""

from typing import Any

from fidchell.research.env_spec import LOSE
from fidchell.research.pettingzoo.aec import Bare, Guarded
from fidchell.research.pettingzoo.parallel import Parallel

__all__ = ["env", "parallel_env", "raw_env"]


def env(players: int = 3, illegal: str = LOSE, **options: Any) -> Guarded:
    """A game that checks order, bounds and illegal actions, as PettingZoo's wrappers do."""
    return Guarded("snakes", players=players, illegal=illegal, **options)


def parallel_env(players: int = 3, illegal: str = LOSE, **options: Any) -> Parallel:
    """A game in which all agents observe every step, and all that must decide act at once."""
    return Parallel("snakes", players=players, illegal=illegal, **options)


def raw_env(players: int = 3, **options: Any) -> Bare:
    """A game without guards; an illegal action raises an error."""
    return Bare("snakes", players=players, **options)
