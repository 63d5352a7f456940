"""Evaluates a position for all seats together: how much of Ireland is won, and how much time is left."""

from fidchell.games.snakes.ids import HIGH_KING, KING
from fidchell.games.snakes.rules.board import flocks, has_druid, is_christian, kept_saints, spaces
from fidchell.games.snakes.rules.state import Snakes


def won(s: Snakes) -> float:
    """How much is won, from 0 to about 1."""
    total = 0.0
    boxes = 0
    converted = 0
    for where in range(s.content.areas):
        boxes += s.content.boxes[where]
        converted += flocks(s, where)
        if has_druid(s, where):
            total -= 0.02
        if s.church[where] > 0:
            total += 0.005 * s.church[where]
        if is_christian(s, where):
            total += 0.01
        total -= 0.01 * s.dolmens[where]
    total += 0.7 * converted / boxes
    for province in range(s.content.provinces):
        if is_christian(s, KING + province):
            total += 0.012
    return total + 0.02 if is_christian(s, HIGH_KING) else total


def strength(s: Snakes) -> float:
    """How fit the Saints are, and how well supplied with successors."""
    total = 0.0
    for seat in range(s.players):
        left = spaces(s, seat) - s.zeal[seat]
        if s.saint[seat] > 0 or left > 2:
            total += 0.01 * left
        else:
            total -= 0.05 * (3 - left)
        if kept_saints(s, seat) != 0:
            total += 0.02
    return total / s.players


def worth(s: Snakes) -> float:
    """The estimated value of the position, between 0 and 1."""
    seems = 0.25 + won(s) + strength(s) - 0.15 * s.paganism / s.content.end_box
    return min(max(seems, 0.0), 0.99)
