"""One game between bots, and its result."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from fidchell.arena.fixture import Fixture
from fidchell.bots.player import Player, make
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.registry import Game, game
from fidchell.core.state import State
from fidchell.core.types import Action


@dataclass(frozen=True)
class Played:
    """The result of a game; lists are by seat."""

    name: str
    results: list[float]
    decisions: list[int]  # with a choice
    ms: list[float]  # total thinking time
    slowest: list[float]  # longest thinking time for one decision, in ms
    ending: dict[str, Any]  # in shared games: result, score and ending, from the view


class Clocked:
    """A player with a clock."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.ms = 0.0
        self.slowest = 0.0

    def choose(self, seen: InformationState) -> Action:
        """The player's choice; counted and timed if there is more than one option."""
        began = perf_counter()
        choice = self.player.choose(seen)
        took = 1000 * (perf_counter() - began)
        if len(seen.options) > 1:
            self.decisions += 1
            self.ms += took
            self.slowest = max(self.slowest, took)
        return choice


def play(state: State, players: Sequence[Player]) -> int:
    """Let the players, by seat, play a game to its end; the number of decisions."""
    decisions = 0
    while not state.done:
        seat = state.seats[0]
        state.take(seat, players[seat].choose(information_state_of(state, seat)))
        decisions += 1
    return decisions


def bout(fixture: Fixture) -> Played:
    """Play one game of an order."""
    found = game(fixture.game)
    state = found.new(fixture.seed, fixture.options)
    players = [Clocked(make(player, seed)) for player, seed in zip(fixture.players, fixture.seeds, strict=True)]
    play(state, players)
    return Played(
        name=fixture.name,
        results=[state.result(seat) for seat in range(len(players))],
        decisions=[player.decisions for player in players],
        ms=[round(player.ms, 3) for player in players],
        slowest=[round(player.slowest, 3) for player in players],
        ending=ending(found, state),
    )


def ending(found: Game, state: State) -> dict[str, Any]:
    """How a shared game has ended, as everybody sees it."""
    if not found.shared:
        return {}
    view = found.view(state, None)
    return {name: view.get(name) for name in ("result", "score", "ending")}


def pace(games: Iterable[tuple[Fixture, Played]], player: str) -> dict[str, float]:
    """A player's decisions per game, and its mean and longest thinking time for one, in ms."""
    seats = [(played, seat) for fixture, played in games for seat, who in enumerate(fixture.players) if who == player]
    decisions = sum(played.decisions[seat] for played, seat in seats)
    ms = sum(played.ms[seat] for played, seat in seats)
    return {
        "decisions": round(decisions / max(len({played.name for played, _ in seats}), 1), 1),
        "ms_mean": round(ms / max(decisions, 1), 3),
        "ms_most": max((played.slowest[seat] for played, seat in seats), default=0.0),
    }
