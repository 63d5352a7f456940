"""Errors, each of which says in one sentence what was wrong and what would be right, and exit statuses."""

from collections.abc import Sequence

FEW = 12  # options that a refusal lists
FAILED, REFUSED, INTERRUPTED = 1, 2, 130  # exit statuses; the last after Ctrl-C


class FidchellError(ValueError):
    """Bad input from outside; nothing has changed."""


class BadOption(FidchellError):
    """An option, game or seat that does not exist."""


class OutOfReach(FidchellError):
    """Something the program needs is missing, such as a database that answers; the request itself was fine."""


class IllegalAction(FidchellError):
    """An action that the seat cannot take now; tables send `name` and `details`, to be said in any language."""

    def __init__(self, text: str, name: str = "illegal", **details: str | list[str]) -> None:
        super().__init__(text)
        self.name = name
        self.details = details


class StaleAction(FidchellError):
    """An action meant for an earlier decision."""


class BadRecord(FidchellError):
    """A record that cannot be read or replayed."""


class BadCase(FidchellError):
    """A case that is not well formed."""


def few(words: Sequence[str]) -> str:
    """The first few words of a list, and how many more there are."""
    more = f", … ({len(words) - FEW} more)" if len(words) > FEW else ""
    return ", ".join(words[:FEW]) + more
