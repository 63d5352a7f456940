"""A game as interfaces for learners need it: options chosen, ready to begin, with arrays and rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from fidchell.core.encoding import Encoding
from fidchell.core.errors import BadOption
from fidchell.core.extras import needing
from fidchell.core.registry import Game, Options, game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat

with needing():
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:  # Gymnasium is not needed for the rest
    from gymnasium.spaces import Box

WIDE = 120  # characters of a line
LOST = -1.0  # the reward of whoever takes an action that is none of its options
RANDOM = "random"
LOSE = "lose"
RAISE = "raise"
WAYS = (LOSE, RANDOM, RAISE)  # what becomes of an action that is none of the options


def way(illegal: str) -> str:
    """What becomes of an illegal action, or a refusal that lists what can."""
    if illegal not in WAYS:
        raise BadOption(f"illegal cannot be {illegal!r}; choose one of: {', '.join(WAYS)}")
    return illegal


class EnvSpec:
    """A game with its options; `begin` lays it out."""

    def __init__(self, key: str, at_table: bool = False, **options: object) -> None:
        self.game: Game = game(key)
        named = {name.replace("_", "-"): value for name, value in options.items()}  # keywords have no hyphens
        self.options: Options = self.game.settle_options(named)
        if not self.game.boxed or not self.game.encoding:
            raise BadOption(f"{key} cannot be learnt yet; it has no encoding")
        self.encoding: Encoding = self.game.encoding
        self.size = self.encoding.size
        self.actions = self.game.actions
        self.players = int(self.options["players"])
        self.names = self.game.seat_names[: self.players]
        self.root: State = self.game.boxed(self.options)
        self.root.sit(at_table)

    def begin(self, seed: int) -> State:
        """A new game at its first decision that is a choice; the same seed gives the same game."""
        state = self.root.clone()
        state.lay_out(seed)
        state.take_lone()
        return state

    def marks(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        """All that a seat knows."""
        found = np.empty(self.size, np.uint8)
        state.observe_into(seat, found)
        return found

    def most(self) -> NDArray[np.uint8]:
        """The greatest number that can stand in each place of an observation."""
        return np.concatenate([np.full(part.size, part.most, np.uint8) for part in self.encoding.parts])

    def marks_space(self) -> Box:
        """All observations that there may be, as a space of Gymnasium."""
        from gymnasium.spaces import Box

        return Box(np.zeros(self.size, np.uint8), self.most(), dtype=np.uint8)

    def mask(self, options: list[Action]) -> NDArray[np.int8]:
        """1 for each action that may be taken, else 0; all 1 for a seat that is not asked.

        A mask without any action would be truer. But many learners judge every observation alike, also the last one
        of a game and those of seats that wait, and the best of no action or the chances of none are no numbers.
        """
        found = np.zeros(self.actions, np.int8) if options else np.ones(self.actions, np.int8)
        for action in options:
            found[action] = 1
        return found

    def rewards(self, state: State) -> list[float]:
        """What a finished game is worth to each seat, from -1 to 1: the sum is 0 unless they win or lose together."""
        return [self.reward(state.result(seat)) for seat in range(self.players)]

    def reward(self, share: Any) -> Any:
        """What a share of the victory is worth; of one seat or of an array.

        Who wins gets 1, and the others lose as much together; a draw is worth 0. In a shared game everybody gets the
        same, from -1 for a total defeat to 1 for a total victory.
        """
        return 2.0 * share - 1.0 if self.game.shared else (self.players * share - 1.0) / (self.players - 1)

    def picture(self, state: State) -> str:
        """What the asked seat sees, or everybody when the game is over, as text."""
        view = self.game.view(state, None if state.done else state.seat)
        return yaml.safe_dump(view, sort_keys=False, default_flow_style=None, width=WIDE, allow_unicode=True)

    def refusal(self, state: State, seat: Seat, action: Any) -> str:
        """Why an asked seat cannot take an action, and what it can."""
        worded = self.game.worded(self.options)
        options = ", ".join(f"{option} ({worded.to_words(option)})" for option in state.options(seat))
        return f"{self.names[seat]} cannot take action {action!r} now; options: {options}"
