"""Files named by the user: their paths and their text."""

import sys
from pathlib import Path
from typing import IO

from fidchell.core.errors import BadOption, FidchellError

LARGEST = 20_000_000  # bytes of a file


def named(text: str, what: str) -> Path:
    """The path that the user typed, with `~` expanded; refused if it is empty or its home is unknown."""
    if not text:
        raise BadOption(f"{what} needs a file name")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise BadOption(f"{text[:60]!r} cannot be found: that user has no home directory here") from None


def text_in(path: Path) -> str:
    """The text in a file; one that is too large is refused, without reading it to its end."""
    with path.open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise FidchellError(f"it holds more than {LARGEST // 10**6} MB")
    return found.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")


def hold(file: IO[bytes]) -> None:
    """Lock a file until it is closed or this process ends; BlockingIOError if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
