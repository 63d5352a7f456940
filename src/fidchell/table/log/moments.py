"""Recent moments, counted for each viewer: no viewer's count changes with what others do in secret."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TypeAlias

from fidchell.core.types import Frame, Seat
from fidchell.table.server.wire import Remark

Viewer: TypeAlias = int  # a seat, or one of these:
PUBLIC: Viewer = -1
ALL: Viewer = -2  # everything, after the end
EVERYONE = -3  # the audience of what everyone notices
KEPT = 256  # moments kept for viewers who reconnect


@dataclass(frozen=True)
class Moment:
    """Something that everyone notices, or one seat alone."""

    audience: Viewer
    events: tuple[Frame, ...] = ()
    notes: tuple[Remark, ...] = ()


class Moments:
    """The latest moments, or all of them, and how many each viewer has noticed since the table was set up."""

    def __init__(self, seats: int, whole: bool = False) -> None:
        # One memory for each viewer, the last for the public: secret acts of others must not push anything out.
        most = None if whole else KEPT
        self.recent: list[deque[Moment]] = [deque(maxlen=most) for _ in range(seats + 1)]
        self.counts = [0] * (seats + 1)
        self.times = [0] * (seats + 1)  # when each viewer last noticed something

    def add(self, moment: Moment, now: int) -> None:
        """Something happens."""
        all_notice = moment.audience == EVERYONE
        self.counts = list(self.counts)  # a new list, since a caller may have kept the old one to compare
        for viewer in range(len(self.counts)) if all_notice else (moment.audience,):
            self.recent[viewer].append(moment)
            self.counts[viewer] += 1
            self.times[viewer] = now

    def version(self, viewer: Viewer) -> int:
        """How many moments a viewer has noticed."""
        return self.counts[max(viewer, PUBLIC)]

    def latest(self, viewer: Viewer) -> Moment:
        """The last moment that a viewer has noticed."""
        return self.recent[max(viewer, PUBLIC)][-1]

    def since(self, viewer: Viewer, seen: int) -> tuple[list[Moment], bool]:
        """The moments that a viewer has noticed after its first `seen`, and whether some are no longer kept."""
        recent = self.recent[max(viewer, PUBLIC)]
        wanted = max(0, self.version(viewer) - seen)
        if wanted <= 1:
            return ([recent[-1]] if wanted else []), False
        first = max(0, len(recent) - wanted)
        return [recent[at] for at in range(first, len(recent))], wanted > len(recent)

    def noticed_at(self, viewer: Viewer) -> int:
        """When a viewer last noticed something."""
        return self.times[max(viewer, PUBLIC)]


def is_seat(viewer: Viewer) -> bool:
    """Whether a viewer is a seat."""
    return viewer >= 0


def as_seat(viewer: Viewer) -> Seat | None:
    """The viewer as games know it: a seat, or None for the public."""
    return viewer if viewer >= 0 else None
