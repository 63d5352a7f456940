"""Verbs: each changes clans, buildings, tiles, cards or tokens and reports it as an event.

What concerns only one clash, draft or turn is changed in the module that plays it.
"""

from fidchell.core.bits import bit, size
from fidchell.core.chance import pick, roll
from fidchell.core.frames import frame
from fidchell.core.limits import EVERYONE
from fidchell.core.types import Card, Count, Kind, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules import knowledge
from fidchell.games.inis.rules.board import clans, is_action, is_tale, tales_of
from fidchell.games.inis.rules.map import touching
from fidchell.games.inis.rules.state import Inis


def tell(s: Inis, kind: Kind, seat: Seat, a: int = 0, b: int = 0, c: int = 0, audience: int = EVERYONE) -> None:
    """Report an event; only the audience (a set of seats) may know it in full."""
    if s.listening:
        s.tell(frame(kind, seat, a, b, c, audience))


def only(seat: Seat) -> int:
    """The audience of an event that only `seat` may know in full."""
    return 1 << seat


def bar(s: Inis) -> None:
    """Set a barrier for undo: something has been drawn, rolled or shown that cannot be made unknown again."""
    s.barriers += 1


# Clans.


def place(s: Inis, seat: Seat, where: Place) -> None:
    """`seat` places a clan from the reserve at `where`, if there is one left."""
    if s.reserve[seat] > 0:
        s.reserve[seat] -= 1
        s.clans[where * SEATS + seat] += 1
        if s.clash and s.lost[seat] > 0:
            s.lost[seat] -= 1  # a clan placed again can no longer be gathered by the Cauldron
        tell(s, PLACED, seat, where)


def take_off(s: Inis, seat: Seat, where: Place) -> None:
    """A clan of `seat` at `where` goes back to the reserve."""
    s.clans[where * SEATS + seat] -= 1
    s.reserve[seat] += 1
    if s.clash == where + 1:
        s.lost[seat] += 1
        if s.sheltered[seat] > clans(s, seat, where):
            s.sheltered[seat] -= 1
    tell(s, REMOVED, seat, where)


def move(s: Inis, seat: Seat, start: Place, end: Place, count: Count) -> Count:
    """Move `count` clans of `seat`, or as many as are left, from `start` to `end`; returns how many moved."""
    count = min(count, clans(s, seat, start))
    if count == 0:
        return 0
    s.clans[start * SEATS + seat] -= count
    s.clans[end * SEATS + seat] += count
    tell(s, MOVED, seat, start, end, count)
    return count


def replace(s: Inis, seat: Seat, other: Seat, where: Place) -> None:
    """A clan of `seat` from the reserve takes the place of one of `other` at `where`."""
    s.clans[where * SEATS + other] -= 1
    s.reserve[other] += 1
    s.reserve[seat] -= 1
    s.clans[where * SEATS + seat] += 1
    tell(s, REPLACED, seat, where, other)


def emerge(s: Inis) -> None:
    """All clans leave the citadels."""
    for seat in range(SEATS):
        s.sheltered[seat] = 0


def hang_cauldron(s: Inis, seat: Seat) -> None:
    """Put the clans that `seat` has lost in this clash, if still in its reserve, on its Cauldron."""
    s.cauldron = seat + 1
    s.brew = min(s.lost[seat], s.reserve[seat])
    s.reserve[seat] -= s.brew


def join_cauldron(s: Inis, owner: Seat) -> None:
    """Put a clan just removed on the Cauldron instead of in the reserve."""
    s.reserve[owner] -= 1
    s.brew += 1


def unbrew(s: Inis, seat: Seat) -> None:
    """A clan leaves the Cauldron of `seat` for the reserve."""
    s.brew -= 1
    s.reserve[seat] += 1


def empty_cauldron(s: Inis, seat: Seat) -> None:
    """All clans leave the Cauldron of `seat` for the reserve, and the Cauldron is put away."""
    s.reserve[seat] += s.brew
    s.brew = 0
    s.cauldron = 0


def bring_back(s: Inis, seat: Seat, where: Place, count: Count) -> None:
    """Return `count` clans of `seat` from the reserve to where they were lost."""
    if count > 0:
        s.reserve[seat] -= count
        s.clans[where * SEATS + seat] += count
        tell(s, RETURNED, seat, where, 0, count)


# Buildings, tiles and tokens.


def build_citadel(s: Inis, where: Place) -> None:
    """A citadel is built at `where`, if one is left."""
    if s.citadels_left > 0:
        s.citadels_left -= 1
        s.citadels[where] += 1
        tell(s, BUILT_CITADEL, 0, where)


def build_sanctuary(s: Inis, where: Place) -> None:
    """A sanctuary is built at `where`, if one is left."""
    if s.sanctuaries_left > 0:
        s.sanctuaries_left -= 1
        s.sanctuaries[where] += 1
        tell(s, BUILT_SANCTUARY, 0, where)


def hold_festival(s: Inis, where: Place) -> None:
    """Move the festival token to `where`."""
    s.festival = where + 1
    tell(s, FESTIVAL_SET, 0, where)


def join_island(s: Inis, where: Place, spot: int) -> None:
    """The tile of `where` becomes part of the island at `spot`."""
    s.spot[where] = spot
    for other in range(PLACES):
        if other != where and s.spot[other] != 0 and touching(spot, s.spot[other]):
            s.near[where] |= bit(other)
            s.near[other] |= bit(where)


def settle_tile(s: Inis, where: Place, spot: int) -> None:
    """A new territory joins the island; its advantage card lies face up."""
    join_island(s, where, spot)
    s.faceup |= bit(ADVANTAGE + where)
    tell(s, TILE_PLACED, 0, where)
    if (where == GATES or where == STONE_CIRCLE) and not s.rules & BARE_STONES:
        build_sanctuary(s, where)


def draw_tile(s: Inis) -> Place:
    """Draw the next tile of the pile."""
    s.pile_size -= 1
    s.pile_eyes[s.pile_size] = 0
    bar(s)
    return s.pile[s.pile_size]


def take_tile(s: Inis, tile: Place) -> None:
    """Take a tile near the top out of the pile."""
    at = s.pile_size - 1
    while s.pile[at] != tile:
        at -= 1
    s.pile_size -= 1
    while at < s.pile_size:
        s.pile[at] = s.pile[at + 1]
        s.pile_eyes[at] = s.pile_eyes[at + 1]
        at += 1
    s.pile_eyes[s.pile_size] = 0
    s.pile[s.pile_size] = tile  # leave no trace of the tile that was on top


def sink_tile(s: Inis) -> None:
    """The tile on top of the pile goes to the bottom."""
    top = s.pile_size - 1
    tile = s.pile[top]
    eyes = s.pile_eyes[top]
    for at in range(top, 0, -1):
        s.pile[at] = s.pile[at - 1]
        s.pile_eyes[at] = s.pile_eyes[at - 1]
    s.pile[0] = tile
    s.pile_eyes[0] = eyes


def flip_crows(s: Inis) -> None:
    """The crows fly the other way; what seats remember of the draft no longer fits their order and is forgotten."""
    s.crows ^= 1
    knowledge.forget_draft(s, 0)
    tell(s, CROWS_FLEW, 0, s.crows)


def toss_crows(s: Inis) -> bool:
    """Toss the crows token; returns whether it shows the other side than before."""
    before = s.crows
    s.crows = roll(s, 2)
    bar(s)
    tell(s, CROWS_FLEW, 0, s.crows)
    return s.crows != before


def gain_deed(s: Inis, seat: Seat) -> None:
    """`seat` gains a deed, if one is left."""
    if s.deeds_left > 0:
        if s.deeds_left != UNLIMITED:
            s.deeds_left -= 1
        s.deeds[seat] += 1
        tell(s, DEED_GAINED, seat)


def lose_deed(s: Inis, seat: Seat) -> None:
    """`seat` returns a deed, if it has one."""
    if s.deeds[seat] > 0:
        if s.deeds_left != UNLIMITED:
            s.deeds_left += 1
        s.deeds[seat] -= 1
        tell(s, DEED_LOST, seat)


# Cards.


def lay_open(s: Inis, seat: Seat, card: Card) -> None:
    """`seat` reveals a card from its hand to everyone."""
    s.hands[seat] &= ~bit(card)
    s.inplay |= bit(card)
    if is_action(card) or is_tale(card):
        knowledge.all_know(s, card)
        knowledge.notice_empty_hand(s, seat, card)
    tell(s, PLAYED, seat, card)


def reshuffle(s: Inis) -> None:
    """The discarded tales are shuffled into the deck."""
    knowledge.forget_tales(s, s.tales)
    s.deck |= s.tales
    s.tales = 0
    tell(s, SHUFFLED, 0)


def discard_tale(s: Inis, card: Card) -> None:
    """A tale goes to the face-up discard pile; with the Dagda all the discarded tales return to the deck."""
    s.tales |= bit(card)
    knowledge.all_know(s, card)
    if card == DAGDA and not s.rules & DAGDA_OWN_DECK:
        reshuffle(s)


def clear_away(s: Inis, card: Card) -> None:
    """Move a face-up card to where used cards of its kind go."""
    s.inplay &= ~bit(card)
    if is_action(card):
        s.discard |= bit(card)
        knowledge.all_see(s, card, DISCARD)
    elif is_tale(card):
        discard_tale(s, card)


def spend(s: Inis, seat: Seat, card: Card) -> None:
    """`seat` discards a card from its hand without using it: an action card face down, a tale face up."""
    s.hands[seat] &= ~bit(card)
    if is_action(card):
        s.discard |= bit(card)
        knowledge.some_know(s, card, seat, DISCARD, bit(seat))
        tell(s, SPENT, seat, card, 0, 0, only(seat))
    elif is_tale(card):
        tell(s, DISCARDED, seat, card)
        knowledge.notice_empty_hand(s, seat, card)
        discard_tale(s, card)
    else:
        tell(s, DISCARDED, seat, card)


def hand_over(s: Inis, giver: Seat, taker: Seat, card: Card) -> None:
    """`giver` gives `taker` an action card that only the two of them see."""
    s.hands[giver] &= ~bit(card)
    s.hands[taker] |= bit(card)
    knowledge.some_know(s, card, giver, taker, bit(giver) | bit(taker))
    tell(s, GAVE, giver, card, taker, 0, only(giver) | only(taker))


def steal(s: Inis, thief: Seat, seat: Seat) -> None:
    """`thief` takes a random action card from the hand of `seat`, which has one."""
    card = pick(s, s.hands[seat] & ACTION_CARDS)
    bar(s)
    s.hands[seat] &= ~bit(card)
    s.hands[thief] |= bit(card)
    knowledge.some_know(s, card, seat, thief, bit(thief) | bit(seat))
    tell(s, STOLE, thief, card, seat, 0, only(thief) | only(seat))


def bestow(s: Inis, card: Card, taker: Seat) -> None:
    """A face-up card goes to the hand of `taker`; everyone sees it."""
    s.inplay &= ~bit(card)
    s.hands[taker] |= bit(card)
    if is_action(card) or is_tale(card):
        knowledge.all_see(s, card, taker)
    tell(s, TOOK, taker, card)


def retrieve(s: Inis, seat: Seat, card: Card, eyes: Mask) -> None:
    """`seat` takes an action card from the discard pile; these viewers see which one."""
    s.discard &= ~bit(card)
    s.hands[seat] |= bit(card)
    bar(s)
    knowledge.some_know(s, card, DISCARD, seat, eyes)
    tell(s, TOOK, seat, card, 1, 0, only(seat) if size(eyes) == 1 else EVERYONE)


def take_aside(s: Inis, seat: Seat) -> None:
    """`seat` takes the action card that was set aside, if there is one."""
    if s.aside:
        card = s.aside - 1
        s.aside = 0
        s.hands[seat] |= bit(card)
        bar(s)
        knowledge.some_know(s, card, ASIDE, seat, bit(seat))
        tell(s, TOOK, seat, card, 2, 0, only(seat))


def lay_aside(s: Inis, seat: Seat, card: Card) -> None:
    """`seat` sets one of the gathered action cards aside, in secret."""
    s.discard &= ~bit(card)
    s.aside = card + 1
    knowledge.some_know(s, card, DISCARD, ASIDE, bit(seat))
    tell(s, PUT_BY, seat, card, 0, 0, only(seat))


def put_aside(s: Inis, seat: Seat, card: Card) -> None:
    """`seat` sets an action card from its hand aside, in secret."""
    s.hands[seat] &= ~bit(card)
    s.aside = card + 1
    knowledge.some_know(s, card, seat, ASIDE, bit(seat))
    tell(s, PUT_BY, seat, card, 0, 0, only(seat))


def draw_tale(s: Inis) -> Card:
    """Draw a random tale from the deck, shuffling in the discarded ones if it is empty; -1 if there is none."""
    if s.deck == 0:
        if s.tales == 0:
            return -1
        reshuffle(s)
    card = pick(s, s.deck)
    bar(s)
    s.deck &= ~bit(card)
    return card


def keep_tale(s: Inis, seat: Seat, card: Card) -> None:
    """A tale drawn from the deck goes to the hand of `seat`."""
    s.hands[seat] |= bit(card)
    knowledge.some_know(s, card, DECK, seat, bit(seat))
    tell(s, DREW, seat, card, 0, 0, only(seat))


def reveal(s: Inis, seat: Seat) -> None:
    """`seat` reveals a random tale from its hand."""
    card = pick(s, tales_of(s, seat))
    bar(s)
    s.hands[seat] &= ~bit(card)
    s.inplay |= bit(card)
    knowledge.all_know(s, card)
    knowledge.notice_empty_hand(s, seat, card)
    tell(s, REVEALED, seat, card)


def take_advantage(s: Inis, seat: Seat, where: Place) -> None:
    """`seat` takes the advantage card of a territory."""
    card = bit(ADVANTAGE + where)
    for other in range(s.players):
        s.hands[other] &= ~card
    s.faceup &= ~card
    s.hands[seat] |= card
    tell(s, ADVANTAGE_TAKEN, seat, where)
