"""Text that people write: single lines, without characters that would disturb other text."""

from __future__ import annotations

from unicodedata import category

TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # they change the direction of text


def plain(text: str) -> str:
    """A text on one line, without control characters."""
    return " ".join("".join(mark for mark in text if is_shown(mark)).split())


def is_shown(mark: str) -> bool:
    """Whether a character is allowed; white space is, and becomes a space."""
    return mark.isspace() or (mark not in TURNING and category(mark) not in ("Cc", "Cs"))
