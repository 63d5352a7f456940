"""How a pair goes on, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from fidchell.core.types import Action, Seat
from fidchell.table.live.scheduler import deadline
from fidchell.table.log.table import PLAYING
from paired_worlds.comparing import PairOver
from paired_worlds.noise import Noise
from paired_worlds.pair import TWIN
from paired_worlds.probes import Probes
from paired_worlds.sealed import SealedDecisions
from paired_worlds.sealing import FLOOR


class Course(SealedDecisions, Noise, Probes):
    """One world alone, or two in parallel, being played."""

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

    def pass_time(self) -> None:
        """Let some time pass: only a little during a sealed decision, so that it ends as planned."""
        now, table = self.run.hour.now, self.one.table
        gap = int(10 ** self.chance.uniform(0, 3.7))
        if table.match.sealed:
            limits = [deadline(world.table) for world in self.worlds]
            if self.sealing and self.sealing.way == FLOOR and table.match.window:
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
        to_words = self.one.play.game.notation.to_words
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
