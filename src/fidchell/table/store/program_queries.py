"""The queries about other people's programs: API tokens and bot accounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update

from fidchell.table.log.table import GATHERING, PLAYING
from fidchell.table.store.queries import Call, add_user
from fidchell.table.store.schema import BOTS, KEYS, SEATS, TABLES, TOKENS, USERS

Columns: TypeAlias = tuple[Any, ...]
OWNER = USERS.alias("owner")


def add_token(values: dict[str, Any]) -> Call:
    """Store the fingerprint of a token, and what it is for."""
    return lambda connection: connection.execute(insert(TOKENS).values(**values))


def tokens_of(user: int) -> Callable[[Connection], list[Columns]]:
    """The tokens of a person: id, name, scopes, when they were made and when they end."""
    columns = TOKENS.c.id, TOKENS.c.name, TOKENS.c.scopes, TOKENS.c.created, TOKENS.c.until
    wanted = select(*columns).where(TOKENS.c.user == user).order_by(TOKENS.c.created)
    return lambda connection: [tuple(row) for row in connection.execute(wanted)]


def drop_token(user: int, id_: str) -> Callable[[Connection], str | None]:
    """Delete a token of a person; its fingerprint, if there was one."""

    def call(connection: Connection) -> str | None:
        mine = TOKENS.c.user == user, TOKENS.c.id == id_
        found = connection.execute(select(TOKENS.c.print).where(*mine)).scalar()
        connection.execute(delete(TOKENS).where(*mine))
        return found

    return call


def drop_tokens(owner: int) -> Callable[[Connection], list[int]]:
    """Delete all tokens of a person and of their bots; whose that were."""

    def call(connection: Connection) -> list[int]:
        bots = connection.execute(select(BOTS.c.user).where(BOTS.c.owner == owner)).scalars()
        users = [owner, *bots]
        connection.execute(delete(TOKENS).where(TOKENS.c.user.in_(users)))
        return users

    return call


def drop_old_tokens(now: int) -> Call:
    """Delete expired tokens."""
    return lambda connection: connection.execute(delete(TOKENS).where(TOKENS.c.until <= now))


def user_by_token(print_: str, now: int) -> Callable[[Connection], Columns | None]:
    """Whose token it is, if it has not expired: number, name, login, scopes; for a bot its owner's number and name."""
    wanted = (
        select(USERS.c.id, USERS.c.name, USERS.c.login, TOKENS.c.scopes, BOTS.c.owner, OWNER.c.name)
        .join(TOKENS, TOKENS.c.user == USERS.c.id)
        .outerjoin(BOTS, BOTS.c.user == USERS.c.id)
        .outerjoin(OWNER, OWNER.c.id == BOTS.c.owner)
        .where(TOKENS.c.print == print_, TOKENS.c.until > now)
    )
    return lambda connection: next(map(tuple, connection.execute(wanted)), None)


def still_open(prints: list[str], now: int) -> Callable[[Connection], set[str]]:
    """Those of some fingerprints whose tokens and sessions have neither ended nor expired."""
    tokens = select(TOKENS.c.print).where(TOKENS.c.print.in_(prints), TOKENS.c.until > now)
    sessions = select(KEYS.c.print).where(KEYS.c.print.in_(prints), KEYS.c.until > now)
    return lambda connection: set(connection.execute(tokens.union(sessions)).scalars())


# Bots.


def add_bot(owner: int, name: str, login: str, now: int) -> Callable[[Connection], int]:
    """Store a new bot of a person; its number."""

    def call(connection: Connection) -> int:
        user = add_user(name, now, login)(connection)
        connection.execute(insert(BOTS).values(user=user, owner=owner, shared=False, most=1, seen=0))
        return user

    return call


def set_bot(owner: int, user: int, shared: bool, most: int) -> Callable[[Connection], int]:
    """Change who may seat a bot, and at how many tables; how many bots that was."""
    mine = BOTS.c.user == user, BOTS.c.owner == owner
    return lambda connection: connection.execute(update(BOTS).where(*mine).values(shared=shared, most=most)).rowcount


def bot_seen(user: int, now: int) -> Call:
    """Store that a bot is here."""
    return lambda connection: connection.execute(update(BOTS).where(BOTS.c.user == user).values(seen=now))


def bots_where(*conditions: Any) -> Callable[[Connection], list[Columns]]:
    """Bots: number, name, login, the owner's number and name, whether others may seat it, its limit, last seen."""
    columns = (
        USERS.c.id,
        USERS.c.name,
        USERS.c.login,
        BOTS.c.owner,
        OWNER.c.name,
        BOTS.c.shared,
        BOTS.c.most,
        BOTS.c.seen,
    )
    joined = select(*columns).join(BOTS, BOTS.c.user == USERS.c.id).join(OWNER, OWNER.c.id == BOTS.c.owner)
    wanted = joined.where(*conditions).order_by(USERS.c.id)
    return lambda connection: [tuple(row) for row in connection.execute(wanted)]


def bots_of(owner: int) -> Callable[[Connection], list[Columns]]:
    """The bots of a person."""
    return bots_where(BOTS.c.owner == owner)


def bots_here(since: int, most: int) -> Callable[[Connection], list[Columns]]:
    """The bots that others may seat and that were here since."""
    found = bots_where(BOTS.c.shared, BOTS.c.seen >= since)
    return lambda connection: found(connection)[:most]


def bot_by_login(login: str) -> Callable[[Connection], Columns | None]:
    """A bot by its name in lower case."""
    found = bots_where(USERS.c.login == login)
    return lambda connection: next(iter(found(connection)), None)


def owner_of(user: int) -> Callable[[Connection], int]:
    """The owner of a bot; 0 for a person."""
    wanted = select(BOTS.c.owner).where(BOTS.c.user == user)
    return lambda connection: int(connection.execute(wanted).scalar() or 0)


def count_seats(user: int) -> Callable[[Connection], int]:
    """At how many unfinished tables somebody sits."""
    wanted = (
        select(func.count(SEATS.c.table.distinct()))
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.user == user, TABLES.c.phase.in_((GATHERING, PLAYING)))
    )
    return lambda connection: int(connection.execute(wanted).scalar() or 0)
