"""Bots at the table: they run in a thread pool, and know only what a person in their seat would know."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from secrets import randbits
from time import monotonic
from typing import TypeVar, TypeVarTuple

from fidchell.bots.player import Player, make
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.types import Action, Seat
from fidchell.table.live.fair_queue import FairQueue
from fidchell.table.log import entries as log
from fidchell.table.log.commands import sealed
from fidchell.table.log.entries import BOT, Entry
from fidchell.table.log.table import PLAYING, Table

BOTS_KEPT = 64
LONGEST = 5.0  # seconds that a bot may take in a window
PACES = {"expert": 2, "merciless": 3}  # how many times longer than others strong bots take at least
T = TypeVar("T")
Given = TypeVarTuple("Given")


class Thinkers:
    """The thread pool of the bots; search releases the GIL, so nothing else waits for it."""

    def __init__(self, threads: int = 0, pace: float = 0.3) -> None:
        self.advising: set[int] = set()  # people waiting for a hint
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self.pace = pace  # seconds that a bot takes at least for a decision, whatever it holds
        self.queue = FairQueue(self.threads)
        self.pool = ThreadPoolExecutor(self.threads, "thinker")

    def least(self, level: str) -> float:
        """The seconds that a bot of a level takes at least for a decision."""
        return self.pace * PACES.get(level, 1)

    def crowding(self) -> int:
        """How many times longer bots may take now, because many are waiting."""
        return 1 + self.queue.waiting // self.threads

    async def choose(
        self, level: str, seen: InformationState, asker: Hashable = None, priority: tuple[int, ...] = ()
    ) -> Action:
        """The action that a bot of a level chooses, for somebody whose bots wait in a queue."""
        await self.queue.enter(asker, priority)
        began = monotonic()
        job = asyncio.get_running_loop().run_in_executor(self.pool, think, level, seen)
        job.add_done_callback(lambda done: self.queue.leave(asker, monotonic() - began))
        return await asyncio.shield(job)  # whoever stops waiting does not stop the thread

    async def ponder(self, call: Callable[[*Given], T], *given: *Given) -> T:
        """Call a function in the thread pool."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, call, *given)

    def close(self) -> None:
        """Shut the thread pool down."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(level: str, seen: InformationState) -> Action:
    """Let a bot choose, in this thread."""
    return bot(level, seen.home, randbits(3)).choose(seen)


@lru_cache(BOTS_KEPT)
def bot(level: str, home: str, which: int) -> Player:
    """One of a few differently seeded bots of a level, so that its choices cannot be predicted."""
    return make(level, randbits(48))


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
