"""Our games behind OpenSpiel's interface for games in Python.

`spiel_game` builds a baseline for our bots on this, and `fidchell.research.openspiel` games for everyone. Import it
only if OpenSpiel is installed.
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
WIDTH = 2.0  # from the worst return to the best, as in OpenSpiel's own two-player games
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SHOWN = 40  # options that a refusal lists


def digest(plain: Any) -> str:
    """A hash of plain values; equal values have equal hashes."""
    return blake2b(dumps(plain, 2), digest_size=16).hexdigest()


def information_state_string(state: State, seat: Seat) -> str:
    """A string for a seat's information state: the same for any two states that it cannot tell apart.

    It hashes a determinization with a fixed seed. Determinizing first forgets what is hidden, so the same knowledge and
    the same seed give the same state, whatever the real one is.
    """
    return f"{seat}:{digest(list(state.determinize(seat, ALWAYS).fields().values()))}"


class Decision(Protocol):
    """The parts of a state that say who decides what."""

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
        """Take an action; the decision that follows, if it is another object."""

    def clone(self) -> Decision:
        """An independent equal one."""


class OutOfTurn:
    """A state in which a seat decides now, although others come before it."""

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
        """Take an action; the state that follows."""
        if action not in self.legal():
            raise ValueError(f"seat {self.seat} cannot take action {action} now")
        self.state.take(self.seat, action)
        self.state.take_lone()
        return self.state

    def clone(self) -> OutOfTurn:
        """An independent equal one."""
        return OutOfTurn(self.state.clone(), self.seat)


class World:
    """A position in a form that OpenSpiel can copy and pickle."""

    __slots__ = ("log", "names", "origin", "scene")

    def __init__(self, scene: Decision, origin: Decision | None = None, log: list[Action] | None = None) -> None:
        self.scene = scene
        self.origin = origin or scene.clone()
        self.log = log or []  # the actions since the origin
        self.names: dict[Seat, tuple[int, str]] = {}  # cached by seat, with the length of the log they belong to

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
        return self.scene.state if isinstance(self.scene, OutOfTurn) else cast(State, self.scene)

    def information_state_string(self, seat: Seat) -> str:
        """A string for a seat's information state; cached, since search asks for it several times."""
        moves, name = self.names.get(seat, (-1, ""))
        if moves != len(self.log):
            name = information_state_string(self.state, seat)
            self.names[seat] = (len(self.log), name)
        return name


class Move(NamedTuple):
    """Who chose what."""

    player: int
    action: Action


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel that wraps one of ours.

    Python calls most of these methods directly, bypassing C++, since the way through C++ takes longer than everything
    else. So the history is kept here; C++ itself records only the actions applied from C++.
    """

    __slots__ = ("world",)

    def __init__(self, table: SpielGame, world: World) -> None:
        super().__init__(table)
        self.world = world

    @property
    def __dict__(self) -> dict[str, Any]:
        """What OpenSpiel copies and pickles; a real `__dict__` would be slower to access than slots."""
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
        """Whether this is a chance node."""
        return self.world.scene.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """The options of a seat, in ascending order; none unless it decides now."""
        scene = self.world.scene
        if player is not None and player != scene.seat:
            return []
        return scene.ascending()

    def apply_action(self, action: Action) -> None:
        """Take an action for the current player, and then forced moves until a player has a choice."""
        world = self.world
        if type(action) is not int:
            action = index(action)  # NumPy's numbers cannot be stored everywhere
        try:
            other = world.scene.act(action)
        except (ValueError, OverflowError):
            self.refuse(action)
        world.log.append(action)
        if other is not None:
            world.scene = other

    def refuse(self, action: Action) -> NoReturn:
        """Refuse an illegal action, as OpenSpiel does."""
        options = self.legal_actions()
        shown = options if len(options) <= SHOWN else f"{options[:SHOWN]} and {len(options) - SHOWN} more"
        raise pyspiel.SpielError(f"player {self.current_player()} cannot take action {action}; legal: {shown}")

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal action of a seat, else 0; the chance node at the root has its own mask."""
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
        """The returns of the seats; 0 before the end of the game."""
        table: SpielGame = self.get_game()
        return table.worths(self.world.state) if self.is_terminal() else [0.0] * table.seats

    def information_state_string(self, player: int | None = None) -> str:
        """A string for a seat's information state."""
        return self.world.information_state_string(self.checked(player))

    def checked(self, player: int | None) -> Seat:
        """The seat that `player` stands for, by default the current one; an invalid one is refused."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.num_players():
            super().information_state_string(seat)  # raises OpenSpiel's own error
        return seat

    # The history.

    def history(self) -> list[Action]:
        """All actions so far."""
        return self.world.log.copy()

    def full_history(self) -> list[Move]:
        """All actions with their players; replayed, since recording the players would slow down every step."""
        scene = self.world.origin.clone()
        moves = []
        for action in self.world.log:
            moves.append(Move(scene.seat, action))
            scene = scene.act(action) or scene
        return moves

    def history_str(self) -> str:
        """All actions, in one line."""
        return ", ".join(map(str, self.world.log))

    def move_number(self) -> int:
        """The number of actions so far."""
        return len(self.world.log)

    def is_initial_state(self) -> bool:
        """Whether no action has been taken."""
        return not self.world.log

    # Called from C++.

    def _legal_actions(self, player: int) -> list[Action]:
        return self.legal_actions(player)

    def _apply_action(self, action: Action) -> None:
        self.apply_action(action)

    def _action_to_string(self, player: int, action: Action) -> str:
        table: SpielGame = self.get_game()
        return table.entry.notation.to_words(action)

    def __str__(self) -> str:
        return digest(self.world.state.fields())


class Observer:
    """OpenSpiel's observer interface; it gives a seat's information state as a string."""

    tensor: Any = None
    dict: dict[str, Any] = {}  # noqa: RUF012

    def set_from(self, position: Position, player: int) -> None:
        """Does nothing: there is no tensor."""

    def string_from(self, position: Position, player: int) -> str:
        """A string for a seat's information state."""
        return position.world.information_state_string(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as a game of OpenSpiel."""

    entry: Game  # each game of ours has its own class

    def __init__(self, kind: Any, params: dict[str, Any], deals: int = 0) -> None:
        self.seats: int = params["players"]
        super().__init__(kind, sizes(self.entry, self.seats, deals), params)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """The observer of this game."""
        return Observer()

    def worths(self, state: State) -> list[float]:
        """The returns of a finished game."""
        return worths(self.entry, [state.result(seat) for seat in range(self.seats)])


def worths(entry: Game, shares: list[float]) -> list[float]:
    """The returns of seats with shares from 0 to 1; they sum to 0 unless the seats win or lose together."""
    even = 0.5 if entry.shared else 1 / len(shares)
    return [WIDTH * (share - even) for share in shares]


def kind(entry: Game, named: str, **more: Any) -> Any:
    """OpenSpiel's `GameType` of a game."""
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
    """OpenSpiel's `GameInfo` of a game with its players."""
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
