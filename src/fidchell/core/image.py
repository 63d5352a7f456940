"""Raw memory: states side by side in one block, and the buffers of the caller's arrays.

Uncompiled, a block is a list of states and an array is written by index; `image.pxd` does the same in C, where the
states of a block are contiguous and stepped in place. Python never gets a state of a block, only copies.
"""

from typing import Any


def block_of(state: Any, count: int) -> Any:
    """A block of `count` copies of a state."""
    return [state.clone() for _ in range(count)]


def first_line(block: Any) -> Any:
    """A pointer to the first state of a block."""
    return block


def first_byte(room: Any) -> Any:
    """A pointer to the first number of an array."""
    view: Any = memoryview(room)
    return view.cast("B").cast(view.format)


first_short = first_long = first_float = first_byte  # the same for numbers of other sizes


def visit(work: Any, batch: Any, room: Any, first: int, last: int) -> None:
    """Call `work` for each game of a batch, from `first` up to but not including `last`."""
    for i in range(first, last):
        work(batch, room, batch.block[i], i)
