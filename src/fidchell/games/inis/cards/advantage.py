"""The advantage cards: each schedules frames, uses verbs, and records what the current clash or turn must remember."""

from fidchell.core.frames import a_of, amend, annul, do, frame, pending, seat_of
from fidchell.core.switches import effect_of
from fidchell.core.types import Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import actions_of
from fidchell.games.inis.rules.knowledge import see_hand
from fidchell.games.inis.rules.moves import go, place_planned
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import bar, bestow, move, only, steal, take_aside, tell


@effect_of(ADVANTAGE + COVE)
def cove(s: Inis, seat: Seat) -> None:
    """After your season card: take the action card that was set aside, then set one aside."""
    take_aside(s, seat)
    do(s, frame(SET_ASIDE, seat))


@effect_of(ADVANTAGE + FOREST)
def forest(s: Inis, seat: Seat) -> None:
    """After you play an epic tale: draw one."""
    do(s, frame(DRAW_TALES, seat, 1))


@effect_of(ADVANTAGE + GATES)
@effect_of(ADVANTAGE + MEADOWS)
def draw_one_more(s: Inis) -> None:
    """When you draw an epic tale (Meadows), or draw one at the Gates (Gates): draw one more, keep one."""
    f = pending(s, DEAL_TALES)
    amend(s, DEAL_TALES, frame(DEAL_TALES, seat_of(f), a_of(f) + 1))


@effect_of(ADVANTAGE + HIGHLANDS)
def highlands(s: Inis, other: int) -> None:
    """When a clash in the Highlands comes to its resolution: name who makes the first manoeuvre."""
    if other and s.rules & HIGHLANDS_AT_START:
        s.instigator = other - 1
        s.striker = other - 1
    s.next_up = other


@effect_of(ADVANTAGE + HILLS)
def hills(s: Inis) -> None:
    """When you are attacked in the Hills: the attack does nothing."""
    s.blow |= VOID
    annul(s, STRIKE)
    tell(s, VOIDED, 0)


@effect_of(ADVANTAGE + IRON_MINE)
def iron_mine(s: Inis) -> None:
    """When you attack: the attacked player loses both a clan and an action card."""
    s.blow |= BOTH


@effect_of(ADVANTAGE + LOST_VALE)
def lost_vale(s: Inis, where: int, other: int) -> None:
    """After your season card: move any clan from a neighbouring territory to the Lost Vale, in peace."""
    if where:
        move(s, other - 1, where - 1, LOST_VALE, 1)


@effect_of(ADVANTAGE + MISTY_LANDS)
def misty_lands(s: Inis, seat: Seat) -> None:
    """Discard action cards, draw as many epic tales, keep one of them."""
    do(s, frame(DROP_ACTIONS, seat))


@effect_of(ADVANTAGE + MOOR)
def moor(s: Inis, seat: Seat, other: int) -> None:
    """At any time: look at an opponent's epic tales."""
    see_hand(s, seat, other - 1, EPIC_CARDS)
    bar(s)
    tell(s, SAW, seat, other - 1, 1, 0, only(seat))


@effect_of(ADVANTAGE + MOUNTAINS)
def mountains(s: Inis) -> None:
    """When you move clans to the Mountains: nobody pays."""
    annul(s, TOLL)


@effect_of(ADVANTAGE + PLAINS)
def plains(s: Inis, seat: Seat, where: int) -> None:
    """Move clans of yours from the Plains to one or more neighbours."""
    if where:
        go(s, seat, where - 1, False)


@effect_of(ADVANTAGE + SALT_MINE)
def salt_mine(s: Inis, seat: Seat, other: int) -> None:
    """After your season card: take a random action card of an opponent, then give that player one of yours."""
    if actions_of(s, other - 1):
        steal(s, seat, other - 1)
        do(s, frame(GIVE_CARD, seat, other - 1))


@effect_of(ADVANTAGE + STONE_CIRCLE)
def stone_circle(s: Inis, seat: Seat) -> None:
    """After you play an epic tale: remove a clan of yours from the Stone Circle to take the tale back."""
    bestow(s, a_of(pending(s, FINISH_CARD)), seat)
    do(s, frame(REMOVE, seat, STONE_CIRCLE, AS_COST))


@effect_of(ADVANTAGE + SWAMP)
def swamp() -> None:
    """Nothing happens."""


@effect_of(ADVANTAGE + VALLEY)
def valley(s: Inis, seat: Seat) -> None:
    """After your season card: place a clan where you are present."""
    place_planned(s, seat)
