"""Rate limits."""

from __future__ import annotations

from time import monotonic

BURST = 3.0  # seconds' worth of messages allowed at once
PATIENCE = 200  # messages over the limit before a connection is closed


class RateLimit:
    """A token bucket: `rate` messages a second, with bursts; a rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = rate * burst
        self.left = self.most
        self.at = monotonic()
        self.over = 0

    def spend(self) -> bool:
        """Whether one more message is allowed."""
        if not self.rate:
            return True
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            self.over += 1
            return False
        self.left -= 1
        self.over = max(0, self.over - 1)
        return True

    @property
    def exhausted(self) -> bool:
        """Whether so many messages were over the limit that it cannot be an accident."""
        return self.over > PATIENCE
