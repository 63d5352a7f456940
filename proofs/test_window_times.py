"""Timing: the duration of a reaction window reveals nothing about the hands of the seats asked, as measured live.

Many windows are measured, with rows on a real disk: an observer plays a card, and measures the time from the update
that opens the window to the one that closes it. The kind of opponent is drawn at random for every window, and all
run on one event loop, so that load on the machine affects them alike: if the kind makes no difference, kinds are labels
assigned at random, whatever the times are. The samples are compared by a Kolmogorov-Smirnov test.

False positives: two pairs are compared, each at RARE = 0.00005, so chance alone fails this at most once in 10,000 runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
from answers import (
    HOLDING_BOT,
    HOLDS,
    KINDS,
    LACKING_BOT,
    LACKS,
    Service,
    Watch,
    close_when_nobody_holds,
    hesitate_when_holding,
    positions,
)

pytestmark = pytest.mark.compiled
AT_ONCE = 20  # tables played in parallel
SAMPLES = 1600
PAIRS = ((HOLDS, LACKS), (HOLDING_BOT, LACKING_BOT))
RARE = 0.0001 / len(PAIRS)  # the significance level of each comparison


class Stopwatch(Watch):
    """A watch that records when updates arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def note(self) -> None:
        self.times.append(asyncio.get_running_loop().time())


async def measured(folder: Path, samples: int) -> dict[str, list[float]]:
    """The durations of windows, by who is asked."""
    places = positions(8)
    found: dict[str, list[float]] = {kind: [] for kind in KINDS}

    async def worker(service: Service, who: int) -> None:
        chance = Random(who)
        for i in range(samples // AT_ONCE):
            kind, position = chance.choice(KINDS), chance.choice(places)
            table = position.set_up(f"{who}.{i}", kind, chance)
            watch = Stopwatch()
            await asyncio.sleep(chance.random() * 0.02)
            await service.play(table, position.card, watch)
            found[kind].append(watch.times[2] - watch.times[1])

    async with Service(folder) as service:
        await asyncio.gather(*(worker(service, who) for who in range(AT_ONCE)))
    return found


def difference(one: list[float], two: list[float]) -> float:
    """The p-value of a two-sample Kolmogorov-Smirnov test."""
    a, b = np.sort(one), np.sort(two)
    both = np.concatenate((a, b))
    most = np.abs(np.searchsorted(a, both, "right") / len(a) - np.searchsorted(b, both, "right") / len(b)).max()
    size = np.sqrt(len(a) * len(b) / (len(a) + len(b)))
    scaled = (size + 0.12 + 0.11 / size) * most
    steps = np.arange(1, 101)
    return float(np.clip(2 * ((-1.0) ** (steps - 1) * np.exp(-2 * steps**2 * scaled**2)).sum(), 0, 1))


def test_how_long_a_window_lasts_tells_nothing(tmp_path: Path) -> None:
    found = asyncio.run(measured(tmp_path, SAMPLES))
    assert all(len(times) > SAMPLES // 8 for times in found.values())
    for one, two in PAIRS:
        likely = difference(found[one], found[two])
        medians = [float(np.median(found[kind])) for kind in (one, two)]
        print(f"{one} / {two}: medians {medians[0]:.4f} and {medians[1]:.4f} s, p = {likely:.6f}")
        assert likely >= RARE, f"the time tells: {one} / {two}, medians {medians}, p = {likely:.8f}"


@pytest.mark.parametrize("plant", [close_when_nobody_holds, hesitate_when_holding])
def test_a_planted_difference_in_time_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(monkeypatch)
    found = asyncio.run(measured(tmp_path, SAMPLES // 3))
    assert difference(found[HOLDS], found[LACKS]) < RARE
