"""A bot's answer comes at a moment that does not depend on what it holds: with any floor, however long it thinks."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from answers import HOLDING_BOT, LACKING_BOT, OBSERVER, OTHER, Position, positions
from paired_worlds.guesses import copied
from patience import extent
from swift import now, passes, swiftly

from fidchell.core.information_state import InformationState
from fidchell.core.types import Action
from fidchell.table.live import tables as live_tables
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers, decided, information_state_at
from fidchell.table.log import entries as log
from fidchell.table.log.table import TableSetup
from fidchell.table.server.refusal import Refusal

pytestmark = pytest.mark.compiled
WINDOWS = extent(600, 20_000)  # timed at each floor, half of them with a reaction in hand
PLACES = positions(6)


class Slow(Thinkers):
    """Bots that think long if they hold something, and not at all if not, by the loop's clock."""

    def __init__(self, chance: Random, pace: float, queue: int) -> None:
        super().__init__(1, pace)
        self.chance = chance
        self.queue.jobs = {f"asker {i}": [] for i in range(queue)}

    async def choose(self, level: str, seen: InformationState, *more: object) -> Action:
        thinking = self.chance.uniform(0.05, 3.0) if len(seen.options) > 1 else 0.0
        await passes(thinking)
        return self.chance.choice(seen.options)


class Kept:
    """A store that has written everything at once."""

    def append(self, name: str, row: log.Row, also: object, told: Any, *more: object) -> None:
        asyncio.get_running_loop().call_soon(told, True)

    async def write(self, call: object, *more: object) -> None:
        """Nothing else is kept."""


async def closing(place: Position, kind: str, floor: float, queue: int, seed: int) -> tuple[float, list[str]]:
    """How long after its opening a window closes, in seconds, and when bots answered, by the loop's clock."""
    thinkers = Slow(Random(seed), 0.3, queue)
    tables = Tables(Kept(), thinkers)  # type: ignore[arg-type]
    tables.chance = Random(seed)
    table = place.set_up("here", kind, Random(seed))
    table.plan = TableSetup("here", "inis", table.plan.options, table.plan.seed, window=floor)
    live = tables.add(table)
    began, answers = now(), []
    await tables.put(live, lambda table: (log.Acted(OBSERVER, place.card),))
    window = table.match.window
    assert window is not None
    while table.match.window is window:
        sealed = len(window.sealed)
        await passes(0.001)
        answers += [f"{now() - began:.3f}"] * (len(window.sealed) - sealed)
    took = now() - began
    await tables.stop()
    thinkers.close()
    return round(took, 3), answers


@pytest.fixture(autouse=True)
def by_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table read the clock of the loop."""
    monkeypatch.setattr(live_tables, "clock", lambda: int(now() * 1000))
    monkeypatch.setattr("answers.clock", lambda: 1_000_000)


@pytest.mark.parametrize("queue", [0, 40])
@pytest.mark.parametrize("floor", [0.0, 2.0])
def test_the_moment_of_an_answer_does_not_tell_what_a_bot_holds(floor: float, queue: int) -> None:
    """Paired windows, alike but for the hand: each pair takes exactly as long, so no test can tell them apart."""
    times = set()
    for number in range(WINDOWS // 4):
        place = PLACES[number % len(PLACES)]
        holds = swiftly(closing(place, HOLDING_BOT, floor, queue, number))
        lacks = swiftly(closing(place, LACKING_BOT, floor, queue, number))
        assert holds == lacks, number
        times.add(holds[0])
    assert min(times) >= max(floor, 0.3)


@pytest.mark.parametrize("level", ["beginner", "expert", "merciless"])
def test_in_the_open_a_bot_answers_on_time_however_long_it_thinks(level: str) -> None:
    """Also if it never comes to an end, is refused a thread, or fails."""

    async def answer(takes: float, fails: Exception | None) -> float:
        thinkers = Thinkers(1, 0.3)

        async def choose(level: str, seen: InformationState, *more: object) -> Action:
            await passes(takes)
            if fails:
                raise fails
            return seen.options[0]

        thinkers.choose = choose  # type: ignore[method-assign, assignment]
        tables = Tables(Kept(), thinkers)  # type: ignore[arg-type]
        table = copied(PLACES[0].table)
        sits = (log.Sit(OBSERVER, 0, level, level), log.Sit(OTHER, 2, "", "b"))
        table.apply(log.Row(table.rows + 1, 0, sits))
        assert not table.match.sealed and table.match.is_awaited(OBSERVER)
        acts, began = len(table.match.acts), now()
        tables.add(table)
        while len(table.match.acts) == acts:
            await passes(0.001)
        took = now() - began
        await tables.stop()
        thinkers.close()
        return round(took, 3)

    ends: list[tuple[float, Exception | None]] = [(0.0, None), (0.2, None), (1.0, None), (1e6, None)]
    ends += [(0.0, Refusal("busy", "too many")), (0.1, ValueError("a fault of ours"))]
    times = {swiftly(answer(takes, fails)) for takes, fails in ends}
    assert len(times) == 1 and min(times) >= Thinkers(1, 0.3).least(level) - 0.001


def test_a_bot_that_answers_when_it_has_thought_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same on a table where bots answer as soon as they are ready, as they once did."""

    async def hasty(self: Tables, live: Any, seat: int, crowding: int) -> None:
        table = live.table
        token = table.ticks[seat]
        action = await self.thinkers.choose("beginner", information_state_at(table, seat))
        await self.put(live, lambda table: decided(table, seat, token, action, int(now() * 1000)))

    monkeypatch.setattr(Tables, "let_think", hasty)
    pairs = [
        [swiftly(closing(PLACES[0], kind, 0.0, 0, number)) for kind in (HOLDING_BOT, LACKING_BOT)]
        for number in range(10)
    ]
    assert any(holds != lacks for holds, lacks in pairs)


class Gone(Slow):
    """Bots that think elsewhere, where nobody answers; only what needs no thought is answered at once."""

    async def choose(self, level: str, seen: InformationState, *more: object) -> Action:
        if len(seen.options) > 1:
            await asyncio.get_running_loop().create_future()
        return seen.options[0]


def test_thinkers_that_are_gone_do_not_tell_what_a_bot_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("test_bot_timing.Slow", Gone)
    for number in range(12):
        place = PLACES[number % len(PLACES)]
        holds, lacks = (swiftly(closing(place, kind, 0.0, 0, number)) for kind in (HOLDING_BOT, LACKING_BOT))
        assert holds == lacks, number
