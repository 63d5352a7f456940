"""OpenSpiel's information-set Monte Carlo tree search plays a reduced Inis against random play.

    python examples/openspiel_ismcts.py --games 40 --simulations 30

The reduced game has two players and three seasons. Mostly nobody is crowned so soon; then it is worth to each what the
last position seems worth, from -1 to 1, and the sum is 0. The search knows what its seat knows: each simulation begins
with another guess at what is hidden, which OpenSpiel gets from `resample_from_infostate`.
"""

from __future__ import annotations

import argparse
from math import inf
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from fidchell.research.openspiel import REDUCED

CURIOSITY = 0.5  # about what separates good from bad ends of this game


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """A bot that searches, with random rollouts to the end of the game."""
    chance = np.random.RandomState(seed)
    return ISMCTSBot(game, RandomRolloutEvaluator(1, chance), CURIOSITY, simulations, random_state=chance)


def played(game: Any, simulations: int, seed: int) -> float:
    """What one game is worth to the search, which has either seat in turn."""
    seat = seed % 2
    bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(2)]
    bots[seat] = searcher(game, simulations, seed)
    worth: float = pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[seat]
    return worth


def main() -> None:
    """Play some games, and say how they ended."""
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("--games", type=int, default=40)
    flags.add_argument("--simulations", type=int, default=30, help="for each decision")
    flags.add_argument("--smoke", action="store_true", help="two games with ten simulations, to see that it runs")
    chosen = flags.parse_args()
    games, simulations = (2, 10) if chosen.smoke else (chosen.games, chosen.simulations)

    game = pyspiel.load_game("fidchell_inis", REDUCED)
    began = perf_counter()
    worths = [played(game, simulations, seed) for seed in range(games)]
    print(f"{game}: {games} games, {simulations} simulations for each decision of the search")
    print(f"it stood better than random play in {sum(worth > 0 for worth in worths)} of {games} games")
    error = 1.96 * stdev(worths) / games**0.5 if games > 1 else inf  # one game tells nothing
    print(f"a game was worth {fmean(worths):+.3f} to it, give or take {error:.3f} (95 %)")
    print(f"{(perf_counter() - began) / games:.2f} seconds a game")


if __name__ == "__main__":
    main()
