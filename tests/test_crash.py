"""Servers that are killed, stopped, doubled and not read: nothing is lost, and nothing is done twice.

Each kind of crash is here, a few times on each kind of database; `proofs/test_crashes.py` does it by the dozen.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from crowd import (
    FEW,
    both_serve,
    check_shown,
    contest,
    is_killed,
    is_stopped,
    logs,
    loses_workers,
    owner_of,
    running,
    told,
)
from patience import HANGS, until_async
from tableside import Person, Postgres, Redis, Seat, Server, in_time, play_on
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fidchell.core.registry import game
from fidchell.table.live.inbox import GOODBYES
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import CLOCKS, clock
from fidchell.table.log.moments import KEPT
from fidchell.table.log.table import TableSetup
from fidchell.table.store import queries
from fidchell.table.store.database import connect as connect_to

pytestmark = [pytest.mark.compiled, pytest.mark.once]


def test_a_server_that_is_killed_again_and_again(database: str) -> None:
    with running(database) as server:
        in_time(is_killed(server, 2, FEW))


def test_a_server_that_is_stopped_says_so(database: str) -> None:
    with running(database) as server:
        in_time(is_stopped(server, 1, FEW))


# Two servers.


@pytest.fixture(scope="module")
def pair(cluster: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database, who soon believe that somebody has left."""
    db, flags = cluster.new_database(), ("--grace", "0.2", "--redis", redis.url)
    with running(db, *flags) as one, running(db, *flags) as two:
        yield one, two
        assert "Traceback" not in one.said() + two.said()


@pytest.mark.postgres
@pytest.mark.redis
def test_one_table_through_two_servers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    in_time(contest((one.url, two.url), one.db, 150, FEW))


@pytest.mark.postgres
@pytest.mark.redis
def test_who_comes_back_at_the_other_server_has_not_left(pair: tuple[Server, Server]) -> None:
    """Their table believes that they have gone until they connect, wherever that is."""

    async def check(one: Server, two: Server) -> None:
        async with Person(one.url) as host, Person(one.url, "Bran") as guest, guest.elsewhere(two.url) as twin:
            table = await host.set_table("inis", "mo", clock="quick")
            await guest.post(f"/api/tables/{table['id']}/seats/blue", {"invite": table["invite"]})
            other = await host.seat(table["id"], "green")
            seat = await guest.seat(table["id"], "blue")
            await seat.close()
            await until_async(lambda: has_left(one.db, table["id"], 1), "their absence")
            back = await twin.seat(table["id"], "blue")
            await until_async(lambda: came_back(one.db, table["id"], 1), "their return")
            fresh = await twin.seat(table["id"])
            chairs = (await fresh.until("update"))["chairs"]
            for each in (back, other, fresh):
                await each.close()
            assert not chairs[1].get("away")

    in_time(check(*pair))


def has_left(db: str, table: str, seat: int) -> bool:
    """Whether somebody has left, by the log."""
    return log.Away(seat) in [entry for row in logs(db, [table])[table][1] for entry in row.entries]


def came_back(db: str, table: str, seat: int) -> bool:
    """Whether somebody has left and come back, by the log."""
    entries = (entry for row in logs(db, [table])[table][1] for entry in row.entries)
    found = [entry for entry in entries if isinstance(entry, log.Away | log.CameBack) and entry.seat == seat]
    return log.Away(seat) in found and found[-1] == log.CameBack(seat)


@pytest.mark.postgres
@pytest.mark.redis
def test_two_workers_of_one_server(cluster: Postgres, redis: Redis) -> None:
    """Tables are played through both; then one is killed while the other goes on."""

    async def check(server: Server) -> None:
        await both_serve(server)
        await contest((server.url, server.url), server.db, 75, FEW)
        await loses_workers(server, 1, FEW)

    with running(cluster.new_database(), "--redis", redis.url, workers=2) as server:
        in_time(check(server))


async def until_seen(db: str, table: str, wanted: Callable[[log.Row], bool], many: int, seats: list[Seat]) -> None:
    """Let people play until the log has so many new rows of a kind, which they themselves do not write."""
    before = len(logs(db, [table])[table][1])

    async def seen() -> bool:
        rows = logs(db, [table])[table][1][before:]
        if sum(map(wanted, rows)) >= many:
            return True
        await play_on(seats, Random(f"{table} {len(rows)}"), 1)
        assert seats[0].update["phase"] == "playing", "the game is over, and nobody attended to the table"
        return False

    await until_async(seen, "somebody who attends to the table")


async def seats_at(person: Person, table: str, names: list[str]) -> list[Seat]:
    """Connections to a table, as soon as some server owns it."""
    seats: list[Seat] = []

    async def connected() -> bool:
        seat = await person.seat(table, names[len(seats)])
        with suppress(ConnectionError):  # it was passed on to a server that is dead, as is known by now
            if (await seat.hear())["type"] == "welcome":
                seats.append(seat)
        return len(seats) == len(names)

    await until_async(connected, "the owner of the table")
    return seats


def is_closing(row: log.Row) -> bool:
    """Whether a window closed with nothing else: by the server, when its time had come."""
    return row.entries == (log.Close(),)


def is_by_bot(row: log.Row) -> bool:
    return any(getattr(entry, "by", "") == log.BOT for entry in row.entries)


async def late_table(db: str, user: int, name: str) -> None:
    """Put a table into the database where the clock of whoever decides runs out in a few seconds."""
    quick = CLOCKS["quick"]
    assert quick
    begun = clock() - quick.bank + 3_000
    kind = game("inis")
    options = kind.settle_options({"players": 2})
    plan = TableSetup(name, "inis", options, 5, user, "quick", 0.0, version=kind.version, created=begun)
    row = log.Row(1, begun, (log.Sit(0, user, "", "Aoife"), log.Sit(1, user, "", "Aoife"), log.Begin()))
    engine = connect_to(db)
    with engine.begin() as connection:
        queries.add_table(plan, row, {0: user, 1: user}, "playing")(connection)
    engine.dispose()


def was_late(db: str, table: str) -> bool:
    """Whether a server has noticed that somebody is out of time."""
    entries = (entry for row in logs(db, [table])[table][1] for entry in row.entries)
    return any(isinstance(entry, log.Away) and entry.late for entry in entries)


@pytest.mark.postgres
@pytest.mark.redis
def test_a_server_takes_over_what_another_attended(cluster: Postgres, redis: Redis) -> None:
    """Windows, bots and clocks go on when the server that looked after them is killed."""

    async def check(one: Server, two: Server) -> None:
        async with Person(one.url) as person, person.elsewhere(two.url) as twin:
            windows = await person.set_table("inis", "mmm", window=0.3)
            bots = await person.set_table("inis", "m000", window=0.3)
            slow = await seats_at(twin, windows["id"], windows["mine"])
            mixed = await seats_at(twin, bots["id"], bots["mine"])
            await until_seen(two.db, windows["id"], is_closing, 1, slow)
            await until_seen(two.db, bots["id"], is_by_bot, 1, mixed)
            late = next(name for n in count() if owner_of(one.db, name := f"late{n}") == one.pid)
            await late_table(one.db, (await person.get("/api/me"))["id"], late)
            here, there = [await seats_at(each, late, [""]) for each in (person, twin)]
            assert {owner_of(one.db, table["id"]) for table in (windows, bots)} == {one.pid}
            one.kill()
            slow, mixed = [await seats_at(twin, at["id"], at["mine"]) for at in (windows, bots)]
            await asyncio.gather(
                until_seen(two.db, windows["id"], is_closing, 2, slow),
                until_seen(two.db, bots["id"], is_by_bot, 4, mixed),
                until_async(lambda: was_late(two.db, late), "the clock to run out"),
            )
            assert owner_of(one.db, late) == two.pid
            for table in (late, windows["id"], bots["id"]):
                plan, rows = logs(two.db, [table])[table]
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                check_shown(plan, rows, {})
            for seat in (*here, *there, *slow, *mixed):
                await seat.close()

    db = cluster.new_database()
    with running(db, "--redis", redis.url) as one, running(db, "--redis", redis.url) as two:
        in_time(check(one, two))
        assert "Traceback" not in two.said()


# Slow ones.


async def sleepy(person: Person, table: str) -> ClientConnection:
    """A watcher who does not read, with little room for what it is sent."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # so that the system buffers little at the other end
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", int(person.url.rpartition(":")[2])))
    url = f"{person.url.replace('http', 'ws')}/api/tables/{table}/wire"
    return await connect(
        url, sock=raw, max_queue=1, max_size=None, open_timeout=HANGS, ping_interval=None, compression=None
    )


async def left_out(server: Server) -> int:
    """How many updates a server has left out since connections took nothing."""
    async with httpx.AsyncClient(timeout=HANGS) as web:
        text = (await web.get(f"{server.url}/metrics")).text
    found = re.search(r"^fidchell_left_out_total (\S+)$", text, re.M)
    assert found, text
    return int(float(found[1]))


def test_those_who_do_not_read_hold_nobody_up(tmp_path: Path) -> None:
    """Updates are left out for them instead of piling up; when they read again, they see the table as it is."""

    async def check(server: Server) -> None:
        async with Person(server.url) as person:
            table = await person.set_table("inis", "mm")
            seats = [await person.seat(table["id"], name) for name in table["mine"]]
            await play_on(seats, Random(6), 20)
            watcher = await sleepy(person, table["id"])

            async def talk() -> bool:
                for _ in range(25):
                    assert (await seats[0].ask(type="say", text="🐍" * 500))["done"]
                return await left_out(server) > KEPT

            await until_async(talk, "updates that are left out")
            assert await play_on(seats, Random(7), 20) == 20
            await wakes_up(watcher, table["id"], person)
            again = await sleepy(person, table["id"])
            assert await asyncio.to_thread(server.stop) == 0, "those who sleep keep the server from stopping"
            for seat in seats:
                await seat.close()
            for each in (watcher, again):
                each.transport.abort()

    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        in_time(check(server))
        assert "Traceback" not in server.said()


async def wakes_up(watcher: ClientConnection, table: str, person: Person) -> None:
    """A watcher reads again: after a gap it sees the table as it is now, unless it was given up for sleeping."""
    fresh = await person.seat(table)
    newest = await fresh.until("update")
    view: dict[str, Any] = {}
    versions, gap = [0], False
    while versions[-1] < newest["version"]:
        try:
            message = json.loads(await asyncio.wait_for(watcher.recv(), HANGS))
        except ConnectionClosed:
            assert watcher.close_code in (GOODBYES["slow"], 1006)
            break
        if message["type"] == "update":
            view |= message["view"]
            versions.append(message["version"])
            message["view"] = view
            gap |= message.get("gap", False)
    else:
        assert told(message) == told(newest)
        assert gap, "events were left out, and the watcher was not told"
    assert len(versions) < newest["version"], "the watcher was not slow"
    await fresh.close()
