"""Leases in PostgreSQL: which servers run, and which shards each of them owns.

A server has one row that it renews again and again. Whoever finds it out of date removes it, and the shards are free.
Every write to a log locks the row of its server in the same transaction (`FENCE`), so a server that was removed,
however late it notices, cannot write any more; and a removal waits for a write that has begun.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import Connection, delete, select, text, update
from sqlalchemy.dialects.postgresql import insert

from fidchell.table.store.schema import SERVERS
from fidchell.table.store.schema import SHARDS as OWNED
from fidchell.table.store.shards import SHARDS

Key: TypeAlias = tuple[str, int]  # a lane and a shard
LEASE = 3000  # milliseconds
JOINING = 4_660_047  # the advisory lock under which servers join, one at a time
STALLED = 3000  # milliseconds after which PostgreSQL ends a write whose server has stopped in the middle of it
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# Locks the server's row against removal but not against renewal. A server that was stopped by force must not hold a
# lock for good, so each statement that takes one first limits how long its transaction may stand still.
MOVING = f"set_config('idle_in_transaction_session_timeout', '{STALLED}', true)"
FENCE = f"SELECT {MOVING} FROM servers WHERE id = %s FOR KEY SHARE"
RENEW = text(f"UPDATE servers SET until = {NOW} + {LEASE} WHERE id = :id RETURNING {MOVING}")
EXPIRED = text(f"SELECT id FROM servers WHERE until < {NOW} AND id <> :id FOR UPDATE SKIP LOCKED")
TAKE = text(
    "UPDATE shards SET owner = :id, epoch = epoch + 1"
    " FROM unnest(CAST(:lanes AS text[]), CAST(:numbers AS integer[])) AS wanted(lane, number)"
    " WHERE shards.lane = wanted.lane AND shards.shard = wanted.number AND owner IS NULL"
    " RETURNING shards.lane, shards.shard, shards.epoch"
)
GIVE = text(
    "UPDATE shards SET owner = NULL"
    " FROM unnest(CAST(:lanes AS text[]), CAST(:numbers AS integer[]), CAST(:epochs AS bigint[]))"
    " AS given(lane, number, epoch)"
    " WHERE shards.lane = given.lane AND shards.shard = given.number AND shards.epoch = given.epoch AND owner = :id"
)


@dataclass(frozen=True)
class RunningServer:
    """A server that runs."""

    id: int
    name: str
    version: str
    lanes: frozenset[str]
    alone: bool  # whether it shares the database with no other server
    until: int = 0


@dataclass
class Division:
    """Who runs and who owns what, as the database says."""

    servers: dict[int, RunningServer] = field(default_factory=dict)
    owners: dict[Key, int] = field(default_factory=dict)  # the id of a server, or 0
    epochs: dict[Key, int] = field(default_factory=dict)


def running(connection: Connection) -> dict[int, RunningServer]:
    """The servers that run, by id."""
    rows = connection.execute(select(SERVERS)).mappings()
    found = [RunningServer(**{**row, "lanes": frozenset(row["lanes"].split())}) for row in rows]
    return {server.id: server for server in found}


def remove(connection: Connection, but: int = 0) -> None:
    """Remove the servers whose leases have run out; their shards are free then."""
    gone = list(connection.execute(EXPIRED, {"id": but}).scalars())
    if gone:
        connection.execute(delete(SERVERS).where(SERVERS.c.id.in_(gone)))


def join(connection: Connection, server: RunningServer) -> int | RunningServer:
    """Add a server; its new id, or another server that is in its way because one of them wants to be alone."""
    connection.execute(text(f"SELECT {MOVING}, pg_advisory_xact_lock(:lock)"), {"lock": JOINING})
    remove(connection)
    others = running(connection).values()
    return next((other for other in others if server.alone or other.alone), None) or enter(connection, server)


def enter(connection: Connection, server: RunningServer) -> int:
    """Add a server, and the shards of its lanes if they are new; its id."""
    lane_rows = [{"lane": lane, "shard": shard, "epoch": 0} for lane in sorted(server.lanes) for shard in range(SHARDS)]
    connection.execute(insert(OWNED).on_conflict_do_nothing(), lane_rows)
    values = {
        "name": server.name,
        "version": server.version,
        "lanes": " ".join(sorted(server.lanes)),
        "alone": server.alone,
        "until": text(f"{NOW} + {LEASE}"),
    }
    return int(connection.execute(insert(SERVERS).values(values).returning(SERVERS.c.id)).scalar_one())


def leave(connection: Connection, server: int) -> None:
    """Remove a server that stops; its shards are free at once."""
    connection.execute(delete(SERVERS).where(SERVERS.c.id == server))


def renew(connection: Connection, server: int) -> bool:
    """Renew the lease of a server; False if it was removed."""
    return connection.execute(RENEW, {"id": server}).first() is not None


def look(connection: Connection) -> Division:
    """Who runs and who owns what."""
    rows = connection.execute(select(OWNED.c.lane, OWNED.c.shard, OWNED.c.owner, OWNED.c.epoch)).all()
    found = Division(running(connection))
    for lane, shard, owner, epoch in rows:
        found.owners[lane, shard], found.epochs[lane, shard] = owner or 0, epoch
    return found


def take(connection: Connection, server: int, keys: list[Key]) -> dict[Key, int]:
    """Take those of the shards that are still free; their new epochs."""
    if not keys:
        return {}
    wanted = {"id": server, "lanes": [lane for lane, _ in keys], "numbers": [shard for _, shard in keys]}
    return {(lane, shard): epoch for lane, shard, epoch in connection.execute(TAKE, wanted)}


def give(server: int, epochs: dict[Key, int]) -> Callable[[Connection], object]:
    """Give up shards that were taken with these epochs."""
    lanes, numbers = [lane for lane, _ in epochs], [shard for _, shard in epochs]
    given = {"id": server, "lanes": lanes, "numbers": numbers, "epochs": list(epochs.values())}
    return lambda connection: connection.execute(GIVE, given)


def divide(connection: Connection, server: int, entitled: bool) -> tuple[Division, list[Key]] | None:
    """Renew a lease, take what is free, and say what is too much; None if the server was removed.

    Only a server that has renewed its own lease in time is entitled to find others late: after an outage of the
    database, all of them are.
    """
    if not renew(connection, server):
        return None
    if entitled:
        remove(connection, but=server)
    found = look(connection)
    if server not in found.servers:
        return None
    wanted, surplus = shares(found, server)
    for key, epoch in take(connection, server, wanted).items():
        found.owners[key], found.epochs[key] = server, epoch
    return found, surplus


def shares(division: Division, me: int) -> tuple[list[Key], list[Key]]:
    """The free shards that a server should take, and those that it should give up, for everyone to have as many."""
    wanted: list[Key] = []
    surplus: list[Key] = []
    for lane in sorted(division.servers[me].lanes):
        able = sorted(server.id for server in division.servers.values() if lane in server.lanes)
        rank, shards = able.index(me), [(lane, shard) for shard in range(SHARDS)]
        fair = SHARDS // len(able) + (rank < SHARDS % len(able))
        mine = [key for key in shards if division.owners.get(key) == me]
        free = [key for key in shards if not division.owners.get(key)]
        first = len(free) * rank // len(able)  # where the others do not begin
        wanted += (free[first:] + free[:first])[: max(0, fair - len(mine))]
        surplus += mine[fair:]
    return wanted, surplus


def is_free(connection: Connection, key: Key) -> bool:
    """Whether no server owns a shard; if so, none can take it before the end of the transaction."""
    lane, shard = key
    wanted = select(OWNED.c.owner).where(OWNED.c.lane == lane, OWNED.c.shard == shard).with_for_update()
    return connection.execute(wanted).scalar() is None


def recall(connection: Connection, key: Key) -> None:
    """Let the owner of a shard take it anew, so that it reads the tables again."""
    lane, shard = key
    connection.execute(
        update(OWNED).where(OWNED.c.lane == lane, OWNED.c.shard == shard).values(epoch=OWNED.c.epoch + 1)
    )
