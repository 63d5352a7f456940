"""Connections: a client that keeps the server waiting is dropped, and one network cannot take all of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from patience import HANGS
from swift import passes, swiftly
from tableside import Person, Server, in_time
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from fidchell.table.server.connections import LONGEST_HEAD, Doorway, HttpLine
from fidchell.table.server.serve import doorway_of
from fidchell.table.server.settings import Settings

GET = b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n"
UPLOAD = b"POST /api/records HTTP/1.1\r\nhost: here\r\ncontent-length: 100000\r\n\r\n"
UPGRADE = b"GET /api/tables/x/wire HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
PATIENCE = 10.0


class Pipe:
    """The other side of a connection: what it was sent, and whether it was closed."""

    def __init__(self) -> None:
        self.sent = b""
        self.closed = False
        self.line: HttpLine | None = None

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            assert self.line
            asyncio.get_running_loop().call_soon(self.line.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> Any:
        return {"peername": ("192.0.2.7", 5), "sockname": ("192.0.2.1", 80)}.get(name)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def app(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads everything and thinks for an hour."""
    while (await receive()).get("more_body"):
        pass
    await passes(3600)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def connected(doorway: Doorway) -> tuple[HttpLine, Pipe]:
    """A connection to that application."""
    config = uvicorn.Config(app, log_config=None, ws="none")
    config.load()
    line = HttpLine(doorway, config=config, server_state=ServerState(), app_state={})
    pipe = Pipe()
    pipe.line = line
    line.connection_made(pipe)  # type: ignore[arg-type]
    return line, pipe


STARTS = [(b"", b""), (b"G", b"E"), (b"GET / HTTP/1.1\r\n", b"x"), (UPLOAD, b"x"), (UPGRADE, b"x"), (GET + b"G", b"E")]


@pytest.mark.parametrize(("start", "drop"), STARTS)
def test_whoever_does_not_finish_a_request_is_dropped(start: bytes, drop: bytes) -> None:
    async def story() -> None:
        doorway = Doorway(5, PATIENCE)
        line, pipe = connected(doorway)
        line.data_received(start)
        await passes(PATIENCE / 2)
        line.data_received(drop)  # a drop now and then does not help
        assert not pipe.closed
        await passes(PATIENCE)
        assert pipe.closed and not doorway.open

    swiftly(story())


def test_whoever_waits_for_the_server_is_not() -> None:
    async def story() -> None:
        line, pipe = connected(Doorway(5, PATIENCE))
        for _ in range(3):
            line.data_received(GET)
            await passes(3600.1)
            assert pipe.sent.endswith(b"ok") and not pipe.closed
        await passes(60)  # nothing more is asked
        assert pipe.closed

    swiftly(story())


def test_whoever_does_not_read_is_dropped() -> None:
    async def story() -> None:
        line, pipe = connected(Doorway(5, PATIENCE))
        line.data_received(GET)
        line.pause_writing()
        await passes(PATIENCE / 2)
        line.resume_writing()
        await passes(PATIENCE)
        assert not pipe.closed
        line.pause_writing()
        await passes(PATIENCE + 1)
        assert pipe.closed

    swiftly(story())


def test_headers_without_end_are_refused() -> None:
    async def story() -> None:
        line, pipe = connected(Doorway(5, PATIENCE))
        line.data_received(b"GET / HTTP/1.1\r\n")
        for _ in range(LONGEST_HEAD // 1000 + 1):
            line.data_received(b"x" * 500 + b": " + b"y" * 500 + b"\r\n")
        assert pipe.closed and pipe.sent.startswith(b"HTTP/1.1 431")

    swiftly(story())


def test_a_long_body_is_no_header() -> None:
    async def story() -> None:
        line, pipe = connected(Doorway(5, PATIENCE))
        line.data_received(UPLOAD)
        for _ in range(100):
            line.data_received(b"x" * 1000)
        await passes(3601)
        assert pipe.sent.endswith(b"ok")

    swiftly(story())


def test_a_network_has_so_many_connections_and_no_more() -> None:
    doorway = Doorway(2, PATIENCE)
    assert [doorway.enter("a") for _ in range(3)] == [True, True, False]
    assert doorway.enter("b")
    doorway.leave("a")
    doorway.leave("a")
    assert doorway.enter("a") and doorway.open == {"a": 2, "b": 1}


# At a server.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a fifth of a second for a request, and lets a network have five connections."""
    db = f"sqlite:///{tmp_path_factory.mktemp('connections') / 'tables.db'}"
    serving = Server(db, "--patience", "0.2").start()
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets a network have five connections."""
    db = f"sqlite:///{tmp_path_factory.mktemp('narrow') / 'tables.db'}"
    serving = Server(db, "--network", "5").start()
    yield serving
    serving.stop()


def line_from(server: Server, address: str) -> socket.socket:
    """A connection from one of this machine's addresses."""
    return socket.create_connection(("127.0.0.1", server.port), HANGS, source_address=(address, 0))


def heard(line: socket.socket) -> bytes:
    """Everything that comes until the other side closes."""
    found = b""
    try:
        while more := line.recv(10_000):
            found += more
    except ConnectionResetError:
        pass
    return found


@pytest.mark.once
@pytest.mark.parametrize("start", [b"", b"GET /api/games HTTP/1.1\r\nhost: x\r\n", UPLOAD + b"{", UPGRADE])
def test_a_real_server_drops_the_slow(server: Server, start: bytes) -> None:
    lines = [line_from(server, "127.0.0.2") for _ in range(20)]
    for line in lines:
        line.sendall(start)
    for line in lines:
        assert heard(line)[:12] in (b"", b"HTTP/1.1 408", b"HTTP/1.1 403")
        line.close()


@pytest.mark.once
def test_one_network_leaves_room_for_others(narrow: Server) -> None:
    held = [line_from(narrow, "127.0.0.2") for _ in range(5)]
    refused = line_from(narrow, "127.0.0.2")
    assert heard(refused).startswith(b"HTTP/1.1 429")
    other = line_from(narrow, "127.0.0.3")
    other.sendall(GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
    assert heard(other).startswith(b"HTTP/1.1 200")
    for line in (*held, refused, other):
        line.close()


@pytest.mark.once
def test_guests_share_what_their_network_has_and_accounts_do_not(narrow: Server) -> None:
    async def story() -> None:
        async with Person(narrow.url) as one, Person(narrow.url) as two, Person(narrow.url, "Etain") as known:
            table = (await one.set_table("inis", "mm", listed=True))["id"]
            lines = [await person.seat(table) for person in (one, one, one, two, two)]
            for line in lines:
                assert (await line.hear())["type"] == "welcome"
            full = await two.seat(table)
            assert (await full.hear())["error"]["id"] == "refused-too-many-connections"
            made = await known.post("/api/account", {"name": "Etain", "password": "a purple fly"})
            assert made.status_code == 201
            assert (await (await known.seat(table)).hear())["type"] == "welcome"

    in_time(story())


@pytest.mark.once
def test_sockets_cannot_be_opened_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    db = f"sqlite:///{tmp_path_factory.mktemp('openings') / 'tables.db'}"
    serving = Server(db, "--requests", "20").start()

    async def story() -> None:
        async with Person(serving.url) as person:
            opened: list[str] = []
            with pytest.raises(InvalidStatus):
                while len(opened) < 1000:
                    line = await person.seat("nowhere")
                    await line.reading
                    opened.append(line.ended)
            assert len(opened) >= 20

    in_time(story())
    serving.stop()


def test_behind_a_proxy_connections_are_not_counted() -> None:
    assert doorway_of(Settings()).most == Settings().network
    assert doorway_of(Settings(proxied=True)).most == doorway_of(Settings(limits=False)).most == 0
