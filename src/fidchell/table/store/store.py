"""The store: rows of logs and whatever else must not be lost; written in groups by one thread, each group on disk
before anybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from queue import SimpleQueue
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from threading import Thread
from typing import Any, TypeAlias, TypeVar, cast

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from fidchell.core.errors import FidchellError
from fidchell.table.log.entries import Row, written
from fidchell.table.store.database import connect, migrate

T = TypeVar("T")
Told: TypeAlias = Callable[[Any], None]
GROUP = 256  # jobs that one commit takes at most
READERS = 2  # threads that read
NOTICE = 200  # tables that one notice names at most
LOG = structlog.get_logger("store")


class StoreDown(FidchellError):
    """The database cannot be reached, or cannot write; whether the last group was kept is unknown."""


class Job:
    """Something to write, and whom to tell what came of it: a result or an exception."""

    __slots__ = ("call", "row", "table", "told")

    def __init__(self, told: Told, table: str, row: Row | None, call: Callable[[Connection], Any] | None) -> None:
        self.told = told
        self.table = table
        self.row = row
        self.call = call


@cache
def insertion(rows: int, style: str) -> str:
    """The statement that adds so many rows to the log at once: one statement holds up other threads only once."""
    marks = ", ".join([f"({', '.join(['%s' if style == 'format' else '?'] * 5)})"] * rows)
    return f'INSERT INTO log ("table", number, at, body, mark) VALUES {marks}'


class Store:
    """One database, with a thread that writes and a few that read."""

    def __init__(self, address: str) -> None:
        self.engine: Engine = connect(address)
        migrate(self.engine)
        self.style = "qmark" if self.engine.dialect.name == "sqlite" else "format"
        self.direct: SqliteConnection | None = None  # for rows alone; made by the thread that uses it
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Thread(target=self.write_all, name="writer", daemon=True)
        self.groups = 0
        self.sign = ""  # channel and name under which other servers are told what was written

    @property
    def shared(self) -> bool:
        """Whether several processes may serve its tables."""
        return self.engine.dialect.name != "sqlite"

    def open(self) -> None:
        """Begin to write."""
        self.loop = asyncio.get_running_loop()
        self.writer.start()

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()

    def append(self, table: str, row: Row, also: Callable[[Connection], Any] | None, told: Told) -> None:
        """Add a row to the log of a table, and `also` something else; False is told if another's row came before."""
        self.jobs.put(Job(told, table, row, also))

    async def write(self, call: Callable[[Connection], T]) -> T:
        """Let a function write, in a transaction with whatever else is waiting."""
        waiting: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(partial(settle, waiting), "", None, call))
        return await waiting

    async def read(self, call: Callable[[Connection], T]) -> T:
        """Let a function read."""
        try:
            return await self.loop.run_in_executor(self.readers, self.read_now, call)
        except DataError:
            raise FidchellError("the database cannot hold such a text") from None
        except DBAPIError as why:
            raise StoreDown(f"the database cannot be read: {type(why.orig).__name__}") from None

    def read_now(self, call: Callable[[Connection], T]) -> T:
        """Let a function read, in this thread."""
        with self.engine.connect() as connection:
            return call(connection)

    # In the writer's thread.

    def write_all(self) -> None:
        """Write group after group."""
        lent = self.engine.raw_connection() if not self.shared else None
        self.direct = cast(SqliteConnection, lent.driver_connection) if lent else None
        self.write_groups()
        if lent:
            lent.close()

    def write_groups(self) -> None:
        """Write group after group until the end."""
        while True:
            job = self.jobs.get()
            if job is None:
                return
            group = [job]
            while len(group) < GROUP and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    self.jobs.put(None)
                    break
                group.append(more)
            self.loop.call_soon_threadsafe(tell, self.written(group))

    def written(self, group: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group; what came of each job."""
        self.groups += 1
        try:
            return self.commit_at_once(group) or self.commit(group)
        except IntegrityError as why:
            if len(group) == 1:
                return [(group[0], False if group[0].row else why)]
            return [pair for job in group for pair in self.written([job])]
        except (OperationalError, InterfaceError) as why:
            down = StoreDown(f"the database cannot write now: {type(why.orig).__name__}; try again")
            return [(job, down) for job in group]
        except Exception as why:  # a mistake in one call must not end the thread that all depend on
            if len(group) == 1:
                return [(group[0], why)]
            return [pair for job in group for pair in self.written([job])]

    def commit_at_once(self, group: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group of nothing but rows to SQLite in one statement, which is a transaction of its own.

        Each statement lets other threads run and has to wait for them; this way that happens once and not thrice. What
        goes wrong here has written nothing, and goes the ordinary way again.
        """
        if self.direct is None or any(job.call or not job.row for job in group):
            return []
        rows = ordered(group)
        try:
            self.direct.execute(insertion(len(rows), self.style), values(rows))
        except SqliteError:
            return []
        return [(job, True) for job in group]

    def commit(self, group: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group in one transaction."""
        with self.engine.begin() as connection:
            rows = ordered(group)
            if rows:
                connection.exec_driver_sql(insertion(len(rows), self.style), values(rows))
                self.notify(connection, list(dict.fromkeys(table for table, _ in rows)))
            return [(job, done(job, connection)) for job in group]

    def notify(self, connection: Connection, tables: list[str]) -> None:
        """Tell other servers which tables were written to, as soon as that is on disk."""
        channel, _, name = self.sign.partition(" ")
        for at in range(0, len(tables) if name else 0, NOTICE):
            payload = " ".join([name, *tables[at : at + NOTICE]])
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, payload))


def ordered(group: list[Job]) -> list[tuple[str, Row]]:
    """The rows of a group by tables: so two servers never wait for each other in a circle."""
    return sorted((job.table, job.row) for job in group if job.row)


def values(rows: list[tuple[str, Row]]) -> tuple[Any, ...]:
    """Rows as the database keeps them, one after the other."""
    flat: list[Any] = []
    for table, row in rows:
        flat += (table, row.number, row.at, written(row.entries), row.mark)
    return tuple(flat)


def done(job: Job, connection: Connection) -> Any:
    """What comes of a job, once its row is written."""
    result = job.call(connection) if job.call else None
    return True if job.row else result


def tell(found: list[tuple[Job, Any]]) -> None:
    """Tell what came of some jobs; what goes wrong at one table is no reason not to tell the others."""
    for job, result in found:
        try:
            job.told(result)
        except Exception:
            LOG.exception("something went wrong after writing", table=job.table)


def settle(waiting: asyncio.Future[Any], result: Any) -> None:
    """Tell somebody who waits."""
    if waiting.done():
        return
    if isinstance(result, Exception):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)
