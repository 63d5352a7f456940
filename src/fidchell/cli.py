"""The command line."""

import argparse

from fidchell import __version__
from fidchell.compiled import speed_note


def main(words: list[str] | None = None) -> int:
    """Do what the command line asks; the exit status."""
    parser = argparse.ArgumentParser(prog="fidchell", description="Play board games in a terminal.")
    parser.add_argument("--version", action="version", version=f"fidchell {__version__}")
    parser.parse_args(words)
    speed_note()
    parser.print_help()
    return 0
