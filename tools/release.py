"""Checks whether a tag may be released, and prints its release notes from the changelog.

`python tools/release.py v0.1.0` checks that the version of the program, CITATION.cff and the dated heading of
CHANGELOG.md agree with the tag. It needs only Python.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


class Unfit(Exception):
    """Why a tag may not be released, in one sentence."""


def one(path: str, pattern: str, root: Path) -> str:
    """The only match of a pattern in a file."""
    found = re.findall(pattern, (root / path).read_text(encoding="utf-8"), re.MULTILINE)
    if len(found) != 1:
        raise Unfit(f"{path} should say once what the version is, not {len(found)} times")
    return str(found[0])


def notes(tag: str, root: Path = ROOT) -> str:
    """The release notes of a tag; refused unless all files agree that this version is released."""
    version = one("src/fidchell/__init__.py", r'^__version__ = "(.+)"$', root)
    if tag != f"v{version}":
        raise Unfit(f"the tag is {tag}, but the program's version is {version}")
    cited = one("CITATION.cff", r"^version: (.+)$", root)
    if cited != version:
        raise Unfit(f"CITATION.cff says version {cited}, not {version}")
    parts = re.split(r"^## ", (root / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    heading, _, text = parts[1].partition("\n") if len(parts) > 1 else ("", "", "")
    dated = re.fullmatch(rf"{re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)", heading)
    if not dated:
        raise Unfit(f"CHANGELOG.md should begin with '## {version} (YEAR-MONTH-DAY)', not '## {heading}'")
    cited = one("CITATION.cff", r"^date-released: (.+)$", root).strip("\"'")
    if cited != dated[1]:
        raise Unfit(f"CITATION.cff says that it was released on {cited}, CHANGELOG.md on {dated[1]}")
    return text.strip() + "\n"


def main() -> int:
    """Print the release notes of a tag, or why there are none."""
    if len(sys.argv) != 2:
        print("usage: python tools/release.py TAG", file=sys.stderr)
        return 2
    try:
        print(notes(sys.argv[1]), end="")
    except Unfit as why:
        print(f"Not fit for release: {why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
