"""Converts actions to words and back, and to messages; the names of everything. Plain Python, never compiled."""

from fidchell.core.notation import Message, Notation
from fidchell.core.types import Action
from fidchell.games.inis.ids import *

SEAT_NAMES = ("green", "blue", "orange", "white")
CARD_TITLES = tuple(entry.title for entry in ENTRIES)
ACTION_TITLES, PLACE_TITLES, EPIC_TITLES = CARD_TITLES[:ADVANTAGE], CARD_TITLES[ADVANTAGE:EPIC], CARD_TITLES[EPIC:]
PLACE_NAMES = tuple("gates" if t.startswith("Gates") else t.lower().replace(" ", "-") for t in PLACE_TITLES)


def slug(title: str) -> str:
    """A title as one word of the notation: `Craftsmen & Peasants` is `craftsmen-and-peasants`."""
    plain = title.lower().replace("&", "and").replace("'", "").replace("á", "a")
    return plain.removeprefix("the ").replace(" ", "-")


CARD_NAMES = tuple(map(slug, ACTION_TITLES)) + PLACE_NAMES + tuple(map(slug, EPIC_TITLES))
WAYS = ("clockwise", "counter-clockwise")  # how the crows fly
PLAIN_WORDS = {
    PASS: "pass",
    CLAIM: "claim",
    DONE: "done",
    PEACE: "peace",
    AGREE: "agree",
    REFUSE: "refuse",
    SHELTER: "shelter",
    LOSE_CLAN: "lose clan",
    FLIP: "flip",
    LEAVE: "leave",
    WITHDRAW: "withdraw",
    HIT_CLAN: "demand clan",
    HIT_CARD: "demand card",
}
PLACE_VERBS = ((PLACE, "place", "place"), (AT, "at", "at"), (ORIGIN, "from", "origin"), (TILE, "tile", "tile"))
CARD_VERBS = ((PLAY, "play"), (DISCARD_CARD, "discard"), (KEEP, "keep"), (TAKE, "take"))
ACTION_VERBS = ((GIVE, "give"), (PUT_ASIDE, "set aside"))


def vocabulary() -> dict[Action, tuple[str, Message]]:
    """Every action with its words and its message."""
    said = {action: spoken(words, words) for action, words in PLAIN_WORDS.items()}
    said |= {NUMBER + n: spoken(f"number {n}", "number", number=n) for n in range(CLANS + 1)}
    said |= {SITE + n: spoken(f"site {n + 1}", "site", site=n + 1) for n in range(SITES)}
    for seat, name in enumerate(SEAT_NAMES):
        said[ATTACK + seat] = spoken(f"attack {name}", "attack", seat=name)
        said[NAME + seat] = spoken(f"name {name}", "name", seat=name)
    for where, place in enumerate(PLACE_NAMES):
        for first, verb, meaning in PLACE_VERBS:
            said[first + where] = spoken(f"{verb} {place}", meaning, territory=place)
        for seat, name in enumerate(SEAT_NAMES):
            said[CLAN + where * SEATS + seat] = spoken(f"{name} at {place}", "clan", seat=name, territory=place)
        for first, verb in ((TO, "to"), (FROM, "from")):
            for n in range(1, CLANS + 1):
                words = spoken(f"{verb} {place} {n}", verb, territory=place, count=n)
                said[first + where * CLANS + n - 1] = words
    for card, name in enumerate(CARD_NAMES):
        for first, verb in (*CARD_VERBS, *ACTION_VERBS) if card < ADVANTAGE else CARD_VERBS:
            said[first + card] = spoken(f"{verb} {name}", verb, card=name)
    return dict(sorted(said.items()))


def spoken(words: str, meaning: str, **arguments: str | int) -> tuple[str, Message]:
    """The words of an action, and its message, whose id comes from its meaning."""
    return words, (f"inis-do-{meaning.replace(' ', '-')}", arguments)


NOTATION = Notation(vocabulary())
WORDS = NOTATION.words


def cards_in(mask: int) -> list[str]:
    """The names of the cards in a set."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(CARD_NAMES[lowest.bit_length() - 1])
        mask ^= lowest
    return found


def places_in(mask: int) -> list[str]:
    """The names of the territories in a set."""
    return [PLACE_NAMES[where] for where in range(PLACES) if mask >> where & 1]


def seats_in(mask: int) -> list[str]:
    """The names of the seats in a set."""
    return [SEAT_NAMES[seat] for seat in range(SEATS) if mask >> seat & 1]
