"""The tables of self-play: their columns, and how notes are written as Parquet files; needs pyarrow."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from fidchell.core.extras import needing
from fidchell.research.recorder import Notes, Portion, written

with needing():
    pa: Any = import_module("pyarrow")
    pq: Any = import_module("pyarrow.parquet")

FORM = 1  # the version of the format; any change of columns, order or meaning is a new one
LEVEL = 3  # of zstd: higher levels take four times as long and save a twentieth
ROWS = 8192  # per row group: what a reader must hold in memory at once


def row_of(kind: Any) -> Any:
    """A list column, with the element name that Parquet readers expect."""
    return pa.list_(pa.field("element", kind, nullable=False))


def schema(columns: dict[str, Any]) -> Any:
    """A schema without nulls."""
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()])


RECORD_COLUMNS: Any = schema(
    {
        "game": pa.int32(),
        "name": pa.string(),
        "deal": pa.int32(),
        "seed": pa.int64(),
        "options": pa.string(),
        "players": row_of(pa.string()),
        "bot_seeds": row_of(pa.int64()),
        "results": row_of(pa.float32()),
        "outcome": pa.string(),
        "steps": pa.int32(),
        "decisions": pa.int32(),
        "record": pa.string(),
    }
)
DECISION_COLUMNS: Any = schema(
    {
        "game": pa.int32(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "player": pa.string(),
        "legal": row_of(pa.int16()),
        "count": pa.int16(),
        "action": pa.int16(),
        "result": pa.float32(),
        "left": pa.int32(),
    }
)


@dataclass(frozen=True)
class ShardPart:
    """The two tables of some games, as Parquet: bytes, or the paths of files."""

    shard: int
    first: int
    games: int
    records: bytes | Path
    decisions: bytes | Path


def bound(portion: Portion) -> ShardPart:
    """Play a portion, and return its tables."""
    notes = written(portion)
    records, decisions = record_table(notes), decision_table(notes)
    return ShardPart(portion.shard, portion.first, len(notes.games), parquet(records), parquet(decisions))


def record_table(notes: Notes) -> Any:
    """One row for each game."""
    return pa.Table.from_pylist(notes.games, RECORD_COLUMNS)


def decision_table(notes: Notes) -> Any:
    """One row for each decision with a choice; the observation, if there is one, comes last."""
    options = column(pa.int32(), notes.ends), column(pa.int16(), notes.legal)
    columns = [
        column(pa.int32(), notes.game),
        column(pa.int32(), notes.step),
        column(pa.int8(), notes.seat),
        pa.array(notes.names).take(column(pa.int32(), notes.player)),
        pa.ListArray.from_arrays(*options, type=DECISION_COLUMNS.field("legal").type),
        column(pa.int16(), notes.count),
        column(pa.int16(), notes.action),
        column(pa.float32(), notes.result),
        column(pa.int32(), notes.left),
    ]
    if not notes.page:
        return pa.Table.from_arrays(columns, schema=DECISION_COLUMNS)
    kind = pa.binary(len(notes.page))
    wider = DECISION_COLUMNS.append(pa.field("observation", kind, nullable=False))
    return pa.Table.from_arrays([*columns, column(kind, notes.observation, len(notes.seat))], schema=wider)


def column(kind: Any, values: array[Any] | bytearray, count: int | None = None) -> Any:
    """A column that uses the memory of an array."""
    return pa.Array.from_buffers(kind, len(values) if count is None else count, [None, pa.py_buffer(values)])


def parquet(table: Any) -> bytes:
    """A table as a Parquet file; equal tables give equal bytes."""
    plain = [name for name in table.column_names if name != "observation"]
    file = BytesIO()
    pq.write_table(
        table.combine_chunks(),  # otherwise the boundaries of pieces would show
        file,
        row_group_size=ROWS,
        compression="zstd",
        compression_level=LEVEL,
        use_dictionary=["player"],
        write_statistics=plain,
        write_page_checksum=True,
    )
    return file.getvalue()


def joined(shard_parts: Sequence[ShardPart]) -> ShardPart:
    """The parts of one shard as one, as if a single process had played all."""
    ordered = sorted(shard_parts, key=lambda part: part.first)
    first = ordered[0]
    games = sum(part.games for part in ordered)
    records = stitched([part.records for part in ordered])
    return ShardPart(first.shard, first.first, games, records, stitched([part.decisions for part in ordered]))


def stitched(files: Sequence[bytes | Path]) -> bytes | Path:
    """The concatenation of Parquet files."""
    if len(files) == 1:
        return files[0]
    found = [pq.read_table(BytesIO(file) if isinstance(file, bytes) else file) for file in files]
    return parquet(pa.concat_tables(found))


def fault(records: Path, decisions: Path, first: int) -> str:
    """What is wrong with the two files of a shard that begins with game `first`; empty if nothing is."""
    try:
        games = read_through(records, RECORD_COLUMNS, ["game", "decisions"])
        rows = len(read_through(decisions, DECISION_COLUMNS, ["game"])["game"])
    except (pa.ArrowException, OSError, ValueError) as why:
        return str(why).strip().partition("\n")[0]
    if games["game"] != list(range(first, first + len(games["game"]))):
        return f"it does not begin with game {first}"
    wanted = sum(games["decisions"])
    return "" if rows == wanted else f"it has {rows} decisions, not {wanted}"


def read_through(file: Path, columns: Any, names: Sequence[str]) -> dict[str, list[int]]:
    """Some columns of a file, after checking its schema and the checksum of every page."""
    found: dict[str, list[int]] = {name: [] for name in names}
    with pq.ParquetFile(file, page_checksum_verification=True) as pages:
        if list(pages.schema_arrow)[: len(columns)] != list(columns):  # not covered by any checksum
            raise ValueError(f"its columns are not {', '.join(columns.names)}")
        for group in map(pages.read_row_group, range(pages.num_row_groups)):  # the whole file would not fit in memory
            for name in names:
                found[name] += group.column(name).to_pylist()
    return found


def size(file: Path) -> int:
    """How many rows a file has."""
    return int(pq.read_metadata(file).num_rows)
