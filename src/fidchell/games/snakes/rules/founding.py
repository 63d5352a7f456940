"""Setup before the first turn: blocks on the map, Saints for the seats and the deck, starting Areas."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.chance import pick, roll
from fidchell.core.frames import advance, frame, push
from fidchell.core.types import Card, Count, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import all_converted
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import bar, draw_people, put_in, tell
from fidchell.games.snakes.rules.victory import end_game


def place_people(s: Snakes) -> None:
    """Place random People in every box, weakest on the left."""
    for kind in range(s.content.people_kinds):
        s.reserve[kind] = s.content.people_count[kind]
    for where in range(s.content.areas):
        for box in range(s.content.boxes[where]):
            put_in(s, where, draw_people(s), box)


def place_leaders(s: Snakes) -> None:
    """Place random Leaders on every seat, Pagan side up."""
    s.cup = bit(s.content.leaders) - 1
    for lord in range(LORDS):
        if is_lord(s, lord):
            block = pick(s, s.cup)
            s.cup &= ~bit(block)
            s.leader[lord] = block + 1


def is_lord(s: Snakes, lord: Place) -> bool:
    """Whether this seat of a Leader exists on the map."""
    if lord < KING:
        return lord < s.content.areas
    return lord == HIGH_KING or lord - KING < s.content.provinces


def place_druids(s: Snakes) -> None:
    """Place a face-down Druid in every Area."""
    total = 0
    for kind in range(s.content.druid_kinds):
        s.druid_pool[kind] = s.content.druid_count[kind] - s.content.grade_druids[s.grade * KINDS + kind]
        total += s.druid_pool[kind]
    for where in range(s.content.areas):
        s.druid[where] = HIDDEN
    s.druids_left = total - s.content.areas


def stock(s: Snakes) -> None:
    """Fill the supply of Churches, Dolmens, Graves and Gifts."""
    for level in range(LEVELS):
        s.churches_left[level] = s.content.churches[level]
    if s.content.grade_dolmens[s.grade]:
        s.dolmens_left = s.content.dolmens
    for kind in range(RELICS):
        s.relic_pool[kind] = s.content.relic_count[kind] - s.content.grade_relics[s.grade * RELICS + kind]
    s.gift_row = (1 << s.content.gifts) - 1


def lay_cards(s: Snakes) -> None:
    """Lay out the first deck without Saints, the piles of Britain and the first Key card, by level of play."""
    s.gone = s.content.grade_cards[s.grade]
    shuffled = s.content.grade_shuffled[s.grade]
    for card in range(s.content.cards):
        region = s.content.card_region[card]
        if s.gone & bit(card) or s.content.card_kind[card] == SAINT_CARD or card == s.content.first_key - 1:
            continue
        if region == 0 or shuffled >> (region - 1) & 1:
            s.deck |= bit(card)
        else:
            s.piles |= bit(card)
    if s.content.grade_key[s.grade]:
        s.deck |= bit(s.content.first_key - 1)
        s.first_colour = s.content.grade_colour[s.grade]
    else:
        s.key = s.content.first_key
        s.arthur = 1
    s.paganism = s.content.pagan_start + s.content.grade_paganism[s.grade]
    for region in range(s.content.regions):
        if s.content.region_box[region] <= s.paganism:
            s.fallen |= 1 << region


# Saints.


def free_saints(s: Snakes) -> Mask:
    """The Saints with which a seat may start."""
    found: Mask = bit(s.content.saints) - 1
    if s.picking == HISTORICAL and size(s.content.historic_start) >= s.players:
        found = s.content.historic_start
    found &= ~s.starters
    return found & ~s.content.company if s.players == 1 and s.picking != CHOSEN else found


def begin_as(s: Snakes, seat: Seat, saint: Card) -> None:
    """A seat starts with a Saint."""
    s.saint[seat] = saint + 1
    s.starters |= 1 << saint
    tell(s, SAINT_CHOSEN, seat, saint)
    if s.content.saint_start[saint] > 0:
        start_at(s, seat, s.content.saint_start[saint] - 1)


def deck_candidates(s: Snakes) -> Mask:
    """The Saints that may still go into the deck: none who starts the game, and none twice."""
    found: Mask = 0
    for saint in range(s.content.saints):
        card = s.content.saint_card[saint] - 1
        if s.starters >> saint & 1 == 0 and (s.deck | s.gone) & bit(card) == 0:
            found |= bit(saint)
    return found


def deck_saints_chosen(s: Snakes) -> Count:
    """How many Saints are in the deck already."""
    chosen = 0
    for saint in range(s.content.saints):
        if s.deck & bit(s.content.saint_card[saint] - 1):
            chosen += 1
    return chosen


def add_to_deck(s: Snakes, seat: Seat, saint: Card) -> None:
    """A Saint goes into the deck."""
    s.deck |= bit(s.content.saint_card[saint] - 1)
    tell(s, DECK_SAINT_CHOSEN, seat, saint)


def pick_deck(s: Snakes, seat: Seat) -> None:
    """Add a Saint to the deck: a seat's choice, historical, or random; after the last the others leave the game."""
    candidates: Mask = deck_candidates(s)
    if deck_saints_chosen(s) >= s.content.deck_saints or candidates == 0:
        dismiss(s, candidates)
        return
    push(s, frame(PICK_DECK, (seat + 1) % s.players))
    if s.deck_picking == CHOSEN:
        push(s, frame(CHOOSE_DECK_SAINT, seat))
        return
    if s.deck_picking == HISTORICAL and candidates & s.content.historic_deck:
        candidates &= s.content.historic_deck
    bar(s)
    add_to_deck(s, seat, pick(s, candidates))


def dismiss(s: Snakes, saints: Mask) -> None:
    """Saints that are not in the deck, and the deck cards of those who start, leave the game."""
    saints |= s.starters
    while saints:
        s.gone |= bit(s.content.saint_card[lowest(saints)] - 1)
        saints &= saints - 1


# Starting Areas and the first player.


def start_at(s: Snakes, seat: Seat, where: Place) -> None:
    """A pawn is put on the map."""
    s.where[seat] = where
    tell(s, STARTED, seat, where)


def drop_gift(s: Snakes, seat: Seat, gift: Card) -> None:
    """A Gift is removed from the game."""
    s.gift_row &= ~(1 << gift)
    tell(s, GIFT_REMOVED, seat, CARDS + gift)


def set_out(s: Snakes) -> None:
    """Set the Zeal with which Saints start, what they have converted already, and who goes first."""
    for seat in range(s.players):
        saint = s.saint[seat] - 1
        s.zeal[seat] = s.content.saint_zeal[saint]
        if s.content.saint_flock[saint]:
            s.flock[s.where[seat]] |= 1
            tell(s, CONVERTED_PEOPLE, seat, s.where[seat], s.people[s.where[seat] * BOXES])
    if all_converted(s):  # only in a very small Ireland
        end_game(s, ALL_FLOCK)
    else:
        push(s, frame(START_TURN, first_seat(s)))


def first_seat(s: Snakes) -> Seat:
    """Who goes first: the Saint of the highest rank, or else the seat that the die names."""
    best = 0
    first = -1
    for seat in range(s.players):
        rank = s.content.saint_first[s.saint[seat] - 1]
        if rank > 0 and (best == 0 or rank < best):
            best = rank
            first = seat
    if first >= 0:
        return first
    bar(s)
    return roll(s, s.players)


# From setup to the first decision.


def lay_game(s: Snakes) -> None:
    """Set up the game, up to the first decision."""
    place_people(s)
    place_leaders(s)
    place_druids(s)
    stock(s)
    lay_cards(s)
    push(s, frame(SET_OUT, 0))
    for i in range(s.players):
        push(s, frame(CHOOSE_START, s.players - 1 - i))
    gifts = s.content.grade_gifts[s.grade]
    for i in range(gifts):
        push(s, frame(DROP_GIFT, (gifts - 1 - i) % s.players))
    push(s, frame(PICK_DECK, 0))
    for i in range(s.players):
        if s.picking == DRAWN:
            begin_as(s, i, pick(s, free_saints(s)))
        else:
            push(s, frame(CHOOSE_SAINT, s.players - 1 - i))
    s.barriers = 0
    advance(s)
