"""How long players wait at a table where others misbehave: by not reading, or by sending nonsense.

`python -m bench.waits` prints the median and the range of each figure over some rounds, beside its target.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.figures import at_most

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from tableside import Person, Seat, Server, play_on
from test_bad_input import Steady, misbehave
from test_crash import sleepy

SLEEPERS = 60
SAYINGS = 300  # in each round, each of 2,000 bytes
FRAMES = 7_000  # of nonsense in each round
SLOWER = 3.0  # times as long as without sleepers
PILED = 20.0  # megabytes that may be buffered for sleepers
STOPPING = 15.0  # maximum seconds to stop a server with sleepers
LATEST = 2.0  # maximum seconds for an action while others send nonsense


@contextmanager
def serving() -> Iterator[Server]:
    """A server with its own database."""
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db").start()
        try:
            yield server
        finally:
            server.stop()


async def pace(seat: Seat, most: int) -> float:
    """The median milliseconds from sending a chat message to its acknowledgement."""
    times = []
    for _ in range(most):
        began = perf_counter()
        await seat.ask(type="say", text="🐍" * 500)
        times.append(perf_counter() - began)
    return 1000 * median(times)


async def beside_sleepers(server: Server) -> tuple[float, float, float]:
    """With clients that do not read: the slowdown of chat, the growth in megabytes, and the seconds to stop."""
    async with Person(server.url) as person:
        table = await person.set_table("inis", "mm")
        seats = [await person.seat(table["id"], name) for name in table["mine"]]
        await play_on(seats, Random(6), 20)
        alone = await pace(seats[0], SAYINGS)
        sleepers = [await sleepy(person, table["id"]) for _ in range(SLEEPERS)]
        await pace(seats[0], 2 * SAYINGS)  # until all buffers in between are full
        before = server.memory()
        with_many = await pace(seats[0], SAYINGS)
        grown = (server.memory() - before) / 1e6
        print(f"  alone {alone:.2f} ms, with {SLEEPERS} sleepers {with_many:.2f} ms", flush=True)
        began = perf_counter()
        await asyncio.to_thread(server.stop)
        stopped = perf_counter() - began
        for seat in seats:
            await seat.close()
        for sleeper in sleepers:
            sleeper.transport.abort()
    return with_many / alone, grown, stopped


class Timed(Steady):
    """Players who play on, and the time of their slowest action."""

    def __init__(self, seats: list[Seat]) -> None:
        super().__init__(seats)
        self.slowest = 0.0

    async def ask(self, seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message."""
        began = perf_counter()
        answer = await super().ask(seat, message)
        self.slowest = max(self.slowest, perf_counter() - began)
        return answer


def slowest_beside_nonsense() -> float:
    """The seconds of the slowest action while others send nonsense."""
    with serving() as server:
        found = asyncio.run(misbehave(server, FRAMES, Timed))
    assert isinstance(found, Timed)
    return found.slowest


def main() -> None:
    """Print each figure as soon as it is measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each figure (default: %(default)s)")
    rounds = parser.parse_args().rounds
    found = []
    for _ in range(rounds):
        with serving() as server:
            found.append(asyncio.run(beside_sleepers(server)))
    slower, grown, stopped = zip(*found, strict=True)
    print(at_most(f"talk beside {SLEEPERS} who do not read", slower, SLOWER, "times as long"))
    print(at_most("memory for what they do not read", grown, PILED, "MB"))
    print(at_most("stopping while they sleep", stopped, STOPPING, "s"), flush=True)
    slowest = [slowest_beside_nonsense() for _ in range(rounds)]
    print(at_most(f"the longest action beside {FRAMES} frames of nonsense", slowest, LATEST, "s"))


if __name__ == "__main__":
    main()
