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

import msgspec
from tableside import Server


class DealtServer(Server):
    """Such a server, in its own process."""

    program = (__file__,)

    # With 16, a game of Banish the Snakes is quickly lost by random play.
    def __init__(self, db: str, deal: int = 16) -> None:
        super().__init__(db)
        self.env = {"DEAL": str(deal)}


def deal() -> None:
    """Deal all tables of this process by DEAL from now on: they have a seed, as old tables do, and no key."""
    lobby: Any = import_module("fidchell.table.server.lobby")
    seed = Random(os.environ["DEAL"]).getrandbits(63)
    planned = lobby.planned
    lobby.planned = lambda *wanted: msgspec.structs.replace(planned(*wanted), seed=seed, key="")


if __name__ == "__main__":
    from fidchell.cli import main

    deal()
    sys.exit(main())
