"""Our own server, as run by `fidchell serve`, with every action durable before it is shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from bench.dialects import ROOT, Dialect, Door, Plan
from bench.play import Seat, Table
from bench.processes import Command
from bench.rest import Client

SEATS = ("green", "blue", "orange", "white")
PASS = "pass"


class Option(msgspec.Struct):
    """One option of a decision."""

    action: str


class Ask(msgspec.Struct):
    """The parts of a decision that the load needs."""

    token: int | None = None
    sealed: bool = False
    options: list[Option] = []
    answered: str | None = None


class Fault(msgspec.Struct):
    """Why something was refused."""

    id: str = ""


class Message(msgspec.Struct):
    """The parts of any message that the load needs; msgspec skips the rest, including the view."""

    type: str
    phase: str = ""
    ask: Ask | None = None
    done: str = ""
    id: str = ""
    error: Fault | None = None
    why: str = ""


class Act(msgspec.Struct, tag="act", tag_field="type"):
    """An answer."""

    id: str
    token: int
    action: str


MESSAGES = msgspec.json.Decoder(Message)
WRITER = msgspec.json.Encoder()


def chosen(ask: Ask, chance: Random) -> str:
    """A random option; but in sealed decisions pass if possible, so that windows close."""
    if ask.sealed and any(option.action == PASS for option in ask.options):
        return PASS
    return chance.choice(ask.options).action


class FidchellSeat(Seat):
    """A player at one of our tables."""

    def __init__(self, table: Table, number: int, chance: Random) -> None:
        super().__init__(table, number)
        self.chance = chance
        self.count = 0
        self.waiting = ""  # the id of the answer that is not yet acknowledged
        self.token: int | None = None  # of this seat's last decision

    def hear(self, payload: memoryview) -> None:
        """An update, an acknowledgement or a refusal."""
        message = MESSAGES.decode(payload)
        if message.type == "update":
            self.shown(message, len(payload))
        elif message.type == "done":
            self.acknowledged(message.id)
        elif message.type in ("refused", "bye"):
            why = message.error.id if message.error else message.why
            self.table.meter.fail(f"{message.type}: {why}")

    def acknowledged(self, key: str) -> bool:
        """Whether this message acknowledges this seat's answer."""
        if not key or key != self.waiting:
            return False
        self.waiting = ""
        self.table.meter.actions += 1
        return True

    def shown(self, update: Message, size: int) -> None:
        """Handle an update; answer if there is a new decision."""
        self.there = True
        ask = update.ask
        self.table.show(self, size, self.acknowledged(update.done))
        if update.phase in ("over", "stopped"):
            self.table.over = True
        elif ask and ask.options and ask.token != self.token and ask.answered is None:
            self.asked(ask)

    def asked(self, ask: Ask) -> None:
        """Answer a decision."""
        self.token = ask.token
        self.count += 1
        self.waiting = f"c{self.count}"
        text = WRITER.encode(Act(self.waiting, ask.token or 0, chosen(ask, self.chance)))
        self.table.answer(self, text, ask.sealed)


class Fidchell(Dialect):
    """The table server of this project; one session owns all seats."""

    name = "fidchell"
    ready = "/ready"

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.chances: dict[int, Random] = {}

    def command(self, port: int, folder: Path) -> Command:
        """The installed command, with a new database unless one is given."""
        db = self.plan.db or f"sqlite:///{folder / 'tables.db'}"
        words = [str(ROOT / ".venv" / "bin" / "fidchell"), "serve", "--db", db, "--port", str(port), "--no-limits"]
        words += ["--workers", str(self.plan.workers)] + (["--redis", self.plan.redis] if self.plan.redis else [])
        return Command(words, folder, {})

    async def enter(self, client: Client) -> dict[str, str]:
        """A session, which the sockets use too."""
        (await client.get("/api/games")).json()
        (await client.post("/api/me", {"name": "load"}, self.token(client))).json()
        return {"cookie": client.cookie(), "origin": client.origin}

    def token(self, client: Client) -> dict[str, str]:
        """The CSRF header."""
        return {"x-csrf": client.cookies.get("csrf", "")}

    async def open(self, client: Client, table: Table) -> list[Door]:
        """A game of Inis that begins at once."""
        seats = SEATS[: self.plan.seats]
        wanted = {
            "game": "inis",
            "options": {"players": len(seats)},
            "seats": [{"kind": "mine"} for _ in seats],
            "window": 0,
            "clock": "none",
        }
        opened = (await client.post("/api/tables", wanted, self.token(client))).json()["id"]
        chance = self.chances.setdefault(table.number, Random(self.plan.seed * 1_000_003 + table.number))
        return [
            Door(f"/api/tables/{opened}/wire?seat={seat}", FidchellSeat(table, number, chance))
            for number, seat in enumerate(seats)
        ]
