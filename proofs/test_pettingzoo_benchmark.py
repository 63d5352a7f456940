"""PettingZoo's own five-second benchmark runs our games; `fidchell bench research` measures how fast."""

import pytest
from pettingzoo.test import performance_benchmark

from fidchell.research.pettingzoo import inis_v1, snakes_v1

NEEDS = ("gymnasium", "pettingzoo")


@pytest.mark.compiled
@pytest.mark.parametrize(("module", "players"), [(inis_v1, 4), (snakes_v1, 3)])
def test_its_benchmark_runs(module, players, capsys):
    performance_benchmark(module.env(players=players, seed=1))
    assert float(capsys.readouterr().out.partition(" turns per second")[0].split()[-1]) > 0
