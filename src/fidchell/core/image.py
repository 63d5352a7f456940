"""Memory that is lent: states side by side in one block, and the numbers of other people's arrays.

Uncompiled, a block is a list of states and an array is written by index; `image.pxd` says the same in C, where a state
is its bytes. A block is read and written only with states of the game it was made for.
"""

from __future__ import annotations

from typing import Any

from fidchell.core.types import Marks


def image_size(state: Any) -> int:
    """How far apart two states lie in a block."""
    return 1


def room_for(state: Any, count: int) -> Any:
    """A block for so many states like this one."""
    return [state.blank() for _ in range(count)]


def keep(state: Any, block: Marks, at: int, size: int) -> None:
    """Put a copy of a state into a block."""
    state.copy_into(block[at])


def read_back(state: Any, block: Marks, at: int, size: int) -> None:
    """Make a state equal to the one in a block."""
    block[at].copy_into(state)


def first_byte(room: Any) -> Any:
    """Where the numbers of an array, or the states of a block, begin."""
    return room


first_short = first_long = first_float = first_byte  # the same for numbers of other sizes
