"""How a game looks in the terminal: each game has one face, found by the game's key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from fidchell.core.errors import BadOption
from fidchell.core.registry import View
from fidchell.terminal.paper import Paper

Drawing: TypeAlias = Callable[[View, Paper], list[str]]


@dataclass(frozen=True)
class Sheet:
    """Something that a person may ask to see at any decision, by a word of its own."""

    word: str
    about: str
    drawing: Drawing


@dataclass(frozen=True)
class Face:
    """All that a terminal can show of a game, made from what a viewer may know."""

    board: Drawing  # the map
    scene: Drawing  # the map and the seats
    seats: Drawing  # who has what
    hand: Drawing  # the viewer's own cards
    question: Drawing  # who must do what, and why
    options: Drawing  # what the viewer may choose, by number
    rest: Drawing  # the viewer's cards that the options do not speak of
    advice: Drawing  # more about the present decision
    explain: Callable[[str, View, Paper], list[str]]  # a card, a place or a rule
    title: Callable[[View], str]  # where in the game we are
    momentous: Callable[[View | None, View], bool]  # whether to show the map now: the view last drawn, and now
    secretive: Callable[[View], bool]  # whether taking a lone option at once would show others what one holds
    outdated: Callable[[View, View], bool]  # whether a printed replay needs a new map: the view last drawn, and now
    welcome: tuple[str, ...]  # for the first screen: what the game is about, how one wins, where help is
    topics: str  # what can be asked about, with examples
    sights: tuple[Sheet, ...] = ()  # what else there is to see in this game


def face(key: str) -> Face:
    """The face of a game, or a refusal."""
    name = f"{__package__}.{key}"
    if not find_spec(name):
        raise BadOption(f"{key} cannot be played in the terminal yet")
    found: Face = import_module(name).FACE
    return found
