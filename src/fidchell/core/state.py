"""The state of a game in progress, as playouts, search and players see it."""

from __future__ import annotations

from fidchell.core.bits import lowest
from fidchell.core.image import first_byte
from fidchell.core.limits import BY_HAND, EVENTS, FITTED, MAX_ACTIONS, NAMES, STACK, TABLE
from fidchell.core.types import Action, Actions, Count, Fields, Frame, Marks, Mask, Seat, Values


class State:
    """A stack of pending frames and a random number; each game adds its own fields and rules."""

    def __init__(self) -> None:
        self.stack = [0] * STACK
        self.depth = 0
        self.rng = 0
        self.barriers = 0  # how often something was drawn, rolled or shown; undo stops there
        self.at_table = False  # whether everyone who could publicly hold an answer is asked
        self.judge = 0  # which of its game's measures says what a position is worth
        self.horizon = 0  # the turn before which simulations stop, 0 for none; belongs to thinking, not to the game
        self.spilled = 0  # whether a frame or an event found no room; a law wants none
        self.listening = False  # whether events are told; belongs to the object, not to the game

    # What a game must supply. Compiled, these are C methods reached through the class's table.

    def asked(self) -> Mask:
        """The seats that must decide now."""
        return 0

    def first_asked(self) -> Seat:
        """The first of the seats that must decide now."""
        return lowest(self.asked())

    def options_into(self, seat: Seat, out: Actions) -> int:
        """Write what an asked seat may choose to `out`; how many options there are."""
        return 0

    def apply(self, seat: Seat, action: Action) -> None:
        """An asked seat takes one of its options, and play goes on to the next decision."""

    def happen(self, frame: Frame) -> None:
        """Let a step happen."""

    def moot(self, frame: Frame) -> bool:
        """Whether a question has become empty, so that nobody is asked."""
        return False

    def begin(self) -> None:
        """Lay out the first position of a game that is in its box, and go on to the first decision."""

    def observe(self, seat: Seat, out: Marks, at: int) -> None:
        """Write all that `seat` may know to `out`, as the game's encoding says, beginning at `at`."""

    def observation_size(self) -> int:
        """How many numbers an observation has; 0 if the game has no encoding."""
        return 0

    def num_players(self) -> int:
        """How many seats the game has."""
        return TABLE

    def returns(self, seat: Seat) -> float:
        """What the finished game is worth to `seat`, from 0 to 1."""
        return 0.0

    def value(self, seat: Seat) -> float:
        """What the game in progress seems worth to `seat`, from 0 to 1."""
        return 0.0

    def evaluate(self, worth: Values) -> None:
        """Write to `worth` what the game seems worth to each seat."""
        for seat in range(self.num_players()):
            worth[seat] = self.value(seat)

    def aim(self, seat: Seat, which: int) -> float:
        """The chance of `seat` to win in one of the ways there are; asked after `evaluate`."""
        return 0.0

    def horizon_after(self, turns: int) -> int:
        """The turn before which a simulation stops that sees so many turns ahead: there the game offers nothing."""
        return 0

    def secret(self) -> int:
        """0 when all see what is decided now; else a number, the same for all that is decided behind one curtain."""
        return 0

    def prior(self, seat: Seat, out: Actions, n: int) -> Action:
        """What an asked seat would do at first thought, of `n` options, or -1 where the game has no opinion."""
        return -1

    def is_routine(self) -> bool:
        """Whether the prior is followed without thinking, since no search would find anything better."""
        return False

    def get_ready(self) -> None:
        """Make room for whatever thinking needs, once before many simulations."""

    def forget(self, seat: Seat) -> None:
        """Exchange what `seat` cannot know for the first thing that fits all it knows, whatever the truth is.

        A game that does no better exchanges it for anything: then the truth is gone, but guesses may lean towards it.
        """
        self.rng = 0
        self.resample(seat)

    def resample(self, seat: Seat) -> None:
        """Exchange what `seat` cannot know for anything that fits all it knows."""

    def resample_step(self, seat: Seat) -> None:
        """Change one guess into the next: in the long run as good as to imagine everything anew, and quicker."""
        self.resample(seat)

    def copy_into(self, other: State) -> None:
        """Make `other` equal to this state."""
        other.stack[:] = self.stack
        other.depth = self.depth
        other.rng = self.rng
        other.barriers = self.barriers
        other.at_table = self.at_table
        other.judge = self.judge
        other.spilled = self.spilled

    def blank(self) -> State:
        """A new empty state of the same game."""
        return State()

    def fields(self) -> Fields:
        """Every field by name, as plain Python values; a game adds its own to these."""
        return {
            "stack": [self.stack[i] if i < self.depth else 0 for i in range(STACK)],
            "depth": self.depth,
            "rng": self.rng,
            "barriers": self.barriers,
            "at_table": bool(self.at_table),
            "spilled": self.spilled,
        }

    def restore(self, fields: Fields) -> None:
        """Set these fields from what `fields` once gave; a game sets its own after them."""
        self.sit(fields["at_table"])
        self.stack = list(fields["stack"])
        self.depth = fields["depth"]
        self.rng = fields["rng"]
        self.barriers = fields["barriers"]
        self.spilled = fields["spilled"]

    def check_fields(self, fields: Fields, bounds: Fields) -> None:
        """Refuse what lacks a field or is out of bounds; `bounds` says how many numbers each has, from what to what."""
        missing = self.fields().keys() - fields.keys()
        if missing:
            raise ValueError(f"fields are missing: {', '.join(sorted(missing))}")
        all_bounds = bounds | {"stack": (STACK, -(2**63), 2**63 - 1), "depth": (0, 0, STACK)}
        wrong = [
            name for name, (size, least, most) in all_bounds.items() if not self.fits(fields[name], size, least, most)
        ]
        if wrong or self.contradiction(fields):
            raise ValueError(
                f"no game has these fields; out of bounds: {', '.join(wrong) or self.contradiction(fields)}"
            )

    def fits(self, value: object, size: int, least: int, most: int) -> bool:
        """Whether a field is one number from `least` to `most`, or a list of so many of them."""
        numbers = value if isinstance(value, list) else [value]
        if isinstance(value, list) != bool(size) or len(numbers) != (size or 1):
            return False
        return all(type(number) is int and least <= number <= most for number in numbers)

    def contradiction(self, fields: Fields) -> str:
        """The name of a field that no game could have beside the others, or nothing; for a game that knows one."""
        return ""

    def tell(self, event: Frame) -> None:
        """Tell an event to whoever listens; in simulation nobody does."""
        if self.listening and EAR.count < EVENTS:
            EAR.events[EAR.count] = event
            EAR.count += 1
        elif self.listening:
            self.spilled = 1

    # What Python code uses.

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self.depth == 0

    @property
    def seat(self) -> Seat:
        """The first of the seats that must decide now, 0 when the game is over."""
        return self.first_asked() if self.depth > 0 else 0

    @property
    def seats(self) -> list[Seat]:
        """All the seats that must decide now, none when the game is over."""
        waiting = self.asked() if self.depth > 0 else 0
        return [seat for seat in range(TABLE) if waiting >> seat & 1]

    def legal(self) -> list[Action]:
        """The options of the first asked seat, none when the game is over."""
        if SCRATCH.owner is not self:
            SCRATCH.owner = None
            SCRATCH.count = self.options_into(self.first_asked(), SCRATCH.actions) if self.depth > 0 else 0
        return [NUMBERS[SCRATCH.actions[i]] for i in range(SCRATCH.count)]

    def ascending(self) -> list[Action]:
        """`legal` in ascending order, sooner than Python sorts it."""
        if SCRATCH.owner is not self:
            self.legal()
        for i in range(SCRATCH.count):
            action, at = SCRATCH.actions[i], i
            while at > 0 and SORTED.actions[at - 1] > action:
                SORTED.actions[at] = SORTED.actions[at - 1]
                at -= 1
            SORTED.actions[at] = action
        return [NUMBERS[SORTED.actions[i]] for i in range(SCRATCH.count)]

    def options(self, seat: Seat) -> list[Action]:
        """The options of `seat`, none unless it is asked."""
        if self.depth <= 0 or not 0 <= seat < self.num_players() or not self.asked() >> seat & 1:
            return []
        room = Room()  # of its own, so that matches can be played in several threads
        n = self.options_into(seat, room.actions)
        return [NUMBERS[room.actions[i]] for i in range(n)]

    def take(self, seat: Seat, action: Action) -> None:
        """`seat` takes `action`, which the caller has found among its options: here nobody looks again."""
        self.expect(seat)
        SCRATCH.owner = None
        self.apply(seat, action)

    def expect(self, seat: Seat) -> None:
        """Refuse a seat that the game does not have, and any action when it is over."""
        if self.depth <= 0:
            raise ValueError("the game is over; nobody can act")
        self.check_seat(seat)

    def check_seat(self, seat: Seat) -> None:
        """Refuse a seat that the game does not have."""
        if not 0 <= seat < self.num_players():
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.num_players() - 1}")

    def act(self, action: Action) -> None:
        """The first asked seat takes `action`, one of its options; then whatever leaves no choice happens."""
        if self.depth <= 0:
            raise ValueError("the game is over; nobody can act")
        if SCRATCH.owner is not self:
            SCRATCH.owner = None
            SCRATCH.count = self.options_into(self.first_asked(), SCRATCH.actions)
        if not is_among(SCRATCH.actions, SCRATCH.count, action):
            SCRATCH.owner = None
            raise ValueError(f"seat {self.seat} cannot take action {action} now; options: {self.options(self.seat)}")
        SCRATCH.owner = None
        self.apply(self.first_asked(), action)
        SCRATCH.count = self.settle(SCRATCH.actions)  # not by `take_lone`, since a call from C to Python takes long
        SCRATCH.owner = self

    def settle(self, out: Actions) -> int:
        """Take lone options until a seat has a choice; how many options it has, written to `out`.

        At a table none is taken: all must see the same seats asked, whatever they hold.
        """
        n = 0
        while self.depth > 0:
            seat = self.first_asked()
            n = self.options_into(seat, out)
            if n != 1 or self.at_table:
                return n
            self.apply(seat, out[0])
        return 0

    def take_lone(self) -> None:
        """Let whatever leaves no choice happen, but nothing at a table."""
        SCRATCH.owner = None
        SCRATCH.count = self.settle(SCRATCH.actions)
        SCRATCH.owner = self

    def clone(self) -> State:
        """An independent equal state."""
        other = self.blank()
        self.copy_into(other)
        return other

    def determinize(self, seat: Seat, seed: int) -> State:
        """A full state that `seat` cannot tell from this one, with a future of its own."""
        self.check_seat(seat)
        other = self.blank()
        self.copy_into(other)
        other.forget(seat)
        other.rng = seed
        other.resample(seat)
        return other

    def result(self, seat: Seat) -> float:
        """What the finished game is worth to `seat`."""
        self.check_seat(seat)
        return self.returns(seat)

    def estimate(self, seat: Seat) -> float:
        """What the game in progress seems worth to `seat`."""
        self.check_seat(seat)
        return self.value(seat)

    def observe_into(self, seat: Seat, room: Marks) -> None:
        """Write all that `seat` may know to an array of bytes, as the game's encoding says."""
        self.check_seat(seat)
        if memoryview(room).nbytes != self.observation_size():
            raise ValueError(f"an observation takes {self.observation_size()} bytes, not {memoryview(room).nbytes}")
        self.observe(seat, first_byte(room), 0)

    def lay_out(self, seed: int) -> None:
        """Begin a game that is in its box: everything is laid out, up to the first decision."""
        if self.depth or self.rng:
            raise ValueError("this game has begun; take another one out of its box")
        self.rng = seed
        self.begin()

    def reseed(self, seed: int) -> None:
        """Change the future of chance, not the present."""
        self.rng = seed

    def trust(self, judge: int) -> None:
        """Choose the measure that says what positions are worth."""
        if not BY_HAND <= judge <= FITTED:
            raise ValueError(f"there is no measure {judge} of positions")
        self.judge = judge

    def sit(self, at_table: bool) -> None:
        """Choose the manner of play: at a table or in simulation."""
        SCRATCH.owner = None
        self.at_table = at_table

    def listen(self, listening: bool) -> None:
        """Begin or stop telling events."""
        self.listening = listening

    def heard(self) -> list[Frame]:
        """The events told since they were last asked for."""
        events = [EAR.events[i] for i in range(EAR.count)]
        EAR.count = 0
        return events


def is_among(options: Actions, count: Count, action: Action) -> bool:
    """Whether an action is one of so many options."""
    for i in range(count):
        if options[i] == action:
            return True
    return False


class Room:
    """Room for the options of one decision; one is enough for many playouts."""

    def __init__(self) -> None:
        self.actions = [0] * MAX_ACTIONS
        self.owner: State | None = None  # whose next options these still are, since `act` had to find them
        self.count = 0


class Ear:
    """Room for the events of one decision; it is not part of any state and never copied."""

    def __init__(self) -> None:
        self.events = [0] * EVENTS
        self.count = 0


SCRATCH = Room()  # for `legal` and `act`, which are for one thread; compiled, no other can interrupt them
SORTED = Room()  # for `ascending`
NUMBERS = list(range(NAMES))  # of actions, as Python has them: to make them anew would take longer than to find them
EAR = Ear()  # one is enough: only a match listens, one decision at a time
