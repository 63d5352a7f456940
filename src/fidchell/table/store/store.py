"""The store: rows of logs and other data that must not be lost; one thread writes them in groups, each on disk
before anyone is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from threading import Thread
from time import monotonic
from typing import Any, TypeAlias, TypeVar, cast

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from fidchell.core.errors import FidchellError
from fidchell.table.log.entries import Row, written
from fidchell.table.server.refusal import Refusal
from fidchell.table.store.database import connect, first_line, migrate
from fidchell.table.store.file_lock import make_private, used_alone
from fidchell.table.store.leases import FENCE

T = TypeVar("T")
Told: TypeAlias = Callable[[Any], None]
GROUP = 256  # maximum jobs in one commit
READERS = 2  # reader threads
IDLE = 1.0  # seconds after which a connection is tried before it is used again
FENCED_ROWS = (
    "WITH fence AS (SELECT id FROM servers WHERE id = %s FOR KEY SHARE)"
    ' INSERT INTO log ("table", number, at, body, mark) SELECT * FROM'
    " unnest(%s::text[], %s::integer[], %s::bigint[], %s::text[], %s::bigint[]) WHERE EXISTS (SELECT FROM fence)"
)
LOG = structlog.get_logger("store")


class Fenced(Exception):
    """The lease of this server has run out, and somebody has taken its tables."""


class StoreDown(FidchellError):
    """The database cannot be reached or cannot write; whether the last group was stored is unknown."""


class Holding:
    """A shard that this server owns, from taking it to losing it; what it no longer holds, it does not write."""

    __slots__ = ("epoch", "held", "lane", "lease", "shard")

    def __init__(self, lane: str, shard: int, epoch: int, lease: int) -> None:
        self.lane = lane
        self.shard = shard
        self.epoch = epoch
        self.lease = lease  # the id of the server that took it; 0 if nobody else could
        self.held = True


EVERYTHING = Holding("", 0, 0, 0)  # by which the only server of a database owns all tables
LOST = Refusal("busy", "the table has gone to another server; try again")


class Job:
    """Something to write, and a callback for the result or the exception."""

    __slots__ = ("call", "holding", "row", "table", "told")

    def __init__(
        self,
        told: Told,
        table: str,
        row: Row | None,
        call: Callable[[Connection], Any] | None,
        holding: Holding = EVERYTHING,
    ) -> None:
        self.told = told
        self.table = table
        self.row = row
        self.call = call
        self.holding = holding


@cache
def insertion(rows: int, style: str) -> str:
    """The statement that adds `rows` rows to the log at once: one statement holds up other threads only once."""
    marks = ", ".join([f"({', '.join(['%s' if style == 'format' else '?'] * 5)})"] * rows)
    return f'INSERT INTO log ("table", number, at, body, mark) VALUES {marks}'


class Store:
    """One database, with one writer thread and a few reader threads."""

    def __init__(self, db: str, alone: bool = False) -> None:
        """Open a database; if `alone`, other servers may not use the same SQLite file in the meantime."""
        self.engine: Engine = connect(db)
        self.lock = used_alone(self.engine.url) if alone else None
        migrate(self.engine)
        if self.lock:  # by now it is known to be a database of ours
            make_private(Path(str(self.engine.url.database)))
        self.style = "qmark" if self.engine.dialect.name == "sqlite" else "format"
        self.direct: SqliteConnection | None = None  # only for rows; opened by the thread that uses it
        self.fenced: Connection | None = None  # the same for PostgreSQL
        self.used = 0.0  # when it was used last
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Thread(target=self.write_all, name="writer", daemon=True)
        self.groups = 0
        self.down = False  # whether the last group could not be written

    @property
    def in_file(self) -> bool:
        """Whether the database is a SQLite file."""
        return self.engine.dialect.name == "sqlite"

    def open(self) -> None:
        """Start the writer thread."""
        self.loop = asyncio.get_running_loop()
        self.writer.start()

    async def close(self) -> None:
        """Write everything that is queued, and stop."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()
        if self.lock:
            self.lock.release()

    def append(
        self,
        table: str,
        row: Row,
        also: Callable[[Connection], Any] | None,
        told: Told,
        holding: Holding = EVERYTHING,
    ) -> None:
        """Queue a row for a table's log, and `also` something else, if the table is still ours by then.

        `told` gets True, `LOST`, or False if somebody else has written this row.
        """
        self.jobs.put(Job(told, table, row, also, holding))

    async def write(self, call: Callable[[Connection], T], holding: Holding = EVERYTHING) -> T:
        """Run a function that writes, in one transaction with everything else that is queued."""
        waiting: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(partial(settle, waiting), "", None, call, holding))
        return await waiting

    def write_later(self, call: Callable[[Connection], Any]) -> None:
        """Run a function that writes; nobody waits for it."""
        self.jobs.put(Job(complain, "", None, call))

    async def read(self, call: Callable[[Connection], T]) -> T:
        """Run a function that reads."""
        try:
            return await self.loop.run_in_executor(self.readers, self.read_now, call)
        except DataError:
            raise FidchellError("the database cannot store this text") from None
        except DBAPIError as why:
            raise StoreDown(f"the database cannot be read: {type(why.orig).__name__}") from None

    def read_now(self, call: Callable[[Connection], T]) -> T:
        """Run a function that reads, in this thread."""
        with self.engine.connect() as connection:
            return call(connection)

    # In the writer thread.

    def write_all(self) -> None:
        """Write group after group, and close the connection at the end."""
        lent = self.engine.raw_connection() if self.in_file else None
        self.direct = cast(SqliteConnection, lent.driver_connection) if lent else None
        self.write_groups()
        if lent:
            lent.close()
        self.reconnect()

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
        """Write a group; the result of each job."""
        self.groups += 1
        if not all(job.holding.held for job in group):
            return self.without([job for job in group if not job.holding.held], group)
        try:
            found = self.commit_at_once(group) or self.commit_fenced(group) or self.commit(group)
            self.note_down("")
            return found
        except Fenced:
            return self.without([job for job in group if job.holding.lease], group)
        except IntegrityError as why:
            if len(group) == 1:
                return [(group[0], False if group[0].row else why)]
            return [pair for job in group for pair in self.written([job])]
        except (OperationalError, InterfaceError) as why:
            self.note_down(first_line(why.orig))
            down = StoreDown(f"the database cannot write now: {type(why.orig).__name__}; try again")
            return [(job, down) for job in group]
        except Exception as why:  # an error in one call must not end the thread that everything depends on
            if len(group) == 1:
                return [(group[0], why)]
            return [pair for job in group for pair in self.written([job])]

    def note_down(self, why: str) -> None:
        """Log that the database has stopped or begun to write, once each time."""
        if bool(why) != self.down:
            self.down = bool(why)
            LOG.error("the database cannot write", why=why) if why else LOG.warning("the database writes again")

    def without(self, lost: list[Job], group: list[Job]) -> list[tuple[Job, Any]]:
        """Write what remains of a group without the jobs whose tables are no longer ours."""
        rest = [job for job in group if job not in lost]
        return [(job, LOST) for job in lost] + (self.written(rest) if rest else [])

    def commit_at_once(self, group: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group that has only rows to SQLite in one statement, which is its own transaction.

        Each statement lets other threads run and has to wait for them; here that happens once, not three times. What
        fails here has written nothing, and is retried the ordinary way.
        """
        if self.direct is None or any(job.call or not job.row for job in group):
            return []
        rows = ordered(group)
        try:
            self.direct.execute(insertion(len(rows), self.style), values(rows))
        except SqliteError:
            return []
        return [(job, True) for job in group]

    def commit_fenced(self, group: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group that has only rows to PostgreSQL in one statement, fence included: one journey, not four."""
        lease = group[0].holding.lease
        if not lease or any(job.call or not job.row for job in group):
            return []
        rows = ordered(group)
        try:
            found = self.connection_for_rows().exec_driver_sql(FENCED_ROWS, columns(lease, rows))
        except IntegrityError:
            return []
        except DBAPIError:
            self.reconnect()
            raise
        self.used = monotonic()
        if not found.rowcount:
            raise Fenced
        return [(job, True) for job in group]

    def connection_for_rows(self) -> Connection:
        """A connection on which each statement is a transaction; one that was idle is tried first."""
        if self.fenced and monotonic() - self.used > IDLE:
            try:
                self.fenced.exec_driver_sql("SELECT 1")
            except DBAPIError:
                self.reconnect()
        if self.fenced is None:
            self.fenced = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self.fenced

    def reconnect(self) -> None:
        """Close the connection for rows; the next statement opens another."""
        if self.fenced:
            with suppress(DBAPIError):
                self.fenced.invalidate()
                self.fenced.close()
        self.fenced = None

    def commit(self, group: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group in one transaction."""
        lease = max(job.holding.lease for job in group)
        with self.engine.begin() as connection:
            if lease and connection.exec_driver_sql(FENCE, (lease,)).first() is None:
                raise Fenced
            rows = ordered(group)
            if rows:
                connection.exec_driver_sql(insertion(len(rows), self.style), values(rows))
            return [(job, done(job, connection)) for job in group]


def ordered(group: list[Job]) -> list[tuple[str, Row]]:
    """The rows of a group, sorted by table, so that two servers never deadlock."""
    return sorted((job.table, job.row) for job in group if job.row)


def values(rows: list[tuple[str, Row]]) -> tuple[Any, ...]:
    """The database columns of all rows, in one tuple."""
    flat: list[Any] = []
    for table, row in rows:
        flat += (table, row.number, row.at, written(row.entries), row.mark)
    return tuple(flat)


def columns(lease: int, rows: list[tuple[str, Row]]) -> tuple[Any, ...]:
    """The parameters of `FENCED_ROWS`."""
    tables, numbers, times, bodies, marks = zip(
        *((table, row.number, row.at, written(row.entries), row.mark) for table, row in rows), strict=True
    )
    return lease, list(tables), list(numbers), list(times), list(bodies), list(marks)


def done(job: Job, connection: Connection) -> Any:
    """The result of a job, once its row is written."""
    result = job.call(connection) if job.call else None
    return True if job.row else result


def tell(found: list[tuple[Job, Any]]) -> None:
    """Report the results of some jobs; an error at one table must not keep the others from theirs."""
    for job, result in found:
        try:
            job.told(result)
        except Exception:
            LOG.exception("something went wrong after writing", table=job.table)


def complain(result: Any) -> None:
    """Log why something failed that nobody waits for."""
    if isinstance(result, Exception):
        LOG.warning("something could not be written", why=str(result))


def settle(waiting: asyncio.Future[Any], result: Any) -> None:
    """Resolve a future with a result or an exception."""
    if waiting.done():
        return
    if isinstance(result, Exception):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)
