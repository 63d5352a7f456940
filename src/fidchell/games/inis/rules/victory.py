"""Who may claim the crown, and who has won."""

from fidchell.core.bits import bit
from fidchell.core.types import Count, Seat
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import leads, present, strangers
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import tell


def lands(s: Inis, seat: Seat) -> Count:
    """In how many territories `seat` is present."""
    found = 0
    for where in range(PLACES):
        if present(s, seat, where):
            found += 1
    return found


def shrines(s: Inis, seat: Seat) -> Count:
    """How many sanctuaries stand where `seat` is present."""
    found = 0
    for where in range(PLACES):
        if present(s, seat, where):
            found += s.sanctuaries[where]
    return found


def subjects(s: Inis, seat: Seat) -> Count:
    """How many opposing clans are where `seat` is chieftain."""
    found = 0
    for where in range(PLACES):
        if leads(s, seat, where):
            found += strangers(s, seat, where)
    return found


def conditions(s: Inis, seat: Seat) -> Count:
    """How many of the three conditions `seat` fulfils, with its deeds allotted as well as possible."""
    a = GOAL
    b = GOAL
    c = GOAL
    for where in range(PLACES):
        if s.clans[where * SEATS + seat] > 0:
            a -= 1
            b -= s.sanctuaries[where]
            if leads(s, seat, where):
                c -= strangers(s, seat, where)
    a = max(a, 0)
    b = max(b, 0)
    c = max(c, 0)
    deeds = s.deeds[seat]
    least = min(a, min(b, c))
    most = max(a, max(b, c))
    if a + b + c <= deeds:
        return 3
    if a + b + c - most <= deeds:
        return 2
    return 1 if least <= deeds else 0


def champion(s: Inis) -> Seat:
    """The pretender who fulfils most conditions, the Brenn in a tie; UNDECIDED if there is none."""
    best = 0
    who = UNDECIDED
    for seat in range(s.players):
        if s.pretenders & bit(seat):
            met = conditions(s, seat)
            if met > best:
                best = met
                who = seat
            elif met == best and met > 0:
                who = seat if seat == s.brenn else who if who == s.brenn else UNDECIDED
    return who


def crown(s: Inis) -> None:
    """The champion wins; without one all pretender tokens are returned, and after the last season the game is drawn."""
    s.winner = champion(s)
    if s.winner != UNDECIDED:
        tell(s, GAME_WON, s.winner)
        s.depth = 0
        return
    if s.pretenders:
        tell(s, NO_WINNER, 0)
    s.pretenders = 0
    if s.season > s.seasons:
        s.winner = DRAWN
        tell(s, GAME_DRAWN, 0)
        s.depth = 0
