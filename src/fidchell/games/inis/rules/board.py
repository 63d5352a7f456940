"""Queries about seats, clans, buildings and cards, without side effects."""

from fidchell.core.bits import bit
from fidchell.core.types import Card, Count, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.state import Inis


def next_seat(s: Inis, seat: Seat) -> Seat:
    """The seat after `seat`, in the direction of the crows."""
    if s.crows == 0:
        return seat + 1 if seat + 1 < s.players else 0
    return seat - 1 if seat > 0 else s.players - 1


def previous_seat(s: Inis, seat: Seat) -> Seat:
    """The seat before `seat`, in the direction of the crows."""
    if s.crows == 0:
        return seat - 1 if seat > 0 else s.players - 1
    return seat + 1 if seat + 1 < s.players else 0


def on_island(s: Inis, where: Place) -> bool:
    """Whether the territory is part of the island."""
    return s.spot[where] != 0


def clans(s: Inis, seat: Seat, where: Place) -> Count:
    """How many clans `seat` has at `where`."""
    return s.clans[where * SEATS + seat]


def all_clans(s: Inis, where: Place) -> Count:
    """How many clans of all seats are at `where`."""
    first = where * SEATS
    return s.clans[first] + s.clans[first + 1] + s.clans[first + 2] + s.clans[first + 3]


def present(s: Inis, seat: Seat, where: Place) -> bool:
    """Whether `seat` has a clan at `where`."""
    return s.clans[where * SEATS + seat] > 0


def strangers(s: Inis, seat: Seat, where: Place) -> Count:
    """How many clans of other seats are at `where`."""
    return all_clans(s, where) - clans(s, seat, where)


def crowd(s: Inis, where: Place) -> Count:
    """How many seats are present at `where`."""
    seats = 0
    for seat in range(SEATS):
        if s.clans[where * SEATS + seat] > 0:
            seats += 1
    return seats


def present_anywhere(s: Inis, seat: Seat) -> bool:
    """Whether `seat` has a clan on the island."""
    for where in range(PLACES):
        if s.clans[where * SEATS + seat] > 0:
            return True
    return False


def homes(s: Inis, seat: Seat) -> Mask:
    """The territories where `seat` is present."""
    found: Mask = 0
    for where in range(PLACES):
        if s.clans[where * SEATS + seat] > 0:
            found |= bit(where)
    return found


def island(s: Inis) -> Mask:
    """The territories of the island."""
    found: Mask = 0
    for where in range(PLACES):
        if s.spot[where] != 0:
            found |= bit(where)
    return found


def leads(s: Inis, seat: Seat, where: Place) -> bool:
    """Whether `seat` is the chieftain of `where`: it has more clans there than any other seat."""
    mine = s.clans[where * SEATS + seat]
    if mine == 0:
        return False
    for other in range(SEATS):
        if other != seat and s.clans[where * SEATS + other] >= mine:
            return s.rules & TIE_TO_BRENN != 0 and s.brenn == seat and not outnumbered(s, seat, where)
    return True


def outnumbered(s: Inis, seat: Seat, where: Place) -> bool:
    """Whether another seat has more clans at `where` than `seat`."""
    for other in range(SEATS):
        if s.clans[where * SEATS + other] > s.clans[where * SEATS + seat]:
            return True
    return False


def chieftain(s: Inis, where: Place) -> int:
    """The chieftain of `where`, or -1 when there is none."""
    for seat in range(SEATS):
        if leads(s, seat, where):
            return seat
    return -1


def strongholds(s: Inis, where: Place) -> Count:
    """The citadels at `where`, counting the capital as one."""
    return s.citadels[where] + (1 if s.capital == where else 0)


def is_action(card: Card) -> bool:
    """Whether a card is an action card."""
    return card < ADVANTAGE


def is_tale(card: Card) -> bool:
    """Whether a card is an epic tale."""
    return card >= EPIC


def actions_of(s: Inis, seat: Seat) -> Mask:
    """The action cards in the hand of `seat`."""
    return s.hands[seat] & ACTION_CARDS


def tales_of(s: Inis, seat: Seat) -> Mask:
    """The epic tales in the hand of `seat`."""
    return s.hands[seat] & EPIC_CARDS


def holds(s: Inis, seat: Seat, card: Card) -> bool:
    """Whether `seat` has the card in hand."""
    return s.hands[seat] & bit(card) != 0


def exposed(s: Inis, seat: Seat) -> Count:
    """How many clans of `seat` are exposed in the current clash."""
    return s.clans[(s.clash - 1) * SEATS + seat] - s.sheltered[seat]


def fighters(s: Inis) -> Count:
    """How many seats have exposed clans in the current clash."""
    found = 0
    for seat in range(s.players):
        if exposed(s, seat) > 0:
            found += 1
    return found


def free_citadels(s: Inis) -> Count:
    """How many citadels of the current clash are empty."""
    where = s.clash - 1
    taken = s.sheltered[0] + s.sheltered[1] + s.sheltered[2] + s.sheltered[3]
    return strongholds(s, where) - taken


def may_take_advantage(s: Inis, seat: Seat, where: Place) -> bool:
    """Whether the advantage card of a territory has not been played and `seat` does not hold it yet."""
    unplayed = s.faceup
    for other in range(s.players):
        if other != seat:
            unplayed |= s.hands[other]
    return unplayed & bit(ADVANTAGE + where) != 0


def active(s: Inis) -> Seat:
    """The active player: in a clash the seat whose manoeuvre it is, otherwise the seat whose turn it is."""
    return s.striker if s.clash else s.turn
