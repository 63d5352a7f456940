"""Connections: each sees a table as one viewer, and gets the newest update when it can receive one.

An update holds everything a viewer may know, so a slow connection skips the ones it missed and gets the newest with all
events since; nothing queues up for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic

from fidchell.table.live.line import Line
from fidchell.table.live.updates import LastSent, Updates
from fidchell.table.log.commands import Sender
from fidchell.table.log.moments import Viewer
from fidchell.table.server import wire
from fidchell.table.server.metrics import TALLY

PATIENCE = 30.0  # seconds that a connection may stay blocked
WAITING = 64  # answers queued for a slow connection
AT_ONCE = 32  # unanswered messages of one connection; above this, reading pauses


class Connection:
    """One viewer's connection to a table."""

    def __init__(self, who: Sender, line: Line, refresh: Callable[[Connection], None]) -> None:
        self.who = who
        self.viewer: Viewer = who.viewer  # the viewer it sees the table as
        self.line = line
        self.refresh = refresh  # called when a slow connection can receive updates again
        self.ended: Callable[[str], None] | None = None  # called when the server drops the connection
        self.seen = 0  # the version it was sent last
        self.had = LastSent()
        self.behind = False  # whether an update was skipped because it was blocked
        self.waiting: deque[bytes] = deque()
        self.since = 0.0  # when it became blocked; 0 if it is not
        self.asking = 0  # unanswered messages
        self.closed = False
        self.fresh = True  # whether anything was sent since the last heartbeat

    def show(self, showing: Updates, done: str = "") -> None:
        """Send the newest update, now or as soon as the connection can receive it."""
        if not self.line.is_free():
            self.behind = True
            TALLY.left_out += 1
            self.since = self.since or monotonic()
            if done:
                self.tell_done(done)
            return
        text = showing.update(self.viewer, self.seen, done, self.had)
        self.seen = showing.table.moments.version(self.viewer)
        showing.remember(self.viewer, self.had)
        self.put(text)

    def has_sealed(self, version: int) -> None:
        """Its own sealed answer is all that the newest version adds, unless it has missed something before."""
        if self.seen == version - 1:
            self.seen = version

    def tell_done(self, name: str) -> None:
        """Acknowledge a message that led to no update."""
        self.put(wire.write(wire.Done(name, self.seen)))

    def put(self, text: bytes) -> None:
        """Send a message: now if the connection can receive it, otherwise as soon as it can."""
        self.fresh = True
        if self.closed:
            return
        if self.line.is_free() and not self.waiting:
            self.line.write(text)
            return
        self.since = self.since or monotonic()
        self.waiting.append(text)
        if len(self.waiting) > WAITING:
            self.end("slow")

    def go_on(self) -> None:
        """The connection can receive again."""
        while self.waiting and self.line.is_free():
            self.line.write(self.waiting.popleft())
        if not self.waiting and self.line.is_free():
            self.since = 0.0
            if self.behind:
                self.behind = False
                self.refresh(self)

    def asks(self, more: int) -> None:
        """Count `more` unanswered messages; with too many of them, reading pauses until some are answered."""
        self.asking += more
        if more > 0 and self.asking == AT_ONCE:
            self.line.pause(True)
        elif more < 0 and self.asking == AT_ONCE - 1:
            self.line.pause(False)

    @property
    def stuck(self) -> bool:
        """Whether the connection has been blocked for too long."""
        return self.since > 0 and monotonic() - self.since > PATIENCE

    def end(self, why: str) -> None:
        """Drop the connection."""
        if not self.closed:
            self.closed = True
            if self.ended:
                self.ended(why)
