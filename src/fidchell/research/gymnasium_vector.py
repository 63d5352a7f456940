"""One seat of each of many games as a Gymnasium vector environment, played in the compiled core.

`gymnasium.make_vec("fidchell/Inis-v1", num_envs=64, vectorization_mode="vector_entry_point")`. The others play at
random, and the seat changes from game to game. A finished game restarts in the same step.
"""

from __future__ import annotations

from typing import Any

from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.extras import needing
from fidchell.research.env_spec import LOSE, LOST, RAISE, RANDOM, way
from fidchell.research.gymnasium import SEEDS, Marks, Notes, spaces
from fidchell.research.vector import Vector

with needing():
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

ELSEWHERE = "use vectorization_mode='sync' or 'async' to choose them"


class SeatsEnv(VectorEnv[Any, Any, Any]):
    """One seat of each of many games; `illegal` is as in `SeatEnv`.

    When a game is over, `infos["final_obs"]` is the last observation of the seat, and `infos["final_info"]` names the
    seat and, after an illegal action, why it lost.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - so Gymnasium declares it

    def __init__(
        self,
        key: str,
        num_envs: int,
        seat: str = RANDOM,
        rivals: str = RANDOM,
        illegal: str = LOSE,
        threads: int = 1,
        at_table: bool = False,
        **options: Any,
    ) -> None:
        if seat != RANDOM or rivals != RANDOM:
            raise BadOption(f"in a vector, the seat changes in turn and the rivals are random; {ELSEWHERE}")
        self.illegal = way(illegal)
        self.num_envs = num_envs
        self.vector = Vector(key, num_envs, 0, threads, 0, at_table=at_table, **options)
        self.env_spec = self.vector.env_spec
        self.single_observation_space, self.single_action_space = spaces(self.env_spec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: Notes | None = None) -> tuple[Marks, Notes]:
        """Restart all games; the same seed gives the same games and the same games after them."""
        super().reset(seed=seed)
        self.vector.own_first = int(self.np_random.integers(self.env_spec.players))
        self.vector.reset(int(self.np_random.integers(SEEDS)))
        return self.shown()

    def step(self, actions: NDArray[Any]) -> tuple[Marks, NDArray[Any], NDArray[Any], NDArray[Any], Notes]:
        """Take an action for the seat of each game, and play the others until its next decision."""
        given = np.asarray(actions)
        chosen = given.astype(np.int64) if given.dtype.kind in "iu" else given
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind != "i":
            raise IllegalAction(f"actions should be {self.num_envs} whole numbers, one for each game")
        wrong = self.amiss(chosen)
        before = self.vector.observations.copy() if wrong.any() else self.vector.observations
        final = self.final(chosen, wrong)
        if wrong.any() and self.illegal != RAISE:
            chosen = np.where(wrong, self.vector.sample(), chosen)
        self.vector.step(chosen)
        ends = self.vector.terminated.astype(np.bool_)
        rewards = np.where(ends, self.env_spec.reward(self.vector.rewards[self.rows, final["seat"]].astype(float)), 0.0)
        if self.illegal == LOSE:
            rewards[wrong] = LOST
            for row in np.flatnonzero(wrong & ~ends):
                self.vector.begin_anew(int(row))
            ends |= wrong
        marks, notes = self.shown()
        if ends.any():
            notes |= {"final_info": {**final, "_seat": ends}, "_final_info": ends.copy()}
            notes |= {"final_obs": self.finals(ends, wrong, before), "_final_obs": ends.copy()}
        return marks, rewards, ends, np.zeros(self.num_envs, np.bool_), notes

    def finals(self, ends: NDArray[np.bool_], wrong: NDArray[np.bool_], before: Marks) -> NDArray[Any]:
        """The last observation of each finished game; after an illegal action, the one before it."""
        found = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ends):
            lost = wrong[row] and self.illegal == LOSE
            found[row] = (before if lost else self.vector.finals)[row].copy()
        return found

    def amiss(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Which games were given an illegal action."""
        within = (chosen >= 0) & (chosen < self.env_spec.actions)
        at = np.where(within, chosen, 0)
        offered: NDArray[np.bool_] = (self.vector.masks[self.rows, at >> 3] >> (at & 7) & 1).astype(np.bool_)
        return ~(within & offered)

    def final(self, chosen: NDArray[np.int64], wrong: NDArray[np.bool_]) -> Notes:
        """The `final_info` of games that the next step ends."""
        found: Notes = {"seat": self.vector.seats.astype(np.int64)}
        if self.illegal == LOSE and wrong.any():
            why = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(wrong):
                state = self.vector.state(int(row))
                why[row] = str(self.env_spec.refusal(state, int(found["seat"][row]), int(chosen[row])))
            found |= {"illegal": why, "_illegal": wrong}
        return found

    def shown(self) -> tuple[Marks, Notes]:
        """The observation of the seat of each game, and the `infos`."""
        vector = self.vector
        notes = {
            "action_mask": np.unpackbits(vector.masks, 1, self.env_spec.actions, "little").view(np.int8),
            "legal": vector.options.copy(),
            "seat": vector.seats.astype(np.int64),
        }
        given = {f"_{name}": np.ones(self.num_envs, np.bool_) for name in notes}
        return vector.observations.copy(), {**notes, **given}
