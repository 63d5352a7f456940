"""The WebSocket under a connection: it hands over what arrives at once, and takes what is sent without waiting.

The general way of ASGI costs a queue, two wake-ups and a pause of the transport for each message; a table sends four
messages for each that it gets, so this is where its time would go (docs/decisions/0025).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "fidchell.line"  # where an application finds its line
TEXT = b"\x81"  # the first byte of a whole message of text


class Line(Protocol):
    """What a connection needs to know of the socket under it."""

    def write(self, message: bytes) -> None:
        """Send a message."""

    def is_free(self) -> bool:
        """Whether the other side takes messages as fast as they are sent."""

    def pause(self, paused: bool) -> None:
        """Take no messages for a while, or take them again."""


def framed(message: bytes) -> bytes:
    """A message of text as WebSockets send it."""
    size = len(message)
    if size < 126:
        return TEXT + bytes((size,)) + message
    if size < 65_536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + message


class SocketLine(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with a shorter way in and out for whoever asks for it."""

    hear: Callable[[bytes], None] | None = None  # what arrives goes here
    freed: Callable[[], None] | None = None  # called when the other side takes messages again

    def handle_connect(self, event: Request) -> None:
        """Offer the shorter way to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(message)

    def resume_writing(self) -> None:
        """The other side takes messages again."""
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
