"""The island against a plain model of three-hex tiles: sets of cells, and neighbours by shared edges."""

from collections.abc import Mapping
from typing import Any

import pytest

from fidchell.core.events import packed
from fidchell.core.registry import game
from fidchell.games.inis import ids
from fidchell.games.inis.view.lattice import around, cells, lattice
from fidchell.games.inis.view.notation import PLACE_NAMES


def model_touches(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    theirs = set(cells(other))
    return any(cell in theirs for mine in cells(one) for cell in around(mine))


@pytest.mark.parametrize(("name", "down", "other"), [("UU", 0, 0), ("UD", 0, 1), ("DU", 1, 0), ("DD", 1, 1)])
def test_patterns_are_those_of_the_model(name: str, down: int, other: int) -> None:
    touch = cover = 0
    at_origin = {"q": 0, "r": 0, "points": "down" if other else "up"}
    for r in range(-3, 4):
        for q in range(-4, 5):
            tile = {"q": q, "r": r, "points": "down" if down else "up"}
            bit = 1 << ((r + 3) * 9 + q + 4)
            if set(cells(tile)) & set(cells(at_origin)):
                cover |= bit
            elif model_touches(tile, at_origin):
                touch |= bit
    assert touch == getattr(ids, f"TOUCH_{name}") and touch.bit_count() == 12
    assert cover == getattr(ids, f"COVER_{name}")


@pytest.mark.parametrize("seed", range(30))
def test_neighbours_and_first_tiles_are_those_of_the_model(seed: int) -> None:
    options = game("inis").settle_options({"players": 2 + seed % 3})
    state = game("inis").new(seed, options)
    f = state.fields()
    tiles = {where: lattice(f["spot"][where]) for where in range(16) if f["spot"][where]}
    assert len(tiles) == options["players"]
    for where, tile in tiles.items():
        near = sum(1 << other for other, there in tiles.items() if other != where and model_touches(tile, there))
        assert f["near"][where] == near
        assert near.bit_count() >= (2 if len(tiles) > 2 else 1)


def model_sites(f: dict[str, list[int]]) -> list[dict[str, Any]]:
    """Every free spot that touches two tiles, from the top row down, then from the left, up before down."""
    tiles = {where: lattice(spot) for where, spot in enumerate(f["spot"]) if spot}
    occupied = {cell: where for where, tile in tiles.items() for cell in cells(tile)}
    found: list[dict[str, Any]] = []
    for r in range(min(r for _, r in occupied) - 3, max(r for _, r in occupied) + 4):
        for q in range(min(q for q, _ in occupied) - 4, max(q for q, _ in occupied) + 5):
            for points in ("up", "down"):
                tile = {"q": q, "r": r, "points": points}
                near = {occupied[c] for cell in cells(tile) for c in around(cell) if c in occupied}
                if len(near) >= 2 and not any(cell in occupied for cell in cells(tile)):
                    names = [PLACE_NAMES[where] for where in sorted(near)]
                    found.append({"site": len(found) + 1, **tile, "touches": names})
    return found


def grown(seed: int, longest: bool) -> tuple[int, int]:
    """Grow an island to sixteen tiles by Exploration alone; the most sites and the widest spread seen."""
    inis = game("inis")
    state = inis.new(seed, inis.settle_options({"players": 2}))
    f = state.fields()
    most = 0
    while f["pile_size"]:
        sites = model_sites(f)
        f.update(depth=2, stack=[ids.NEXT_TURN, packed(ids.CHOOSE_SITE, c=len(sites)), *[0] * (len(f["stack"]) - 2)])
        state = inis.restored(f)
        options = state.options(0)
        assert inis.view(state, None)["sites"] == sites
        assert [ids.SITE + site["site"] - 1 for site in sites] == options and options
        most = max(most, len(options))
        far = max(sites, key=lambda site: site["q"] + (seed % 3) * site["r"])
        chosen = far if longest else sites[(seed * 7 + len(options) * 13) % len(options)]
        state.take(0, options[chosen["site"] - 1])
        grown = {where for where in range(16) if state.fields()["spot"][where] and not f["spot"][where]}
        f = state.fields()
        tile = lattice(f["spot"][grown.pop()])
        assert tile == {key: chosen[key] for key in ("q", "r", "points")}
    spread = max(max(abs(t["q"]), abs(t["r"])) for t in (lattice(s) for s in f["spot"]))
    return most, spread


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("longest", [False, True])
def test_sites_are_those_of_the_model_as_the_island_grows(seed: int, longest: bool) -> None:
    most, spread = grown(seed, longest)
    assert most <= ids.SITES
    assert spread <= 30
