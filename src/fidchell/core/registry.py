"""The registry of games, one entry each: how to set it up, name its actions, view it and check it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Protocol, TypeAlias

from fidchell.core.encoding import Encoding
from fidchell.core.errors import BadOption
from fidchell.core.events import Unpacked
from fidchell.core.limits import NAMES, TABLE
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Frame, Seat

Value: TypeAlias = str | int
Options: TypeAlias = dict[str, Value]
View: TypeAlias = dict[str, Any]
Ask: TypeAlias = dict[str, Any]  # the part of a view that says who must decide what
Message: TypeAlias = tuple[str, dict[str, str | int]]  # a message id and its arguments: words of the notation, numbers
RandomOutcome: TypeAlias = tuple[str, ...]  # one random outcome, by all its names

CONTENT = "content"  # the option that names the content, in games that can be played with several
FOLDER = "fidchell.games"  # every package in it exports one GAME
PLAIN = "plain"  # the message that shows its argument `text` as it is, for games without messages of their own
UNSAID: Any = None  # an optional part, derived from the others if a game leaves it out


@dataclass(frozen=True)
class Option:
    """A named choice made before the game; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    about: str
    look_up: Callable[[str], Value] | None = None  # finds values that are not listed, or refuses with a suggestion
    recorded: bool = False  # whether a record names it even at its default

    @property
    def default(self) -> Value:
        """The default value."""
        return self.values[0]

    def parse(self, value: object) -> Value:
        """The value that a word stands for, or a refusal that lists the values."""
        for known in self.values:
            if str(value) == str(known):
                return known
        if self.look_up:
            return self.look_up(str(value))
        raise BadOption(f"{self.name} cannot be {value!r}; choose one of: {', '.join(map(str, self.values))}")


@dataclass(frozen=True)
class Start:
    """Where a case begins: a state at a decision, the options of its game, and the events that led there."""

    state: State
    options: Options
    events: tuple[Frame, ...] = ()
    luck: tuple[str, ...] = ()  # the random outcomes that are to follow


@dataclass(frozen=True)
class LuckWords:
    """How cases of a game specify random outcomes."""

    read: Callable[[State, str, str], str]  # normalizes an outcome as written; refuses an unknown one
    # The random outcomes, from the state before and the events.
    outcomes: Callable[[State, Sequence[Frame]], list[RandomOutcome]]


@dataclass(frozen=True)
class Casework:
    """What a game supplies so that rulings about it can be written as cases."""

    position: Callable[[Mapping[str, Any]], Start]  # from the `given` of a case
    expectations: Mapping[str, Callable[[State, Any, str], list[str]]]  # by name: what is wrong with a state
    ask: Callable[[State], tuple[str, ...]]  # what the present decision is about, in words
    asks: tuple[str, ...]  # all those words
    windows: tuple[str, ...]  # those for reactions, which scripts may skip
    stops: tuple[str, ...]  # those at which scripts stop even if a seat has no choice, such as its turn
    passing: str  # the action that passes on a window
    ending: str  # the action that ends a sequence of choices; scripts may say it even if nothing is left to choose
    sentences: tuple[str, ...]  # how events are told, with blanks
    tellable: Callable[[str], bool]  # whether an event could be told in this sentence
    picture: Callable[[State], str]  # a state in plain text
    luck: LuckWords | None = None  # for games whose cases may specify random outcomes


class Notation(Protocol):
    """The words of all actions."""

    def to_words(self, action: Action) -> str:
        """An action in words."""

    def to_action(self, words: str) -> Action:
        """The action that these words name."""

    def option(self, action: Action) -> Message:
        """An action as a message."""


@dataclass(frozen=True)
class Peace:
    """How the seats in a clash end it by agreement."""

    parties: Callable[[State], list[Seat]]  # the seats in the present clash whose consent counts; none without one
    offer: Action
    agree: Action
    refuse: Action
    keeps: Callable[[State, Seat], int]  # how many clans a seat has where the clash is
    where: Callable[[State], int]  # a number for the place of the present clash, 0 without one


@dataclass(frozen=True)
class Phrase:
    """Something that a seat may promise the others; promises are not binding."""

    args: Mapping[str, tuple[str, ...]]  # by argument: the names it can take
    judge: Callable[[Seat, Mapping[str, str], Unpacked], bool | None]  # whether an event keeps or breaks it, or neither


@dataclass(frozen=True)
class Places:
    """The names of places that players may mark to show what they plan."""

    areas: tuple[str, ...] = ()
    provinces: tuple[str, ...] = ()  # those made of several areas


def no_places(options: Options) -> Places:
    """For games whose places have no names."""
    return Places()


def first_seat(state: State) -> Seat:
    """For games that do not say whose turn it is: always the first seat's."""
    return 0


def no_window(state: State) -> int:
    """For games without windows: seats are never asked one after the other to react or pass."""
    return 0


def no_curtain(state: State) -> bool:
    """For games in which everyone sees every decision."""
    return False


def no_primer(options: Options) -> dict[str, Any]:
    """For games without explanations."""
    return {}


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
    edition: Callable[[Options], Notation] | None = None  # the words that come with its options
    aims: tuple[str, ...] = ()  # the ways to win that an estimate tells apart, in the order of `State.aim`
    planner: Callable[[State], Action] | None = None  # the game's simple plan for the first seat that must decide
    load_content: Callable[[Path], str] | None = None  # reads a file; returns the value of CONTENT for it
    # What each viewer sees, without `ask`; viewers share the objects they see alike, so nothing in them may be changed.
    visible: Callable[[State, Sequence[Seat | None]], list[View]] = UNSAID
    # The same in two parts: what all viewers see alike, and what each sees besides. Default: nothing is shared.
    split_visible: Callable[[State, Sequence[Seat | None]], tuple[View, list[View]]] = UNSAID
    ask: Callable[[State, Seat | None], Ask | None] = UNSAID  # who must decide what; options for a seat that is asked
    event_message: Callable[[State, Frame, Seat | None], Message | None] = UNSAID  # None as in `report`
    option: Callable[[Action], Message] = UNSAID  # an action as a message
    prompt: Callable[[Ask], Message] = UNSAID  # what is asked, as a message
    names: Mapping[str, str] = field(default_factory=dict)  # by argument: the prefix of its names' message ids
    # 0 unless the seats are asked in turn to react or pass; else a number that stays the same while one such window
    # lasts. If the next window has the same number, its first seat is one that was asked before.
    window: Callable[[State], int] = no_window
    passing: Action = -1  # the action that passes on a window
    curtain: Callable[[State], bool] = no_curtain  # whether several choose in secret until all have chosen
    peace: Peace | None = None  # for games whose clashes may end by consent
    phrases: Mapping[str, Phrase] = field(default_factory=dict)  # what seats may promise each other
    # What the page explains about cards and rules with these options: JSON values that name messages.
    primer: Callable[[Options], dict[str, Any]] = no_primer
    places: Callable[[Options], Places] = no_places
    turn: Callable[[State], Seat] = first_seat  # whose turn it is
    # The game before setup: options chosen, nothing laid out; `State.lay_out` begins it. None: it cannot be batched.
    boxed: Callable[[Options], State] | None = None
    encoding: Encoding | None = None  # the layout of an observation; None: it has no observations
    topics: Mapping[str, str] = field(default_factory=dict)  # by `what` of an ask: the rule it is about

    def __post_init__(self) -> None:
        visible = partial(visible_of, self.view) if self.visible is UNSAID else self.visible
        parts: dict[str, Any] = {
            "visible": visible,
            "split_visible": partial(split_visible_of, visible),
            "ask": partial(ask_of, self.view),
            "event_message": partial(event_message_of, self.report),
            "option": partial(option_of, self.to_words),
            "prompt": prompt_of,
        }
        for name, part in parts.items():
            if getattr(self, name) is UNSAID:
                object.__setattr__(self, name, part)

    def worded(self, options: Options) -> Game:
        """The game with the words that come with these options, if any."""
        if not self.edition:
            return self
        words = self.edition(options)
        return replace(self, to_words=words.to_words, to_action=words.to_action, option=words.option)

    def content_of(self, path: Path) -> str:
        """Read a content file; the value of the option CONTENT that stands for it."""
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


def full_view(visible: View, ask: Ask | None) -> View:
    """A viewer's own view, from what it sees and what is asked; the caller may change it."""
    return {**{name: own_copy(part) for name, part in visible.items()}, "ask": own_copy(ask)}


def own_copy(part: Any) -> Any:
    """A deep copy of a part of a view."""
    if isinstance(part, dict):
        return {name: own_copy(value) for name, value in part.items()}
    return [own_copy(value) for value in part] if isinstance(part, list) else part


def visible_of(view: Callable[[State, Seat | None], View], state: State, viewers: Sequence[Seat | None]) -> list[View]:
    """What viewers see, from the game's `view`."""
    views = [view(state, viewer) for viewer in viewers]
    return [{name: part for name, part in shown.items() if name != "ask"} for shown in views]


def split_visible_of(
    visible: Callable[[State, Sequence[Seat | None]], list[View]], state: State, viewers: Sequence[Seat | None]
) -> tuple[View, list[View]]:
    """The default in two parts: nothing is shared."""
    return {}, visible(state, viewers)


def ask_of(view: Callable[[State, Seat | None], View], state: State, viewer: Seat | None) -> Ask | None:
    """Who must decide what, from the game's `view`."""
    asked: Ask | None = view(state, viewer)["ask"]
    return asked


def event_message_of(
    report: Callable[[State, Frame, Seat | None], str | None], state: State, event: Frame, viewer: Seat | None
) -> Message | None:
    """An event as a message that contains its sentence."""
    said = report(state, event, viewer)
    return (PLAIN, {"text": said}) if said else None


def option_of(to_words: Callable[[Action], str], action: Action) -> Message:
    """An action as a message that contains its words."""
    return PLAIN, {"text": to_words(action)}


def prompt_of(ask: Ask) -> Message:
    """What is asked, as a message that contains the words for it."""
    return PLAIN, {"text": str(ask["what"])}


def keys() -> list[str]:
    """The keys of all games."""
    return sorted(found.name for found in iter_modules(import_module(FOLDER).__path__) if found.ispkg)


def home_of(module: str) -> str:
    """The key of the game that a module belongs to."""
    return module.removeprefix(f"{FOLDER}.").partition(".")[0]


def game(key: str) -> Game:
    """The game with this key, or a refusal that lists the games."""
    if key not in keys():
        raise BadOption(f"there is no game {key!r}; choose one of: {', '.join(keys())}")
    found: Game = import_module(f"{FOLDER}.{key}").GAME
    if found.actions > NAMES or len(found.seat_names) > TABLE:
        size = f"{found.actions} actions and {len(found.seat_names)} seats"
        raise ValueError(f"{key} has {size}; the limits are {NAMES} and {TABLE} (core/limits.py)")
    return found
