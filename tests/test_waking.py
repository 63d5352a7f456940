"""Tables leave memory when nothing is going on there, and come back when something is due, whatever crashes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from fidchell.core.registry import game
from fidchell.table.live.session import Live
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers
from fidchell.table.live.waking import AT_ONCE, SOON, next_due, stored
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import CLOCKS, HOUR, clock
from fidchell.table.log.commands import sealed
from fidchell.table.log.table import PLAYING, Table, TableSetup
from fidchell.table.store import due, queries
from fidchell.table.store.schema import TABLES
from fidchell.table.store.shards import shard_of
from fidchell.table.store.store import Store, StoreDown

pytestmark = pytest.mark.once
DAYS = CLOCKS["days"]
assert DAYS
SITS = (log.Sit(0, 11, "", "Aoife"), log.Sit(1, 12, "", "Bran"))


@asynccontextmanager
async def serving(database: str, crash: bool = False) -> AsyncIterator[Tables]:
    """A server without its routes; it may end by a crash."""
    store = Store(database)
    store.open()
    tables = Tables(store, Thinkers(1, 0.01), grace=0.0)
    tables.waking.take()
    try:
        yield tables
        if not crash:
            await tables.stop()
    finally:
        tables.stopping = True
        for live in tables.lives.values():
            if live.timer:
                live.timer.cancel()
        tables.thinkers.close()
        await store.close()


def plan(name: str, clock_name: str = "days", **more: Any) -> TableSetup:
    version = game("inis").version
    return TableSetup(
        name, "inis", game("inis").settle_options({"players": 2}), 7, version=version, clock=clock_name, **more
    )


def stored_due(store: Store, name: str) -> int | None:
    found: int | None = store.read_now(
        lambda connection: connection.execute(select(TABLES.c.next_due).where(TABLES.c.id == name)).scalar()
    )
    return found


async def move(tables: Tables, live: Live) -> None:
    """Somebody at a table decides."""

    def decide(table: Table) -> tuple[log.Entry, ...]:
        seat = next(seat for seat in range(2) if table.is_awaited(seat))
        words = table.game.notation.to_words(table.match.options_of(seat)[0])
        return sealed(table, log.Seal(seat, words), clock()) if table.match.window else (log.Acted(seat, words),)

    await tables.put(live, decide)


def put_in(store: Store, name: str, began: int, moment: int | None, clock_name: str = "days") -> None:
    """A table that was begun at a time, and of which the database says when something is due."""
    row = log.Row(1, began, (*SITS, log.Begin()))
    with store.engine.begin() as connection:
        queries.add_table(plan(name, clock_name), row, {0: 11, 1: 12}, PLAYING)(connection)
        due.set_due(name, moment)(connection)


def late(store: Store, name: str) -> bool:
    """Whether somebody was found to be out of time, by the log."""
    rows = store.read_now(queries.rows_of(name))
    return any(isinstance(entry, log.Away) and entry.late for row in rows for entry in row.entries)


def test_a_table_over_days_leaves_memory_and_the_database_says_when_it_is_due(database: str) -> None:
    async def check() -> None:
        async with serving(database) as tables:
            live = await tables.set_up(plan("t"), (*SITS, log.Begin()))
            assert stored_due(tables.store, "t") == 0
            await tables.waking.sweep(-1)
            assert "t" not in tables.lives
            ends = next_due(live, clock())
            assert stored_due(tables.store, "t") == ends > clock() + SOON

    asyncio.run(check())


def test_what_is_used_watched_or_due_soon_stays(database: str) -> None:
    async def check() -> None:
        async with serving(database) as tables:
            used = await tables.set_up(plan("used"), (*SITS, log.Begin()))
            soon = await tables.set_up(plan("soon", "none", window=50.0), (*SITS, log.Begin()))
            polled = await tables.set_up(plan("polled"), (*SITS, log.Begin()))
            polled.waiting.append(asyncio.get_running_loop().create_future())
            soon.gone = {11: 0.0}  # who may come back any moment
            await tables.waking.sweep(HOUR)
            assert used.table.plan.id in tables.lives
            await tables.waking.sweep(-1)
            assert sorted(tables.lives) == ["polled", "soon"]

    asyncio.run(check())


def test_every_change_in_memory_is_marked_before_it_counts(database: str) -> None:
    """So a crash at any point leaves a moment that is right, or earlier."""

    async def check() -> None:
        async with serving(database, crash=True) as tables:
            live = await tables.set_up(plan("t"), (*SITS, log.Begin()))
            await tables.waking.sweep(-1)
            before = stored_due(tables.store, "t")
            live = await tables.get("t")
            assert stored_due(tables.store, "t") == before == next_due(live, clock())
            await move(tables, live)
            assert stored_due(tables.store, "t") == 0
        async with serving(database) as tables:
            await tables.waking.tick()
            assert "t" in tables.lives

    asyncio.run(check())


def test_a_table_that_stopped_properly_sleeps_until_it_is_due(database: str) -> None:
    async def check() -> None:
        async with serving(database) as tables:
            await tables.set_up(plan("t"), (*SITS, log.Begin()))
        async with serving(database) as tables:
            await tables.waking.tick()
            assert not tables.lives and not tables.waking.waiting
            with tables.store.engine.begin() as connection:
                due.set_due("t", clock())(connection)
            await tables.waking.tick()
            assert list(tables.lives) == ["t"]

    asyncio.run(check())


def test_a_clock_that_ran_out_meanwhile_is_noticed_on_waking(database: str) -> None:
    async def check() -> None:
        assert DAYS
        async with serving(database) as tables:
            began = clock() - 10 * DAYS.bank
            put_in(tables.store, "t", began, began + DAYS.sealed)
            await tables.waking.tick()
            live = tables.lives["t"]
            await until_idle(tables, live)
            assert late(tables.store, "t")

    asyncio.run(check())


async def until_idle(tables: Tables, live: Live) -> None:
    """Wait for everything that was started."""
    while tables.tasks or live.writing:
        await asyncio.gather(*tables.tasks, return_exceptions=True)
        await asyncio.sleep(0)


def test_those_that_are_due_are_loaded_a_bounded_number_at_a_time(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as tables:
            now = clock()
            for number in range(AT_ONCE + 5):
                put_in(tables.store, f"t{number}", now, number + 1, "none")
            put_in(tables.store, "sleeping", now, now + HOUR)
            put_in(tables.store, "never", now, None)
            await tables.waking.tick()
            assert set(tables.lives) == {f"t{number}" for number in range(AT_ONCE)}
            await tables.waking.tick()
            assert set(tables.lives) == {f"t{number}" for number in range(AT_ONCE + 5)}

    asyncio.run(check())


def test_a_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as tables:
            put_in(tables.store, "broken", clock(), 1)
            put_in(tables.store, "whole", clock(), 2)
            with tables.store.engine.begin() as connection:
                connection.exec_driver_sql("""UPDATE log SET body = '[{"kind": "unheard"}]' WHERE "table" = 'broken'""")
            await tables.waking.tick()
            assert list(tables.lives) == ["whole"]
            again = stored_due(tables.store, "broken")
            assert again and again > clock()

    asyncio.run(check())


def test_while_the_database_is_down_nothing_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment that cannot be stored, and a table that cannot be loaded, are tried again."""

    async def check() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as tables:
            await tables.set_up(plan("t"), (*SITS, log.Begin()))
            await tables.waking.tick()

            async def down(*given: object) -> None:
                raise StoreDown("the database is down")

            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "write", down)
                with pytest.raises(StoreDown):
                    await tables.waking.sweep(-1)
            assert not tables.lives
            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "read", down)
                with pytest.raises(StoreDown):
                    await tables.waking.look("t")
            await tables.waking.tick()
            assert list(tables.lives) == ["t"] and not tables.waking.waiting

    asyncio.run(check())


def test_a_game_that_ended_unnoticed_is_put_down_as_over(database: str) -> None:
    async def check() -> None:
        async with serving(database) as tables:
            put_in(tables.store, "t", clock(), 0)
            assert await append_stop(tables.store, "t")
            await tables.waking.tick()
            with tables.store.engine.connect() as connection:
                found = connection.execute(select(TABLES.c.phase, TABLES.c.next_due)).one()
            assert tuple(found) == ("stopped", None)

    asyncio.run(check())


async def append_stop(store: Store, name: str) -> bool:
    waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.append(name, log.Row(2, clock(), (log.Stop("agreed"),)), None, lambda done: waiting.set_result(done))
    return await waiting


def test_only_the_shards_that_are_ours_are_woken(database: str) -> None:
    async def check() -> None:
        async with serving(database) as tables:
            for name in ("a", "b", "c"):
                put_in(tables.store, name, clock(), 1)
            ours = [(key, shard) for key, shard in keys(tables.store) if shard == shard_of("b")]
            tables.waking.held = lambda: ours
            await tables.waking.tick()
            assert list(tables.lives) == ["b"]
            tables.waking.held = list
            await tables.waking.tick()
            assert list(tables.lives) == ["b"]

    asyncio.run(check())


def keys(store: Store) -> list[due.Key]:
    with store.engine.connect() as connection:
        return [(lane, shard) for lane, shard in connection.execute(select(TABLES.c.lane, TABLES.c.shard))]


def test_no_moment_is_stored_as_if_the_table_were_in_memory() -> None:
    assert stored(0) == 1 and stored(5) == 5 and stored(1 << 62) is None
