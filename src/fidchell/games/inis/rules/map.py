"""The island: three-hex tiles of both orientations on one hex lattice, and where a new one may be placed.

A tile lies at (column, row), pointing up, over the cells (q, r), (q+1, r), (q, r+1), or pointing down, over
(q, r), (q+1, r), (q+1, r-1). Two tiles are neighbours if any of their cells share an edge. Columns and rows
run from 0 to 63, and the first tile is in the middle, so that sixteen tiles cannot leave the lattice. A spot
is a tile's position as one number: 1 + (row * 64 + column) * 2 + pointing, or 0 for none.
"""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.types import Count, Mask
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import island
from fidchell.games.inis.rules.state import Inis


def column_of(spot: int) -> int:
    """The column of a spot."""
    return (spot - 1) >> 1 & 63


def row_of(spot: int) -> int:
    """The row of a spot."""
    return (spot - 1) >> 7


def points_down(spot: int) -> int:
    """1 if the tile at the spot points down, 0 if up."""
    return (spot - 1) & 1


def spot_at(row: int, column: int, down: int) -> int:
    """The spot of a tile."""
    return 1 + ((row * 64 + column) * 2 + down)


def touch_pattern(down: int, other: int) -> Mask:
    """Where a tile pointing one way touches a tile pointing the other."""
    if down == 0:
        return TOUCH_UU if other == 0 else TOUCH_UD
    return TOUCH_DU if other == 0 else TOUCH_DD


def cover_pattern(down: int, other: int) -> Mask:
    """Where a tile pointing one way would overlap a tile pointing the other."""
    if down == 0:
        return COVER_UU if other == 0 else COVER_UD
    return COVER_DU if other == 0 else COVER_DD


def sites_in_row(s: Inis, tiles: Mask, row: int, down: int, least: Count) -> Mask:
    """The columns of a row where a tile pointing this way overlaps none and touches at least `least` of the tiles."""
    touch_up = touch_pattern(down, 0)
    touch_down = touch_pattern(down, 1)
    cover_up = cover_pattern(down, 0)
    cover_down = cover_pattern(down, 1)
    once: Mask = 0
    twice: Mask = 0
    covered: Mask = 0
    while tiles:  # inlined, since this is the slowest part when uncompiled
        code = s.spot[lowest(tiles)] - 1
        tiles &= tiles - 1
        fall = row - (code >> 7) + 3
        if 0 <= fall < 7:
            touch: Mask = (touch_down if code & 1 else touch_up) >> (fall * 9) & 511
            cover: Mask = (cover_down if code & 1 else cover_up) >> (fall * 9) & 511
            column = code >> 1 & 63
            if column < 4:  # a pattern starts four columns to the left
                touch = touch >> (4 - column)
                cover = cover >> (4 - column)
            else:
                touch = touch << (column - 4)
                cover = cover << (column - 4)
            twice |= once & touch
            once |= touch
            covered |= cover
    return (twice if least == 2 else once) & ~covered


def top_row(s: Inis) -> int:
    """The first row in which a new tile could be."""
    top = 63
    for where in range(PLACES):
        if s.spot[where] != 0 and row_of(s.spot[where]) < top:
            top = row_of(s.spot[where])
    return top - 3


def bottom_row(s: Inis) -> int:
    """The last row in which a new tile could be."""
    bottom = 0
    for where in range(PLACES):
        if s.spot[where] != 0 and row_of(s.spot[where]) > bottom:
            bottom = row_of(s.spot[where])
    return bottom + 3


def site(s: Inis, number: int, least: Count) -> int:
    """The spot of the site with this number.

    Sites are numbered from the top row down, then from left to right, then pointing up before pointing down.
    """
    seen = 0
    tiles = island(s)
    for row in range(top_row(s), bottom_row(s) + 1):
        ups = sites_in_row(s, tiles, row, 0, least)
        downs = sites_in_row(s, tiles, row, 1, least)
        both = ups | downs
        while both:
            column = lowest(both)
            both &= both - 1
            if ups & bit(column):
                if seen == number:
                    return spot_at(row, column, 0)
                seen += 1
            if downs & bit(column):
                if seen == number:
                    return spot_at(row, column, 1)
                seen += 1
    return 0


def site_count(s: Inis, least: Count) -> Count:
    """How many sites there are for a new tile that touches at least `least` others."""
    count = 0
    tiles = island(s)
    for row in range(top_row(s), bottom_row(s) + 1):
        count += size(sites_in_row(s, tiles, row, 0, least)) + size(sites_in_row(s, tiles, row, 1, least))
    return count


def touching(spot: int, other: int) -> bool:
    """Whether tiles at these two spots are neighbours."""
    fall = row_of(spot) - row_of(other)
    aside = column_of(spot) - column_of(other)
    if fall < -3 or fall > 3 or aside < -4 or aside > 4:
        return False
    pattern = touch_pattern(points_down(spot), points_down(other))
    return pattern >> ((fall + 3) * 9 + aside + 4) & 1 != 0


def touched(s: Inis, spot: int) -> Mask:
    """The territories that a tile at a spot would touch."""
    found: Mask = 0
    for where in range(PLACES):
        if s.spot[where] != 0 and touching(spot, s.spot[where]):
            found |= bit(where)
    return found
