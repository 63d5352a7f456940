"""The parts of a game that its readers need: rules, viewing, messages, flow, talk, strategy, editions, casework."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from fidchell.core.errors import BadOption
from fidchell.core.events import Unpacked
from fidchell.core.notation import Message, Notation
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Frame, Seat

Value: TypeAlias = str | int
Options: TypeAlias = dict[str, Value]
View: TypeAlias = dict[str, Any]
ViewPart: TypeAlias = Mapping[str, Any]  # shared between viewers, so never changed; a game declares it as a TypedDict
Members: TypeAlias = tuple[bytes, ...]  # the parts of a view as JSON, each as `"name":value`
Ask: TypeAlias = ViewPart  # the part of a view that says who must decide what
RandomOutcome: TypeAlias = tuple[str, ...]  # one random outcome, by all its names

CONTENT = "content"  # the option that names the content, in games that can be played with several


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


# For every game.


def no_faults(fields: Fields) -> list[str]:
    """For games without pieces to count."""
    return []


@dataclass(frozen=True)
class Rules:
    """How a game begins, goes on and ends; its rules proper are methods of its states."""

    boxed: Callable[[Options], State]  # the game before setup: all options chosen, nothing laid out
    restored: Callable[[Fields], State]
    outcome: Callable[[State], str] | None = None  # how a game ended; default: which seats have won
    conserved: Callable[[Fields], list[str]] = no_faults  # what is wrong with the pieces of a state


@dataclass(frozen=True)
class Viewing:
    """What each viewer may know; give `visible`, or `split_visible` if viewers are to share what they see alike.

    Nothing in the result of `split_visible` may be changed.
    """

    report: Callable[[State, Frame, Seat | None], str | None]  # an event as a sentence, if the viewer may know it
    visible: Callable[[State, Seat | None], ViewPart] | None = None  # what a viewer sees, without `ask`
    # What all viewers see, and what each sees besides.
    split_visible: Callable[[State, Sequence[Seat | None]], tuple[ViewPart, Sequence[ViewPart]]] | None = None
    # The same as `split_visible` in JSON, for games that can write it faster than it can be encoded.
    written: Callable[[State, Sequence[Seat | None]], tuple[Members, Sequence[Members]]] | None = None
    ask: Callable[[State, Seat | None], Ask | None] | None = None  # who must decide what; options for an asked seat
    questions: Mapping[int, str] = field(default_factory=dict)  # without `ask`: by kind of frame, what is asked


# For games that have more. Each part is optional.


class Question(NamedTuple):
    """What a seat is asked; each game has a table of its questions, one row for each kind of frame that asks."""

    id: str  # for the page and other programs
    what: str  # as cases and texts for language models name it
    text: str  # as the terminal asks
    topic: str  # the rule behind it


def no_primer(options: Options) -> ViewPart:
    """For games without explanations."""
    return {}


@dataclass(frozen=True)
class Messages:
    """What a game says in any language."""

    event: Callable[[State, Frame, Seat | None], Message | None] | None = None  # None as in `Viewing.report`
    prompt: Callable[[Ask], Message] | None = None  # what is asked
    names: Mapping[str, str] = field(default_factory=dict)  # by argument: the prefix of its names' message ids
    topics: Mapping[str, str] = field(default_factory=dict)  # by `what` of an ask: the rule it is about
    # What the page explains about cards and rules with these options: JSON values that name messages.
    primer: Callable[[Options], ViewPart] = no_primer


def first_seat(state: State) -> Seat:
    """For games that do not say whose turn it is: always the first seat's."""
    return 0


def no_window(state: State) -> int:
    """For games without windows: seats are never asked one after the other to react or pass."""
    return 0


def no_curtain(state: State) -> bool:
    """For games in which everyone sees every decision."""
    return False


@dataclass(frozen=True)
class Flow:
    """Whose turn it is, and how several seats are asked at once."""

    turn: Callable[[State], Seat] = first_seat
    # 0 unless the seats are asked in turn to react or pass; else a number that stays the same while one such window
    # lasts. If the next window has the same number, its first seat is one that was asked before.
    window: Callable[[State], int] = no_window
    passing: Action = -1  # the action that passes on a window
    curtain: Callable[[State], bool] = no_curtain  # whether several choose in secret until all have chosen


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


@dataclass(frozen=True)
class Talk:
    """What the seats can agree on, promise and mark besides their actions."""

    peace: Peace | None = None  # for games whose clashes may end by consent
    phrases: Mapping[str, Phrase] = field(default_factory=dict)  # what seats may promise each other
    places: Callable[[Options], Places] = no_places


@dataclass(frozen=True)
class Strategy:
    """What bots know about a game besides its rules."""

    aims: tuple[str, ...] = ()  # the ways to win that an estimate tells apart, in the order of `State.aim`
    planner: Callable[[State], Action] | None = None  # the game's simple plan for the first seat that must decide


@dataclass(frozen=True)
class Editions:
    """For games whose content is a file: its words and numbers can be replaced."""

    notation: Callable[[Options], Notation]  # the words that come with these options
    load: Callable[[Path], str]  # reads a file; returns the value of CONTENT for it
    text: Callable[[int], str]  # the content with this digest, as the text of a file; refused if it was never read
    read: Callable[[str], int]  # reads such a text; returns its digest


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
