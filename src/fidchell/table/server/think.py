"""`fidchell think`: bots that think for servers, here or on another machine. They need Redis and nothing else."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from signal import SIGINT, SIGTERM
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from saq import Worker

import fidchell
from fidchell.core.errors import INTERRUPTED, BadOption, FidchellError, OutOfReach
from fidchell.core.flags import Flags
from fidchell.table.live.bot_pool import BEAT, BEATS, ThinkerBeat, content_key
from fidchell.table.live.job_queue import AWAY, THINK, JobQueue, client
from fidchell.table.live.jobs import (
    BadJob,
    ThinkReply,
    ThinkRequest,
    answer_to,
    fitting,
    lacks_content,
    learn_content,
    plain,
    understood_request,
)
from fidchell.table.server import logs
from fidchell.table.server.settings import PREFIX

LOG = structlog.get_logger("think")
MOST_THREADS = 256
GOODBYE = 5  # seconds to finish what was begun
WAITS = 1.0  # seconds that a thread waits for a job before it looks whether to stop
SWEEP = 10  # seconds between two looks for jobs of thinkers that have died
SELDOM = 600  # seconds between what SAQ offers and nobody here uses: timed jobs, its list of workers, aborting


def flags() -> Flags:
    """The command line of `fidchell think`."""
    parser = Flags(
        prog="fidchell think",
        description="Let bots think for servers that use the same Redis; they never learn more than a person in the"
        " bot's seat would know. Run as many as you like, on any machine with this version of the rules.",
        epilog="The address can also be given as the environment variable FIDCHELL_REDIS.",
    )
    parser.add_argument("--redis", metavar="URL", help="the Redis of the servers: redis://HOST:PORT")
    parser.add_argument("--threads", metavar="N", type=int, default=0, help="threads (default: one for each core)")
    parser.add_argument("--log", metavar="LEVEL", default="info", help="the log level (default: %(default)s)")
    parser.add_argument("--json-logs", action="store_true", help="log as JSON, one object per line")
    return parser


def run(words: list[str]) -> int:
    """The command."""
    wanted = flags().parse_args(words)
    url = wanted.redis or os.environ.get(PREFIX + "REDIS", "")
    if not url:
        raise BadOption("say where the servers' Redis is, with --redis redis://HOST:PORT")
    if not 0 <= wanted.threads <= MOST_THREADS:
        raise BadOption(f"threads must be from 0 to {MOST_THREADS}, not {wanted.threads}")
    if wanted.log not in logs.LEVELS:
        raise BadOption(f"log must be one of: {', '.join(logs.LEVELS)}; not {wanted.log!r}")
    logs.set_up(wanted.log, wanted.json_logs)
    worker = BotWorker(url, wanted.threads or os.cpu_count() or 1)
    asyncio.run(worker.work())
    return INTERRUPTED if worker.interrupted else 0


class BotWorker:
    """A process that thinks."""

    def __init__(self, url: str, threads: int) -> None:
        self.url = url
        self.threads = threads
        self.name = token_hex(6)
        self.interrupted = False
        self.minds = ThreadPoolExecutor(threads, "thinker")

    async def work(self) -> None:
        """Take jobs until asked to stop."""
        self.redis = client(self.url)
        await self.reach()
        queue = JobQueue(self.redis)
        worker: Worker[Any] = Worker(
            queue,
            [(THINK, self.think)],
            id=self.name,
            concurrency=self.threads,
            timers={"sweep": SWEEP, "abort": SELDOM, "schedule": SELDOM, "worker_info": SELDOM},
            dequeue_timeout=WAITS,
            shutdown_grace_period_s=GOODBYE,
        )
        self.mind_signals(worker)
        LOG.info("thinking", version=fidchell.__version__, compiled=fidchell.COMPILED, threads=self.threads)
        print(f"Fidchell thinks with {self.threads} threads (Ctrl+C stops it)", flush=True)
        announcing = asyncio.create_task(self.announce())
        await worker.start()
        announcing.cancel()
        await self.say(0)
        self.minds.shutdown(wait=False, cancel_futures=True)
        await queue.disconnect()

    def mind_signals(self, worker: Worker[Any]) -> None:
        """Stop on a signal, and remember which one."""
        if os.name == "posix":
            worker.SIGNALS = []
            for number in (SIGINT, SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, self.end, worker, number)

    def end(self, worker: Worker[Any], number: int) -> None:
        """Take no more jobs, and finish those that were begun."""
        self.interrupted = self.interrupted or number == SIGINT
        worker.event.set()
        for task in worker.tasks:
            if task.get_name() != "process":  # SAQ would wait for those that only sleep
                task.cancel()

    async def reach(self) -> None:
        """Refuse to start without Redis."""
        try:
            await self.redis.ping()
        except AWAY as why:
            raise OutOfReach(f"Redis does not answer: {why}; start it, or name another with --redis") from None

    # Announcing.

    async def announce(self) -> None:
        """Tell the servers every second that we are here."""
        gone = False
        while True:
            there = await self.say(self.threads)
            if there == gone:
                gone = not there
                LOG.warning("Redis is gone" if gone else "Redis is back")
            await asyncio.sleep(BEAT)

    async def say(self, threads: int) -> bool:
        """Announce how many jobs we take at a time; whether Redis has heard it."""
        try:
            await self.redis.publish(BEATS, msgspec.json.encode(ThinkerBeat(self.name, threads, fitting())))
        except AWAY:
            return False
        return True

    # Thinking.

    async def think(self, context: Any, *, request: Any = None) -> Any:
        """Answer one request; what does not fit is refused by name."""
        try:
            wanted = understood_request(request)
            await fetch_content(self.redis, wanted)
            loop = asyncio.get_running_loop()
            return plain(await loop.run_in_executor(self.minds, answer_to, wanted))
        except FidchellError as why:
            LOG.warning("a job is refused", why=str(why)[:200])
            return plain(ThinkReply(refused=str(why)))


async def fetch_content(redis: Redis, request: ThinkRequest) -> None:
    """Get the content of a request from Redis, unless it is here."""
    if not lacks_content(request):
        return
    text: Any = await redis.get(content_key(request.content))
    if text is None:
        raise BadJob(f"the content with the digest {request.content} is not in Redis; the server should send it")
    learn_content(request, text.decode(errors="replace"))
