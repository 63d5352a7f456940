"""Canonical determinization: the first state that fits what a seat knows, equal for all it cannot tell apart."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.matching import Matching, match_all, matched, want
from fidchell.core.types import Count, Mask, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.knowledge import minds, misfits, resample_cards, reseal_others
from fidchell.games.inis.rules.state import Inis


def want_cards(s: Inis, m: Matching, eye: Seat, spot: int, cards: Mask, unseen: Mask) -> None:
    """Add one slot per card at a spot, each open to the cards that may be there as far as the viewer knows."""
    for _ in range(size(cards)):
        want(m, s.maybe[eye * SPOTS + spot] & unseen)


def unseen_drawn(s: Inis, eye: Seat) -> Mask:
    """The tales from which another seat is choosing."""
    return s.drawn & s.maybe[eye * SPOTS + DECK]


def redeal(s: Inis, m: Matching, eye: Seat) -> None:
    """Deal all cards that the viewer does not see again, lowest first."""
    m.places = 0
    actions: Mask = s.discard | (bit(s.aside - 1) if s.aside else 0)
    tales: Mask = s.deck | unseen_drawn(s, eye)
    for seat in range(s.players):
        if seat != eye:
            actions |= s.hands[seat] & ACTION_CARDS
            tales |= s.hands[seat] & EPIC_CARDS
    for seat in range(s.players):
        if seat != eye:
            want_cards(s, m, eye, seat, s.hands[seat] & ACTION_CARDS & ~s.locked, actions)
            want_cards(s, m, eye, seat, s.hands[seat] & ACTION_CARDS & s.locked, actions)
            want_cards(s, m, eye, seat, s.hands[seat] & EPIC_CARDS, tales)
    want_cards(s, m, eye, ASIDE, bit(s.aside - 1) if s.aside else 0, actions)
    want_cards(s, m, eye, DISCARD, s.discard, actions)
    want_cards(s, m, eye, DECK, unseen_drawn(s, eye), tales)
    want_cards(s, m, eye, DECK, s.deck, tales)
    match_all(m)
    take_back(s, m, eye)


def take_back(s: Inis, m: Matching, eye: Seat) -> None:
    """Move the cards to where they were dealt."""
    at = 0
    free = 0
    held = 0
    locked: Mask = s.locked & s.hands[eye]
    sealed: Mask = s.sealed & s.hands[eye]
    for seat in range(s.players):
        if seat != eye:
            free = size(s.hands[seat] & ACTION_CARDS & ~s.locked)
            held = size(s.hands[seat] & (ACTION_CARDS | EPIC_CARDS))
            tied = size(s.hands[seat] & ACTION_CARDS & s.locked)
            chosen = size(s.hands[seat] & s.sealed)
            s.hands[seat] = s.hands[seat] & ~(ACTION_CARDS | EPIC_CARDS) | matched(m, at, at + held)
            locked |= matched(m, at + free, at + free + tied)
            sealed |= lowest_of(matched(m, at, at + free), chosen)
            at += held
    s.locked = locked
    s.sealed = sealed
    if s.aside:
        s.aside = lowest(matched(m, at, at + 1)) + 1
        at += 1
    held = size(s.discard)
    s.discard = matched(m, at, at + held)
    at += held
    held = size(unseen_drawn(s, eye))
    s.drawn = s.drawn & ~unseen_drawn(s, eye) | matched(m, at, at + held)
    at += held
    s.deck = matched(m, at, at + size(s.deck))


def lowest_of(cards: Mask, count: Count) -> Mask:
    """The lowest `count` of the cards."""
    found: Mask = 0
    while count > 0:
        found |= bit(lowest(cards))
        cards &= cards - 1
        count -= 1
    return found


def sort_pile(s: Inis, eye: Seat) -> None:
    """Sort the tiles in the pile that the viewer does not know, the introductory scenario's last ones separately."""
    for at in range(s.pile_size):
        if not s.pile_eyes[at] >> eye & 1:
            lowest_tile_to(s, eye, at)


def lowest_tile_to(s: Inis, eye: Seat, at: int) -> None:
    """Exchange an unknown tile of the pile with the lowest of those above it that could be here."""
    best = at
    for other in range(at + 1, s.pile_size):
        late = (LATE_TILES >> s.pile[at] & 1) == (LATE_TILES >> s.pile[other] & 1)
        if not s.pile_eyes[other] >> eye & 1 and (late or not s.rules & INTRODUCTORY):
            if s.pile[other] < s.pile[best]:
                best = other
    tile = s.pile[at]
    s.pile[at] = s.pile[best]
    s.pile[best] = tile


def mend_draft(s: Inis, eye: Seat) -> None:
    """Exchange action cards until the hands could result from the draft that the viewer remembers."""
    s.rng = 0
    for _ in range(MENDINGS):
        if misfits(s, eye) == 0:
            return
        resample_cards(s, eye, ACTION_CARDS & ~s.inplay)


def forget_unseen(s: Inis, eye: Seat, m: Matching) -> None:
    """Replace everything the viewer cannot know by the first arrangement that fits what it knows."""
    redeal(s, m, eye)
    mend_draft(s, eye)
    sort_pile(s, eye)
    reseal_others(s, eye)
    minds(s, eye)
    s.rng = 0
