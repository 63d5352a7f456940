"""Memory that is lent: states side by side in one block, and the numbers of other people's arrays.

Uncompiled, a block is a list of states and an array is written by index; `image.pxd` says the same in C, where the
states of a block lie side by side and are played where they lie. No state of a block is ever given to Python: whoever
wants one gets a copy.
"""

from __future__ import annotations

from typing import Any


def block_of(state: Any, count: int) -> Any:
    """A block of so many copies of a state."""
    return [state.clone() for _ in range(count)]


def first_line(block: Any) -> Any:
    """Where the states of a block begin."""
    return block


def first_byte(room: Any) -> Any:
    """Where the numbers of an array begin."""
    view: Any = memoryview(room)
    return view.cast("B").cast(view.format)


first_short = first_long = first_float = first_byte  # the same for numbers of other sizes


def visit(work: Any, batch: Any, room: Any, first: int, last: int) -> None:
    """Do some work with each of the games of a batch, from `first` to before `last`."""
    for i in range(first, last):
        work(batch, room, batch.block[i], i)
