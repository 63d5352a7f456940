"""Fits the network of `games/snakes/planner/value_net.py` to games of the planner, and writes its weights.

`PYTHONPATH=src python tools/fit_snakes.py --games 60000 --seed 1` (needs numpy; minutes on one core)
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from fidchell.core.registry import game
from fidchell.games.snakes.ids import TOTAL_VICTORY
from fidchell.games.snakes.planner.fitted import WEIGHTS
from fidchell.games.snakes.planner.plan import plan_turn
from fidchell.games.snakes.planner.value_net import features
from fidchell.games.snakes.planner.weights import FEATURES, HIDDEN_UNITS, OUTCOMES

SNAKES = game("snakes")
LEVELS = ("standard", "standard", "standard", "beginner", "advanced")
WANDER = (0, 0, 3, 10)  # percentages of random decisions before the first position that counts
STUMBLE = (0, 20, 50, 100)  # the same, in the turn just before that position
OPENING = 55  # turns before that, at most
BATCH = 2048
ROUNDS = 3  # fits to the network's own later values
LAMBDA = 0.5  # of TD(lambda): the weight of later values, step by step
Array = Any  # of numpy, which the package itself does not need
FEWEST = 20_000  # positions needed to fit anything


def played(chance: Random, seed: int) -> Iterator[tuple[list[float], float]]:
    """The positions of a game of the planner from some moment on: features, and the hand-written value."""
    wish = {"players": chance.randint(1, 6), "level": chance.choice(LEVELS)}
    s: Any = SNAKES.new(seed, SNAKES.settle_options(wish))
    opening, epsilon = chance.randrange(OPENING), chance.choice(WANDER)
    goes_on = all(plan_turn(s, epsilon) for _ in range(opening)) and plan_turn(s, chance.choice(STUMBLE))
    while goes_on:
        yield features(s), s.estimate(0)
        goes_on = all(plan_turn(s, 0) for _ in range(chance.randint(1, 4)))
    yield [], TOTAL_VICTORY - s.fields()["verdict"]


def collected(games: int, seed: int) -> tuple[Array, Array, Array, Array]:
    """Positions of many games: features, outcomes, the hand-written value, and the number of the game."""
    rows, outcomes, by_hand, owners = [], [], [], []
    for i in range(games):
        chance = Random(seed * 1_000_003 + i)
        *positions, (_, outcome) = played(chance, chance.getrandbits(60))
        for read, worth in positions:
            rows.append(np.array(read, dtype=np.float32))
            by_hand.append(worth)
            outcomes.append(int(outcome))
            owners.append(i)
    return np.stack(rows), np.array(outcomes), np.array(by_hand), np.array(owners)


def first_net(chance: Array) -> list[Array]:
    """An untrained network."""
    inner = chance.normal(0, (2 / FEATURES) ** 0.5, (FEATURES, HIDDEN_UNITS))
    outer = chance.normal(0, (1 / HIDDEN_UNITS) ** 0.5, (HIDDEN_UNITS, OUTCOMES))
    return [inner, np.zeros(HIDDEN_UNITS), outer, np.zeros(OUTCOMES)]


def forward(net: list[Array], x: Array) -> tuple[Array, Array]:
    """The activations of the hidden layer, and the probabilities of the outcomes."""
    hidden = np.maximum(x @ net[0] + net[1], 0)
    raw = hidden @ net[2] + net[3]
    chances = np.exp(raw - raw.max(1, keepdims=True))
    return hidden, chances / chances.sum(1, keepdims=True)


def slopes(net: list[Array], x: Array, y: Array) -> list[Array]:
    """The gradient of the log loss of a batch."""
    hidden, error = forward(net, x)
    error = (error - y) / len(y)
    back = (error @ net[2].T) * (hidden > 0)
    return [x.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]


def blended(net: list[Array], x: Array, y: Array, owners: Array) -> Array:
    """The predicted outcomes a few turns later, mixed with the real ones: targets with less noise."""
    later = forward(net, x)[1]
    target = y.copy()
    for i in range(len(y) - 2, -1, -1):
        if owners[i] == owners[i + 1]:
            target[i] = (1 - LAMBDA) * later[i + 1] + LAMBDA * target[i + 1]
    return target


def fit(net: list[Array], x: Array, y: Array, epochs: int, pace: float, seed: int) -> None:
    """Fit a network to probabilities of outcomes, with Adam and a decaying learning rate."""
    chance = np.random.default_rng(seed)
    mean = [np.zeros_like(w) for w in net]
    square = [np.zeros_like(w) for w in net]
    steps = epochs * (len(y) // BATCH)
    step = 0
    for _ in range(epochs):
        order = chance.permutation(len(y))
        for first in range(0, len(y) - BATCH + 1, BATCH):
            batch = order[first : first + BATCH]
            step += 1
            rate = pace * (1 - step / (steps + 1))
            for i, slope in enumerate(slopes(net, x[batch], y[batch])):
                mean[i] = 0.9 * mean[i] + 0.1 * slope
                square[i] = 0.999 * square[i] + 0.001 * slope**2
                net[i] -= rate * (mean[i] / (1 - 0.9**step)) / (np.sqrt(square[i] / (1 - 0.999**step)) + 1e-8)


def fitted(x: Array, y: Array, owners: Array, epochs: int, seed: int) -> list[Array]:
    """A network fitted to outcomes first, then to its own predictions a few turns later."""
    net = first_net(np.random.default_rng(seed))
    sure = np.eye(OUTCOMES, dtype=np.float32)[y]
    fit(net, x, sure, epochs, 0.004, seed)
    for again in range(ROUNDS):
        fit(net, x, blended(net, x, sure, owners), epochs // 2, 0.002, seed + again + 1)
    return net


def log_loss(chance: Array, won: Array) -> float:
    """The mean log loss."""
    sure = np.clip(np.where(won, chance, 1 - chance), 1e-6, 1)
    return float(-np.log(sure).mean())


def ranked_right(chance: Array, won: Array) -> float:
    """The share of pairs in which a won position is rated above a lost one (AUC)."""
    order = np.argsort(chance, kind="stable")
    rank = np.empty(len(chance))
    rank[order] = np.arange(1, len(chance) + 1)
    wins = won.sum()
    return float((rank[won].sum() - wins * (wins + 1) / 2) / (wins * (len(won) - wins)))


def scaled(worth: Array, won: Array, test: Array) -> Array:
    """The hand-written value as a probability, by logistic regression: the fairest comparison."""
    a, b = 1.0, 0.0
    mid, wide = worth.mean(), worth.std()
    for _ in range(300):
        error = 1 / (1 + np.exp(-(a * (worth - mid) / wide + b))) - won
        a -= 1.0 * float((error * (worth - mid) / wide).mean())
        b -= 1.0 * float(error.mean())
    chance: Array = 1 / (1 + np.exp(-(a * (test - mid) / wide + b)))
    return chance


def quality(chance: Array, won: Array) -> dict[str, float]:
    """How well probabilities of a total victory predict the results."""
    return {
        "log_loss": round(log_loss(chance, won), 4),
        "hit_rate": round(float(((chance > 0.5) == won).mean()), 4),
        "auc": round(ranked_right(chance, won), 4),
    }


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    chosen = parser.parse_args()
    x, y, by_hand, owners = collected(chosen.games, chosen.seed)
    if len(y) < FEWEST:
        parser.error(f"{len(y)} positions are too few to fit; use more --games")
    test = owners % 10 == 0
    net = fitted(x[~test], y[~test], owners[~test], chosen.epochs, chosen.seed)
    won = y == 0
    told = {
        "date": date.today().isoformat(),
        "seed": chosen.seed,
        "games": chosen.games,
        "positions": len(y),
        "held_out": quality(forward(net, x[test])[1][:, 0], won[test]),
        "held_out_by_hand": quality(scaled(by_hand[~test], won[~test], by_hand[test]), won[test]),
    }
    print(json.dumps(told))
    names = ("inner", "inner_bias", "outer", "outer_bias")
    weights = {name: [float(f"{w:.5g}") for w in part.ravel()] for name, part in zip(names, net, strict=True)}
    chosen.out.write_text(json.dumps(told | weights, indent=None, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
