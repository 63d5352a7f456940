"""The terminal itself: lines go out, answers come in."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterable

from fidchell.core.errors import BadOption
from fidchell.terminal.paper import Paper

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it
WIDEST = 132  # longer lines are hard to read
PLAIN = str.maketrans("─│╭╮╰╯├┤┬┴┼★†▸→·…áéíóúÁÉÍÓÚ", "-|+++++++++*+>>..aeiouAEIOU")  # for a small alphabet


class Gone(Exception):
    """Nobody is at the keyboard any more."""


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
        """Look how large the terminal is now."""
        size = shutil.get_terminal_size((100, 40))
        self.paper.width, self.paper.height = min(size.columns, WIDEST), size.lines

    def say(self, lines: str | Iterable[str] = "") -> None:
        """Print a line, or several."""
        for line in [lines] if isinstance(lines, str) else lines:
            print(line.translate(PLAIN) if self.plain else line)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """What is typed in answer to a prompt, which may take several lines; Gone at the end of input."""
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
    """Whether there is a standard input at all; a shell can close it."""
    return sys.stdin is not None


def need_input() -> None:
    """Refuse to ask anybody while standard input is closed."""
    if not has_input():
        raise BadOption("nothing can be typed, since standard input is closed; leave it open, or give a file with <")


def need_output() -> None:
    """Refuse to show anything while standard output is closed."""
    if sys.stdout is None:
        raise BadOption("nothing can be shown, since standard output is closed; leave it open, or give a file with >")


def be_lenient() -> None:
    """Let letters that the terminal's alphabet does not have be replaced, not refused."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def can_write(text: str) -> bool:
    """Whether the terminal's alphabet has these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def ready_line_editing() -> None:
    """Let typed lines be edited, but remembered by nobody: the next person could call them back."""
    if sys.platform == "win32":  # there the terminal itself edits lines
        return
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
