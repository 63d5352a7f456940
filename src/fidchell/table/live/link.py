"""The link between the servers of one database: batches of messages over Redis, one channel per server.

Redis delivers each batch once or not at all. The batches of one server to another are numbered, so a loss is noticed;
then both sides end whatever they had between them, and people connect again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from fidchell.table.server.metrics import LINK_LOST

FORMAT = 1  # of the messages; servers with another format do not hear each other
BEAT = 1.0  # seconds after which something is sent if there is nothing to say
STARTING = 0.1  # the same until Redis answers
STARTS = 3.0  # seconds to wait for Redis at the start
SILENCE = 4.0  # seconds of silence after which a server counts as away
AGAIN = 0.5  # seconds until a lost connection to Redis is opened again
FULL = 4_000_000  # bytes that wait for one server; above this, its connections count as slow
TOO_MUCH = 64_000_000  # bytes; above this, they are given up
LOG = structlog.get_logger("link")


class LinkMessage(msgspec.Struct, array_like=True, gc=False):
    """Something that one server tells another."""


class SocketOpened(LinkMessage, tag=1):
    """A socket was opened for a table of yours."""

    number: int
    arrival: msgspec.Raw


class SocketHeard(LinkMessage, tag=2):
    """The socket sent a message."""

    number: int
    frame: bytes


class SocketBlocked(LinkMessage, tag=3):
    """The socket takes no messages for now, or takes them again."""

    number: int
    blocked: bool


class SocketGone(LinkMessage, tag=4):
    """The socket has ended."""

    number: int


class SocketWrite(LinkMessage, tag=5):
    """Send a message to the socket."""

    number: int
    message: bytes


class SocketPause(LinkMessage, tag=6):
    """Take no messages from the socket for now, or take them again."""

    number: int
    paused: bool


class SocketEnd(LinkMessage, tag=7):
    """End the socket."""

    number: int
    why: str


class Inquiry(LinkMessage, tag=8):
    """A question; if its number is 0, nobody waits for the answer."""

    number: int
    what: str
    body: bytes


class Answer(LinkMessage, tag=9):
    """The answer to a question; none if it could not be answered."""

    number: int
    body: bytes | None


class Severed(LinkMessage, tag=10):
    """Something was lost: whatever was between us has ended."""


AnyMessage: TypeAlias = (
    SocketOpened
    | SocketHeard
    | SocketBlocked
    | SocketGone
    | SocketWrite
    | SocketPause
    | SocketEnd
    | Inquiry
    | Answer
    | Severed
)


class Envelope(msgspec.Struct, array_like=True, gc=False):
    """What one server tells another at one time."""

    sender: int
    number: int  # of the batch; without items, that of the last one
    items: list[AnyMessage]


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Envelope)


class Peer:
    """Another server."""

    def __init__(self, now: float) -> None:
        self.sent = 0  # batches
        self.heard = 0
        self.items: list[AnyMessage] = []
        self.size = 0  # bytes that wait
        self.when_empty: list[Callable[[], None]] = []  # called once everything is sent
        self.heard_at = now
        self.silent = True  # whether nothing was sent since the last beat
        self.due = False  # whether something must be sent, even if there is nothing to say


class ServerLink:
    """The connection of this server to the others."""

    def __init__(self, url: str, prefix: str) -> None:
        self.url = url
        self.prefix = prefix
        self.id = 0
        self.peers: dict[int, Peer] = {}
        self.take: Callable[[int, AnyMessage], None] = lambda peer, item: None
        self.severed: Callable[[int], None] = lambda peer: None
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, me: int) -> None:
        """Listen under an id, and be ready to send."""
        self.id = me
        self.peers = {me: Peer(-SILENCE)}  # what it sends to itself shows that Redis works
        self.redis = Redis.from_url(self.url)
        self.backend = RedisChannelsPubSubBackend(redis=self.redis)
        self.tasks = [asyncio.create_task(work()) for work in (self.listen, self.send_all, self.beat)]

    async def answers(self) -> None:
        """Wait a moment for Redis to answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTS):
                while not self.works:
                    await asyncio.sleep(STARTING / 10)

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks:
            await self.disconnect()
        self.tasks = []

    async def disconnect(self) -> None:
        """Close the connections to Redis."""
        with suppress(RedisError, OSError):
            await self.backend.on_shutdown()
            await self.redis.aclose()

    @property
    def works(self) -> bool:
        """Whether this server has lately heard what it sends to itself."""
        return self.id in self.peers and time.monotonic() - self.peers[self.id].heard_at < SILENCE

    def channel(self, server: int) -> str:
        """The channel on which a server listens."""
        return f"{self.prefix}-{FORMAT}-{server}"

    def know(self, servers: set[int]) -> None:
        """Take note of which servers run."""
        for gone in self.peers.keys() - servers - {self.id}:
            self.sever(gone)
            del self.peers[gone]
        for new in servers - self.peers.keys():
            self.peers[new] = Peer(time.monotonic())

    # Sending.

    def send(self, server: int, item: AnyMessage, size: int = 50) -> bool:
        """Send something with the next batch; False if the server is not known."""
        peer = self.peers.get(server)
        if peer is None:
            return False
        peer.items.append(item)
        peer.size += size
        self.wake.set()
        return True

    async def flush(self) -> None:
        """Wait a moment for everything to be sent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT):
                while any(peer.size for server, peer in self.peers.items() if server != self.id):
                    await asyncio.sleep(0.01)

    def is_free(self, server: int) -> bool:
        """Whether a server takes messages as fast as they are sent."""
        peer = self.peers.get(server)
        return peer is not None and peer.size < FULL

    async def send_all(self) -> None:
        """Send what has gathered, as long as Redis takes it: whatever comes in the meantime is in the next batch."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            for server, peer in list(self.peers.items()):
                if peer.items or peer.due:
                    await self.publish(server, peer)

    async def publish(self, server: int, peer: Peer) -> None:
        """Send a batch."""
        items, peer.items = peer.items, []
        size, waiting = peer.size, peer.when_empty
        peer.sent += bool(items)
        peer.due = peer.silent = False
        try:
            await self.backend.publish(ENCODER.encode(Envelope(self.id, peer.sent, items)), [self.channel(server)])
        except (RedisError, OSError) as why:
            LOG.warning("messages to another server are lost", server=server, why=type(why).__name__)
            self.lose(server)
            await asyncio.sleep(AGAIN)
        peer.size = max(0, peer.size - size)
        peer.when_empty = [] if peer.when_empty is waiting else peer.when_empty
        for call in waiting:
            call()

    async def beat(self) -> None:
        """Say something now and then, so that others notice what they missed; give up those who say nothing."""
        while True:
            await asyncio.sleep(BEAT if self.works else STARTING)
            for server, peer in list(self.peers.items()):
                peer.due, peer.silent = peer.silent, True
                self.wake.set()
                if server != self.id and (time.monotonic() - peer.heard_at > SILENCE or peer.size > TOO_MUCH):
                    self.lose(server)

    # Listening.

    async def listen(self) -> None:
        """Listen; after losing the connection to Redis, listen again."""
        while True:
            try:
                await self.backend.subscribe([self.channel(self.id)])
                async for _, data in self.backend.stream_events():
                    self.hear(data)
            except (RedisError, OSError) as why:
                LOG.warning("Redis cannot be reached", why=type(why).__name__)
                await self.disconnect()
                await asyncio.sleep(AGAIN)
                self.redis = Redis.from_url(self.url)
                self.backend = RedisChannelsPubSubBackend(redis=self.redis)

    def hear(self, data: bytes) -> None:
        """A batch has arrived."""
        try:
            batch = DECODER.decode(data)
        except msgspec.MsgspecError:
            LOG.error("a message of another server cannot be read")
            return
        peer = self.peers.get(batch.sender)
        if peer is None:
            peer = self.peers[batch.sender] = Peer(0.0)  # it has just joined
        peer.heard_at = time.monotonic()
        if batch.number != peer.heard + bool(batch.items):
            self.lose(batch.sender)
        peer.heard = batch.number
        for item in batch.items:
            self.take_one(batch.sender, item)

    def take_one(self, server: int, item: AnyMessage) -> None:
        """Take one message; an error must not keep the others from theirs."""
        try:
            if isinstance(item, Severed):
                self.sever(server)
            else:
                self.take(server, item)
        except Exception:
            LOG.exception("a message of another server could not be carried out")

    def lose(self, server: int) -> None:
        """Something was lost: end whatever is between us and a server, and tell it to do the same."""
        LINK_LOST.inc()
        self.sever(server)
        self.send(server, Severed())

    def sever(self, server: int) -> None:
        """End whatever is between us and a server."""
        peer = self.peers.get(server)
        if peer:
            peer.items = []
            peer.size = 0
        self.severed(server)
