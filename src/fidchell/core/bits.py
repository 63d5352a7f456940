"""Sets of small numbers kept in one integer; `bits.pxd` says the same in C."""

from fidchell.core.types import Count, Marks, Mask


def bit(i: int) -> Mask:
    """The set that holds only `i`."""
    return 1 << i


def lowest(mask: Mask) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def size(mask: Mask) -> int:
    """How many members the set has."""
    return mask.bit_count()


def unfold(mask: Mask, octets: Count, out: Marks, at: int) -> None:
    """Write the lowest 8 * `octets` bits of a set to `out`, one number each, beginning at `at`."""
    for i in range(8 * octets):
        out[at + i] = mask >> i & 1
