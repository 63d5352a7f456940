"""Which option a typed answer means: its number, its words, or enough of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from fidchell.core.errors import IllegalAction
from fidchell.core.match import few


def plain(text: str) -> str:
    """A text in small letters without accents and apostrophes, one blank between words."""
    letters = unicodedata.normalize("NFD", text.lower().replace("&", "and"))
    return " ".join(re.sub(r"[^a-z0-9\- ]", "", letters).split())


def parts(text: str) -> list[str]:
    """The words of a text, those joined by hyphens apart."""
    return plain(text).replace("-", " ").split()


def candidates(answer: str, words: Sequence[str]) -> list[int]:
    """The options that an answer may mean: called so, else beginning so, else having its parts."""
    typed = plain(answer)
    pieces = parts(answer)
    tests = (
        lambda option: option == typed,
        lambda option: option.startswith(typed),
        lambda option: all(any(word.startswith(piece) for word in parts(option)) for piece in pieces),
        lambda option: typed in option,
    )
    for fits in tests:
        found = [number for number, option in enumerate(words) if typed and fits(plain(option))]
        if found:
            return found
    return []


def chosen(answer: str, words: Sequence[str]) -> int:
    """The position of the option that an answer means, or a refusal that shows the way."""
    if answer.isascii() and answer.isdigit():
        if 1 <= int(answer) <= len(words):
            return int(answer) - 1
        raise IllegalAction(f"there is no option {answer}; choose 1 to {len(words)}")
    found = candidates(answer, words)
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalAction(f"{answer!r} may mean several: {few([words[number] for number in found])}")
    raise IllegalAction(f"{answer[:60]!r} is none of the options; type a number, an option's words, or ? for help")
