"""The seats: who plays for each, where, how much Zeal is left, and which cards are kept."""

from __future__ import annotations

from typing import Any

from fidchell.core.registry import View
from fidchell.terminal.paper import Paper, padded
from fidchell.terminal.snakes.names import areas, book_in, item_title, saint_of, sign

SIGN_ROOM = 9


def track(seat: dict[str, Any], paper: Paper) -> str:
    """The Action Points of each space of Zeal, the present one in brackets; `*` Final Effort, then the cross."""
    spaces = [f"{points}" for points in seat["track"]]
    spaces[-1] += "*"
    at = seat["zeal"]
    shown = [f"[{space}]" if i == at else space for i, space in enumerate(spaces)]
    text = " ".join(shown) + " †"
    return paper.ink(text, "warning") if at == len(spaces) - 1 else text


def seats(view: View, paper: Paper) -> list[str]:
    """What every seat has."""
    if not view["turns"]:
        return founding(view, paper)
    limit = view["seats"][0]["limit"]
    room = max(len(saint_of(view, seat)) for seat in view["seats"]) + 2
    place = max(len(title) for title in book_in(view).areas) + 2
    tracks = 2 * max(len(seat["track"]) for seat in view["seats"]) + 6
    head = " " * (SIGN_ROOM + room + place) + "Points by Zeal"
    beside = SIGN_ROOM + room + place + tracks + 12 <= paper.width
    lines = [paper.ink(padded(head, SIGN_ROOM + room + place + tracks) + "Keeps" if beside else head, "dim")]
    for seat in view["seats"]:
        titles = [item_title(book_in(view), name) for name in seat["keeps"]]
        kept = f"{len(titles)}/{limit}" + (f" {', '.join(titles)}" if titles else "")
        start = padded(sign(seat["seat"], paper), SIGN_ROOM) + padded(saint_of(view, seat), room)
        start += padded(areas(book_in(view))[seat["area"]], place)
        if not beside:
            lines += [f"{start}{track(seat, paper)}".rstrip(), *paper.wrap(f"keeps {kept}", "    ", "  ")]
        else:
            before = padded(start + track(seat, paper), SIGN_ROOM + room + place + tracks)
            lines += paper.wrap(kept, " " * (SIGN_ROOM + 2), before)
    return lines


def founding(view: View, paper: Paper) -> list[str]:
    """Who has chosen which Saint, before the first turn."""
    return [f"{padded(sign(seat['seat'], paper), SIGN_ROOM)}{saint_of(view, seat)}" for seat in view["seats"]]
