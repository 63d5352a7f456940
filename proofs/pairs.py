"""Two servers of one database, people who play through both, and a record of who appended what.

A trigger in the database notes for each row of the log which server appended it, and who owned the table by then: so
it is the database that says whether two servers ever wrote to a table under the same claim.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from statistics import median
from typing import Any

import httpx
from crowd import Lanes, Load, Player, people
from patience import until_async
from sqlalchemy import text
from tableside import Person, Server

from fidchell.table.store.database import connect, migrate

TARGET = 5.0  # seconds until tables are played on elsewhere
WITNESS = """
CREATE TABLE appended (
    "table" text, number integer, lane text, shard integer, epoch bigint, owner integer, writer text
);
CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO appended
    SELECT NEW."table", NEW.number, tables.lane, tables.shard, shards.epoch, shards.owner,
        current_setting('application_name')
    FROM tables LEFT JOIN shards USING (lane, shard) WHERE id = NEW."table";
    RETURN NULL;
END $$;
CREATE TRIGGER witness AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION witness();
"""
OWNED = """
SELECT tables.id FROM tables JOIN shards USING (lane, shard) JOIN servers ON servers.id = shards.owner
WHERE servers.name LIKE '%:' || :process
"""
APPENDED = 'SELECT "table", number, lane, shard, epoch, owner, writer FROM appended ORDER BY "table", number'
MISSING = """
SELECT count(*) FROM log WHERE number > (SELECT min(number) FROM appended WHERE appended."table" = log."table")
AND NOT EXISTS (SELECT FROM appended WHERE appended."table" = log."table" AND appended.number = log.number)
"""


def ask(db: str, statement: str, **values: Any) -> list[Any]:
    """The rows that a database returns."""
    engine = connect(db, 1)
    with engine.connect() as connection:
        found = connection.execute(text(statement), values).all()
    engine.dispose()
    return list(found)


def witnessed(db: str) -> str:
    """Let a database note who appends what from now on."""
    engine = connect(db, 1)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(WITNESS)
    engine.dispose()
    return db


def check_appends(db: str) -> str:
    """Each claim to a shard had one writer, its owner, and no row was appended under an older claim; the figures."""
    writers: dict[Any, set[str]] = defaultdict(set)
    newest: dict[str, int] = defaultdict(int)
    moved: dict[str, set[str]] = defaultdict(set)
    rows = ask(db, APPENDED)
    for table, number, lane, shard, epoch, owner, writer in rows:
        assert owner, f"{writer} appended row {number} of {table}, which nobody owned"
        writers[owner].add(writer)
        writers[lane, shard, epoch].add(f"{writer} {owner}")
        assert epoch >= newest[table], f"{writer} appended row {number} of {table} under the old epoch {epoch}"
        newest[table] = epoch
        moved[table].add(writer)
    doubled = {claim: names for claim, names in writers.items() if len(names) > 1}
    assert not doubled, f"several servers appended under one claim: {doubled}"
    assert ask(db, MISSING)[0][0] == 0
    both = sum(len(names) > 1 for names in moved.values())
    return f"{len(rows)} rows at {len(moved)} tables, {both} of them appended by several servers; claims with two: 0"


class Named(Server):
    """A server whose name the database knows."""

    def __init__(self, name: str, db: str, *flags: str) -> None:
        super().__init__(db, "--no-limits", *flags)
        self.name = name
        self.env = {"PGAPPNAME": name}

    def owned(self) -> set[str]:
        """The tables that it owns."""
        return {row[0] for row in ask(self.db, OWNED, process=str(self.pid))}


@contextmanager
def pair_of(db: str, redis: str) -> Iterator[tuple[Named, Named]]:
    """Two servers of one database."""
    witnessed(db)
    one, two = (Named(name, db, "--redis", redis) for name in ("one", "two"))
    try:
        one.start()
        two.start()
        yield one, two
    finally:
        one.stop()
        two.stop()


class Roaming(Load):
    """People who connect at any server that can be reached."""

    def __init__(self, servers: list[Server], seed: int, lanes: Lanes) -> None:
        self.urls = [server.url for server in servers]
        super().__init__(self.urls[0], seed, lanes)

    def where(self) -> str:
        """The server at which to connect."""
        return self.chance.choice(self.urls)

    def avoid(self, server: Server) -> None:
        """Connect there no more, and give the connections up, as clients do that hear nothing."""
        self.urls.remove(server.url)
        for player in self.players:
            if player.at == server.url and player.wire:
                player.wire.transport.abort()

    def use(self, server: Server) -> None:
        """Connect there again."""
        self.urls.append(server.url)

    async def set_table(self, person: Person, kind: str, seats: int) -> dict[str, Any] | None:
        """Set up a table at any server; None if it cannot now."""
        if self.ending:
            return {"mine": []}
        with suppress(httpx.HTTPError):
            async with person.elsewhere(self.where()) as twin:
                answer = await asyncio.wait_for(twin.ask_for_table(kind, "m" * seats), TARGET)
                if answer.status_code == 201:
                    found: dict[str, Any] = answer.json()
                    return found
        return None

    def in_play(self, tables: set[str]) -> dict[str, list[Player]]:
        """Those of the tables at which people play now."""
        return {
            players[0].table: players
            for players in self.now.values()
            if players[0].table in tables and not any(player.finished for player in players)
        }

    def all_play(self) -> bool:
        """Whether there is a table in each lane, and everybody has been shown theirs."""
        return len(self.now) == self.lanes and all(player.update for player in self.players)


@dataclass
class Waits:
    """How long tables stood still, in seconds."""

    seconds: list[float]

    def __str__(self) -> str:
        found = sorted(self.seconds)
        late = sum(each > TARGET for each in found)
        return (
            f"{len(found)} tables played on after {median(found):.1f} s ({found[0]:.1f} to {found[-1]:.1f});"
            f" {late} later than {TARGET:.0f} s"
        )


async def played_on(load: Load, tables: dict[str, list[Player]]) -> list[float]:
    """Wait until something that was sent from now on is acknowledged at each table; after how many seconds."""
    begun = time.monotonic()

    async def one(players: list[Player]) -> float:
        before = {player: set(player.sent) for player in players}
        await load.meanwhile(lambda: any(is_new(player, before[player]) for player in players), "the table")
        return time.monotonic() - begun

    return list(await asyncio.gather(*map(one, tables.values())))


def is_new(player: Player, before: set[str]) -> bool:
    """Whether something newer was acknowledged, or the game is over."""
    return bool(player.done.keys() - before) or player.over


def summary(load: Load) -> str:
    """What was acknowledged; `check_all` has found each of it once in the log."""
    done = sum(len(player.done) for player in people(load))
    return f"{done} acknowledged, 0 lost, 0 doubled; {dict(load.count())}"


async def both_own(pair: tuple[Named, Named]) -> None:
    """Wait until each server owns shards."""
    counted = "SELECT count(DISTINCT owner) FROM shards WHERE owner IS NOT NULL"
    await until_async(lambda: ask(pair[0].db, counted)[0][0] == 2, "both to own tables")
