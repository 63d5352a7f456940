"""Threads that work side by side, and that Ctrl-C leaves in order, whenever it comes (if the work is compiled).

The pools of `concurrent.futures` are locked for ever if an interruption finds the main thread just behind the door of
a lock that is written in Python. Here all that threads share is single steps of C, which cannot be interrupted.
"""

from __future__ import annotations

from _thread import get_ident, start_new_thread
from collections.abc import Callable, Sequence
from os import getpid
from queue import SimpleQueue
from time import sleep
from typing import Any
from weakref import finalize

MOMENT = 0.0005  # seconds between two looks whether somebody has finished
CALLER = "caller"
THREAD = "thread"


class Task:
    """A piece of work, done by whoever takes it first, or by nobody if the caller takes it back."""

    def __init__(self, work: Callable[..., Any], words: tuple[Any, ...], done: SimpleQueue[Task]) -> None:
        self.work, self.words, self.done = work, words, done
        self.takers: dict[str, str] = {}
        self.thread = 0  # that runs it
        self.over = False
        self.failure: BaseException | None = None

    def taken_by(self, name: str) -> bool:
        """Take it, unless somebody has; whether it is now `name` who has it."""
        return self.takers.setdefault("first", name) == name

    def run(self) -> None:
        """Do the work, and say so."""
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
    """A number of threads that wait for tasks; they go when the band is forgotten."""

    def __init__(self, size: int) -> None:
        self.home = getpid()
        self.wanted: Wanted = SimpleQueue()
        self.pending: Pending = []
        finalize(self, dismiss, self.home, self.wanted, self.pending)
        for _ in range(size):
            start_new_thread(serve, (self.wanted,))

    def share(self, work: Callable[..., Any], portions: Sequence[tuple[Any, ...]]) -> None:
        """Do some work for each portion: the caller for the first, and whoever comes first for the others."""
        if len(portions) == 1:
            work(*portions[0])
            return
        done: SimpleQueue[Task] = SimpleQueue()
        first, *others = [Task(work, words, done) for words in portions]
        self.pending.extend(others)  # before anybody can begin
        for task in others:
            self.wanted.put(task)
        first.run()
        for task in reversed(others):  # at the end of the program there may be no threads any more
            if task.taken_by(CALLER):
                task.run()
        for _ in range(len(others) + 1):
            done.get()
        self.pending.clear()
        for task in (first, *others):
            if task.failure:
                raise task.failure

    def halt(self) -> None:
        """Wait until nobody works, and let nobody begin what was asked for before."""
        halt(self.pending)


def serve(wanted: Wanted) -> None:
    """Run tasks until there are no more."""
    while task := wanted.get():
        if task.taken_by(THREAD):
            task.run()
        del task  # it holds the caller's arrays
    wanted.put(None)  # for the next


def halt(pending: Pending) -> None:
    """Take back what nobody has begun, and wait for the rest."""
    for task in pending:
        while not (task.taken_by(CALLER) or task.over or task.thread == get_ident()):
            sleep(MOMENT)
    pending.clear()


def dismiss(home: int, wanted: Wanted, pending: Pending) -> None:
    """Let the threads of this process go; nobody works on when this returns."""
    if home == getpid():
        try:
            halt(pending)
        finally:
            wanted.put(None)
