"""The odds of attempts with every part named, and the risks of the next event."""

from functools import lru_cache
from typing import cast

from fidchell.core.types import Action, Fields, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.rules.derived import chances, glimpsed, modifiers
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.types import TARGETS, Faced, Fate, Help, Helped, Odds, Risk, Target

PARTS = (
    *("target", "superior", "druid", "church", "graves", "relics", "dolmens"),
    *("saint", "company", "gifts", "event", "prepared", "final effort", "cards"),
)
TOGETHER: dict[Helped, tuple[Target, ...]] = {"all attempts": TARGETS, "leaders": TARGETS[ids.CHIEF : ids.DRUID]}
TROUBLES = ("paganism", "zeal", "people", "leaders", "churches", "dolmens", "druids", "points")
KEPT = 4096  # size of the cache; a deck stays the same for a whole turn
TROUBLE_OF = {
    ids.REPLACE_PEOPLE: "people",
    ids.TOPPLE_CHIEF: "leaders",
    ids.TOPPLE_KING: "leaders",
    ids.TOPPLE_HIGH_KING: "leaders",
    ids.DRUID_RETURNS: "druids",
}


def odds(book: Book, s: Snakes, seat: Seat, action: Action) -> Odds:
    """The chances of a Convert action as far as the seat knows, and every part of its total that is not 0."""
    success, nothing, failure = chances(s, seat, action)
    parts = modifiers(s, seat, action)
    named = {name: parts[i] for i, name in enumerate(PARTS) if parts[i] or (i == 0 and action != ids.CONVERT_DRUID)}
    total = sum(parts)
    hidden = action == ids.CONVERT_DRUID and not parts[ids.TARGET_PART]
    for value in glimpsed(s, seat) if hidden else ():
        named = {"target": value, **named}
        total += value
        hidden = False
    return {
        "success": success,
        "nothing": nothing,
        "failure": failure,
        "of": success + nothing + failure,
        "parts": named,
        "total": None if hidden else total,
        "target": "people" if action >= ids.CONVERT_PEOPLE else TARGETS[ids.CHIEF + action - ids.CONVERT_CHIEF],
        "needed": None if hidden else needed_at(book, total),
        "faces": faces_of(book, failure, nothing, success),
    }


@lru_cache(maxsize=KEPT)
def needed_at(book: Book, total: int) -> int:
    """The face of the die that an attempt with this total must surpass."""
    c = book.tables
    space = min(max(total - c["slider_low"], 0), c["slider_spaces"] - 1)
    face: int = c["slider"][space]
    return face


@lru_cache(maxsize=KEPT)
def faces_of(book: Book, failure: int, nothing: int, success: int) -> list[Faced]:
    """What each face of the die brings, low to high; empty if the die alone does not decide."""
    die = sorted(book.tables["face"][: book.tables["faces"]])
    counts: dict[Fate, int] = {"fail": failure, "nothing": nothing, "succeed": success}
    fates = [fate for fate, count in counts.items() for _ in range(count)]
    if len(fates) != len(die):
        return []
    return [{"face": face, "fate": fate} for face, fate in zip(die, fates, strict=True)]


@lru_cache(maxsize=KEPT)
def helps_of(bonuses: tuple[int, ...]) -> list[Help]:
    """What the event adds to attempts, given by target, in as few words as possible."""
    found: dict[Helped, int] = dict(zip(TARGETS, bonuses, strict=True))
    for name, targets in TOGETHER.items():
        if found.keys() >= set(targets) and len({found[target] for target in targets}) == 1:
            found = {name: found[targets[0]]} | {each: found[each] for each in found if each not in targets}
    return [{"helped": name, "bonus": bonus} for name, bonus in found.items() if bonus]


@lru_cache(maxsize=KEPT)
def troubles(book: Book, card: int, slot: int) -> frozenset[str]:
    """The harmful effects of an event of a card, or of its title."""
    c: Fields = book.tables
    found = set()
    first = c["first_op"][card * ids.SLOTS + slot]
    for op in range(first, first + c["op_count"][card * ids.SLOTS + slot]):
        code, amount = c["op_code"][op], c["op_amount"][op]
        if code == ids.PAGANISM and amount > 0:
            found.add("paganism")
        elif code == ids.ZEAL and amount < 0:
            found.add("zeal")
        elif code == ids.CHURCH and amount < 0:
            found.add("churches")
        elif code == ids.DOLMEN and amount > 0:
            found.add("dolmens")
        elif code == ids.AP and amount < 0:
            found.add("points")
        elif code in TROUBLE_OF:
            found.add(TROUBLE_OF[code])
    return frozenset(found)


def risk(book: Book, f: Fields) -> Risk:
    """How many cards in the deck would do what in the colour of the next event; everyone may count them."""
    colour = book.tables["arrow"][f["current"] - 1] if f["current"] else f["colour"]
    return risk_at(book, colour, f["deck"])


@lru_cache(maxsize=KEPT)
def risk_at(book: Book, colour: int, deck: int) -> Risk:
    """What the cards of a deck would do in a colour; the result is shared, so do not change it."""
    c = book.tables
    cards = [card for card in range(c["cards"]) if deck >> card & 1]
    events = [card for card in cards if c["card_kind"][card] == ids.EVENT_CARD]
    saints = sum(c["card_kind"][card] == ids.SAINT_CARD for card in cards)
    counts = dict.fromkeys(TROUBLES, 0)
    harmless = 0
    for card in events:
        bad = troubles(book, card, ids.TITLE) | troubles(book, card, colour)
        harmless += not bad
        for name in bad:
            counts[name] += 1
    kinds = {"saints": saints, "keepers": len(cards) - len(events) - saints, "harmless": harmless}
    shown = {"colour": book.colours[colour], "at": book.colour_names[colour], "of": len(cards), **kinds, **counts}
    return cast(Risk, shown)
