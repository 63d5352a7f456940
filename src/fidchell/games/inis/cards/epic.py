"""The epic tales: each schedules frames, uses verbs, and records what the current clash or turn must remember."""

from fidchell.core.frames import amend, annul, b_of, c_of, do, frame, kind_of, nearest, push
from fidchell.core.limits import NOTHING
from fidchell.core.switches import effect_of
from fidchell.core.types import Kind, Place, Seat
from fidchell.games.inis.cards.action import cancel_card
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules import verbs
from fidchell.games.inis.rules.asks import clear_plan
from fidchell.games.inis.rules.board import actions_of, next_seat, previous_seat, tales_of
from fidchell.games.inis.rules.map import site_count
from fidchell.games.inis.rules.moves import arrive, gather, go, open_gates, place_planned
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.windows import context, window


@effect_of(BALORS_EYE)
def balors_eye(s: Inis, where: int, other: int) -> None:
    """Remove any clan from any territory."""
    if where:
        do(s, frame(REMOVE, other - 1, where - 1, BY_CARD))


@effect_of(BATTLE_FRENZY)
def battle_frenzy(s: Inis) -> None:
    """At the end of the citadels step of a clash: all clans come out of the citadels."""
    verbs.emerge(s)
    verbs.tell(s, EMERGED, 0)


@effect_of(MOYTURA)
def moytura(s: Inis, seat: Seat) -> None:
    """As a manoeuvre: bring clans from neighbouring territories to the clash, then place one there."""
    do(s, frame(RALLY, seat, s.clash - 1))
    gather(s, seat, s.clash - 1, True)


@effect_of(BREAS)
def breas(s: Inis, seat: Seat, where: int, other: int) -> None:
    """Move an opposing clan from where you are present to a neighbouring territory, in peace."""
    for to in range(PLACES):
        if s.plan[to] > 0 and verbs.move(s, other - 1, where - 1, to, 1) > 0:
            arrive(s, seat, other - 1, 1 << to, True)
    clear_plan(s)


@effect_of(CATHBAD)
def cathbad(s: Inis, seat: Seat) -> None:
    """At the start of the assembly: choose in secret which action card is set aside; at its end exchange it."""
    s.cathbad = seat + 1
    do(s, frame(CHOOSE_ASIDE, seat))


@effect_of(CHAMPIONS_SHARE)
def champions_share(s: Inis, seat: Seat) -> None:
    """Take the action card that was set aside."""
    verbs.take_aside(s, seat)


@effect_of(CHILDREN_OF_DANA)
def children_of_dana(s: Inis, seat: Seat) -> None:
    """Place a clan in any territory."""
    place_planned(s, seat)


@effect_of(DAGDA)
def dagda(s: Inis) -> None:
    """When an epic tale or an advantage card is played: it has no effect, and is discarded."""
    cancel_card(s)


@effect_of(CAULDRON)
def cauldron(s: Inis, seat: Seat) -> None:
    """When a clan of yours is removed in a clash: gather all that you lose in it; up to three return at its end."""
    verbs.hang_cauldron(s, seat)
    annul(s, SETTLE_CARD)  # the card stays face up until the clash ends


@effect_of(CLUB)
def club(s: Inis, other: int, moment: Kind) -> None:
    """When a clan of yours would be removed: it is not. Or when you attack: choose what it costs."""
    if moment == LOSING:
        annul(s, TAKE_OFF)
        verbs.tell(s, SAVED, 0)
    else:
        s.blow = s.blow & ~(CLAN_ONLY | CARD_ONLY) | (CLAN_ONLY if other == 1 else CARD_ONLY)


@effect_of(HARP)
def harp(s: Inis, seat: Seat) -> None:
    """For each other epic tale in your hand, three at most, place a clan where you are present."""
    place_planned(s, seat)


@effect_of(DEIRDRE)
def deirdre(s: Inis, seat: Seat) -> None:
    """Each opponent reveals a random tale: take one, the others are discarded; then remove a clan of yours."""
    other = s.brenn
    for _ in range(s.players):
        if other != seat and tales_of(s, other):
            verbs.reveal(s, other)
        other = next_seat(s, other)
    do(s, frame(TAKE_REVEALED, seat), frame(SACRIFICE, seat))


@effect_of(DIARMUID)
def diarmuid(s: Inis, seat: Seat, where: int) -> None:
    """When a clan of yours is removed: place it in another territory where you are present."""
    loss = context(s, LOST)
    amend(s, WINDOW, window(LOST, b_of(loss), c_of(loss) % LED_AWAY + LED_AWAY))
    if where:
        before = s.lost[seat]
        if s.clash == c_of(loss) % LED_AWAY + 1:
            leave_cauldron(s, seat)
            before = max(0, before - 1)
        verbs.place(s, seat, where - 1)
        s.lost[seat] = before


def leave_cauldron(s: Inis, seat: Seat) -> None:
    """The clan just removed is not put on its owner's Cauldron, or is taken off it again."""
    if s.cauldron == seat + 1:
        under = nearest(s, WINDOW) - 1
        if kind_of(s.stack[under]) == JOIN_CAULDRON:
            s.stack[under] = NOTHING
        else:
            verbs.unbrew(s, seat)


@effect_of(ERIU)
def eriu(s: Inis, seat: Seat) -> None:
    """Place a clan in each territory with a sanctuary where you are present, three at most."""
    place_planned(s, seat)


@effect_of(FIANNA)
def fianna(s: Inis, seat: Seat, other: int) -> None:
    """As a manoeuvre: move clans of yours, in citadels or not, from the clash to one neighbour, in peace."""
    origin = s.clash - 1
    if other:  # how many of them come out of citadels, plus one
        s.sheltered[seat] -= other - 1
    go(s, seat, origin, True)


@effect_of(KERNUNO)
def kernuno(s: Inis, seat: Seat, where: int) -> None:
    """Where you are present and there is no sanctuary: place a clan and build one."""
    if where:
        verbs.place(s, seat, where - 1)
        verbs.build_sanctuary(s, where - 1)


@effect_of(LUG)
def lug(s: Inis, seat: Seat) -> None:
    """After an action card has been resolved: take it; if discarded again later, it no longer counts as that card."""
    resolved = context(s, AFTER_CARD)
    amend(s, WINDOW, window(AFTER_CARD, b_of(resolved), c_of(resolved) | BARS_LUG))
    verbs.retrieve(s, seat, b_of(resolved), ALL_EYES)


@effect_of(SPEAR)
def spear(s: Inis) -> None:
    """At the start of a clash: nobody may play triskel cards in it."""
    s.speared = 1


@effect_of(MAEVE)
def maeve(s: Inis, seat: Seat) -> None:
    """Each opponent who can gives you an action card; then give one to each of them."""
    givers = 0
    for other in range(s.players):
        if other != seat and actions_of(s, other):
            givers |= 1 << other
    push(s, frame(THANK, seat, givers))
    other = s.brenn
    for _ in range(s.players):  # the Brenn gives first, so is pushed last
        other = previous_seat(s, other)
        if givers >> other & 1:
            push(s, frame(GIVE_CARD, other, seat))


def thank(s: Inis, seat: Seat, givers: int) -> None:
    """`seat` gives an action card to each player who gave one."""
    other = s.brenn
    for _ in range(s.players):
        other = previous_seat(s, other)
        if givers >> other & 1:
            push(s, frame(GIVE_CARD, seat, other))


@effect_of(MANANNAN)
def manannan(s: Inis, seat: Seat, where: int) -> None:
    """Move up to three of your clans from one territory to any other."""
    if where:
        go(s, seat, where - 1, s.rules & HORSES_IN_PEACE != 0)


@effect_of(MORRIGAN)
def morrigan(s: Inis, seat: Seat, where: int, other: int) -> None:
    """You may flip the crows; you may start a clash anywhere and name its instigator."""
    flips = s.plan[0]
    clear_plan(s)
    if where:
        s.clashes = 1 << (where - 1)
        do(s, frame(CLASHES, other - 1, seat, BY_EFFECT))
    if flips:
        verbs.flip_crows(s)
        open_gates(s)


@effect_of(NUADA)
def nuada(s: Inis, seat: Seat) -> None:
    """Place a clan for each opponent in each territory whose chieftain you are."""
    place_planned(s, seat)


@effect_of(OENGUS)
def oengus(s: Inis, seat: Seat) -> None:
    """At the end of a turn: the next turn is yours, even if the season was about to end."""
    s.ploy = seat + 1


@effect_of(OGMA)
def ogma(s: Inis) -> None:
    """As a manoeuvre: the clash ends at once."""
    annul(s, WINDOW)
    annul(s, MANOEUVRES)
    annul(s, PROPOSE)
    annul(s, END_CLASH)
    do(s, frame(END_CLASH, 0, s.clash - 1))


@effect_of(OTHER_WORLD)
def other_world(s: Inis, seat: Seat, where: int) -> None:
    """For each sanctuary of a territory, three at most, place a clan or remove an opposing one there."""
    if where:
        for _ in range(s.plan[seat]):
            verbs.place(s, seat, where - 1)
        s.plan[seat] = 0
        remove_planned(s, where - 1, BY_CARD)


def remove_planned(s: Inis, where: Place, why: Kind) -> None:
    """Remove the planned clans one by one, those of the Brenn first, then in the direction of the crows."""
    other = s.brenn
    for _ in range(s.players):  # from the last to the first, since the last pushed happens first
        other = previous_seat(s, other)
        for _ in range(s.plan[other]):
            push(s, frame(REMOVE, other, where, why))
    clear_plan(s)


@effect_of(STONE_OF_FAL)
def stone_of_fal(s: Inis, seat: Seat) -> None:
    """Place two clans in the territory of the capital."""
    verbs.place(s, seat, s.capital)
    verbs.place(s, seat, s.capital)


@effect_of(STRENG)
def streng(s: Inis, seat: Seat) -> None:
    """After your attack: gain a deed."""
    verbs.gain_deed(s, seat)


@effect_of(TAILTU)
def tailtu(s: Inis, seat: Seat) -> None:
    """Look at three tiles, put one where you like and the others under the pile; move a clan of yours onto it."""
    sites = site_count(s, 2)
    if s.pile_size > 0 and sites > 0:
        for at in range(max(0, s.pile_size - 3), s.pile_size):
            s.pile_eyes[at] |= 1 << seat
        verbs.bar(s)
        do(s, frame(CHOOSE_TILE, seat, sites))


@effect_of(CUCHULAIN)
def cuchulain(s: Inis) -> None:
    """As a manoeuvre, with one exposed clan: remove any two exposed clans."""
    remove_planned(s, s.clash - 1, BY_MANOEUVRE)


@effect_of(TUAN)
def tuan(s: Inis, seat: Seat) -> None:
    """Draw three tales and keep one."""
    do(s, frame(DRAW_TALES, seat, 3))
