"""Figures beside their targets: the median and the range of several rounds. A missed target is never a failure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

MET = {True: "met", False: "NOT met"}


def took(what: Callable[..., object], *words: Any) -> float:
    """How many seconds something takes."""
    began = perf_counter()
    what(*words)
    return perf_counter() - began


def at_most(what: str, values: Sequence[float], target: float, unit: str) -> str:
    """A line about a figure that should not be larger than its target."""
    return line(what, values, f"at most {target:g} {unit}", median(values) <= target, unit)


def line(what: str, values: Sequence[float], target: str, met: bool, unit: str) -> str:
    """The median of the rounds, their range, the target, and whether the median meets it."""
    span = f"{min(values):.4g} to {max(values):.4g}"
    return f"{what}: {median(values):.4g} {unit} ({span} in {len(values)} rounds); target {target}: {MET[met]}"
