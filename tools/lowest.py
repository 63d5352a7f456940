"""Tests the program with the lowest versions that pyproject.toml allows: `python tools/lowest.py [TEST FILE...]`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build/lowest"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LISTED = FOLDER / "lowest.txt"
EXTRAS = ("dev", "research")
TESTS = (  # what depends on other libraries: the table, content, the command line, research
    *("admin", "cli", "content", "page", "protocol", "running", "server", "store", "table"),
    *("research_gymnasium", "research_openspiel", "research_parallel", "research_pettingzoo", "research_reader"),
    "selfplay",
)


def run(*words: object, **env: str) -> int:
    """Run a program in the checkout; its exit status."""
    return subprocess.run([*map(str, words)], cwd=ROOT, env=os.environ | env, check=False).returncode


def install() -> bool:
    """Make an environment with the lowest versions of our direct dependencies, and the newest of theirs."""
    uv = (PYTHON, "-m", "uv", "--quiet", "pip")
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    lowest = ("--resolution", "lowest-direct", "--python", PYTHON, "--output-file", LISTED)
    steps = (
        (sys.executable, "-m", "venv", "--clear", FOLDER),
        (PYTHON, "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", "uv"),
        (*uv, "compile", *lowest, *extras, ROOT / "pyproject.toml"),
        (*uv, "install", "--python", PYTHON, "-r", LISTED),
    )
    return all(run(*words) == 0 for words in steps)


def main(words: list[str]) -> int:
    """Install, and run tests."""
    if not install():
        return 1
    files = words or [f"tests/test_{name}.py" for name in TESTS]
    return run(PYTHON, "-m", "pytest", "-p", "no:cacheprovider", *files, PYTHONPATH=str(ROOT / "src"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
