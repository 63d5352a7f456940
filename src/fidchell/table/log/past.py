"""The past of a table, rebuilt from its log: how it was at any version, and everything that happened."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from itertools import groupby

from sqlalchemy import Connection

from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log.entries import Entry
from fidchell.table.log.moments import Viewer
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.store import queries


def looked_back(
    plan: TableSetup, wanted: int, viewer: Viewer, final: array[int] | None = None
) -> Callable[[Connection], bytes]:
    """The update that a viewer had at a version, rebuilt from the log.

    For a finished game, whose final acts are given, it also says where the game can be continued: not at acts that were
    taken back later.
    """

    def call(connection: Connection) -> bytes:
        table = Table(plan)
        for row in log.effective(queries.rows_of(plan.id)(connection)):
            for together in at_once(row.entries):
                if table.moments.version(viewer) >= wanted:
                    break
                table.apply(log.Row(row.number, row.at, together))
        showing = Updates(table, table.moments.noticed_at(viewer))
        shown = showing.update(viewer, max(0, min(wanted, table.moments.version(viewer)) - 1))
        acts = table.match.acts
        lasting = final is not None and final[: len(acts)] == acts
        return shown[:-1] + b',"decisions":%d}' % len(acts) if lasting else shown

    return call


def at_once(entries: tuple[Entry, ...]) -> Iterator[tuple[Entry, ...]]:
    """Entries one by one, but those made when time was up together, so that none shows which other seats were late."""
    for late, found in groupby(entries, lambda entry: isinstance(entry, log.Acted) and entry.by == log.TIME):
        if late:
            yield tuple(found)
        else:
            yield from ((entry,) for entry in found)


def whole_past(plan: TableSetup, since: int, viewer: Viewer) -> Callable[[Connection], bytes]:
    """What a viewer noticed since a version, rebuilt from the log."""

    def call(connection: Connection) -> bytes:
        table = Table(plan, whole=True)
        table.apply_all(log.effective(queries.rows_of(plan.id)(connection)))
        return Updates(table, table.now).past(viewer, since)[0]

    return call
