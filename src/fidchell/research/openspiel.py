"""Inis and Banish the Snakes for OpenSpiel: import this, then `pyspiel.load_game("fidchell_inis(players=4)")`.

Every option of a game is a parameter, with `_` for `-`, and with a `_` before values of words that look like numbers
(`new_alliance=anywhere`, `seasons=5`, `deeds=_8`). There are more:

- `deals`, `seed`: the only chance node is the root. It chooses one of `deals` deals, and with it all random outcomes of
  the game. In theory that is the same game. But the first position usually identifies the deal, so a learner that
  trains long enough on few deals memorizes them: choose more `deals` than you play games, and test with another `seed`.
  Deal k of seed s is the game that `game.new(s * 1_000_003 + k, options)` sets up.
- `drawn`, in games with a winner: with `even` a draw is worth the same to all; with `judged` it is worth the estimated
  value of the last position to each seat. So a game of one season has better and worse ends, although nobody wins it.

Seats that choose at the same time do so in seat order, without seeing what the others chose. A seat with a single
option is not asked. Tensors hold the named parts of the game's encoding as they are, from 0 to 255.

The information state of a seat is what the state records for it: all cards that it saw, passed on or can infer, but not
the whole history. Two histories may lead to the same information state: the games do not have perfect recall.
`resample_from_infostate` returns a state that fits the information state; its history begins there, since the real one
would give hidden information away. The current player stays the same, so resample for the seat that decides.
OpenSpiel's bots written in C++ crash on games written in Python, its own included: use those written in Python.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from fidchell.bots.spiel_world import CHANCE, Observer, Position, SpielGame, World, digest, kind, pyspiel, worths
from fidchell.core.errors import BadOption
from fidchell.core.extras import needing
from fidchell.core.limits import FITTED
from fidchell.core.parts import Options, Value, View
from fidchell.core.registry import Game, game, keys
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Seat
from fidchell.research.text import as_text, view_of

with needing():
    import numpy as np
    from numpy.typing import NDArray

DEALS = 1000  # the default
MOST_DEALS = 1_000_000  # OpenSpiel lists them all
APART = 1_000_003  # so that no two seeds share a deal
EVEN, JUDGED = "even", "judged"
MARK = "_"  # before words that OpenSpiel would take for numbers
UNDEALT = "nothing has been dealt"
REDUCED = {"players": 2, "seasons": 3, "drawn": JUDGED}  # of Inis: short, but with everything that can happen in it


@dataclass(frozen=True)
class DealNode:
    """The root of a game, a chance node: it chooses the setup and all random outcomes to come."""

    box: State  # options chosen, nothing laid out
    seed: int
    deals: int
    done = False
    seat = CHANCE

    def legal(self) -> list[Action]:
        """The numbers of the deals."""
        return list(range(self.deals))

    ascending = legal

    def act(self, deal: Action) -> State:
        """The first position of a deal."""
        if not 0 <= deal < self.deals:
            raise ValueError(f"there is no deal {deal}")
        state = self.box.clone()
        state.lay_out((self.seed * APART + deal) % 2**63)
        state.take_lone()
        return state

    def clone(self) -> DealNode:
        """Itself, since it never changes."""
        return self

    def determinize(self, seat: Seat, seed: int) -> DealNode:
        """Itself, since no seat knows anything yet."""
        return self

    def observe_into(self, seat: Seat, room: NDArray[np.uint8]) -> None:
        """Write zeros: no seat knows anything yet."""
        room[:] = 0

    def fields(self) -> Fields:
        """Its fields, as plain values."""
        return {"seed": self.seed, "deals": self.deals}


class DealtState(Position):
    """A position of a game that begins with a deal."""

    __slots__ = ()

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """The deals, at the root."""
        if not self.is_chance_node():
            raise pyspiel.SpielError("the only chance node is the root, and this is not the root")
        dealt_game: DealtGame = self.get_game()
        return dealt_game.outcomes.copy()

    def is_initial_non_chance_state(self) -> bool:
        """Whether only the deal has happened."""
        return self.move_number() == 1 and isinstance(self.world.origin, DealNode)

    def resample_from_infostate(self, player: int, rng: Any) -> DealtState:
        """A state that a seat cannot tell from this one; `rng` returns numbers from 0 to 1."""
        guess = self.world.state.determinize(self.checked(player), int(rng() * 2**53))
        return DealtState(self.get_game(), World(guess))

    def information_state_string(self, player: int | None = None) -> str:
        """A string for a seat's information state."""
        dealt_game: DealtGame = self.get_game()
        return known(dealt_game.entry, self, self.checked(player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """All that a seat knows, as numbers."""
        dealt_game: DealtGame = self.get_game()
        return dealt_game.numbers(self, self.checked(player))

    observation_tensor = information_state_tensor

    def observation_string(self, player: int | None = None) -> str:
        """All that a seat knows, as readable text."""
        dealt_game: DealtGame = self.get_game()
        return dealt_game.eyes.string_from(self, self.checked(player))

    def __str__(self) -> str:
        return f"{self.observation_string(max(0, self.current_player()))}\n{super().__str__()}"

    def _action_to_string(self, player: int, action: Action) -> str:
        return f"deal {action}" if player == CHANCE else super()._action_to_string(player, action)


class DealtObserver(Observer):
    """OpenSpiel's observer interface: what a seat knows as text, and as a tensor if all of it is asked for."""

    def __init__(self, entry: Game, public: bool = True, private: bool = True, recall: bool = False) -> None:
        self.entry = entry
        self.public, self.private, self.recall = public, private, recall
        encoding = entry.encoding if public and private else None
        if encoding:
            self.room = np.zeros(encoding.size, np.uint8)
            self.tensor = np.zeros(encoding.size, np.float32)
            places = encoding.places()
            self.dict = {part.name: self.tensor[places[part.name]].reshape(part.shape) for part in encoding.parts}

    def set_from(self, position: Position, player: int) -> None:
        """Write the observation of a seat into the tensor."""
        if self.tensor is not None:
            position.world.state.observe_into(player, self.room)
            self.tensor[:] = self.room

    def string_from(self, position: Position, player: int) -> str:
        """What a seat knows, or the requested part of it."""
        if self.recall:
            return known(self.entry, position, player)
        if position.is_chance_node():
            return UNDEALT if self.public else ""
        if not self.public and not self.private:
            return ""
        state = position.world.state
        if self.public and self.private:
            return as_text(self.entry, state, player)
        public = view_of(self.entry, state, None)
        return json.dumps(public if self.public else own(view_of(self.entry, state, player), public))


def known(entry: Game, position: Position, seat: Seat) -> str:
    """A string for a seat's information state; a waiting seat does not know who is asked and how far others are."""
    state = position.world.state
    if position.is_chance_node() or seat in state.seats or not entry.encoding:
        return position.world.information_state_string(seat)
    room = bytearray(entry.encoding.size)
    state.observe_into(seat, room)
    return f"{seat}:{digest(bytes(room))}"


def own(view: View, public: View) -> View:
    """The parts of a view that differ from the public view."""
    return {name: part for name, part in view.items() if part != public[name]}


class DealtGame(SpielGame):
    """A game of ours, as registered with OpenSpiel."""

    def __init__(self, params: dict[str, Any]) -> None:
        if not 1 <= params["deals"] <= MOST_DEALS or params["seed"] < 0:
            raise BadOption(f"deals should be from 1 to {MOST_DEALS}, and the seed 0 or more")
        options = chosen(self.entry, params)
        self.entry = self.entry.worded(options)
        self.judged = params.get("drawn", EVEN) == JUDGED
        super().__init__(described(self.entry), brief(self.entry, params), params["deals"])
        self.outcomes = [(deal, 1 / params["deals"]) for deal in range(params["deals"])]
        self.root = DealNode(boxed(self.entry, options), params["seed"], params["deals"])
        self.eyes = DealtObserver(self.entry)

    def new_initial_state(self) -> DealtState:
        """The root, before the deal."""
        return DealtState(self, World(self.root))

    def max_chance_nodes_in_history(self) -> int:
        """There is one chance node."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DealtObserver | None:
        """The observer of this game; None for an unsupported observation type."""
        if params:
            raise BadOption(f"observers of {self.entry.key} take no parameters; leave out {', '.join(params)}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        kinds = pyspiel.PrivateInfoType
        private = asked.private_info == kinds.SINGLE_PLAYER
        if asked.private_info == kinds.ALL_PLAYERS or (asked.perfect_recall and not (private and asked.public_info)):
            return None
        return DealtObserver(self.entry, asked.public_info, private, asked.perfect_recall)

    def numbers(self, position: DealtState, seat: Seat) -> list[float]:
        """All that a seat knows, as numbers."""
        if self.eyes.tensor is None:
            raise pyspiel.SpielError(f"{self.entry.key} has no tensors: it has no encoding")
        room = np.empty(self.eyes.tensor.size, np.uint8)  # not shared, so that games can be played in several threads
        position.world.state.observe_into(seat, room)
        numbers: list[float] = room.astype(np.float64).tolist()
        return numbers

    def worths(self, state: State) -> list[float]:
        """The returns of a finished game."""
        shares = [state.result(seat) for seat in range(self.seats)]
        if self.judged and len(set(shares)) == 1:
            shares = drawn_values(self.entry, state, self.seats)
        return worths(self.entry, shares)


def drawn_values(entry: Game, state: State, seats: int) -> list[float]:
    """The estimated value of a drawn game to each seat, as if it went on, since the draw itself is worth the same."""
    going = entry.restored(state.fields() | {"depth": 1})
    going.trust(FITTED)
    return [going.estimate(seat) for seat in range(seats)]


# Parameters.


def parameters(entry: Game) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    options = {parameter(option.name): spelled(option.default, option.values) for option in entry.options}
    return options | {"deals": DEALS, "seed": 1} | ({} if entry.shared else {"drawn": EVEN})


def parameter(name: str) -> str:
    """The name of an option in OpenSpiel."""
    return name.replace("-", "_")


def spelled(value: Value, values: tuple[Value, ...]) -> Value:
    """A value as OpenSpiel reads it: a number if all values are, else a word that does not look like one."""
    if all(isinstance(each, int) for each in values):
        return value
    return str(value) if any(map(str.isalpha, str(value))) else f"{MARK}{value}"


def chosen(entry: Game, params: dict[str, Any]) -> Options:
    """The options that parameters stand for."""
    if params.get("drawn", EVEN) not in (EVEN, JUDGED):
        raise BadOption(f"drawn cannot be {params['drawn']!r}; choose one of: {EVEN}, {JUDGED}")
    names = {option.name: params[parameter(option.name)] for option in entry.options}
    return entry.settle_options({name: str(value).removeprefix(MARK) for name, value in names.items()})


def brief(entry: Game, params: dict[str, Any]) -> dict[str, Any]:
    """The parameters that differ from their defaults; OpenSpiel names a game by them."""
    usual = parameters(entry)
    return {name: value for name, value in params.items() if name == "players" or value != usual[name]}


def boxed(entry: Game, options: Options) -> State:
    """A game before setup, in the simulation manner of play."""
    box = entry.boxed(options)
    box.sit(False)
    return box


def described(entry: Game) -> Any:
    """OpenSpiel's `GameType` of a game."""
    numbers = entry.encoding is not None
    return kind(
        entry,
        f"fidchell_{entry.key}",
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        provides_information_state_tensor=numbers,
        provides_observation_tensor=numbers,
        parameter_specification=parameters(entry),
    )


def register() -> None:
    """Register our games with OpenSpiel."""
    for entry in map(game, keys()):
        dealt_game = type(f"DealtGame_{entry.key}", (DealtGame,), {"entry": entry, "__module__": __name__})
        globals()[dealt_game.__name__] = dealt_game  # where pickle looks for it
        pyspiel.register_game(described(entry), dealt_game)


register()
