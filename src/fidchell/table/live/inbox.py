"""Incoming messages: identify the sender, check format and rate, and pass them on to the table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Mapping
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from fidchell.core.errors import FidchellError
from fidchell.table.live.line import EXTENSION, Line, SocketLine
from fidchell.table.live.outbox import Connection
from fidchell.table.live.rate_limit import RateLimit, RateLimits, network
from fidchell.table.live.session import Live
from fidchell.table.live.tables import Tables
from fidchell.table.live.updates import Updates, may_view, viewer_name
from fidchell.table.log.clocks import clock
from fidchell.table.log.commands import Sender, entries_for
from fidchell.table.server import wire
from fidchell.table.server.accounts import Person
from fidchell.table.server.lobby import viewer_of
from fidchell.table.server.metrics import CONNECTIONS, REFUSED, TALLY
from fidchell.table.server.refusal import Refusal, check_protocol
from fidchell.table.server.settings import Settings
from fidchell.table.server.tokens import PLAY
from fidchell.table.store.store import StoreDown

if TYPE_CHECKING:
    from fidchell.table.live.passage import Carried, Passage

LOG = structlog.get_logger("inbox")
SAYINGS = 1.0  # chat messages a second that a person may sustain
MANY = 10_000  # people whose number of connections is remembered
LAST_WORDS = 2.0  # seconds to wait while a connection closes
# WebSocket close codes.
GOODBYES = {"restart": 1012, "slow": 4008, "flood": 4029, "gone": 1000, "left": 4403, "refused": 4404}


class Visit(msgspec.Struct, array_like=True):
    """Somebody who wants to connect to a table; it says all that the owner of the table has to know of them."""

    table: str
    seat: str
    seen: int
    person: Person | None
    network: str
    session: str  # the fingerprint of their session or token


class Inbox:
    """The connections of this server, and the messages they send."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.held: Counter[Hashable] = Counter()  # connections by person and by network
        rate = settings.messages if settings.limits else 0
        self.allowances = RateLimits(rate)  # messages of each person, over all connections and polls
        self.talk = RateLimits(SAYINGS if settings.limits else 0)  # chat messages of each person
        self.passage: Passage | None = None  # to other servers

    async def welcome(
        self, person: Person | None, table: str, seat: str, origin: str = "", session: str = ""
    ) -> tuple[Live, Sender]:
        """The table, and the viewer that a person may connect as."""
        live = await self.tables.get(table)
        viewer = viewer_of(live.table, seat)
        if not may_view(live.table, viewer, person.id if person else 0):
            raise Refusal("not-yours", f"{seat} is not your seat; leave the seat out to watch")
        name = person.name if person else "?"
        may_play = person is None or person.scopes is None or PLAY in person.scopes
        is_bot = bool(person and person.owner)
        return live, Sender(viewer, name, person.id if person else 0, origin, session, may_play, is_bot)

    def check_room(self, live: Live, who: Sender) -> None:
        """Refuse connections to a table that has too many; whoever plays there may always come in."""
        most = self.settings.watchers if self.settings.limits else 0
        if most and len(live.connections) >= most and who.viewer not in live.table.seats_of(who.user):
            raise Refusal("full", f"this table already has {most} connections")

    def check_number(self, holders: Mapping[Hashable, int]) -> None:
        """Refuse connections to somebody who has too many."""
        for holder, most in holders.items():
            if self.settings.limits and self.held[holder] >= most:
                raise Refusal("too-many-connections", f"you already have {most} connections; close one", most=most)

    def holders(self, person: Person | None, origin: str) -> dict[Hashable, int]:
        """On whose account a connection is counted, and how many each may have: a guest's network counts too."""
        one, all_together = self.settings.connections, self.settings.network
        if person and person.login:
            return {person.id: one}
        return {person.id if person else ("anonymous", origin): one, origin: all_together}

    async def serve(
        self,
        socket: WebSocket[Any, Any, Any],
        identify: Callable[[], Awaitable[tuple[Person | None, str]]],
        table: str,
        seat: str,
        seen: int,
        protocol: str = "",
    ) -> None:
        """Serve one connection until it ends."""
        await socket.accept()
        origin = network(socket.client.host if socket.client else "")
        line: SocketLine = cast(Any, socket.scope)["extensions"][EXTENSION]
        try:
            check_protocol(protocol)
            person, mark = await identify()
            holders = self.holders(person, origin)
            self.check_number(holders)
            arrival = Visit(table, seat, seen, person, origin, mark)
            end, take, leave = await self.admit(arrival, line, lambda why: self.tables.start(part(socket, line, why)))
        except FidchellError as why:
            await socket.send_data(wire.write(refused("", why)).decode())
            await socket.close(GOODBYES["refused"], "refused")
            return
        line.let_in()
        line.freed = end.go_on
        line.hear = hear = partial(self.hear, end, take, self.allowances.of(person.id if person else origin))
        self.held.update(holders.keys())
        CONNECTIONS.inc()
        try:
            while (event := await socket.receive())["type"] != "websocket.disconnect":
                hear(content(event))  # messages that arrived before the line took over
        finally:
            CONNECTIONS.dec()
            leave()
            self.held.subtract(holders.keys())
            self.held = +self.held if len(self.held) > MANY else self.held

    async def admit(
        self, arrival: Visit, line: SocketLine, ended: Callable[[str], None]
    ) -> tuple[Connection | Carried, Callable[[bytes], None], Callable[[], None]]:
        """Let somebody in: their end of the connection, what takes their messages, and what to do when they leave.

        The table is here, or at another server.
        """
        owner = await self.tables.owners.find(arrival.table)
        if self.passage and self.passage.is_elsewhere(owner):
            carried = self.passage.carry(owner, arrival, line, ended)
            return carried, carried.take, partial(self.passage.leave, carried)
        live, connection = await self.enter(arrival, line, ended)
        return connection, partial(self.take, live, connection), partial(self.tables.leave, live, connection)

    async def enter(self, arrival: Visit, line: Line, ended: Callable[[str], None]) -> tuple[Live, Connection]:
        """Let somebody in at a table of this server, and show it to them."""
        live, who = await self.welcome(arrival.person, arrival.table, arrival.seat, arrival.network, arrival.session)
        self.check_room(live, who)
        connection = Connection(who, line, lambda slow: slow.show(Updates(live.table, clock())))
        connection.ended = ended
        connection.seen = max(0, min(arrival.seen, live.table.moments.version(who.viewer)))
        connection.put(wire.write(greeting(live, who, self.settings.beat)))
        self.tables.greet(live, connection)
        return live, connection

    def hear(
        self, end: Connection | Carried, take: Callable[[bytes], None], allowance: RateLimit, frame: bytes
    ) -> None:
        """Take one message, if its sender is not too fast."""
        if end.closed:
            return
        if allowance.spend():
            take(frame)
            return
        end.put(wire.write(refused(id_of(frame), TOO_FAST)))
        if allowance.exhausted:
            end.end("flood")

    def take(self, live: Live, connection: Connection, frame: bytes) -> None:
        """Carry out one message, or refuse it with a reason."""
        try:
            message = understood(frame)
        except FidchellError as why:
            answer(connection, id_of(frame), why)
            return
        if isinstance(message, wire.Ping):
            connection.put(wire.write(wire.Pong(message.id)))
            return
        if speaks(message) and not self.talk.spend(connection.who.user):
            answer(connection, message.id, TOO_FAST)
            return
        connection.asks(1)
        told = partial(self.told, connection, message.id, perf_counter())
        self.tables.carry_out(live, connection.who, message, told, connection)

    async def polled(self, live: Live, who: Sender, holder: int | str, message: wire.FromClient) -> bytes:
        """Carry out one message of a poll, within the same limits as over a socket; the answer to it."""
        try:
            if not self.allowances.spend(holder) or (speaks(message) and not self.talk.spend(who.user)):
                raise TOO_FAST
            if isinstance(message, wire.Ping):
                return wire.write(wire.Pong(message.id))
            await self.tables.put(live, lambda table: entries_for(table, who, message, clock()))
            return wire.write(wire.Done(message.id, live.table.moments.version(who.viewer)))
        except FidchellError as why:
            return wire.write(refused(message.id, why))

    def told(self, connection: Connection, name: str, began: float, why: Exception | None) -> None:
        """Report a failed message; success is reported by the table's update."""
        connection.asks(-1)
        TALLY.took(perf_counter() - began)
        if why is not None:
            answer(connection, name, why)


def speaks(message: wire.FromClient) -> bool:
    """Whether a message carries free text for others to read."""
    if isinstance(message, wire.MakePlan):
        return any(mark.text for mark in message.marks)
    return isinstance(message, wire.Say)


async def part(socket: WebSocket[Any, Any, Any], line: SocketLine, why: str) -> None:
    """Close a connection, unless it has just ended; abort it if the other side does not react."""
    try:
        async with asyncio.timeout(LAST_WORDS):
            await socket.close(GOODBYES[why], why)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        line.transport.abort()


def answer(connection: Connection, name: str, why: Exception) -> None:
    """Say why a message was not carried out; our own errors are logged, and reported without details."""
    if not isinstance(why, FidchellError):
        LOG.error("a message could not be carried out", exc_info=why)
        why = MISTAKE
    REFUSED.labels(why.name if isinstance(why, Refusal) else "other").inc()
    text = wire.write(refused(name, why))
    if connection.closed and isinstance(why, StoreDown):
        connection.line.write(text)  # the last message before the connection closes
    else:
        connection.put(text)


TOO_FAST = Refusal("too-fast", "too many messages; wait a moment")
MISTAKE = Refusal("mistake", "something went wrong on the server; nothing was changed")


def content(event: Mapping[str, Any]) -> bytes:
    """The payload of an ASGI event."""
    text = event.get("text")
    return event.get("bytes") or b"" if text is None else text.encode()


def understood(frame: bytes) -> wire.FromClient:
    """Decode a message, or refuse it and say what is wrong with it."""
    if len(frame) > wire.LONGEST_FRAME:
        raise Refusal("too-long", f"a message can have at most {wire.LONGEST_FRAME} bytes", most=wire.LONGEST_FRAME)
    try:
        return wire.read(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        raise Refusal("malformed", f"this is not a message of protocol {wire.PROTOCOL}: {str(why)[:200]}") from None


class Identified(msgspec.Struct):
    """As much of a message as its refusal needs."""

    id: str = ""


_IDENTIFY = msgspec.json.Decoder(Identified)


def id_of(frame: bytes) -> str:
    """The id of a message that is refused unread, so that its sender knows which; empty if it has none."""
    try:
        return _IDENTIFY.decode(frame).id if len(frame) <= wire.LONGEST_FRAME else ""
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def refused(name: str, why: FidchellError) -> wire.Refused:
    """A refusal in wire form."""
    if isinstance(why, Refusal):
        return wire.Refused(name[: wire.LONGEST_KEY], why.said, str(why))
    word = "store-down" if isinstance(why, StoreDown) else "other"
    return wire.Refused(name[: wire.LONGEST_KEY], wire.Why(f"refused-{word}"), str(why))


def greeting(live: Live, who: Sender, beat: int) -> wire.Welcome:
    """The first message on a connection."""
    table = live.table
    return wire.Welcome(
        wire.PROTOCOL,
        table.plan.id,
        table.plan.game,
        table.game.title,
        dict(table.match.options),
        viewer_name(table, who.viewer),
        table.plan.chat,
        table.plan.clock,
        table.plan.window,
        beat,
        table.plan.hints,
    )
