"""The command line of `fidchell admin`."""

from __future__ import annotations

from argparse import RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path

from fidchell.core.flags import Flags
from fidchell.table.log.table import GATHERING, OVER, PLAYING, STOPPED

HOURS = 48  # that a link works unless told otherwise
REST = """  all of them
    --db URL           where the tables are kept, as for `fidchell serve`
    --settings FILE    a TOML file with settings of the server
  A TABLE that begins with a hyphen comes last, after `--`."""
EVERYWHERE = ("db", "settings", "help")  # flags that all commands take


def flags() -> Flags:
    """The command line."""
    parser = Flags(
        prog="fidchell admin",
        description="Look after the tables of a server.",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parts = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, about, fill in PARTS:
        part: Flags = parts.add_parser(name, description=about, help=about)
        fill(part)
        parser.epilog = f"{parser.epilog or 'flags:'}{told(name, part)}"
        part.add_argument("--db", metavar="URL", default="", help="where the tables are kept, as for `fidchell serve`")
        part.add_argument("--settings", metavar="FILE", default="", help="a TOML file with settings of the server")
    parser.epilog = f"{parser.epilog}\n{REST}"
    return parser


def told(name: str, part: Flags) -> str:
    """What a command takes."""
    words = [action for action in part._actions if action.dest not in EVERYWHERE]
    named = [word for word in words if not word.option_strings]
    lines = [" ".join(["\n ", name, *(f"[{word.metavar}]" if word.nargs else str(word.metavar) for word in named)])]
    for word in words:
        if word.option_strings:
            lines.append(f"    {word.option_strings[0]} {word.metavar or ''}".ljust(22) + f" {word.help}")
    return "\n".join(lines)


def tables(part: Flags) -> None:
    """What `tables` takes."""
    phases = (GATHERING, PLAYING, OVER, STOPPED)
    part.add_argument("--phase", choices=phases, metavar="PHASE", default="", help=f"only these: {', '.join(phases)}")


def inspect(part: Flags) -> None:
    """What `inspect` takes."""
    part.add_argument("table", metavar="TABLE")
    part.add_argument("--as", dest="viewer", metavar="SEAT", default="", help="the view of a seat, or `public`")
    part.add_argument("--log", action="store_true", help="all rows of the log, not only the latest")
    part.add_argument("--secrets", action="store_true", help="also seed, hands, sealed answers of a game that goes on")


def export(part: Flags) -> None:
    """What `export` takes."""
    part.add_argument("table", metavar="TABLE", nargs="?", default="")
    part.add_argument("file", metavar="FILE", type=Path)
    part.add_argument("--all", action="store_true", help="all tables; then no TABLE is named")


def bring_in(part: Flags) -> None:
    """What `import` takes."""
    part.add_argument("file", metavar="FILE", type=Path)
    part.add_argument("--as-new", action="store_true", help="give all tables new names, also those that are here")
    part.add_argument("--links", action="store_true", help="print a sign-in link for each new guest")


def repair(part: Flags) -> None:
    """What `repair` takes."""
    part.add_argument("table", metavar="TABLE", nargs="?", default="")
    either = part.add_mutually_exclusive_group()
    either.add_argument("--check", action="store_true", help="only say what would change; this is the default")
    either.add_argument("--apply", action="store_true", help="let the tables go on under the present rules")
    part.add_argument("--accept", action="store_true", help="with --apply: also those that come to another state")
    part.add_argument("--over", action="store_true", help="also tables that are over")


def backup(part: Flags) -> None:
    """What `backup` takes."""
    part.add_argument("file", metavar="FILE", type=Path)


def end(part: Flags) -> None:
    """What `end` takes."""
    part.add_argument("table", metavar="TABLE")


def link(part: Flags) -> None:
    """What `link` takes."""
    part.add_argument("person", metavar="PERSON", help="a name, or a number")
    part.add_argument("--hours", metavar="HOURS", type=int, default=HOURS, help=f"how long it works; default {HOURS}")


PARTS: tuple[tuple[str, str, Callable[[Flags], None]], ...] = (
    ("tables", "List the tables.", tables),
    ("inspect", "Say what a table is like.", inspect),
    ("export", "Write a table, or all, to a file.", export),
    ("import", "Bring the tables of a file into this database.", bring_in),
    ("repair", "Replay tables after a correction of the rules; may give hands away.", repair),
    ("backup", "Copy the whole database to a file while the server runs.", backup),
    ("end", "End a table before its game is over.", end),
    ("link", "Make a sign-in link for somebody who has lost their way in.", link),
)
