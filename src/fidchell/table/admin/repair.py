"""Repair: after the rules were corrected, every table is replayed to see which can continue unchanged.

Nothing is cut from a log. Where the rules lead elsewhere, one more row says from which row on the old ones no longer
count, and the table continues from the last decision that the current rules allow.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, select, update

from fidchell.core.errors import FidchellError, IllegalAction
from fidchell.core.keys import new_key
from fidchell.core.match import checked
from fidchell.core.registry import game
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.entries import Entry, Row, effective
from fidchell.table.log.table import GATHERING, OVER, PLAYING, STOPPED, Table, TableSetup
from fidchell.table.store import due, leases, queries, snapshots
from fidchell.table.store.schema import TABLES
from fidchell.table.store.shards import lane_of, shard_of

SERVED = "a server is running it; stop the server first"


@dataclass
class Finding:
    """The result of replaying a table under the current rules."""

    plan: TableSetup
    rows: list[Row]
    phase: str
    acts: int = 0  # acts that could be replayed
    differs: int = 0  # the first row whose mark does not match the state under the current rules
    fails: int = 0  # the first row that the current rules do not allow
    why: str = ""

    @property
    def same(self) -> bool:
        """Whether the table replays unchanged."""
        return not self.differs and not self.fails

    @property
    def present(self) -> int:
        """The version of the current rules."""
        return game(self.plan.game).version

    def __str__(self) -> str:
        if self.fails:
            return f"fails at row {self.fails}: {self.why}"
        if self.differs:
            return f"differs from row {self.differs} (mark)"
        return "same" if self.plan.version == self.present else f"same, rules {self.plan.version} to {self.present}"


def wanted(connection: Connection, table: str, over: bool) -> list[str]:
    """The tables to examine: the named one, or all unfinished ones, or all."""
    phases = (GATHERING, PLAYING, OVER, STOPPED) if over else (GATHERING, PLAYING)
    named = select(TABLES.c.id).where(TABLES.c.id == table)
    rest = select(TABLES.c.id).where(TABLES.c.phase.in_(phases)).order_by(TABLES.c.created)
    return list(connection.execute(named if table else rest).scalars())


def examined(connection: Connection, name: str) -> Finding:
    """Replay a table."""
    plan = queries.plan_of(name)(connection)
    assert plan
    phase = connection.execute(select(TABLES.c.phase).where(TABLES.c.id == name)).scalar()
    return replayed(Finding(plan, queries.rows_of(name)(connection), str(phase)))


def replayed(finding: Finding) -> Finding:
    """Replay as far as the current rules allow."""
    try:
        table = Table(finding.plan)
    except FidchellError as why:
        finding.fails, finding.why = 1, str(why)
        return finding
    agreed = corrected(finding.rows)
    for row in effective(finding.rows):
        if row.mark and row.number > agreed and not finding.differs and row.mark != table.match.mark():
            finding.differs = row.number
        finding.acts = len(table.match.acts)
        finding.why = carried_out(table, row)
        if finding.why:
            finding.fails = row.number
            return finding
    finding.acts = len(table.match.acts)
    return finding


def corrected(rows: list[Row]) -> int:
    """The last row written by a repair; marks before it belong to older rules."""
    found = [row.number for row in rows for entry in row.entries if isinstance(entry, log.Rewind) and entry.since]
    return max(found, default=0)


def carried_out(table: Table, row: Row) -> str:
    """Apply a row if the current rules allow it; otherwise say why not."""
    for entry in row.entries:
        why = fault(table, entry)
        if why:
            return why
        try:
            table.apply(Row(row.number, row.at, (entry,)))
        except Exception as mistake:  # whatever went wrong, the table cannot be loaded
            return f"{entry.__struct_config__.tag} leads to {type(mistake).__name__}: {mistake}"
    return ""


def fault(table: Table, entry: Entry) -> str:
    """Why the current rules do not allow an entry; empty if they do."""
    window = table.match.window
    match entry:
        case log.Acted(seat=seat, action=words):
            options = table.match.state.options(seat)
        case log.Seal(seat=seat, action=words):
            options = table.match.options_of(seat) if window else []
        case log.Close():
            return "" if window and window.complete else "there is no open window that everyone has answered"
        case _:
            return ""
    try:
        checked(table.game, seat, words, options)
    except IllegalAction as why:
        return str(why)
    return ""


def mended(connection: Connection, finding: Finding, accept: bool) -> str:
    """Continue a table under the current rules if possible; say what was done."""
    if finding.same and finding.plan.version == finding.present:
        return "nothing to do"
    if not is_alone(connection, finding.plan.id):
        return f"left as it is: {SERVED}"
    if finding.same:
        return renewed(connection, finding)
    if finding.phase in (OVER, STOPPED):
        return "left as it is: it is over, and keeps the rules it was played under"
    if finding.fails == 1:
        return "left as it is: the current rules do not allow its first row; end it"
    if finding.fails:
        return gone_back(connection, finding, finding.fails)
    if not accept:
        return "left as it is: --accept continues it from its state under the current rules"
    return gone_back(connection, finding, finding.rows[-1].number + 1)


def is_alone(connection: Connection, table: str) -> bool:
    """Whether no server runs a table; if so, lock it until we are done."""
    if connection.dialect.name == "sqlite":
        return True  # the caller has checked that no server is running
    leases.remove(connection)
    return leases.is_free(connection, key_of(connection, table))


def renewed(connection: Connection, finding: Finding) -> str:
    """Move a table to the current version of the rules."""
    plan = msgspec.structs.replace(finding.plan, version=finding.present)
    values = {"plan": msgspec.json.encode(plan).decode(), "lane": lane_of(plan)}
    connection.execute(update(TABLES).where(TABLES.c.id == plan.id).values(values))
    due.look_at(plan.id, finding.phase)(connection)
    return f"now under rules {finding.present}"


def gone_back(connection: Connection, finding: Finding, since: int) -> str:
    """Discount the rows of a table from `since` on, and continue it from there under the current rules."""
    last = finding.rows[-1]
    entries = (log.Rewind(finding.acts, since), log.Reseed(secret=new_key().hex()))  # what was seen must not come again
    row = Row(last.number + 1, max(clock(), last.at), entries)
    table = Table(finding.plan)
    table.apply_all(effective([*finding.rows, row]))
    queries.add_rows(finding.plan.id, [row])(connection)
    snapshots.forget(finding.plan.id)(connection)
    finding.phase = table.phase
    queries.set_phase(finding.plan.id, table.phase)(connection)
    renewed(connection, finding)
    announce(connection, finding.plan.id)
    gone = last.number + 1 - since
    return f"goes on after {finding.acts} actions, without its last {gone} rows" if gone else "goes on as it is now"


def announce(connection: Connection, table: str) -> None:
    """Let the owner of a table read it again; with SQLite it notices when it next writes."""
    if connection.dialect.name == "postgresql":
        leases.recall(connection, key_of(connection, table))


def key_of(connection: Connection, table: str) -> leases.Key:
    """The lane and shard of a table."""
    return queries.lanes_of([table])(connection)[table], shard_of(table)
