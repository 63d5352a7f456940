"""Queries about the board and the seats: who and what is where."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.types import Card, Count, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.state import Snakes


def flocks(s: Snakes, where: Place) -> Count:
    """How many People of an Area are Flocks."""
    return size(s.flock[where])


def pagans(s: Snakes, where: Place) -> Count:
    """How many People of an Area are still Pagan."""
    return s.content.boxes[where] - size(s.flock[where])


def all_converted(s: Snakes) -> bool:
    """Whether all the People of Ireland are Flocks."""
    for where in range(s.content.areas):
        if pagans(s, where) > 0:
            return False
    return True


def most_flocks(s: Snakes) -> Mask:
    """The Areas with the most Flocks."""
    most = 0
    found: Mask = 0
    for where in range(s.content.areas):
        here = flocks(s, where)
        if here > most:
            most = here
            found = 0
        if here == most:
            found |= bit(where)
    return found


def has_druid(s: Snakes, where: Place) -> bool:
    """Whether a Druid, met or not, is in an Area."""
    return s.druid[where] != 0


def unmet(s: Snakes, where: Place) -> bool:
    """Whether there is a face-down Druid in an Area."""
    return s.druid[where] != 0 and s.eyes[where] != FACE_UP


def druid_worth(s: Snakes, where: Place) -> Count:
    """The negative number of a face-up Druid, which counts against attempts; 0 without one."""
    if s.druid[where] >= MET and s.eyes[where] == FACE_UP:
        return s.content.druid_value[s.druid[where] - MET]
    return 0


def is_secret(s: Snakes, seat: Seat, where: Place) -> bool:
    """Whether others have looked at a Druid that this seat does not know."""
    return s.druid[where] >= MET and s.eyes[where] != FACE_UP and s.eyes[where] >> seat & 1 == 0


def unseen_druids(s: Snakes, seat: Seat, kind: Count) -> Count:
    """How many Druids of a kind a seat has not seen, on the map or aside."""
    count = s.druid_pool[kind]
    for where in range(s.content.areas):
        if s.druid[where] == MET + kind and is_secret(s, seat, where):
            count += 1
    return count


def church_level(s: Snakes, where: Place) -> Count:
    """The level of the Church of an Area; also 0 without one."""
    return s.church[where] - 1 if s.church[where] > 0 else 0


def is_christian(s: Snakes, lord: Place) -> bool:
    """Whether a Chief, King or High King shows the Christian side."""
    return s.christian >> lord & 1 != 0


def lord_worth(s: Snakes, lord: Place) -> Count:
    """The number a Leader shows, Pagan or Christian."""
    block = s.leader[lord] - 1
    if block < 0:
        return 0
    return s.content.christened[block] if is_christian(s, lord) else s.content.pagan[block]


def king_at(s: Snakes, where: Place) -> Place:
    """The seat of the King of an Area's Province."""
    return KING + s.content.province[where]


def realm_at(s: Snakes, where: Place) -> Mask:
    """The Areas of an Area's Province."""
    return s.content.realm[s.content.province[where]]


def relics_at(s: Snakes, where: Place) -> Count:
    """What the Relics of an Area add to attempts."""
    total = 0
    for kind in range(s.content.relic_kinds):
        total += s.relics[where * RELICS + kind] * s.content.relic_value[kind]
    return total


def graves_left(s: Snakes) -> Count:
    """How many Graves are in the pile."""
    left = 0
    for kind in range(s.content.relic_kinds):
        left += s.relic_pool[kind]
    for where in range(s.content.areas):
        left -= s.graves[where]
    return left


def first_pagan(s: Snakes, where: Place, kind: Count) -> Place:
    """The leftmost box of an Area with Pagan People of this kind, or -1."""
    for box in range(s.content.boxes[where]):
        if s.people[where * BOXES + box] == kind and s.flock[where] >> box & 1 == 0:
            return box
    return -1


# The seats.


def able(s: Snakes, seat: Seat, ability: int) -> bool:
    """Whether the active Saint of a seat has an ability."""
    return s.saint[seat] > 0 and s.content.saint_gifts[s.saint[seat] - 1] & ability != 0


def spaces(s: Snakes, seat: Seat) -> Count:
    """How many live spaces the Zeal track of a seat has."""
    return s.content.saint_spaces if s.saint[seat] > 0 else s.content.acolyte_spaces


def action_points(s: Snakes, seat: Seat) -> Count:
    """The Action Points with which a seat starts its Actions; an event changes them for the active seat."""
    if s.saint[seat] > 0:
        points = s.content.saint_track[s.zeal[seat]] + s.content.saint_ap[s.saint[seat] - 1]
    else:
        points = s.content.acolyte_track[s.zeal[seat]]
    return max(points + s.ap_change, 0) if seat == s.turn else points


def last_space(s: Snakes, seat: Seat) -> bool:
    """Whether a Final Effort is possible: Zeal is on its last live space."""
    return s.zeal[seat] == spaces(s, seat) - 1 and (s.saint[seat] > 0 or s.content.acolyte_effort != 0)


def is_saint_card(s: Snakes, item: Card) -> bool:
    """Whether a kept card is a Saint."""
    return item < CARDS and s.content.card_kind[item] == SAINT_CARD


def kept_saints(s: Snakes, seat: Seat) -> Mask:
    """The Saint cards that a seat keeps."""
    found: Mask = 0
    cards: Mask = s.kept[seat]
    while cards:
        if s.content.card_kind[lowest(cards)] == SAINT_CARD:
            found |= bit(lowest(cards))
        cards &= cards - 1
    return found


def held(s: Snakes, seat: Seat) -> Count:
    """How many cards a seat keeps."""
    return size(s.kept[seat]) + size(s.gifts[seat])


def is_full(s: Snakes, seat: Seat) -> bool:
    """Whether a seat keeps as many cards as it may."""
    return held(s, seat) >= s.content.keeper_limit[s.players - 1]


def holds(s: Snakes, seat: Seat, item: Card) -> bool:
    """Whether a seat keeps this card."""
    if item < CARDS:
        return s.kept[seat] & bit(item) != 0
    return s.gifts[seat] >> (item - CARDS) & 1 != 0


def holder(s: Snakes, item: Card) -> Seat:
    """The seat that keeps this card, or -1."""
    for seat in range(s.players):
        if holds(s, seat, item):
            return seat
    return -1


def was_used(s: Snakes, item: Card) -> bool:
    """Whether a card that works once per turn has been used."""
    if item < CARDS:
        return s.used & bit(item) != 0
    return s.used_gifts >> (item - CARDS) & 1 != 0


def has_moved(s: Snakes, item: Card) -> bool:
    """Whether a card was given away for free this turn, or asked for in vain."""
    if item < CARDS:
        return s.moved & bit(item) != 0
    return s.moved_gifts >> (item - CARDS) & 1 != 0


def power_at(s: Snakes, item: Card, power: Kind) -> int:
    """The index of a card's power in the content, or -1 if it has no such power."""
    for i in range(POWERS):
        if s.content.power[item * POWERS + i] == power:
            return item * POWERS + i
    return -1


def next_item(s: Snakes, seat: Seat, after: Card) -> Card:
    """The next card that a seat keeps after this one (-1 for the first), or ITEMS."""
    item = after + 1
    cards: Mask = s.kept[seat] >> item if item < CARDS else 0
    if cards:
        return item + lowest(cards)
    item = max(item, CARDS)
    cards = s.gifts[seat] >> (item - CARDS)
    return item + lowest(cards) if cards else ITEMS


def item_with(s: Snakes, seat: Seat, power: Kind) -> Card:
    """The first card of a seat with a power that can be used now, or ITEMS."""
    item = next_item(s, seat, -1)
    while item < ITEMS:
        at = power_at(s, item, power)
        if at >= 0 and not (s.content.power_manner[at] & ONCE_A_TURN and was_used(s, item)):
            return item
        item = next_item(s, seat, item)
    return ITEMS


def company(s: Snakes, seat: Seat, reach: Mask) -> Mask:
    """The other seats whose pawns are in the Areas of `reach`."""
    found: Mask = 0
    for other in range(s.players):
        if other != seat and reach & bit(s.where[other]) != 0:
            found |= bit(other)
    return found


def delaying(s: Snakes) -> bool:
    """Whether a Saint holds Paganism back, as an active Saint or as a kept card."""
    for seat in range(s.players):
        if able(s, seat, DELAY):
            return True
        cards: Mask = kept_saints(s, seat)
        while cards:
            if s.content.saint_gifts[s.content.card_saint[lowest(cards)]] & DELAY:
                return True
            cards &= cards - 1
    return False
