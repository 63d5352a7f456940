"""How a game looks in the terminal: each game has one face, its own or the generic one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from fidchell.core.registry import View, game
from fidchell.terminal.paper import Paper

GENERIC = f"{__package__}.generic"
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
    """The face of a game: its own, or the one that shows any game."""
    name = f"{__package__}.{key}"
    own: Face | None = getattr(import_module(name), "FACE", None) if find_spec(name) else None
    found: Face = own or import_module(GENERIC).generic(game(key))
    return found
