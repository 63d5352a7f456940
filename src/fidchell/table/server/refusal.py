"""Refusals, which each reader gets in their own language."""

from __future__ import annotations

from fidchell.core.errors import FidchellError
from fidchell.table.server.wire import SPOKEN, Why


class Refusal(FidchellError):
    """Something that is not allowed: a message id with arguments, and an English text."""

    def __init__(self, name: str, text: str, **args: str | int | list[str]) -> None:
        super().__init__(text)
        self.name = name
        self.args_: dict[str, str | int | list[str]] = dict(args)

    @property
    def said(self) -> Why:
        """The refusal as a message."""
        return Why(f"refused-{self.name}", self.args_)


def check_protocol(asked: str) -> None:
    """Refuse a version of the protocol that this server does not speak; whoever asks for none gets the newest."""
    known = [str(version) for version in SPOKEN]
    if asked and asked not in known:
        text = f"this server does not speak protocol {asked[:20]!r}; it speaks: {', '.join(known)}"
        raise Refusal("unknown-protocol", text, known=known)
