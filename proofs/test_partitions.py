"""Two servers and a disturbance between them under play: no two of them ever append to one table.

A frozen owner, Redis or PostgreSQL away, and a network that parts (in network namespaces, which only root can make).
`tests/test_owners.py` does the first two once, without a crowd.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
from crowd import LANES, check_all
from patience import until_async
from tableside import Postgres, Redis, in_time

from proofs.pairs import Named, Roaming, Waits, both_own, check_appends, pair_of, played_on, summary, witnessed

pytestmark = [pytest.mark.compiled, pytest.mark.once, pytest.mark.postgres, pytest.mark.redis]
ROUNDS = int(os.environ.get("ROUNDS", "4"))
AWAY = 20  # seconds
PAST = 6.0  # seconds; past any lease
CROWD = LANES[:6]
Disturb = Callable[[int, Roaming, Waits], Awaitable[None]]


async def disturbed(pair: tuple[Named, Named], rounds: int, disturb: Disturb) -> None:
    """People play, something happens again and again, and in the end nothing is lost, doubled or disputed."""
    load, waits = Roaming(list(pair), 7, CROWD), Waits([])
    for number in range(rounds):
        await both_own(pair)
        await load.meanwhile(load.all_play, "everybody")
        await load.go_on(30)
        await disturb(number, load, waits)
    await both_own(pair)
    await load.go_on(60)
    await load.end()
    await check_all(load, pair[0].db)
    print(f"\n{rounds} times: {summary(load)}\n{waits}\n{check_appends(pair[0].db)}")
    for server in pair:
        assert "Traceback" not in server.said(), server.said()[-3000:]


@pytest.mark.linux
def test_owners_are_frozen_past_their_leases(cluster: Postgres, redis: Redis) -> None:
    """When they go on, with messages of before still to read, others own their tables."""

    async def freeze(number: int, load: Roaming, waits: Waits) -> None:
        victim = max(pair, key=lambda server: len(load.in_play(server.owned())))
        tables, lost = load.in_play(victim.owned()), victim.said().count("the lease was lost")
        os.kill(victim.pid, signal.SIGSTOP)
        load.avoid(victim)
        try:
            waits.seconds += await played_on(load, tables)
            await asyncio.sleep(PAST)
        finally:
            os.kill(victim.pid, signal.SIGCONT)
        await load.meanwhile(lambda: victim.said().count("the lease was lost") > lost, "it to notice")
        load.use(victim)

    with pair_of(cluster.new_database(), redis.url) as pair:
        in_time(disturbed(pair, ROUNDS, freeze))


def test_redis_is_killed_and_comes_back(cluster: Postgres) -> None:
    own = Redis().start()

    async def outage(number: int, load: Roaming, waits: Waits) -> None:
        own.stop()
        await asyncio.sleep(PAST)
        own.start()
        waits.seconds += await played_on(load, load.in_play(set(load.tables)))

    try:
        with pair_of(cluster.new_database(), own.url) as pair:
            in_time(disturbed(pair, ROUNDS, outage))
    finally:
        own.stop()


@pytest.fixture
def own_cluster() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses."""
    postgres = Postgres()
    yield postgres
    postgres.stop()


def test_postgres_is_away_for_twenty_seconds(own_cluster: Postgres, redis: Redis) -> None:
    """`proofs/test_outages.py` does it to one server."""

    async def outage(number: int, load: Roaming, waits: Waits) -> None:
        await asyncio.to_thread(own_cluster.halt)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(own_cluster.begin)
        waits.seconds += await played_on(load, load.in_play(set(load.tables)))

    with pair_of(own_cluster.new_database(), redis.url) as pair:
        in_time(disturbed(pair, 1, outage))


# A network that parts.

PEOPLE, DATABASE, REDIS = 1, 2, 3  # what a server reaches by each of its lines


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def outer(server: int, line: int) -> str:
    """The address of our end of a server's line."""
    return f"10.77.{10 * server + line}.1"


def inner(server: int, line: int) -> str:
    """The address of the server's end."""
    return f"10.77.{10 * server + line}.2"


def name_of(server: int, line: int = 0) -> str:
    """The name of a server's namespace, or of our end of a line."""
    return f"fid{os.getpid()}n{server}{line}"


class Network:
    """Two servers in namespaces of their own, each with one line to people, one to PostgreSQL and one to Redis."""

    def lay(self) -> Network:
        for server in (1, 2):
            ip("netns", "add", name_of(server))
            ip("-n", name_of(server), "link", "set", "lo", "up")
            for line in (PEOPLE, DATABASE, REDIS):
                self.lay_line(server, line)
        return self

    def lay_line(self, server: int, line: int) -> None:
        ours, space = name_of(server, line), name_of(server)
        ip("link", "add", ours, "type", "veth", "peer", "name", f"line{line}", "netns", space)
        ip("addr", "add", f"{outer(server, line)}/30", "dev", ours)
        ip("link", "set", ours, "up")
        ip("-n", space, "addr", "add", f"{inner(server, line)}/30", "dev", f"line{line}")
        ip("-n", space, "link", "set", f"line{line}", "up")

    def cut(self, server: int, *lines: int) -> None:
        """Let lines carry nothing: our end is down, and the server's end sends into the void and is not told."""
        for line in lines:
            ip("link", "set", name_of(server, line), "down")

    def mend(self, server: int, *lines: int) -> None:
        for line in lines:
            ip("link", "set", name_of(server, line), "up")

    def remove(self) -> None:
        for server in (1, 2):
            subprocess.run(["ip", "netns", "del", name_of(server)], check=False)


class Remote(Named):
    """A server in a namespace of its own."""

    def __init__(self, number: int, db: str, redis: str) -> None:
        super().__init__(f"server{number}", db, "--host", inner(number, PEOPLE), "--redis", redis)
        self.number = number
        self.prefix = ("ip", "netns", "exec", name_of(number))

    @property
    def url(self) -> str:
        return f"http://{inner(self.number, PEOPLE)}:{self.port}"


@contextmanager
def parted() -> Iterator[tuple[Network, tuple[Remote, Remote]]]:
    """Two servers on a network that can part, and their own PostgreSQL and Redis."""
    network = Network()
    try:
        network.lay()
        addresses = ["127.0.0.1", *(outer(server, line) for server in (1, 2) for line in (DATABASE, REDIS))]
        postgres, redis = Postgres(addresses), Redis(addresses).start()
        try:
            db = witnessed(postgres.new_database())
            servers = tuple(
                Remote(n, db.replace("127.0.0.1", outer(n, DATABASE)), redis.url.replace("127.0.0.1", outer(n, REDIS)))
                for n in (1, 2)
            )
            yield network, (servers[0], servers[1])
        finally:
            for server in servers:
                with suppress(AttributeError):
                    server.kill()
            redis.stop()
            postgres.stop()
    finally:
        network.remove()


PARTINGS = ((DATABASE,), (REDIS,), (DATABASE, REDIS))


@pytest.mark.linux
@pytest.mark.root
def test_the_network_parts_and_heals() -> None:
    """The database, Redis or both are out of reach of one server, then of the other, for longer than any lease."""

    async def part(number: int, load: Roaming, waits: Waits) -> None:
        victim, lines = pair[number % 2], PARTINGS[number // 2 % len(PARTINGS)]
        tables = load.in_play(victim.owned())
        network.cut(victim.number, *lines)
        if DATABASE in lines:
            waits.seconds += await played_on(load, tables)
            assert not victim.owned()
        await asyncio.sleep(PAST)
        network.mend(victim.number, *lines)
        await until_async(lambda: asyncio.to_thread(victim.is_ready), "it to be ready again")
        print(f"server {victim.number} without lines {lines}: {len(tables)} tables; now {waits}")

    with parted() as (network, pair):
        for server in pair:
            server.start()
        in_time(disturbed(pair, 2 * len(PARTINGS), part))
