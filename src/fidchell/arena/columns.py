"""Tables as text."""

from collections.abc import Mapping, Sequence


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table with its first column left-aligned and the others right-aligned."""
    widths = [max(map(len, cells)) for cells in zip(head, *rows, strict=True)]
    first, *others = widths
    return [
        "  ".join([row[0].ljust(first), *(cell.rjust(width) for cell, width in zip(row[1:], others, strict=True))])
        for row in (head, *rows)
    ]


def percent(rate: Mapping[str, float]) -> tuple[str, str]:
    """A rate and its interval, in percent."""
    return f"{100 * rate['value']:.1f}", f"{100 * rate['low']:.1f} to {100 * rate['high']:.1f}"


def signed(rate: Mapping[str, float], scale: float = 1, digits: int = 0) -> tuple[str, str]:
    """A difference and its interval, with signs; a fixed one has no interval."""
    value, low, high = (f"{scale * rate[end]:+.{digits}f}" for end in ("value", "low", "high"))
    return (value, f"{low} to {high}") if rate["low"] < rate["high"] else (value, "")
