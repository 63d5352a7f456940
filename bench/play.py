"""Tables as the load sees them: seats that answer when asked, and moves until all the others have seen them.

A move is an action whose result was shown to all seats but the one whose action brought it about. Updates come in
order, so each one that does not acknowledge a seat's own action shows the oldest move that this seat has not seen. Of
the answers to a sealed decision the server may take any as the last one, so there any three of four seats are awaited.
Whoever acts was shown all that there was to see; what others did before and this seat has not seen was not shown by
itself, such as an answer to a sealed decision before the last one, and counts as an action only.
"""

from __future__ import annotations

from array import array
from time import perf_counter
from typing import NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport

TEXT = WSMsgType.TEXT


class Meter:
    """All that is counted between two moments."""

    def __init__(self) -> None:
        self.errors: dict[str, int] = {}
        self.restart()

    def restart(self) -> None:
        """Count from nothing; only errors stay."""
        self.moves = 0
        self.actions = 0
        self.messages = 0
        self.updates = 0
        self.bytes = 0  # of updates
        self.missed = 0  # beats at which nobody had anything to answer
        self.rematches = 0
        self.waits = array("d")  # seconds from a sent action to each other seat's update

    def fail(self, what: str) -> None:
        """Count an error by its kind."""
        self.errors[what] = self.errors.get(what, 0) + 1


class Held(NamedTuple):
    """An answer that waits for the table's next beat."""

    seat: Seat
    text: bytes
    sealed: bool


class Move:
    """An action under way to the other seats."""

    __slots__ = ("awaited", "bit", "sent", "unseen")

    def __init__(self, sent: float, bit: int, unseen: int, awaited: int) -> None:
        self.sent = sent
        self.bit = bit  # whose action it was
        self.unseen = unseen  # a bit for each seat that may still be shown it
        self.awaited = awaited  # how many seats must still be shown it


class Table:
    """The seats of one game, and their moves under way."""

    def __init__(self, number: int, meter: Meter, paced: bool) -> None:
        self.number = number
        self.meter = meter
        self.paced = paced
        self.running = False
        self.last = perf_counter()  # when somebody was last shown something
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.seats: list[Seat] = []
        self.everyone = 0
        self.moves: list[Move] = []
        self.held: list[Held] = []
        self.over = False

    def sit(self, seats: list[Seat]) -> None:
        """These sit here now."""
        self.clear()
        self.seats = seats
        self.everyone = sum(seat.bit for seat in seats)

    @property
    def ready(self) -> bool:
        """Whether every seat has its first view."""
        return bool(self.seats) and all(seat.there for seat in self.seats)

    def start(self) -> None:
        """From now on answers are sent: at once, or paced at each beat."""
        self.last = perf_counter()
        self.running = True
        if not self.paced:
            self.release()

    def answer(self, seat: Seat, text: bytes, sealed: bool = False) -> None:
        """A seat is asked and has this to answer."""
        if self.running and not self.paced:
            self.act(seat, text, sealed)
        else:
            self.held.append(Held(seat, text, sealed))

    def beat(self) -> None:
        """The moment for this table's next move."""
        if self.running and not self.over:
            self.meter.missed += not self.held
            self.release()

    def release(self) -> None:
        """Send what was held back."""
        held, self.held = self.held, []
        for answer in held:
            self.act(*answer)

    def act(self, seat: Seat, text: bytes, sealed: bool) -> None:
        """Send an action; others' moves that its seat was not shown count no more."""
        bit = seat.bit
        self.moves = [move for move in self.moves if move.bit == bit or not move.unseen & bit]
        unseen = self.everyone if sealed else self.everyone & ~bit
        self.moves.append(Move(perf_counter(), bit, unseen, len(self.seats) - 1))
        seat.send(text)

    def show(self, seat: Seat, size: int, own: bool) -> None:
        """A seat got an update, of its own action or of another's."""
        meter = self.meter
        meter.updates += 1
        meter.bytes += size
        if not own:
            for move in self.moves:
                if move.unseen & seat.bit:
                    self.see(move, seat.bit)
                    return

    def see(self, move: Move, bit: int) -> None:
        """A seat saw a move."""
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
    """One player's socket; each dialect says what it hears."""

    transport: WSTransport | None = None

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.bit = 1 << number
        self.there = False  # has its first view
        self.gone = False

    def greet(self) -> None:
        """Say what the protocol wants first."""

    def hear(self, payload: memoryview) -> None:
        """Understand one message; a seat that is not told how hears nothing."""

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
