"""Flood a server from one network while somebody else plays, and print how long that person's moves take.

Everything stays on this machine: the flood comes from 127.0.0.2, the player from 127.0.0.9, and each kind of request is
sent a bounded number of times. Target: 99 of 100 moves are answered within 250 ms.

    python -m bench.flood --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.processes import free_port
from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game

PLAYER, ATTACKER = "127.0.0.9", "127.0.0.2"
TARGET = 0.25  # seconds, of 99 in 100 moves
EVERY = 0.05  # seconds between two moves of the player
HEAD_START = 1.5  # seconds until the player has begun
SLOW, BIG = 400, 400_000  # connections that send their headers slowly; bytes of a body


class Visitor:
    """Somebody with a session, at one address."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        self.web = httpx.AsyncClient(
            base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=address, retries=0)
        )

    async def enter(self, name: str) -> Visitor:
        """Enter as a guest."""
        await self.web.get("/api/games")
        await self.post("/api/me", {"name": name})
        return self

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Send something."""
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {"x-csrf": self.web.cookies.get("csrf") or "", "content-type": "application/json"}
        return await self.web.post(path, content=content, headers=headers)

    async def line(self, table: str, seat: str) -> ClientConnection:
        """A socket to a table."""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/wire?seat={seat}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        return await connect(
            url,
            additional_headers={"cookie": cookies, "origin": self.url},
            local_addr=(self.address, 0),
            max_size=None,
            open_timeout=60,
        )


def new_table(seats: list[dict[str, str]], title: str = "inis") -> dict[str, Any]:
    """A request for a table."""
    return {"game": title, "seats": seats, "window": 0}


MINE, BOT = {"kind": "mine"}, {"kind": "bot", "level": "merciless"}


def played(url: str, seconds: float) -> list[float]:
    """Play for a while in a process of one's own: the flood must not slow down the one who measures."""
    return asyncio.run(play(url, seconds))


async def play(url: str, seconds: float) -> list[float]:
    """Play both seats of a table at random; how long each move took from sending to its acknowledgement."""
    person, ends = await Visitor(url, PLAYER).enter("Aoife"), perf_counter() + seconds
    table = (await person.post("/api/tables", new_table([MINE, MINE]))).json()
    chance, took, number = Random(1), list[float](), 0
    lines = {seat: await person.line(table["id"], seat) for seat in table["mine"]}
    newest: dict[str, Any] = {}
    for seat, line in lines.items():
        newest[seat] = await update(line)
    while perf_counter() < ends:
        seat = next((seat for seat in lines if options(newest[seat])), "")
        if not seat:
            break  # the game is over
        number += 1
        words = chance.choice(options(newest[seat]))
        message = {"type": "act", "id": f"m{number}", "token": newest[seat]["ask"]["token"], "action": words}
        began = perf_counter()
        await lines[seat].send(msgspec.json.encode(message).decode())
        newest[seat] = await update(lines[seat], f"m{number}", newest[seat])
        took.append(perf_counter() - began)
        for other, line in lines.items():
            if other != seat:
                newest[other] = await drained(line, newest[other])
        await asyncio.sleep(EVERY)
    return took


def options(found: dict[str, Any]) -> list[str]:
    """What a seat may do now."""
    asked = found.get("ask") or {}
    return [option["action"] if isinstance(option, dict) else option for option in asked.get("options", [])]


async def update(line: ClientConnection, done: str = "", old: dict[str, Any] | None = None) -> dict[str, Any]:
    """The newest update, once a message was acknowledged."""
    found = old or {}
    while True:
        message = msgspec.json.decode(await line.recv())
        if message["type"] == "refused":
            raise RuntimeError(message["text"])
        if message["type"] == "update":
            found = message
        if message.get("done") == done or (message["type"] == "done" and message.get("id") == done):
            return found
        if not done and message["type"] == "update":
            return found


async def drained(line: ClientConnection, old: dict[str, Any]) -> dict[str, Any]:
    """The newest update of a line to which nothing was sent."""
    while True:
        try:
            message = msgspec.json.decode(await asyncio.wait_for(line.recv(), EVERY))
        except TimeoutError:
            return old
        if message["type"] == "update":
            old = message


# The flood.


Attack = Callable[[str, int, Counter[str]], Awaitable[None]]


async def tables(url: str, number: int, seen: Counter[str]) -> None:
    """Guests set up tables of bots, and look at them."""
    guest = await Visitor(url, ATTACKER).enter(f"guest {number}")
    for _ in range(4):
        answer = await guest.post("/api/tables", new_table([MINE, BOT, BOT, BOT]))
        seen[f"table {answer.status_code}"] += 1
        if answer.status_code == 201:
            await guest.line(answer.json()["id"], "")


async def sayings(url: str, number: int, seen: Counter[str]) -> None:
    """Chat over a socket and over polls."""
    guest = await Visitor(url, ATTACKER).enter(f"guest {number}")
    table = (await guest.post("/api/tables", new_table([MINE, MINE]))).json()
    if "id" not in table:
        seen["no table for sayings"] += 1
        return
    line = await guest.line(table["id"], table["mine"][0])
    for i in range(500):
        await line.send(msgspec.json.encode({"type": "say", "id": f"s{i}", "text": "hello " * 60}).decode())
    for i in range(20):
        many = [{"type": "say", "id": f"p{i}.{j}", "text": "hello"} for j in range(20)]
        answer = await guest.post(f"/api/tables/{table['id']}/poll", {"seat": table["mine"][0], "messages": many})
        seen[f"poll {answer.status_code}"] += 1


async def sign_ins(url: str, number: int, seen: Counter[str]) -> None:
    """Guess passwords."""
    guest = await Visitor(url, ATTACKER).enter(f"guest {number}")
    for i in range(20):
        answer = await guest.post("/api/sign-in", {"name": "Maeve", "password": f"guess {i}"})
        seen[f"sign-in {answer.status_code}"] += 1


async def sockets(url: str, number: int, seen: Counter[str]) -> None:
    """Open sockets to a table that is not there, and to one that is."""
    guest = await Visitor(url, ATTACKER).enter(f"guest {number}")
    for _ in range(60):
        try:
            await guest.line("nowhere", "")
            seen["socket opened"] += 1
        except (OSError, WebSocketException, TimeoutError):
            seen["socket refused"] += 1


async def uploads(url: str, number: int, seen: Counter[str]) -> None:
    """Upload long games, and look back at them."""
    guest = await Visitor(url, ATTACKER).enter(f"guest {number}")
    for _ in range(10):
        answer = await guest.post("/api/records", RECORD)
        seen[f"upload {answer.status_code}"] += 1
        if answer.status_code != 201:
            continue
        for version in range(0, 400, 20):
            found = await guest.web.get(f"/api/tables/{answer.json()['id']}/replay/{version}")
            seen[f"look back {found.status_code}"] += 1


async def slow(url: str, number: int, seen: Counter[str]) -> None:
    """Send headers one by one, and never an end."""
    host, port = url.removeprefix("http://").split(":")
    for _ in range(SLOW // 8):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nhost: here\r\n")
            HELD.append((reader, writer))
            seen["slow connection"] += 1


async def bodies(url: str, number: int, seen: Counter[str]) -> None:
    """Send bodies that are far too long."""
    guest = await Visitor(url, ATTACKER).enter(f"guest {number}")
    for _ in range(10):
        try:
            answer = await guest.post("/api/me/settings", b'{"a":"' + b"x" * 5 * BIG + b'"}')
            seen[f"huge body {answer.status_code}"] += 1
        except httpx.HTTPError:
            seen["huge body cut off"] += 1


ATTACKS: dict[str, Attack] = {
    each.__name__: each for each in (tables, sayings, sign_ins, sockets, uploads, slow, bodies)
}
HELD: list[Any] = []
RECORD = b""


def long_record() -> bytes:
    """The record of a long game."""
    match, chance = Match(game("inis"), bytes(32), {"players": 4}), Random(1)
    while not match.done:
        seat = match.state.seats[0]
        match.take(seat, chance.choice(match.state.options(seat)))
    return to_text(match).encode()


async def storm(url: str, attack: Attack, seen: Counter[str]) -> None:
    """Eight of a kind at once."""

    async def one(number: int) -> None:
        try:
            await attack(url, number, seen)
        except (OSError, httpx.HTTPError, WebSocketException, KeyError, TimeoutError) as why:
            seen[f"gave up: {type(why).__name__}"] += 1

    await asyncio.gather(*(one(number) for number in range(8)))


async def measure(url: str, attacks: list[Attack], seconds: float) -> tuple[list[float], Counter[str]]:
    """How long the player's moves took during a flood, and how the flood was answered."""
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        playing = asyncio.get_running_loop().run_in_executor(pool, played, url, seconds)
        await asyncio.sleep(HEAD_START)
        flood = [asyncio.create_task(storm(url, attack, seen)) for attack in attacks]
        took = await playing
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
    return took, seen


def at(part: float, took: list[float]) -> float:
    """A percentile, in milliseconds."""
    return 1000 * sorted(took)[min(len(took) - 1, int(part * len(took)))]


def told(name: str, took: list[float], seen: Counter[str]) -> bool:
    """Print one line; whether the target was met."""
    good = at(0.99, took) <= 1000 * TARGET
    answers = ", ".join(f"{count} {what}" for what, count in sorted(seen.items()))
    print(
        f"{name:9} {len(took):5} moves  p50 {at(0.5, took):6.1f} ms  p99 {at(0.99, took):6.1f} ms"
        f"  (target {1000 * TARGET:.0f}) {'' if good else 'MISSED'}  {answers}",
        flush=True,
    )
    return good


async def run(asked: argparse.Namespace) -> bool:
    """Each attack alone, then all together, each against a server of its own."""
    wanted = [ATTACKS[name] for name in asked.attacks.split(",")] if asked.attacks else list(ATTACKS.values())
    rounds: list[tuple[str, list[Attack]]] = [("quiet", [])]
    rounds += [(attack.__name__, [attack]) for attack in wanted if not asked.together]
    rounds += [("all", wanted)] if len(wanted) > 1 else []
    return all([await one_round(name, attacks, asked.seconds) for name, attacks in rounds])


async def one_round(name: str, attacks: list[Attack], seconds: float) -> bool:
    """One server, one flood."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = [sys.executable, "-m", "fidchell", "serve", "--db", f"sqlite:///{folder}/t.db", "--port", str(port)]
        with Path(folder, "log").open("wb") as log:
            server = await asyncio.create_subprocess_exec(*words, stdout=log, stderr=log, env=os.environ)
        url = f"http://127.0.0.1:{port}"
        try:
            await ready(url)
            took, seen = await measure(url, attacks, seconds)
        finally:
            server.kill()
            await server.wait()
            for _, writer in HELD:
                writer.close()
            HELD.clear()
    return told(name, took, seen)


async def ready(url: str) -> None:
    """Wait for a server."""
    async with httpx.AsyncClient(timeout=5) as web:
        for _ in range(600):
            with suppress(httpx.HTTPError):
                if (await web.get(f"{url}/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not start")


def main() -> int:
    """The command."""
    global RECORD
    parser = argparse.ArgumentParser(prog="bench.flood", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long each flood lasts at most")
    parser.add_argument("--attacks", default="", help=f"of {', '.join(ATTACKS)}; default: all")
    parser.add_argument("--together", action="store_true", help="only all of them at once")
    RECORD = long_record()
    return 0 if asyncio.run(run(parser.parse_args())) else 1


if __name__ == "__main__":
    sys.exit(main())
