"""Timing: when a reaction window closes tells nothing about what those hold who are asked.

An observer plays a card that opens a window. In the other seat is one who holds an answer and lets a standing order
pass, one who holds none and does the same, or a bot; what the observer sees is the same in all. Here the clock is the
test's own, or the times are those of the log; `proofs/test_window_times.py` measures windows on the real service.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from answers import (
    HOLDING_BOT,
    HOLDS,
    KINDS,
    LACKING_BOT,
    LACKS,
    OBSERVER,
    OTHER,
    WINDOW,
    Position,
    Service,
    Watch,
    close_when_nobody_holds,
    hesitate_when_holding,
    positions,
)
from patience import HANGS, until_async

from fidchell.core.registry import game
from fidchell.table.live.scheduler import Scheduler
from fidchell.table.log import entries as log
from fidchell.table.log.table import TableSetup, next_row
from fidchell.table.server import table_routes
from fidchell.table.server.accounts import Person
from fidchell.table.server.table_routes import Poll, TableRoutes
from fidchell.table.store import queries

pytestmark = pytest.mark.compiled


def course(position: Position, kind: str, seed: int) -> list[tuple[int, str]]:
    """What happens by itself after the card is played, and after how many milliseconds, by the test's clock."""
    table = position.set_up("course", kind, Random(seed))
    now = began = table.now
    table.apply(next_row(table, (log.Acted(OBSERVER, position.card),), now))
    scheduler, window, found = Scheduler(Random(seed)), table.match.window, []
    assert window and scheduler.due(table, now)[0] == ()
    while table.match.window is window:
        entries, wake = scheduler.due(table, now)
        if entries:
            found.append((now - began, " ".join(type(entry).__name__ for entry in entries)))
            table.apply(next_row(table, entries, now))
        now = max(now, wake)
    return found


def courses() -> list[tuple[list[tuple[int, str]], list[tuple[int, str]]]]:
    """At several positions, what happens where an answer is held, and where none is."""
    return [(course(place, HOLDS, seed), course(place, LACKS, seed)) for place in positions(4) for seed in range(5)]


def test_a_window_closes_at_the_same_moment_whoever_holds_an_answer() -> None:
    for holds, lacks in courses():
        assert holds == lacks
        assert [what for _, what in holds] == ["Seal", "Close"]
        assert holds[-1][0] == WINDOW * 1000 > holds[0][0] > 0


@pytest.mark.parametrize("plant", [close_when_nobody_holds, hesitate_when_holding])
def test_a_planted_difference_in_time_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert all(holds[-1][0] != lacks[-1][0] for holds, lacks in courses())


def test_a_bot_answers_as_late_whether_it_holds_an_answer_or_not() -> None:
    for place in positions(4):
        delays = []
        for kind in (HOLDING_BOT, LACKING_BOT):
            table = place.set_up("delay", kind, Random(1))
            table.apply(next_row(table, (log.Acted(OBSERVER, place.card),), table.now))
            assert table.match.window
            delays.append([Scheduler(Random(seed)).delay(table, table.match.window, OTHER) for seed in range(20)])
        assert delays[0] == delays[1] and len(set(delays[0])) > 10
        assert all(0 < delay < WINDOW * 1000 for delay in delays[0])


def test_on_the_real_service_nobody_answers_before_their_time_and_no_window_closes_before_its_own(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        async with Service(tmp_path) as service:
            for number, kind in enumerate(KINDS):
                (place,) = positions(1)
                table = place.set_up(f"table {number}", kind, Random(number))
                before = table.rows
                live = await service.play(table, place.card, Watch())
                rows = await service.store.read(queries.rows_of(table.plan.id, before))
                # On a slow machine two of them are one row.
                written = [(type(entry), row.at) for row in rows for entry in row.entries]
                assert [kind for kind, _ in written] == [log.Acted, log.Seal, log.Close]
                opened, answered, closed = (at for _, at in written)
                assert answered >= opened + live.scheduler.delays[OTHER]
                assert closed >= opened + WINDOW * 1000

    asyncio.run(check())


# Polls.


async def poll(service: Service, table: str, data: Poll) -> bytes:
    """Ask the route for polls."""
    request = SimpleNamespace(user=Person(1, "a"))
    route = cast(Any, TableRoutes.poll).fn
    answer = await route(None, table=table, data=data, request=request, inbox=service.inbox, tables=service.tables)
    return bytes(answer.content)


def test_a_poll_is_neither_answered_nor_put_off_by_what_others_do_unseen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def happens(live: Any, until: float) -> bool:
        waits.append(until)
        return await honest(live, until)

    async def check() -> None:
        async with Service(tmp_path) as service:
            plan = TableSetup("poll", "inis", game("inis").settle_options({"players": 2}), 1)
            live = await service.tables.set_up(plan, (log.Sit(0, 1, "", "a"), log.Sit(1, 2, "", "b"), log.Begin()))
            seen = live.table.moments.version(0)
            waiting = asyncio.create_task(poll(service, plan.id, Poll(seat="green", seen=seen, wait=HANGS)))
            await until_async(lambda: waits or waiting.done())
            for _ in range(3):
                await service.tables.put(live, lambda table: (log.Orders(1, ()),))
            assert live.table.moments.version(0) == seen and not waiting.done()
            await service.tables.put(live, lambda table: (log.Spoken("b", "hello", 1, "k"),))
            shown = json.loads(await waiting)[-1]
            assert shown["version"] == seen + 1 and shown["events"][-1]["text"] == "hello"
            assert len(waits) > 1 and len(set(waits)) == 1, "unseen things change how long a poll waits"

    honest = table_routes.happens
    monkeypatch.setattr(table_routes, "happens", happens)
    monkeypatch.setattr(table_routes, "LONGEST_POLL", HANGS)
    asyncio.run(check())
