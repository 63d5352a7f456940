"""Declarations: the choices a seat announces for a card before anyone may cancel it, one small choice at a time.

Choices are written into the card's own pending effect (`announce`) or, for several places, into the plan.
When a choice is a sequence, places and seats come in ascending order, so that each outcome has only one path.
"""

from fidchell.core.bits import bit, lowest
from fidchell.core.frames import a_of, amend, b_of, c_of, d_of, do, frame, pending, seat_of
from fidchell.core.offers import offer_each
from fidchell.core.types import Action, Actions, Card, Count, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import clans, exposed, homes, may_take_advantage, present, strangers
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.windows import context


def announce(s: Inis, place: int, other: int) -> None:
    """Write a declared territory (place + 1) and seat or mode into the pending effect; 0 leaves a value unchanged."""
    f = pending(s, TAKE_EFFECT)
    where = place if place else b_of(f)
    who = other if other else c_of(f)
    amend(s, TAKE_EFFECT, frame(TAKE_EFFECT, seat_of(f), a_of(f), where, who, d_of(f)))


def clear_plan(s: Inis) -> None:
    """Clear the plan."""
    for where in range(PLACES):
        s.plan[where] = 0


def planned(s: Inis) -> Count:
    """How many clans are in the plan."""
    total = 0
    for where in range(PLACES):
        total += s.plan[where]
    return total


def offer_done(out: Actions, n: Count, offered: bool) -> Count:
    """Offer to stop, if allowed, after `n` other options."""
    if offered:
        out[n] = DONE
        return n + 1
    return n


# A territory.


def with_sanctuary(s: Inis, places: Mask, some: bool) -> Mask:
    """The places with a sanctuary, or those without one."""
    found: Mask = 0
    while places:
        where = lowest(places)
        places &= places - 1
        if (s.sanctuaries[where] > 0) == some:
            found |= bit(where)
    return found


def around(s: Inis, places: Mask) -> Mask:
    """The neighbours of the places."""
    found: Mask = 0
    while places:
        found |= s.near[lowest(places)]
        places &= places - 1
    return found


def inhabited(s: Inis) -> Mask:
    """The territories where any seat is present."""
    found: Mask = 0
    for seat in range(s.players):
        found |= homes(s, seat)
    return found


def citadel_places(s: Inis, seat: Seat) -> Mask:
    """Where a citadel may be built or, if none is left, an advantage card can still be taken; never in the Swamp."""
    places = homes(s, seat) & ~bit(SWAMP)
    if s.citadels_left > 0:
        return places
    found: Mask = 0
    while places:
        where = lowest(places)
        places &= places - 1
        if may_take_advantage(s, seat, where):
            found |= bit(where)
    return found


def fateful_places(s: Inis, seat: Seat) -> Mask:
    """Where a sanctuary of the Other World could do something for `seat`."""
    places = with_sanctuary(s, homes(s, seat), True)
    found: Mask = 0
    while places:
        where = lowest(places)
        places &= places - 1
        if s.reserve[seat] > 0 or strangers(s, seat, where) > 0:
            found |= bit(where)
    return found


def places_for(s: Inis, seat: Seat, card: Card) -> Mask:
    """The territories that `seat` may name for a card."""
    if card == CITADEL:
        return citadel_places(s, seat)
    elif card == SANCTUARY:
        return homes(s, seat) if s.sanctuaries_left > 0 else 0
    elif card == FESTIVAL:
        return with_sanctuary(s, homes(s, seat), True)
    elif card == OTHER_WORLD:
        return fateful_places(s, seat)
    elif card == KERNUNO:
        return with_sanctuary(s, homes(s, seat), False)
    elif card == CONQUEST:
        return around(s, homes(s, seat))
    elif card == MORRIGAN:
        return inhabited(s)
    elif card == DIARMUID:
        return homes(s, seat) & ~bit(c_of(context(s, LOST)) % LED_AWAY)
    return homes(s, seat)


def offer_place(s: Inis, seat: Seat, card: Card, out: Actions) -> Count:
    """Offer the territories that `seat` may name for a card; for some cards naming one is optional."""
    n = offer_each(places_for(s, seat, card), AT, out)
    return offer_done(out, n, card == MORRIGAN or card == CONQUEST or card == OTHER_WORLD)


def name_place(s: Inis, seat: Seat, card: Card, action: Action) -> None:
    """`seat` has named a territory for a card."""
    if action == DONE:
        return
    announce(s, action - AT + 1, 0)
    where = action - AT + 1
    if card == CONQUEST:
        do(s, frame(NAME_SOURCES, seat, CONQUEST, where))
    elif card == OTHER_WORLD:
        do(s, frame(NAME_FATES, seat, where))
    elif card == MORRIGAN:
        do(s, frame(NAME_SEAT, seat, MORRIGAN, where))


# Seats and clans.


def seats_for(s: Inis, seat: Seat, card: Card, place: int) -> Mask:
    """The seats that may be named for a card."""
    found: Mask = 0
    for other in range(s.players):
        if card == MORRIGAN:
            fits = present(s, other, place - 1)
        elif card == WARLORD or card == ADVANTAGE + HIGHLANDS:
            fits = exposed(s, other) > 0
        else:
            fits = other != seat
        if fits:
            found |= bit(other)
    return found


def name_seat(s: Inis, action: Action) -> None:
    """A seat has been named for a card."""
    announce(s, 0, action - NAME + 1)


def may_name_clan(s: Inis, seat: Seat, card: Card, where: Place, other: Seat) -> bool:
    """Whether a card may target a clan of `other` at `where`."""
    if card == CUCHULAIN:
        return s.clash == where + 1 and exposed(s, other) > s.plan[other] and enough_after(s, other)
    if clans(s, other, where) == 0:
        return False
    if card == BREAS:
        return other != seat and present(s, seat, where) and s.near[where] != 0
    if card == ADVANTAGE + LOST_VALE:
        return s.near[LOST_VALE] & bit(where) != 0
    return True


def enough_after(s: Inis, first: Seat) -> bool:
    """Whether Cuchulain, naming seats in ascending order, can still name two clans (or all there are) from here on."""
    if s.rules & CUCHULAIN_UP_TO_TWO:
        return True
    after = 0
    total = 0
    for other in range(s.players):
        total += exposed(s, other)
        if other >= first:
            after += exposed(s, other) - s.plan[other]
    return after >= min(2, total) - planned(s)


def offer_clans(s: Inis, seat: Seat, card: Card, first: int, out: Actions) -> Count:
    """Offer each clan that a card may target, in ascending order of seats if several are named."""
    n = 0
    for where in range(PLACES):
        for other in range(first, s.players):
            if may_name_clan(s, seat, card, where, other):
                out[n] = CLAN + where * SEATS + other
                n += 1
    may = card == CUCHULAIN and planned(s) > 0 and s.rules & CUCHULAIN_UP_TO_TWO != 0
    return offer_done(out, n, may)


def no_clans(s: Inis, seat: Seat, card: Card, first: int) -> bool:
    """Whether there is no clan that a card may target."""
    for where in range(PLACES):
        for other in range(first, s.players):
            if may_name_clan(s, seat, card, where, other):
                return False
    return True


def name_clan(s: Inis, seat: Seat, card: Card, action: Action) -> None:
    """`seat` has named a clan as the target of a card."""
    if action == DONE:
        return
    where = (action - CLAN) // SEATS
    other = (action - CLAN) % SEATS
    announce(s, where + 1, other + 1)
    if card == BREAS:
        do(s, frame(NAME_TARGETS, seat, BREAS, where + 1))
    elif card == CUCHULAIN:
        s.plan[other] += 1
        if planned(s) < 2:
            do(s, frame(NAME_CLAN, seat, CUCHULAIN, other))


def may_win_over(s: Inis, other: Seat, where: Place) -> bool:
    """Whether New Alliance may replace a clan of `other` at `where`: it has two or more."""
    here = clans(s, other, where)
    if s.rules & ALLIANCE_ANYWHERE:
        return here > 0 and CLANS - s.reserve[other] >= 2
    return here >= 2


def offer_alliances(s: Inis, seat: Seat, out: Actions) -> Count:
    """Offer to place a clan, or to replace a clan of an opponent, where `seat` is present."""
    n = offer_each(homes(s, seat), PLACE, out)
    places = homes(s, seat)
    while places:
        where = lowest(places)
        places &= places - 1
        for other in range(s.players):
            if other != seat and may_win_over(s, other, where):
                out[n] = CLAN + where * SEATS + other
                n += 1
    return n


def name_alliance(s: Inis, action: Action) -> None:
    """A seat has said what its New Alliance will do."""
    if action < CLAN:
        announce(s, action - PLACE + 1, 0)
    else:
        announce(s, (action - CLAN) // SEATS + 1, (action - CLAN) % SEATS + 1)


def fates_left(s: Inis, place: int) -> Count:
    """How many sanctuaries of the Other World have no fate yet; at most three get one."""
    return min(3, s.sanctuaries[place - 1]) - planned(s)


def offer_fates(s: Inis, seat: Seat, place: int, stage: int, out: Actions) -> Count:
    """Offer to place a clan or to remove a clan of an opponent for the next sanctuary; placing comes first."""
    n = 0
    where = place - 1
    if stage == 0 and s.plan[seat] < s.reserve[seat]:
        out[n] = PLACE + where
        n += 1
    for other in range(s.players):
        if other != seat and other + 1 >= stage and s.plan[other] < clans(s, other, where):
            out[n] = CLAN + where * SEATS + other
            n += 1
    return offer_done(out, n, planned(s) > 0)


def name_fate(s: Inis, seat: Seat, place: int, action: Action) -> None:
    """`seat` has said what one sanctuary of the Other World does, or has finished."""
    if action == DONE:
        return
    stage = 0
    if action < CLAN:
        s.plan[seat] += 1
    else:
        other = (action - CLAN) % SEATS
        s.plan[other] += 1
        stage = other + 1
    do(s, frame(NAME_FATES, seat, place, stage))


# Modes.


def name_flip(s: Inis, action: Action) -> None:
    """A seat has said whether the Morrigan flips the crows."""
    s.plan[0] = 1 if action == FLIP else 0
