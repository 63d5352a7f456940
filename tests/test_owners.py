"""One owner per table: leases, fencing, and what passes between servers."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from crowd import is_divided, logs, owner_of, running
from patience import HANGS, until, until_async
from sqlalchemy import Connection, select, text, update
from tableside import Person, Postgres, Redis, Seat, Server, in_time, play_on

from fidchell.core.errors import BadOption
from fidchell.table.live.inbox import GOODBYES, Visit
from fidchell.table.live.link import ServerLink, SocketHeard, SocketOpened
from fidchell.table.live.news import Events
from fidchell.table.live.owners import LATE, LeasedOwners, Owners
from fidchell.table.live.passage import Passage
from fidchell.table.log import entries as log
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.settings import settle as settled
from fidchell.table.store import leases, queries
from fidchell.table.store.database import MIGRATIONS, connect, migrate
from fidchell.table.store.leases import FENCE, STALLED
from fidchell.table.store.schema import METADATA, SERVERS, TABLES
from fidchell.table.store.shards import SHARDS, shard_of
from fidchell.table.store.store import LOST, Holding, Store

pytestmark = pytest.mark.once
LANE = "inis-1"
NEWCOMER = leases.RunningServer(0, "elsewhere:1", "0", frozenset({LANE}), alone=False)
OLD = "INSERT INTO tables (id, plan, owner, phase, listed, created) VALUES (:id, :plan, 1, :phase, :listed, 1)"


def test_old_tables_get_their_lane_and_shard(database: str) -> None:
    engine = connect(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        old = [{"id": f"t{n}", "plan": '{"game": "inis", "version": 1}', "listed": False} for n in range(1500)]
        connection.execute(text(OLD), [each | {"phase": "playing" if n % 2 else "over"} for n, each in enumerate(old)])
    migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(select(TABLES.c.id, TABLES.c.lane, TABLES.c.shard, TABLES.c.next_due)).all()
    engine.dispose()
    assert len(found) == 1500
    assert {lane for _, lane, _, _ in found} == {"inis-1"}
    assert all(shard == shard_of(name) for name, _, shard, _ in found)
    assert all((due == 0) == (int(name[1:]) % 2 == 1) for name, _, _, due in found)
    assert {shard for _, _, shard, _ in found} == set(range(SHARDS))


def test_the_schema_is_what_the_migrations_make(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection, opts={"version_table": "versions"}), METADATA)
    engine.dispose()
    assert not [change for change in found if change[0] not in ("remove_table", "remove_index")]


# Leases and fences.


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    store.open()
    yield store
    await store.close()


def joined(store: Store, lane: str = LANE) -> int:
    """A server that has joined."""
    with store.engine.begin() as connection:
        found = leases.join(connection, leases.RunningServer(0, "somewhere:1", "0", frozenset({lane}), alone=False))
    assert isinstance(found, int)
    return found


def runs_out(store: Store, server: int) -> None:
    """The lease of a server has run out."""
    with store.engine.begin() as connection:
        connection.execute(update(SERVERS).where(SERVERS.c.id == server).values(until=0))


async def append(store: Store, number: int, holding: Holding, also: Callable[[Connection], Any] | None = None) -> Any:
    """Add a row to a log; what came of it."""
    waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    row = log.Row(number, number, (log.Spoken("Aoife", "hello"),))
    store.append("t", row, also, waiting.set_result, holding)
    return await waiting


@pytest.mark.postgres
def test_whoever_was_removed_cannot_append(cluster: Postgres) -> None:
    """Whether with one statement or in a transaction; what belongs to no table is written all the same."""

    async def check() -> None:
        url = cluster.new_database()
        async with opened(url) as one, opened(url) as two:
            holding = Holding(LANE, 3, 1, joined(one))
            assert await append(one, 1, holding) is True
            assert await append(one, 2, holding, lambda connection: None) is True
            assert await append(one, 2, holding) is False  # somebody else has written this row
            runs_out(two, holding.lease)
            assert await append(one, 3, holding) is True  # nobody has noticed
            with two.engine.begin() as connection:
                leases.remove(connection)
            assert await append(one, 4, holding) is LOST
            assert await append(one, 4, holding, lambda connection: None) is LOST
            assert await one.write(queries.add_user("Bran", 1)) == 1
            assert len(two.read_now(queries.rows_of("t"))) == 3

    asyncio.run(check())


@pytest.mark.postgres
def test_what_is_no_longer_held_is_not_written(cluster: Postgres) -> None:
    """Whoever returns a shard writes nothing to it afterwards, though its lease is valid."""

    async def check() -> None:
        async with opened(cluster.new_database()) as store:
            lease = joined(store)
            old, new = Holding(LANE, 3, 1, lease), Holding(LANE, 3, 2, lease)
            old.held = False
            assert await append(store, 1, old) is LOST
            assert await append(store, 1, new) is True

    asyncio.run(check())


@pytest.mark.postgres
def test_nobody_is_removed_in_the_middle_of_a_write(cluster: Postgres) -> None:
    async def check() -> None:
        url = cluster.new_database()
        async with opened(url) as one, opened(url) as two:
            lease = joined(one)
            runs_out(one, lease)
            with one.engine.begin() as writing:
                assert writing.exec_driver_sql(FENCE, (lease,)).first()
                with two.engine.begin() as connection:
                    leases.remove(connection)
                    assert lease in leases.running(connection)
                with two.engine.begin() as connection:
                    assert leases.renew(connection, lease)  # a renewal does not wait for writes
                runs_out(two, lease)
            with two.engine.begin() as connection:
                leases.remove(connection)
                assert not leases.running(connection)

    asyncio.run(check())


@pytest.mark.postgres
def test_no_transaction_about_a_lease_stands_still_for_long(cluster: Postgres) -> None:
    """Otherwise a server that is stopped in the middle of a renewal could keep its row, and all its tables."""

    async def check() -> None:
        async with opened(cluster.new_database()) as store:
            lease = joined(store)
            for call in (lambda c: leases.renew(c, lease), lambda c: leases.join(c, NEWCOMER)):
                with store.engine.begin() as connection:
                    assert call(connection)
                    found = connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar()
                    assert found == f"{STALLED // 1000}s"

    asyncio.run(check())


@pytest.mark.postgres
def test_people_are_let_go_while_the_database_says_nothing(cluster: Postgres) -> None:
    """The thread that renews the lease waits in vain; the event loop lets the connections go all the same."""

    async def check() -> None:
        patient = "?options=-c%20lock_timeout%3D0%20-c%20statement_timeout%3D0"
        async with opened(cluster.new_database() + patient) as store:
            owners, lost = LeasedOwners(store, alone=False), list[list[Holding]]()
            owners.lost = lost.append
            await owners.open()
            await until_async(lambda: owners.held, "shards")
            with store.engine.begin() as blocking:
                blocking.exec_driver_sql("LOCK TABLE servers IN ACCESS EXCLUSIVE MODE")
                await until_async(lambda: lost == [[]], "people to be let go")
                assert owners.away
            await until_async(lambda: not owners.away, "the lease to be renewed")
            await owners.close()

    asyncio.run(check())


@pytest.mark.postgres
def test_an_answer_that_was_long_on_its_way_renews_nothing(cluster: Postgres) -> None:
    """The database said long ago who owns what; by now somebody else may, and this server would show old tables."""

    async def check() -> None:
        async with opened(cluster.new_database()) as store:
            owners = LeasedOwners(store, alone=False)
            await owners.open()
            await until_async(lambda: owners.held, "shards")
            owners.check_reach()
            owners.heed(-LATE, owners.id, store.read_now(leases.look), [])
            assert owners.away
            with pytest.raises(Refusal):
                owners.check_reach()
            await until_async(lambda: not owners.away, "the lease to be renewed")
            await owners.close()

    asyncio.run(check())


@pytest.mark.redis
def test_a_server_begins_to_listen_under_another_id_once(redis: Redis) -> None:
    """It may be told of its new id again before it is done."""

    async def check() -> None:
        owners, link = Owners(), ServerLink(redis.url, "twice")
        tasks: list[asyncio.Future[None]] = []
        tables = SimpleNamespace(start=lambda work: tasks.append(asyncio.ensure_future(work)), events=Events())
        passage = Passage(owners, cast(Any, SimpleNamespace(tables=tables)), link)
        owners.id = 1
        await passage.open()
        owners.id = 2
        passage.note()
        passage.note()
        await asyncio.gather(*tasks)
        listening = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__name__", "") == "listen"]
        assert len(listening) == 1
        await until_async(lambda: link.works, "the link")
        await passage.close()

    asyncio.run(check())


def test_what_is_said_while_somebody_enters_is_heard() -> None:
    """A message may come in the same batch as the word that its socket was opened."""

    async def enter(*arrival: object) -> tuple[str, str]:
        return "live", "connection"

    async def check() -> None:
        heard, tasks = list[bytes](), list[asyncio.Future[None]]()
        tables = SimpleNamespace(start=lambda work: tasks.append(asyncio.ensure_future(work)))
        inbox = SimpleNamespace(tables=tables, enter=enter, take=lambda live, connection, frame: heard.append(frame))
        passage = Passage(Owners(), cast(Any, inbox), ServerLink("redis://nowhere", "early"))
        visit = msgspec.Raw(msgspec.msgpack.encode(Visit("t", "green", 0, None, "", "")))
        passage.take(2, SocketOpened(1, visit))
        passage.take(2, SocketHeard(1, b"hello"))
        await asyncio.gather(*tasks)
        assert heard == [b"hello"]

    asyncio.run(check())


def divided(store: Store, servers: list[int], rounds: int = 4) -> list[int]:
    """How many shards of a lane each server owns, after each has looked a few times."""
    for _ in range(rounds):
        for server in servers:
            with store.engine.begin() as connection:
                found = leases.divide(connection, server, True)
                assert found
                division, surplus = found
                leases.give(server, {key: division.epochs[key] for key in surplus})(connection)
    with store.engine.connect() as connection:
        owners = list(leases.look(connection).owners.values())
    assert 0 not in owners
    return [owners.count(server) for server in servers]


@pytest.mark.postgres
def test_everyone_gets_a_fair_share(cluster: Postgres) -> None:
    """With one server, two and three, and after two of them have died."""

    async def check() -> None:
        async with opened(cluster.new_database()) as store:
            servers = [joined(store)]
            assert divided(store, servers) == [SHARDS]
            servers.append(joined(store))
            assert divided(store, servers) == [SHARDS // 2] * 2
            servers.append(joined(store))
            assert sorted(divided(store, servers)) == [21, 21, 22]
            runs_out(store, servers[0])
            runs_out(store, servers[2])
            assert divided(store, servers[1:2]) == [SHARDS]
            with store.engine.connect() as connection:
                epochs = leases.look(connection).epochs.values()
            assert min(epochs) >= 1 and max(epochs) >= 3  # each taking has raised one

    asyncio.run(check())


@pytest.mark.postgres
def test_a_lane_belongs_to_those_who_can_play_it(cluster: Postgres) -> None:
    async def check() -> None:
        async with opened(cluster.new_database()) as store:
            old, new = joined(store, "inis-1"), joined(store, "inis-2")
            assert divided(store, [old, new]) == [SHARDS, SHARDS]
            with store.engine.connect() as connection:
                owners = leases.look(connection).owners
            assert {owner for (lane, _), owner in owners.items() if lane == "inis-1"} == {old}

    asyncio.run(check())


# Who may start.


@pytest.mark.parametrize(("words", "why"), [
    (("--workers", "2"), "several workers need PostgreSQL"),
    (("--workers", "2", "--db", "postgresql://x@h/n"), "several workers need Redis; name it with --redis"),
    (("--redis", "redis://h:1"), "Redis is for several servers of one PostgreSQL"),
])  # fmt: skip
def test_several_workers_need_both(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        settled(list(words), {})


@pytest.mark.postgres
@pytest.mark.redis
def test_a_second_server_needs_redis(cluster: Postgres, redis: Redis) -> None:
    """Without Redis a server is alone, and says who is in its way; one that was killed is not."""
    db = cluster.new_database()
    with running(db) as one:
        for flags in ((), ("--redis", redis.url)):
            second = Server(db, "--no-limits", *flags)
            with pytest.raises(AssertionError, match=r"already serves .* stop it, or start both with --redis"):
                second.start()
        one.kill()
        with running(db, "--redis", redis.url):
            pass


# Two servers.


@pytest.fixture(scope="module")
def pair(cluster: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database."""
    db, flags = cluster.new_database(), ("--redis", redis.url)
    with running(db, *flags) as one, running(db, *flags) as two:
        yield one, two
        assert "Traceback" not in one.said() + two.said()


@asynccontextmanager
async def both(pair: tuple[Server, Server]) -> AsyncIterator[tuple[Person, Person]]:
    """One person at two servers; tables that they set up belong to the first."""
    one, two = pair
    await until_async(lambda: is_divided(one.db), "each server to own its share")
    async with Person(one.url) as person, person.elsewhere(two.url) as twin:
        yield person, twin


@pytest.mark.postgres
@pytest.mark.redis
def test_a_game_looks_the_same_from_everywhere(pair: tuple[Server, Server]) -> None:
    """Each seat is connected at its table's owner and elsewhere; all moves are made elsewhere."""

    async def check() -> None:
        async with both(pair) as (person, twin):
            table = await person.set_table("inis", "mm")
            assert owner_of(pair[0].db, table["id"]) == pair[0].pid
            names = ["green", "blue", ""]
            here, there = [[await each.seat(table["id"], name) for name in names] for each in (person, twin)]
            await play_on(there[:2], Random(5), 120)
            await asyncio.gather(*(catches_up(a, b) for a, b in zip(here, there, strict=True)))
            for a, b in zip(here, there, strict=True):
                for field in ("version", "view", "chairs", "phase", "ask"):
                    assert a.update.get(field) == b.update.get(field)
            assert here[0].update["view"] != here[2].update["view"]
            for seat in (*here, *there):
                await seat.close()

    in_time(check())


async def catches_up(one: Seat, two: Seat) -> None:
    """Wait until two connections of a viewer have been shown as much."""
    for seat in (one, two):
        if not seat.update:
            await seat.until("update")
    while one.update["version"] != two.update["version"]:
        await (one if one.update["version"] < two.update["version"] else two).until("update")


@pytest.mark.postgres
@pytest.mark.redis
def test_requests_are_passed_on(pair: tuple[Server, Server]) -> None:
    async def check() -> None:
        async with both(pair) as (person, twin), Person(pair[1].url, "Bran") as guest:
            table = await person.set_table("inis", "mo")
            path = f"/api/tables/{table['id']}"
            assert await twin.get(path) == await person.get(path)
            assert await twin.get("/api/tables/mine") == await person.get("/api/tables/mine")
            sat = await guest.post(f"{path}/seats/blue", {"invite": table["invite"]})
            assert sat.status_code == 201 and sat.json()["phase"] == "playing"
            assert (await guest.post(f"{path}/seats/blue", {"invite": ""})).status_code == 409
            assert (await guest.web.get(f"{path}/record")).status_code == 409
            assert (await twin.web.get("/api/tables/nowhere")).status_code == 404
            refused = await guest.web.post(f"{path}/end", json={})  # without the word that only our page knows
            assert refused.status_code == 403
            long = {"seat": "green", "messages": [{"type": "say", "id": "x", "text": "y" * 600_000}]}
            assert (await twin.post(f"{path}/poll", long)).status_code == 413
            async with httpx.AsyncClient(base_url=pair[1].url, timeout=HANGS) as stranger:
                assert (await stranger.get(path)).json().get("mine") is None

    in_time(check())


@pytest.mark.postgres
@pytest.mark.redis
def test_polls_are_passed_on(pair: tuple[Server, Server]) -> None:
    async def check() -> None:
        async with both(pair) as (person, twin):
            table = await person.set_table("inis", "mm")
            path, seat = f"/api/tables/{table['id']}/poll", await person.seat(table["id"], "green")
            before = (await seat.until("update"))["version"]
            polling = asyncio.ensure_future(twin.post(path, {"seat": "blue", "seen": before, "wait": 25}))
            await until_async(lambda: polls(seat, polling), "the poll to be answered")
            said = (await polling).json()
            assert [message["type"] for message in said] == ["welcome", "update"]
            assert said[1]["version"] > before
            await seat.close()

    in_time(check())


async def polls(seat: Seat, polling: asyncio.Future[httpx.Response]) -> bool:
    """Say something; whether the poll has heard of it."""
    await seat.ask(type="say", text="hello")
    return polling.done()


@pytest.mark.postgres
@pytest.mark.redis
def test_sessions_end_everywhere(pair: tuple[Server, Server]) -> None:
    """A session that ends at one server is over at the other one, and its connections with it."""

    async def check() -> None:
        async with both(pair) as (person, twin):
            table = await person.set_table("inis", "mm")
            seats = [await each.seat(table["id"], "green") for each in (person, twin)]
            for seat in seats:
                await seat.until("update")
            assert (await person.post("/api/sign-out/everywhere")).status_code == 200
            for seat in seats:
                await until_ended(seat)
                assert seat.wire.close_code == GOODBYES["left"]
            await until_async(lambda: is_out(twin), "the other server to forget the session")

    in_time(check())


async def is_out(person: Person) -> bool:
    return (await person.web.get("/api/tables/mine")).status_code == 401


async def until_ended(seat: Seat) -> None:
    with suppress(ConnectionError):
        while True:
            await seat.hear()


# What fails.


async def returned(person: Person, table: str, name: str) -> Seat:
    """A connection to a table, as soon as its owner can be reached."""

    async def connected() -> Seat | None:
        seat = await person.seat(table, name)
        with suppress(ConnectionError):
            if (await seat.hear())["type"] == "welcome":
                return seat
        return None

    return await until_async(connected, "the table")


@pytest.mark.linux
@pytest.mark.postgres
@pytest.mark.redis
def test_an_owner_that_was_stopped_by_force_never_writes_again(cluster: Postgres, redis: Redis) -> None:
    """It is stopped while people act; when it goes on, others own its tables, and it joins as a newcomer."""

    async def check(one: Server, two: Server) -> None:
        async with both((one, two)) as (person, twin):
            table = (await person.set_table("inis", "mm"))["id"]
            seats = [await person.seat(table, name) for name in ("green", "blue")]
            assert await play_on(seats, Random(1), 20) == 20
            os.kill(one.pid, signal.SIGSTOP)
            for seat in seats:
                await seat.say(type="say", text="is anybody there?", id="late")
            await until_async(lambda: owner_of(one.db, table) == two.pid, "another owner")
            there = [await returned(twin, table, name) for name in ("green", "blue")]
            before = await rows_after(there)
            os.kill(one.pid, signal.SIGCONT)
            await until_async(lambda: "the lease was lost" in one.said(), "it to notice")
            for seat in seats:
                await until_ended(seat)
            assert await rows_after(there) > before
            await until_async(lambda: owner_count(one.db) == 2, "both to own tables")
            rows = logs(one.db, [table])[table][1]
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            assert not any(getattr(entry, "key", "") == "late" for row in rows for entry in row.entries)
            for seat in there:
                await seat.close()

    async def rows_after(there: list[Seat]) -> int:
        await play_on(there, Random(2), 10)
        return there[0].update["version"]

    db, flags = cluster.new_database(), ("--redis", redis.url)
    with running(db, *flags) as one, running(db, *flags) as two:
        in_time(check(one, two))
        assert "Traceback" not in one.said() + two.said()


def owner_count(db: str) -> int:
    """How many servers own tables."""
    engine = connect(db, 1)
    with engine.connect() as connection:
        found = set(leases.look(connection).owners.values()) - {0}
    engine.dispose()
    return len(found)


@pytest.mark.postgres
@pytest.mark.redis
def test_redis_goes_and_comes_back(cluster: Postgres) -> None:
    """Tables whose people are at their owner go on without it; the others wait."""

    async def check(one: Server, two: Server) -> None:
        async with both((one, two)) as (person, twin):
            table = (await person.set_table("inis", "mm"))["id"]
            here = [await person.seat(table, name) for name in ("green", "blue")]
            there = await returned(twin, table, "")
            await there.until("update")
            own.stop()
            assert await play_on(here, Random(1), 30) == 30
            await until_ended(there)
            assert there.wire.close_code == GOODBYES["restart"]
            await asyncio.to_thread(until, lambda: not one.is_ready() and not two.is_ready(), "both to say so")
            own.start()
            await asyncio.to_thread(until, lambda: one.is_ready() and two.is_ready(), "both to be ready")
            assert await play_on(here, Random(2), 10) == 10

            async def is_back() -> bool:
                back = await returned(twin, table, "")
                with suppress(ConnectionError):  # whoever comes back early may be sent away once more
                    await catches_up(back, await person.seat(table))
                    return True
                return False

            await until_async(is_back, "the one elsewhere")
            for seat in here:
                await seat.close()

    own, db = Redis().start(), cluster.new_database()
    flags = ("--redis", own.url)
    try:
        with running(db, *flags) as one, running(db, *flags) as two:
            in_time(check(one, two))
            assert "Traceback" not in one.said() + two.said()
    finally:
        own.stop()
