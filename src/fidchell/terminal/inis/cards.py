"""Cards as they lie in a hand: title, when to play them, what they do."""

from __future__ import annotations

from collections.abc import Sequence

from fidchell.core.registry import View
from fidchell.games.inis.lore import CARD_LORE
from fidchell.games.inis.words import CARD_NAMES, CARD_TITLES
from fidchell.terminal.paper import Paper, padded

TITLES = dict(zip(CARD_NAMES, CARD_TITLES, strict=True))
TITLE_ROOM = 23


def own(view: View) -> list[str]:
    """The cards of the viewer's own hand."""
    return [card for seat in view["seats"] for card in seat.get("hand", ())]


def summary(card: str) -> str:
    """When a card is played and what it does, in a line."""
    halves = CARD_LORE[card].halves
    return " Or ".join(f"{half.when[0].upper()}{half.when[1:]}: {half.effect}" for half in halves)


def described(cards: Sequence[str], paper: Paper) -> list[str]:
    """Cards one below the other, each with what it does."""
    lines = []
    for card in cards:
        title = padded("  " + paper.ink(TITLES[card], "bold"), TITLE_ROOM)
        lines += paper.wrap(summary(card), " " * TITLE_ROOM, title)
    return lines


def hand(view: View, paper: Paper) -> list[str]:
    """The viewer's own hand."""
    cards = own(view)
    if not cards:
        return ["Your hand is empty."] if view["viewer"] else []
    return [f"Your hand ({view['viewer']}):", *described(cards, paper)]
