"""Where two values that should be equal differ, and counts of what was compared."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

MISSING = "(not sent)"


class Told(AssertionError):
    """Something told a viewer which of two worlds it is in."""


class PairOver(BaseException):
    """Two worlds may really differ from here on; not an Exception, which the service would treat as an error."""


@dataclass
class Tally:
    """Counts of what was compared."""

    counts: Counter[str] = field(default_factory=Counter)

    def __getitem__(self, what: str) -> int:
        return self.counts[what]

    def note(self, what: str, how_often: int = 1) -> None:
        self.counts[what] += how_often

    def __str__(self) -> str:
        return ", ".join(f"{what}: {count}" for what, count in sorted(self.counts.items()))


def as_text(value: object) -> str:
    """A compared value as text."""
    return value.decode() if isinstance(value, bytes) else repr(value)


def differing(mine: Sequence[str], yours: Sequence[str]) -> str:
    """Where two sequences of messages differ."""
    if len(mine) != len(yours):
        return (
            f"{len(mine)} messages in one world, {len(yours)} in the other: {[text[:160] for text in (*mine, *yours)]}"
        )
    for one, two in zip(mine, yours, strict=True):
        if one != two:
            try:
                found = "; ".join(paths(json.loads(one), json.loads(two), ""))
                return found[:1500] or "the same parts in another order"
            except ValueError:
                return f"{one[:300]} / {two[:300]}"
    return "nothing"


def paths(one: Any, two: Any, where: str) -> Iterator[str]:
    """The places where two values differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in {**one, **two}:
            yield from paths(one.get(key, MISSING), two.get(key, MISSING), f"{where}.{key}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (mine, yours) in enumerate(zip(one, two, strict=True)):
            yield from paths(mine, yours, f"{where}[{i}]")
    elif one != two:
        yield f"{where}: {str(one)[:200]} / {str(two)[:200]}"
