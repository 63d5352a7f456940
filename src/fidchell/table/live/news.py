"""Streams of events: what happens at a person's tables, for programs that are not connected to all of them.

Only what concerns listeners is worked out. A listener who was cut off goes on after the last event it had, as long as
that is still in memory; otherwise it is told to read its tables anew. Servers tell each other who listens to them, and
the owner of a table passes its events on.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from fidchell.core.types import Seat
from fidchell.table.live.updates import outcome
from fidchell.table.log.table import GATHERING, Table
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.wire import News

if TYPE_CHECKING:
    from fidchell.table.live.passage import Passage

KEPT = 100  # events of one person in memory
RESUMED = 300.0  # seconds for which they are kept when nobody listens any more
STREAMS = 3  # of one person
LOST = 60.0  # seconds after which a stream that never began is forgotten
BELIEVED = 10.0  # seconds for which a server is believed that somebody listens there
ANNOUNCED = 1.0  # seconds after which it says so again
MANY = 10_000  # people whose events are in memory
SEATED, STARTED, TURN, ENDED = "seated", "started", "turn", "ended"


class Before(NamedTuple):
    """As much of a table as tells what has changed."""

    phase: str
    ticks: tuple[int, ...]
    awaited: frozenset[Seat]


NEW = Before("", (), frozenset())  # a table that did not exist


class Stream:
    """One open stream of a person."""

    def __init__(self, session: str) -> None:
        self.session = session  # the fingerprint of the session or token that it belongs to
        self.wake = asyncio.Event()
        self.begun = self.ended = False
        self.opened = time.monotonic()

    @property
    def lost(self) -> bool:
        """Whether its listener went away before anything was sent."""
        return not self.begun and self.opened < time.monotonic() - LOST

    def end(self) -> None:
        """End it."""
        self.ended = True
        self.wake.set()


class Listener:
    """A person who listens: their latest events, and their open streams."""

    def __init__(self) -> None:
        self.mark = token_hex(4)  # of its ids: those of another time or server mean nothing here
        self.missed = self.last = 0  # events up to the first are forgotten, and the second is the newest
        self.events: deque[tuple[int, bytes]] = deque()
        self.streams: set[Stream] = set()
        self.until = 0.0  # when it is forgotten, if no stream is open

    def put(self, body: bytes) -> None:
        """Add an event."""
        self.last += 1
        self.events.append((self.last, body))
        if len(self.events) > KEPT:
            self.missed = self.events.popleft()[0]
        self.wake()

    def wake(self) -> None:
        """Let all streams go on."""
        for stream in self.streams:
            stream.wake.set()

    def interrupt(self) -> None:
        """Something may have been lost."""
        self.last += 1
        self.missed = self.last
        self.events.clear()
        self.wake()

    def place(self, last: str) -> int | None:
        """The number of the last event that somebody had, if all that came after it is still here."""
        mark, _, digits = last.partition("-")
        number = int(digits) if mark == self.mark and digits.isascii() and digits.isdigit() else -1
        return number if self.missed <= number <= self.last else None

    def opened(self, at: int, resumed: bool) -> bytes:
        """The frame that begins a stream: whether it goes on where it stopped."""
        head = f'id: {self.mark}-{at}\nevent: open\ndata: {{"resumed":{str(resumed).lower()}}}\n\n'
        return head.encode()

    def frame(self, number: int, body: bytes) -> bytes:
        """The frame of an event."""
        return f"id: {self.mark}-{number}\ndata: ".encode() + body + b"\n\n"


class Events:
    """The listeners of this server."""

    def __init__(self) -> None:
        self.listeners: dict[int, Listener] = {}
        self.elsewhere: dict[int, float] = {}  # people who listen at other servers, and until when that is believed
        self.passage: Passage | None = None  # to other servers
        self.stopping = False

    # What happens.

    def before(self, table: Table) -> Before | None:
        """A table before something happens there; None if nobody who sits there listens."""
        if not self.hear_of(table):
            return None
        awaited = frozenset(seat for seat in range(len(table.chairs)) if table.is_awaited(seat))
        return Before(table.phase, tuple(table.ticks), awaited)

    def hear_of(self, table: Table) -> bool:
        """Whether somebody who sits at a table listens."""
        return any(chair.user in self.listeners or chair.user in self.elsewhere for chair in table.chairs)

    def tell(self, table: Table, before: Before | None) -> None:
        """Tell those who sit at a table what has happened."""
        if before is None or not self.hear_of(table):
            return
        for seat, chair in enumerate(table.chairs):
            for word in changes(table, seat, before) if chair.user else ():
                ended = outcome(table) if word == ENDED else ""
                self.put(chair.user, News(word, table.plan.id, table.plan.game, table.seat_name(seat), ended))

    def put(self, user: int, news: News) -> None:
        """Add an event to somebody's stream."""
        body = msgspec.json.encode(news)
        if listener := self.listeners.get(user):
            listener.put(body)
        if user in self.elsewhere and self.passage:
            self.passage.tell_all("news", msgspec.msgpack.encode((user, body)))

    # Other servers.

    def announce(self) -> None:
        """Tell the other servers who listens here."""
        self.sweep()
        if self.listeners and self.passage:
            self.passage.tell_all("listeners", msgspec.msgpack.encode(list(self.listeners)))

    async def introduce(self, user: int) -> None:
        """Tell the other servers of a new listener, before the listener is told that it misses nothing from now on."""
        if self.passage:
            await self.passage.ask_all("listeners", msgspec.msgpack.encode([user]))

    async def listening(self, body: bytes) -> bytes:
        """Hear who listens at another server."""
        until = time.monotonic() + BELIEVED
        self.elsewhere |= dict.fromkeys(msgspec.msgpack.decode(body, type=list[int]), until)
        return b""

    async def passed_on(self, body: bytes) -> bytes:
        """Hear of an event at a table of another server."""
        user, news = msgspec.msgpack.decode(body, type=tuple[int, bytes])
        if listener := self.listeners.get(user):
            listener.put(news)
        return b""

    def interrupt(self) -> None:
        """What another server has said may be lost."""
        for listener in self.listeners.values():
            listener.interrupt()

    # Listening.

    def listen(self, user: int, session: str) -> Stream:
        """Open a stream."""
        self.sweep()
        listener = self.listeners.get(user)
        if listener:
            listener.streams = {stream for stream in listener.streams if not stream.lost}
        if listener and len(listener.streams) >= STREAMS:
            raise Refusal("too-many-streams", f"you already listen {STREAMS} times; close one", most=STREAMS)
        if self.stopping or (not listener and len(self.listeners) >= MANY):
            raise Refusal("busy", "too many listen to this server now; try again later")
        stream = Stream(session)
        self.listeners.setdefault(user, Listener()).streams.add(stream)
        return stream

    async def frames(self, user: int, stream: Stream, last: str, beat: float) -> AsyncIterator[bytes]:
        """The frames of a stream, until it ends."""
        listener, stream.begun = self.listeners[user], True
        place = listener.place(last)
        at = listener.last if place is None else place
        yield listener.opened(at, place is not None)
        while not stream.ended:
            stream.wake.clear()
            if at < listener.missed:  # it reads too slowly, or another server was lost
                at = listener.last
                yield listener.opened(at, False)
            for number, body in [event for event in listener.events if event[0] > at]:
                at = number
                yield listener.frame(number, body)
            try:
                async with asyncio.timeout(beat):
                    await stream.wake.wait()
            except TimeoutError:
                yield b": still here\n\n"

    def leave(self, user: int, stream: Stream) -> bool:
        """A stream has ended; whether it was the person's last."""
        listener = self.listeners[user]
        listener.streams.discard(stream)
        listener.until = time.monotonic() + RESUMED
        return not listener.streams

    def sweep(self) -> None:
        """Forget those who have not listened for a while."""
        now = time.monotonic()
        self.listeners = {user: each for user, each in self.listeners.items() if each.streams or each.until > now}
        self.elsewhere = {user: until for user, until in self.elsewhere.items() if until > now}

    def see_off(self, user: int, session: str = "") -> None:
        """End the streams of a person whose sessions have ended, or those of one session."""
        listener = self.listeners.get(user)
        for stream in list(listener.streams) if listener else ():
            if session in ("", stream.session):
                stream.end()

    def close(self) -> None:
        """End all streams."""
        self.stopping = True
        for user in self.listeners:
            self.see_off(user)


def changes(table: Table, seat: Seat, before: Before) -> Iterator[str]:
    """What has happened to a seat."""
    if before is NEW:
        yield SEATED
    if before.phase in ("", GATHERING) and table.phase not in (before.phase, GATHERING):
        yield STARTED
    if table.ended and before.phase != table.phase:
        yield ENDED
    if table.is_awaited(seat) and (seat not in before.awaited or table.ticks[seat] != before.ticks[seat]):
        yield TURN
