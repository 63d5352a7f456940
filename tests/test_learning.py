"""Learning reads what the vector writes, some rounds of it make a policy, and the policy is a bot."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from both_games import both_games
from patience import HANGS

from fidchell.bots.player import make
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game
from fidchell.research.vector import Vector

NEEDS = ("torch",)
PPO = Path(__file__).parents[1] / "examples/ppo.py"
NO_PICTURE = (
    "import runpy, sys; sys.modules['matplotlib'] = None; del sys.argv[0]; "
    "runpy.run_path(sys.argv[0], run_name='__main__')"
)
ROUNDS, GAMES, STEPS = 3, 16, 64


@both_games
def test_torch_reads_the_arrays_without_copying_them(key: str) -> None:
    vector = Vector(key, 4, 2)
    for name in ("observations", "masks", "options", "rewards", "terminated", "seats"):
        array = getattr(vector, name)
        tensor = torch.from_numpy(array)
        assert tensor.data_ptr() == array.ctypes.data
        assert tuple(tensor.shape) == array.shape
        vector.random_steps(7)
        assert (tensor.numpy() == getattr(vector, name)).all()


@pytest.mark.once
def test_some_rounds_make_a_policy_that_plays_and_need_no_picture(tmp_path: Path) -> None:
    """That it learns is proved elsewhere (`proofs/test_learning_curve.py`): it takes minutes."""
    counts = ("--rounds", str(ROUNDS), "--games", str(GAMES), "--steps", str(STEPS), "--seed", "1", "--players", "2")
    words = [sys.executable, "-c", NO_PICTURE, str(PPO), *counts, "--out", str(tmp_path)]
    alone = {**os.environ, "OMP_NUM_THREADS": "1"}  # threads that wait for each other make a busy machine slow
    done = subprocess.run(words, timeout=HANGS, capture_output=True, text=True, env=alone)
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["curve.csv", "policy.npz"]
    with (tmp_path / "curve.csv").open() as file:
        assert [int(row["decisions"]) for row in csv.DictReader(file)] == [GAMES * STEPS * i for i in (1, 2, 3)]
    inis = game("inis")
    state, bot = inis.new(5, inis.settle_options({"players": 2})), make(f"policy:file={tmp_path / 'policy.npz'}", 1)
    for _ in range(30):
        chosen = bot.choose(information_state_of(state, state.seats[0]))
        assert chosen in state.options(state.seats[0])
        state.take(state.seats[0], chosen)
