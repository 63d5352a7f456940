"""A small HTTP client for the requests before the sockets: one keep-alive connection, cookies, JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec


class Answer(NamedTuple):
    """A server's response."""

    status: int
    body: bytes

    def json(self) -> Any:
        """The body as JSON; raises unless the status is OK."""
        if not 200 <= self.status < 300:
            raise RuntimeError(f"the server answered {self.status}: {self.body[:300].decode(errors='replace')}")
        return msgspec.json.decode(self.body)


class Client:
    """A client of one server, with one request at a time."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.origin = f"http://{host}:{port}"
        self.cookies: dict[str, str] = {}
        self.wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.turn = asyncio.Lock()

    async def get(self, path: str) -> Answer:
        """Send a GET request."""
        return await self.ask("GET", path, b"", {})

    async def post(self, path: str, body: object, headers: Mapping[str, str] | None = None) -> Answer:
        """Send a POST request with JSON."""
        sent = {"content-type": "application/json", **(headers or {})}
        return await self.ask("POST", path, msgspec.json.encode(body), sent)

    def cookie(self) -> str:
        """The cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send a request, and retry once if the connection was closed meanwhile."""
        request = self.written(method, path, body, headers)
        async with self.turn:
            if self.wires is not None:
                try:
                    return await self.exchange(request)
                except (ConnectionError, asyncio.IncompleteReadError):
                    self.close()
            self.wires = await asyncio.open_connection(self.host, self.port)
            return await self.exchange(request)

    def written(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        """A request as bytes."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", f"origin: {self.origin}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"cookie: {self.cookie()}"] if self.cookies else []
        lines += [f"content-length: {len(body)}", "", ""]
        return "\r\n".join(lines).encode() + body

    async def exchange(self, request: bytes) -> Answer:
        """Send a request and read the response."""
        if self.wires is None:
            raise ConnectionError("not connected")
        reader, writer = self.wires
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        size = 0
        for line in head[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                size = int(value)
            elif name.lower() == "set-cookie":
                key, _, kept = value.strip().partition(";")[0].partition("=")
                self.cookies[key] = kept
        return Answer(int(head[0].split()[1]), await reader.readexactly(size))

    def close(self) -> None:
        """Close the connection."""
        if self.wires is not None:
            self.wires[1].close()
            self.wires = None
