"""Requests about tables that another server owns: passed on as a whole, and answered by its application."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fidchell.table.live.owners import AWAY
from fidchell.table.live.passage import Passage

ABOUT_TABLES = "/api/tables/"
PASSED_ON = "fidchell.passed-on"  # the ASGI extension of a request that another server has passed on
PATIENCE = 40.0  # seconds to wait for an answer; longer than the longest poll
LARGEST = 16_000_000  # bytes of an answer


class PassedRequest(msgspec.Struct, array_like=True):
    """An HTTP request."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: tuple[str, int] | None
    scheme: str


class PassedResponse(msgspec.Struct, array_like=True):
    """The response to it."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Forwarding:
    """Passes requests about a table on to the server that owns it."""

    def __init__(self, app: ASGIApp, passage: Passage, most: int) -> None:
        self.app = app
        self.passage = passage
        self.most = most  # bytes of a request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or pass it on; what was passed on once is not passed on again."""
        table = cast(Any, scope).get("path_params", {}).get("table", "")
        if scope["type"] != ScopeType.HTTP or not table or not scope["path"].startswith(ABOUT_TABLES):
            await self.app(scope, receive, send)
            return
        owner = await self.passage.owners.find(table)
        if not self.passage.is_elsewhere(owner):
            await self.app(scope, receive, send)
            return
        if is_passed_on(scope):
            raise AWAY
        asking = asked(scope, await whole_body(receive, self.most))
        body = await self.passage.ask(owner, "http", msgspec.msgpack.encode(asking), PATIENCE)
        await respond(msgspec.msgpack.decode(body, type=PassedResponse), send)


def is_passed_on(scope: Scope) -> bool:
    """Whether a request was passed on by another server."""
    return PASSED_ON in (cast(Any, scope).get("extensions") or {})


async def whole_body(receive: Receive, most: int) -> bytes:
    """The body of a request."""
    body = b""
    while (event := cast(dict[str, Any], await receive()))["type"] == "http.request":
        body += event.get("body", b"")
        if len(body) > most:
            raise ClientException("this request is too large", status_code=413)
        if not event.get("more_body"):
            break
    return body


def asked(scope: Scope, body: bytes) -> PassedRequest:
    """A request as it is passed on."""
    whole = cast(Any, scope)
    return PassedRequest(
        whole["method"],
        whole["path"],
        whole["query_string"],
        [(bytes(name), bytes(value)) for name, value in whole["headers"]],
        body,
        whole.get("client"),
        whole.get("scheme", "http"),
    )


async def respond(reply: PassedResponse, send: Send) -> None:
    """Send a response."""
    await send(cast(Message, {"type": "http.response.start", "status": reply.status, "headers": reply.headers}))
    await send(cast(Message, {"type": "http.response.body", "body": reply.body, "more_body": False}))


async def answer(app: Litestar, body: bytes) -> bytes:
    """Answer a request that another server has passed on."""
    asking = msgspec.msgpack.decode(body, type=PassedRequest)
    reply = PassedResponse(500, [], b"")
    parts: list[bytes] = []
    events = iter([{"type": "http.request", "body": asking.body, "more_body": False}])

    async def receive() -> Any:
        return next(events, {"type": "http.disconnect"})

    async def send(event: Any) -> None:
        if event["type"] == "http.response.start":
            reply.status = event["status"]
            reply.headers = [(bytes(name), bytes(value)) for name, value in event.get("headers", ())]
        elif event["type"] == "http.response.body":
            parts.append(event.get("body", b""))

    await app(scope_of(asking), receive, send)
    reply.body = b"".join(parts)
    if len(reply.body) > LARGEST:
        raise AWAY
    return msgspec.msgpack.encode(reply)


def scope_of(asking: PassedRequest) -> Any:
    """The ASGI scope of a request that another server has passed on."""
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": asking.method,
        "scheme": asking.scheme,
        "path": asking.path,
        "raw_path": asking.path.encode(),
        "query_string": asking.query,
        "root_path": "",
        "headers": asking.headers,
        "client": asking.client,
        "server": None,
        "extensions": {PASSED_ON: {}},
        "state": {},
    }
