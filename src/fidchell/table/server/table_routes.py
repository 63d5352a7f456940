"""Routes for tables: setting them up, finding them, sitting down, and the connection to them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery

from fidchell.core.parts import CONTENT
from fidchell.core.registry import game
from fidchell.table.live.hints import hint
from fidchell.table.live.inbox import Inbox, greeting
from fidchell.table.live.rate_limit import network
from fidchell.table.live.session import Live
from fidchell.table.live.tables import Tables
from fidchell.table.live.updates import Updates
from fidchell.table.log.clocks import clock
from fidchell.table.server import wire
from fidchell.table.server.accounts import Person
from fidchell.table.server.callers import at_socket
from fidchell.table.server.lobby import About, Lobby, NewTable, about, games, seat_of, viewer_of
from fidchell.table.server.people_routes import address_of, somebody
from fidchell.table.server.tokens import PLAY, READ, Tokens

Asking = Request[Person | None, str, State]
PRIMER_LASTS = 300  # seconds that a browser may cache the description of a game
LONGEST_POLL = 25.0  # seconds that a poll waits for an event
SENT_AT_ONCE = 20  # messages of one poll
ONE_UPDATE = ResponseSpec(wire.Update, generate_examples=False, description="an update")
THE_PAST = ResponseSpec(wire.Past, generate_examples=False, description="what happened")
MESSAGES = ResponseSpec(list[wire.FromServer], generate_examples=False, description="messages of the protocol")

TO_PLAY = {"scope": PLAY}  # what a token needs to change something at a table

Key = Annotated[str, msgspec.Meta(max_length=60)]


class InviteKey(msgspec.Struct, forbid_unknown_fields=True):
    """The key of an invitation."""

    invite: Key = ""


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """One of my seats."""

    seat: Key


class Poll(msgspec.Struct, forbid_unknown_fields=True):
    """Messages for the table, and the last version I have; the response waits until there is a newer one."""

    messages: Annotated[list[wire.FromClient], msgspec.Meta(max_length=SENT_AT_ONCE)] = []
    seat: Key = ""
    seen: int = 0
    wait: float = 0.0


class Continuation(msgspec.Struct, forbid_unknown_fields=True):
    """After how many decisions to continue, and the new table."""

    decisions: int
    table: NewTable


class TableRoutes(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def all_games(self) -> list[dict[str, Any]]:
        """The available games."""
        return games()

    @get("/games/{key:str}/primer", cache_control=CacheControlHeader(public=True, max_age=PRIMER_LASTS))
    async def primer(self, key: str, content: FromQuery[str] = "") -> dict[str, Any]:
        """The ids of the messages that explain the cards, options and rules of a game, for one of its contents."""
        return dict(game(key).messages.primer({CONTENT: content} if content else {}))

    @get("/tables")
    async def open_tables(self, lobby: Lobby) -> list[About]:
        """The tables that anyone may join, then those that anyone may watch, each newest first."""
        return await lobby.listed()

    @get("/tables/mine")
    async def my_tables(self, request: Asking, lobby: Lobby) -> list[About]:
        """My tables, those waiting for me first."""
        return await lobby.mine(somebody(request))

    @post("/tables", opt=TO_PLAY)
    async def set_table(self, data: NewTable, request: Asking, lobby: Lobby) -> About:
        """Set up a table."""
        person = somebody(request)
        return about((await lobby.set_table(person, data, address_of(request))).table, person.id)

    @get("/tables/{table:str}")
    async def about_table(self, table: str, request: Asking, tables: Tables) -> About:
        """The summary of a table."""
        return about((await tables.get(table)).table, request.user.id if request.user else 0)

    @post("/tables/{table:str}/seats/{seat:str}", opt=TO_PLAY)
    async def sit_down(
        self, table: str, seat: str, data: InviteKey, request: Asking, lobby: Lobby, tables: Tables
    ) -> About:
        """Sit down."""
        person, live = somebody(request), await tables.get(table)
        await lobby.sit(live, person, seat, data.invite)
        return about(live.table, person.id)

    @post("/tables/{table:str}/seats/{seat:str}/leave", opt=TO_PLAY)
    async def stand_up(self, table: str, seat: str, request: Asking, lobby: Lobby, tables: Tables) -> About:
        """Leave a seat before the game begins."""
        person, live = somebody(request), await tables.get(table)
        await lobby.stand_up(live, person, seat)
        return about(live.table, person.id)

    @post("/tables/{table:str}/end", opt=TO_PLAY)
    async def end(self, table: str, request: Asking, lobby: Lobby, tables: Tables) -> About:
        """End a table without other players."""
        person, live = somebody(request), await tables.get(table)
        await lobby.end(live, person)
        return about(live.table, person.id)

    @post("/tables/{table:str}/rematch", opt=TO_PLAY)
    async def rematch(self, table: str, request: Asking, lobby: Lobby, tables: Tables) -> About:
        """Play again with the same people."""
        person = somebody(request)
        return await lobby.rematch(await tables.get(table), person, address_of(request))

    @get("/tables/{table:str}/record", media_type=MediaType.TEXT)
    async def record(self, table: str, lobby: Lobby, tables: Tables) -> str:
        """The record of a finished game."""
        return lobby.record(await tables.get(table))

    @post("/records", opt=TO_PLAY, media_type=MediaType.JSON)
    async def upload(self, request: Asking, lobby: Lobby) -> About:
        """Upload a record as plain text; makes a table to look at and to continue."""
        person = somebody(request)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            text = ""
        return about((await lobby.upload(person, text, address_of(request))).table, person.id)

    @post("/tables/{table:str}/continue", opt=TO_PLAY)
    async def go_on(self, table: str, data: Continuation, request: Asking, lobby: Lobby, tables: Tables) -> About:
        """Set up a table that continues a finished game after some of its decisions."""
        person = somebody(request)
        old, address = await tables.get(table), address_of(request)
        made = await lobby.continue_from(old, person, data.decisions, data.table, address)
        return about(made.table, person.id)

    @post("/tables/{table:str}/hint", opt=TO_PLAY, status_code=200)
    async def hint(self, table: str, data: SeatRequest, request: Asking, tables: Tables) -> wire.Hint:
        """What the strongest bot would consider in my seat, if I have to decide and the table allows hints."""
        person, live = somebody(request), await tables.get(table)
        return await hint(live.table, person, seat_of(live.table, data.seat), tables.thinkers)

    @get("/tables/{table:str}/replay/{version:int}", media_type=MediaType.JSON, responses={200: ONE_UPDATE})
    async def replay(
        self, table: str, version: int, request: Asking, lobby: Lobby, tables: Tables, seat: FromQuery[str] = ""
    ) -> Response[bytes]:
        """A table as a viewer saw it at one of that viewer's versions."""
        live = await tables.get(table)
        found = await lobby.replay(live, request.user, version, viewer_of(live.table, seat), address_of(request))
        return Response(found, media_type=MediaType.JSON)

    @get("/tables/{table:str}/log", media_type=MediaType.JSON, responses={200: THE_PAST})
    async def past(
        self,
        table: str,
        request: Asking,
        lobby: Lobby,
        tables: Tables,
        seat: FromQuery[str] = "",
        since: FromQuery[int] = 0,
    ) -> Response[bytes]:
        """Everything that happened at a table since a version, as far as a viewer may know it."""
        live = await tables.get(table)
        found = await lobby.past(live, request.user, since, viewer_of(live.table, seat), address_of(request))
        return Response(found, media_type=MediaType.JSON)

    @post("/tables/{table:str}/poll", opt={"scope": READ}, status_code=200, responses={200: MESSAGES})
    async def poll(self, table: str, data: Poll, request: Asking, inbox: Inbox, tables: Tables) -> Response[bytes]:
        """The protocol for networks that block WebSockets: the same messages, by long polling."""
        live, who = await inbox.welcome(request.user, table, data.seat)
        holder = who.user or network(request.client.host if request.client else "")
        answers = [await inbox.polled(live, who, holder, message) for message in data.messages]
        live = await tables.get(table)
        tables.came(live, who.user)
        tables.was_here(live, who.user)
        until = asyncio.get_running_loop().time() + min(max(data.wait, 0.0), LONGEST_POLL)
        while not data.messages and live.table.moments.version(who.viewer) <= data.seen:
            if tables.stopping or live.dropped or not await happens(live, until):
                break
        live, who = await inbox.welcome(request.user, table, data.seat)  # the seat may belong to someone else by now
        shown = Updates(live.table, clock()).update(who.viewer, max(0, data.seen))
        parts = [wire.write(greeting(live, who, inbox.settings.beat)), *answers, shown]
        return Response(b"[" + b",".join(parts) + b"]", media_type=MediaType.JSON)

    @websocket("/tables/{table:str}/wire")
    async def wire(
        self,
        socket: WebSocket[Person | None, str, State],
        table: str,
        inbox: Inbox,
        tokens: Tokens,
        seat: FromQuery[str] = "",
        seen: FromQuery[int] = 0,
        protocol: FromQuery[str] = "",
        auth: FromQuery[str] = "",
    ) -> None:
        """The WebSocket: see docs/reference/protocol.md."""
        await inbox.serve(socket, partial(at_socket, socket, tokens, auth), table, seat, seen, protocol)


async def happens(live: Live, until: float) -> bool:
    """Wait until something happens at a table; False if nothing does before a time of the loop's clock."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Future[None] = loop.create_future()
    live.waiting.append(waiting)
    happened = bool((await asyncio.wait((waiting,), timeout=max(0.0, until - loop.time())))[0])
    if waiting in live.waiting:
        live.waiting.remove(waiting)
    return happened
