"""Bad input: whatever is sent, no table falls, no game changes, nothing is revealed, and each gets a clear answer."""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from patience import HANGS, extent, until_async
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, CheckFunction
from schemathesis.core.result import Ok
from tableside import AFRESH, Person, Seat, Server, chosen, in_time, line_to, play_on
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fidchell.core.registry import game
from fidchell.table.live.inbox import GOODBYES
from fidchell.table.live.rate_limit import PATIENCE
from fidchell.table.log import entries as log
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.server.accounts import fingerprint
from fidchell.table.server.wire import LONGEST_FRAME
from fidchell.table.store import queries
from fidchell.table.store.database import connect as connect_to

pytestmark = [pytest.mark.compiled, pytest.mark.once]

FRAMES = extent(2_000, 100_000)
BATCH = 25
WORST = ("Traceback", 'File "', "/src/", "sqlalchemy", "sqlite3", "psycopg", "object at 0x")  # never to be told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that meets all that comes below, one after the other."""
    with running(tmp_path_factory.mktemp("bad")) as server:
        yield server
        assert "Traceback" not in server.said(), "a mistake of ours"
        assert "[error" not in server.said()


@contextmanager
def running(db: str | Path, *flags: str) -> Iterator[Server]:
    url = f"sqlite:///{db / 'tables.db'}" if isinstance(db, Path) else db
    server = Server(url, *(flags or ("--no-limits",))).start()
    try:
        yield server
    finally:
        server.stop()


def kept(db: str, table: str) -> tuple[TableSetup, list[log.Row]]:
    """The plan and the log of a table."""
    engine = connect_to(db)
    with engine.connect() as connection:
        plan = queries.plan_of(table)(connection)
        rows = queries.rows_of(table)(connection)
    engine.dispose()
    assert plan
    return plan, rows


def ever_offered(db: str, table: str, seat: int) -> set[str]:
    """All options that a seat ever had, by the log; a connection may have missed some."""
    plan, rows = kept(db, table)
    again, found = Table(plan), set()
    for row in rows:
        again.apply(row)
        if again.phase == "playing":
            found |= {again.game.notation.to_words(action) for action in again.match.options_of(seat)}
    return found


# Thousands of frames.


MISCHIEF = count()


class Mischief:
    """Frames that a seat or a watcher should not send, made from what it knows and what it has overheard."""

    def __init__(self, chance: Random, seat: Seat, overheard: list[dict[str, Any]], seated: bool) -> None:
        self.chance, self.seat, self.overheard, self.seated = chance, seat, overheard, seated
        self.prefix = f"m{next(MISCHIEF)}"
        self.made = 0
        kinds: dict[Callable[[], str | bytes], int] = {
            self.noise: 8,
            self.text: 5,
            self.anything: 8,
            self.wrong_type: 16,
            self.wrong_fields: 16,
            self.broken: 12,
            self.deep: 3,
            self.untimely: 12,
            self.illegal: 12,
            self.replayed: 12,
            self.odd_id: 6,
            self.out_of_place: 10,
            self.proper: 1,
        }
        self.kinds, self.weights = list(kinds), list(kinds.values())

    def frame(self) -> str | bytes:
        made = self.chance.choices(self.kinds, self.weights)[0]()
        return (
            made if len(made) < LONGEST_FRAME * 3 // 2 else made[: LONGEST_FRAME * 3 // 2]
        )  # longer ones would end all

    def name(self) -> str:
        self.made += 1
        return f"{self.prefix}-{self.made}"

    def message(self) -> dict[str, Any]:
        """A message that is well formed."""
        return self.chance.choice(self.every_kind())

    def every_kind(self) -> list[dict[str, Any]]:
        """One of each kind; talking is for everybody."""
        ways: list[dict[str, Any]] = [
            {"type": "act", "token": self.token(), "action": "pass"},
            {"type": "undo"},
            {"type": "reply", "yes": True},
            {"type": "stance", "ready": True},
            {"type": "propose", "phrase": "peace", "args": {"with": "green"}},
            {"type": "say", "text": "hello"},
            {"type": "orders", "orders": [{"kind": "peace", "keep": 2}]},
            {"type": "vote", "choice": "bot", "level": "beginner"},
            {"type": "back"},
            {"type": "ping"},
        ]
        return [{"id": self.name(), **way} for way in ways]

    def token(self) -> int:
        ask = self.seat.update.get("ask") or {}
        return int(ask.get("token") or 0)

    def noise(self) -> bytes:
        return self.chance.randbytes(self.chance.randrange(200))

    def text(self) -> str:
        signs = '{}[]",:0123 \\u\n\t\0éß→🐍\u202e\ufeff'
        return "".join(self.chance.choices(signs, k=self.chance.randrange(60)))

    def value(self, depth: int = 0) -> Any:
        """Any value that JSON has."""
        simple: list[Any] = [
            None,
            True,
            -1,
            10**30,
            1e308,
            0.5,
            "",
            "pass",
            "\0",
            "ᚐᚑ🐍",
            "x" * 3000,
            "__class__",
            "{0}",
        ]
        if depth < 3 and self.chance.random() < 0.3:
            inside = [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
            return inside if self.chance.random() < 0.5 else {str(i): each for i, each in enumerate(inside)}
        return self.chance.choice(simple)

    def anything(self) -> str:
        return json.dumps(self.value())

    def wrong_type(self) -> str:
        message = self.message()
        message[self.chance.choice(list(message))] = self.value()
        return self.unless_proper(message)

    def wrong_fields(self) -> str:
        message = self.message()
        if self.chance.random() < 0.5:
            del message[self.chance.choice(list(message))]
        else:
            message[self.chance.choice(("seat", "user", "key", "by", "viewer", "Id", "x" * 50))] = self.value()
        return self.unless_proper(message)

    def unless_proper(self, message: dict[str, Any]) -> str:
        """A message, unless it happens to be one that would be carried out and slow the others down."""
        if message.get("type") in ("undo", "orders", "say", "propose") and self.seated:
            message["more"] = 1
        return json.dumps(message)

    def broken(self) -> str | bytes:
        whole = json.dumps(self.message())
        at = self.chance.randrange(len(whole))
        ways: list[str | bytes] = [
            whole[:at],
            whole + whole,
            whole + "}",
            "\ufeff" + whole,
            whole.encode("utf-16"),
            whole[:at].encode() + b"\xff\xfe" + whole[at:].encode(),
            whole[:at] + self.chance.choice('{}[]",:x') + whole[at + 1 :],
            whole.replace('"id": "', '"id": "\\ud800'),
            whole.replace("}", ', "token": NaN}'),
            f'{{"type": "act", "id": "{self.name()}", "token": {"9" * 5000}, "action": "pass"}}',
        ]
        return self.harmless(self.chance.choice(ways))

    def harmless(self, frame: str | bytes) -> str | bytes:
        """A frame; not one that was meant to be broken and would be carried out and slow the others down."""
        written = frame.encode() if isinstance(frame, str) else frame
        costly = (b'"say"', b'"orders"', b'"undo"', b'"propose"')
        return b"~" + written if self.seated and any(word in written for word in costly) else frame

    def deep(self) -> str:
        depth = self.chance.choice((50, 500, 3000))
        return self.chance.choice(("[", '{"type":', '{"id":[')) * depth

    def untimely(self) -> str:
        """The right thing for the wrong decision."""
        options = self.seat.options or ["pass", "play bard"]
        off = self.chance.choice((-1, 1, -2, 2, 100, -100, 10**9, 2**63, -(2**63)))
        return json.dumps({"type": "act", "id": self.name(), "token": self.token() + off, "action": options[0]})

    def illegal(self) -> str:
        """Something else for the right decision."""
        theirs = [message["action"] for message in self.overheard[-20:]]
        wrong = (
            "PASS!",
            "take",
            "take \0",
            "play",
            "seed",
            "concede",
            "0",
            "-1",
            "play x\n",
            "' OR 1=1 --",
            "a" * 2000,
        )
        action = self.chance.choice([*wrong, *(action for action in theirs if action not in self.seat.options)])
        return json.dumps({"type": "act", "id": self.name(), "token": self.token(), "action": action})

    def replayed(self) -> str:
        """What somebody else sent a while ago, under its old id or a new one."""
        if not self.overheard:
            return self.anything()
        old = dict(self.chance.choice(self.overheard[:-3] or self.overheard))
        if self.chance.random() < 0.7:
            old["id"] = self.name()
        if self.seated and old["token"] == self.token():
            old["token"] -= 1
        return json.dumps(old)

    def odd_id(self) -> str:
        message = self.message()
        message["id"] = self.chance.choice(("", "x" * 41, "x" * 3000, "\0" * 41))
        if message["type"] == "ping":
            message["type"] = "back"
        return json.dumps(message)

    def out_of_place(self) -> str:
        """Well formed, and nothing that this one can do now."""
        message = self.message()
        while message["type"] not in ("reply", "stance", "vote", "back", "ping") and self.seated:
            message = self.message()
        if message["type"] == "say":
            message["text"] = self.chance.choice(("", " \n ", "x" * 501))
        return json.dumps(message)

    def proper(self) -> str:
        """Something that may be said or ordered at any time."""
        saying = {"type": "say", "id": self.name(), "text": f"{self.prefix} {self.made}"}
        ordering = {"type": "orders", "id": self.name(), "orders": [{"kind": "peace", "keep": 50 + self.made % 40}]}
        return json.dumps(saying if not self.seated or self.chance.random() < 0.5 else ordering)


class Rogue:
    """A socket over which mischief is sent, and all that comes back."""

    def __init__(self, seat: Seat, mischief: Mischief, sign: str) -> None:
        self.seat, self.mischief, self.sign = seat, mischief, sign
        seat.reading.cancel()
        self.sent = 0
        self.answered = 0
        self.refused: Counter[str] = Counter()
        self.texts: dict[str, str] = {}  # of each kind of refusal, the longest
        self.offered: set[str] = set()  # what refusals name as options
        self.done: list[str] = []
        self.frames: dict[str, list[dict[str, Any]]] = {}  # what was sent that could be understood

    async def go(self, many: int, check: Callable[[str], None], steady: Steady) -> None:
        """Send so many frames, and get as many answers; the others act between."""
        while self.sent < many:
            await steady.goes_on()
            batch = [self.mischief.frame() for _ in range(BATCH)]
            self.sent += len(batch)
            for frame in batch:
                self.remember(frame)
                await self.seat.wire.send(frame)
            while self.answered < self.sent:
                answer = await asyncio.wait_for(self.seat.wire.recv(decode=True), HANGS)
                check(str(answer))
                self.hear(json.loads(answer))

    async def leave(self) -> None:
        """Hear the rest and go: a socket that nobody reads is closed only after ten seconds."""

        async def hear_the_rest() -> None:
            async for _ in self.seat.wire:
                pass

        await asyncio.gather(hear_the_rest(), self.seat.wire.close())

    def remember(self, frame: str | bytes) -> None:
        try:
            message = json.loads(frame)
        except (ValueError, RecursionError):
            return
        if isinstance(message, dict) and isinstance(message.get("id"), str):
            self.frames.setdefault(message["id"], []).append(message)

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "refused":
            self.answered += 1
            self.refused[message["error"]["id"]] += 1
            self.texts[message["error"]["id"]] = max(
                message["text"], self.texts.get(message["error"]["id"], ""), key=len
            )
            self.offered |= set(message["error"].get("args", {}).get("options", []))
        elif kind in ("done", "pong") or message.get("done"):
            self.answered += 1
            if kind != "pong":
                self.done.append(message.get("done") or message["id"])
        if kind == "update":
            message["view"] = self.seat.update.get("view", {}) | message["view"]
            self.seat.update = message


class Steady:
    """People who play at the same table as if nothing were."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.acted: list[tuple[str, str, dict[str, Any]]] = []  # seat, id and message of all that was done
        self.overheard: list[dict[str, Any]] = []
        self.ending = False
        self.looks = 0  # how often they looked at the table
        self.room = asyncio.Event()  # mischief comes between two actions

    async def goes_on(self) -> None:
        """Wait until they have looked at the table once more."""
        looks = self.looks
        self.room.set()
        await until_async(lambda: self.looks > looks, "those who play")

    async def play(self, chance: Random) -> None:
        for seat in self.seats:
            await seat.until("update")
        while not self.ending:
            for seat in self.seats:
                while not seat.arrived.empty():
                    await seat.hear()
            ready = [seat for seat in self.seats if seat.options]
            if ready:
                await self.act(chance.choice(ready), chance)
            self.looks += 1
            await until_async(lambda: self.room.is_set() or self.ending, "mischief")
            self.room.clear()

    async def act(self, seat: Seat, chance: Random) -> None:
        ask = seat.update["ask"]
        action = chosen(seat.options, ask.get("sealed", False), chance)
        message = {"type": "act", "token": ask["token"], "action": action}
        answer = await self.ask(seat, message)
        name = answer.get("done") or answer["id"]
        if answer["type"] == "refused":  # the rogue may have hit the right decision by chance, and all moved on
            assert answer["error"]["id"] == "refused-stale", answer
            return
        self.acted.append((seat.name, name, message))
        self.overheard.append(message | {"id": name})

    async def ask(self, seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message."""
        return await seat.ask(**message)


async def sit_together(server: Server) -> tuple[Person, Person, str, list[Seat]]:
    """Two people at one table: the host in two seats, and a guest in the third."""
    host = await Person(server.url, "Aoife").__aenter__()
    guest = await Person(server.url, "Rogue").__aenter__()
    table = await host.set_table("inis", "mmo")
    taken = await guest.post(f"/api/tables/{table['id']}/seats/orange", {"invite": table["invite"]})
    assert taken.status_code == 201, taken.text
    seats = [await host.seat(table["id"], name) for name in ("green", "blue")]
    return host, guest, table["id"], [*seats, await guest.seat(table["id"], "orange")]


async def misbehave(server: Server, frames: int, kind: type[Steady] = Steady) -> Steady:
    """Many send what they should not, while others play; the latter."""
    host, guest, table, seats = await sit_together(server)
    async with Person(server.url, "Stranger") as stranger:
        nobody = Person(server.url)
        steady = kind(seats)
        playing = asyncio.create_task(steady.play(Random(1)))
        rogues = []
        for i, (person, name) in enumerate([(guest, "orange")] * 4 + [(stranger, ""), (nobody, ""), (guest, "")]):
            seat = await person.seat(table, name)
            mischief = Mischief(Random(i), seat, steady.overheard, bool(name))
            rogues.append(Rogue(seat, mischief, "2:" if name else f"-1:{await number(person)}."))
        secrets = known_secrets(server.db, table, (host, guest, stranger))
        share = math.ceil(frames / len(rogues))
        await asyncio.gather(
            *(rogue.go(share, lambda text: reveals_nothing(text, secrets), steady) for rogue in rogues)
        )
        steady.ending = True
        await playing
        report(rogues, steady)
        assert sum(rogue.sent for rogue in rogues) >= frames
        check_refusals(rogues, steady, ever_offered(server.db, table, 2))
        check_kept(server.db, table, steady, rogues)
        await plays_on(host, guest, table)
        await asyncio.gather(*(rogue.leave() for rogue in rogues))
        await leave(host, guest, nobody, *seats)
    return steady


def test_thousands_of_frames(server: Server) -> None:
    """While others play: each frame gets one answer, and the log holds only what was acknowledged."""
    in_time(misbehave(server, FRAMES))


async def number(person: Person) -> int:
    """The number of somebody; nobody has 0."""
    found = await person.web.get("/api/me")
    return int(found.json()["id"]) if found.status_code == 200 else 0


def known_secrets(db: str, table: str, people: tuple[Person, ...]) -> tuple[str, ...]:
    """What nobody must ever be told, and how mistakes of a program look."""
    plan, _ = kept(db, table)
    keys = [person.web.cookies["fidchell"] for person in people]
    return (plan.key, plan.invite, *keys, *WORST)


def reveals_nothing(text: str, secrets: tuple[str, ...]) -> None:
    for secret in secrets:
        assert secret not in text, f"{secret[:12]} in {text[:200]}"


def report(rogues: list[Rogue], steady: Steady) -> None:
    refused: Counter[str] = Counter()
    for rogue in rogues:
        refused.update(rogue.refused)
    sent = sum(rogue.sent for rogue in rogues)
    done = sum(len(rogue.done) for rogue in rogues)
    print(f"{sent} frames, {done} done, {len(steady.acted)} acts beside, {dict(refused)}")


def check_refusals(rogues: list[Rogue], steady: Steady, orange: set[str]) -> None:
    """Every frame has one answer; watchers learn nothing but that they are watchers; seats only their own options."""
    assert steady.acted
    for rogue in rogues:
        assert rogue.sent == rogue.answered
        assert len(rogue.done) < rogue.sent / 4
        assert all(0 < len(text) < 1000 for text in rogue.texts.values())
        assert not any(word in text for word in WORST for text in rogue.texts.values())
        assert "refused-mistake" not in rogue.refused
        if not rogue.mischief.seated:
            known = {"malformed", "not-seated", "bad-id", "bad-saying", "too-long", "not-signed-in"}
            assert rogue.refused.keys() <= {f"refused-{word}" for word in known}
        else:
            offered = {option for option in rogue.offered if not option.startswith("…")}
            assert offered <= orange


def check_kept(db: str, table: str, steady: Steady, rogues: list[Rogue]) -> None:
    """The log holds what was acknowledged, once, as it was meant, and nothing else."""
    names = game("inis").seat_names
    _, rows = kept(db, table)
    entries: list[Any] = [entry for row in rows for entry in row.entries]
    found = [(f"{entry.seat}:{entry.key}", entry) for entry in entries if getattr(entry, "key", "")]
    twice = {key for key, times in Counter(key for key, _ in found).items() if times > 1}
    assert {key for key in twice if not any(len(rogue.frames.get(id_of(key), ())) > 1 for rogue in rogues)} == set()
    meant = {f"{names.index(seat)}:{key}": [message] for seat, key, message in steady.acted}
    acts = {key for key, entry in found if isinstance(entry, log.Acted | log.Seal | log.Undone)}
    assert {key for key in acts ^ meant.keys() if not key.startswith("2:")} == set(), "somebody acted for another seat"
    for rogue in rogues:
        same = [other for other in rogues if other.sign == rogue.sign]
        for key in rogue.done:
            sent = [message for other in same for message in other.frames.get(key, ())]
            meant.setdefault(rogue.sign + key, sent)
    assert dict(found).keys() == meant.keys()
    for key, entry in found:
        assert any(is_meant(entry, message) for message in meant[key]), (entry, meant[key])


def id_of(key: str) -> str:
    """The id of a message, without who sent it; the table remembers only so many of them."""
    seat, _, name = key.partition(":")
    return name.partition(".")[2] if seat == "-1" else name


def is_meant(entry: Any, message: dict[str, Any]) -> bool:
    """Whether an entry of the log is what a message said."""
    text = " ".join(message["text"].split()) if isinstance(message.get("text"), str) else None
    return getattr(entry, "action", None) == message.get("action") and getattr(entry, "text", None) == text


async def plays_on(host: Person, guest: Person, table: str) -> None:
    """The game goes on as if nothing had been, unless it has come to its end."""
    seats = [await host.seat(table, "green"), await host.seat(table, "blue"), await guest.seat(table, "orange")]
    assert await play_on(seats, Random(2), 30) == 30 or seats[0].update["phase"] == "over"
    for seat in seats:
        await seat.close()


# Too long, too much.


async def closed_with(wire: ClientConnection) -> int | None:
    """The code with which the server closes a socket."""
    await asyncio.wait_for(wire.wait_closed(), HANGS)
    return wire.close_code


def test_frames_that_are_too_long_end_one_socket_at_most(server: Server) -> None:
    async def check(server: Server) -> None:
        host, guest, table, seats = await sit_together(server)
        await play_on(seats, Random(1), 10)
        for size in (LONGEST_FRAME + 1, 2 * LONGEST_FRAME):
            rogue = await guest.seat(table, "orange")
            await rogue.wire.send("x" * size)
            assert (await rogue.until("refused"))["error"]["id"] == "refused-too-long"
            assert (await rogue.ask(type="ping"))["type"] == "pong"
            await rogue.close()
        for size in (2 * LONGEST_FRAME + 1, 100_000, 1_000_000):
            for frame in ("x" * size, b"x" * size, ["y" * (size // 10)] * 11):
                rogue = await guest.seat(table, "orange")
                rogue.reading.cancel()
                sending = asyncio.ensure_future(send_quietly(rogue.wire, frame))
                assert await closed_with(rogue.wire) in (1009, 1006)  # 1006 where it was still being sent
                await sending
        assert await play_on(seats, Random(2), 30) == 30
        await leave(host, guest, *seats)

    in_time(check(server))


async def send_quietly(wire: ClientConnection, frame: Any) -> None:
    with suppress(ConnectionClosed):
        await wire.send(frame)


async def leave(*who: Person | Seat) -> None:
    for one in who:
        if isinstance(one, Seat):
            await one.close()
        else:
            await one.web.aclose()


def test_text_that_is_none(server: Server) -> None:
    """Text frames that are not UTF-8 are refused, or end their own socket."""

    async def check(server: Server) -> None:
        host, guest, table, seats = await sit_together(server)
        for text in (b"\xff\xfe", b'{"type": "say", "id": "a", "text": "\xc3\x28"}', b"\xed\xa0\x80"):
            rogue = await guest.seat(table, "orange")
            await rogue.wire.send(text, text=True)
            try:
                assert (await rogue.until("refused"))["error"]["id"] == "refused-malformed"
            except ConnectionError:
                assert rogue.wire.close_code == 1007
            await rogue.close()
        assert await play_on(seats, Random(2), 30) == 30
        await leave(host, guest, *seats)

    in_time(check(server))


def test_garbage_instead_of_requests(server: Server) -> None:
    """What is no HTTP, or stops in the middle, or is no proper handshake."""
    handshake = b"GET /api/tables/x/wire HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    pieces = [
        b"\x00" * 1000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + b"x" * 200_000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: fidchell=\xff\xfe; csrf=\x80\r\nOrigin: \xff\r\n\r\n",
        b"GET /" + b"%" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        handshake + b"\r\n",
        handshake + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
        handshake + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" + b"\xff" * 500,
    ]

    async def check(server: Server) -> None:
        held = []
        for piece in pieces * 3:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(piece)
            held.append((reader, writer))
        async with Person(server.url) as person:
            table = await person.set_table("inis", "mm")
            seats = [await person.seat(table["id"], name) for name in table["mine"]]
            assert await play_on(seats, Random(1), 30) == 30
            await leave(*seats)
        for reader, writer in held:
            answer = b""
            with suppress(ConnectionError):  # headers that are far too long are not read to their end
                writer.write_eof()
                answer = await asyncio.wait_for(reader.read(), HANGS)
            reveals_nothing(answer.decode("latin-1"), WORST)
            writer.close()

    in_time(check(server))


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        host, guest, table, seats = await sit_together(server)
        flood = await guest.seat(table, "orange")
        others = asyncio.create_task(give_orders(seats[:2], 25))
        answers: list[str] = []
        with suppress(ConnectionClosed, ConnectionError):
            while True:
                for _ in range(200):  # many at once, so that they are too many on a slow machine too
                    await flood.say(type="ping")
                while len(answers) < flood.sent:
                    message = await flood.hear()
                    if message["type"] in ("pong", "refused"):
                        answers.append(message.get("error", {}).get("id") or "pong")
        assert flood.wire.close_code in (GOODBYES["flood"], 1006)  # 1006 where more was on its way
        assert answers[0] == "pong" and answers.count("refused-too-fast") > PATIENCE // 2
        await others
        again = await guest.seat(table, "orange")
        assert (await again.ask(type="ping"))["type"] in ("pong", "refused")  # a person's limit goes on
        await leave(host, guest, again, *seats)

    with running(tmp_path, "--log", "info") as server:
        in_time(check(server))
        assert "Traceback" not in server.said()


async def give_orders(seats: list[Seat], many: int) -> None:
    """Give orders by turns; each is carried out, since each who gives them is no flood."""
    for number in range(many):
        orders = [{"kind": "pass-at", "moment": f"moment {number}"}]
        assert (await seats[number % 2].ask(type="orders", orders=orders))["type"] != "refused"


def test_limits_are_told(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        async with Person(server.url) as person, Person(server.url, "Brian") as other:
            table = await person.set_table("inis", "mm")
            await person.set_table("inis", "mm")
            third = await person.post("/api/tables", {"game": "inis", "seats": [{}, {}]})
            refuses(third, 429, "too-many-tables")
            await other.set_table("inis", "mm")
            held = [await person.seat(table["id"], name) for name in ("green", "blue", "")]
            fourth = await person.seat(table["id"], "green")
            assert (await fourth.until("refused"))["error"]["id"] == "refused-too-many-connections"
            assert await closed_with(fourth.wire) == 4404
            watching = [await other.seat(table["id"]) for _ in range(2)]
            assert (await watching[1].until("refused"))["error"]["id"] == "refused-full"
            await held[0].close()
            back = await person.seat(table["id"], "green")
            assert (await back.until("update"))["version"]
            answers = [await other.web.get("/api/games")]
            while answers[-1].status_code == 200:
                answers.append(await other.web.get("/api/games"))
            refuses(answers[-1], 429, "http")
            assert (await back.ask(type="ping"))["type"] == "pong"
            await leave(*held, *watching, back)

    flags = ("--tables", "2", "--connections", "3", "--watchers", "4", "--requests", "30")
    with running(tmp_path, *flags) as server:
        in_time(check(server))
        assert "Traceback" not in server.said()


# Forged, foreign, and too early.


def refuses(answer: httpx.Response, status: int, name: str = "") -> None:
    """Whether a request is refused in the form that all refusals have."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body.keys() == {"error", "text"}
    assert body["error"]["id"].startswith("refused-")
    assert body["text"]
    reveals_nothing(answer.text, WORST)
    if name:
        assert body["error"]["id"] == f"refused-{name}"


async def knock(url: str, **headers: str) -> ClientConnection:
    return await line_to(url.replace("http", "ws"), **headers)


def test_pages_of_other_sites_cannot_use_the_server(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        async with Person(server.url) as person:
            table = await person.set_table("inis", "mm")
            where = f"{server.url}/api/tables/{table['id']}/wire?seat=green"
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"http://evil.{server.url[7:]}", "x"):
                with pytest.raises(InvalidStatus) as refusal:
                    await knock(where, cookie=person.cookies(), origin=origin)
                assert refusal.value.response.status_code == 403
                answer = await person.post("/api/me", {"name": "Eve"}, headers={"origin": origin})
                refuses(answer, 403, "foreign-origin")
            own = await person.post("/api/me", {"name": "Aoife"}, headers={"origin": server.url})
            assert own.status_code == 201
            friend = await person.post("/api/me", {"name": "Aoife"}, headers={"origin": "https://friend.example"})
            assert friend.status_code == 201
            for token in ("", "x", "x" * 5000, "0" * 128):
                refuses(await person.web.post("/api/me", json={"name": "Eve"}, headers={"x-csrf": token}), 403)
            assert (await person.get("/api/me"))["name"] == "Aoife"

    with running(tmp_path, "--no-limits", "--origins", "https://friend.example") as server:
        in_time(check(server))


def test_forged_cookies_are_nobodys(server: Server) -> None:
    async def check(server: Server) -> None:
        async with (
            Person(server.url) as person,
            httpx.AsyncClient(base_url=server.url, timeout=HANGS, limits=AFRESH) as web,
        ):
            table = await person.set_table("inis", "mm")
            key = person.web.cookies["fidchell"]
            forged = ["", "x", key[:-1], key + "x", key.swapcase(), fingerprint(key), "' OR 1=1 --", "%00", "x" * 5000]
            for cookie in forged:
                answer = await web.get("/api/me", headers={"cookie": f"fidchell={cookie}"})
                refuses(answer, 401, "not-signed-in")
                wire = await knock(
                    f"{server.url}/api/tables/{table['id']}/wire?seat=green", cookie=f"fidchell={cookie}"
                )
                assert json.loads(await wire.recv())["error"]["id"] == "refused-not-yours"
                assert await closed_with(wire) == 4404
            assert (await web.get("/api/me", headers={"cookie": f"fidchell={key}"})).status_code == 200
            left = await person.post("/api/sign-out")
            assert left.status_code == 204
            refuses(await web.get("/api/me", headers={"cookie": f"fidchell={key}"}), 401, "not-signed-in")

    in_time(check(server))


def test_what_is_others_stays_theirs(server: Server) -> None:
    """Their seats, what they see and saw, their messages, and before the end also the seed and the record."""

    async def check(server: Server) -> None:
        host, guest, table, seats = await sit_together(server)
        await play_on(seats, Random(1), 60)
        where = f"/api/tables/{table}"
        for seat in ("green", "blue", "all"):
            taken = await guest.seat(table, seat)
            assert (await taken.until("refused"))["error"]["id"] == "refused-not-yours"
            assert await closed_with(taken.wire) == 4404
            refuses(await guest.post(f"{where}/poll", {"seat": seat}), 403, "not-yours")
            refuses(await guest.web.get(f"{where}/replay/20?seat={seat}"), 403, "not-yours")
        assert (await guest.web.get(f"{where}/replay/20?seat=orange")).status_code == 200
        refuses(await guest.web.get(f"{where}/replay/20?seat=nobody"), 404, "no-seat")
        refuses(await guest.web.get(f"{where}/record"), 409, "not-over")
        refuses(await guest.post(f"{where}/rematch"), 409, "not-over")
        again = {"game": "inis", "seats": [{"kind": "mine"}] * 3}
        refuses(await guest.post(f"{where}/continue", {"decisions": 1, "table": again}), 409, "not-over")
        refuses(await guest.post(f"{where}/seats/green", {"invite": ""}), 409, "begun")
        secrets = known_secrets(server.db, table, (host, guest))
        for path in (where, "/api/tables", "/api/tables/mine", f"{where}/replay/30", f"{where}/replay/30?seat=orange"):
            reveals_nothing((await guest.web.get(path)).text, secrets)
        watcher = await guest.seat(table)
        for message in Mischief(Random(1), seats[2], [], True).every_kind():
            if message["type"] not in ("say", "ping"):
                refusal = await watcher.ask(**message)
                assert refusal["error"]["id"] == "refused-not-seated"
        await leave(host, guest, watcher, *seats)

    in_time(check(server))


def test_a_table_by_invitation(server: Server) -> None:
    async def check(server: Server) -> None:
        async with Person(server.url) as host, Person(server.url, "Eve") as stranger:
            table = await host.set_table("inis", "mo")
            where = f"/api/tables/{table['id']}"
            for invite in ("", "x", table["invite"][:-1], table["invite"].swapcase(), "\0"):
                refuses(await stranger.post(f"{where}/seats/blue", {"invite": invite}), 403, "not-invited")
            refuses(await stranger.post(f"{where}/seats/green", {"invite": table["invite"]}), 409, "seat-taken")
            refuses(await stranger.post(f"{where}/seats/green/leave"), 403, "not-yours")
            assert "invite" not in await stranger.get(where)
            assert (await host.get(where))["invite"] == table["invite"]

    in_time(check(server))


# The HTTP interface.

DEEP = b"[" * 100_000
STRANGE: dict[str, tuple[str, bytes | None]] = {
    "a table with a zero byte": ("/api/tables/%00", None),
    "a table that is no text": ("/api/tables/%ff%fe", None),
    "a table with a long name": ("/api/tables/" + "x" * 5000, None),
    "a step beyond all numbers": ("/api/tables/TABLE/replay/" + "9" * 5000, None),
    "a seat with a zero byte": ("/api/tables/TABLE/replay/1?seat=%00", None),
    "a name with a zero byte": ("/api/sign-in", b'{"name": "a\\u0000b", "password": "long enough"}'),
    "a link with a zero byte": ("/api/sign-in/link", b'{"key": "\\u0000"}'),
    "a window without end": ("/api/tables", b'{"game": "inis", "seats": [{}, {}], "window": 1e999}'),
    "a window that is no number": ("/api/tables", b'{"game": "inis", "seats": [{}, {}], "window": NaN}'),
    "a huge option": ("/api/tables", b'{"game": "inis", "seats": [{}], "options": {"players": ' + b"9" * 5000 + b"}}"),
    "too many seats": ("/api/tables", b'{"game": "inis", "seats": [' + b"{}," * 9999 + b"{}]}"),
    "a file as content": ("/api/tables", b'{"game": "snakes", "seats": [{}], "options": {"content": "/etc/passwd"}}'),
    "a game that there is not": ("/api/tables", b'{"game": "../inis", "seats": [{}, {}]}'),
    "a body that is too long": ("/api/records", b"x" * 600_000),
    "a record that is no text": ("/api/records", b"\xff\xfe"),
    "a record with a huge number": ("/api/records", b"fidchell record 1\ngame inis\nseed " + b"9" * 5000 + b"\n"),
    "half of a surrogate": ("/api/me", b'{"name": "\\ud800"}'),
    "nothing": ("/api/me", b""),
    "an invitation with signs": ("/api/tables/TABLE/seats/blue", '{"invite": "é"}'.encode()),
    "much too deep": ("/api/tables", DEEP),
    "a name that grows": ("/api/account", json.dumps({"name": "ß" * 40, "password": "long enough"}).encode()),
}


def test_strange_requests(database: str) -> None:
    async def check(server: Server) -> list[str]:
        wrong = []
        async with Person(server.url) as host, Person(server.url, "Eve") as stranger:
            table = (await host.set_table("inis", "mo"))["id"]
            token = {"x-csrf": stranger.web.cookies["csrf"], "content-type": "application/json"}
            for name, (path, body) in STRANGE.items():
                path = path.replace("TABLE", table)
                answer = await (
                    stranger.web.get(path) if body is None else stranger.web.post(path, content=body, headers=token)
                )
                if answer.status_code >= 500 or answer.status_code < 400:
                    wrong.append(f"{name}: {answer.status_code} {answer.text[:80]}")
                else:
                    refuses(answer, answer.status_code)
            assert (await host.get(f"/api/tables/{table}"))["phase"] == "gathering"
        return wrong

    with running(database) as server:
        assert in_time(check(server)) == []
        assert "argon2" not in server.said()


EXAMPLES = extent(4, 15)
FITTING, UNFITTING = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


class Visitor:
    """Somebody who calls every operation of the interface with what fits its description, and what does not."""

    def __init__(self, server: Server) -> None:
        self.web = httpx.Client(base_url=server.url, timeout=HANGS, limits=AFRESH)
        self.web.get("/api/games")
        self.web.headers["x-csrf"] = self.web.cookies["csrf"]
        assert self.web.post("/api/me", json={"name": "Aoife"}).status_code == 201
        wanted = {"game": "inis", "seats": [{"kind": "mine"}, {"kind": "open"}]}
        self.tables = [self.web.post("/api/tables", json=wanted).json()["id"] for _ in range(2)]
        self.turn = count()
        self.seen: Counter[int] = Counter()

    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        return {"cookie": cookies, "x-csrf": self.web.cookies["csrf"]}

    def call(self, case: schemathesis.Case) -> None:
        """Call an operation, often about a table that there is."""
        turn = next(self.turn)
        if "table" in case.path_parameters and turn % 2:
            case.path_parameters["table"] = self.tables[turn // 2 % 2]
        if "seat" in case.path_parameters and turn % 4 == 3:
            case.path_parameters["seat"] = "blue"
        if isinstance(case.body, dict) and isinstance(wait := case.body.get("wait"), int | float):
            case.body["wait"] = min(wait, 0.01)
        answer = case.call(headers=self.headers())
        self.seen[answer.status_code] += 1
        self.judge(case, answer)

    def judge(self, case: schemathesis.Case, answer: Any) -> None:
        """Only what is described, or a refusal in our form."""
        reveals_nothing(answer.text, WORST)
        if answer.status_code >= 400:
            refuses(answer, answer.status_code)
            assert answer.status_code < 500
        else:
            names = ["status_code_conformance", "content_type_conformance", "response_schema_conformance"]
            case.validate_response(answer, checks=cast("list[CheckFunction]", CHECKS.get_by_names(names)))


def test_every_operation_of_the_http_interface(database: str) -> None:
    with running(database) as server:
        visitor = Visitor(server)
        api = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
        operations = []
        for found in api.get_all_operations():
            assert isinstance(found, Ok), found
            operations.append(found.ok())
        assert len(operations) >= 20
        for operation in operations:
            if not operation.path.startswith("/api/sign-out"):  # or it would be somebody else from then on
                for mode in (FITTING, UNFITTING):
                    try_out(operation, mode, visitor)
        print(dict(visitor.seen))
        assert sum(visitor.seen.values()) > 15 * EXAMPLES
        assert {200, 201, 400, 404, 409} <= visitor.seen.keys()
        assert visitor.web.post("/api/sign-out").status_code == 204
        visitor.web.close()
        assert "Traceback" not in server.said()


def try_out(operation: schemathesis.APIOperation, mode: GenerationMode, visitor: Visitor) -> None:
    """Call an operation with many inputs."""

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def called(case: schemathesis.Case) -> None:
        visitor.call(case)

    try:
        called()
    except Unsatisfiable:
        assert mode is UNFITTING, "where anything fits, nothing can be unfitting"
