"""What people may write: words that can be shown in a line, without marks that would disturb those of others."""

from __future__ import annotations

from unicodedata import category

TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # they turn the text around them


def plain(text: str) -> str:
    """A text in one line, without control characters."""
    return " ".join("".join(mark for mark in text if is_shown(mark)).split())


def is_shown(mark: str) -> bool:
    """Whether a character may stand in a text; white space may, and becomes a blank."""
    return mark.isspace() or (mark not in TURNING and category(mark) not in ("Cc", "Cs"))
