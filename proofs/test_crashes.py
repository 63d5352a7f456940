"""Dozens of crashes; `tests/test_crash.py` has a few of each kind."""

from __future__ import annotations

import pytest
from crowd import LANES, both_serve, contest, is_killed, is_stopped, loses_workers, running
from tableside import Postgres, Redis, Server, in_time

pytestmark = [pytest.mark.compiled, pytest.mark.once]
KILLS, STOPS, DEATHS = 30, 4, 6
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
