"""The seats as a table: what each has, and how far it is from the crown."""

from __future__ import annotations

from typing import Any

from fidchell.core.registry import View
from fidchell.terminal.paper import Paper

GOAL = 6
TITLES = ("reserve", "actions", "tales", "deeds", "lands", "shrines", "subjects")


def seats(view: View, paper: Paper) -> list[str]:
    """Season and seats: clans in reserve, cards by kind, deeds, and progress to the three conditions."""
    lines = heading(view, paper)
    lines.append(paper.ink(f"  {'':<9}" + "".join(f"{title:>9}" for title in TITLES), "dim"))
    for seat in view["seats"]:
        lines.append(row(view, seat, paper))
    for seat in view["seats"]:
        lines += holdings(view, seat, paper)
    return lines


def heading(view: View, paper: Paper) -> list[str]:
    """What concerns all seats."""
    supply = view["supply"]
    when = f"Season {view['season']}" if view["season"] else "Before the first season"
    lines = [
        f"{when}; the crows fly {view['crows']}.",
        f"Left: {supply['tiles']} tiles, {supply['tales']} tales, {supply['citadels']} citadels, "
        f"{supply['sanctuaries']} sanctuaries.",
    ]
    if view["discarded_tales"]:
        lines.append(f"Discarded tales: {', '.join(view['discarded_tales'])}.")
    return [line for text in lines for line in Paper(min(paper.width, 78)).wrap(text, "  ", "")]


def row(view: View, seat: dict[str, Any], paper: Paper) -> str:
    """One line of the table."""
    name = seat["seat"]
    progress = seat["progress"]
    numbers = [seat["reserve"], seat["actions"], seat["tales"], seat["deeds"]]
    cells = [f"{number:>9}" for number in numbers]
    for condition in ("territories", "sanctuaries", "subjects"):
        count = f"{progress[condition]}/{GOAL}"
        cells.append(" " * (9 - len(count)) + paper.ink(count, "warning" if progress[condition] >= GOAL else "bold"))
    sign = ">" if name == view["turn"] and not view["over"] else " "
    return f"{sign} " + paper.ink(f"{name[0].upper()} {name:<7}", name) + "".join(cells)


def holdings(view: View, seat: dict[str, Any], paper: Paper) -> list[str]:
    """Titles and advantage cards of a seat, and the cards it is known to hold."""
    name = seat["seat"]
    told = ["Brenn"] if name == view["brenn"] else []
    told += ["pretender"] if seat["pretender"] else []
    told += ["advantage " + ", ".join(seat["advantages"])] if seat["advantages"] else []
    secrets = [card for card in seat["known"] if card not in seat["advantages"]]
    if name != view["viewer"] and secrets:
        told.append("surely holds " + ", ".join(secrets))
    if not told:
        return []
    first = "  " + paper.ink(f"{name[0].upper()} {name:<7}", name)
    return Paper(min(paper.width, 76)).wrap("; ".join(told), " " * 11, first)
