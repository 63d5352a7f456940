"""Resampling: what a seat cannot know is replaced by something else that fits all it knows.

Hidden are Druids and top cards that only other seats have looked at, and the far sides of Leaders. What nobody
has looked at is not decided yet: it is drawn at random when it is shown.
"""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.chance import pick, roll
from fidchell.core.types import Count, Mask, Place, Seat
from fidchell.games.snakes.ids import LORDS, MET, ROUNDS, TRIES
from fidchell.games.snakes.rules.board import is_christian, is_secret
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import draw_druid


def resample_unseen(s: Snakes, seat: Seat) -> None:
    """Replace everything the seat cannot know."""
    redraw_druids(s, seat)
    redraw_tops(s, seat)
    reseat_leaders(s)


def redraw_druids(s: Snakes, seat: Seat) -> None:
    """Return Druids that only others know to the pool, then draw each of them again."""
    for where in range(s.content.areas):
        if is_secret(s, seat, where):
            s.druid_pool[s.druid[where] - MET] += 1
    barriers = s.barriers
    for where in range(s.content.areas):
        if is_secret(s, seat, where):
            s.druid[where] = MET + draw_druid(s)
    s.barriers = barriers


def redraw_tops(s: Snakes, seat: Seat) -> None:
    """Replace cards on top of the deck that only others know by random ones of the deck."""
    known: Mask = 0
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1:
            known |= bit(s.tops[i])
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1 == 0:
            s.tops[i] = pick(s, s.deck & ~known)
            known |= bit(s.tops[i])


# Leaders.


def reseat_leaders(s: Snakes) -> None:
    """Give Leaders with one side known random blocks that fit, starting with those whose Christian side is up."""
    blocks: Mask = 0
    taken: Mask = 0
    for lord in range(LORDS):
        if is_half_known(s, lord):
            blocks |= bit(s.leader[lord] - 1)
            if is_christian(s, lord):
                taken |= bit(s.leader[lord] - 1)
    blocks |= s.cup
    for _ in range(ROUNDS if taken else 0):
        for lord in range(LORDS):
            if is_half_known(s, lord) and is_christian(s, lord):
                taken &= ~bit(s.leader[lord] - 1)
                s.leader[lord] = likely_christian(s, lord, blocks & ~taken) + 1
                taken |= bit(s.leader[lord] - 1)
    blocks &= ~taken
    for lord in range(LORDS):
        if is_half_known(s, lord) and not is_christian(s, lord):
            block = pick(s, fitting(s, lord, blocks))
            blocks &= ~bit(block)
            s.leader[lord] = block + 1
    s.cup = blocks


def is_half_known(s: Snakes, lord: Place) -> bool:
    """Whether there is a Leader here who has shown only one side."""
    return s.leader[lord] > 0 and s.open >> lord & 1 == 0


def likely_christian(s: Snakes, lord: Place, blocks: Mask) -> Count:
    """A block for a Leader with the Christian side up, with a probability by how many ways it leaves for the others."""
    candidates: Mask = fitting(s, lord, blocks)
    for _ in range(TRIES):
        block = pick(s, candidates)
        if roll(s, size(alike(s, block, blocks))) >= pagans_like(s, block):
            return block
    return s.leader[lord] - 1


def fitting(s: Snakes, lord: Place, blocks: Mask) -> Mask:
    """Those of some blocks that would show the same as the Leader here."""
    if is_christian(s, lord):
        return alike_converted(s, s.leader[lord] - 1, blocks)
    return alike(s, s.leader[lord] - 1, blocks)


def alike(s: Snakes, block: Count, blocks: Mask) -> Mask:
    """Those of some blocks with the same Pagan side as a block."""
    value = s.content.pagan[block]
    found: Mask = 0
    while blocks:
        if s.content.pagan[lowest(blocks)] == value:
            found |= bit(lowest(blocks))
        blocks &= blocks - 1
    return found


def alike_converted(s: Snakes, block: Count, blocks: Mask) -> Mask:
    """Those of some blocks with the same Christian side as a block."""
    value = s.content.christened[block]
    found: Mask = 0
    while blocks:
        if s.content.christened[lowest(blocks)] == value:
            found |= bit(lowest(blocks))
        blocks &= blocks - 1
    return found


def pagans_like(s: Snakes, block: Count) -> Count:
    """How many Leaders with only one side known show the Pagan side of a block."""
    found = 0
    for lord in range(LORDS):
        if is_half_known(s, lord) and not is_christian(s, lord):
            if s.content.pagan[s.leader[lord] - 1] == s.content.pagan[block]:
                found += 1
    return found
