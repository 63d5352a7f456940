"""Plans: marks on the board that show what people would do, so that no one plays for the others.

In cooperative games a plan may be sealed: nobody else sees its marks until everyone has made one, or until
the seat whose turn it is opens them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fidchell.core.parts import Places
from fidchell.core.types import Seat
from fidchell.table.log.entries import Mark
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.sayings import plain

KINDS = ("go", "convert", "build", "guard", "give", "note")
MOST = 8  # marks of one seat
LONGEST = 80  # characters of a mark's text


@dataclass
class Marking:
    """The marks of a seat, and whether they are sealed."""

    marks: tuple[Mark, ...]
    sealed: bool = False


def checked(marks: list[Mark], places: Places, chat: bool) -> tuple[Mark, ...]:
    """The marks; refused if there are too many or they name something unknown."""
    if len(marks) > MOST:
        raise Refusal("too-many-marks", f"a plan can have at most {MOST} marks", most=MOST)
    return tuple(proper(mark, places, chat) for mark in marks)


def proper(mark: Mark, places: Places, chat: bool) -> Mark:
    """One mark, checked and cleaned up."""
    if mark.kind not in KINDS:
        text = f"there is no mark {mark.kind[:20]!r}; choose from: {', '.join(KINDS)}"
        raise Refusal("unknown-mark", text, known=list(KINDS))
    for name, known_names in ((mark.from_, places.areas), (mark.to, (*places.areas, *places.provinces))):
        if name and name not in known_names:
            raise Refusal("no-place", f"there is no place {name[:40]!r} on the board", place=name[:40])
    text = plain(mark.text)
    if text and not chat:
        raise Refusal("chat-off", "chat is off at this table; marks cannot have text")
    if len(text) > LONGEST:
        raise Refusal("bad-saying", f"the text of a mark can have at most {LONGEST} characters", most=LONGEST)
    return Mark(mark.kind, mark.from_, mark.to, text)


def put(plans: dict[Seat, Marking], seat: Seat, plan: Marking) -> None:
    """Replace the plan of a seat; no marks means no plan."""
    plans.pop(seat, None)
    if plan.marks:
        plans[seat] = plan


def unseal(plans: dict[Seat, Marking]) -> None:
    """Open all plans to everyone."""
    for plan in plans.values():
        plan.sealed = False


def unseal_if_all(plans: dict[Seat, Marking], people: Iterable[Seat]) -> None:
    """Open all plans once every person has made one."""
    if all(seat in plans for seat in people):
        unseal(plans)
