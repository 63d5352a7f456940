"""Refusals, which each reader gets in their own language."""

from __future__ import annotations

from fidchell.core.errors import FidchellError
from fidchell.table.server.wire import Args, Said


class Refusal(FidchellError):
    """Something that is not allowed: a message id with arguments, and an English text."""

    def __init__(self, name: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.name = name
        self.args_: Args = dict(args)

    @property
    def said(self) -> Said:
        """The refusal as a message."""
        return Said(f"refused-{self.name}", self.args_)
