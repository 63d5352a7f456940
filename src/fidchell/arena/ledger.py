"""The file in which the arena saves finished games, so that a stopped run can continue."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from fidchell.arena.bout import Played
from fidchell.arena.fixture import Fixture
from fidchell.arena.order import ContestOrder
from fidchell.core.errors import FidchellError
from fidchell.core.files import named

HEAD = "fidchell arena"  # the key that identifies a ledger
FORM = 1


class Ledger:
    """Finished games by name, saved to a file if there is one."""

    def __init__(self, played: dict[str, Played] | None = None, file: IO[bytes] | None = None) -> None:
        self.played = played or {}
        self.file = file

    def add(self, fixture: Fixture, played: Played) -> None:
        """Add a finished game."""
        self.played[played.name] = played
        if self.file:
            who = {"deal": fixture.deal, "seed": fixture.seed, "players": fixture.players}
            self.file.write(line({**asdict(played), **who}))
            self.file.flush()


@contextmanager
def opened(name: str | None, order: ContestOrder) -> Iterator[Ledger]:
    """The ledger of an order: with the games that its file already holds, or a new one."""
    if name is None:
        yield Ledger()
        return
    path = named(name, "--out")
    try:
        found = path.read_bytes() if path.exists() else b""
        kept = whole(found, name)
        played = entries(kept, order, name)
        file = ready(path, order, len(kept) if played else 0)
    except OSError as why:
        raise FidchellError(f"{name!r} cannot be used as --out: {why.strerror}; name a file that is writable") from None
    with file:
        yield Ledger(played, file)


def ready(path: Path, order: ContestOrder, kept: int) -> IO[bytes]:
    """The file of a ledger, truncated to its first `kept` bytes; a new one begins with the order."""
    file = path.open("r+b" if path.exists() else "w+b")
    file.seek(kept)
    file.truncate()
    if not kept:
        file.write(line(head(order)))
        file.flush()
    return file


def whole(found: bytes, name: str) -> bytes:
    """The content of a ledger without an incomplete last line; anything but a ledger is refused."""
    kept = found[: found.rfind(b"\n") + 1]
    start = b'{"' + HEAD.encode() + b'"'
    if not (kept.startswith(start) if kept else start.startswith(found[: len(start)])):
        raise FidchellError(f"{name!r} was not written by the arena and is left as it is; name another --out")
    return kept


def entries(kept: bytes, order: ContestOrder, name: str) -> dict[str, Played]:
    """The games in a ledger of this order; those of another order are refused."""
    rows = [read(text, name, number) for number, text in enumerate(kept.splitlines(), 1)]
    played: dict[str, Played] = {}
    for row in rows[1:]:
        played.setdefault(row["name"], Played(**{field: row[field] for field in Played.__annotations__}))
    differing = differences(rows[0], head(order)) if played else []
    if differing:
        advice = "ask for the same again, or name another --out"
        raise FidchellError(f"{name!r} holds games of another order: {'; '.join(differing)}; {advice}")
    return played


def read(text: bytes, name: str, number: int) -> dict[str, Any]:
    """A line of a ledger."""
    try:
        row = json.loads(text)
    except ValueError:
        row = None
    wanted = {HEAD} if number == 1 else {*Played.__annotations__, "players"}
    if not isinstance(row, dict) or not wanted <= row.keys() or (number > 1 and not is_game(row)):
        raise FidchellError(f"{name!r}: line {number} is not a game of the arena; remove it, or name another --out")
    return row


def is_game(row: dict[str, Any]) -> bool:
    """Whether a row holds figures that a game could produce."""
    lists = [row[key] for key in ("results", "decisions", "ms", "slowest", "players")]
    if not isinstance(row["name"], str) or not all(isinstance(found, list) for found in lists):
        return False
    figures = [figure for found in lists[:-1] for figure in found]
    alike = len({len(found) for found in lists}) == 1 and isinstance(row["ending"], dict)
    plain = all(type(figure) in (int, float) and figure >= 0 for figure in figures)
    return alike and plain and all(result <= 1 for result in row["results"])


def head(order: ContestOrder) -> dict[str, Any]:
    """The first line: the whole order."""
    plain: dict[str, Any] = json.loads(json.dumps(order.plain()))
    return {HEAD: FORM, **plain}


def differences(there: dict[str, Any], here: dict[str, Any]) -> list[str]:
    """The differences between two orders, in words; options one by one."""
    found = []
    for key in sorted(there.keys() | here.keys()):
        mine, others = here.get(key), there.get(key)
        if isinstance(mine, dict) and isinstance(others, dict):
            found += differences(others, mine)
        elif mine != others:
            found.append(f"{key} {shown(others)} there, {shown(mine)} here")
    return found


def shown(value: Any) -> str:
    """A value of an order, in words."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def line(row: dict[str, Any]) -> bytes:
    """A row as a line of the file."""
    return json.dumps(row).encode() + b"\n"
