"""Bots at the table: they wait for a thread, and know only what a person in their seat would know."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from secrets import randbits
from time import monotonic
from typing import Any, TypeVar, TypeVarTuple

from fidchell.bots.advice import Advice
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.types import Action, Seat
from fidchell.table.live.bot_pool import BotPool, Unanswered
from fidchell.table.live.fair_queue import FairQueue
from fidchell.table.live.jobs import SEED_BITS, ThinkReply, advised, chosen
from fidchell.table.log import entries as log
from fidchell.table.log.commands import sealed
from fidchell.table.log.entries import BOT, Entry
from fidchell.table.log.table import PLAYING, Table
from fidchell.table.server.refusal import Refusal

TRIES = 2  # times that thinkers elsewhere are asked before the server thinks itself
PACES = {"expert": 2, "merciless": 3}  # how many times longer than others strong bots take at least
T = TypeVar("T")
Given = TypeVarTuple("Given")


class Thinkers:
    """The threads of the bots: those of `fidchell think` where there are any, or else our own.

    Search releases the GIL, so nothing else waits for our own.
    """

    def __init__(self, threads: int = 0, pace: float = 0.3, pool: BotPool | None = None, think: bool = True) -> None:
        self.advising: set[int] = set()  # people waiting for a hint
        self.pace = pace  # seconds that a bot takes at least for a decision, whatever it holds
        threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self.own = threads if think else 0
        self.queue = FairQueue(self.own)
        self.threads = ThreadPoolExecutor(threads, "thinker")
        self.pool = pool
        if pool:
            pool.changed = lambda: self.queue.resize(pool.threads or self.own)

    def least(self, level: str) -> float:
        """The seconds that a bot of a level takes at least for a decision."""
        return self.pace * PACES.get(level, 1)

    def crowding(self) -> int:
        """How many times longer bots take now, because many people's bots wait; one person with many slows nobody."""
        return 1 + len(self.queue.jobs) // max(1, self.queue.threads)

    async def choose(
        self, level: str, seen: InformationState, asker: Hashable = None, priority: tuple[int, ...] = ()
    ) -> Action:
        """The action that a bot of a level chooses, for somebody whose bots wait in a queue."""
        return await self.in_turn(self.decide(level, seen), asker, priority)

    async def advise(self, seen: InformationState, asker: Hashable) -> Advice:
        """What the strongest bot advises; somebody waits for it, so it comes before the asker's bots."""
        return await self.in_turn(self.counsel(seen), asker, ())

    async def in_turn(self, work: Coroutine[Any, Any, T], asker: Hashable, priority: tuple[int, ...]) -> T:
        """Do something that takes a thread, when it is the asker's turn."""
        try:
            await self.queue.enter(asker, priority)
        except BaseException:
            work.close()
            raise
        began = monotonic()
        job = asyncio.ensure_future(work)
        job.add_done_callback(lambda done: self.done(done, asker, monotonic() - began))
        return await asyncio.shield(job)  # whoever stops waiting does not stop the thread

    def done(self, job: asyncio.Future[T], asker: Hashable, seconds: float) -> None:
        """A job is done, whether anybody still waits for it or not."""
        self.queue.leave(asker, seconds)
        if not job.cancelled():
            job.exception()  # whoever waits gets it

    async def decide(self, level: str, seen: InformationState) -> Action:
        """What a bot decides, here or elsewhere."""
        if len(seen.options) == 1:
            return seen.options[0]
        reply = await self.elsewhere(seen, level)
        return reply.action if reply else await self.here(chosen, level, seen, randbits(SEED_BITS))

    async def counsel(self, seen: InformationState) -> Advice:
        """What a bot advises, here or elsewhere."""
        reply = await self.elsewhere(seen)
        return reply.advice if reply and reply.advice else await self.here(advised, seen, randbits(SEED_BITS))

    async def elsewhere(self, seen: InformationState, level: str = "") -> ThinkReply | None:
        """The reply of a thinker in another process, or None if there is none or none is of use."""
        for _ in range(TRIES):
            if not self.pool or not self.pool.threads:
                break
            with suppress(Unanswered):
                return await self.pool.ask(seen, level)
        return None

    async def here(self, call: Callable[[*Given], T], *given: *Given) -> T:
        """Call a function in a thread of our own."""
        if not self.own:
            raise Refusal("busy", "no bots can think now; try again")
        return await asyncio.get_running_loop().run_in_executor(self.threads, call, *given)

    def close(self) -> None:
        """Shut our own threads down."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def awaited_bots(table: Table) -> list[Seat]:
    """The seats whose bots have to decide now."""
    if table.phase != PLAYING:
        return []
    return [seat for seat, chair in enumerate(table.chairs) if chair.level and table.match.is_awaited(seat)]


def information_state_at(table: Table, seat: Seat) -> InformationState:
    """The information state of a seat."""
    return information_state_of(table.match.seen_from(seat), seat)


def decided(table: Table, seat: Seat, token: int, action: Action, now: int) -> tuple[Entry, ...]:
    """The entries for a bot's decision, if the decision is still open."""
    if table.phase != PLAYING or table.ticks[seat] != token or not table.match.is_awaited(seat):
        return ()
    if not table.chairs[seat].level or action not in table.match.options_of(seat):
        return ()
    words = table.game.notation.to_words(action)
    if table.match.window:
        return sealed(table, log.Seal(seat, words, "", BOT), now)
    return (log.Acted(seat, words, "", BOT),)
