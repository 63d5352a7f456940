"""The network of influence: what counts for and against a Convert attempt."""

from fidchell.core.bits import bit, lowest
from fidchell.core.types import Count, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules import board
from fidchell.games.snakes.rules.state import Snakes


def spread(s: Snakes, seat: Seat, target: Kind) -> Mask:
    """The Areas whose elements affect an attempt: the whole Province for a King, else the Saint's own Area."""
    where = s.where[seat]
    return board.realm_at(s, where) if target == KINGS else bit(where)


def target_worth(s: Snakes, seat: Seat, target: Kind, detail: Count) -> Count:
    """The number on the target itself; 0 for a Druid that nobody has met."""
    where = s.where[seat]
    if target == PEOPLE:
        return s.content.people_value[detail]
    elif target == CHIEF:
        return board.lord_worth(s, where)
    elif target == KINGS:
        return board.lord_worth(s, board.king_at(s, where))
    elif target == HIGH:
        return board.lord_worth(s, HIGH_KING)
    return board.druid_worth(s, where)


def superior_worth(s: Snakes, seat: Seat, target: Kind) -> Count:
    """What the Leader above the target adds or takes away; nobody is above the High King, and Druids obey no Leader."""
    where = s.where[seat]
    if target == PEOPLE:
        return board.lord_worth(s, where)
    elif target == CHIEF:
        return board.lord_worth(s, board.king_at(s, where))
    elif target == KINGS:
        return board.lord_worth(s, HIGH_KING)
    return 0


def worst_druid(s: Snakes, areas: Mask) -> Count:
    """The negative number of the worst Druid in some Areas; 0 without one."""
    worst = 0
    while areas:
        worst = min(worst, board.druid_worth(s, lowest(areas)))
        areas &= areas - 1
    return worst


def best_church(s: Snakes, areas: Mask) -> Count:
    """The level of the largest Church in some Areas; 0 if a Druid is in one of them."""
    best = 0
    while areas:
        where = lowest(areas)
        if board.has_druid(s, where):
            return 0
        best = max(best, board.church_level(s, where))
        areas &= areas - 1
    return best


def remains(s: Snakes, areas: Mask, part: Kind) -> Count:
    """What the Graves, Relics or Dolmens of some Areas add, which may be negative."""
    total = 0
    while areas:
        where = lowest(areas)
        if part == GRAVE_PART:
            total += s.graves[where]
        elif part == RELIC_PART:
            total += board.relics_at(s, where)
        else:
            total -= s.dolmens[where]
        areas &= areas - 1
    return total


def saint_worth(s: Snakes, seat: Seat, target: Kind) -> Count:
    """What the Saint's own ability adds."""
    if s.saint[seat] == 0 or (board.able(s, seat, DRUIDLESS) and board.has_druid(s, s.where[seat])):
        return 0
    return s.content.saint_mod[(s.saint[seat] - 1) * TARGETS + target]


def aura_worth(s: Snakes, seat: Seat) -> Count:
    """What the other Saints in the same Area add."""
    total = 0
    for other in range(s.players):
        if other != seat and s.saint[other] > 0 and s.where[other] == s.where[seat]:
            total += s.content.saint_aura[s.saint[other] - 1]
    return total


def gift_worth(s: Snakes, seat: Seat, target: Kind) -> Count:
    """What kept cards add to every attempt of this kind."""
    total = 0
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        at = board.power_at(s, item, MODIFY)
        if at >= 0 and s.content.power_manner[at] == 0 and s.content.power_targets[at] >> target & 1:
            total += s.content.power_amount[at]
        item = board.next_item(s, seat, item)
    return total


def part_worth(s: Snakes, seat: Seat, target: Kind, detail: Count, part: Kind) -> Count:
    """What one part of the network adds to an attempt of `seat`, which may be negative."""
    if part == TARGET_PART:
        return target_worth(s, seat, target, detail)
    elif part == SUPERIOR_PART:
        return superior_worth(s, seat, target)
    elif part == DRUID_PART:
        return worst_druid(s, spread(s, seat, target)) if target != DRUID else 0
    elif part == CHURCH_PART:
        return best_church(s, spread(s, seat, target))
    elif part == GRAVE_PART or part == RELIC_PART or part == DOLMEN_PART:
        return remains(s, spread(s, seat, target), part)
    elif part == SAINT_PART:
        return saint_worth(s, seat, target)
    elif part == AURA_PART:
        return aura_worth(s, seat)
    elif part == GIFT_PART:
        return gift_worth(s, seat, target)
    elif part == EVENT_PART:
        return s.mods[target] if seat == s.turn else 0
    elif part == PREPARED_PART:
        return s.prepared
    elif part == EFFORT_PART:
        return EFFORT_WORTH if s.effort != 0 else 0
    return s.boost


def total_worth(s: Snakes, seat: Seat, target: Kind, detail: Count) -> Count:
    """The total of an attempt on the slider: the sum of all parts."""
    total = 0
    for part in range(PARTS):
        total += part_worth(s, seat, target, detail, part)
    return total


def needed(s: Snakes, total: Count) -> Count:
    """The face that the slider shows at a total; past its ends the last space counts."""
    space = min(max(total - s.content.slider_low, 0), s.content.slider_spaces - 1)
    return s.content.slider[space]


def attempts_at(s: Snakes, where: Place) -> Mask:
    """The targets that a Saint in an Area may try: a set of PEOPLE, CHIEF and so on."""
    if board.unmet(s, where):
        return bit(DRUID)
    found: Mask = bit(DRUID) if board.has_druid(s, where) else 0
    if board.pagans(s, where) > 0:
        found |= bit(PEOPLE)
    if not board.is_christian(s, where):
        found |= bit(CHIEF)
    if not board.is_christian(s, board.king_at(s, where)) and all_met(s, board.realm_at(s, where)):
        found |= bit(KINGS)
    if where == s.content.tara and not board.is_christian(s, HIGH_KING):
        found |= bit(HIGH)
    return found


def all_met(s: Snakes, areas: Mask) -> bool:
    """Whether no Druid in some Areas is face down."""
    while areas:
        if board.unmet(s, lowest(areas)):
            return False
        areas &= areas - 1
    return True
