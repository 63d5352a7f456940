"""Inis as an environment of PettingZoo, with the options of the game as keywords: `env(players=4)`."""

from __future__ import annotations

from typing import Any

from fidchell.research.env_spec import LOSE
from fidchell.research.pettingzoo.aec import Bare, Guarded
from fidchell.research.pettingzoo.parallel import Parallel

__all__ = ["env", "parallel_env", "raw_env"]


def env(players: int = 4, illegal: str = LOSE, **options: Any) -> Guarded:
    """A game whose guards see to order, bounds and illegal actions, as PettingZoo's wrappers do."""
    return Guarded("inis", players=players, illegal=illegal, **options)


def parallel_env(players: int = 4, illegal: str = LOSE, **options: Any) -> Parallel:
    """A game in which all agents see every step, and all who are asked act at once."""
    return Parallel("inis", players=players, illegal=illegal, **options)


def raw_env(players: int = 4, **options: Any) -> Bare:
    """A game without guards; an illegal action is refused with an error."""
    return Bare("inis", players=players, **options)
