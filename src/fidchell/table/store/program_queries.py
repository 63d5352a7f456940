"""The queries about other people's programs: API tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, insert, select

from fidchell.table.store.queries import Call
from fidchell.table.store.schema import BOTS, KEYS, TOKENS, USERS

Columns: TypeAlias = tuple[Any, ...]


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


def drop_tokens(user: int) -> Callable[[Connection], list[int]]:
    """Delete all tokens of a person and of their bots; whose that were."""

    def call(connection: Connection) -> list[int]:
        users = [user, *connection.execute(select(BOTS.c.user).where(BOTS.c.owner == user)).scalars()]
        connection.execute(delete(TOKENS).where(TOKENS.c.user.in_(users)))
        return users

    return call


def drop_old_tokens(now: int) -> Call:
    """Delete expired tokens."""
    return lambda connection: connection.execute(delete(TOKENS).where(TOKENS.c.until <= now))


def user_by_token(print_: str, now: int) -> Callable[[Connection], Columns | None]:
    """Whose token it is, if it has not expired: number, name, login, scopes, and the owner of a bot."""
    wanted = (
        select(USERS.c.id, USERS.c.name, USERS.c.login, TOKENS.c.scopes, BOTS.c.owner)
        .join(TOKENS, TOKENS.c.user == USERS.c.id)
        .outerjoin(BOTS, BOTS.c.user == USERS.c.id)
        .where(TOKENS.c.print == print_, TOKENS.c.until > now)
    )
    return lambda connection: next(map(tuple, connection.execute(wanted)), None)


def still_open(prints: list[str], now: int) -> Callable[[Connection], set[str]]:
    """Those of some fingerprints whose tokens and sessions have neither ended nor expired."""
    tokens = select(TOKENS.c.print).where(TOKENS.c.print.in_(prints), TOKENS.c.until > now)
    sessions = select(KEYS.c.print).where(KEYS.c.print.in_(prints), KEYS.c.until > now)
    return lambda connection: set(connection.execute(tokens.union(sessions)).scalars())
