"""Converts actions to words and back, and to messages, with the names of the content. Plain Python, never compiled."""

from __future__ import annotations

from functools import cache

from fidchell.core.errors import IllegalAction
from fidchell.core.registry import Message
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


class ContentNotation:
    """The words and messages of all actions with the names of one content."""

    def __init__(self, book: Book) -> None:
        said = vocabulary(book)
        self.words = {action: words for action, (words, _) in said.items()}
        self.messages = {action: message for action, (_, message) in said.items()}
        self.action_of = {words: action for action, words in self.words.items()}

    def to_words(self, action: Action) -> str:
        """The words for an action."""
        if action not in self.words:
            raise IllegalAction(f"there is no action {action}; the actions are 0 to {max(self.words)}")
        return self.words[action]

    def option(self, action: Action) -> Message:
        """An action as a message."""
        self.to_words(action)  # refuses what is not an action
        return self.messages[action]

    def to_action(self, words: str) -> Action:
        """The action for these words."""
        found = self.action_of.get(words)
        if found is None:
            found = self.action_of.get(" ".join(words.lower().split()))
        if found is None:
            raise IllegalAction(f"no action is called {words[:60]!r}")
        return found


@cache
def notation(book: Book) -> ContentNotation:
    """The notation of a content."""
    return ContentNotation(book)
