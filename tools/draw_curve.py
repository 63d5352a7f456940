"""Draws how strength grows with the budget, from the output of `fidchell arena --ladder --json`.

python tools/draw_curve.py curve.json > docs/pictures/strength.svg
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from math import log2
from pathlib import Path
from typing import Any, NamedTuple

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 40, 50
INK, LINE, CURVE = "#2a2018", "#c2ab7d", "#1d6556"


class Point(NamedTuple):
    """One budget and its rating, with the ends of its interval."""

    sims: int
    elo: float
    low: float
    high: float


def points(report: dict[str, Any]) -> list[Point]:
    """The ratings of all players named by their simulations, smallest budget first."""
    rows = {row["player"]: row["elo"] for table in report["tables"] for row in table["rows"]}
    found = [Point(sims_of(player), elo["value"], elo["low"], elo["high"]) for player, elo in rows.items()]
    return sorted(found)


def sims_of(player: str) -> int:
    """The number of simulations in a spec such as `search:sims=500`."""
    return int(player.partition("sims=")[2].partition(":")[0])


def drawing(found: list[Point]) -> Iterator[str]:
    """The picture, line by line."""
    most = 100 * (int(max(point.high for point in found)) // 100 + 1)

    def x(sims: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (log2(sims / found[0].sims) / log2(found[-1].sims / found[0].sims))

    def y(elo: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * max(elo, 0) / most

    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="t">'
    yield '<title id="t">Elo against simulations for each decision, in two-player games of Inis</title>'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f7efda"/>'
    yield f'<g font-family="Georgia, serif" font-size="13" fill="{INK}">'
    yield f'<text x="{LEFT}" y="22" font-size="15">Elo by simulations for each decision (95 % intervals)</text>'
    for elo in range(0, most + 1, 100):
        yield f'<path d="M{LEFT} {y(elo):.0f}H{WIDTH - RIGHT}" stroke="{LINE}"/>'
        yield f'<text x="{LEFT - 8}" y="{y(elo) + 4:.0f}" text-anchor="end">{elo}</text>'
    for point in found:
        at = x(point.sims)
        yield f'<text x="{at:.0f}" y="{HEIGHT - BOTTOM + 22}" text-anchor="middle">{point.sims:,}</text>'
        yield f'<path d="M{at:.0f} {y(point.low):.0f}V{y(point.high):.0f}" stroke="{CURVE}" stroke-width="2"/>'
        yield f'<circle cx="{at:.0f}" cy="{y(point.elo):.0f}" r="5" fill="{CURVE}"/>'
    way = " L".join(f"{x(point.sims):.0f} {y(point.elo):.0f}" for point in found)
    yield f'<path d="M{way}" fill="none" stroke="{CURVE}" stroke-width="2"/>'
    yield f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle">simulations</text></g></svg>'


if __name__ == "__main__":
    print("\n".join(drawing(points(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))))
