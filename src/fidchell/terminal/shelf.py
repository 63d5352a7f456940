"""Records on disk: read with care, written so that nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

from fidchell.core.errors import BadRecord
from fidchell.core.match import Match
from fidchell.core.record import FIRST_LINE, Loaded, from_text, to_text


def read(path: Path) -> Loaded:
    """The match in a file, or a refusal that says what is wrong with the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise BadRecord(f"{str(path)!r} is a folder; a record is a file") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{str(path)!r} is not a record: it is not UTF-8 text") from None
    except (OSError, ValueError) as why:
        raise BadRecord(f"{str(path)!r} cannot be read: {reason(why)}") from None
    try:
        return from_text(text)
    except BadRecord as why:
        raise BadRecord(f"{path}: {why}") from None


def write(match: Match, path: Path) -> None:
    """Put the record of a match into a file; the old record is replaced only when the new one is whole."""
    if not may_replace(path):
        raise BadRecord(f"{str(path)!r} is no record of a game and was left as it is; choose another name")
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(to_text(match), encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as why:
        raise BadRecord(f"{str(path)!r} cannot be written: {reason(why)}") from None


def may_replace(path: Path) -> bool:
    """Whether nothing but a record would be lost by writing to a file."""
    try:
        with path.open(encoding="utf-8") as old:
            return old.read(len(FIRST_LINE)) in ("", FIRST_LINE)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False


def reason(why: Exception) -> str:
    """Why the system refused, in a few words."""
    return (why.strerror or str(why)).lower() if isinstance(why, OSError) else str(why)
