"""Start two workers on a database with many tables in play, and print how soon they are ready and what they take.

The tables are copies of one that was played for a while, put into an empty PostgreSQL directly. By default every one of
them was in memory when the last server ended, so the workers look at all of them: the worst start there is. Targets:
50,000 tables, both workers ready in under 30 s.

    python -m bench.many_tables --db postgresql://USER@HOST/EMPTY --redis redis://HOST:PORT --tables 50000
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Engine, func, select

from bench.processes import HOST, Command, Process, free_port
from bench.rest import Client
from fidchell.core.registry import game
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.commands import Sender, entries_for
from fidchell.table.log.entries import Row, written
from fidchell.table.log.table import PLAYING, Table, TableSetup, next_row
from fidchell.table.server import wire
from fidchell.table.store.database import connect, migrate
from fidchell.table.store.queries import table_values
from fidchell.table.store.schema import SHARDS, TABLES

TARGET = 30.0  # seconds
SLEEPING = 1 << 53  # due in the far future
ASKED = 200  # tables that are asked for at random
BUSY = 409  # the table is on its way to another worker
SHARED = select(func.count(SHARDS.c.owner.distinct())).having(func.count() == func.count(SHARDS.c.owner))
PATIENCE = 300.0  # seconds to wait for all tables to be looked at


def name_of(number: int) -> str:
    """The id of a copy."""
    return f"copy{number}"


def played(rows: int) -> tuple[TableSetup, list[Row]]:
    """A table of two people, and its log of so many rows."""
    kind, chance, now = game("inis"), Random(1), clock()
    plan = TableSetup("copy", "inis", kind.settle_options({"players": 2}), 7, 1, version=kind.version, created=now)
    table, found = Table(plan), list[Row]()

    def put(entries: tuple[log.Entry, ...]) -> None:
        found.append(next_row(table, entries, now))
        table.apply(found[-1])

    put((log.Sit(0, 1, "", "Aoife"), log.Sit(1, 2, "", "Bran"), log.Begin()))
    while len(found) < rows and table.phase == PLAYING:
        seat = next(seat for seat in range(2) if table.is_awaited(seat))
        words = kind.notation.to_words(chance.choice(list(table.match.options_of(seat))))
        act = wire.Act(f"m{len(found)}", table.ticks[seat], words)
        put(entries_for(table, Sender(seat, "", seat + 1), act, now))
    return plan, found


def fill(engine: Engine, many: int, rows: int, due: int) -> None:
    """Put copies of a table into an empty database, as fast as it takes them."""
    migrate(engine)
    plan, found = played(rows)
    with engine.begin() as connection:
        if connection.execute(select(func.count()).select_from(TABLES)).scalar():
            sys.exit("this database has tables; name an empty one")
        copy(connection, "users", ("id", "name", "created"), [(1, "Aoife", 1), (2, "Bran", 1)])
        tables = [table_values(msgspec.structs.replace(plan, id=name_of(n)), PLAYING) for n in range(many)]
        copy(connection, "tables", tuple(tables[0]), [tuple((each | {"next_due": due}).values()) for each in tables])
        copy(
            connection,
            "seats",
            ("table", "seat", "user"),
            [(name_of(n), s, s + 1) for n in range(many) for s in (0, 1)],
        )
        bodies = [(row.number, row.at, written(row.entries), row.mark) for row in found]
        copy(
            connection,
            "log",
            ("table", "number", "at", "body", "mark"),
            [(name_of(n), *b) for n in range(many) for b in bodies],
        )
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ANALYZE")


def copy(connection: Connection, table: str, columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    """Add many rows."""
    names = ", ".join(f'"{column}"' for column in columns)
    cursor = cast(Any, connection.connection.cursor())
    with cursor.copy(f'COPY "{table}" ({names}) FROM STDIN') as sink:
        for row in rows:
            sink.write_row(row)


def asked(engine: Engine, query: Any) -> int:
    """A number in the database."""
    with engine.connect() as connection:
        return int(connection.execute(query).scalar() or 0)


async def until(question: Any, most: float) -> bool:
    """Wait until something holds; whether it did in time."""
    ends = perf_counter() + most
    while perf_counter() < ends:
        if await asyncio.to_thread(question):
            return True
        await asyncio.sleep(0.1)
    return False


async def answers(client: Client, many: int, chance: Random) -> list[float]:
    """Ask for tables at random; how long each took."""
    took = []
    for _ in range(ASKED):
        began, path = perf_counter(), f"/api/tables/{name_of(chance.randrange(many))}"
        while (await client.get(path)).status == BUSY:
            await asyncio.sleep(0.05)
        took.append(perf_counter() - began)
    return sorted(took)


async def measure(words: argparse.Namespace, engine: Engine, log_file: Path) -> bool:
    """Start the workers, and print the figures; whether they were ready in time."""
    port, began = free_port(), perf_counter()
    serve = [sys.executable, "-m", "fidchell", "serve", "--db", words.db, "--redis", words.redis, "--no-limits"]
    command = Command([*serve, "--port", str(port), "--workers", str(words.workers)], Path.cwd(), {})
    with Process(command, log_file) as process:
        client = Client(HOST, port)
        await process.until_ready(client, "/ready")
        await until(lambda: asked(engine, SHARED) == words.workers, PATIENCE)
        ready = perf_counter() - began
        print(
            f"{words.workers} workers ready, and each table owned, after {ready:.1f} s (target: under {TARGET:.0f})",
            flush=True,
        )
        took = await answers(client, words.tables, Random(2))
        print(
            f"{ASKED} random tables answered {perf_counter() - began:.1f} s after the start: median"
            f" {median(took) * 1000:.0f} ms, slowest {took[-1] * 1000:.0f} ms; {process.usage().megabytes:.0f} MB"
        )
        await looked_at(words, engine, process, began)
    return ready < TARGET


async def looked_at(words: argparse.Namespace, engine: Engine, process: Process, began: float) -> None:
    """Wait until the workers have looked at what was in memory, and print what that took."""
    left = select(func.count()).where(TABLES.c.next_due == 0)
    done = words.asleep or await until(lambda: asked(engine, left) < words.tables // 100, words.patience)
    rest = asked(engine, left)
    usage = process.usage()
    print(
        f"after {perf_counter() - began:.1f} s {rest} of {words.tables} tables are still marked as in memory"
        f"{'' if done else ' (gave up waiting)'}; {usage.megabytes:.0f} MB, {usage.seconds:.0f} s of processor time"
    )


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="bench.many_tables", description=__doc__)
    parser.add_argument("--db", required=True, help="an empty PostgreSQL")
    parser.add_argument("--redis", required=True)
    parser.add_argument("--tables", type=int, default=50_000)
    parser.add_argument("--rows", type=int, default=30, help="rows in the log of each table")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--asleep", action="store_true", help="the tables were not in memory when the last server ended"
    )
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds to wait for all to be looked at")
    words = parser.parse_args()
    engine = connect(words.db, limits=False)
    began = perf_counter()
    fill(engine, words.tables, words.rows, SLEEPING if words.asleep else 0)
    print(f"{words.tables} tables of {words.rows} rows written in {perf_counter() - began:.1f} s", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(words, engine, Path(folder) / "log")) else 1


if __name__ == "__main__":
    sys.exit(main())
