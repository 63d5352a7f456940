"""Clashes: festival, citadels, then manoeuvres one by one until all agree to stop or no clan is exposed."""

from fidchell.core.bits import bit, lowest
from fidchell.core.frames import annul, do, frame, push
from fidchell.core.offers import offer_each
from fidchell.core.types import Action, Actions, Count, Kind, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import actions_of, crowd, exposed, fighters, free_citadels, next_seat, present
from fidchell.games.inis.rules.marches import targets_for
from fidchell.games.inis.rules.moves import go
from fidchell.games.inis.rules.plays import play
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import bring_back, emerge, empty_cauldron, spend, tell
from fidchell.games.inis.rules.windows import window


def clashes(s: Inis, instigator: Seat, initiator: Seat, cause: Kind) -> None:
    """Hold the pending clashes of one effect, in the order that the instigator chooses."""
    if cause != BY_EFFECT:
        drop_empty_clashes(s, instigator, cause == JUST_MOVED)
    if s.clashes == 0:
        return
    push(s, frame(CLASHES, instigator, initiator, BY_EFFECT if cause == BY_EFFECT else LATER_ON))
    if s.clashes & (s.clashes - 1):
        push(s, frame(CHOOSE_CLASH, instigator))
    else:
        begin_clash(s, lowest(s.clashes), instigator, initiator)


def drop_empty_clashes(s: Inis, instigator: Seat, just_moved: bool) -> None:
    """Drop pending clashes that have lost a side, and one in the Mountains if the instigator's clans did not arrive."""
    left = s.clashes
    while left:
        where = lowest(left)
        left &= left - 1
        if just_moved and where == MOUNTAINS and not present(s, instigator, where):
            s.clashes &= ~(1 << where)
        elif crowd(s, where) < 2 and not s.rules & HOLD_EMPTY_CLASHES:
            s.clashes &= ~(1 << where)


def choose_clash(s: Inis, instigator: Seat, initiator: Seat, action: Action) -> None:
    """The instigator has chosen which clash comes next."""
    begin_clash(s, action - AT, instigator, initiator)


def begin_clash(s: Inis, where: Place, instigator: Seat, initiator: Seat) -> None:
    """A clash begins: schedule its steps."""
    s.clashes &= ~(1 << where)
    s.clash = where + 1
    s.instigator = instigator
    s.striker = instigator
    tell(s, CLASH_BEGAN, instigator, where)
    push(s, frame(END_CLASH, instigator, where))
    push(s, frame(MANOEUVRES, instigator, 1))
    push(s, window(RESOLUTION))
    push(s, window(CITADELS_END))
    push(s, frame(CITADELS, instigator))
    push(s, window(CLASH_START))
    payer = instigator if s.rules & INSTIGATOR_PAYS else initiator
    if s.festival == where + 1 and present(s, payer, where):
        push(s, frame(REMOVE, payer, where, BY_CARD))


# The citadels step.


def may_shelter(s: Inis, seat: Seat) -> bool:
    """Whether `seat` can send a clan to a citadel."""
    return seat != s.instigator and exposed(s, seat) > 0 and free_citadels(s) > 0


def next_shelter(s: Inis, seat: Seat, declined: Count) -> None:
    """Ask the next seat after `seat` that can use a citadel, until all have declined in a row."""
    for _ in range(s.players - declined):
        seat = next_seat(s, seat)
        if may_shelter(s, seat):
            push(s, frame(SHELTER_CLAN, seat, declined))
            return
        declined += 1


def shelter_clan(s: Inis, seat: Seat, declined: Count, action: Action) -> None:
    """`seat` sends a clan to a citadel, or declines."""
    if action == SHELTER:
        s.sheltered[seat] += 1
        tell(s, SHELTERED, seat)
        next_shelter(s, seat, 0)
    else:
        next_shelter(s, seat, declined + 1)


# The resolution step.


def manoeuvres(s: Inis, seat: Seat, first: int) -> None:
    """The next seat with exposed clans makes a manoeuvre, starting with `seat`; if there is none, the clash ends."""
    resume = seat
    jumped = s.next_up != 0
    if s.next_up:
        seat = s.next_up - 1
        s.next_up = 0
    if fighters(s) == 0:
        return
    while exposed(s, seat) == 0:
        seat = next_seat(s, seat)
    s.striker = seat
    s.felled = 0
    s.blow = 0
    follow = next_seat(s, seat)
    if s.rules & WARLORD_RESUMES and jumped and not first:
        follow = resume
    push(s, frame(MANOEUVRES, follow))
    push(s, frame(MANOEUVRE, seat))


def offer_manoeuvres(s: Inis, seat: Seat, refused: int, out: Actions) -> Count:
    """Offer peace, attacks, withdrawal and the tales that are manoeuvres."""
    n = 0
    if not refused:
        out[n] = PEACE
        n += 1
    for foe in range(s.players):
        if foe != seat and exposed(s, foe) > 0:
            out[n] = ATTACK + foe
            n += 1
    if targets_for(s, seat, RETREAT, s.clash - 1):
        out[n] = WITHDRAW
        n += 1
    if not s.speared:
        tales = s.hands[seat] & MANOEUVRE_TALES
        if exposed(s, seat) != 1:
            tales &= ~bit(CUCHULAIN)
        return offer_each(tales, PLAY, out, n)
    return n


def manoeuvre(s: Inis, seat: Seat, action: Action) -> None:
    """`seat` offers peace, attacks, withdraws or plays a tale."""
    if action == PEACE:
        tell(s, PEACE_OFFERED, seat)
        ask_consent(s, seat, seat, 0)
        return
    if s.rules & PEACE_AFTER:
        push(s, frame(PROPOSE, seat))
    if action >= PLAY:
        push(s, window(AFTER_MANOEUVRE, seat))
        play(s, seat, action - PLAY, MANOEUVRING)
    elif action == WITHDRAW:
        push(s, window(AFTER_MANOEUVRE, seat))
        do(s, frame(NAME_TARGETS, seat, RETREAT, s.clash), frame(GO, seat, s.clash))
    else:
        attack(s, seat, action - ATTACK)


def attack(s: Inis, seat: Seat, target: Seat) -> None:
    """`seat` attacks: both may react, then the target pays, then all may react."""
    tell(s, ATTACK_MADE, seat, target)
    do(s, window(ATTACKED, target), frame(STRIKE, target), window(AFTER_MANOEUVRE, seat, target + 1))


def strike(s: Inis, target: Seat) -> None:
    """The attack costs the target a card or a clan; the target chooses unless a card says otherwise."""
    where = s.clash - 1
    cards = actions_of(s, target) != 0
    loss = frame(REMOVE, target, where, BY_MANOEUVRE)
    if s.blow & BOTH and cards:
        do(s, frame(TAKE_HIT, target, 1), loss)
    elif not cards or s.blow & (BOTH | CLAN_ONLY):
        do(s, loss)
    elif s.blow & CARD_ONLY or exposed(s, target) <= 0:
        do(s, frame(TAKE_HIT, target, 1))
    else:
        do(s, frame(TAKE_HIT, target, 0))


def offer_losses(s: Inis, seat: Seat, only_cards: int, out: Actions) -> Count:
    """Offer to discard one of the action cards in hand or, if allowed, to lose a clan."""
    n = offer_each(actions_of(s, seat), DISCARD_CARD, out)
    if not only_cards:
        out[n] = LOSE_CLAN
        n += 1
    return n


def pay(s: Inis, seat: Seat, where: Place, why: Kind, action: Action) -> None:
    """`seat` has chosen to discard a card or to lose a clan at `where`."""
    if action == LOSE_CLAN:
        do(s, frame(REMOVE, seat, where, why))
    else:
        spend(s, seat, action - DISCARD_CARD)


def go_away(s: Inis, seat: Seat, origin: int) -> None:
    """Planned clans of `seat` withdraw from a clash in peace, or move after scouting."""
    go(s, seat, origin - 1, s.clash != 0)


# Peace.


def ask_consent(s: Inis, seat: Seat, proposer: Seat, after: int) -> None:
    """Ask the next seat with exposed clans after `seat`; when all have agreed, the clash ends."""
    seat = next_seat(s, seat)
    while seat != proposer and exposed(s, seat) == 0:
        seat = next_seat(s, seat)
    if seat == proposer:
        annul(s, MANOEUVRES)
    else:
        push(s, frame(CONSENT, seat, proposer, after))


def consent(s: Inis, seat: Seat, proposer: Seat, after: int, action: Action) -> None:
    """`seat` agrees to peace, or the clash goes on."""
    if action == AGREE:
        ask_consent(s, seat, proposer, after)
    else:
        tell(s, PEACE_REFUSED, seat)
        if not after:
            push(s, frame(MANOEUVRE, proposer, 1))


def propose(s: Inis, seat: Seat, action: Action) -> None:
    """After a manoeuvre `seat` offers peace, or not."""
    if action == PEACE:
        tell(s, PEACE_OFFERED, seat)
        ask_consent(s, seat, seat, 1)


# The end.


def end_clash(s: Inis, where: Place) -> None:
    """The clash is over: the clans leave the citadels, and the Cauldron gives some back."""
    tell(s, CLASH_ENDED, 0, where)
    emerge(s)
    for seat in range(SEATS):
        s.lost[seat] = 0
    s.clash = 0
    s.speared = 0
    s.next_up = 0
    s.felled = 0
    s.blow = 0
    if s.cauldron:
        owner = s.cauldron - 1
        do(s, frame(RETURN_CLANS, owner, where), frame(SETTLE_CARD, owner, CAULDRON, MANOEUVRING))


def offer_returns(s: Inis, out: Actions) -> Count:
    """Offer how many clans return from the Cauldron."""
    most = min(3, s.brew)
    for count in range(most + 1):
        out[count] = NUMBER + count
    return most + 1


def return_clans(s: Inis, seat: Seat, where: Place, action: Action) -> None:
    """The chosen number of clans return from the Cauldron; the others go to the reserve."""
    empty_cauldron(s, seat)
    bring_back(s, seat, where, action - NUMBER)
