"""The deal and the draft: all seats choose in secret, and the cards are passed on when the last choice is made."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.chance import pick
from fidchell.core.frames import do, frame, push
from fidchell.core.types import Action, Actions, Count, Mask, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import next_seat
from fidchell.games.inis.rules.knowledge import blur_passing, forget_actions, know_own_hand, settle_on
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import bar, only, tell


def schedule_draft(s: Inis) -> None:
    """Schedule deal and draft: one draft for three or four players, two drafts of three cards for two."""
    if s.players == 2:
        schedule_rounds(s, 2)
        push(s, frame(DEAL, 0, 3))
        push(s, frame(LOCK_DRAFT, 0))
        schedule_rounds(s, 2)
        push(s, frame(DEAL, 0, 3, 1))
    else:
        schedule_rounds(s, 3)
        push(s, frame(DEAL, 0, 4, 1))


def schedule_rounds(s: Inis, most: Count) -> None:
    """Pass on `most` cards, then one fewer each time."""
    for passing in range(1, most + 1):
        push(s, frame(PASS_ON, 0, passing))
        push(s, frame(DRAFT, 0, passing, (1 << s.players) - 1))


def deal(s: Inis, each: Count, first: int) -> None:
    """Deal `each` action cards to every seat; the `first` deal of a season shuffles them and sets one aside."""
    if first:
        forget_actions(s, s.discard | (bit(s.aside - 1) if s.aside else 0))
        remember_undealt(s)
        if s.aside == 0:
            card = pick(s, s.discard)
            s.discard &= ~bit(card)
            s.aside = card + 1
        else:
            settle_on(s, s.cathbad - 1, bit(s.aside - 1), ASIDE)
    bar(s)
    for seat in range(s.players):
        for _ in range(each):
            card = pick(s, s.discard)
            s.discard &= ~bit(card)
            s.hands[seat] |= bit(card)
    for seat in range(s.players):
        deal_known(s, seat)
    if s.discard == 0:
        for eye in range(EYES):
            s.maybe[eye * SPOTS + DISCARD] &= ~ACTION_CARDS


def remember_undealt(s: Inis) -> None:
    """As far as anyone knows, cards not dealt yet are in the discard pile."""
    for eye in range(EYES):
        s.maybe[eye * SPOTS + DISCARD] |= s.maybe[eye * SPOTS + ASIDE] & ACTION_CARDS


def deal_known(s: Inis, seat: Seat) -> None:
    """A seat looks at its new cards; the others may hold any of the remaining ones."""
    for eye in range(EYES):
        if eye != seat:
            s.maybe[eye * SPOTS + seat] |= s.maybe[eye * SPOTS + DISCARD] & ACTION_CARDS
    know_own_hand(s, seat)


def pool(s: Inis, seat: Seat) -> Mask:
    """The action cards from which `seat` is drafting."""
    return s.hands[seat] & ACTION_CARDS & ~s.locked


def choices(s: Inis, seat: Seat, passing: Count) -> Count:
    """How many cards `seat` names: those it keeps, or those it gives if they are fewer."""
    kept = size(pool(s, seat)) - passing
    return kept if kept <= passing else passing


def has_chosen(s: Inis, seat: Seat, passing: Count) -> bool:
    """Whether `seat` has made its whole choice."""
    return size(pool(s, seat) & s.sealed) >= choices(s, seat, passing)


def offer_draft(s: Inis, seat: Seat, passing: Count, out: Actions) -> Count:
    """Offer cards to keep or to give, in ascending order."""
    cards = pool(s, seat)
    chosen = cards & s.sealed
    left = choices(s, seat, passing) - size(chosen)
    kept = size(cards) - passing
    first = KEEP if kept <= passing else GIVE
    open_cards = cards & ~chosen
    while chosen:  # only cards above the last one chosen
        open_cards &= ~((chosen & ~(chosen - 1)) - 1)
        chosen &= chosen - 1
    n = 0
    while size(open_cards) >= left and open_cards:
        out[n] = first + lowest(open_cards)
        n += 1
        open_cards &= open_cards - 1
    return n


def draft_card(s: Inis, seat: Seat, passing: Count, choosing: Mask, action: Action) -> None:
    """`seat` secretly names a card to keep or to give; the seats still `choosing` are asked again."""
    card = action - KEEP if action < GIVE else action - GIVE
    s.sealed |= bit(card)
    tell(s, DRAFTED, seat, card, 0, 0, only(seat))
    if has_chosen(s, seat, passing):
        choosing &= ~bit(seat)
    if choosing:
        do(s, frame(DRAFT, 0, passing, choosing))


def given(s: Inis, seat: Seat, passing: Count) -> Mask:
    """The cards that `seat` passes on."""
    cards = pool(s, seat)
    kept = size(cards) - passing
    return cards & ~s.sealed if kept <= passing else cards & s.sealed


def pass_on(s: Inis, passing: Count) -> None:
    """All seats pass their cards on at once, in the direction of the crows."""
    one = given(s, 0, passing)
    two = given(s, 1, passing)
    three = given(s, 2, passing) if s.players > 2 else 0
    four = given(s, 3, passing) if s.players > 3 else 0
    s.sealed = 0
    for eye in range(s.players):
        blur_passing(s, eye)
    take_passed(s, 0, one, passing)
    take_passed(s, 1, two, passing)
    take_passed(s, 2, three, passing)
    take_passed(s, 3, four, passing)
    for seat in range(s.players):
        know_own_hand(s, seat)
    bar(s)


def take_passed(s: Inis, giver: Seat, cards: Mask, passing: Count) -> None:
    """The next seat takes the cards that `giver` passed."""
    if cards == 0:
        return
    taker = next_seat(s, giver)
    s.hands[giver] &= ~cards
    s.hands[taker] |= cards
    settle_on(s, giver, cards, taker)
    s.passed[giver] |= cards << (ACTION_BITS * (3 - passing))
    while cards:
        tell(s, GAVE, giver, lowest(cards), taker, 1, only(giver) | only(taker))
        cards &= cards - 1


def lock_draft(s: Inis) -> None:
    """With two players, the cards of the first draft are laid down and can no longer be exchanged."""
    for seat in range(s.players):
        s.locked |= s.hands[seat] & ACTION_CARDS
