"""The queue in Redis between servers and thinkers: SAQ's, but whatever else lies in it does no harm."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from saq import Job
from saq.job import Status
from saq.queue.redis import RedisQueue
from saq.utils import now

from fidchell.core.errors import BadOption
from fidchell.table.live.jobs import fitting

LOG = structlog.get_logger("jobs")
ANSWERS_IN = 5.0  # seconds that Redis may take to answer
TRY_AGAIN = 0.5  # seconds until a thinker looks again for a Redis that is gone
LONGEST_JOB = 200_000  # bytes of a job; those of ours have a few thousand
THINK = "think"  # the one function that jobs may call
LASTS = 10  # seconds that a thinker may take for a job; the longest search takes 1.6
KEPT = 10  # seconds that the result of a job is kept
OLD = 60  # seconds after which a job that was begun is forgotten
MOST_SWEPT = 1000  # jobs that one look for old ones covers
AWAY = (RedisError, OSError)  # what a Redis out of reach raises


class StoredJob(msgspec.Struct, frozen=True):
    """A job as it lies in Redis; other settings of a job are not for us."""

    queue: str
    key: str
    function: str = THINK
    kwargs: dict[str, Any] | None = None
    attempts: int = 0
    queued: int = 0
    started: int = 0
    touched: int = 0
    completed: int = 0
    result: Any = None
    error: str | None = None
    status: Status = Status.NEW
    timeout: int = LASTS
    ttl: int = KEPT
    worker_id: str | None = None


_STORED = msgspec.json.Decoder(StoredJob)


class JobQueue(RedisQueue):
    """SAQ's queue, for servers and thinkers with the same rules."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis, name=f"fidchell-{fitting()}", dump=msgspec.json.encode)

    def deserialize(self, payload: Any, status: Any = None) -> Job | None:
        """A job, or None for anything else that somebody put there."""
        if not payload:
            return None
        try:
            data = payload if isinstance(payload, dict) else read(payload)
            if data.pop("queue") != self.name or data["function"] != THINK:
                raise ValueError("it is for another queue")
            return Job(**data, queue=self)
        except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as why:
            LOG.warning("something in the queue is no job, and is left alone", why=str(why)[:200])
            return None

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        """The next job; None if there is none for a while, or if Redis is gone."""
        try:
            return await super().dequeue(timeout, poll_interval)
        except AWAY:
            await asyncio.sleep(TRY_AGAIN)
            return None

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Forget jobs that died with their thinkers; those who asked have noticed by themselves."""
        gone: list[str] = []
        names: list[Any] = await self.redis.lrange(self._active, 0, MOST_SWEPT)
        for name in names:
            job = self.deserialize(await self.redis.get(name)) if name.startswith(self.job_id("").encode()) else None
            if not job or job.id.encode() != name or now() - job.queued > OLD * 1000:
                await self.redis.lrem(self._active, 0, name)
                await self.redis.zrem(self._incomplete, name)
                gone.append(name.decode(errors="replace"))
        return gone

    async def drop(self, job: Job) -> None:
        """Forget a job that nobody waits for any more; if somebody is thinking about it, nobody reads the answer."""
        async with self.redis.pipeline(transaction=True) as pipe:
            pipe.lrem(self._queued, 0, job.id)
            pipe.lrem(self._active, 0, job.id)
            pipe.zrem(self._incomplete, job.id)
            pipe.expire(job.id, KEPT)
            await pipe.execute()


def read(payload: bytes) -> dict[str, Any]:
    """The data of a stored job."""
    if len(payload) > LONGEST_JOB:
        raise ValueError(f"it has more than {LONGEST_JOB} bytes")
    return msgspec.structs.asdict(_STORED.decode(payload))


def job_for(key: str, request: Any) -> Job:
    """A new job; if its thinker dies, the server that asked decides what to do, not SAQ."""
    return Job(THINK, kwargs={"request": request}, key=key, timeout=LASTS, ttl=KEPT, retries=1)


def client(url: str) -> Redis:
    """A client that soon says so if Redis is gone."""
    try:
        return Redis.from_url(
            url,
            socket_timeout=ANSWERS_IN,
            socket_connect_timeout=ANSWERS_IN,
            retry=Retry(NoBackoff(), 1),
            health_check_interval=15,
        )
    except ValueError as why:
        raise BadOption(f"this is no address of a Redis: {why}; write it as redis://HOST:PORT") from None
