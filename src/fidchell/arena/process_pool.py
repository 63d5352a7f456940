"""Work that is shared out among processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from fidchell.core.errors import FidchellError
from fidchell.core.unheard import unheard

Portion = TypeVar("Portion")
Done = TypeVar("Done")


def each(work: Callable[[Portion], Done], portions: Sequence[Portion], jobs: int) -> Iterator[Done]:
    """What comes of every portion, in any order; by at most so many processes, and by this one if one is enough."""
    workers = min(jobs, len(portions))
    if workers <= 1:
        yield from map(work, portions)
    else:
        yield from shared_out(work, portions, workers)


def shared_out(work: Callable[[Portion], Done], portions: Sequence[Portion], workers: int) -> Iterator[Done]:
    """What comes of every portion, by so many processes; they end with this one."""
    others = active_children()
    crew = ProcessPoolExecutor(workers, get_context("spawn"), initializer=enlist)
    try:
        with unheard():
            pending = [crew.submit(work, portion) for portion in portions]
        for done in as_completed(pending):
            yield done.result()
    except BrokenProcessPool:
        raise FidchellError(
            "a process that shared the work was ended from outside, perhaps for want of memory; try fewer --jobs"
        ) from None
    except BaseException:
        dismiss(crew, others)
        raise
    finally:
        crew.shutdown(cancel_futures=True)


def enlist() -> None:
    """Let this process end with the first one, which speaks for all; if it hears Ctrl-C, at once and without words."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End this process once the first one is no more; one that was killed cannot dismiss anybody."""
    first = parent_process()
    if first:
        first.join()
        os._exit(1)


def dismiss(crew: ProcessPoolExecutor, others: Sequence[BaseProcess]) -> None:
    """End the processes of a crew in the middle of their work, and not the others."""
    crew.shutdown(wait=False, cancel_futures=True)
    for process in active_children():
        if process not in others:
            process.terminate()
