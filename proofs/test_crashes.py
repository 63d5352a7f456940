"""Dozens of crashes; `tests/test_crash.py` has a few of each kind."""

from __future__ import annotations

import asyncio
import os

import pytest
from crowd import LANES, both_serve, check_all, contest, is_killed, is_stopped, loses_workers, running
from tableside import Postgres, Redis, Server, in_time

from proofs.pairs import Named, Roaming, Waits, both_own, check_appends, pair_of, played_on, summary

pytestmark = [pytest.mark.compiled, pytest.mark.once]
KILLS = int(os.environ.get("KILLS", "30"))
STOPS, DEATHS = 4, 6
MESSAGES = 2_000


def test_a_server_that_is_killed_dozens_of_times(database: str) -> None:
    with running(database) as server:
        in_time(is_killed(server, KILLS, LANES))


def test_a_server_that_is_stopped_several_times(database: str) -> None:
    with running(database) as server:
        in_time(is_stopped(server, STOPS, LANES))


@pytest.mark.postgres
@pytest.mark.redis
def test_thousands_of_messages_through_two_servers(cluster: Postgres, redis: Redis) -> None:
    db, flags = cluster.new_database(), ("--redis", redis.url)
    with running(db, *flags) as one, running(db, *flags) as two:
        in_time(contest((one.url, two.url), db, MESSAGES, LANES[:4]))
        assert "Traceback" not in one.said() + two.said()


@pytest.mark.postgres
@pytest.mark.redis
def test_workers_of_one_server_that_are_killed(cluster: Postgres, redis: Redis) -> None:
    async def check(server: Server) -> None:
        await both_serve(server)
        await contest((server.url, server.url), server.db, MESSAGES, LANES[:4])
        await loses_workers(server, DEATHS, LANES[:5])

    with running(cluster.new_database(), "--redis", redis.url, workers=2) as server:
        in_time(check(server))


@pytest.mark.postgres
@pytest.mark.redis
def test_owners_that_are_killed_dozens_of_times(cluster: Postgres, redis: Redis) -> None:
    """The other server plays on; the killed one starts again, and gets half of the tables back."""
    with pair_of(cluster.new_database(), redis.url) as pair:
        in_time(owners_killed(pair))


async def owners_killed(pair: tuple[Named, Named]) -> None:
    """Kill whoever owns the most tables, each time with messages in flight."""
    load, waits = Roaming(list(pair), 6, LANES), Waits([])
    for _ in range(KILLS):
        await both_own(pair)
        await load.meanwhile(load.all_play, "everybody")
        await load.go_on(load.chance.randrange(10, 60))
        await load.meanwhile(lambda: any(player.waiting for player in load.players), "a message on its way")
        victim = max(pair, key=lambda server: len(load.in_play(server.owned())))
        tables = load.in_play(victim.owned())
        victim.kill()
        load.avoid(victim)
        waits.seconds += await played_on(load, tables)
        assert "Traceback" not in victim.said()
        await asyncio.to_thread(victim.start)
        load.use(victim)
    await load.go_on(20)
    await load.end()
    await check_all(load, pair[0].db)
    print(f"\n{KILLS} kills: {summary(load)}\n{waits}\n{check_appends(pair[0].db)}")
    assert not any("Traceback" in server.said() for server in pair)
