"""Tables as text for administrators; secrets of a running game are left out unless asked for."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec
import yaml
from sqlalchemy import Connection, func, select

from fidchell.core.parts import Options
from fidchell.core.record import chance_line
from fidchell.core.registry import game
from fidchell.table.live.updates import Updates, eye
from fidchell.table.log.entries import Entry, Row, effective
from fidchell.table.log.moments import PUBLIC, Moment, Viewer
from fidchell.table.log.table import Occupant, Table, TableSetup
from fidchell.table.server import wire
from fidchell.table.server.accounts import Person
from fidchell.table.server.lobby import about
from fidchell.table.store import queries
from fidchell.table.store.schema import LOG, SEATS, TABLES, USERS

LATEST = 12  # rows shown by default


def when(moment: int) -> str:
    """A time in readable form."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


# The list.


def listed(connection: Connection, phase: str) -> Iterator[str]:
    """A line for each table, oldest first."""
    rows = (
        select(LOG.c.table, func.count().label("rows"), func.max(LOG.c.at).label("at"))
        .group_by(LOG.c.table)
        .subquery("rows")
    )
    wanted = select(TABLES.c.plan, TABLES.c.phase, rows.c.rows, rows.c.at).join(rows, rows.c.table == TABLES.c.id)
    wanted = wanted.where(TABLES.c.phase == phase) if phase else wanted
    people = seated(connection)
    for body, how, count, at in connection.execute(wanted.order_by(TABLES.c.created)):
        plan = msgspec.json.decode(body, type=TableSetup)
        old = "  old rules" if plan.version != game(plan.game).version else ""
        names = ", ".join(people.get(plan.id, []))
        yield f"{plan.id}  {plan.game:<7} {how:<9} {count:>5} rows, last {when(at)}  {names}{old}"


def seated(connection: Connection) -> dict[str, list[str]]:
    """The names of the people at each table."""
    found: dict[str, list[str]] = {}
    wanted = select(SEATS.c.table, USERS.c.name).join(USERS, USERS.c.id == SEATS.c.user)
    for table, name in connection.execute(wanted.order_by(SEATS.c.table, SEATS.c.seat)):
        found.setdefault(table, []).append(name)
    return found


# One table.


def told(table: Table, rows: list[Row], owner: Person | None, secrets: bool) -> Iterator[str]:
    """The description of a table, line by line."""
    plan, open_now = table.plan, secrets or table.revealed
    name = f"{owner.name} (number {owner.id})" if owner else "nobody"
    yield f"table {plan.id}: {table.game.title}, {table.phase}; set {when(plan.created)} by {name}"
    yield f"  options: {chosen(table.match.options, table)}"
    yield f"  clock {plan.clock}, windows of {plan.window:g} s, {'listed' if plan.listed else 'by invitation'}"
    yield f"  chat {'on' if plan.chat else 'off'}, hints {'on' if plan.hints else 'off'}"
    yield f"  rules {plan.version}, continues {plan.parent or 'nothing'}"
    if open_now:
        yield f"  {chance_line(plan.chance)}, invitation {plan.invite or 'none'}"
    for seat, chair in enumerate(table.chairs):
        yield f"  {table.seat_name(seat):<7} {sitter(chair)}"
    yield from waiting(table)
    yield f"  {len(rows)} rows, the last {when(rows[-1].at)}"


def chosen(options: Options, table: Table) -> str:
    """The options that differ from their defaults, and the number of players."""
    usual = table.game.settle_options()
    picked = {name: value for name, value in options.items() if value != usual[name] or name == "players"}
    return ", ".join(f"{name}={value}" for name, value in picked.items())


def sitter(chair: Occupant) -> str:
    """Who sits in a chair."""
    if not chair.taken:
        return "open"
    if chair.bot:
        return f"a bot, {chair.bot}"
    marks = [word for word, holds in (("away", chair.away), ("out of time", chair.late)) if holds]
    marks += [f"a bot plays, {chair.lent}"] if chair.lent else []
    marks += [f"a bot of {chair.keeper}"] if chair.keeper else []
    return ", ".join([f"{chair.name} (number {chair.user})", *marks])


def waiting(table: Table) -> Iterator[str]:
    """Who has to decide, as far as it is public, or how the game ended."""
    if table.ended:
        yield f"  ended: {about(table, 0).outcome}"
    elif table.phase == "playing":
        names = ", ".join(map(table.seat_name, table.match.asked))
        yield f"  awaited: {names}{', in secret' if table.match.sealed else ''}"


def course(plan: TableSetup, rows: list[Row], viewer: Viewer, secrets: bool) -> Iterator[str]:
    """What happened, row by row: as a viewer noticed it, or as it was logged."""
    table = Table(plan)
    for row, counted in zip(rows, effective(rows), strict=True):
        before = table.moments.version(viewer)
        table.apply(counted)
        happened, _ = table.moments.since(viewer, before)
        said = [plain(table, entry) for entry in row.entries] if secrets else noticed(table, happened, viewer)
        gone = "" if counted is row else " (counts no more)"
        yield f"  {row.number:>5} {when(row.at)}  {'; '.join(said) or '(unseen)'}{gone}"


def plain(table: Table, entry: Entry) -> str:
    """An entry as it was logged, without the id of its message."""
    words = {name: getattr(entry, name) for name in entry.__struct_fields__ if name != "key"}
    seat = words.pop("seat", -1)
    who = [table.seat_name(seat)] if seat >= 0 else []
    return " ".join(
        [str(entry.__struct_config__.tag), *who, *(f"{name}={value}" for name, value in words.items() if value)]
    )


def noticed(table: Table, moments: list[Moment], viewer: Viewer) -> list[str]:
    """The sentences for the moments that a viewer noticed."""
    found: list[str] = []
    for moment in moments:
        sentences = (
            table.game.viewing.report(table.match.state, event, eye(table, event, viewer)) for event in moment.events
        )
        found += [sentence for sentence in sentences if sentence]
        found += [remark(note) for note in moment.notes]
    return found


def remark(note: wire.Remark) -> str:
    """A remark about the table rather than the game."""
    if note.text:
        return f"{note.name}: {note.text}"
    words = " ".join(str(value) for value in note.args.values())
    return f"{note.id.removeprefix('table-').replace('-', ' ')} {words}".strip()


def view(table: Table, viewer: Viewer) -> str:
    """Everything a viewer may know now, as YAML."""
    shown = msgspec.json.decode(Updates(table, table.now).update(viewer, 1 << 40))
    kept = {name: shown[name] for name in ("view", "ask") if name in shown}
    return yaml.safe_dump(kept, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def owner_of(connection: Connection, plan: TableSetup) -> Person | None:
    """The person who set a table up."""
    found = connection.execute(select(USERS.c.id, USERS.c.name).where(USERS.c.id == plan.owner)).first()
    return Person(found[0], found[1]) if found else None


def table_and_rows(connection: Connection, name: str) -> tuple[Table, list[Row]] | None:
    """A table and its log."""
    table = queries.load(name)(connection)
    return (table, queries.rows_of(name)(connection)) if table else None


def as_whom(table: Table, name: str) -> Viewer:
    """The viewer of this name."""
    return PUBLIC if name in ("", "public") else table.game.seat(name)
