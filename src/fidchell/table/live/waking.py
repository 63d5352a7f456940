"""Tables leave memory when nothing is going on there, and come back when something is due.

The database says of each table in play when something is due there that nobody has to ask for. Once a table in memory
has changed that is 0, so whoever takes over after a crash looks at once: the moment may be too early, never too late.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import structlog

from fidchell.table.live.scheduler import NEVER
from fidchell.table.live.session import Live
from fidchell.table.live.thinking import awaited_bots
from fidchell.table.log.clocks import HOUR, MINUTE, clock
from fidchell.table.log.presence import is_watched
from fidchell.table.log.table import PLAYING
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import due
from fidchell.table.store.store import StoreDown

if TYPE_CHECKING:
    from fidchell.table.live.tables import Tables

AT_ONCE = 100  # tables loaded in one go, so that those that are due wait for no crowd
SOON = MINUTE  # what is due within this time stays in memory
LOG = structlog.get_logger("tables")


class Waking:
    """Loads tables of one server when something is due, and drops those that nobody uses."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.held: Callable[[], list[due.Key] | None] = lambda: None  # the lanes and shards that are ours; None: all
        self.taken: list[list[due.Key] | None] = []  # shards that are new here
        self.waiting: dict[str, None] = {}  # tables to load as soon as possible, in this order

    def take(self, keys: list[due.Key] | None = None) -> None:
        """Look soon at the tables that the last owner of these shards had in memory."""
        self.taken.append(keys)

    async def tick(self) -> None:
        """Load the tables where something is due, a bounded number at a time."""
        while self.taken:
            left = await self.tables.store.read(due.left_in_memory(self.taken[0]))
            self.waiting.update(dict.fromkeys(left))
            self.taken.pop(0)
        found = await self.tables.store.read(due.due(clock(), AT_ONCE, self.held()))
        if found:
            await self.tables.store.write(due.claim(found), self.tables.owners.lease)
            self.waiting.update(dict.fromkeys(found))
        for name in list(self.waiting)[: 2 * AT_ONCE]:
            if self.tables.stopping:
                return
            await self.look(name)

    async def look(self, name: str) -> None:
        """Load a table, so that its clocks and bots go on; if that is all, it leaves memory again soon."""
        new = name not in self.tables.lives
        try:
            live = await self.tables.get(name)
        except StoreDown:
            self.waiting.setdefault(name)
            raise
        except Exception as why:
            self.waiting.pop(name, None)
            await self.leave_alone(name, why)
            return
        self.waiting.pop(name, None)
        if new:
            live.used = -HOUR
        if live.table.phase != PLAYING:  # the server stopped before it could store this
            await self.tables.store.write(due.put_away([(name, live.table.phase, None)]), live.holding)

    async def leave_alone(self, name: str, why: Exception) -> None:
        """A table cannot be loaded; look again in an hour, so that it holds up no others."""
        if isinstance(why, Refusal) and why.name == "busy":
            return  # it belongs to another server by now
        if isinstance(why, Refusal):
            LOG.warning("a table is left alone", table=name, why=str(why))
        else:
            LOG.error("a table cannot be read", table=name, exc_info=why)
        await self.tables.store.write(due.set_due(name, clock() + HOUR), self.tables.owners.lease)

    # Leaving memory.

    async def sweep(self, idle: float) -> None:
        """Drop tables from memory that nobody has used for a while."""
        now, old = clock(), time.monotonic() - idle
        lives = [live for live in self.tables.lives.values() if live.used < old and may_leave(live, now)]
        for live in lives:
            self.tables.drop(live)
        await self.put_away(lives)

    async def put_away(self, lives: Iterable[Live]) -> None:
        """Store when something is next due at tables that have left memory; until that is on disk, it is at once."""
        now = clock()
        gone = [(live.table.plan.id, live.table.phase, stored(next_due(live, now))) for live in lives]
        if not gone:
            return
        try:
            await self.tables.store.write(due.put_away(gone), self.tables.owners.lease)
        except StoreDown:
            self.waiting.update(dict.fromkeys(name for name, phase, _ in gone if phase == PLAYING))
            raise


def may_leave(live: Live, now: int) -> bool:
    """Whether a table may leave memory: nothing is going on, nobody is expected back, and nothing is due soon."""
    expected = bool(live.gone) and is_watched(live)
    return live.idle and not expected and next_due(live, now) > now + SOON


def next_due(live: Live, now: int) -> int:
    """When something is next due at a table that nobody has to ask for."""
    if live.table.phase != PLAYING:
        return NEVER
    entries, wake = live.scheduler.due(live.table, now)
    return now if entries or (awaited_bots(live.table) and live.table.people()) else wake


def stored(moment: int) -> int | None:
    """A moment as it is stored; 0 means that the table is in memory."""
    return None if moment >= NEVER else max(1, moment)
