"""The state of a game in progress, as rollouts, search and players use it."""

from __future__ import annotations

from fidchell.core.bits import bit
from fidchell.core.image import first_byte
from fidchell.core.keystream import KeyStream
from fidchell.core.limits import BY_HAND, EVENTS, FITTED, MAX_ACTIONS, NAMES, STACK, TABLE
from fidchell.core.types import Action, Actions, Count, Fields, Frame, Marks, Mask, Seat, Values


class State:
    """A stack of pending frames and a random number; each game adds its own fields and rules."""

    def __init__(self) -> None:
        self.stack = [0] * STACK
        self.depth = 0
        self.rng = 0
        self.barriers = 0  # how often something was drawn, rolled or shown; undo cannot go back past one
        self.at_table = False  # whether every seat that could have an answer, judging by public facts, is asked
        self.judge = 0  # which of the game's value functions to use
        self.horizon = 0  # the turn before which simulations stop, 0 for none; part of the search, not of the game
        self.spilled = 0  # whether a frame or an event did not fit; a law checks that this never happens
        self.keyed = False  # whether random numbers come from the open key stream; part of the object, never copied
        self.listening = False  # whether events are recorded; part of the object, not of the game

    # What a game must implement. Compiled, these are C methods, called through the vtable.

    def asked(self) -> Mask:
        """The seats that must decide now: the seat of the top frame, unless a game asks several at once."""
        return bit(self.stack[self.depth - 1] >> 8 & 15)

    def first_asked(self) -> Seat:
        """The first of the seats that must decide now."""
        return self.stack[self.depth - 1] >> 8 & 15

    def options_into(self, seat: Seat, out: Actions) -> int:
        """Write the options of a seat that must decide to `out`; how many there are."""
        return 0

    def apply(self, seat: Seat, action: Action) -> None:
        """Apply an option of a seat that must decide, and go on to the next decision."""

    def happen(self, frame: Frame) -> None:
        """Run a step."""

    def moot(self, frame: Frame) -> bool:
        """Whether a question has become moot, so that nobody is asked."""
        return False

    def begin(self) -> None:
        """Set up a game that has not begun, and go on to the first decision."""

    def observe(self, seat: Seat, out: Marks, at: int) -> None:
        """Write the observation of `seat` to `out`, in the game's encoding, beginning at `at`."""

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
        """The estimated value of the position to `seat`, from 0 to 1."""
        return 0.0

    def evaluate(self, worth: Values) -> None:
        """Write the estimated value of the position to each seat to `worth`."""
        for seat in range(self.num_players()):
            worth[seat] = self.value(seat)

    def aim(self, seat: Seat, which: int) -> float:
        """The chance that `seat` wins in one of the game's ways; call `evaluate` first."""
        return 0.0

    def horizon_after(self, turns: int) -> int:
        """The turn before which a simulation that looks `turns` turns ahead stops: there the game has no options."""
        return 0

    def secret(self) -> int:
        """0 if everyone sees the current decision; else a number shared by all decisions behind one curtain."""
        return 0

    def prior(self, seat: Seat, out: Actions, n: int) -> Action:
        """The prior choice of a seat that must decide, among `n` options, or -1 if the game has none."""
        return -1

    def is_routine(self) -> bool:
        """Whether to follow the prior without a search, since none would find anything better."""
        return False

    def get_ready(self) -> None:
        """Allocate what simulations need, once before many of them."""

    def forget(self, seat: Seat) -> None:
        """Replace what is hidden from `seat` by the first arrangement that fits all it knows, whatever is really there.

        The default resamples instead: the real state is gone, but later determinizations may be biased towards it.
        """
        self.rng = 0
        self.resample(seat)

    def resample(self, seat: Seat) -> None:
        """Replace what is hidden from `seat` by a random arrangement that fits all it knows."""

    def resample_step(self, seat: Seat) -> None:
        """Turn one determinization into the next: in the long run as good as `resample`, and faster."""
        self.resample(seat)

    def copy_into(self, other: State) -> None:
        """Copy this state to `other`."""
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
        """Every field by name, as plain Python values; games add their own."""
        return {
            "stack": [self.stack[i] if i < self.depth else 0 for i in range(STACK)],
            "depth": self.depth,
            "rng": self.rng,
            "barriers": self.barriers,
            "at_table": bool(self.at_table),
            "spilled": self.spilled,
        }

    def restore(self, fields: Fields) -> None:
        """Set these fields from the result of `fields`; games then set their own."""
        self.sit(fields["at_table"])
        self.stack = list(fields["stack"])
        self.depth = fields["depth"]
        self.rng = fields["rng"]
        self.barriers = fields["barriers"]
        self.spilled = fields["spilled"]

    def check_fields(self, fields: Fields, bounds: Fields) -> None:
        """Refuse fields that are missing or out of bounds; `bounds` gives the size, least and most of each."""
        missing = self.fields().keys() - fields.keys()
        if missing:
            raise ValueError(f"fields are missing: {', '.join(sorted(missing))}")
        all_bounds = bounds | {"stack": (STACK, -(2**63), 2**63 - 1), "depth": (0, 0, STACK)}
        wrong = [
            name for name, (size, least, most) in all_bounds.items() if not self.fits(fields[name], size, least, most)
        ]
        if wrong or self.contradiction(fields):
            raise ValueError(
                f"these fields are impossible; out of bounds: {', '.join(wrong) or self.contradiction(fields)}"
            )

    def fits(self, value: object, size: int, least: int, most: int) -> bool:
        """Whether a field is a number from `least` to `most`, or a list of `size` such numbers."""
        numbers = value if isinstance(value, list) else [value]
        if isinstance(value, list) != bool(size) or len(numbers) != (size or 1):
            return False
        return all(type(number) is int and least <= number <= most for number in numbers)

    def contradiction(self, fields: Fields) -> str:
        """The name of a field that contradicts the others, or ""; games may override this."""
        return ""

    def tell(self, event: Frame) -> None:
        """Record an event if the state is listening; in simulations it is not."""
        if self.listening and EVENT_BUFFER.count < EVENTS:
            EVENT_BUFFER.events[EVENT_BUFFER.count] = event
            EVENT_BUFFER.count += 1
        elif self.listening:
            self.spilled = 1

    def draw(self) -> Mask:
        """The next number of the open key stream."""
        return KEY_STREAM.draw()

    # The interface for Python code.

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
        """The options of the first seat that must decide, none when the game is over."""
        if SCRATCH.owner is not self:
            SCRATCH.owner = None
            SCRATCH.count = self.options_into(self.first_asked(), SCRATCH.actions) if self.depth > 0 else 0
        return [NUMBERS[SCRATCH.actions[i]] for i in range(SCRATCH.count)]

    def ascending(self) -> list[Action]:
        """`legal` in ascending order, faster than Python would sort it."""
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
        """The options of `seat`, none unless it must decide now."""
        if self.depth <= 0 or not 0 <= seat < self.num_players() or not self.asked() >> seat & 1:
            return []
        room = Room()  # not SCRATCH, so that matches can be played in several threads
        n = self.options_into(seat, room.actions)
        return [NUMBERS[room.actions[i]] for i in range(n)]

    def take(self, seat: Seat, action: Action) -> None:
        """Take `action` for `seat`; the caller has already checked that it is one of its options."""
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
        """Take `action`, an option of the first seat that must decide, and then all forced moves."""
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
        SCRATCH.count = self.settle(SCRATCH.actions)  # not `take_lone`, since calls from C to Python are slow
        SCRATCH.owner = self

    def settle(self, out: Actions) -> int:
        """Take forced moves until a seat has a choice; write its options to `out` and return how many there are.

        At a table none is taken: everyone must see the same seats asked, whatever their hands hold.
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
        """Take all forced moves, but none at a table."""
        SCRATCH.owner = None
        SCRATCH.count = self.settle(SCRATCH.actions)
        SCRATCH.owner = self

    def clone(self) -> State:
        """An independent copy."""
        other = self.blank()
        self.copy_into(other)
        return other

    def determinize(self, seat: Seat, seed: int) -> State:
        """A full state that `seat` cannot tell from this one, with its own random future."""
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

    def results(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return [self.returns(seat) for seat in range(self.num_players())]

    def estimate(self, seat: Seat) -> float:
        """The estimated value of the position to `seat`."""
        self.check_seat(seat)
        return self.value(seat)

    def observe_into(self, seat: Seat, room: Marks) -> None:
        """Write the observation of `seat` to an array of bytes, in the game's encoding."""
        self.check_seat(seat)
        if memoryview(room).nbytes != self.observation_size():
            raise ValueError(f"an observation takes {self.observation_size()} bytes, not {memoryview(room).nbytes}")
        self.observe(seat, first_byte(room), 0)

    def lay_out(self, seed: int) -> None:
        """Begin a game that is not set up yet, and go on to its first decision."""
        if self.depth or self.rng:
            raise ValueError("this game has already begun; make a new one")
        self.rng = seed
        self.begin()

    def open_stream(self, key: bytes) -> None:
        """Take random numbers from the stream of a key, until it is closed; only one state at a time."""
        KEY_STREAM.open(key)
        self.keyed = True

    def close_stream(self) -> None:
        """Take random numbers from the seed again; the key is forgotten."""
        self.keyed = False
        KEY_STREAM.close()

    def reseed(self, seed: int) -> None:
        """Change the random numbers to come, but not the position."""
        self.rng = seed

    def trust(self, judge: int) -> None:
        """Choose the value function."""
        if not BY_HAND <= judge <= FITTED:
            raise ValueError(f"there is no value function {judge}")
        self.judge = judge

    def sit(self, at_table: bool) -> None:
        """Choose the manner of play: at a table or in simulation."""
        SCRATCH.owner = None
        self.at_table = at_table

    def listen(self, listening: bool) -> None:
        """Start or stop recording events."""
        self.listening = listening

    def heard(self) -> list[Frame]:
        """The events recorded since the last call."""
        events = [EVENT_BUFFER.events[i] for i in range(EVENT_BUFFER.count)]
        EVENT_BUFFER.count = 0
        return events


def is_among(options: Actions, count: Count, action: Action) -> bool:
    """Whether an action is among the first `count` options."""
    for i in range(count):
        if options[i] == action:
            return True
    return False


class Room:
    """A buffer for the options of one decision; it can be reused for many rollouts."""

    def __init__(self) -> None:
        self.actions = [0] * MAX_ACTIONS
        self.owner: State | None = None  # the state whose next options `act` has already found
        self.count = 0


class EventBuffer:
    """A buffer for the events of one decision; it is not part of any state and never copied."""

    def __init__(self) -> None:
        self.events = [0] * EVENTS
        self.count = 0


SCRATCH = Room()  # for `legal` and `act`, which are not thread-safe; compiled, no other thread can interrupt them
SORTED = Room()  # for `ascending`
NUMBERS = list(range(NAMES))  # actions as Python integers: looking them up is faster than creating them
EVENT_BUFFER = EventBuffer()  # one is enough: only matches listen, one decision at a time
KEY_STREAM = KeyStream()  # the same
