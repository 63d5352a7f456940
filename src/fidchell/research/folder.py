"""The output folder of self-play: a manifest, and shards that are each complete or absent."""

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
from fidchell.research.parquet import FORM, ShardPart, bound, fault, joined, size
from fidchell.research.recorder import Portion

HEAD = "fidchell selfplay"  # the key that identifies a manifest
MANIFEST = "manifest.json"
LOCK = ".lock"
RECORDS, DECISIONS = "records", "decisions"


class Folder:
    """Shards of `shard` games each, numbered from 0; the last may have fewer."""

    def __init__(self, path: Path, games: int, shard: int) -> None:
        self.path = path
        self.games = games
        self.shard = shard
        self.pieces: defaultdict[int, list[ShardPart]] = defaultdict(list)  # of incomplete shards

    def part(self, table: str, shard: int) -> Path:
        """The file that holds one of the tables of a shard."""
        return self.path / table / f"part-{shard:05}.parquet"

    def bounds(self, shard: int) -> range:
        """The games of a complete shard."""
        return range(self.games)[shard * self.shard : (shard + 1) * self.shard]

    @property
    def shards(self) -> range:
        """The numbers of all shards."""
        return range(-(-self.games // self.shard))

    def missing(self) -> list[int]:
        """The shards still to be played: those that are absent, and a former last one with fewer games."""
        return [shard for shard in self.shards if self.held(shard) < len(self.bounds(shard))]

    def held(self, shard: int) -> int:
        """How many games a shard holds; a damaged one is refused."""
        records, decisions = self.part(RECORDS, shard), self.part(DECISIONS, shard)
        if not records.exists() or not decisions.exists():
            return 0
        why = fault(records, decisions, shard * self.shard)
        if why:
            advice = "remove both, and the same command plays their games again"
            raise FidchellError(f"{str(records)!r} or its decisions have been damaged ({why}); {advice}")
        return size(records)

    def is_there(self, shard: int) -> bool:
        """Whether a shard has all its games, judging by its metadata only."""
        parts = [self.part(table, shard) for table in (RECORDS, DECISIONS)]
        return all(part.exists() for part in parts) and size(parts[0]) == len(self.bounds(shard))

    def rows(self, table: str) -> int:
        """The total number of rows of a table."""
        return sum(size(self.part(table, shard)) for shard in self.shards)

    def add(self, part: ShardPart) -> None:
        """Add the games of a part; they are written once their shard is complete."""
        pieces = self.pieces[part.shard]
        pieces.append(part)
        if sum(piece.games for piece in pieces) == len(self.bounds(part.shard)):
            self.write(joined(self.pieces.pop(part.shard)))
            discard(pieces)

    def write(self, whole: ShardPart) -> None:
        """Write a shard, the records last: without them it counts as absent."""
        self.part(RECORDS, whole.shard).unlink(missing_ok=True)
        put(self.part(DECISIONS, whole.shard), whole.decisions)
        put(self.part(RECORDS, whole.shard), whole.records)


def laid(path: Path, portion: Portion) -> ShardPart:
    """Play a portion, and write its tables to the folder, where the main process finds them.

    They are too large to send: if this process were killed meanwhile, the main one would wait for the rest for ever.
    """
    part = bound(portion)
    records, decisions = (path / table / f".piece-{portion.first:09}.parquet" for table in (RECORDS, DECISIONS))
    put(records, part.records)
    put(decisions, part.decisions)
    return replace(part, records=records, decisions=decisions)


def discard(pieces: Iterable[ShardPart]) -> None:
    """Remove the files of pieces that have been written to their shard."""
    for file in (file for piece in pieces for file in (piece.records, piece.decisions)):
        if isinstance(file, Path):
            file.unlink(missing_ok=True)


@contextmanager
def opened(name: str, games: int, shard: int, order: dict[str, Any], about: dict[str, Any]) -> Iterator[Folder]:
    """The folder of an order, new or continued; it is locked against other runs while open."""
    folder = Folder(named(name, "--out"), games, shard)
    with using(name):
        check_ours(folder.path)
        for table in (RECORDS, DECISIONS):
            (folder.path / table).mkdir(parents=True, exist_ok=True)
        lock = (folder.path / LOCK).open("wb")
    with lock:  # also released if this process is killed
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
    """Refuse a folder that is unusable, or in use by another run."""
    try:
        yield
    except BlockingIOError:
        raise FidchellError(
            f"another run is writing to {name!r}; wait until it is done, or name another --out"
        ) from None
    except OSError as why:
        raise FidchellError(
            f"{name!r} cannot be used as --out: {why.strerror}; name a folder that is writable"
        ) from None


def check_ours(path: Path) -> None:
    """Refuse a folder that holds other files, or shards without a manifest."""
    if not path.exists() or (path / MANIFEST).exists():
        return
    ours = {RECORDS, DECISIONS, LOCK, f".{MANIFEST}.begun"}
    if {found.name for found in path.iterdir()} - ours or any(path.glob("*/part-*")):
        raise FidchellError(
            f"{str(path)!r} is not empty and has no {MANIFEST}; it is left as it is; name another --out"
        )


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
    """The content of a manifest; another version of the format is refused."""
    try:
        there = json.loads(path.read_bytes())
    except ValueError:
        there = None
    if not isinstance(there, dict) or HEAD not in there or type(there.get("games")) is not int:
        raise FidchellError(f"{str(path)!r} is not a manifest of self-play; name another --out")
    if there[HEAD] != FORM:
        advice = "name another --out, or use the fidchell that wrote it"
        raise FidchellError(f"{str(path)!r} has format {there[HEAD]}, but this program writes format {FORM}; {advice}")
    return there


def put(path: Path, content: bytes | Path) -> None:
    """Write a file, or move it here, atomically, so that even after a crash it is complete or absent."""
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
        advice = "fix that, and the same command continues"
        raise FidchellError(f"{str(path)!r} cannot be written: {why.strerror}; {advice}") from None


def sync(folder: Path) -> None:
    """Flush a folder's entries to disk; Windows has no way to do so."""
    if os.name == "nt":
        return
    found = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(found)
    finally:
        os.close(found)
