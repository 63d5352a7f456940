"""Command-line flags that may be given once: empty or contradictory values are refused."""

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from fidchell.core.errors import BadOption
from fidchell.core.flags import pair


class Once(Action):
    """A flag with one non-empty value; its default must be None."""

    def __call__(self, parser: ArgumentParser, found: Namespace, value: Any, flag: str | None = None) -> None:
        """Store the value; refuse it if it is empty or contradicts an earlier one."""
        if not value:
            raise BadOption(f"{flag} needs a non-empty value")
        before = getattr(found, self.dest)
        if before not in (None, value):
            raise BadOption(f"{flag} cannot be both {before!r} and {value!r}; leave one out")
        setattr(found, self.dest, value)


def pairs(texts: Sequence[str], example: str) -> dict[str, str]:
    """`name=value` arguments as a dictionary; two values for one name are refused."""
    found: dict[str, str] = {}
    for name, value in (pair(text, example) for text in texts):
        if found.setdefault(name, value) != value:
            raise BadOption(f"{name} cannot be both {found[name]!r} and {value!r}; leave one out")
    return found
