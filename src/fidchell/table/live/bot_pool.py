"""Thinkers in other processes, as a server sees them: who is there, and what they were asked.

Thinkers announce themselves every second. A server asks no more at a time than they have threads, so that nothing waits
for long in Redis, where nobody is fair.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from secrets import token_hex
from time import monotonic
from typing import Annotated, Any

import msgspec
import structlog
from redis.asyncio.client import PubSub
from saq import Job
from saq.job import TERMINAL_STATUSES, Status

from fidchell.core.errors import FidchellError
from fidchell.core.information_state import InformationState
from fidchell.table.live.job_queue import AWAY, JobQueue, client, job_for
from fidchell.table.live.jobs import BadJob, ThinkReply, ThinkRequest, accepted, content_text, fitting, plain, requested
from fidchell.table.server.metrics import POOL_JOBS, POOL_THREADS

BEATS = "fidchell:thinkers"  # the channel on which thinkers announce themselves
BEAT = 1.0  # seconds between two announcements
SILENT = 5.0  # seconds without one until a thinker counts as gone
SLOW = 6.0  # seconds that a thinker may take until a job counts as lost; the longest search takes 1.6
PATIENCE = 15.0  # seconds that a job may wait for a thinker
LOOK = 0.25  # seconds between two looks at what was asked
MOST_THINKERS = 1000  # that are remembered
CONTENT_KEPT = 3600  # seconds that a content stays in Redis; it is sent again in half the time
LOG = structlog.get_logger("bot_pool")


class ThinkerBeat(msgspec.Struct, frozen=True):
    """An announcement of a thinker: how many jobs it takes at a time, and which rules it has; 0 threads say goodbye."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    threads: Annotated[int, msgspec.Meta(ge=0, le=256)]
    fits: Annotated[str, msgspec.Meta(max_length=40)]


_BEAT = msgspec.json.Decoder(ThinkerBeat)


class Unanswered(FidchellError):
    """Nobody in the pool has given a usable answer."""


class AskedJob:
    """A job on its way."""

    def __init__(self) -> None:
        self.reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = monotonic()
        self.started = False

    @property
    def lost(self) -> bool:
        """Whether no answer is to be expected any more."""
        return monotonic() - self.since > (SLOW if self.started else PATIENCE)

    def start(self) -> None:
        """A thinker has taken it."""
        self.started, self.since = True, monotonic()

    def settle(self, raw: Any) -> None:
        """Pass an answer on; None if there is none."""
        if not self.reply.done():
            self.reply.set_result(raw)


def content_key(digest: int) -> str:
    """Where the content with a digest lies in Redis."""
    return f"fidchell:content:{digest}"


class BotPool:
    """The thinkers that a server can ask."""

    def __init__(self, url: str) -> None:
        self.redis = client(url)
        self.queue = JobQueue(self.redis)
        self.name = token_hex(6)
        self.numbers = count(1)
        self.changed: Callable[[], None] = lambda: None  # called when there are more or fewer threads
        self.heard: dict[str, tuple[ThinkerBeat, float]] = {}  # by name, and when
        self.threads = 0
        self.asked: dict[str, AskedJob] = {}
        self.sent: dict[int, float] = {}  # contents that are in Redis, and since when
        self.strangers: set[str] = set()  # other rules whose thinkers were heard
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to listen."""
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.watch())]

    async def close(self) -> None:
        """Stop listening, and forget what was asked."""
        tasks, self.tasks, self.threads = self.tasks, [], 0
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for asked in self.asked.values():
            asked.settle(None)
        await asyncio.sleep(0)  # whoever waits for them goes on
        await self.redis.aclose()

    # Asking.

    async def ask(self, seen: InformationState, level: str = "") -> ThinkReply:
        """What a bot of a level decides, or advice; refused if nobody answers, or not to the point."""
        try:
            raw = await self.answer_to(requested(seen, level))
            reply = accepted(raw, seen)
        except AWAY as why:
            POOL_JOBS.labels("lost").inc()
            raise Unanswered(f"Redis does not answer: {type(why).__name__}") from None
        except BadJob as why:
            self.sent.clear()  # perhaps Redis has lost a content
            POOL_JOBS.labels("misfit").inc()
            LOG.warning("an answer of a thinker is dropped", why=str(why))
            raise Unanswered(str(why)) from None
        POOL_JOBS.labels("answered").inc()
        return reply

    async def answer_to(self, request: ThinkRequest) -> Any:
        """The raw answer to a request."""
        await self.send_content(request)
        job, asked = job_for(f"{self.name}:{next(self.numbers)}", plain(request)), AskedJob()
        self.asked[job.key] = asked
        try:
            await self.queue.enqueue(job)
            raw = await asked.reply
        finally:
            del self.asked[job.key]
        if raw is None and self.tasks:
            await self.queue.drop(job)
        if raw is None:
            POOL_JOBS.labels("lost").inc()
            raise Unanswered("no thinker has answered in time")
        return raw

    async def send_content(self, request: ThinkRequest) -> None:
        """Put the content of a game into Redis, for thinkers that do not have it."""
        digest, now = request.content, monotonic()
        if digest and now - self.sent.get(digest, -CONTENT_KEPT) > CONTENT_KEPT / 2:
            await self.redis.set(content_key(digest), content_text(request), ex=CONTENT_KEPT)
            self.sent[digest] = now

    # Listening.

    async def listen(self) -> None:
        """Hear announcements, and news of our own jobs, for as long as the server runs."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(BEATS)
                    await heard.psubscribe(self.queue.job_id(f"{self.name}:*"))
                    await self.catch_up()
                    await self.hear_all(heard)
            except AWAY as why:
                LOG.warning("thinkers cannot be heard", why=type(why).__name__)
            except Exception:
                LOG.exception("something from Redis was not understood")
            await asyncio.sleep(BEAT)

    async def hear_all(self, heard: PubSub) -> None:
        """Hear until the connection is lost."""
        while True:
            message = await heard.get_message(timeout=BEAT)
            if message and message["type"] == "message":
                self.hear_beat(message["data"])
            elif message:
                await self.hear_of(self.queue.job_key_from_id(message["channel"].decode()), message["data"])

    async def catch_up(self) -> None:
        """Look for answers that came while we did not listen."""
        for key in list(self.asked):
            await self.hear_of(key, None)

    async def hear_of(self, key: str, news: bytes | None) -> None:
        """Something has happened to one of our jobs."""
        asked = self.asked.get(key)
        if asked and news == Status.ACTIVE.value.encode():
            asked.start()
        elif asked:
            job = await self.queue.job(key)
            if job and job.status in TERMINAL_STATUSES:
                asked.settle(answer_in(job))

    def hear_beat(self, data: bytes) -> None:
        """A thinker has announced itself."""
        try:
            beat = _BEAT.decode(data)
        except msgspec.MsgspecError:
            return
        if beat.fits != fitting():
            self.hear_stranger(beat)
        elif beat.name in self.heard or len(self.heard) < MOST_THINKERS:
            self.heard[beat.name] = beat, monotonic()
            self.count()

    def hear_stranger(self, beat: ThinkerBeat) -> None:
        """A thinker with other rules is there; it works for servers that have the same."""
        if beat.fits not in self.strangers and len(self.strangers) < MOST_THINKERS:
            self.strangers.add(beat.fits)
            LOG.warning("a thinker has other rules than this server, and is not asked", thinker=beat.name)

    # Looking after it.

    async def watch(self) -> None:
        """Notice thinkers that have gone, and jobs that are lost."""
        while True:
            await asyncio.sleep(LOOK)
            self.count()
            for asked in list(self.asked.values()):
                if asked.lost or not self.threads:
                    asked.settle(None)

    def count(self) -> None:
        """Count the threads of the thinkers that are there."""
        now = monotonic()
        self.heard = {name: (beat, at) for name, (beat, at) in self.heard.items() if beat.threads and now - at < SILENT}
        threads = sum(beat.threads for beat, _ in self.heard.values())
        if threads != self.threads:
            LOG.info("thinkers have come or gone", threads=threads)
            self.threads = threads
            POOL_THREADS.set(threads)
            self.changed()


def answer_in(job: Job) -> Any:
    """The answer of a finished job; a refusal if it has failed."""
    done = job.status == Status.COMPLETE and job.result is not None
    return job.result if done else {"refused": "the thinker could not do it"}
