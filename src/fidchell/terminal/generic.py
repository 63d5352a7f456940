"""The face of games without one of their own: the view as an outline, the options by number."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from fidchell.core.notation import labels
from fidchell.core.parts import View
from fidchell.core.registry import Game
from fidchell.terminal.face import Face
from fidchell.terminal.paper import Paper

ELSEWHERE = ("viewer", "ask", "over", "hand")  # parts of a view that are shown elsewhere
NAMING = ("seat", "name", "title", "id")  # keys that name an item of a list; the first one present is used
PLAIN = {None: "none", True: "yes", False: "no", "": "none"}


def generic(game: Game) -> Face:
    """The face of a game without one of its own."""
    return Face(
        board=board,
        scene=board,
        seats=seats,
        hand=hand,
        question=question,
        options=options,
        rest=nothing,
        advice=nothing,
        explain=explain,
        title=partial(title, game.title),
        momentous=changed,
        secretive=always,
        outdated=changed,
        welcome=(f"This is {game.title}. Type ? for help, quit to save and leave.",),
        topics="nothing yet: the rules of this game are not available here",
    )


def title(called: str, view: View) -> str:
    """The title of the game."""
    return called


def always(view: View) -> bool:
    """The generic face does not know when a single option reveals something, so it assumes always."""
    return True


def changed(drawn: View | None, view: View) -> bool:
    """Whether anything but the question has changed."""
    return drawn is None or {**drawn, "ask": None} != {**view, "ask": None}


def nothing(view: View, paper: Paper) -> list[str]:
    """Nothing to show."""
    return []


def explain(topic: str, view: View, paper: Paper) -> list[str]:
    """Say that the topic is unknown."""
    return paper.wrap(f"There is no explanation of {topic} here.")


def board(view: View, paper: Paper) -> list[str]:
    """Everything the viewer may know, one item per line."""
    return outlined({name: part for name, part in view.items() if name not in ELSEWHERE}, paper)


def seats(view: View, paper: Paper) -> list[str]:
    """The seats, if the view lists them separately."""
    found = {name: view[name] for name in ("seats", "players") if view.get(name)}
    return outlined(found, paper) or paper.wrap("This game does not list its seats separately.")


def hand(view: View, paper: Paper) -> list[str]:
    """The viewer's hand, if the view has one: as a part of its own, or in the viewer's entry among the seats."""
    listed = [one for name in ("seats", "players") if isinstance(view.get(name), list) for one in view[name]]
    own = [one.get("hand") for one in listed if isinstance(one, dict) and one.get("seat") == view.get("viewer")]
    held = next((one for one in (view.get("hand"), *own) if isinstance(one, list | dict)), None)
    return paper.wrap("You have no hand.") if held is None else outlined({"hand": held}, paper)


def question(view: View, paper: Paper) -> list[str]:
    """Who has to do what."""
    ask = view["ask"]
    who = [view["viewer"]] if "options" in ask else ask["seats"]
    return paper.wrap(f"{ask['what']}.", "  ", f"{', '.join(paper.ink(seat, seat) for seat in who)}: ")


def options(view: View, paper: Paper) -> list[str]:
    """The options by number, in columns."""
    words = view["ask"]["options"]
    return paper.columns(
        [f"{paper.ink(f'{n:>3}', 'number')} {word}" for n, word in zip(labels(words), words, strict=True)]
    )


# Outlines.


def outlined(parts: dict[str, Any], paper: Paper) -> list[str]:
    """Parts of a view as indented lines that fit the page."""
    lines = [line for name, part in parts.items() for line in outline(name, part)]
    return [
        broken
        for line in lines
        for broken in paper.wrap(line.lstrip(), " " * (4 + indent(line)), " " * (2 + indent(line)))
    ]


def indent(line: str) -> int:
    """The number of leading spaces."""
    return len(line) - len(line.lstrip())


def outline(name: str, part: Any) -> list[str]:
    """One part of a view: on one line if it is flat, otherwise with a line for each item."""
    said = name.replace("_", " ")
    if not isinstance(part, dict | list):
        return [f"{said}: {plain(part)}"]
    held = list(entries(part))
    if any(isinstance(value, dict | list) for _, value in held):
        return [f"{said}:", *(f"  {line}" for key, value in held for line in outline(key, value))]
    if isinstance(part, list):
        return [f"{said}: {', '.join(plain(value) for value in part) or 'none'}"]
    return [f"{said}: {', '.join(f'{key} {plain(value)}' for key, value in held) or 'none'}"]


def entries(part: dict[str, Any] | list[Any]) -> Iterator[tuple[str, Any]]:
    """The items of a part, by name; items of a list are named by one of their own keys, or by number."""
    if isinstance(part, dict):
        yield from part.items()
        return
    for number, value in enumerate(part, 1):
        by = next((name for name in NAMING if isinstance(value, dict) and isinstance(value.get(name), str)), None)
        if by is None:
            yield str(number), value
        else:
            yield value[by], {name: held for name, held in value.items() if name != by}


def plain(value: Any) -> str:
    """A value in words."""
    return PLAIN[value] if value in (None, "") or isinstance(value, bool) else str(value)
