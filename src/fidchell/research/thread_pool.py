"""A thread pool that survives Ctrl-C at any moment (if the work is compiled).

The pools of `concurrent.futures` can deadlock if an interrupt hits the main thread just after it has acquired a lock
in Python code. Here threads share only operations that are single steps of C, which cannot be interrupted.
"""

from __future__ import annotations

from _thread import get_ident, start_new_thread
from collections.abc import Callable, Sequence
from os import getpid
from queue import SimpleQueue
from time import sleep
from typing import Any
from weakref import finalize

MOMENT = 0.0005  # seconds between two checks whether a task has finished
CALLER = "caller"
THREAD = "thread"


class Task:
    """A piece of work, done by the first thread that takes it, or by none if the caller takes it back."""

    def __init__(self, work: Callable[..., Any], words: tuple[Any, ...], done: SimpleQueue[Task]) -> None:
        self.work, self.words, self.done = work, words, done
        self.takers: dict[str, str] = {}
        self.thread = 0  # the thread that runs it
        self.over = False
        self.failure: BaseException | None = None

    def taken_by(self, name: str) -> bool:
        """Take it unless it is taken; whether `name` has it now."""
        return self.takers.setdefault("first", name) == name

    def run(self) -> None:
        """Do the work, and report it as done."""
        self.thread = get_ident()
        try:
            self.work(*self.words)
        except BaseException as failure:
            self.failure = failure
        self.over = True
        self.done.put(self)


Wanted = SimpleQueue[Task | None]
Pending = list[Task]


class ThreadPool:
    """Threads that wait for tasks; they end when the pool is garbage collected."""

    def __init__(self, size: int) -> None:
        self.home = getpid()
        self.wanted: Wanted = SimpleQueue()
        self.pending: Pending = []
        finalize(self, dismiss, self.home, self.wanted, self.pending)
        for _ in range(size):
            start_new_thread(serve, (self.wanted,))

    def share(self, work: Callable[..., Any], portions: Sequence[tuple[Any, ...]]) -> None:
        """Do some work for each portion: the first in the calling thread, the others in any."""
        if len(portions) == 1:
            work(*portions[0])
            return
        done: SimpleQueue[Task] = SimpleQueue()
        first, *others = [Task(work, words, done) for words in portions]
        self.pending.extend(others)  # before any thread can begin
        for task in others:
            self.wanted.put(task)
        first.run()
        for task in reversed(others):  # at exit the threads may be gone
            if task.taken_by(CALLER):
                task.run()
        for _ in range(len(others) + 1):
            done.get()
        self.pending.clear()
        for task in (first, *others):
            if task.failure:
                raise task.failure

    def halt(self) -> None:
        """Cancel waiting tasks, and wait for running ones."""
        halt(self.pending)


def serve(wanted: Wanted) -> None:
    """Run tasks until there are no more."""
    while task := wanted.get():
        if task.taken_by(THREAD):
            task.run()
        del task  # it references the caller's arrays
    wanted.put(None)  # for the next thread


def halt(pending: Pending) -> None:
    """Take back tasks that have not begun, and wait for the others."""
    for task in pending:
        while not (task.taken_by(CALLER) or task.over or task.thread == get_ident()):
            sleep(MOMENT)
    pending.clear()


def dismiss(home: int, wanted: Wanted, pending: Pending) -> None:
    """End the threads of this process; none is working when this returns."""
    if home == getpid():
        try:
            halt(pending)
        finally:
            wanted.put(None)
