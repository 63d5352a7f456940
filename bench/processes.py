"""Server processes: started on a free port, awaited, measured and stopped."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from bench.rest import Client

HOST = "127.0.0.1"
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0  # seconds that a server may take to start


class Usage(NamedTuple):
    """What a server and all its children use."""

    megabytes: float  # resident
    seconds: float  # of CPU time so far


class Command(NamedTuple):
    """How a server is started."""

    words: list[str]
    folder: Path
    env: dict[str, str]


def free_port() -> int:
    """A free port on the loopback interface."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def family(pid: int) -> Iterator[int]:
    """A process and all its descendants."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def used(pid: int) -> Usage:
    """What one process uses."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Usage(pages * PAGE / 1e6, (int(fields[11]) + int(fields[12])) / TICK)


class Process:
    """A running server."""

    def __init__(self, command: Command, log: Path) -> None:
        self.log = log
        with log.open("wb") as out:
            self.popen = subprocess.Popen(
                command.words, cwd=command.folder, env=os.environ | command.env, stdout=out, stderr=subprocess.STDOUT
            )

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def usage(self) -> Usage:
        """What the server uses now; zero if it has ended."""
        try:
            parts = [used(pid) for pid in family(self.popen.pid)]
        except (FileNotFoundError, ProcessLookupError):
            return Usage(0, 0)
        return Usage(sum(part.megabytes for part in parts), sum(part.seconds for part in parts))

    def last_words(self) -> str:
        """The end of the server's output."""
        return self.log.read_text(errors="replace")[-2000:]

    async def until_ready(self, client: Client, path: str) -> None:
        """Wait until the server answers at this path."""
        end = monotonic() + PATIENCE
        while self.popen.poll() is None and monotonic() < end:
            try:
                if (await client.get(path)).status == 200:
                    return
            except (ConnectionError, asyncio.IncompleteReadError):
                client.close()
            await asyncio.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        """Stop the server, first with a polite signal."""
        rest = list(family(self.popen.pid))[1:] if self.popen.poll() is None else []
        self.popen.terminate()
        try:
            self.popen.wait(10)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()
        for pid in rest:
            if Path(f"/proc/{pid}").exists():
                os.kill(pid, 9)
