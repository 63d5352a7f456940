"""The seats: who plays for each, where, how much Zeal is left, and which cards are kept."""

from typing import Any

from fidchell.core.parts import View
from fidchell.terminal.paper import Paper, padded, tied
from fidchell.terminal.snakes.names import areas, book_in, item_title, saint_of

SIGN_ROOM = 9
KEEPS_ROOM = 12


def track(seat: dict[str, Any], paper: Paper) -> str:
    """The Action Points of each space of Zeal, the current one in brackets; `*` is Final Effort, then the cross."""
    spaces = [f"{points}" for points in seat["track"]]
    spaces[-1] += "*"
    at = seat["zeal"]
    shown = [f"[{space}]" if i == at else space for i, space in enumerate(spaces)]
    text = " ".join(shown) + " †"
    return paper.ink(text, "warning") if at == len(spaces) - 1 else text


def keeps(view: View, seat: dict[str, Any]) -> str:
    """The kept cards of a seat, and its limit."""
    titles = [item_title(book_in(view), name) for name in seat["keeps"]]
    return f"{len(titles)}/{seat['limit']} {', '.join(titles)}".rstrip()


def seats(view: View, paper: Paper) -> list[str]:
    """What every seat has, as a table, or as a list if the page is too narrow."""
    if not view["turns"]:
        return founding(view, paper)
    saint_room = max(len(saint_of(view, seat)) for seat in view["seats"]) + 2
    area_room = max(len(title) for title in book_in(view).areas) + 2
    track_room = 2 * max(len(seat["track"]) for seat in view["seats"]) + 6
    left = SIGN_ROOM + saint_room + area_room
    if left + track_room > paper.width:
        return listed(view, paper)
    beside = left + track_room + KEEPS_ROOM <= paper.width
    head = padded(" " * left + "Points by Zeal", left + track_room) + ("Keeps" if beside else "")
    lines = [paper.ink(head.rstrip(), "dim")]
    for seat in view["seats"]:
        start = padded(paper.seat(seat["seat"]), SIGN_ROOM) + padded(saint_of(view, seat), saint_room)
        start += padded(areas(book_in(view))[seat["area"]], area_room) + track(seat, paper)
        if beside:
            lines += paper.wrap(keeps(view, seat), " " * (SIGN_ROOM + 2), padded(start, left + track_room))
        else:
            lines += [start, *paper.wrap(f"keeps {keeps(view, seat)}", "    ", "  ")]
    return lines


def listed(view: View, paper: Paper) -> list[str]:
    """What every seat has, in sentences."""
    lines = []
    for seat in view["seats"]:
        told = [saint_of(view, seat), areas(book_in(view))[seat["area"]], f"Zeal {track(seat, Paper())}"]
        text = ", ".join([*map(tied, told), f"keeps {keeps(view, seat)}"])
        lines += paper.wrap(text, "  ", f"{paper.seat(seat['seat'])}: ")
    return lines


def founding(view: View, paper: Paper) -> list[str]:
    """Who has chosen which Saint, before the first turn."""
    return [f"{padded(paper.seat(seat['seat']), SIGN_ROOM)}{saint_of(view, seat)}" for seat in view["seats"]]
