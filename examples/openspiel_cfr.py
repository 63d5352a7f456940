"""OpenSpiel's outcome-sampling counterfactual regret minimization learns a reduced Inis.

    python examples/openspiel_cfr.py --seconds 60 --deals 1

The reduced game has two players and three seasons; a draw is worth the estimated value of the last position, -1 to 1.
With `--deals 1` the random outcomes are always the same, so that the first decisions recur often; with more deals there
is more to learn. A tabular policy is uniform in information states it has not visited, and after a few decisions almost
all are new. So it learns how to begin. The last lines say whether that helps.
"""

from __future__ import annotations

import argparse
from math import inf
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from fidchell.research.openspiel import REDUCED


def learnt(game: Any, seconds: float) -> tuple[Any, int]:
    """A solver trained for some seconds, and its number of iterations."""
    np.random.seed(1)
    solver, iterations, until = OutcomeSamplingSolver(game), 0, perf_counter() + seconds
    while not iterations or perf_counter() < until:
        solver.iteration()
        iterations += 1
    return solver, iterations


def played(game: Any, policy: Any, seat: int, chance: Random) -> float:
    """The return of one game of a policy against uniform play."""
    state = game.new_initial_state()
    while not state.is_terminal():
        options, weights = state.legal_actions(), None
        if state.current_player() == seat:
            options, weights = zip(*policy.action_probabilities(state).items(), strict=True)
        state.apply_action(chance.choices(options, weights)[0])
    worth: float = state.returns()[seat]
    return worth


def main() -> None:
    """Train, then play against uniform play, and print the result."""
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    flags.add_argument("--seconds", type=float, default=60, help="to learn")
    flags.add_argument("--deals", type=int, default=1, help="number of deals")
    flags.add_argument("--games", type=int, default=3000, help="games to evaluate the policy")
    flags.add_argument("--smoke", action="store_true", help="one second and 50 games, for a quick test")
    chosen = flags.parse_args()
    seconds, games = (1.0, 50) if chosen.smoke else (chosen.seconds, chosen.games)

    game = pyspiel.load_game("fidchell_inis", REDUCED | {"deals": chosen.deals})
    solver, iterations = learnt(game, seconds)
    print(f"{game}: {iterations} iterations visited {len(solver._infostates)} information states")
    policy, chance = solver.average_policy(), Random(2)
    worths = [played(game, policy, number % 2, chance) for number in range(games)]
    error = 1.96 * stdev(worths) / games**0.5 if games > 1 else inf  # one game says nothing
    print(f"{games} games were worth {fmean(worths):+.3f} to it, give or take {error:.3f} (95 %), against uniform play")
    print("it plays better than uniform" if fmean(worths) > error else "that does not show that it has learnt anything")


if __name__ == "__main__":
    main()
