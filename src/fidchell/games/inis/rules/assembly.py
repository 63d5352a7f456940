"""The assembly: Brenn, victory, advantage cards, crows, deal and draft, in this order."""

from fidchell.core.bits import bit
from fidchell.core.frames import frame, push
from fidchell.core.types import Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import chieftain, on_island
from fidchell.games.inis.rules.draft import schedule_draft
from fidchell.games.inis.rules.moves import open_gates
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import take_advantage, take_aside, tell, toss_crows
from fidchell.games.inis.rules.windows import window


def assembly(s: Inis) -> None:
    """Schedule the steps of the assembly."""
    s.season += 1
    s.turn = s.brenn
    push(s, frame(OPEN_SEASON, 0))
    push(s, frame(FULFIL_CATHBAD, 0))
    schedule_draft(s)
    push(s, frame(TOSS_CROWS, 0))
    push(s, window(COUNCIL))
    push(s, frame(TAKE_ADVANTAGES, 0))
    push(s, frame(CROWN, 0))
    push(s, frame(APPOINT, 0))
    push(s, window(ASSEMBLY_START))


def appoint(s: Inis) -> None:
    """The chieftain of the capital becomes Brenn; without one the Brenn stays."""
    seat = chieftain(s, s.capital)
    if seat >= 0 and seat != s.brenn:
        s.brenn = seat
        tell(s, BRENN_NAMED, seat)
    s.turn = s.brenn


def take_advantages(s: Inis) -> None:
    """Each chieftain takes the advantage card of its territory; the other cards lie face up."""
    for where in range(PLACES):
        if on_island(s, where):
            seat = chieftain(s, where)
            if seat >= 0:
                take_advantage(s, seat, where)
            else:
                lie_face_up(s, where)


def lie_face_up(s: Inis, where: int) -> None:
    """The advantage card of a territory without a chieftain lies face up, whether it was played or not."""
    s.faceup |= bit(ADVANTAGE + where)


def assembly_toss(s: Inis) -> None:
    """The crows are tossed; when their direction changes, the Gates open."""
    if toss_crows(s) and on_island(s, GATES):
        open_gates(s)


def fulfil_cathbad(s: Inis) -> None:
    """The seat that played Cathbad's Word takes the card set aside and sets another one aside."""
    if s.cathbad:
        seat: Seat = s.cathbad - 1
        s.cathbad = 0
        take_aside(s, seat)
        push(s, frame(SET_ASIDE, seat))
