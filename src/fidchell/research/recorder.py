"""Records every decision with a choice in games between bots, column by column."""

import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fidchell.arena.fixture import Fixture, fixture
from fidchell.arena.order import ContestOrder
from fidchell.bots.player import Player, RandomPlayer, make
from fidchell.core.information_state import information_state_of
from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat


@dataclass(frozen=True)
class Portion:
    """Some consecutive games of an order, played by one process."""

    order: ContestOrder
    shard: int  # the file they belong to
    first: int
    last: int  # one past the last game
    at_table: bool  # the manner of play
    observing: bool


class Notes:
    """The recorded data of some games: lists by game, and arrays by decision."""

    def __init__(self, names: Sequence[str], breadth: int) -> None:
        self.names = list(dict.fromkeys(names))  # of the players
        self.page = bytearray(breadth)  # a buffer for one observation; empty without observations
        self.games: list[dict[str, Any]] = []
        self.game = array("i")
        self.step = array("i")
        self.seat = array("b")
        self.player = array("i")  # the index in `names`
        self.observation = bytearray()
        self.legal = array("h")
        self.ends = array("i", [0])  # where the options of each decision end in `legal`
        self.count = array("h")
        self.action = array("h")
        self.result = array("f")
        self.left = array("i")

    def decision(self, state: State, step: int, seat: Seat, options: list[Action], action: Action) -> None:
        """Record what a seat knows, its options and its choice, before the choice is applied."""
        self.step.append(step)
        self.seat.append(seat)
        self.legal.extend(options)
        self.count.append(len(options))
        self.ends.append(len(self.legal))
        self.action.append(action)
        if self.page:
            state.observe_into(seat, self.page)
            self.observation += self.page

    def close(self, number: int, played: Fixture, match: Match) -> None:
        """Record the result of a game, also for each of its decisions."""
        begun = len(self.result)
        seats = self.seat[begun:]
        results = [match.state.result(seat) for seat in range(match.players)]
        names = [self.names.index(player) for player in played.players]
        self.game.extend([number] * len(seats))
        self.player.extend([names[seat] for seat in seats])
        self.result.extend([results[seat] for seat in seats])
        self.left.extend([len(match.acts) - 1 - step for step in self.step[begun:]])
        self.games.append(row(number, played, match, results, len(seats)))


def row(number: int, played: Fixture, match: Match, results: list[float], decisions: int) -> dict[str, Any]:
    """The row of a game."""
    return {
        "game": number,
        "name": played.name,
        "deal": played.deal,
        "seed": played.seed,
        "options": json.dumps(match.options),
        "players": list(played.players),
        "bot_seeds": list(played.seeds),
        "results": results,
        "outcome": match.game.outcome(match.state),
        "steps": len(match.acts),
        "decisions": decisions,
        "record": to_text(match),
    }


def written(portion: Portion) -> Notes:
    """Play the games of a portion, and record them."""
    found = game(portion.order.game)
    breadth = found.encoding.size if portion.observing and found.encoding else 0
    notes = Notes(portion.order.players, breadth)
    for number in range(portion.first, portion.last):
        played = nth(portion.order, number)
        match = Match(found, played.seed, played.options, portion.at_table)
        bots = [make(player, seed) for player, seed in zip(played.players, played.seeds, strict=True)]
        play(match, bots, notes)
        notes.close(number, played, match)
    return notes


def nth(order: ContestOrder, number: int) -> Fixture:
    """A game of an order by its number, as `fixtures` counts them."""
    games, table = divmod(number, len(order.tables))
    return fixture(order, table, order.tables[table], games)


def play(match: Match, bots: Sequence[Player], notes: Notes) -> None:
    """Let bots, by seat, play a match to its end; decisions with a choice are recorded, and all are logged."""
    state = match.state
    while not state.done:
        seat = state.seat
        options = state.legal()
        action = choice(bots[seat], state, seat, options)
        if len(options) > 1:
            notes.decision(state, len(match.acts), seat, options, action)
        match.note(seat, action)
        state.take(seat, action)


def choice(bot: Player, state: State, seat: Seat, options: list[Action]) -> Action:
    """The choice of a bot; it is shown the game only if that could make a difference."""
    if isinstance(bot, RandomPlayer):
        return bot.pick(options)  # forced moves too, so that its random numbers are the same as in the arena
    return options[0] if len(options) == 1 else bot.choose(information_state_of(state, seat))
