"""Finds the option that a typed answer means: by number, by its words, or by enough of them."""

import re
import unicodedata
from collections.abc import Sequence

from fidchell.core.errors import IllegalAction, few
from fidchell.core.notation import labels

ENOUGH = 3  # letters of a word that identify an option, wherever the word is in it
DIGITS = 9  # longer numbers are larger than any of ours
QUIT = ("quit", "exit", "q")


def number_in(answer: str) -> int | None:
    """The answer as a number, if it is one; absurdly long numbers are cut to a large one."""
    if not answer.isascii() or not answer.isdigit():
        return None
    return int(answer.lstrip("0")[:DIGITS] or "0")


def plain(text: str) -> str:
    """A text in lower case, without accents and apostrophes, with single spaces."""
    letters = unicodedata.normalize("NFD", text.lower().replace("&", "and"))
    return " ".join(re.sub(r"[^a-z0-9\- ]", "", letters).split())


def parts(text: str) -> list[str]:
    """The words of a text, split at hyphens too."""
    return plain(text).replace("-", " ").split()


def begins(word: str, piece: str) -> bool:
    """Whether a word starts with a piece; numbers must be equal."""
    return word == piece if piece.isdigit() else word.startswith(piece)


def candidates(answer: str, words: Sequence[str]) -> list[int]:
    """The options that an answer may mean: equal to it, else starting with it, else with words that start with its."""
    pieces = parts(answer)
    typed = " ".join(pieces)
    short = max(map(len, pieces), default=0) < ENOUGH
    if not typed or (len(typed) < ENOUGH and typed != answer.lower()):
        return []
    tests = (
        lambda option: option == pieces,
        lambda option: begins(" ".join(option[: len(pieces)]), typed) and begins(option[len(pieces) - 1], pieces[-1]),
        lambda option: not short and all(any(begins(word, piece) for word in option) for piece in pieces),
    )
    for fits in tests:
        found = [number for number, option in enumerate(words) if fits(parts(option))]
        if found:
            return found
    return []


def chosen(answer: str, words: Sequence[str]) -> int:
    """The index of the option that an answer means; refusals say how to choose."""
    number, known = number_in(answer), labels(words)
    if number is not None:
        if number in known:
            return known.index(number)
        raise IllegalAction(f"there is no option {answer[:20]}; choose {span(known)}")
    found = candidates(answer, words)
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalAction(f"{answer[:60]!r} is ambiguous: {few([words[number] for number in found])}")
    raise IllegalAction(f"{answer[:60]!r} is not an option; type a number, the words of an option, or ? for help")


def span(numbers: Sequence[int]) -> str:
    """Ascending numbers as text."""
    first, last = numbers[0], numbers[-1]
    return f"{first} to {last}" if last - first == len(numbers) - 1 else few([str(number) for number in numbers])
