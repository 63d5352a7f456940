"""Writes what a seat may know as numbers; `encoding.py` describes each of them.

Seats are listed from the point of view of the seat: itself first, then the others in table order. Each function
writes its parts from first to last, since writing a row of bits may overrun its end a little.
"""

from fidchell.core.bits import bit, clear_row, copy_row, eyes_in, lowest, sift, size, turn_rows, unfold, unfold_rows
from fidchell.core.frames import a_of, b_of, c_of, d_of, kind_of, pending, seat_of
from fidchell.core.types import Count, Frame, Kind, Marks, Mask, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.planner.progress import progress_of_seats
from fidchell.games.inis.rules.board import leads, strangers
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.encoding import *


def encode(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Write the observation of a seat."""
    led: Mask = progress_of_seats(s.clans, s.sanctuaries, seat, s.players, out, at + M_LANDS)
    if s.rules & TIE_TO_BRENN:
        led = lead_by_brenn(s, seat, led, out, at + M_SUBJECTS)
    encode_map(s, seat, led, out, at)
    encode_cards(s, seat, out, at)
    encode_lands(s, seat, out, at)
    encode_seats(s, seat, out, at)
    encode_table(s, seat, out, at)
    encode_own(s, seat, out, at)
    encode_ask(s, seat, out, at)


def seen_as(s: Inis, seat: Seat, other: Seat) -> Seat:
    """The number of another seat from the point of view of `seat`; 0 is itself."""
    return other - seat if other >= seat else other - seat + s.players


def lead_by_brenn(s: Inis, seat: Seat, led: Mask, out: Marks, at: int) -> Mask:
    """If ties go to the Brenn, add the tied lands to those the Brenn leads, and their subjects to the Brenn's."""
    more = 0
    for where in range(PLACES):
        if not led >> (s.brenn * PLACES + where) & 1 and leads(s, s.brenn, where):
            led |= bit(s.brenn * PLACES + where)
            more += strangers(s, s.brenn, where)
    out[at + seen_as(s, seat, s.brenn)] += more
    return led


def encode_map(s: Inis, seat: Seat, led: Mask, out: Marks, at: int) -> None:
    """Which lands touch which, and who leads them."""
    unfold_rows(s.near, PLACES, out, at + M_NEAR)
    island: Mask = 0
    for where in range(PLACES):
        island |= s.near[where]  # every land touches another
    unfold(island, PLACES, out, at + M_ISLAND)
    other = seat
    for steps in range(SEATS):
        lands: Mask = led >> other * PLACES & LANDS if steps < s.players else 0
        unfold(lands, PLACES, out, at + M_LED + steps * PLACES)
        other = other + 1 if other + 1 < s.players else 0


def encode_cards(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Which cards are where, or may be there as far as the seat knows."""
    eye = seat * SPOTS
    other = seat
    for steps in range(SEATS):
        hand: Mask = s.hands[other] if steps < s.players else 0
        cards: Mask = s.maybe[eye + other] if steps < s.players else 0
        unfold(hand >> ADVANTAGE & LANDS, PLACES, out, at + M_ADVANTAGES + steps * PLACES)
        unfold(cards & ACTION_CARDS, ACTION_BITS, out, at + M_ACTIONS + steps * ACTION_BITS)
        unfold(cards >> EPIC, TALES, out, at + M_TALES + steps * TALES)
        out[at + M_HELD_ACTIONS + steps] = size(hand & ACTION_CARDS)
        out[at + M_HELD_TALES + steps] = size(hand & EPIC_CARDS)
        other = other + 1 if other + 1 < s.players else 0
    unfold(s.faceup >> ADVANTAGE & LANDS, PLACES, out, at + M_ADVANTAGES + SEATS * PLACES)
    unfold(s.maybe[eye + DISCARD] & ACTION_CARDS, ACTION_BITS, out, at + M_ACTIONS + SEATS * ACTION_BITS)
    unfold(s.maybe[eye + ASIDE] & ACTION_CARDS, ACTION_BITS, out, at + M_ACTIONS + (SEATS + 1) * ACTION_BITS)
    unfold(s.maybe[eye + DECK] >> EPIC, TALES, out, at + M_TALES + SEATS * TALES)
    unfold(s.tales >> EPIC, TALES, out, at + M_DISCARDED_TALES)
    unfold(s.inplay, CARDS, out, at + M_OPEN)


def encode_lands(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """What is in the lands, and where they are."""
    turn_rows(s.clans, PLACES, seat, s.players, out, at + M_CLANS)
    copy_row(s.citadels, PLACES, out, at + M_CITADELS)
    copy_row(s.sanctuaries, PLACES, out, at + M_SANCTUARIES)
    sift(s.spot, PLACES, 1, 63, out, at + M_COLUMN)
    sift(s.spot, PLACES, 7, 63, out, at + M_ROW)
    sift(s.spot, PLACES, 0, 1, out, at + M_POINTS_DOWN)


def encode_seats(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """What else everyone sees of each seat."""
    turn_rows(s.reserve, 1, seat, s.players, out, at + M_RESERVE)
    turn_rows(s.deeds, 1, seat, s.players, out, at + M_DEEDS)
    other = seat
    for steps in range(SEATS):
        out[at + M_PRETENDER + steps] = s.pretenders >> other & 1 if steps < s.players else 0
        other = other + 1 if other + 1 < s.players else 0


def encode_table(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """What everyone sees of the table; then clears the sparse part, and marks seats and places in it."""
    out[at + M_PLAYERS] = s.players
    out[at + M_SEASON] = s.season
    out[at + M_SEASONS] = s.seasons
    out[at + M_PASSES] = s.passes
    out[at + M_CROWS] = s.crows
    out[at + M_OPENING] = s.opening
    out[at + CITADELS_LEFT] = s.citadels_left
    out[at + SANCTUARIES_LEFT] = s.sanctuaries_left
    out[at + DEEDS_LEFT] = s.deeds_left
    out[at + TILES_LEFT] = s.pile_size
    out[at + TALES_LEFT] = size(s.deck | s.drawn)
    out[at + SPENT_ACTIONS] = size(s.discard)
    out[at + M_ASIDE] = 1 if s.aside else 0
    clear_row(MARKS - SPARSE, out, at + SPARSE)
    if s.capital < PLACES:
        out[at + M_CAPITAL + s.capital] = 1
    if s.festival:
        out[at + M_FESTIVAL + s.festival - 1] = 1
    out[at + M_BRENN + seen_as(s, seat, s.brenn)] = 1
    out[at + M_TURN + seen_as(s, seat, s.turn)] = 1
    mark_seat(s, seat, s.cathbad, out, at + M_CATHBAD)
    mark_seat(s, seat, s.ploy, out, at + M_PLOY)
    mark_seat(s, seat, s.resume, out, at + M_RESUME)
    if s.clash or s.clashes:
        encode_clash(s, seat, out, at)
    if s.cauldron:
        out[at + M_BREW] = s.brew
        mark_seat(s, seat, s.cauldron, out, at + M_CAULDRON)


def encode_clash(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """The current clash, and the pending ones."""
    for where in range(PLACES):
        out[at + M_CLASHES + where] = s.clashes >> where & 1
    if s.clash == 0:
        return
    out[at + M_CLASH + s.clash - 1] = 1
    out[at + M_INSTIGATOR + seen_as(s, seat, s.instigator)] = 1
    out[at + M_STRIKER + seen_as(s, seat, s.striker)] = 1
    mark_seat(s, seat, s.next_up, out, at + M_NEXT_UP)
    turn_rows(s.sheltered, 1, seat, s.players, out, at + M_SHELTERED)
    turn_rows(s.lost, 1, seat, s.players, out, at + M_LOST)
    out[at + M_SPEARED] = s.speared
    out[at + M_FELLED] = s.felled
    out[at + M_BLOW] = s.blow


def encode_own(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """What only the seat knows: tiles in the pile, tales it has drawn, its choices in the draft; and the rules."""
    tiles: Mask = eyes_in(s.pile_eyes, seat) & (bit(s.pile_size) - 1)
    while tiles:
        height = lowest(tiles)
        out[at + M_TILES + s.pile[height]] = s.pile_size - height
        tiles &= tiles - 1
    if chooses_tale(s, seat):
        mark_each(s.drawn >> EPIC, out, at + M_DRAWN)
    unfold(s.sealed & s.hands[seat], ACTION_BITS, out, at + M_SEALED)
    unfold(s.locked & s.hands[seat], ACTION_BITS, out, at + M_LOCKED)
    for step in range(3):
        cards: Mask = s.passed[seat] >> step * ACTION_BITS & ACTION_CARDS
        unfold(cards, ACTION_BITS, out, at + M_PASSED + step * ACTION_BITS)
    mark_each(s.rules, out, at + M_RULES)
    out[at + M_SELF + seat] = 1


def mark_each(members: Mask, out: Marks, at: int) -> None:
    """Mark the members of a set that is small or empty."""
    while members:
        out[at + lowest(members)] = 1
        members &= members - 1


def chooses_tale(s: Inis, seat: Seat) -> bool:
    """Whether the seat is choosing from tales it has drawn."""
    if s.depth == 0:
        return False
    top = s.stack[s.depth - 1]
    return kind_of(top) == KEEP_TALE and seat_of(top) == seat


def mark_seat(s: Inis, seat: Seat, other: Count, out: Marks, at: int) -> None:
    """Mark a seat that is stored as seat + 1; 0 is none."""
    if other > 0:
        out[at + seen_as(s, seat, other - 1)] = 1


def encode_ask(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Who is asked what, and which card is waiting to take effect."""
    if s.depth == 0:
        return
    top = s.stack[s.depth - 1]
    kind = kind_of(top)
    effect = pending(s, TAKE_EFFECT)
    if effect:
        encode_declared(s, seat, effect, out, at)
    if kind == REACT and seat_of(top) != seat and not s.at_table:
        return  # in simulation only seats that hold an answer are asked, so no other seat may see the question
    out[at + M_KIND + kind] = 1
    if kind == DRAFT:  # all are named, since nobody may see who has chosen already
        for steps in range(s.players):
            out[at + M_ASKED + steps] = 1
        out[at + M_DETAILS] = a_of(top)
    else:
        asked = seat_of(top)
        out[at + M_ASKED + seen_as(s, seat, asked)] = 1
        if asked == seat:
            out[at + M_DETAILS] = a_of(top) & 255
            out[at + M_DETAILS + 1] = b_of(top) & 255
            out[at + M_DETAILS + 2] = c_of(top) & 255
            out[at + M_DETAILS + 3] = d_of(top) & 255
        encode_subject(s, seat, kind, top, out, at)


def encode_subject(s: Inis, seat: Seat, kind: Kind, top: Frame, out: Marks, at: int) -> None:
    """What everyone hears of a question."""
    a = a_of(top)
    if kind == REACT:
        out[at + M_MOMENT + a] = 1
        encode_moment(s, seat, a, b_of(top), c_of(top), out, at)
    elif names_card(kind) and a <= CARDS:
        out[at + M_CARD + a] = 1
    elif kind == GIVE_CARD or kind == CONSENT:
        out[at + M_ABOUT + seen_as(s, seat, a)] = 1


def names_card(kind: Kind) -> bool:
    """Whether a question of this kind is about a card."""
    return (
        kind == NAME_PLACE
        or kind == NAME_ORIGIN
        or kind == NAME_SEAT
        or kind == NAME_CLAN
        or kind == NAME_PLACINGS
        or kind == NAME_TARGETS
    )


def encode_moment(s: Inis, seat: Seat, moment: Kind, b: int, c: int, out: Marks, at: int) -> None:
    """What a seat may react to."""
    if moment == CANCEL or moment == AFTER_CARD:
        out[at + M_CARD + b] = 1
        out[at + M_ABOUT + seen_as(s, seat, c & PLAYER)] = 1
    elif moment == LOSING or moment == LOST:
        out[at + M_ABOUT + seen_as(s, seat, b)] = 1
        out[at + M_WHERE + c % LED_AWAY] = 1
    elif moment == DRAWING or moment == MOVED_IN or moment == ATTACKED or moment == AFTER_MANOEUVRE:
        out[at + M_ABOUT + seen_as(s, seat, b)] = 1


def encode_declared(s: Inis, seat: Seat, effect: Frame, out: Marks, at: int) -> None:
    """What has been declared for the card that is about to take effect; everyone hears it."""
    card = a_of(effect)
    other = c_of(effect)
    if card == OTHER_WORLD or card == CUCHULAIN:  # these plan by seat
        turn_rows(s.plan, 1, seat, s.players, out, at + M_PLAN)
    else:
        copy_row(s.plan, PLACES, out, at + M_PLAN)
    out[at + M_DECLARED + card] = 1
    out[at + M_DECLARER + seen_as(s, seat, seat_of(effect))] = 1
    if b_of(effect):
        out[at + M_DECLARED_AT + b_of(effect) - 1] = 1
    if other and (card == FIANNA or card == CLUB):
        out[at + M_DECLARED_CHOICE] = other
    elif other:
        out[at + M_DECLARED_SEAT + seen_as(s, seat, other - 1)] = 1
    out[at + M_DECLARED_SEASON] = 1 if d_of(effect) == SEASON_HALF else 0
