"""The echo server: for every message of a socket, its whole group gets a text of a given size."""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect

Socket = WebSocket[Any, Any, Any]


def app(text: str) -> Litestar:
    """The application that answers with this text."""
    groups: dict[str, list[Socket]] = defaultdict(list)

    @get("/ready")
    async def ready() -> str:
        """The server is up."""
        return "ready"

    @websocket("/groups/{name:str}")
    async def join(socket: Socket, name: str) -> None:
        """One socket of a group."""
        await socket.accept()
        group = groups[name]
        group.append(socket)
        try:
            while True:
                await socket.receive_text()
                for each in group:
                    await each.send_text(text)
        except WebSocketDisconnect:
            pass
        finally:
            group.remove(socket)

    return Litestar([ready, join], openapi_config=None)


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--bytes", type=int, required=True)
    chosen = parser.parse_args()
    uvicorn.run(
        app("x" * chosen.bytes),
        host="127.0.0.1",
        port=chosen.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
