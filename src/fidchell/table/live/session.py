"""A table in memory, with its connections and the queue of pending changes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable
from random import Random
from typing import TypeAlias

from fidchell.bots.levels import LADDER
from fidchell.core.types import Seat
from fidchell.table.live.outbox import Connection
from fidchell.table.live.scheduler import Scheduler
from fidchell.table.log.entries import Entry
from fidchell.table.log.table import Table
from fidchell.table.store.store import EVERYTHING, Holding

Decide: TypeAlias = Callable[[Table], tuple[Entry, ...]]


class Want:
    """A pending change to a table: what decides its entries, and who is told the result."""

    __slots__ = ("actor", "decide", "done", "told")

    def __init__(
        self,
        decide: Decide,
        told: Callable[[Exception | None], None],
        actor: Connection | None = None,
        done: str = "",
    ) -> None:
        self.decide = decide
        self.told = told
        self.actor = actor
        self.done = done  # the id of the actor's message


class Live:
    """A table in memory; pending changes are processed one after the other."""

    def __init__(self, table: Table, chance: Random, pace: float = 0.0, holding: Holding = EVERYTHING) -> None:
        self.table = table
        self.holding = holding  # by which it is ours
        self.connections: set[Connection] = set()
        self.wants: deque[Want] = deque()
        self.writing = False  # whether a row is being written
        self.scheduler = Scheduler(chance, pace)
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[Seat] = set()
        self.dropped = False  # whether it was dropped from memory
        self.waiting: list[asyncio.Future[None]] = []  # polls waiting for something to happen
        self.marked = False  # whether the database says that it is in memory; until it changes, that is not needed
        self.used = time.monotonic()
        self.came: set[int] = set()  # people who have been here since they sat down, as far as this server knows
        self.gone: dict[int, float] = {}  # people who are not connected, and when they were last here

    def asker(self) -> Hashable:
        """On whose behalf bots think here: the network of a player who is here, or else the table's owner."""
        seated = {chair.user for chair in self.table.chairs if chair.user}
        here = (each.who.network for each in self.connections if each.who.user in seated and each.who.network)
        return min(here, default="") or self.table.plan.owner

    def priority(self, level: str) -> tuple[int, ...]:
        """The place of a bot among others of the same asker: tables that somebody looks at first, then the weakest."""
        return (not self.connections, LADDER.index(level) if level in LADDER else len(LADDER))

    @property
    def resting(self) -> bool:
        """Whether bots wait here until somebody comes: nobody looks, and no person is still playing."""
        return not self.connections and not self.table.people()

    @property
    def idle(self) -> bool:
        """Whether nothing is going on here; a clock may be running."""
        polled = any(not waiting.done() for waiting in self.waiting)
        return not (self.thinking or self.connections or self.writing or self.wants or polled)

    def noticing(self, before: list[int]) -> list[Connection]:
        """The connections whose viewers have noticed something since; everyone notices what the public does."""
        after = self.table.moments.counts
        if after[-1] != before[-1]:
            return list(self.connections)
        return [each for each in self.connections if each.viewer >= 0 and after[each.viewer] != before[each.viewer]]

    def wake_polls(self) -> None:
        """Something has happened."""
        for waiting in self.waiting:
            if not waiting.done():
                waiting.set_result(None)
        self.waiting.clear()
