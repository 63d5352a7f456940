"""How the game ends, the score and the results."""

from fidchell.core.types import Count, Kind
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import flocks, has_druid, is_christian
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import tell


def half_points(s: Snakes) -> Count:
    """The score in half points."""
    total = 0
    for where in range(s.content.areas):
        here = flocks(s, where)
        if here == s.content.boxes[where]:
            total += 4
        elif here * 2 >= s.content.boxes[where]:
            total += 2
        if has_druid(s, where):
            total -= 2
        total -= 2 * s.dolmens[where]
    if is_christian(s, HIGH_KING):
        total += 2
    for province in range(s.content.provinces):
        if is_christian(s, KING + province):
            total += 1
    for where in range(s.content.areas):
        if s.church[where] == LEVELS:
            return total + 2
    return total


def band(points: Count) -> Kind:
    """The result for a score in half points."""
    if points < 14:
        return TOTAL_DEFEAT
    elif points < 26:
        return PARTIAL_DEFEAT
    elif points < 38:
        return PARTIAL_VICTORY
    return TOTAL_VICTORY


def end_game(s: Snakes, ending: Kind) -> None:
    """End the game at once."""
    points = half_points(s)
    s.ending = ending
    s.score = points + NEGATIVE
    s.verdict = TOTAL_VICTORY if ending == ALL_FLOCK else band(points)
    tell(s, GAME_OVER, s.turn, ending, s.verdict, s.score)
    s.depth = 0
