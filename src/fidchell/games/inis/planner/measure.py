"""Evaluates a position for each seat, with weights fitted to many games.

The score of a seat is a sum of weights; its chance to win grows with its score relative to the others.
"""

from math import exp

from fidchell.core.bits import bit, lowest, size
from fidchell.core.fields import float64, int8, scratch
from fidchell.core.types import Count, Mask, Place, Seat, Values
from fidchell.games.inis.ids import *
from fidchell.games.inis.planner.value import lead
from fidchell.games.inis.rules.board import actions_of, leads, strongholds
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.victory import champion, conditions, lands, shrines, subjects

__all__ = ["features", "set_weights"]


@scratch
class Weights:
    """The weights of the evaluation, by number of seats, then feature."""

    of = float64(MEASURES, FEATURES)
    fitted = int8(SEATS + 1)  # whether weights are loaded, by number of seats


WEIGHTS = Weights()  # set once, before any game; only read by threads


def set_weights(players: int, weights: list[float]) -> None:
    """Use these weights for games with this number of seats."""
    if not 2 <= players <= SEATS or len(weights) != FEATURES:
        raise ValueError(f"no evaluation for {players} seats has {len(weights)} weights")
    for i in range(FEATURES):
        WEIGHTS.of[weights_at(players) + i] = weights[i]
    WEIGHTS.fitted[players] = 1


def weights_at(players: int) -> int:
    """The index of the first weight for this number of seats."""
    return (players - 2) * FEATURES


def features(s: Inis, seat: Seat) -> list[float]:
    """The features of a seat, by which the weights are multiplied."""
    found = []
    for i in range(FEATURES):
        WEIGHTS.of[PROBE * FEATURES + i] = 1.0
        found.append(score(s, seat, PROBE * FEATURES, champion(s)))
        WEIGHTS.of[PROBE * FEATURES + i] = 0.0
    return found


def step(count: Count) -> Count:
    """Progress towards a condition, as an index into the table of steps."""
    return min(count, STEPS - 1)


def score(s: Inis, seat: Seat, row: int, favourite: Seat) -> float:
    """The score of a seat, given that `favourite` would win now."""
    deeds = s.deeds[seat]
    total = WEIGHTS.of[row + LANDS_STEP + step(lands(s, seat) + deeds)]
    total += WEIGHTS.of[row + SHRINES_STEP + step(shrines(s, seat) + deeds)]
    total += WEIGHTS.of[row + SUBJECTS_STEP + step(subjects(s, seat) + deeds)]
    total += WEIGHTS.of[row + W_DEEDS] * deeds + WEIGHTS.of[row + W_CLANS] * (CLANS - s.reserve[seat])
    if s.brenn == seat:
        total += WEIGHTS.of[row + W_BRENN]
    if s.turn == seat:
        total += WEIGHTS.of[row + W_TURN]
    return total + claim_score(s, seat, row, favourite) + land_score(s, seat, row) + card_score(s, seat, row)


def claim_score(s: Inis, seat: Seat, row: int, favourite: Seat) -> float:
    """The score for fulfilled conditions, with or without a claim to the crown."""
    met = conditions(s, seat)
    total = WEIGHTS.of[row + W_MET + met]
    if s.pretenders & bit(seat):
        total += WEIGHTS.of[row + W_CLAIM] if met > 0 else WEIGHTS.of[row + W_VAIN]
    elif met > 0:
        total += WEIGHTS.of[row + W_RIPE]
    if favourite == seat:
        total += WEIGHTS.of[row + W_CHAMPION] + WEIGHTS.of[row + W_CLOSING] * s.passes
    return total


def land_score(s: Inis, seat: Seat, row: int) -> float:
    """The score for the clans of a seat, by where they are."""
    total = 0.0
    for where in range(PLACES):
        here = s.clans[where * SEATS + seat]
        if here > 0:
            total += place_score(s, seat, row, where, here)
    return total


def place_score(s: Inis, seat: Seat, row: int, where: Place, here: Count) -> float:
    """The score for the clans of a seat in one place."""
    total = WEIGHTS.of[row + W_FORTS] * strongholds(s, where)
    if here > 1:
        total += WEIGHTS.of[row + W_FIRM]
    if leads(s, seat, where):
        total += WEIGHTS.of[row + W_LED] + WEIGHTS.of[row + W_LEAD] * min(lead(s, seat, where), 3)
        if s.capital == where:
            total += WEIGHTS.of[row + W_CAPITAL]
    return total


def card_score(s: Inis, seat: Seat, row: int) -> float:
    """The score for the cards of a seat."""
    total = WEIGHTS.of[row + W_HAND] * size(actions_of(s, seat))
    cards: Mask = s.hands[seat]
    while cards:
        total += WEIGHTS.of[row + W_CARD + lowest(cards)]
        cards &= cards - 1
    return total


def chances(s: Inis, worth: Values) -> None:
    """Write each seat's chance to win."""
    row = weights_at(s.players)
    favourite = champion(s)
    total = 0.0
    for seat in range(s.players):
        worth[seat] = exp(score(s, seat, row, favourite))
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] /= total


def chance_of(s: Inis, seat: Seat) -> float:
    """The chance of one seat to win."""
    row = weights_at(s.players)
    favourite = champion(s)
    mine = 0.0
    total = 0.0
    for other in range(s.players):
        weight = exp(score(s, other, row, favourite))
        total += weight
        if other == seat:
            mine = weight
    return mine / total


def share(s: Inis, seat: Seat, which: int) -> float:
    """The share of one of the three conditions in a seat's chance to win: the nearest counts most."""
    deeds = s.deeds[seat]
    a = nearness(lands(s, seat) + deeds)
    b = nearness(shrines(s, seat) + deeds)
    c = nearness(subjects(s, seat) + deeds)
    mine = a if which == 0 else b if which == 1 else c if which == 2 else 0.0
    return mine / (a + b + c)


def nearness(count: Count) -> float:
    """How near a condition is; each step makes it four times as near."""
    near = 1.0
    for _ in range(min(count, GOAL)):
        near *= 4.0
    return near
