"""Refusals: each says in one sentence what was wrong and what would be right; and how a command ends after one."""

FAILED, REFUSED, INTERRUPTED = 1, 2, 130  # exit statuses; the last after Ctrl-C


class Refused(ValueError):
    """Something from outside that is not allowed; nothing has changed."""


class BadOption(Refused):
    """An option, game or seat that does not exist."""


class OutOfReach(Refused):
    """Something that the program needs and does not get, such as a database that answers; nothing was asked wrongly."""


class IllegalAction(Refused):
    """An action that the seat does not have now."""


class StaleAction(Refused):
    """An action meant for an earlier decision."""


class BadRecord(Refused):
    """A record that cannot be read or replayed."""


class BadCase(Refused):
    """A case that is not written as cases are."""
