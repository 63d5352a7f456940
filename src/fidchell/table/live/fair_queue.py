"""A queue for a few threads that is fair to those who ask: whoever has used least time comes first.

Somebody with hundreds of tables waits behind their own, and a newcomer behind nobody's. What costs little comes often,
so weak bots are quick even where strong ones are many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from heapq import heappop, heappush
from itertools import count

from fidchell.table.server.refusal import Refusal

MOST = 200  # jobs of one asker that may wait
FORGET = 1000  # askers whose use is remembered before those who wait for nothing are dropped

Job = tuple[tuple[int, ...], int, asyncio.Future[None]]


class FairQueue:
    """Jobs by asker; a job that enters holds one of the threads until it leaves."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.free = threads  # below 0 while more jobs hold threads than there are now
        self.used: dict[Hashable, float] = {}  # seconds of each asker, counted from what others had used when it came
        self.fresh: dict[Hashable, float] = {}  # seconds since it was last settled with other servers
        self.jobs: dict[Hashable, list[Job]] = {}
        self.numbers = count()
        self.waiting = 0  # jobs that wait or hold a thread

    async def enter(self, asker: Hashable, priority: tuple[int, ...] = ()) -> None:
        """Wait for a thread; of one asker's jobs the lowest priority comes first, then the oldest."""
        jobs = self.jobs.setdefault(asker, [])
        if len(jobs) >= MOST:
            raise Refusal("busy", "too many bots of yours are thinking; wait for them")
        if asker not in self.used:
            self.come(asker)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(jobs, (priority, next(self.numbers), turn))
        self.waiting += 1
        self.go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(asker, 0.0)
            else:
                turn.cancel()
                self.waiting -= 1
            raise

    def come(self, asker: Hashable) -> None:
        """A new asker has used as much as the one who has used least; otherwise it would be alone for a while."""
        if len(self.used) >= FORGET:
            self.used = {each: used for each, used in self.used.items() if each in self.jobs}
            self.fresh = {}
        self.used[asker] = min((self.used[each] for each in self.jobs if each in self.used), default=0.0)

    def leave(self, asker: Hashable, seconds: float) -> None:
        """A job is done, and its thread is free."""
        self.free += 1
        self.waiting -= 1
        self.used[asker] = self.used.get(asker, 0.0) + seconds
        self.fresh[asker] = self.fresh.get(asker, 0.0) + seconds
        self.go_on()

    def recent_use(self) -> dict[Hashable, float]:
        """The seconds of each asker since the last time, and of those who wait."""
        found, self.fresh = dict.fromkeys(self.jobs, 0.0) | self.fresh, {}
        return found

    def used_elsewhere(self, who: Hashable, amount: float) -> None:
        """Bots of an asker have thought so long for other servers."""
        if who in self.used:
            self.used[who] += amount

    def resize(self, threads: int) -> None:
        """There are more or fewer threads now."""
        self.free += threads - self.threads
        self.threads = threads
        self.go_on()

    def go_on(self) -> None:
        """Give free threads to those who have used least."""
        while self.free > 0 and self.jobs:
            asker = min(self.jobs, key=lambda each: self.used.get(each, 0.0))
            jobs = self.jobs[asker]
            turn = heappop(jobs)[2] if jobs else None
            if not jobs:
                del self.jobs[asker]
            if turn and not turn.done():
                self.free -= 1
                turn.set_result(None)
