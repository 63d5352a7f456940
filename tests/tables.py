"""Tables without a server: the test provides the log, the commands and the clock."""

from __future__ import annotations

from random import Random
from typing import Any

from fidchell.core.types import Seat
from fidchell.table.live.scheduler import Scheduler
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log.commands import Sender, entries_for, sealed
from fidchell.table.log.entries import Entry, Row
from fidchell.table.log.moments import Viewer
from fidchell.table.log.table import Table, TableSetup, next_row
from fidchell.table.server import wire


class Sitting:
    """A table with people, and its whole log."""

    def __init__(self, game: str = "inis", seats: int = 3, seed: int = 1, begin: bool = True, **plan: Any) -> None:
        self.table = Table(TableSetup("here", game, {"players": seats, **plan.pop("options", {})}, seed, **plan))
        self.rows: list[Row] = []
        self.now = 1_000_000
        self.scheduler = Scheduler(Random(seed))
        self.count = 0
        sits: tuple[Entry, ...] = tuple(log.Sit(seat, seat + 1, "", f"person {seat}") for seat in range(seats))
        self.put(*sits, *([log.Begin()] if begin else []))

    def put(self, *entries: Entry) -> None:
        """Entries happen."""
        row = next_row(self.table, entries, self.now)
        self.rows.append(row)
        self.table.apply(row)

    def send(self, seat: Viewer, message: wire.FromClient) -> tuple[Entry, ...]:
        """Carry out a message from a viewer; the entries it led to."""
        entries = entries_for(self.table, Sender(seat, f"person {seat}", seat + 1 or 99), message, self.now)
        if entries:
            self.put(*entries)
        return entries

    def name(self) -> str:
        """A new message id."""
        self.count += 1
        return f"m{self.count}"

    def act(self, seat: Seat, action: str) -> tuple[Entry, ...]:
        """A person's or bot's seat acts."""
        if not self.table.chairs[seat].user:
            entries: tuple[Entry, ...] = (log.Acted(seat, action, "", "bot"),)
            if self.table.match.window:
                entries = sealed(self.table, log.Seal(seat, action, "", "bot"), self.now)
            self.put(*entries)
            return entries
        return self.send(seat, wire.Act(self.name(), self.table.ticks[seat], action))

    def words(self, seat: Seat) -> list[str]:
        """The options of a seat."""
        return [self.table.game.notation.to_words(action) for action in self.table.match.options_of(seat)]

    def awaited(self) -> list[Seat]:
        """The seats that have not decided yet."""
        return [seat for seat in range(self.table.match.players) if self.table.is_awaited(seat)]

    def act_at_random(self, chance: Random, passing: float = 0.8) -> Seat:
        """One of the awaited seats decides at random; in windows it mostly passes."""
        seat = chance.choice(self.awaited())
        words = self.words(seat)
        passes = self.table.match.window and chance.random() < passing
        self.act(seat, "pass" if passes else chance.choice(words))
        self.now += 1000
        self.do_errands()
        return seat

    def play_until(self, wanted: Any, chance: Random, most: int = 3000) -> None:
        """Play at random until `wanted` holds for the table."""
        for _ in range(most):
            if wanted(self.table):
                return
            assert self.table.phase == "playing", "the game ended before"
            self.act_at_random(chance)
        raise AssertionError("it never came to that")

    def do_errands(self) -> list[Entry]:
        """Do what is due."""
        done: list[Entry] = []
        while True:
            entries, _ = self.scheduler.due(self.table, self.now)
            if not entries:
                return done
            done += entries
            self.put(*entries)

    def wait(self, milliseconds: int) -> list[Entry]:
        """Let time pass, and do what is due on time."""
        ends, done = self.now + milliseconds, []
        while True:
            done += self.do_errands()
            _, wake = self.scheduler.due(self.table, self.now)
            if wake > ends:
                self.now = ends
                return done
            self.now = max(wake, self.now)

    def shown(self, viewer: Viewer, seen: int = 0) -> bytes:
        """What a viewer would be sent."""
        return Updates(self.table, self.now).update(viewer, seen)

    def again(self) -> Table:
        """The table, rebuilt from its log."""
        table = Table(self.table.plan)
        table.apply_all(self.rows)
        return table
