"""The plan of one sealed decision."""

from __future__ import annotations

from dataclasses import dataclass, field

from fidchell.core.types import Action, Seat

FLOOR, LAST, LATE = "all in before the floor", "somebody answers last", "time is up"


@dataclass
class Sealing:
    """A plan for one window or curtain, so that it ends at the same moment in both worlds, whatever happens before."""

    key: object  # which one it is
    way: str  # FLOOR: all answer before the window may close; LAST: one seat answers last; LATE: time is up
    last: list[Seat]  # in each world, the seat that keeps the others waiting
    rounds: int  # before it ends
    quiet: bool  # whether all pass
    finals: dict[Seat, list[Action]] = field(default_factory=dict)  # for twins: what each other seat finally chooses
    settled: dict[Seat, int] = field(default_factory=dict)  # for twins: how much of that is already chosen
