"""How a game looks in the terminal: each game has a face, its own or the generic one."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from fidchell.core.parts import View
from fidchell.core.registry import game
from fidchell.terminal.paper import Paper

GENERIC = f"{__package__}.generic"
Drawing: TypeAlias = Callable[[View, Paper], list[str]]


@dataclass(frozen=True)
class Sheet:
    """Something a person may ask to see at any decision, by a command of its own."""

    word: str
    about: str
    drawing: Drawing


@dataclass(frozen=True)
class Face:
    """Everything a terminal can show of a game, drawn from a viewer's view."""

    board: Drawing  # the map
    scene: Drawing  # the map and the seats
    seats: Drawing  # who has what
    hand: Drawing  # the viewer's own cards
    question: Drawing  # who has to do what, and why
    options: Drawing  # the viewer's options, by number
    rest: Drawing  # the viewer's cards that no option mentions
    advice: Drawing  # more about the current decision
    explain: Callable[[str, View, Paper], list[str]]  # a card, a place or a rule
    title: Callable[[View], str]  # the stage of the game
    momentous: Callable[[View | None, View], bool]  # whether to show the map now: view last drawn, and now
    secretive: Callable[[View], bool]  # whether taking a single option without asking would reveal what a seat holds
    outdated: Callable[[View, View], bool]  # whether a printed replay needs a new map
    welcome: tuple[str, ...]  # for the first screen: what the game is about, how to win, where to find help
    topics: str  # what can be explained, with examples
    sheets: tuple[Sheet, ...] = ()  # further sheets of this game


def face(key: str) -> Face:
    """The face of a game: its own, or the generic one."""
    name = f"{__package__}.{key}"
    own: Face | None = getattr(import_module(name), "FACE", None) if find_spec(name) else None
    found: Face = own or import_module(GENERIC).generic(game(key))
    return found
