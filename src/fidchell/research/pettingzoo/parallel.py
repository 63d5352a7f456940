"""A game as a parallel PettingZoo environment: at each step every agent gets an observation and may send an action.

Only the actions of agents that must decide count; `infos[agent]["asked"]` says which do, usually one. When several
choose in secret at once, as in the draft of Inis, they do so in the same step, and none sees what the others chose.
Agents can count the steps; with `at_table=True` the number of steps does not reveal who could have reacted.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from fidchell.core.types import Action, Seat
from fidchell.research.env_spec import LOST, RANDOM
from fidchell.research.pettingzoo.aec import MASK, SeatedEnv, logger, pettingzoo

Observations: TypeAlias = dict[str, dict[str, NDArray[Any]]]
Notes: TypeAlias = dict[str, dict[str, Any]]
Outcome: TypeAlias = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Notes]


class Parallel(SeatedEnv, pettingzoo.ParallelEnv):
    """A game whose agents act at once. With `max_cycles`, it is truncated after that many steps."""

    parallel = True

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Notes]:
        """Begin a new game; the same seed gives the same game and the same games after it."""
        self.begin(seed)
        self.cycles = 0
        self.agents = list(self.names)
        self.ask()
        return self.shown()

    def ask(self) -> None:
        """Find out who must decide what; a forced move of a seat that decides alone is taken, except at a table.

        Seats that choose together are asked even so: otherwise the number of steps would reveal what they chose.
        """
        legal = self.options()
        while not self.play.at_table and len(legal) == 1 and len(lone := legal[self.play.seat]) == 1:
            self.play.take(self.play.seat, lone[0])
            legal = self.options()
        self.legal = legal

    def options(self) -> dict[Seat, list[Action]]:
        """The options of each seat that must decide."""
        return {seat: self.play.options(seat) for seat in self.play.seats}

    def shown(self) -> tuple[Observations, Notes]:
        """Every agent's observation and action mask, and whether it must decide."""
        observations: Observations = {}
        notes: Notes = {}
        for seat, name in enumerate(self.names):
            mask = self.env_spec.mask(self.legal.get(seat, []))
            observations[name] = {"observation": self.env_spec.marks(self.play, seat), MASK: mask}
            notes[name] = {MASK: mask.copy(), "asked": seat in self.legal}
        return observations, notes

    def step(self, actions: dict[str, Any]) -> Outcome:
        """Take the actions of all agents that must decide; those of the others are ignored and may be left out."""
        if not self.agents:
            raise ResetNeeded("no game is in progress; call reset() first")
        wrong = [seat for seat in self.legal if actions.get(self.names[seat]) not in self.legal[seat]]
        for seat in wrong:
            self.check(seat, actions.get(self.names[seat]))
        if wrong and self.illegal != RANDOM:
            return self.lost(wrong)
        chosen = actions | {self.names[seat]: self.chance.choice(self.legal[seat]) for seat in wrong}
        for seat in self.legal:  # a choice behind the curtain does not change the options of the others
            self.play.take(seat, int(chosen[self.names[seat]]))
        self.ask()
        self.cycles += 1
        return self.after()

    def after(self) -> Outcome:
        """The result of a step: the rewards if the game is over, truncation if there were enough steps."""
        if self.play.done:
            return self.told(self.env_spec.rewards(self.play), True, False)
        return self.told([0.0] * self.env_spec.players, False, self.cycles >= self.max_cycles)

    def lost(self, wrong: list[Seat]) -> Outcome:
        """End the game because of illegal actions, before any is taken; their agents lose."""
        logger.warn_on_illegal_move()
        return self.told([LOST if seat in wrong else 0.0 for seat in range(self.env_spec.players)], True, True)

    def told(self, worths: list[float], over: bool, cut: bool) -> Outcome:
        """The result of a step for every agent; when the game is over or truncated, all leave it."""
        if over or cut:
            self.agents, self.legal = [], {}
        rewards = dict(zip(self.names, worths, strict=True))
        observations, notes = self.shown()
        return observations, rewards, dict.fromkeys(self.names, over), dict.fromkeys(self.names, cut), notes
