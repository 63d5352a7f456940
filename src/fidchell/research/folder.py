"""The folder of self-play: what was ordered, and its shards, each of them whole or not there."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from fidchell.arena.ledger import differences
from fidchell.core.errors import FidchellError
from fidchell.core.files import hold, named
from fidchell.research.parquet import FORM, Sheaf, bound, fault, joined, size
from fidchell.research.recorder import Portion

HEAD = "fidchell selfplay"  # the key by which a manifest is known
MANIFEST = "manifest.json"
LOCK = ".lock"
RECORDS, DECISIONS = "records", "decisions"


class Folder:
    """Shards of so many games each, numbered from 0; the last may have fewer."""

    def __init__(self, path: Path, games: int, shard: int) -> None:
        self.path = path
        self.games = games
        self.shard = shard
        self.pieces: defaultdict[int, list[Sheaf]] = defaultdict(list)  # of shards that are not whole yet

    def part(self, table: str, shard: int) -> Path:
        """The file that holds one of the tables of a shard."""
        return self.path / table / f"part-{shard:05}.parquet"

    def bounds(self, shard: int) -> range:
        """The games that a shard holds when it is whole."""
        return range(self.games)[shard * self.shard : (shard + 1) * self.shard]

    @property
    def shards(self) -> range:
        """The numbers of all shards."""
        return range(-(-self.games // self.shard))

    def missing(self) -> list[int]:
        """The shards that are yet to be played: they are not there, or were the last and had fewer games."""
        return [shard for shard in self.shards if self.held(shard) < len(self.bounds(shard))]

    def held(self, shard: int) -> int:
        """How many games a shard holds; one that was damaged is refused."""
        records, decisions = self.part(RECORDS, shard), self.part(DECISIONS, shard)
        if not records.exists() or not decisions.exists():
            return 0
        why = fault(records, decisions, shard * self.shard)
        if why:
            advice = "remove both, and the same command plays their games again"
            raise FidchellError(f"{str(records)!r} or its decisions have been damaged ({why}); {advice}")
        return size(records)

    def is_there(self, shard: int) -> bool:
        """Whether a shard has all its games, as far as can be told without reading it through."""
        parts = [self.part(table, shard) for table in (RECORDS, DECISIONS)]
        return all(part.exists() for part in parts) and size(parts[0]) == len(self.bounds(shard))

    def rows(self, table: str) -> int:
        """How many rows a table has in all."""
        return sum(size(self.part(table, shard)) for shard in self.shards)

    def add(self, sheaf: Sheaf) -> None:
        """Keep the games of a sheaf; they are written when all of their shard are there."""
        pieces = self.pieces[sheaf.shard]
        pieces.append(sheaf)
        if sum(piece.games for piece in pieces) == len(self.bounds(sheaf.shard)):
            self.write(joined(self.pieces.pop(sheaf.shard)))
            discard(pieces)

    def write(self, whole: Sheaf) -> None:
        """Write a shard, the records last: without them it counts as not there."""
        self.part(RECORDS, whole.shard).unlink(missing_ok=True)
        put(self.part(DECISIONS, whole.shard), whole.decisions)
        put(self.part(RECORDS, whole.shard), whole.records)


def laid(path: Path, portion: Portion) -> Sheaf:
    """Play a portion, and lay its tables in the folder, where the first process finds them.

    They are too large to be sent to it: if this process were ended meanwhile, the first one would wait for the rest.
    """
    sheaf = bound(portion)
    records, decisions = (path / table / f".piece-{portion.first:09}.parquet" for table in (RECORDS, DECISIONS))
    put(records, sheaf.records)
    put(decisions, sheaf.decisions)
    return replace(sheaf, records=records, decisions=decisions)


def discard(pieces: Iterable[Sheaf]) -> None:
    """Remove what has been put into its shard, as far as it still lies in files of its own."""
    for file in (file for piece in pieces for file in (piece.records, piece.decisions)):
        if isinstance(file, Path):
            file.unlink(missing_ok=True)


@contextmanager
def opened(name: str, games: int, shard: int, order: dict[str, Any], about: dict[str, Any]) -> Iterator[Folder]:
    """The folder of an order, a new one or one that goes on; nobody else writes to it as long as it is open."""
    folder = Folder(named(name, "--out"), games, shard)
    with using(name):
        check_ours(folder.path)
        for table in (RECORDS, DECISIONS):
            (folder.path / table).mkdir(parents=True, exist_ok=True)
        lock = (folder.path / LOCK).open("wb")
    with lock:  # also given up if this process is killed
        with using(name):
            hold(lock)
            check_order(folder, name, order)
            for left_over in folder.path.glob("*/.p*"):  # from a run that was stopped
                left_over.unlink()
        manifest = {HEAD: FORM, "games": games, **order, **about}
        put(folder.path / MANIFEST, json.dumps(manifest, indent=1).encode() + b"\n")
        yield folder


@contextmanager
def using(name: str) -> Iterator[None]:
    """Refuse a folder that cannot be used, or that another run uses."""
    try:
        yield
    except BlockingIOError:
        raise FidchellError(f"another run writes to {name!r}; wait until it is done, or name another --out") from None
    except OSError as why:
        raise FidchellError(
            f"{name!r} cannot be used as --out: {why.strerror}; name a folder that can be written"
        ) from None


def check_ours(path: Path) -> None:
    """Refuse a folder in which somebody keeps other things, or shards of which nothing is known."""
    if not path.exists() or (path / MANIFEST).exists():
        return
    ours = {RECORDS, DECISIONS, LOCK, f".{MANIFEST}.begun"}
    if {found.name for found in path.iterdir()} - ours or any(path.glob("*/part-*")):
        raise FidchellError(f"{str(path)!r} holds things but no {MANIFEST}, and is left as it is; name another --out")


def check_order(folder: Folder, name: str, order: dict[str, Any]) -> None:
    """Refuse a folder with shards of another order."""
    there = read(folder.path / MANIFEST) if (folder.path / MANIFEST).exists() else {}
    if not any(folder.path.glob("*/part-*")):
        return
    differing = differences({key: there.get(key) for key in order}, json.loads(json.dumps(order)))
    if there["games"] > folder.games:
        differing.append(f"games {there['games']} there, {folder.games} here")
    if differing:
        advice = "ask for the same again, or name another --out"
        raise FidchellError(f"{name!r} holds games of another order: {'; '.join(differing)}; {advice}")


def read(path: Path) -> dict[str, Any]:
    """What a manifest says; one of another form is refused."""
    try:
        there = json.loads(path.read_bytes())
    except ValueError:
        there = None
    if not isinstance(there, dict) or HEAD not in there or type(there.get("games")) is not int:
        raise FidchellError(f"{str(path)!r} is no manifest of self-play; name another --out")
    if there[HEAD] != FORM:
        advice = "name another --out, or use the fidchell that wrote it"
        raise FidchellError(f"{str(path)!r} is of form {there[HEAD]}, and this is form {FORM}; {advice}")
    return there


def put(path: Path, content: bytes | Path) -> None:
    """Write a file, or move it here, so that it is whole or not there, whatever happens to process and machine."""
    begun = content if isinstance(content, Path) else path.with_name(f".{path.name.lstrip('.')}.begun")
    try:
        if isinstance(content, bytes):
            with begun.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        begun.replace(path)
        sync(path.parent)
    except OSError as why:
        advice = "put that right, and the same command goes on"
        raise FidchellError(f"{str(path)!r} cannot be written: {why.strerror}; {advice}") from None


def sync(folder: Path) -> None:
    """Wait until the disk knows which files a folder has; Windows does not let anybody ask."""
    if os.name == "nt":
        return
    found = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(found)
    finally:
        os.close(found)
