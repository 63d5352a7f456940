"""A game as the research interfaces need it: options chosen, ready to begin, with arrays and rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from fidchell.core.encoding import Encoding
from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.extras import needing
from fidchell.core.match import refusal
from fidchell.core.parts import Options
from fidchell.core.registry import Game, game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat

with needing():
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:  # the rest does not need Gymnasium
    from gymnasium.spaces import Box

WIDE = 120  # characters per line
LOST = -1.0  # the reward for an illegal action
RANDOM = "random"
LOSE = "lose"
RAISE = "raise"
WAYS = (LOSE, RANDOM, RAISE)  # what to do with an illegal action


def way(illegal: str) -> str:
    """A way to handle illegal actions, or a refusal that lists the ways."""
    if illegal not in WAYS:
        raise BadOption(f"illegal cannot be {illegal!r}; choose one of: {', '.join(WAYS)}")
    return illegal


class EnvSpec:
    """A game with its options; `begin` sets it up."""

    def __init__(self, key: str, at_table: bool = False, **options: object) -> None:
        self.game: Game = game(key)
        named = {name.replace("_", "-"): value for name, value in options.items()}  # keywords have no hyphens
        self.options: Options = self.game.settle_options(named)
        if not self.game.encoding:
            raise BadOption(f"{key} cannot be used for learning: it has no encoding")
        self.encoding: Encoding = self.game.encoding
        self.size = self.encoding.size
        self.actions = self.game.actions
        self.players = int(self.options["players"])
        self.names = self.game.seat_names[: self.players]
        self.root: State = self.game.boxed(self.options)
        self.root.sit(at_table)

    def begin(self, seed: int) -> State:
        """A new game at its first decision with a choice; the same seed gives the same game."""
        state = self.root.clone()
        state.lay_out(seed)
        state.take_lone()
        return state

    def marks(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        """The observation of a seat."""
        found = np.empty(self.size, np.uint8)
        state.observe_into(seat, found)
        return found

    def most(self) -> NDArray[np.uint8]:
        """The upper bound of each number in an observation."""
        return np.concatenate([np.full(part.size, part.most, np.uint8) for part in self.encoding.parts])

    def marks_space(self) -> Box:
        """The observation space, for Gymnasium."""
        from gymnasium.spaces import Box

        return Box(np.zeros(self.size, np.uint8), self.most(), dtype=np.uint8)

    def mask(self, options: list[Action]) -> NDArray[np.int8]:
        """1 for each legal action, else 0; all 1 for a seat that has nothing to decide.

        An empty mask would be more accurate. But many learners process every observation alike, including the last of a
        game and those of waiting seats, and softmax or argmax over an empty mask is NaN or undefined.
        """
        found = np.zeros(self.actions, np.int8) if options else np.ones(self.actions, np.int8)
        for action in options:
            found[action] = 1
        return found

    def rewards(self, state: State) -> list[float]:
        """The rewards of a finished game, from -1 to 1: they sum to 0 unless the seats win or lose together."""
        return [self.reward(state.result(seat)) for seat in range(self.players)]

    def reward(self, share: Any) -> Any:
        """The reward for a share of the victory; takes one number or an array.

        The winner gets 1, and the others together lose as much; a draw is worth 0. In a shared game all seats get the
        same reward, from -1 for a total defeat to 1 for a total victory.
        """
        return 2.0 * share - 1.0 if self.game.shared else (self.players * share - 1.0) / (self.players - 1)

    def picture(self, state: State) -> str:
        """The view of the seat that must decide, or the public view once the game is over, as text."""
        view = self.game.view(state, None if state.done else state.seat)
        return yaml.safe_dump(view, sort_keys=False, default_flow_style=None, width=WIDE, allow_unicode=True)

    def refusal(self, state: State, seat: Seat, action: Any) -> IllegalAction:
        """Why a seat cannot take an action, and its options."""
        return refusal(self.game.worded(self.options), seat, action, state.options(seat))
