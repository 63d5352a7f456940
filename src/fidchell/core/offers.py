"""Helpers for writing lists of options."""

from fidchell.core.bits import lowest
from fidchell.core.types import Action, Actions, Count, Mask


def offer_each(members: Mask, first: Action, out: Actions, n: Count = 0) -> Count:
    """Offer `first` + i for each member i of a set, after `n` other options."""
    while members:
        out[n] = first + lowest(members)
        n += 1
        members &= members - 1
    return n


def offer_two(one: Action, other: Action, out: Actions) -> Count:
    """Offer two actions."""
    out[0] = one
    out[1] = other
    return 2
