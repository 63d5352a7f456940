"""Plans: marks on the board with which people show what they would do, so that nobody plays for the others.

In games that are won together a plan may be sealed: nobody else sees its marks until everybody has made one, or until
whoever has the turn wants to see them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fidchell.core.registry import Places
from fidchell.core.types import Seat
from fidchell.table.log.entries import Mark
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.sayings import plain

KINDS = ("go", "convert", "build", "guard", "give", "note")
MOST = 8  # marks of one seat
LONGEST = 80  # characters of what a mark says


@dataclass
class Marking:
    """The marks of a seat, and whether only the seat itself sees them."""

    marks: tuple[Mark, ...]
    sealed: bool = False


def checked(marks: list[Mark], places: Places, chat: bool) -> tuple[Mark, ...]:
    """Marks, if they name what there is and are not too many."""
    if len(marks) > MOST:
        raise Refusal("too-many-marks", f"a plan has at most {MOST} marks", most=MOST)
    return tuple(proper(mark, places, chat) for mark in marks)


def proper(mark: Mark, places: Places, chat: bool) -> Mark:
    """One mark, as it is kept."""
    if mark.kind not in KINDS:
        known = ", ".join(KINDS)
        raise Refusal("unknown-mark", f"there is no mark {mark.kind[:20]!r}; there are {known}", known=known)
    for name, known_names in ((mark.from_, places.areas), (mark.to, (*places.areas, *places.provinces))):
        if name and name not in known_names:
            raise Refusal("no-place", f"there is no place {name[:40]!r} that a mark could name", place=name[:40])
    text = plain(mark.text)
    if text and not chat:
        raise Refusal("chat-off", "this table was set without chat; marks can have no words")
    if len(text) > LONGEST:
        raise Refusal("bad-saying", f"a mark says at most {LONGEST} characters", most=LONGEST)
    return Mark(mark.kind, mark.from_, mark.to, text)


def put(plans: dict[Seat, Marking], seat: Seat, plan: Marking) -> None:
    """A seat replaces its plan; one without marks is none."""
    plans.pop(seat, None)
    if plan.marks:
        plans[seat] = plan


def unseal(plans: dict[Seat, Marking]) -> None:
    """All see all plans."""
    for plan in plans.values():
        plan.sealed = False


def unseal_if_all(plans: dict[Seat, Marking], people: Iterable[Seat]) -> None:
    """All see all plans as soon as every person has made one."""
    if all(seat in plans for seat in people):
        unseal(plans)
