"""What each viewer knows about the cards: for every spot, the cards that may be there as far as the viewer can tell.

The viewers are the seats followed by the public eye. The place of a card is known when it may be in one spot only.
Advantage cards are taken and laid down face up and need no memory.
"""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.chance import pick, roll
from fidchell.core.types import Card, Count, Mask, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import is_action, next_seat, previous_seat
from fidchell.games.inis.rules.state import Inis


def settle_on(s: Inis, eye: Seat, cards: Mask, spot: int) -> None:
    """The viewer knows that the cards are at `spot` (or, for -1, face up) and nowhere else."""
    for i in range(eye * SPOTS, eye * SPOTS + SPOTS):
        s.maybe[i] &= ~cards
    if spot >= 0:
        s.maybe[eye * SPOTS + spot] |= cards


def all_know(s: Inis, card: Card) -> None:
    """Everyone sees the card face up."""
    this = bit(card)
    for i in range(EYES * SPOTS):
        s.maybe[i] &= ~this


def all_see(s: Inis, card: Card, spot: int) -> None:
    """Everyone sees a face-up card go to `spot`."""
    for eye in range(EYES):
        s.maybe[eye * SPOTS + spot] |= bit(card)


def kin(card: Card) -> Mask:
    """The cards with the same back."""
    return ACTION_CARDS if is_action(card) else EPIC_CARDS


def lies_at(s: Inis, spot: int, cards: Mask) -> Mask:
    """Which of the cards are really at a spot."""
    if spot < DISCARD:
        return s.hands[spot] & cards
    if spot == DISCARD:
        return s.discard & cards
    if spot == ASIDE:
        return bit(s.aside - 1) & cards if s.aside else 0
    return (s.deck | s.drawn) & cards


def forget_draft(s: Inis, eyes: Mask) -> None:
    """For all but these viewers the draft says nothing about the hands any longer."""
    for seat in range(SEATS):
        if not eyes & bit(seat):
            s.passed[seat] = 0


def some_know(s: Inis, card: Card, start: int, spot: int, eyes: Mask) -> None:
    """A card has gone from `start` to `spot`; these viewers see which one, the others only that one did."""
    cards = kin(card)
    empty = lies_at(s, start, cards) == 0
    if is_action(card):
        forget_draft(s, eyes if spot >= DISCARD else 0)
    for eye in range(EYES):
        if eyes & bit(eye):
            settle_on(s, eye, bit(card), spot)
        else:
            s.maybe[eye * SPOTS + spot] |= s.maybe[eye * SPOTS + start] & cards
        if empty:
            s.maybe[eye * SPOTS + start] &= ~cards


def notice_empty_hand(s: Inis, seat: Seat, card: Card) -> None:
    """If a card was the last of its kind in a hand, everyone sees that none is left."""
    if s.hands[seat] & kin(card) == 0:
        for eye in range(EYES):
            s.maybe[eye * SPOTS + seat] &= ~kin(card)


def see_hand(s: Inis, eye: Seat, seat: Seat, cards: Mask) -> None:
    """The viewer looks at all the cards of this kind in the hand of `seat`."""
    s.maybe[eye * SPOTS + seat] &= ~cards
    settle_on(s, eye, s.hands[seat] & cards, seat)


def see_discard(s: Inis, eye: Seat) -> None:
    """The viewer looks through the face-down discard pile."""
    s.maybe[eye * SPOTS + DISCARD] = 0
    settle_on(s, eye, s.discard, DISCARD)


def forget_actions(s: Inis, cards: Mask) -> None:
    """The action cards are gathered and shuffled: they may be in any hand, or aside."""
    for i in range(EYES * SPOTS):
        s.maybe[i] &= ~ACTION_CARDS
    for eye in range(EYES):
        for seat in range(s.players):
            s.maybe[eye * SPOTS + seat] |= cards
        s.maybe[eye * SPOTS + ASIDE] |= cards


def forget_tales(s: Inis, cards: Mask) -> None:
    """These tales, which everyone could see, are shuffled into the deck."""
    for eye in range(EYES):
        s.maybe[eye * SPOTS + DECK] |= cards


def know_own_hand(s: Inis, seat: Seat) -> None:
    """A seat knows what it holds, and therefore what nobody else holds."""
    s.maybe[seat * SPOTS + seat] &= ~(ACTION_CARDS | EPIC_CARDS)
    settle_on(s, seat, s.hands[seat] & (ACTION_CARDS | EPIC_CARDS), seat)


def blur_passing(s: Inis, eye: Seat) -> None:
    """The other seats have passed each other cards unseen by the viewer.

    Starts with the last taker, so that each spot still shows what it held before.
    """
    taker = previous_seat(s, eye)
    for _ in range(s.players - 2):
        giver = previous_seat(s, taker)
        s.maybe[eye * SPOTS + taker] |= s.maybe[eye * SPOTS + giver] & ACTION_CARDS
        taker = giver


def known_at(s: Inis, eye: Seat, spot: int) -> Mask:
    """The cards that the viewer knows to be at a spot."""
    cards = s.maybe[eye * SPOTS + spot]
    for other in range(SPOTS):
        if other != spot:
            cards &= ~s.maybe[eye * SPOTS + other]
    return cards


def public_hand(s: Inis, seat: Seat) -> Mask:
    """The cards that a seat might hold, as far as the public can tell."""
    cards = s.hands[seat] & ~(ACTION_CARDS | EPIC_CARDS)
    if s.hands[seat] & ACTION_CARDS:
        cards |= s.maybe[PUBLIC_EYE * SPOTS + seat] & ACTION_CARDS
    if s.hands[seat] & EPIC_CARDS:
        cards |= s.maybe[PUBLIC_EYE * SPOTS + seat] & EPIC_CARDS
    return cards


# Resampling: exchange hidden cards as long as everything the seat knows still holds.


def spot_of(s: Inis, card: Card) -> int:
    """Where a hidden card is, or -1 if it is face up."""
    b = bit(card)
    for seat in range(s.players):
        if s.hands[seat] & b:
            return seat
    if s.discard & b:
        return DISCARD
    if s.aside == card + 1:
        return ASIDE
    if (s.deck | s.drawn) & b:
        return DECK
    return -1


def swapped(cards: Mask, one: Mask, other: Mask) -> Mask:
    """The set with the two cards exchanged."""
    if cards & one and not cards & other:
        return cards & ~one | other
    if cards & other and not cards & one:
        return cards & ~other | one
    return cards


def exchange(s: Inis, one: Card, other: Card) -> None:
    """Swap two hidden cards in every field that depends on them."""
    a = bit(one)
    b = bit(other)
    for seat in range(s.players):
        s.hands[seat] = swapped(s.hands[seat], a, b)
    s.discard = swapped(s.discard, a, b)
    s.deck = swapped(s.deck, a, b)
    s.drawn = swapped(s.drawn, a, b)
    s.locked = swapped(s.locked, a, b)
    s.sealed = swapped(s.sealed, a, b)
    if s.aside == one + 1:
        s.aside = other + 1
    elif s.aside == other + 1:
        s.aside = one + 1


def partners(s: Inis, eye: Seat, card: Card) -> Mask:
    """The cards, including itself, that a card could be swapped with unnoticed by the viewer."""
    here = spot_of(s, card)
    found: Mask = 0
    if here < 0 or here == eye:
        return found
    fit = s.maybe[eye * SPOTS + here] & kin(card)
    for spot in range(SPOTS):
        if spot != eye and s.maybe[eye * SPOTS + spot] & bit(card):
            found |= lies_at(s, spot, fit)
    return found


def passed_at(s: Inis, eye: Seat, step: int) -> Mask:
    """The action cards that the viewer passed on at this step (0 to 2) of the draft, as far as it remembers."""
    return s.passed[eye] >> (ACTION_BITS * step) & ACTION_CARDS


def misfits(s: Inis, eye: Seat) -> Count:
    """By how many cards the hands exceed what the draft that the viewer remembers can have brought them.

    The next seat can have kept only one card that the viewer never passed to it, and can have passed on only one
    of the two cards it got at the second step; a card can reach the third seat along only at the last step, alone.
    """
    if s.passed[eye] == 0 or s.players == 2:
        return 0
    first = passed_at(s, eye, 0)
    second = passed_at(s, eye, 1)
    nearest_seat = next_seat(s, eye)
    hand = s.hands[nearest_seat] & ACTION_CARDS
    found = max(size(hand & ~(first | second | passed_at(s, eye, 2))) - 1, 0)
    beyond = next_seat(s, nearest_seat)
    found += max(size(s.hands[beyond] & second) - 1, 0)
    if s.players == 4:
        farthest = s.hands[next_seat(s, beyond)]
        found += max(size(farthest & first) - 1, 0) + size(farthest & second)
    return found


def resample_cards(s: Inis, eye: Seat, cards: Mask) -> None:
    """Swap each of the cards with a random one, possibly itself, wherever the viewer could not tell.

    A swap into a larger set of partners is sometimes undone (Metropolis-Hastings), so that in the end every
    state that fits is equally likely, rather than those near the true one.
    """
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        others = partners(s, eye, card)
        if others & ~bit(card):
            other = pick(s, others)
            before = misfits(s, eye)
            exchange(s, card, other)
            if misfits(s, eye) > before or roll(s, size(partners(s, eye, card))) >= size(others):
                exchange(s, card, other)


def resample_pile(s: Inis, eye: Seat) -> None:
    """Shuffle the tiles in the pile that the viewer does not know, the introductory scenario's last ones separately."""
    for at in range(s.pile_size - 1, 0, -1):
        other = roll(s, at + 1)
        hidden = not s.pile_eyes[at] >> eye & 1 and not s.pile_eyes[other] >> eye & 1
        late = (LATE_TILES >> s.pile[at] & 1) == (LATE_TILES >> s.pile[other] & 1)
        if hidden and (late or not s.rules & INTRODUCTORY):
            tile = s.pile[at]
            s.pile[at] = s.pile[other]
            s.pile[other] = tile


def reseal(s: Inis, seat: Seat) -> None:
    """Replace the cards another seat has sealed in the draft by as many cards of its hand.

    They are the lowest ones, so that the rest of its choice stays possible; nobody sees them before they are passed on.
    """
    mine = s.hands[seat] & ACTION_CARDS & ~s.locked
    chosen = s.sealed & mine
    s.sealed &= ~mine
    while chosen:
        chosen &= chosen - 1
        card = mine & ~(mine - 1)
        s.sealed |= card
        mine &= ~card


def reseal_others(s: Inis, eye: Seat) -> None:
    """In the draft, replace the cards the other seats have sealed by cards they hold now."""
    if s.depth > 0 and s.stack[s.depth - 1] & 255 == DRAFT:
        for seat in range(s.players):
            if seat != eye:
                reseal(s, seat)


def minds(s: Inis, eye: Seat) -> None:
    """In a determinization the other seats know what is public, and their own hands."""
    for other in range(s.players):
        if other != eye:
            for spot in range(SPOTS):
                s.maybe[other * SPOTS + spot] = s.maybe[PUBLIC_EYE * SPOTS + spot]
            know_own_hand(s, other)
    forget_draft(s, bit(eye))
    for at in range(s.pile_size):
        s.pile_eyes[at] &= bit(eye)


def resample_unseen(s: Inis, eye: Seat, laps: Count) -> None:
    """Replace everything the viewer cannot know by a random arrangement that fits all it knows."""
    tales = s.drawn
    for seat in range(s.players):
        tales |= s.hands[seat] & EPIC_CARDS
    for _ in range(laps):
        resample_cards(s, eye, ACTION_CARDS & ~s.inplay)
        resample_cards(s, eye, tales)
    resample_pile(s, eye)
    reseal_others(s, eye)
    minds(s, eye)
