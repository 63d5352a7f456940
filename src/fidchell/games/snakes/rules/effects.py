"""What event cards do: each effect of the closed vocabulary, in the order of the rulebook."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.frames import a_of, frame, pending, push
from fidchell.core.types import Action, Card, Count, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules import verbs
from fidchell.games.snakes.rules.board import has_druid, most_flocks
from fidchell.games.snakes.rules.britain import move_paganism
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.succession import refill, unseat


def area_for(s: Snakes, seat: Seat, code: int) -> Mask:
    """The Areas that an effect refers to."""
    if code == AT_ACTIVE:
        return bit(s.where[seat])
    elif code == AT_MOST_FLOCK:
        return bit(s.most - 1) if s.most > 0 else 0
    elif code >= IN_PROVINCE:
        return s.content.realm[code - IN_PROVINCE]
    return bit(code)


def is_toppling(code: Kind) -> bool:
    """Whether an effect removes a Leader."""
    return code == TOPPLE_CHIEF or code == TOPPLE_KING or code == TOPPLE_HIGH_KING


def read_event(s: Snakes, seat: Seat, card: Card, slot: Kind) -> None:
    """Schedule the effects of one event of a card; choices of the active player are asked before any of them."""
    first = s.content.first_op[card * SLOTS + slot]
    count = s.content.op_count[card * SLOTS + slot]
    if slot != TITLE:
        verbs.tell(s, EVENT_READ, seat, card, slot)
    for i in range(count):
        push(s, frame(EFFECT, seat, first + count - 1 - i))
    for i in range(count):
        op = first + i
        if s.content.op_where[op] == AT_MOST_FLOCK and can_happen(s, op):
            find_most(s, seat)
        elif s.content.op_code[op] == TOPPLE_KING and s.content.op_where[op] == CHRISTIAN_FIRST:
            find_doomed(s, seat)


def uses_area(code: Kind) -> bool:
    """Whether an effect happens in Areas."""
    if code == REPLACE_PEOPLE or code == TOPPLE_CHIEF or code == CHURCH:
        return True
    return code == DOLMEN or code == DRUID_RETURNS


def can_happen(s: Snakes, op: Count) -> bool:
    """Whether an effect in Areas can do anything: no Dolmen wakes where none is left."""
    code = s.content.op_code[op]
    return uses_area(code) and not (code == DOLMEN and s.content.op_amount[op] > 0 and s.dolmens_left == 0)


def find_most(s: Snakes, seat: Seat) -> None:
    """Determine the Area with most Flocks for this card; the active player breaks ties."""
    if s.most != 0 or pending(s, CHOOSE_AREA) != 0:
        return
    areas: Mask = most_flocks(s)
    if size(areas) > 1:
        push(s, frame(CHOOSE_AREA, seat))
    else:
        s.most = lowest(areas) + 1


def christian_kings(s: Snakes) -> Mask:
    """The Provinces with a Christian King."""
    return s.christian >> KING & ((1 << PROVINCES) - 1)


def find_doomed(s: Snakes, seat: Seat) -> None:
    """Choose the King that falls: a Christian one of the active player's choice, else that of the Saint's Province."""
    kings: Mask = christian_kings(s)
    if size(kings) > 1:
        push(s, frame(CHOOSE_KING, seat))
    elif kings:
        s.doomed = lowest(kings) + 1
    else:
        s.doomed = s.content.province[s.where[seat]] + 1


def effect(s: Snakes, seat: Seat, op: Count) -> None:
    """One effect of a card happens."""
    code = s.content.op_code[op]
    where = s.content.op_where[op]
    amount = s.content.op_amount[op]
    if code == PAGANISM:
        move_paganism(s, amount)
    elif code == ZEAL:
        change_zeal(s, seat, where, amount)
    elif is_toppling(code):
        topple_all(s, seat, op)
    elif code == GIFT:
        if s.gift_row != 0:
            push(s, frame(CHOOSE_GIFT, seat))
    elif code == AP:
        s.ap_change = bounded(s.ap_change + amount)
        verbs.tell(s, ACTION_POINTS, seat, NEGATIVE + amount)
    elif code == MOD:
        help_attempts(s, seat, where, amount)
    elif uses_area(code):
        change_areas(s, area_for(s, seat, where), code, amount)


def change_areas(s: Snakes, areas: Mask, code: Kind, amount: Count) -> None:
    """An effect happens in each of the Areas."""
    while areas:
        where = lowest(areas)
        if code == REPLACE_PEOPLE:
            verbs.replace_people(s, where, amount)
        elif code == CHURCH:
            change_church(s, where, amount)
        elif code == DOLMEN:
            change_dolmens(s, where, amount)
        elif code == DRUID_RETURNS:
            verbs.bring_druid(s, where)
        areas &= areas - 1


def change_church(s: Snakes, where: Place, amount: Count) -> None:
    """A Church falls or rises by levels; rising counts as the Build of this turn there."""
    for _ in range(-amount):
        verbs.lower_church(s, where)
    if amount > 0 and verbs.can_build(s, where):
        verbs.raise_church(s, s.turn, where)


def change_dolmens(s: Snakes, where: Place, amount: Count) -> None:
    """Dolmens wake or sleep."""
    for _ in range(-amount):
        verbs.clear_dolmen(s, where)
    for _ in range(amount):
        verbs.raise_dolmen(s, where)


def bounded(amount: Count) -> Count:
    """The sum of effects, limited to the range that counts."""
    return min(max(amount, -BOUND), BOUND)


def help_attempts(s: Snakes, seat: Seat, what: Kind, amount: Count) -> None:
    """Attempts this turn become easier or harder."""
    for target in range(TARGETS):
        if what == MOD_ALL or what == target or (what == MOD_LEADERS and CHIEF <= target <= HIGH):
            s.mods[target] = bounded(s.mods[target] + amount)
    verbs.tell(s, HELPED, seat, what, NEGATIVE + amount)


# Zeal.


def befalls(s: Snakes, seat: Seat, other: Seat, who: Kind) -> bool:
    """Whether an effect on Zeal applies to a seat."""
    if s.saint[other] == 0 and s.content.acolytes_suffer == 0:
        return False
    elif who == WHO_ACTIVE or who == WHO_PAIR:
        return other == seat
    elif who == WHO_WITH_DRUID:
        return has_druid(s, s.where[other])
    elif who == WHO_COAST:
        return s.content.coast >> s.where[other] & 1 != 0
    return True


def change_zeal(s: Snakes, seat: Seat, who: Kind, amount: Count) -> None:
    """Saints lose or regain Zeal: the active one first, then clockwise."""
    if who == WHO_PAIR and s.players > 1:
        push(s, frame(CHOOSE_OTHER, seat, NEGATIVE + amount))
    for i in range(s.players):
        turns = i if amount > 0 else s.players - 1 - i  # losses are pushed on the stack, so the first one comes last
        other = (seat + turns) % s.players
        if befalls(s, seat, other, who):
            strike(s, other, amount)


def strike(s: Snakes, seat: Seat, amount: Count) -> None:
    """A Saint regains Zeal, or is about to lose it."""
    if amount > 0:
        verbs.regain(s, seat, amount)
    elif amount < 0:
        push(s, frame(LOSE_ZEAL, seat, -amount, BY_EVENT))


def others(s: Snakes, seat: Seat) -> Mask:
    """The other seats that an effect on Zeal may apply to."""
    found: Mask = 0
    for other in range(s.players):
        if other != seat and befalls(s, seat, other, WHO_ALL):
            found |= bit(other)
    return found


# Leaders.


def topple_all(s: Snakes, seat: Seat, op: Count) -> None:
    """Remove all the Leaders that an event demands, then fill every seat again."""
    aside: Mask = topple(s, seat, op)
    while s.depth > 0:
        f = s.stack[s.depth - 1]
        if f & 255 != EFFECT or not is_toppling(s.content.op_code[a_of(f)]):
            break
        s.depth -= 1
        aside |= topple(s, seat, a_of(f))
    refill(s, aside)


def topple(s: Snakes, seat: Seat, op: Count) -> Mask:
    """Remove the Leaders of one effect; returns their blocks as a set."""
    code = s.content.op_code[op]
    where = s.content.op_where[op]
    if code == TOPPLE_HIGH_KING:
        return unseat(s, HIGH_KING)
    elif code == TOPPLE_KING:
        return unseat(s, KING + (s.doomed - 1 if where == CHRISTIAN_FIRST else where))
    aside: Mask = 0
    areas: Mask = area_for(s, seat, where)
    while areas:
        aside |= unseat(s, lowest(areas))
        areas &= areas - 1
    return aside


def choose_area(s: Snakes, action: Action) -> None:
    """The Area that counts as the one with the most Flock has been chosen."""
    s.most = action - AT + 1


def choose_king(s: Snakes, action: Action) -> None:
    """The Christian King who falls has been chosen."""
    s.doomed = action - KING_OF + 1
