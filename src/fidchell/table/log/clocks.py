"""Clocks: how much time each seat has, with presets from quick games to games over days."""

from __future__ import annotations

import time
from dataclasses import dataclass
from time import clock_gettime_ns, monotonic_ns, time_ns

from fidchell.core.types import Seat

SECOND = 1000  # all times here are in milliseconds
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


def uptime_ns() -> int:
    """Nanoseconds since the machine started; where the system can tell, also while it was asleep."""
    return clock_gettime_ns(BOOT) if BOOT is not None else monotonic_ns()


BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)
STARTED = time_ns() - uptime_ns()  # nanoseconds since 1970 when the machine's own clock was at 0


def clock() -> int:
    """Milliseconds since 1970, by a clock that nobody can set back or forward while the server runs."""
    return (STARTED + uptime_ns()) // 1_000_000


@dataclass(frozen=True)
class Clock:
    """A seat's starting time, increment a turn and maximum, and the time limit of sealed decisions."""

    bank: int
    increment: int
    cap: int
    sealed: int
    live: bool  # whether people are expected to stay at the table


CLOCKS: dict[str, Clock | None] = {
    "none": None,
    "quick": Clock(10 * MINUTE, 10 * SECOND, 10 * MINUTE, 45 * SECOND, True),
    "live": Clock(25 * MINUTE, 20 * SECOND, 25 * MINUTE, 90 * SECOND, True),
    "relaxed": Clock(60 * MINUTE, 60 * SECOND, 60 * MINUTE, 5 * MINUTE, True),
    "day": Clock(24 * HOUR, 4 * HOUR, 72 * HOUR, 12 * HOUR, False),
    "days": Clock(72 * HOUR, 12 * HOUR, 120 * HOUR, 24 * HOUR, False),
    "slow": Clock(72 * HOUR, 36 * HOUR, 240 * HOUR, 48 * HOUR, False),
}


class Times:
    """The time left to each seat; the clock runs for at most one of them, and never in a sealed decision."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank if clock else 0] * seats
        self.running: Seat | None = None
        self.since = 0

    def run_for(self, seat: Seat | None, now: int) -> None:
        """Start the clock of this seat, or of none."""
        if not self.clock or seat == self.running:
            return
        if self.running is not None:
            left = self.left[self.running] - (now - self.since)
            self.left[self.running] = min(self.clock.cap, max(0, left) + self.clock.increment)
        self.running, self.since = seat, now

    def left_to(self, seat: Seat, now: int) -> int:
        """The time left to a seat, in milliseconds."""
        used = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def ends(self) -> int | None:
        """When the running clock is up."""
        return None if self.running is None else self.since + self.left[self.running]

    def refill(self, seat: Seat, now: int) -> None:
        """Give a seat that comes back after its time was up at least one more turn's time."""
        if self.clock:
            if self.running == seat:
                self.left[seat], self.since = self.left_to(seat, now), now
            self.left[seat] = max(self.left[seat], self.clock.increment, MINUTE)
