"""Notation: every action of a game in words, parsed back, and as a message in any language."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from fidchell.core.errors import IllegalAction
from fidchell.core.types import Action

Message: TypeAlias = tuple[str, dict[str, str | int]]  # a message id and its arguments: words of the notation, numbers

PLAIN = "plain"  # the message that shows its argument `text` as it is, for games without messages of their own


class Notation:
    """The words and messages of all actions."""

    def __init__(self, said: Mapping[Action, tuple[str, Message]]) -> None:
        self.words = {action: words for action, (words, _) in said.items()}
        self.messages = {action: message for action, (_, message) in said.items()}
        self.action_of = {words: action for action, words in self.words.items()}

    def to_words(self, action: Action) -> str:
        """The words for an action."""
        if action not in self.words:
            raise IllegalAction(f"there is no action {action}; the actions are 0 to {max(self.words)}")
        return self.words[action]

    def to_action(self, words: str) -> Action:
        """The action for these words."""
        found = self.action_of.get(words)
        if found is None:
            found = self.action_of.get(" ".join(words.lower().split()))
        if found is None:
            raise IllegalAction(f"no action is called {words[:60]!r}")
        return found

    def option(self, action: Action) -> Message:
        """An action as a message."""
        self.to_words(action)  # refuses what is not an action
        return self.messages[action]


def plain_notation(words: Sequence[str]) -> Notation:
    """A notation for a game without messages: the words of the actions, in order."""
    return Notation({action: (name, (PLAIN, {"text": name})) for action, name in enumerate(words)})


def labels(words: Sequence[str]) -> list[int]:
    """1, 2, 3 and so on; but options that differ only in a number of their own are labelled with that."""
    ends = [word.rpartition(" ") for word in words]
    if len({start for start, _, _ in ends}) == 1 and all(end.isascii() and end.isdigit() for _, _, end in ends):
        return [int(end) for _, _, end in ends]
    return list(range(1, len(words) + 1))
