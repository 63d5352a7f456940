"""The terminal: prints lines and reads answers."""

import io
import os
import shutil
import sys
from collections.abc import Iterable

from fidchell.core.errors import BadOption
from fidchell.terminal.paper import Paper

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and its scrollback
WIDEST = 132  # longer lines are hard to read
PLAIN = str.maketrans("─│╭╮╰╯├┤┬┴┼★†▸→·…áéíóúÁÉÍÓÚ", "-|+++++++++*+>>..aeiouAEIOU")  # for terminals without Unicode


class Gone(Exception):
    """The input has ended, or the person at the keyboard has quit."""


class Screen:
    """Where a game is shown and answers are typed."""

    def __init__(self, colour: bool | None = None) -> None:
        need_output()
        be_lenient()
        self.lively = has_input() and sys.stdin.isatty() and sys.stdout.isatty()
        size = shutil.get_terminal_size((100, 40))
        wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.paper = Paper(min(size.columns, WIDEST), size.lines, wanted if colour is None else colour and wanted)
        self.plain = not can_write("─★")
        if self.lively:
            ready_line_editing()

    def measure(self) -> None:
        """Update the size of the terminal."""
        size = shutil.get_terminal_size((100, 40))
        self.paper.width, self.paper.height = min(size.columns, WIDEST), size.lines

    def say(self, lines: str | Iterable[str] = "") -> None:
        """Print one or several lines."""
        for line in [lines] if isinstance(lines, str) else lines:
            print(line.translate(PLAIN) if self.plain else line)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """Read the answer to a prompt, which may take several lines; raises `Gone` at the end of input."""
        *above, last = self.paper.wrap(prompt)
        self.say(above)
        try:
            answer = input(f"{last} ")
        except EOFError:
            self.say()
            raise Gone from None
        if not sys.stdin.isatty():
            self.say(answer)
        return " ".join(answer.split())

    def clear(self) -> None:
        """Leave nothing on the screen that the next reader should not see."""
        if sys.stdout.isatty():
            sys.stdout.write(CLEAR)
            sys.stdout.flush()


def has_input() -> bool:
    """Whether standard input is open; a shell can close it."""
    return sys.stdin is not None


def need_input() -> None:
    """Refuse to ask for input if standard input is closed."""
    if not has_input():
        raise BadOption("standard input is closed, so nothing can be typed; leave it open, or redirect a file with <")


def need_output() -> None:
    """Refuse to print if standard output is closed."""
    if sys.stdout is None:
        raise BadOption("standard output is closed, so nothing can be shown; leave it open, or redirect it with >")


def be_lenient() -> None:
    """Replace characters that the terminal's encoding does not have instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def can_write(text: str) -> bool:
    """Whether the terminal's encoding has these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def ready_line_editing() -> None:
    """Turn on line editing, but no history: the next person could recall what was typed."""
    if sys.platform == "win32":  # the Windows terminal edits lines itself
        return
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
