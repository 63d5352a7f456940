"""What the rules derive from a position, as plain Python values, for views and cases, which know no rules."""

from fidchell.core.frames import pending
from fidchell.core.types import Action, Count, Fields, Kind, Seat
from fidchell.games.snakes.ids import CONVERT_PEOPLE, DRUID, LORDS, MET, PARTS, PEOPLE, RESOLVE
from fidchell.games.snakes.rules.board import action_points, last_space, lord_worth, spaces, unmet, unseen_druids
from fidchell.games.snakes.rules.convert import target_of
from fidchell.games.snakes.rules.influence import needed, part_worth, total_worth
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.turn import event_colour
from fidchell.games.snakes.rules.victory import half_points

__all__ = ["asking", "chances", "derived_fields", "glimpsed", "modifiers"]


def derived_fields(s: Snakes) -> Fields:
    """Every field of a state, and what follows from them: numbers of Leaders, tracks, the score, the next colour."""
    f = s.fields()
    f["lord_worth"] = [lord_worth(s, lord) for lord in range(LORDS)]
    f["spaces"] = [spaces(s, seat) for seat in range(s.players)]
    f["points"] = [action_points(s, seat) for seat in range(s.players)]
    f["last_space"] = [bool(last_space(s, seat)) for seat in range(s.players)]
    f["half_points"] = half_points(s)
    f["colour"] = event_colour(s)
    return f


def asking(s: Snakes) -> tuple[int, int]:
    """The asking frame (0 when the game is over), and the attempt whose roll is not resolved yet (or 0)."""
    return s.stack[s.depth - 1] if s.depth > 0 else 0, pending(s, RESOLVE)


def glimpsed(s: Snakes, seat: Seat) -> list[int]:
    """The number of the Druid in the Area of a seat if it has looked at it; otherwise empty."""
    where = s.where[seat]
    return [s.content.druid_value[s.druid[where] - MET]] if s.eyes[where] >> seat & 1 else []


def modifiers(s: Snakes, seat: Seat, action: Action) -> list[int]:
    """Every part of the total of a Convert action, by number; the part of a hidden Druid is 0."""
    target = target_of(action)
    detail = action - CONVERT_PEOPLE if target == PEOPLE else 0
    return [part_worth(s, seat, target, detail, part) for part in range(PARTS)]


def faces_against(s: Snakes, need: Count, order: int) -> Count:
    """How many faces of the die are above (1), equal to (0) or below (-1) the needed one."""
    found = 0
    for i in range(s.content.faces):
        face = s.content.face[i]
        if (order > 0 and face > need) or (order == 0 and face == need) or (order < 0 and face < need):
            found += 1
    return found


def weighed(s: Snakes, seat: Seat, action: Action, order: int) -> Count:
    """Of all faces and all Druids that may be here, how many give success (1), nothing (0) or failure (-1)."""
    target: Kind = target_of(action)
    detail = action - CONVERT_PEOPLE if target == PEOPLE else 0
    total = total_worth(s, seat, target, detail)
    where = s.where[seat]
    if target != DRUID or not unmet(s, where):
        return faces_against(s, needed(s, total), order)
    if s.eyes[where] >> seat & 1:
        return faces_against(s, needed(s, total + s.content.druid_value[s.druid[where] - MET]), order)
    found = 0
    for kind in range(s.content.druid_kinds):
        value = s.content.druid_value[kind]
        found += unseen_druids(s, seat, kind) * faces_against(s, needed(s, total + value), order)
    return found


def chances(s: Snakes, seat: Seat, action: Action) -> list[int]:
    """How many of the equally likely outcomes of a Convert action are success, nothing and failure."""
    return [weighed(s, seat, action, 1), weighed(s, seat, action, 0), weighed(s, seat, action, -1)]
