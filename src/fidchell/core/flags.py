"""Command lines whose errors are one sentence."""

from argparse import ArgumentParser
from typing import NoReturn

from fidchell.core.errors import BadOption


class Flags(ArgumentParser):
    """An argument parser whose errors are refusals like all others."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line and point to its help."""
        raise BadOption(f"{message}; try: {self.prog} --help")


def pair(text: str, example: str) -> tuple[str, str]:
    """The two sides of `name=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise BadOption(f"{text!r} should read like {example}")
    return name, value


def number(text: str, what: str) -> int:
    """A number from 0 to 2**63 - 1."""
    if not text.isascii() or not text.isdigit() or len(text) > 19 or int(text) >= 2**63:
        raise BadOption(f"{what} should be a number below 2**63, not {text[:40]!r}")
    return int(text)
