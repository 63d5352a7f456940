"""The command line of `fidchell admin`."""

from __future__ import annotations

from argparse import RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path

from fidchell.core.flags import Flags
from fidchell.table.log.table import GATHERING, OVER, PLAYING, STOPPED

HOURS = 48  # default lifetime of a sign-in link
REST = """  every command
    --db URL           where the tables are kept, as for `fidchell serve`
    --settings FILE    a TOML file with settings of the server
  A TABLE that begins with a hyphen comes last, after `--`."""
EVERYWHERE = ("db", "settings", "help")  # flags that all commands take


def flags() -> Flags:
    """The command line."""
    parser = Flags(
        prog="fidchell admin",
        description="Administer the tables of a server.",
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
    """The arguments of one command, as the help lists them."""
    words = [action for action in part._actions if action.dest not in EVERYWHERE]
    named = [word for word in words if not word.option_strings]
    lines = [" ".join(["\n ", name, *(f"[{word.metavar}]" if word.nargs else str(word.metavar) for word in named)])]
    for word in words:
        if word.option_strings:
            lines.append(f"    {word.option_strings[0]} {word.metavar or ''}".ljust(22) + f" {word.help}")
    return "\n".join(lines)


def tables(part: Flags) -> None:
    """Add the arguments of `tables`."""
    phases = (GATHERING, PLAYING, OVER, STOPPED)
    part.add_argument(
        "--phase", choices=phases, metavar="PHASE", default="", help=f"only this phase: {', '.join(phases)}"
    )


def inspect(part: Flags) -> None:
    """Add the arguments of `inspect`."""
    part.add_argument("table", metavar="TABLE")
    part.add_argument("--as", dest="viewer", metavar="SEAT", default="", help="show the view of a seat, or `public`")
    part.add_argument("--log", action="store_true", help="show the whole log, not only the latest rows")
    part.add_argument("--secrets", action="store_true", help="also show seed, hands, sealed answers of a running game")


def export(part: Flags) -> None:
    """Add the arguments of `export`."""
    part.add_argument("table", metavar="TABLE", nargs="?", default="")
    part.add_argument("file", metavar="FILE", type=Path)
    part.add_argument("--all", action="store_true", help="export all tables; leave TABLE out")


def bring_in(part: Flags) -> None:
    """Add the arguments of `import`."""
    part.add_argument("file", metavar="FILE", type=Path)
    part.add_argument("--as-new", action="store_true", help="give every table a new name, even if it is already here")
    part.add_argument("--links", action="store_true", help="print a sign-in link for each new guest")


def repair(part: Flags) -> None:
    """Add the arguments of `repair`."""
    part.add_argument("table", metavar="TABLE", nargs="?", default="")
    either = part.add_mutually_exclusive_group()
    either.add_argument("--check", action="store_true", help="only say what would change (default)")
    either.add_argument("--apply", action="store_true", help="continue the tables under the current rules")
    part.add_argument("--accept", action="store_true", help="with --apply: also tables that reach a different state")
    part.add_argument("--over", action="store_true", help="also finished tables")


def backup(part: Flags) -> None:
    """Add the arguments of `backup`."""
    part.add_argument("file", metavar="FILE", type=Path)


def end(part: Flags) -> None:
    """Add the arguments of `end`."""
    part.add_argument("table", metavar="TABLE")


def clearing(part: Flags) -> None:
    """`clearing` takes no arguments of its own."""


def link(part: Flags) -> None:
    """Add the arguments of `link`."""
    part.add_argument("person", metavar="PERSON", help="a name or a number")
    part.add_argument("--hours", metavar="HOURS", type=int, default=HOURS, help=f"how long it works (default: {HOURS})")


PARTS: tuple[tuple[str, str, Callable[[Flags], None]], ...] = (
    ("tables", "List the tables.", tables),
    ("inspect", "Show the settings, seats and log of a table.", inspect),
    ("export", "Write one table, or all of them, to a file.", export),
    ("import", "Import the tables of a file into this database.", bring_in),
    ("repair", "Replay tables after the rules were corrected; the output may reveal hands.", repair),
    ("backup", "Copy the whole database to a file while the server runs.", backup),
    ("end", "End a table before its game is over.", end),
    ("clearing", "List what the server will end or delete next, by its settings; change nothing.", clearing),
    ("link", "Make a sign-in link for someone who can no longer sign in.", link),
)
