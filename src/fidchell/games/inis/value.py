"""What a position seems worth to a seat: a hand-made measure of how near the crown it is."""

from fidchell.core.bits import bit, size
from fidchell.core.types import Count, Seat
from fidchell.games.inis.board import actions_of, clans, leads, tales_of
from fidchell.games.inis.ids import CLANS, GOAL, PLACES, SEATS
from fidchell.games.inis.state import Inis
from fidchell.games.inis.victory import conditions, lands, shrines, subjects


def progress(count: Count) -> float:
    """How far one condition is fulfilled; the last steps count most."""
    reached = min(count, GOAL)
    return reached * reached / 36.0


def strength(s: Inis, seat: Seat) -> float:
    """How strong a seat stands, on a scale of its own."""
    deeds = s.deeds[seat]
    total = progress(lands(s, seat) + deeds) + progress(shrines(s, seat) + deeds) + progress(subjects(s, seat) + deeds)
    total += 1.5 * conditions(s, seat)
    if s.pretenders & bit(seat):
        total += 1.5 if conditions(s, seat) > 0 else 0.5
    total += 0.06 * (CLANS - s.reserve[seat])
    total += 0.12 * size(actions_of(s, seat)) + 0.12 * size(tales_of(s, seat)) + 0.25 * deeds
    if s.brenn == seat:
        total += 0.15
    for where in range(PLACES):
        if clans(s, seat, where) > 0 and leads(s, seat, where):
            total += 0.35 if s.capital == where else 0.12
    return total


def worth(s: Inis, seat: Seat) -> float:
    """The share of `seat` in the strength of all, its best rival counting double."""
    mine = strength(s, seat)
    best = 0.0
    total = 0.0
    for other in range(SEATS):
        if other < s.players and other != seat:
            theirs = strength(s, other)
            total += theirs
            best = max(best, theirs)
    rivals = (total / (s.players - 1) + best) / 2.0
    return mine / (mine + rivals)
