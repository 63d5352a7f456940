"""Writes the tables of `docs/reference/observations.md` from the encodings and the words of the games.

python tools/write_observations.py           writes the page
python tools/write_observations.py --check   checks whether it is up to date
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from fidchell.core.encoding import Encoding
from fidchell.core.registry import Game, game, keys
from fidchell.core.types import Action
from fidchell.games.inis import ids as inis
from fidchell.games.inis.options import READINGS
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES
from fidchell.games.inis.view.questions import ASKS as INIS_ASKS
from fidchell.games.inis.view.questions import MOMENTS
from fidchell.games.snakes import ids as snakes
from fidchell.games.snakes.content.book import default
from fidchell.games.snakes.options import GRADES
from fidchell.games.snakes.view.notation import signed
from fidchell.games.snakes.view.questions import ASKS as SNAKES_ASKS
from fidchell.games.snakes.view.types import ENDINGS, TARGETS

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/reference/observations.md"
MARK = "<!-- from the encodings and the words: tools/write_observations.py -->"
TIMES = " \N{MULTIPLICATION SIGN} "

Orders = dict[str, str]  # what is numbered, and its names in order


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


# Parts.


def parts(encoding: Encoding) -> str:
    """The parts of an observation, with their offsets."""
    rows = [
        (
            f"`{part.name}`",
            str(part.offset),
            TIMES.join(map(str, part.shape)),
            str(part.most),
            part.about,
        )
        for part in encoding.parts
    ]
    return table(("part", "offset", "shape", "most", "what it is"), rows)


# Actions.


def actions(found: Game) -> str:
    """The numbers of the actions, grouped by meaning."""
    rows = []
    for _, run in groupby(range(found.actions), key=lambda action: found.notation.option(action)[0]):
        same = list(run)
        ids_ = str(same[0]) if len(same) == 1 else f"{same[0]} to {same[-1]}"
        rows.append((ids_, f"`{pattern(found, same[0])}`", ", ".join(examples(found, same))))
    return table(("ids", "words", "in this order"), rows)


def pattern(found: Game, action: Action) -> str:
    """The words of an action with its names replaced by their kinds."""
    _, arguments = found.notation.option(action)
    kinds = {str(value): name.upper() for name, value in arguments.items()}
    return " ".join(kinds.get(word.lstrip("+"), word) for word in found.notation.to_words(action).split())


def examples(found: Game, same: Sequence[Action]) -> list[str]:
    """The first two and the last of some actions that differ only in names."""
    if len(same) == 1:
        return []
    shown = [f"`{found.notation.to_words(action)}`" for action in (*same[:2], same[-1])]
    return shown if len(same) == 3 else [*shown[:2], "…", shown[2]] if len(same) > 3 else shown[:2]


# Orders.


def in_order(names: Iterable[str], first: int = 0) -> str:
    """Names with their numbers."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, first) if name) + "."


def by_number(names: Mapping[int, str]) -> str:
    """Names with their numbers, which may have gaps."""
    return ", ".join(f"{number} {name}" for number, name in sorted(names.items())) + "."


def orders_of_inis() -> Orders:
    """How the rows and columns of Inis are numbered."""
    readings = {flag.bit_length() - 1: f"`{option.name}`" for flag, option in READINGS}
    return {
        "Seats": in_order(game("inis").seat_names),
        "Lands": in_order(PLACE_NAMES),
        "Action cards": in_order(CARD_NAMES[: inis.ADVANTAGE]),
        "Advantage cards": in_order(CARD_NAMES[inis.ADVANTAGE : inis.EPIC], inis.ADVANTAGE),
        "Tales": in_order(CARD_NAMES[inis.EPIC :], inis.EPIC) + f" As a column of tales, {inis.EPIC} less.",
        "Questions": by_number(INIS_ASKS),
        "Moments of a reaction": by_number(MOMENTS),
        "Readings of the rules": by_number(readings),
    }


def orders_of_snakes() -> Orders:
    """How the rows and columns of Banish the Snakes are numbered, with the default content."""
    book = default()
    return {
        "Seats": in_order(game("snakes").seat_names),
        "Areas": in_order(book.area_names),
        "Provinces": in_order(book.province_names),
        "Regions of Britain": in_order(book.region_names),
        "Colours": in_order(book.colour_names),
        "Leaders": f"Chiefs by Area from 0, Kings by Province from {snakes.KING}, the High King {snakes.HIGH_KING}.",
        "Saints": in_order(book.saint_names) + " As a column of Saints, 1 more.",
        "Event cards": in_order(book.item_names[: snakes.CARDS]),
        "Gifts of the Spirit": in_order(book.item_names[snakes.CARDS :], snakes.CARDS)
        + f" Among Gifts alone, {snakes.CARDS} less.",
        "Kinds of People": in_order(map(worth, book.people_values)),
        "Kinds of Druids": in_order(map(worth, book.druid_values)),
        "Kinds of Relics": in_order(map(worth, book.relic_values)),
        "Targets of attempts": in_order(TARGETS),
        "Levels of play": in_order(GRADES),
        "Endings": in_order(ENDINGS),
        "Questions": by_number(SNAKES_ASKS),
    }


def worth(value: int) -> str:
    """The name of a kind of pieces: the number on it."""
    return f"worth {signed(value)}"


ORDERS: dict[str, Callable[[], Orders]] = {"inis": orders_of_inis, "snakes": orders_of_snakes}


# The page.


def section(found: Game, encoding: Encoding) -> str:
    """All about one game."""
    orders = [f"**{what}.** {names}" for what, names in ORDERS[found.key]().items()]
    size = f"Version {encoding.version}: {encoding.size:,} numbers in {len(encoding.parts)} parts."
    count = f"Version {found.version} of the game: {found.actions} actions."
    return "\n\n".join(
        [
            f"## {found.title}",
            size,
            parts(encoding),
            f"### The actions of {found.title}",
            count,
            actions(found),
            f"### What is numbered how in {found.title}",
            *orders,
        ]
    )


def page() -> str:
    """The page about observations: the hand-written part, then the tables."""
    written = PAGE.read_text(encoding="utf-8").partition(MARK)[0] if PAGE.exists() else "# Observations\n\n"
    games = [(game(key), game(key).encoding) for key in keys()]
    sections = [section(found, encoding) for found, encoding in games if encoding]
    return f"{written}{MARK}\n\n" + "\n\n".join(sections) + "\n"


def main(words: list[str]) -> int:
    """The command."""
    text = page()
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in words:
        print(f"{PAGE.relative_to(ROOT)} is out of date; run: python tools/write_observations.py")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
