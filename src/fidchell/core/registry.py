"""The registry of games, one entry each: what the rest of the program needs to know about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from msgspec.json import encode

from fidchell.core.encoding import Encoding
from fidchell.core.errors import BadOption
from fidchell.core.events import drawing, unpacked
from fidchell.core.keys import Seed, stream_key
from fidchell.core.limits import NAMES, TABLE
from fidchell.core.notation import PLAIN, Message, Notation
from fidchell.core.parts import (
    Ask,
    Casework,
    Editions,
    Flow,
    Members,
    Messages,
    Option,
    Options,
    Rules,
    Strategy,
    Talk,
    View,
    Viewing,
    ViewPart,
)
from fidchell.core.state import State
from fidchell.core.types import Fields, Frame, Seat

FOLDER = "fidchell.games"  # every package in it exports one GAME
MEMBERS_KEPT = 20_000  # encoded parts of views
_MEMBERS: dict[tuple[str, int], tuple[object, bytes]] = {}  # by name and identity: the part itself, and its JSON


@dataclass(frozen=True)
class Game:
    """A game: its name and sizes, and a part for each kind of reader. Parts with defaults can be left out."""

    key: str
    title: str
    version: int
    options: tuple[Option, ...]
    seat_names: tuple[str, ...]
    actions: int
    longest: int  # no game takes more decisions than this
    rules: Rules
    notation: Notation
    viewing: Viewing
    shared: bool = False  # whether the seats win or lose together
    messages: Messages = field(default_factory=Messages)
    flow: Flow = field(default_factory=Flow)
    talk: Talk = field(default_factory=Talk)
    strategy: Strategy = field(default_factory=Strategy)
    encoding: Encoding | None = None  # the layout of an observation; None: it has no observations
    casework: Casework | None = None
    editions: Editions | None = None

    # Options.

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

    def worded(self, options: Options) -> Game:
        """The game with the words that come with these options, if any."""
        return replace(self, notation=self.editions.notation(options)) if self.editions else self

    def content_of(self, path: Path) -> str:
        """Read a content file; the value of the option CONTENT that stands for it."""
        if not self.editions:
            raise BadOption(f"{self.key} has no content of its own, so no file can replace it; leave out --content")
        return self.editions.load(path)

    def seat(self, name: str) -> Seat:
        """The seat of this name."""
        if name not in self.seat_names:
            raise BadOption(f"there is no seat {name!r}; the seats: {', '.join(self.seat_names)}")
        return self.seat_names.index(name)

    # Rules.

    def boxed(self, options: Options) -> State:
        """The game before setup: options chosen, nothing laid out; `State.lay_out` begins it."""
        return self.rules.boxed(self.settle_options(options))

    def new(self, seed: Seed, options: Options) -> State:
        """A new game with these options, at its first decision."""
        state = self.boxed(options)
        with drawing(state, stream_key(seed, 0) if isinstance(seed, bytes) else b""):
            state.lay_out(0 if isinstance(seed, bytes) else seed)
        return state

    def restored(self, fields: Fields) -> State:
        """A game restored from its saved fields."""
        return self.rules.restored(fields)

    def outcome(self, state: State) -> str:
        """How the game ended, or that it goes on."""
        if not state.done:
            return "the game goes on"
        return self.rules.outcome(state) if self.rules.outcome else self.winners(state)

    def winners(self, state: State) -> str:
        """Which seats have won a finished game."""
        won = [name for name, worth in zip(self.seat_names, state.results(), strict=False) if worth == 1]
        return f"{' and '.join(won)} {'wins' if len(won) == 1 else 'win'}" if won else "drawn"

    # Views.

    def view(self, state: State, viewer: Seat | None) -> View:
        """Everything a viewer may know, as a copy of its own; None is the public."""
        (visible,) = self.visible(state, [viewer])
        return {**{name: own_copy(part) for name, part in visible.items()}, "ask": own_copy(self.ask(state, viewer))}

    def visible(self, state: State, viewers: Sequence[Seat | None]) -> list[ViewPart]:
        """What each viewer sees, without `ask`; nothing in it may be changed."""
        common, owns = self.split_visible(state, viewers)
        return [{**common, **own} for own in owns]

    def split_visible(self, state: State, viewers: Sequence[Seat | None]) -> tuple[ViewPart, Sequence[ViewPart]]:
        """What all viewers see, and what each sees besides; nothing in it may be changed."""
        if self.viewing.split_visible:
            return self.viewing.split_visible(state, viewers)
        assert self.viewing.visible, "a game needs `visible` or `split_visible`"
        return {"over": state.done}, [
            {"viewer": None if viewer is None else self.seat_names[viewer], **self.viewing.visible(state, viewer)}
            for viewer in viewers
        ]

    def written(self, state: State, viewers: Sequence[Seat | None]) -> tuple[Members, Sequence[Members]]:
        """What `split_visible` returns, in JSON."""
        if self.viewing.written:
            return self.viewing.written(state, viewers)
        common, owns = self.split_visible(state, viewers)
        return members(common), [members(own) for own in owns]

    def ask(self, state: State, viewer: Seat | None) -> Ask | None:
        """Who must decide what, with the options of an asked viewer; parts of it may be shared."""
        if self.viewing.ask:
            return self.viewing.ask(state, viewer)
        if state.done:
            return None
        f = state.fields()
        top = unpacked(f["stack"][f["depth"] - 1])
        names = [self.seat_names[seat] for seat in state.seats]
        ask: dict[str, Any] = {"seats": names, "what": self.viewing.questions[top.kind]}
        if viewer is not None and viewer in state.seats:
            ask["options"] = [self.notation.to_words(action) for action in state.options(viewer)]
        return ask

    # Messages.

    def event_message(self, state: State, event: Frame, viewer: Seat | None) -> Message | None:
        """An event as a message; None if the viewer may not know of it."""
        if self.messages.event:
            return self.messages.event(state, event, viewer)
        said = self.viewing.report(state, event, viewer)
        return (PLAIN, {"text": said}) if said else None

    def prompt(self, ask: Ask) -> Message:
        """What is asked, as a message."""
        return self.messages.prompt(ask) if self.messages.prompt else (PLAIN, {"text": str(ask["what"])})


def members(part: ViewPart) -> Members:
    """The parts of a view in JSON."""
    return tuple([member(name, value) for name, value in part.items()])


def member(name: str, value: object) -> bytes:
    """A part of a view in JSON; one that is the same object as before is not encoded again."""
    known = _MEMBERS.get((name, id(value)))
    if known is not None and known[0] is value:
        return known[1]
    text = b'"%b":%b' % (name.encode(), encode(value))
    if type(value) is dict or type(value) is list:
        if len(_MEMBERS) >= MEMBERS_KEPT:
            _MEMBERS.clear()
        _MEMBERS[name, id(value)] = value, text
    return text


def own_copy(part: Any) -> Any:
    """A deep copy of a part of a view."""
    if isinstance(part, dict):
        return {name: own_copy(value) for name, value in part.items()}
    return [own_copy(value) for value in part] if isinstance(part, list) else part


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
