"""How to start each server, open a table there and speak with it."""

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
    """What a run should be like."""

    tables: int
    seats: int
    paced: bool
    every: float  # seconds between two moves of a table, if paced
    seconds: float
    moves: int  # instead of the seconds, unless 0
    warmup: float
    size: int  # bytes that an update should have
    db: str  # where fidchell keeps its tables; empty for a new file
    seed: int


class Door(NamedTuple):
    """Where a seat connects."""

    path: str
    seat: Seat


class Dialect(ABC):
    """One server under load."""

    name: str
    ready: str  # the path that answers 200 as soon as the server is up

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    @abstractmethod
    def command(self, port: int, folder: Path) -> Command:
        """How the server is started, with a folder for its files."""

    async def enter(self, client: Client) -> dict[str, str]:
        """Log in; the headers that every socket sends."""
        return {}

    @abstractmethod
    async def open(self, client: Client, table: Table) -> list[Door]:
        """Open a game, with a door for each seat."""
