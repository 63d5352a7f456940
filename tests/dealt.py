"""A server that deals the same to every table: `python tests/dealt.py serve ...`.

Chance comes from the seed in DEAL, so that people who choose by what they see play the same game in every run.
Bots are not bound by it: some of them think for as long as the clock lets them.
"""

from __future__ import annotations

import os
import sys
from random import Random

from tableside import Server

from fidchell.table import lobby


class DealtServer(Server):
    """Such a server, in a process of its own."""

    program = (__file__,)

    def __init__(self, db: str, deal: int = 1) -> None:
        super().__init__(db)
        self.env = {"DEAL": str(deal)}


def dealt(bits: int) -> int:
    """The seed of every table."""
    return Random(os.environ["DEAL"]).getrandbits(bits)


if __name__ == "__main__":
    from fidchell.cli import main

    lobby.randbits = dealt
    sys.exit(main())
