"""What a seat cannot know, exchanged for the first thing that fits: the same in all games that look the same to it."""

from fidchell.core.bits import bit, lowest
from fidchell.core.matching import Matching, match_all, matched, want
from fidchell.core.types import Count, Mask, Place, Seat
from fidchell.games.snakes.ids import KINDS, LORDS, MET
from fidchell.games.snakes.rules.board import is_secret
from fidchell.games.snakes.rules.knowledge import alike, alike_converted, fitting, is_half_known
from fidchell.games.snakes.rules.state import Snakes


def forget_unseen(s: Snakes, seat: Seat, m: Matching) -> None:
    """Exchange everything that the seat cannot know for the first thing that fits what it does know."""
    lowest_druids(s, seat)
    lowest_tops(s, seat)
    lowest_open(s)
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


def lowest_open(s: Snakes) -> None:
    """Leaders of whom both sides are known: the lowest blocks that have these, since nobody can tell them apart."""
    left: Mask = s.cup
    for lord in range(LORDS):
        if s.leader[lord] > 0:
            left |= bit(s.leader[lord] - 1)
    for lord in range(LORDS):
        if s.leader[lord] > 0 and s.open >> lord & 1:
            own = s.leader[lord] - 1
            block = lowest(alike_converted(s, own, alike(s, own, left)))
            left &= ~bit(block)
            exchange(s, lord, block)


def exchange(s: Snakes, lord: Place, block: Count) -> None:
    """A lord gets another block, and wherever that one was gets this."""
    given = s.leader[lord] - 1
    if s.cup >> block & 1:
        s.cup = s.cup & ~bit(block) | bit(given)
    for other in range(LORDS):
        if s.leader[other] == block + 1:
            s.leader[other] = given + 1
    s.leader[lord] = block + 1


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
