"""Who sends a request or opens a socket: a person with a session, or a program with a token."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from fidchell.table.live.tables import Tables
from fidchell.table.log.clocks import clock
from fidchell.table.log.commands import BOTS_ONLY_PLAY
from fidchell.table.server.accounts import Person, fingerprint
from fidchell.table.server.forwarding import is_passed_on
from fidchell.table.server.people_routes import COOKIE
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.tokens import NO_TOKEN, PLAY, READ, Tokens, check_scope
from fidchell.table.server.wire import LONGEST_FRAME, Authorize
from fidchell.table.store import program_queries
from fidchell.table.store.store import Store

AUTHORIZATION = "authorization"
SAFE = ("GET", "HEAD", "OPTIONS")
SCOPE = "scope"  # the option of a route that says which scope a token needs
FIRST_MESSAGE = "message"  # how a socket says that its token comes in its first message
FIRST_WORD = 10.0  # seconds to wait for it
AT_ONCE = 500  # fingerprints in one query


class Callers(AbstractAuthenticationMiddleware):
    """Identifies people by their session's cookie, and programs by their token; anonymous requests are allowed.

    Where a token is sent, cookies do not count. A token may read; whatever else a route does needs the scope that the
    route names, and a route that names none takes no tokens.
    """

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """The person or bot in whose name a request is sent, and the key of their session or token."""
        connection.app.state.owners.check_reach()  # rather than wait for a database that has vanished
        header = connection.headers.get(AUTHORIZATION, "")
        if not header:
            key = connection.cookies.get(COOKIE)
            person = await connection.app.state.accounts.person(key)
            return AuthenticationResult(user=person, auth=key if person else "")
        if connection.scope["type"] == ScopeType.WEBSOCKET:
            return AuthenticationResult(user=None, auth="")  # `at_socket` can refuse it with a reason
        person = await connection.app.state.tokens.person(header)
        check_scope(person, needed(connection))
        if person.owner and needed(connection) == PLAY:
            raise BOTS_ONLY_PLAY
        return AuthenticationResult(user=person, auth=key_in(header))


def needed(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The scope that a request needs."""
    usual = READ if connection.scope.get("method") in SAFE else NO_TOKEN
    return str(connection.route_handler.opt.get(SCOPE, usual))


def key_in(header: str) -> str:
    """The token in a header `Authorization`."""
    return header.partition(" ")[2].strip()


async def at_socket(socket: WebSocket[Any, Any, Any], tokens: Tokens, how: str) -> tuple[Person | None, str]:
    """Who opens a socket, and the fingerprint of their session or token; it was accepted, so it can be told why not."""
    header = socket.headers.get(AUTHORIZATION, "")
    if how == FIRST_MESSAGE:  # pages cannot set headers of their sockets
        header = f"Bearer {await first_message(socket)}"
    if not header:
        return socket.user, fingerprint(socket.auth) if socket.auth else ""
    person = await tokens.person(header)
    check_scope(person, READ)
    return person, fingerprint(key_in(header))


async def first_message(socket: WebSocket[Any, Any, Any]) -> str:
    """The token in the first message of a socket."""
    try:
        async with asyncio.timeout(FIRST_WORD):
            frame = await socket.receive_text()
        if len(frame) <= LONGEST_FRAME:
            return msgspec.json.decode(frame, type=Authorize).token
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        pass
    raise Refusal("bad-token", 'the first message should be {"type": "authorize", "token": "…"}')


class Forgeries(CSRFMiddleware):
    """Wants the proof that our own page sends a request, where its cookies alone would be believed.

    A request with a token needs none, since no other site's page knows the token; nor do pages of sites that the
    settings name, since a browser says truly which page it is.
    """

    def __init__(self, app: ASGIApp, config: Any, origins: frozenset[str] = frozenset()) -> None:
        super().__init__(app, config)
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        headers = Headers.from_scope(scope)
        if headers.get(AUTHORIZATION) or headers.get("origin") in self.origins or is_passed_on(scope):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def see_off_ended(tables: Tables, store: Store) -> None:
    """Close connections whose session or token has ended or expired, perhaps at another server."""
    held = {(each.who.user, each.who.session) for live in tables.lives.values() for each in live.connections}
    held |= {(user, each.session) for user, found in tables.events.listeners.items() for each in found.streams}
    marks = sorted({mark for _, mark in held if mark})
    still: set[str] = set()
    for at in range(0, len(marks), AT_ONCE):
        still |= await store.read(program_queries.still_open(marks[at : at + AT_ONCE], clock()))
    for user, mark in held:
        if mark and mark not in still:
            tables.see_off(user, mark)
