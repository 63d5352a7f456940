"""The key of a table's chance: its hash is shown from the start, the key at the end, so that anyone can check a game.

Each act draws from a stream of its own, derived from the key and the number of acts before it.
"""

from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import TypeAlias

from fidchell.core.errors import BadOption

Seed: TypeAlias = int | bytes  # a seed for a fast generator, or a key for one that nobody can predict
KEY_BYTES = 32


def new_key() -> bytes:
    """A key that nobody can guess."""
    return token_bytes(KEY_BYTES)


def commitment(key: bytes) -> str:
    """What is shown of a key before the game: it fits no other key, and tells nothing about this one."""
    return sha256(key).hexdigest()


def stream_key(key: bytes, number: int) -> bytes:
    """The key of one stream: number 0 sets the game up, number n belongs to its n-th act."""
    return blake2b(number.to_bytes(8, "big"), digest_size=KEY_BYTES, key=key, person=b"fidchell.act").digest()


def next_key(key: bytes) -> bytes:
    """The key after a game has gone back past something revealed: what was seen will not come again."""
    return blake2b(b"", digest_size=KEY_BYTES, key=key, person=b"fidchell.rewind").digest()


def read_key(text: str) -> bytes:
    """A key from 64 hexadecimal digits."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES or key.hex() != text:
        raise BadOption(f"a key has {2 * KEY_BYTES} digits from 0 to f, not {text[:70]!r}")
    return key
