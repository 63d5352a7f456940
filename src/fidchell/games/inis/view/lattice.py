"""Where tiles are, for drawing and for writing down positions: axial columns and rows of hexes."""

from collections.abc import Mapping
from typing import Any

from fidchell.games.inis.ids import MIDDLE
from fidchell.games.inis.view.types import Spot


def lattice(spot: int) -> Spot:
    """The position of a tile: axial column and row of its first cell, and which way it points."""
    code = spot - 1
    return {"q": (code >> 1 & 63) - MIDDLE, "r": (code >> 7) - MIDDLE, "points": "down" if code & 1 else "up"}


def cells(tile: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The three cells that a tile covers."""
    q, r = tile["q"], tile["r"]
    return [(q, r), (q + 1, r), (q, r + 1) if tile["points"] == "up" else (q + 1, r - 1)]


def around(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The six neighbours of a cell."""
    q, r = cell
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
