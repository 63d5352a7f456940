"""Sets of small numbers stored as one integer, and writing rows of numbers; `bits.pxd` does the same in C."""

from fidchell.core.types import Count, Counts, Marks, Mask, Seat


def bit(i: int) -> Mask:
    """The set that holds only `i`."""
    return 1 << i


def lowest(mask: Mask) -> int:
    """The smallest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def size(mask: Mask) -> int:
    """How many members the set has."""
    return mask.bit_count()


def unfold(mask: Mask, bits: Count, out: Marks, at: int) -> None:
    """Write the lowest bits of a set to `out`, one number each, beginning at `at`.

    Compiled, it writes up to 13 numbers too many, so what follows must be written later; the set must not have members
    from `bits` on.
    """
    for i in range(bits):
        out[at + i] = mask >> i & 1


def unfold_rows(rows: Counts, count: Count, out: Marks, at: int) -> None:
    """Write `count` sets of 16 to `out`, one number per bit."""
    for i in range(count):
        for j in range(16):
            out[at + 16 * i + j] = rows[i] >> j & 1


def eyes_in(row: Counts, seat: Seat) -> Mask:
    """Which of the first 16 sets of seats in a row contain a seat."""
    found = 0
    for i in range(16):
        found |= (row[i] >> seat & 1) << i
    return found


def copy_row(row: Counts, count: Count, out: Marks, at: int) -> None:
    """Write the first `count` numbers of a row to `out`, beginning at `at`."""
    for i in range(count):
        out[at + i] = row[i]


def clear_row(count: Count, out: Marks, at: int) -> None:
    """Write `count` zeros."""
    for i in range(count):
        out[at + i] = 0


def turn_rows(rows: Counts, count: Count, first: Seat, players: Count, out: Marks, at: int) -> None:
    """Write rows of four numbers, one per seat, starting with the seat `first` and then the others in order."""
    for i in range(count):
        for steps in range(4):
            out[at + 4 * i + steps] = rows[4 * i + (first + steps) % players] if steps < players else 0


def sift(numbers: Counts, count: Count, shift: int, mask: int, out: Marks, at: int) -> None:
    """Write the masked bits of each number, less 1 unless they are 0."""
    for i in range(count):
        out[at + i] = max(numbers[i] - 1, 0) >> shift & mask
