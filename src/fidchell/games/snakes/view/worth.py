"""The parts of the score, for display; the rules add it up on their own."""

from bisect import bisect_right
from functools import lru_cache
from typing import get_args

from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.view.outlook import KEPT
from fidchell.games.snakes.view.types import Result, Worth

RESULT_POINTS = (7, 13, 19)  # the least points for a partial defeat, a partial victory and a total victory
RANKS: tuple[Result, ...] = get_args(Result)
POINTS = {"full": 2, "half": 1, "high-king": 1, "kings": 0.5, "cathedral": 1, "dolmens": -1, "druids": -1}


def standing_at(score: float) -> Result:
    """The result for a score."""
    return RANKS[bisect_right(RESULT_POINTS, score)]


def worth_of(book: Book, f: Fields) -> list[Worth]:
    """The parts of the score of a position."""
    flocks = tuple([mask.bit_count() for mask in f["flock"][: len(book.areas)]])
    cathedral = ids.LEVELS in f["church"]
    druids = sum(map(bool, f["druid"]))
    return worth(book, flocks, f["christian"], cathedral, sum(f["dolmens"]), druids)


@lru_cache(maxsize=KEPT)
def worth(
    book: Book, flocks: tuple[int, ...], christian: int, cathedral: bool, dolmens: int, druids: int
) -> list[Worth]:
    """How often each part counts, and how many points it is worth; the result is shared, so do not change it."""
    boxes = book.tables["boxes"]
    full = sum([count == boxes[where] for where, count in enumerate(flocks)])
    half = sum([2 * count >= boxes[where] for where, count in enumerate(flocks)]) - full
    kings = sum([christian >> (ids.KING + i) & 1 for i in range(len(book.province_names))])
    counts = (full, half, christian >> ids.HIGH_KING & 1, kings, int(cathedral), dolmens, druids)
    return [{"name": name, "count": count, "each": POINTS[name]} for name, count in zip(POINTS, counts, strict=True)]
