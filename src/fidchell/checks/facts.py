"""What the expectations of any game are made of: a number, a word or a set, of a state or of each named thing in it."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from string import Formatter
from typing import Any, TypeAlias, TypeVar

from fidchell.checks.strict import NO_LIMIT, compared, compared_sets, number, table, word
from fidchell.core.state import State

Look = TypeVar("Look")  # what a game looks at: the fields of a state, and its content if it has one
Asked: TypeAlias = Callable[[Look, Any, str], object]  # what a case says, with every word checked
Check: TypeAlias = Callable[[Look, Any, str], list[str]]  # what is wrong


def checks_of_state(look: Callable[[State], Look], checks: Mapping[str, Check[Look]]) -> dict[str, Check[State]]:
    """Checks of what a game looks at, as checks of a state."""

    def of_state(check: Check[Look]) -> Check[State]:
        return lambda state, wanted, at: check(look(state), wanted, at)

    return {name: of_state(check) for name, check in checks.items()}


def a_number(least: int = 0, most: int = NO_LIMIT) -> Asked[object]:
    """A number between two bounds."""
    return lambda looked, value, at: number(value, at, least, most)


def a_word(known: Callable[[Look], Collection[str]], what: str) -> Asked[Look]:
    """One of the known words."""
    return lambda looked, value, at: word(value, known(looked), what, at)


def one(found: Callable[[Look], object], asked: Asked[Look]) -> Check[Look]:
    """A check of one thing."""
    return lambda looked, wanted, at: compared(found(looked), asked(looked, wanted, at), at)


def one_set(
    found: Callable[[Look], list[str]], known: Callable[[Look], Collection[str]], what: str, ordered: bool = False
) -> Check[Look]:
    """A check of a set of words."""
    return lambda looked, wanted, at: compared_sets(found(looked), wanted, known(looked), what, at, ordered)


def each(
    names: Callable[[Look], Sequence[str]], what: str, found: Callable[[Look, int], object], asked: Asked[Look]
) -> Check[Look]:
    """A check of one thing for each name; `found` takes the number of the name."""

    def check(looked: Look, wanted: object, at: str) -> list[str]:
        known, faults = names(looked), []
        for name, value in table(wanted, known, what, at).items():
            here = f"{at}, {name}"
            faults += compared(found(looked, known.index(name)), asked(looked, value, here), here)
        return faults

    return check


def sentence_pattern(templates: Iterable[str], blanks: Mapping[str, Iterable[str]]) -> re.Pattern[str]:
    """A regular expression for the sentences of templates, with these words in their blanks."""
    return re.compile("|".join(f"(?:{template_pattern(template, blanks)})" for template in templates))


def template_pattern(template: str, blanks: Mapping[str, Iterable[str]]) -> str:
    """A regular expression for the sentences of one template; longer words are tried first."""
    parts = []
    for literal, blank, _, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if blank:
            choices = sorted(dict.fromkeys(blanks[blank]), key=len, reverse=True)
            parts.append(f"(?:{'|'.join(map(re.escape, choices))})")
    return "".join(parts)
