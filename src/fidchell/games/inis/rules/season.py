"""The season: turns until all seats pass in a row."""

from fidchell.core.bits import bit
from fidchell.core.frames import do, frame, push
from fidchell.core.offers import offer_each
from fidchell.core.types import Action, Actions, Count, Mask, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import actions_of, island, next_seat, present_anywhere
from fidchell.games.inis.rules.knowledge import settle_on
from fidchell.games.inis.rules.plays import play
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import lose_deed, place, tell
from fidchell.games.inis.rules.victory import conditions
from fidchell.games.inis.rules.windows import offer_pass, open_window, window


def start_turn(s: Inis, seat: Seat) -> None:
    """It is the turn of `seat`; without a clan on the island it first gives up a deed and settles two."""
    s.turn = seat
    push(s, frame(TURN, seat))
    if not present_anywhere(s, seat):
        lose_deed(s, seat)
        push(s, frame(SETTLE_CLAN, seat, 0, 1))


def open_season(s: Inis) -> None:
    """The season begins with the Brenn, who must play a card."""
    s.opening = 1
    s.passes = 0
    s.locked = 0
    tell(s, SEASON_BEGAN, s.brenn, s.season)
    start_turn(s, s.brenn)


def settle_clan(s: Inis, seat: Seat, another: int, action: Action) -> None:
    """`seat` settles a clan anywhere on the island, and possibly `another`, in ascending order of territories."""
    place(s, seat, action - PLACE)
    if another:
        do(s, frame(SETTLE_CLAN, seat, action - PLACE))


def settling_places(s: Inis, first: Place) -> Mask:
    """Where a clan may settle: in any territory from `first` on."""
    return island(s) & ~(bit(first) - 1)


def playable(s: Inis, seat: Seat) -> Mask:
    """The season cards that `seat` may play; the Druid not as its last action card."""
    cards = s.hands[seat] & SEASON_CARDS
    if actions_of(s, seat) == bit(DRUID):
        cards &= ~bit(DRUID)
    return cards | s.hands[seat] & bit(ADVANTAGE + MOOR)


def offer_turn(s: Inis, seat: Seat, out: Actions) -> Count:
    """Offer the season cards, claiming the crown and passing; the Brenn must open with a card."""
    n = offer_each(playable(s, seat), PLAY, out)
    if s.opening:
        return n
    if not s.pretenders & bit(seat) and conditions(s, seat) > 0:
        out[n] = CLAIM
        n += 1
    return offer_pass(out, n)


def turn(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` plays a season card, claims the crown or passes; the Moor does not use up the turn."""
    if action == PLAY + ADVANTAGE + MOOR:
        push(s, frame(TURN, seat))
        play(s, seat, ADVANTAGE + MOOR, ANY_TIME)
        return
    push(s, frame(NEXT_TURN, seat))
    s.passes = s.passes + 1 if action == PASS else 0
    if action == PASS:
        tell(s, PASSED, seat)
        open_window(s, TURN_END, 0, 0)
        return
    s.opening = 0
    push(s, window(TURN_END))
    if action == CLAIM:
        s.pretenders |= bit(seat)
        tell(s, CLAIMED, seat)
    else:
        play(s, seat, action - PLAY, SEASON_HALF)


def next_turn(s: Inis, seat: Seat) -> None:
    """The next seat takes its turn, or all have passed in a row and the season ends."""
    follow = s.resume - 1 if s.resume else next_seat(s, seat)
    s.resume = 0
    if s.ploy:
        if s.rules & OENGUS_RESUMES:
            s.resume = follow + 1
        follow = s.ploy - 1
        s.ploy = 0
        s.passes = 0
        tell(s, TURN_TAKEN, follow)
    elif s.passes >= s.players:
        do(s, frame(END_SEASON, 0))
        return
    start_turn(s, follow)


def end_season(s: Inis) -> None:
    """The festival is over, the action cards are gathered, advantage cards lie face up again."""
    tell(s, SEASON_ENDED, 0, s.season)
    if s.festival:
        tell(s, FESTIVAL_OVER, 0, s.festival - 1)
    s.festival = 0
    s.resume = 0
    if s.aside:
        s.discard |= bit(s.aside - 1)
    s.aside = 0
    for seat in range(s.players):
        s.discard |= s.hands[seat] & ACTION_CARDS
        s.faceup |= s.hands[seat] & ADVANTAGE_CARDS
        s.hands[seat] &= ~(ACTION_CARDS | ADVANTAGE_CARDS)
        s.passed[seat] = 0
    for eye in range(EYES):
        settle_on(s, eye, ACTION_CARDS, -1)
        settle_on(s, eye, s.discard, DISCARD)
    do(s, frame(ASSEMBLY, 0))
