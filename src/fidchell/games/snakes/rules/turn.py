"""A turn: before the event, the event, the Actions, and the next turn."""

from fidchell.core.bits import bit
from fidchell.core.chance import pick
from fidchell.core.frames import do, frame, push
from fidchell.core.types import Action, Actions, Card, Count, Kind, Mask, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import action_points, next_item, power_at, was_used
from fidchell.games.snakes.rules.britain import shuffle_in
from fidchell.games.snakes.rules.keeping import gain
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import bar, spend, tell
from fidchell.games.snakes.rules.victory import end_game


def start_turn(s: Snakes, seat: Seat) -> None:
    """A turn begins, unless no card is left to draw."""
    s.turn = seat
    if s.deck == 0:
        end_game(s, DECK_EMPTY)
        return
    s.turns += 1
    clear_turn(s)
    tell(s, TURN_BEGAN, seat, s.turns)
    push(s, frame(END_TURN, seat))
    do(s, frame(BEGIN_TURN, seat), frame(DRAW_CARD, seat), frame(ACT, seat))


def clear_turn(s: Snakes) -> None:
    """Reset everything that lasts for one turn only."""
    s.phase = EVENT_PHASE
    s.ap = 0
    s.ap_change = 0
    s.prepared = 0
    s.effort = 0
    s.faith = 0
    s.free_build = 0
    s.shielded = 0
    s.boost = 0
    s.built = 0
    s.used = 0
    s.used_gifts = 0
    s.moved = 0
    s.moved_gifts = 0
    for target in range(TARGETS):
        s.mods[target] = 0


def end_turn(s: Snakes, seat: Seat) -> None:
    """The turn marker passes clockwise."""
    clear_turn(s)
    push(s, frame(START_TURN, (seat + 1) % s.players))


# Before the event.


def at_horizon(s: Snakes) -> bool:
    """Whether a simulation stops here: before the event of a turn, when nothing is pending."""
    return s.horizon > 0 and s.turns >= s.horizon


def offer_beginning(s: Snakes, seat: Seat, out: Actions) -> Count:
    """Offer kept cards that work at the start of a turn, or to go on."""
    n = 0
    item = next_item(s, seat, -1)
    while item < ITEMS:
        if opens_turn(s, item):
            out[n] = PLAY + item
            n += 1
        item = next_item(s, seat, item)
    out[n] = DONE
    return n + 1


def opens_turn(s: Snakes, item: Card) -> bool:
    """Whether a kept card can be used at the start of a turn."""
    if was_used(s, item):
        return False
    return power_at(s, item, PEEK_DECK) >= 0 or (power_at(s, item, TAKE_GIFT) >= 0 and s.gift_row != 0)


def nothing_opens(s: Snakes, seat: Seat) -> bool:
    """Whether a seat has no card for the start of its turn."""
    item = next_item(s, seat, -1)
    while item < ITEMS:
        if opens_turn(s, item):
            return False
        item = next_item(s, seat, item)
    return True


def begin_turn(s: Snakes, seat: Seat, action: Action) -> None:
    """A card is used before the event is drawn, or none is."""
    if action == DONE:
        return
    item = action - PLAY
    push(s, frame(BEGIN_TURN, seat))
    at = power_at(s, item, PEEK_DECK)
    if at >= 0:
        spend(s, seat, item, s.content.power_manner[at])
        foresee(s, seat, s.content.power_amount[at])
    else:
        spend(s, seat, item, s.content.power_manner[power_at(s, item, TAKE_GIFT)])
        push(s, frame(CHOOSE_GIFT, seat))


def on_top(s: Snakes) -> Mask:
    """The cards whose position on top of the deck is fixed."""
    found: Mask = 0
    for i in range(s.top_count):
        found |= bit(s.tops[i])
    return found


def foresee(s: Snakes, seat: Seat, count: Count) -> None:
    """A seat looks at the top cards of the deck and may reorder them."""
    while s.top_count < min(count, TOPS) and s.deck & ~on_top(s) != 0:
        card = pick(s, s.deck & ~on_top(s))
        s.tops[s.top_count] = card
        s.top_eyes[s.top_count] = 0
        s.top_count += 1
    seen = min(count, s.top_count)
    for i in range(seen):
        s.top_eyes[i] |= 1 << seat
        tell(s, TOP_SEEN, seat, s.tops[i], 0, 0, 1 << seat)
    bar(s)
    if seen > 1:
        push(s, frame(ORDER_DECK, seat, 0, seen))


def offer_order(s: Snakes, first: Count, seen: Count, out: Actions) -> Count:
    """Offer the cards that may be put next on the deck."""
    for i in range(first, seen):
        out[i - first] = CHOOSE + s.tops[i]
    return seen - first


def order_deck(s: Snakes, seat: Seat, first: Count, seen: Count, action: Action) -> None:
    """A card is put next; from now on only the seat that put it there knows the order."""
    card = action - CHOOSE
    at = first
    while s.tops[at] != card:
        at += 1
    while at > first:
        s.tops[at] = s.tops[at - 1]
        at -= 1
    s.tops[first] = card
    s.top_eyes[first] = 1 << seat
    if first + 2 < seen:
        push(s, frame(ORDER_DECK, seat, first + 1, seen))
    else:
        s.top_eyes[first + 1] = 1 << seat
        tell(s, TOP_SET, seat)


# The event.


def draw_top(s: Snakes) -> Card:
    """Take the top card of the deck."""
    bar(s)
    if s.top_count == 0:
        card = pick(s, s.deck)
    else:
        card = s.tops[0]
        s.top_count -= 1
        for i in range(s.top_count):
            s.tops[i] = s.tops[i + 1]
            s.top_eyes[i] = s.top_eyes[i + 1]
        s.tops[s.top_count] = 0
        s.top_eyes[s.top_count] = 0
    s.deck &= ~bit(card)
    return card


def event_colour(s: Snakes) -> Kind:
    """The colour that picks the event: that of the Key card's arrow, or the first one of the level of play."""
    return s.content.arrow[s.key - 1] if s.key > 0 else s.first_colour - 1


def draw_card(s: Snakes, seat: Seat) -> None:
    """Draw a card: one to keep goes to the seat; otherwise its title is read and then its event."""
    card = draw_top(s)
    s.most = 0
    s.doomed = 0
    s.struck = 0
    tell(s, CARD_DRAWN, seat, card)
    if s.content.card_kind[card] != EVENT_CARD:
        gain(s, seat, card)
        return
    s.current = card + 1
    title = frame(READ_EVENT, seat, card, TITLE)
    do(s, title, frame(READ_EVENT, seat, card, event_colour(s)), frame(SETTLE_CARD, seat))


def settle_card(s: Snakes) -> None:
    """Discard the Key card, or put the first one with its region's cards; the current card becomes the Key card."""
    if s.key > 0:
        old = bit(s.key - 1)
        if s.arthur == 0:
            s.discard |= old
        elif s.fallen >> (s.content.card_region[s.key - 1] - 1) & 1:
            shuffle_in(s, old)
        else:
            s.piles |= old
    s.arthur = 0
    s.key = s.current
    s.current = 0


def act(s: Snakes, seat: Seat) -> None:
    """The Actions begin, with as many points as Zeal gives now."""
    s.phase = ACTION_PHASE
    s.ap = min(action_points(s, seat), BOUND)
    push(s, frame(ACTIONS, seat))
