"""What happened lately, as each viewer may count it: nobody's count changes with what others do unseen."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TypeAlias

from fidchell.core.types import Frame, Seat
from fidchell.table.server.wire import Remark

Viewer: TypeAlias = int  # a seat, or one of these:
PUBLIC: Viewer = -1
ALL: Viewer = -2  # everything, after the end
EVERYONE = -3  # the audience of what all notice
KEPT = 256  # moments that are kept for those who come back


@dataclass(frozen=True)
class Moment:
    """Something that all, or one seat alone, notice."""

    audience: Viewer
    events: tuple[Frame, ...] = ()
    notes: tuple[Remark, ...] = ()


class Moments:
    """The latest moments, or all of them, and how many each viewer has noticed since the table was set."""

    def __init__(self, seats: int, whole: bool = False) -> None:
        # One memory for each viewer, the last is the public's: what others do unseen must push nothing out of it.
        most = None if whole else KEPT
        self.recent: list[deque[Moment]] = [deque(maxlen=most) for _ in range(seats + 1)]
        self.counts = [0] * (seats + 1)
        self.times = [0] * (seats + 1)  # when each viewer noticed something last

    def add(self, moment: Moment, now: int) -> None:
        """Something happens."""
        all_notice = moment.audience == EVERYONE
        self.counts = list(self.counts)  # a list of its own, since somebody may have kept the one before to compare
        for viewer in range(len(self.counts)) if all_notice else (moment.audience,):
            self.recent[viewer].append(moment)
            self.counts[viewer] += 1
            self.times[viewer] = now

    def version(self, viewer: Viewer) -> int:
        """How many moments a viewer has noticed."""
        return self.counts[max(viewer, PUBLIC)]

    def since(self, viewer: Viewer, seen: int) -> tuple[list[Moment], bool]:
        """The moments that a viewer has noticed after it had seen so many, and whether some are gone."""
        recent = self.recent[max(viewer, PUBLIC)]
        wanted = max(0, self.version(viewer) - seen)
        if wanted <= 1:
            return ([recent[-1]] if wanted else []), False
        first = max(0, len(recent) - wanted)
        return [recent[at] for at in range(first, len(recent))], wanted > len(recent)

    def noticed_at(self, viewer: Viewer) -> int:
        """When a viewer noticed something last."""
        return self.times[max(viewer, PUBLIC)]


def is_seat(viewer: Viewer) -> bool:
    """Whether a viewer is a seat."""
    return viewer >= 0


def as_seat(viewer: Viewer) -> Seat | None:
    """The viewer as games know it: a seat, or None for the public."""
    return viewer if viewer >= 0 else None
