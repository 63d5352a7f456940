"""Processes that Ctrl-C does not reach: it goes to the first process alone, which ends the others in good order."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType


@contextmanager
def unheard() -> Iterator[None]:
    """Begin processes here: they never hear Ctrl-C, and so leave no word of it, not even while they start.

    One that comes meanwhile is heard here afterwards. On Windows the processes hear it all the same.
    """
    with put_off(), blocked():
        yield


@contextmanager
def put_off() -> Iterator[None]:
    """Hear Ctrl-C only afterwards, whichever thread the system tells of it."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is None or threading.current_thread() is not threading.main_thread():
        yield  # only the first thread hears it, and only what Python handles can be put off
        return
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        heard.append(number)

    signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if heard:
            signal.raise_signal(signal.SIGINT)


if sys.platform == "win32":

    @contextmanager
    def blocked() -> Iterator[None]:
        """Here, processes take no mask from the one that begins them."""
        yield

else:

    @contextmanager
    def blocked() -> Iterator[None]:
        """Block Ctrl-C in this thread and in the processes that it begins, in which it stays blocked."""
        resource_tracker.ensure_running()  # since its beginning would unblock it
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
