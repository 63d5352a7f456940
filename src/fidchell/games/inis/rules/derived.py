"""What the rules derive from a position, as plain Python values, for views and cases, which know no rules."""

from typing import Any

from fidchell.core.bits import bit, size
from fidchell.core.frames import a_of, b_of, c_of, pending
from fidchell.core.limits import BITS64, RANDOM_FACTOR, RANDOM_FINISH
from fidchell.core.types import Fields, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import chieftain, exposed, next_seat
from fidchell.games.inis.rules.knowledge import known_at
from fidchell.games.inis.rules.map import site, site_count, touched
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.victory import conditions, lands, shrines, subjects
from fidchell.games.inis.rules.windows import might_answer

__all__ = ["asking", "derived_fields", "fight", "fighting", "mind", "opening", "scene", "sites", "turn_order"]


def derived_fields(s: Inis) -> Fields:
    """Every field of a state, and what follows from them: chieftains, progress to the crown, what each viewer knows."""
    f = s.fields()
    f["chieftains"] = [chieftain(s, where) for where in range(PLACES)]  # -1 for none
    f["lands"] = [lands(s, seat) for seat in range(s.players)]
    f["shrines"] = [shrines(s, seat) for seat in range(s.players)]
    f["subjects"] = [subjects(s, seat) for seat in range(s.players)]
    f["conditions"] = [conditions(s, seat) for seat in range(s.players)]
    f["known"] = [known_at(s, spot // SPOTS, spot % SPOTS) for spot in range(EYES * SPOTS)]
    return f


def sites(s: Inis) -> list[tuple[int, int]]:
    """While a site is being chosen, the spots where a new tile may be placed, and the territories it would touch."""
    kind = s.stack[s.depth - 1] & 255 if s.depth > 0 else 0
    if kind != CHOOSE_SITE and kind != CHOOSE_TILE:
        return []
    spots = [site(s, number, 2) for number in range(site_count(s, 2))]
    return [(spot, touched(s, spot)) for spot in spots]


# The inputs of views, as a few numbers that are quick to compare: views cache what they make of them.


def scene(s: Inis) -> tuple[Any, ...]:
    """What everyone sees, in groups: the round, seats and territories (see `seat_code` and `land_code`), supply, cards.

    The last groups are the Cauldron and its clans, and whether there is a clash.
    """
    return (
        (
            s.season,
            s.seasons,
            s.brenn,
            s.crows,
            s.turn,
            s.passes,
            s.depth == 0,
            s.winner if s.depth == 0 and s.winner < SEATS else -1,
        ),
        tuple([seat_code(s, seat) for seat in range(s.players)]),
        tuple([land_code(s, where) for where in range(PLACES)]),
        (
            s.citadels_left,
            s.sanctuaries_left,
            s.deeds_left,
            s.pile_size,
            size(s.deck | s.drawn),
            size(s.discard),
            s.aside != 0,
        ),
        s.tales,
        s.inplay,
        (s.cauldron, s.brew) if s.cauldron else (),
        s.clash != 0 or s.clashes != 0,
    )


def fight(s: Inis) -> Fields:
    """The fields that a clash is described by."""
    return {
        "clash": s.clash,
        "clashes": s.clashes,
        "instigator": s.instigator,
        "striker": s.striker,
        "sheltered": [s.sheltered[seat] for seat in range(SEATS)],
        "clans": [s.clans[at] for at in range(PLACES * SEATS)],
        "speared": s.speared,
        "cauldron": s.cauldron,
        "brew": s.brew,
    }


def land_code(s: Inis, where: Place) -> Mask:
    """What everyone sees of a territory; `LAND_PARTS` in view.py describes the bits."""
    code: Mask = s.spot[where]
    code = code << 16 | s.near[where]
    for seat in range(SEATS):
        code = code << 4 | s.clans[where * SEATS + seat]
    code = code << 3 | (chieftain(s, where) + 1)
    code = code << 4 | s.citadels[where]
    code = code << 4 | s.sanctuaries[where]
    code = code << 1 | (1 if s.capital == where else 0)
    code = code << 1 | (1 if s.festival == where + 1 else 0)
    return code << 3 | advantage_at(s, where)


def advantage_at(s: Inis, where: Place) -> int:
    """The seat that holds the advantage card of a territory, or a number that says where else it is."""
    for seat in range(SEATS):
        if s.hands[seat] & bit(ADVANTAGE + where):
            return seat
    if s.faceup & bit(ADVANTAGE + where):
        return LIES_FACE_UP
    return LIES_OPEN if s.inplay & bit(ADVANTAGE + where) else WAS_PLAYED


def seat_code(s: Inis, seat: Seat) -> Mask:
    """What everyone sees of a seat; `SEAT_PARTS` in view.py describes the bits."""
    code: Mask = seat
    code = code << 4 | s.reserve[seat]
    code = code << 7 | s.deeds[seat]
    code = code << 1 | (s.pretenders >> seat & 1)
    code = code << 5 | size(s.hands[seat] & ACTION_CARDS)
    code = code << 5 | size(s.hands[seat] & EPIC_CARDS)
    code = code << 16 | (s.hands[seat] & ADVANTAGE_CARDS) >> ADVANTAGE
    code = code << 5 | lands(s, seat)
    code = code << 5 | shrines(s, seat)
    return code << 6 | subjects(s, seat)


def mind(s: Inis, eye: Seat) -> tuple[Any, ...]:
    """What a viewer knows: certain cards by spot, possible action cards, its own cards, what it passed on, tiles."""
    known = tuple([known_at(s, eye, spot) for spot in range(DECK)])
    maybe = tuple([s.maybe[eye * SPOTS + spot] & ACTION_CARDS for spot in range(DECK)])
    if eye >= SEATS:
        return known, maybe, (), 0, ()
    own = (s.hands[eye], s.hands[eye] & s.sealed, s.hands[eye] & s.locked)
    tiles = tuple([(s.pile_size - at, s.pile[at]) for at in range(s.pile_size) if s.pile_eyes[at] >> eye & 1])
    return known, maybe, own, s.passed[eye], tiles


def asking(s: Inis) -> tuple[Any, ...]:
    """The asking frame (0 when the game is over), the card waiting to take effect (or 0), and its plan."""
    top = s.stack[s.depth - 1] if s.depth > 0 else 0
    effect = pending(s, TAKE_EFFECT)
    return top, effect, tuple([s.plan[i] for i in range(PLACES)]) if effect else ()


def turn_order(s: Inis, first: Seat) -> list[int]:
    """All seats in turn order, from one of them on."""
    found: list[int] = []
    seat = first
    for _ in range(s.players):
        found.append(seat)
        seat = next_seat(s, seat)
    return found


def fighting(s: Inis) -> list[int]:
    """The seats with exposed clans in the current clash, all of which must agree to peace; empty without a clash."""
    return [seat for seat in range(s.players) if s.clash > 0 and exposed(s, seat) > 0]


def opening(s: Inis) -> Mask:
    """0 unless a window is open; otherwise a number that stays the same until it closes, even when seats pass.

    It is a hash of the pending frames, the clans, and the cards for which each seat is asked. Passing changes none of
    these; if another window has the same number, it asks the same seats in the same order.
    """
    if s.depth == 0 or s.stack[s.depth - 1] & 255 != REACT:
        return 0
    top = s.stack[s.depth - 1]
    mixed = mix_in(s.crows, top >> 12)  # without kind and seat
    for i in range(s.depth - 1):
        mixed = mix_in(mixed, s.stack[i])
    for i in range(PLACES * SEATS):
        mixed = mix_in(mixed, s.clans[i])
    for seat in range(s.players):
        mixed = mix_in(mixed, might_answer(s, seat, a_of(top), b_of(top), c_of(top)))
    return mixed | 1


def mix_in(mixed: Mask, more: Mask) -> Mask:
    """Mix another number into a hash."""
    mixed = ((mixed ^ more) * RANDOM_FACTOR) & BITS64
    mixed = ((mixed ^ (mixed >> 29)) * RANDOM_FINISH) & BITS64
    return mixed ^ (mixed >> 32)
