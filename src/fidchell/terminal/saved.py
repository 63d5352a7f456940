"""Records on disk: checked when read, written atomically."""

import os
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from fidchell.core.errors import BadRecord
from fidchell.core.files import text_in
from fidchell.core.match import Match
from fidchell.core.record import FIRST_LINE, Loaded, from_text, to_text


def read(path: Path, content: Path | None = None) -> Loaded:
    """Load the match in a file, with the content in another; refusals say what is wrong with the file."""
    try:
        text = text_in(path)
    except FileNotFoundError:
        raise BadRecord(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise BadRecord(f"{str(path)!r} is a folder; a record is a file") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{str(path)!r} is not a record: it is not UTF-8 text") from None
    except (OSError, ValueError) as why:
        raise BadRecord(f"{str(path)!r} cannot be read: {reason(why)}") from None
    try:
        return from_text(text, content)
    except BadRecord as why:
        raise BadRecord(f"{path}: {why}") from None


def write(match: Match, path: Path) -> None:
    """Write the record of a match to a file; an old record is replaced only once the new one is complete."""
    if not may_replace(path):
        raise BadRecord(f"{str(path)!r} is not a game record and was left as it is; choose another name")
    try:
        with TemporaryDirectory(dir=path.parent, prefix=".fidchell-", ignore_cleanup_errors=True) as folder:
            whole = Path(folder) / "record"
            whole.write_text(to_text(match), encoding="utf-8")
            os.replace(whole, path)
    except (OSError, ValueError) as why:
        raise BadRecord(f"{str(path)!r} cannot be written: {reason(why)}") from None


def keep(match: Match, wanted: Path | None) -> Path:
    """Write the record of a match to the wanted path, or wherever it can be written; returns the path."""
    if wanted:
        try:
            write(match, wanted)
            return wanted
        except BadRecord:
            pass
    try:
        path = fresh(Path(), match.game.key)
    except BadRecord:
        path = fresh(Path(gettempdir()), match.game.key)
    write(match, path)
    return path


def fresh(folder: Path, key: str) -> Path:
    """Create a new empty file in a folder, named after a game and the time."""
    stem = f"{key}-{datetime.now():%Y%m%d-%H%M%S}"
    path, copy = folder / f"{stem}.txt", 1
    while True:
        try:
            path.open("x").close()
            return path
        except FileExistsError:
            copy += 1
            path = folder / f"{stem}-{copy}.txt"
        except OSError as why:
            raise BadRecord(f"{str(path)!r} cannot be written: {reason(why)}") from None


def may_replace(path: Path) -> bool:
    """Whether writing to a file would overwrite nothing but a record."""
    try:
        if path.exists() and not path.is_file():
            return False
        with path.open(encoding="utf-8") as old:
            return old.read(len(FIRST_LINE)) in ("", FIRST_LINE)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False


def reason(why: Exception) -> str:
    """A system error in a few words."""
    return (why.strerror or str(why)).lower() if isinstance(why, OSError) else str(why)
