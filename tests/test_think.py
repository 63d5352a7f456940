"""Bots that think in other processes, with a real Redis: they come and go and die, and every decision is made once."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from elsewhere import ThinkerProcess, asking, first_decision
from patience import until, until_async
from redis import Redis as Client
from tableside import Redis, in_time

from fidchell.cli import main
from fidchell.core.registry import game
from fidchell.games.snakes.content.book import book_of
from fidchell.table.live import bot_pool
from fidchell.table.live.bot_pool import BEATS, BotPool, Unanswered
from fidchell.table.live.job_queue import JobQueue, client, job_for
from fidchell.table.live.jobs import fitting
from fidchell.table.live.thinking import Thinkers
from fidchell.table.server.metrics import POOL_JOBS

pytestmark = [pytest.mark.redis, pytest.mark.compiled, pytest.mark.once]
SEEN = first_decision()


@pytest.fixture
def own() -> Iterator[Redis]:
    """A Redis of one test's own, with nobody else's thinkers."""
    found = Redis().start()
    yield found
    found.stop()


@pytest.fixture
def thinker(own: Redis) -> Iterator[ThinkerProcess]:
    """One thinker with two threads."""
    found = ThinkerProcess(own.url, 2)
    yield found
    found.stop(signal.SIGKILL)


def count(how: str) -> float:
    """How many jobs have ended in this way."""
    return POOL_JOBS.labels(how)._value.get()


def test_bots_decide_and_advise_elsewhere(own: Redis, thinker: ThinkerProcess) -> None:
    async def story() -> None:
        async with asking(own.url, 2) as thinkers:
            before = count("answered")
            for level in ("beginner", "expert"):
                assert await thinkers.choose(level, SEEN, "me") in SEEN.options
            advice = await thinkers.advise(SEEN, 1)
            assert advice.seat == SEEN.seat and advice.options[0].action in SEEN.options
            assert count("answered") - before == 3
            jobs = [thinkers.choose("beginner", SEEN, f"asker {i % 5}") for i in range(60)]
            assert set(await asyncio.gather(*jobs)) <= set(SEEN.options)
            assert (thinkers.queue.free, thinkers.queue.waiting) == (2, 0) and not thinkers.pool.asked  # type: ignore[union-attr]

    in_time(story())
    assert thinker.stop() == 0


def test_a_job_holds_no_key_and_is_soon_gone(own: Redis, thinker: ThinkerProcess) -> None:
    async def story() -> None:
        async with asking(own.url, 2) as thinkers:
            await thinkers.choose("beginner", SEEN, "me")

    in_time(story())
    redis = Client.from_url(own.url)
    jobs = list(redis.scan_iter("saq:job*"))
    assert len(jobs) == 1 and 0 < redis.ttl(jobs[0]) <= 10
    stored: Any = redis.get(jobs[0])
    kept = json.loads(stored)["kwargs"]["request"]
    assert sorted(kept) == ["fields", "game", "level", "seat", "seed", "version"]


def test_a_content_of_ones_own_reaches_thinkers(own: Redis, thinker: ThinkerProcess) -> None:
    """By its digest, from Redis; and again, after Redis has lost it."""
    editions = game("snakes").editions
    assert editions
    default = first_decision("snakes")
    document = json.loads(editions.text(default.determinize(0).fields()["content"]))
    digest = editions.read(json.dumps(document | {"meta": document["meta"] | {"name": "Elsewhere"}}))
    seen = first_decision("snakes", content=book_of(digest).key)
    assert seen.determinize(0).fields()["content"] == digest

    async def story() -> None:
        async with asking(own.url, 2) as thinkers:
            assert await thinkers.choose("beginner", seen, "me") in seen.options
            pool, other = thinkers.pool, ThinkerProcess(own.url, 2)
            assert pool
            await until_async(lambda: len(pool.heard) == 2)
            thinker.stop()
            await until_async(lambda: len(pool.heard) == 1)
            Client.from_url(own.url).flushall()
            before = count("misfit")
            assert await thinkers.choose("beginner", seen, "me") in seen.options
            assert count("misfit") == before + 1
            other.stop()

    in_time(story())


# What somebody else put into the queue.


def poison(queue: JobQueue, redis: Client) -> None:
    """Put everything into the queue that could disturb those who read it."""
    good = msg(queue)
    for number, payload in enumerate(
        [
            b"not json",
            b"[" * 5000,
            b'{"queue":"another","key":"x","function":"think"}',
            json.dumps(good | {"function": "os.system"}).encode(),
            json.dumps(good | {"timeout": "soon"}).encode(),
            json.dumps(good | {"kwargs": {"request": 7}}).encode(),
            json.dumps(good | {"kwargs": {"other": 7}}).encode(),
            json.dumps(good | {"kwargs": None}).encode(),
            b"x" * 300_000,
        ]
    ):
        name = queue.job_id(f"poison:{number}")
        redis.set(name, payload)
        redis.rpush(queue.namespace("queued"), name)
    redis.rpush(queue.namespace("queued"), "a key of nothing")


def msg(queue: JobQueue) -> dict[str, Any]:
    """A job as it lies in Redis."""
    return {"queue": queue.name, "key": "poison", "function": "think", "kwargs": {"request": {}}, "status": "queued"}


def test_poison_in_the_queue_harms_nobody(own: Redis, thinker: ThinkerProcess) -> None:
    async def story() -> None:
        async with asking(own.url, 2) as thinkers:
            assert thinkers.pool
            redis: Any = Client.from_url(own.url)
            queue = thinkers.pool.queue
            poison(queue, redis)
            redis.publish(BEATS, b"\xff")
            redis.publish(BEATS, b'{"name":"liar","threads":1000000,"fits":""}')
            redis.publish(thinkers.pool.queue.job_id(f"{thinkers.pool.name}:1"), b"\xff\xff")
            assert await thinkers.choose("beginner", SEEN, "me") in SEEN.options
            await until_async(lambda: not redis.llen(queue.namespace("queued")))
            assert thinkers.pool.threads == 2
            await thinkers.pool.queue.sweep()
            assert not redis.llen(thinkers.pool.queue.namespace("active"))

    in_time(story())
    assert thinker.process.poll() is None


class Liar:
    """A thinker that answers every job with the same."""

    def __init__(self, url: str, answer: Any) -> None:
        self.queue = JobQueue(client(url))
        self.answer = answer

    async def work(self) -> None:
        from saq.job import Status

        while True:
            if job := await self.queue.dequeue(1.0):
                await job.update(status=Status.ACTIVE)
                await job.finish(Status.COMPLETE, result=self.answer)

    async def announce(self) -> None:
        await until_async(self.beat)  # for as long as the test goes on

    async def beat(self) -> None:
        beat = {"name": "liar", "threads": 1, "fits": fitting()}
        await self.queue.redis.publish(BEATS, json.dumps(beat))


@pytest.mark.parametrize("answer", [{"action": 9999}, {"refused": "no"}, "x", None, {"action": 1, "more": 2}])
def test_a_poisoned_answer_is_dropped_and_the_server_decides(own: Redis, answer: Any) -> None:
    async def story() -> None:
        liar = Liar(own.url, answer)
        lying = [asyncio.create_task(liar.work()), asyncio.create_task(liar.announce())]
        async with asking(own.url, 1, think=True) as thinkers:
            before = count("misfit")
            assert await thinkers.choose("beginner", SEEN, "me") in SEEN.options
            assert count("misfit") == before + 2
        for task in lying:
            task.cancel()

    in_time(story())


# Thinkers and Redis that go away.


def test_a_thinker_killed_in_mid_thought_costs_no_decision(own: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "SLOW", 1.0)

    async def story() -> None:
        first = ThinkerProcess(own.url, 2)
        async with asking(own.url, 2, think=True) as thinkers:
            pool, before = thinkers.pool, count("lost")
            assert pool
            work = [asyncio.create_task(thinkers.choose("merciless", SEEN, "me")) for _ in range(8)]
            await until_async(lambda: any(asked.started for asked in pool.asked.values()))
            first.process.send_signal(signal.SIGSTOP)  # so that it surely dies with something begun
            first.stop(signal.SIGKILL)
            second = ThinkerProcess(own.url, 2)
            assert set(await asyncio.gather(*work)) <= {*SEEN.options}  # by the second, or by the server itself
            assert count("lost") > before
            second.stop()

    in_time(story())


def test_a_pool_with_no_thinkers_leaves_the_server_to_think(own: Redis) -> None:
    async def story() -> None:
        thinker = ThinkerProcess(own.url, 2)
        async with asking(own.url, 2, think=True) as thinkers:
            thinker.process.send_signal(signal.SIGSTOP)
            work = [asyncio.create_task(thinkers.choose("beginner", SEEN, "me")) for _ in range(5)]
            assert set(await asyncio.gather(*work)) <= set(SEEN.options)  # once it counts as gone
            assert thinkers.pool and thinkers.pool.threads == 0 and thinkers.queue.threads == 1
            thinker.process.send_signal(signal.SIGCONT)
            await until_async(lambda: thinkers.queue.threads == 2, "the thinker to come back")
        thinker.stop()

    in_time(story())


def test_a_server_that_does_not_think_waits_for_a_thinker(own: Redis) -> None:
    async def story() -> None:
        async with asking(own.url, 0) as thinkers:
            waiting = asyncio.create_task(thinkers.choose("beginner", SEEN, "me"))
            await until_async(lambda: thinkers.queue.waiting == 1)
            thinker = ThinkerProcess(own.url, 1)
            assert await waiting in SEEN.options
            thinker.stop()

    in_time(story())


def test_redis_goes_and_comes_back(own: Redis) -> None:
    async def story() -> None:
        thinker = ThinkerProcess(own.url, 2)
        async with asking(own.url, 2, think=True) as thinkers:
            own.stop()
            work = [asyncio.create_task(thinkers.choose("beginner", SEEN, "me")) for _ in range(5)]
            assert set(await asyncio.gather(*work)) <= set(SEEN.options)
            await until_async(lambda: thinkers.queue.threads == 1, "the pool to count as gone")
            own.start()
            await until_async(lambda: thinkers.queue.threads == 2, "the thinker to be heard again")
            before = count("answered")
            assert await thinkers.choose("beginner", SEEN, "me") in SEEN.options
            assert count("answered") == before + 1
        assert thinker.stop() == 0
        assert "Redis is gone" in thinker.said() and "Redis is back" in thinker.said()

    in_time(story())


def test_a_job_that_nobody_takes_does_not_stay(own: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thinker that announces itself and does nothing: the job is taken back, and leaves nothing behind."""
    monkeypatch.setattr(bot_pool, "PATIENCE", 0.2)

    async def story() -> None:
        liar = Liar(own.url, None)
        lying = asyncio.create_task(liar.announce())
        async with asking(own.url, 1) as thinkers:
            assert thinkers.pool
            with pytest.raises(Unanswered):
                await thinkers.pool.ask(SEEN, "beginner")
        lying.cancel()
        redis = Client.from_url(own.url)
        assert [redis.llen(liar.queue.namespace(each)) for each in ("queued", "active")] == [0, 0]
        assert all(redis.ttl(key) > 0 for key in redis.scan_iter("saq:job*"))

    in_time(story())


def test_a_thinker_with_other_rules_is_not_asked(own: Redis) -> None:
    async def story() -> None:
        pool = BotPool(own.url)
        thinkers = Thinkers(1, pool=pool)
        pool.open()
        stranger = json.dumps({"name": "old", "threads": 4, "fits": "other"})
        await until_async(lambda: Client.from_url(own.url).publish(BEATS, stranger) and pool.strangers)
        assert pool.threads == 0 and await thinkers.choose("beginner", SEEN, "me") in SEEN.options
        await pool.close()
        thinkers.close()

    in_time(story())


# Fair to each asker, over all servers.


def test_a_flood_of_strong_bots_makes_nobody_elses_bot_wait(own: Redis) -> None:
    """350 jobs of one person at two servers; another's one waits for no more than what was already on its way."""

    async def story() -> None:
        thinker = ThinkerProcess(own.url, 1)
        async with asking(own.url, 1) as one, asking(own.url, 1) as two:
            done: list[str] = []

            async def job(server: Thinkers, asker: str, level: str) -> None:
                await server.choose(level, SEEN, asker)
                done.append(asker)

            flood = [asyncio.create_task(job((one, two)[i % 2], "many", "merciless")) for i in range(350)]
            await until_async(lambda: len(done) >= 2)
            for turn in range(5):
                before = len(done)
                await job((one, two)[turn % 2], f"one {turn}", "beginner")
                assert len(done) - before <= 5, done
            assert max(one.queue.free, two.queue.free) <= 0  # SAQ holds one job of each server at most
            assert one.pool and await one.pool.queue.count("queued") <= 2
            for task in flood:
                task.cancel()
        thinker.stop(signal.SIGKILL)

    in_time(story())


# The command.


def test_the_command_needs_a_redis_that_answers(own: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think"]) == 2 and "--redis redis://HOST:PORT" in capsys.readouterr().err
    assert main(["think", "--redis", "nonsense"]) == 2 and "no address of a Redis" in capsys.readouterr().err
    assert main(["think", "--redis", own.url, "--threads", "-1"]) == 2
    assert main(["think", "--redis", own.url, "--log", "loud"]) == 2
    own.stop()
    capsys.readouterr()
    assert main(["think", "--redis", own.url]) == 1 and "Redis does not answer" in capsys.readouterr().err


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_the_command_stops_when_asked(own: Redis, number: int, status: int) -> None:
    thinker = ThinkerProcess(own.url)
    until(lambda: "Ctrl+C" in thinker.said())
    assert thinker.stop(number) == status
    assert "Traceback" not in thinker.said()


def test_a_job_is_not_tried_again_by_the_queue() -> None:
    """A job that kills its thinker would kill the next one too; the server asks twice, and then thinks itself."""
    assert not job_for("key", {}).retryable or job_for("key", {}).retries == 1
