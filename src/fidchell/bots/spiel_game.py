"""Our games behind OpenSpiel's interface for games in Python, and its search for them.

Chance has no turns of its own here: it lies within the state, and whoever guesses a state gives it another future.
Import this only where OpenSpiel is installed.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from hashlib import blake2b
from importlib import import_module
from marshal import dumps
from random import Random
from typing import Any

from fidchell.core.registry import Game, game, home_of
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Seat

numpy: Any = import_module("numpy")
pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")

ALWAYS = 0  # a seed
WIDTH = 2.0  # from the worst end to the best, as in OpenSpiel's own games for two


def digest(plain: Any) -> str:
    """A short name for plain values; equal values have equal names."""
    return blake2b(dumps(plain, 2), digest_size=16).hexdigest()


def sight(state: State, seat: Seat) -> str:
    """A name for all that a seat knows: the same for any two states that it cannot tell apart.

    It names a guess with a seed that is always the same. A guess first forgets what is hidden, so the same knowledge
    and the same seed give the same guess, whatever the truth is.
    """
    return digest(state.determinize(seat, ALWAYS).fields())


class World:
    """A state of ours, in a form that OpenSpiel can copy and keep."""

    def __init__(self, entry: Game, state: State, first: Seat | None = None) -> None:
        self.entry = entry
        self.state = state
        self.seats: int = state.fields()["players"]
        self.first = first  # who decides first, where several are asked at once
        self.sights: dict[Seat, str] = {}  # found already in this position

    def __deepcopy__(self, memo: object) -> World:
        return World(self.entry, self.state.clone(), self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.entry.key, self.state.fields(), self.first)

    @property
    def seat(self) -> Seat:
        """Who decides now."""
        return self.state.seat if self.first is None else self.first

    def options(self) -> list[Action]:
        """What they may choose, in ascending order as OpenSpiel wants it."""
        return sorted(self.state.legal() if self.first is None else self.state.options(self.first))

    def sight(self, seat: Seat) -> str:
        """A name for all that a seat knows; it is found once, since search asks for it several times."""
        if seat not in self.sights:
            self.sights[seat] = sight(self.state, seat)
        return self.sights[seat]

    def act(self, action: Action) -> None:
        """They choose, and lone options are taken until somebody has a choice."""
        self.sights.clear()
        if self.first is None:
            self.state.act(action)
        else:
            self.state.take(self.first, action)
            self.first = None
            settle(self.state)

    def worths(self, finished: bool) -> list[float]:
        """What the game is, or seems, worth to each seat; the sum is 0 unless they win or lose together."""
        ask = self.state.result if finished else self.state.estimate
        even = 0.5 if self.entry.shared else 1 / self.seats
        return [WIDTH * (ask(seat) - even) for seat in range(self.seats)]


def revived(key: str, fields: Fields, first: Seat | None) -> World:
    """A world that was kept."""
    return World(game(key), game(key).restored(fields), first)


def settle(state: State) -> None:
    """Take lone options until somebody has a choice."""
    options = state.legal()
    if len(options) == 1:
        state.act(options[0])


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel with one of ours within."""

    def __init__(self, table: Table, world: World) -> None:
        super().__init__(table)
        self.world = world

    def current_player(self) -> int:
        """Who decides now."""
        return pyspiel.PlayerId.TERMINAL if self.world.state.done else self.world.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.world.state.done

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat; nothing before its end."""
        return self.world.worths(True) if self.world.state.done else [0.0] * self.world.seats

    def _legal_actions(self, player: int) -> list[Action]:
        return self.world.options()

    def _apply_action(self, action: Action) -> None:
        self.world.act(action)

    def _action_to_string(self, player: int, action: Action) -> str:
        return self.world.entry.to_words(action)

    def __str__(self) -> str:
        return digest(self.world.state.fields())

    # These three only spare searches in Python the way through C++ and back.

    def is_chance_node(self) -> bool:
        """Whether chance has a turn, which it never has."""
        return False

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """What a seat may choose; nothing unless it decides now."""
        asked = not self.world.state.done and player in (None, self.world.seat)
        return self.world.options() if asked else []

    def information_state_string(self, player: int | None = None) -> str:
        """A name for all that a seat knows."""
        return self.world.sight(self.world.seat if player is None else player)


class Sight:
    """What OpenSpiel calls an observer; it gives what a seat knows, as a name."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012

    def set_from(self, state: Position, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: Position, player: int) -> str:
        """A name for all that a seat knows."""
        return state.world.sight(player)


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as a game of OpenSpiel, with a number of players and the seed of its first deal."""

    entry: Game  # each game of ours has a class of its own

    def __init__(self, params: dict[str, Any]) -> None:
        entry = self.entry
        super().__init__(kind(entry), sizes(entry, params["players"]), params)
        self.start = World(entry, entry.new(params["seed"], entry.settle_options({"players": params["players"]})))
        self.start.state.sit(False)
        settle(self.start.state)

    def new_initial_state(self) -> Position:
        """The first position."""
        return Position(self, deepcopy(self.start))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Sight:
        """What tells a seat what it knows."""
        return Sight()


def name(entry: Game) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"fidchell_{entry.key}_yardstick"


def kind(entry: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is set up."""
    numbers = next(option.values for option in entry.options if option.name == "players")
    kinds = pyspiel.GameType
    return kinds(
        short_name=name(entry),
        long_name=f"{entry.title} of Fidchell",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,  # once the seed is given
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if entry.shared else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(map(int, numbers)),
        min_num_players=min(map(int, numbers)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": int(numbers[0]), "seed": 1},
    )


def sizes(entry: Game, players: int) -> Any:
    """What OpenSpiel wants to know of a game that is set up."""
    even = 0.5 if entry.shared else 1 / players
    return pyspiel.GameInfo(
        num_distinct_actions=entry.actions,
        max_chance_outcomes=0,
        num_players=players,
        min_utility=-WIDTH * even,
        max_utility=WIDTH * (1 - even),
        utility_sum=None if entry.shared else 0.0,
        max_game_length=entry.longest,
    )


@cache
def table(key: str, players: int, seed: int = 1) -> Any:
    """A game of ours as OpenSpiel loads it, made known to it the first time."""
    entry = game(key)
    if name(entry) not in pyspiel.registered_names():
        # A class, since OpenSpiel drops it only when Python has ended, and anything else would be freed too late.
        pyspiel.register_game(kind(entry), type(f"Table_{entry.key}", (Table,), {"entry": entry}))
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
        world = deepcopy(position.world)
        choice = Random(int(self._random_state.randint(2**31))).choice
        while not world.state.done:
            world.act(choice(world.options()))
        return world.worths(True)


class Value(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """The estimate of our game in the place of a rollout."""

    def evaluate(self, position: Position) -> list[float]:
        """What a position seems worth to each seat."""
        return position.world.worths(False)


LEAVES: dict[str, Any] = {"rollout": mcts.RandomRolloutEvaluator, "playout": Playout, "value": Value}


def position(state: State, seat: Seat) -> Position:
    """A state in which a seat decides, for OpenSpiel."""
    world = World(entry_of(type(state).__module__), state, seat)
    return Position(table(world.entry.key, world.seats), world)


def search(game: Any, leaf: str, curiosity: float, simulations: int, seed: int) -> Any:
    """OpenSpiel's search with its own settings, but for those that it leaves to the caller."""
    chance = numpy.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, LEAVES[leaf](1, chance), curiosity, simulations, random_state=chance)
