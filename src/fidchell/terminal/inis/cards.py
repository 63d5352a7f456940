"""Cards in a hand: title, when to play them, what they do."""

from collections.abc import Callable, Sequence

from fidchell.core.parts import View
from fidchell.games.inis.view.lore import CARD_LORE, Half
from fidchell.games.inis.view.notation import CARD_NAMES, CARD_TITLES
from fidchell.terminal.paper import Paper, padded

TITLES = dict(zip(CARD_NAMES, CARD_TITLES, strict=True))
TITLE_ROOM = max(map(len, CARD_TITLES)) + 4


def own(view: View) -> list[str]:
    """The cards of the viewer's own hand."""
    cards: list[str] = view["own"]["hand"] if view["own"] else []
    return cards


def summary(card: str, halves: Callable[[Half], bool] = bool) -> str:
    """When a card is played and what it does, on one line; all of it, or only some halves."""
    wanted = [half for half in CARD_LORE[card].halves if halves(half)] or CARD_LORE[card].halves
    return " Or: ".join(f"{half.when[0].upper()}{half.when[1:]}: {half.effect}" for half in wanted)


def described(cards: Sequence[str], paper: Paper) -> list[str]:
    """Cards, one per line, each with what it does."""
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
