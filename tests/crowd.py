"""People who keep playing through crashes, stops and double servers, and what the log must say about them at the end.

What they do is seeded, and progress is counted in acknowledged messages, never in seconds. Which
messages are in flight when a server is killed differs from run to run; what must hold then does not.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psycopg
from patience import HANGS, until_async
from tableside import Person, Seat, Server, chosen, line_to
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from fidchell.core.registry import game
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log.moments import PUBLIC
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.store import leases, queries
from fidchell.table.store.database import connect as connect_to
from fidchell.table.store.shards import SHARDS, shard_of

Lanes = tuple[tuple[str, int], ...]
LANES: Lanes = (
    ("inis", 4),
    ("inis", 2),
    ("snakes", 2),
    ("inis", 3),
    ("snakes", 3),
    ("inis", 4),
    ("inis", 3),
    ("snakes", 4),
)
FEW: Lanes = LANES[:3]
BUSY = "refused-busy"  # the table is on its way to another server, or that one was quicker too often
LATER = (BUSY, "refused-store-down")  # what is refused so may be done later


def told(update: dict[str, Any]) -> int:
    """A hash of everything an update says about the game; equal for equal moments."""
    ask = dict(update.get("ask") or {})
    ask.pop("left", None)
    about = [update.get(part) for part in ("phase", "view", "may_undo", "plea", "promises", "outcome")]
    return hash(msgspec.json.encode([about, ask], order="sorted"))


class Player:
    """A person at a table who plays at random, reconnects, and remembers what was acknowledged."""

    def __init__(self, load: Load, person: Person, table: str, seat: str, chance: Random) -> None:
        self.load, self.person, self.table, self.seat, self.chance = load, person, table, seat, chance
        self.seen = 0
        self.shown: dict[int, int] = {}  # by version
        self.done: dict[str, dict[str, Any]] = {}
        self.refused: dict[str, tuple[dict[str, Any], str]] = {}
        self.waiting: dict[str, Any] | None = None  # sent and not yet answered
        self.sent: set[str] = set()
        self.answered = -1  # the token of the last decision that was answered
        self.update: dict[str, Any] = {}
        self.view: dict[str, Any] = {}  # what this connection was shown; updates leave out what has not changed
        self.life = -1  # the server run in which it was last shown the table
        self.wire: ClientConnection | None = None
        self.at = ""  # the server to which it is connected
        self.connections = 0
        self.ends: list[tuple[bool, int | None]] = []  # for each connection: whether a bye came, and the close code
        self.again = False  # whether the waiting message was sent more than once
        self.was_done_before = 0  # messages that turned out to be done when they were sent again

    @property
    def over(self) -> bool:
        return self.update.get("phase") in ("over", "stopped")

    @property
    def finished(self) -> bool:
        return self.waiting is None and (self.over or self.load.ending)

    async def play(self) -> None:
        """Play until the game is over, through any number of connections."""
        while not self.finished:
            async with await until_async(self.come, "a server that answers") as wire:
                with suppress(OSError, WebSocketException):
                    await self.converse(wire)

    async def come(self) -> ClientConnection | None:
        """A connection, if there is a server that answers."""
        self.at = self.load.where()
        where = f"{self.at.replace('http', 'ws')}/api/tables/{self.table}/wire"
        url = f"{where}?seat={self.seat}&seen={self.seen}"
        with suppress(OSError, WebSocketException):
            return await line_to(url, cookie=self.person.cookies(), origin=self.at)
        return None

    async def converse(self, wire: ClientConnection) -> None:
        """Send an unanswered message again under the same id, then play on."""
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
        """Remember a received message."""
        if message["type"] == "update":
            message["view"] = self.view = self.view | message["view"]
            version, now = message["version"], told(message)
            assert version >= self.seen, f"{self.seat} was shown {self.seen} and then {version}"
            assert self.shown.setdefault(version, now) == now, f"{self.seat} was shown two things as {version}"
            self.seen, self.update = version, message
        name = message.get("done") or message.get("id")
        if not name:
            assert message["type"] != "refused" or message["error"]["id"] in LATER, message
            return
        assert self.waiting and name == self.waiting["id"], f"an answer to nothing: {message}"
        if message["type"] == "refused":
            self.refused[name] = (self.waiting, message["error"]["id"])
            if message["error"]["id"] in LATER:  # the decision is still to be made
                self.answered = -1
        else:
            self.done[name] = self.waiting
        self.was_done_before += self.again and message["type"] == "done"
        self.waiting, self.again = None, False

    async def say_something(self, wire: ClientConnection) -> None:
        """Act, chat or undo, if it is time to."""
        if self.waiting is not None or self.load.ending or not self.update or not self.seat:
            return
        message = self.wish()
        if message:
            message["id"] = f"{self.seat}-{len(self.sent)}"
            self.sent.add(message["id"])
            self.waiting = message
            with suppress(ConnectionClosed):  # there may still be something to receive
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
    """Tables played one after the other, as many at a time as there are lanes."""

    def __init__(self, url: str, seed: int, lanes: Lanes) -> None:
        self.url = url
        self.lanes = len(lanes)
        self.chance = Random(seed)
        self.life = 0
        self.ending = False
        self.tables: dict[str, list[Player]] = {}
        self.now: dict[int, list[Player]] = {}
        self.playing = asyncio.create_task(self.run(lanes))

    @property
    def players(self) -> list[Player]:
        return [player for players in self.now.values() for player in players]

    async def run(self, lanes: Lanes) -> None:
        async with Person(self.url) as person:
            await asyncio.gather(*(self.lane(i, person, *lane) for i, lane in enumerate(lanes)))

    async def lane(self, at: int, person: Person, kind: str, seats: int) -> None:
        while not self.ending:
            table = await until_async(lambda: self.set_table(person, kind, seats), "a table")
            if not table["mine"]:
                return
            names = [*table["mine"], ""]
            players = [Player(self, person, table["id"], name, Random(self.chance.random())) for name in names]
            self.tables[table["id"]] = self.now[at] = players
            await asyncio.gather(*(player.play() for player in players))

    async def set_table(self, person: Person, kind: str, seats: int) -> dict[str, Any] | None:
        """Set up a table, if a server answers; one without seats if no more are wanted."""
        if self.ending:
            return {"mine": []}
        with suppress(httpx.HTTPError):
            answer = await person.ask_for_table(kind, "m" * seats)
            if answer.status_code == 201:
                found: dict[str, Any] = answer.json()
                return found
            assert answer.json()["error"]["id"] == "refused-busy", answer.text  # the server is about to stop
        return None

    def where(self) -> str:
        """The server at which to connect."""
        return self.url

    async def all_are_back(self) -> None:
        """Wait until there are tables, and everyone has been shown theirs in this run of the server."""
        await self.meanwhile(lambda: len(self.now) == self.lanes and all(map(self.is_back, self.players)), "all")

    def is_back(self, player: Player) -> bool:
        """Whether a player has been shown their table in this run of the server."""
        return player.life == self.life or player.finished

    async def go_on(self, many: int) -> None:
        """Wait until `many` more messages were acknowledged, however slow the machine is."""
        wanted = self.count()["done"] + many
        await self.meanwhile(lambda: self.count()["done"] >= wanted, f"{wanted} messages to be done")

    async def meanwhile(self, question: Callable[[], bool], what: str) -> None:
        """Wait for something, unless a player fails."""

        def answer() -> bool:
            if self.playing.done():
                self.playing.result()
            return question()

        await until_async(answer, what)

    async def end(self) -> None:
        """Let everyone finish what they wait for."""
        self.ending = True
        await until_async(self.has_ended, "everybody to finish")
        await self.playing

    async def has_ended(self) -> bool:
        """Whether everyone has finished; players who wait for nothing may leave."""
        for player in self.players:
            if player.waiting is None and player.wire:
                await player.wire.close()
        return self.playing.done()

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


# Checking the log.


def logs(db: str, tables: list[str]) -> dict[str, tuple[TableSetup, list[log.Row]]]:
    """The setups and logs of tables."""
    engine = connect_to(db)
    found = {}
    with engine.connect() as connection:
        for table in tables:
            plan = queries.plan_of(table)(connection)
            assert plan
            found[table] = (plan, queries.rows_of(table)(connection))
    engine.dispose()
    return found


def owner_of(db: str, table: str, lane: str = "inis-1") -> int:
    """The process that owns a table, or would own it; 0 if none does."""
    engine = connect_to(db, 1)
    with engine.connect() as connection:
        found = leases.look(connection)
    engine.dispose()
    owner = found.owners.get((lane, shard_of(table)), 0)
    return int(found.servers[owner].name.rpartition(":")[2]) if owner else 0


def keyed(rows: list[log.Row]) -> Iterator[tuple[str, Any]]:
    """The entries that came from messages, with the message ids."""
    return ((key, entry) for row in rows for entry in row.entries if (key := getattr(entry, "key", "")))


def check_log(plan: TableSetup, rows: list[log.Row], done: dict[str, dict[str, Any]], others: set[str]) -> None:
    """Every acknowledged message is in the log once, every unanswered one at most once, and nothing else."""
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


def check_shown(plan: TableSetup, rows: list[log.Row], shown: dict[str, dict[int, int]]) -> Table:
    """Everything that anyone was ever shown follows from the log; returns the table at the end."""
    table = Table(plan)
    missing = {seat: set(versions) for seat, versions in shown.items()}
    names = [*table.game.seat_names[: table.match.players], ""]
    for row in rows:
        table.apply(row)
        showing = Updates(table, row.at)
        for seat, versions in missing.items():
            viewer = names.index(seat) if seat else PUBLIC
            version = table.moments.version(viewer)
            if version in versions:
                versions.discard(version)
                update = msgspec.json.decode(showing.update(viewer, version))
                assert told(update) == shown[seat][version], f"{seat} was shown another version {version}"
    assert not any(missing.values()), f"versions that never were: {missing}"
    return table


def check_table(plan: TableSetup, rows: list[log.Row], players: list[Player]) -> None:
    done = {name: message for player in players for name, message in player.done.items()}
    check_log(plan, rows, done, set())
    rebuilt = check_shown(plan, rows, {player.seat: player.shown for player in players})
    for player in players:
        viewer = rebuilt.game.seat_names.index(player.seat) if player.seat else PUBLIC
        assert player.seen == rebuilt.moments.version(viewer), "the table in memory is not that of the log"


async def newest(player: Player, table: str) -> dict[str, Any]:
    """The newest update for a player; empty while the table is on its way to another server."""
    seat = await player.person.seat(table, player.seat, player.seen)
    with suppress(ConnectionError):
        found = await seat.until("update")
        await seat.close()
        return found
    return {}


async def check_all(load: Load, db: str) -> None:
    """Everyone reconnects and sees what the log says; and the log has everything that anyone was told."""
    found = logs(db, list(load.tables))
    for table, players in load.tables.items():
        plan, rows = found[table]
        for player in players:
            player.person.url = load.where()  # where it came in first, there may be no server any more
            player.view = {}
            player.hear(await until_async(partial(newest, player, table), "the owner of the table"))
        check_table(plan, rows, players)


@contextmanager
def running(db: str, *flags: str, workers: int = 1) -> Iterator[Server]:
    server = Server(db, "--no-limits", *flags, *(("--workers", str(workers)) if workers > 1 else ())).start()
    try:
        yield server
    finally:
        server.stop()


# Killed.


async def is_killed(server: Server, kills: int, lanes: Lanes) -> None:
    """A server is killed repeatedly, each time with messages in flight: nothing is lost or done twice."""
    load = Load(server.url, 1, lanes)
    hanging = 0
    for _ in range(kills):
        await load.all_are_back()
        await load.go_on(load.chance.randrange(10, 60))
        await load.meanwhile(lambda: any(player.waiting for player in load.players), "a message on its way")
        server.kill()
        hanging += sum(player.waiting is not None for player in load.players)
        load.life += 1
        await asyncio.to_thread(server.start)
    await load.all_are_back()
    await load.go_on(10)
    await load.end()
    await check_all(load, server.db)
    print(f"{kills} kills: {dict(load.count())}, {hanging} messages without an answer when the server was killed")
    assert hanging >= kills
    refused = {why for players in load.tables.values() for p in players for _, why in p.refused.values()}
    fitting = {"refused-stale", "refused-no-undo", "refused-plea-open", "refused-over"}
    assert refused <= fitting, "others may have undone something"
    assert "Traceback" not in server.said()


# Stopped.


LEFT = {(False, None), (False, 1000)}  # how connections end when the game was over
TOLD = {(True, 1012)}
CUT = {(True, 1006), (False, 1006)}  # when something was sent to a server that was closing


async def is_stopped(server: Server, stops: int, lanes: Lanes) -> None:
    """A server is stopped under load: everyone is told, nothing is lost, and it exits without failure."""
    load = Load(server.url, 2, lanes)
    for _ in range(stops):
        await load.all_are_back()
        await load.go_on(60)
        quiet = [await players[0].person.seat(players[0].table) for players in load.now.values()]
        connected = [player for player in load.players if player.life == load.life and not player.finished]
        before = {player: len(player.ends) for player in connected}
        assert await asyncio.to_thread(server.stop) == 0
        await until_async(partial(have_noticed, before), "all to notice")
        ends = {player.ends[before[player]] for player in connected}
        assert connected and ends <= TOLD | CUT | LEFT, ends
        for seat in quiet:  # they send nothing, so they receive everything
            assert (await seat.until("bye"))["why"] == "restart"
            await seat.wire.wait_closed()
            assert seat.wire.close_code == 1012
        load.life += 1
        await asyncio.to_thread(server.start)
    await load.all_are_back()
    await load.end()
    await check_all(load, server.db)
    assert "Traceback" not in server.said()


def have_noticed(before: dict[Player, int]) -> bool:
    """Whether every player's connection has ended since `before`."""
    return all(len(player.ends) > count for player, count in before.items())


# Two servers.


DONE = "done"
FITTING = (BUSY, "refused-stale", "refused-not-asked", "refused-over")


class Line:
    """One of a seat's connections; answers are matched to the messages waiting for them."""

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
            message = await self.seat.hear()
            if message["type"] == "update":
                now = told(message)
                assert message["version"] >= max(self.shown, default=0)
                assert self.shown.setdefault(message["version"], now) == now
                self.news.set()
            waiting = self.waiting.pop(message.get("done") or message.get("id") or "", None)
            if waiting:
                waiting.set_result(message)

    async def ask(self, message: dict[str, Any]) -> str:
        """Send a message; `DONE`, or why it was refused."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = answer
        await self.seat.wire.send(json.dumps(message))
        found = await asyncio.wait_for(answer, HANGS)
        if found["type"] != "refused":
            return DONE
        assert found["error"]["id"] in FITTING, found
        return str(found["error"]["id"])

    async def close(self) -> None:
        self.reading.cancel()
        await self.seat.close()


class Rival:
    """A seat that is connected to two servers, and sends them contradictory messages, or the same one twice."""

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
                await until_async(lambda: self.news.is_set() or enough(), "news")
                self.news.clear()
            elif await self.decide(ask):
                self.answered = ask["token"]

    def message(self, ask: dict[str, Any]) -> dict[str, Any]:
        options = [option["action"] for option in ask["options"]]
        action = chosen(options, ask.get("sealed", False), self.chance)
        self.sent += 1
        return {"type": "act", "id": f"{self.name}-{self.sent}", "token": ask["token"], "action": action}

    async def decide(self, ask: dict[str, Any]) -> bool:
        """Answer in one of three ways; whether the decision was answered."""
        manner = self.chance.choice(("plain", "twice", "race"))
        first = self.message(ask)
        if manner == "plain":
            return self.keep(first, await self.chance.choice(self.lines).ask(first) == DONE)
        second = first if manner == "twice" else self.message(ask)
        answers = await asyncio.gather(self.lines[0].ask(first), self.lines[1].ask(second))
        found = [answer == DONE for answer in answers]
        self.tally[manner] += 1
        if manner == "race" and not ask.get("sealed"):
            self.tally["open race"] += 1
            assert sum(found) == 1 or BUSY in answers, f"of two answers to an open decision one counts: {answers}"
            assert sum(found) < 2, "two answers to one decision were taken"
        for message, was_done in zip((first, second), found, strict=True):
            self.keep(message, was_done)
        return any(found)

    def keep(self, message: dict[str, Any], was_done: bool) -> bool:
        if was_done:
            self.done[message["id"]] = message
        return was_done


async def entered(person: Person, table: str, name: str) -> Seat | None:
    """A connection to a table; None while the server does not know its owner."""
    seat = await person.seat(table, name)
    return seat if (await seat.hear())["type"] == "welcome" else None


async def rivals_at(people: tuple[Person, Person], table: dict[str, Any], chance: Random) -> list[Rival]:
    found = []
    for name in table["mine"]:
        rival = Rival(name, Random(chance.random()))
        for person in people:
            seat = await until_async(partial(entered, person, table["id"], name), "the owner of the table")
            rival.lines.append(Line(seat, rival.news))
        found.append(rival)
    return found


async def contest(urls: tuple[str, str], db: str, most: int, lanes: Lanes) -> None:
    """Several tables are played through two servers at once; in the end everyone agrees on what happened."""
    chance = Random(3)
    total: Counter[str] = Counter()
    wanted = Counter({"done": most, "twice": most // 10, "open race": most // 25})
    async with Person(urls[0]) as person, person.elsewhere(urls[1]) as twin:
        while not total >= wanted:
            tables = [await person.set_table(kind, "m" * seats) for kind, seats in lanes]
            rivals = {table["id"]: await rivals_at((person, twin), table, chance) for table in tables}
            everybody = [rival for group in rivals.values() for rival in group]
            before = total.copy()

            def enough(everybody: list[Rival] = everybody, before: Counter[str] = before) -> bool:
                return before + tallied(everybody) >= wanted

            await asyncio.gather(*(rival.play(enough) for rival in everybody))
            await all_agree(rivals, db)
            total += tallied(everybody)
            for rival in everybody:
                for line in rival.lines:
                    await line.close()
    print(dict(total))


def tallied(rivals: list[Rival]) -> Counter[str]:
    """Counts of what rivals have done."""
    return sum((rival.tally for rival in rivals), Counter(done=sum(len(rival.done) for rival in rivals)))


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
                await until_async(partial(has_seen, line, version), f"version {version}")


def has_seen(line: Line, version: int) -> bool:
    """Whether a connection was shown a version; its own sealed answer is acknowledged without one."""
    seen: int = line.update["version"]
    assert seen <= version
    return seen == version or bool((line.update.get("ask") or {}).get("sealed"))


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
    """The sockets of a process, by inode."""
    found = set()
    with suppress(OSError):  # it may have ended
        for file in Path(f"/proc/{process}/fd").iterdir():
            with suppress(OSError):
                found.add(str(file.readlink()).removeprefix("socket:[").removesuffix("]"))
    return found


async def both_serve(server: Server) -> None:
    """Wait until two processes take connections."""
    opened: list[asyncio.StreamWriter] = []

    async def another() -> bool:
        opened.append((await asyncio.open_connection("127.0.0.1", server.port))[1])
        return sum(count > 0 for count in workers_of(server).values()) == 2

    await until_async(another, "a second worker that takes connections")
    for writer in opened:
        writer.close()
    await until_async(lambda: is_divided(server.db), "each worker to own its share")


def is_divided(db: str) -> bool:
    """Whether two servers own half of the shards each, so that no more tables move."""
    with psycopg.connect(db) as connection:
        counts = connection.execute("SELECT count(*) FROM shards GROUP BY lane, owner").fetchall()
    return {count for (count,) in counts} == {SHARDS // 2}


async def busiest(server: Server) -> int:
    """The process with the most connections; right after a kill, none may have any yet."""

    def found() -> int:
        process, count = workers_of(server).most_common(1)[0]
        return process if count > 1 else 0

    return await until_async(found, "a worker with connections")


async def loses_workers(server: Server, deaths: int, lanes: Lanes) -> None:
    """Workers are killed while others keep running."""
    load = Load(server.url, 4, lanes)
    for number in range(1, deaths + 1):
        await load.all_are_back()
        await load.go_on(20)
        os.kill(await busiest(server), signal.SIGKILL)
        await until_async(partial(has_told_of, server, number), "word of it")
    await load.go_on(20)
    await load.meanwhile(lambda: any(end == (False, 1006) for player in people(load) for end in player.ends), "a loss")
    await load.end()
    await check_all(load, server.db)
    assert server.said().count("a worker has ended") == deaths
    assert "Traceback" not in server.said()


def has_told_of(server: Server, deaths: int) -> bool:
    """Whether a server has logged that many ended workers."""
    return server.said().count("a worker has ended") >= deaths


def people(load: Load) -> list[Player]:
    """Everyone who ever played."""
    return [player for players in load.tables.values() for player in players]
