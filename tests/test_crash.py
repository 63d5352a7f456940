"""Servers that are killed, stopped, doubled and held up under load: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
import pytest
from tableside import Person, Postgres, Seat, Server, chosen, in_time, play_on
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fidchell.core.registry import game
from fidchell.table import entries as log
from fidchell.table import shelf
from fidchell.table.clocks import CLOCKS
from fidchell.table.database import connect as connect_to
from fidchell.table.moments import PUBLIC
from fidchell.table.showing import Showing
from fidchell.table.table import Plan, Table

pytestmark = pytest.mark.compiled

KILLS = 30
LANES = (("inis", 4), ("inis", 2), ("inis", 3), ("snakes", 2), ("inis", 4), ("snakes", 3), ("inis", 3), ("snakes", 4))
PATIENCE = 40.0  # seconds in which everybody has to be back, on a busy machine


def told(update: dict[str, Any]) -> int:
    """A number for all that an update says about the game; equal for equal moments."""
    ask = dict(update.get("ask") or {})
    ask.pop("left", None)
    about = [update.get(part) for part in ("phase", "view", "may_undo", "plea", "promises", "outcome")]
    return hash(msgspec.json.encode([about, ask], order="sorted"))


class Player:
    """Somebody at a table who plays at random, comes back by themselves, and remembers what was acknowledged."""

    def __init__(self, load: Load, person: Person, table: str, seat: str, chance: Random) -> None:
        self.load, self.person, self.table, self.seat, self.chance = load, person, table, seat, chance
        self.seen = 0
        self.shown: dict[int, int] = {}  # by version
        self.done: dict[str, dict[str, Any]] = {}
        self.refused: dict[str, tuple[dict[str, Any], str]] = {}
        self.waiting: dict[str, Any] | None = None  # sent, and not answered yet
        self.sent: set[str] = set()
        self.answered = -1  # the token of the last decision that was answered
        self.update: dict[str, Any] = {}
        self.view: dict[str, Any] = {}  # what this connection has been shown; updates leave out what has not changed
        self.life = -1  # the life of the server in which it was last shown the table
        self.wire: ClientConnection | None = None
        self.connections = 0
        self.ends: list[tuple[bool, int | None]] = []  # of each connection: whether it was said, and by which code
        self.again = False  # whether what waits was sent more than once
        self.was_done_before = 0  # as it turned out when it was sent again

    @property
    def over(self) -> bool:
        return self.update.get("phase") in ("over", "stopped")

    @property
    def finished(self) -> bool:
        return self.waiting is None and (self.over or self.load.ending)

    async def play(self) -> None:
        """Play until the game is over, through any number of connections."""
        pause = 0.05
        while not self.finished:
            try:
                async with await self.come() as wire:
                    pause = 0.05
                    await self.converse(wire)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))
                pause = min(2 * pause, 0.25)

    async def come(self) -> ClientConnection:
        where = f"{self.person.url.replace('http', 'ws')}/api/tables/{self.table}/wire"
        headers = {"cookie": self.person.cookies(), "origin": self.person.url}
        return await connect(
            f"{where}?seat={self.seat}&seen={self.seen}", additional_headers=headers, max_size=None, open_timeout=5
        )

    async def converse(self, wire: ClientConnection) -> None:
        """What was not answered is sent again under the same id; then all goes on."""
        life, bye = self.load.life, False
        self.connections += 1
        self.view, self.wire = {}, wire
        if self.waiting:
            self.again = True
            await wire.send(json.dumps(self.waiting))
        try:
            async for frame in wire:
                message = msgspec.json.decode(frame)
                bye |= message == {"type": "bye", "why": "restart"}
                if message["type"] == "update":
                    self.life = life
                self.hear(message)
                if self.finished:
                    return
                await self.say_something(wire)
        finally:
            self.ends.append((bye, wire.close_code))

    def hear(self, message: dict[str, Any]) -> None:
        """Remember what arrives."""
        if message["type"] == "update":
            message["view"] = self.view = self.view | message["view"]
            version, now = message["version"], told(message)
            assert version >= self.seen, f"{self.seat} was shown {self.seen} and then {version}"
            assert self.shown.setdefault(version, now) == now, f"{self.seat} was shown two things as {version}"
            self.seen, self.update = version, message
        name = message.get("done") or message.get("id")
        if not name:
            assert message["type"] != "refused", message
            return
        assert self.waiting and name == self.waiting["id"], f"an answer to nothing: {message}"
        if message["type"] == "refused":
            self.refused[name] = (self.waiting, message["error"]["id"])
        else:
            self.done[name] = self.waiting
        self.was_done_before += self.again and message["type"] == "done"
        self.waiting, self.again = None, False

    async def say_something(self, wire: ClientConnection) -> None:
        """Act, talk or take something back, if it is time to."""
        if self.waiting is not None or self.load.ending or not self.update or not self.seat:
            return
        message = self.wish()
        if message:
            message["id"] = f"{self.seat}-{len(self.sent)}"
            self.sent.add(message["id"])
            self.waiting = message
            with suppress(ConnectionClosed):  # there may still be something to hear
                await wire.send(json.dumps(message))

    def wish(self) -> dict[str, Any] | None:
        dice = self.chance.random()
        if dice < 0.03:
            return {"type": "say", "text": f"{self.seat} says {len(self.sent)}"}
        if dice < 0.05 and self.update.get("may_undo") == "free":
            return {"type": "undo"}
        ask = self.update.get("ask") or {}
        if ask.get("token", -1) <= self.answered or ask.get("answered") or not ask.get("options"):
            return None
        self.answered = ask["token"]
        options = [option["action"] for option in ask["options"]]
        return {"type": "act", "token": ask["token"], "action": chosen(options, ask.get("sealed", False), self.chance)}


class Load:
    """Tables that are played one after the other, as many at once as there are lanes."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.chance = Random(seed)
        self.life = 0
        self.ending = False
        self.tables: dict[str, list[Player]] = {}
        self.now: dict[int, list[Player]] = {}

    @property
    def players(self) -> list[Player]:
        return [player for players in self.now.values() for player in players]

    async def run(self, lanes: tuple[tuple[str, int], ...] = LANES) -> None:
        async with Person(self.url) as person:
            await asyncio.gather(*(self.lane(i, person, *lane) for i, lane in enumerate(lanes)))

    async def lane(self, at: int, person: Person, kind: str, seats: int) -> None:
        while not self.ending:
            table = await self.set_table(person, kind, seats)
            if table is None:
                continue
            names = [*table["mine"], ""]
            players = [Player(self, person, table["id"], name, Random(self.chance.random())) for name in names]
            self.tables[table["id"]] = self.now[at] = players
            await asyncio.gather(*(player.play() for player in players))

    async def set_table(self, person: Person, kind: str, seats: int) -> dict[str, Any] | None:
        try:
            return await person.set_table(kind, "m" * seats)
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
            return None

    async def all_are_there(self, lanes: int = len(LANES)) -> None:
        """Wait until every lane has a table."""
        while len(self.now) < lanes:
            await asyncio.sleep(0.05)

    async def all_are_back(self) -> None:
        """Wait until everybody has been shown their table in this life of the server."""
        ends = time.monotonic() + PATIENCE
        while not all(player.life == self.life or player.finished for player in self.players):
            late = [(player.table, player.seat, player.life) for player in self.players if player.life != self.life]
            assert time.monotonic() < ends, f"not back in life {self.life}: {late}"
            await asyncio.sleep(0.02)

    async def end(self, running: asyncio.Task[None]) -> None:
        """Everybody finishes what they wait for."""
        self.ending = True
        ends = time.monotonic() + PATIENCE
        while not running.done():
            assert time.monotonic() < ends, [(p.table, p.seat, p.waiting, p.life, p.wire) for p in self.players]
            for player in self.players:
                if player.waiting is None and player.wire:
                    await player.wire.close()
            await asyncio.sleep(0.02)
        await running

    def count(self) -> Counter[str]:
        """What happened, in numbers."""
        players = [player for players in self.tables.values() for player in players]
        return Counter(
            tables=len(self.tables),
            done=sum(len(player.done) for player in players),
            refused=sum(len(player.refused) for player in players),
            shown=sum(len(player.shown) for player in players),
            connections=sum(player.connections for player in players),
            was_done_before=sum(player.was_done_before for player in players),
        )


# What the log says in the end.


def logs(db: str, tables: list[str]) -> dict[str, tuple[Plan, list[log.Row]]]:
    """The plans and logs of tables."""
    engine = connect_to(db)
    found = {}
    with engine.connect() as connection:
        for table in tables:
            plan = shelf.plan_of(table)(connection)
            assert plan
            found[table] = (plan, shelf.rows_of(table)(connection))
    engine.dispose()
    return found


def keyed(rows: list[log.Row]) -> Iterator[tuple[str, Any]]:
    """The entries that came from messages, with the ids of these."""
    return ((entry.key, entry) for row in rows for entry in row.entries if getattr(entry, "key", ""))


def check_log(plan: Plan, rows: list[log.Row], done: dict[str, dict[str, Any]], others: set[str]) -> None:
    """Every acknowledged message is in the log once; of those without an answer, each at most once; nothing else."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "the log has gaps"
    found = list(keyed(rows))
    assert max(Counter(key for key, _ in found).values(), default=1) == 1, "something was done twice"
    entries = dict(found)
    assert done.keys() <= entries.keys(), f"lost: {sorted(done.keys() - entries.keys())[:5]}"
    assert entries.keys() <= done.keys() | others, "something came from nowhere"
    names = game(plan.game).seat_names
    for key, message in done.items():
        assert names[entries[key].seat] == key.rpartition("-")[0].rpartition("/")[2]
        for part in ("action", "text"):
            assert getattr(entries[key], part, None) == message.get(part)


def check_shown(plan: Plan, rows: list[log.Row], shown: dict[str, dict[int, int]]) -> Table:
    """Everything that anybody was ever shown follows from the log; the table as it is in the end."""
    table = Table(plan)
    missing = {seat: set(versions) for seat, versions in shown.items()}
    names = [*table.game.seat_names[: table.play.players], ""]
    for row in rows:
        table.apply(row)
        showing = Showing(table, row.at)
        for seat, versions in missing.items():
            viewer = names.index(seat) if seat else PUBLIC
            version = table.moments.version(viewer)
            if version in versions:
                versions.discard(version)
                update = msgspec.json.decode(showing.update(viewer, version))
                assert told(update) == shown[seat][version], f"{seat} was shown another version {version}"
    assert not any(missing.values()), f"versions that never were: {missing}"
    return table


def check_table(plan: Plan, rows: list[log.Row], players: list[Player]) -> None:
    done = {name: message for player in players for name, message in player.done.items()}
    check_log(plan, rows, done, set())
    rebuilt = check_shown(plan, rows, {player.seat: player.shown for player in players})
    for player in players:
        viewer = rebuilt.game.seat_names.index(player.seat) if player.seat else PUBLIC
        assert player.seen == rebuilt.moments.version(viewer), "the table in memory is not that of the log"


async def check_all(load: Load, db: str) -> None:
    """Everybody comes once more, and sees what the log says; and the log says all that anybody knows."""
    found = logs(db, list(load.tables))
    for table, players in load.tables.items():
        plan, rows = found[table]
        for player in players:
            seat = await player.person.seat(table, player.seat, player.seen)
            player.view = {}
            player.hear(await seat.until("update"))
            await seat.close()
        check_table(plan, rows, players)


@contextmanager
def running(db: str, *flags: str, workers: int = 1) -> Iterator[Server]:
    server = Server(db, "--no-limits", *flags, *(("--workers", str(workers)) if workers > 1 else ())).start()
    try:
        yield server
    finally:
        server.stop()


# Killed.


def test_a_server_that_is_killed_again_and_again(database: str) -> None:
    async def check(server: Server) -> None:
        load = Load(server.url, 1)
        playing = asyncio.create_task(load.run())
        hanging = 0
        await alive(playing, load.all_are_there())
        for _ in range(KILLS):
            await alive(playing, load.all_are_back())
            await asyncio.sleep(load.chance.uniform(0.2, 0.8))
            server.kill()
            load.life += 1
            hanging += sum(player.waiting is not None for player in load.players)
            await asyncio.to_thread(server.start)
        await alive(playing, load.all_are_back())
        await load.end(playing)
        async with Person(server.url):
            await check_all(load, server.db)
        count = load.count()
        print(f"{KILLS} kills: {dict(count)}, {hanging} messages without an answer when the server was killed")
        assert count["done"] > 1_000
        assert hanging > KILLS
        refused = {why for players in load.tables.values() for p in players for _, why in p.refused.values()}
        assert refused <= {"refused-stale", "refused-no-undo", "refused-plea-open", "refused-over"}, (
            "others may have undone something"
        )
        assert count["refused"] < count["done"] / 20
        assert "Traceback" not in server.said()

    with running(database) as server:
        in_time(check(server))


async def alive(playing: asyncio.Task[None], waiting: Any) -> None:
    """Wait for something as long as those who play are well."""
    task = asyncio.ensure_future(waiting)
    await asyncio.wait([playing, task], return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        task.cancel()
        await playing
    await task


# Stopped.


async def until_done(load: Load, count: int) -> None:
    """Wait until so many actions were acknowledged, however slow the machine is."""
    for _ in range(600):
        if load.count()["done"] >= count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"nothing goes on: {load.count()}, wanted {count}")


def test_a_server_that_is_stopped_says_so(database: str) -> None:
    """Under load: everybody is told, nothing is lost, and it is no failure."""

    async def check(server: Server) -> None:
        load = Load(server.url, 2)
        playing = asyncio.create_task(load.run())
        for _ in range(2):
            await alive(playing, load.all_are_back())
            await until_done(load, load.count()["done"] + 60)
            connected = [player for player in load.players if player.life == load.life and not player.finished]
            before = {player: len(player.ends) for player in connected}
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.sleep(0.2)
            told = [player.ends[before[player]] for player in connected if len(player.ends) > before[player]]
            assert len(told) > 20
            assert Counter(told).most_common(1)[0][0] == (True, 1012)
            left = {(False, None), (False, 1000)}  # of themselves, since their game was over
            assert {end for end in told if end != (True, 1012)} <= left
            load.life += 1
            await asyncio.to_thread(server.start)
        await alive(playing, load.all_are_back())
        await load.end(playing)
        await check_all(load, server.db)
        assert load.count()["done"] > 120
        assert "Traceback" not in server.said()

    with running(database) as server:
        in_time(check(server))


# Two servers.


class Line:
    """One connection of a seat, which may have others; answers find those who wait for them."""

    def __init__(self, seat: Seat, news: asyncio.Event) -> None:
        self.seat, self.news = seat, news
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.shown: dict[int, int] = {}
        self.reading = asyncio.create_task(self.read())

    @property
    def update(self) -> dict[str, Any]:
        return self.seat.update

    async def read(self) -> None:
        while True:
            message = await self.seat.hear(timeout=600)
            if message["type"] == "update":
                now = told(message)
                assert message["version"] >= max(self.shown, default=0)
                assert self.shown.setdefault(message["version"], now) == now
                self.news.set()
            waiting = self.waiting.pop(message.get("done") or message.get("id") or "", None)
            if waiting:
                waiting.set_result(message)

    async def ask(self, message: dict[str, Any]) -> bool:
        """Whether a message is acknowledged as done."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = answer
        await self.seat.wire.send(json.dumps(message))
        found = await asyncio.wait_for(answer, PATIENCE)
        if found["type"] == "refused":
            assert found["error"]["id"] in ("refused-stale", "refused-not-asked", "refused-over"), found
        return found["type"] != "refused"

    async def close(self) -> None:
        self.reading.cancel()
        await self.seat.close()


class Rival:
    """A seat that is connected to two servers, and sends to both what contradicts itself, or the same twice."""

    def __init__(self, name: str, chance: Random) -> None:
        self.name, self.chance = name, chance
        self.news = asyncio.Event()
        self.lines: list[Line] = []
        self.done: dict[str, dict[str, Any]] = {}
        self.tally: Counter[str] = Counter()
        self.answered = -1
        self.sent = 0

    def newest(self) -> dict[str, Any]:
        return max((line.update for line in self.lines), key=lambda update: update.get("version", -1))

    async def play(self, enough: Callable[[], bool]) -> None:
        while not enough():
            update = self.newest()
            if update.get("phase") == "over":
                return
            ask = update.get("ask") or {}
            if ask.get("token", -1) <= self.answered or ask.get("answered"):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 1)
                self.news.clear()
            elif await self.decide(ask):
                self.answered = ask["token"]
            else:
                await asyncio.sleep(0.005)  # this server has not heard yet what the other one has shown

    def message(self, ask: dict[str, Any]) -> dict[str, Any]:
        options = [option["action"] for option in ask["options"]]
        action = chosen(options, ask.get("sealed", False), self.chance)
        self.sent += 1
        return {"type": "act", "id": f"{self.name}-{self.sent}", "token": ask["token"], "action": action}

    async def decide(self, ask: dict[str, Any]) -> bool:
        """Answer in one of three manners; whether it is answered."""
        manner = self.chance.choice(("plain", "twice", "race"))
        first = self.message(ask)
        if manner == "plain":
            return self.keep(first, await self.chance.choice(self.lines).ask(first))
        second = first if manner == "twice" else self.message(ask)
        found = await asyncio.gather(self.lines[0].ask(first), self.lines[1].ask(second))
        self.tally[manner] += 1
        if manner == "twice":
            self.tally["contradicted"] += found[0] != found[1]
        elif not ask.get("sealed"):
            self.tally["open race"] += 1
            self.tally["won"] += sum(found) == 1
            assert sum(found) < 2, "two answers to one decision were taken"
        for message, was_done in zip((first, second), found, strict=True):
            self.keep(message, was_done)
        return any(found)

    def keep(self, message: dict[str, Any], was_done: bool) -> bool:
        if was_done:
            self.done[message["id"]] = message
        return was_done


async def rivals_at(people: tuple[Person, Person], table: dict[str, Any], chance: Random) -> list[Rival]:
    found = []
    for name in table["mine"]:
        rival = Rival(name, Random(chance.random()))
        for person in people:
            rival.lines.append(Line(await person.seat(table["id"], name), rival.news))
        found.append(rival)
    return found


async def contest(urls: tuple[str, str], db: str, most: int) -> Counter[str]:
    """Several tables are played through two servers at once; then everybody agrees on what happened."""
    chance = Random(3)
    tally: Counter[str] = Counter()
    async with Person(urls[0]) as person, person.elsewhere(urls[1]) as twin:
        while tally["done"] < most:
            tables = [await person.set_table(kind, "m" * seats) for kind, seats in LANES[:4]]
            rivals = {table["id"]: await rivals_at((person, twin), table, chance) for table in tables}
            everybody = [rival for group in rivals.values() for rival in group]
            enough = enough_done(everybody, most - tally["done"])
            await asyncio.gather(*(rival.play(enough) for rival in everybody))
            await all_agree(rivals, db)
            for rival in everybody:
                tally.update(rival.tally, done=len(rival.done))
                for line in rival.lines:
                    await line.close()
    return tally


def enough_done(rivals: list[Rival], most: int) -> Callable[[], bool]:
    return lambda: sum(len(rival.done) for rival in rivals) >= most


async def all_agree(rivals: dict[str, list[Rival]], db: str) -> None:
    """Both servers show what the log says."""
    for table, (plan, rows) in logs(db, list(rivals)).items():
        group = rivals[table]
        check_log(plan, rows, {name: message for rival in group for name, message in rival.done.items()}, set())
        for at in (0, 1):
            rebuilt = check_shown(plan, rows, {rival.name: rival.lines[at].shown for rival in group})
        for rival in group:
            version = rebuilt.moments.version(rebuilt.game.seat_names.index(rival.name))
            for line in rival.lines:
                await reaches(line, version)


async def reaches(line: Line, version: int) -> None:
    """A line is shown a version soon; a sealed answer of its own it is told without one."""
    ends = time.monotonic() + 5
    while line.update["version"] < version and time.monotonic() < ends:
        if (line.update.get("ask") or {}).get("sealed"):
            return
        await asyncio.sleep(0.01)
    assert line.update["version"] == version


def check_tally(tally: Counter[str]) -> None:
    print(dict(tally))
    assert tally["done"] >= 2_000
    assert tally["twice"] > 300
    assert tally["won"] == tally["open race"] > 100, "of two answers to an open decision exactly one counts"


@pytest.mark.postgres
def test_one_table_through_two_servers(cluster: Postgres) -> None:
    db = cluster.new_database()
    with running(db) as one, running(db) as two:
        check_tally(in_time(contest((one.url, two.url), db, 2_000)))
        assert "Traceback" not in one.said() + two.said()


def workers_of(server: Server) -> Counter[int]:
    """How many connections each process of a server has."""
    assert server.process
    parent = server.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    established = {
        words[9]
        for words in map(str.split, Path("/proc/net/tcp").read_text().splitlines()[1:])
        if words[1].endswith(f":{server.port:04X}") and words[3] == "01"
    }
    return Counter({int(child): len(established & sockets_of(int(child))) for child in children})


def sockets_of(process: int) -> set[str]:
    """The sockets of a process, by their numbers in the system."""
    found = set()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            found.add(str(file.readlink()).removeprefix("socket:[").removesuffix("]"))
    return found


async def both_serve(server: Server) -> None:
    """Wait until two processes take connections."""
    ends = time.monotonic() + PATIENCE
    while sum(count > 0 for count in workers_of(server).values()) < 2:
        assert time.monotonic() < ends, "one worker takes all connections"
        opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(20)]
        await asyncio.sleep(0.1)
        both = sum(count > 0 for count in workers_of(server).values()) == 2
        for _, writer in opened:
            writer.close()
        if both:
            return


async def busiest(server: Server) -> int:
    """The process with most connections; right after a death nobody may have any yet, the dead one among them."""
    ends = time.monotonic() + PATIENCE
    while True:
        process, count = workers_of(server).most_common(1)[0]
        if count:
            return process
        assert time.monotonic() < ends, "nobody comes back to any worker"
        await asyncio.sleep(0.05)


async def told_of(server: Server, deaths: int) -> None:
    """Wait until the server has told of so many workers that ended; on a busy machine it looks late."""
    ends = time.monotonic() + PATIENCE
    while server.said().count("a worker has ended") < deaths:
        assert time.monotonic() < ends, server.said()
        await asyncio.sleep(0.05)


@pytest.mark.postgres
def test_two_workers_of_one_server(cluster: Postgres) -> None:
    """Tables are played through both; then workers are killed while others go on."""

    async def check(server: Server) -> None:
        await both_serve(server)
        check_tally(await contest((server.url, server.url), server.db, 2_000))
        load = Load(server.url, 4)
        playing = asyncio.create_task(load.run(LANES[:5]))
        for deaths in range(1, 4):
            await asyncio.sleep(1)
            await alive(playing, load.all_are_back())
            os.kill(await busiest(server), signal.SIGKILL)
            await told_of(server, deaths)
        await asyncio.sleep(2)
        assert not playing.done()
        await load.end(playing)
        await check_all(load, server.db)
        assert sum(not bye for players in load.tables.values() for p in players for bye, code in p.ends if code == 1006)
        assert server.said().count("a worker has ended") == 3
        assert "Traceback" not in server.said()

    with running(cluster.new_database(), workers=2) as server:
        in_time(check(server))


async def until_seen(db: str, table: str, wanted: Callable[[log.Row], bool], many: int, seats: list[Seat]) -> None:
    """Let people play until the log has so many new rows of a kind, which they themselves do not write."""
    before = len(logs(db, [table])[table][1])
    ends = time.monotonic() + PATIENCE
    while sum(map(wanted, logs(db, [table])[table][1][before:])) < many:
        assert time.monotonic() < ends, "nobody attends to the table"
        await asyncio.wait_for(play_on(seats, Random(), 5), PATIENCE)


def is_closing(row: log.Row) -> bool:
    """Whether a window closed with nothing else: by the server, when its time had come."""
    return row.entries == (log.Close(),)


def is_by_bot(row: log.Row) -> bool:
    return any(getattr(entry, "by", "") == log.BOT for entry in row.entries)


async def late_table(db: str, user: int, name: str) -> None:
    """Put a table into the database where the clock of whoever decides runs out in a few seconds."""
    quick = CLOCKS["quick"]
    assert quick
    begun = time.time_ns() // 1_000_000 - quick.bank + 12_000
    kind = game("inis")
    options = kind.settle_options({"players": 2})
    plan = Plan(name, "inis", options, 5, user, "quick", 0.0, version=kind.version, created=begun)
    row = log.Row(1, begun, (log.Sit(0, user, "", "Aoife"), log.Sit(1, user, "", "Aoife"), log.Begin()))
    engine = connect_to(db)
    with engine.begin() as connection:
        shelf.add_table(plan, row, {0: user, 1: user}, "playing")(connection)
    engine.dispose()


@pytest.mark.postgres
def test_a_server_takes_over_what_another_attended(cluster: Postgres) -> None:
    """Windows, bots and clocks go on when the server that looked after them is killed."""

    async def check(one: Server, two: Server) -> None:
        async with Person(one.url) as person, person.elsewhere(two.url) as twin:
            await late_table(one.db, (await person.get("/api/me"))["id"], "late")
            windows = await person.set_table("inis", "mmm", window=0.3)
            bots = await person.set_table("inis", "m000", window=0.3)
            tables = ("late", windows["id"], bots["id"])
            here = [await person.seat(table, name) for table in tables for name in ("", "green")]
            await asyncio.sleep(1)  # so that the first server is the one that attends
            late = [await twin.seat("late", name) for name in ("green", "blue")]
            slow = [await twin.seat(windows["id"], name) for name in windows["mine"]]
            mixed = [await twin.seat(bots["id"], name) for name in bots["mine"]]
            await until_seen(two.db, windows["id"], is_closing, 1, slow)
            await until_seen(two.db, bots["id"], is_by_bot, 1, mixed)
            one.kill()
            await asyncio.gather(
                until_seen(two.db, windows["id"], is_closing, 2, slow),
                until_seen(two.db, bots["id"], is_by_bot, 4, mixed),
                asyncio.wait_for(clock_acts(late[0]), 20),
            )
            for table in tables:
                plan, rows = logs(two.db, [table])[table]
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                check_shown(plan, rows, {})
            for seat in (*here, *late, *slow, *mixed):
                await seat.close()

    db = cluster.new_database()
    with running(db) as one, running(db) as two:
        in_time(check(one, two))
        assert "Traceback" not in two.said()


async def clock_acts(seat: Seat) -> None:
    """Wait until the server has noticed that somebody is out of time."""
    while seat.update.get("version", 0) < 4:
        await seat.hear()


@pytest.mark.postgres
def test_who_comes_back_at_the_other_server_has_not_left(cluster: Postgres) -> None:
    async def check(one: Server, two: Server) -> None:
        async with Person(one.url) as person, person.elsewhere(two.url) as twin:
            table = await person.set_table("inis", "mm", clock="quick")
            seat, other = [await person.seat(table["id"], name) for name in table["mine"]]
            await seat.close()
            back = await twin.seat(table["id"], seat.name)
            await asyncio.sleep(2)
            fresh = await twin.seat(table["id"])
            away = [chair["seat"] for chair in (await fresh.until("update"))["chairs"] if chair.get("away")]
            for each in (back, other, fresh):
                await each.close()
            assert away == []

    db = cluster.new_database()
    with running(db, "--grace", "1") as one, running(db, "--grace", "1") as two:
        in_time(check(one, two))


# Slow ones.


async def sleepy(person: Person, table: str) -> ClientConnection:
    """A watcher who does not read, with little room for what it is sent."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # so that the system buffers little at the other end
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", int(person.url.rpartition(":")[2])))
    url = f"{person.url.replace('http', 'ws')}/api/tables/{table}/wire"
    return await connect(url, sock=raw, max_queue=1, max_size=None, ping_interval=None, compression=None)


async def pace(seat: Seat, most: int) -> float:
    """Seconds from something said until it is done, in the middle."""
    times = []
    for _ in range(most):
        began = time.monotonic()
        assert (await seat.ask(type="say", text="🐍" * 500))["done"]
        times.append(time.monotonic() - began)
    return median(times)


def test_those_who_do_not_read_hold_nobody_up(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        async with Person(server.url) as person:
            table = await person.set_table("inis", "mm")
            seats = [await person.seat(table["id"], name) for name in table["mine"]]
            await play_on(seats, Random(6), 20)
            alone = await pace(seats[0], 300)
            watchers = [await sleepy(person, table["id"]) for _ in range(60)]
            await pace(seats[0], 1_800)  # until all buffers between are full
            before = server.memory()
            with_many = await pace(seats[0], 1_000)
            grown = (server.memory() - before) / 1e6
            print(f"alone {alone * 1e3:.2f} ms, with 60 sleepers {with_many * 1e3:.2f} ms, memory +{grown:.1f} MB")
            assert grown < 20, "what they do not read piles up"
            assert with_many < 3 * alone + 0.002
            assert await play_on(seats, Random(7), 20) == 20
            for watcher in watchers[:3]:
                await wakes_up(watcher, table["id"], person)
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0, "those who sleep keep the server from stopping"
            assert time.monotonic() - began < 15
            for seat in seats:
                await seat.close()
            for watcher in watchers:
                watcher.transport.abort()

    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        in_time(check(server))
        assert "Traceback" not in server.said()


async def wakes_up(watcher: ClientConnection, table: str, person: Person) -> None:
    """A watcher reads again: after a gap it sees the table as it is now."""
    fresh = await person.seat(table)
    newest = await fresh.until("update")
    view: dict[str, Any] = {}
    versions, gap = [0], False
    while versions[-1] < newest["version"]:
        message = json.loads(await asyncio.wait_for(watcher.recv(), 10))
        if message["type"] == "update":
            view |= message["view"]
            versions.append(message["version"])
            message["view"] = view
            gap |= message.get("gap", False)
    assert told(message) == told(newest)
    assert len(versions) < newest["version"] - 500, "the watcher was not slow"
    assert gap, "events were left out, and the watcher was not told"
    await fresh.close()
