"""Fits the weights of Inis to self-play games, and writes them as data.

    python tools/fit.py --games 2000,1000,1200 --seed 2 --bot search:sims=100

The model is a conditional logit: for each position it predicts which seat will win, and the weights maximize the
likelihood, with a small penalty on their size. Run it again with a bot that uses the new weights to get better games.
Needs numpy, which comes with `pip install -e '.[peers]'`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from datetime import date
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from fidchell.bots.player import make
from fidchell.bots.thinker import Thinker, trees, tried
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.registry import game
from fidchell.games.inis import ids
from fidchell.games.inis.planner.measure import features
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.notation import CARD_NAMES

Array = NDArray[np.float64]

SAMPLED = 0.2  # share of the positions of a game: more of the same game add little
STRAYS = 0.02  # share of random decisions, to explore more of the game
HOPE = 0.4  # weight of the bot's own expectation beside the result, which is unbiased but noisy
PENALTY = 0.0005
STEPS = 1500
HELD_OUT = 10  # one game in this many is held out to evaluate the weights


def played(order: tuple[str, int, int, float]) -> tuple[list[list[list[float]]], list[list[float]]]:
    """One self-play game: some positions as features by seat, and their targets by seat."""
    spec, seed, players, trust = order
    rules = game("inis")
    state = rules.new(seed, rules.settle_options({"players": players}))
    chance = Random(seed)
    bot = cast(Thinker, make(spec, seed))
    positions: list[list[list[float]]] = []
    hopes: list[list[float]] = []
    while not state.done:
        seat = state.seats[0]
        options = state.options(seat)
        action, hoped = thought(bot, information_state_of(state, seat)) if len(options) > 1 else (options[0], [])
        if hoped and chance.random() < SAMPLED:
            positions.append([features(cast(Inis, state), who) for who in range(players)])
            hopes.append(hoped[:players])
        state.take(seat, chance.choice(options) if chance.random() < STRAYS else action)
    result = [state.result(who) for who in range(players)]
    worth = [[trust * h + (1 - trust) * r for h, r in zip(hoped, result, strict=True)] for hoped in hopes]
    return positions, worth


def thought(bot: Thinker, seen: InformationState) -> tuple[int, list[float]]:
    """A bot's choice, and its expected value by seat."""
    with trees(1) as lent:
        bot.think(lent, seen)
        found = tried(lent, seen)
    return bot.picked(found, seen.seat), [found[0].chance(seat) for seat in range(len(found[0].worth))]


def fitted(x: Array, y: Array, weights: Array, penalty: float) -> Array:
    """The maximum-likelihood weights, fitted with Adam."""
    mean = np.zeros_like(weights)
    spread = np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        chances = likely(x, weights)
        slope = np.einsum("nsf,ns->f", x, chances - y) / len(x) + penalty * weights
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope * slope
        weights = weights - 0.02 * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
    return weights


def likely(x: Array, weights: Array) -> Array:
    """The probability that each seat wins, for each position."""
    scores = x @ weights
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = grown / grown.sum(axis=1, keepdims=True)
    return found


def loss(x: Array, y: Array, weights: Array) -> float:
    """The cross-entropy, in nats per position."""
    return float(-(y * np.log(likely(x, weights) + 1e-12)).sum(axis=1).mean())


def report(x: Array, y: Array, weights: Array, players: int) -> dict[str, Any]:
    """How good the weights are on held-out games."""
    hits = (likely(x, weights).argmax(axis=1) == y.argmax(axis=1)).mean()
    return {
        "positions": len(x),
        "loss": round(loss(x, y, weights), 4),
        "loss_of_ignorance": round(float(np.log(players)), 4),
        "hits": round(float(hits), 4),
    }


def main() -> None:
    """Play, fit, and write the weights."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", default="2000,1000,1200", help="number of games for each number of seats (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--bot", default="search:sims=100")
    parser.add_argument(
        "--hope", type=float, default=HOPE, help="weight of expectations beside results (default: %(default)s)"
    )
    parser.add_argument(
        "--penalty", type=float, default=PENALTY, help="penalty on the size of weights (default: %(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("src/fidchell/weights/inis.json"))
    chosen = parser.parse_args()
    if not isinstance(make(chosen.bot, 0), Thinker):
        parser.error(f"{chosen.bot} has no expected value; use search with settings, as in search:sims=100")
    made: dict[str, Any] = {
        "game": "inis",
        "made": date.today().isoformat(),
        "by": f"tools/fit.py --players {chosen.players} --games {chosen.games} --seed {chosen.seed} --bot {chosen.bot} "
        f"--hope {chosen.hope} --penalty {chosen.penalty}",
        "features": ids.FEATURES,
        "cards": list(CARD_NAMES),
        "players": {},
    }
    for players, count in zip(map(int, chosen.players.split(",")), map(int, chosen.games.split(",")), strict=True):
        orders = [(chosen.bot, chosen.seed * 1_000_000 + i, players, chosen.hope) for i in range(count)]
        with get_context("spawn").Pool(chosen.jobs) as pool:
            games = pool.map(played, orders, chunksize=8)
        x = [np.array([position for positions, _ in part for position in positions]) for part in parts(games)]
        y = [np.array([worth for _, worths in part for worth in worths]) for part in parts(games)]
        weights = fitted(x[0], y[0], np.zeros(ids.FEATURES), chosen.penalty)
        judged = report(x[1], y[1], weights, players)
        print(players, judged, flush=True)
        made["players"][str(players)] = {"held_out": judged, "weights": [round(w, 4) for w in weights.tolist()]}
    if chosen.out.exists():
        made["players"] = json.loads(chosen.out.read_text(encoding="utf-8"))["players"] | made["players"]
    chosen.out.parent.mkdir(exist_ok=True)
    chosen.out.write_text(json.dumps(made, indent=1) + "\n")


def parts(games: list[Any]) -> tuple[list[Any], list[Any]]:
    """The games for training, and those for evaluation."""
    learn = [one for i, one in enumerate(games) if i % HELD_OUT]
    return learn, games[::HELD_OUT]


if __name__ == "__main__":
    main()
