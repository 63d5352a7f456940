"""Writes what a seat may know as numbers; `encoding.py` describes each of them.

Seats are listed from the point of view of the seat: itself first, then the others in table order. Each function
writes its parts from first to last, since writing a row of bits may overrun its end a little, and since memory is
fastest when written sequentially.
"""

from fidchell.core.bits import bit, clear_row, copy_row, lowest, size, unfold
from fidchell.core.frames import a_of, b_of, c_of, d_of, kind_of, pending, seat_of
from fidchell.core.types import Frame, Marks, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import last_space
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.turn import event_colour
from fidchell.games.snakes.view.encoding import *


def encode(s: Snakes, seat: Seat, out: Marks, at: int) -> None:
    """Write the observation of a seat."""
    encode_map(s, out, at)
    encode_deck(s, seat, out, at)
    encode_land(s, out, at)
    encode_supply(s, out, at)
    encode_turn(s, out, at)
    clear_row(MARKS - SPARSE, out, at + SPARSE)
    encode_seats(s, seat, out, at)
    encode_leaders(s, out, at)
    encode_secrets(s, seat, out, at)
    encode_cards(s, out, at)
    encode_options(s, seat, out, at)
    if s.depth > 0 and kind_of(s.stack[s.depth - 1]) < KINDS_OF_ASK:  # a step is on top only when nobody observes
        encode_ask(s, seat, s.stack[s.depth - 1], out, at)


def seen_as(s: Snakes, seat: Seat, other: Seat) -> Seat:
    """The number of another seat from the point of view of `seat`; 0 is itself."""
    return other - seat if other >= seat else other - seat + s.players


def encode_map(s: Snakes, out: Marks, at: int) -> None:
    """The map, and what is where on it, bit by bit."""
    copy_row(s.content.sketch, SKETCHED, out, at)
    west: Mask = 0
    east: Mask = 0
    for where in range(AREAS // 2):
        west |= bit(where * BOXES) * s.flock[where]
        east |= bit(where * BOXES) * s.flock[AREAS // 2 + where]
    unfold(west, HALF, out, at + M_FLOCKS)
    unfold(east, HALF, out, at + M_FLOCKS + HALF)
    unfold(s.built, AREAS, out, at + M_BUILT)
    unfold(s.christian, LORDS, out, at + M_CHRISTIAN)
    unfold(s.fallen, REGIONS, out, at + M_FALLEN)
    unfold(s.gift_row, GIFTS, out, at + M_GIFT_ROW)


# The seats.


def encode_seats(s: Snakes, seat: Seat, out: Marks, at: int) -> None:
    """What each seat keeps, its Saint, and where it is; rows of unused seats stay clear."""
    players = s.players
    other = seat
    for steps in range(players):
        unfold(s.kept[other], CARDS, out, at + M_KEPT + steps * CARDS)
        unfold(s.gifts[other], GIFTS, out, at + M_GIFTS + steps * GIFTS)
        out[at + M_SAINT + steps * (SAINTS + 1) + s.saint[other]] = 1
        if s.turns > 0 or is_on_map(s, other):
            out[at + M_WHERE + steps * AREAS + s.where[other]] = 1
        out[at + M_ZEAL + steps] = s.zeal[other]
        out[at + M_LAST_SPACE + steps] = last_space(s, other)
        out[at + M_STRUCK + steps] = s.struck >> other & 1
        other = other + 1 if other + 1 < players else 0


def is_on_map(s: Snakes, seat: Seat) -> bool:
    """Whether a pawn is on the map before the first turn."""
    saint = s.saint[seat]
    if saint > 0 and s.content.saint_start[saint - 1] > 0:
        return True
    for i in range(s.depth):
        kind = kind_of(s.stack[i])
        if seat_of(s.stack[i]) == seat and (kind == CHOOSE_SAINT or kind == CHOOSE_START):
            return False
    return True


# The cards.


def encode_deck(s: Snakes, seat: Seat, out: Marks, at: int) -> None:
    """Where the other event cards are and, of those in the deck, which the seat has seen on top."""
    unfold(s.deck, CARDS, out, at + M_TO_COME)
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1:
            out[at + M_TO_COME + s.tops[i]] = 2 + i
    unfold(s.discard, CARDS, out, at + M_DISCARDED)
    unfold(s.piles, CARDS, out, at + M_PILES)
    unfold(s.gone, CARDS, out, at + M_GONE)


def encode_cards(s: Snakes, out: Marks, at: int) -> None:
    """The face-up event cards, and what has been used or has changed hands this turn."""
    if s.current > 0:
        out[at + M_OPEN + s.current - 1] = CURRENT_CARD
    if s.key > 0:
        out[at + M_OPEN + s.key - 1] = KEY_CARD
    if s.used | s.moved:
        rest(s.used, USED_CARD, out, at + M_RESTED)
        rest(s.moved, MOVED_CARD, out, at + M_RESTED)
    if s.used_gifts | s.moved_gifts:
        rest(s.used_gifts, USED_CARD, out, at + M_RESTED + CARDS)
        rest(s.moved_gifts, MOVED_CARD, out, at + M_RESTED + CARDS)


def rest(cards: Mask, mark: int, out: Marks, at: int) -> None:
    """Add a mark to each of some cards."""
    while cards:
        out[at + lowest(cards)] += mark
        cards &= cards - 1


# The land.


def encode_land(s: Snakes, out: Marks, at: int) -> None:
    """What is in the Areas, as if nobody had looked at a Druid and no Leader were Christian."""
    copy_row(s.people, AREAS * BOXES, out, at + M_PEOPLE)
    copy_row(s.relics, AREAS * RELICS, out, at + M_RELICS)
    copy_row(s.church, AREAS, out, at + M_CHURCHES)
    copy_row(s.dolmens, AREAS, out, at + M_DOLMENS)
    copy_row(s.graves, AREAS, out, at + M_GRAVES)
    copy_row(s.druid, AREAS, out, at + M_DRUIDS)
    for lord in range(LORDS):
        out[at + M_LEADERS + lord] = s.content.shown[s.leader[lord]]


def encode_leaders(s: Snakes, out: Marks, at: int) -> None:
    """Leaders who are Christian, or who have both sides known."""
    lords: Mask = s.christian | s.open
    while lords:
        lord = lowest(lords)
        lords &= lords - 1
        block = s.leader[lord] - 1
        pagan = LORD_ZERO + s.content.pagan[block]
        christened = LORD_ZERO + s.content.christened[block]
        change = (christened - pagan) * (s.christian >> lord & 1)
        out[at + M_LEADERS + lord] = pagan + change
        out[at + M_OTHER_SIDES + lord] = (christened - change) * (s.open >> lord & 1)


def encode_secrets(s: Snakes, seat: Seat, out: Marks, at: int) -> None:
    """Face-down Druids that seats have looked at: everyone knows who looked, and their kinds count as unmet."""
    areas: Mask = 0
    for where in range(AREAS):
        areas |= ((s.druid[where] >= MET) & (s.eyes[where] != FACE_UP)) << where
    while areas:
        encode_secret(s, seat, lowest(areas), out, at)
        areas &= areas - 1


def encode_secret(s: Snakes, seat: Seat, where: Place, out: Marks, at: int) -> None:
    """A Druid whose kind is known only to the seats that have looked."""
    out[at + M_UNMET + s.druid[where] - MET] += 1
    if s.eyes[where] >> seat & 1 == 0:
        out[at + M_DRUIDS + where] = HIDDEN
    eyes: Mask = s.eyes[where]
    while eyes:
        out[at + M_LOOKED + where * SEATS + seen_as(s, seat, lowest(eyes))] = 1
        eyes &= eyes - 1


# The table.


def encode_supply(s: Snakes, out: Marks, at: int) -> None:
    """What is left in the supply, and the progress of the game."""
    copy_row(s.reserve, KINDS, out, at + M_RESERVE)
    copy_row(s.druid_pool, KINDS, out, at + M_UNMET)
    copy_row(s.relic_pool, RELICS, out, at + M_UNSEEN)
    copy_row(s.churches_left, LEVELS, out, at + M_CHURCHES_LEFT)
    out[at + DOLMENS_LEFT] = s.dolmens_left
    out[at + DRUIDS_LEFT] = s.druids_left
    out[at + LEADERS_LEFT] = size(s.cup)
    out[at + CARDS_LEFT] = size(s.deck)
    out[at + M_PLAYERS] = s.players
    out[at + M_LIMIT] = s.content.keeper_limit[s.players - 1]
    out[at + M_TURNS] = min(s.turns, 255)
    out[at + M_DEATHS] = min(s.deaths, 255)
    out[at + M_PAGANISM] = s.paganism
    out[at + M_END_BOX] = s.content.end_box
    out[at + M_FIRST_KEY] = s.arthur
    out[at + M_ENDING] = s.ending
    out[at + M_RESULT] = s.verdict


def encode_turn(s: Snakes, out: Marks, at: int) -> None:
    """What applies to this turn."""
    for target in range(TARGETS):
        out[at + M_HELPS + target] = HELP_ZERO + s.mods[target]
    out[at + M_PHASE] = s.phase
    out[at + M_POINTS] = s.ap
    out[at + M_MORE_POINTS] = HELP_ZERO + s.ap_change
    out[at + M_PREPARED] = s.prepared
    out[at + M_BOOST] = BOOST_ZERO + s.boost
    out[at + M_EFFORT] = s.effort
    out[at + M_FAITH] = s.faith
    out[at + M_FREE_BUILD] = s.free_build
    out[at + M_SHIELDED] = s.shielded


def encode_options(s: Snakes, seat: Seat, out: Marks, at: int) -> None:
    """The colour of the event, the options, and whose turn it is."""
    colour = event_colour(s)
    if colour >= 0:
        out[at + M_COLOUR + colour] = 1
    out[at + M_GRADE + s.grade] = 1
    out[at + M_PICKING + s.picking] = 1
    out[at + M_DECK_PICKING + s.deck_picking] = 1
    out[at + M_TURN + seen_as(s, seat, s.turn)] = 1
    out[at + M_SELF + seat] = 1


# What is asked.


def encode_ask(s: Snakes, seat: Seat, top: Frame, out: Marks, at: int) -> None:
    """Who is asked what; the details only for that seat."""
    kind = kind_of(top)
    a = a_of(top)
    b = b_of(top)
    out[at + M_KIND + kind] = 1
    out[at + M_ASKED + seen_as(s, seat, seat_of(top))] = 1
    if kind == DROP_ITEM or kind == GIVE_TO or kind == CONSENT:
        out[at + M_OPEN + a] = ASKED_CARD
    elif kind == BOOST:
        out[at + M_TARGET + a] = 1
    if kind == CONSENT:
        b = seen_as(s, seat, b)
        out[at + M_ABOUT + b] = 1
    elif kind == SPARE or kind == AFTER_ROLL:
        a = seen_as(s, seat, a)
        out[at + M_ABOUT + a] = 1
    if kind == AFTER_ROLL:
        encode_throw(pending(s, RESOLVE), out, at)
    if seat_of(top) == seat:
        out[at + M_DETAILS] = a & 255
        out[at + M_DETAILS + 1] = b & 255


def encode_throw(attempt: Frame, out: Marks, at: int) -> None:
    """A roll that may still be changed."""
    out[at + M_TARGET + a_of(attempt)] = 1
    out[at + M_THROWN] = c_of(attempt)
    out[at + M_NEEDED] = d_of(attempt)
