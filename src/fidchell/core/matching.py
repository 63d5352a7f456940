"""Bipartite matching: which place gets which thing, when each accepts only some; independent of the real state."""

from fidchell.core.bits import bit, lowest
from fidchell.core.limits import THINGS
from fidchell.core.types import Count, Mask


class Matching:
    """Places that each accept one thing of a set, and which place holds which thing."""

    def __init__(self) -> None:
        self.wanted = [0] * THINGS  # by place: the things that fit there
        self.holder = [0] * THINGS  # by thing: place + 1, or 0 while it is free
        self.places = 0
        self.tried = 0  # things that the current search has visited


def want(m: Matching, things: Mask) -> None:
    """Add a place that accepts any one of these things."""
    m.wanted[m.places] = things
    m.places += 1


def match_all(m: Matching) -> None:
    """Give every place a thing that fits, first places and lowest things first."""
    for thing in range(THINGS):
        m.holder[thing] = 0
    for place in range(m.places):
        m.tried = 0
        find_thing(m, place)


def find_thing(m: Matching, place: Count) -> bool:
    """Find a thing for a place; a place that loses its thing must find another."""
    while m.wanted[place] & ~m.tried:
        thing = lowest(m.wanted[place] & ~m.tried)
        m.tried |= bit(thing)
        if m.holder[thing] == 0 or find_thing(m, m.holder[thing] - 1):
            m.holder[thing] = place + 1
            return True
    return False


def matched(m: Matching, first: Count, last: Count) -> Mask:
    """The things held by the places from `first` up to but not including `last`."""
    found: Mask = 0
    for thing in range(THINGS):
        if first < m.holder[thing] <= last:
            found |= bit(thing)
    return found
