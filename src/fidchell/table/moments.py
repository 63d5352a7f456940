"""What happened lately, as each viewer may count it: nobody's count changes with what others do unseen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from fidchell.core.types import Frame, Seat
from fidchell.table.wire import Note

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
    notes: tuple[Note, ...] = ()


class Moments:
    """The latest moments, and how many each viewer has noticed since the table was set."""

    def __init__(self, seats: int) -> None:
        self.recent: deque[Moment] = deque(maxlen=KEPT)
        self.counts = [0] * (seats + 1)  # the last one is the public's

    def add(self, moment: Moment) -> None:
        """Something happens."""
        self.recent.append(moment)
        if moment.audience == EVERYONE:
            self.counts = [count + 1 for count in self.counts]
        else:  # a list of its own, since somebody may have kept the one before to compare
            self.counts = list(self.counts)
            self.counts[moment.audience] += 1

    def version(self, viewer: Viewer) -> int:
        """How many moments a viewer has noticed."""
        return self.counts[viewer if viewer >= 0 else PUBLIC]

    def since(self, viewer: Viewer, seen: int) -> tuple[list[Moment], bool]:
        """The moments that a viewer has noticed after it had seen so many, and whether some are gone."""
        wanted = self.version(viewer) - seen
        if wanted <= 0:
            return [], False
        if wanted == 1 and self.recent[-1].audience in (EVERYONE, viewer):
            return [self.recent[-1]], False
        found: list[Moment] = []
        for moment in self.noticed_by(viewer):
            found.append(moment)
            if len(found) == wanted:
                break
        return found[::-1], len(found) < wanted

    def noticed_by(self, viewer: Viewer) -> Iterator[Moment]:
        """What a viewer has noticed, latest first."""
        return (moment for moment in reversed(self.recent) if moment.audience in (EVERYONE, viewer))


def is_seat(viewer: Viewer) -> bool:
    """Whether a viewer is a seat."""
    return viewer >= 0


def as_seat(viewer: Viewer) -> Seat | None:
    """The viewer as games know it: a seat, or None for the public."""
    return viewer if viewer >= 0 else None
