"""The layout of an observation: named parts, one after the other, of numbers from 0 to 255.

This module imports nothing from the package, so that the build can load it on its own.
"""

from dataclasses import dataclass, field
from math import prod


@dataclass(frozen=True)
class Part:
    """A group of numbers in an observation."""

    name: str
    shape: tuple[int, ...]
    about: str
    most: int  # the greatest possible number
    offset: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Encoding:
    """All that a seat may know, as numbers; any change of order, size or meaning is a new version."""

    version: int
    parts: list[Part] = field(default_factory=list)

    def part(self, name: str, about: str, *shape: int, most: int = 1) -> int:
        """Declare the next part, of a single number if it has no shape; its offset."""
        self.parts.append(Part(name, shape or (1,), about, most, self.size))
        return self.parts[-1].offset

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.parts[-1].offset + self.parts[-1].size if self.parts else 0

    def places(self) -> dict[str, slice]:
        """The slice of each part."""
        return {part.name: slice(part.offset, part.offset + part.size) for part in self.parts}
