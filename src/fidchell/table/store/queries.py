"""The queries of the server, except for appending rows to logs: each is a function of a connection."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fidchell.core.registry import game
from fidchell.table.log.entries import Begin, Entry, Row, Sit, VotedOut, read, written
from fidchell.table.log.table import GATHERING, PLAYING, Table, TableSetup
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import snapshots
from fidchell.table.store.schema import KEYS, LOG, SEATS, SECRETS, TABLES, TASTES, USERS
from fidchell.table.store.shards import lane_of, shard_of

Call = Callable[[Connection], Any]
OLD_RULES = Refusal("old-rules", "this table was played under older rules; whoever runs the server can repair it")


def add_table(plan: TableSetup, row: Row, sitting: dict[int, int], phase: str) -> Call:
    """Store a new table with the first row of its log."""

    def call(connection: Connection) -> None:
        connection.execute(insert(TABLES).values(table_values(plan, phase)))
        connection.execute(insert(LOG).values(row_values(plan.id, row)))
        for seat, user in sitting.items():
            connection.execute(insert(SEATS).values(table=plan.id, seat=seat, user=user))

    return call


def table_values(plan: TableSetup, phase: str) -> dict[str, Any]:
    """The database columns of a table; one in play is looked at soon."""
    return {
        "id": plan.id,
        "plan": msgspec.json.encode(plan).decode(),
        "owner": plan.owner,
        "phase": phase,
        "listed": plan.listed,
        "created": plan.created,
        "lane": lane_of(plan),
        "shard": shard_of(plan.id),
        "next_due": 0 if phase == PLAYING else None,
    }


def row_values(table: str, row: Row) -> dict[str, Any]:
    """The database columns of a row."""
    return {"table": table, "number": row.number, "at": row.at, "body": written(row.entries), "mark": row.mark}


def add_rows(table: str, rows: list[Row]) -> Call:
    """Store several rows at once."""
    return lambda connection: connection.execute(insert(LOG), [row_values(table, row) for row in rows])


def sit(table: str, seat: int, user: int) -> Call:
    """Store who sits in a seat; 0 means nobody."""

    def call(connection: Connection) -> None:
        connection.execute(delete(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat))
        if user:
            connection.execute(insert(SEATS).values(table=table, seat=seat, user=user))

    return call


SEATING = frozenset((Sit, Begin, VotedOut))  # entries that other tables of the database mirror


def beside(table: str, entries: tuple[Entry, ...]) -> Call | None:
    """What else to store along with entries that are added to a log, or None."""
    if SEATING.isdisjoint(map(type, entries)):
        return None
    calls = [sit(table, entry.seat, entry.user) for entry in entries if isinstance(entry, Sit)]
    calls += [sit(table, entry.seat, 0) for entry in entries if isinstance(entry, VotedOut)]
    calls += [set_phase(table, PLAYING) for entry in entries if isinstance(entry, Begin)]

    def call(connection: Connection) -> None:
        for each in calls:
            each(connection)

    return call


def set_phase(table: str, phase: str) -> Call:
    """Store the phase of a table; one in play is looked at soon."""
    values = {"phase": phase, "next_due": 0 if phase == PLAYING else None}
    return lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))


def plan_of(table: str) -> Callable[[Connection], TableSetup | None]:
    """The setup of a table."""

    def call(connection: Connection) -> TableSetup | None:
        body = connection.execute(select(TABLES.c.plan).where(TABLES.c.id == table)).scalar()
        return msgspec.json.decode(body, type=TableSetup) if body else None

    return call


def rows_of(table: str, after: int = 0) -> Callable[[Connection], list[Row]]:
    """The rows of a log after a number."""
    wanted = (
        select(LOG.c.number, LOG.c.at, LOG.c.body, LOG.c.mark)
        .where(LOG.c.table == table, LOG.c.number > after)
        .order_by(LOG.c.number)
    )

    def call(connection: Connection) -> list[Row]:
        return [Row(number, at, read(body), mark) for number, at, body, mark in connection.execute(wanted)]

    return call


def load(table: str) -> Callable[[Connection], Table | None]:
    """Load a table from its log, or from a snapshot and the rows after it."""

    def call(connection: Connection) -> Table | None:
        plan = plan_of(table)(connection)
        if plan is None:
            return None
        if plan.version != game(plan.game).version:
            raise OLD_RULES
        return snapshots.load(plan, partial(rows_of, table))(connection)

    return call


def lanes_of(tables: list[str]) -> Callable[[Connection], dict[str, str]]:
    """The lanes of tables."""
    wanted = select(TABLES.c.id, TABLES.c.lane).where(TABLES.c.id.in_(tables))
    return lambda connection: dict(map(tuple, connection.execute(wanted)))


def open_tables(most: int) -> Callable[[Connection], list[str]]:
    """The tables that anyone may join, then those that anyone may watch, each newest first."""
    wanted = (
        select(TABLES.c.id)
        .where(TABLES.c.phase.in_((GATHERING, PLAYING)), TABLES.c.listed)
        .order_by(TABLES.c.phase, TABLES.c.created.desc())  # "gathering" sorts before "playing"
        .limit(most)
    )
    return lambda connection: list(connection.execute(wanted).scalars())


def tables_of(user: int, most: int) -> Callable[[Connection], list[str]]:
    """The tables where a person sits or which they set up, newest first."""
    seated = select(SEATS.c.table).where(SEATS.c.user == user)
    wanted = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(seated) | (TABLES.c.owner == user))
        .order_by(TABLES.c.created.desc())
        .limit(most)
    )
    return lambda connection: list(connection.execute(wanted).scalars())


def count_tables(owner: int, since: int) -> Callable[[Connection], tuple[int, int]]:
    """How many unfinished tables a person has set up, and how many tables at all since a time."""
    mine = select(func.count()).where(TABLES.c.owner == owner)
    unfinished = mine.where(TABLES.c.phase.in_((GATHERING, PLAYING)))
    made = mine.where(TABLES.c.created >= since)
    return lambda connection: (
        int(connection.execute(unfinished).scalar() or 0),
        int(connection.execute(made).scalar() or 0),
    )


def stored_bytes(owner: int) -> Callable[[Connection], int]:
    """About how many bytes the logs of a person's tables have."""
    mine = select(TABLES.c.id).where(TABLES.c.owner == owner)
    wanted = select(func.sum(func.length(LOG.c.body))).where(LOG.c.table.in_(mine))
    return lambda connection: int(connection.execute(wanted).scalar() or 0)


def unfinished_tables(owner: int) -> Callable[[Connection], list[str]]:
    """The unfinished tables that a person has set up."""
    wanted = select(TABLES.c.id).where(TABLES.c.owner == owner, TABLES.c.phase.in_(("gathering", "playing")))
    return lambda connection: list(connection.execute(wanted).scalars())


# People.


def add_user(name: str, created: int, login: str | None = None, password: str | None = None) -> Callable[..., int]:
    """Store a new person; returns their number."""

    def call(connection: Connection) -> int:
        made = connection.execute(insert(USERS).values(name=name, login=login, password=password, created=created))
        found = made.inserted_primary_key
        assert found
        return int(found[0])

    return call


def make_account(user: int, name: str, login: str, password: str) -> Call:
    """Give a person a name to sign in with."""
    return lambda connection: connection.execute(
        update(USERS).where(USERS.c.id == user).values(name=name, login=login, password=password)
    )


def rename(user: int, name: str) -> Call:
    """Rename a person."""
    return lambda connection: connection.execute(update(USERS).where(USERS.c.id == user).values(name=name))


def user_by_login(login: str) -> Callable[[Connection], tuple[int, str, str] | None]:
    """The number, name and password hash of an account."""
    wanted = select(USERS.c.id, USERS.c.name, USERS.c.password).where(USERS.c.login == login)

    def call(connection: Connection) -> tuple[int, str, str] | None:
        found = connection.execute(wanted).first()
        return (found[0], found[1], found[2]) if found else None

    return call


def add_key(print_: str, user: int, kind: str, until: int) -> Call:
    """Store the fingerprint of a key."""
    return lambda connection: connection.execute(insert(KEYS).values(print=print_, user=user, kind=kind, until=until))


def user_by_key(print_: str, kind: str, now: int) -> Callable[[Connection], tuple[int, str, str | None] | None]:
    """The person of a key that has not expired: number, name and login."""
    wanted = (
        select(USERS.c.id, USERS.c.name, USERS.c.login)
        .join(KEYS, KEYS.c.user == USERS.c.id)
        .where(KEYS.c.print == print_, KEYS.c.kind == kind, KEYS.c.until > now)
    )

    def call(connection: Connection) -> tuple[int, str, str | None] | None:
        found = connection.execute(wanted).first()
        return (found[0], found[1], found[2]) if found else None

    return call


def drop_key(print_: str) -> Callable[[Connection], int]:
    """Delete a key; returns how many were deleted."""
    return lambda connection: connection.execute(delete(KEYS).where(KEYS.c.print == print_)).rowcount


def drop_old_keys(now: int) -> Call:
    """Delete expired keys."""
    return lambda connection: connection.execute(delete(KEYS).where(KEYS.c.until <= now))


def tastes_of(user: int) -> Callable[[Connection], str | None]:
    """The page preferences of a person, as stored."""
    wanted = select(TASTES.c.body).where(TASTES.c.user == user)
    return lambda connection: connection.execute(wanted).scalar()


def set_tastes(user: int, body: str) -> Call:
    """Replace the page preferences of a person."""

    def call(connection: Connection) -> None:
        changed = update(TASTES).where(TASTES.c.user == user).values(body=body)
        if connection.execute(changed).rowcount:
            return
        try:
            with connection.begin_nested():
                connection.execute(insert(TASTES).values(user=user, body=body))
        except IntegrityError:  # another server was quicker
            connection.execute(changed)

    return call


def secret(name: str) -> Callable[[Connection], str]:
    """A secret shared by all servers of this database; the first server creates it."""

    def call(connection: Connection) -> str:
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        found = connection.execute(wanted).scalar()
        if found is None:
            try:
                with connection.begin_nested():
                    connection.execute(insert(SECRETS).values(name=name, value=token_urlsafe(32)))
            except IntegrityError:
                pass  # another server was quicker
            found = connection.execute(wanted).scalar()
        return str(found)

    return call


def set_password(user: int, password: str) -> Call:
    """Change the password of an account."""
    return lambda connection: connection.execute(update(USERS).where(USERS.c.id == user).values(password=password))


def drop_keys(user: int) -> Call:
    """End all sessions and sign-in links of a person."""
    return lambda connection: connection.execute(delete(KEYS).where(KEYS.c.user == user))
