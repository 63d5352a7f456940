"""`fidchell completion`: a script with which a shell completes commands, flags and their values."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path
from typing import Any

import shtab

from fidchell.bots.player import BOTS
from fidchell.core.flags import Flags
from fidchell.core.registry import keys

SHELLS = ("bash", "zsh", "fish")
HOW = """put it where your shell looks for completions, and start a new shell:
  fidchell completion bash > ~/.local/share/bash-completion/completions/fidchell
  fidchell completion zsh > ~/.zfunc/_fidchell     (with fpath+=~/.zfunc before compinit in ~/.zshrc)
  fidchell completion fish > ~/.config/fish/completions/fidchell.fish"""


def flags() -> Flags:
    """The command line of `fidchell completion`."""
    parser = Flags(
        prog="fidchell completion",
        description="Print a script with which your shell completes commands and flags.",
        epilog=HOW,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS, help="which shell you use: %(choices)s")
    return parser


def run(words: list[str]) -> int:
    """Print the script for the shell that the command line names."""
    print(script(flags().parse_args(words).shell))
    return 0


def script(shell: str) -> str:
    """The script, made from the commands' current flags."""
    from fidchell import cli

    parser = ArgumentParser(prog="fidchell")
    parser.add_argument("--version", action="store_true", help="say which version this is")
    parts = parser.add_subparsers()
    for name, (_, about) in cli.ROOMS.items():
        parts.add_parser(name, help=about)
        parts.choices[name] = completed(cli.flags_of(name))
    return str(shtab.complete(parser, shell))


def completed(parser: Any) -> Any:
    """The flags of a command and its subcommands, each with its possible values."""
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for part in action.choices.values():
                completed(part)
        else:
            follow(action)
    return parser


def follow(action: Any) -> None:
    """Set the possible values of a flag or an argument."""
    metavar = str(action.metavar or "")
    if action.dest == "game":
        action.choices = keys()
    elif action.dest == "bot":
        action.choices = list(BOTS)
    elif metavar == "DIR":
        action.complete = shtab.DIRECTORY
    elif "FILE" in metavar or action.type is Path or action.dest == "file":
        action.complete = shtab.FILE
