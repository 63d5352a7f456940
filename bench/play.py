"""Tables as the load sees them: seats that answer when asked, and moves tracked until all other seats have seen them.

A move is an action whose result was shown to all seats except the one that acted. Updates come in order, so each one
that does not acknowledge a seat's own action shows the oldest move that this seat has not seen. In a sealed decision
the server may take any answer as the last one, so any three of four seats are awaited. A seat that acts has been shown
everything there was to see; an earlier action of others that it has not seen was not shown separately, such as an
answer to a sealed decision before the last one, and counts only as an action.
"""

from __future__ import annotations

from array import array
from time import perf_counter
from typing import NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport

TEXT = WSMsgType.TEXT


class Meter:
    """The counters of a run."""

    def __init__(self) -> None:
        self.errors: dict[str, int] = {}
        self.restart()

    def restart(self) -> None:
        """Reset all counters except errors."""
        self.moves = 0
        self.actions = 0
        self.messages = 0
        self.updates = 0
        self.bytes = 0  # of updates
        self.missed = 0  # beats without anything to answer
        self.rematches = 0
        self.waits = array("d")  # seconds from a sent action to each other seat's update

    def fail(self, what: str) -> None:
        """Count an error by its kind."""
        self.errors[what] = self.errors.get(what, 0) + 1


class Held(NamedTuple):
    """An answer held until the table's next beat."""

    seat: Seat
    text: bytes
    sealed: bool


class Move:
    """An action on its way to the other seats."""

    __slots__ = ("awaited", "bit", "sent", "unseen")

    def __init__(self, sent: float, bit: int, unseen: int, awaited: int) -> None:
        self.sent = sent
        self.bit = bit  # whose action it was
        self.unseen = unseen  # a bit for each seat that has not seen it
        self.awaited = awaited  # how many seats must still see it


class Table:
    """The seats of one game, and their moves on the way."""

    def __init__(self, number: int, meter: Meter, paced: bool) -> None:
        self.number = number
        self.meter = meter
        self.paced = paced
        self.running = False
        self.last = perf_counter()  # when a seat last saw a move
        self.clear()

    def clear(self) -> None:
        """Remove all seats and moves."""
        self.seats: list[Seat] = []
        self.everyone = 0
        self.moves: list[Move] = []
        self.held: list[Held] = []
        self.over = False

    def sit(self, seats: list[Seat]) -> None:
        """Seat these players."""
        self.clear()
        self.seats = seats
        self.everyone = sum(seat.bit for seat in seats)

    @property
    def ready(self) -> bool:
        """Whether every seat has its first view."""
        return bool(self.seats) and all(seat.there for seat in self.seats)

    def start(self) -> None:
        """Start sending answers: at once, or at each beat if paced."""
        self.last = perf_counter()
        self.running = True
        if not self.paced:
            self.release()

    def answer(self, seat: Seat, text: bytes, sealed: bool = False) -> None:
        """Send or hold the answer of a seat."""
        if self.running and not self.paced:
            self.act(seat, text, sealed)
        else:
            self.held.append(Held(seat, text, sealed))

    def beat(self) -> None:
        """Make this table's next move."""
        if self.running and not self.over:
            self.meter.missed += not self.held
            self.release()

    def release(self) -> None:
        """Send the held answers."""
        held, self.held = self.held, []
        for answer in held:
            self.act(*answer)

    def act(self, seat: Seat, text: bytes, sealed: bool) -> None:
        """Send an action; moves of others that its seat has not seen are no longer tracked."""
        bit = seat.bit
        self.moves = [move for move in self.moves if move.bit == bit or not move.unseen & bit]
        unseen = self.everyone if sealed else self.everyone & ~bit
        self.moves.append(Move(perf_counter(), bit, unseen, len(self.seats) - 1))
        seat.send(text)

    def show(self, seat: Seat, size: int, own: bool) -> None:
        """Count an update that a seat got, after its own action or another's."""
        meter = self.meter
        meter.updates += 1
        meter.bytes += size
        if not own:
            for move in self.moves:
                if move.unseen & seat.bit:
                    self.see(move, seat.bit)
                    return

    def see(self, move: Move, bit: int) -> None:
        """Note that a seat saw a move."""
        self.last = perf_counter()
        self.meter.waits.append(self.last - move.sent)
        move.unseen &= ~bit
        move.awaited -= 1
        if not move.awaited:
            self.meter.moves += 1
            self.moves.remove(move)

    def leave(self) -> None:
        """All seats leave the table."""
        self.running = False
        for seat in self.seats:
            seat.leave()


class Seat(WSListener):
    """One player's socket; each dialect implements its messages."""

    transport: WSTransport | None = None

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.bit = 1 << number
        self.there = False  # whether it has its first view
        self.gone = False

    def greet(self) -> None:
        """Send the first message of the protocol, if any."""

    def hear(self, payload: memoryview) -> None:
        """Handle one message; by default it is ignored."""

    def leave(self) -> None:
        """Close the socket."""
        self.gone = True
        if self.transport is not None:
            self.transport.disconnect()

    def send(self, text: bytes) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.send(TEXT, text)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self.transport = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message came."""
        if self.gone:
            return
        if frame.msg_type == TEXT and frame.fin:
            self.table.meter.messages += 1
            self.hear(frame.get_payload_as_memoryview())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.table.meter.fail(f"closed with {frame.get_close_code()}")
            self.leave()
        else:
            self.table.meter.fail(f"frame of type {frame.msg_type}")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The socket is closed."""
        if not self.gone:
            self.table.meter.fail("connection lost")
