"""The life of a played card: revealed, declared, answered, taking effect, followed up, discarded."""

from fidchell.core.bits import bit
from fidchell.core.frames import a_of, do, frame, pending, push
from fidchell.core.switches import effects
from fidchell.core.types import Action, Card, Kind, Seat
from fidchell.games.inis.cards import action, advantage, epic
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.asks import announce
from fidchell.games.inis.rules.board import is_tale, present
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import clear_away, lay_open
from fidchell.games.inis.rules.windows import decline, open_window, window


def play(s: Inis, seat: Seat, card: Card, moment: Kind) -> None:
    """`seat` plays a card: it is declared, the others may cancel it, it takes effect, then it is put away."""
    lay_open(s, seat, card)
    push(s, frame(SETTLE_CARD, seat, card, moment))
    push(s, frame(TAKE_EFFECT, seat, card, 0, 0, moment))
    push(s, window(CANCEL, card, seat))
    declare(s, seat, card, moment)


def react(s: Inis, seat: Seat, moment: Kind, b: int, c: int, first: Seat, action: Action) -> None:
    """`seat` lets the moment pass, or plays a triskel card, after which all are asked again."""
    if action == PASS:
        decline(s, seat, moment, b, c, first)
    else:
        push(s, window(moment, b, c))
        play(s, seat, action - PLAY, moment)


def declare(s: Inis, seat: Seat, card: Card, moment: Kind) -> None:
    """`seat` must declare the targets of its card."""
    played = bit(card)
    if played & ASK_PLACE:
        do(s, frame(NAME_PLACE, seat, card))
    elif played & ASK_PLACINGS:
        do(s, frame(NAME_PLACINGS, seat, card))
    elif played & ASK_ORIGIN:
        do(s, frame(NAME_ORIGIN, seat, card))
    elif played & ASK_SEAT:
        do(s, frame(NAME_SEAT, seat, card))
    elif played & ASK_CLAN:
        do(s, frame(NAME_CLAN, seat, card))
    elif is_tale(card):
        declare_tale(s, seat, card, moment)
    elif card == ADVANTAGE + PLAINS:
        declare_plains(s, seat)
    elif card == NEW_ALLIANCE:
        do(s, frame(NAME_ALLIANCE, seat))
    elif card == MASTER_CRAFTSMAN and moment != SEASON_HALF:
        do(s, frame(NAME_SEAT, seat, card))
    elif card == WARLORD:
        do(s, frame(NAME_PLACE if moment == SEASON_HALF else NAME_SEAT, seat, card))


def declare_plains(s: Inis, seat: Seat) -> None:
    """`seat` must declare where its clans go from the Plains, if it has any there."""
    card = ADVANTAGE + PLAINS
    if s.rules & PLAINS_ANYWHERE:
        do(s, frame(NAME_ORIGIN, seat, card))
    elif present(s, seat, PLAINS):
        announce(s, PLAINS + 1, 0)
        do(s, frame(NAME_TARGETS, seat, card, PLAINS + 1))


def declare_tale(s: Inis, seat: Seat, card: Card, moment: Kind) -> None:
    """`seat` must declare the targets of a tale that asks in a way of its own."""
    if card == MORRIGAN:
        do(s, frame(NAME_FLIP, seat), frame(NAME_PLACE, seat, card))
    elif card == FIANNA:
        do(s, frame(NAME_TARGETS, seat, card, s.clash))
    elif card == MOYTURA:
        do(s, frame(NAME_SOURCES, seat, card, s.clash))
    elif card == CLUB and moment == ATTACKED:
        do(s, frame(NAME_STRIKE, seat))


take_effect = effects(
    Inis, "seat: Seat, card: Card, where: int, other: int, moment: Kind", CARDS, action, advantage, epic
)


def settle_card(s: Inis, seat: Seat, card: Card, moment: Kind) -> None:
    """The card is resolved: an action card is discarded, a tale waits; other cards may follow."""
    marks = seat
    if moment == SEASON_HALF:
        marks |= AS_SEASON_CARD
    if not s.inplay & bit(card):
        marks |= WAS_CANCELLED
    elif not is_tale(card):
        if card == MASTER_CRAFTSMAN and moment != SEASON_HALF and a_of(pending(s, FINISH_CARD)) == LUG:
            marks |= BARS_LUG  # Lug cannot take the card that gave it away, or the two would go on forever
        clear_away(s, card)
    if is_tale(card):
        push(s, frame(FINISH_CARD, seat, card))
    open_window(s, AFTER_CARD, card, marks)


def finish_card(s: Inis, card: Card) -> None:
    """A tale that nobody has taken is discarded."""
    if s.inplay & bit(card):
        clear_away(s, card)
