"""Pairs of worlds that a viewer cannot tell apart, played in parallel at real tables; what the viewer gets is compared.

A *world* is a table with the service around it: the same `Tables`, `Inbox` and `Connection` that serve people, with
rows kept in memory, the test's own clock, and scheduled work that runs when the test says so.

There are two kinds of pairs. In a pair of *guesses* the second world is determinized for the viewer: other hands, other
piles, the same view. The others choose freely in secret in each world, while public choices are the same
in both; the pair ends when something is revealed that really differs. In a pair of *twins* all cards are the same,
and the others make the same secret choices, but in other ways: in another order, after taking some back, at other
times, with other standing orders. So nothing may ever differ, whatever is revealed.

Every pair is watched by the public, and most also by a seat.

A sealed decision ends at the same moment in both worlds: how long people think is not a leak. Neither are two things
that people choose to give away: if windows have no minimum time, no order is given that depends on the hand
("pass when nothing fits", "ask for a card"), and a pair ends if, after the minimum time of a window, only such an
order would still answer.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeVar, cast
from unittest.mock import patch

import msgspec

from fidchell.checks.laws import random_options
from fidchell.core.events import unpacked
from fidchell.core.limits import EVERYONE
from fidchell.core.registry import Game, game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat
from fidchell.games.inis import ids as inis
from fidchell.games.snakes import ids as snakes
from fidchell.table.live import tables
from fidchell.table.live.inbox import Inbox
from fidchell.table.live.outbox import Connection
from fidchell.table.live.rate_limit import Allowance
from fidchell.table.live.scheduler import NEVER, Errands, answered_by_orders, deadline
from fidchell.table.live.session import Decide, Live, Want
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import decided
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log import moments, orders, past
from fidchell.table.log import table as table_module
from fidchell.table.log.commands import Wisher
from fidchell.table.log.game import SEAT_BITS, Play
from fidchell.table.log.moments import PUBLIC, Moment, Viewer
from fidchell.table.log.presence import leaves
from fidchell.table.log.table import PLAYING, Table, TableSetup
from fidchell.table.server import lobby
from fidchell.table.server.settings import Settings
from fidchell.table.store import queries

T = TypeVar("T")
WATCHER = 99  # the user number of a spectator
UNLIMITED = Allowance(0)
MISSING = "(not sent)"
FIRST_MOMENT = 1_700_000_000_000
FEW_MOMENTS, FEW_KEYS = 20, 6  # what half of the tables remember, so that short games reach the limits too


class Told(AssertionError):
    """Something told a viewer which of two worlds it is in."""


class PairOver(BaseException):
    """Two worlds may really differ from here on; not an Exception, which the service would treat as an error."""


# Titles: what a viewer may learn in each game.


@dataclass(frozen=True)
class Title:
    """What the tests need to know about a game: which events reveal hidden things, and which choices are secret."""

    key: str
    loud: frozenset[int]  # events that reveal something hidden to everyone
    secret: frozenset[int]  # events that only their seat knows in full
    shared: frozenset[int]  # those of them that the seat in the second detail also knows
    at_times_open: frozenset[int]  # those of them that everyone may know, if the event says so
    unseen: frozenset[str]  # questions with secret answers
    looking: frozenset[str]  # questions that show hidden things to the seat asked
    hidden: tuple[str, ...]  # fields in which determinizations differ from the real state
    lively: tuple[str, ...]  # prefixes of actions that random play takes too rarely
    face: Callable[[str, Action], object]  # what others see of a secret answer


def face_in_inis(what: str, action: Action) -> object:
    """Cards discarded face down look alike; tales, and stopping, do not."""
    is_drop = inis.DISCARD_CARD <= action < inis.DISCARD_CARD + inis.CARDS
    if is_drop and action - inis.DISCARD_CARD < inis.ADVANTAGE:
        return "an action card"
    return action if is_drop or action == inis.DONE else "a card"


TITLES = {
    "inis": Title(
        "inis",
        frozenset(
            (inis.TILE_PLACED, inis.CROWS_FLEW, inis.REVEALED, inis.KEPT, inis.DISCARDED, inis.SHUFFLED, inis.GAME_WON)
        ),
        frozenset((inis.DREW, inis.SPENT, inis.GAVE, inis.STOLE, inis.TOOK, inis.SAW, inis.PUT_BY, inis.DRAFTED)),
        frozenset((inis.GAVE, inis.STOLE)),
        frozenset((inis.TOOK,)),
        frozenset(
            (
                "take a discarded action card",
                "choose the card to set aside",
                "set an action card aside",
                "give an action card",
                "discard a card",
                "discard action cards",
            )
        ),
        frozenset(("take a discarded action card", "keep one tale", "choose a tile", "choose the card to set aside")),
        ("hands", "aside", "discard", "pile", "sealed"),
        (),
        face_in_inis,
    ),
    "snakes": Title(
        "snakes",
        frozenset(range(1, 60)) - {snakes.DRUID_SEEN, snakes.TOP_SEEN, snakes.TOP_SET, snakes.USED, snakes.GIFT_TAKEN},
        frozenset((snakes.DRUID_SEEN, snakes.TOP_SEEN)),
        frozenset(),
        frozenset(),
        frozenset(("choose the next card",)),
        frozenset(),
        ("leader", "druid", "tops"),
        ("look", "play prophecy", "take prophecy", "take knowledge", "choose prophecy", "choose knowledge"),
        lambda what, action: "a card",
    ),
}


# A world.


class Hour:
    """The tests' own clock, in milliseconds."""

    def __init__(self) -> None:
        self.now = FIRST_MOMENT

    def __call__(self) -> int:
        return self.now


def read_clock() -> int:
    """What the clock says that the tables read, which is the test's own."""
    found: int = vars(tables)["clock"]()
    return found


class Kept:
    """A store in memory that never waits."""

    shared = False

    def __init__(self) -> None:
        self.rows: list[log.Row] = []

    def append(self, table: str, row: log.Row, also: object, told: Callable[[object], None]) -> None:
        self.rows.append(row)
        told(True)

    async def write(self, call: object) -> None:
        return None


class Desk(Tables):
    """The service without scheduled work, which the tests run by their own clock."""

    def attend(self, live: Live) -> None:
        pass

    async def put(self, live: Live, decide: Decide) -> None:
        self.want(live, Want(decide, all_is_well))

    def start(self, work: object) -> None:
        at_once(cast(Coroutine[Any, Any, None], work))


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as end:
        return cast(T, end.value)
    raise AssertionError("something waited that should not have to")


def all_is_well(why: object) -> None:
    """Check that nothing the server does on its own is refused."""
    assert why is None, why


class Ear:
    """One connection, and what it has received; it may be blocked for a while."""

    def __init__(self, world: World, viewer: Viewer) -> None:
        self.heard: list[str] = []
        self.free = True
        user = user_of(viewer)
        who = Wisher(viewer, f"person {user}", user)
        self.connection = Connection(who, self, lambda slow: slow.show(Updates(world.table, read_clock())))
        self.connection.seen = world.table.moments.version(viewer)

    def write(self, message: bytes) -> None:
        assert b'"refused-mistake"' not in message, "the server made a mistake"
        self.heard.append(message.decode())

    def is_free(self) -> bool:
        return self.free

    def pause(self, paused: bool) -> None:
        pass

    def turn(self, free: bool) -> None:
        """Unblock or block the connection."""
        self.free = free
        if free:
            self.connection.go_on()


class World:
    """A table, and the service around it."""

    def __init__(self, table: Table, chance: Random) -> None:
        self.store = Kept()
        self.desk = Desk(cast(Any, self.store), cast(Any, None))
        self.inbox = Inbox(self.desk, Settings(limits=False))
        self.live = Live(table, chance)
        self.desk.lives[table.plan.id] = self.live
        self.chance = chance  # a generator of its own: no viewer may notice what is chosen with it
        self.ears: dict[Viewer, Ear] = {}
        self.slow: dict[Viewer, Ear] = {}  # further connections of the same viewers, which are sometimes blocked
        self.strangers: dict[Viewer, Ear] = {}  # connections that send but are not compared
        self.trace: deque[str] = deque(maxlen=12)  # recent actions, for messages

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def play(self) -> Play:
        return self.live.table.play

    @property
    def errands(self) -> Errands:
        return self.live.errands

    def listen(self, viewer: Viewer) -> None:
        """Connect a viewer who has seen everything so far."""
        self.ears[viewer], self.slow[viewer] = Ear(self, viewer), Ear(self, viewer)
        for ear in (self.ears[viewer], self.slow[viewer]):
            self.desk.greet(self.live, ear.connection)

    def stop_listening(self) -> None:
        """Disconnect everyone."""
        for ear in (*self.ears.values(), *self.slow.values()):
            self.live.connections.discard(ear.connection)
        self.ears.clear()
        self.slow.clear()

    def say(self, viewer: Viewer, frame: bytes) -> bool:
        """Send a message as a viewer; whether it had an effect."""
        self.trace.append(f"{viewer} says {frame.decode()}")
        if viewer not in self.ears and viewer not in self.strangers:
            self.strangers[viewer] = Ear(self, viewer)
        ear = self.ears.get(viewer) or self.strangers[viewer]
        before = self.table.rows
        self.inbox.take(self.live, ear.connection, UNLIMITED, frame)
        return self.table.rows > before

    def put(self, decide: Callable[[Table], tuple[log.Entry, ...]]) -> None:
        """Make a change that is not a message."""
        at_once(self.desk.put(self.live, decide))

    def run_errands(self, viewer: Viewer) -> None:
        """Let the server do what is due."""
        for _ in range(200):
            self.settle_delay(viewer)
            due = self.errands.due(self.table, read_clock())[0]
            if not due:
                return
            self.trace.append(f"errands {due}")
            at_once(self.desk.run_errands(self.live))
        raise AssertionError("the errands never end")

    def settle_delay(self, viewer: Viewer) -> None:
        """Let a viewer's own orders answer at the same moment in both worlds, and those of others at any time."""
        window = self.play.window
        if window and viewer >= 0 and self.errands.moment is not window:
            self.errands.moment = window
            self.errands.delays = {viewer: int(self.table.plan.window * 500)}
        elif not self.play.sealed and not self.play.done:  # an open answer is visible, so it is simultaneous
            seat = self.play.state.seats[0]
            self.errands.moment = self.table.ticks[seat]
            self.errands.delays = {seat: int(self.table.plan.window * 500)}

    def decide(self, seat: Seat, action: Action, key: str) -> bytes:
        """A seat takes an action: a bot directly, a person by a message."""
        table = self.table
        token, words = table.ticks[seat], table.game.to_words(action)
        frame = written(type="act", id=key, token=token, action=words)
        if table.chairs[seat].level:
            self.trace.append(f"bot {seat} takes {words}")
            self.put(lambda table: decided(table, seat, token, action, read_clock()))
        else:
            self.say(seat, frame)
        return frame

    def awaited(self) -> list[Seat]:
        """The seats that have yet to decide."""
        return [seat for seat in range(self.play.players) if self.table.is_awaited(seat)]


def user_of(viewer: Viewer) -> int:
    """The person behind a viewer."""
    return viewer + 1 if viewer >= 0 else WATCHER


def written(**message: Any) -> bytes:
    """A message as a client encodes it."""
    return msgspec.json.encode(message)


@dataclass
class Root:
    """The state in which a determinized game began."""

    state: State
    acts: Any
    bars: Any
    curtain: bool
    curtain_at: int


class GuessedPlay(Play):
    """A game that began with a determinized state: earlier acts are not replayed, since they led elsewhere."""

    root: Root

    def replay(self, acts: Any) -> None:
        root = self.root
        if acts[: len(root.acts)] != root.acts:
            raise PairOver("taken back beyond the guess")
        self.state = root.state.clone()
        self.acts, self.bars = root.acts[:], root.bars[:]
        self.settled = min(self.settled, len(acts))
        self.curtain, self.curtain_at = root.curtain, root.curtain_at
        for act in acts[len(root.acts) :]:
            self.note(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
            self.state.take(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1)
            self.fall()
        self.look_around()


def all_moments(table: Table) -> list[Moment]:
    """The recent moments of all viewers, each once."""
    return list({id(moment): moment for recent in table.moments.recent for moment in recent}.values())


def copied(table: Table) -> Table:
    """An independent copy of a table; immutable parts are shared."""
    play = table.play
    states = [play.state, *([asked.state for asked in play.window.asked.values()] if play.window else [])]
    if isinstance(play, GuessedPlay):
        states.append(play.root.state)
    shared = [play.game, table.plan, *all_moments(table)]
    memo: dict[int, Any] = {id(state): state.clone() for state in states} | {id(thing): thing for thing in shared}
    return deepcopy(table, memo)


def believe(table: Table, guess: State, viewer: Viewer, chance: Random) -> None:
    """Replace the real state by a determinized one; of the answers in a window, only the viewer's own surely stays."""
    play = table.play
    guess.reseed(play.state.rng)
    play.state = guess
    play.__class__ = GuessedPlay
    cast(GuessedPlay, play).root = Root(guess.clone(), play.acts[:], play.bars[:], play.curtain, play.curtain_at)
    old = play.window
    play.look_around()
    if old and play.window:
        play.window.opened = old.opened
        sealed = play.window.sealed
        for seat, answer in old.sealed.items():
            if seat == viewer:
                sealed[seat] = answer
            elif chance.random() < 0.5:
                sealed[seat] = play.game.passing


def guessed(state: State, viewer: Viewer, players: int, chance: Random) -> State:
    """A state that a viewer cannot tell from this one; for the public, determinized for one seat and then another."""
    if viewer >= 0:
        return state.determinize(viewer, chance.getrandbits(63))
    first = chance.randrange(players)
    guess = state.determinize(first, chance.getrandbits(63))
    return guess.determinize((first + 1) % players, chance.getrandbits(63))


# Counting what was compared.


@dataclass
class Tally:
    """Counts of what was compared."""

    counts: Counter[str] = field(default_factory=Counter)

    def __getitem__(self, what: str) -> int:
        return self.counts[what]

    def note(self, what: str, how_often: int = 1) -> None:
        self.counts[what] += how_often

    def __str__(self) -> str:
        return ", ".join(f"{what}: {count}" for what, count in sorted(self.counts.items()))


# Planning sealed decisions.


@dataclass
class Sealing:
    """A plan for one window or curtain, so that it ends at the same moment in both worlds, whatever happens before."""

    key: object  # which one it is
    way: str  # FLOOR: all answer before the window may close; LAST: one seat answers last; LATE: time is up
    last: list[Seat]  # in each world, the seat that keeps the others waiting
    rounds: int  # before it ends
    quiet: bool  # whether all pass
    finals: dict[Seat, list[Action]] = field(default_factory=dict)  # for twins: what each other seat finally chooses
    settled: dict[Seat, int] = field(default_factory=dict)  # for twins: how much of that is already chosen


FLOOR, LAST, LATE = "all in before the floor", "somebody answers last", "time is up"
GUESS, TWIN, ALONE = "guess", "twin", "alone"


class Course:
    """One world alone, or two in parallel, being played."""

    def __init__(self, run: Run, worlds: Sequence[World], viewer: Viewer, kind: str) -> None:
        self.run = run
        self.chance = run.chance
        self.tally = run.tally
        self.title = run.title
        self.worlds = list(worlds)
        self.viewer = viewer
        self.kind = kind
        self.sealing: Sealing | None = None
        self.sent: list[bytes] = []  # by the viewer
        self.bases = [copied(world.table) for world in worlds] if kind != ALONE and run.chance.random() < 0.15 else []

    @property
    def one(self) -> World:
        return self.worlds[0]

    @property
    def others(self) -> list[Seat]:
        """The seats that have secrets from the viewer."""
        return [seat for seat in range(self.one.play.players) if seat != self.viewer]

    # Comparing.

    def watch(self) -> None:
        """Connect the watching viewers."""
        for world in self.worlds:
            for viewer in dict.fromkeys((PUBLIC, self.viewer)):
                world.listen(viewer)
        self.compare()

    def compare(self, excused: Callable[[Viewer], str] = lambda viewer: "") -> None:
        """Check that every viewer has received the same bytes in both worlds since the last time."""
        if len(self.worlds) == 1:
            return
        over = ""
        for viewer, mine, yours in self.connected():
            if mine.heard != yours.heard:
                over = excused(viewer)
                if not over:
                    found = differing(mine.heard, yours.heard)
                    raise Told(f"{self.named(viewer)} was sent something else: {found}; {self.situation()}")
            else:
                self.count(mine.heard)
            mine.heard, yours.heard = [], []
        if over:
            raise PairOver(over)

    def connected(self) -> Iterator[tuple[Viewer, Ear, Ear]]:
        """Every compared connection: its viewer, and the connection in each world."""
        one, two = self.worlds
        for viewer in one.ears:
            yield viewer, one.ears[viewer], two.ears[viewer]
            yield viewer, one.slow[viewer], two.slow[viewer]

    def situation(self) -> str:
        """Where the worlds are, for a message."""
        answers = [dict(world.play.window.sealed) if world.play.window else {} for world in self.worlds]
        acts = [
            [(act >> SEAT_BITS, act & (1 << SEAT_BITS) - 1) for act in world.play.acts[-6:]] for world in self.worlds
        ]
        table, way = self.one.table, self.sealing.way if self.sealing else "no sealed decision planned"
        return (
            f"in a pair of {self.kind} for {self.named(self.viewer)}, {way}; "
            f"window {table.plan.window} s, clock {table.plan.clock}, answers {answers}, awaited "
            f"{[world.awaited() for world in self.worlds]}, latest acts {acts}\n"
            + "\n".join(f"world {'AB'[i]}: {line}" for i, world in enumerate(self.worlds) for line in world.trace)
        )

    def named(self, viewer: Viewer) -> str:
        """A viewer, for a message."""
        return "the public" if viewer == PUBLIC else f"seat {viewer}"

    def count(self, heard: Sequence[str]) -> None:
        """Count equal messages."""
        self.tally.note("steps without a message" if not heard else "steps with messages")
        self.tally.note("messages", len(heard))
        self.tally.note("bytes", sum(map(len, heard)))

    def same(self, what: str, values: Sequence[object]) -> None:
        """Check that something a viewer can ask for is the same in both worlds."""
        self.tally.note(what)
        if len(values) == 2 and values[0] != values[1]:
            found = differing([as_text(values[0])], [as_text(values[1])])
            raise Told(f"{what} differs: {found}; {self.situation()}")

    # What happens in one step.

    def step(self) -> None:
        """Let time pass, and let someone do something."""
        self.look_ahead()
        self.pass_time()
        self.one_thing(self.tick)
        if self.one.table.phase != PLAYING:
            raise PairOver("the game is over")
        if self.chance.random() < 0.25:
            self.one_thing(self.noise)
        if self.chance.random() < 0.3 and len(self.worlds) > 1:
            self.probe()
            self.compare()
        self.one_thing(self.sealed_step if self.one.play.sealed else self.open_step)

    def tick(self) -> None:
        """Let the server do what is due in both worlds."""
        for world in self.worlds:
            world.run_errands(self.viewer)

    def one_thing(self, happens: Callable[[], None]) -> None:
        """Do something in both worlds and compare; what it reveals may really differ."""
        before = [Before(world) for world in self.worlds]
        happens()
        self.compare(lambda viewer: self.excuse(viewer, before))
        self.note_what_happened(before)

    def note_what_happened(self, before: Sequence[Before]) -> None:
        """Count the kinds of moments at which nothing differed."""
        if len(self.worlds) == 1:
            return
        if all(was.closed for was in before):
            self.tally.note("windows that closed alike")
        if all(was.curtain and was.other_curtain for was in before):
            self.tally.note("curtains that rose alike")
        if all(was.revealed for was in before):
            self.tally.note(f"draws and reveals alike to a {self.kind}")
            secrets = [event for was in before for event in was.told() if unpacked(event).kind in self.title.secret]
            strange = [event for event in secrets if not self.concerns(self.viewer, event)]
            self.tally.note(f"secrets of others alike to a {self.kind}", bool(strange))

    def excuse(self, viewer: Viewer, before: Sequence[Before]) -> str:
        """Why a viewer may see the worlds differ after this; empty if it may not."""
        shared = self.one.play.game.shared
        if shared and any(was.opened_plans for was in before) and before[0].plans_now() != before[1].plans_now():
            return "plans were opened that truly differ"
        if self.kind != GUESS:
            return ""
        if all(was.closed for was in before) and before[0].since() != before[1].since():
            return "a window closed with different answers"
        if not any(was.revealed for was in before):
            return ""
        told = [event for was in before for event in was.told()]
        if any(map(self.is_loud, told)):
            return "something was shown to all"
        if viewer == PUBLIC:
            return ""
        if any(self.concerns(viewer, event) for event in told):
            return "something was shown to the viewer"
        if any(was.other_curtain for was in before):
            return "the viewer was dealt cards"
        return "the viewer looks at something" if all(map(self.looks, self.worlds)) else ""

    def looks(self, world: World) -> bool:
        """Whether the viewer is asked something that shows hidden things."""
        ask = world.play.game.ask(world.play.state, None) or {}
        return ask.get("what") in self.title.looking and self.viewer in world.awaited()

    def is_loud(self, event: int) -> bool:
        """Whether an event reveals something hidden to everyone."""
        told = unpacked(event)
        openly = told.kind in self.title.secret and told.d == EVERYONE and told.kind in self.title.at_times_open
        return told.kind in self.title.loud or openly

    def concerns(self, viewer: Viewer, event: int) -> bool:
        """Whether a secret is the viewer's own."""
        told = unpacked(event)
        if told.kind not in self.title.secret:
            return False
        return told.seat == viewer or (told.kind in self.title.shared and told.b == viewer)

    # Time.

    def pass_time(self) -> None:
        """Let some time pass: only a little during a sealed decision, so that it ends as planned."""
        now, table = self.run.hour.now, self.one.table
        gap = int(10 ** self.chance.uniform(0, 3.7))
        if table.play.sealed:
            limits = [deadline(world.table) for world in self.worlds]
            if self.sealing and self.sealing.way == FLOOR and table.play.window:
                limits += [world.table.floor_ends() for world in self.worlds]
            gap = max(0, min(gap, *[(limit - now) // 3 for limit in limits]))
        elif self.chance.random() < 0.01:
            gap = 20 * 60 * 1000
        self.run.hour.now += gap

    # Open decisions.

    def open_step(self) -> None:
        """A seat decides openly, the same in both worlds except for what is not seen of it."""
        seats = self.one.awaited()
        self.same("who decides", [world.awaited() for world in self.worlds])
        if not seats:
            raise PairOver("nobody decides")
        seat = self.chance.choice(seats)
        chosen = self.choice(seat)
        key = self.run.new_key()
        for world, action in zip(self.worlds, chosen, strict=True):
            self.decide(world, seat, action, key)
        if len(set(chosen)) > 1:
            self.tally.note("unseen choices that differ")

    def decide(self, world: World, seat: Seat, action: Action, key: str) -> None:
        """A seat decides; what the viewer sends is remembered, to be sent again later."""
        frame = world.decide(seat, action, key)
        if seat == self.viewer and world is self.one:
            self.sent.append(frame)

    def choice(self, seat: Seat) -> list[Action]:
        """What a seat chooses in each world."""
        options = [world.play.options_of(seat) for world in self.worlds]
        if seat == self.viewer:
            self.same("the viewer's options", options)
        faces = [self.by_face(seat, found) for found in options]
        common = [face for face in faces[0] if all(face in other for other in faces)]
        if not common:
            raise PairOver("no action is possible in both worlds")
        face = self.chance.choice(self.preferred(faces[0], common))
        if self.kind == TWIN:
            return [self.chance.choice(faces[0][face])] * 2
        return [self.chance.choice(found[face]) for found in faces]

    def preferred(self, faces: dict[object, list[Action]], common: list[object]) -> list[object]:
        """Sometimes only what random play takes too rarely."""
        to_words = self.one.play.game.to_words
        rare = [face for face in common if to_words(faces[face][0]).startswith(self.title.lively or ("-",))]
        return rare if rare and self.chance.random() < 0.7 else common

    def by_face(self, seat: Seat, options: Iterable[Action]) -> dict[object, list[Action]]:
        """The options, by what the viewer would see of them."""
        ask = self.one.play.game.ask(self.one.play.state, None) or {}
        what = ask.get("what", "")
        gets = ask.get("to") == self.one.table.seat_name(self.viewer) if self.viewer >= 0 else False
        unseen = what in self.title.unseen and seat != self.viewer and not gets
        found: dict[object, list[Action]] = {}
        for action in options:
            found.setdefault(self.title.face(what, action) if unseen else action, []).append(action)
        return found

    # Sealed decisions.

    def sealed_key(self) -> object:
        """The identity of the current sealed decision, if there is one."""
        play = self.one.play
        return (play.window or ("curtain", play.curtain_at)) if play.sealed else None

    def look_ahead(self) -> None:
        """Plan a sealed decision that has just begun."""
        key = self.sealed_key()
        if key is None:
            self.sealing = None
        elif self.sealing is None or self.sealing.key != key:
            ways = self.possible_ways()
            self.sealing = self.plan_sealing(key, self.chance.choice(ways)) if ways else None
            self.note_sealing()

    def sealed_step(self) -> None:
        """The others answer in secret, each world in its own way, until it is time to end the decision."""
        if self.sealing is None or self.sealing.key != self.sealed_key():
            return  # it has just begun, and the server acts first
        self.sealing.rounds -= 1
        if self.sealing.rounds < 0:
            self.finish()
            return
        for world, last in zip(self.worlds, self.sealing.last, strict=True):
            for _ in range(world.chance.randrange(4)):
                self.move_unseen(world, last)
        if self.viewer >= 0 and self.chance.random() < 0.4:
            self.viewer_answers(final=False)

    def note_sealing(self) -> None:
        """Count sealed decisions, and how the worlds differ in them."""
        if len(self.worlds) == 1 or self.sealing is None:
            return
        one, two = (world.play for world in self.worlds)
        kind = "windows" if one.window else "curtains"
        self.tally.note(kind)
        self.tally.note(f"{kind}: {self.sealing.way}")
        if any(one.options_of(seat) != two.options_of(seat) for seat in self.others):
            self.tally.note(f"{kind} with other holdings")
        given = [[chair.orders for chair in world.table.chairs] for world in self.worlds]
        self.tally.note(f"{kind} with other orders", given[0] != given[1])

    def plan_sealing(self, key: object, way: str) -> Sealing:
        """Plan the current sealed decision."""
        mine = self.viewer if self.viewer_is_free() else None
        last = [self.keeps_waiting(world, way) for world in self.worlds]
        if way != FLOOR and mine is not None and (None in last or self.chance.random() < 0.4):
            last = [mine] * len(self.worlds)
        quiet = way == LATE or self.chance.random() < 0.6
        found = Sealing(key, way, [-1 if seat is None else seat for seat in last], self.chance.randrange(5), quiet)
        if self.kind == TWIN:
            found.finals = self.plan_finals(way, quiet)
            found.settled = {seat: len(self.picked(self.one, seat)) for seat in self.others}
        return found

    def possible_ways(self) -> list[str]:
        """How the sealed decision can end at the same moment in both worlds; none if orders are about to end it."""
        table, now = self.one.table, self.run.hour.now
        mine = self.viewer_is_free()
        ways = [FLOOR] if table.play.window and now < table.floor_ends() else []
        if mine or all(self.free(world) for world in self.worlds):
            ways.append(LAST)
        if deadline(table) < NEVER and all(self.late(world) for world in self.worlds):
            ways.append(LATE)
        if not ways and self.kind == GUESS and table.plan.window:
            raise PairOver("only an order is awaited that depends on what is held")
        return ways

    def viewer_is_free(self) -> bool:
        """Whether the viewer has not decided, and no order will decide for it."""
        waiting = self.viewer in self.one.awaited()
        return waiting and (not self.one.play.window or answered_by_orders(self.one.table, self.viewer) is None)

    def free(self, world: World) -> list[Seat]:
        """The other seats that have not decided, and for which no order will."""
        seats = [seat for seat in world.awaited() if seat != self.viewer]
        return [seat for seat in seats if not world.play.window or answered_by_orders(world.table, seat) is None]

    def late(self, world: World) -> list[Seat]:
        """Those of them that can be late."""
        return [seat for seat in self.free(world) if world.play.window or not world.table.chairs[seat].level]

    def keeps_waiting(self, world: World, way: str) -> Seat | None:
        """A seat that keeps the others waiting, if the decision is to end that way."""
        seats = self.free(world) if way == LAST else self.late(world) if way == LATE else []
        return world.chance.choice(seats) if seats else None

    def plan_finals(self, way: str, quiet: bool) -> dict[Seat, list[Action]]:
        """What the others finally choose; the same in twins."""
        play = self.one.play
        if play.window:
            passing = play.game.passing
            return {
                seat: [passing if quiet else self.chance.choice(play.options_of(seat))]
                for seat in play.window.asked
                if seat != self.viewer
            }
        return {seat: [*self.picked(self.one, seat), *self.picks(seat, way)] for seat in self.others}

    def picked(self, world: World, seat: Seat) -> list[Action]:
        """What a seat has chosen behind the current curtain."""
        acts = world.play.acts[world.play.curtain_at :]
        return [act & (1 << SEAT_BITS) - 1 for act in acts if act >> SEAT_BITS == seat]

    def picks(self, seat: Seat, way: str) -> list[Action]:
        """Choices that a seat can still make behind the curtain; the first options if time may be up."""
        ahead = self.one.play.state.clone()
        found: list[Action] = []
        fallen = self.one.play.state.barriers
        while seat in ahead.seats and ahead.barriers == fallen:
            options = ahead.options(seat)
            found.append(options[0] if way == LATE else self.chance.choice(options))
            ahead.take(seat, found[-1])
        return found

    def move_unseen(self, world: World, last: Seat) -> None:
        """One of the others does something in secret, or nothing."""
        seats = [seat for seat in self.others if seat != last]
        if not seats:
            return
        seat = world.chance.choice(seats)
        if world.play.window:
            if seat in world.play.window.asked:
                self.answer(world, seat, False)
        elif world.chance.random() < 0.3:
            self.take_back(world, seat)
        elif seat in world.awaited():
            self.pick(world, seat)

    def answer(self, world: World, seat: Seat, final: bool) -> None:
        """One of the others answers in a window, perhaps not for the first time."""
        assert self.sealing and world.play.window
        if world.table.chairs[seat].level and seat in world.play.window.sealed:
            return
        options, passing = world.play.options_of(seat), world.play.game.passing
        if self.kind == TWIN and (final or world.chance.random() < 0.5 or world.table.chairs[seat].level):
            action = self.sealing.finals[seat][0]
        elif self.sealing.quiet and self.kind != TWIN:
            action = passing
        else:
            action = passing if world.chance.random() < 0.6 else world.chance.choice(options)
        self.decide(world, seat, action, self.run.secret_key(world))
        self.tally.note("unseen answers")

    def pick(self, world: World, seat: Seat) -> None:
        """One of the others chooses behind the curtain."""
        assert self.sealing
        if self.kind == TWIN:
            action = self.sealing.finals[seat][len(self.picked(world, seat))]
        else:
            action = world.chance.choice(world.play.options_of(seat))
        self.decide(world, seat, action, self.run.secret_key(world))
        self.tally.note("unseen choices")

    def take_back(self, world: World, seat: Seat) -> None:
        """One of the others takes back a choice behind the curtain."""
        play, sealing = world.play, self.sealing
        first = len(play.root.acts) if isinstance(play, GuessedPlay) else 0
        if (
            sealing
            and sealing.way == LATE
            and self.kind == TWIN
            and len(self.picked(world, seat)) <= sealing.settled.get(seat, 0)
        ):
            return  # when time is up, it would not make the same choice again
        if play.last_act_of(seat) >= max(play.curtain_at, first) and not world.table.chairs[seat].level:
            world.say(seat, written(type="undo", id=self.run.secret_key(world)))
            self.tally.note("unseen choices taken back")

    def viewer_answers(self, final: bool) -> None:
        """The viewer answers, undoes or chooses, the same in both worlds."""
        play = self.one.play
        assert self.sealing
        if self.viewer in self.sealing.last and (final is False or self.sealing.way == LATE):
            return
        options = play.options_of(self.viewer)
        if not play.window and not final and self.chance.random() < 0.25 and play.may_undo(self.viewer):
            self.viewer_says(written(type="undo", id=self.run.new_key()))
        elif options:
            self.same("the viewer's options", [world.play.options_of(self.viewer) for world in self.worlds])
            passes = play.window and (self.sealing.quiet or self.chance.random() < 0.6)
            action = play.game.passing if passes else self.chance.choice(options)
            if self.sealing.way == LATE and not play.window:
                action = options[0]
            key = self.run.new_key()
            for world in self.worlds:
                self.decide(world, self.viewer, action, key)

    def viewer_says(self, frame: bytes) -> None:
        """The viewer sends the same message in both worlds."""
        self.sent.append(frame)
        for world in self.worlds:
            world.say(self.viewer, frame)

    def finish(self) -> None:
        """End the sealed decision, at the same moment in both worlds."""
        assert self.sealing
        ends = self.closing_time()
        for world, last in zip(self.worlds, self.sealing.last, strict=True):
            self.finish_others(world, last)
        self.compare()
        self.finish_viewer()
        self.compare()
        self.run.hour.now = max(self.run.hour.now, ends)
        for world, last in zip(self.worlds, self.sealing.last, strict=True):
            if self.sealing.way == LAST and last != self.viewer:
                self.finish_seat(world, last)
        self.tick()
        self.sealing = None

    def closing_time(self) -> int:
        """When the sealed decision is to end."""
        assert self.sealing
        table = self.one.table
        ends = [deadline(table)] if self.sealing.way == LATE else [table.floor_ends()] if table.play.window else [0]
        return max(ends)

    def finish_others(self, world: World, last: Seat) -> None:
        """The other seats answer, all but the last; some may be late if time will be up."""
        assert self.sealing
        seats = [seat for seat in self.others if seat != last]
        world.chance.shuffle(seats)
        for seat in seats:
            lazy = self.sealing.way == LATE and seat in world.awaited() and world.chance.random() < 0.5
            if not lazy or (not world.play.window and world.table.chairs[seat].level):
                self.finish_seat(world, seat)

    def finish_seat(self, world: World, seat: Seat) -> None:
        """A seat makes its last choices."""
        if world.play.window:
            wrong = self.kind == TWIN and world.play.window.sealed.get(seat) != self.finals_of(seat)
            if seat in world.play.window.asked and (wrong or seat in world.awaited()):
                self.answer(world, seat, True)
            return
        fell = world.play.curtain_at
        while world.play.curtain and world.play.curtain_at == fell and seat in world.awaited():
            self.pick(world, seat)

    def finals_of(self, seat: Seat) -> Action:
        """The final answer of a seat in a window."""
        assert self.sealing
        return self.sealing.finals.get(seat, [-1])[0]

    def finish_viewer(self) -> None:
        """The viewer answers, if it has not; if it is the last, this ends the decision."""
        play = self.one.play
        fell = play.curtain_at
        if self.viewer < 0 or (self.sealing and self.sealing.way == LATE and self.viewer in self.sealing.last):
            return
        if self.sealing and self.viewer in self.sealing.last:
            self.run.hour.now = max(self.run.hour.now, self.closing_time())
            self.tick()
            self.compare()
        while play.sealed and self.viewer in self.one.awaited() and (play.window or play.curtain_at == fell):
            self.one_thing(partial(self.viewer_answers, final=True))

    # What happens outside the game.

    def noise(self) -> None:
        """Someone says or does something outside the game."""
        people = (self.leave, self.come_back, self.vote)
        rest = (self.chat, self.promise, self.stance, self.undo, self.undo, self.plan, self.plan, *people)
        if self.one.table.plea and self.chance.random() < 0.4:
            self.reply()
        elif self.one.play.curtain and self.chance.random() < 0.4:
            self.undo()
        elif self.chance.random() < 0.35:
            self.give_orders()
        else:
            self.chance.choice(rest)()

    def all_say(self, viewer: Viewer, **message: Any) -> None:
        """A viewer sends the same message in both worlds."""
        frame = written(**message, id=self.run.new_key())
        if viewer == self.viewer:
            self.sent.append(frame)
        for world in self.worlds:
            world.say(viewer, frame)

    def anybody(self) -> Seat:
        return self.chance.randrange(self.one.play.players)

    def chat(self) -> None:
        self.all_say(self.chance.choice((PUBLIC, self.anybody(), self.viewer)), type="say", text="hm")

    def promise(self) -> None:
        phrases = self.one.play.game.phrases
        if phrases:
            name = self.chance.choice(sorted(phrases))
            args = {key: self.chance.choice(values) for key, values in phrases[name].args.items()}
            self.all_say(self.anybody(), type="propose", phrase=name, args=args)

    def plan(self) -> None:
        """A seat makes a plan: sealed plans of others differ freely between worlds; sometimes all are opened."""
        one, seat = self.one, self.anybody()
        turn = one.play.game.turn(one.play.state)
        if one.table.plans and self.chance.random() < 0.2:
            self.all_say(turn, type="unseal")
        elif seat == self.viewer or not one.play.game.shared or self.chance.random() < 0.3:
            sealed = one.play.game.shared and self.chance.random() < 0.5
            self.all_say(seat, type="plan", marks=self.some_marks(self.chance), sealed=sealed)
        else:
            for world in self.worlds:
                marks = self.some_marks(world.chance) or [{"kind": "guard"}]
                frame = written(type="plan", id=self.run.secret_key(world), marks=marks, sealed=True)
                world.say(seat, frame)
            self.tally.note("plans sealed")

    def some_marks(self, chance: Random) -> list[dict[str, Any]]:
        """A random plan, often empty."""
        areas = self.one.play.game.places(self.one.play.options).areas
        kinds = ("go", "convert", "build", "note")
        return [{"kind": chance.choice(kinds), "to": chance.choice(areas)} for _ in range(chance.randrange(5))]

    def stance(self) -> None:
        parties = self.one.table.parties()
        if parties:
            self.all_say(self.chance.choice(parties), type="stance", ready=self.chance.random() < 0.7)

    def undo(self) -> None:
        """Undo; behind a curtain only the viewer, or a seat that has chosen nothing there in either world."""
        seat = self.anybody()
        if seat != self.viewer and any(
            world.play.curtain and world.play.last_act_of(seat) >= world.play.curtain_at for world in self.worlds
        ):
            return
        self.all_say(seat, type="undo")

    def reply(self) -> None:
        """Everyone answers a plea, mostly with yes."""
        for seat in range(self.one.play.players):
            self.all_say(seat, type="reply", yes=self.chance.random() < 0.9)

    def leave(self) -> None:
        seat = self.anybody()
        if self.chance.random() < 0.4:
            for world in self.worlds:
                world.put(lambda table: leaves(table, seat))

    def come_back(self) -> None:
        away = [seat for seat, chair in enumerate(self.one.table.chairs) if chair.away or chair.late or chair.lent]
        if away:
            self.all_say(self.chance.choice(away), type="back")

    def vote(self) -> None:
        if self.kind == TWIN and self.one.play.window:
            return  # a bot would not replace an earlier answer
        for seat in self.one.table.people() if self.one.table.absent() else []:
            choice, level = self.chance.choice((("wait", ""), ("bot", "casual"), ("bot", "casual"), ("end", "")))
            self.all_say(seat, type="vote", choice=choice, level=level)

    def give_orders(self) -> None:
        """A seat gives orders: the viewer the same in both worlds, others any in each."""
        play, seat = self.one.play, self.anybody()
        if play.window and not (self.sealing and self.sealing.way == FLOOR and self.sealing.key is play.window):
            return  # it must end as planned
        shared = [{"kind": orders.PEACE, "keep": self.chance.randrange(3)}] if self.chance.random() < 0.3 else []
        if seat == self.viewer:
            self.all_say(seat, type="orders", orders=[*shared, *self.some_orders(self.chance)])
            return
        for world in self.worlds:
            chance = world.chance if self.one.table.plan.window else Random(play.state.rng)
            given = [*shared, *self.some_orders(chance)]
            world.say(seat, written(type="orders", id=self.run.secret_key(world), orders=given))

    def some_orders(self, chance: Random) -> list[dict[str, Any]]:
        """Random orders about windows; without a minimum time of windows, none that depends on the hand."""
        found: list[dict[str, Any]] = []
        if chance.random() < 0.4:
            found.append({"kind": orders.PASS_UNTIL_TURN})
        if chance.random() < 0.3:
            found.append({"kind": orders.PASS_AT, "moment": chance.choice(("a card is declared", "a turn ends"))})
        if self.one.table.plan.window and chance.random() < 0.5:
            found.append({"kind": orders.PASS_WHEN_HELPLESS})
        if self.one.table.plan.window and chance.random() < 0.3:
            found.append({"kind": orders.ASK_FOR, "card": chance.choice(("geis", "warlord", "dagda", "bard"))})
        return found

    # What a viewer can find out with requests.

    def probe(self) -> None:
        """A viewer requests something, or sends nonsense."""
        viewer = self.chance.choice((self.viewer, PUBLIC))
        kinds = (self.connect_again, self.look_around, self.send_nonsense, self.look_back, self.be_slow)
        self.chance.choice(kinds)(viewer)

    def be_slow(self, viewer: Viewer) -> None:
        """Block a connection for a while, or unblock it."""
        free = not self.one.slow[viewer].free
        for world in self.worlds:
            world.slow[viewer].turn(free)
        self.tally.note("slow connections")

    def connect_again(self, viewer: Viewer) -> None:
        """Connect with any version, as if updates had been missed."""
        version = self.one.table.moments.version(viewer)
        seen = self.chance.choice((0, version, self.chance.randrange(version + 1), version + 5))
        later = self.run.hour.now + self.chance.randrange(2000)
        shown = [Updates(world.table, later).update(viewer, seen) for world in self.worlds]
        self.same("updates on connecting again", shown)
        self.same("the past", [Updates(world.table, later).past(viewer, seen) for world in self.worlds])

    def look_around(self, viewer: Viewer) -> None:
        """Ask the lobby about the table."""
        user = user_of(viewer)
        self.same("what the lobby says", [msgspec.json.encode(lobby.about(world.table, user)) for world in self.worlds])

    def send_nonsense(self, viewer: Viewer) -> None:
        """Send what cannot be carried out, or what was sent before."""
        token = self.one.table.ticks[viewer] if viewer >= 0 else 0
        key = self.run.new_key()
        frames = [
            written(type="act", id=key, token=token, action="fly away"),
            written(type="act", id=key, token=token - 1, action="pass"),
            written(type="act", id=key, token=token + 1, action="pass"),
            written(type="reply", id=key, yes=True) if not self.one.table.plea else b"?",
            written(type="vote", id=key, choice="dance"),
            written(type="stance", id=key, ready="yes"),
            written(type="say", id=key, text=""),
            written(type="orders", id=key, orders=[{"kind": "win"}]),
            written(type="undo", id=""),
            b"{",
        ]
        if viewer == self.viewer:
            frames += self.sent
        frame = self.chance.choice(frames)
        self.tally.note("nonsense and repetitions")
        for world in self.worlds:
            world.say(viewer, frame)

    def look_back(self, viewer: Viewer) -> None:
        """Look back at earlier steps, or ask for later ones."""
        if not self.bases:
            return
        version = self.one.table.moments.version(viewer)
        first = min(base.moments.version(viewer) for base in self.bases)
        step = self.chance.choice((self.chance.randrange(first, version + 1), version, version + 1, 1 << 40))
        pairs = zip(self.bases, self.worlds, strict=True)
        self.same("looking back", [looked_back(base, world, step, viewer) for base, world in pairs])


class Before:
    """A world before something happened, and what has changed since."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.window = world.play.window
        self.curtain = world.play.curtain
        self.fell = curtain_key(world)
        self.barriers = world.play.state.barriers
        self.acts = len(world.play.acts)
        self.moments = all_moments(world.table)

    @property
    def opened_plans(self) -> bool:
        """Whether there are plans, and all of them are open."""
        plans = self.world.table.plans
        return bool(plans) and not any(plan.sealed for plan in plans.values())

    def plans_now(self) -> list[object]:
        """The marks that everyone sees."""
        return [(seat, plan.marks) for seat, plan in sorted(self.world.table.plans.items()) if not plan.sealed]

    @property
    def closed(self) -> bool:
        """Whether a window that was open has closed."""
        return self.window is not None and self.window is not self.world.play.window

    @property
    def other_curtain(self) -> bool:
        """Whether a curtain has fallen or risen."""
        return self.fell != curtain_key(self.world)

    @property
    def revealed(self) -> bool:
        """Whether something was drawn or shown."""
        return self.barriers != self.world.play.state.barriers

    def since(self) -> list[int]:
        """What was done."""
        return list(self.world.play.acts[self.acts :])

    def told(self) -> Iterator[int]:
        """The events."""
        known = set(map(id, self.moments))
        for moment in all_moments(self.world.table):
            if id(moment) not in known:
                yield from moment.events


def curtain_key(world: World) -> int:
    """The identity of the current curtain, -1 if there is none."""
    return world.play.curtain_at if world.play.curtain else -1


def looked_back(base: Table, world: World, step: int, viewer: Viewer) -> bytes:
    """What `past.looked_back` returns for a log that starts where a pair began."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(past, "Table", lambda plan: copied(base)))
        stack.enter_context(patch.object(queries, "rows_of", lambda *which: lambda connection: world.store.rows))
        return past.looked_back(base.plan, step, viewer)(cast(Any, None))


def as_text(value: object) -> str:
    """A compared value as text."""
    return value.decode() if isinstance(value, bytes) else repr(value)


def differing(mine: Sequence[str], yours: Sequence[str]) -> str:
    """Where two sequences of messages differ."""
    if len(mine) != len(yours):
        return (
            f"{len(mine)} messages in one world, {len(yours)} in the other: {[text[:160] for text in (*mine, *yours)]}"
        )
    for one, two in zip(mine, yours, strict=True):
        if one != two:
            try:
                found = "; ".join(paths(json.loads(one), json.loads(two), ""))
                return found[:1500] or "the same parts in another order"
            except ValueError:
                return f"{one[:300]} / {two[:300]}"
    return "nothing"


def paths(one: Any, two: Any, where: str) -> Iterator[str]:
    """The places where two values differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in {**one, **two}:
            yield from paths(one.get(key, MISSING), two.get(key, MISSING), f"{where}.{key}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (mine, yours) in enumerate(zip(one, two, strict=True)):
            yield from paths(mine, yours, f"{where}[{i}]")
    elif one != two:
        yield f"{where}: {str(one)[:200]} / {str(two)[:200]}"


# A fuzzed game.


class Run:
    """One fuzzed game."""

    def __init__(self, title: Title, seed: int, tally: Tally) -> None:
        self.title = title
        self.seed = seed
        self.chance = Random(f"{title.key} {seed}")
        self.tally = tally
        self.hour = Hour()
        self.keys = 0

    def new_key(self) -> str:
        """A message id for both worlds."""
        self.keys += 1
        return f"k{self.keys}"

    def secret_key(self, world: World) -> str:
        """A message id for one world alone."""
        return f"s{world.chance.getrandbits(48):x}"

    def play(self, steps: int, forks: int, length: int) -> None:
        """Play alone for some steps, then as a pair, repeatedly."""
        with patch.object(tables, "clock", self.hour), short_memory(self.chance.random() < 0.5):
            world = World(self.set_up(), Random(self.chance.getrandbits(63)))
            self.tally.note("games")
            for _ in range(forks):
                if not self.alone(world, self.chance.randrange(steps)):
                    return
                self.pair(world, length)

    def set_up(self) -> Table:
        """Set up a table at a random depth of a random game."""
        chance, kind = self.chance, game(self.title.key)
        options = random_options(kind, chance)
        plan = TableSetup(
            "fuzzed",
            kind.key,
            options,
            chance.getrandbits(63),
            1,
            clock=chance.choice(("none", "quick", "live", "day")),
            window=chance.choice((0.0, 2.0, 5.0)),
            chat=chance.random() < 0.9,
        )
        table = Table(plan)
        acts = [
            log.Acted(seat, table.game.to_words(action)) for seat, action in self.opening(table.game, plan, options)
        ]
        sits = [self.sit(seat) for seat in range(len(table.chairs))]
        table.apply(log.Row(1, self.hour.now, (*sits, log.Begin(), *acts)))
        return table

    def sit(self, seat: Seat) -> log.Sit:
        """A person, sometimes a bot."""
        if self.chance.random() < 0.12 and seat:
            return log.Sit(seat, 0, "casual", "casual")
        return log.Sit(seat, user_of(seat), "", f"person {user_of(seat)}")

    def opening(self, kind: Game, plan: TableSetup, options: Any) -> list[tuple[Seat, Action]]:
        """Random play up to a random depth, often to a draft or to a position where something rare is possible."""
        chance = self.chance
        state = kind.new(plan.seed, options)
        state.sit(True)
        depth = chance.choice((0, chance.randrange(60), chance.randrange(500)))
        wanted = chance.random() < 0.5
        found: list[tuple[Seat, Action]] = []
        while not state.done and (len(found) < depth or (wanted and len(found) < 700)):
            seat = chance.choice(state.seats)
            options = state.options(seat)
            if wanted and len(found) >= depth // 4 and (kind.curtain(state) or self.rare(kind, options)):
                break
            rare = self.rare(kind, options)
            found.append((seat, chance.choice(rare if rare and chance.random() < 0.7 else options)))
            state.take(*found[-1])
        return found[: len(found) * 2 // 3] if state.done else found

    def rare(self, kind: Game, options: list[Action]) -> list[Action]:
        """The options that random play takes too rarely."""
        if not self.title.lively or len(options) < 2:
            return []
        return [action for action in options if kind.to_words(action).startswith(self.title.lively)]

    def alone(self, world: World, steps: int) -> bool:
        """Play one world alone for a while; whether the game is still running."""
        course = Course(self, [world], PUBLIC, ALONE)
        try:
            for _ in range(steps):
                course.step()
        except PairOver:
            return world.table.phase == PLAYING
        return True

    def pair(self, world: World, length: int) -> None:
        """Fork, and play both worlds in parallel."""
        people = [seat for seat, chair in enumerate(world.table.chairs) if chair.user]
        viewer = self.chance.choice([*people, *people, PUBLIC])
        kind = self.chance.choice((GUESS, GUESS, TWIN))
        other = World(copied(world.table), Random(self.chance.getrandbits(63)))
        if kind == GUESS:
            guess = guessed(world.play.state, viewer, world.play.players, self.chance)
            mine, yours = world.play.state.fields(), guess.fields()
            for name in self.title.hidden:
                self.tally.note(f"pairs with other {name}", mine[name] != yours[name])
            believe(other.table, guess, viewer, other.chance)
        world.store.rows = []
        world.errands.moment = None  # orders draw new delays in both worlds
        course = Course(self, [world, other], viewer, kind)
        course.watch()
        self.tally.note(f"pairs of {kind}")
        self.tally.note("pairs of the public alone", viewer == PUBLIC)
        try:
            for each in dict.fromkeys((viewer, PUBLIC)):
                course.connect_again(each)
                course.look_around(each)
            for _ in range(self.chance.randrange(length // 3, length)):
                course.step()
            self.tally.note("pairs that went on to the end")
        except PairOver as why:
            self.tally.note(f"ended: {why}")
        finally:
            world.stop_listening()


@contextmanager
def short_memory(short: bool) -> Iterator[None]:
    """Make tables remember fewer moments and message ids."""
    with ExitStack() as stack:
        if short:
            stack.enter_context(patch.object(moments, "KEPT", FEW_MOMENTS))
            stack.enter_context(patch.object(table_module, "KEYS", FEW_KEYS))
        yield


def examine(key: str, seeds: Iterable[int], steps: int = 12, forks: int = 5, length: int = 30) -> Tally:
    """Play fuzzed games in pairs of worlds; the first difference that a viewer could see is raised as `Told`."""
    tally = Tally()
    for seed in seeds:
        run = Run(TITLES[key], seed, tally)
        try:
            run.play(steps, forks, length)
        except Told as why:
            raise Told(f"{key}, game {seed}; reproduce by worlds.examine({key!r}, [{seed}]): {why}\n{tally}") from None
    return tally
