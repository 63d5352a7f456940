"""An event loop whose clock jumps to whatever is due next: hours of waiting take no time, and times are exact."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class SwiftLoop(asyncio.SelectorEventLoop):
    """A loop for one thread; nothing in it may wait for another."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def time(self) -> float:
        """Seconds by the loop's own clock."""
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def now() -> float:
    """Seconds by the clock of the running loop."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SwiftLoop)
    return loop.now


async def passes(seconds: float) -> None:
    """Let time pass by that clock."""
    loop = asyncio.get_running_loop()
    over: asyncio.Future[None] = loop.create_future()
    timer = loop.call_later(seconds, over.set_result, None)
    try:
        await over
    finally:
        timer.cancel()


def swiftly(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine on such a loop."""
    loop = SwiftLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
