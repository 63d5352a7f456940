"""Work that is shared out among processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import TypeVar

from fidchell.core.errors import Refused

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
    crew = ProcessPoolExecutor(workers, get_context("spawn"), initializer=heed_interrupts)
    try:
        for done in as_completed([crew.submit(work, portion) for portion in portions]):
            yield done.result()
    except BrokenProcessPool:
        raise Refused(
            "a process that shared the work was ended from outside, perhaps for want of memory; try fewer --jobs"
        ) from None
    except BaseException:
        dismiss(crew, others)
        raise
    finally:
        crew.shutdown(cancel_futures=True)


def heed_interrupts() -> None:
    """Let Ctrl-C end this process at once and without words: the first process speaks for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def dismiss(crew: ProcessPoolExecutor, others: Sequence[BaseProcess]) -> None:
    """End the processes of a crew in the middle of their work, and not the others."""
    crew.shutdown(wait=False, cancel_futures=True)
    for process in active_children():
        if process not in others:
            process.terminate()
