"""Every file in examples/ runs as it stands, in a process of its own."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
LIMIT = 120  # seconds
LINES = 5


FILES = sorted(EXAMPLES.glob("*.py"))


@pytest.mark.once  # they are about the public interface, and some would take minutes without the compiled rules
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_example_runs(path, tmp_path):
    done = subprocess.run(
        [sys.executable, path, "--smoke"], cwd=tmp_path, timeout=LIMIT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.once
@pytest.mark.parametrize("words", ["openspiel_ismcts.py --simulations 3", "openspiel_cfr.py --seconds 0.1"])
def test_one_game_is_measured_too_though_it_tells_nothing(words):
    name, *flags = words.split()
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *flags, "--games", "1"], timeout=LIMIT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "give or take inf" in done.stdout


@pytest.mark.once
def test_learning_needs_no_picture(tmp_path):
    without = "import runpy, sys; sys.modules['matplotlib'] = None; del sys.argv[0]; "
    run = without + "runpy.run_path(sys.argv[0], run_name='__main__')"
    words = [sys.executable, "-c", run, EXAMPLES / "ppo.py", "--smoke", "--players", "2", "--out", tmp_path]
    done = subprocess.run(words, timeout=LIMIT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["curve.csv", "policy.npz"]


def test_each_says_what_it_shows():
    assert all(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) for path in FILES)


def test_random_play_takes_five_lines():
    tree = ast.parse((EXAMPLES / "random_play.py").read_text(encoding="utf-8"))
    lines = {line for node in tree.body[1:] for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    assert len(lines) == LINES


def test_the_language_model_plays_both_games():
    told = subprocess.run(
        [sys.executable, EXAMPLES / "language_model.py", "--game", "snakes", "--players", "1"],
        timeout=LIMIT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "Banish the Snakes" in told and "0 answers were unreadable" in told
