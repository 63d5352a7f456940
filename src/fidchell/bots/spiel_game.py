"""Our games as a yardstick in OpenSpiel, and its search for them.

Chance has no turns of its own here: it lies within the state, and whoever guesses a state gives it another future.
Import this only where OpenSpiel is installed.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, cast

from fidchell.bots.spiel_world import Ahead, Position, SpielGame, World, kind, worths
from fidchell.bots.spiel_world import sight as sight
from fidchell.core.registry import Game, game, home_of
from fidchell.core.state import State
from fidchell.core.types import Seat

numpy: Any = import_module("numpy")
pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")


class Yardstick(SpielGame):
    """A game with a number of players and the seed of its only deal."""

    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__(kind(self.entry, name(self.entry)), params)
        self.start = self.entry.new(params["seed"], self.entry.settle_options({"players": self.seats}))
        self.start.sit(False)
        self.start.take_lone()

    def new_initial_state(self) -> Position:
        """The first position."""
        return Position(self, World(self.start.clone(), self.start))


def name(entry: Game) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"fidchell_{entry.key}_yardstick"


@cache
def table(key: str, players: int, seed: int = 1) -> Any:
    """A game of ours as OpenSpiel loads it, made known to it the first time."""
    entry = game(key)
    if name(entry) not in pyspiel.registered_names():
        # A class, since OpenSpiel drops it only when Python has ended, and anything else would be freed too late.
        pyspiel.register_game(kind(entry, name(entry)), type(f"Yardstick_{entry.key}", (Yardstick,), {"entry": entry}))
    return pyspiel.load_game(name(entry), {"players": players, "seed": seed})


@cache
def entry_of(module: str) -> Game:
    """The game whose rules are in a module."""
    return game(home_of(module))


# Its search.


class Playout(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's rollout, played without its interface: any option, all alike, to the end of the game."""

    def evaluate(self, position: Position) -> list[float]:
        """What one random end of the game is worth to each seat."""
        table: SpielGame = position.get_game()
        scene = position.world.scene.clone()
        choice = Random(int(self._random_state.randint(2**31))).choice
        while not scene.done:
            scene = scene.act(choice(scene.legal())) or scene
        return table.worths(cast(State, scene))


class Value(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """The estimate of our game in the place of a rollout."""

    def evaluate(self, position: Position) -> list[float]:
        """What a position seems worth to each seat."""
        table, state = position.get_game(), position.world.state
        return worths(table.entry, [state.estimate(seat) for seat in range(table.seats)])


LEAVES: dict[str, Any] = {"rollout": mcts.RandomRolloutEvaluator, "playout": Playout, "value": Value}


def position(state: State, seat: Seat) -> Position:
    """A state in which a seat decides, for OpenSpiel."""
    entry = entry_of(type(state).__module__)
    return Position(table(entry.key, state.fields()["players"]), World(Ahead(state, seat)))


def search(game: Any, leaf: str, exploration: float, simulations: int, seed: int) -> Any:
    """OpenSpiel's search with its own settings, but for those that it leaves to the caller."""
    chance = numpy.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, LEAVES[leaf](1, chance), exploration, simulations, random_state=chance)
