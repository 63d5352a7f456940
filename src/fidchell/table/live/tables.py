"""The tables in play: every change is checked, written to disk, applied and shown, in this order."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom

import structlog

from fidchell.core.types import Action, Seat
from fidchell.table.live.news import NEW, Events
from fidchell.table.live.outbox import Connection
from fidchell.table.live.owners import AWAY, Owners
from fidchell.table.live.pacing import INSTINCT, answer_after, answered, in_time
from fidchell.table.live.scheduler import NEVER
from fidchell.table.live.session import Decide, Live, Want
from fidchell.table.live.thinking import Thinkers, awaited_bots, decided, information_state_at
from fidchell.table.live.updates import Updates, may_view
from fidchell.table.live.waking import Waking
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.commands import Sender, entries_for
from fidchell.table.log.entries import Entry, Row
from fidchell.table.log.presence import goes, is_connected, is_watched, leaves, returns
from fidchell.table.log.snapshot import snapshot
from fidchell.table.log.table import PLAYING, Table, TableSetup, next_row
from fidchell.table.server import wire
from fidchell.table.server.metrics import GAMES_OVER, LIVE_TABLES, TALLY
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import queries, snapshots
from fidchell.table.store.due import in_memory
from fidchell.table.store.store import EVERYTHING, LOST, Holding, Store, StoreDown, Told, settle

READ_AGAIN = 1.0  # seconds until a table is reloaded after a write whose outcome is unknown
LAST_ROWS = 1000  # checks, 5 ms apart, whether everything was written before stopping
MANY = 50  # entries of a first row above which others should not wait for it
LEAVING = frozenset((log.Sit, log.VotedOut))  # entries after which somebody may no longer hold a seat
LOG = structlog.get_logger("tables")


class Tables:
    """All tables in the memory of this server: it owns them, so nobody else writes to their logs."""

    def __init__(self, store: Store, thinkers: Thinkers, grace: float = 60.0, owners: Owners | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.owners = owners or Owners()
        self.owners.taken = self.take
        self.owners.lost = self.lose
        self.grace = grace
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.chance: Random = SystemRandom()
        self.stopping = False
        self.waking = Waking(self)
        self.waking.held = lambda: self.owners.keys
        self.events = Events()

    # Tables come and go.

    async def get(self, name: str) -> Live:
        """A table, loaded from its log if it is not in memory."""
        if self.owners.away:
            raise AWAY
        live = self.lives.get(name)
        if live:
            live.used = time.monotonic()
            return live
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self.load(name))
            self.loading[name].add_done_callback(lambda done: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> Live:
        """Load a table from its log."""
        holding = await self.owners.holding(name)
        table = await self.store.read(queries.load(name)) if len(name) <= 24 else None
        if table is None:
            raise Refusal("no-table", f"there is no table {name[:24]!r}")
        return self.add(table, holding)

    def add(self, table: Table, holding: Holding = EVERYTHING, is_new: bool = False) -> Live:
        """Put a table into memory, unless it was lost meanwhile; those who sat there before have been there."""
        if not holding.held:
            raise AWAY
        live = Live(table, self.chance, self.thinkers.pace, holding)
        self.lives[table.plan.id] = live
        live.came = set() if is_new else {chair.user for chair in table.chairs}
        for user in {chair.user for chair in table.chairs}:  # people who were here before a restart are expected back
            self.was_here(live, user)
        LIVE_TABLES.set(len(self.lives))
        self.attend(live)
        return live

    def drop(self, live: Live) -> None:
        """Drop a table from memory; its log remains."""
        if live.timer:
            live.timer.cancel()
        live.dropped = True
        self.lives.pop(live.table.plan.id, None)
        LIVE_TABLES.set(len(self.lives))

    def take(self, holdings: list[Holding]) -> None:
        """Look soon at the tables of shards that are ours now."""
        self.waking.take([(holding.lane, holding.shard) for holding in holdings] if self.owners.keys else None)

    def lose(self, holdings: list[Holding]) -> None:
        """Drop the tables of shards that are no longer ours; if no shards are named, only let everybody go."""
        gone = set(holdings)
        for live in [live for live in self.lives.values() if not holdings or live.holding in gone]:
            if holdings:
                self.drop(live)
            self.see_away(live)

    def see_away(self, live: Live) -> None:
        """End the connections and polls of a table; people find it again at its next owner."""
        for connection in list(live.connections):
            connection.end("restart")
        live.wake_polls()

    async def set_up(self, plan: TableSetup, entries: tuple[Entry, ...]) -> Live:
        """Set up a new table."""
        row = log.Row(1, clock(), entries)
        table = await asyncio.to_thread(laid, plan, row) if len(entries) > MANY else laid(plan, row)
        sitting = {seat: chair.user for seat, chair in enumerate(table.chairs) if chair.user}
        holding = self.owners.hold_new(plan)
        await self.store.write(queries.add_table(plan, row, sitting, table.phase), holding)
        live = self.add(table, holding, is_new=True)
        self.events.tell(table, NEW)
        return live

    # Changes: checked, written to disk, applied, shown.

    def want(self, live: Live, want: Want) -> None:
        """Queue a change."""
        if self.stopping:  # connected clients get no answer, and send it again to the next server
            if want.actor is None:
                want.told(Refusal("busy", "the server is about to stop; come back in a moment"))
            return
        live.wants.append(want)
        if not live.writing:
            self.go_on(live)

    def carry_out(self, live: Live, who: Sender, message: wire.FromClient, told: Told, actor: Connection) -> None:
        """Carry out or refuse a person's message; a message sent twice is carried out once."""
        self.want(live, Want(lambda table: entries_for(table, who, message, clock()), told, actor, message.id))

    async def put(self, live: Live, decide: Decide) -> None:
        """Make a change that no message asked for, such as sitting down, and wait for it."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.want(live, Want(decide, partial(settle, waiting)))
        await waiting

    def go_on(self, live: Live) -> None:
        """Process queued changes until one has to be written."""
        while live.wants and not live.writing:
            want = live.wants.popleft()
            try:
                if live.dropped:
                    raise Refusal("busy", "the table is being reloaded; try again")
                entries = want.decide(live.table)
            except Exception as why:
                want.told(why)
                continue
            if entries:
                self.write(live, want, entries)
            else:
                want.told(None)
                if want.actor:
                    want.actor.tell_done(want.done)

    def write(self, live: Live, want: Want, entries: tuple[Entry, ...]) -> None:
        """Write entries to disk; `written` gets the result."""
        live.writing = True
        row = next_row(live.table, entries, clock())
        also = queries.beside(live.table.plan.id, entries)
        if not live.marked:  # from this row on, whoever takes over looks at once
            also = in_memory(live.table.plan.id, also)
        self.store.append(live.table.plan.id, row, also, partial(self.written, live, want, row), live.holding)

    def written(self, live: Live, want: Want, row: Row, result: object) -> None:
        """A row was written, or not: the table is no longer ours, was changed by hand, or the database is down."""
        live.writing = False
        if result is True:
            live.marked = True
            self.happen_or_give_up(live, want, row)
        else:
            self.give_up(live)
            want.told(result if isinstance(result, Exception) else LOST)
        self.go_on(live)

    def happen_or_give_up(self, live: Live, want: Want, row: Row) -> None:
        """Apply a written row; if the table cannot, that is a bug of ours, and `admin repair` fixes the table."""
        try:
            self.happen(live, want, row)
        except Exception as why:
            LOG.exception("a row cannot be carried out", table=live.table.plan.id, row=row.number)
            self.give_up(live)
            want.told(why)

    def happen(self, live: Live, want: Want, row: Row) -> None:
        """Apply a written row and show the result."""
        table, entries = live.table, row.entries
        before, counts, heard = table.phase, table.moments.counts, self.events.before(table)
        table.apply(row)
        self.events.tell(table, heard)
        self.count(table, before)
        if not LEAVING.isdisjoint(map(type, entries)):
            self.see_out(live)
            live.came -= {entry.user for entry in entries if isinstance(entry, log.Sit)}
            self.welcome_back(live)
        if any(isinstance(entry, log.Begin) for entry in entries):
            for user in {chair.user for chair in table.chairs}:
                self.was_here(live, user)
        if len(entries) == 1 and isinstance(entries[0], log.Seal):
            self.show_sealed(live, entries[0].seat, want)
        else:
            TALLY.moves += 1
            self.show(live, counts, want)
        want.told(None)
        self.attend(live)

    def see_out(self, live: Live) -> None:
        """Close the connections of people who no longer hold the seat they view."""
        for connection in list(live.connections):
            if not may_view(live.table, connection.viewer, connection.who.user):
                live.connections.discard(connection)
                connection.end("left")

    def see_off(self, user: int, session: str = "") -> None:
        """Close the connections of a person whose sessions have ended, or those of one session."""
        self.events.see_off(user, session)
        for live in self.lives.values():
            for connection in list(live.connections):
                if connection.who.user == user and session in ("", connection.who.session):
                    live.connections.discard(connection)
                    connection.end("left")

    def give_up(self, live: Live) -> None:
        """Drop the table: whether its last row was written is unknown until the log is read again."""
        self.drop(live)
        self.see_away(live)
        if live.table.phase == PLAYING:  # its clocks and bots must go on even if nobody connects
            asyncio.get_running_loop().call_later(READ_AGAIN, self.wake, live.table.plan.id)

    def wake(self, name: str) -> None:
        """Reload a table."""
        if not self.stopping:
            self.start(self.waking.look(name))

    def count(self, table: Table, before: str) -> None:
        """Update the metrics, and store that a game is over, or now and then a snapshot."""
        TALLY.rows += 1
        if table.phase != before and table.ended:
            GAMES_OVER.labels(table.plan.game, table.phase).inc()
            self.start(self.store.write(queries.set_phase(table.plan.id, table.phase)))
            self.start(self.store.write(snapshots.forget(table.plan.id)))
        elif table.phase == PLAYING and table.rows % snapshots.EVERY == 0:
            self.start(self.store.write(snapshots.keep(table.plan.id, table.rows, snapshot(table))))

    # Showing.

    def show(self, live: Live, before: list[int], want: Want | None = None) -> None:
        """Send an update to every viewer who noticed something; for the actor it is also the acknowledgement."""
        actor = want.actor if want else None
        noticing = live.noticing(before)
        if want and actor and actor not in noticing:
            actor.tell_done(want.done)
        if noticing:
            showing = Updates(live.table, clock())
            showing.look([c.viewer for c in noticing if c.line.is_free()])
            for connection in noticing:
                connection.show(showing, want.done if want and connection is actor else "")
        live.wake_polls()

    def show_sealed(self, live: Live, seat: Seat, want: Want) -> None:
        """An answer was sealed: the actor gets an acknowledgement only, other connections of the seat an update."""
        if want.actor:
            want.actor.has_sealed(live.table.moments.version(seat))
            want.actor.tell_done(want.done)
        for connection in live.connections:
            if connection.viewer == seat and connection is not want.actor:
                connection.show(Updates(live.table, clock()))

    def greet(self, live: Live, connection: Connection) -> None:
        """Send a new connection the newest update, with the events it missed."""
        live.connections.add(connection)
        live.used = time.monotonic()
        connection.show(Updates(live.table, clock()))
        self.came(live, connection.who.user)
        if awaited_bots(live.table):
            self.attend(live)  # the table may have been resting

    def leave(self, live: Live, connection: Connection) -> None:
        """A connection has ended."""
        connection.closed = True
        live.connections.discard(connection)
        live.used = time.monotonic()
        self.was_here(live, connection.who.user)

    def was_here(self, live: Live, user: int) -> None:
        """A person without a connection was just here; if they do not come back, they count as having left."""
        if goes(live, user):
            asyncio.get_running_loop().call_later(self.grace, self.look_for, live, user)

    def came(self, live: Live, user: int) -> None:
        """A person is here, and takes their seats back."""
        live.came.add(user)
        if is_connected(live, user):
            live.gone.pop(user, None)
        if returns(live.table, user):
            self.start(self.put(live, lambda table: returns(table, user)))

    def welcome_back(self, live: Live) -> None:
        """Give people who are connected their seats back."""
        for user in {connection.who.user for connection in live.connections}:
            self.came(live, user)

    def look_for(self, live: Live, user: int) -> None:
        """Check whether a person has come back; after the grace period, they count as having left."""
        since = live.gone.get(user)
        if since is None or self.stopping or live.dropped:
            return
        left = since + self.grace - time.monotonic()
        if left > 0.01:
            asyncio.get_running_loop().call_later(left, self.look_for, live, user)
            return
        live.gone.pop(user)
        if is_watched(live):
            self.start(self.put(live, lambda table: leaves(table, user, user not in live.came)))

    # Scheduled work and bots.

    def attend(self, live: Live) -> None:
        """Do what is due at a table, and schedule the next check."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if self.stopping or live.dropped or live.table.phase != PLAYING:
            return
        entries, wake = live.scheduler.due(live.table, clock())
        if entries:
            self.start(self.run_due(live))
            return
        crowding = self.thinkers.crowding()
        for seat in () if live.resting else awaited_bots(live.table):
            if seat not in live.thinking:
                live.thinking.add(seat)
                self.start(self.let_think(live, seat, crowding))
        if wake < NEVER:
            delay = max(0.0, (wake - clock()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(delay, self.attend, live)

    async def run_due(self, live: Live) -> None:
        """Do what is due."""
        await self.put(live, lambda table: live.scheduler.due(table, clock())[0])

    async def let_think(self, live: Live, seat: Seat, crowding: int) -> None:
        """Let a bot decide; if the table has moved on in the meantime, it decides again.

        When it answers must not tell what it holds, so the moment is set before it thinks: the search gets less time
        than that, and if it had to wait too long for a thread, the bot passes or answers by instinct.
        """
        try:
            table, level, loop = live.table, live.table.chairs[seat].level, asyncio.get_running_loop()
            token, window, least = table.ticks[seat], table.match.window, self.thinkers.least(level)
            delay = live.scheduler.delay(table, window, seat) / 1000 if window else 0.0
            due = loop.time() + answer_after(delay, least, crowding)
            action = await self.thought(live, seat, due - INSTINCT * least)
            await asyncio.sleep(due - loop.time())
            await self.put(live, lambda table: decided(table, seat, token, action, clock()))
        except Exception:
            await asyncio.sleep(1)  # no busy loop
            raise
        finally:
            live.thinking.discard(seat)
            self.attend(live)

    async def thought(self, live: Live, seat: Seat, until: float) -> Action:
        """What a bot has decided at a moment of the loop's clock."""
        table, level = live.table, live.table.chairs[seat].level
        seen, asker, priority = information_state_at(table, seat), live.asker(), live.priority(level)
        bot, passing = in_time(level, self.thinkers.least(level)), table.game.flow.passing
        window = table.match.window
        thinking = asyncio.ensure_future(self.thinkers.choose(bot, seen, asker, priority))
        try:
            await asyncio.sleep(until - asyncio.get_running_loop().time())
            return answered(thinking, seen, passing if window else None)
        finally:
            thinking.cancel()

    def start(self, work: object) -> None:
        """Run something in the background."""
        task: asyncio.Task[None] = asyncio.ensure_future(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: object) -> None:
        """Run a background task and log its errors."""
        try:
            await work  # type: ignore[misc]
        except StoreDown as why:
            LOG.warning("store down", why=str(why))
        except Refusal:
            pass  # the table has moved on in the meantime
        except Exception:
            LOG.exception("something went wrong beside a table")

    # Periodic work.

    def beat(self) -> None:
        """Send heartbeats to silent connections, and drop blocked ones."""
        text = wire.write(wire.Beat())
        for connection in [each for live in self.lives.values() for each in live.connections]:
            if connection.stuck:
                connection.end("slow")
            elif not connection.fresh and connection.line.is_free():
                connection.put(text)
            connection.fresh = False

    async def stop(self) -> None:
        """Finish writing, and tell everyone."""
        self.stopping = True
        self.events.close()
        for _ in range(LAST_ROWS):
            if not any(live.writing or live.wants for live in self.lives.values()):
                break
            await asyncio.sleep(0.005)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in self.lives.values():
            if live.timer:
                live.timer.cancel()
            for connection in list(live.connections):
                connection.put(wire.write(wire.Bye("restart")))
                connection.end("restart")
            live.wake_polls()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(StoreDown, Refusal):  # whoever has the tables by now looks after them
            await self.waking.put_away(self.lives.values())


def laid(plan: TableSetup, row: Row) -> Table:
    """A new table after the first row of its log; a game that was played elsewhere takes a while."""
    table = Table(plan)
    table.apply(row)
    return table
