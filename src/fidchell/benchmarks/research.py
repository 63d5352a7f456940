"""How fast the research interfaces are, beside the libraries they belong to, in one interleaved run.

Rates are per second of CPU time, except for the two that show how a vector of games scales with threads: these are per
second of wall-clock time, since two threads use two cores.
"""

from importlib import import_module
from random import choice
from statistics import median
from time import perf_counter
from typing import Any

import fidchell
from fidchell.benchmarks import rules

FLOOR = 3_000_000  # decisions per second of the vector of games
GAMES = 1024  # side by side
MANY = 8192  # when threads share them
TARGETS = (
    rules.Target("aec_inis", "pettingzoo_hanabi", 20),
    rules.Target("aec_snakes", "pettingzoo_hanabi", 20),
    rules.Target("openspiel_inis", "openspiel_hearts", 1),
    rules.Target("openspiel_snakes", "openspiel_hearts", 1),
    rules.Target("openspiel_inis_dealt", "openspiel_hearts_dealt", 1),
    rules.Target("openspiel_snakes_dealt", "openspiel_hearts_dealt", 1),
    rules.Target("vector_two_threads", "vector_one_thread", 1.7),
)
NEEDED = {  # packages, each with a module that exists only if the package is complete
    "gymnasium": "gymnasium",
    "numpy": "numpy",
    "open_spiel": "pyspiel",
    "pettingzoo": "pettingzoo.classic.hanabi_v5",
    "shimmy": "shimmy.openspiel_compatibility",  # PettingZoo's Hanabi needs it
}
MISSING = "bench research needs {}; try: pip install 'fidchell[research,peers]'"


def bench_research(rounds: int, seconds: float) -> dict[str, Any]:
    """How fast each interface is, how much faster than its peer, and whether each target is met."""
    contest = contestants()
    bursts = rules.measure(contest, rounds, seconds)
    floors = [("vector_inis", FLOOR), ("vector_snakes", None)]
    return {
        "compiled": fidchell.COMPILED,
        "peers_per_s": {name: round(median(burst.rate for burst in bursts[name])) for name in contest},
        "targets": [
            *(rules.ratio_row(bursts, target) for target in TARGETS),
            *(
                rules.verdict(f"{name} per second", [burst.rate for burst in bursts[name]], floor)
                for name, floor in floors
            ),
        ],
    }


def contestants() -> rules.Contest:
    """All contestants."""
    check_needed()
    from fidchell.research.pettingzoo import inis_v1, snakes_v1

    import_module("fidchell.research.openspiel")  # registers our games
    hanabi = import_module(NEEDED["pettingzoo"])
    return {
        "aec_inis": rules.timed(walk(inis_v1.env(players=4))),
        "aec_snakes": rules.timed(walk(snakes_v1.env(players=4))),
        "pettingzoo_hanabi": rules.timed(walk(hanabi.env())),
        "openspiel_inis": rules.timed(spiel("fidchell_inis(players=4)")),
        "openspiel_snakes": rules.timed(spiel("fidchell_snakes(players=4)")),
        "openspiel_hearts": rules.timed(spiel("hearts")),
        "openspiel_inis_dealt": rules.timed(spiel_dealt("fidchell_inis(players=4)")),
        "openspiel_snakes_dealt": rules.timed(spiel_dealt("fidchell_snakes(players=4)")),
        "openspiel_hearts_dealt": rules.timed(spiel_dealt("hearts")),
        "vector_inis": rules.timed(many("inis", GAMES, 1)),
        "vector_snakes": rules.timed(many("snakes", GAMES, 1)),
        "vector_one_thread": rules.timed(many("inis", MANY, 1), perf_counter),
        "vector_two_threads": rules.timed(many("inis", MANY, 2), perf_counter),
    }


def check_needed() -> None:
    """Refuse if a package that takes part is not installed."""
    missing = [package for package, module in NEEDED.items() if not is_there(module)]
    if missing:
        raise rules.PeersMissing(MISSING.format(" and ".join(missing)))


def is_there(module: str) -> bool:
    """Whether a module can be imported."""
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def walk(env: Any) -> rules.Work:
    """Steps of a PettingZoo environment, taken as in its own benchmark: observe, choose a legal action, act."""
    numpy = import_module("numpy")
    env.reset(seed=1)

    def work(steps: int) -> float:
        for _ in range(steps):
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else choice(numpy.flatnonzero(seen["action_mask"])))
            if not env.agents:
                env.reset()
        return steps

    return work


def spiel(name: str) -> rules.Work:
    """Whole games of OpenSpiel, stepped from Python; chance nodes are sampled there too, but do not count."""
    game = import_module("pyspiel").load_game(name)

    def work(games: int) -> float:
        return sum(rules.play_out(rules.dealt(game)) for _ in range(games))

    return work


def spiel_dealt(name: str) -> rules.Work:
    """The same without the dealing, which costs some games more than others."""
    game = import_module("pyspiel").load_game(name)
    deals = [rules.dealt(game) for _ in range(16)]

    def work(games: int) -> float:
        return sum(rules.play_out(deals[number % len(deals)].clone()) for number in range(games))

    return work


def many(key: str, games: int, threads: int) -> rules.Work:
    """Steps of a vector of games, with observations, masks and options; actions are sampled in the core."""
    vector = import_module("fidchell.research.vector").Vector(key, games, 1, threads, players=4)

    def work(steps: int) -> float:
        for _ in range(steps):
            vector.step(vector.sample())
        return steps * games

    vector.random_steps(2000 * 1024 // games)  # so that games are at different stages
    return work
