"""The WebSocket under a connection: delivers messages as they arrive, and sends without waiting.

Plain ASGI costs a queue, two wake-ups and a pause of the transport for each message; a table sends four
messages for each that it receives, so this is where its time would go (docs/decisions/0025).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "fidchell.line"  # the ASGI extension that holds the line
TEXT = b"\x81"  # the first byte of an unfragmented text message


class Line(Protocol):
    """What a connection needs of the socket under it."""

    def write(self, message: bytes) -> None:
        """Send a message."""

    def is_free(self) -> bool:
        """Whether the other side takes messages as fast as they are sent."""

    def pause(self, paused: bool) -> None:
        """Take no messages for a while, or take them again."""


def framed(message: bytes) -> bytes:
    """A text message as a WebSocket frame."""
    size = len(message)
    if size < 126:
        return TEXT + bytes((size,)) + message
    if size < 65_536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + message


class SocketLine(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with an optional shortcut for sending and receiving."""

    hear: Callable[[bytes], None] | None = None  # called with each message, if set
    freed: Callable[[], None] | None = None  # called when the other side reads again
    spoke = False  # whether anything came since the last ping was due
    let_go: Callable[[], None] | None = None  # called when a table has let it in, or it has ended before

    def handle_connect(self, event: Request) -> None:
        """Offer the shortcut to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Something came, so the other side is there."""
        self.spoke = True
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is there, unless it has said something meanwhile."""
        if not self.spoke:
            super().send_keepalive_ping()
            return
        self.spoke = False
        self.ping_timer = None
        self.schedule_ping()

    def handle_pong(self, event: Frame) -> None:
        """The answer to a ping; whoever says nothing else is asked again next time."""
        super().handle_pong(event)
        self.spoke = False

    def send_receive_event_to_app(self) -> None:
        """Deliver a complete message."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.let_in()
        super().connection_lost(exc)

    def let_in(self) -> None:
        """The connection is no longer one of those that nobody knows."""
        if self.let_go:
            self.let_go()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        if self.freed:
            self.freed()

    def write(self, message: bytes) -> None:
        """Send a message."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))

    def is_free(self) -> bool:
        """Whether the other side takes messages as fast as they are sent."""
        return self.writable.is_set()

    def pause(self, paused: bool) -> None:
        """Take no messages for a while, or take them again."""
        if paused != self.read_paused and not self.transport.is_closing():
            self.read_paused = paused
            self.transport.pause_reading() if paused else self.transport.resume_reading()
