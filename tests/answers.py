"""Positions where a card opens a window, with or without a reaction in the other hand, and a service to play them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from paired_worlds.guesses import believe, copied
from paired_worlds.world import written
from patience import HANGS

from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.core.types import Seat
from fidchell.core.window import Window
from fidchell.table.live.inbox import Inbox
from fidchell.table.live.outbox import Connection
from fidchell.table.live.scheduler import Scheduler
from fidchell.table.live.session import Live
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers
from fidchell.table.log import entries as log
from fidchell.table.log import orders
from fidchell.table.log.clocks import clock
from fidchell.table.log.commands import Sender
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.server.settings import Settings
from fidchell.table.store.store import Store

WINDOW = 0.12  # seconds
OBSERVER, OTHER = 0, 1
HOLDS, LACKS = "holds an answer", "holds none"
HOLDING_BOT, LACKING_BOT = "a bot that holds one", "a bot that holds none"
KINDS = (HOLDS, LACKS, HOLDING_BOT, LACKING_BOT)


class Position:
    """A position where the observer plays a card that opens a window, with or without a reaction in the other hand."""

    def __init__(self, seed: int, chance: Random) -> None:
        self.table = self.first_turn(seed, chance)
        self.card = ""
        self.states: dict[str, State] = {}
        if self.table.match.state.seats == [OBSERVER]:
            self.find(chance)

    @property
    def fits(self) -> bool:
        """Whether there is such a card, and hands of both kinds."""
        return len(self.states) == 2

    def first_turn(self, seed: int, chance: Random) -> Table:
        """A two-player game after its first draft."""
        kind = game("inis")
        table = Table(TableSetup("?", "inis", kind.settle_options({"players": 2}), seed, window=WINDOW))
        play = table.match
        entries: list[log.Entry] = [log.Begin()]
        table.apply(log.Row(1, 0, (log.Begin(),)))
        while play.window or play.curtain or (kind.ask(play.state, None) or {}).get("what") != "turn":
            seat = chance.choice(play.state.seats)
            entry = log.Acted(seat, kind.notation.to_words(chance.choice(play.state.options(seat))))
            entries.append(entry)
            table.apply(log.Row(len(entries), 0, (entry,)))
        return table

    def find(self, chance: Random) -> None:
        """Find a card that opens a window at once, and determinizations with and without a reaction to it."""
        play = self.table.match
        for action in play.options_of(OBSERVER):
            for _ in range(40):
                guess = play.state.determinize(OBSERVER, chance.getrandbits(63))
                ahead = guess.clone()
                ahead.take(OBSERVER, action)
                if not play.game.flow.window(ahead) or ahead.seats != [OTHER]:
                    break
                self.states.setdefault(HOLDS if len(ahead.options(OTHER)) > 1 else LACKS, guess)
            if self.fits:
                self.card = play.game.notation.to_words(action)
                return
            self.states.clear()

    def set_up(self, name: str, kind: str, chance: Random) -> Table:
        """A table at this position."""
        table = copied(self.table)
        table.plan = TableSetup(name, "inis", table.plan.options, table.plan.seed, window=WINDOW)
        bot = "beginner" if kind in (HOLDING_BOT, LACKING_BOT) else ""
        sits = (log.Sit(OBSERVER, 1, "", "a"), log.Sit(OTHER, 0 if bot else 2, bot, "b"))
        given = () if bot else (log.Orders(OTHER, (log.StandingOrder(orders.PASS_UNTIL_TURN),)),)
        table.apply(log.Row(table.rows + 1, clock(), (*sits, *given)))
        believe(table, self.states[HOLDS if kind in (HOLDS, HOLDING_BOT) else LACKS].clone(), OBSERVER, chance)
        return table


def positions(count: int) -> list[Position]:
    """Some positions."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        position = Position(seed, Random(seed))
        seed += 1
        if position.fits:
            found.append(position)
    return found


class Watch:
    """The observer's connection, which notices when the window opens and closes."""

    def __init__(self) -> None:
        self.updates = 0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def write(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self.updates += 1
            self.note()
            if self.updates == 3 and not self.closed.done():  # the first update, the opening, the closing
                self.closed.set_result(None)

    def note(self) -> None:
        """Called at each update."""

    def is_free(self) -> bool:
        return True

    def pause(self, paused: bool) -> None:
        pass


class Service:
    """The real service, on its own database."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder}/tables.db")
        self.thinkers = Thinkers(1)
        self.tables = Tables(self.store, self.thinkers)
        self.inbox = Inbox(self.tables, Settings(limits=False))

    async def __aenter__(self) -> Service:
        self.store.open()
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.tables.stop()
        self.thinkers.close()
        await self.store.close()

    def connect(self, live: Live, seat: Seat, watch: Watch) -> Connection:
        """Connect a seat to a table."""
        connection = Connection(Sender(seat, "a", seat + 1), watch, lambda slow: None)
        self.tables.greet(live, connection)
        return connection

    async def play(self, table: Table, card: str, watch: Watch) -> Live:
        """Let the observer play a card, until the window that it opens has closed."""
        live = self.tables.add(table)
        connection = self.connect(live, OBSERVER, watch)
        frame = written(type="act", id="card", token=table.ticks[OBSERVER], action=card)
        self.inbox.take(live, connection, frame)
        await asyncio.wait_for(watch.closed, HANGS)
        live.connections.clear()
        self.tables.drop(live)
        return live


# Planted leaks: each must be found.


def close_when_nobody_holds(change: pytest.MonkeyPatch) -> None:
    """Let a window that nobody can answer close early."""

    def floor_ends(self: Table) -> int:
        window = self.match.window
        idle = window and all(len(asked.options) == 1 for asked in window.asked.values())
        return window.opened if window and idle else honest(self)

    honest = Table.floor_ends
    change.setattr(Table, "floor_ends", floor_ends)


def hesitate_when_holding(change: pytest.MonkeyPatch) -> None:
    """Let a seat that holds a reaction answer a little later than the minimum time of the window."""

    def delay(self: Scheduler, table: Table, window: Window, seat: Seat) -> int:
        holds = len(window.asked[seat].options) > 1
        return int(WINDOW * 1000 * 1.1) if holds else honest(self, table, window, seat)

    honest = Scheduler.delay
    change.setattr(Scheduler, "delay", delay)
