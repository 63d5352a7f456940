"""Stored snapshots: the newest of each table in play, so that loading reads only the rows after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import Connection, delete, insert, select

from fidchell.table.log.entries import Row, effective, since
from fidchell.table.log.snapshot import BadSnapshot, from_snapshot
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.store.schema import SNAPSHOTS

Call = Callable[[Connection], Any]
Rows = Callable[[Connection], list[Row]]
EVERY = 200  # rows between two snapshots: decision 44 has the figures
LOG = structlog.get_logger("store")


def keep(table: str, number: int, body: bytes) -> Call:
    """Store a snapshot of a table after a row, in place of an older one."""

    def call(connection: Connection) -> None:
        forget(table)(connection)
        connection.execute(insert(SNAPSHOTS).values(table=table, number=number, body=body))

    return call


def forget(table: str) -> Call:
    """Delete the snapshot of a table."""
    return lambda connection: connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))


def load(plan: TableSetup, rows_after: Callable[[int], Rows]) -> Callable[[Connection], Table]:
    """A table from its newest snapshot and the rows after it, or from its whole log if no snapshot fits."""

    def call(connection: Connection) -> Table:
        found = newest(plan, connection)
        rows = rows_after(found.rows if found else 0)(connection)
        if found and any(since(row) <= found.rows for row in rows):  # a repair discounts rows of before
            found, rows = None, rows_after(0)(connection)
        table = found or Table(plan)
        table.apply_all(effective(rows))
        return table

    return call


def newest(plan: TableSetup, connection: Connection) -> Table | None:
    """The table of the newest snapshot, if it fits."""
    body = connection.execute(select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table == plan.id)).scalar()
    try:
        return from_snapshot(plan, body) if body else None
    except BadSnapshot as why:
        LOG.warning("a snapshot is ignored", table=plan.id, why=str(why))
        return None
