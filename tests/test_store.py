"""The store: what is written is on disk before anybody is told, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from patience import HANGS, until
from sqlalchemy import Connection, event, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from tableside import Person, Postgres, Redis, Seat, Server, in_time, play_on

from fidchell.core.registry import game
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers
from fidchell.table.log import entries as log
from fidchell.table.log.commands import Sender, entries_for
from fidchell.table.log.table import PLAYING, Table, TableSetup
from fidchell.table.server import wire
from fidchell.table.store import queries
from fidchell.table.store.database import LIMITS, connect, migrate
from fidchell.table.store.due import left_in_memory
from fidchell.table.store.schema import LOG, USERS
from fidchell.table.store.shards import lane_of, shard_of
from fidchell.table.store.store import GROUP, Store, StoreDown, settle

pytestmark = pytest.mark.once


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    store.open()
    try:
        yield store
    finally:
        await store.close()


def row(number: int, text: str = "hello") -> log.Row:
    return log.Row(number, 1_000 + number, (log.Spoken("Aoife", text, -1, f"k{number}"),))


def plan(name: str, **more: Any) -> TableSetup:
    return TableSetup(name, "inis", {"players": 2}, 7, version=game("inis").version, **more)


def numbers(store: Store, table: str) -> list[int]:
    return [found.number for found in store.read_now(queries.rows_of(table))]


def names(connection: Connection) -> list[str]:
    return list(connection.execute(select(USERS.c.name).order_by(USERS.c.id)).scalars())


def append(
    store: Store, table: str, row: log.Row, also: Callable[[Connection], Any] | None = None
) -> asyncio.Future[bool]:
    """Add a row; whether it was the first of its number, to be waited for."""
    waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.append(table, row, also, partial(settle, waiting))
    return waiting


async def together(store: Store, *starts: Callable[[], Awaitable[Any]]) -> list[Any]:
    """Let jobs be written in one group: the writer is held up until all are waiting."""
    go = threading.Event()
    holding = asyncio.ensure_future(store.write(lambda connection: go.wait(HANGS)))
    await asyncio.sleep(0)
    jobs = [asyncio.ensure_future(start()) for start in starts]
    await asyncio.sleep(0)
    go.set()
    await holding
    return await asyncio.gather(*jobs, return_exceptions=True)


# Limits.


def shown(connection: Connection, name: str) -> object:
    return connection.exec_driver_sql(f"SHOW {name}").scalar()


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("words", "limits", "found"),
    [
        ("", True, ["20s", "10s", "1min", "10"]),
        ("?options=-c%20lock_timeout%3D7s&keepalives_idle=99", True, ["20s", "7s", "1min", "99"]),
        ("", False, ["0", "0", "0", "10"]),
    ],
)
def test_a_statement_that_takes_too_long_is_given_up(
    cluster: Postgres, words: str, limits: bool, found: list[str]
) -> None:
    """Unless the URL says otherwise, or an administrator waits for it."""
    engine = connect(cluster.new_database() + words, 1, limits)
    with engine.connect() as connection:
        assert [shown(connection, name) for name in LIMITS] == found[:3]
        raw = connection.connection.driver_connection
        assert raw and raw.info.get_parameters()["keepalives_idle"] == found[3]
    engine.dispose()


@pytest.mark.postgres
def test_a_statement_that_another_blocks_ends_and_the_writer_goes_on(cluster: Postgres) -> None:
    async def check() -> None:
        url = cluster.new_database()
        async with opened(url + "?options=-c%20lock_timeout%3D50ms") as store:
            elsewhere = connect(url)
            with elsewhere.begin() as connection:
                connection.exec_driver_sql("LOCK TABLE log")
                await down(append(store, "t", row(1)))
            elsewhere.dispose()
            assert await append(store, "t", row(1))

    asyncio.run(check())


# Rows.


def test_rows_are_appended_in_groups(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            tables = [f"t{i}" for i in range(40)]
            for number in range(1, 26):
                jobs = [append(store, table, row(number)) for table in tables]
                assert await asyncio.gather(*jobs) == [True] * len(tables)
            assert store.groups < 1000 / 4
            for table in tables:
                assert numbers(store, table) == list(range(1, 26))

    asyncio.run(check())


def test_a_group_has_a_bound_and_keeps_the_order(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            found = await together(store, *[lambda n=n: append(store, "t", row(n)) for n in range(1, 2 * GROUP + 50)])
            assert found == [True] * (2 * GROUP + 49)
            assert store.groups <= 5
            assert store.read_now(queries.rows_of("t", 500)) == [row(n) for n in range(501, 2 * GROUP + 50)]

    asyncio.run(check())


def test_what_is_told_can_be_read_by_others(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            elsewhere = connect(database)
            for number in range(1, 30):
                assert await append(store, "t", row(number))
                with elsewhere.connect() as connection:
                    assert [found.number for found in queries.rows_of("t", number - 1)(connection)] == [number]
            elsewhere.dispose()

    asyncio.run(check())


def test_a_commit_waits_for_the_disk(database: str) -> None:
    """Asked through the writer itself."""

    def scalar(words: str, connection: Connection) -> object:
        return connection.exec_driver_sql(words).scalar()

    async def check() -> None:
        async with opened(database) as store:
            asked = ("synchronous_commit", "fsync", "full_page_writes")
            if not store.in_file:
                found = [await store.write(partial(scalar, f"SHOW {q}")) for q in asked]
                assert found == ["on", "on", "on"]
            else:
                asked = ("synchronous", "journal_mode", "foreign_keys")
                found = [await store.write(partial(scalar, f"PRAGMA {q}")) for q in asked]
                assert found == [2, "wal", 1]  # 2 is FULL

    asyncio.run(check())


def test_of_two_rows_with_one_number_the_second_writes_nothing(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await append(store, "t", row(1), queries.add_user("first", 1))
            assert not await append(store, "t", row(1, "other"), queries.add_user("second", 1))
            assert store.read_now(names) == ["first"]
            assert store.read_now(queries.rows_of("t")) == [row(1)]

    asyncio.run(check())


def test_a_conflict_harms_nobody_else_in_its_group(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            found = await together(
                store,
                lambda: append(store, "t", row(1), queries.add_user("first", 1)),
                lambda: append(store, "t", row(1, "other"), queries.add_user("second", 1)),
                lambda: append(store, "u", row(1)),
                lambda: store.write(queries.add_user("third", 1)),
                lambda: append(store, "t", row(2)),
            )
            assert [found[i] for i in (0, 1, 2, 4)] == [True, False, True, True]
            assert isinstance(found[3], int)
            assert store.read_now(names) == ["first", "third"]
            assert (numbers(store, "t"), numbers(store, "u")) == ([1, 2], [1])

    asyncio.run(check())


def test_a_conflict_with_another_server(database: str) -> None:
    async def check() -> None:
        async with opened(database) as one, opened(database) as two:
            jobs = [append(store, "t", row(n, str(store is one))) for n in range(1, 100) for store in (one, two)]
            found = await asyncio.gather(*jobs)
            assert [found[i] ^ found[i + 1] for i in range(0, len(found), 2)] == [True] * 99
            assert numbers(one, "t") == list(range(1, 100))
            kept = store_of_each(one.read_now(queries.rows_of("t")))
            assert kept == ["True" if found[i] else "False" for i in range(0, len(found), 2)]

    asyncio.run(check())


def store_of_each(rows: list[log.Row]) -> list[str]:
    return [entry.text for row in rows for entry in row.entries if isinstance(entry, log.Spoken)]


def mistaken(connection: Connection) -> None:
    connection.execute(USERS.insert().values(name="half", created=1))
    raise ZeroDivisionError


def twice(connection: Connection) -> None:
    for _ in range(2):
        connection.execute(USERS.insert().values(name="half", login="same", created=1))


def too_long(connection: Connection) -> None:
    connection.execute(USERS.insert().values(name="half", created=1))
    connection.execute(USERS.insert().values(name="x" * 500, login=None, created=1))
    if connection.dialect.name == "sqlite":  # takes any length
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("failing", "kind"), [(mistaken, ZeroDivisionError), (twice, IntegrityError), (too_long, Exception)]
)
def test_a_failing_call_harms_nobody_else_in_its_group(
    database: str, failing: Callable[[Connection], None], kind: type[Exception]
) -> None:
    async def check() -> None:
        async with opened(database) as store:
            found = await together(
                store,
                lambda: append(store, "t", row(1)),
                lambda: store.write(failing),
                lambda: append(store, "t", row(2)),
                lambda: store.write(queries.add_user("whole", 1)),
            )
            assert isinstance(found[1], kind)
            assert not isinstance(found[1], StoreDown)
            assert (found[0], found[2]) == (True, True)
            assert store.read_now(names) == ["whole"]
            assert numbers(store, "t") == [1, 2]
            assert await append(store, "t", row(3))

    asyncio.run(check())


def test_a_row_whose_companion_fails_is_not_written(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            found = await asyncio.gather(append(store, "t", row(1), mistaken), return_exceptions=True)
            assert isinstance(found[0], ZeroDivisionError)
            assert numbers(store, "t") == []

    asyncio.run(check())


def test_what_is_waiting_at_the_end_is_written(database: str) -> None:
    async def check() -> list[bool]:
        store = Store(database)
        store.open()
        jobs = [append(store, "t", row(number)) for number in range(1, 600)]
        await store.close()
        await asyncio.sleep(0)
        return [job.result() for job in jobs]

    assert asyncio.run(check()) == [True] * 599
    engine = connect(database)
    with engine.connect() as connection:
        assert len(queries.rows_of("t")(connection)) == 599
    engine.dispose()


def test_rows_come_back_as_they_were(database: str) -> None:
    """Any text can be said, even what databases do not like."""
    odd = ["\0", "'; DROP TABLE log; --", "𝔊ááß→🐍", "\\u0000", "%s ? :name {x}", '"' * 100, "\x7f\u2028"]

    async def check() -> None:
        async with opened(database) as store:
            rows = [row(number, text) for number, text in enumerate(odd, 1)]
            for each in rows:
                assert await append(store, "t", each)
            assert store.read_now(queries.rows_of("t")) == rows

    asyncio.run(check())


# The tables of the database, and what stands in them.


def test_migrations_run_twice_without_harm(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(LOG.insert().values(queries.row_values("t", row(1))))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert queries.rows_of("t")(connection) == [row(1)]
    engine.dispose()


@pytest.mark.postgres
def test_migrations_run_at_once(cluster: Postgres) -> None:
    url = cluster.new_database()

    def bring_up_to_date(which: int) -> None:
        engine = connect(url)
        migrate(engine)
        engine.dispose()

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(bring_up_to_date, range(6)))
    engine = connect(url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM versions").scalar() == 1
        assert queries.rows_of("t")(connection) == []
    engine.dispose()


def test_secrets_are_shared(database: str) -> None:
    engines = [connect(database) for _ in range(4)]
    migrate(engines[0])

    def ask(which: int) -> str:
        with engines[which % 4].begin() as connection:
            return queries.secret("csrf")(connection)

    at_once = 4 if database.startswith("postgresql") else 1  # SQLite is for one server
    with ThreadPoolExecutor(at_once) as threads:
        found = set(threads.map(ask, range(16)))
    assert len(found) == 1
    assert len(found.pop()) > 30
    with engines[0].begin() as connection:
        assert queries.secret("other")(connection) != queries.secret("csrf")(connection)
    for engine in engines:
        engine.dispose()


def test_keys_expire(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            user = await store.write(queries.add_user("Aoife", 1))
            await store.write(queries.add_key("long", user, "session", 2_000))
            await store.write(queries.add_key("short", user, "session", 1_000))
            await store.write(queries.add_key("link", user, "link", 2_000))
            assert await store.read(queries.user_by_key("long", "session", 1_999)) == (user, "Aoife", None)
            assert await store.read(queries.user_by_key("long", "session", 2_000)) is None
            assert await store.read(queries.user_by_key("short", "session", 1_000)) is None
            assert await store.read(queries.user_by_key("link", "session", 1)) is None
            await store.write(queries.drop_old_keys(1_500))
            assert await store.read(queries.user_by_key("short", "session", 1)) is None
            assert await store.read(queries.user_by_key("long", "session", 1)) == (user, "Aoife", None)
            assert await store.write(queries.drop_key("link")) == 1
            assert await store.write(queries.drop_key("link")) == 0

    asyncio.run(check())


def test_tables_are_found(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            first = log.Row(1, 5, (log.Sit(0, 11, "", "Aoife"),))
            plans = [plan(f"t{i}", owner=11 + i % 2, listed=i < 3, created=i) for i in range(6)]
            for each in plans:
                await store.write(queries.add_table(each, first, {0: 11, 1: 20 + each.created}, "gathering"))
            assert await store.read(queries.open_tables(10)) == ["t2", "t1", "t0"]
            assert await store.read(queries.open_tables(2)) == ["t2", "t1"]
            assert await store.read(queries.tables_of(11, 10)) == ["t5", "t4", "t3", "t2", "t1", "t0"]
            assert await store.read(queries.tables_of(12, 10)) == ["t5", "t3", "t1"]
            assert await store.read(queries.tables_of(24, 10)) == ["t4"]
            assert await store.read(queries.tables_of(99, 10)) == []
            await store.write(queries.set_phase("t2", PLAYING))
            await store.write(queries.set_phase("t4", "over"))
            assert await store.read(queries.open_tables(10)) == ["t1", "t0", "t2"]  # to join, then to watch
            assert await store.read(left_in_memory()) == ["t2"]
            key = lane_of(plans[2]), shard_of("t2")
            assert await store.read(left_in_memory([key])) == ["t2"]
            assert await store.read(left_in_memory([(key[0], key[1] ^ 1)])) == []
            assert await store.read(queries.count_tables(11, 0)) == (2, 3)
            assert await store.read(queries.count_tables(12, 3)) == (3, 2)  # two of them since then
            assert await store.read(queries.stored_bytes(11)) == 3 * len(log.written(first.entries))
            assert await store.read(queries.stored_bytes(99)) == 0
            await store.write(queries.sit("t4", 1, 0))
            assert await store.read(queries.tables_of(24, 10)) == []
            assert await store.read(queries.plan_of("t3")) == plans[3]
            assert await store.read(queries.plan_of("none")) is None

    asyncio.run(check())


def test_a_name_that_no_database_can_hold_is_not_found(database: str) -> None:
    """Such as comes with a made-up address; it is no reason to believe that the database is down."""

    async def check() -> None:
        async with opened(database) as store:
            for strange in ("\0", "a\0b", "x" * 10_000, "\ud800"):
                try:
                    assert await store.read(queries.plan_of(strange)) is None
                except Exception as why:
                    assert not isinstance(why, StoreDown | DBAPIError), (strange, why)

    asyncio.run(check())


# When the database is gone, or full.


@pytest.fixture(scope="module")
def own_cluster() -> Any:
    """A PostgreSQL that may be halted, since nobody else uses it."""
    postgres = Postgres()
    yield postgres
    postgres.stop()


async def down(waiting: Any) -> None:
    with pytest.raises(StoreDown):
        await waiting


@pytest.mark.postgres
def test_the_database_goes_and_comes_back(own_cluster: Postgres) -> None:
    async def check() -> None:
        async with opened(own_cluster.new_database()) as store:
            assert await append(store, "t", row(1))
            own_cluster.halt()
            await down(append(store, "t", row(2)))
            await down(store.write(queries.add_user("Aoife", 1)))
            await down(store.read(queries.rows_of("t")))
            own_cluster.begin()
            assert await store.read(queries.rows_of("t")) == [row(1)]
            assert await append(store, "t", row(2))
            assert numbers(store, "t") == [1, 2]

    asyncio.run(check())


async def two_people(server: Server, **more: Any) -> tuple[Person, list[Seat]]:
    person = await Person(server.url).__aenter__()
    table = await person.set_table("inis", "mm", **more)
    return person, [await person.seat(table["id"], name) for name in table["mine"]]


async def again(person: Person, old: list[Seat], url: str = "") -> list[Seat]:
    at = person.elsewhere(url) if url else person
    return [await at.seat(seat.table, seat.name, seat.update.get("version", 0)) for seat in old]


async def versions(person: Person, seats: list[Seat]) -> list[int]:
    """The newest versions, as new connections are told."""
    found = []
    for seat in await again(person, seats):
        found.append((await seat.until("update"))["version"])
        await seat.close()
    return found


async def leave(person: Person, *seats: Seat) -> None:
    for seat in seats:
        await seat.close()
    await person.web.aclose()


async def answer_or_end(seat: Seat, **message: Any) -> dict[str, Any]:
    """The answer to a message, or how the connection ended."""
    try:
        return await seat.ask(**message)
    except ConnectionError:
        return {"type": "ended", "text": seat.ended}


@pytest.mark.compiled
@pytest.mark.postgres
@pytest.mark.redis
def test_servers_outlive_their_database(own_cluster: Postgres, redis: Redis) -> None:
    """Nothing is taken as done meanwhile; afterwards all goes on."""

    async def check(one: Server, two: Server) -> None:
        person, seats = await two_people(one)
        await play_on(seats, Random(1), 20)
        own_cluster.halt()
        said = await answer_or_end(seats[0], type="say", text="is anybody there", id="lost")
        assert said["type"] != "done" and said.get("done") != "lost"
        async with httpx.AsyncClient(timeout=HANGS) as web:
            assert (await web.get(f"{one.url}/ready")).status_code == 503
            assert (await web.get(f"{one.url}/health")).status_code == 200
            refused = await web.get(f"{two.url}/api/tables")
            assert (refused.status_code, refused.json()["error"]["id"]) == (503, "refused-store-down")
        own_cluster.begin()
        await asyncio.to_thread(
            until, lambda: one.is_ready() and two.is_ready(), "both"
        )  # they come back by themselves
        here, there = await again(person, seats), await again(person, seats, two.url)
        assert (await here[0].ask(type="say", text="is anybody there", id="lost"))["done"] == "lost"
        mixed = [here[0], there[1]]
        assert await play_on(mixed, Random(2), 40) == 40
        await leave(person, *here, *there, *seats)

    url = own_cluster.new_database()
    one, two = (Server(url, "--no-limits", "--redis", redis.url).start() for _ in range(2))
    try:
        in_time(check(one, two))
        for server in (one, two):
            assert "Traceback" not in server.said()
    finally:
        one.stop()
        two.stop()


class Disk:
    """A disk of so many pages, for an SQLite database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pages = 1 << 30
        event.listen(store.engine, "checkout", self.limit)

    def has(self, pages: int) -> None:
        """From now on it has so many pages."""
        self.pages = pages
        assert self.store.direct
        self.limit(self.store.direct)

    def limit(self, connection: sqlite3.Connection, *more: object) -> None:
        connection.execute(f"PRAGMA max_page_count={self.pages}")


def test_a_full_disk_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            disk = Disk(store)
            tables = Tables(store, Thinkers(1))
            sits = tuple(log.Sit(seat, 11 + seat, "", "Aoife") for seat in range(2))
            live = await tables.set_up(plan("t"), (*sits, log.Begin()))
            disk.has(1)

            def say(number: int) -> Any:
                message = wire.Say(str(number), "x" * 500)
                return tables.put(live, lambda table: entries_for(table, Sender(0, "Aoife", 11), message, 5))

            told = 0
            for number in range(1_000):
                try:
                    await say(number)
                except StoreDown:
                    told = number
                    break
            assert told
            assert "t" not in tables.lives
            live = await tables.get("t")
            assert not live.table.has_key(0, str(told))
            await down(say(told))
            disk.has(1 << 30)
            live = await tables.get("t")
            await say(told)
            said = [e.key for r in store.read_now(queries.rows_of("t")) for e in r.entries if isinstance(e, log.Spoken)]
            assert said == list(map(str, range(told + 1)))
            rebuilt = store.read_now(queries.load("t"))
            assert isinstance(rebuilt, Table)
            assert (rebuilt.rows, rebuilt.match.mark()) == (live.table.rows, live.table.match.mark())

    asyncio.run(check())


@pytest.mark.compiled
def test_a_server_whose_disk_is_full_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """The system lets the server's files grow no more, as on a full disk."""

    async def check(server: Server) -> None:
        person, seats = await two_people(server)
        await play_on(seats, Random(1), 30)
        before = await versions(person, seats)
        assert server.process
        if sys.platform != "linux":
            raise AssertionError("only Linux limits another process")
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, unlimited[1]))
        for name in ("lost", "lost"):
            seat = (await again(person, seats[:1]))[0]
            await seat.until("update")
            said = await answer_or_end(seat, type="say", text="no room for this", id=name)
            assert said["type"] == "refused"
            assert said["error"]["id"] == "refused-store-down"
            assert "try again" in said["text"]
            await seat.close()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        for seat in seats:
            await seat.close()
        seats = await again(person, seats)
        assert await versions(person, seats) == before
        assert (await seats[0].ask(type="say", text="room again", id="lost"))["done"] == "lost"
        assert await play_on(seats, Random(2), 50) == 50
        await leave(person, *seats)

    server = Server(f"sqlite:///{tmp_path / 'tables.db'}").start()
    try:
        in_time(check(server))
        assert "Traceback" not in server.said()
    finally:
        server.stop()
