"""The Python files and the compiled core are the same game, over many seeds; `make prove` tries thousands."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from both_games import both_games
from patience import extent

from fidchell.checks.laws import random_options
from fidchell.core.registry import game, keys

HERE = Path(__file__).parent
PARTS = extent(1, 8)  # so that several workers share the seeds
SEEDS = {"snakes": extent(201, 4000)}  # shorter games than others


def run(pure: bool, *command: str) -> str:
    """What a command prints, uncompiled or compiled."""
    env = {**os.environ, "FIDCHELL_PURE": "1" if pure else ""}
    done = subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", keys())
def test_many_games_are_the_same(key: str, part: int) -> None:
    count = SEEDS.get(key, extent(101, 2000))
    seeds = str(part * count // PARTS), str((part + 1) * count // PARTS)
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


@pytest.mark.compiled
@both_games
def test_searches_are_the_same(key: str) -> None:
    command = (
        "from fidchell.bots.advice import advise; from fidchell.bots.levels import config_of;"
        "from fidchell.core.registry import game; from fidchell.core.information_state import information_state_of;"
        "from dataclasses import replace;"
        f"g = game({key!r}); s = g.new(5, g.settle_options({{'players': 3}}))\n"
        "for _ in range(60): s.act(s.legal()[-1])\n"
        f"config = replace(config_of('merciless', {key!r}), sims=60, time=1000.0)\n"
        "print(advise(information_state_of(s, s.seats[0]), 4, config).options)"
    )
    assert run(True, "-c", command) == run(False, "-c", command)


def test_the_seeds_try_every_value_of_every_option() -> None:
    for key in keys():
        tried: dict[str, set[object]] = {}
        for seed in range(1000):
            for name, value in random_options(game(key), Random(seed)).items():
                tried.setdefault(name, set()).add(value)
        few = [option for option in game(key).options if len(option.values) < 20]
        assert {option.name: tried[option.name] for option in few} == {o.name: set(o.values) for o in few}


def test_fields_name_every_field() -> None:
    command = (
        "from fidchell.core.registry import game, keys\n"
        "for key in keys():\n"
        "    s = game(key).new(1, game(key).settle_options())\n"
        "    aside = {'listening', 'keyed', 'judge', 'horizon', 'sheet'}\n"
        "    assert vars(s).keys() - aside == s.fields().keys(), vars(s).keys() ^ s.fields().keys()"
    )
    run(True, "-c", command)
