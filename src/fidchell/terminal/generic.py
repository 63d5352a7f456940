"""The face of any game that has none of its own: its view as an outline, its options by number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from fidchell.core.registry import Game, View
from fidchell.terminal.face import Face
from fidchell.terminal.paper import Paper
from fidchell.terminal.typed import labels

ELSEWHERE = ("viewer", "ask", "over", "hand")  # parts of a view that are shown in other ways
NAMING = ("seat", "name", "title", "id")  # what a thing in a list may be called by, the first one it has
PLAIN = {None: "none", True: "yes", False: "no", "": "none"}


def generic(game: Game) -> Face:
    """The face of a game that nobody has drawn."""
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
        topics="nothing yet: no rules of this game are written down here",
    )


def title(called: str, view: View) -> str:
    """What the game is called."""
    return called


def always(view: View) -> bool:
    """Nobody has said when a lone option tells others something, so it may at any time."""
    return True


def changed(drawn: View | None, view: View) -> bool:
    """Whether anything else than what is asked has changed."""
    return drawn is None or {**drawn, "ask": None} != {**view, "ask": None}


def nothing(view: View, paper: Paper) -> list[str]:
    """There is no more to say."""
    return []


def explain(topic: str, view: View, paper: Paper) -> list[str]:
    """No topic is known."""
    return paper.wrap(f"Nothing is written here about {topic}.")


def board(view: View, paper: Paper) -> list[str]:
    """All that the viewer may know, one thing a line."""
    return outlined({name: part for name, part in view.items() if name not in ELSEWHERE}, paper)


def seats(view: View, paper: Paper) -> list[str]:
    """What the view tells of the seats, if it tells it apart from the rest."""
    found = {name: view[name] for name in ("seats", "players") if view.get(name)}
    return outlined(found, paper) or paper.wrap("This game does not tell of its seats apart from the rest.")


def hand(view: View, paper: Paper) -> list[str]:
    """The viewer's own hand, if the view has one: its own part, or what the entry of the seat holds."""
    listed = [one for name in ("seats", "players") if isinstance(view.get(name), list) for one in view[name]]
    own = [one.get("hand") for one in listed if isinstance(one, dict) and one.get("seat") == view.get("viewer")]
    held = next((one for one in (view.get("hand"), *own) if isinstance(one, list | dict)), None)
    return paper.wrap("You have no hand.") if held is None else outlined({"hand": held}, paper)


def question(view: View, paper: Paper) -> list[str]:
    """Who must do what."""
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
    """Parts of a view as indented lines that fit a page."""
    lines = [line for name, part in parts.items() for line in outline(name, part)]
    return [
        broken
        for line in lines
        for broken in paper.wrap(line.lstrip(), " " * (4 + indent(line)), " " * (2 + indent(line)))
    ]


def indent(line: str) -> int:
    """How many blanks a line begins with."""
    return len(line) - len(line.lstrip())


def outline(name: str, part: Any) -> list[str]:
    """One part: in a line if it holds nothing that holds something itself, or else with a line for each thing in it."""
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
    """What something holds, by name; things in a list are called by what they say they are, or by their number."""
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
