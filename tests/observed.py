"""Observations of random positions; as a program it prints a hash over them: `python observed.py GAME GAMES`."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

import fidchell
from fidchell.checks.laws import random_options
from fidchell.core.encoding import Encoding
from fidchell.core.registry import game
from fidchell.core.state import State

RARE = {  # prefixes of actions that random play takes too rarely
    "inis": (),
    "snakes": (
        "look",
        "play",
        "take prophecy",
        "take knowledge",
        "choose prophecy",
        "choose knowledge",
        "final effort",
    ),
}


def encoding_of(key: str) -> Encoding:
    """The encoding of a game."""
    found = game(key).encoding
    assert found
    return found


def observation(state: State, seat: int, size: int) -> NDArray[np.uint8]:
    """The observation of a seat."""
    room = np.empty(size, np.uint8)
    state.observe_into(seat, room)
    return room


def named(key: str, state: State, seat: int) -> dict[str, NDArray[np.uint8]]:
    """The observation of a seat, by name of part and in its shape."""
    encoding = encoding_of(key)
    numbers, places = observation(state, seat, encoding.size), encoding.places()
    return {part.name: numbers[places[part.name]].reshape(part.shape) for part in encoding.parts}


@cache
def rare(key: str) -> frozenset[int]:
    """The actions that random play takes too rarely."""
    return frozenset(a for a in range(game(key).actions) if game(key).notation.to_words(a).startswith(RARE[key]))


def choice(key: str, state: State, seat: int, chance: Random) -> int:
    """A random option; rare ones are often preferred."""
    options = state.options(seat)
    preferred = [action for action in options if action in rare(key)]
    return chance.choice(preferred if preferred and chance.random() < 0.5 else options)


def positions(key: str, games: int, first: int = 0) -> Iterator[State]:
    """Every position of random games with random options, half of them at a table; always the same state object."""
    for seed in range(first, first + games):
        chance = Random(seed)
        state = game(key).new(seed, random_options(game(key), chance))
        state.sit(seed % 2 == 0)
        yield state
        while not state.done:
            seat = chance.choice(state.seats)
            state.take(seat, choice(key, state, seat, chance))
            yield state


def players(state: State) -> int:
    """How many seats a game has."""
    found: int = state.fields()["players"]
    return found


def digest(key: str, games: int) -> str:
    """A hash of the observations of all seats in random positions."""
    found, size = hashlib.sha256(), encoding_of(key).size
    for state in positions(key, games):
        for seat in range(players(state)):
            found.update(observation(state, seat, size).tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    print(fidchell.COMPILED, digest(sys.argv[1], int(sys.argv[2])))
