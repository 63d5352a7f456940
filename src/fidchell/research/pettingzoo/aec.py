"""A game as a PettingZoo AEC environment: agents, named like the seats, act one after the other.

When several seats choose in secret at once, they are asked in table order, and none sees what the others chose.
Rewards come only at the end. `Bare` is the game alone; `Guarded` does what PettingZoo's usual wrappers do.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from fidchell.core.errors import BadOption
from fidchell.core.extras import needing
from fidchell.core.state import State
from fidchell.core.types import Action, Seat
from fidchell.research.env_spec import LOST, RAISE, RANDOM, EnvSpec, way

with needing():
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray

    pettingzoo: Any = import_module("pettingzoo")
    logger: Any = import_module("pettingzoo.utils.env_logger").EnvLogger

MASK = "action_mask"
MODES = ("ansi", "human")


class SeatedEnv(EzPickle):
    """A game whose seats are PettingZoo agents, acting in turn or at once.

    `illegal` says what an illegal action does: with `lose` the game ends and its agent loses, with `random` a random
    option is taken instead, with `raise` it raises an error that lists the options.
    """

    parallel = False  # whether all agents act at once

    def __init__(
        self,
        key: str,
        seed: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        at_table: bool = False,
        illegal: str = RAISE,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, key, seed, max_cycles, render_mode, at_table, illegal, **options)
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode cannot be {render_mode!r}; choose one of: {', '.join(MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise BadOption("max_cycles should be 1 or more; leave it out to play to the end")
        self.illegal = way(illegal)
        self.env_spec = EnvSpec(key, at_table, **options)
        self.chance = Random(seed)
        self.max_cycles = self.env_spec.game.longest if max_cycles is None else max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{key}_v{self.env_spec.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": self.parallel,
            "render_fps": 1,
        }
        self.names = self.env_spec.names
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self.possible_agents = list(self.names)
        self.action_spaces = {name: Discrete(self.env_spec.actions) for name in self.names}
        self.observation_spaces = {name: self.seat_space() for name in self.names}

    def seat_space(self) -> Dict:
        """The observation space: all that an agent knows, and its action mask."""
        return Dict({"observation": self.env_spec.marks_space(), MASK: Box(0, 1, (self.env_spec.actions,), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        """The observation space of `agent`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The action space of `agent`."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Set up a new game; the same seed gives the same game and the same games after it."""
        if seed is not None:
            self.chance = Random(seed)
        self.play: State = self.env_spec.begin(self.chance.getrandbits(62))

    def state(self) -> NDArray[np.uint8]:
        """The observations of all agents one after the other, for centralized training."""
        return np.concatenate([self.env_spec.marks(self.play, seat) for seat in range(self.env_spec.players)])

    def check(self, seat: Seat, action: Any) -> None:
        """Refuse what is not in the action space, and illegal actions if `illegal` is `raise`."""
        if self.illegal == RAISE:
            raise self.env_spec.refusal(self.play, seat, action)
        if not self.action_space(self.names[seat]).contains(action):
            raise AssertionError(
                f"action is not in action space: {action!r}; it should be below {self.env_spec.actions}"
            )

    def render(self) -> str | None:
        """The view of the agent that must act, as text; printed in mode `human`."""
        if self.render_mode is None:
            raise BadOption(f"render() needs a render_mode; make the environment with one of: {', '.join(MODES)}")
        shown = self.env_spec.picture(self.play)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Does nothing."""


class Bare(SeatedEnv, pettingzoo.AECEnv):
    """A game without guards. With `max_cycles`, it is truncated once an agent has decided that many times."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.anything = self.env_spec.mask([])
        self.marked = bytearray(
            self.env_spec.actions
        )  # 1 for each option; bytes are set faster than numbers of an array
        self.mask = np.frombuffer(self.marked, np.int8)  # the same memory; callers get copies

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game and the same games after it."""
        self.begin(seed)
        self.decided = dict.fromkeys(self.names, 0)
        self.moved = True
        self.agents = list(self.names)
        self.rewards = dict.fromkeys(self.names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.names, 0.0)
        self.terminations = dict.fromkeys(self.names, False)
        self.truncations = dict.fromkeys(self.names, False)
        self.infos = {name: {MASK: self.anything.copy()} for name in self.names}
        self._skip_agent_selection = None
        self.agent_selection = self.names[self.play.seat]
        self.legal: list[Action] = []
        self.marked[:] = bytes(self.env_spec.actions)
        self.ask()

    def ask(self) -> None:
        """Select the agent that decides next."""
        marked, agent = self.marked, self.names[self.play.seat]
        if agent != self.agent_selection:
            self.infos[self.agent_selection] = {MASK: self.anything.copy()}
            self.agent_selection = agent
        for option in self.legal:
            marked[option] = 0
        self.legal = self.play.legal()
        for option in self.legal:
            marked[option] = 1
        self.infos[agent] = {MASK: self.mask.copy()}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The observation of `agent`, and its action mask, which is all 1 for agents that have nothing to decide."""
        mask = self.mask if self.legal and agent == self.agent_selection else self.anything
        return {"observation": self.env_spec.marks(self.play, self.seats[agent]), MASK: mask.copy()}

    def step(self, action: Any) -> None:
        """Take an action for the selected agent; for a terminated agent it must be None."""
        if action not in self.legal:
            self.decline(action)
            return
        self.moved = True
        play, agent = self.play, self.agent_selection
        play.act(int(action))
        self.decided[agent] += 1
        if play.done:
            self.end(self.terminations, self.env_spec.rewards(play))
        elif self.decided[agent] >= self.max_cycles:
            self.end(self.truncations, [0.0] * self.env_spec.players)
        else:
            self.ask()

    def decline(self, action: Any) -> None:
        """Let an agent leave a finished game; refuse any other illegal action."""
        self.moved = True
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            self.refuse(action)

    def refuse(self, action: Any) -> None:
        """Handle an illegal action as `illegal` says."""
        agent = self.agent_selection
        self.check(self.seats[agent], action)
        if self.illegal == RANDOM:
            self.step(self.chance.choice(self.legal))
            return
        logger.warn_on_illegal_move()
        self.truncations = dict.fromkeys(self.names, True)
        self.end(self.terminations, [LOST if name == agent else 0.0 for name in self.names])

    def end(self, over: dict[str, bool], worths: list[float]) -> None:
        """End the game for all agents, which then leave it one after the other."""
        self.legal = []
        self.infos[self.agent_selection] = {MASK: self.anything.copy()}
        for agent, worth in zip(self.names, worths, strict=True):
            over[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = worth
        self.agent_selection = self.agents[0]


class Guarded(Bare):
    """A game with the checks of PettingZoo's wrappers, for bounds and order.

    They are built in, since the wrappers take several times as long as the game itself.
    """

    def __getattr__(self, name: str) -> Any:
        """Called only for missing attributes: before the first reset, most are."""
        if "play" in self.__dict__:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        raise AttributeError(f"{name} cannot be accessed before reset; call reset() first")

    def decline(self, action: Any) -> None:
        """As in a bare game; warns when all agents have left."""
        if self.agents:
            super().decline(action)
        else:
            self.moved = True
            logger.warn_step_after_terminated_truncated()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in turn, until the game is over or after `max_iter` turns."""
        self.agents  # noqa: B018 - raises before reset
        return self.turns(max_iter)

    def turns(self, left: int) -> Iterator[str]:
        """The agents in turn, checking that `step` is called in between."""
        while left > 0 and self.agents:
            assert self.moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.moved = False
            left -= 1
            yield self.agent_selection
