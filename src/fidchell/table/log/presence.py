"""Presence: people who are gone for a while leave their seats, and get them back when they return."""

from __future__ import annotations

import time

from fidchell.table.live.session import Live
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.entries import Entry
from fidchell.table.log.table import PLAYING, Table


def is_watched(live: Live) -> bool:
    """Whether people are expected to stay connected: not in games over days."""
    clock = live.table.times.clock
    return live.table.phase == PLAYING and (clock is None or clock.live)


def goes(live: Live, user: int) -> bool:
    """Note that a person was just here but is not connected; whether that is new."""
    if not user or not live.table.seats_of(user) or is_connected(live, user):
        return False
    is_new = user not in live.gone
    live.gone[user] = time.monotonic()
    return is_new


def is_connected(live: Live, user: int) -> bool:
    """Whether a person has a connection here."""
    return any(connection.who.user == user for connection in live.connections)


def returns(table: Table, user: int) -> tuple[Entry, ...]:
    """The entries by which a person takes their seats back."""
    return tuple(log.CameBack(seat) for seat in table.seats_of(user) if table.may_return(seat, clock()))


def leaves(table: Table, user: int, never: bool = False) -> tuple[Entry, ...]:
    """The entries by which a person leaves their seats, or is found never to have come."""
    seats = table.seats_of(user) if table.phase == PLAYING else []
    return tuple(log.Away(seat, never=never) for seat in seats if not table.chairs[seat].away)
