"""The Python files and the compiled core are the same game, over a thousand seeds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fidchell.core.registry import keys

HERE = Path(__file__).parent
PARTS = 4  # so that two workers share the seeds


def run(pure: bool, *command: str) -> str:
    """What a command prints, uncompiled or compiled."""
    env = {**os.environ, "FIDCHELL_PURE": "1" if pure else ""}
    done = subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", keys())
def test_a_thousand_games_are_the_same(key: str, part: int) -> None:
    seeds = str(part * 1000 // PARTS), str((part + 1) * 1000 // PARTS)
    pure = run(True, str(HERE / "trajectory.py"), key, *seeds).split()
    compiled = run(False, str(HERE / "trajectory.py"), key, *seeds).split()
    assert [pure[0], compiled[0]] == ["False", "True"]
    assert pure[1] == compiled[1]


@pytest.mark.compiled
@pytest.mark.parametrize("key", keys())
def test_core_playouts_are_the_same(key: str) -> None:
    command = (
        "from fidchell.core.registry import game; from fidchell.core.rollout import rollouts;"
        f"g = game({key!r}); print(rollouts(g.new(5, g.settle_options()), 30, 9))"
    )
    assert run(True, "-c", command) == run(False, "-c", command)


def test_fields_name_every_field() -> None:
    command = (
        "from fidchell.core.registry import game, keys\n"
        "for key in keys():\n"
        "    s = game(key).new(1, game(key).settle_options())\n"
        "    assert vars(s).keys() - {'listening'} == s.fields().keys(), vars(s).keys() ^ s.fields().keys()"
    )
    run(True, "-c", command)
