"""A server whose cards have names that appear nowhere else: `python tests/salted.py serve ...`.

Action cards and epic tales are named by the salt, two digits and their usual name, so that a search for the salt finds
every place that learned of a card from this server, and no text that merely mentions cards. The salt is in SALT;
with LEAK everyone is shown the hand of the first seat, which a search has to find. All tables are dealt the same cards
(see dealt.py).
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from dealt import DealtServer, deal

WORDS = "fidchell.games.inis.view.notation"
USUAL = "CARD_NAMES = tuple(map(slug, ACTION_TITLES)) + PLACE_NAMES + tuple(map(slug, EPIC_TITLES))"
SALTED = """
CARD_NAMES = tuple(
    name if name in PLACE_NAMES else f"{salt}{{number:02d}}-{{name}}"
    for number, name in enumerate((*map(slug, ACTION_TITLES), *PLACE_NAMES, *map(slug, EPIC_TITLES)))
)
"""


class Salter(SourceFileLoader):
    """Loads the notation of Inis with a salt in the card names."""

    def get_code(self, fullname: str) -> CodeType:
        text = Path(self.path).read_text(encoding="utf-8")
        assert text.count(USUAL) == 1, "the names of the cards are made differently now"
        salted = text.replace(USUAL, SALTED.format(salt=os.environ["SALT"]))
        return compile(salted, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the notation of Inis before any other finder."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != WORDS:
            return None
        found = PathFinder.find_spec(fullname, path)  # type: ignore[arg-type]
        assert found and found.origin
        found.loader = Salter(fullname, found.origin)
        return found


def leak() -> None:
    """Show everyone what the first seat holds and has looked at."""
    inis: Any = import_module("fidchell.games.inis.view.view")
    snakes: Any = import_module("fidchell.games.snakes.view.view")
    own_part, cards_of, druids_seen = inis.own_part, snakes.cards_of, snakes.druids_seen

    def told(s: Any, *rest: Any) -> dict[str, Any]:
        found: dict[str, Any] = own_part(s, *rest)
        return found | {"memory": found["memory"] | {"hint": inis.cards_in(s.fields()["hands"][0])}}

    inis.own_part = told
    package: Any = import_module("fidchell.games.inis")
    package.GAME = replace(package.GAME, viewing=replace(package.GAME.viewing, written=None))  # sent as it is seen
    snakes.cards_of = lambda book, f, viewer: cards_of(book, f, 0)
    snakes.druids_seen = lambda f, viewer: druids_seen(f, 0)


class SaltedServer(DealtServer):
    """Such a server, in its own process."""

    program = (__file__,)

    def __init__(self, db: str, salt: str, leaky: bool = False) -> None:
        super().__init__(db)
        self.salt = salt
        self.env |= {"SALT": salt, "LEAK": "1" if leaky else ""}

    def cards(self, text: bytes | str) -> set[int]:
        """The numbers of the cards named in a text, in UTF-8 or UTF-16."""
        if isinstance(text, str):
            text = text.encode("utf-8", "surrogatepass")
        return set(self.numbers(text, 1)) | set(self.numbers(text, 2))

    def numbers(self, text: bytes, width: int) -> Iterator[int]:
        """The card numbers after the salt, in letters of `width` bytes."""
        salt = self.salt.encode() if width == 1 else self.salt.encode("utf-16-le")
        at = text.find(salt)
        while at >= 0:
            at += len(salt)
            number = text[at : at + 2 * width : width]
            if number.isdigit():
                yield int(number)
            at = text.find(salt, at)

    def plain(self, text: str) -> str:
        """A text without the salt."""
        return re.sub(self.salt + r"\d\d-", "", text)


if os.environ.get("SALT"):  # also in bot processes, which start with this file
    sys.meta_path.insert(0, Finder())

if __name__ == "__main__":
    from fidchell.cli import main

    deal()
    if os.environ["LEAK"]:
        leak()
    sys.exit(main())
