"""Incoming connections: how many one network may have, and how long a client may take over a request.

Uvicorn waits for ever for the rest of a request, and for a client that does not read its response. Here every step that
the other side has to take has a deadline; what the server does itself, such as a long poll, has none.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fidchell.table.live.line import SocketLine
from fidchell.table.live.rate_limit import network

LONGEST_HEAD = 64_000  # bytes of a request line and its headers
REFUSAL = b"HTTP/1.1 %s\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
TOO_MANY = REFUSAL % b"429 Too Many Requests"
TOO_SLOW = REFUSAL % b"408 Request Timeout"
TOO_LONG = REFUSAL % b"431 Request Header Fields Too Large"


class Doorway:
    """The connections that have not been handed on to a table yet, counted by network; 0 means no limit."""

    def __init__(self, most: int, patience: float) -> None:
        self.most = most
        self.patience = patience  # seconds for a whole request, or for reading a response
        self.open: Counter[str] = Counter()

    def enter(self, origin: str) -> bool:
        """Count a new connection; False if its network has too many."""
        self.open[origin] += 1
        return not self.most or self.open[origin] <= self.most

    def leave(self, origin: str) -> None:
        """A connection has ended, or belongs to a table from now on."""
        self.open[origin] -= 1
        if self.open[origin] <= 0:
            del self.open[origin]


class HttpLine(HttpToolsProtocol):
    """Uvicorn's HTTP connection, with deadlines."""

    def __init__(self, doorway: Doorway, **given: Any) -> None:
        super().__init__(**given)
        self.doorway = doorway
        self.deadline: TimerHandle | None = None
        self.origin: str | None = None
        self.head = 0  # bytes of a request whose headers are not complete
        self.sending = False  # whether the client is in the middle of a request

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Let a connection in, or refuse it."""
        super().connection_made(transport)
        self.origin = network(self.client[0] if self.client else "")
        if not self.doorway.enter(self.origin):
            self.part(TOO_MANY)
        else:
            self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.settle()
        self.let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; a request that has begun must be complete in time, and its headers must be short."""
        if self.transport.is_closing():
            return
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self.part(TOO_LONG)

    def on_message_begin(self) -> None:
        """A request begins; the time of the first one runs since the connection was made."""
        super().on_message_begin()
        self.sending = True
        if self.deadline is None:
            self.expect_request()

    def on_headers_complete(self) -> None:
        """The headers are complete."""
        self.head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of the body."""
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete; what comes next is up to the server."""
        self.head = 0
        self.sending = False
        self.settle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on to a table's line, which tells when it has been let in there."""
        self.settle()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, SocketLine) and not self.transport.is_closing():
            line.let_go = self.let_go
        else:
            self.let_go()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self.expect_request()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if not self.sending:
            self.settle()

    # Deadlines.

    def expect_request(self) -> None:
        """The client has to do something."""
        self.settle()
        self.deadline = self.loop.call_later(self.doorway.patience, self.give_up)

    def settle(self) -> None:
        """The client has done it."""
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """The client took too long; but one that we did not read from gets more time."""
        self.deadline = None
        if self.flow.read_paused and not self.flow.write_paused:
            self.expect_request()
        elif self.flow.write_paused:
            self.transport.abort()  # it would not read a response either
        else:
            self.part(b"" if self.cycle and self.cycle.response_started else TOO_SLOW)

    def part(self, why: bytes) -> None:
        """Refuse and close."""
        if not self.transport.is_closing():
            self.transport.write(why)
            self.transport.close()

    def let_go(self) -> None:
        """Stop counting this connection."""
        if self.origin is not None:
            self.doorway.leave(self.origin)
            self.origin = None
