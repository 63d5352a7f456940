"""Actions as words and back: plain Python, never compiled. The names come from the content."""

from __future__ import annotations

from functools import cache

from fidchell.core.errors import IllegalAction
from fidchell.core.types import Action
from fidchell.games.snakes import ids
from fidchell.games.snakes.book import Book

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
    """Names for all the numbers there could be; those that the content does not use are called by number."""
    return [names[i] if i < len(names) and names[i] else f"{what}-{i + 1}" for i in range(size)]


def vocabulary(book: Book) -> dict[Action, str]:
    """Every action and its words."""
    areas = padded(book.area_names, ids.AREAS, "area")
    items = padded(book.item_names, ids.ITEMS, "card")
    people = padded(tuple(map(signed, book.people_values)), ids.KINDS, "kind")
    relics = padded(tuple(map(signed, book.relic_values)), ids.RELICS, "kind")
    lists = (
        (ids.CONVERT_PEOPLE, "convert people", people),
        (ids.MOVE, "move", areas),
        (ids.AT, "at", areas),
        (ids.KING_OF, "king of", padded(book.province_names, ids.PROVINCES, "province")),
        (ids.NAME, "name", list(SEAT_NAMES)),
        (ids.HEAL_SEAT, "heal", list(SEAT_NAMES)),
        (ids.BRING, "bring relic", relics),
        (ids.SAINT, "saint", padded(book.saint_names, ids.SAINTS, "saint")),
        (ids.PLAY, "play", items),
        (ids.DROP, "discard", items),
        (ids.GIVE, "give", items),
        (ids.TAKE, "take", items),
        (ids.CHOOSE, "choose", items),
    )
    words = dict(PLAIN_WORDS)
    for first, verb, names in lists:
        words |= {first + i: f"{verb} {name}" for i, name in enumerate(names)}
    return words


class Notation:
    """The words of all actions, with the names of one content."""

    def __init__(self, book: Book) -> None:
        self.words = vocabulary(book)
        self.action_of = {words: action for action, words in self.words.items()}

    def to_words(self, action: Action) -> str:
        """What an action is called at the table."""
        if action not in self.words:
            raise IllegalAction(f"there is no action {action}; the actions are 0 to {max(self.words)}")
        return self.words[action]

    def to_action(self, words: str) -> Action:
        """The action that is called so."""
        plain = " ".join(words.lower().split())
        if plain not in self.action_of:
            raise IllegalAction(f"no action is called {words[:60]!r}")
        return self.action_of[plain]


@cache
def notation(book: Book) -> Notation:
    """The notation of a content."""
    return Notation(book)
