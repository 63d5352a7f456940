"""The WebSocket under a connection: who is pinged."""

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from fidchell.table.live.line import SocketLine

HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = 0x89  # the first byte of a ping


class Wire:
    """A transport that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str) -> None:
        return None

    def pings(self) -> list[bytes]:
        """The pings sent so far."""
        return [data for data in self.sent if data[0] == PING]


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Accepts, and stays."""
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def from_client(kind: Opcode, content: bytes) -> bytes:
    """A frame of a client."""
    return Frame(kind, content).serialize(mask=True)


def test_only_whoever_says_nothing_is_pinged() -> None:
    asyncio.run(pinged())


async def pinged() -> None:
    """A client speaks, is silent, and answers a ping."""
    config = uvicorn.Config(app, ws_ping_interval=3600.0, ws_ping_timeout=3600.0, ws_per_message_deflate=False)
    config.load()
    line, wire = SocketLine(config, ServerState(), {}), Wire()
    line.connection_made(cast(Any, wire))
    line.data_received(HELLO)
    while not line.handshake_complete:
        await asyncio.sleep(0)
    line.spoke = False
    line.hear = lambda message: None
    line.data_received(from_client(Opcode.TEXT, b"{}"))
    line.send_keepalive_ping()
    assert not wire.pings()
    assert line.ping_timer, "the next one is due later"
    line.send_keepalive_ping()
    assert len(wire.pings()) == 1, "nothing came since"
    line.data_received(from_client(Opcode.PONG, wire.pings()[0][2:]))
    line.send_keepalive_ping()
    assert len(wire.pings()) == 2, "an answer to a ping is all that came"
    line.stop_keepalive()
    for task in line.tasks:
        task.cancel()
