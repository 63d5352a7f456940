"""Notices between servers that share a PostgreSQL database: which tables were written to, and who leads them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from secrets import token_hex
from threading import Event, Thread

import structlog
from psycopg import Error
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from fidchell.table.live.session import Live
from fidchell.table.live.tables import Tables
from fidchell.table.store.store import Store, StoreDown

CHANNEL = "fidchell"
LOCK = "SELECT name FROM unnest(%s::text[], %s::bigint[]) AS wanted(name, lock) WHERE pg_try_advisory_lock(lock)"
UNLOCK = "SELECT pg_advisory_unlock(lock) FROM unnest(%s::bigint[]) AS gone(lock)"
LOOK_AGAIN = 0.25  # seconds between attempts to lead further tables
LOG = structlog.get_logger("notices")


class Notices:
    """Notices from other servers; with SQLite there are none."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.name = token_hex(4)
        self.ended = Event()
        self.leases: Connection | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.gone: list[str] = []  # tables dropped from memory

    async def open(self) -> None:
        """Start to listen and to notify."""
        if not self.store.shared:
            return
        self.loop = asyncio.get_running_loop()
        self.store.sign = f"{CHANNEL} {self.name}"
        self.tables.lead = lambda table: False  # until the lock is ours
        self.tables.dropped = self.gone_from_memory
        self.listener = Thread(target=self.listen, name="listener", daemon=True)
        self.listener.start()
        self.tasks = [asyncio.create_task(self.divide())]

    async def close(self) -> None:
        """Stop listening."""
        self.ended.set()
        for task in self.tasks:
            task.cancel()
        if self.leases:
            with suppress(DBAPIError):
                self.leases.close()

    def gone_from_memory(self, name: str) -> None:
        """A table was dropped from the memory of this server."""
        self.gone.append(name)

    # Listening, in a thread of its own.

    def listen(self) -> None:
        """Listen for writes of other servers; after losing the connection, check every table once."""
        while not self.ended.is_set():
            try:
                with self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                    self.loop.call_soon_threadsafe(self.hear, list(self.tables.lives))
                    self.hear_all(connection)
            except (DBAPIError, Error, OSError) as why:
                LOG.warning("notices are interrupted", why=type(why).__name__)
            except RuntimeError:
                return  # the event loop has closed
            self.ended.wait(0.5)

    def hear_all(self, connection: Connection) -> None:
        """Listen until the server stops."""
        raw = connection.connection.driver_connection
        assert raw
        while not self.ended.is_set():
            for notice in raw.notifies(timeout=0.5, stop_after=64):
                sender, _, names = notice.payload.partition(" ")
                if sender != self.name:
                    self.loop.call_soon_threadsafe(self.hear, names.split())

    def hear(self, names: list[str]) -> None:
        """Other servers have written to these tables."""
        for name in names:
            if name in self.tables.lives or name in self.tables.loading:
                self.tables.start(self.look_again(name))

    async def look_again(self, name: str) -> None:
        """Read what other servers have written; a table that is being loaded right now may have missed it."""
        if name in self.tables.loading:
            await asyncio.wait([self.tables.loading[name]])
        await self.tables.noticed(name)

    # Dividing the tables among servers.

    async def divide(self) -> None:
        """Each table in memory is led by one server; if it goes away, another takes over."""
        while True:
            gone, self.gone = self.gone, []
            wanted = [name for name, live in self.tables.lives.items() if not live.leads]
            found = await asyncio.to_thread(self.take_over, wanted, gone)
            if found is None:  # other servers may lead all of our tables by now
                for live in self.tables.lives.values():
                    live.leads = False
            for name in found or ():
                self.lead(name)
            await asyncio.sleep(LOOK_AGAIN)

    def lead(self, name: str) -> None:
        """This server leads a table from now on."""
        live = self.tables.lives.get(name)
        if live is None:
            self.gone.append(name)
        else:
            live.leads = True
            self.tables.start(self.begin_to_attend(live))

    async def begin_to_attend(self, live: Live) -> None:
        """Catch up with the log of a table, then do what is due."""
        with suppress(StoreDown):
            await self.tables.noticed(live.table.plan.id)
        self.tables.attend(live)

    def take_over(self, names: list[str], gone: list[str]) -> list[str] | None:
        """Lock those of the tables that no other server leads, and unlock those dropped from memory.

        None if the connection that holds the locks was lost, and the locks with it.
        """
        try:
            if self.leases is None:
                self.leases = self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self.leases.exec_driver_sql(UNLOCK, (list(map(lock_of, gone)),))
            found = self.leases.exec_driver_sql(LOCK, (names, list(map(lock_of, names))))
            return list(found.scalars())
        except DBAPIError:
            if self.leases:
                self.leases.invalidate()
            self.leases = None
            return None


def lock_of(name: str) -> int:
    """The advisory lock number of a table."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)
