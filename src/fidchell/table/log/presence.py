"""Who is there: people who have gone for a while have left their seats, and get them back when they come again."""

from __future__ import annotations

import time

from fidchell.table.live.session import Live
from fidchell.table.log import entries as log
from fidchell.table.log.entries import Entry
from fidchell.table.log.table import PLAYING, Table


def is_watched(live: Live) -> bool:
    """Whether people are expected to stay at a table: not where games last for days."""
    clock = live.table.times.clock
    return live.table.phase == PLAYING and (clock is None or clock.live)


def goes(live: Live, user: int) -> bool:
    """Somebody was here just now, and is not connected; whether that is new."""
    if not user or not live.table.seats_of(user) or is_connected(live, user):
        return False
    is_new = user not in live.gone
    live.gone[user] = time.monotonic()
    return is_new


def is_connected(live: Live, user: int) -> bool:
    """Whether somebody has a connection here."""
    return any(connection.who.user == user for connection in live.connections)


def returns(table: Table, user: int) -> tuple[Entry, ...]:
    """A person takes the seats back that were left."""
    chairs = ((seat, table.chairs[seat]) for seat in table.seats_of(user))
    return tuple(log.CameBack(seat) for seat, chair in chairs if chair.away or chair.late or chair.lent)


def leaves(table: Table, user: int) -> tuple[Entry, ...]:
    """The seats of a person are left."""
    seats = table.seats_of(user) if table.phase == PLAYING else []
    return tuple(log.Away(seat) for seat in seats if not table.chairs[seat].away)
