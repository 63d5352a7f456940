"""The interfaces for researchers are measured beside their peers; the figures themselves are no test."""

import json

import pytest

from fidchell import bench
from fidchell.bench_research import TARGETS


@pytest.mark.once
def test_every_contestant_gets_a_turn(capsys):
    assert bench.run(["research", "--json", "--rounds", "1", "--seconds", "0.01"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "research"
    assert all(rate > 0 for rate in told["peers_per_s"].values())
    assert {name for target in TARGETS for name in target[:2]} <= told["peers_per_s"].keys()
    rows = {row["what"]: row for row in told["targets"]}
    assert rows["vector_two_threads / vector_one_thread"]["target"] == 1.7
    assert rows["vector_inis per second"]["target"] == 3_000_000
