"""What a seat may know, as numbers; `encoding.py` says what each is.

Seats are told as the seat itself sees them: it comes first, then the others in table order. Each function writes its
parts in the order in which they lie, since a row of bits may write a little beyond its end.
"""

from fidchell.core.bits import bit, size, unfold
from fidchell.core.frames import a_of, b_of, c_of, d_of, kind_of, pending, seat_of
from fidchell.core.types import Count, Frame, Kind, Marks, Mask, Seat
from fidchell.games.inis.board import leads
from fidchell.games.inis.ids import (
    ACTION_BITS,
    ACTION_CARDS,
    ADVANTAGE,
    AFTER_CARD,
    AFTER_MANOEUVRE,
    ASIDE,
    ATTACKED,
    CANCEL,
    CARDS,
    CLUB,
    CONSENT,
    DECK,
    DISCARD,
    DRAFT,
    DRAWING,
    EPIC,
    EPIC_CARDS,
    FIANNA,
    GIVE_CARD,
    KEEP_TALE,
    LED_AWAY,
    LOSING,
    LOST,
    MOVED_IN,
    NAME_CLAN,
    NAME_ORIGIN,
    NAME_PLACE,
    NAME_PLACINGS,
    NAME_SEAT,
    NAME_TARGETS,
    PLACES,
    PLAYER,
    REACT,
    SEASON_HALF,
    SEATS,
    SPOTS,
    TAKE_EFFECT,
    TIE_TO_BRENN,
)
from fidchell.games.inis.marks import (
    M_ABOUT,
    M_ACTIONS,
    M_ADVANTAGES,
    M_ASIDE,
    M_ASKED,
    M_BLOW,
    M_BRENN,
    M_BREW,
    M_CAPITAL,
    M_CARD,
    M_CATHBAD,
    M_CAULDRON,
    M_CITADELS,
    M_CLANS,
    M_CLASH,
    M_CLASHES,
    M_COLUMN,
    M_CROWS,
    M_DECLARED,
    M_DECLARED_AT,
    M_DECLARED_CHOICE,
    M_DECLARED_SEASON,
    M_DECLARED_SEAT,
    M_DECLARER,
    M_DEEDS,
    M_DETAILS,
    M_DISCARDED,
    M_DOWN,
    M_DRAWN,
    M_FELLED,
    M_FESTIVAL,
    M_HELD_ACTIONS,
    M_HELD_TALES,
    M_INSTIGATOR,
    M_ISLAND,
    M_KIND,
    M_LANDS,
    M_LED,
    M_LOCKED,
    M_LOST,
    M_MARKED,
    M_MOMENT,
    M_NEAR,
    M_NEXT_UP,
    M_OPEN,
    M_OPENING,
    M_PASSED,
    M_PASSES,
    M_PLAN,
    M_PLAYERS,
    M_PLOY,
    M_PRETENDER,
    M_RESERVE,
    M_RESUME,
    M_ROW,
    M_RULES,
    M_SANCTUARIES,
    M_SEALED,
    M_SEASON,
    M_SEASONS,
    M_SHELTERED,
    M_SHRINES,
    M_SPEARED,
    M_STRIKER,
    M_SUBJECTS,
    M_SUPPLY,
    M_TALES,
    M_TILES,
    M_TURN,
    M_WHERE,
    MARKS,
    TALES,
)
from fidchell.games.inis.state import Inis


def encode(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Write all that a seat may know."""
    encode_map(s, seat, out, at)
    encode_cards(s, seat, out, at)
    encode_lands(s, seat, out, at)
    encode_seats(s, seat, out, at)
    encode_table(s, seat, out, at)
    encode_ask(s, seat, out, at)


def seen_as(s: Inis, seat: Seat, other: Seat) -> Seat:
    """The number by which a seat knows another: 0 is itself."""
    return other - seat if other >= seat else other - seat + s.players


def seat_after(s: Inis, seat: Seat, steps: Count) -> Seat:
    """The seat that another knows by a number."""
    return seat + steps if seat + steps < s.players else seat + steps - s.players


def encode_map(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Which lands lie where, who leads them, and where clashes are to come."""
    found: Mask = 0
    for where in range(PLACES):
        unfold(s.near[where], 2, out, at + M_NEAR + where * PLACES)
        if s.spot[where] != 0:
            found |= bit(where)
    unfold(found, 2, out, at + M_ISLAND)
    led: Mask = leaders(s)
    for steps in range(SEATS):
        other = seat_after(s, seat, steps)
        unfold(led >> other * PLACES if steps < s.players else 0, 2, out, at + M_LED + steps * PLACES)
    unfold(s.clashes, 2, out, at + M_CLASHES)


def leaders(s: Inis) -> Mask:
    """The lands that each seat leads, 16 bits for each seat."""
    found: Mask = 0
    for where in range(PLACES):
        first = where * SEATS
        best = 0
        most = 0
        tied = True
        for seat in range(SEATS):
            here = s.clans[first + seat]
            if here > most:
                most = here
                best = seat
                tied = False
            elif here == most:
                tied = True
        if most > 0 and not tied:
            found |= bit(best * PLACES + where)
        elif most > 0 and s.rules & TIE_TO_BRENN and leads(s, s.brenn, where):
            found |= bit(s.brenn * PLACES + where)
    return found


def encode_cards(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Which cards lie where, or may lie there as far as the seat knows."""
    eye = seat * SPOTS
    for steps in range(SEATS):
        other = seat_after(s, seat, steps)
        hand: Mask = s.hands[other] if steps < s.players else 0
        unfold(hand >> ADVANTAGE & 0xFFFF, 2, out, at + M_ADVANTAGES + steps * PLACES)
    unfold(s.faceup >> ADVANTAGE & 0xFFFF, 2, out, at + M_ADVANTAGES + SEATS * PLACES)
    for steps in range(SEATS):
        other = seat_after(s, seat, steps)
        cards: Mask = s.maybe[eye + other] & ACTION_CARDS if steps < s.players else 0
        unfold(cards, 3, out, at + M_ACTIONS + steps * ACTION_BITS)
    unfold(s.maybe[eye + DISCARD] & ACTION_CARDS, 3, out, at + M_ACTIONS + SEATS * ACTION_BITS)
    unfold(s.maybe[eye + ASIDE] & ACTION_CARDS, 3, out, at + M_ACTIONS + (SEATS + 1) * ACTION_BITS)
    for steps in range(SEATS):
        other = seat_after(s, seat, steps)
        tales: Mask = (s.maybe[eye + other] & EPIC_CARDS) >> EPIC if steps < s.players else 0
        unfold(tales, 4, out, at + M_TALES + steps * TALES)
    unfold((s.maybe[eye + DECK] & EPIC_CARDS) >> EPIC, 4, out, at + M_TALES + SEATS * TALES)
    unfold(s.tales >> EPIC, 4, out, at + M_DISCARDED)
    unfold(s.drawn >> EPIC if chooses_tale(s, seat) else 0, 4, out, at + M_DRAWN)
    unfold(s.sealed & s.hands[seat], 3, out, at + M_SEALED)
    unfold(s.locked & s.hands[seat], 3, out, at + M_LOCKED)
    for step in range(3):
        unfold(s.passed[seat] >> step * ACTION_BITS & ACTION_CARDS, 3, out, at + M_PASSED + step * ACTION_BITS)
    unfold(s.inplay, 8, out, at + M_OPEN)


def chooses_tale(s: Inis, seat: Seat) -> bool:
    """Whether the seat is choosing from tales that it has drawn."""
    if s.depth == 0:
        return False
    top = s.stack[s.depth - 1]
    return kind_of(top) == KEEP_TALE and seat_of(top) == seat


def encode_lands(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """What stands in the lands, and where they lie."""
    for steps in range(SEATS):
        other = seat_after(s, seat, steps) if steps < s.players else SEATS - 1  # nobody: it has no clans
        for where in range(PLACES):
            out[at + M_CLANS + steps * PLACES + where] = s.clans[where * SEATS + other] if steps < s.players else 0
    effect = pending(s, TAKE_EFFECT)
    for where in range(PLACES):
        code = s.spot[where] - 1 if s.spot[where] > 0 else 0
        out[at + M_CITADELS + where] = s.citadels[where]
        out[at + M_SANCTUARIES + where] = s.sanctuaries[where]
        out[at + M_COLUMN + where] = code >> 1 & 63
        out[at + M_ROW + where] = code >> 7
        out[at + M_DOWN + where] = code & 1
        out[at + M_PLAN + where] = s.plan[where] if effect else 0


def encode_seats(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """How each seat stands."""
    led: Mask = leaders(s)
    for steps in range(SEATS):
        here = steps < s.players
        other = seat_after(s, seat, steps) if here else 0
        lands = 0
        shrines = 0
        subjects = 0
        for where in range(PLACES):
            first = where * SEATS
            mine = s.clans[first + other]
            if mine > 0:
                lands += 1
                shrines += s.sanctuaries[where]
                if led >> (other * PLACES + where) & 1:
                    subjects += s.clans[first] + s.clans[first + 1] + s.clans[first + 2] + s.clans[first + 3] - mine
        out[at + M_RESERVE + steps] = s.reserve[other] if here else 0
        out[at + M_DEEDS + steps] = s.deeds[other] if here else 0
        out[at + M_HELD_ACTIONS + steps] = size(s.hands[other] & ACTION_CARDS) if here else 0
        out[at + M_HELD_TALES + steps] = size(s.hands[other] & EPIC_CARDS) if here else 0
        out[at + M_LANDS + steps] = lands if here else 0
        out[at + M_SHRINES + steps] = shrines if here else 0
        out[at + M_SUBJECTS + steps] = subjects if here else 0
        out[at + M_SHELTERED + steps] = s.sheltered[other] if here else 0
        out[at + M_LOST + steps] = s.lost[other] if here else 0
        out[at + M_PRETENDER + steps] = s.pretenders >> other & 1 if here else 0


def encode_table(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """What all see of the table, then a clean place for what is marked, and the marks of seats and places."""
    out[at + M_PLAYERS] = s.players
    out[at + M_SEASON] = s.season
    out[at + M_SEASONS] = s.seasons
    out[at + M_PASSES] = s.passes
    out[at + M_CROWS] = s.crows
    out[at + M_OPENING] = s.opening
    out[at + M_SUPPLY] = s.citadels_left
    out[at + M_SUPPLY + 1] = s.sanctuaries_left
    out[at + M_SUPPLY + 2] = s.deeds_left
    out[at + M_SUPPLY + 3] = s.pile_size
    out[at + M_SUPPLY + 4] = size(s.deck | s.drawn)
    out[at + M_SUPPLY + 5] = size(s.discard)
    out[at + M_ASIDE] = 1 if s.aside else 0
    out[at + M_SPEARED] = s.speared
    out[at + M_FELLED] = s.felled
    out[at + M_BLOW] = s.blow
    out[at + M_BREW] = s.brew
    unfold(s.rules, 3, out, at + M_RULES)
    for mark in range(at + M_MARKED, at + MARKS):
        out[mark] = 0
    if s.capital < PLACES:
        out[at + M_CAPITAL + s.capital] = 1
    if s.festival:
        out[at + M_FESTIVAL + s.festival - 1] = 1
    for i in range(s.pile_size):
        if s.pile_eyes[i] >> seat & 1:
            out[at + M_TILES + s.pile[i]] = s.pile_size - i
    out[at + M_BRENN + seen_as(s, seat, s.brenn)] = 1
    out[at + M_TURN + seen_as(s, seat, s.turn)] = 1
    if s.clash:
        out[at + M_CLASH + s.clash - 1] = 1
        out[at + M_INSTIGATOR + seen_as(s, seat, s.instigator)] = 1
        out[at + M_STRIKER + seen_as(s, seat, s.striker)] = 1
    mark_seat(s, seat, s.next_up, out, at + M_NEXT_UP)
    mark_seat(s, seat, s.cauldron, out, at + M_CAULDRON)
    mark_seat(s, seat, s.cathbad, out, at + M_CATHBAD)
    mark_seat(s, seat, s.ploy, out, at + M_PLOY)
    mark_seat(s, seat, s.resume, out, at + M_RESUME)


def mark_seat(s: Inis, seat: Seat, other: Count, out: Marks, at: int) -> None:
    """Mark a seat that is kept with 1 added; 0 is none."""
    if other > 0:
        out[at + seen_as(s, seat, other - 1)] = 1


def encode_ask(s: Inis, seat: Seat, out: Marks, at: int) -> None:
    """Who is asked what, and which card waits to take effect."""
    for i in range(4):
        out[at + M_DETAILS + i] = 0
    if s.depth == 0:
        return
    top = s.stack[s.depth - 1]
    kind = kind_of(top)
    out[at + M_KIND + kind] = 1
    if kind == DRAFT:  # all are named, for nobody may see who has chosen already
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
    encode_declared(s, seat, pending(s, TAKE_EFFECT), out, at)


def encode_subject(s: Inis, seat: Seat, kind: Kind, top: Frame, out: Marks, at: int) -> None:
    """What everybody hears of a question."""
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
    """To what a seat may react."""
    if moment == CANCEL or moment == AFTER_CARD:
        out[at + M_CARD + b] = 1
        out[at + M_ABOUT + seen_as(s, seat, c & PLAYER)] = 1
    elif moment == LOSING or moment == LOST:
        out[at + M_ABOUT + seen_as(s, seat, b)] = 1
        out[at + M_WHERE + c % LED_AWAY] = 1
    elif moment == DRAWING or moment == MOVED_IN or moment == ATTACKED or moment == AFTER_MANOEUVRE:
        out[at + M_ABOUT + seen_as(s, seat, b)] = 1


def encode_declared(s: Inis, seat: Seat, effect: Frame, out: Marks, at: int) -> None:
    """What has been declared about the card that is about to take effect; all hear it."""
    if effect == 0:
        return
    card = a_of(effect)
    other = c_of(effect)
    out[at + M_DECLARED + card] = 1
    out[at + M_DECLARER + seen_as(s, seat, seat_of(effect))] = 1
    if b_of(effect):
        out[at + M_DECLARED_AT + b_of(effect) - 1] = 1
    if other and (card == FIANNA or card == CLUB):
        out[at + M_DECLARED_CHOICE] = other
    elif other:
        out[at + M_DECLARED_SEAT + seen_as(s, seat, other - 1)] = 1
    out[at + M_DECLARED_SEASON] = 1 if d_of(effect) == SEASON_HALF else 0
