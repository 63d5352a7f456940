"""Rate limits."""

from __future__ import annotations

from collections.abc import Hashable
from ipaddress import IPv6Address, ip_address
from time import monotonic

BURST = 3.0  # seconds' worth of messages allowed at once
SWEPT = 1000  # limits that are remembered before those of people who have rested are dropped
SHARES = 8  # whoever spends less than this part of the rate at each of as many servers is within it
PATIENCE = 200  # messages over the limit before a connection is closed


class RateLimit:
    """A token bucket: `rate` messages a second, with bursts; a rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = rate * burst
        self.left = self.most
        self.at = monotonic()
        self.over = 0
        self.spent = 0  # since it was last settled with other servers

    def spend(self) -> bool:
        """Whether one more message is allowed."""
        if not self.rate:
            return True
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= self.most:
            self.over = 0  # whoever has rested starts afresh
        if self.left < 1:
            self.over += 1
            return False
        self.left -= 1
        self.spent += 1
        self.over = max(0, self.over - 1)
        return True

    def spent_elsewhere(self, amount: float) -> None:
        """So many messages were sent to other servers; at worst somebody waits as long as after a full burst."""
        self.left = max(-self.most, self.left - amount)

    @property
    def full(self) -> bool:
        """Whether nothing was spent for so long that this limit need not be remembered."""
        return (monotonic() - self.at) * self.rate >= self.most - self.left

    @property
    def exhausted(self) -> bool:
        """Whether so many messages were over the limit that it cannot be an accident."""
        return self.over > PATIENCE


class RateLimits:
    """The same limit for each of many people or networks; those who have rested are forgotten."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[Hashable, RateLimit] = {}
        self.sweep_at = SWEPT

    def of(self, who: Hashable) -> RateLimit:
        """The limit of somebody."""
        if len(self.known) >= self.sweep_at:
            self.known = {each: limit for each, limit in self.known.items() if not limit.full}
            self.sweep_at = max(SWEPT, 2 * len(self.known))
        return self.known.setdefault(who, RateLimit(self.rate, self.burst))

    def spend(self, who: Hashable) -> bool:
        """Whether somebody is allowed one more."""
        return self.of(who).spend()

    def recent_use(self) -> dict[Hashable, float]:
        """What each has spent since the last time; those who spend little need not be settled with other servers."""
        little = self.rate / SHARES
        recent = {who: limit for who, limit in self.known.items() if limit.spent > little or not limit.full}
        found: dict[Hashable, float] = {who: limit.spent for who, limit in recent.items()}
        for limit in recent.values():
            limit.spent = 0
        return found

    def used_elsewhere(self, who: Hashable, amount: float) -> None:
        """Somebody has spent so much at other servers."""
        self.of(who).spent_elsewhere(amount)


def network(address: str) -> str:
    """The network of an address: with IPv6 everybody has a whole prefix of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else str(found.exploded)[: len("0000:0000:0000:0000")]
    return str(found)
