"""The floor: the same server stack, but it only sends a text of the same size to all four, without rules or storage."""

from __future__ import annotations

import sys
from pathlib import Path

from bench.dialects import ROOT, Dialect, Door
from bench.play import Seat, Table
from bench.processes import Command
from bench.rest import Client

ACT = b'{"type":"act","id":"c17","token":42,"action":"play new-clans"}'


class EchoSeat(Seat):
    """Sends in turn; its n-th message is the result of the n-th move."""

    heard = 0

    def greet(self) -> None:
        """There is no first view."""
        self.there = True
        if self.number == 0:
            self.table.answer(self, ACT)

    def hear(self, payload: memoryview) -> None:
        """A move was made; send if it is this seat's turn."""
        table, seats = self.table, len(self.table.seats)
        self.heard += 1
        own = (self.heard - 1) % seats == self.number
        table.meter.actions += own
        table.show(self, len(payload), own)
        if self.heard % seats == self.number:
            table.answer(self, ACT)


class Echo(Dialect):
    """Litestar on uvicorn."""

    name = "echo"
    ready = "/ready"

    def command(self, port: int, folder: Path) -> Command:
        """Our own echo server."""
        words = [sys.executable, "-m", "bench.servers.echo", "--port", str(port), "--bytes", str(self.plan.size)]
        return Command(words, ROOT, {})

    async def open(self, client: Client, table: Table) -> list[Door]:
        """Connect all seats; a group need not be opened first."""
        return [Door(f"/groups/{table.number}", EchoSeat(table, n)) for n in range(self.plan.seats)]
