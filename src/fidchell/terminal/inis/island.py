"""The island in characters: three-hex tiles drawn as a wall of bricks, which are adjacent as hexes are.

Each hex is a brick, and each row of bricks is shifted by half a brick from the row above, so that every brick has
six neighbours. Borders are drawn between territories only, so a tile shows as two bricks with one above or below.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from fidchell.core.parts import View
from fidchell.games.inis.view.lattice import cells
from fidchell.games.inis.view.notation import PLACE_NAMES, PLACE_TITLES
from fidchell.terminal.inis.seats import PANEL, seats
from fidchell.terminal.paper import GAP, Paper

Cell: TypeAlias = tuple[int, int]
HIGH = 3  # lines per brick, with one border
WIDEST, NARROWEST = 4, 3  # half a brick's columns; every name fits the widest
PANEL_LINES = 14  # what the seats take, roughly
INERTIA = 5  # lines that another orientation must save before the map is turned
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
BORDERS = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"  # indexed by the sum of the directions in which a border continues
TITLES = {name: "Gates" if name == "gates" else PLACE_TITLES[i] for i, name in enumerate(PLACE_NAMES)}
LEGEND = "[G2] chieftain's clans · ★ capital · C citadels · S sanctuaries · F festival"
SITES_LEGEND = "a site's number stands where its three hexes (·) would meet: v two above one, ^ one above two"


class Canvas:
    """Characters at points, each with a colour, and borders that join automatically."""

    def __init__(self) -> None:
        self.borders: dict[Cell, int] = {}
        self.marks: dict[Cell, tuple[str, str]] = {}

    def border(self, x: int, y: int, right: int, down: int) -> None:
        """Draw a border from a point to the right or down."""
        for i in range(right):
            self.join(x + i, y, EAST)
            self.join(x + i + 1, y, WEST)
        for i in range(down):
            self.join(x, y + i, SOUTH)
            self.join(x, y + i + 1, NORTH)

    def join(self, x: int, y: int, direction: int) -> None:
        """Continue the border at a point in a direction."""
        self.borders[x, y] = self.borders.get((x, y), 0) | direction

    def write(self, x: int, y: int, text: str, colour: str = "") -> None:
        """Write a text at a point."""
        for i, letter in enumerate(text):
            self.marks[x + i, y] = (letter, colour)

    def lines(self, paper: Paper) -> list[str]:
        """The lines of the drawing, cropped to what was drawn."""
        points = [*self.borders, *self.marks]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        right, bottom = max(x for x, _ in points), max(y for _, y in points)
        return [self.line(y, range(left, right + 1), paper) for y in range(top, bottom + 1)]

    def line(self, y: int, columns: range, paper: Paper) -> str:
        """One line of the drawing."""
        line, run, colour = "", "", ""
        for x in columns:
            letter, shade = self.marks.get((x, y), (BORDERS[self.borders.get((x, y), 0)], "dim"))
            shade = "" if letter == " " else shade
            if shade != colour:
                line += paper.ink(run, colour) if colour else run
                run, colour = "", shade
            run += letter
        return (line + (paper.ink(run, colour) if colour else run)).rstrip()


def turned(cell: Cell, turn: int) -> Cell:
    """A cell after the island has been turned by `turn` sixths."""
    q, r = cell
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def turned_cells(tile: dict[str, Any], turn: int) -> list[Cell]:
    """The cells of a turned tile."""
    return [turned(cell, turn) for cell in cells(tile)]


def extent(land: Iterable[Cell]) -> tuple[int, int]:
    """The width of some cells in half bricks, and their height in bricks."""
    found = list(land)
    across = [2 * q + r for q, r in found]
    rows = [r for _, r in found]
    return max(across) - min(across) + 2, max(rows) - min(rows) + 1


def half_brick(across: int, width: int) -> int:
    """The columns of half a brick, so that `across` of them fit the width; 0 if they do not fit at all."""
    fitting = [half for half in range(WIDEST, NARROWEST - 1, -1) if half * across + 2 <= width]
    return fitting[0] if fitting else 0


def layout(tiles: list[dict[str, Any]], paper: Paper) -> tuple[int, int]:
    """How to turn the island so that it is low and fits the page, and the columns of half a brick.

    It keeps its orientation unless another is clearly better, since a map that turns is confusing.
    """
    costs: dict[int, int] = {}
    halves: dict[int, int] = {}
    for turn in range(3):
        across, rows = extent(cell for tile in tiles for cell in turned_cells(tile, turn))
        costs[turn] = lines_taken(across, rows, paper)
        halves[turn] = half_brick(across, paper.width)
    best = min(costs, key=costs.__getitem__)
    if costs[paper.turn] > costs[best] + INERTIA:
        paper.turn = best
    return paper.turn, halves[paper.turn]


def lines_taken(across: int, rows: int, paper: Paper) -> int:
    """The lines that a map of this extent takes together with the seats, plus a penalty if it does not fit well."""
    half = half_brick(across, paper.width)
    if half == 0:
        return 1000
    lines = HIGH * rows + 2
    fits_beside = half * across + 1 + GAP + PANEL < paper.width
    return (max(lines, PANEL_LINES) if fits_beside else lines + PANEL_LINES) + 4 * (WIDEST - half)


def island(view: View, paper: Paper) -> list[str]:
    """The island as a map, or as a list if the page is too narrow."""
    tiles = view["territories"]
    turn, half = layout([*tiles, *view["sites"]], paper)
    if half == 0:
        return listed(view, paper)
    canvas = Canvas()
    outline(canvas, tiles, turn, half)
    for tile in tiles:
        fill(canvas, tile, turned_cells(tile, turn), half, in_clash(view, tile["territory"]))
    mark_sites(canvas, view["sites"], turn, half)
    return canvas.lines(paper)


def legend(view: View, paper: Paper) -> list[str]:
    """What the signs on the map mean."""
    texts = [LEGEND] + ([SITES_LEGEND] if view["sites"] else [])
    return [paper.ink(line, "dim") for text in texts for line in paper.wrap(text)]


def board(view: View, paper: Paper) -> list[str]:
    """The map and its legend."""
    return island(view, paper) + legend(view, paper)


def scene(view: View, paper: Paper) -> list[str]:
    """The map and the seats, side by side if there is room; while a site is being chosen, the map alone."""
    if view["sites"]:
        return board(view, paper)
    return paper.beside(island(view, paper), seats(view, paper)) + legend(view, paper)


def in_clash(view: View, name: str) -> bool:
    """Whether there is a clash in a territory now."""
    return bool(view["clash"]) and view["clash"].get("territory") == name


def outline(canvas: Canvas, tiles: list[dict[str, Any]], turn: int, half: int) -> None:
    """Draw the borders of the territories."""
    owner = {cell: tile["territory"] for tile in tiles for cell in turned_cells(tile, turn)}
    shores = {(q + dq, r + dr) for q, r in owner for dq, dr in ((0, 0), (1, 0), (0, 1), (-1, 1))}
    for q, r in shores:
        here = owner.get((q, r))
        x, y = half * (2 * q + r), HIGH * r
        if owner.get((q - 1, r)) != here:
            canvas.border(x, y, 0, HIGH)
        if owner.get((q, r - 1)) != here:
            canvas.border(x, y, half, 0)
        if owner.get((q + 1, r - 1)) != here:
            canvas.border(x + half, y, half, 0)


def fill(canvas: Canvas, tile: dict[str, Any], places: list[Cell], half: int, clash: bool) -> None:
    """Write the contents of a territory: name and clans in the two bricks, the rest in the third."""
    pair = sorted(cell for cell in places if sum(cell[1] == r for _, r in places) == 2)
    (lone,) = (cell for cell in places if cell not in pair)
    x, y = half * (2 * pair[0][0] + pair[0][1]), HIGH * pair[0][1]
    room = 4 * half - 1
    title = TITLES[tile["territory"]]
    name = title if len(title) <= room else title[: room - 1] + "."
    canvas.write(x + 1 + (room - len(name)) // 2, y + 1, name, tile["chieftain"] or "bold")
    write_clans(canvas, tile, x + 1, y + 2, room)
    x, y = half * (2 * lone[0] + lone[1]), HIGH * lone[1]
    room = 2 * half - 1
    above = lone[1] < pair[0][1]
    signs = [buildings(tile, room), happenings(tile, clash, room)]
    for line, text in zip((2, 1) if above else (1, 2), signs, strict=True):
        colour = "warning" if clash and text == signs[1] else "bold"
        canvas.write(x + 1 + (room - len(text)) // 2, y + line, text, colour)


def write_clans(canvas: Canvas, tile: dict[str, Any], x: int, y: int, room: int) -> None:
    """Write the clans of a territory by seat letter, the chieftain's in brackets."""
    words = [
        (f"[{seat[0].upper()}{count}]" if seat == tile["chieftain"] else f"{seat[0].upper()}{count}", seat)
        for seat, count in tile["clans"].items()
    ]
    gap = 1 if sum(len(word) + 1 for word, _ in words) - 1 <= room else 0
    x += (room - sum(len(word) + gap for word, _ in words) + gap) // 2
    for word, seat in words:
        canvas.write(x, y, word, seat)
        x += len(word) + gap


def buildings(tile: dict[str, Any], room: int) -> str:
    """The signs of the capital, the citadels and the sanctuaries of a territory."""
    signs = ["★"] if tile["capital"] else []
    signs += [f"C{tile['citadels']}"] if tile["citadels"] else []
    signs += [f"S{tile['sanctuaries']}"] if tile["sanctuaries"] else []
    spaced = " ".join(signs)
    return spaced if len(spaced) <= room else "".join(signs)


def happenings(tile: dict[str, Any], clash: bool, room: int) -> str:
    """The signs of a festival and of a clash in a territory."""
    signs = (["festival" if room > 8 and not clash else "F"] if tile["festival"] else []) + ["clash"] * clash
    spaced = " ".join(signs)
    return spaced if len(spaced) <= room else "".join(signs)[:room]


def mark_sites(canvas: Canvas, sites: list[dict[str, Any]], turn: int, half: int) -> None:
    """Number the sites for a new tile, each at the point where its three hexes meet."""
    for site in sites:
        for q, r in turned_cells(site, turn):
            canvas.write(half * (2 * q + r) + half, HIGH * r + 1, "·", "dim")
    for site in sites:
        places = turned_cells(site, turn)
        q, r = max(cell for cell in places if sum(cell[1] == other for _, other in places) == 2)
        (lone,) = (row for _, row in places if row != r)
        text = f"{site['site']}{'^' if lone < r else 'v'}"
        y = HIGH * r if lone < r else HIGH * (r + 1)
        canvas.write(half * (2 * q + r) - (len(text) - 1) // 2, y, text, "number")


def listed(view: View, paper: Paper) -> list[str]:
    """The territories one by one, with their neighbours."""
    lines = []
    for tile in view["territories"]:
        signs = [f"{seat[0].upper()}{count}" for seat, count in tile["clans"].items()]
        signs += [buildings(tile, 20), happenings(tile, in_clash(view, tile["territory"]), 20)]
        near = ", ".join(tile["near"])
        lines += paper.wrap(f"{TITLES[tile['territory']]}: {' '.join(filter(None, signs))}; near {near}", "  ", "")
    return lines
