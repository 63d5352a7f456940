"""The games there are, each as one entry: how to set it up, name its actions, view it and check it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Protocol, TypeAlias

from fidchell.core.errors import BadOption
from fidchell.core.limits import NAMES
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Frame, Seat

Value: TypeAlias = str | int
Options: TypeAlias = dict[str, Value]
View: TypeAlias = dict[str, Any]
Omen: TypeAlias = tuple[str, ...]  # one thing that chance brought, by all its names

CONTENT = "content"  # the option that names the content of games which can be played with several
FOLDER = "fidchell.games"  # every package in it exports one GAME


@dataclass(frozen=True)
class Option:
    """A named choice made before the game, with its default first."""

    name: str
    values: tuple[Value, ...]
    about: str
    look_up: Callable[[str], Value] | None = None  # finds values that are not listed, or refuses with advice
    recorded: bool = False  # whether a record names it even at its default

    @property
    def default(self) -> Value:
        """The value that holds unless another is chosen."""
        return self.values[0]

    def parse(self, value: object) -> Value:
        """The value that a word stands for, or a refusal that lists the values there are."""
        for known in self.values:
            if str(value) == str(known):
                return known
        if self.look_up:
            return self.look_up(str(value))
        raise BadOption(f"{self.name} cannot be {value!r}; choose one of: {', '.join(map(str, self.values))}")


@dataclass(frozen=True)
class Start:
    """Where a case begins: a state at a decision, the options of its game, and what happened on the way there."""

    state: State
    options: Options
    events: tuple[Frame, ...] = ()
    luck: tuple[str, ...] = ()  # what chance is to bring after that


@dataclass(frozen=True)
class Oracle:
    """How cases of a game say what chance brings."""

    read: Callable[[State, str, str], str]  # an outcome as somebody wrote it, made plain; an unknown one is refused
    omens: Callable[[State, Sequence[Frame]], list[Omen]]  # what chance brought, from the state before and the events


@dataclass(frozen=True)
class Casework:
    """What a game supplies so that rulings about it can be written as cases."""

    position: Callable[[Mapping[str, Any]], Start]  # from what is given
    expectations: Mapping[str, Callable[[State, Any, str], list[str]]]  # by name: what is wrong with a state
    ask: Callable[[State], tuple[str, ...]]  # what the present decision is about, in words
    asks: tuple[str, ...]  # all those words
    windows: tuple[str, ...]  # those for reactions, which scripts need not mention
    stops: tuple[str, ...]  # those at which scripts stop even if a seat has no choice, such as its turn
    passing: str  # the action that lets a moment pass
    ending: str  # the action that ends a sequence of choices; scripts may say it even if nothing is left to choose
    sentences: tuple[str, ...]  # how events are told, with blanks
    tellable: Callable[[str], bool]  # whether an event could be told so
    picture: Callable[[State], str]  # a state in plain text
    oracle: Oracle | None = None  # for games whose cases may say what chance brings


class Notation(Protocol):
    """The words of all actions."""

    def to_words(self, action: Action) -> str:
        """What an action is called."""

    def to_action(self, words: str) -> Action:
        """The action that is called so."""


@dataclass(frozen=True)
class Game:
    """All that the rest of the program needs to know about a game."""

    key: str
    title: str
    version: int
    options: tuple[Option, ...]
    seat_names: tuple[str, ...]
    actions: int
    longest: int  # no game takes more decisions than this
    shared: bool  # whether the seats win or lose together
    new: Callable[[int, Options], State]
    restored: Callable[[Fields], State]
    to_words: Callable[[Action], str]
    to_action: Callable[[str], Action]
    view: Callable[[State, Seat | None], View]
    report: Callable[[State, Frame, Seat | None], str | None]
    outcome: Callable[[State], str]
    conserved: Callable[[Fields], list[str]]
    casework: Casework | None = None
    edition: Callable[[Options], Notation] | None = None  # the words that its options bring
    aims: tuple[str, ...] = ()  # the ways to win that an estimate tells apart, in the order of `State.aim`
    planner: Callable[[State], Action] | None = None  # what a simple plan suggests to the first asked seat
    load_content: Callable[[Path], str] | None = None  # reads a file, and says which value of CONTENT it is then

    def worded(self, options: Options) -> Game:
        """The game with the words of these options, where they bring some."""
        if not self.edition:
            return self
        words = self.edition(options)
        return replace(self, to_words=words.to_words, to_action=words.to_action)

    def content_of(self, path: Path) -> str:
        """The value of the option CONTENT that stands for a file, which is read now."""
        if not self.load_content:
            raise BadOption(f"{self.key} has no content of its own, so no file can replace it; leave out --content")
        return self.load_content(path)

    def settle_options(self, chosen: Mapping[str, object] | None = None) -> Options:
        """Every option with its chosen or default value; a name or value that does not exist is refused."""
        known = {option.name: option for option in self.options}
        for name in chosen or {}:
            if name not in known:
                raise BadOption(f"{self.key} has no option {name!r}; its options: {', '.join(known)}")
        return {
            name: option.parse(chosen[name]) if chosen and name in chosen else option.default
            for name, option in known.items()
        }

    def seat(self, name: str) -> Seat:
        """The seat of this name."""
        if name not in self.seat_names:
            raise BadOption(f"there is no seat {name!r}; the seats: {', '.join(self.seat_names)}")
        return self.seat_names.index(name)


def keys() -> list[str]:
    """The keys of the games there are."""
    return sorted(found.name for found in iter_modules(import_module(FOLDER).__path__) if found.ispkg)


def home_of(module: str) -> str:
    """The key of the game that a module belongs to."""
    return module.removeprefix(f"{FOLDER}.").partition(".")[0]


def game(key: str) -> Game:
    """The game with this key, or a refusal that lists the games there are."""
    if key not in keys():
        raise BadOption(f"there is no game {key!r}; choose one of: {', '.join(keys())}")
    found: Game = import_module(f"{FOLDER}.{key}").GAME
    if found.actions > NAMES:
        raise ValueError(f"{key} has {found.actions} actions; searches have room for {NAMES} (core/limits.py)")
    return found
