"""The queries about bot accounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from fidchell.table.log.table import GATHERING, PLAYING
from fidchell.table.store.queries import Call, add_user
from fidchell.table.store.schema import BOTS, SEATS, TABLES, USERS

OWNER = USERS.alias("owner")


class StoredBot(NamedTuple):
    """A bot account, as stored."""

    user: int
    name: str
    owner: int
    owner_name: str
    shared: bool
    tables: int
    seen: int


def add_bot(owner: int, name: str, login: str, now: int) -> Callable[[Connection], int]:
    """Store a new bot of a person; its number."""

    def call(connection: Connection) -> int:
        user = add_user(name, now, login)(connection)
        connection.execute(insert(BOTS).values(user=user, owner=owner, shared=False, tables=1, seen=0))
        return user

    return call


def set_bot(user: int, shared: bool, tables: int) -> Call:
    """Store who may seat a bot, and at how many tables."""
    changed = update(BOTS).where(BOTS.c.user == user).values(shared=shared, tables=tables)
    return lambda connection: connection.execute(changed)


def bot_seen(user: int, now: int) -> Call:
    """Store when a bot's stream was last open."""
    return lambda connection: connection.execute(update(BOTS).where(BOTS.c.user == user).values(seen=now))


def bots_where(*conditions: Any, most: int | None = None) -> Callable[[Connection], list[StoredBot]]:
    """The bots that meet some conditions."""
    columns = USERS.c.id, USERS.c.name, BOTS.c.owner, OWNER.c.name, BOTS.c.shared, BOTS.c.tables, BOTS.c.seen
    joined = select(*columns).join(BOTS, BOTS.c.user == USERS.c.id).join(OWNER, OWNER.c.id == BOTS.c.owner)
    wanted = joined.where(*conditions).order_by(USERS.c.id).limit(most)
    return lambda connection: [StoredBot(*row) for row in connection.execute(wanted)]


def bots_of(owner: int) -> Callable[[Connection], list[StoredBot]]:
    """The bots of a person."""
    return bots_where(BOTS.c.owner == owner)


def bots_here(since: int, most: int) -> Callable[[Connection], list[StoredBot]]:
    """The bots that everyone may seat and that were here since."""
    return bots_where(BOTS.c.shared, BOTS.c.seen >= since, most=most)


def bots_named(logins: list[str]) -> Callable[[Connection], list[StoredBot]]:
    """The bots with these names in lower case."""
    return bots_where(USERS.c.login.in_(logins))


def bots_among(users: list[int]) -> Callable[[Connection], list[StoredBot]]:
    """Those of some people that are bots."""
    return bots_where(BOTS.c.user.in_(users))


def count_seats(user: int, since: int) -> Callable[[Connection], tuple[int, int]]:
    """At how many unfinished tables somebody sits, and at how many that were set up since a time."""
    wanted = select(func.count(SEATS.c.table.distinct())).join(TABLES, TABLES.c.id == SEATS.c.table)
    mine = wanted.where(SEATS.c.user == user)
    unfinished, recent = mine.where(TABLES.c.phase.in_((GATHERING, PLAYING))), mine.where(TABLES.c.created >= since)
    return lambda connection: (
        int(connection.execute(unfinished).scalar() or 0),
        int(connection.execute(recent).scalar() or 0),
    )
