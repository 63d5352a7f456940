"""The queue of the bots: fair to each asker, bounded, and never short of a thread after somebody stops waiting."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from swift import passes, swiftly

from fidchell.table.live.fair_queue import FORGET, MOST, FairQueue
from fidchell.table.server.refusal import Refusal


async def work(queue: FairQueue, asker: str, seconds: float, done: list[str], priority: tuple[int, ...] = ()) -> None:
    """Wait for a thread and use it for a while."""
    await queue.enter(asker, priority)
    try:
        await passes(seconds)
    finally:
        queue.leave(asker, seconds)
    done.append(asker)


def test_whoever_asks_much_waits_behind_their_own() -> None:
    async def story() -> list[str]:
        queue, done = FairQueue(1), list[str]()
        many = [work(queue, "many", 1.0, done) for _ in range(100)]
        tasks = [asyncio.create_task(each) for each in many]
        await passes(3.5)
        await work(queue, "one", 1.0, done)
        for task in tasks:
            task.cancel()
        return done

    assert swiftly(story()) == ["many"] * 4 + ["one"]


def test_what_costs_little_comes_often() -> None:
    async def story() -> list[str]:
        queue, done = FairQueue(1), list[str]()
        jobs = [work(queue, "weak", 0.1, done) for _ in range(60)] + [
            work(queue, "strong", 3.0, done) for _ in range(5)
        ]
        await asyncio.gather(*jobs)
        return done

    done = swiftly(story())
    assert done[:31].count("strong") <= 1 and done.count("strong") == 5


def test_of_one_askers_jobs_the_urgent_come_first_then_the_oldest() -> None:
    async def story() -> list[str]:
        queue, done = FairQueue(1), list[str]()

        async def named(name: str, priority: tuple[int, ...]) -> None:
            await queue.enter("me", priority)
            await passes(1)
            queue.leave("me", 1)
            done.append(name)

        await asyncio.gather(named("a", (1, 4)), named("b", (1, 4)), named("c", (0, 4)), named("d", (0, 1)))
        return done

    assert swiftly(story()) == ["a", "d", "c", "b"]


def test_an_asker_has_only_so_many_jobs() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        tasks = [asyncio.create_task(queue.enter("flood")) for _ in range(MOST + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await queue.enter("flood")
        for task in tasks:
            task.cancel()

    swiftly(story())


@pytest.mark.parametrize("seed", range(5))
def test_no_thread_is_lost_whoever_stops_waiting(seed: int) -> None:
    async def story() -> FairQueue:
        queue, chance, done = FairQueue(3), Random(seed), list[str]()
        tasks = []
        for i in range(200):
            tasks.append(asyncio.create_task(work(queue, f"asker {i % 7}", chance.random(), done)))
            await passes(chance.random() / 10)
            if chance.random() < 0.5:
                chance.choice(tasks).cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return queue

    queue = swiftly(story())
    assert (queue.free, queue.waiting, queue.jobs) == (3, 0, {})


def test_those_who_wait_for_nothing_are_forgotten() -> None:
    async def story() -> int:
        queue, done = FairQueue(1), list[str]()
        for i in range(3 * FORGET):
            await work(queue, f"asker {i}", 0.1, done)
        return len(queue.used)

    assert swiftly(story()) <= FORGET + 1
