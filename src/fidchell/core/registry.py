"""The games there are, each as one entry: how to set it up, name its actions, view it and check it."""

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
Message: TypeAlias = tuple[str, dict[str, str | int]]  # a message id and its arguments: names of the notation, numbers
Omen: TypeAlias = tuple[str, ...]  # one thing that chance brought, by all its names

CONTENT = "content"  # the option that names the content of games which can be played with several
FOLDER = "fidchell.games"  # every package in it exports one GAME
PLAIN = "plain"  # the message that says its argument `text` as it is: for games that bring no messages of their own
UNSAID: Any = None  # a part that a game may leave out, and that is then made from its other parts


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

    def option(self, action: Action) -> Message:
        """An action as a message."""


@dataclass(frozen=True)
class Peace:
    """How the seats of a clash end it together."""

    parties: Callable[[State], list[Seat]]  # the seats in the present clash whose consent counts; none without one
    offer: Action
    agree: Action
    refuse: Action
    keeps: Callable[[State, Seat], int]  # how many clans a seat has where the clash is
    where: Callable[[State], int]  # a number for the place of the present clash, 0 without one


@dataclass(frozen=True)
class Phrase:
    """Something that a seat may promise the others; it binds nobody."""

    args: Mapping[str, tuple[str, ...]]  # what it names, and the names there are
    judge: Callable[[Seat, Mapping[str, str], Unpacked], bool | None]  # whether an event keeps or breaks it, or neither


@dataclass(frozen=True)
class Places:
    """The names of places that people may mark to show what they plan."""

    areas: tuple[str, ...] = ()
    provinces: tuple[str, ...] = ()  # which hold several areas


def no_places(options: Options) -> Places:
    """A game whose places have no names."""
    return Places()


def first_seat(state: State) -> Seat:
    """Whose turn it is in a game that does not say: always the first seat's."""
    return 0


def no_window(state: State) -> int:
    """A game without windows: its seats are never asked one after the other to react or pass."""
    return 0


def no_curtain(state: State) -> bool:
    """A game in which all see what is decided."""
    return False


def no_primer(options: Options) -> dict[str, Any]:
    """A game that explains nothing."""
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
    edition: Callable[[Options], Notation] | None = None  # the words that its options bring
    aims: tuple[str, ...] = ()  # the ways to win that an estimate tells apart, in the order of `State.aim`
    planner: Callable[[State], Action] | None = None  # what a simple plan suggests to the first asked seat
    load_content: Callable[[Path], str] | None = None  # reads a file, and says which value of CONTENT it is then
    # What each viewer sees, without `ask`; what several see alike is one object, which nobody may change.
    sights: Callable[[State, Sequence[Seat | None]], list[View]] = UNSAID
    # The same in two parts: what all viewers see alike, and what each sees besides; unsaid, each sees all for itself.
    parted: Callable[[State, Sequence[Seat | None]], tuple[View, list[View]]] = UNSAID
    ask: Callable[[State, Seat | None], Ask | None] = UNSAID  # who must decide what; options for a seat that is asked
    tiding: Callable[[State, Frame, Seat | None], Message | None] = UNSAID  # an event as a message; None as in `report`
    option: Callable[[Action], Message] = UNSAID  # an action as a message
    prompt: Callable[[Ask], Message] = UNSAID  # what is asked, as a message
    names: Mapping[str, str] = field(default_factory=dict)  # by argument, how the ids of its names begin
    # 0 unless the seats are asked in turn to react or pass; else a number that is the same as long as one such
    # opening lasts. If the next opening has the same number, its first seat is one that was asked before.
    window: Callable[[State], int] = no_window
    passing: Action = -1  # the action that lets a window pass
    curtain: Callable[[State], bool] = no_curtain  # whether several choose in secret until all have chosen
    peace: Peace | None = None  # for games whose clashes may end by consent
    phrases: Mapping[str, Phrase] = field(default_factory=dict)  # what seats may promise each other
    # What the page tells about cards and rules with these options: which messages say it; it can be written as JSON.
    primer: Callable[[Options], dict[str, Any]] = no_primer
    places: Callable[[Options], Places] = no_places
    turn: Callable[[State], Seat] = first_seat  # whose turn it is
    # The game in its box: options chosen, nothing laid out; `State.lay_out` begins it. None: it has no halls.
    boxed: Callable[[Options], State] | None = None
    encoding: Encoding | None = None  # what the numbers of an observation are; None: it has no observations
    topics: Mapping[str, str] = field(default_factory=dict)  # by `what` of an ask: the rule it is about

    def __post_init__(self) -> None:
        sights = partial(sights_of, self.view) if self.sights is UNSAID else self.sights
        parts: dict[str, Any] = {
            "sights": sights,
            "parted": partial(parted_of, sights),
            "ask": partial(ask_of, self.view),
            "tiding": partial(tiding_of, self.report),
            "option": partial(option_of, self.to_words),
            "prompt": prompt_of,
        }
        for name, part in parts.items():
            if getattr(self, name) is UNSAID:
                object.__setattr__(self, name, part)

    def worded(self, options: Options) -> Game:
        """The game with the words of these options, where they bring some."""
        if not self.edition:
            return self
        words = self.edition(options)
        return replace(self, to_words=words.to_words, to_action=words.to_action, option=words.option)

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


def whole(sight: View, ask: Ask | None) -> View:
    """A view of one viewer's own, from what it sees and what is asked; it may be changed."""
    return {**{name: own_copy(part) for name, part in sight.items()}, "ask": own_copy(ask)}


def own_copy(part: Any) -> Any:
    """A part of a view, with all that it holds, that nobody shares."""
    if isinstance(part, dict):
        return {name: own_copy(value) for name, value in part.items()}
    return [own_copy(value) for value in part] if isinstance(part, list) else part


def sights_of(view: Callable[[State, Seat | None], View], state: State, viewers: Sequence[Seat | None]) -> list[View]:
    """What viewers see, from their views."""
    views = [view(state, viewer) for viewer in viewers]
    return [{name: part for name, part in shown.items() if name != "ask"} for shown in views]


def parted_of(
    sights: Callable[[State, Sequence[Seat | None]], list[View]], state: State, viewers: Sequence[Seat | None]
) -> tuple[View, list[View]]:
    """Nothing is known to be seen by all."""
    return {}, sights(state, viewers)


def ask_of(view: Callable[[State, Seat | None], View], state: State, viewer: Seat | None) -> Ask | None:
    """Who must decide what, from a view."""
    asked: Ask | None = view(state, viewer)["ask"]
    return asked


def tiding_of(
    report: Callable[[State, Frame, Seat | None], str | None], state: State, event: Frame, viewer: Seat | None
) -> Message | None:
    """An event as a message that holds the sentence."""
    said = report(state, event, viewer)
    return (PLAIN, {"text": said}) if said else None


def option_of(to_words: Callable[[Action], str], action: Action) -> Message:
    """An action as a message that holds its words."""
    return PLAIN, {"text": to_words(action)}


def prompt_of(ask: Ask) -> Message:
    """What is asked, as a message that holds the words for it."""
    return PLAIN, {"text": str(ask["what"])}


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
    if found.actions > NAMES or len(found.seat_names) > TABLE:
        size = f"{found.actions} actions and {len(found.seat_names)} seats"
        raise ValueError(f"{key} has {size}; there is room for {NAMES} and {TABLE} (core/limits.py)")
    return found
