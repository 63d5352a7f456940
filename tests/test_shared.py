"""Limits over all servers of one Redis: exact where it matters, settled where it is often, and local without it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from elsewhere import ThinkerProcess
from tableside import Person, Postgres, Redis, Server, in_time

from fidchell.table.live import rate_limit
from fidchell.table.live.fair_queue import FairQueue
from fidchell.table.live.rate_limit import RateLimits
from fidchell.table.live.shared import Shared, SharedStore
from fidchell.table.server.metrics import REDIS_LOST

pytestmark = [pytest.mark.redis, pytest.mark.once]
SELDOM = 1e-6, 1e7  # ten at once, and then hardly ever one more


@pytest.fixture
def own() -> Iterator[Redis]:
    """A Redis of one test's own."""
    found = Redis().start()
    yield found
    found.stop()


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for limits in this process."""
    monkeypatch.setattr(rate_limit, "monotonic", lambda: 1000.0)


@asynccontextmanager
async def servers(url: str, count: int) -> AsyncIterator[list[Shared]]:
    found = [Shared(url) for _ in range(count)]
    yield found
    for each in found:
        await each.close()


async def settle(all_servers: list[Shared]) -> None:
    """Let all servers settle, so that each has heard of all others."""
    for each in [*all_servers, *all_servers]:
        await each.settle()


def test_what_is_spent_at_one_server_is_spent_at_all(own: Redis) -> None:
    async def story() -> None:
        async with servers(own.url, 2) as (one, two):
            here, there = RateLimits(20), RateLimits(20)
            one.meters, two.meters = {"messages": here}, {"messages": there}
            for limits in (here, there):
                assert all(limits.spend("Maeve") for _ in range(5))
            await settle([one, two])
            assert all(here.spend("Maeve") for _ in range(30))
            await settle([one, two])
            assert there.of("Maeve").left == 60 - 5 - 5 - 30 + 5  # what was there before they first met does not count
            await settle([one, two])
            assert there.of("Maeve").left == 25 and there.of("Ailill").left == 60

    in_time(story())


def test_a_flood_over_many_servers_is_one_flood(own: Redis) -> None:
    """However many servers: once they have met, all of them together allow what one would, and a round more."""

    async def story() -> None:
        async with servers(own.url, 4) as found:
            limits = [RateLimits(20) for _ in found]
            for each, limit in zip(found, limits, strict=True):
                each.meters = {"messages": limit}
            allowed = 0
            for _ in range(40):
                allowed += sum(limit.spend("flood") for limit in limits for _ in range(5))
                await settle(found)
            assert 60 <= allowed <= 60 + 2 * 4 * 5
            assert not any(limit.spend("flood") for limit in limits)
            assert all(limit.spend("somebody else") for limit in limits)

    in_time(story())


def test_time_of_bots_counts_at_all_servers(own: Redis) -> None:
    async def story() -> None:
        async with servers(own.url, 2) as (one, two):
            here, there = FairQueue(1), FairQueue(1)
            one.meters, two.meters = {"bots": here}, {"bots": there}
            for queue in (here, there):
                await queue.enter("many")
                queue.leave("many", 1.0)
            there.jobs["many"] = []  # they wait there, and use a lot here
            await settle([one, two])
            await here.enter("many")
            here.leave("many", 50.0)
            await one.settle()
            await two.settle()
            assert there.used["many"] == pytest.approx(51.0) and here.used["many"] == pytest.approx(51.0)

    in_time(story())


def test_what_is_rare_is_counted_exactly(own: Redis) -> None:
    async def story() -> None:
        async with servers(own.url, 3) as found:
            limits = [RateLimits(*SELDOM) for _ in found]
            asked = [
                each.allows("tries", limit, "192.0.2.7")
                for _ in range(8)
                for each, limit in zip(found, limits, strict=True)
            ]
            assert sum(await asyncio.gather(*asked)) == 10
            assert await found[0].allows("tries", limits[0], "192.0.2.8")
            assert await found[0].allows("guests", limits[0], "192.0.2.8")
            assert await found[0].allows("tries", RateLimits(0), "192.0.2.7")

    in_time(story())


def test_without_redis_each_server_counts_for_itself(own: Redis) -> None:
    """Never no limit, never refusing everybody; counted once, however often it is asked."""

    async def story() -> None:
        async with servers(own.url, 1) as (one,):
            limits, before = RateLimits(*SELDOM), REDIS_LOST._value.get()
            one.meters = {"tries": limits}
            assert await one.allows("tries", limits, "192.0.2.7")
            own.stop()
            asked = [await one.allows("tries", limits, "192.0.2.9") for _ in range(15)]
            assert sum(asked) == 10 and one.away
            for _ in range(3):
                await one.settle()
            assert REDIS_LOST._value.get() == before + 1
            own.start()
            await one.settle()
            assert not one.away and await one.allows("tries", limits, "192.0.2.10")

    in_time(story())


def test_the_limit_on_requests_goes_on_without_redis(own: Redis) -> None:
    async def story() -> None:
        async with servers(own.url, 2) as (one, two):
            here, there = SharedStore(one), SharedStore(two)
            await here.set("key", b"1", expires_in=60)
            assert await there.get("key") == b"1" and await there.exists("key")
            own.stop()
            assert await here.get("key") is None
            await here.set("key", b"2", expires_in=60)
            assert await here.get("key") == b"2" and await there.get("key") is None
            await here.delete("key")
            assert not await here.exists("key")

    in_time(story())


@pytest.mark.postgres
@pytest.mark.compiled
def test_bots_play_by_thinkers_alone_and_a_server_survives_redis(own: Redis, cluster: Postgres) -> None:
    server = Server(cluster.new_database(), "--redis", own.url, "--no-think", "--pace", "0.05").start()
    thinker = ThinkerProcess(own.url, 1)

    async def story() -> None:
        async with Person(server.url, "Emer") as person:
            await person.post("/api/account", {"name": "Emer", "password": "of Lusca, daughter"})
            table = (await person.set_table("inis", "00"))["id"]
            line = await person.seat(table)
            for _ in range(8):
                await line.until("update")
            own.stop()
            for _ in range(3):
                assert (await person.get("/api/me"))["name"] == "Emer"

    in_time(story())
    thinker.stop()
    assert server.stop() == 0
    assert "Traceback" not in server.said(), server.said()
