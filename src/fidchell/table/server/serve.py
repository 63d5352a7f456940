"""`fidchell serve`: the server and its worker processes, from start to graceful shutdown."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from signal import SIGINT, SIGTERM
from types import FrameType

import structlog
import uvicorn

import fidchell
from fidchell.core.errors import FAILED, INTERRUPTED, FidchellError, OutOfReach
from fidchell.core.interrupts import without_interrupts
from fidchell.table.live.line import SocketLine
from fidchell.table.server import logs, wire
from fidchell.table.server.app import Heads, make
from fidchell.table.server.connections import Doorway, HttpLine
from fidchell.table.server.settings import Settings, settle
from fidchell.table.server.settings import flags as flags
from fidchell.table.store.database import address, connect, migrate

LOG = structlog.get_logger("serve")
COLLECTING = (50_000, 50, 100)  # the cyclic garbage collector runs less often: little garbage, much to traverse
GOODBYE = 10  # seconds to wait for connections to close
SWITCHING = 0.0005  # seconds that a thread which reads an old game may keep the interpreter from the loop
KEPT_OPEN = 5  # seconds that a connection stays open without a request
WAITING = 4096  # backlog of the listening socket
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of these is set if there is a display


class Server(uvicorn.Server):
    """Announces when it is ready, and tells everyone at the tables before it closes their connections."""

    farewell: Callable[[], Awaitable[None]]
    serving: Callable[[], None]
    interrupted = False

    def handle_exit(self, number: int, frame: FrameType | None) -> None:
        """Stop on a signal; that is not a failure."""
        self.force_exit = self.should_exit and number == SIGINT
        self.interrupted = self.interrupted or number == SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, and say so."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.serving()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish writing, tell everyone, and stop."""
        await self.farewell()
        await super().shutdown(sockets)


def run(words: list[str]) -> int:
    """The command."""
    settings = settle(words)
    logs.set_up(settings.log, settings.json_logs)
    with bound(settings.host, settings.port) as listening:
        if settings.workers == 1:
            return serve(settings, listening, lambda: announce(settings, listening))
        engine = connect(settings.db)
        migrate(engine)
        engine.dispose()
        return serve_together(settings, listening)


def announce(settings: Settings, listening: socket.socket) -> None:
    """Print the address of the server, now that it answers; and open the page, if asked to."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}/"
    print(f"Fidchell is at {url} (Ctrl+C stops it)", flush=True)
    LOG.info(
        "the server has started",
        version=fidchell.__version__,
        compiled=fidchell.COMPILED,
        database=address(settings.db).get_backend_name(),
        tables=address(settings.db).database,  # the file, or the name in PostgreSQL
        workers=settings.workers,
        address=url,
    )
    if settings.open:
        threading.Thread(target=show, args=(url,), daemon=True).start()


def show(url: str) -> None:
    """Open the page, if there is a display."""
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS)):
        with suppress(webbrowser.Error):
            webbrowser.open(url)


def bound(host: str, port: int) -> socket.socket:
    """A socket bound to the port, not listening yet."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":  # on other systems this would take the port from another server
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as why:
        found.close()
        raise taken(host, port, why) from None
    found.set_inheritable(True)
    return found


def listen(bound: socket.socket) -> None:
    """Listen; connections wait until the server answers."""
    try:
        bound.listen(WAITING)
    except OSError as why:  # another server started at the same time
        host, port = bound.getsockname()[:2]
        raise taken(host, port, why) from None


def taken(host: str, port: int, why: OSError) -> OutOfReach:
    """The refusal when a port cannot be used."""
    cure = "--host" if why.errno == errno.EADDRNOTAVAIL or isinstance(why, socket.gaierror) else "--port"
    return OutOfReach(f"cannot listen at {host}, port {port}: {why.strerror}; choose another with {cure}")


# One process.


def serve(settings: Settings, bound: socket.socket, serving: Callable[[], None]) -> int:
    """Serve in this process until asked to stop; the exit status."""
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCHING)
    logs.set_up(settings.log, settings.json_logs)
    app = make(settings)
    app.state.owners.join()
    config = uvicorn.Config(
        Heads(app),
        loop="auto",
        http=partial(HttpLine, doorway_of(settings)),  # type: ignore[arg-type]
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
        timeout_keep_alive=KEPT_OPEN,
        backlog=WAITING,
    )
    server = Server(config)
    server.farewell = app.state.passage.farewell
    server.serving = serving
    listen(bound)
    server.run(sockets=[bound])
    return INTERRUPTED if server.interrupted else 0


def doorway_of(settings: Settings) -> Doorway:
    """The limits on connections; behind a proxy all of them come from there, so the proxy has to count them."""
    return Doorway(settings.network if settings.limits and not settings.proxied else 0, settings.patience)


# Several processes.


def serve_one_of_many(settings: Settings, bound: socket.socket, ready: Connection) -> None:
    """Serve as one of several workers; stops when its parent process is gone."""
    parent = parent_process()
    if parent:
        threading.Thread(target=follow, args=(parent.sentinel,), name="follow", daemon=True).start()
    try:
        serve(settings, bound, lambda: ready.send(True))
    except FidchellError as why:
        print(f"fidchell: {why}", file=sys.stderr)
        sys.exit(FAILED)


def follow(sentinel: int) -> None:
    """Stop when another process has ended."""
    wait([sentinel])
    os.kill(os.getpid(), SIGTERM)


class Workers:
    """Several worker processes that serve one port; one that ends unexpectedly is restarted."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self.settings = settings
        self.bound = bound
        self.spawn = get_context("spawn")
        self.heard, self.ready = self.spawn.Pipe(duplex=False)
        self.ending = threading.Event()
        self.interrupted = False
        self.announced = False
        for number in (SIGTERM, SIGINT):
            signal.signal(number, self.end)
        self.all = [self.start() for _ in range(settings.workers)]

    def end(self, number: int, frame: FrameType | None) -> None:
        """Stop on a signal."""
        self.interrupted = self.interrupted or number == SIGINT
        self.ending.set()

    def start(self) -> SpawnProcess:
        """Start another worker."""
        process = self.spawn.Process(target=serve_one_of_many, args=(self.settings, self.bound, self.ready))
        with without_interrupts():
            process.start()
        return process

    def run(self) -> int:
        """Supervise the workers until the server stops; the exit status."""
        failed = False
        while not failed and not self.ending.wait(0.5 if self.announced else 0.05):
            failed = not self.look_after()
        for worker in self.all:
            worker.terminate()
        for worker in self.all:
            worker.join(GOODBYE + 5)
        return INTERRUPTED if self.interrupted else FAILED if failed else 0

    def look_after(self) -> bool:
        """Restart workers that have ended; False if one could not start and none has ever served."""
        while self.heard.poll():
            self.heard.recv()
            if not self.announced:
                self.announced = True
                announce(self.settings, self.bound)
        for at, worker in enumerate(self.all):
            if not worker.is_alive():
                if not self.announced:
                    LOG.error("a worker could not start", code=worker.exitcode)
                    return False
                LOG.error("a worker has ended, and is started again", code=worker.exitcode)
                self.all[at] = self.start()
        return True


def serve_together(settings: Settings, bound: socket.socket) -> int:
    """Serve with several workers; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        listen(bound)
        return Workers(settings, bound).run()
