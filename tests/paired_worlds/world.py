"""One world: a table with the service around it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar, cast

import msgspec

from fidchell.core.match import Match
from fidchell.core.types import Action, Seat
from fidchell.table.live import tables
from fidchell.table.live.inbox import Inbox
from fidchell.table.live.outbox import Connection
from fidchell.table.live.scheduler import Scheduler
from fidchell.table.live.session import Decide, Live, Want
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import decided
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log.commands import Sender
from fidchell.table.log.moments import Viewer
from fidchell.table.log.table import Table
from fidchell.table.server.settings import Settings

T = TypeVar("T")
WATCHER = 99  # the user number of a spectator
FIRST_MOMENT = 1_700_000_000_000


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

    def __init__(self) -> None:
        self.rows: list[log.Row] = []

    def append(self, table: str, row: log.Row, also: object, told: Callable[[object], None], *more: object) -> None:
        self.rows.append(row)
        told(True)

    async def write(self, call: object, *more: object) -> None:
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
        who = Sender(viewer, f"person {user}", user)
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
    def play(self) -> Match:
        return self.live.table.match

    @property
    def scheduler(self) -> Scheduler:
        return self.live.scheduler

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
        self.inbox.take(self.live, ear.connection, frame)
        return self.table.rows > before

    def put(self, decide: Callable[[Table], tuple[log.Entry, ...]]) -> None:
        """Make a change that is not a message."""
        at_once(self.desk.put(self.live, decide))

    def run_due(self, viewer: Viewer) -> None:
        """Let the server do what is due."""
        for _ in range(200):
            self.settle_delay(viewer)
            due = self.scheduler.due(self.table, read_clock())[0]
            if not due:
                return
            self.trace.append(f"scheduler {due}")
            at_once(self.desk.run_due(self.live))
        raise AssertionError("the scheduler never rests")

    def settle_delay(self, viewer: Viewer) -> None:
        """Let a viewer's own orders answer at the same moment in both worlds, and those of others at any time."""
        window = self.play.window
        if window and viewer >= 0 and self.scheduler.moment is not window:
            self.scheduler.moment = window
            self.scheduler.delays = {viewer: int(self.table.plan.window * 500)}
        elif not self.play.sealed and not self.play.done:  # an open answer is visible, so it is simultaneous
            seat = self.play.state.seats[0]
            self.scheduler.moment = self.table.ticks[seat]
            self.scheduler.delays = {seat: int(self.table.plan.window * 500)}

    def decide(self, seat: Seat, action: Action, key: str) -> bytes:
        """A seat takes an action: a bot directly, a person by a message."""
        table = self.table
        token, words = table.ticks[seat], table.game.notation.to_words(action)
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
