"""Converts actions to words and back, and to messages, with the names of the content. Plain Python, never compiled."""

from functools import cache

from fidchell.core.notation import Message, Notation
from fidchell.core.types import Action
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book

SEAT_NAMES = ("green", "blue", "orange", "white", "purple", "yellow")
PLAIN_WORDS = {
    ids.DONE: "done",
    ids.PASS: "pass",
    ids.PREPARE: "prepare",
    ids.FINAL_EFFORT: "final effort",
    ids.BUILD: "build",
    ids.MAKE_RELIC: "make relic",
    ids.LOOK: "look",
    ids.ROLL: "roll",
    ids.AGREE: "agree",
    ids.REFUSE: "refuse",
    ids.CLEAR: "clear dolmen",
    ids.LEAVE: "leave dolmen",
    ids.CONVERT_CHIEF: "convert chief",
    ids.CONVERT_KING: "convert king",
    ids.CONVERT_HIGH_KING: "convert high king",
    ids.CONVERT_DRUID: "convert druid",
}


def signed(value: int) -> str:
    """A number with its sign."""
    return f"{value:+d}" if value else "0"


def padded(names: tuple[str, ...], size: int, what: str) -> list[str]:
    """Names for all possible numbers; those that the content does not use are named by number."""
    return [names[i] if i < len(names) and names[i] else f"{what}-{i + 1}" for i in range(size)]


def vocabulary(book: Book) -> dict[Action, tuple[str, Message]]:
    """Every action with its words and its message."""
    areas = padded(book.area_names, ids.AREAS, "area")
    items = padded(book.item_names, ids.ITEMS, "card")
    people = padded(tuple(map(signed, book.people_values)), ids.KINDS, "kind")
    relics = padded(tuple(map(signed, book.relic_values)), ids.RELICS, "kind")
    lists = (
        (ids.CONVERT_PEOPLE, "convert people", "value", people),
        (ids.MOVE, "move", "area", areas),
        (ids.AT, "at", "area", areas),
        (ids.KING_OF, "king of", "province", padded(book.province_names, ids.PROVINCES, "province")),
        (ids.NAME, "name", "seat", list(SEAT_NAMES)),
        (ids.HEAL_SEAT, "heal", "seat", list(SEAT_NAMES)),
        (ids.BRING, "bring relic", "value", relics),
        (ids.SAINT, "saint", "saint", padded(book.saint_names, ids.SAINTS, "saint")),
        (ids.PLAY, "play", "card", items),
        (ids.DROP, "discard", "card", items),
        (ids.GIVE, "give", "card", items),
        (ids.TAKE, "take", "card", items),
        (ids.CHOOSE, "choose", "card", items),
    )
    said: dict[Action, tuple[str, Message]] = {
        action: (words, (message_id(words), {})) for action, words in PLAIN_WORDS.items()
    }
    for first, verb, argument, names in lists:
        for i, name in enumerate(names):
            said[first + i] = (f"{verb} {name}", (message_id(verb), {argument: plain(name)}))
    return said


def message_id(verb: str) -> str:
    """The id of the message of an action."""
    return f"snakes-do-{verb.replace(' ', '-')}"


def plain(name: str) -> str | int:
    """A name, as a number if it is one."""
    return int(name) if name.lstrip("+-").isdecimal() else name


@cache
def notation(book: Book) -> Notation:
    """The notation with the names of a content."""
    return Notation(vocabulary(book))
