"""What the seats may promise each other, and which events keep or break it."""

from collections.abc import Mapping

from fidchell.core.events import Unpacked
from fidchell.core.parts import Phrase
from fidchell.core.types import Seat
from fidchell.games.inis import ids
from fidchell.games.inis.view.notation import PLACE_NAMES, SEAT_NAMES

__all__ = ["PHRASES"]


def withdraws(seat: Seat, args: Mapping[str, str], event: Unpacked) -> bool | None:
    """Kept by a move to the territory, broken if the clash ends without it."""
    if event.kind == ids.MOVED and event.seat == seat and event.b == PLACE_NAMES.index(args["territory"]):
        return True
    return False if event.kind == ids.CLASH_ENDED else None


def makes_peace(seat: Seat, args: Mapping[str, str], event: Unpacked) -> bool | None:
    """Broken by an attack or a refusal, kept when the clash is over."""
    if event.kind in (ids.ATTACK_MADE, ids.PEACE_REFUSED) and event.seat == seat:
        return False
    return True if event.kind == ids.CLASH_ENDED else None


def attacks(seat: Seat, args: Mapping[str, str], event: Unpacked) -> bool:
    """Whether an event is an attack on the seat that was promised to be spared."""
    return event.kind == ids.ATTACK_MADE and event.seat == seat and event.a == SEAT_NAMES.index(args["other"])


def spares(seat: Seat, args: Mapping[str, str], event: Unpacked) -> bool | None:
    """Broken by an attack on the other, kept when the clash is over."""
    if attacks(seat, args, event):
        return False
    return True if event.kind == ids.CLASH_ENDED else None


def keeps_truce(seat: Seat, args: Mapping[str, str], event: Unpacked) -> bool | None:
    """Broken by an attack on the other, kept when the season is over."""
    if attacks(seat, args, event):
        return False
    return True if event.kind == ids.SEASON_ENDED else None


PHRASES = {
    "withdraw": Phrase({"territory": PLACE_NAMES}, withdraws),  # I withdraw to {territory} if you end this
    "peace": Phrase({}, makes_peace),  # I make peace if all do
    "spare": Phrase({"other": SEAT_NAMES}, spares),  # I do not attack {other} in this clash
    "truce": Phrase({"other": SEAT_NAMES}, keeps_truce),  # I do not attack {other} in this season
}
