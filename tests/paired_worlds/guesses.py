"""Copies of tables, and tables whose state was replaced by one that a viewer cannot tell from it."""

from __future__ import annotations

from contextlib import ExitStack
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, cast
from unittest.mock import patch

from fidchell.core.match import ACTION, SEAT_BITS, Match
from fidchell.core.state import State
from fidchell.table.log import past
from fidchell.table.log.moments import Moment, Viewer
from fidchell.table.log.table import Table
from fidchell.table.store import queries
from paired_worlds.comparing import PairOver
from paired_worlds.world import World


@dataclass
class Root:
    """The state in which a determinized game began."""

    state: State
    acts: Any
    bars: Any
    curtain: bool
    curtain_at: int


class GuessedMatch(Match):
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
            self.note(act >> SEAT_BITS, act & ACTION)
            self.state.take(act >> SEAT_BITS, act & ACTION)
            self.fall()
        self.look_around()


def all_moments(table: Table) -> list[Moment]:
    """The recent moments of all viewers, each once."""
    return list({id(moment): moment for recent in table.moments.recent for moment in recent}.values())


def copied(table: Table) -> Table:
    """An independent copy of a table; immutable parts are shared."""
    play = table.match
    states = [play.state, *([asked.state for asked in play.window.asked.values()] if play.window else [])]
    if isinstance(play, GuessedMatch):
        states.append(play.root.state)
    shared = [play.game, table.plan, *all_moments(table)]
    memo: dict[int, Any] = {id(state): state.clone() for state in states} | {id(thing): thing for thing in shared}
    return deepcopy(table, memo)


def believe(table: Table, guess: State, viewer: Viewer, chance: Random) -> None:
    """Replace the real state by a determinized one; of the answers in a window, only the viewer's own surely stays."""
    play = table.match
    guess.reseed(play.state.rng)
    play.state = guess
    play.__class__ = GuessedMatch
    cast(GuessedMatch, play).root = Root(guess.clone(), play.acts[:], play.bars[:], play.curtain, play.curtain_at)
    old = play.window
    play.look_around()
    if old and play.window:
        play.window.opened = old.opened
        sealed = play.window.sealed
        for seat, answer in old.sealed.items():
            if seat == viewer:
                sealed[seat] = answer
            elif chance.random() < 0.5:
                sealed[seat] = play.game.flow.passing


def guessed(state: State, viewer: Viewer, players: int, chance: Random) -> State:
    """A state that a viewer cannot tell from this one; for the public, determinized for one seat and then another."""
    if viewer >= 0:
        return state.determinize(viewer, chance.getrandbits(63))
    first = chance.randrange(players)
    guess = state.determinize(first, chance.getrandbits(63))
    return guess.determinize((first + 1) % players, chance.getrandbits(63))


def looked_back(base: Table, world: World, step: int, viewer: Viewer) -> bytes:
    """What `past.looked_back` returns for a log that starts where a pair began."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(past, "Table", lambda plan: copied(base)))
        stack.enter_context(patch.object(queries, "rows_of", lambda *which: lambda connection: world.store.rows))
        return past.looked_back(base.plan, step, viewer)(cast(Any, None))
