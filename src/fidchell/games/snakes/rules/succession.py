"""Replacing Leaders: Chiefs come from the cup, Kings from their Chiefs, the High King from the Kings."""

from fidchell.core.bits import bit, lowest
from fidchell.core.chance import pick
from fidchell.core.limits import NOBODY
from fidchell.core.types import Mask, Place
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import flocks, is_christian, lord_worth
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import bar, roll_openly, tell


def unseat(s: Snakes, lord: Place) -> Mask:
    """Remove a Leader; returns its block as a set, to be kept aside until every seat is full."""
    block = s.leader[lord] - 1
    if block < 0:
        return 0
    s.leader[lord] = 0
    s.christian &= ~(1 << lord)
    s.open &= ~(1 << lord)
    tell(s, LEADER_FELL, s.turn, lord)
    return bit(block)


def promote(s: Snakes, origin: Place, lord: Place) -> None:
    """A Leader rises to a higher seat and keeps the side that is up."""
    s.leader[lord] = s.leader[origin]
    s.leader[origin] = 0
    if is_christian(s, origin):
        s.christian |= 1 << lord
    if s.open >> origin & 1:
        s.open |= 1 << lord
    s.christian &= ~(1 << origin)
    s.open &= ~(1 << origin)
    tell(s, LEADER_ROSE, s.turn, origin, lord)


def seat_chief(s: Snakes, where: Place) -> None:
    """Draw a new Chief from the cup, Christian if more than half of the People are Flocks."""
    if s.cup == 0:
        return
    block = pick(s, s.cup)
    s.cup &= ~bit(block)
    s.leader[where] = block + 1
    converted = flocks(s, where) * 2 > s.content.boxes[where]
    if converted:
        s.christian |= 1 << where
    side = 1 if converted else 0
    tell(s, LEADER_DRAWN, s.turn, where, block, side, NOBODY)
    tell(s, LEADER_CAME, s.turn, where, NEGATIVE + lord_worth(s, where), side)


def raise_king(s: Snakes, province: Place) -> None:
    """The die says which Chief of the Province becomes its King."""
    face = roll_openly(s)
    areas: Mask = s.content.realm[province]
    while areas:
        if s.content.chief_die[lowest(areas)] >> face & 1:
            promote(s, lowest(areas), KING + province)
            return
        areas &= areas - 1


def raise_high_king(s: Snakes) -> None:
    """The die says which King becomes High King."""
    face = roll_openly(s)
    for province in range(s.content.provinces):
        if s.content.king_die[province] >> face & 1:
            promote(s, KING + province, HIGH_KING)
            return


def fill_chiefs(s: Snakes) -> None:
    """Fill every empty seat of a Chief."""
    for where in range(s.content.areas):
        if s.leader[where] == 0:
            seat_chief(s, where)


def fill_kings(s: Snakes) -> None:
    """Fill every empty seat of a King."""
    for province in range(s.content.provinces):
        if s.leader[KING + province] == 0:
            raise_king(s, province)


def vacancy(s: Snakes) -> bool:
    """Whether a seat of a Leader is empty."""
    for where in range(s.content.areas):
        if s.leader[where] == 0:
            return True
    for province in range(s.content.provinces):
        if s.leader[KING + province] == 0:
            return True
    return s.leader[HIGH_KING] == 0


def refill(s: Snakes, aside: Mask) -> None:
    """Fill the seats from below until none is empty; only then do the removed Leaders go back to the cup."""
    laps = 0
    while vacancy(s) and laps < LORDS:
        laps += 1
        fill_chiefs(s)
        fill_kings(s)
        if s.leader[HIGH_KING] == 0:
            raise_high_king(s)
    s.cup |= aside
    bar(s)
