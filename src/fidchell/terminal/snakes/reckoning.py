"""The score by its parts, and what a result means."""

from __future__ import annotations

from typing import NamedTuple

from fidchell.core.registry import View
from fidchell.games.snakes.ids import LEVELS
from fidchell.games.snakes.lore import ENDING_LORE, RESULT_LORE
from fidchell.terminal.paper import Paper
from fidchell.terminal.snakes.names import capital, count


class Part(NamedTuple):
    """One line of the score: what is counted, one or several; how often, and the points for each."""

    one: str
    many: str
    number: int
    worth: float

    @property
    def said(self) -> str:
        """The number and what is counted."""
        return count(self.number, self.one, self.many)


def parts(view: View) -> list[Part]:
    """What the score is made of."""
    shares = [(sum(one["flock"] for one in area["people"]), len(area["people"])) for area in view["areas"]]
    return [
        Part("Area full of Flocks", "Areas full of Flocks", sum(flocks == whole for flocks, whole in shares), 2),
        Part(
            "other Area at least half full",
            "other Areas at least half full",
            sum(whole <= 2 * flocks < 2 * whole for flocks, whole in shares),
            1,
        ),
        Part("Christian High King", "Christian High Kings", int(view["high_king"]["christian"]), 1),
        Part("Christian King", "Christian Kings", sum(king["christian"] for king in view["kings"]), 0.5),
        Part("cathedral", "cathedrals", int(any(area["church"] == LEVELS - 1 for area in view["areas"])), 1),
        Part("Dolmen awake", "Dolmens awake", sum(area["dolmens"] for area in view["areas"]), -1),
        Part("Druid left", "Druids left", sum(area["druid"] is not None for area in view["areas"]), -1),
    ]


def score(view: View, paper: Paper) -> list[str]:
    """The score by its parts."""
    lines = [f"  {part.number * part.worth:>+5g}  {part.said}" for part in parts(view)]
    return [*lines, f"  {view['score']:>5g}  points" + ("" if view["over"] else " if the game ended now")]


def score_line(view: View, paper: Paper) -> list[str]:
    """The score so far in a line."""
    told = [f"{part.said} {part.number * part.worth:+g}" for part in parts(view) if part.number]
    return paper.wrap(", ".join(told), "  ", f"{paper.ink('Score', 'bold')} {view['score']:g}: ")


def reckoning(view: View, paper: Paper) -> list[str]:
    """How the game ended, the score by its parts, and what the result means."""
    lines = paper.wrap(ENDING_LORE[view["ending"]]) + score(view, paper)
    result = view["result"]
    return lines + paper.wrap(RESULT_LORE[result], "  ", paper.ink(f"{capital(result)}. ", "bold"))
