"""Our games in OpenSpiel as a baseline for our bots, and OpenSpiel's search for them.

There are no chance nodes here: random numbers are part of the state, and a determinization gets new ones. Import this
only if OpenSpiel is installed.
"""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, cast

from fidchell.bots.spiel_world import OutOfTurn, Position, SpielGame, World, kind, worths
from fidchell.bots.spiel_world import information_state_string as information_state_string
from fidchell.core.registry import Game, game, home_of
from fidchell.core.state import State
from fidchell.core.types import Seat

numpy: Any = import_module("numpy")
pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")


class SearchGame(SpielGame):
    """A game with parameters for the number of players and the seed of its only deal."""

    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__(kind(self.entry, name(self.entry)), params)
        self.start = self.entry.new(params["seed"], self.entry.settle_options({"players": self.seats}))
        self.start.sit(False)
        self.start.take_lone()

    def new_initial_state(self) -> Position:
        """The first position."""
        return Position(self, World(self.start.clone(), self.start))


def name(entry: Game) -> str:
    """The name of a game of ours in OpenSpiel."""
    return f"fidchell_{entry.key}_yardstick"


@cache
def table(key: str, players: int, seed: int = 1) -> Any:
    """A game of ours as OpenSpiel loads it, registered on first use."""
    entry = game(key)
    if name(entry) not in pyspiel.registered_names():
        # A class, since OpenSpiel drops it only after Python has shut down, too late to free anything else.
        pyspiel.register_game(
            kind(entry, name(entry)), type(f"SearchGame_{entry.key}", (SearchGame,), {"entry": entry})
        )
    return pyspiel.load_game(name(entry), {"players": players, "seed": seed})


@cache
def entry_of(module: str) -> Game:
    """The game that a module belongs to."""
    return game(home_of(module))


# Its search.


class Playout(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollout to the end of the game, without going through its interface."""

    def evaluate(self, position: Position) -> list[float]:
        """The returns of one random rollout."""
        table: SpielGame = position.get_game()
        scene = position.world.scene.clone()
        choice = Random(int(self._random_state.randint(2**31))).choice
        while not scene.done:
            scene = scene.act(choice(scene.legal())) or scene
        return table.worths(cast(State, scene))


class Value(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """The value that our game estimates, in place of a rollout."""

    def evaluate(self, position: Position) -> list[float]:
        """The estimated value of a position to each seat."""
        table, state = position.get_game(), position.world.state
        return worths(table.entry, [state.estimate(seat) for seat in range(table.seats)])


LEAVES: dict[str, Any] = {"rollout": mcts.RandomRolloutEvaluator, "playout": Playout, "value": Value}


def position(state: State, seat: Seat) -> Position:
    """OpenSpiel's position for a state in which a seat decides."""
    entry = entry_of(type(state).__module__)
    return Position(table(entry.key, state.fields()["players"]), World(OutOfTurn(state, seat)))


def search(game: Any, leaf: str, exploration: float, simulations: int, seed: int) -> Any:
    """OpenSpiel's search with its default settings, except for those without one."""
    chance = numpy.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, LEAVES[leaf](1, chance), exploration, simulations, random_state=chance)
