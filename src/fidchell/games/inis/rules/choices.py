"""Choices made while a card takes effect: tales to keep, tiles and sites, cards to take and give."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.frames import do, frame, push
from fidchell.core.offers import offer_each
from fidchell.core.types import Action, Actions, Count, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules import verbs
from fidchell.games.inis.rules.asks import offer_done
from fidchell.games.inis.rules.board import actions_of, homes
from fidchell.games.inis.rules.knowledge import settle_on
from fidchell.games.inis.rules.map import site
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.windows import open_window

# Drawing tales: no matter how many are drawn at once, one is kept.


def draw_tales(s: Inis, seat: Seat, count: Count, at_gates: int) -> None:
    """`seat` draws tales and keeps one of them; a card may let it draw one more."""
    push(s, frame(DEAL_TALES, seat, count))
    open_window(s, DRAWING, seat, at_gates)


def deal_tales(s: Inis, seat: Seat, count: Count) -> None:
    """Draw `count` tales; `seat` chooses if there is more than one."""
    for _ in range(count):
        card = verbs.draw_tale(s)
        if card >= 0:
            s.drawn |= bit(card)
    if size(s.drawn) > 1:
        settle_on(s, seat, s.drawn, -1)
        do(s, frame(KEEP_TALE, seat))
    elif s.drawn:
        card = lowest(s.drawn)
        s.drawn = 0
        verbs.keep_tale(s, seat, card)


def choose_tale(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` keeps one of the drawn tales and discards the others, the Dagda last since it shuffles them."""
    card = action - KEEP
    rest = s.drawn & ~bit(card)
    s.drawn = 0
    verbs.bar(s)  # the others are discarded face up
    verbs.keep_tale(s, seat, card)
    verbs.tell(s, KEPT, seat, size(rest))
    while rest:
        other = next_to_discard(rest)
        rest &= ~bit(other)
        verbs.tell(s, DISCARDED, seat, other)
        verbs.discard_tale(s, other)


def next_to_discard(cards: Mask) -> int:
    """The next tale to discard: the Dagda only when no other is left."""
    others = cards & ~bit(DAGDA)
    return lowest(others if others else cards)


# Tiles.


def offer_sites(sites: Count, out: Actions) -> Count:
    """Offer each site where a new tile may be placed."""
    for number in range(sites):
        out[number] = SITE + number
    return sites


def choose_site(s: Inis, player: Seat, tile: int, action: Action) -> None:
    """A site has been chosen: put the next tile there, or the one that was chosen before."""
    spot = site(s, action - SITE, 2)
    where = tile - 1 if tile else verbs.draw_tile(s)
    verbs.settle_tile(s, where, spot)
    if tile:
        do(s, frame(FOLLOW, player, where))
    else:
        verbs.place(s, player, where)


def offer_tiles(s: Inis, out: Actions) -> Count:
    """Offer the tiles that were looked at: three, or as many as are left."""
    n = 0
    for at in range(max(0, s.pile_size - 3), s.pile_size):
        out[n] = TILE + s.pile[at]
        n += 1
    return n


def choose_tile(s: Inis, seat: Seat, sites: Count, action: Action) -> None:
    """`seat` takes one of the tiles it looked at; the others go under the pile, in the order they were drawn."""
    first = max(0, s.pile_size - 3)
    verbs.take_tile(s, action - TILE)
    if not s.rules & TAILTU_NEAR:
        for _ in range(s.pile_size - first):
            verbs.sink_tile(s)
    do(s, frame(CHOOSE_SITE, seat, seat, action - TILE + 1, sites))


def offer_followers(s: Inis, seat: Seat, where: Place, out: Actions) -> Count:
    """Offer to move a clan of `seat` onto a new tile, or not."""
    n = offer_each(s.near[where] & homes(s, seat), ORIGIN, out)
    return offer_done(out, n, True)


def follow(s: Inis, seat: Seat, where: Place, action: Action) -> None:
    """`seat` moves a clan onto the new tile, or not."""
    if action != DONE:
        verbs.move(s, seat, action - ORIGIN, where, 1)
        if where == MOUNTAINS:
            do(s, frame(ARRIVE, seat, seat))


# Cards to take, give and lose.


def take_discarded(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` takes an action card from the discard pile; the others do not see which."""
    verbs.retrieve(s, seat, action - TAKE, bit(seat))


def revealed(s: Inis) -> Mask:
    """The tales that Deirdre's opponents have revealed."""
    return s.inplay & EPIC_CARDS & ~bit(DEIRDRE)


def take_revealed(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` takes one of the revealed tales; the others are discarded, the Dagda last."""
    verbs.bestow(s, action - TAKE, seat)
    rest = revealed(s)
    while rest:
        card = next_to_discard(rest)
        rest &= ~bit(card)
        verbs.tell(s, DISCARDED, seat, card)
        verbs.clear_away(s, card)


def choose_aside(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` chooses in secret which action card is set aside."""
    verbs.lay_aside(s, seat, action - TAKE)


def set_card_aside(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` sets an action card from its hand aside."""
    verbs.put_aside(s, seat, action - PUT_ASIDE)


def give_card(s: Inis, seat: Seat, taker: Seat, action: Action) -> None:
    """`seat` gives `taker` an action card."""
    verbs.hand_over(s, seat, taker, action - GIVE)


def drop_card(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` discards a card."""
    verbs.spend(s, seat, action - DISCARD_CARD)


def droppable(s: Inis, seat: Seat, first: int) -> Mask:
    """The action cards that can still be discarded, in ascending order."""
    return actions_of(s, seat) & ~(bit(first) - 1)


def offer_drops(s: Inis, seat: Seat, first: int, count: Count, out: Actions) -> Count:
    """Offer to discard one more action card or, after the first, to stop."""
    return offer_done(out, offer_each(droppable(s, seat, first), DISCARD_CARD, out), count > 0)


def drop_actions(s: Inis, seat: Seat, count: Count, action: Action) -> None:
    """`seat` discards one more action card, or stops and draws as many tales."""
    if action == DONE:
        do(s, frame(DRAW_TALES, seat, count))
        return
    card = action - DISCARD_CARD
    verbs.spend(s, seat, card)
    do(s, frame(DROP_ACTIONS, seat, card + 1, count + 1))


def offer_own_clans(s: Inis, seat: Seat, out: Actions) -> Count:
    """Offer each territory where `seat` has a clan to lose."""
    n = 0
    for where in range(PLACES):
        if s.clans[where * SEATS + seat] > 0:
            out[n] = CLAN + where * SEATS + seat
            n += 1
    return n


def sacrifice(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` removes one of its own clans."""
    do(s, frame(REMOVE, seat, (action - CLAN) // SEATS, AS_COST))


def offer_scouting(s: Inis, seat: Seat, out: Actions) -> Count:
    """Offer to move clans from a territory after scouting, or not."""
    return offer_done(out, offer_each(homes(s, seat), ORIGIN, out), True)


def scout_move(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` moves clans from one territory to a neighbour, or not."""
    if action != DONE:
        origin = action - ORIGIN + 1
        do(s, frame(NAME_TARGETS, seat, SCOUTS, origin), frame(GO, seat, origin))
