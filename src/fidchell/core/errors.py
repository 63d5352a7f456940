"""Refusals: each says in one sentence what was wrong and what would be right; and how a command ends after one."""

FAILED, REFUSED, INTERRUPTED = 1, 2, 130  # exit statuses; the last after Ctrl-C


class FidchellError(ValueError):
    """Something from outside that is not allowed; nothing has changed."""


class BadOption(FidchellError):
    """An option, game or seat that does not exist."""


class OutOfReach(FidchellError):
    """Something that the program needs and does not get, such as a database that answers; nothing was asked wrongly."""


class IllegalAction(FidchellError):
    """An action that the seat does not have now."""


class StaleAction(FidchellError):
    """An action meant for an earlier decision."""


class BadRecord(FidchellError):
    """A record that cannot be read or replayed."""


class BadCase(FidchellError):
    """A case that is not written as cases are."""
