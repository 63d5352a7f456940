"""Promises: phrases that translate, which bind nobody and are remembered as kept or broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from fidchell.core.events import unpacked
from fidchell.core.registry import Game
from fidchell.core.types import Frame, Seat
from fidchell.table.refusal import Refusal

OPEN, KEPT, BROKEN = "open", "kept", "broken"
REMEMBERED = 50


@dataclass
class Promise:
    """Who promised what, and what became of it."""

    seat: Seat
    phrase: str
    args: dict[str, str] = field(default_factory=dict)
    fate: str = OPEN


def checked(game: Game, phrase: str, args: dict[str, str]) -> dict[str, str]:
    """The arguments of a phrase, if it has them and they name what there is."""
    if phrase not in game.phrases:
        known = ", ".join(game.phrases) or "none"
        raise Refusal("unknown-phrase", f"there is no phrase {phrase[:40]!r}; there are: {known}", known=known)
    wanted = game.phrases[phrase].args
    if args.keys() != wanted.keys():
        raise Refusal("bad-phrase", f"{phrase} names {', '.join(wanted) or 'nothing'}", phrase=phrase)
    for name, value in args.items():
        if value not in wanted[name]:
            raise Refusal("bad-phrase", f"{phrase} cannot name {value[:40]!r}", phrase=phrase)
    return args


def remembered(promises: list[Promise], promise: Promise) -> list[Promise]:
    """The promises with one more; the oldest are forgotten."""
    return [*promises, promise][-REMEMBERED:]


def watch(game: Game, promises: Iterable[Promise], events: Iterable[Frame]) -> None:
    """See which promises are kept or broken by what happens."""
    waiting = [promise for promise in promises if promise.fate == OPEN]
    if not waiting:
        return
    for event in map(unpacked, events):
        for promise in waiting:
            if promise.fate == OPEN:
                kept = game.phrases[promise.phrase].judge(promise.seat, promise.args, event)
                promise.fate = OPEN if kept is None else KEPT if kept else BROKEN
