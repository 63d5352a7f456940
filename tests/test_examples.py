"""Every file in examples/ runs as it stands, in a process of its own."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from patience import HANGS

EXAMPLES = Path(__file__).parents[1] / "examples"
LINES = 5
FILES = sorted(EXAMPLES.glob("*.py"))
ELSEWHERE = ("ppo", "check_chance", "bot", "bot_account")  # tests of their own run them


def told(*words):
    """What an example prints."""
    done = subprocess.run([sys.executable, *words], timeout=HANGS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def runnable():
    """The examples that are run here; those with another engine only where it is installed."""
    for path in FILES:
        if path.stem not in ELSEWHERE:
            yield pytest.param(path, id=path.stem, marks=[pytest.mark.peers] if "openspiel" in path.stem else [])


@pytest.mark.once  # they are about the public interface, and some would take minutes without the compiled rules
@pytest.mark.parametrize("path", list(runnable()))
def test_an_example_runs(path):
    assert told(path, "--smoke").strip()


@pytest.mark.once
@pytest.mark.peers
@pytest.mark.parametrize("words", ["openspiel_ismcts.py --simulations 3", "openspiel_cfr.py --seconds 0.1"])
def test_one_game_is_measured_too_though_it_tells_nothing(words):
    name, *flags = words.split()
    assert "give or take inf" in told(EXAMPLES / name, *flags, "--games", "1")


def test_each_says_what_it_shows():
    assert all(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) for path in FILES)


def test_random_play_takes_five_lines():
    tree = ast.parse((EXAMPLES / "random_play.py").read_text(encoding="utf-8"))
    lines = {line for node in tree.body[1:] for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    assert len(lines) == LINES


def test_the_language_model_plays_both_games():
    said = told(EXAMPLES / "language_model.py", "--game", "snakes", "--players", "1")
    assert "Banish the Snakes" in said and "0 answers were unreadable" in said
