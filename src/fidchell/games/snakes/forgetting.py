"""What a seat cannot know, exchanged for the first thing that fits: the same in all games that look the same to it."""

from fidchell.core.bits import bit, lowest
from fidchell.core.matching import Matching, match_all, matched, want
from fidchell.core.types import Mask, Seat
from fidchell.games.snakes.board import is_secret
from fidchell.games.snakes.ids import KINDS, LORDS, MET
from fidchell.games.snakes.knowledge import fitting, is_half_known
from fidchell.games.snakes.state import Snakes


def forget_unseen(s: Snakes, seat: Seat, m: Matching) -> None:
    """Exchange everything that the seat cannot know for the first thing that fits what it does know."""
    lowest_druids(s, seat)
    lowest_tops(s, seat)
    lowest_leaders(s, m)
    s.rng = 0


def lowest_druids(s: Snakes, seat: Seat) -> None:
    """Druids that only others know: all back, then the lowest first."""
    for where in range(s.content.areas):
        if is_secret(s, seat, where):
            s.druid_pool[s.druid[where] - MET] += 1
    kind = 0
    for where in range(s.content.areas):
        if is_secret(s, seat, where):
            while kind < KINDS - 1 and s.druid_pool[kind] == 0:
                kind += 1
            s.druid_pool[kind] -= 1
            s.druid[where] = MET + kind


def lowest_tops(s: Snakes, seat: Seat) -> None:
    """Cards on top of the deck that only others know: the lowest of the deck."""
    left: Mask = s.deck
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1:
            left &= ~bit(s.tops[i])
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1 == 0:
            s.tops[i] = lowest(left)
            left &= left - 1


def lowest_leaders(s: Snakes, m: Matching) -> None:
    """Leaders of whom one side is known: the lowest blocks that show it."""
    blocks: Mask = s.cup
    for lord in range(LORDS):
        if is_half_known(s, lord):
            blocks |= bit(s.leader[lord] - 1)
    m.places = 0
    for lord in range(LORDS):
        if is_half_known(s, lord):
            want(m, fitting(s, lord, blocks))
    match_all(m)
    place = 0
    for lord in range(LORDS):
        if is_half_known(s, lord):
            block = lowest(matched(m, place, place + 1))
            s.leader[lord] = block + 1
            blocks &= ~bit(block)
            place += 1
    s.cup = blocks
