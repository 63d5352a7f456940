"""A database that 0.1.0 wrote: today's program migrates it, loses nothing, and plays on at every table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from crowd import running
from kept_tables import PEOPLE, TABLES, put_kept, visitor
from sqlalchemy import select
from tableside import Seat, in_time, play_on

from fidchell.table.store import queries
from fidchell.table.store.database import connect, migrate
from fidchell.table.store.schema import TABLES as ROWS

pytestmark = pytest.mark.once
FEW = 6  # actions at each table


def test_every_table_is_what_it_was(database: str, tmp_path: Path) -> None:
    put_kept(database, tmp_path)
    engine = connect(database)
    migrate(engine)
    with engine.connect() as connection:
        assert set(connection.execute(select(ROWS.c.id)).scalars()) == set(TABLES)
        for name, (phase, mark) in TABLES.items():
            table = queries.load(name)(connection)
            assert table and (table.phase, table.match.mark()) == (phase, mark), name
    engine.dispose()


@pytest.mark.compiled
def test_a_server_plays_on_at_every_table(database: str, tmp_path: Path) -> None:
    put_kept(database, tmp_path)

    async def check(url: str) -> None:
        people = {number: await visitor(url, number) for number in range(1, PEOPLE + 1)}
        sat = await people[3].post("/api/tables/gathering-inis/seats/orange", {"invite": "kept-invite"})
        assert sat.status_code == 201, sat.text
        for name, (phase, _) in TABLES.items():
            seats: list[Seat] = []
            for person in people.values():
                mine = (await person.get(f"/api/tables/{name}")).get("mine", [])
                seats += [await person.seat(name, seat) for seat in mine]
            assert seats, name
            if phase in ("gathering", "playing"):
                assert await play_on(seats, Random(name), FEW) == FEW, name
            for seat in seats:
                await seat.close()
        for person in people.values():
            await person.web.aclose()

    with running(database) as server:
        in_time(check(server.url))
        assert "Traceback" not in server.said()
