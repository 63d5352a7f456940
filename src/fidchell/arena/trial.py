"""How fast the search is, whether it keeps to its time on a busy machine, and whether its memory grows.

`fidchell trial inis --players 4 --seed 1`
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import fidchell
from fidchell.bots.advice import STRONGEST
from fidchell.bots.levels import config_of
from fidchell.bots.thinker import SearchConfig, Thinker
from fidchell.core.errors import BadOption
from fidchell.core.flags import Flags, number
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.interrupts import without_interrupts
from fidchell.core.limits import FITTED
from fidchell.core.registry import Game, game
from fidchell.core.search import Tree, grow

SIMULATIONS = 20_000 if fidchell.COMPILED else 50  # per position when measuring speed
WARM = 500 if fidchell.COMPILED else 5  # decisions before memory is measured
MIDDLE = 0.4, 0.6  # of a game


def information_states(rules: Game, players: int, seed: int) -> Iterator[InformationState]:
    """Information states at decisions in the middle of random games, one game after another."""
    chance = Random(seed)
    while True:
        deal = chance.getrandbits(60)
        length = sum(1 for _ in random_game(rules, players, deal))
        for at, seen in enumerate(random_game(rules, players, deal)):
            if MIDDLE[0] * length < at < MIDDLE[1] * length and chance.random() < 0.2:
                yield seen


def random_game(rules: Game, players: int, seed: int) -> Iterator[InformationState]:
    """The information states of a random game, at every decision with a choice."""
    chance = Random(seed)
    state = rules.new(seed, rules.settle_options({"players": players}))
    while not state.done:
        seat = state.seats[0]
        options = state.options(seat)
        if len(options) > 1:
            yield information_state_of(state, seat)
        state.take(seat, chance.choice(options))


def speed(rules: Game, players: int, seed: int, cut: int, positions: int) -> dict[str, float]:
    """Simulations per second of CPU time, determinizations included, over positions in the middle of games."""
    tree = Tree()
    rates = []
    for seen in islice(information_states(rules, players, seed), positions):
        tree.clear(cut, 0.15)
        began = process_time()
        done = grow(tree, seen, SIMULATIONS, seed, FITTED)
        rates.append(done / (process_time() - began))
    return {"least": round(min(rates)), "median": round(median(rates)), "most": round(max(rates))}


def burn() -> None:
    """Keep a core busy for ever."""
    while True:
        sum(range(10_000))


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Run processes that each keep a core busy."""
    busy = [get_context("spawn").Process(target=burn, daemon=True) for _ in range(processes)]
    try:
        with without_interrupts():
            for process in busy:
                process.start()
        yield
    finally:
        for process in busy:
            if process.pid is not None:
                process.terminate()
                process.join()


def patience(rules: Game, players: int, seed: int, seconds: float, decisions: int, busy: int) -> dict[str, float]:
    """How long decisions with a limit of `seconds` take, while other processes are busy."""
    thinker = Thinker(seed, replace(config_of(STRONGEST, rules.key), sims=10**9, time=seconds))
    took = []
    with load(busy):
        for seen in islice(information_states(rules, players, seed), decisions):
            began = perf_counter()
            thinker.choose(seen)
            took.append(perf_counter() - began)
    late = sum(time > 1.2 * seconds for time in took)
    return {"decisions": decisions, "allowed": seconds, "longest": round(max(took), 4), "late": late, "busy": busy}


def memory(rules: Game, players: int, seed: int, decisions: int) -> dict[str, float]:
    """How much the process has grown after many decisions, in kB; empty if the system does not say."""
    if resident() is None:
        return {}
    thinker = Thinker(seed, replace(config_of(STRONGEST, rules.key), sims=50))
    before = resident()
    for i, seen in enumerate(islice(information_states(rules, players, seed), WARM + decisions)):
        thinker.choose(seen)
        before = resident() if i == WARM else before
    return {"decisions": decisions, "grown_kb": (resident() or 0) - (before or 0)}


def resident() -> int | None:
    """The resident memory of this process in kB; on macOS its peak, on Windows None."""
    if sys.platform == "win32":
        return None
    import resource

    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize() // 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def flags() -> Flags:
    """The command line of the trial."""
    parser = Flags(prog="fidchell trial", description="Measure the search: its speed, its time limit and its memory.")
    parser.add_argument("game", help="the game to search")
    parser.add_argument("--players", type=int, default=4, help="number of seats (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same positions (default: %(default)s)")
    parser.add_argument(
        "--cut", type=int, default=20, help="decisions played after leaving the tree (default: %(default)s)"
    )
    parser.add_argument("--positions", type=int, default=20, help="positions for the speed (default: %(default)s)")
    parser.add_argument(
        "--decisions", type=int, default=1000, help="decisions for the time limit (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=0.1, help="time limit of each of them (default: %(default)s)")
    parser.add_argument(
        "--busy", type=int, default=os.cpu_count() or 1, help="processes that load the machine (default: %(default)s)"
    )
    parser.add_argument("--many", type=int, default=10_000, help="decisions for the memory (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    return parser


def run(words: list[str]) -> int:
    """Measure the search as the command line asks."""
    found = tried(flags().parse_args(words))
    print(json.dumps(found, indent=2) if found.pop("json") else "\n".join(lines(found)))
    return 0


def tried(chosen: Any) -> dict[str, Any]:
    """All measurements."""
    if min(chosen.positions, chosen.decisions, chosen.many) < 1 or chosen.busy < 0:
        raise BadOption("--positions, --decisions and --many should be 1 or more, --busy 0 or more")
    SearchConfig(cut=chosen.cut, time=chosen.seconds)
    rules = game(chosen.game)
    seed = number(chosen.seed, "the seed")
    rules.settle_options({"players": chosen.players})
    return {
        "json": chosen.json,
        "game": rules.key,
        "players": chosen.players,
        "cut": chosen.cut,
        "simulations_a_second": speed(rules, chosen.players, seed, chosen.cut, chosen.positions),
        "time": patience(rules, chosen.players, seed, chosen.seconds, chosen.decisions, chosen.busy),
        "memory": memory(rules, chosen.players, seed, chosen.many),
    }


def lines(found: dict[str, Any]) -> list[str]:
    """The measurements as sentences."""
    rates, time, kept = found["simulations_a_second"], found["time"], found["memory"]
    return [
        f"{found['game']}, {found['players']} seats, rollouts cut at {found['cut']} decisions",
        f"speed: {rates['median']:,} simulations per second in the median position ({rates['least']:,} to "
        f"{rates['most']:,})",
        f"time: of {time['decisions']:,} decisions with {time['allowed']} s each, {time['late']} took over 1.2 times "
        f"that, the longest {time['longest']} s, while {time['busy']} other processes were busy",
        f"memory: {kept['grown_kb']:,} kB more after {kept['decisions']:,} decisions"
        if kept
        else "memory: this system does not say",
    ]
