"""The game of a table: its state, the actions that led to it, and the current window or curtain."""

from __future__ import annotations

from array import array
from zlib import crc32

from fidchell.core.match import ONE_AT_A_TIME, Match
from fidchell.core.parts import Options
from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat
from fidchell.table.log.window import Window, open_window

SEAT_BITS = 16


class Play:
    """A game in progress; `acts` is its history, and everything else is derived from it."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.game = game.worded(options)
        self.seed = seed
        self.options = options
        self.acts = array("I")  # seat << SEAT_BITS | action
        self.bars = array("I")  # for each act: how many reveals there had been before it
        self.acted = 0  # bit set of the seats that have acted
        self.reseeds: dict[int, int] = {}  # number of acts to the new seed at that point
        self.window: Window | None = None
        self.curtain = False  # whether several seats are choosing in secret
        self.curtain_at = 0  # the number of acts when the current curtain fell
        self.settled = 0  # acts up to the last answer in a window, which cannot be taken back freely
        self.now = 0
        self.state = self.fresh()
        self.look_around()

    def fresh(self) -> State:
        """The state at the first decision."""
        state = self.game.new(self.seed, self.options)
        state.sit(True)
        return state

    @property
    def players(self) -> int:
        """How many seats the game has."""
        return int(self.options["players"])

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self.state.done

    @property
    def sealed(self) -> bool:
        """Whether the current decision is made in secret."""
        return self.curtain or self.window is not None

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

    def take(self, seat: Seat, action: Action) -> tuple[Frame, ...]:
        """Take an action; the events it led to."""
        hidden, began = self.curtain, self.curtain_at
        with ONE_AT_A_TIME:
            self.note(seat, action)
            self.state.listen(True)
            self.state.heard()
            self.state.take(seat, action)
            events = tuple(self.state.heard())
            self.state.listen(False)
        self.look_around()
        if hidden and not (self.curtain and self.curtain_at == began):
            self.put_in_order(began)
        return events

    def put_in_order(self, began: int) -> None:
        """Sort the acts behind a curtain by seat: the order of choosing is secret, and must not affect a rewind."""
        self.acts[began:] = array("I", sorted(self.acts[began:], key=lambda act: act >> SEAT_BITS))

    def note(self, seat: Seat, action: Action) -> None:
        """Record an act."""
        self.acts.append(seat << SEAT_BITS | action)
        self.acted |= 1 << seat
        self.bars.append(self.state.barriers)

    def look_around(self) -> None:
        """Check whether a curtain has fallen or a window has opened."""
        self.fall()
        open_now = not self.state.done and not self.curtain
        self.window = open_window(self.game, self.state, self.now) if open_now else None

    def fall(self) -> None:
        """Check whether a curtain has fallen: a new one falls if something was revealed before it."""
        behind = not self.state.done and self.game.flow.curtain(self.state)
        revealed = not self.bars or self.bars[-1] != self.state.barriers
        if behind and (not self.curtain or revealed):
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

    def last_act_of(self, seat: Seat) -> int:
        """The index of a seat's last act, or -1."""
        for at in range(len(self.acts) - 1, -1, -1):
            if self.acts[at] >> SEAT_BITS == seat:
                return at
        return -1

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last act back without asking; depends only on what the seat knows."""
        if len(self.acts) <= self.settled or self.state.done:
            return False
        if self.curtain:
            return self.last_act_of(seat) >= self.curtain_at
        others = self.window is not None and any(other != seat for other in self.window.asked)
        return not others and self.acts[-1] >> SEAT_BITS == seat and self.bars[-1] == self.state.barriers

    def undo(self, seat: Seat) -> None:
        """Take back the last act of a seat; behind a curtain, the choices of others stay."""
        at = self.last_act_of(seat)
        self.replay(self.acts[:at] + self.acts[at + 1 :])

    def rewind(self, count: int) -> None:
        """Go back to the first `count` acts."""
        self.replay(self.acts[:count])

    def replay(self, acts: array[int]) -> None:
        """Replay acts from the start."""
        self.state = self.fresh()
        self.acts, self.bars = array("I"), array("I")
        self.acted = 0
        self.settled = min(self.settled, len(acts))
        self.curtain = False
        # A reseed stays, even if the game goes back to before it: the old random sequence may be known.
        self.reseeds = {min(at, len(acts)): seed for at, seed in sorted(self.reseeds.items())}
        for act in acts:
            self.chance_turns()
            self.note(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
            self.state.take(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
            self.fall()
        self.chance_turns()
        self.look_around()

    def chance_turns(self) -> None:
        """Apply the reseed of this moment, if there is one."""
        if len(self.acts) in self.reseeds:
            self.state.reseed(self.reseeds[len(self.acts)])

    def reseed(self, seed: int) -> None:
        """Reseed the random generator from here on."""
        self.reseeds[len(self.acts)] = seed
        self.state.reseed(seed)
        self.look_around()

    def mark(self) -> int:
        """A checksum of the state, to detect whether changed rules lead to a different one."""
        return crc32(repr(self.state.fields()).encode())

    def match(self) -> Match:
        """The match so far, for records; only for games that were not reseeded."""
        match = Match(self.game, self.seed, dict(self.options))
        for act in self.acts:
            match.act(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
        return match
