"""Connections and questions that pass from the server where somebody arrives to the one that owns the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count

import msgspec
import structlog

from fidchell.core.errors import FidchellError
from fidchell.table.live import link as say
from fidchell.table.live.inbox import Inbox, Visit, refused
from fidchell.table.live.line import SocketLine
from fidchell.table.live.link import AnyMessage, ServerLink
from fidchell.table.live.outbox import Connection
from fidchell.table.live.owners import AWAY, Owners
from fidchell.table.live.session import Live
from fidchell.table.server import wire
from fidchell.table.server.metrics import PASSED_ON
from fidchell.table.server.refusal import Refusal

HEARD = 2.0  # seconds to wait until all other servers have heard something
ASKED = 1000  # questions to other servers that may be open at a time
EARLY = 64  # messages that wait until a connection is let in
LOG = structlog.get_logger("passage")
Answers = Callable[[bytes], Awaitable[bytes]]


class Carried:
    """A socket that ends here, of a table that another server owns."""

    def __init__(
        self, link: ServerLink, owner: int, number: int, line: SocketLine, ended: Callable[[str], None]
    ) -> None:
        self.link = link
        self.owner = owner
        self.number = number
        self.line = line
        self.ended = ended
        self.blocked = False
        self.closed = False

    def take(self, frame: bytes) -> None:
        """Pass on what the socket sent."""
        self.link.send(self.owner, say.SocketHeard(self.number, frame), len(frame))

    def put(self, message: bytes) -> None:
        """Send the socket a message, and tell its owner if it takes no more."""
        self.line.write(message)
        if not self.blocked and not self.line.is_free():
            self.blocked = True
            self.link.send(self.owner, say.SocketBlocked(self.number, True))

    def go_on(self) -> None:
        """The socket takes messages again."""
        if self.blocked:
            self.blocked = False
            self.link.send(self.owner, say.SocketBlocked(self.number, False))

    def end(self, why: str) -> None:
        """Drop the socket."""
        if not self.closed:
            self.closed = True
            self.ended(why)


class Distant:
    """The line of a connection whose socket ends at another server."""

    def __init__(self, link: ServerLink, front: int, number: int) -> None:
        self.link = link
        self.front = front
        self.number = number
        self.blocked = False
        self.waits = False  # whether it waits until the link has sent everything
        self.gone = False
        self.early: list[bytes] = []  # messages that came before the connection was let in
        self.live: Live | None = None
        self.connection: Connection | None = None
        self.hear: Callable[[bytes], None] = self.wait

    def wait(self, frame: bytes) -> None:
        """Keep a message until the connection is let in."""
        if len(self.early) < EARLY:
            self.early.append(frame)

    def write(self, message: bytes) -> None:
        """Send a message."""
        self.link.send(self.front, say.SocketWrite(self.number, message), len(message))

    def is_free(self) -> bool:
        """Whether the other side takes messages as fast as they are sent."""
        if self.blocked:
            return False
        if self.link.is_free(self.front):
            return True
        if not self.waits and self.front in self.link.peers:
            self.waits = True
            self.link.peers[self.front].when_empty.append(self.freed)
        return False

    def freed(self) -> None:
        """The other side takes messages again."""
        self.waits = False
        if self.connection and not self.blocked and not self.gone:
            self.connection.go_on()

    def pause(self, paused: bool) -> None:
        """Take no messages for a while, or take them again."""
        self.link.send(self.front, say.SocketPause(self.number, paused))


class Passage:
    """What passes between this server and others; without a link, nothing does."""

    def __init__(self, owners: Owners, inbox: Inbox, link: ServerLink | None) -> None:
        self.owners = owners
        self.inbox = inbox
        self.link = link
        self.numbers = count(1)
        self.changing = asyncio.Lock()  # held while this server begins to listen under another id
        self.carried: dict[tuple[int, int], Carried] = {}
        self.distant: dict[tuple[int, int], Distant] = {}
        self.asked: dict[tuple[int, int], asyncio.Future[bytes]] = {}
        self.answers: dict[str, Answers] = {}
        inbox.passage = self
        if link:
            link.take = self.take
            link.severed = self.severed
            owners.divided = self.note

    async def open(self) -> None:
        """Begin, once this server has an id."""
        if self.link:
            self.link.open(self.owners.id)
            await self.link.answers()

    async def farewell(self) -> None:
        """Finish writing, tell everyone, and leave the tables to other servers; once is enough."""
        tables = self.inbox.tables
        if tables.stopping:  # the server has said it before the application does
            return
        await tables.stop()
        for carried in list(self.carried.values()):
            carried.put(wire.write(wire.Bye("restart")))
            carried.end("restart")
        await asyncio.gather(*tables.tasks, return_exceptions=True)
        if self.link:
            await self.link.flush()
        await self.owners.close()

    async def close(self) -> None:
        """Stop."""
        if self.link:
            await self.link.close()

    @property
    def works(self) -> bool:
        """Whether other servers can be reached."""
        return self.link is None or self.link.works

    def note(self) -> None:
        """Take note of who runs; if this server has another id, nothing of before is valid."""
        assert self.link
        if self.link.id == self.owners.id:
            self.link.know(set(self.owners.servers))
        else:
            self.inbox.tables.start(self.begin_again())

    async def begin_again(self) -> None:
        """Listen under another id; whoever wants the same meanwhile finds it done."""
        async with self.changing:
            assert self.link
            if self.link.id == self.owners.id:
                return
            for server in list(self.link.peers):
                self.severed(server)
            await self.link.close()
            self.link.open(self.owners.id)

    def is_elsewhere(self, owner: int) -> bool:
        """Whether a table is owned by another server."""
        return owner not in (0, self.owners.id)

    # Where somebody arrives.

    def carry(self, owner: int, arrival: Visit, line: SocketLine, ended: Callable[[str], None]) -> Carried:
        """Pass a socket on to the owner of its table."""
        number = next(self.numbers)
        if self.link is None or not self.link.send(
            owner, say.SocketOpened(number, msgspec.Raw(msgspec.msgpack.encode(arrival)))
        ):
            raise AWAY
        PASSED_ON.labels("socket").inc()
        carried = self.carried[owner, number] = Carried(self.link, owner, number, line, ended)
        return carried

    def leave(self, carried: Carried) -> None:
        """A socket that was passed on has ended."""
        carried.closed = True
        if self.carried.pop((carried.owner, carried.number), None):
            carried.link.send(carried.owner, say.SocketGone(carried.number))

    async def ask(self, owner: int, what: str, body: bytes, patience: float) -> bytes:
        """Ask another server something, and wait for the answer."""
        number = next(self.numbers)
        if len(self.asked) >= ASKED:
            raise Refusal("busy", "too many requests are on their way to other servers; try again in a moment")
        if self.link is None or not self.link.send(owner, say.Inquiry(number, what, body), len(body)):
            raise AWAY
        PASSED_ON.labels(what).inc()
        waiting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.asked[owner, number] = waiting
        try:
            async with asyncio.timeout(patience):
                return await waiting
        except TimeoutError:
            raise AWAY from None
        finally:
            self.asked.pop((owner, number), None)

    def tell_all(self, what: str, body: bytes) -> None:
        """Tell all other servers something."""
        for server in self.owners.servers.keys() - {self.owners.id}:
            if self.link:
                self.link.send(server, say.Inquiry(0, what, body), len(body))

    async def ask_all(self, what: str, body: bytes) -> None:
        """Tell all other servers something, and wait a moment until those that answer have heard it."""
        servers = self.owners.servers.keys() - {self.owners.id} if self.link else set()
        asked = [self.ask(server, what, body, HEARD) for server in servers]
        await asyncio.gather(*asked, return_exceptions=True)

    def see_off(self, user: int, session: str = "") -> None:
        """Close the connections of a person whose sessions have ended, or those of one session, wherever they are."""
        self.inbox.tables.see_off(user, session)
        self.tell_all("see-off", msgspec.msgpack.encode((user, session)))

    # What other servers say.

    def take(self, server: int, item: AnyMessage) -> None:
        """Carry out what another server says."""
        match item:
            case say.SocketWrite(number, message):
                if carried := self.carried.get((server, number)):
                    carried.put(message)
            case say.SocketHeard(number, frame):
                if distant := self.distant.get((server, number)):
                    distant.hear(frame)
            case say.Inquiry():
                self.inbox.tables.start(self.answer(server, item))
            case say.Answer(number, body):
                if waiting := self.asked.get((server, number)):
                    settle(waiting, body)
            case say.SocketOpened(number, arrival):
                assert self.link
                distant = self.distant[server, number] = Distant(
                    self.link, server, number
                )  # what it says may come next
                self.inbox.tables.start(self.let_in(distant, msgspec.msgpack.decode(arrival, type=Visit)))
            case say.SocketGone(number):
                self.see_out(server, number)
            case _:
                self.take_rarer(server, item)

    def take_rarer(self, server: int, item: AnyMessage) -> None:
        """Carry out what is not said often."""
        match item:
            case say.SocketBlocked(number, blocked):
                if distant := self.distant.get((server, number)):
                    distant.blocked = blocked
                    distant.freed()
            case say.SocketPause(number, paused):
                if carried := self.carried.get((server, number)):
                    carried.line.pause(paused)
            case say.SocketEnd(number, why):
                if carried := self.carried.get((server, number)):
                    carried.end(why)

    async def answer(self, server: int, question: say.Inquiry) -> None:
        """Answer a question of another server."""
        body: bytes | None = None
        try:
            body = await self.answers[question.what](question.body)
        except FidchellError as why:
            LOG.info("a question of another server was refused", what=question.what, why=str(why))
        finally:
            if question.number and self.link:
                self.link.send(server, say.Answer(question.number, body), len(body or b""))

    def severed(self, server: int) -> None:
        """Nothing remains of what was between us and a server."""
        self.inbox.tables.events.interrupt()
        for carried in [each for key, each in self.carried.items() if key[0] == server]:
            carried.end("restart")
        for key in [key for key in self.distant if key[0] == server]:
            self.see_out(*key)
        for waiting in [waiting for key, waiting in self.asked.items() if key[0] == server]:
            settle(waiting, None)

    # At the owner of the table.

    async def let_in(self, distant: Distant, arrival: Visit) -> None:
        """Let somebody in who arrived at another server."""
        front, number = distant.front, distant.number
        try:
            distant.live, distant.connection = await self.inbox.enter(
                arrival, distant, partial(self.end, front, number)
            )
        except FidchellError as why:
            distant.write(wire.write(refused("", why)))
            self.end(front, number, "refused")
            return
        if distant.gone:
            self.inbox.tables.leave(distant.live, distant.connection)
            return
        distant.hear = partial(self.inbox.take, distant.live, distant.connection)
        for frame in distant.early:
            distant.hear(frame)

    def end(self, front: int, number: int, why: str) -> None:
        """End a connection whose socket is elsewhere."""
        if self.link and (front, number) in self.distant:
            self.link.send(front, say.SocketEnd(number, why))
            self.see_out(front, number)

    def see_out(self, front: int, number: int) -> None:
        """A connection whose socket was elsewhere has ended."""
        distant = self.distant.pop((front, number), None)
        if distant:
            distant.gone = True
            if distant.live and distant.connection:
                self.inbox.tables.leave(distant.live, distant.connection)


def settle(waiting: asyncio.Future[bytes], body: bytes | None) -> None:
    """Settle a question."""
    if waiting.done():
        return
    if body is None:
        waiting.set_exception(AWAY)
    else:
        waiting.set_result(body)
