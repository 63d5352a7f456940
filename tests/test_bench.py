import json
import sys
from collections.abc import Callable
from functools import partial

import pytest
from both_games import both_games

import fidchell
from fidchell.benchmarks import rules as bench
from fidchell.core.errors import BadOption
from fidchell.core.registry import game, keys
from fidchell.games.inis.rules.setup import new

NUMBERS = (
    "in_core_decisions_per_s",
    "stepped_decisions_per_s",
    "clones_per_s",
    "games_per_s",
    "decisions_per_game",
)


@pytest.fixture
def root():
    return new(1, 4, 0, 8, 9, 99, 2)  # two seasons


def test_a_quick_run_gives_every_figure(root):
    result = bench.bench(root, rounds=2, seconds=0.001)
    assert result["compiled"] == fidchell.COMPILED
    assert (result["state_bytes"] or 0) > 0 or not fidchell.COMPILED
    assert all(result[name] > 0 for name in NUMBERS)
    assert all(ratio > 0 for ratio in result["against_yardstick"].values())


@both_games
def test_a_game_is_measured_and_its_targets_name_contestants(key):
    entry, challenge = game(key), bench.CHALLENGES[key]
    root = entry.new(1, entry.settle_options(challenge.options))
    ours = {*bench.ourselves(root), "uncompiled_stepped_decisions"}
    assert challenge.floor and {target.ours for target in challenge.targets} <= ours
    assert challenge.peers and set(challenge.peers) <= bench.PEERS.keys()
    with bench.uncompiled(key, root) as pure:
        assert pure(0.001).counted > 10


@pytest.mark.parametrize("key", keys())
def test_every_game_is_measured(key):
    root = game(key).new(1, game(key).settle_options(bench.CHALLENGES.get(key, bench.UNKNOWN).options))
    assert all(bench.bench(root, rounds=1, seconds=0.001)[name] > 0 for name in NUMBERS)


@pytest.mark.compiled
@pytest.mark.parametrize("key", keys())
def test_a_state_is_smaller_than_a_kibibyte(key):
    state = game(key).new(1, game(key).settle_options())
    assert state.__sizeof__() < 1024


def test_every_contestant_has_as_many_turns():
    order = []

    def turn(name, seconds):
        order.append(name)
        return bench.Burst(1, 1, 1)

    contest: dict[str, Callable[[float], bench.Burst]] = {name: partial(turn, name) for name in "abc"}
    bursts = bench.measure(contest, rounds=2, seconds=0)
    assert "".join(order) == "abccba"
    assert all(len(turns) == 2 for turns in bursts.values())


def test_a_worker_steps_the_same_rules_uncompiled(root):
    with bench.uncompiled("inis", root) as pure:
        for _ in range(2):
            assert pure(0.001).counted > 10


def test_a_missing_peer_is_named_with_the_cure(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(bench.PeersMissing, match=r"open_spiel and catanatron .* `make bench` installs them"):
        bench.run(["inis", "--peers"])


def test_only_the_peers_of_the_game_are_wanted(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(bench.PeersMissing, match=r"peers open_spiel are not"):
        bench.run(["snakes", "--peers"])


@pytest.mark.peers
def test_peers_are_measured_where_they_are_installed():
    contest = bench.peers(bench.CHALLENGES["snakes"].peers)
    assert {target.peer for target in bench.CHALLENGES["snakes"].targets} == contest.keys()
    assert all(contestant(0.001).counted > 0 for contestant in contest.values())


def test_targets_are_ratios_within_a_round():
    bursts = {
        "ours": [bench.Burst(20, 1, 1), bench.Burst(2, 1, 1)],
        "peer": [bench.Burst(10, 1, 1), bench.Burst(1, 1, 1)],
    }
    row = bench.ratio_row(bursts, bench.Target("ours", "peer", 2))
    assert (row["value"], row["spread"], row["met"]) == (2, 0, True)


def test_a_slower_release_warns_and_does_not_fail(tmp_path, capsys):
    file = tmp_path / "bench" / "baseline.json"
    quick = ["inis", "--rounds", "1", "--seconds", "0.001", "--baseline", str(file), "--json"]
    assert bench.run([*quick, "--record"]) == 0
    kept = json.loads(file.read_text())
    kept["inis"]["against_yardstick"]["clones"] *= 1000
    file.write_text(json.dumps(kept))
    capsys.readouterr()
    assert bench.run(quick) == 0
    said = capsys.readouterr()
    assert "warning: inis: clones fell to" in said.err
    assert json.loads(said.out)["game"] == "inis"


SENSELESS = (
    *(["--rounds", "0"], ["--rounds", "few"]),
    *(["--seconds", seconds, "--rounds", "1"] for seconds in ("0", "nan", "inf", "1e308")),
)


@pytest.mark.parametrize("words", SENSELESS)
def test_a_senseless_measurement_is_refused(words):
    with pytest.raises(BadOption):
        bench.run(["inis", *words])


BROKEN = ("", "[]", '{"inis": 3}', '{"inis": {}}', "[" * 100_000, "\x00")


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:20])
def test_a_file_that_is_no_baseline_is_refused(text, tmp_path):
    (tmp_path / "file.json").write_text(text)
    with pytest.raises(BadOption, match="is not a baseline"):
        bench.run(["inis", "--baseline", str(tmp_path / "file.json")])
    assert (tmp_path / "file.json").read_text() == text


def test_a_baseline_that_cannot_be_read_or_written_is_refused(tmp_path):
    with pytest.raises(BadOption, match="cannot be read"):
        bench.run(["inis", "--baseline", str(tmp_path)])
    (tmp_path / "file").touch()
    with pytest.raises(BadOption, match="cannot be written"):
        bench.run(["inis", "--baseline", str(tmp_path / "file/x"), "--record"])
