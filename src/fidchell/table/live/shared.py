"""Limits over all servers of one Redis: what somebody has used at another counts here too.

What happens often (messages, the time of bots) is counted here and settled with the others every second, so that no
message waits for Redis; what happens seldom (sign-ins, new guests) is counted exactly, there. Without Redis each server
counts for itself, as if it were alone: nobody is refused for it, and nothing is unlimited.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Protocol, TypeVar

import structlog
from litestar.stores.base import Store as KeyValueStore
from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore

from fidchell.table.live.job_queue import AWAY, client
from fidchell.table.live.rate_limit import RateLimits
from fidchell.table.server.metrics import REDIS_LOST

SETTLE = 1.0  # seconds between two settlements
PATIENCE = 1.0  # seconds that a person waits for Redis before it counts as away
KEPT = 60  # seconds that a settled count stays in Redis
MOST = 5000  # counts in one settlement
# A token bucket by the clock of Redis. KEYS: where it is; ARGV: rate a second, most tokens.
BUCKET = """
local time = redis.call('TIME')
local now, rate, most = time[1] + time[2] / 1000000, tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate)
local allowed = left >= 1 and 1 or 0
redis.call('HSET', KEYS[1], 'left', tostring(left - allowed), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
return allowed
"""
LOG = structlog.get_logger("shared")
T = TypeVar("T")


class Metered(Protocol):
    """Something that is used by many, and counted."""

    def recent_use(self) -> dict[Hashable, float]:
        """What each has used since the last time; also those, with 0, of whose use elsewhere we want to know."""

    def used_elsewhere(self, who: Hashable, amount: float) -> None:
        """Somebody has used so much at other servers."""


class Shared:
    """What the servers of one Redis count together."""

    def __init__(self, url: str) -> None:
        self.redis = client(url)
        self.away = False  # found out by whoever is the first to wait, and undone by a settlement
        self.meters: dict[str, Metered] = {}
        self.seen: dict[str, float] = {}  # the totals of the last settlement
        self.bucket = self.redis.register_script(BUCKET)

    async def try_out(self, call: Callable[[], Awaitable[T]], otherwise: T, probing: bool = False) -> T:
        """Ask Redis, or go without if it is away; it is logged once when it goes and once when it is back."""
        if self.away and not probing:
            return otherwise
        try:
            async with asyncio.timeout(PATIENCE):
                found = await call()
        except AWAY as why:
            if not self.away:
                REDIS_LOST.inc()
                LOG.error("Redis is away: limits hold for each server alone", why=type(why).__name__)
            self.away = True
            return otherwise
        if self.away:
            LOG.info("Redis is back: limits hold over all servers")
        self.away = False
        return found

    async def allows(self, name: str, limits: RateLimits, who: str) -> bool:
        """Whether somebody is allowed one more of something that happens seldom, counted over all servers."""
        if not limits.rate or not limits.spend(who):
            return not limits.rate
        keys, rule = [f"fidchell:limit:{name}:{who}"], [limits.rate, limits.rate * limits.burst]
        return bool(await self.try_out(lambda: self.bucket(keys, rule), 1))

    # Settling.

    async def settle(self) -> None:
        """Tell the others what was used here, and hear what was used there."""
        uses = [
            (meter, who, f"fidchell:used:{name}:{who}", amount)
            for name, meter in self.meters.items()
            for who, amount in list(meter.recent_use().items())[:MOST]
        ]
        none: list[float] = []
        totals = await self.try_out(lambda: self.add_up([(key, amount) for _, _, key, amount in uses]), none, True)
        before, self.seen = self.seen, {}
        for (meter, who, key, amount), total in zip(uses, totals, strict=False):
            self.seen[key] = total
            elsewhere = total - amount - before.get(key, total - amount)
            if elsewhere > 0:
                meter.used_elsewhere(who, elsewhere)

    async def add_up(self, uses: list[tuple[str, float]]) -> list[float]:
        """Add these amounts to what all servers have used; the totals."""
        async with self.redis.pipeline(transaction=False) as pipe:
            for key, amount in uses:
                pipe.incrbyfloat(key, amount)
                pipe.expire(key, KEPT)
            pipe.ping()
            found = await pipe.execute()
        return [float(total) for total in found[:-1:2]]

    async def close(self) -> None:
        """Close the connection."""
        await self.redis.aclose()


class SharedStore(KeyValueStore):
    """The framework's store for its limit on requests: in Redis, or in memory as long as Redis is away."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.there = RedisStore(shared.redis, namespace="fidchell:requests")
        self.here = MemoryStore()

    async def get(self, key: str, renew_for: Any = None) -> bytes | None:
        """A value; None if there is none."""
        found = await self.shared.try_out(lambda: self.there.get(key, renew_for), None)
        return await self.here.get(key, renew_for) if self.shared.away else found

    async def set(self, key: str, value: str | bytes, expires_in: Any = None) -> None:
        """Keep a value."""
        await self.shared.try_out(lambda: self.there.set(key, value, expires_in), None)
        if self.shared.away:
            await self.here.set(key, value, expires_in)

    async def delete(self, key: str) -> None:
        """Delete a value."""
        await self.here.delete(key)
        await self.shared.try_out(lambda: self.there.delete(key), None)

    async def delete_all(self) -> None:
        """Delete everything."""
        await self.here.delete_all()
        await self.shared.try_out(self.there.delete_all, None)

    async def exists(self, key: str) -> bool:
        """Whether there is a value."""
        return await self.get(key) is not None

    async def expires_in(self, key: str) -> int | None:
        """Seconds until a value expires."""
        if self.shared.away:
            return await self.here.expires_in(key)
        return await self.shared.try_out(lambda: self.there.expires_in(key), None)

    async def delete_expired(self) -> None:
        """Forget what was kept in memory while Redis was away."""
        await self.here.delete_expired()
