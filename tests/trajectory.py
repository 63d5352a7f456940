"""Prints a hash over every decision of many random games: `python trajectory.py GAME FIRST LAST`."""

import hashlib
import random
import sys

import fidchell
from fidchell.core.laws import random_options
from fidchell.core.registry import game


def trajectory_hash(key: str, first: int, last: int) -> str:
    """A hash over seats, options, chosen actions, guesses and final fields."""
    digest = hashlib.sha256()
    for seed in range(first, last):
        chance = random.Random(seed)
        state = game(key).new(seed, random_options(game(key), chance))
        state.sit(seed % 4 == 0)
        while not state.done:
            legal = state.legal()
            action = chance.choice(legal)
            digest.update(f"{state.seat} {legal} {action};".encode())
            if chance.random() < 0.01:
                digest.update(repr(state.determinize(state.seat, 5).fields()).encode())
                digest.update(f"{state.estimate(state.seat):.9f}".encode())
            state.act(action)
        digest.update(repr(state.fields()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(fidchell.COMPILED, trajectory_hash(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
