"""The score by its parts, and the meaning of a result."""

from typing import NamedTuple

from fidchell.core.parts import View
from fidchell.games.snakes.view.lore import ENDING_LORE, RESULT_LORE
from fidchell.terminal.paper import Paper
from fidchell.terminal.snakes.names import capital, count


class ScoreLine(NamedTuple):
    """One line of the score: what is counted (singular and plural), how many, and the points for each."""

    one: str
    many: str
    number: int
    worth: float

    @property
    def said(self) -> str:
        """The number and what is counted."""
        return count(self.number, self.one, self.many)


NAMES = {
    "full": ("Area full of Flocks", "Areas full of Flocks"),
    "half": ("other Area at least half full", "other Areas at least half full"),
    "high-king": ("Christian High King", "Christian High Kings"),
    "kings": ("Christian King", "Christian Kings"),
    "cathedral": ("cathedral", "cathedrals"),
    "dolmens": ("Dolmen awake", "Dolmens awake"),
    "druids": ("Druid left", "Druids left"),
}


def parts(view: View) -> list[ScoreLine]:
    """The parts of the score."""
    return [ScoreLine(*NAMES[one["name"]], one["count"], one["each"]) for one in view["worth"]]


def score(view: View, paper: Paper) -> list[str]:
    """The score by its parts."""
    lines = [f"  {part.number * part.worth:>+5g}  {part.said}" for part in parts(view)]
    return [*lines, f"  {view['score']:>5g}  points" + ("" if view["over"] else " if the game ended now")]


def score_line(view: View, paper: Paper) -> list[str]:
    """The score so far, on one line."""
    told = [f"{part.said} {part.number * part.worth:+g}" for part in parts(view) if part.number]
    return paper.wrap(", ".join(told), "  ", f"{paper.ink('Score', 'bold')} {view['score']:g}: ")


def reckoning(view: View, paper: Paper) -> list[str]:
    """How the game ended, the score by its parts, and what the result means."""
    lines = paper.wrap(ENDING_LORE[view["ending"]]) + score(view, paper)
    result = view["result"]
    return lines + paper.wrap(RESULT_LORE[result], "  ", paper.ink(f"{capital(result)}. ", "bold"))
