"""Canonical determinization: the first state that fits what a seat knows, equal for all it cannot tell apart."""

from fidchell.core.bits import bit, lowest
from fidchell.core.matching import Matching, match_all, matched, want
from fidchell.core.types import Count, Mask, Place, Seat
from fidchell.games.snakes.ids import KINDS, LORDS, MET
from fidchell.games.snakes.rules.board import is_secret
from fidchell.games.snakes.rules.knowledge import alike, alike_converted, fitting, is_half_known
from fidchell.games.snakes.rules.state import Snakes


def forget_unseen(s: Snakes, seat: Seat, m: Matching) -> None:
    """Replace everything the seat cannot know by the first arrangement that fits what it knows."""
    lowest_druids(s, seat)
    lowest_tops(s, seat)
    lowest_open(s)
    lowest_leaders(s, m)
    s.rng = 0


def lowest_druids(s: Snakes, seat: Seat) -> None:
    """Return Druids that only others know to the pool, then place the lowest first."""
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
    """Replace cards on top of the deck that only others know by the lowest of the deck."""
    left: Mask = s.deck
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1:
            left &= ~bit(s.tops[i])
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1 == 0:
            s.tops[i] = lowest(left)
            left &= left - 1


def lowest_open(s: Snakes) -> None:
    """Give Leaders with both sides known the lowest blocks with these sides, since nobody can tell them apart."""
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
    """Swap the block of a lord with another block, wherever that one is."""
    given = s.leader[lord] - 1
    if s.cup >> block & 1:
        s.cup = s.cup & ~bit(block) | bit(given)
    for other in range(LORDS):
        if s.leader[other] == block + 1:
            s.leader[other] = given + 1
    s.leader[lord] = block + 1


def lowest_leaders(s: Snakes, m: Matching) -> None:
    """Give Leaders with one side known the lowest blocks that show it."""
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
