"""One seat of a game as a Gymnasium environment, with bots in the other seats.

`import fidchell.research.gymnasium`, then `gymnasium.make("fidchell/Inis-v1", players=4, rivals="greedy")`; or in one
step, `gymnasium.make("fidchell.research.gymnasium:fidchell/Inis-v1")`.

An observation is all that the seat knows, in the game's encoding. Its legal actions are in `info`: as `action_mask`, in
the form that `action_space.sample` takes, and as `legal`, their numbers padded with -1; MaskablePPO calls the method
`action_masks`. The reward comes at the end of the game, from -1 to 1.

Most actions are illegal most of the time. By default an illegal action loses the game at once, so that programs without
action masks still run; `illegal="raise"` finds mistakes in learners that should use them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from fidchell.bots.player import Player, RandomPlayer, make
from fidchell.core.errors import BadOption
from fidchell.core.extras import needing
from fidchell.core.information_state import information_state_of
from fidchell.core.limits import WIDTH
from fidchell.core.registry import game, keys
from fidchell.core.state import State
from fidchell.core.types import Action, Seat
from fidchell.research.env_spec import LOSE, LOST, RAISE, RANDOM, EnvSpec, way

with needing():
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

__all__ = ["SeatEnv", "noted", "spaces"]

Marks: TypeAlias = NDArray[np.uint8]
Notes: TypeAlias = dict[str, Any]

SEEDS = 2**62


def spaces(env_spec: EnvSpec) -> tuple[Box, Discrete[np.int64]]:
    """The observation space and the action space of a seat."""
    return env_spec.marks_space(), Discrete(env_spec.actions)


def noted(seat: Seat, mask: NDArray[np.int8], options: list[Action]) -> Notes:
    """The `info` of a decision."""
    legal = np.full(WIDTH, -1, np.int16)
    legal[: len(options)] = options
    return {"action_mask": mask, "legal": legal, "seat": seat}


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game, with `rivals` in the others.

    `seat` is its number, or `random` for a random seat in each game. `rivals` is a bot as `fidchell arena` names it, or
    a list of bots, one for each other seat in table order. `illegal` says what an illegal action does: with `lose` the
    seat loses at once, with `random` a random option is taken instead, with `raise` it raises an error.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - so Gymnasium declares it

    def __init__(
        self,
        key: str,
        seat: int | str = RANDOM,
        rivals: str | list[str] = RANDOM,
        illegal: str = LOSE,
        render_mode: str | None = None,
        at_table: bool = False,
        **options: object,
    ) -> None:
        self.env_spec = EnvSpec(key, at_table, **options)
        if seat != RANDOM and seat not in range(self.env_spec.players):
            raise BadOption(f"there is no seat {seat!r}; choose 0 to {self.env_spec.players - 1}, or {RANDOM!r}")
        self.chosen = seat
        self.specs = self.seated(rivals)
        self.illegal = way(illegal)
        self.render_mode = render_mode  # unchecked: `make` warns of unknown ones; Stable-Baselines3 asks for rgb_array
        self.observation_space, self.action_space = spaces(self.env_spec)
        self.play: State | None = None
        self.legal: list[Action] = []

    def seated(self, rivals: str | list[str]) -> list[str]:
        """One bot for each other seat."""
        others = self.env_spec.players - 1
        specs = [rivals] * others if isinstance(rivals, str) else list(rivals)
        if len(specs) != others:
            raise BadOption(f"rivals should be one bot for all, or {others}, one for each other seat, not {len(specs)}")
        for spec in specs:
            make(spec, 0)  # refuses an unknown bot
        return specs

    def reset(self, *, seed: int | None = None, options: Notes | None = None) -> tuple[Marks, Notes]:
        """Begin a new game; the same seed gives the same game and the same games after it."""
        super().reset(seed=seed)
        players = self.env_spec.players
        self.seat = int(self.np_random.integers(players)) if self.chosen == RANDOM else int(self.chosen)
        numbers = [int(number) for number in self.np_random.integers(SEEDS, size=players)]
        bots = [make(spec, number) for spec, number in zip(self.specs, numbers[1:], strict=True)]
        self.bots: list[Player] = [*bots[: self.seat], RandomPlayer(0), *bots[self.seat :]]
        self.play = self.env_spec.begin(numbers[0])
        self.pass_on(self.play)
        return self.shown(self.play)

    def step(self, action: Any) -> tuple[Marks, float, bool, bool, Notes]:
        """Take an action for the seat, and play the others until its next decision."""
        play = self.play
        if play is None or play.done:
            raise ResetNeeded("no game is in progress; call reset() first")
        if action not in self.legal:
            if self.illegal != RANDOM:
                return self.lost(play, action)
            action = self.np_random.choice(self.legal)
        play.act(int(action))
        self.pass_on(play)
        marks, notes = self.shown(play)
        reward = float(self.env_spec.reward(play.result(self.seat))) if play.done else 0.0
        return marks, reward, play.done, False, notes

    def pass_on(self, play: State) -> None:
        """Play the other seats until this one must decide."""
        while not play.done and play.seat != self.seat:
            bot = self.bots[play.seat]
            if type(bot) is RandomPlayer:  # which does not look at the game
                play.act(bot.pick(play.legal()))
            else:
                play.act(bot.choose(information_state_of(play, play.seat)))
        self.legal = play.legal()

    def shown(self, play: State) -> tuple[Marks, Notes]:
        """The observation of the seat, and its `info`."""
        return self.env_spec.marks(play, self.seat), noted(self.seat, self.env_spec.mask(self.legal), self.legal)

    def lost(self, play: State, action: Any) -> tuple[Marks, float, bool, bool, Notes]:
        """Handle an illegal action of the seat."""
        why = self.env_spec.refusal(play, self.seat, action)
        if self.illegal == RAISE:
            raise why
        marks, notes = self.shown(play)
        self.play = None
        return marks, LOST, True, False, {**notes, "illegal": str(why)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, as MaskablePPO calls it."""
        return self.env_spec.mask(self.legal).astype(np.bool_)

    def render(self) -> str | None:
        """The view of the seat, as text."""
        return self.env_spec.picture(self.play) if self.render_mode == "ansi" and self.play else None


for entry in map(game, keys()):
    if entry.encoding:  # the others have no observations
        gymnasium.register(
            id=f"fidchell/{entry.key.capitalize()}-v{entry.version}",
            entry_point="fidchell.research.gymnasium:SeatEnv",
            vector_entry_point="fidchell.research.gymnasium_vector:SeatsEnv",
            kwargs={"key": entry.key},
        )
