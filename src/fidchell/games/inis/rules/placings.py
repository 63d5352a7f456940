"""Declarations of where to place clans: one by one, in ascending order of territories."""

from fidchell.core.bits import bit, size
from fidchell.core.frames import do, frame
from fidchell.core.types import Action, Actions, Card, Count, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.asks import offer_done
from fidchell.games.inis.rules.board import crowd, leads, present, strongholds, tales_of
from fidchell.games.inis.rules.state import Inis


def quota(s: Inis, seat: Seat, card: Card, where: Place) -> Count:
    """How many clans a card lets `seat` place at `where`."""
    if card == CHILDREN_OF_DANA:
        return 1 if s.spot[where] else 0
    if not present(s, seat, where) or (bit(card) & PLACE_AT_SANCTUARY and s.sanctuaries[where] == 0):
        return 0
    if card == CRAFTSMEN:
        return strongholds(s, where)
    elif card == ERIU:
        return 3 if s.rules & ERIU_ANYWHERE else 1
    elif card == NUADA:
        return crowd(s, where) - 1 if leads(s, seat, where) else 0
    return CLANS


def allowance(s: Inis, seat: Seat, card: Card) -> Count:
    """How many clans a card lets `seat` place in total."""
    if bit(card) & PLACE_ONE:
        return 1
    elif card == NEW_CLANS:
        return 2
    elif card == ERIU:
        return 3
    elif card == HARP:
        return min(3, size(tales_of(s, seat)))
    return CLANS


def room(s: Inis, seat: Seat, card: Card, where: Place) -> bool:
    """Whether one more clan may be planned at `where`."""
    return s.plan[where] < quota(s, seat, card, where)


def no_placings(s: Inis, seat: Seat, card: Card, first: Place, count: Count) -> bool:
    """Whether no more clans can be placed."""
    if count >= allowance(s, seat, card) or count >= s.reserve[seat]:
        return True
    for where in range(first, PLACES):
        if room(s, seat, card, where):
            return False
    return True


def offer_placings(s: Inis, seat: Seat, card: Card, first: Place, out: Actions) -> Count:
    """Offer each territory where `seat` may place one more clan, and to stop if placing is optional."""
    n = 0
    for where in range(first, PLACES):
        if room(s, seat, card, where):
            out[n] = PLACE + where
            n += 1
    may = card == CRAFTSMEN or card == HARP or card == ERIU or card == NUADA
    return offer_done(out, n, may)


def name_placing(s: Inis, seat: Seat, card: Card, count: Count, action: Action) -> None:
    """`seat` has named where a clan will be placed, or has finished."""
    if action != DONE:
        s.plan[action - PLACE] += 1
        do(s, frame(NAME_PLACINGS, seat, card, action - PLACE, count + 1))
