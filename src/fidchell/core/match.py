"""A match: a seed or a key, options and a log of actions, which together determine the state."""

from __future__ import annotations

import reprlib
from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from fidchell.core.errors import BadOption, FidchellError, IllegalAction, StaleAction, few
from fidchell.core.events import ONE_AT_A_TIME, drawing, heard
from fidchell.core.keys import KEY_BYTES, Seed, stream_key
from fidchell.core.parts import Options, View
from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat
from fidchell.core.window import Window, open_window

SEAT_BITS = 16
ACTION = (1 << SEAT_BITS) - 1


class Entry(NamedTuple):
    """One decision: which seat took which action, and what happened."""

    seat: Seat
    action: Action
    events: tuple[Frame, ...]


class Match:
    """A game in progress; `acts` is its log, and everything else is derived from it.

    If it `seals`, as at a table with a screen for each seat, the seats asked in a window answer at the same time, and
    choices behind a curtain have no order. Otherwise the seats answer one after the other.
    """

    state: State
    acts: array[int]  # seat << SEAT_BITS | action
    bars: array[int]  # for each act: how many reveals there had been before it
    window: Window | None
    curtain: bool  # whether several seats are choosing in secret

    def __init__(
        self,
        game: Game,
        seed: Seed,
        options: Mapping[str, object] | None = None,
        at_table: bool = True,
        seals: bool = False,
    ) -> None:
        """Begin a game; its seed may be the key of a table."""
        self.seed = checked_seed(seed)
        self.options: Options = game.settle_options(options)
        self.game = game.worded(self.options)
        self.at_table = at_table
        self.seals = seals
        self.reseeds: dict[int, Seed] = {}  # number of acts to the new seed or key at that point
        self.curtain_at = 0  # the number of acts when the current curtain fell
        self.settled = 0  # acts up to the last answer in a window, which cannot be taken back freely
        self.now = 0  # the time in milliseconds, for windows
        self.replay(())

    def fresh(self) -> State:
        """The state at the first decision."""
        state = self.game.new(self.seed, self.options)
        state.sit(self.at_table)
        return state

    # Questions.

    @property
    def players(self) -> int:
        """How many seats the game has."""
        return int(self.options["players"])

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self.state.done

    @property
    def log(self) -> list[tuple[Seat, Action]]:
        """Who took which action, from the start; `acts` holds the same as numbers."""
        return [(act >> SEAT_BITS, act & ACTION) for act in self.acts]

    @property
    def sealed(self) -> bool:
        """Whether the current decision is made in secret."""
        return self.curtain or self.window is not None

    @property
    def asked(self) -> list[Seat]:
        """The seats that decide now, as far as it is public; behind a curtain, all seats."""
        if self.window:
            return list(self.window.asked)
        return list(range(self.players)) if self.curtain else self.state.seats

    def is_awaited(self, seat: Seat) -> bool:
        """Whether a seat has yet to answer; in sealed decisions only the seat itself may know."""
        if self.window:
            return seat in self.window.asked and seat not in self.window.sealed
        return seat in self.state.seats

    def options_of(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat now."""
        if self.window:
            return self.window.asked[seat].options if seat in self.window.asked else []
        return self.state.options(seat)

    def seen_from(self, seat: Seat) -> State:
        """The state in which a seat decides: in a window, the one after all seats before it have passed."""
        if self.window and seat in self.window.asked:
            return self.window.asked[seat].state
        return self.state

    def seat_name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.game.seat_names[seat]

    def words(self, seat: Seat) -> list[str]:
        """The options of a seat, in words."""
        return [self.game.notation.to_words(action) for action in self.options_of(self.seated(seat))]

    def seated(self, seat: object) -> Seat:
        """The seat, or a refusal if the game has no such seat."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalAction(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
        return seat

    def view(self, viewer: Seat | None) -> View:
        """All that a seat, or the public (None), may know."""
        with ONE_AT_A_TIME:
            return self.game.view(self.state, None if viewer is None else self.seated(viewer))

    def entries(self, start: int = 0) -> Iterator[Entry]:
        """The decisions since a position in the log, with what happened: the game is replayed to find out."""
        state = self.fresh()
        for at, (seat, action) in enumerate(self.log):
            self.turn_chance(state, at)
            entry = Entry(seat, action, heard(state, seat, action, self.stream(at)))
            if at >= start:
                yield entry

    def last_act_of(self, seat: Seat) -> int:
        """The index of a seat's last act, or -1."""
        at = len(self.acts) - 1
        for act in reversed(self.acts):
            if act >> SEAT_BITS == seat:
                break
            at -= 1
        return at

    def mark(self) -> int:
        """A checksum of the state, to detect whether changed rules lead to a different one."""
        return crc32(repr(self.state.fields()).encode())

    # Acting.

    def offered(self, seat: Seat) -> list[Action]:
        """The options of a seat that has to decide now; a refusal if it does not."""
        options = self.options_of(self.seated(seat))
        if not options:
            name, asked = self.seat_name(seat), list(map(self.seat_name, self.asked))
            if self.done:
                raise IllegalAction(f"{name} cannot act: the game is over; {self.game.outcome(self.state)}")
            said = ", ".join(asked)
            raise IllegalAction(f"{name} cannot act now; asked: {said}", "not-asked", seat=name, asked=asked)
        return options

    def check(self, seat: Seat, action: Action | str) -> Action:
        """The action, if the seat may take it now; otherwise a refusal that lists the options."""
        return checked(self.game, seat, action, self.offered(seat))

    def act(self, seat: Seat, action: Action | str, at: int | None = None) -> Entry:
        """Take an action for `seat`, given as a number or in words; `at` is the log length it was meant for."""
        if at is not None and (type(at) is not int or at != len(self.acts)):
            raise StaleAction(f"this was meant for decision {at!r}; the game is at decision {len(self.acts)}")
        with ONE_AT_A_TIME:
            found = self.check(seat, action)
            return Entry(seat, found, self.take(seat, found))

    def take(self, seat: Seat, action: Action) -> tuple[Frame, ...]:
        """Take an action that was checked before; the events it led to."""
        stream = self.stream(len(self.acts))
        self.note(seat, action)
        events = heard(self.state, seat, action, stream)
        self.look_around()
        return events

    def note(self, seat: Seat, action: Action) -> None:
        """Log an act."""
        self.acts.append(seat << SEAT_BITS | action)
        self.bars.append(self.state.barriers)

    def reseed(self, seed: Seed) -> None:
        """Take chance from another seed or key from here on."""
        self.reseeds[len(self.acts)] = checked_seed(seed)
        self.turn_chance(self.state, len(self.acts))
        self.look_around()

    # Windows and curtains.

    def look_around(self) -> None:
        """Check whether a curtain has fallen or a window has opened."""
        if self.seals:
            self.fall()
            open_now = not self.state.done and not self.curtain
            self.window = open_window(self.game, self.state, self.now) if open_now else None

    def fall(self) -> None:
        """Check whether a curtain has risen or fallen: a new one falls if something was revealed before it."""
        behind = not self.state.done and self.game.flow.curtain(self.state)
        revealed = not self.bars or self.bars[-1] != self.state.barriers
        if self.curtain and (revealed or not behind):  # the order of choosing is secret, and must not affect a rewind
            chosen = sorted(self.acts[self.curtain_at :], key=lambda act: act >> SEAT_BITS)
            self.acts[self.curtain_at :] = array("I", chosen)
        if behind and (revealed or not self.curtain):
            self.curtain_at = len(self.acts)
        self.curtain = behind

    def close(self) -> tuple[Frame, ...]:
        """Play the sealed answers, up to the first that is not a pass; the events they led to."""
        assert self.window
        answers = [(seat, self.window.sealed[seat]) for seat in self.window.asked]
        events: list[Frame] = []
        for seat, action in answers:
            events += self.take(seat, action)
            if action != self.game.flow.passing:
                break
        self.settled = len(self.acts)
        return tuple(events)

    # Going back.

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last act back without asking; depends only on what the seat knows."""
        if len(self.acts) <= self.settled:
            return False
        if self.curtain:
            return self.last_act_of(seat) >= self.curtain_at
        others = self.window is not None and any(other != seat for other in self.window.asked)
        return not others and self.acts[-1] >> SEAT_BITS == seat and self.bars[-1] == self.state.barriers

    def undo(self, seat: Seat) -> None:
        """Take back the last act of a seat; behind a curtain, the choices of others stay."""
        if not self.may_undo(self.seated(seat)):
            raise IllegalAction(f"{self.seat_name(seat)} cannot undo: something was revealed or another seat decided")
        at = self.last_act_of(seat)
        self.reseeds = {start - (start > at): seed for start, seed in self.reseeds.items()}
        self.replay(self.acts[:at] + self.acts[at + 1 :])

    def rewind(self, count: int) -> None:
        """Go back to the first `count` acts."""
        self.replay(self.acts[:count])

    def replay(self, acts: Sequence[int]) -> None:
        """Replay acts from the start."""
        self.state = self.fresh()
        self.acts, self.bars = array("I"), array("I")
        self.window, self.curtain = None, False
        self.settled = min(self.settled, len(acts))
        # A reseed stays, even if the game goes back to before it: the old random sequence may be known.
        self.reseeds = {min(at, len(acts)): seed for at, seed in sorted(self.reseeds.items())}
        for act in acts:
            self.turn_chance(self.state, len(self.acts))
            with drawing(self.state, self.stream(len(self.acts))):
                self.note(act >> SEAT_BITS, act & ACTION)
                self.state.take(act >> SEAT_BITS, act & ACTION)
            if self.seals:
                self.fall()
        self.turn_chance(self.state, len(acts))
        self.look_around()

    def turn_chance(self, state: State, at: int) -> None:
        """Reseed a state, if the match was reseeded after so many acts; a key leaves no trace in it."""
        if at in self.reseeds:
            seed = self.reseeds[at]
            state.reseed(0 if isinstance(seed, bytes) else seed)

    def key_at(self, at: int) -> bytes:
        """The key of chance after so many acts; empty if chance comes from a seed."""
        seed = self.seed
        for start in sorted(self.reseeds):
            seed = self.reseeds[start] if start <= at else seed
        return seed if isinstance(seed, bytes) else b""

    def stream(self, at: int) -> bytes:
        """The key of the stream that the act after so many others draws from; empty if chance comes from a seed."""
        key = self.key_at(at)
        return stream_key(key, at + 1) if key else b""


def checked_seed(seed: object) -> Seed:
    """A seed or a key, or a refusal that says what one should be."""
    if isinstance(seed, bytes) and len(seed) == KEY_BYTES:
        return seed
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise BadOption(f"the seed should be a number from 0 to 2**63 - 1, not {seed!r}")
    return seed


def checked(game: Game, seat: Seat, action: object, options: Sequence[Action]) -> Action:
    """The action, given as a number or in words, if it is among the options of a seat; otherwise a refusal."""
    try:
        found = game.notation.to_action(action) if isinstance(action, str) else action
    except FidchellError as why:
        raise refusal(game, seat, action, options, str(why)) from None
    if type(found) is int and found in options:
        return found
    raise refusal(game, seat, action, options)


def refusal(game: Game, seat: Seat, action: object, options: Sequence[Action], why: str = "") -> IllegalAction:
    """Why a seat cannot take an action, and its options: by number too, if the action was given so."""
    name, spoken, words = game.seat_names[seat], isinstance(action, str), game.notation.to_words
    said = " ".join(str(action).split())[:60] if spoken else f"take action {reprlib.repr(action)}"
    ways = [words(way) if spoken else f"{way} ({words(way)})" for way in options]
    text = f"{why or f'{name} cannot {said} now'}; options: {few(ways) or 'none'}"
    return IllegalAction(text, "illegal", seat=name, action=said, options=ways)
