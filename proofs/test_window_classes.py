"""Windows with and without a reaction in a bot's hand cannot be told apart by how long they last.

20,000 windows on a virtual clock, half of them at a floor of 0 and half at one of 2 seconds. For each window a coin
decides whether the bot that is asked holds a reaction; whoever holds one thinks for up to three seconds, whoever does
not answers at once. A classifier that knows nothing but the time is as good as its AUC (the Mann-Whitney statistic):
0.5 is a guess. False alarms: each of the two comparisons fails by chance once in 16,000 runs (4 standard errors).
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import numpy as np
import pytest
from answers import HOLDING_BOT, LACKING_BOT, OBSERVER, Position, positions
from patience import extent
from swift import now, passes, swiftly

from fidchell.core.information_state import InformationState
from fidchell.core.types import Action
from fidchell.table.live import tables as live_tables
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers, decided, information_state_at
from fidchell.table.log import entries as log
from fidchell.table.log.table import TableSetup

pytestmark = pytest.mark.compiled
WINDOWS = extent(400, 10_000)  # at each floor
PLACES = positions(8)
ERRORS = 4.0  # standard errors of the AUC that are no accident


class Slow(Thinkers):
    """Bots that think long if they hold something, by the loop's clock."""

    def __init__(self, chance: Random) -> None:
        super().__init__(1, 0.3)
        self.chance = chance

    async def choose(self, level: str, seen: InformationState, *more: object) -> Action:
        await passes(self.chance.uniform(0.05, 3.0) if len(seen.options) > 1 else 0.0)
        return self.chance.choice(seen.options)


class Kept:
    """A store that has written everything at once, and tells when a window closes."""

    shared = False

    def __init__(self) -> None:
        self.closed: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def append(self, name: str, row: log.Row, also: object, told: Any) -> None:
        asyncio.get_running_loop().call_soon(told, True)
        if any(isinstance(entry, log.Close) for entry in row.entries) and not self.closed.done():
            self.closed.set_result(now())

    async def write(self, call: object) -> None:
        """Nothing else is kept."""


async def lasted(place: Position, kind: str, floor: float, seed: int) -> float:
    """How many seconds a window lasts."""
    kept, thinkers = Kept(), Slow(Random(seed))
    tables = Tables(kept, thinkers)  # type: ignore[arg-type]
    tables.chance = Random(seed)
    table = place.set_up("here", kind, Random(seed))
    table.plan = TableSetup("here", "inis", table.plan.options, table.plan.seed, window=floor)
    live, began = tables.add(table), now()
    await tables.put(live, lambda table: (log.Acted(OBSERVER, place.card),))
    took = await kept.closed - began
    await tables.stop()
    thinkers.close()
    return took


def measured(floor: float, windows: int) -> tuple[list[float], list[float]]:
    """How long windows lasted, with and without a reaction in hand."""
    coin = Random(int(floor))
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(windows):
        lacks = coin.random() < 0.5
        kind = LACKING_BOT if lacks else HOLDING_BOT
        times[lacks].append(swiftly(lasted(PLACES[number % len(PLACES)], kind, floor, coin.getrandbits(40))))
    return times


def auc(one: list[float], two: list[float]) -> tuple[float, float]:
    """How often a random time of the first is longer than one of the second, and the standard error of a guess."""
    a, b = np.array(one), np.sort(two)
    wins = (np.searchsorted(b, a, "left") + np.searchsorted(b, a, "right")) / 2
    return float(wins.mean() / len(b)), float(np.sqrt((len(a) + len(b) + 1) / (12 * len(a) * len(b))))


@pytest.fixture(autouse=True)
def by_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table read the clock of the loop."""
    monkeypatch.setattr(live_tables, "clock", lambda: int(now() * 1000))
    monkeypatch.setattr("answers.clock", lambda: 1_000_000)


@pytest.mark.parametrize("floor", [0.0, 2.0])
def test_no_classifier_is_better_than_a_guess(floor: float) -> None:
    holds, lacks = measured(floor, WINDOWS)
    found, error = auc(holds, lacks)
    print(
        f"floor {floor} s: {len(holds)} with, {len(lacks)} without;"
        f" means {np.mean(holds):.4f} and {np.mean(lacks):.4f} s;"
        f" AUC {found:.4f}, 95 % of guesses within 0.5 ± {1.96 * error:.4f}, z = {(found - 0.5) / error:+.2f}"
    )
    assert abs(found - 0.5) < ERRORS * error


def test_bots_that_answer_when_they_have_thought_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(self: Tables, live: Any, seat: int, crowding: int) -> None:
        token = live.table.ticks[seat]
        action = await self.thinkers.choose("beginner", information_state_at(live.table, seat))
        await self.put(live, lambda table: decided(table, seat, token, action, int(now() * 1000)))

    monkeypatch.setattr(Tables, "let_think", hasty)
    found, error = auc(*measured(0.0, 200))
    print(f"hasty bots: AUC {found:.4f}, z = {(found - 0.5) / error:+.1f}")
    assert found - 0.5 > ERRORS * error
