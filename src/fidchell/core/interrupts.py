"""Child processes that ignore Ctrl-C: only the main process gets it, and then ends the others cleanly."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Start processes in this context: they never get Ctrl-C and print no traceback, not even while they start.

    A Ctrl-C that arrives meanwhile is raised here afterwards. On Windows the processes get it all the same.
    """
    with delay_interrupts(), block_interrupts():
        yield


@contextmanager
def delay_interrupts() -> Iterator[None]:
    """Delay Ctrl-C until the end of this context, whichever thread the system delivers it to."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is None or threading.current_thread() is not threading.main_thread():
        yield  # only the main thread gets it, and only a handler set by Python can be delayed
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
    def block_interrupts() -> Iterator[None]:
        """On Windows, processes inherit no signal mask."""
        yield

else:

    @contextmanager
    def block_interrupts() -> Iterator[None]:
        """Block Ctrl-C in this thread and in the processes it starts, where it stays blocked."""
        resource_tracker.ensure_running()  # starting it later would unblock the signal
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
