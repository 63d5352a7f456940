"""Reaction windows: which seat may play which triskel card at which moment, and in what order all are asked.

The active player is asked first, then the others as the crows fly; after a card is played, all are asked again
from the start, until everyone declines. At a table every seat that could publicly hold an answer is asked; in
simulation only the seats that do hold one.
"""

from fidchell.core.bits import bit
from fidchell.core.frames import a_of, frame, kind_of, push
from fidchell.core.limits import STACK
from fidchell.core.offers import offer_each
from fidchell.core.types import Actions, Count, Frame, Kind, Mask, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import active, clans, exposed, is_action, is_tale, next_seat
from fidchell.games.inis.rules.knowledge import public_hand
from fidchell.games.inis.rules.state import Inis


def advantage(where: int) -> Mask:
    """The advantage card of a territory."""
    return bit(ADVANTAGE + where)


def against(card: int, player: Seat, seat: Seat) -> Mask:
    """What cancels a card that has just been declared."""
    if is_action(card):
        return bit(GEIS) if seat != player else 0
    return bit(DAGDA)


def after_card(s: Inis, seat: Seat, card: int, marks: int) -> Mask:
    """What may follow a card, given the marks that `settle_card` has set."""
    cards: Mask = 0
    if seat == marks & PLAYER:
        if marks & AS_SEASON_CARD:
            cards |= AFTER_SEASON_CARDS
        if is_tale(card):
            cards |= advantage(FOREST)
            if s.inplay & bit(card):
                cards |= bit(MASTER_CRAFTSMAN)
                if clans(s, seat, STONE_CIRCLE) > 0:
                    cards |= advantage(STONE_CIRCLE)
    barred = marks & BARS_LUG != 0 or (marks & WAS_CANCELLED != 0 and s.rules & NO_LUG_AFTER_CANCEL != 0)
    if s.discard & bit(card) and not barred:
        cards |= bit(LUG)
    return cards


def on_attack(s: Inis, seat: Seat, target: Seat) -> Mask:
    """What the two sides of an attack may play before it takes effect."""
    if s.blow & VOID:
        return 0
    if seat == s.striker:
        return advantage(IRON_MINE) | bit(CLUB)
    return advantage(HILLS) if seat == target and s.clash == HILLS + 1 else 0


def after_manoeuvre(s: Inis, seat: Seat, attacked: int) -> Mask:
    """What may follow a manoeuvre; `attacked` is not 0 if it was an attack."""
    cards: Mask = 0
    if seat == s.striker:
        if s.felled:
            cards |= bit(BARD)
        if attacked and not (s.blow & VOID and s.rules & HILLS_SILENCE):
            cards |= bit(STRENG) | bit(RAID)
    if exposed(s, seat) > 0:
        cards |= bit(WARLORD)
    return cards


def in_clash(s: Inis, seat: Seat, moment: Kind, b: int, c: int) -> Mask:
    """What may be played at the moments of a clash."""
    if moment == CLASH_START:
        if s.rules & HIGHLANDS_AT_START and s.clash == HIGHLANDS + 1:
            return bit(SPEAR) | advantage(HIGHLANDS)
        return bit(SPEAR)
    elif moment == CITADELS_END:
        return bit(BATTLE_FRENZY)
    elif moment == RESOLUTION:
        return advantage(HIGHLANDS) if s.clash == HIGHLANDS + 1 and not s.rules & HIGHLANDS_AT_START else 0
    elif moment == ATTACKED:
        return on_attack(s, seat, b)
    elif moment == AFTER_MANOEUVRE:
        return after_manoeuvre(s, seat, c)
    return 0


def on_loss(s: Inis, where: int) -> Mask:
    """What may follow the removal of one's own clan; Diarmuid leads away only a clan not led away yet."""
    cards: Mask = bit(DIARMUID) if where < LED_AWAY else 0
    if s.clash == where % LED_AWAY + 1:
        cards |= bit(CAULDRON)
    return cards


def fitting(s: Inis, seat: Seat, moment: Kind, b: int, c: int) -> Mask:
    """The triskel cards that `seat` could play at this moment if it held them; depends on public facts only."""
    if s.clash and s.speared:
        return 0
    moor: Mask = MOOR_CARD
    if moment == CANCEL:
        return moor | against(b, c, seat)
    elif moment == AFTER_CARD:
        return moor | after_card(s, seat, b, c)
    elif moment == TURN_END:
        return moor | bit(OENGUS)
    elif moment == ASSEMBLY_START:
        return bit(CATHBAD)
    elif moment == DRAWING:
        if seat != b:
            return 0
        return advantage(MEADOWS) | advantage(GATES) if c else advantage(MEADOWS)
    elif moment == LOSING:
        return moor | bit(CLUB) if seat == b else moor
    elif moment == LOST:
        return moor | on_loss(s, c) if seat == b else moor
    elif moment == MOVED_IN:
        return moor | advantage(MOUNTAINS) if seat == b else moor
    elif moment == ANY_TIME:
        return moor
    return moor | in_clash(s, seat, moment, b, c)


def answers(s: Inis, seat: Seat, moment: Kind, b: int, c: int) -> Mask:
    """The triskel cards that `seat` can play at this moment."""
    return s.hands[seat] & fitting(s, seat, moment, b, c)


def might_answer(s: Inis, seat: Seat, moment: Kind, b: int, c: int) -> Mask:
    """The triskel cards for which `seat` is asked at this moment: at a table, all that it could publicly hold."""
    held = public_hand(s, seat) if s.at_table else s.hands[seat]
    return held & fitting(s, seat, moment, b, c)


def ever_fitting(moment: Kind) -> Mask:
    """The cards that can ever be played at the most frequent moments; at the others, all triskel cards."""
    if moment == CANCEL:
        return AT_CANCEL
    elif moment == AFTER_CARD:
        return AT_AFTER_CARD
    elif moment == TURN_END:
        return AT_TURN_END
    elif moment == AFTER_MANOEUVRE:
        return AT_AFTER_MANOEUVRE
    return TRISKELS


def ask_from(s: Inis, seat: Seat, first: Seat, moment: Kind, b: int, c: int) -> None:
    """Ask the next seat that might answer, starting with `seat` and stopping before `first` comes round again."""
    if not s.at_table and not (s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]) & ever_fitting(moment):
        return
    if s.depth > STACK - DEEPEST_PLAY:
        return  # endless reactions to reactions: no seat is asked any more, whatever it holds
    for _ in range(s.players):
        if might_answer(s, seat, moment, b, c):
            push(s, frame(REACT, seat, moment, b, c, first))
            return
        seat = next_seat(s, seat)
        if seat == first:
            return


def context(s: Inis, moment: Kind) -> Frame:
    """The topmost window of this moment on the stack, which says what a card played at it is about."""
    at = s.depth - 1
    while at > 0 and (kind_of(s.stack[at]) != WINDOW or a_of(s.stack[at]) != moment):
        at -= 1
    return s.stack[at]


def window(moment: Kind, b: int = 0, c: int = 0) -> Frame:
    """A frame in which all seats may react to something."""
    return frame(WINDOW, 0, moment, b, c)


def open_window(s: Inis, moment: Kind, b: int, c: int) -> None:
    """All seats may react, the active player first."""
    first = active(s)
    ask_from(s, first, first, moment, b, c)


def offer_reactions(s: Inis, seat: Seat, moment: Kind, b: int, c: int, out: Actions) -> Count:
    """Offer the reactions in hand; passing is always offered, so that silence reveals nothing."""
    return offer_pass(out, offer_each(answers(s, seat, moment, b, c), PLAY, out))


def offer_pass(out: Actions, n: Count) -> Count:
    """Offer to pass, after `n` other options."""
    out[n] = PASS
    return n + 1


def decline(s: Inis, seat: Seat, moment: Kind, b: int, c: int, first: Seat) -> None:
    """`seat` declines: the next seat is asked."""
    seat = next_seat(s, seat)
    if seat != first:
        ask_from(s, seat, first, moment, b, c)
