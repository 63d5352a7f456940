"""Our games behind OpenSpiel's interface for games in Python.

`spiel_game` makes a yardstick for our bots of this, and `fidchell.research.openspiel` games for everybody. Import it
only where OpenSpiel is installed.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from marshal import dumps
from operator import index
from typing import Any, NamedTuple, NoReturn, Protocol, Self, cast

from fidchell.core.extras import needing
from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat

with needing():
    pyspiel: Any = import_module("pyspiel")

ALWAYS = 0  # a seed
WIDTH = 2.0  # from the worst end to the best, as in OpenSpiel's own games for two
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SHOWN = 40  # options that a refusal lists


def digest(plain: Any) -> str:
    """A short name for plain values; equal values have equal names."""
    return blake2b(dumps(plain, 2), digest_size=16).hexdigest()


def sight(state: State, seat: Seat) -> str:
    """A name for all that a seat knows: the same for any two states that it cannot tell apart.

    It names a guess with a seed that is always the same. A guess first forgets what is hidden, so the same knowledge
    and the same seed give the same guess, whatever the truth is.
    """
    return f"{seat}:{digest(list(state.determinize(seat, ALWAYS).fields().values()))}"


class Decision(Protocol):
    """Who decides what: a state does, and so does whatever has these parts of one."""

    @property
    def done(self) -> bool:
        """Whether the game is over."""

    @property
    def seat(self) -> int:
        """Who decides."""

    def legal(self) -> list[Action]:
        """What they may choose."""

    def ascending(self) -> list[Action]:
        """The same, sorted."""

    def act(self, action: Action) -> Decision | None:
        """They choose; the scene that follows, if it is another."""

    def clone(self) -> Decision:
        """An independent equal one."""


class Ahead:
    """A state in which a seat decides now, although others are asked before it."""

    done = False

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def legal(self) -> list[Action]:
        """What it may choose."""
        return self.state.options(self.seat)

    def ascending(self) -> list[Action]:
        """The same, sorted."""
        return sorted(self.legal())

    def act(self, action: Action) -> State:
        """It chooses; the state that goes on from there."""
        if action not in self.legal():
            raise ValueError(f"seat {self.seat} cannot take action {action} now")
        self.state.take(self.seat, action)
        self.state.take_lone()
        return self.state

    def clone(self) -> Ahead:
        """An independent equal one."""
        return Ahead(self.state.clone(), self.seat)


class World:
    """Where a game stands, in a form that OpenSpiel can copy and keep."""

    __slots__ = ("log", "origin", "scene", "sights")

    def __init__(self, scene: Decision, origin: Decision | None = None, log: list[Action] | None = None) -> None:
        self.scene = scene
        self.origin = origin or scene.clone()
        self.log = log or []  # what was chosen since the origin
        self.sights: dict[Seat, tuple[int, str]] = {}  # found already, and after how many actions

    def clone(self) -> World:
        """An independent equal one."""
        return World(self.scene.clone(), self.origin, self.log.copy())

    def __deepcopy__(self, memo: object) -> World:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return World, (self.scene, self.origin, self.log)

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.scene.state if isinstance(self.scene, Ahead) else cast(State, self.scene)

    def sight(self, seat: Seat) -> str:
        """A name for all that a seat knows; it is found once, since search asks for it several times."""
        moves, name = self.sights.get(seat, (-1, ""))
        if moves != len(self.log):
            name = sight(self.state, seat)
            self.sights[seat] = (len(self.log), name)
        return name


class Move(NamedTuple):
    """Who chose what."""

    player: int
    action: Action


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel with one of ours within.

    Python calls most of these directly and C++ never hears of it, since the way through C++ takes longer than all the
    rest. So the history is kept here; what C++ itself notes are only the actions that were applied from there.
    """

    __slots__ = ("world",)

    def __init__(self, table: SpielGame, world: World) -> None:
        super().__init__(table)
        self.world = world

    @property
    def __dict__(self) -> dict[str, Any]:
        """What OpenSpiel copies and keeps of a state; a real one would be slower to reach than a slot."""
        return {"world": self.world}

    @__dict__.setter
    def __dict__(self, kept: dict[str, Any]) -> None:
        self.world = kept["world"]

    def current_player(self) -> int:
        """Who decides now."""
        scene = self.world.scene
        return TERMINAL if scene.done else scene.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.world.scene.done

    def is_chance_node(self) -> bool:
        """Whether chance has a turn."""
        return self.world.scene.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """What a seat may choose, in ascending order; nothing unless it decides now."""
        scene = self.world.scene
        if player is not None and player != scene.seat:
            return []
        return scene.ascending()

    def apply_action(self, action: Action) -> None:
        """Whoever decides now chooses, and lone options are taken until somebody has a choice."""
        world = self.world
        if type(action) is not int:
            action = index(action)  # since NumPy's numbers cannot be kept everywhere
        try:
            other = world.scene.act(action)
        except (ValueError, OverflowError):
            self.refuse(action)
        world.log.append(action)
        if other is not None:
            world.scene = other

    def refuse(self, action: Action) -> NoReturn:
        """Refuse what is no option now, as OpenSpiel does."""
        options = self.legal_actions()
        shown = options if len(options) <= SHOWN else f"{options[:SHOWN]} and {len(options) - SHOWN} more"
        raise pyspiel.SpielError(f"player {self.current_player()} cannot take action {action}; legal: {shown}")

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each action that a seat may take now, else 0; at the root chance has a mask of its own."""
        chance = self.is_chance_node() and player in (None, CHANCE)
        table: SpielGame = self.get_game()
        mask = [0] * (table.max_chance_outcomes() if chance else table.num_distinct_actions())
        for action in self.legal_actions(player) if chance or not self.is_chance_node() else ():
            mask[action] = 1
        return mask

    def clone(self) -> Self:
        """An independent equal position."""
        return type(self)(self.get_game(), self.world.clone())

    def child(self, action: Action) -> Self:
        """The position after an action."""
        other = self.clone()
        other.apply_action(action)
        return other

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat; nothing before its end."""
        table: SpielGame = self.get_game()
        return table.worths(self.world.state) if self.is_terminal() else [0.0] * table.seats

    def information_state_string(self, player: int | None = None) -> str:
        """A name for all that a seat knows."""
        return self.world.sight(self.checked(player))

    def checked(self, player: int | None) -> Seat:
        """The seat that is meant: that which decides, unless one is named; another is refused."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.num_players():
            super().information_state_string(seat)  # which refuses it as OpenSpiel does
        return seat

    # The history.

    def history(self) -> list[Action]:
        """What was chosen."""
        return self.world.log.copy()

    def full_history(self) -> list[Move]:
        """Who chose what; it is played again, since stepping would be slower if it noted the seats."""
        scene = self.world.origin.clone()
        moves = []
        for action in self.world.log:
            moves.append(Move(scene.seat, action))
            scene = scene.act(action) or scene
        return moves

    def history_str(self) -> str:
        """What was chosen, in one line."""
        return ", ".join(map(str, self.world.log))

    def move_number(self) -> int:
        """How often somebody chose."""
        return len(self.world.log)

    def is_initial_state(self) -> bool:
        """Whether nobody has chosen anything."""
        return not self.world.log

    # What C++ asks for.

    def _legal_actions(self, player: int) -> list[Action]:
        return self.legal_actions(player)

    def _apply_action(self, action: Action) -> None:
        self.apply_action(action)

    def _action_to_string(self, player: int, action: Action) -> str:
        table: SpielGame = self.get_game()
        return table.entry.to_words(action)

    def __str__(self) -> str:
        return digest(self.world.state.fields())


class Observer:
    """What OpenSpiel calls an observer; it gives what a seat knows, as a name."""

    tensor: Any = None
    dict: dict[str, Any] = {}  # noqa: RUF012

    def set_from(self, position: Position, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, position: Position, player: int) -> str:
        """A name for all that a seat knows."""
        return position.world.sight(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as a game of OpenSpiel."""

    entry: Game  # each game of ours has a class of its own

    def __init__(self, kind: Any, params: dict[str, Any], deals: int = 0) -> None:
        self.seats: int = params["players"]
        super().__init__(kind, sizes(self.entry, self.seats, deals), params)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What tells a seat what it knows."""
        return Observer()

    def worths(self, state: State) -> list[float]:
        """What a finished game is worth to each seat."""
        return worths(self.entry, [state.result(seat) for seat in range(self.seats)])


def worths(entry: Game, shares: list[float]) -> list[float]:
    """What each seat wins or loses, whose share is from 0 to 1; the sum is 0 unless they win or lose together."""
    even = 0.5 if entry.shared else 1 / len(shares)
    return [WIDTH * (share - even) for share in shares]


def kind(entry: Game, named: str, **more: Any) -> Any:
    """What OpenSpiel wants to know of a game before it is set up."""
    numbers = next(option.values for option in entry.options if option.name == "players")
    kinds = pyspiel.GameType
    said = {
        "short_name": named,
        "long_name": f"{entry.title} of Fidchell",
        "dynamics": kinds.Dynamics.SEQUENTIAL,
        "chance_mode": kinds.ChanceMode.DETERMINISTIC,  # once the seed is given
        "information": kinds.Information.IMPERFECT_INFORMATION,
        "utility": kinds.Utility.IDENTICAL if entry.shared else kinds.Utility.ZERO_SUM,
        "reward_model": kinds.RewardModel.TERMINAL,
        "max_num_players": max(map(int, numbers)),
        "min_num_players": min(map(int, numbers)),
        "provides_information_state_string": True,
        "provides_information_state_tensor": False,
        "provides_observation_string": True,
        "provides_observation_tensor": False,
        "parameter_specification": {"players": int(numbers[0]), "seed": 1},
    }
    return kinds(**said | more)


def sizes(entry: Game, players: int, deals: int = 0) -> Any:
    """What OpenSpiel wants to know of a game that is set up."""
    worst, best = worths(entry, [0.0] * players)[0], worths(entry, [1.0] * players)[0]
    return pyspiel.GameInfo(
        num_distinct_actions=entry.actions,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=worst,
        max_utility=best,
        utility_sum=None if entry.shared else 0.0,
        max_game_length=entry.longest,
    )
