"""Contests between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fidchell.bots.player import Player, make
from fidchell.bots.seen import Seen
from fidchell.core.registry import game
from fidchell.core.state import State


def play(state: State, players: Sequence[Player]) -> int:
    """Let the players, by seat, play a game to its end; how many decisions they made."""
    decisions = 0
    while not state.done:
        seat = state.seats[0]
        state.take(seat, players[seat].choose(Seen(state, seat)))
        decisions += 1
    return decisions


def contest(
    specs: Sequence[str], games: int, seed: int, options: Mapping[str, object] | None = None, key: str = "inis"
) -> list[int]:
    """Let the named bots play games, moving one seat on each time; how many each has won."""
    seats = len(specs)
    wins = [0] * seats
    played = game(key)
    settled = played.settle_options({**(options or {}), "players": seats})
    for i in range(games):
        state = played.new(seed + i, settled)
        order = [(seat + i) % seats for seat in range(seats)]
        play(state, [make(specs[spec], seed + i * seats + spec) for spec in order])
        for seat, spec in enumerate(order):
            wins[spec] += state.result(seat) == 1.0
    return wins
