"""Totals and chances of attempts in any Area, as far as a seat can know."""

from fidchell.core.bits import lowest
from fidchell.core.types import Card, Count, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules import board
from fidchell.games.snakes.rules.convert import boosts
from fidchell.games.snakes.rules.influence import best_church, gift_worth, needed, worst_druid
from fidchell.games.snakes.rules.state import Snakes

# Druids.


def knows_druid(s: Snakes, seat: Seat, where: Place) -> bool:
    """Whether a seat knows the number of the Druid of an Area."""
    return s.druid[where] >= MET and (s.eyes[where] == FACE_UP or s.eyes[where] >> seat & 1 != 0)


def known_druid(s: Snakes, where: Place) -> Count:
    """The number of a Druid that has been looked at."""
    return s.content.druid_value[s.druid[where] - MET]


# Totals.


def ground_at(s: Snakes, where: Place) -> Count:
    """What the Graves, Relics and Dolmens of an Area add to attempts."""
    return s.graves[where] + board.relics_at(s, where) - s.dolmens[where]


def box_at(s: Snakes, where: Place) -> Count:
    """What the Druid or Church of an Area adds to attempts; a face-down Druid counts as 0."""
    return board.druid_worth(s, where) if board.has_druid(s, where) else board.church_level(s, where)


def lasting(s: Snakes, where: Place, target: Kind, detail: Count) -> Count:
    """What the board adds to an attempt in an Area; a face-down Druid as the target itself counts as 0."""
    if target == PEOPLE:
        return s.content.people_value[detail] + board.lord_worth(s, where) + box_at(s, where) + ground_at(s, where)
    elif target == CHIEF:
        superior = board.lord_worth(s, board.king_at(s, where))
        return board.lord_worth(s, where) + superior + box_at(s, where) + ground_at(s, where)
    elif target == KINGS:
        return (
            board.lord_worth(s, board.king_at(s, where))
            + board.lord_worth(s, HIGH_KING)
            + realm_worth(s, board.realm_at(s, where))
        )
    elif target == HIGH:
        return board.lord_worth(s, HIGH_KING) + box_at(s, where) + ground_at(s, where)
    return board.druid_worth(s, where) + ground_at(s, where)


def realm_worth(s: Snakes, areas: Mask) -> Count:
    """What the Areas of a Province add to an attempt on its King."""
    total = worst_druid(s, areas) + best_church(s, areas)
    while areas:
        total += ground_at(s, lowest(areas))
        areas &= areas - 1
    return total


def ability(s: Snakes, seat: Seat, where: Place, target: Kind) -> Count:
    """What the Saint of a seat adds to an attempt in an Area."""
    if s.saint[seat] == 0 or (board.able(s, seat, DRUIDLESS) and board.has_druid(s, where)):
        return 0
    return s.content.saint_mod[(s.saint[seat] - 1) * TARGETS + target]


def comfort(s: Snakes, seat: Seat, where: Place) -> Count:
    """What the other Saints in an Area would add."""
    total = 0
    for other in range(s.players):
        if other != seat and s.saint[other] > 0 and s.where[other] == where:
            total += s.content.saint_aura[s.saint[other] - 1]
    return total


def personal(s: Snakes, seat: Seat, where: Place, target: Kind) -> Count:
    """What a seat itself adds to an attempt in an Area: Saint, company, cards, event, and Relics carried along."""
    total = ability(s, seat, where, target) + comfort(s, seat, where) + gift_worth(s, seat, target)
    if seat == s.turn:
        total += s.mods[target]
    if where != s.where[seat]:
        total += board.relics_at(s, s.where[seat])
    return total + yearly(s, seat, target)


def yearly(s: Snakes, seat: Seat, target: Kind) -> Count:
    """What cards that work once per turn would add."""
    total = 0
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        at = boosts(s, item, target)
        if at >= 0 and s.content.power_manner[at] & DISCARDED == 0:
            total += s.content.power_amount[at]
        item = board.next_item(s, seat, item)
    return total


def sacrifice(s: Snakes, seat: Seat, target: Kind) -> Card:
    """The kept card that would help an attempt most if given up, or ITEMS."""
    best = ITEMS
    most = 0
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        at = boosts(s, item, target)
        if at >= 0 and s.content.power_manner[at] & DISCARDED and s.content.power_amount[at] > most:
            best = item
            most = s.content.power_amount[at]
        item = board.next_item(s, seat, item)
    return best


def prepare_worth(s: Snakes, seat: Seat, times: Count) -> Count:
    """What preparing this many times would add."""
    if times > 0 and s.faith == 0:
        item = board.item_with(s, seat, FIRST_PREPARE)
        if item < ITEMS:
            return times - 1 + s.content.power_amount[board.power_at(s, item, FIRST_PREPARE)]
    return times


# Chances.


def over(s: Snakes, total: Count) -> float:
    """The chance of success at a total."""
    need = needed(s, total)
    count = 0
    for i in range(s.content.faces):
        if s.content.face[i] > need:
            count += 1
    return 1.0 * count / s.content.faces


def under(s: Snakes, total: Count) -> float:
    """The chance of failure at a total."""
    need = needed(s, total)
    count = 0
    for i in range(s.content.faces):
        if s.content.face[i] < need:
            count += 1
    return 1.0 * count / s.content.faces


def is_riddle(s: Snakes, seat: Seat, where: Place, target: Kind) -> bool:
    """Whether the target of an attempt is a Druid that the seat does not know."""
    return target == DRUID and not knows_druid(s, seat, where)


def success(s: Snakes, seat: Seat, where: Place, target: Kind, total: Count) -> float:
    """The chance of success; the total leaves out a face-down Druid, known to the seat or not."""
    if not is_riddle(s, seat, where, target):
        return over(s, total + veiled(s, seat, where, target))
    chance = 0.0
    count = 0
    for kind in range(s.content.druid_kinds):
        here = board.unseen_druids(s, seat, kind)
        count += here
        chance += here * over(s, total + s.content.druid_value[kind])
    return chance / count if count > 0 else 0.0


def failure(s: Snakes, seat: Seat, where: Place, target: Kind, total: Count) -> float:
    """The chance of failure; the total leaves out a face-down Druid, known to the seat or not."""
    if not is_riddle(s, seat, where, target):
        return under(s, total + veiled(s, seat, where, target))
    chance = 0.0
    count = 0
    for kind in range(s.content.druid_kinds):
        here = board.unseen_druids(s, seat, kind)
        count += here
        chance += here * under(s, total + s.content.druid_value[kind])
    return chance / count if count > 0 else 1.0


def veiled(s: Snakes, seat: Seat, where: Place, target: Kind) -> Count:
    """The number of a face-down Druid that the seat has looked at; otherwise 0."""
    if target == DRUID and board.unmet(s, where) and knows_druid(s, seat, where):
        return known_druid(s, where)
    return 0
