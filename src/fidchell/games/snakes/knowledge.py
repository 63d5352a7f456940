"""What a seat cannot know, exchanged for something else that fits all it knows.

Hidden are the Druids and top cards that another seat has looked at, and the far sides of Leaders. What nobody
has looked at is not decided yet: chance is asked when it is shown.
"""

from fidchell.core.bits import bit
from fidchell.core.chance import pick
from fidchell.core.types import Count, Mask, Place, Seat
from fidchell.games.snakes.board import is_christian, is_secret
from fidchell.games.snakes.ids import LORDS, MET, SWEEPS
from fidchell.games.snakes.state import Snakes
from fidchell.games.snakes.verbs import draw_druid


def guess(s: Snakes, seat: Seat) -> None:
    """Exchange everything that the seat cannot know."""
    redraw_druids(s, seat)
    redraw_tops(s, seat)
    for _ in range(SWEEPS):
        for lord in range(LORDS):
            if s.leader[lord] != 0 and s.open >> lord & 1 == 0:
                swap_leader(s, lord)


def redraw_druids(s: Snakes, seat: Seat) -> None:
    """Druids that only others know: all back, then each drawn anew."""
    for where in range(s.content.areas):
        if is_secret(s, seat, where):
            s.druid_pool[s.druid[where] - MET] += 1
    barriers = s.barriers
    for where in range(s.content.areas):
        if is_secret(s, seat, where):
            s.druid[where] = MET + draw_druid(s)
    s.barriers = barriers


def redraw_tops(s: Snakes, seat: Seat) -> None:
    """Cards on top of the deck that only others know: any others of the deck."""
    known: Mask = 0
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1:
            known |= bit(s.tops[i])
    for i in range(s.top_count):
        if s.top_eyes[i] >> seat & 1 == 0:
            s.tops[i] = pick(s, s.deck & ~known)
            known |= bit(s.tops[i])


def fits(s: Snakes, lord: Place, block: Count) -> bool:
    """Whether a block could sit where a Leader shows only one side."""
    shown = s.leader[lord] - 1
    if is_christian(s, lord):
        return s.content.christened[block] == s.content.christened[shown]
    return s.content.pagan[block] == s.content.pagan[shown]


def likeness(s: Snakes, lord: Place) -> Mask:
    """The blocks that have the number which a Leader shows, on the same side; the Leader's own among them."""
    found: Mask = 0
    for block in range(s.content.leaders):
        if fits(s, lord, block):
            found |= bit(block)
    return found


def swap_leader(s: Snakes, lord: Place) -> None:
    """Exchange a Leader with a block that shows the same number, if both places still show what they showed.

    Which blocks are drawn from never changes, so an exchange and its reverse are equally likely, and so is every
    world that fits.
    """
    block = pick(s, likeness(s, lord))
    mine = s.leader[lord] - 1
    if s.cup & bit(block):
        s.cup = s.cup & ~bit(block) | bit(mine)
        s.leader[lord] = block + 1
        return
    other = seat_of_block(s, block)
    if other < 0 or s.open >> other & 1 or not fits(s, other, mine):
        return
    s.leader[other] = mine + 1
    s.leader[lord] = block + 1


def seat_of_block(s: Snakes, block: Count) -> Place:
    """Where a block sits, or -1."""
    for lord in range(LORDS):
        if s.leader[lord] == block + 1:
            return lord
    return -1
