"""OpenSpiel's information-set Monte Carlo tree search plays a reduced Inis against random play.

    python examples/openspiel_ismcts.py --games 40 --simulations 30

The reduced game has two players and three seasons. Usually nobody is crowned so soon; then the game is worth the
estimated value of the last position, from -1 to 1, with a sum of 0. The search knows only what its seat knows: each
simulation begins with a new determinization, which OpenSpiel gets from `resample_from_infostate`.
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

CURIOSITY = 0.5  # about the difference between good and bad ends of this game


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """A bot that searches, with random rollouts to the end of the game."""
    chance = np.random.RandomState(seed)
    return ISMCTSBot(game, RandomRolloutEvaluator(1, chance), CURIOSITY, simulations, random_state=chance)


def played(game: Any, simulations: int, seed: int) -> float:
    """The return of one game of the search, which alternates between the seats."""
    seat = seed % 2
    bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(2)]
    bots[seat] = searcher(game, simulations, seed)
    worth: float = pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[seat]
    return worth


def main() -> None:
    """Play some games, and print the results."""
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("--games", type=int, default=40)
    flags.add_argument("--simulations", type=int, default=30, help="simulations per decision")
    flags.add_argument("--smoke", action="store_true", help="two games with ten simulations, for a quick test")
    chosen = flags.parse_args()
    games, simulations = (2, 10) if chosen.smoke else (chosen.games, chosen.simulations)

    game = pyspiel.load_game("fidchell_inis", REDUCED)
    began = perf_counter()
    worths = [played(game, simulations, seed) for seed in range(games)]
    print(f"{game}: {games} games, {simulations} simulations for each decision of the search")
    print(f"it stood better than random play in {sum(worth > 0 for worth in worths)} of {games} games")
    error = 1.96 * stdev(worths) / games**0.5 if games > 1 else inf  # one game says nothing
    print(f"a game was worth {fmean(worths):+.3f} to it, give or take {error:.3f} (95 %)")
    print(f"{(perf_counter() - began) / games:.2f} seconds a game")


if __name__ == "__main__":
    main()
