"""Which tables belong together: those of a lane and a shard have one owner at a time."""

from __future__ import annotations

from zlib import crc32

from fidchell.core.registry import game, keys
from fidchell.table.log.table import TableSetup

SHARDS = 64  # of each lane; stored with the tables, so it cannot change without a migration


def shard_of(table: str) -> int:
    """The shard of a table, by its id."""
    return crc32(table.encode()) % SHARDS


def lane_of(plan: TableSetup) -> str:
    """The lane of a table: its game and the version of the rules that it is played under."""
    return f"{plan.game}-{plan.version}"


def lanes_here() -> list[str]:
    """The lanes that this program can play."""
    return [f"{key}-{game(key).version}" for key in keys()]
