"""What happens when clans move, arrive or are removed."""

from fidchell.core.frames import do, frame, push
from fidchell.core.types import Kind, Place, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import actions_of, clans, exposed, present, previous_seat, strangers
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import move, place, take_off
from fidchell.games.inis.rules.windows import open_window


def place_planned(s: Inis, seat: Seat) -> None:
    """`seat` places its clans as planned."""
    for where in range(PLACES):
        while s.plan[where] > 0:
            s.plan[where] -= 1
            place(s, seat, where)


def go(s: Inis, seat: Seat, origin: Place, peaceful: bool) -> None:
    """The clans of `seat` leave `origin` as planned; where they meet others, clashes start, unless in peace."""
    reached = 0
    for where in range(PLACES):
        if s.plan[where] > 0 and move(s, seat, origin, where, s.plan[where]) > 0:
            reached |= 1 << where
        s.plan[where] = 0
    arrive(s, seat, seat, reached, peaceful)


def gather(s: Inis, seat: Seat, target: Place, peaceful: bool) -> None:
    """The clans of `seat` come to `target` from the planned sources."""
    come = 0
    for where in range(PLACES):
        if s.plan[where] > 0:
            come += move(s, seat, where, target, s.plan[where])
        s.plan[where] = 0
    if come > 0:
        arrive(s, seat, seat, 1 << target, peaceful)


def arrive(s: Inis, mover: Seat, owner: Seat, reached: int, peaceful: bool) -> None:
    """Clans of `owner` have come to territories: first the toll of the Mountains, then the clashes."""
    if not peaceful:
        for where in range(PLACES):
            if reached >> where & 1 and strangers(s, owner, where) > 0:
                s.clashes |= 1 << where
        if s.clashes:
            push(s, frame(CLASHES, owner, owner, JUST_MOVED))
    if reached >> MOUNTAINS & 1:
        push(s, frame(ARRIVE, owner, mover))


def arrive_in_mountains(s: Inis, owner: Seat, mover: Seat) -> None:
    """Clans have come to the Mountains: the mover may play its card, else their owner pays."""
    push(s, frame(TOLL, owner))
    open_window(s, MOVED_IN, mover, 0)


def toll(s: Inis, owner: Seat) -> None:
    """`owner` discards an action card or loses a clan in the Mountains."""
    if actions_of(s, owner):
        do(s, frame(PAY_TOLL, owner))
    else:
        do(s, frame(REMOVE, owner, MOUNTAINS, BY_CARD))


def only_sheltered(s: Inis, owner: Seat, where: Place, why: Kind) -> bool:
    """Whether a manoeuvre or a raid no longer finds an exposed clan of `owner`."""
    return (why == BY_MANOEUVRE or why == BY_RAID) and s.clash == where + 1 and exposed(s, owner) <= 0


def remove_clan(s: Inis, owner: Seat, where: Place, why: Kind) -> None:
    """A clan is about to be removed; its owner may prevent that, unless it is the price of the owner's own card."""
    if clans(s, owner, where) == 0 or only_sheltered(s, owner, where, why):
        return
    push(s, frame(TAKE_OFF, owner, where, why))
    if why != AS_COST:
        open_window(s, LOSING, owner, where)


def take_clan_off(s: Inis, owner: Seat, where: Place, why: Kind) -> None:
    """A clan goes back to the reserve, or onto the Cauldron; its owner may react."""
    if clans(s, owner, where) == 0 or only_sheltered(s, owner, where, why):
        return
    take_off(s, owner, where)
    if why == BY_MANOEUVRE and owner != s.striker:
        s.felled = 1
    if s.cauldron == owner + 1 and s.clash == where + 1:
        push(s, frame(JOIN_CAULDRON, owner))
    open_window(s, LOST, owner, where)


def open_gates(s: Inis) -> None:
    """The crows have changed direction: everyone at the Gates loses a clan there and draws a tale, the Brenn first."""
    seat = s.brenn
    for _ in range(s.players):  # from the last to the first, since the last pushed happens first
        seat = previous_seat(s, seat)
        if present(s, seat, GATES):
            push(s, frame(DRAW_TALES, seat, 1, 1))
            push(s, frame(REMOVE, seat, GATES, BY_CARD))
