"""Prints a hash over every decision of many random games: `python trajectory.py GAME FIRST LAST`."""

import hashlib
import random
import sys

import fidchell
from fidchell.checks.laws import random_options
from fidchell.core.registry import game
from fidchell.core.state import State


def best(state: State, legal: list[int]) -> int:
    """The option after which the position evaluates best, so that some games go where random play does not."""
    worth = []
    for action in legal:
        after = state.clone()
        after.act(action)
        worth.append(after.estimate(state.seat))
    return legal[worth.index(max(worth))]


def trajectory_hash(key: str, first: int, last: int) -> str:
    """A hash over seats, options, chosen actions, events, determinizations for every seat, and final fields."""
    digest = hashlib.sha256()
    for seed in range(first, last):
        chance = random.Random(seed)
        options = random_options(game(key), chance)
        state = game(key).new(seed, options)
        state.sit(seed % 4 == 0)
        state.listen(seed % 8 == 0)
        while not state.done:
            legal = state.legal()
            action = best(state, legal) if seed % 50 == 0 and chance.random() < 0.8 else chance.choice(legal)
            digest.update(f"{state.seat} {legal} {action};".encode())
            if chance.random() < 0.01:
                seat = chance.randrange(int(options["players"]))
                digest.update(repr(state.determinize(seat, 5).fields()).encode())
                digest.update(f"{state.estimate(seat):.9f}".encode())
            state.act(action)
            if state.listening:
                digest.update(repr(state.heard()).encode())
        digest.update(repr(state.fields()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(fidchell.COMPILED, trajectory_hash(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
