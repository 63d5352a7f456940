"""Seeds derived from other numbers and words."""

from hashlib import sha256


def derived(*parts: object) -> int:
    """A seed hashed from all parts."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:7], "big")
