"""Timing: how long a reaction window lasts tells nothing about what those hold who are asked.

Many windows are measured on the real service, with rows on a real disk: an observer plays a card, and measures the
time from the update that opens the window to the one that closes it. Each position is played with several others in
the other seat: one who holds an answer and lets a standing order pass, one who holds none and does the same, and bots.
What the observer sees is the same in all. Which of them comes next is drawn at random, and all run on one loop, so
that load on the machine falls on them alike. Then two samples are compared by the test of Kolmogorov and Smirnov.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np
import pytest
from worlds import UNLIMITED, believe, copied, written

from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.core.types import Seat
from fidchell.table import entries as log
from fidchell.table import orders
from fidchell.table.errands import Errands
from fidchell.table.inbox import Inbox
from fidchell.table.live import Live
from fidchell.table.outbox import Connection
from fidchell.table.settings import Settings
from fidchell.table.store import Store
from fidchell.table.table import Plan, Table
from fidchell.table.table_routes import Poll, TableRoutes
from fidchell.table.tables import Tables, clock
from fidchell.table.thinking import Thinkers
from fidchell.table.window import Window
from fidchell.table.wishes import Wisher

pytestmark = pytest.mark.compiled
T = TypeVar("T")
WINDOW = 0.12  # seconds
AT_ONCE = 20  # tables that are played side by side
SAMPLES = 900
RARE = 0.001  # a difference that chance makes less often is one
CLOSE = 0.004  # seconds by which medians may differ
OBSERVER, OTHER = 0, 1
HOLDS, LACKS, HOLDING_BOT, LACKING_BOT = (
    "holds an answer",
    "holds none",
    "a bot that holds one",
    "a bot that holds none",
)
KINDS = (HOLDS, LACKS, HOLDING_BOT, LACKING_BOT)


class Position:
    """A moment at which the observer plays a card that opens a window, with an answer in the other hand or without."""

    def __init__(self, seed: int, chance: Random) -> None:
        self.table = self.first_turn(seed, chance)
        self.card = ""
        self.states: dict[str, State] = {}
        if self.table.play.state.seats == [OBSERVER]:
            self.find(chance)

    @property
    def fits(self) -> bool:
        """Whether there is such a card, and both kinds of hands."""
        return len(self.states) == 2

    def first_turn(self, seed: int, chance: Random) -> Table:
        """A game of two after its first draft."""
        kind = game("inis")
        table = Table(Plan("?", "inis", kind.settle_options({"players": 2}), seed, window=WINDOW))
        play = table.play
        entries: list[log.Entry] = [log.Begin()]
        table.apply(log.Row(1, 0, (log.Begin(),)))
        while play.window or play.curtain or (kind.ask(play.state, None) or {}).get("what") != "turn":
            seat = chance.choice(play.state.seats)
            entry = log.Act(seat, kind.to_words(chance.choice(play.state.options(seat))))
            entries.append(entry)
            table.apply(log.Row(len(entries), 0, (entry,)))
        return table

    def find(self, chance: Random) -> None:
        """A card that opens a window at once, and guesses with and without an answer to it."""
        play = self.table.play
        for action in play.options_of(OBSERVER):
            for _ in range(40):
                guess = play.state.determinize(OBSERVER, chance.getrandbits(63))
                ahead = guess.clone()
                ahead.take(OBSERVER, action)
                if not play.game.window(ahead) or ahead.seats != [OTHER]:
                    break
                self.states.setdefault(HOLDS if len(ahead.options(OTHER)) > 1 else LACKS, guess)
            if self.fits:
                self.card = play.game.to_words(action)
                return
            self.states.clear()

    def set_up(self, name: str, kind: str, chance: Random) -> Table:
        """A table at this position."""
        table = copied(self.table)
        table.plan = Plan(name, "inis", table.plan.options, table.plan.seed, window=WINDOW)
        bot = "casual" if kind in (HOLDING_BOT, LACKING_BOT) else ""
        sits = (log.Sit(OBSERVER, 1, "", "a"), log.Sit(OTHER, 0 if bot else 2, bot, "b"))
        given = () if bot else (log.Orders(OTHER, (log.Order(orders.PASS_UNTIL_TURN),)),)
        table.apply(log.Row(table.rows + 1, clock(), (*sits, *given)))
        believe(table, self.states[HOLDS if kind in (HOLDS, HOLDING_BOT) else LACKS].clone(), OBSERVER, chance)
        return table


class Watch:
    """The observer's connection, which notes when updates come."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def write(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self.times.append(asyncio.get_running_loop().time())
            if len(self.times) == 3 and not self.closed.done():  # the greeting, the opening, the closing
                self.closed.set_result(None)

    def is_free(self) -> bool:
        return True

    def pause(self, paused: bool) -> None:
        pass


class Service:
    """The real service, on a database of its own."""

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

    def connect(self, live: Live, seat: Seat) -> tuple[Connection, Watch]:
        """Connect a seat to a table."""
        watch = Watch()
        connection = Connection(Wisher(seat, "a", seat + 1), watch, lambda slow: None)
        self.tables.greet(live, connection)
        return connection, watch

    async def measure(self, table: Table, card: str) -> float:
        """How long the window lasts that a card opens, as the observer sees it."""
        live = self.tables.add(table)
        connection, watch = self.connect(live, OBSERVER)
        frame = written(type="act", id="card", token=table.ticks[OBSERVER], action=card)
        self.inbox.take(live, connection, UNLIMITED, frame)
        async with asyncio.timeout(30):
            await watch.closed
        live.connections.clear()
        self.tables.drop(live)
        return watch.times[2] - watch.times[1]


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


async def measured(folder: Path, samples: int) -> dict[str, list[float]]:
    """How long windows last, by who is asked."""
    chance, places = Random(), positions(8)
    found: dict[str, list[float]] = {kind: [] for kind in KINDS}

    async def worker(service: Service, who: int) -> None:
        for i in range(samples // AT_ONCE):
            kind, position = chance.choice(KINDS), chance.choice(places)
            table = position.set_up(f"{who}.{i}", kind, chance)
            await asyncio.sleep(chance.random() * 0.02)
            found[kind].append(await service.measure(table, position.card))

    async with Service(folder) as service:
        await asyncio.gather(*(worker(service, who) for who in range(AT_ONCE)))
    return found


def difference(one: list[float], two: list[float]) -> float:
    """How likely it is that two samples of the same differ so much (Kolmogorov and Smirnov)."""
    a, b = np.sort(one), np.sort(two)
    both = np.concatenate((a, b))
    most = np.abs(np.searchsorted(a, both, "right") / len(a) - np.searchsorted(b, both, "right") / len(b)).max()
    size = np.sqrt(len(a) * len(b) / (len(a) + len(b)))
    scaled = (size + 0.12 + 0.11 / size) * most
    steps = np.arange(1, 101)
    return float(np.clip(2 * ((-1.0) ** (steps - 1) * np.exp(-2 * steps**2 * scaled**2)).sum(), 0, 1))


def faults(found: dict[str, list[float]]) -> list[str]:
    """Which pairs of samples tell who holds an answer, or who is a bot."""
    pairs = ((HOLDS, LACKS), (HOLDS, HOLDING_BOT), (HOLDING_BOT, LACKING_BOT))
    wrong = []
    for one, two in pairs:
        likely = difference(found[one], found[two])
        medians = [float(np.median(found[kind])) for kind in (one, two)]
        if likely < RARE or abs(medians[0] - medians[1]) > CLOSE:
            wrong.append(f"{one} / {two}: medians {medians[0]:.4f} and {medians[1]:.4f} s, p = {likely:.6f}")
    return wrong


def run(work: Coroutine[Any, Any, T]) -> T:
    """What comes of something."""
    return asyncio.run(work)


def test_how_long_a_window_lasts_tells_nothing(tmp_path: Path) -> None:
    wrong: list[str] = []
    for attempt in range(2):  # one time in some hundreds chance alone looks like a difference; hardly ever twice
        (tmp_path / str(attempt)).mkdir()
        found = run(measured(tmp_path / str(attempt), SAMPLES))
        assert all(len(times) > SAMPLES // 8 for times in found.values())
        assert all(np.median(times) > WINDOW * 0.9 for times in found.values()), "windows last as long as they should"
        wrong = faults(found)
        if not wrong:
            return
    pytest.fail(f"the time tells: {wrong}")


def close_when_nobody_holds(change: pytest.MonkeyPatch) -> None:
    """A window that nobody can answer need not last."""

    def floor_ends(self: Table) -> int:
        window = self.play.window
        idle = window and all(len(asked.options) == 1 for asked in window.asked.values())
        return window.opened if window and idle else honest(self)

    honest = Table.floor_ends
    change.setattr(Table, "floor_ends", floor_ends)


def hesitate_when_holding(change: pytest.MonkeyPatch) -> None:
    """Whoever holds an answer hesitates a little, and that is longer than the window lasts at least."""

    def delay(self: Errands, table: Table, window: Window, seat: Seat) -> int:
        holds = len(window.asked[seat].options) > 1
        return int(WINDOW * 1000 * 1.1) if holds else honest(self, table, window, seat)

    honest = Errands.delay
    change.setattr(Errands, "delay", delay)


@pytest.mark.parametrize("plant", [close_when_nobody_holds, hesitate_when_holding])
def test_a_planted_difference_in_time_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(monkeypatch)
    found = run(measured(tmp_path, SAMPLES // 3))
    assert difference(found[HOLDS], found[LACKS]) < RARE


# Polls.


WAIT = 0.3  # seconds that a poll waits


async def polls(folder: Path) -> dict[bool, float]:
    """How long a poll takes in a draft, when another seat gives orders unseen meanwhile and when not."""
    kind = game("inis")
    took: dict[bool, float] = {}
    async with Service(folder) as service:
        for busy in (True, False):
            plan = Plan(f"poll-{busy}", "inis", kind.settle_options({"players": 2}), 1)
            live = await service.tables.set_up(plan, (log.Sit(0, 1, "", "a"), log.Sit(1, 2, "", "b"), log.Begin()))
            began = asyncio.get_running_loop().time()
            data = Poll(seat="green", seen=live.table.moments.version(0), wait=WAIT)
            waiting = asyncio.create_task(poll(service, plan.id, data))
            await asyncio.sleep(WAIT * 0.7)
            if busy:
                await service.tables.put(live, lambda table: (log.Orders(1, ()),))
            answer = await waiting
            assert json.loads(answer)[-1]["type"] == "update"
            took[busy] = asyncio.get_running_loop().time() - began
    return took


async def poll(service: Service, table: str, data: Poll) -> bytes:
    """Ask the route for polls."""
    request = SimpleNamespace(user=SimpleNamespace(id=1, name="a"))
    route = cast(Any, TableRoutes.poll).fn
    answer = await route(None, table=table, data=data, request=request, inbox=service.inbox, tables=service.tables)
    return bytes(answer.content)


def test_how_long_a_poll_takes_tells_nothing_of_what_others_do_unseen(tmp_path: Path) -> None:
    took = run(polls(tmp_path))
    assert abs(took[True] - took[False]) < WAIT / 2, took
