"""Which tables this server owns: all of them, or with PostgreSQL those of the shards that it holds by its lease.

A thread renews the lease and takes or returns shards (`store/leases.py`); the event loop is told what came of it. What
a server believes is never enough to write: every row is fenced in the database.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from fidchell import __version__
from fidchell.core.errors import OutOfReach
from fidchell.table.log.table import TableSetup
from fidchell.table.server.metrics import SHARDS_HELD
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import leases, queries
from fidchell.table.store.database import told
from fidchell.table.store.leases import LEASE, Division, Key, RunningServer
from fidchell.table.store.shards import lane_of, lanes_here, shard_of
from fidchell.table.store.store import EVERYTHING, Holding, Store, StoreDown

BEAT = 0.5  # seconds between two renewals of the lease
JOINS = 0.2  # seconds between two attempts to join
LATE = LEASE / 1000  # seconds after which a server that could not renew its lease must expect to have lost it
REMEMBERED = 100_000  # tables whose lane is remembered
STARTS = 5.0  # seconds to wait for the first shards
HANGS = 30.0  # seconds after which a server that does nothing any more lets its lease run out
LOG = structlog.get_logger("owners")
AWAY = Refusal("busy", "the table is on its way to another server; try again in a moment")


class Owners:
    """The owner of every table: this server. With SQLite there is no other."""

    id = 0  # of this server among those that run; a new one after a lease was lost

    def __init__(self) -> None:
        self.taken: Callable[[list[Holding]], None] = lambda holdings: None
        self.lost: Callable[[list[Holding]], None] = lambda holdings: None
        self.divided: Callable[[], None] = lambda: None  # called whenever it is known anew who runs
        self.servers: dict[int, RunningServer] = {}
        self.lease = EVERYTHING  # what fences writes about tables that are not in memory

    @property
    def keys(self) -> list[Key] | None:
        """The lanes and shards that are ours; None means all."""
        return None

    def join(self) -> None:
        """Join the servers that run, or refuse if one of them is in the way."""

    async def open(self) -> None:
        """Begin to own tables."""
        self.taken([EVERYTHING])

    async def close(self) -> None:
        """Own nothing any more."""

    @property
    def away(self) -> str:
        """Why this server must not act as the owner of anything now; empty if it may."""
        return ""

    def check_reach(self) -> None:
        """Refuse at once what this server cannot find out while the database is out of its reach."""

    async def find(self, table: str) -> int:
        """The id of the server that owns a table; 0 if that is unknown."""
        return self.id

    async def find_all(self, tables: list[str]) -> dict[int, list[str]]:
        """The tables that each server owns."""
        return {self.id: tables}

    async def holding(self, table: str) -> Holding:
        """By what this server owns a table; refused if it does not."""
        return EVERYTHING

    def hold_new(self, plan: TableSetup) -> Holding:
        """By what this server owns a table that is being set up."""
        return EVERYTHING

    def remember(self, lanes: dict[str, str]) -> None:
        """Remember the lanes of tables."""

    def is_here(self, lane: str, table: str) -> bool:
        """Whether this server owns a table."""
        return True


class LeasedOwners(Owners):
    """The owners of tables in PostgreSQL."""

    def __init__(self, store: Store, alone: bool) -> None:
        super().__init__()
        self.store = store
        name = f"{socket.gethostname()[:60]}:{os.getpid()}"
        self.me = RunningServer(0, name, __version__, frozenset(lanes_here()), alone)
        self.held: dict[Key, Holding] = {}
        self.last: dict[Key, int] = {}  # the newest epoch under which each shard was held: none is held twice
        self.owners: dict[Key, int] = {}
        self.lanes: dict[str, str] = {}  # of tables, as far as known
        self.leased = 0  # the id of this server, as its thread knows it
        self.renewed = 0.0  # when the lease was last renewed
        self.heeded = 0.0  # when the event loop last took note of it
        self.ended = Event()

    @property
    def keys(self) -> list[Key] | None:
        """The lanes and shards that are ours."""
        return list(self.held)

    # Joining.

    def join(self) -> None:
        """Join the servers that run; wait for a lease to run out that nobody renews, but for no longer."""
        first: RunningServer | None = None
        while not self.id:
            found = self.try_to_join()
            if isinstance(found, RunningServer) and first and (found.id, found.until) != (first.id, first.until):
                raise OutOfReach(in_the_way(found, told(self.store.engine.url)))
            if isinstance(found, RunningServer):
                first = found
                time.sleep(JOINS)

    def try_to_join(self) -> int | RunningServer:
        """Join, or find a server that is in the way."""
        with self.store.engine.begin() as connection:
            found = leases.join(connection, self.me)
        if isinstance(found, int):
            self.id = self.leased = found
            self.lease = Holding("", 0, 0, found)
            self.renewed = time.monotonic()
        return found

    async def open(self) -> None:
        """Begin to own tables."""
        self.loop = asyncio.get_running_loop()
        if not self.id:
            await asyncio.to_thread(self.join)
        self.heeded = time.monotonic()
        self.alarm = self.loop.call_later(LATE, self.look_at_clock)
        self.begun = asyncio.Event()
        self.thread = Thread(target=self.beat, name="lease", daemon=True)
        self.thread.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTS):
                await self.begun.wait()

    async def close(self) -> None:
        """Own nothing any more: others can take the shards at once."""
        if self.ended.is_set() or not self.id:
            return
        self.ended.set()
        self.alarm.cancel()
        await asyncio.to_thread(self.thread.join)
        try:
            await self.store.write(lambda connection: leases.leave(connection, self.id))
        except StoreDown:
            LOG.warning("the lease could not be returned, and runs out")

    # In the thread of the lease.

    def beat(self) -> None:
        """Renew the lease until the end, or until the event loop hangs; servers that start together share at once."""
        delay = 0.0 if self.me.alone else BEAT
        while not self.ended.wait(delay):
            delay, began = BEAT, time.monotonic()
            if began - self.heeded > HANGS:
                continue
            try:
                with self.store.engine.begin() as connection:
                    found = self.round(connection)
                self.loop.call_soon_threadsafe(self.heed, began, *found)
            except DBAPIError as why:
                LOG.warning("the lease cannot be renewed", why=type(why.orig).__name__)
                self.loop.call_soon_threadsafe(self.look_at_clock)
            except RuntimeError:
                return  # the event loop has closed

    def round(self, connection: Connection) -> tuple[int, Division, list[Key]]:
        """Renew the lease, or join again if it was lost."""
        found = leases.divide(connection, self.leased, self.punctual)
        if found is None:
            LOG.error("the lease was lost", server=self.leased)
            joined = leases.join(connection, self.me)
            self.leased = joined if isinstance(joined, int) else 0
            return self.leased, leases.look(connection), []
        return self.leased, *found

    @property
    def punctual(self) -> bool:
        """Whether this server has renewed its lease in time."""
        return time.monotonic() - self.renewed < LATE

    # In the event loop.

    @property
    def away(self) -> str:
        """Why this server must not act as the owner of anything now; empty if it may."""
        if not self.id or not self.held:
            return "this server owns no tables yet"
        return "" if self.me.alone or self.punctual else "the lease could not be renewed"

    def look_at_clock(self) -> None:
        """The lease was not renewed: the connections look for another server once it must have run out."""
        self.heeded = time.monotonic()
        if self.away:
            self.lost([])

    def heed(self, began: float, me: int, division: Division, surplus: list[Key]) -> None:
        """Take note of who owns what; the lease counts from when its renewal began, since answers may be late."""
        self.renewed, self.heeded = began, time.monotonic()
        self.alarm.cancel()  # the thread of the lease may wait for long for a database that has vanished
        self.alarm = self.loop.call_later(began + LATE - self.heeded, self.look_at_clock)
        self.servers, self.owners = division.servers, division.owners
        if me != self.id:
            self.id = me
            self.lease.held = False
            self.lease = Holding("", 0, 0, me)
            self.lease.held = bool(me)
            self.lose(list(self.held))
        self.divided()
        mine = {key: division.epochs[key] for key, owner in division.owners.items() if me and owner == me}
        self.lose([key for key, holding in self.held.items() if mine.get(key) != holding.epoch])
        self.hold({key: epoch for key, epoch in mine.items() if epoch > self.last.get(key, 0)})
        self.lose([key for key in surplus if key in self.held])
        self.give({key: epoch for key, epoch in mine.items() if key not in self.held})
        SHARDS_HELD.set(len(self.held))

    def hold(self, epochs: dict[Key, int]) -> None:
        """Hold shards that were taken."""
        new = {key: Holding(*key, epoch, self.id) for key, epoch in epochs.items()}
        self.held |= new
        self.last |= epochs
        if new:
            self.begun.set()
            self.taken(list(new.values()))

    def lose(self, keys: list[Key]) -> None:
        """Hold shards no more: from now on, the store refuses rows of their tables."""
        gone = [self.held.pop(key) for key in keys]
        for holding in gone:
            holding.held = False
        if gone:
            self.lost(gone)

    def give(self, epochs: dict[Key, int]) -> None:
        """Return shards, after the rows that are being written; if that fails, the next round tries again."""
        if epochs:
            self.store.write_later(leases.give(self.id, epochs))

    # Asking.

    def check_reach(self) -> None:
        """Refuse at once what this server cannot find out while the database is out of its reach."""
        if not self.me.alone and not self.punctual:
            raise AWAY

    async def lane_of(self, table: str) -> str:
        """The lane of a table."""
        lane = self.lanes.get(table)
        if lane is None:
            found = await self.store.read(queries.lanes_of([table])) if len(table) <= 24 else {}
            if table not in found:
                raise Refusal("no-table", f"there is no table {table[:24]!r}")
            self.remember(found)
            lane = found[table]
        return lane

    def remember(self, lanes: dict[str, str]) -> None:
        """Remember the lanes of tables."""
        if len(self.lanes) > REMEMBERED:
            self.lanes.clear()
        self.lanes |= lanes

    async def find(self, table: str) -> int:
        """The id of the server that owns a table; 0 if nobody does."""
        key = await self.lane_of(table), shard_of(table)
        return self.id if key in self.held else self.elsewhere(key)

    def elsewhere(self, key: Key) -> int:
        """The other server that owns a shard."""
        owner = self.owners.get(key, 0)
        return owner if owner in self.servers and owner != self.id else 0

    async def find_all(self, tables: list[str]) -> dict[int, list[str]]:
        """The tables that each server owns."""
        unknown = [table for table in tables if table not in self.lanes]
        if unknown:
            self.remember(await self.store.read(queries.lanes_of(unknown)))
        found: dict[int, list[str]] = {}
        for table in tables:
            if table in self.lanes:
                found.setdefault(await self.find(table), []).append(table)
        return found

    async def holding(self, table: str) -> Holding:
        """By what this server owns a table; refused if it does not."""
        lane = await self.lane_of(table)
        holding = self.held.get((lane, shard_of(table)))
        if holding:
            return holding
        if not any(lane in server.lanes for server in self.servers.values()):
            self.lanes.pop(table, None)  # a repair may bring it to the present rules
            raise queries.OLD_RULES
        raise AWAY

    def hold_new(self, plan: TableSetup) -> Holding:
        """By what this server owns a table that is being set up."""
        holding = self.held.get((lane_of(plan), shard_of(plan.id)))
        if not holding:
            raise AWAY
        return holding

    def is_here(self, lane: str, table: str) -> bool:
        """Whether this server owns a table."""
        return (lane, shard_of(table)) in self.held


def in_the_way(other: RunningServer, database: str) -> str:
    """Why this server cannot start."""
    return (
        f"{other.name} (fidchell {other.version}) already serves {database};"
        " stop it, or start both with --redis redis://HOST:PORT"
    )
