"""Strict reading of what people write, such as cases: anything unknown is refused, with suggestions."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from reprlib import Repr
from typing import Any, NoReturn

from fidchell.core.errors import BadCase

SETS = ("exactly", "include", "exclude", "count")  # the keys that describe a set
MANY = 70  # longer lists of suggestions are cut down to the nearest
NO_LIMIT = 10**19  # no number that anyone writes is larger
LONG = 120  # longer texts are cut in the middle when shown
BRIEF = Repr()
BRIEF.maxstring = BRIEF.maxother = LONG


def refuse(at: str, what: str) -> NoReturn:
    """Refuse something, and say where it is."""
    raise BadCase(f"{at}: {what}" if at else what)


def brief(value: object) -> str:
    """A value as Python writes it, cut short where it is long or deep."""
    return BRIEF.repr(value)


def advice(word: object, known: Iterable[str]) -> str:
    """Suggestions for a wrong word."""
    words = list(known)
    near = get_close_matches(str(word)[:LONG], words, 6, 0.5)
    guess = f"did you mean {near[0]!r}? " if near else ""
    if len(words) > MANY:
        return f"{guess}the nearest words: {', '.join(near)}" if near else "nothing comes near it"
    return f"{guess}choose from: {', '.join(words)}"


def word(value: object, known: Collection[str], what: str, at: str) -> str:
    """One of the known words."""
    if not isinstance(value, str) or value not in known:
        refuse(at, f"there is no {what} {brief(value)}; {advice(value, known)}")
    return value


def number(value: object, at: str, least: int = 0, most: int = NO_LIMIT) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        bounds = f"from {least} to {most}" if most < NO_LIMIT else f"of at least {least}"
        refuse(at, f"expected a whole number {bounds}, not {brief(value)}")
    return value


def flag(value: object, at: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        refuse(at, f"expected true or false, not {brief(value)}")
    return value


def text(value: object, at: str) -> str:
    """A non-empty text."""
    if not isinstance(value, str) or not value.strip():
        refuse(at, f"expected a text, not {brief(value)}")
    return value


def table(value: object, known: Collection[str], what: str, at: str) -> dict[str, Any]:
    """A mapping whose keys are among the known words."""
    if not isinstance(value, dict):
        refuse(at, f"expected a mapping by {what}, not {brief(value)}")
    return {word(key, known, what, at): item for key, item in value.items()}


def sequence(value: object, at: str) -> list[Any]:
    """A list; a single word stands for a list of one."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list):
        refuse(at, f"expected a list, not {brief(value)}")
    return value


def words(value: object, known: Collection[str], what: str, at: str) -> list[str]:
    """A list of known words, each once."""
    found = [word(item, known, what, at) for item in sequence(value, at)]
    twice = sorted({item for item in found if found.count(item) > 1})
    if twice:
        refuse(at, f"named twice: {', '.join(twice)}")
    return found


def compared(found: object, wanted: object, at: str) -> list[str]:
    """Nothing if both are equal, else one sentence that shows both."""
    return [] if found == wanted else [f"{at}: expected {shown(wanted)}, found {shown(found)}"]


def compared_sets(
    found: Collection[str], wanted: object, known: Collection[str], what: str, at: str, ordered: bool = False
) -> list[str]:
    """What is wrong with a set of words; `wanted` lists all of it, or is a mapping with keys of SETS."""
    if not isinstance(wanted, dict):
        names = words(wanted, known, what, at)
        return compared(list(found), names, at) if ordered else compared(sorted(found), sorted(names), at)
    faults: list[str] = []
    for key, value in table(wanted, SETS, "key", at).items():
        if key == "count":
            faults += compared(len(found), number(value, f"{at}, count"), f"{at}, count")
            continue
        names = words(value, known, what, f"{at}, {key}")
        if key == "exactly":
            faults += compared(sorted(found), sorted(names), f"{at}, exactly")
        elif key == "include":
            missing = [name for name in names if name not in found]
            faults += [f"{at}: expected {shown(missing)} too, found {shown(found)}"] if missing else []
        else:
            extra = [name for name in names if name in found]
            faults += [f"{at}: expected no {shown(extra)}, found {shown(found)}"] if extra else []
    return faults


def shown(value: object) -> str:
    """A value as a reader of cases would write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(map(shown, value)) + "]"
    return str(value)
