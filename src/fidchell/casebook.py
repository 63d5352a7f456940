"""`fidchell cases`: run the case law."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from fidchell.core.cases import judged_all, load, told

HERE = Path(__file__).parents[2] / "cases"  # in a checkout


def run(argv: Sequence[str] | None = None) -> int:
    """Run the cases of files and folders; 1 if any failed."""
    parser = ArgumentParser(prog="fidchell cases", description="Run rulings written as cases; see docs/cases.md.")
    parser.add_argument("paths", nargs="*", metavar="FILE or FOLDER", help="what to run; all the cases, if left out")
    parser.add_argument("-v", "--verbose", action="store_true", help="list the titles of all the cases that run")
    parser.add_argument("-k", dest="only", default="", metavar="TEXT", help="only cases with this in title or source")
    args = parser.parse_args(argv)
    paths = [Path(path) for path in args.paths] or [HERE if HERE.is_dir() else Path("cases")]
    passed = failed = 0
    for path in paths:
        if not path.exists():
            parser.error(f"there is no file or folder {str(path)!r}")
        for file in case_files(path):
            for verdict in judged_all(load(file, shown_path(file)), args.only):
                passed += not verdict.faults
                failed += bool(verdict.faults)
                if verdict.faults:
                    print(told(verdict))
                elif args.verbose:
                    print(f"passed {verdict.file}: {verdict.title}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def case_files(path: Path) -> list[Path]:
    """The case files at a path: itself, or all below it."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def shown_path(path: Path) -> str:
    """A path as short as it can be said from here."""
    here = Path.cwd()
    whole = path.resolve()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(path)
