"""How to start each server, open a table on it and speak its protocol."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import NamedTuple

from bench.play import Seat, Table
from bench.processes import Command
from bench.rest import Client

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "bench"


class Plan(NamedTuple):
    """The settings of a run."""

    tables: int
    seats: int
    paced: bool
    every: float  # seconds between two moves of a table, if paced
    seconds: float
    moves: int  # if not 0, measure this many moves instead of `seconds`
    warmup: float
    size: int  # bytes of an update
    db: str  # the database of fidchell; empty for a new file
    workers: int  # of fidchell
    redis: str
    seed: int


class Door(NamedTuple):
    """Where a seat connects."""

    path: str
    seat: Seat


class Dialect(ABC):
    """One server under load."""

    name: str
    ready: str  # the path that answers 200 once the server is up

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    @abstractmethod
    def command(self, port: int, folder: Path) -> Command:
        """The command that starts the server, with a folder for its files."""

    async def enter(self, client: Client) -> dict[str, str]:
        """Log in; the headers that every socket sends."""
        return {}

    @abstractmethod
    async def open(self, client: Client, table: Table) -> list[Door]:
        """Open a game, with a door for each seat."""
