"""Frames and events for Python code; compiled code unpacks them with `frames`."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from string import Formatter
from threading import RLock
from typing import NamedTuple

from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat

ONE_AT_A_TIME = RLock()  # all states of a process share one buffer for options and one for events


class Unpacked(NamedTuple):
    """The parts of a frame or an event: kind, seat and four details; the last detail of an event is its audience."""

    kind: int
    seat: int
    a: int
    b: int
    c: int
    d: int


def unpacked(f: Frame) -> Unpacked:
    """The parts of a frame or an event."""
    return Unpacked(f & 255, f >> 8 & 15, f >> 12 & 4095, f >> 24 & 4095, f >> 36 & 4095, f >> 48 & 2047)


def packed(kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Frame:
    """A frame or an event, packed into one number."""
    return kind | seat << 8 | a << 12 | b << 24 | c << 36 | d << 48


class EventText(NamedTuple):
    """How an event is told: the id of its message, and its sentence, whose blanks name the message's arguments."""

    name: str
    sentence: str


@cache
def blanks(sentence: str) -> tuple[str, ...]:
    """The names of the blanks in a sentence."""
    return tuple(blank for _, blank, _, _ in Formatter().parse(sentence) if blank)


@contextmanager
def drawing(state: State, stream: bytes) -> Iterator[None]:
    """Let a state take its random numbers from a key stream meanwhile, if there is one."""
    with ONE_AT_A_TIME:
        if not stream:
            yield
            return
        state.open_stream(stream)
        try:
            yield
        finally:
            state.close_stream()


def heard(state: State, seat: Seat, action: Action, stream: bytes = b"") -> tuple[Frame, ...]:
    """Take an action, with chance from a key stream if there is one, and return the events it led to."""
    with ONE_AT_A_TIME:
        if stream:
            state.open_stream(stream)
        try:
            state.listen(True)
            state.heard()
            state.take(seat, action)
            state.listen(False)
            return tuple(state.heard())
        finally:
            if stream:
                state.close_stream()
