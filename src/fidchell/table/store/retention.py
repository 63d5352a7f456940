"""Which tables are no longer kept, and how they are deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from fidchell.table.log.clocks import HOUR
from fidchell.table.log.table import GATHERING, OVER, PLAYING, STOPPED
from fidchell.table.server.settings import Settings
from fidchell.table.store.schema import LOG, SEATS, SNAPSHOTS, TABLES, USERS

DAY = 24 * HOUR
END, DELETE = "end", "delete"


class Retention(NamedTuple):
    """After so many days in which nothing happened, something is done about tables of some phases."""

    what: str
    phases: tuple[str, ...]
    days: int
    accounts: bool | None  # whether only those with or without an account; None: all
    told: str


class Found(NamedTuple):
    """A table that a rule applies to."""

    table: str
    rule: Retention
    last: int  # when something last happened


def rules(settings: Settings) -> list[Retention]:
    """The rules of a server; 0 days mean never."""
    found = [
        Retention(DELETE, (GATHERING,), settings.keep_gathering, None, "never began"),
        Retention(DELETE, (OVER, STOPPED), settings.keep_guests, False, "ended, guests only"),
        Retention(DELETE, (OVER, STOPPED), settings.keep_accounts, True, "ended, with an account"),
        Retention(END, (PLAYING,), settings.keep_playing, None, "abandoned"),
    ]
    return [rule for rule in found if rule.days]


def has_account() -> ColumnElement[bool]:
    """Whether somebody with an account has set a table up or sits there."""
    sits = and_(SEATS.c.table == TABLES.c.id, SEATS.c.user == USERS.c.id)
    seated = exists(select(SEATS.c.seat).where(sits, USERS.c.login.is_not(None)))
    return or_(seated, exists(select(USERS.c.id).where(USERS.c.id == TABLES.c.owner, USERS.c.login.is_not(None))))


def last_row() -> Any:
    """When something last happened at a table."""
    mine = select(LOG.c.at).where(LOG.c.table == TABLES.c.id).order_by(LOG.c.number.desc()).limit(1)
    return mine.scalar_subquery()


def expired(
    rule: Retention, now: int, among: ColumnElement[bool], after: str = "", most: int = 100
) -> Callable[[Connection], tuple[list[Found], str]]:
    """Of the next `most` tables by id those that a rule applies to, and where to go on; empty if these were the last.

    A table is at least as old as its last row, so young ones are not looked at.
    """
    before = now - rule.days * DAY
    wanted = select(TABLES.c.id, last_row()).where(
        TABLES.c.phase.in_(rule.phases), TABLES.c.created <= before, TABLES.c.id > after, among
    )
    if rule.accounts is not None:
        wanted = wanted.where(has_account() if rule.accounts else ~has_account())
    wanted = wanted.order_by(TABLES.c.id).limit(most)

    def call(connection: Connection) -> tuple[list[Found], str]:
        rows = connection.execute(wanted).all()
        found = [Found(table, rule, last) for table, last in rows if last is not None and last <= before]
        return found, rows[-1][0] if len(rows) == most else ""

    return call


def remove(tables: list[str]) -> Callable[[Connection], None]:
    """Delete tables with everything that belongs to them."""

    def call(connection: Connection) -> None:
        for column in (LOG.c.table, SNAPSHOTS.c.table, SEATS.c.table, TABLES.c.id):
            connection.execute(delete(column.table).where(column.in_(tables)))

    return call
