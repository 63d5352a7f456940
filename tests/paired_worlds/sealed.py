"""Sealed decisions: windows and curtains, where the others answer in secret."""

from __future__ import annotations

from functools import partial

from fidchell.core.types import Action, Seat
from fidchell.table.live.scheduler import deadline
from paired_worlds.guesses import GuessedMatch
from paired_worlds.pair import TWIN
from paired_worlds.planning import SealingPlans
from paired_worlds.sealing import LAST, LATE
from paired_worlds.world import World, written


class SealedDecisions(SealingPlans):
    """How a pair plays its sealed decisions."""

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
        options, passing = world.play.options_of(seat), world.play.game.flow.passing
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
        first = len(play.root.acts) if isinstance(play, GuessedMatch) else 0
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
            action = play.game.flow.passing if passes else self.chance.choice(options)
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
        ends = [deadline(table)] if self.sealing.way == LATE else [table.floor_ends()] if table.match.window else [0]
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
