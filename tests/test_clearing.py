"""Tables where nothing has happened for long are ended or deleted by a stated rule, a few at a time."""

from __future__ import annotations

import asyncio
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from kept_tables import put_kept
from sqlalchemy import func, select, text

from fidchell import cli
from fidchell.core.registry import game
from fidchell.table.live.clearing import Clearing
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.table import TableSetup
from fidchell.table.server.settings import Settings
from fidchell.table.store import queries
from fidchell.table.store.database import connect, migrate
from fidchell.table.store.retention import DAY, remove, rules
from fidchell.table.store.schema import LOG, SEATS, SNAPSHOTS, TABLES
from fidchell.table.store.snapshots import keep
from fidchell.table.store.store import EVERYTHING, Store

pytestmark = pytest.mark.once
ACCOUNT, GUEST = 1, 2


def put_in(store: Store, name: str, phase: str, days: int, user: int, said: int | None = None) -> None:
    """A table that was set up so many days ago, and where something was said later."""
    kind, now = game("inis"), clock()
    options = kind.settle_options({"players": 2})
    plan = TableSetup(name, "inis", options, 7, GUEST, version=kind.version, created=now - days * DAY)
    sits: tuple[log.Entry, ...] = (log.Sit(0, user, "", "A"), log.Sit(1, GUEST, "", "B"))
    ends: dict[str, tuple[log.Entry, ...]] = {
        "gathering": sits[:1],
        "playing": (*sits, log.Begin()),
        "stopped": (*sits, log.Begin(), log.Stop("agreed")),
    }
    with store.engine.begin() as connection:
        queries.add_table(plan, log.Row(1, plan.created, ends[phase]), {0: user, 1: GUEST}, phase)(connection)
        if said is not None:
            queries.add_rows(name, [log.Row(2, now - said * DAY, (log.Spoken("A", "hello"),))])(connection)
        keep(name, 1, b"a snapshot")(connection)


def counts(store: Store, name: str) -> list[int]:
    """How many rows of each kind a table has."""
    columns: tuple[Any, ...] = (TABLES.c.id, LOG.c.table, SEATS.c.table, SNAPSHOTS.c.table)
    with store.engine.connect() as connection:
        return [connection.execute(select(func.count()).where(each == name)).scalar_one() for each in columns]


def names(store: Store) -> dict[str, str]:
    with store.engine.connect() as connection:
        return dict(map(tuple, connection.execute(select(TABLES.c.id, TABLES.c.phase))))


def furnish(store: Store) -> None:
    """One table on each side of every rule."""
    with store.engine.begin() as connection:
        assert queries.add_user("Aoife", 1, "aoife", "hash")(connection) == ACCOUNT
        assert queries.add_user("Bran", 1)(connection) == GUEST
    put_in(store, "young-gathering", "gathering", 6, GUEST)
    put_in(store, "busy-gathering", "gathering", 30, ACCOUNT, said=2)
    put_in(store, "old-gathering", "gathering", 8, ACCOUNT)
    put_in(store, "young-stopped", "stopped", 80, GUEST)
    put_in(store, "busy-stopped", "stopped", 200, GUEST, said=10)
    put_in(store, "old-stopped", "stopped", 95, GUEST, said=91)
    put_in(store, "account-stopped", "stopped", 1000, ACCOUNT)
    put_in(store, "young-playing", "playing", 500, GUEST, said=100)
    put_in(store, "old-playing", "playing", 181, ACCOUNT)


KEPT = {
    "young-gathering": "gathering",
    "busy-gathering": "gathering",
    "young-stopped": "stopped",
    "busy-stopped": "stopped",
    "account-stopped": "stopped",
    "young-playing": "playing",
}


def test_each_rule_clears_what_it_says_and_nothing_else(database: str) -> None:
    async def check() -> None:
        store = Store(database)
        store.open()
        furnish(store)
        tables = Tables(store, Thinkers(1))
        clearing = Clearing(tables, rules(Settings()))
        for _ in range(2 * len(clearing.rules)):
            await clearing.tick()
        await asyncio.gather(*tables.tasks)
        assert names(store) == KEPT | {"old-playing": "stopped"}
        assert counts(store, "old-gathering") == counts(store, "old-stopped") == [0, 0, 0, 0]
        rows = store.read_now(queries.rows_of("old-playing"))
        assert rows[-1].entries == (log.Stop("abandoned"),) and not tables.lives["old-playing"].table.shown
        await tables.stop()
        await store.close()

    asyncio.run(check())


def test_what_somebody_looks_at_is_left_alone_and_zero_means_never(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        store.open()
        furnish(store)
        before = names(store)
        tables = Tables(store, Thinkers(1))
        never = Settings(keep_gathering=0, keep_guests=0, keep_playing=0)
        assert rules(never) == []
        await Clearing(tables, rules(never)).tick()
        await tables.get("old-stopped")
        clearing = Clearing(tables, rules(Settings(keep_gathering=0, keep_playing=0)))
        await clearing.tick()
        assert names(store) == before
        await tables.stop()
        await store.close()

    asyncio.run(check())


def test_whoever_comes_while_a_table_is_deleted_sees_that_it_is_gone(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        store.open()
        furnish(store)
        tables = Tables(store, Thinkers(1))
        clearing = Clearing(tables, rules(Settings(keep_gathering=0, keep_playing=0)))
        write = store.write

        async def slowly(call: Any, holding: Any = EVERYTHING) -> Any:
            await tables.get("old-stopped")
            return await write(call, holding)

        store.write = slowly  # type: ignore[method-assign]
        await clearing.tick()
        assert "old-stopped" not in tables.lives and "old-stopped" not in names(store)
        await tables.stop()
        await store.close()

    asyncio.run(check())


def test_administrators_see_beforehand_what_will_be_cleared(database: str) -> None:
    store = Store(database)
    furnish(store)
    before = names(store)
    store.engine.dispose()
    said = StringIO()
    with redirect_stdout(said):
        assert cli.main(["admin", "clearing", "--db", database]) == 0
    lines = [line.split()[:2] for line in said.getvalue().splitlines()]
    assert lines == [["old-gathering", "delete"], ["old-stopped", "delete"], ["old-playing", "end"]]
    engine = connect(database)
    with engine.connect() as connection:
        assert dict(map(tuple, connection.execute(select(TABLES.c.id, TABLES.c.phase)))) == before
    engine.dispose()


def test_the_log_is_divided_without_loss(database: str, tmp_path: Path) -> None:
    """A database of 0.1.0 has one log; afterwards PostgreSQL has it in parts, and a deleted table leaves them all."""
    put_kept(database, tmp_path)
    engine = connect(database)
    with engine.connect() as connection:
        before = connection.execute(text('SELECT * FROM log ORDER BY "table", number')).all()
    migrate(engine)
    with engine.begin() as connection:
        assert connection.execute(text('SELECT * FROM log ORDER BY "table", number')).all() == before
        if engine.dialect.name == "postgresql":
            parts = connection.execute(text("SELECT DISTINCT tableoid FROM log")).all()
            assert len(parts) > 1
        remove(["over-inis"])(connection)
        left = connection.execute(select(func.count()).select_from(LOG)).scalar_one()
        assert left == sum(row[0] != "over-inis" for row in before)
    engine.dispose()
