"""Whether bots keep to their time limit, alone and while other processes use the machine.

`python -m bench.think` prints the median and the range of the longest decision over some rounds, beside its target. The
target for our own search is 1.2 times its limit; OpenSpiel's search, our baseline, should come within a tenth of it.
"""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from itertools import islice
from statistics import median

from bench.figures import at_most, line, took
from fidchell.arena.trial import information_states, patience
from fidchell.bots.openspiel_bot import Spiel
from fidchell.core.registry import game, keys

LATEST = 1.2  # times the limit of a decision
NEAR = 0.95, 1.1  # times the limit of a decision of the baseline
LEAVES = ("rollout", "value")


def search(key: str, seconds: float, decisions: int, busy: int, rounds: int) -> str:
    """The longest of some decisions, by rounds."""
    longest = [patience(game(key), 4, seed, seconds, decisions, busy)["longest"] for seed in range(rounds)]
    what = f"{key}: the longest of {decisions} decisions of {seconds} s, {busy} other processes busy"
    return at_most(what, longest, LATEST * seconds, "s")


def yardstick(leaf: str, seconds: float, rounds: int) -> str:
    """The time of a decision of OpenSpiel's search, by rounds."""
    seen = next(islice(information_states(game("inis"), 2, 3), 1))
    Spiel(1, sims=2).choose(seen)  # warm up
    spent = [took(Spiel(seed, time=seconds, leaf=leaf).choose, seen) for seed in range(rounds)]
    low, high = (share * seconds for share in NEAR)
    met = low <= median(spent) <= high
    return line(f"OpenSpiel by {leaf}: a decision of {seconds} s", spent, f"{low:.3g} to {high:.3g} s", met, "s")


def main() -> None:
    """Print each figure as soon as it is measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each figure (default: %(default)s)")
    parser.add_argument("--decisions", type=int, default=12, help="decisions in each round (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.4, help="time limit of a decision (default: %(default)s)")
    chosen = parser.parse_args()
    for key in keys():
        for busy in (0, os.cpu_count() or 1):
            print(search(key, chosen.seconds, chosen.decisions, busy, chosen.rounds), flush=True)
    if find_spec("pyspiel"):
        for leaf in LEAVES:
            print(yardstick(leaf, chosen.seconds, chosen.rounds), flush=True)
    else:
        print("Not measured: OpenSpiel's search, since open_spiel is not installed.")


if __name__ == "__main__":
    main()
