"""The results of runs, as rows of a table and as ratios."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from bench.dialects import Plan
from bench.play import Meter

if TYPE_CHECKING:
    from bench.room import Glance

BOTTLENECK = 90.0  # percent of a core, above which the driver may be the bottleneck
DIRTY = 20.0  # percent of a core that other processes may use in a clean run
HEADS = (
    "server",
    "run",
    "moves/s",
    "actions/s",
    "p50 ms",
    "p99 ms",
    "MB begin/middle/end",
    "CPU ms/move",
    "bytes",
    "errors",
    "server %",
    "driver %",
    "us/message",
    "others %",
)


class Row(msgspec.Struct):
    """One run of one server."""

    server: str
    run: int
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    megabytes: list[float]  # at the start, in the middle, at the end
    cpu_ms_per_move: float  # of the server
    bytes_per_update: float
    messages_per_second: float
    server_percent: float  # of one core
    driver_percent: float
    driver_us_per_message: float
    others_percent: float  # of one core, used by the rest of the machine
    missed_beats: int
    rematches: int
    errors: dict[str, int]

    @property
    def failed(self) -> int:
        """How many errors there were."""
        return sum(self.errors.values())


def share(values: Sequence[float], part: float) -> float:
    """The quantile `part` of sorted values."""
    return values[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def row_of(server: str, run: int, meter: Meter, plan: Plan, glances: list[Glance]) -> Row:
    """The figures of a run."""
    first, last = glances[0], glances[-1]
    wall = last.wall - first.wall
    driver = last.driver - first.driver
    served = last.server.seconds - first.server.seconds
    waits = array("d", sorted(meter.waits))
    return Row(
        server=server,
        run=run,
        tables=plan.tables,
        seconds=wall,
        moves=meter.moves,
        moves_per_second=meter.moves / wall,
        actions_per_second=meter.actions / wall,
        p50_ms=1000 * share(waits, 0.5),
        p99_ms=1000 * share(waits, 0.99),
        worst_ms=1000 * share(waits, 1),
        megabytes=[glance.server.megabytes for glance in glances],
        cpu_ms_per_move=1000 * served / max(meter.moves, 1),
        bytes_per_update=meter.bytes / max(meter.updates, 1),
        messages_per_second=meter.messages / wall,
        server_percent=100 * served / wall,
        driver_percent=100 * driver / wall,
        driver_us_per_message=1e6 * driver / max(meter.messages, 1),
        others_percent=max(0.0, 100 * (last.machine - first.machine - driver - served) / wall),
        missed_beats=meter.missed,
        rematches=meter.rematches,
        errors=dict(meter.errors),
    )


def cells(row: Row) -> tuple[str, ...]:
    """A row as it is printed."""
    return (
        row.server,
        str(row.run),
        f"{row.moves_per_second:,.0f}",
        f"{row.actions_per_second:,.0f}",
        f"{row.p50_ms:.1f}",
        f"{row.p99_ms:.1f}",
        " / ".join(f"{each:.0f}" for each in row.megabytes),
        f"{row.cpu_ms_per_move:.3f}",
        f"{row.bytes_per_update:,.0f}",
        str(row.failed),
        f"{row.server_percent:.0f}",
        f"{row.driver_percent:.0f}",
        f"{row.driver_us_per_message:.1f}",
        f"{row.others_percent:.0f}",
    )


WIDTHS = (12, 3, 7, 9, 7, 7, 19, 11, 6, 6, 8, 8, 10, 8)


def line(words: Iterable[str]) -> str:
    """One line of the table."""
    first, *rest = (word.rjust(width) for word, width in zip(words, WIDTHS, strict=True))
    return "  ".join([first.strip().ljust(WIDTHS[0]), *rest])


def remarks(row: Row) -> list[str]:
    """Caveats about a row."""
    said = [f"{count} x {what}" for what, count in row.errors.items()]
    if row.driver_percent >= BOTTLENECK:
        said.append("the driver was always busy, so the server may be faster than this")
    if row.others_percent >= DIRTY:
        said.append("not clean: other processes used part of the machine")
    if row.missed_beats:
        said.append(f"at {row.missed_beats} beats no seat had anything to answer")
    if row.rematches:
        said.append(f"{row.rematches} games ended and were restarted")
    return [f"  {row.server}, run {row.run}: {each}" for each in said]


class Rates(msgspec.Struct):
    """Moves and actions, per second or as ratios."""

    moves: float
    actions: float

    def beside(self, other: Rates) -> Rates:
        """The ratio to another's."""
        return Rates(self.moves / (other.moves or 1), self.actions / (other.actions or 1))


def medians(rows: list[Row]) -> dict[str, Rates]:
    """The rates of each server, as the median of its runs."""
    runs: dict[str, list[Row]] = {}
    for row in rows:
        runs.setdefault(row.server, []).append(row)
    return {
        name: Rates(median(row.moves_per_second for row in own), median(row.actions_per_second for row in own))
        for name, own in runs.items()
    }


def ratios(rows: list[Row]) -> dict[str, Rates]:
    """The ratio of the first server's medians to each other's."""
    (first, ours), *others = medians(rows).items()
    return {f"{first} : {name}": ours.beside(rates) for name, rates in others}
