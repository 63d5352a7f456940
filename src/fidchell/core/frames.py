"""Suspend and resume: the state owns a stack of frames, each packed into one number."""

from fidchell.core.limits import NOTHING, STACK, STEP
from fidchell.core.state import State
from fidchell.core.types import Frame, Kind, Seat


def frame(kind: Kind, seat: Seat, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Frame:
    """A frame of `kind` for `seat` (below 16), with up to four details (below 4096, the last below 2048)."""
    packed: Frame = d
    packed = packed << 12 | c
    packed = packed << 12 | b
    packed = packed << 12 | a
    return packed << 12 | seat << 8 | kind


def kind_of(f: Frame) -> Kind:
    """What kind of frame it is."""
    return f & 255


def seat_of(f: Frame) -> Seat:
    """Whose frame it is."""
    return f >> 8 & 15


def a_of(f: Frame) -> int:
    """The first detail."""
    return f >> 12 & 4095


def b_of(f: Frame) -> int:
    """The second detail."""
    return f >> 24 & 4095


def c_of(f: Frame) -> int:
    """The third detail."""
    return f >> 36 & 4095


def d_of(f: Frame) -> int:
    """The fourth detail."""
    return f >> 48 & 2047


def push(s: State, f: Frame) -> None:
    """Push a frame; if the stack is full it is dropped and `spilled` is set, so that no other memory is overwritten."""
    if s.depth < STACK:
        s.stack[s.depth] = f
        s.depth += 1
    else:
        s.spilled = 1


def pop(s: State) -> Frame:
    """Pop the top frame."""
    s.depth -= 1
    return s.stack[s.depth]


def do(s: State, first: Frame, second: Frame = 0, third: Frame = 0) -> None:
    """Schedule frames, in the order given, before everything already scheduled."""
    if third:
        push(s, third)
    if second:
        push(s, second)
    push(s, first)


def nearest(s: State, kind: Kind) -> int:
    """The index in the stack of the next scheduled frame of `kind`, or -1."""
    at = s.depth - 1
    while at >= 0 and kind_of(s.stack[at]) != kind:
        at -= 1
    return at


def pending(s: State, kind: Kind) -> Frame:
    """The next scheduled frame of `kind`, or 0."""
    at = nearest(s, kind)
    return s.stack[at] if at >= 0 else 0


def amend(s: State, kind: Kind, f: Frame) -> None:
    """Replace the next scheduled frame of `kind`, if there is one, by `f`."""
    at = nearest(s, kind)
    if at >= 0:
        s.stack[at] = f


def annul(s: State, kind: Kind) -> None:
    """Cancel the next scheduled frame of `kind`."""
    amend(s, kind, NOTHING)


def advance(s: State) -> None:
    """Run steps until a seat must decide or the game is over."""
    while s.depth > 0:
        top = s.stack[s.depth - 1]
        kind = top & 255
        if kind >= STEP:
            s.depth -= 1
            if kind != NOTHING:
                s.happen(top)
        elif s.moot(top):
            s.depth -= 1
        else:
            return
