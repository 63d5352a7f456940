"""Changed content for cases: their usual content with some fields changed."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from fidchell.checks.strict import advice, brief, refuse
from fidchell.games.snakes.content.book import Book, for_cases, read, shelve
from fidchell.games.snakes.content.written import card_slug, saint_slug

ABSENT = "absent"  # instead of a value: removes the field
EVERY = "*"  # instead of a name: every entry that has the next step


def patched(patches: object, at: str) -> Book:
    """The content of cases with the fields at dotted paths changed."""
    if not isinstance(patches, dict):
        refuse(at, f"expected a mapping of paths, such as 'zeal.saint: [4, 3, 2]', not {brief(patches)}")
    if not patches:
        return for_cases()
    document = deepcopy(for_cases().document)
    for path, value in patches.items():
        steps = str(path).split(".")
        places = list(parents(document, steps, f"{at}, {path}"))
        for place, step in places:
            put(place, step, value, f"{at}, {path}")
        if not places:
            refuse(f"{at}, {path}", "it leads nowhere")
    return bound(json.dumps(document))


@cache
def bound(text: str) -> Book:
    """The book of changed content."""
    return shelve(read(text, "content"))


def parents(here: Any, steps: list[str], at: str) -> Iterator[tuple[Any, Any]]:
    """The container of the field at a path, and its key there; several if the path has a star."""
    step, rest = steps[0], steps[1:]
    if step == EVERY:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
    else:
        keys = [key_of(here, step, bool(rest), at)]
    for key in keys:
        if not rest:
            yield here, key
        elif isinstance(here[key], dict | list) and (step != EVERY or leads(here[key], rest[0])):
            yield from parents(here[key], rest, at)


def leads(here: Any, step: str) -> bool:
    """Whether an entry that a star stands for has the next step."""
    return isinstance(here, list) or step == EVERY or step in here


def key_of(here: Any, step: str, needed: bool, at: str) -> Any:
    """The key that a step means: a name, or in a list the number or the name of an entry."""
    if isinstance(here, dict):
        if needed and step not in here:
            refuse(at, f"there is no field {brief(step)}; {advice(step, map(str, here))}")
        return step
    if step.isdecimal() and int(step) < len(here):
        return int(step)
    names = [name_of(entry) for entry in here]
    if step not in names:
        refuse(at, f"there is no entry {brief(step)}; {advice(step, filter(None, names))}")
    return names.index(step)


def name_of(entry: Any) -> str:
    """The name of a list entry: for a card, a Gift or a Saint, its word in the notation."""
    if not isinstance(entry, dict):
        return ""
    return card_slug(entry["title"]) if "title" in entry else saint_slug(entry.get("name", ""))


def put(place: Any, step: Any, value: object, at: str) -> None:
    """Change or remove a field."""
    if value != ABSENT:
        place[step] = value
    elif isinstance(place, list):
        del place[step]
    elif place.pop(step, ABSENT) == ABSENT:
        refuse(at, f"there is no field {brief(step)}; {advice(step, map(str, place))}")
