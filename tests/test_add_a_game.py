"""The page that adds a game is followed to the letter, in a scratch copy."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from patience import extent

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/tutorials/add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"`(src/fidchell/games/pebbles/[\w.]+)`:\n\n```\w+\n(.*?)^```", re.M | re.S)
UNIT = re.compile(r"^```unit\n(.*?)^```", re.M | re.S)
GAME = """
from fidchell.arena.contest import contest
from fidchell.core.match import Match
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import game, keys
from fidchell.core.rollout import rollouts
import fidchell
assert "pebbles" in keys()
match = Match(game("pebbles"), 3)
while not match.done:
    match.act(match.asked[0], match.words(match.asked[0])[0])
assert from_text(to_text(match)).match.done
assert sum(contest(["greedy", "random"], 20, 1, key="pebbles")) == 20
assert rollouts(game("pebbles").new(1, {}), 100, 1) > 200
print("compiled", fidchell.COMPILED)
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory):
    """A copy of the project with the game of the page in it."""
    copy = tmp_path_factory.mktemp("scratch")
    # Without the other games, which nothing here needs, it compiles in a few seconds.
    unbuilt = shutil.ignore_patterns("_compiled.*", "__pycache__", "*.egg-info", "inis", "snakes")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=unbuilt)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    recipe = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert recipe.count('"-O3"') == 1
    (copy / "setup.py").write_text(recipe.replace("-O3", f"-O{extent(0, 3)}"), encoding="utf-8")  # soon, or fast
    for path, text in FILE.findall(PAGE):
        (copy / path).parent.mkdir(exist_ok=True)
        (copy / path).write_text(text, encoding="utf-8")
    units = copy / "src/fidchell/units.py"
    before, after = units.read_text(encoding="utf-8").split("\n)\n\n\ndef present")
    units.write_text(before + "\n" + UNIT.findall(PAGE)[0] + ")\n\n\ndef present" + after, encoding="utf-8")
    return copy


def told(copy, *words, pure):
    """Run Python in the copy, and what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "FIDCHELL_PURE": "1" if pure else ""}
    done = subprocess.run([sys.executable, *words], cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_all_the_files():
    assert len(FILE.findall(PAGE)) == 5
    assert len(UNIT.findall(PAGE)) == 1


def test_the_game_obeys_the_laws_uncompiled(scratch):
    assert "0 breaches" in told(scratch, "-m", "fidchell", "laws", "pebbles", "--games", "100", pure=True)
    assert "compiled False" in told(scratch, "-c", GAME, pure=True)


@pytest.mark.compiled
@pytest.mark.compiler
def test_the_game_compiles_and_plays(scratch):
    told(scratch, "setup.py", "--quiet", "build_ext", "--inplace", pure=False)
    assert "0 breaches" in told(scratch, "-m", "fidchell", "laws", "pebbles", "--games", "100", pure=False)
    assert "compiled: True" in told(scratch, "-m", "fidchell", "soak", "pebbles", "--games", "50", pure=False)
    assert "compiled True" in told(scratch, "-c", GAME, pure=False)
