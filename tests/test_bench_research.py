"""The interfaces for researchers are measured beside their peers; the figures themselves are no test."""

import json
from importlib import import_module

import pytest

from fidchell.benchmarks import research as bench_research
from fidchell.benchmarks import rules as bench
from fidchell.benchmarks.research import NEEDED, TARGETS
from fidchell.core.errors import BadOption

NEEDS = ("gymnasium", "pettingzoo", "pyspiel", "shimmy")


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


@pytest.mark.parametrize("package", NEEDED)
def test_a_package_that_is_not_installed_is_named(package, monkeypatch):
    def imported(module):
        if module == NEEDED[package]:
            raise ImportError(module)
        return import_module(module)

    monkeypatch.setattr(bench_research, "import_module", imported)
    with pytest.raises(bench.PeersMissing, match=rf"needs {package}; try: pip install 'fidchell\[research,peers]'"):
        bench.run(["research", "--rounds", "1", "--seconds", "0.01"])


@pytest.mark.parametrize("words", [["--peers"], ["--record"], ["--baseline", "figures.json"]])
def test_flags_that_mean_nothing_here_are_refused(words):
    with pytest.raises(BadOption, match=f"leave out {words[0]}$"):
        bench.run(["research", *words])
