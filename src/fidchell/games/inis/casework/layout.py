"""Where the tiles of a case lie: in the standard strip, at given spots, or so that given tiles are neighbours."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from fidchell.checks.strict import brief, number, refuse, sequence, table, word, words
from fidchell.games.inis import ids
from fidchell.games.inis.view.lattice import around, cells
from fidchell.games.inis.view.notation import PLACE_NAMES

Tile: TypeAlias = tuple[int, int, str]  # column and row from the middle of the lattice, and which way it points
Spots: TypeAlias = dict[str, Tile]  # by territory

POINTS = ("up", "down")
REACH = 20  # how far from the middle a tile may lie
EFFORT = 30_000  # how many tiles the search for an island may try
SEPARATE = ((0, 0), (-20, -14), (14, -14), (-20, 0), (16, 4))  # where unconnected parts of an island begin


def strip(place: int) -> Tile:
    """The spot at this position of the standard strip, where each tile touches the two before it and the two after."""
    pair, odd = divmod(place, 2)
    return (2 * pair + odd, odd - pair, "up")


def solitary(place: int) -> Tile:
    """A spot far from everything else; no new tile fits between two of them."""
    row, column = divmod(place, 9)
    return (6 * column - 26, 14 + 8 * row, "up")


def covered(tile: Tile) -> set[tuple[int, int]]:
    """The three cells under a tile."""
    return set(cells({"q": tile[0], "r": tile[1], "points": tile[2]}))


def overlap(one: Tile, other: Tile) -> bool:
    """Whether two tiles would lie on the same cell."""
    return bool(covered(one) & covered(other))


def touch(one: Tile, other: Tile) -> bool:
    """Whether cells of two tiles share an edge."""
    return any(cell in covered(other) for near in covered(one) for cell in around(near))


def spot_of(tile: Tile) -> int:
    """A spot as the state stores it."""
    q, r, points = tile
    return 1 + (((r + ids.MIDDLE) * 64 + q + ids.MIDDLE) * 2 + POINTS.index(points))


def in_strip(names: Iterable[str]) -> Spots:
    """Territories in a row along the standard strip."""
    return {name: strip(place) for place, name in enumerate(names)}


def at_spots(wanted: object, at: str) -> Spots:
    """Territories where a case puts them."""
    spots: Spots = {}
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        here = f"{at}, {name}"
        parts = sequence(value, here)
        if len(parts) != 3:
            refuse(here, f"expected [column, row, up or down], not {brief(value)}")
        tile = (
            number(parts[0], here, -REACH, REACH),
            number(parts[1], here, -REACH, REACH),
            word(parts[2], POINTS, "way to point", here),
        )
        for other, taken in spots.items():
            if overlap(tile, taken):
                refuse(here, f"it would overlap {other}")
        spots[name] = tile
    return spots


def as_neighbours(wanted: object, at: str) -> Spots:
    """Territories such that exactly the given pairs are neighbours."""
    near: dict[str, set[str]] = {}
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        near.setdefault(name, set())
        for other in words(value, PLACE_NAMES, "territory", f"{at}, {name}"):
            if other == name:
                refuse(f"{at}, {name}", "a territory cannot be its own neighbour")
            near[name].add(other)
            near.setdefault(other, set()).add(name)
    spots: Spots = {}
    groups = connected(near)
    if len(groups) > len(SEPARATE):
        refuse(at, f"the island has {len(groups)} unconnected parts; at most {len(SEPARATE)} are possible; use layout")
    for part, group in enumerate(groups):
        start = (*SEPARATE[part], "up")
        if not extend(spots, {group[0]: start}, group, near, [EFFORT]):
            refuse(at, f"found no island with exactly these as neighbours: {', '.join(group)}; use layout instead")
    return spots


def connected(near: Mapping[str, set[str]]) -> list[list[str]]:
    """The territories in connected groups, each listed after one of its neighbours."""
    groups: list[list[str]] = []
    left = dict.fromkeys(near)
    while left:
        group = [next(iter(left))]
        for name in group:
            left.pop(name, None)
            group += [other for other in near if other in near[name] and other not in group]
        groups.append(group)
    return groups


def extend(spots: Spots, laid: Spots, group: list[str], near: Mapping[str, set[str]], effort: list[int]) -> bool:
    """Lay the rest of a group so that each tile touches its neighbours and no others; False if that is impossible."""
    if len(laid) == len(group):
        spots |= laid
        return True
    name = group[len(laid)]
    anchor = next(laid[other] for other in laid if other in near[name])
    for tile in tiles_around(anchor):
        effort[0] -= 1
        if effort[0] < 0:
            return False
        fits = all(
            not overlap(tile, other) and touch(tile, other) == (place in near[name]) for place, other in laid.items()
        )
        if fits and extend(spots, laid | {name: tile}, group, near, effort):
            return True
    return False


def tiles_around(anchor: Tile) -> list[Tile]:
    """All tiles that could touch this one."""
    q, r, _ = anchor
    near = [(q + dq, r + dr, points) for dr in range(-3, 4) for dq in range(-3, 4) for points in POINTS]
    return [tile for tile in near if not overlap(tile, anchor) and touch(tile, anchor)]


def with_solitary(spots: Spots, names: Iterable[str]) -> Spots:
    """An island with additional territories, each without neighbours."""
    laid = dict(spots)
    for name in names:
        if name not in laid:
            laid[name] = next(tile for tile in map(solitary, range(27)) if apart(tile, laid))
    return laid


def apart(tile: Tile, spots: Spots) -> bool:
    """Whether a tile would neither overlap nor touch any other."""
    return not any(overlap(tile, other) or touch(tile, other) for other in spots.values())


def neighbours(spots: Spots) -> dict[str, int]:
    """The neighbours of each territory, as the state stores them."""
    return {
        name: sum(1 << PLACE_NAMES.index(other) for other in spots if other != name and touch(tile, spots[other]))
        for name, tile in spots.items()
    }
