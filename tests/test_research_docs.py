"""The page for researchers is true as it is written: its examples run, and so does its way to a learning curve."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/how-to/research.md").read_text(encoding="utf-8")
LESSON = (ROOT / "docs/tutorials/learn.md").read_text(encoding="utf-8")
WANTED = 60.0  # per cent of the games against three random players


def blocks(page, kind):
    """The blocks of one kind, in their order."""
    return re.findall(rf"^```{kind}\n(.*?)^```", page, re.M | re.S)


def copied(folder):
    """A checkout of what is here now, committed or not, without anything built."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    for name in filter(None, names):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name, follow_symlinks=False)
    return folder


@pytest.mark.once
def test_the_examples_run():
    programs = [block for block in blocks(PAGE, "python") if ">>>" not in block]
    assert len(programs) >= 5
    for program in programs:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr


@pytest.mark.alone
@pytest.mark.once
@pytest.mark.compiler
def test_the_way_from_nothing_to_a_learning_curve(tmp_path):
    folder = copied(tmp_path)
    ours = ("PYTHON", "VIRTUAL_ENV", "FIDCHELL")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    said = ""
    for line in blocks(LESSON, "sh")[0].strip().splitlines():
        done = subprocess.run(line, shell=True, cwd=folder, env=env, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
        said = done.stdout
    picture = folder / "build/ppo/curve.png"
    assert picture.read_bytes().startswith(b"\x89PNG")
    won = re.search(r"^policy\S+ +\d+ +\d+ +\d+ +([\d.]+) ", said, re.M)
    assert won, said
    assert float(won[1]) >= WANTED, said
