"""How tests wait: until a condition holds, never for a time; and how far they go.

A test is true or false on any machine at any load. So no test sleeps, reads a clock or names a limit in seconds of its
own (`test_truth_of_tests.py` enforces that): it waits with `until` for a condition. The one limit, `HANGS`, measures
nothing. It ends a run in which the condition will never hold, with a message instead of silence.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from inspect import isawaitable
from typing import TypeVar, overload

T = TypeVar("T")
HANGS = 600.0  # seconds; even a machine under ten times its load needs far less for anything a test waits for
PAUSE = 0.01  # seconds between two checks, so that polling does not slow down what is waited for
PROVING = bool(os.environ.get("PROVE"))


def extent(few: int, many: int) -> int:
    """How many times to do something: few in `make test`, many in `make prove`."""
    return many if PROVING else few


def until(question: Callable[[], T], what: str = "", look: Callable[[float], None] = time.sleep) -> T:
    """Wait until `question` returns something truthy; that value."""
    for _ in turns(what or describe(question)):
        if answer := question():
            return answer
        look(PAUSE)
    raise AssertionError  # never reached: turns() ends only by an error


@overload
async def until_async(question: Callable[[], Awaitable[T | None]], what: str = "") -> T: ...
@overload
async def until_async(question: Callable[[], T | None], what: str = "") -> T: ...
async def until_async(question: Callable[[], object], what: str = "") -> object:
    """Wait until `question` returns something truthy, while the event loop runs; that value."""
    for _ in turns(what or describe(question)):
        answer = question()
        if isawaitable(answer):
            answer = await answer
        if answer:
            return answer
        await asyncio.sleep(PAUSE)
    raise AssertionError  # never reached: turns() ends only by an error


def turns(what: str) -> Iterator[None]:
    """Yield until `HANGS` seconds have passed, then fail."""
    ends = time.monotonic() + HANGS
    while time.monotonic() < ends:
        yield
    raise AssertionError(f"it hangs: waited for {what}")


def describe(question: Callable[..., object]) -> str:
    """A description of a question, for messages."""
    return getattr(question, "__name__", repr(question))
