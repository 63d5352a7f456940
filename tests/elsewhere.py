"""Shared by the tests of bots that think in other processes: real thinkers, and servers that ask them."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from patience import HANGS, until_async

from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.registry import game
from fidchell.table.live.bot_pool import BotPool
from fidchell.table.live.thinking import Thinkers


class ThinkerProcess:
    """`fidchell think` in its own process."""

    def __init__(self, url: str, threads: int = 1) -> None:
        words = [sys.executable, "-m", "fidchell", "think", "--redis", url, "--threads", str(threads)]
        self.output = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(words, stdout=self.output, stderr=subprocess.STDOUT)

    def said(self) -> str:
        self.output.seek(0)
        return self.output.read().decode()

    def stop(self, number: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(number)
        return self.process.wait(HANGS)


@asynccontextmanager
async def asking(url: str, threads: int, think: bool = False) -> AsyncIterator[Thinkers]:
    """A server's thinkers, once so many threads elsewhere can be asked; it does not think itself unless told to."""
    pool = BotPool(url)
    thinkers = Thinkers(1, pool=pool, think=think)
    pool.open()
    try:
        await until_async(lambda: pool.threads == threads, f"{threads} threads elsewhere")
        yield thinkers
    finally:
        await pool.close()
        thinkers.close()


def first_decision(key: str = "inis", seed: int = 7, **options: object) -> InformationState:
    """What a seat knows at the first decision of a game, where it has several options."""
    found = game(key)
    state = found.new(seed, found.settle_options({"players": 3} | options))
    state.sit(True)
    return information_state_of(state, state.seats[0])
