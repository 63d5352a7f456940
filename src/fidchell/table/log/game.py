"""The game of a table: its state, the actions that led there, and the window or curtain that is open now."""

from __future__ import annotations

from array import array
from zlib import crc32

from fidchell.core.match import ONE_AT_A_TIME, Match
from fidchell.core.registry import Game, Options
from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat
from fidchell.table.log.window import Window, open_window

SEAT_BITS = 16


class Play:
    """A game in progress; `acts` is what happened, and everything else follows from it."""

    def __init__(self, game: Game, seed: int, options: Options) -> None:
        self.game = game.worded(options)
        self.seed = seed
        self.options = options
        self.acts = array("I")  # seat << SEAT_BITS | action
        self.bars = array("I")  # for each act: how often something had been revealed before
        self.acted = 0  # the seats that have acted
        self.reseeds: dict[int, int] = {}  # by number of acts: the seed that chance took there
        self.window: Window | None = None
        self.curtain = False  # whether several seats choose in secret now
        self.curtain_at = 0  # the number of acts when the present curtain fell
        self.settled = 0  # acts that were answers in windows, or come before such, and are not taken back freely
        self.now = 0
        self.state = self.fresh()
        self.look_around()

    def fresh(self) -> State:
        """The first decision."""
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
        """Whether the present decision is made unseen."""
        return self.curtain or self.window is not None

    def asked(self) -> list[Seat]:
        """The seats that decide now, as everybody knows; behind a curtain all who sit there."""
        if self.window:
            return list(self.window.asked)
        return list(range(self.players)) if self.curtain else self.state.seats

    def is_awaited(self, seat: Seat) -> bool:
        """Whether a seat has not answered yet; in sealed decisions that is its own affair."""
        if self.window:
            return seat in self.window.asked and seat not in self.window.sealed
        return seat in self.state.seats

    def options_of(self, seat: Seat) -> list[Action]:
        """What a seat may do now."""
        if self.window:
            return self.window.asked[seat].options if seat in self.window.asked else []
        return self.state.options(seat)

    def seen_from(self, seat: Seat) -> State:
        """The state in which a seat decides: in a window, all before it have passed."""
        if self.window and seat in self.window.asked:
            return self.window.asked[seat].state
        return self.state

    def take(self, seat: Seat, action: Action) -> tuple[Frame, ...]:
        """A seat acts; what happened."""
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
        """Who chose first behind a curtain is nobody's business, nor may it decide how far a rewind goes."""
        self.acts[began:] = array("I", sorted(self.acts[began:], key=lambda act: act >> SEAT_BITS))

    def note(self, seat: Seat, action: Action) -> None:
        """Write an act down."""
        self.acts.append(seat << SEAT_BITS | action)
        self.acted |= 1 << seat
        self.bars.append(self.state.barriers)

    def look_around(self) -> None:
        """See whether a curtain has fallen or a window opened."""
        self.fall()
        open_now = not self.state.done and not self.curtain
        self.window = open_window(self.game, self.state, self.now) if open_now else None

    def fall(self) -> None:
        """See whether a curtain has fallen: a new one falls where something was revealed before it."""
        behind = not self.state.done and self.game.curtain(self.state)
        revealed = not self.bars or self.bars[-1] != self.state.barriers
        if behind and (not self.curtain or revealed):
            self.curtain_at = len(self.acts)
        self.curtain = behind

    def close(self) -> tuple[Frame, ...]:
        """The sealed answers happen, up to the first that is not a pass."""
        assert self.window
        answers = [(seat, self.window.sealed[seat]) for seat in self.window.asked]
        events: list[Frame] = []
        for seat, action in answers:
            events += self.take(seat, action)
            if action != self.game.passing:
                break
        self.settled = len(self.acts)
        return tuple(events)

    def last_act_of(self, seat: Seat) -> int:
        """Where a seat's last act stands, or -1."""
        for at in range(len(self.acts) - 1, -1, -1):
            if self.acts[at] >> SEAT_BITS == seat:
                return at
        return -1

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last act back without asking; only what it knows decides."""
        if len(self.acts) <= self.settled or self.state.done:
            return False
        if self.curtain:
            return self.last_act_of(seat) >= self.curtain_at
        others = self.window is not None and any(other != seat for other in self.window.asked)
        return not others and self.acts[-1] >> SEAT_BITS == seat and self.bars[-1] == self.state.barriers

    def undo(self, seat: Seat) -> None:
        """Take the last act of a seat back; behind a curtain, what others chose stays."""
        at = self.last_act_of(seat)
        self.replay(self.acts[:at] + self.acts[at + 1 :])

    def rewind(self, count: int) -> None:
        """Only the first so many acts remain."""
        self.replay(self.acts[:count])

    def replay(self, acts: array[int]) -> None:
        """Play acts again from the start."""
        self.state = self.fresh()
        self.acts, self.bars = array("I"), array("I")
        self.acted = 0
        self.settled = min(self.settled, len(acts))
        self.curtain = False
        # A new course of chance stays, also where all go back behind it: the old one may be known.
        self.reseeds = {min(at, len(acts)): seed for at, seed in sorted(self.reseeds.items())}
        for act in acts:
            self.chance_turns()
            self.note(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
            self.state.take(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
            self.fall()
        self.chance_turns()
        self.look_around()

    def chance_turns(self) -> None:
        """Chance takes the course that was set for this moment, if one was."""
        if len(self.acts) in self.reseeds:
            self.state.reseed(self.reseeds[len(self.acts)])

    def reseed(self, seed: int) -> None:
        """Chance takes a new course from here on."""
        self.reseeds[len(self.acts)] = seed
        self.state.reseed(seed)
        self.look_around()

    def mark(self) -> int:
        """A number that tells states apart, to find out whether changed rules lead elsewhere."""
        return crc32(repr(self.state.fields()).encode())

    def match(self) -> Match:
        """The match up to now, for records; only of games in which chance kept its course."""
        match = Match(self.game, self.seed, dict(self.options))
        for act in self.acts:
            match.act(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
        return match
