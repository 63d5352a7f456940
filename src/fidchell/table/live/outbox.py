"""Connections: each sees a table as one viewer, and gets the newest update when it can take one.

An update says all that a viewer may know, so a slow connection skips those it missed and gets the newest with all the
events since; nothing piles up for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic

from fidchell.table.live.line import Line
from fidchell.table.live.updates import Had, Updates
from fidchell.table.log.commands import Wisher
from fidchell.table.log.moments import Viewer
from fidchell.table.server import wire
from fidchell.table.server.metrics import TALLY

PATIENCE = 30.0  # seconds that a connection may take nothing
WAITING = 64  # answers that may wait for a slow connection
AT_ONCE = 32  # messages of one connection that may wait for their answer; more are not read


class Connection:
    """One viewer's way to a table."""

    def __init__(self, who: Wisher, line: Line, refresh: Callable[[Connection], None]) -> None:
        self.who = who
        self.viewer: Viewer = who.viewer  # as whom it sees the table
        self.line = line
        self.refresh = refresh  # called when a slow connection can take an update again
        self.ended: Callable[[str], None] | None = None  # called when the server gives the connection up
        self.seen = 0  # the version that it has
        self.had = Had()
        self.behind = False  # whether an update was left out since it takes nothing
        self.waiting: deque[bytes] = deque()
        self.since = 0.0  # when it began to take nothing; 0 if it takes everything
        self.asking = 0  # messages that have no answer yet
        self.closed = False
        self.fresh = True  # whether anything was sent since the last heartbeat

    def show(self, showing: Updates, done: str = "") -> None:
        """Send the newest update, or remember to do so."""
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

    def tell_done(self, name: str) -> None:
        """Tell that a message was carried out, where that is all there is to tell."""
        self.put(wire.write(wire.Done(name)))

    def put(self, text: bytes) -> None:
        """Send a message: at once if the connection takes it, else as soon as it does."""
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
        """The connection takes messages again."""
        while self.waiting and self.line.is_free():
            self.line.write(self.waiting.popleft())
        if not self.waiting and self.line.is_free():
            self.since = 0.0
            if self.behind:
                self.behind = False
                self.refresh(self)

    def asks(self, more: int) -> None:
        """So many more messages wait for their answer; too many, and no more are read until some are answered."""
        self.asking += more
        if more > 0 and self.asking == AT_ONCE:
            self.line.pause(True)
        elif more < 0 and self.asking == AT_ONCE - 1:
            self.line.pause(False)

    @property
    def stuck(self) -> bool:
        """Whether the connection has taken nothing for too long."""
        return self.since > 0 and monotonic() - self.since > PATIENCE

    def end(self, why: str) -> None:
        """Give the connection up."""
        if not self.closed:
            self.closed = True
            if self.ended:
                self.ended(why)
