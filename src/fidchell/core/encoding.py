"""What the numbers of an observation are: named parts, one after the other, each number from 0 to 255."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    about: str
    most: int = 1  # the greatest number that can stand here

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Encoding:
    """All that a seat may know, as numbers; another order, number or meaning is another version."""

    version: int
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    def places(self) -> dict[str, slice]:
        """Where each part lies."""
        found: dict[str, slice] = {}
        at = 0
        for part in self.parts:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found
