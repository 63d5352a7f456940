"""Shared by the tests of PettingZoo: the tables they play at, and a started game."""

from __future__ import annotations

from typing import Any

import pytest

from fidchell.research.pettingzoo import inis_v1, snakes_v1

TABLES = [(inis_v1, 2), (inis_v1, 3), (inis_v1, 4), (snakes_v1, 1), (snakes_v1, 3), (snakes_v1, 6)]
each_table = pytest.mark.parametrize(
    ("module", "players"), TABLES, ids=lambda part: getattr(part, "__name__", "")[-9:] or str(part)
)
each_game = pytest.mark.parametrize("module", [inis_v1, snakes_v1], ids=["inis", "snakes"])


def begun(env: Any, seed: int = 1) -> Any:
    """An environment after its first reset."""
    env.reset(seed=seed)
    return env
