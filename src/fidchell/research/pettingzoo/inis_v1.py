"""Inis as an environment of PettingZoo, with the options of the game as keywords: `env(players=4)`."""

from __future__ import annotations

from typing import Any

from fidchell.research.pettingzoo.aec import Bare, Guarded

__all__ = ["env", "raw_env"]


def env(players: int = 4, **options: Any) -> Guarded:
    """A game whose guards see to order, bounds and illegal actions, as PettingZoo's wrappers do."""
    return Guarded("inis", players=players, **options)


def raw_env(players: int = 4, **options: Any) -> Bare:
    """A game without guards."""
    return Bare("inis", players=players, **options)
