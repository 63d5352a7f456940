"""The seats as a table: what each has, and how close it is to the crown."""

from typing import Any

from fidchell.core.parts import View
from fidchell.terminal.paper import Paper, padded

GOAL = 6
COUNTS = {"reserve": "reserve", "actions": "action cards", "tales": "epic tales", "deeds": "deeds"}
CONDITIONS = {"territories": "territories", "sanctuaries": "sanctuaries", "subjects": "subjects"}
LABEL_ROOM = 13
SEAT_ROOM = 9
PANEL = LABEL_ROOM + 4 * SEAT_ROOM + 1  # columns


def seats(view: View, paper: Paper) -> list[str]:
    """What every seat has: clans in reserve, cards by kind, deeds, progress towards the three conditions, titles."""
    narrow = Paper(min(paper.width, PANEL + 1), paper.height, paper.colour)
    names = [seat["seat"] for seat in view["seats"]]
    lines = [" " * LABEL_ROOM + "".join(padded(narrow.seat(name), SEAT_ROOM) for name in names)]
    for key, label in COUNTS.items():
        cells = [str(seat[key]) for seat in view["seats"]]
        lines.append(row(label, cells))
    for key, label in CONDITIONS.items():
        lines.append(row(label, [progress(seat, key, narrow) for seat in view["seats"]]))
    for seat in view["seats"]:
        lines += holdings(view, seat, narrow)
    return lines + supply(view, narrow)


def row(label: str, cells: list[str]) -> str:
    """One line of the table."""
    return (padded(label, LABEL_ROOM) + "".join(padded(cell, SEAT_ROOM) for cell in cells)).rstrip()


def progress(seat: dict[str, Any], condition: str, paper: Paper) -> str:
    """How many of six a seat has towards a condition, without deeds."""
    count = seat["progress"][condition]
    text = f"{count}/{GOAL}"
    return paper.ink(text + "!", "warning") if count + seat["deeds"] >= GOAL else text


def holdings(view: View, seat: dict[str, Any], paper: Paper) -> list[str]:
    """Titles and advantage cards of a seat, and the cards it is known to hold."""
    name = seat["seat"]
    told = ["Brenn"] if name == view["brenn"] else []
    told += ["pretender to the crown"] if seat["pretender"] else []
    told += ["advantage " + ", ".join(seat["advantages"])] if seat["advantages"] else []
    secrets = [card for card in view["memory"]["known"][name] if card not in seat["advantages"]]
    if name != view["viewer"] and secrets:
        told.append("surely holds " + ", ".join(secrets))
    return paper.wrap("; ".join(told), "  ", paper.seat(name) + ": ") if told else []


def supply(view: View, paper: Paper) -> list[str]:
    """What is left in the supply, and which tales are discarded."""
    left = view["supply"]
    counts = ", ".join(f"{left[name]} {name}" for name in ("tiles", "tales", "citadels", "sanctuaries"))
    lines = paper.wrap(f"{counts} left", "  ", "")
    gone = view["discarded_tales"]
    return lines + (paper.wrap("discarded tales: " + ", ".join(gone), "  ", "") if gone else [])
