"""The planner answers every question with an option, from what its seat may know, and plays better than chance."""

import json
import os
import subprocess
import sys
from random import Random
from typing import cast

import pytest
from patience import extent

import fidchell
from fidchell.arena.survey import run as survey
from fidchell.bots.player import make
from fidchell.checks.laws import random_options
from fidchell.core.errors import BadOption
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game
from fidchell.games.snakes.content.book import DEFAULT
from fidchell.games.snakes.planner.plan import plan_out, planned
from fidchell.games.snakes.rules.state import Snakes

SNAKES = game("snakes")
GAMES = extent(18, 90) if fidchell.COMPILED else 6


def fresh(seed, **options):
    return SNAKES.new(seed, SNAKES.settle_options(options))


def wandering(seed):
    """The states at the decisions of a game in which a bot now follows the plan and now does anything."""
    chance = Random(seed)
    state = cast(Snakes, SNAKES.new(seed, random_options(SNAKES, chance)))
    while not state.done:
        yield state
        state.act(planned(state) if chance.random() < 0.8 else chance.choice(state.legal()))


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_plan_is_an_option_and_changes_nothing(seed):
    for state in wandering(seed):
        before = state.fields()
        assert planned(state) in state.options(state.seat)
        assert state.fields() == before


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_plan_depends_on_nothing_hidden(seed):
    for state in wandering(seed):
        assert {planned(state.determinize(state.seat, guess)) for guess in range(3)} == {planned(state)}


def test_nobody_plans_when_the_game_is_over():
    state = fresh(1)
    assert plan_out(state) > 50
    assert state.done
    with pytest.raises(ValueError, match="over"):
        planned(state)


def test_planners_do_better_than_chance():
    def mean(bot):
        total = 0.0
        for seed in range(GAMES // 3):
            state = fresh(seed, players=2)
            players = [make(bot, seed), make(bot, seed + 1)]
            while not state.done:
                state.take(state.seat, players[state.seat].choose(information_state_of(state, state.seat)))
            total += state.result(0)
        return total / (GAMES // 3)

    assert mean("planner") > mean("random") + 0.4


def test_a_game_without_a_plan_is_refused():
    inis = game("inis").new(1, game("inis").settle_options())
    with pytest.raises(BadOption, match="Inis has no plan"):
        make("planner", 1).choose(information_state_of(inis, inis.seat))


@pytest.mark.compiled
def test_both_modes_plan_the_same():
    command = (
        "from fidchell.core.registry import game; from fidchell.games.snakes.planner.plan import plan_out\n"
        "g = game('snakes')\n"
        f"for seed in range({extent(6, 60)}):\n"
        "    level = ('beginner', 'standard', 'advanced')[seed % 3]\n"
        "    wish = {'players': seed % 6 + 1, 'level': level, 'saints': ('chosen', 'random')[seed % 2]}\n"
        "    s = g.new(seed, g.settle_options(wish))\n"
        "    print(plan_out(s), s.fields())"
    )
    told = []
    for pure in ("1", ""):
        env = {**os.environ, "FIDCHELL_PURE": pure}
        done = subprocess.run([sys.executable, "-c", command], env=env, capture_output=True, text=True, check=True)
        told.append(done.stdout)
    assert told[0] == told[1]


SMALL = ["snakes", "--games", "3", "--players", "1,4", "--level", "standard", "--jobs", "1"]


def test_a_survey_is_the_same_with_any_number_of_workers(capsys):
    assert survey([*SMALL, "--json"]) == 0
    alone = capsys.readouterr().out
    assert survey([*SMALL[:-1], "2", "--json"]) == 0
    assert capsys.readouterr().out == alone
    cells = json.loads(alone)
    assert [(cell["level"], cell["players"], cell["games"]) for cell in cells] == [
        ("standard", 1, 3),
        ("standard", 4, 3),
    ]
    assert all(sum(cell["results"].values()) == pytest.approx(100, abs=0.3) for cell in cells)


def test_a_survey_prints_a_line_for_each_cell(capsys):
    survey(SMALL)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines[-2:]] == [["standard", "1", "3"], ["standard", "4", "3"]]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["inis"], "only snakes"),
        (["snakes", "--bot", "nobody"], "there is no bot"),
        (["snakes", "--players", "7"], "players cannot be"),
        (["snakes", "--games", "0"], "1 or more"),
        (["snakes", "--seed", "x"], "seed"),
        (["snakes", "--jobs", "0"], "1 or more"),
        (["snakes", "--content", ""], "needs a file name"),
        (["snakes", "--content", "~nobody-at-all/x"], "no home directory here"),
    ],
)
def test_a_survey_refuses_what_cannot_be(words, why):
    with pytest.raises(BadOption, match=why):
        survey(words)


def test_what_is_named_twice_is_surveyed_once_by_no_more_workers_than_needed(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("fidchell.arena.process_pool.get_context", None)  # one portion needs no other process
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "ours.json").write_bytes(DEFAULT.read_bytes())
    words = ["--players", "1,1,1", "--level", "standard,standard", "--games", "1", "--jobs", "100000"]
    assert survey(["snakes", *words, "--content", "~/ours.json", "--json"]) == 0
    assert [cell["games"] for cell in json.loads(capsys.readouterr().out)] == [1]
