"""Plays many games as fast as it can, in both manners and with guesses: for the build that checks memory.

`python -m fidchell soak GAME --games 10000`
"""

from __future__ import annotations

from random import Random

import fidchell
from fidchell.core.errors import BadOption
from fidchell.core.flags import Flags
from fidchell.core.laws import fixed_by, random_options
from fidchell.core.registry import Game, Options, game


def soak(game_: Game, games: int, seed: int, fixed: Options | None = None) -> int:
    """Play so many random games, in which some options may be fixed; how many decisions were made."""
    decisions = 0
    for i in range(games):
        chance = Random(seed + i)
        state = game_.new(chance.getrandbits(63), random_options(game_, chance, fixed))
        state.sit(i % 4 == 0)
        state.listen(i % 8 == 0)
        while not state.done:
            state.act(chance.choice(state.legal()))
            decisions += 1
            if chance.random() < 0.01:
                guess = state.determinize(state.seat, chance.getrandbits(63))
                for _ in range(20):
                    if not guess.done:
                        guess.act(chance.choice(guess.legal()))
            if state.listening:
                state.heard()
    return decisions


def run(words: list[str]) -> int:
    """Soak the game named on the command line."""
    parser = Flags(prog="fidchell soak", description="Play many games fast, for the build that checks memory.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", metavar="FILE", help="a content file in place of ours, where the game allows it")
    chosen = parser.parse_args(words)
    if chosen.games < 1:
        raise BadOption(f"there must be at least one game, not {chosen.games}")
    found = game(chosen.game)
    decisions = soak(found, chosen.games, chosen.seed, fixed_by(found, chosen.content))
    print(f"{chosen.games} games, {decisions:,} decisions, compiled: {fidchell.COMPILED}")
    return 0
