"""A run: all tables of one server, filled, driven and measured."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from picows import ws_connect

from bench.dialects import BUILD, Dialect, Door, Plan
from bench.play import Meter, Table
from bench.processes import HOST, TICK, Process, Usage, free_port
from bench.report import Row, row_of
from bench.rest import Client

AT_ONCE = 16  # tables filled concurrently
FILLING = 120.0  # maximum seconds for filling
HANDSHAKE = 30.0  # maximum seconds for a socket to open
LOOK = 0.1  # seconds between two readings of the counters
STUCK = 10.0  # seconds without an update after which a table counts as stuck


def busy() -> float:
    """Seconds of CPU time that the whole machine has used so far."""
    user, nice, system, _, _, *rest = (int(word) for word in Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(rest)) / TICK


class Glance:
    """A snapshot of the clocks and counters."""

    def __init__(self, process: Process) -> None:
        self.wall = perf_counter()
        self.driver = process_time()
        self.machine = busy()
        self.server: Usage = process.usage()


class Room:
    """The tables of one server."""

    def __init__(self, dialect: Dialect, plan: Plan, client: Client) -> None:
        self.dialect = dialect
        self.plan = plan
        self.client = client
        self.meter = Meter()
        self.tables = [Table(number, self.meter, plan.paced) for number in range(plan.tables)]
        self.headers: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.open = True

    async def fill(self) -> None:
        """Open all tables and connect all seats."""
        self.headers = await self.dialect.enter(self.client)
        gate = asyncio.Semaphore(AT_ONCE)

        async def fill_one(table: Table) -> None:
            async with gate:
                await self.seat(table)

        async with asyncio.timeout(FILLING):
            await asyncio.gather(*(fill_one(table) for table in self.tables))

    async def seat(self, table: Table) -> None:
        """Open one table and wait until each seat has its first view."""
        doors = await self.dialect.open(self.client, table)
        table.sit([door.seat for door in doors])
        for door in doors:
            await self.connect(door)
        while not table.ready:
            await asyncio.sleep(0.01)

    async def connect(self, door: Door) -> None:
        """Connect one seat."""
        url = f"ws://{HOST}:{self.client.port}{door.path}"
        await ws_connect(lambda: door.seat, url, extra_headers=self.headers, websocket_handshake_timeout=HANDSHAKE)

    def start(self) -> None:
        """Start all tables; if paced, with their beats spread evenly."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        for table in self.tables:
            table.start()
            if self.plan.paced:
                first = begin + self.plan.every * table.number / self.plan.tables
                loop.call_at(first, self.beat, table, first)

    def beat(self, table: Table, at: float) -> None:
        """Run one beat of a table and schedule the next."""
        if self.open:
            table.beat()
            asyncio.get_running_loop().call_at(at + self.plan.every, self.beat, table, at + self.plan.every)

    async def rematch(self) -> None:
        """Keep replacing finished games by new ones."""
        while True:
            await asyncio.sleep(LOOK)
            for table in self.tables:
                if table.over and table.running:
                    table.leave()
                    self.spawn(self.play_again(table))

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play_again(self, table: Table) -> None:
        """Open a new game for a table."""
        try:
            await self.seat(table)
        except Exception as why:
            self.meter.fail(f"no rematch: {why}")
        else:
            self.meter.rematches += 1
            table.start()

    def progress(self, began: float) -> float:
        """The progress of the run."""
        if self.plan.moves:
            return self.meter.moves / self.plan.moves
        return (perf_counter() - began) / self.plan.seconds

    async def drive(self, process: Process, number: int) -> Row:
        """Play, first a warm-up and then measured."""
        self.start()
        self.spawn(self.rematch())
        await asyncio.sleep(self.plan.warmup)
        self.meter.restart()
        glances = [Glance(process)]
        middle = False
        while (done := self.progress(glances[0].wall)) < 1 and process.popen.poll() is None:
            await asyncio.sleep(LOOK)
            if done >= 0.5 and not middle:
                middle = True
                glances.append(Glance(process))
        glances.append(Glance(process))
        self.count_stuck()
        if process.popen.poll() is not None:
            self.meter.fail("the server ended")
        if not self.meter.moves:
            self.meter.fail("no move at all")
        return row_of(self.dialect.name, number, self.meter, self.plan, glances)

    def count_stuck(self) -> None:
        """Count tables at which nothing happens any more as errors."""
        limit = max(STUCK, 3 * self.plan.every) if self.plan.paced else min(STUCK, 3 + self.plan.seconds / 2)
        for table in self.tables:
            if perf_counter() - table.last > limit:
                self.meter.fail("stuck table")

    async def leave(self) -> None:
        """Stop everything."""
        self.open = False
        for task in self.tasks:
            task.cancel()
        for table in self.tables:
            table.leave()
        await asyncio.sleep(0.1)


async def measure(dialect: Dialect, plan: Plan, number: int) -> Row:
    """Start a server, load it and stop it; its files are on the project's disk, so that flushes cost what they do."""
    BUILD.mkdir(parents=True, exist_ok=True)
    client = Client(HOST, free_port())
    with TemporaryDirectory(prefix="run-", dir=BUILD) as name:
        folder = Path(name)
        with Process(dialect.command(client.port, folder), folder / "server.log") as process:
            try:
                await process.until_ready(client, dialect.ready)
                return await loaded(Room(dialect, plan, client), process, number)
            except Exception as why:
                why.add_note(f"The server said:\n{process.last_words()}")
                raise
            finally:
                client.close()


async def loaded(room: Room, process: Process, number: int) -> Row:
    """The results of a room, once it is full."""
    try:
        await room.fill()
        gc.collect()
        gc.disable()  # the load creates no reference cycles, and its pauses would be measured
        return await room.drive(process, number)
    finally:
        gc.enable()
        await room.leave()
