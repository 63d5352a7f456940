"""A rolling upgrade during play, from the database that 0.1.0 wrote: first to the same rules, then to other ones.

The next version is a copy of this program with a higher version number, and if wanted with another version of the
rules of Inis. Games under the old rules go on as long as a server of the old version is kept beside the new ones.
"""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from crowd import check_all
from kept_tables import PEOPLE, TABLES, put_kept, visitor
from patience import until_async
from tableside import Person, Postgres, Redis, Seat, in_time, play_on

import fidchell
from fidchell.core.registry import game
from proofs.pairs import Named, Roaming, Waits, ask, check_appends, played_on, summary, witnessed

pytestmark = [pytest.mark.compiled, pytest.mark.once, pytest.mark.postgres, pytest.mark.redis]
LANES = (("inis", 3), ("snakes", 2), ("inis", 2), ("snakes", 3), ("inis", 4), ("inis", 2))
FEW = 4  # actions at each kept table, after each step
OLD, NEW = (f"inis-{game('inis').version + more}" for more in (0, 1))
LANES_BY_WRITER = "SELECT DISTINCT lane, writer FROM appended"


def next_program(folder: Path, rules: bool) -> Path:
    """A copy of this program with a higher version; if `rules`, also of the rules of Inis."""
    shutil.copytree(Path(fidchell.__file__).parent, folder / "fidchell", ignore=shutil.ignore_patterns("__pycache__"))
    replace(folder / "fidchell/__init__.py", f'"{fidchell.__version__}"', f'"{fidchell.__version__}.next"')
    if rules:
        replace(folder / "fidchell/games/inis/__init__.py", "version=VERSION,", "version=VERSION + 1,")
    return folder


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has no single {old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


class Fleet:
    """Servers that come and go, each under a name of its own."""

    def __init__(self, db: str, redis: str) -> None:
        self.db, self.redis = db, redis
        self.running: list[Named] = []

    async def add(self, name: str, program: Path | None = None) -> Named:
        """Start a server, of this program or of another copy."""
        server = Named(name, self.db, "--redis", self.redis)
        server.env |= {"PYTHONPATH": str(program)} if program else {}
        self.running.append(server)
        await asyncio.to_thread(server.start)
        return server

    async def end(self, server: Named) -> None:
        """Stop a server as systemd does, and check that it left no failure behind."""
        self.running.remove(server)
        assert await asyncio.to_thread(server.stop) == 0
        assert "Traceback" not in server.said(), server.said()[-3000:]


@pytest.fixture
def fleet(cluster: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Fleet]:
    """Servers of a database that 0.1.0 wrote."""
    db = cluster.new_database()
    put_kept(db, tmp_path)
    found = Fleet(db, redis.url)
    yield found
    for server in found.running:
        server.stop()


async def replaced(fleet: Fleet, load: Roaming, old: Named, name: str, program: Path) -> tuple[Named, list[float]]:
    """Stop a server during play, and start the next version in its place; how long its tables stood still."""
    tables = load.in_play(old.owned())
    load.avoid(old)
    waiting = asyncio.ensure_future(played_on(load, tables))
    await fleet.end(old)
    seconds = await waiting
    new = await fleet.add(name, program)
    load.use(new)
    return new, seconds


async def play_kept(url: str) -> int:
    """Play on at every table that 0.1.0 left in play; the number of actions."""
    count = 0
    people: list[Person] = [await visitor(url, number) for number in range(1, PEOPLE + 1)]
    for name in (name for name, (phase, _) in TABLES.items() if phase == "playing"):
        seats: list[Seat] = []
        for person in people:
            mine = (await person.get(f"/api/tables/{name}")).get("mine", [])
            seats += [await person.seat(name, seat) for seat in mine]
        count += await play_on(seats, Random(name), FEW)
        for seat in seats:
            await seat.close()
    for person in people:
        await person.web.aclose()
    return count


def unfinished(db: str) -> Counter[str]:
    """How many tables of each lane are in play."""
    return Counter(dict(map(tuple, ask(db, "SELECT lane, count(*) FROM tables WHERE phase = 'playing' GROUP BY lane"))))


def test_the_same_rules(fleet: Fleet, tmp_path: Path) -> None:
    """One server after the other is replaced, and every table goes on."""

    async def check() -> None:
        one, two = await fleet.add("one"), await fleet.add("two")
        witnessed(fleet.db)
        later = next_program(tmp_path / "next", rules=False)
        load, waits = Roaming([one, two], 8, LANES), Waits([])
        await load.meanwhile(load.all_play, "everybody")
        kept = await play_kept(two.url)
        for server in (one, two):
            await load.go_on(60)
            new, seconds = await replaced(fleet, load, server, f"new {server.name}", later)
            waits.seconds += seconds
            kept += await play_kept(new.url)
        await finish(fleet, load, waits, kept)
        found = {row[0] for row in ask(fleet.db, "SELECT version FROM servers")}
        assert found == {f"{fidchell.__version__}.next"}

    in_time(check())


async def finish(fleet: Fleet, load: Roaming, waits: Waits, kept: int) -> None:
    """Let everybody finish, and check everything that was acknowledged."""
    await load.go_on(60)
    await load.end()
    await check_all(load, fleet.db)
    print(f"\n{summary(load)}; {kept} actions at tables of 0.1.0\n{waits}\n{check_appends(fleet.db)}")


def test_other_rules_beside_the_old_ones(fleet: Fleet, tmp_path: Path) -> None:
    """Old tables stay with servers that can play them, new ones go to the new; without an old server they wait."""

    async def check() -> None:
        one, two = await fleet.add("old 1"), await fleet.add("old 2")
        witnessed(fleet.db)
        later = next_program(tmp_path / "next", rules=True)
        load, waits = Roaming([one, two], 9, LANES), Waits([])
        await load.meanwhile(load.all_play, "everybody")
        await load.go_on(60)
        first, seconds = await replaced(fleet, load, one, "new 1", later)
        waits.seconds += seconds
        await until_async(lambda: NEW in owned_lanes(fleet.db), "the new lane")
        kept = await play_kept(first.url)  # which passes the old tables on to the old server
        await load.go_on(200)
        third = await fleet.add("old 3")  # the old version is kept until its games are over
        second, seconds = await replaced(fleet, load, two, "new 2", later)
        waits.seconds += seconds
        kept += await play_kept(second.url)
        async with Person(first.url) as person:
            new = await person.set_table("inis", "mm")
            await until_async(lambda: unfinished(fleet.db)[NEW], "a table under the new rules")
            await finish(fleet, load, waits, kept)
            lanes = ask(fleet.db, LANES_BY_WRITER)
            print(f"{unfinished(fleet.db)}, {sorted(map(tuple, lanes))}")
            assert all(writer.startswith("old") for lane, writer in lanes if lane == OLD)
            assert all(writer.startswith("new") for lane, writer in lanes if lane == NEW)
            assert {lane for lane, _ in lanes} == {OLD, NEW, "snakes-1"}
            await fleet.end(third)
            await goes_on_without_old(person, new["id"], second)

    in_time(check())


def owned_lanes(db: str) -> set[str]:
    """The lanes that somebody owns."""
    return {row[0] for row in ask(db, "SELECT DISTINCT lane FROM shards WHERE owner IS NOT NULL")}


async def goes_on_without_old(person: Person, new: str, server: Named) -> None:
    """With the last old server gone, its tables are refused by name, and the new ones go on."""
    keeper = await visitor(server.url, 1)

    async def refused() -> bool:
        answer = await keeper.web.get("/api/tables/seeded-inis")
        return answer.status_code != 200 and answer.json()["error"]["id"] == "refused-old-rules"

    await until_async(lambda: OLD not in owned_lanes(server.db), "the old lane to be free")
    await until_async(refused, "a refusal by name")
    seats = [await person.seat(new, name) for name in ("green", "blue")]
    assert await play_on(seats, Random(1), FEW) == FEW
    for seat in seats:
        await seat.close()
    await keeper.web.aclose()
