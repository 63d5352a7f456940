"""Exported tables: one file that moves tables to another database, with people's names but no passwords or keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from secrets import token_urlsafe

import msgspec
from sqlalchemy import Connection, insert, select

from fidchell.core.errors import BadRecord
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.entries import Entry, Row
from fidchell.table.log.table import GATHERING, OVER, PLAYING, STOPPED, Table, TableSetup
from fidchell.table.server.accounts import proper_name
from fidchell.table.store import due, queries
from fidchell.table.store.schema import LOG, SEATS, TABLES, USERS

FORMAT, VERSION = "fidchell tables", 1


class Human(msgspec.Struct, frozen=True):
    """A person who sits at a table, or who set one up."""

    id: int
    name: str
    login: str | None = None


class ExportedTable(msgspec.Struct, frozen=True):
    """A table with its whole log."""

    plan: TableSetup
    phase: str
    rows: list[Row]


class Label(msgspec.Struct, frozen=True):
    """The header of every exported file."""

    format: str = ""
    version: int = 0


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of an exported file: tables, and the people at them."""

    format: str = FORMAT
    version: int = VERSION
    home: str  # the database that the tables come from
    people: list[Human]
    tables: list[ExportedTable]


@dataclass
class Arrival:
    """The result of an import."""

    tables: dict[str, str] = field(default_factory=dict)  # old id to new id
    numbers: dict[int, int] = field(default_factory=dict)  # old person number to new one
    told: list[str] = field(default_factory=list)
    guests: list[Human] = field(default_factory=list)  # guests that were created


# Exporting.


def packed(connection: Connection, names: Iterable[str]) -> Export:
    """The named tables, ready to be written to a file."""
    tables = [pack(connection, name) for name in names]
    numbers = {number for table in tables for number in people_of(table)}
    found = connection.execute(select(USERS.c.id, USERS.c.name, USERS.c.login).order_by(USERS.c.id))
    people = [Human(*row) for row in found if row[0] in numbers]
    return Export(home=queries.secret("home")(connection), people=people, tables=tables)


def pack(connection: Connection, name: str) -> ExportedTable:
    """One table with its log."""
    plan = queries.plan_of(name)(connection)
    if plan is None:
        raise BadRecord(f"there is no table {name[:40]!r}")
    phase = connection.execute(select(TABLES.c.phase).where(TABLES.c.id == name)).scalar()
    return ExportedTable(plan, str(phase), queries.rows_of(name)(connection))


def people_of(table: ExportedTable) -> set[int]:
    """The numbers of everyone who set a table up or ever sat at it."""
    seated = {entry.user for row in table.rows for entry in row.entries if isinstance(entry, log.Sit)}
    return (seated | {table.plan.owner}) - {0}


def written(export: Export) -> bytes:
    """The bytes of an exported file."""
    return msgspec.json.format(msgspec.json.encode(export), indent=1) + b"\n"


# Importing.


def read(text: bytes) -> Export:
    """Parse and check an exported file."""
    try:
        label = msgspec.json.decode(text, type=Label)
        if label.format != FORMAT or label.version != VERSION:
            raise BadRecord(f"this is not a {FORMAT!r} file of version {VERSION}")
        export = msgspec.json.decode(text, type=Export)
    except msgspec.DecodeError as why:
        raise BadRecord(f"this is not a file of exported tables: {why}") from None
    for table in export.tables:
        check(table, {human.id for human in export.people})
    return export


def check(table: ExportedTable, known: set[int]) -> None:
    """Refuse a table that cannot be played here."""
    name = table.plan.id
    if [row.number for row in table.rows] != list(range(1, len(table.rows) + 1)) or not table.rows:
        raise BadRecord(f"table {name}: its rows are not numbered from 1")
    if table.phase not in (GATHERING, PLAYING, OVER, STOPPED) or not 0 < len(name) <= 24:
        raise BadRecord(f"table {name[:24]}: not a table")
    if people_of(table) - known:
        raise BadRecord(f"table {name}: the file does not say who person {min(people_of(table) - known)} is")
    Table(table.plan)  # refuses a game or an option that does not exist here


def unpacked(connection: Connection, export: Export, as_new: bool) -> Arrival:
    """Import the tables of a file into a database."""
    arrival = Arrival()
    arrival.tables = {table.plan.id: token_urlsafe(9) if as_new else table.plan.id for table in export.tables}
    refuse_known(connection, arrival.tables.values())
    at_home = export.home == queries.secret("home")(connection)
    for human in export.people:
        arrive(connection, human, at_home, arrival)
    for table in export.tables:
        put(connection, moved(table, arrival))
        arrival.told.append(f"table {arrival.tables[table.plan.id]}: {table.phase}, {len(table.rows)} rows")
    return arrival


def refuse_known(connection: Connection, names: Iterable[str]) -> None:
    """Refuse tables that already exist here."""
    for name in names:
        if queries.plan_of(name)(connection):
            raise BadRecord(f"table {name} already exists; --as-new gives every table in the file a new name")


def arrive(connection: Connection, human: Human, at_home: bool, arrival: Arrival) -> None:
    """Match a person to one here: by number in the same database, else by account; unknown people become guests."""
    here = select(USERS.c.id).where(USERS.c.id == human.id if at_home else USERS.c.login == human.login)
    number = connection.execute(here).scalar() if at_home or human.login else None
    if number is None:
        number = queries.add_user(proper_name(human.name), clock())(connection)
        arrival.guests.append(Human(number, human.name))
        arrival.told.append(f"{human.name}: a new guest, number {number}")
    else:
        arrival.told.append(f"{human.name}: number {number} here")
    arrival.numbers[human.id] = number


def moved(table: ExportedTable, arrival: Arrival) -> ExportedTable:
    """A table with the ids and person numbers of this database."""
    names, plan = arrival.tables, table.plan
    plan = msgspec.structs.replace(
        plan,
        id=names[plan.id],
        owner=arrival.numbers.get(plan.owner, 0),
        parent=names.get(plan.parent, plan.parent),
    )
    rows = [
        Row(row.number, row.at, tuple(moved_entry(entry, arrival) for entry in row.entries), row.mark)
        for row in table.rows
    ]
    return ExportedTable(plan, table.phase, rows)


def moved_entry(entry: Entry, arrival: Arrival) -> Entry:
    """An entry with the ids and person numbers of this database."""
    if isinstance(entry, log.Sit) and entry.user:
        return msgspec.structs.replace(entry, user=arrival.numbers[entry.user])
    if isinstance(entry, log.Rematch):
        return log.Rematch(arrival.tables.get(entry.table, entry.table))
    return entry


def put(connection: Connection, table: ExportedTable) -> None:
    """Store a table with its log."""
    plan = table.plan
    connection.execute(insert(TABLES).values(queries.table_values(plan, table.phase)))
    due.look_at(plan.id, table.phase)(connection)
    connection.execute(insert(LOG), [queries.row_values(plan.id, row) for row in table.rows])
    entries = [entry for row in table.rows for entry in row.entries]
    seats = {
        entry.seat: entry.user if isinstance(entry, log.Sit) else 0
        for entry in entries
        if isinstance(entry, (log.Sit, log.VotedOut))
    }
    for seat, user in seats.items():
        if user:
            connection.execute(insert(SEATS).values(table=plan.id, seat=seat, user=user))
