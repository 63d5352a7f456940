"""Evaluates a position for a seat: a hand-written estimate of how near it is to the crown."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.types import Card, Count, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import actions_of, clans, leads, tales_of
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.victory import champion, conditions, lands, shrines, subjects


def progress(count: Count) -> float:
    """Progress towards one condition; the last steps count most, and a small surplus is safer."""
    reached = min(count, 8)
    return reached * reached * reached / 216.0


def hopes(s: Inis, seat: Seat) -> float:
    """How near a seat is to the three conditions, with its deeds counted towards each."""
    deeds = s.deeds[seat]
    total = progress(lands(s, seat) + deeds) + progress(shrines(s, seat) + deeds)
    return total + progress(subjects(s, seat) + deeds) + 0.2 * min(deeds, GOAL)


def action_worth(card: Card) -> float:
    """The value of an action card in hand: what it usually gains when played."""
    if card == NEW_CLANS or card == SANCTUARY or card == EXPLORATION:
        return 0.2
    elif card == CITADEL or card == DRUID or card == GEIS or card == NEW_ALLIANCE or card == CONQUEST:
        return 0.16
    elif card == MIGRATION or card == CRAFTSMEN or card == BARD or card == EMISSARIES:
        return 0.13
    return 0.1


def hand_worth(s: Inis, seat: Seat) -> float:
    """The value of the cards in hand: action cards by what they do, tales and advantage cards by number."""
    total = 0.12 * size(tales_of(s, seat)) + 0.06 * size(s.hands[seat] & ADVANTAGE_CARDS)
    cards: Mask = actions_of(s, seat)
    while cards:
        total += action_worth(lowest(cards))
        cards &= cards - 1
    return total


def lead(s: Inis, seat: Seat, where: Place) -> Count:
    """By how many clans `seat` is ahead of the strongest other seat at `where`."""
    most = 0
    for other in range(SEATS):
        if other != seat:
            most = max(most, clans(s, other, where))
    return clans(s, seat, where) - most


def holdings(s: Inis, seat: Seat) -> float:
    """The value of what a seat's clans hold: territories as chieftain, above all the capital, and how firmly."""
    total = 0.06 * (CLANS - s.reserve[seat])
    for where in range(PLACES):
        here = clans(s, seat, where)
        if here > 0:
            if here > 1:
                total += 0.03  # one loss does not end its presence
            if leads(s, seat, where):
                total += 0.3 if s.capital == where else 0.1
                total += 0.02 * min(lead(s, seat, where), 3)
    return total


def claim(s: Inis, seat: Seat, favourite: Seat) -> float:
    """The value of fulfilled conditions, with or without a claim to the crown, given that `favourite` would win."""
    met = conditions(s, seat)
    total = 0.6 * met
    if s.pretenders & bit(seat):
        total += 0.8 if met > 0 else 0.2
    if favourite == seat:
        total += 2.0 + 0.3 * (s.passes + 1)  # the more passes, the nearer the end of the season
    return total


def strength(s: Inis, seat: Seat, favourite: Seat) -> float:
    """The strength of a seat, on an arbitrary scale."""
    total = hopes(s, seat) + claim(s, seat, favourite) + holdings(s, seat) + hand_worth(s, seat)
    return total + 0.15 if s.brenn == seat else total


def worth(s: Inis, seat: Seat) -> float:
    """How far `seat` is ahead, between 0 and 1; its best rival counts as much as all others together."""
    favourite = champion(s)
    best = 0.0
    total = 0.0
    for other in range(SEATS):
        if other < s.players and other != seat:
            theirs = strength(s, other, favourite)
            total += theirs
            best = max(best, theirs)
    ahead = strength(s, seat, favourite) - (total / (s.players - 1) + best) / 2.0
    return 0.5 + 0.5 * ahead / (2.0 + (ahead if ahead > 0.0 else -ahead))
