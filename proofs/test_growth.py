"""The suite is green in a copy of the checkout that has the game of docs/tutorials/add-a-game.md."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_add_a_game import write_game, write_unit

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns(".git", ".venv", "node_modules", "dist", ".*_cache", "__pycache__")
SHARED = (".venv", "web/node_modules")
# Browsers, databases and clusters see nothing that depends on which games there are; test_add_a_game.py has a browser.
MARKED = "not browser and not postgres and not ray"
GAMES = "import fidchell, fidchell.core.registry as known; print(fidchell.COMPILED, *known.keys())"

pytestmark = [pytest.mark.once, pytest.mark.compiler]


def checkout(folder: Path) -> Path:
    """A copy of the checkout with all that was built; what was installed is shared."""
    copy = shutil.copytree(ROOT, folder / "checkout", symlinks=True, ignore=LEFT)
    for name in SHARED:
        (copy / name).symlink_to(ROOT / name)
    return copy


def run(copy: Path, *words: str) -> str:
    """What a program of the copy prints; it must succeed."""
    env = {name: value for name, value in os.environ.items() if name != "PROVE"} | {"PYTHONPATH": str(copy / "src")}
    done = subprocess.run([sys.executable, *words], cwd=copy, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-5_000:]
    return done.stdout


def test_the_suite_is_green_with_a_third_game(tmp_path: Path) -> None:
    copy = checkout(tmp_path)
    write_game(copy)
    write_unit(copy)
    run(copy, "setup.py", "--quiet", "build_ext", "--inplace")
    assert run(copy, "-c", GAMES).split() == ["True", "inis", "pebbles", "snakes"]
    run(copy, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", MARKED, "tests")
