"""boardgame.io with its in-memory storage, over socket.io on a plain WebSocket.

Matches are set up as by its own lobby client: created and joined over REST, with credentials for every seat, which the
server then checks at every move. The socket speaks engine.io 4: `0` open, `2` ping, `3` pong, `40` connect to the
game's namespace, `42` an event. A refused move gets no answer, so its table counts as stuck.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import msgspec

from bench.dialects import BUILD, Dialect, Door, Plan
from bench.play import Seat, Table
from bench.processes import Command
from bench.rest import Client

SOURCE = Path(__file__).resolve().parents[1] / "servers" / "boardgame"
PLACE = BUILD / "boardgame"
ENTER = b"40/load,"
EVENT = b"42/load,"
PING = ord("2")
OPEN = ord("0")


class Turn(msgspec.Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """The parts of a state that the load needs."""

    ctx: Turn
    version: int = msgspec.field(name="_stateID")


class Shown(msgspec.Struct):
    """The message after connecting."""

    state: State


class Sync(msgspec.Struct, array_like=True, tag="sync"):
    """The first view."""

    match: str
    shown: Shown


class Update(msgspec.Struct, array_like=True, tag="update"):
    """The view after a move."""

    match: str
    state: State


class MatchData(msgspec.Struct, array_like=True, tag="matchData"):
    """The players of the match."""


EVENTS = msgspec.json.Decoder(Sync | Update | MatchData)


class BoardgameSeat(Seat):
    """A client of boardgame.io."""

    def __init__(self, table: Table, number: int, match: str, credentials: str) -> None:
        super().__init__(table, number)
        self.player = str(number)
        self.sync = EVENT + msgspec.json.encode(["sync", match, self.player, credentials, 4])
        self.payload = {"type": "play", "args": ["geis"], "playerID": self.player, "credentials": credentials}
        self.match = match
        self.sent = -1  # the version that the last action was for

    def hear(self, payload: memoryview) -> None:
        """A packet of engine.io."""
        if payload[:8] == EVENT:
            event = EVENTS.decode(payload[8:])
            if isinstance(event, Update):
                self.seen(event.state, len(payload))
            elif isinstance(event, Sync):
                self.there = True
                self.turn(event.shown.state)
        elif payload[0] == PING:
            self.send(b"3")
        elif payload[0] == OPEN:
            self.send(ENTER)
        elif payload[:8] == ENTER:
            self.send(self.sync)
        else:
            self.table.meter.fail("unknown packet")

    def seen(self, state: State, size: int) -> None:
        """A move was made."""
        own = 0 <= self.sent < state.version
        if own:
            self.table.meter.actions += 1
            self.sent = -1
        self.table.show(self, size, own)
        self.turn(state)

    def turn(self, state: State) -> None:
        """Move, if it is this seat's turn."""
        if state.ctx.current == self.player:
            self.sent = state.version
            action = {"type": "MAKE_MOVE", "payload": self.payload}
            text = EVENT + msgspec.json.encode(["update", action, state.version, self.match, self.player])
            self.table.answer(self, text)


class Boardgame(Dialect):
    """The best known framework for board games on the web."""

    name = "boardgame.io"
    ready = "/games"

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        if plan.seats != 4:
            raise SystemExit("boardgame.io's game here has four seats")

    def command(self, port: int, folder: Path) -> Command:
        """Node, in the folder where npm installed the package."""
        install()
        words = ["node", "server.js", str(port), str(self.plan.size)]
        return Command(words, PLACE, {"NODE_ENV": "production"})

    async def open(self, client: Client, table: Table) -> list[Door]:
        """A match, joined by four players."""
        match = (await client.post("/games/load/create", {"numPlayers": 4})).json()["matchID"]
        doors = []
        for number in range(4):
            asked = {"playerID": str(number), "playerName": f"load {number}"}
            joined = (await client.post(f"/games/load/{match}/join", asked)).json()
            seat = BoardgameSeat(table, number, match, joined["playerCredentials"])
            doors.append(Door("/socket.io/?EIO=4&transport=websocket", seat))
        return doors


def install() -> None:
    """Install the package from npm, the first time or when its version has changed.

    Since koa-compose 4.2 the server's lobby is not found (404), because routes added after composing has started are
    left out; `package.json` therefore pins the version before it.
    """
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.js"):
        shutil.copy(SOURCE / name, PLACE)
    wanted, mark = (SOURCE / "package.json").read_text(), PLACE / "installed"
    if not mark.is_file() or mark.read_text() != wanted:
        shutil.rmtree(PLACE / "node_modules", ignore_errors=True)
        npm = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--silent"]
        subprocess.run(npm, cwd=PLACE, check=True)
        mark.write_text(wanted)
