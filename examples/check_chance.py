"""Check that a game at a table was dealt as its table had promised; needs nothing but Python.

A table shows the SHA-256 hash of the key of its chance before the first card is dealt (`commitment` in
`GET /api/tables/ID`). Once the game is over, its record holds the key:

    python check_chance.py COMMITMENT < record.txt

`fidchell replay record.txt` then deals the game again from that key. A game that continues another one begins with the
key of that one, and changes to its own where it goes on. If it then went back to before that place, its own key is not
in the record: give it as well, as the table tells it after the end (`key` in `GET /api/tables/ID`):

    python check_chance.py COMMITMENT KEY < record.txt
"""

import sys
from hashlib import blake2b, sha256
from itertools import pairwise

MOST = 1000  # times that the players may have gone back


def next_key(key: bytes) -> bytes:
    """The key that follows when the players agree to go back."""
    return blake2b(b"", digest_size=32, key=key, person=b"fidchell.rewind").digest()


def follows(old: bytes, new: bytes) -> bool:
    """Whether one key comes from another by going back, perhaps several times."""
    for _ in range(MOST):
        old = next_key(old)
        if old == new:
            return True
    return False


def main() -> int:
    """Say whether the keys of a record are those that were promised."""
    if len(sys.argv) not in (2, 3):
        print(__doc__)
        return 2
    lines = sys.stdin.read().split("\n")
    keys = [bytes.fromhex(line[5:]) for line in lines if line.startswith("key: ")]
    known = [*keys, *map(bytes.fromhex, sys.argv[2:])]
    promised = next((key for key in known if sha256(key).hexdigest() == sys.argv[1].strip().lower()), b"")
    own = [key == promised or follows(promised, key) for key in keys] if promised else []
    if True not in own:
        print("the commitment does not fit the record")
        return 1
    for old, new in pairwise(keys):
        print("the players went back" if follows(old, new) else "from here on a new key was used")
    if not all(own[own.index(True) :]):
        print("a later key does not follow from the promised one")
        return 1
    print("the commitment fits the record")
    return 0


if __name__ == "__main__":
    sys.exit(main())
