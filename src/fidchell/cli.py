"""The command line."""

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Callable
from importlib import import_module

from fidchell.compiled import speed_note, version
from fidchell.core.errors import FAILED, INTERRUPTED, REFUSED, BadOption, FidchellError, OutOfReach
from fidchell.core.extras import sentence
from fidchell.core.flags import Flags

ROOMS = {  # each module has `run`, which takes the rest of the command line, and `flags`, which parses it
    "play": ("fidchell.terminal.play", "play a game in the terminal"),
    "serve": ("fidchell.table.server.serve", "serve tables for people and bots"),
    "think": ("fidchell.table.server.think", "let bots think for servers, here or on other machines"),
    "admin": ("fidchell.table.admin.run", "look after the tables of a server"),
    "replay": ("fidchell.terminal.replay", "step through the record of a game"),
    "cases": ("fidchell.checks.cases", "run the cases: rulings as tests"),
    "laws": ("fidchell.checks.laws", "check the laws that every game must obey"),
    "bench": ("fidchell.benchmarks.rules", "measure how fast a game is"),
    "survey": ("fidchell.arena.survey", "let bots play many games and count how they end"),
    "arena": ("fidchell.arena.contest", "let bots play each other and rate them"),
    "trial": ("fidchell.arena.trial", "measure how fast bots search, and whether they keep to their time"),
    "selfplay": ("fidchell.research.selfplay", "let bots play many games and save every decision for training"),
    "soak": ("fidchell.checks.soak", "play very many games to check memory"),
    "completion": ("fidchell.completion", "print a completion script for your shell"),
}


def main(words: list[str] | None = None) -> int:
    """Do what the command line asks; the exit status."""
    try:
        return enter(sys.argv[1:] if words is None else words)
    except FidchellError as why:
        print(f"fidchell: {why}", file=sys.stderr)
        return FAILED if isinstance(why, OutOfReach) else REFUSED
    except ModuleNotFoundError as why:
        if not sentence(why):
            raise
        print(f"fidchell: {sentence(why)}", file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader of our output has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def enter(words: list[str]) -> int:
    """Run the command that the first word names, with the other words."""
    if words and words[0] in ROOMS:
        speed_note()
        return room(words[0])(words[1:])
    parser = flags()
    wanted = parser.parse_args(words[:1])
    if wanted.command:
        raise BadOption(f"there is no command {wanted.command!r}; choose one of: {', '.join(ROOMS)}")
    parser.print_help()
    return 0


def room(name: str) -> Callable[[list[str]], int]:
    """The function that a command runs; imported lazily, so that no command depends on another."""
    found: Callable[[list[str]], int] = import_module(ROOMS[name][0]).run
    return found


def flags_of(name: str) -> Flags:
    """The flags of a command."""
    found: Flags = import_module(ROOMS[name][0]).flags()
    return found


def flags() -> Flags:
    """The part of the command line that all commands share."""
    rooms = "\n".join(f"  {name:<10} {about}" for name, (_, about) in ROOMS.items())
    parser = Flags(
        prog="fidchell",
        usage="fidchell [--help] [--version] COMMAND ...",
        description="Board games in the terminal, with bots and fast rules for research.",
        epilog=f"commands:\n{rooms}\n\n`fidchell COMMAND --help` says more about each.",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version())
    parser.add_argument("command", nargs="?", help="what to do")
    return parser
