"""Declarations: what a seat says about a card before anyone may cancel it, one small choice at a time.

What is chosen is written into the card's own pending effect (`announce`) or, for several places, into the plan.
Where a choice is a sequence, places and seats come in ascending order, so that each outcome has one path.
"""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.frames import a_of, amend, b_of, c_of, d_of, do, frame, pending, seat_of
from fidchell.core.types import Action, Actions, Card, Count, Mask, Place, Seat
from fidchell.games.inis.board import (
    clans,
    crowd,
    exposed,
    homes,
    island,
    leads,
    may_take_advantage,
    present,
    strangers,
    strongholds,
    tales_of,
)
from fidchell.games.inis.ids import (
    ADVANTAGE,
    ALLIANCE_ANYWHERE,
    AT,
    BREAS,
    CHILDREN_OF_DANA,
    CITADEL,
    CLAN,
    CLANS,
    CONQUEST,
    CRAFTSMEN,
    CUCHULAIN,
    CUCHULAIN_UP_TO_TWO,
    DIARMUID,
    DONE,
    EMISSARIES,
    EMISSARIES_MANY,
    ERIU,
    ERIU_ANYWHERE,
    FESTIVAL,
    FIANNA,
    FLIP,
    FROM,
    HARP,
    HIGHLANDS,
    HIT_CARD,
    HIT_CLAN,
    KERNUNO,
    LEAVE,
    LED_AWAY,
    LOST,
    LOST_VALE,
    MANANNAN,
    MIGRATION,
    MORRIGAN,
    NAME,
    NAME_CLAN,
    NAME_FATES,
    NAME_PLACINGS,
    NAME_SEAT,
    NAME_SHELTERED,
    NAME_SOURCES,
    NAME_TARGETS,
    NEW_CLANS,
    NUADA,
    NUMBER,
    ORIGIN,
    OTHER_WORLD,
    PLACE,
    PLACES,
    PLAINS,
    RETREAT,
    SANCTUARY,
    SEATS,
    SWAMP,
    TAKE_EFFECT,
    TO,
    VALLEY,
    WARLORD,
)
from fidchell.games.inis.state import Inis
from fidchell.games.inis.windows import context, offer_each


def announce(s: Inis, place: int, other: int) -> None:
    """Write a declared territory (place + 1) and seat or mode into the pending effect; 0 leaves what was there."""
    f = pending(s, TAKE_EFFECT)
    where = place if place else b_of(f)
    who = other if other else c_of(f)
    amend(s, TAKE_EFFECT, frame(TAKE_EFFECT, seat_of(f), a_of(f), where, who, d_of(f)))


def clear_plan(s: Inis) -> None:
    """Nothing is planned any more."""
    for where in range(PLACES):
        s.plan[where] = 0


def planned(s: Inis) -> Count:
    """How many clans the plan is about."""
    total = 0
    for where in range(PLACES):
        total += s.plan[where]
    return total


def offer_done(out: Actions, n: Count, offered: bool) -> Count:
    """Offer to be done, if that is allowed, after `n` other options."""
    if offered:
        out[n] = DONE
        return n + 1
    return n


# A territory.


def with_sanctuary(s: Inis, places: Mask, some: bool) -> Mask:
    """Those of the places that have a sanctuary, or those that have none."""
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
    """The territories where anybody is present."""
    found: Mask = 0
    for seat in range(s.players):
        found |= homes(s, seat)
    return found


def citadel_places(s: Inis, seat: Seat) -> Mask:
    """Where a citadel may be built or, if none is left, an advantage card may still be taken; never in the Swamp."""
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
    """Offer the territories that `seat` may name for a card; some cards need not name one."""
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


# Moving: one origin and one or more targets, or one target and several sources.


def name_origin(s: Inis, seat: Seat, card: Card, action: Action) -> None:
    """`seat` has named the territory that its clans leave."""
    announce(s, action - ORIGIN + 1, 0)
    do(s, frame(NAME_TARGETS, seat, card, action - ORIGIN + 1))


def targets_for(s: Inis, seat: Seat, card: int, origin: Place) -> Mask:
    """Where clans may go from `origin` by a card or by withdrawing."""
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
    """How many clans may leave `origin` together by a card or by withdrawing."""
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
    """Offer to send so many clans to each target; to be done, once some have been sent."""
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
    """`seat` has sent clans to a target, or is done."""
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
    """Offer to bring so many clans from each source; to be done, once some come."""
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
    """`seat` has brought clans from a source, or is done."""
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


# Placing: clan by clan, in ascending order of places.


def quota(s: Inis, seat: Seat, card: Card, where: Place) -> Count:
    """How many clans a card lets `seat` place at `where`."""
    if card == CHILDREN_OF_DANA:
        return 1 if s.spot[where] else 0
    if not present(s, seat, where):
        return 0
    if card == CRAFTSMEN:
        return strongholds(s, where)
    elif card == ERIU:
        if s.sanctuaries[where] == 0:
            return 0
        return 3 if s.rules & ERIU_ANYWHERE else 1
    elif card == NUADA:
        return crowd(s, where) - 1 if leads(s, seat, where) else 0
    return CLANS


def allowance(s: Inis, seat: Seat, card: Card) -> Count:
    """How many clans a card lets `seat` place in all."""
    if card == NEW_CLANS:
        return 2
    elif card == CHILDREN_OF_DANA or card == ADVANTAGE + VALLEY:
        return 1
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
    """Offer each territory where `seat` may place one more clan; to be done, where the card says may."""
    n = 0
    for where in range(first, PLACES):
        if room(s, seat, card, where):
            out[n] = PLACE + where
            n += 1
    may = card == CRAFTSMEN or card == HARP or card == ERIU or card == NUADA
    return offer_done(out, n, may)


def name_placing(s: Inis, seat: Seat, card: Card, count: Count, action: Action) -> None:
    """`seat` has named where a clan will be placed, or is done."""
    if action != DONE:
        s.plan[action - PLACE] += 1
        do(s, frame(NAME_PLACINGS, seat, card, action - PLACE, count + 1))


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
    """Whether a card may be aimed at a clan of `other` at `where`."""
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
    """Whether Cuchulain, who names seats in ascending order, still finds two clans (or all there are) from here on."""
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
    """Offer each clan that a card may be aimed at, in ascending order of seats where several are named."""
    n = 0
    for where in range(PLACES):
        for other in range(first, s.players):
            if may_name_clan(s, seat, card, where, other):
                out[n] = CLAN + where * SEATS + other
                n += 1
    may = card == CUCHULAIN and planned(s) > 0 and s.rules & CUCHULAIN_UP_TO_TWO != 0
    return offer_done(out, n, may)


def no_clans(s: Inis, seat: Seat, card: Card, first: int) -> bool:
    """Whether there is no clan that a card may be aimed at."""
    for where in range(PLACES):
        for other in range(first, s.players):
            if may_name_clan(s, seat, card, where, other):
                return False
    return True


def name_clan(s: Inis, seat: Seat, card: Card, action: Action) -> None:
    """`seat` has aimed a card at a clan."""
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
    """Offer to place a clan, or to replace one of an opponent's, where `seat` is present."""
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
    """A seat has said what its new alliance is to be."""
    if action < CLAN:
        announce(s, action - PLACE + 1, 0)
    else:
        announce(s, (action - CLAN) // SEATS + 1, (action - CLAN) % SEATS + 1)


def fates_left(s: Inis, place: int) -> Count:
    """How many sanctuaries of the Other World have no fate yet; three at most have one."""
    return min(3, s.sanctuaries[place - 1]) - planned(s)


def offer_fates(s: Inis, seat: Seat, place: int, stage: int, out: Actions) -> Count:
    """Offer to place a clan or to remove one of an opponent's for the next sanctuary; placing comes first."""
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
    """`seat` has said what one sanctuary of the Other World does, or is done."""
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


def offer_two(one: Action, other: Action, out: Actions) -> Count:
    """Offer two actions."""
    out[0] = one
    out[1] = other
    return 2


def offer_flip(out: Actions) -> Count:
    """Offer to flip the crows or to leave them."""
    return offer_two(FLIP, LEAVE, out)


def name_flip(s: Inis, action: Action) -> None:
    """A seat has said whether the Morrigan flips the crows."""
    s.plan[0] = 1 if action == FLIP else 0


def offer_strike(out: Actions) -> Count:
    """Offer that an attack costs a clan, or a card."""
    return offer_two(HIT_CLAN, HIT_CARD, out)
