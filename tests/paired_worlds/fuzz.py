"""Fuzzed games, forked into pairs of worlds again and again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from fidchell.checks.laws import random_options
from fidchell.core.registry import Game, game
from fidchell.core.types import Action, Seat
from fidchell.table.live import tables
from fidchell.table.log import entries as log
from fidchell.table.log import moments
from fidchell.table.log import table as table_module
from fidchell.table.log.moments import PUBLIC
from fidchell.table.log.table import PLAYING, Table, TableSetup
from paired_worlds.comparing import PairOver, Tally, Told
from paired_worlds.course import Course
from paired_worlds.guesses import believe, copied, guessed
from paired_worlds.pair import ALONE, GUESS, TWIN, Fuzz
from paired_worlds.titles import TITLES
from paired_worlds.world import World, user_of

FEW_MOMENTS, FEW_KEYS = 20, 6  # what half of the tables remember, so that short games reach the limits too


class Run(Fuzz):
    """One fuzzed game."""

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
            log.Acted(seat, table.game.notation.to_words(action))
            for seat, action in self.opening(table.game, plan, options)
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
            if wanted and len(found) >= depth // 4 and (kind.flow.curtain(state) or self.rare(kind, options)):
                break
            rare = self.rare(kind, options)
            found.append((seat, chance.choice(rare if rare and chance.random() < 0.7 else options)))
            state.take(*found[-1])
        return found[: len(found) * 2 // 3] if state.done else found

    def rare(self, kind: Game, options: list[Action]) -> list[Action]:
        """The options that random play takes too rarely."""
        if not self.title.lively or len(options) < 2:
            return []
        return [action for action in options if kind.notation.to_words(action).startswith(self.title.lively)]

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
        world.scheduler.moment = None  # orders draw new delays in both worlds
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
            again = f"paired_worlds.fuzz.examine({key!r}, [{seed}])"
            raise Told(f"{key}, game {seed}; reproduce by {again}: {why}\n{tally}") from None
    return tally
