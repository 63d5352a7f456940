"""Kept cards: gaining them within the limit, and giving them up."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.frames import annul, frame, push
from fidchell.core.types import Action, Actions, Card, Count, Mask, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import able, company, has_moved, holder, is_full, is_saint_card, next_item
from fidchell.games.snakes.rules.death import succeed
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import lose_card, note_moved, put_away, take_card, tell


def gain(s: Snakes, seat: Seat, item: Card) -> None:
    """A seat gets a card to keep; an Acolyte who gets a Saint becomes that Saint at once."""
    if s.saint[seat] == 0 and is_saint_card(s, item):
        succeed(s, seat, item)
    elif is_full(s, seat):
        push(s, frame(DROP_ITEM, seat, item))
    else:
        take_card(s, seat, item)
        tell(s, KEPT, seat, item)


def offer_drops(s: Snakes, seat: Seat, gained: Card, must: int, out: Actions) -> Count:
    """Offer to discard one of the kept cards, or the new one unless it must be taken."""
    n = 0
    item = next_item(s, seat, -1)
    while item < ITEMS:
        out[n] = DROP + item
        n += 1
        item = next_item(s, seat, item)
    if must == 0:
        out[n] = DROP + gained
        n += 1
    return n


def drop_item(s: Snakes, seat: Seat, gained: Card, action: Action) -> None:
    """A card is given up, and the new one is kept in its place."""
    item = action - DROP
    tell(s, DROPPED, seat, item)
    put_away(s, item)
    if item != gained:
        lose_card(s, seat, item)
        take_card(s, seat, gained)
        tell(s, KEPT, seat, gained)


def take_gift(s: Snakes, seat: Seat, action: Action) -> None:
    """A seat takes a Gift of the Spirit from the open row."""
    gift = action - CHOOSE - CARDS
    s.gift_row &= ~(1 << gift)
    tell(s, GIFT_TAKEN, seat, CARDS + gift)
    gain(s, seat, CARDS + gift)


# Giving and taking.


def reach(s: Snakes, seat: Seat) -> Mask:
    """The Areas with whose Saints a seat may give and take cards."""
    where = s.where[seat]
    return bit(where) | s.content.near[where] if able(s, seat, FREE_CARDS) else bit(where)


def may_trade(s: Snakes, seat: Seat) -> bool:
    """Whether a seat may still give or take cards this turn, for an Action or for free."""
    return s.ap > 0 or able(s, seat, FREE_CARDS)


def offer_trades(s: Snakes, seat: Seat, out: Actions, n: Count) -> Count:
    """Offer the cards that may be given away or asked for, after `n` other options."""
    others: Mask = company(s, seat, reach(s, seat)) if may_trade(s, seat) else 0
    if others == 0:
        return n
    n = offer_items(s, seat, GIVE, out, n)
    while others:
        n = offer_items(s, lowest(others), TAKE, out, n)
        others &= others - 1
    return n


def offer_items(s: Snakes, seat: Seat, first: Action, out: Actions, n: Count) -> Count:
    """Offer the cards of a seat that may change hands this turn, as `first` + their number."""
    item = next_item(s, seat, -1)
    while item < ITEMS:
        if not has_moved(s, item):
            out[n] = first + item
            n += 1
        item = next_item(s, seat, item)
    return n


def pay_trade(s: Snakes, seat: Seat) -> None:
    """Giving and taking costs an Action, except for Saints with the ability to do it for free."""
    if not able(s, seat, FREE_CARDS):
        s.ap -= 1


def give(s: Snakes, seat: Seat, item: Card) -> None:
    """A seat gives a card away: to the only other Saint in reach, or to one of several."""
    others: Mask = company(s, seat, reach(s, seat))
    if size(others) > 1:
        push(s, frame(GIVE_TO, seat, item))
    else:
        hand_over(s, seat, lowest(others), item)


def hand_over(s: Snakes, seat: Seat, other: Seat, item: Card) -> None:
    """A card goes from one seat to another; a seat without room discards a card first."""
    pay_trade(s, s.turn)
    if seat == s.turn and able(s, seat, FREE_CARDS):
        note_moved(s, item)  # what was given for free is not taken back for free
    tell(s, GAVE, seat, item, other)
    lose_card(s, seat, item)
    if s.saint[other] == 0 and is_saint_card(s, item):
        succeed(s, other, item)
        if other == s.turn:
            annul(s, ACTIONS)  # an Acolyte who takes a Saint ends the turn
        return
    if is_full(s, other):
        push(s, frame(DROP_ITEM, other, item, 1))
    else:
        take_card(s, other, item)


def ask_for(s: Snakes, seat: Seat, item: Card) -> None:
    """A seat asks for a card, and the seat that keeps it must agree."""
    owner = holder(s, item)
    tell(s, ASKED_FOR, seat, item, owner)
    push(s, frame(CONSENT, owner, item, seat))


def consent(s: Snakes, seat: Seat, item: Card, taker: Seat, action: Action) -> None:
    """The owner of a card agrees to give it, or refuses; a refusal costs nothing."""
    if action == AGREE:
        hand_over(s, seat, taker, item)
    else:
        note_moved(s, item)
        tell(s, REFUSED, seat, item)
