"""`fidchell serve`: the server with its processes, from start to a graceful end."""

from __future__ import annotations

import gc
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from signal import SIGINT, SIGTERM, signal
from types import FrameType

import structlog
import uvicorn

from fidchell.core.errors import BadOption
from fidchell.table import logs, wire
from fidchell.table.app import make
from fidchell.table.database import connect, migrate
from fidchell.table.line import SocketLine
from fidchell.table.settings import Settings, settle

LOG = structlog.get_logger("serve")
COLLECTING = (50_000, 50, 100)  # Python looks for garbage in circles less often: here is little, and much to look at
GOODBYE = 10  # seconds that a server waits for its connections to end
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of them is set where a browser can be seen
TRIES = 300  # times to look whether the server answers, before the page is opened


class Server(uvicorn.Server):
    """Tells everybody at the tables before it closes their connections."""

    farewell: Callable[[], Awaitable[None]]

    def handle_exit(self, number: int, frame: FrameType | None) -> None:
        """End when the system asks for it; that is no failure."""
        self.force_exit = self.should_exit and number == SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is being written, tell everybody, and end."""
        await self.farewell()
        await super().shutdown(sockets)


def run(words: list[str]) -> int:
    """The command."""
    settings = settle(words)
    logs.set_up(settings.log, settings.json_logs)
    listening = listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    url = f"http://{'localhost' if host == '127.0.0.1' else host}:{port}/"
    print(f"Fidchell is at {url} (Ctrl+C stops it)", flush=True)
    if settings.open:
        threading.Thread(target=show, args=(url, (host, port)), daemon=True).start()
    if settings.workers == 1:
        serve(settings, listening)
        return 0
    migrate(connect(settings.db))
    return serve_together(settings, listening)


def show(url: str, place: tuple[str, int]) -> None:
    """Open the page once the server answers, where there is a screen for it."""
    for _ in range(TRIES):
        try:
            socket.create_connection(place, 1).close()
            break
        except OSError:
            time.sleep(0.1)
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS)):
        with suppress(webbrowser.Error):
            webbrowser.open(url)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as why:
        raise BadOption(f"cannot listen at {host}, port {port}: {why.strerror}; choose another by --port") from None
    listening.set_inheritable(True)
    return listening


def serve_one_of_many(settings: Settings, listening: socket.socket) -> None:
    """One of several processes that serve; it ends when the one that started it has gone."""
    parent = parent_process()
    if parent:
        threading.Thread(target=follow, args=(parent.sentinel,), name="follow", daemon=True).start()
    serve(settings, listening)


def follow(sentinel: int) -> None:
    """End when another process has."""
    wait([sentinel])
    os.kill(os.getpid(), SIGTERM)


def serve(settings: Settings, listening: socket.socket) -> None:
    """One process that serves."""
    gc.set_threshold(*COLLECTING)
    logs.set_up(settings.log, settings.json_logs)
    app = make(settings)
    config = uvicorn.Config(
        app,
        loop="auto",
        http="httptools",
        ws=SocketLine,
        ws_max_size=2 * wire.LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=float(settings.beat),
        ws_ping_timeout=float(settings.beat),
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips="127.0.0.1" if settings.proxied else None,
        timeout_graceful_shutdown=GOODBYE,
        backlog=4096,
    )
    server = Server(config)
    server.farewell = app.state.tables.stop
    server.run(sockets=[listening])


def serve_together(settings: Settings, listening: socket.socket) -> int:
    """Several processes that serve one port; one that ends before its time is started again."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        spawn = get_context("spawn")
        ending = threading.Event()

        def end(number: int, frame: FrameType | None) -> None:
            ending.set()

        signal(SIGTERM, end)
        signal(SIGINT, end)

        def start() -> SpawnProcess:
            process = spawn.Process(target=serve_one_of_many, args=(settings, listening))
            process.start()
            return process

        workers = [start() for _ in range(settings.workers)]
        while not ending.wait(0.5):
            for at, worker in enumerate(workers):
                if not worker.is_alive():
                    LOG.error("a worker has ended, and is started again", code=worker.exitcode)
                    workers[at] = start()
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(GOODBYE + 5)
    return 0
