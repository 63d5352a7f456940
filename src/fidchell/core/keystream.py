"""Random numbers that nobody can work out from those they have seen: ChaCha20 (RFC 8439), for games at a table.

Simulations use the fast generator of `chance.py`. A stream is open only while a state draws from it, so that no state
holds a key, and none reaches a bot.
"""

from fidchell.core.limits import BITS32, BLOCK_WORDS, CHACHA_ROUNDS, KEY_WORDS
from fidchell.core.types import Mask


class KeyStream:
    """The open stream: its key, and the block of sixteen 32-bit words whose first `used` are spent."""

    def __init__(self) -> None:
        self.key = [0] * KEY_WORDS
        self.block = [0] * BLOCK_WORDS
        self.used = BLOCK_WORDS
        self.count = 0  # of blocks

    def open(self, key: bytes) -> None:
        """Begin at the first number of a key of 32 bytes."""
        if len(key) != 4 * KEY_WORDS:
            raise ValueError(f"a key has {4 * KEY_WORDS} bytes, not {len(key)}")
        for i in range(KEY_WORDS):
            self.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
        self.used, self.count = BLOCK_WORDS, 0

    def close(self) -> None:
        """Forget the key."""
        for i in range(KEY_WORDS):
            self.key[i] = 0
        for i in range(BLOCK_WORDS):
            self.block[i] = 0
        self.used, self.count = BLOCK_WORDS, 0

    def numbers(self, count: int) -> list[int]:
        """The next numbers, for Python code."""
        return [self.draw() for _ in range(count)]

    def draw(self) -> Mask:
        """The next number of 64 bits."""
        if self.used >= BLOCK_WORDS:
            self.fill()
        number = self.block[self.used + 1]
        number = (number << 32) | self.block[self.used]
        self.used += 2
        return number

    def fill(self) -> None:
        """Write the next block."""
        self.start()
        for _ in range(CHACHA_ROUNDS // 2):
            self.quarter(0, 4, 8, 12)
            self.quarter(1, 5, 9, 13)
            self.quarter(2, 6, 10, 14)
            self.quarter(3, 7, 11, 15)
            self.quarter(0, 5, 10, 15)
            self.quarter(1, 6, 11, 12)
            self.quarter(2, 7, 8, 13)
            self.quarter(3, 4, 9, 14)
        self.finish()
        self.count += 1
        self.used = 0

    def start(self) -> None:
        """Set the block to the constants, the key, the counter and a nonce of zeros."""
        self.block[0], self.block[1], self.block[2], self.block[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
        for i in range(KEY_WORDS):
            self.block[4 + i] = self.key[i]
        self.block[12], self.block[13], self.block[14], self.block[15] = self.count, 0, 0, 0

    def finish(self) -> None:
        """Add what the block was at the start, so that the rounds cannot be undone."""
        self.block[0] = (self.block[0] + 0x61707865) & BITS32
        self.block[1] = (self.block[1] + 0x3320646E) & BITS32
        self.block[2] = (self.block[2] + 0x79622D32) & BITS32
        self.block[3] = (self.block[3] + 0x6B206574) & BITS32
        for i in range(KEY_WORDS):
            self.block[4 + i] = (self.block[4 + i] + self.key[i]) & BITS32
        self.block[12] = (self.block[12] + self.count) & BITS32

    def quarter(self, a: int, b: int, c: int, d: int) -> None:
        """A quarter of a round, on four words of the block."""
        self.stir(a, b, d, 16)
        self.stir(c, d, b, 12)
        self.stir(a, b, d, 8)
        self.stir(c, d, b, 7)

    def stir(self, a: int, b: int, c: int, turn: int) -> None:
        """Add word b to word a, and turn the bits in which word c then differs from it."""
        self.block[a] = (self.block[a] + self.block[b]) & BITS32
        mixed = self.block[c] ^ self.block[a]
        self.block[c] = ((mixed << turn) & BITS32) | (mixed >> (32 - turn))
