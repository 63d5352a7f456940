"""The page that text is laid out on: its size, its colours, and how lines are wrapped and combined."""

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

COLOURS = {
    "green": "32;1",
    "blue": "94;1",
    "orange": "38;5;208;1",
    "white": "97;1",
    "purple": "35;1",
    "yellow": "93;1",
    "red": "31;1",
    "gold": "33",
    "bold": "1",
    "dim": "2",
    "warning": "91;1",
    "number": "36",
}
CODES = re.compile(r"\x1b\[[0-9;]*m")
GAP = 3  # columns between two blocks side by side
TIE = "\xa0"  # a space at which lines are not broken


@dataclass
class Paper:
    """A page of some width and height, with or without colours."""

    width: int = 80
    height: int = 24
    colour: bool = False
    turn: int = 0  # the orientation of the map, once one was drawn

    def ink(self, text: str, colour: str) -> str:
        """The text in a colour, if there are colours; each seat has its own, and an unknown one is bold."""
        return f"\x1b[{COLOURS.get(colour, COLOURS['bold'])}m{text}\x1b[0m" if self.colour and text else text

    def seat(self, name: str) -> str:
        """A seat's letter and name, in its colour."""
        return self.ink(f"{name[0].upper()} {name}", name)

    def wrap(self, text: str, indent: str = "", first: str | None = None) -> list[str]:
        """A text broken into lines, but not at ties; the first line may start differently."""
        start = indent if first is None else first
        mark = "\0" * visible(start)  # a placeholder for the start, which may be coloured
        lines = textwrap.wrap(
            text,
            max(20 + visible(indent), self.width - 1),
            initial_indent=mark,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        untied = [line.replace(TIE, " ") for line in lines]
        return [start + untied[0].removeprefix(mark), *untied[1:]] if lines else [start]

    def rule(self, title: str) -> list[str]:
        """A line across the page with a title in it, which may take several lines."""
        *above, last = Paper(self.width - 3).wrap(title, "   ", "── ")
        return [self.ink(line, "dim") for line in (*above, f"{last} {'─' * max(2, self.width - len(last) - 2)}")]

    def columns(self, items: Sequence[str]) -> list[str]:
        """Short items in as many columns as fit, filled downwards."""
        widest = max(map(visible, items), default=0) + 2
        across = max(1, min(len(items), (self.width - 1) // widest))
        down = -(-len(items) // across)
        rows = [items[row::down] for row in range(down)]
        return ["".join(padded(item, widest) for item in row).rstrip() for row in rows]

    def beside(self, left: list[str], right: list[str]) -> list[str]:
        """Two blocks side by side where they fit, otherwise the right one above the left."""
        edge = max(map(visible, left), default=0) + GAP
        if edge + max(map(visible, right), default=0) >= self.width:
            return right + left
        tall = max(len(left), len(right))
        lefts = left + [""] * (tall - len(left))
        rights = right + [""] * (tall - len(right))
        return [(padded(one, edge) + other).rstrip() for one, other in zip(lefts, rights, strict=True)]


def tied(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", TIE)


def visible(text: str) -> int:
    """How many columns a text takes."""
    return len(CODES.sub("", text))


def padded(text: str, width: int) -> str:
    """A text padded with spaces to a width."""
    return text + " " * (width - visible(text))
