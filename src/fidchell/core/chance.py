"""Random numbers from the state, so that a seed and the actions reproduce the whole game."""

from fidchell.core.bits import lowest, size
from fidchell.core.limits import BITS64, RANDOM_FACTOR, RANDOM_FINISH, RANDOM_STEP
from fidchell.core.state import State
from fidchell.core.types import Mask


def roll(s: State, sides: int) -> int:
    """A random number from 0 to `sides` - 1: from the key stream at a table, else SplitMix64, which fits any seed."""
    if s.keyed:
        return ((s.draw() >> 32) * sides) >> 32
    s.rng = (s.rng + RANDOM_STEP) & BITS64
    return ((mixed(s.rng) >> 32) * sides) >> 32


def mixed(number: Mask) -> Mask:
    """A number that looks random, hashed from one that need not."""
    number = ((number ^ (number >> 30)) * RANDOM_FACTOR) & BITS64
    number = ((number ^ (number >> 27)) * RANDOM_FINISH) & BITS64
    return number ^ (number >> 31)


def pick(s: State, members: Mask) -> int:
    """A random member of a non-empty set."""
    skip = roll(s, size(members))
    while skip > 0:
        members &= members - 1
        skip -= 1
    return lowest(members)
