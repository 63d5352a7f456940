"""When something is next due at a table: 0 while it is in memory, None for never."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, bindparam, false, or_, select, update

from fidchell.table.log.table import OVER, PLAYING, STOPPED
from fidchell.table.store.schema import TABLES
from fidchell.table.store.shards import SHARDS, lanes_here

Call = Callable[[Connection], Any]
Key: TypeAlias = tuple[str, int]  # lane and shard
AT_ONCE = 1  # a moment that has passed: at a table that nobody has in memory, something is due


def among(keys: list[Key] | None) -> ColumnElement[bool]:
    """The tables of some shards, or of all that this program can play; named one by one, so that the index helps."""
    if keys is None:
        return and_(TABLES.c.shard.in_(range(SHARDS)), TABLES.c.lane.in_(lanes_here()))
    lanes = {lane: [shard for other, shard in keys if other == lane] for lane, _ in keys}
    return or_(*(and_(TABLES.c.lane == lane, TABLES.c.shard.in_(shards)) for lane, shards in lanes.items()), false())


def due(now: int, most: int, keys: list[Key] | None = None) -> Callable[[Connection], list[str]]:
    """Tables that are not in memory where something is due, the longest overdue first."""
    wanted = select(TABLES.c.id).where(among(keys), TABLES.c.next_due > 0, TABLES.c.next_due <= now)
    return lambda connection: list(connection.execute(wanted.order_by(TABLES.c.next_due).limit(most)).scalars())


def in_memory(table: str, also: Call | None = None) -> Call:
    """Note that a table in play is in memory, and do something else before."""
    mark = update(TABLES).where(TABLES.c.id == table, TABLES.c.phase == PLAYING).values(next_due=0)

    def call(connection: Connection) -> None:
        if also:
            also(connection)
        connection.execute(mark)

    return call


def claim(tables: list[str]) -> Call:
    """Note that tables are about to be in memory."""
    return lambda connection: connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(next_due=0))


def left_in_memory(keys: list[Key] | None = None) -> Callable[[Connection], list[str]]:
    """Tables that a server had in memory when it ended, or has."""
    wanted = select(TABLES.c.id).where(among(keys), TABLES.c.next_due == 0)
    return lambda connection: list(connection.execute(wanted).scalars())


def look_at(table: str, phase: str) -> Call:
    """Let a server look soon at a table that was written by hand, if it is in play."""
    return set_due(table, AT_ONCE if phase == PLAYING else None)


def set_due(table: str, moment: int | None) -> Call:
    """Store when something is next due at a table."""
    return lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(next_due=moment))


def put_away(tables: list[tuple[str, str, int | None]]) -> Call:
    """Store when something is next due at tables in these phases that leave memory, and that those that ended have."""
    playing = [{"name": name, "moment": moment} for name, phase, moment in tables if phase == PLAYING]
    ended = [{"name": name, "how": phase} for name, phase, _ in tables if phase in (OVER, STOPPED)]
    named = update(TABLES).where(TABLES.c.id == bindparam("name"))

    def call(connection: Connection) -> None:
        if playing:  # an administrator may have ended one in the meantime
            connection.execute(named.where(TABLES.c.phase == PLAYING).values(next_due=bindparam("moment")), playing)
        if ended:
            connection.execute(named.values(phase=bindparam("how"), next_due=None), ended)

    return call
