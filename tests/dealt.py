"""A server that deals the same cards to every table: `python tests/dealt.py serve ...`.

All randomness comes from the seed in DEAL, so that people who choose by what they see play the same game in every run.
Bots are not bound by it: some of them think as long as the clock allows.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from random import Random
from typing import Any

from tableside import Server


class DealtServer(Server):
    """Such a server, in its own process."""

    program = (__file__,)

    # With 16, a game of Banish the Snakes is quickly lost by random play.
    def __init__(self, db: str, deal: int = 16) -> None:
        super().__init__(db)
        self.env = {"DEAL": str(deal)}


def dealt(bits: int) -> int:
    """The seed of every table."""
    return Random(os.environ["DEAL"]).getrandbits(bits)


def deal() -> None:
    """Deal all tables of this process by DEAL from now on."""
    lobby: Any = import_module("fidchell.table.server.lobby")
    assert lobby.randbits
    lobby.randbits = dealt


if __name__ == "__main__":
    from fidchell.cli import main

    deal()
    sys.exit(main())
