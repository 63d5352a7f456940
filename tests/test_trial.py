"""The trial of the search: what it measures is real, and nonsense is refused."""

import json

import pytest

from fidchell.arena.trial import run
from fidchell.core.errors import BadOption

QUICK = ["--positions", "2", "--decisions", "2", "--seconds", "0.05", "--busy", "1", "--many", "3", "--cut", "5"]


@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_speed_time_and_memory_are_measured(key, capsys):
    assert run([key, "--players", "3", *QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rates = found["simulations_a_second"]
    assert 0 < rates["least"] <= rates["median"] <= rates["most"]
    assert found["time"]["decisions"] == 2 and found["time"]["busy"] == 1
    assert found["memory"] == {"decisions": 3, "grown_kb": found["memory"]["grown_kb"]}


def test_it_also_speaks_in_sentences(capsys):
    run(["inis", *QUICK])
    told = capsys.readouterr().out
    assert "simulations per second in the median position" in told and "kB more after 3 decisions" in told


def test_nonsense_is_refused():
    with pytest.raises(BadOption, match="time should be from"):
        run(["inis", "--seconds", "0"])
    with pytest.raises(BadOption, match="cut should be from 0"):
        run(["inis", "--cut", "-5"])
    with pytest.raises(BadOption, match="players cannot be 9"):
        run(["inis", "--players", "9"])
