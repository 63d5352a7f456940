"""A database that is away for 20 seconds, frozen for 20 seconds, or whose disk is full: nothing acknowledged is lost.

`tests/test_store.py` does the same without the waiting.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from crowd import logs, running
from patience import until_async
from tableside import Person, Postgres, Seat, Server, in_time, play_on
from websockets.exceptions import WebSocketException

from fidchell.table.log import entries as log

pytestmark = [pytest.mark.compiled, pytest.mark.once]
AWAY = 20  # seconds


async def said_at_last(person: Person, table: str, name: str) -> dict[str, Any]:
    """Say something until it is acknowledged, through any number of connections; the acknowledgement."""

    async def once() -> dict[str, Any] | None:
        try:
            seat = await person.seat(table, "green")
            answer = await seat.ask(type="say", text=f"word {name}", id=name)
            await seat.close()
        except (ConnectionError, OSError, WebSocketException):
            return None
        return answer if answer.get("done") == name else None

    return await until_async(once, "an acknowledgement")


async def bears(server: Server, outage: Callable[[], None]) -> None:
    """A table is played and talked at while something happens to the database; then it is played on."""
    async with Person(server.url) as person:
        table = await person.set_table("inis", "mm")
        await plays(person, table, 40)
        gone = asyncio.ensure_future(asyncio.to_thread(outage))
        words = 0
        while not gone.done() or not words:
            words += 1
            await said_at_last(person, table["id"], f"w{words}")
        await gone
        await plays(person, table, 40)
    rows = logs(server.db, [table["id"]])[table["id"]][1]
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    spoken = [entry.key for row in rows for entry in row.entries if isinstance(entry, log.Spoken)]
    assert spoken == [f"w{number}" for number in range(1, words + 1)]
    print(f"{words} words said meanwhile, {len(rows)} rows")
    assert "Traceback" not in server.said()


async def plays(person: Person, table: dict[str, Any], many: int) -> None:
    """Play so many actions."""
    seats: list[Seat] = [await person.seat(table["id"], name) for name in table["mine"]]
    assert await play_on(seats, Random(many), many) == many
    for seat in seats:
        await seat.close()


@pytest.fixture
def own_cluster() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses."""
    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.mark.postgres
def test_postgres_is_away_for_twenty_seconds(own_cluster: Postgres) -> None:
    def outage() -> None:
        own_cluster.halt()
        time.sleep(AWAY)
        own_cluster.begin()

    with running(own_cluster.new_database()) as server:
        in_time(bears(server, outage))


@pytest.mark.postgres
@pytest.mark.linux
def test_postgres_is_frozen_for_twenty_seconds(own_cluster: Postgres) -> None:
    """Its processes answer nothing, but the connections stay."""
    with running(own_cluster.new_database()) as server:
        in_time(bears(server, lambda: freeze(own_cluster)))


def freeze(cluster: Postgres) -> None:
    """Stop all processes of a cluster, and let them go on later."""
    main = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    processes = [main, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    time.sleep(AWAY)
    for process in processes:
        os.kill(process, signal.SIGCONT)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[None]:
    """A disk of this size at a folder."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.linux
@pytest.mark.root
def test_a_disk_is_full_and_then_has_room(tmp_path: Path) -> None:
    disk = tmp_path / "disk"

    def outage() -> None:
        filler = disk / "filler"
        with suppress_full(), open(filler, "wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        time.sleep(5)
        filler.unlink()

    with small_disk(disk, "8m"), running(f"sqlite:///{disk / 'tables.db'}") as server:
        in_time(bears(server, outage))
        assert "the database writes again" in server.said()


@contextmanager
def suppress_full() -> Iterator[None]:
    """Until the disk is full."""
    try:
        yield
    except OSError as why:
        assert why.errno == 28, why
