"""Declarations of moves: one origin and one or more targets, or one target and several sources."""

from fidchell.core.bits import bit, lowest
from fidchell.core.frames import do, frame
from fidchell.core.types import Action, Actions, Card, Count, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.asks import announce, offer_done
from fidchell.games.inis.rules.board import clans, exposed, homes, island, leads
from fidchell.games.inis.rules.state import Inis


def name_origin(s: Inis, seat: Seat, card: Card, action: Action) -> None:
    """`seat` has named the territory that its clans leave."""
    announce(s, action - ORIGIN + 1, 0)
    do(s, frame(NAME_TARGETS, seat, card, action - ORIGIN + 1))


def targets_for(s: Inis, seat: Seat, card: int, origin: Place) -> Mask:
    """Where clans may go from `origin` with a card or by withdrawing."""
    if card == MANANNAN:
        return island(s) & ~bit(origin)
    if card != RETREAT:
        return s.near[origin]
    found: Mask = 0
    places: Mask = s.near[origin]
    while places:
        where = lowest(places)
        places &= places - 1
        if leads(s, seat, where):
            found |= bit(where)
    return found


def movable(s: Inis, seat: Seat, card: int, origin: Place) -> Count:
    """How many clans may leave `origin` together with a card or by withdrawing."""
    if card == RETREAT:
        return exposed(s, seat)
    if card == MANANNAN:
        return min(clans(s, seat, origin), 3)
    if (card == EMISSARIES and not s.rules & EMISSARIES_MANY) or card == BREAS:
        return 1
    return clans(s, seat, origin)


def splits(card: int) -> bool:
    """Whether the clans may go to several territories."""
    return card == MIGRATION or card == ADVANTAGE + PLAINS or card == RETREAT


def next_targets(s: Inis, seat: Seat, card: int, origin: int, first: int) -> Mask:
    """The targets that may still be named, in ascending order."""
    return targets_for(s, seat, card, origin - 1) & ~(bit(first) - 1)


def offer_targets(s: Inis, seat: Seat, card: int, origin: int, first: int, gone: Count, out: Actions) -> Count:
    """Offer each number of clans for each target or, after the first, to stop."""
    n = 0
    left = movable(s, seat, card, origin - 1) - gone
    places = next_targets(s, seat, card, origin, first)
    while places:
        where = lowest(places)
        places &= places - 1
        for count in range(left):
            out[n] = TO + where * CLANS + count
            n += 1
    return offer_done(out, n, gone > 0)


def no_targets(s: Inis, seat: Seat, card: int, origin: int, first: int, gone: Count) -> bool:
    """Whether no more clans can be sent."""
    left = movable(s, seat, card, origin - 1) - gone
    return left <= 0 or next_targets(s, seat, card, origin, first) == 0


def name_targets(s: Inis, seat: Seat, card: int, origin: int, gone: Count, action: Action) -> None:
    """`seat` has sent clans to a target, or has finished."""
    if action == DONE:
        return
    where = (action - TO) // CLANS
    count = (action - TO) % CLANS + 1
    s.plan[where] = count
    if splits(card):
        do(s, frame(NAME_TARGETS, seat, card, origin, where + 1, gone + count))
    elif card == FIANNA:
        do(s, frame(NAME_SHELTERED, seat, count))


def sources_for(s: Inis, seat: Seat, target: int, first: int) -> Mask:
    """The neighbours of a target that `seat` may still move clans from, in ascending order."""
    return s.near[target - 1] & homes(s, seat) & ~(bit(first) - 1)


def offer_sources(s: Inis, seat: Seat, target: int, first: int, come: Count, out: Actions) -> Count:
    """Offer each number of clans from each source or, after the first, to stop."""
    n = 0
    places = sources_for(s, seat, target, first)
    while places:
        where = lowest(places)
        places &= places - 1
        for count in range(clans(s, seat, where)):
            out[n] = FROM + where * CLANS + count
            n += 1
    return offer_done(out, n, come > 0)


def name_sources(s: Inis, seat: Seat, card: Card, target: int, come: Count, action: Action) -> None:
    """`seat` has brought clans from a source, or has finished."""
    if action == DONE:
        return
    where = (action - FROM) // CLANS
    count = (action - FROM) % CLANS + 1
    s.plan[where] = count
    do(s, frame(NAME_SOURCES, seat, card, target, where + 1, come + count))


def offer_sheltered(s: Inis, seat: Seat, count: Count, out: Actions) -> Count:
    """Offer how many of the leaving clans come out of citadels."""
    n = 0
    fewest = max(0, count - exposed(s, seat))
    for inside in range(fewest, min(count, s.sheltered[seat]) + 1):
        out[n] = NUMBER + inside
        n += 1
    return n
