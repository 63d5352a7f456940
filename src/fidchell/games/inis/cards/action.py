"""The action cards: each schedules frames, uses verbs, and records what the current clash or turn must remember.

`where` and `other` are the declared territory and seat, each plus one, or 0 for none.
"""

from fidchell.core.bits import bit
from fidchell.core.frames import a_of, annul, c_of, do, frame, pending
from fidchell.core.switches import effect_of
from fidchell.core.types import Kind, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules import verbs
from fidchell.games.inis.rules.asks import clear_plan
from fidchell.games.inis.rules.board import actions_of, exposed, is_tale, may_take_advantage
from fidchell.games.inis.rules.knowledge import see_discard, see_hand
from fidchell.games.inis.rules.map import site_count
from fidchell.games.inis.rules.moves import gather, go, place_planned
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.windows import context


@effect_of(BARD)
def bard(s: Inis, seat: Seat, moment: Kind) -> None:
    """Draw an epic tale. Or after a manoeuvre of yours that removed an opposing clan: gain a deed."""
    if moment == SEASON_HALF:
        do(s, frame(DRAW_TALES, seat, 1))
    else:
        verbs.gain_deed(s, seat)


@effect_of(CITADEL)
def citadel(s: Inis, seat: Seat, where: int) -> None:
    """Build a citadel where you are present, and take that territory's advantage card unless it was played."""
    if where:
        verbs.build_citadel(s, where - 1)
        if may_take_advantage(s, seat, where - 1):
            verbs.take_advantage(s, seat, where - 1)


@effect_of(CONQUEST)
def conquest(s: Inis, seat: Seat, where: int) -> None:
    """Bring any number of your clans to one territory from its neighbours."""
    if where:
        gather(s, seat, where - 1, False)


@effect_of(CRAFTSMEN)
def craftsmen(s: Inis, seat: Seat) -> None:
    """Place up to one clan for each citadel in each territory where you are present."""
    place_planned(s, seat)


@effect_of(DRUID)
def druid(s: Inis, seat: Seat) -> None:
    """Look through the discarded action cards and take one."""
    see_discard(s, seat)
    verbs.bar(s)
    do(s, frame(TAKE_DISCARDED, seat))


@effect_of(EMISSARIES)
def emissaries(s: Inis, seat: Seat, where: int) -> None:
    """Move one of your clans to a neighbouring territory, in peace."""
    if where:
        go(s, seat, where - 1, True)


@effect_of(EXPLORATION)
def exploration(s: Inis, seat: Seat) -> None:
    """The Brenn chooses where the next tile joins the island; place a clan on it."""
    do(s, frame(CHOOSE_SITE, s.brenn, seat, 0, site_count(s, 2) if s.pile_size > 0 else 0))


@effect_of(FESTIVAL)
def festival(s: Inis, seat: Seat, where: int) -> None:
    """Place a clan and the festival token at a sanctuary where you are present."""
    if where:
        verbs.place(s, seat, where - 1)
        verbs.hold_festival(s, where - 1)


@effect_of(GEIS)
def geis(s: Inis) -> None:
    """When an opponent plays an action card: it has no effect, and is discarded."""
    cancel_card(s)


def cancel_card(s: Inis) -> None:
    """Cancel the card whose declaration is being answered: it has no effect and is discarded at once."""
    card = a_of(pending(s, TAKE_EFFECT))
    if bit(card) & PLANNED_CARDS:
        clear_plan(s)
    annul(s, TAKE_EFFECT)
    annul(s, WINDOW)
    verbs.tell(s, CANCELLED, 0, card)
    verbs.clear_away(s, card)
    if is_tale(card) and s.rules & DAGDA_OWN_DECK:
        verbs.reshuffle(s)


@effect_of(MASTER_CRAFTSMAN)
def master_craftsman(s: Inis, seat: Seat, other: int, moment: Kind) -> None:
    """Discard a card if you can; draw an epic tale. Or after you play a tale: give it away, and gain a deed."""
    if moment == SEASON_HALF:
        do(s, frame(DROP_CARD, seat), frame(DRAW_TALES, seat, 1))
    else:
        verbs.bestow(s, a_of(pending(s, FINISH_CARD)), other - 1)
        verbs.gain_deed(s, seat)


@effect_of(MIGRATION)
def migration(s: Inis, seat: Seat, where: int) -> None:
    """Move clans of yours from one territory to one or more neighbours."""
    if where:
        go(s, seat, where - 1, False)


@effect_of(NEW_ALLIANCE)
def new_alliance(s: Inis, seat: Seat, where: int, other: int) -> None:
    """Where you are present, place a clan, or replace one of an opponent who has two or more there."""
    if other:
        verbs.replace(s, seat, other - 1, where - 1)
    elif where:
        verbs.place(s, seat, where - 1)


@effect_of(NEW_CLANS)
def new_clans(s: Inis, seat: Seat) -> None:
    """Place two clans where you are present."""
    place_planned(s, seat)


@effect_of(RAID)
def raid(s: Inis, seat: Seat) -> None:
    """After your attack: take a random action card of the attacked player, or remove one of its exposed clans."""
    target = c_of(context(s, AFTER_MANOEUVRE)) - 1
    if actions_of(s, target):
        verbs.steal(s, seat, target)
    elif exposed(s, target) > 0:
        do(s, frame(REMOVE, target, s.clash - 1, BY_RAID))


@effect_of(SANCTUARY)
def sanctuary(s: Inis, seat: Seat, where: int) -> None:
    """Build a sanctuary where you are present; draw an epic tale."""
    if where:
        verbs.build_sanctuary(s, where - 1)
    do(s, frame(DRAW_TALES, seat, 1))


@effect_of(SCOUTS)
def scouts(s: Inis, seat: Seat, other: int) -> None:
    """Look at an opponent's action cards; then you may move clans from one territory to a neighbour."""
    see_hand(s, seat, other - 1, ACTION_CARDS)
    verbs.bar(s)
    verbs.tell(s, SAW, seat, other - 1, 0, 0, verbs.only(seat))
    do(s, frame(SCOUT_MOVE, seat))


@effect_of(WARLORD)
def warlord(s: Inis, seat: Seat, where: int, other: int, moment: Kind) -> None:
    """Start a clash where you are present.

    After any manoeuvre of a clash you are in: place a clan there and name who makes the next manoeuvre.
    """
    if moment != SEASON_HALF:
        verbs.place(s, seat, s.clash - 1)
        s.next_up = other
    elif where:
        s.clashes = 1 << (where - 1)
        do(s, frame(CLASHES, seat, seat, BY_EFFECT))
