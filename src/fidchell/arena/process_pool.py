"""A process pool."""

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
from fidchell.core.interrupts import without_interrupts

Portion = TypeVar("Portion")
Done = TypeVar("Done")


def each(work: Callable[[Portion], Done], portions: Sequence[Portion], jobs: int) -> Iterator[Done]:
    """The results of all portions, in any order, with at most `jobs` processes; with one, in this process."""
    workers = min(jobs, len(portions))
    if workers <= 1:
        yield from map(work, portions)
    else:
        yield from shared_out(work, portions, workers)


def shared_out(work: Callable[[Portion], Done], portions: Sequence[Portion], workers: int) -> Iterator[Done]:
    """The results of all portions, with `workers` processes, which end with this one."""
    others = active_children()
    crew = ProcessPoolExecutor(workers, get_context("spawn"), initializer=enlist)
    try:
        with without_interrupts():
            pending = [crew.submit(work, portion) for portion in portions]
        for done in as_completed(pending):
            yield done.result()
    except BrokenProcessPool:
        raise FidchellError("a worker process was killed, perhaps because memory ran out; try fewer --jobs") from None
    except BaseException:
        dismiss(crew, others)
        raise
    finally:
        crew.shutdown(cancel_futures=True)


def enlist() -> None:
    """Set up a worker: it ends with the main process, which reports for all; on Ctrl-C, at once and silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End this process once the main one is gone; if that was killed, it cannot end its workers itself."""
    first = parent_process()
    if first:
        first.join()
        os._exit(1)


def dismiss(crew: ProcessPoolExecutor, others: Sequence[BaseProcess]) -> None:
    """Terminate the processes of a pool in the middle of their work, but not the others."""
    crew.shutdown(wait=False, cancel_futures=True)
    for process in active_children():
        if process not in others:
            process.terminate()
