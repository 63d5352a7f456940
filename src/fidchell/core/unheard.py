"""Processes that Ctrl-C does not reach: it goes to the first process alone, which ends the others in good order."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker

if sys.platform == "win32":

    @contextmanager
    def unheard() -> Iterator[None]:
        """Begin processes here; on this system they hear Ctrl-C all the same."""
        yield

else:

    @contextmanager
    def unheard() -> Iterator[None]:
        """Begin processes here: they never hear Ctrl-C, and so leave no word of it, not even while they start.

        One that comes meanwhile is heard afterwards.
        """
        resource_tracker.ensure_running()  # since its beginning would let Ctrl-C through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
