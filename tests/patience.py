"""How tests wait and count: until something is so, never for a time; and how far they go.

A test is true or false on any machine at any load. So no test sleeps, reads a clock or names a limit in seconds of its
own (`test_truth_of_tests.py` sees to that): it waits with `until` for what must come. The one limit, `HANGS`, is no
measure of anything. It ends a run in which something will never come, with a sentence instead of silence.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from inspect import isawaitable
from typing import TypeVar, overload

T = TypeVar("T")
HANGS = 600.0  # seconds; a machine under ten times its load needs far less for anything that a test waits for
PAUSE = 0.01  # seconds between two looks, so that looking does not slow down what is looked at
PROVING = bool(os.environ.get("PROVE"))


def extent(few: int, many: int) -> int:
    """How many times to do something: few in `make test`, many in `make prove`."""
    return many if PROVING else few


def until(question: Callable[[], T], what: str = "", look: Callable[[float], None] = time.sleep) -> T:
    """Wait until a question has an answer that counts as true; the answer."""
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
    """Wait until a question has an answer that counts as true, while the loop goes on; the answer."""
    for _ in turns(what or describe(question)):
        answer = question()
        if isawaitable(answer):
            answer = await answer
        if answer:
            return answer
        await asyncio.sleep(PAUSE)
    raise AssertionError  # never reached: turns() ends only by an error


def turns(what: str) -> Iterator[None]:
    """Turns without end, unless it hangs."""
    ends = time.monotonic() + HANGS
    while time.monotonic() < ends:
        yield
    raise AssertionError(f"it hangs: waited for {what}")


def describe(question: Callable[..., object]) -> str:
    """What a question is called."""
    return getattr(question, "__name__", repr(question))
