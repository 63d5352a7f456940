"""Loss of Zeal, death and succession."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.frames import annul, frame, push
from fidchell.core.types import Action, Actions, Card, Count, Kind, Mask, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import item_with, kept_saints, power_at, spaces
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import dig_grave, spend, tell
from fidchell.games.snakes.rules.victory import end_game


def lose_zeal(s: Snakes, seat: Seat, count: Count, cause: Kind) -> None:
    """A Saint is about to lose Zeal: the seats that keep a card against it are asked first."""
    if cause == BY_EVENT and s.struck >> seat & 1:
        return  # one card does not strike both a Saint and the successor
    push(s, frame(FALL, seat, count, cause))
    for i in range(s.players):
        other = (s.turn + s.players - 1 - i) % s.players
        if item_with(s, other, CANCEL_LOSS) < ITEMS:
            push(s, frame(SPARE, other, seat, count))


def offer_sparing(s: Snakes, seat: Seat, out: Actions) -> Count:
    """Offer to play a card against the loss, or not."""
    out[0] = PLAY + item_with(s, seat, CANCEL_LOSS)
    out[1] = PASS
    return 2


def spare(s: Snakes, seat: Seat, victim: Seat, action: Action) -> None:
    """If a card is played against it, the loss does not happen."""
    if action == PASS:
        return
    item = action - PLAY
    spend(s, seat, item, s.content.power_manner[power_at(s, item, CANCEL_LOSS)])
    tell(s, LOSS_CANCELLED, victim)
    annul(s, FALL)


def fall(s: Snakes, seat: Seat, count: Count) -> None:
    """A Saint loses Zeal, and dies at the end of the track; any further loss is ignored."""
    lost = min(count, spaces(s, seat) - s.zeal[seat])
    s.zeal[seat] += lost
    tell(s, ZEAL_LOST, seat, lost)
    if s.zeal[seat] >= spaces(s, seat):
        die(s, seat)


def die(s: Snakes, seat: Seat) -> None:
    """A Saint dies and is followed by a kept Saint or an Acolyte; the death of an Acolyte ends the game."""
    s.deaths += 1
    tell(s, SAINT_DIED, seat, s.saint[seat], s.where[seat])
    if s.saint[seat] == 0:
        end_game(s, ACOLYTE_DIED)
        return
    dig_grave(s, seat)
    s.saint[seat] = 0
    s.zeal[seat] = 0
    lose_gifts(s, seat)
    s.struck |= 1 << seat
    if s.phase == ACTION_PHASE and seat == s.turn:
        annul(s, ACTIONS)
    heirs: Mask = kept_saints(s, seat)
    if heirs == 0:
        tell(s, ACOLYTE_CAME, seat)
    elif size(heirs) == 1:
        succeed(s, seat, lowest(heirs))
    else:
        push(s, frame(SUCCEED, seat))


def lose_gifts(s: Snakes, seat: Seat) -> None:
    """Some Gifts are lost with the Saint who had them."""
    lost: Mask = s.gifts[seat] & s.content.gifts_lost
    while lost:
        s.gifts[seat] &= ~(1 << lowest(lost))
        tell(s, GIFT_LOST, seat, CARDS + lowest(lost))
        lost &= lost - 1


def succeed(s: Snakes, seat: Seat, card: Card) -> None:
    """A Saint whose card a seat has becomes its active Saint, with full Zeal."""
    s.kept[seat] &= ~bit(card)
    s.gone |= bit(card)
    s.saint[seat] = s.content.card_saint[card] + 1
    s.zeal[seat] = 0
    tell(s, SUCCEEDED, seat, s.content.card_saint[card])
