"""Promises: translatable phrases that are not binding, and are remembered as kept or broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from fidchell.core.events import unpacked
from fidchell.core.registry import Game
from fidchell.core.types import Frame, Seat
from fidchell.table.server.refusal import Refusal

OPEN, KEPT, BROKEN = "open", "kept", "broken"
REMEMBERED = 12  # promises remembered for each seat


@dataclass
class Promise:
    """Who promised what, and what became of it."""

    seat: Seat
    phrase: str
    args: dict[str, str] = field(default_factory=dict)
    fate: str = OPEN
    settled: int = 0  # the number of acts when it was kept or broken


def checked(game: Game, phrase: str, args: dict[str, str]) -> dict[str, str]:
    """The arguments of a phrase; refused if they do not fit it."""
    if phrase not in game.talk.phrases:
        known = list(game.talk.phrases)
        text = f"there is no phrase {phrase[:40]!r}; choose from: {', '.join(known) or 'none'}"
        raise Refusal("unknown-phrase", text, known=known)
    wanted = game.talk.phrases[phrase].args
    if args.keys() != wanted.keys():
        raise Refusal("bad-phrase", f"{phrase} takes {', '.join(wanted) or 'no arguments'}", phrase=phrase)
    for name, value in args.items():
        if value not in wanted[name]:
            raise Refusal("bad-phrase", f"{phrase} does not accept {value[:40]!r}", phrase=phrase)
    return args


def remembered(promises: list[Promise], promise: Promise) -> list[Promise]:
    """The promises with one more; if the seat has made too many, its oldest is dropped."""
    mine = [made for made in promises if made.seat == promise.seat]
    gone = mine[0] if len(mine) >= REMEMBERED else None
    return [*(made for made in promises if made is not gone), promise]


def reopen(promises: Iterable[Promise], acts: int) -> None:
    """Reopen promises that were kept or broken by acts taken back since."""
    for promise in promises:
        if promise.settled > acts:
            promise.fate, promise.settled = OPEN, 0


def watch(game: Game, promises: Iterable[Promise], events: Iterable[Frame], acts: int) -> None:
    """Update the promises that events keep or break."""
    waiting = [promise for promise in promises if promise.fate == OPEN]
    if not waiting:
        return
    for event in map(unpacked, events):
        for promise in waiting:
            if promise.fate == OPEN:
                kept = game.talk.phrases[promise.phrase].judge(promise.seat, promise.args, event)
                if kept is not None:
                    promise.fate, promise.settled = KEPT if kept else BROKEN, acts
