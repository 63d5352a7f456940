"""The layout of an observation: named parts, one after the other, of numbers from 0 to 255."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """A group of numbers in an observation."""

    name: str
    shape: tuple[int, ...]
    about: str
    most: int = 1  # the greatest possible number

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Encoding:
    """All that a seat may know, as numbers; any change of order, size or meaning is a new version."""

    version: int
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    def places(self) -> dict[str, slice]:
        """The slice of each part."""
        found: dict[str, slice] = {}
        at = 0
        for part in self.parts:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found
