"""The arena: the same games whoever plays them and however often it is stopped, and figures that can be checked."""

import json
import math
import os
import shlex
import signal
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from types import SimpleNamespace

import pytest
from patience import HANGS, until

from fidchell.arena import contest, process_pool, ray_pool, standings
from fidchell.arena.bout import Played, bout
from fidchell.arena.fixture import fixtures, rotations
from fidchell.arena.ledger import opened
from fidchell.arena.order import ContestOrder
from fidchell.arena.order import ordered as order_of
from fidchell.arena.ratings import by_deal, elo, inverse, paired, wilson
from fidchell.bots.levels import LADDER
from fidchell.core.errors import BadOption, FidchellError
from fidchell.core.registry import game

CLOCK = ("ms_mean", "ms_most")
INIS = "inis --players random,random --games 4 --seed 3 --jobs 1"
SNAKES = "snakes --players planner,random --games 2 --seats 1,3 --option level=beginner --jobs 1"


def told(capsys, line, *words):
    """What the arena prints as JSON."""
    assert contest.run([*shlex.split(line), *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """What one process finds in one go, and the file that it leaves; by command line."""
    found = {}
    for line in (INIS, SNAKES):
        out = tmp_path_factory.mktemp("arena") / "games.jsonl"
        with redirect_stdout(StringIO()) as said:
            assert contest.run([*shlex.split(line), "--out", str(out), "--json"]) == 0
        found[line] = SimpleNamespace(report=timeless(json.loads(said.getvalue())), file=out.read_bytes())
    return found


def timeless(report):
    """A report without what the clock said."""
    if isinstance(report, dict):
        return {key: timeless(value) for key, value in report.items() if key not in CLOCK}
    return [timeless(value) for value in report] if isinstance(report, list) else report


def refusal(line, *words):
    """The sentence with which the arena refuses."""
    with pytest.raises(FidchellError) as why:
        contest.run([*shlex.split(line), *words])
    return str(why.value)


def ordered(players, **others):
    """An order for Inis, which nobody has typed."""
    settled = game("inis").settle_options({})
    options = {name: value for name, value in settled.items() if name != "players"}
    return ContestOrder("inis", tuple(players), 1, options, **others)


def ended(fixture, winner):
    """A game that the first seat of a player has won, or that was drawn."""
    seats = len(fixture.players)
    won = fixture.players.index(winner) if winner else None
    results = [1 / seats if won is None else float(seat == won) for seat in range(seats)]
    return fixture, Played(fixture.name, results, [10] * seats, [20.0] * seats, [5.0] * seats, {})


# Which games are played.


def test_every_player_has_every_seat_of_every_deal():
    games = fixtures(ordered(["a", "b", "c"]), 6)
    assert [game_.deal for game_ in games] == [0, 0, 0, 1, 1, 1]
    for deal in (games[:3], games[3:]):
        assert len({(game_.seed, tuple(game_.options.items())) for game_ in deal}) == 1
        for seat in range(3):
            assert sorted(game_.players[seat] for game_ in deal) == ["a", "b", "c"]
        for player in "abc":
            assert len({game_.seeds[game_.players.index(player)] for game_ in deal}) == 1
    assert games[0].seed != games[3].seed
    assert len({seed for game_ in games for seed in game_.seeds}) == 6


@pytest.mark.parametrize(("players", "different"), [("ab", 2), ("abbb", 4), ("abab", 2), ("aaa", 1), ("aab", 3)])
def test_no_seating_comes_twice(players, different):
    assert rotations(players) == different
    games = fixtures(ordered(players), different + 1)
    assert len({game_.players for game_ in games[:-1]}) == different
    assert games[-1].players == tuple(players) and games[-1].deal == 1


def test_more_games_begin_with_the_same_ones():
    asked = ordered(["a", "b"])
    assert fixtures(asked, 9)[:4] == fixtures(asked, 4)


def test_a_step_of_a_ladder_is_played_as_if_it_were_the_only_one():
    ladder = fixtures(ordered(["low", "mid", "top"], ladder=True), 4)
    step = fixtures(ordered(["top", "mid"]), 4)
    held = [(game_.seed, game_.players, game_.seeds) for game_ in ladder if game_.table == 1]
    assert held == [(game_.seed, game_.players, game_.seeds) for game_ in step]


def test_in_shared_games_everyone_gets_the_same_deals():
    asked = ContestOrder("snakes", ("a", "b"), 1, {}, seats=(1, 4))
    games = fixtures(asked, 3)
    assert [game_.players for game_ in games] == [("a",), ("b",), ("a",) * 4, ("b",) * 4, ("a",), ("b",)]
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert (first.seed, first.seeds, first.options) == (second.seed, second.seeds, second.options)


def test_a_game_can_be_played_again():
    fixture = fixtures(ordered(["random", "random"]), 1)[0]
    first, second = bout(fixture), bout(fixture)
    assert (first.results, first.decisions) == (second.results, second.decisions)
    assert all(0 < most <= ms for most, ms in zip(first.slowest, first.ms, strict=True))


# Arithmetic.


def test_wilson_agrees_with_published_figures():
    assert wilson(0.8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


def test_deals_whose_games_go_alike_count_as_one_game():
    assert by_deal([(1, 1), (1, 0)] * 20) == wilson(0.5, 40 * 39 / 40)
    assert by_deal([(4, 4), (4, 0)] * 20) == pytest.approx(wilson(0.5, 40 * 39 / 40))
    assert by_deal([(2, 1)] * 20) == wilson(0.5, 40), "never narrower than for games that have nothing in common"
    assert by_deal([(2, 2)] * 5) == wilson(1.0, 10)


def test_paired_rates_by_hand():
    pairs = [(True, False)] * 12 + [(False, True)] * 3 + [(True, True)] * 5
    reach = 1.959964 * math.sqrt(12.5 + 3.5 - 81 / 22) / 22
    assert paired(pairs) == pytest.approx((9 / 20, 9 / 22 - reach, 9 / 22 + reach))
    assert paired([(True, True)] * 30).low < 0 < paired([(True, True)] * 30).high


def test_elo_of_two_by_hand():
    meetings = {deal: [("a", "b", float(deal < 75))] for deal in range(100)}
    likely = 75.5 / 101
    rated = elo(meetings, "b")
    assert rated["a"].value == pytest.approx(400 * math.log10(75.5 / 25.5))
    reach = 1.959964 * 400 / math.log(10) / math.sqrt(101 * likely * (1 - likely))
    assert rated["a"].high - rated["a"].value == pytest.approx(reach, rel=0.02)
    assert rated["b"] == (0, 0, 0)
    assert elo(meetings, "a")["b"].value == pytest.approx(-rated["a"].value)


def test_who_wins_always_has_an_elo_that_is_finite_and_unsure():
    rated = elo({deal: [("a", "b", 1.0)] for deal in range(200)}, "b")["a"]
    assert rated.value == pytest.approx(400 * math.log10(200.5 / 0.5))
    assert 300 < rated.high - rated.value < 1000


def test_elo_adds_up_along_a_ladder():
    steps = [("b", "a", 0.75), ("c", "b", 0.6)]
    rated = elo(
        {deal: [(one, other, float(deal < 100 * rate)) for one, other, rate in steps] for deal in range(100)}, "a"
    )
    assert rated["c"].value - rated["b"].value == pytest.approx(400 * math.log10(60.5 / 40.5))
    assert rated["b"].value == pytest.approx(400 * math.log10(75.5 / 25.5))
    assert rated["c"].high - rated["c"].low > rated["b"].high - rated["b"].low


def test_elo_recovers_the_strengths_of_three():
    odds = {"a": 4.0, "b": 2.0, "c": 1.0}
    meetings: dict[int, list[tuple[str, str, float]]] = {0: []}
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        wins = round(6000 * odds[one] / (odds[one] + odds[other]))
        meetings[0] += [(one, other, float(i < wins)) for i in range(6000)]
    rated = elo(meetings, "c")
    assert [rated[player].value for player in "abc"] == pytest.approx([240.8, 120.4, 0], abs=0.3)


def test_the_interval_of_elo_grows_when_the_games_of_a_deal_go_alike():
    alone = {deal: [("a", "b", float(deal % 2))] for deal in range(80)}
    alike = {deal: [("a", "b", float(deal % 2))] * 4 for deal in range(20)}
    reach = [elo(meetings, "b")["a"].high for meetings in (alone, alike)]
    assert reach[1] == pytest.approx(2 * reach[0], rel=0.1)


def test_a_matrix_times_its_inverse_is_one():
    matrix = [[0.0, 2.0, 1.0], [1.0, 3.0, 0.0], [2.0, 0.0, 5.0]]
    other = inverse(matrix)
    product = [sum(matrix[i][k] * other[k][j] for k in range(3)) for i in range(3) for j in range(3)]
    assert product == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])


# Standings.


def test_standings_count_a_player_with_several_seats_once():
    asked = ordered(["a", "b", "b", "b"])
    games = [ended(fixture, "a" if fixture.number % 4 == 0 else "b") for fixture in fixtures(asked, 8)]
    table = standings.standings(asked, games)[0]
    first, second = table["rows"]
    assert (table["games"], table["deals"], table["seatings"]) == (8, 2, 4)
    assert [(row["seats"], row["games"], row["wins"], row["draws"]) for row in (first, second)] == [
        (1, 8, 2, 0),
        (3, 8, 6, 0),
    ]
    assert (second["win_rate"]["value"], second["win_rate_a_seat"]["value"], second["fair"]) == (0.75, 0.25, 0.75)
    assert (first["decisions"], second["decisions"], second["ms_mean"], second["ms_most"]) == (10, 30, 2, 5)
    assert first["elo"]["value"] == pytest.approx(400 * math.log10(6.5 / 6.5)), (
        "2 games over three, 6 games lost to one"
    )
    assert "b \N{MULTIPLICATION SIGN}3" in "\n".join(standings.lines([table]))


def test_a_draw_is_half_a_win_for_elo_and_no_win():
    asked = ordered(["a", "b", "c"])
    games = [ended(fixture, None if fixture.number else "a") for fixture in fixtures(asked, 3)]
    rows = standings.standings(asked, games)[0]["rows"]
    assert [(row["wins"], row["draws"]) for row in rows] == [(1, 2), (0, 2), (0, 2)]
    assert rows[0]["elo"]["value"] > rows[1]["elo"]["value"] == rows[2]["elo"]["value"] == 0


@pytest.mark.compiled
def test_greedy_beats_random_and_the_table_says_so(capsys):
    assert contest.run(shlex.split("inis --players greedy,random --games 2 --jobs 1")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "2 games: 1 deals, each in 2 seatings"
    assert lines[3].split()[:4] == ["player", "games", "wins", "draws"]
    assert [line.split()[:4] for line in lines[4:]] == [["greedy", "2", "2", "0"], ["random", "2", "0", "0"]]


def test_a_ladder_has_a_table_for_each_step_and_one_elo(capsys):
    asked = ordered(["low", "mid", "top"], ladder=True)
    games = [ended(fixture, "top" if fixture.table else "mid") for fixture in fixtures(asked, 10)]
    tables = standings.standings(asked, games)
    rows = [[(row["player"], row["wins"], row["elo"]["value"]) for row in table["rows"]] for table in tables]
    step = round(400 * math.log10(10.5 / 0.5), 1)
    assert rows == [[("mid", 10, step), ("low", 0, 0)], [("top", 10, 2 * step), ("mid", 0, step)]]


def test_a_ladder_without_names_takes_all_levels():
    tables = order_of(contest.flags().parse_args(["inis", "--ladder"])).tables
    assert [lower for _, lower in tables] == list(LADDER[:-1])
    assert [upper for upper, _ in tables] == list(LADDER[1:])


def test_snakes_are_compared_deal_by_deal(alone):
    report = alone[SNAKES].report
    planner, random = report["rows"]
    assert planner["games"] == random["games"] == 2 and list(report["by_seats"]) == ["1", "3"]
    assert sum(planner["results"].values()) == 2 and planner["wins"] == planner["results"]["total victory"]
    gain = planner["more_wins_than_last"]
    assert gain["value"] == (planner["wins"] - random["wins"]) / 2 and gain["low"] < gain["high"] <= 1
    assert random["more_wins_than_last"] is None
    assert sum(rows[0]["wins"] for rows in report["by_seats"].values()) == planner["wins"]
    assert sum(rows[0]["score"] for rows in report["by_seats"].values()) == pytest.approx(2 * planner["score"])


def test_the_table_of_snakes_has_a_part_for_each_number_of_seats(capsys):
    contest.run(shlex.split("snakes --players random --games 3 --seats 1,2,3 --jobs 1"))
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if "deals" in line] == [
        "all tables: 3 deals, the same for everyone",
        *(f"{seats}: 1 deals, the same for everyone" for seats in ("1 seat", "2 seats", "3 seats")),
    ]


# Processes, and going on.


@pytest.mark.parametrize("line", [INIS, SNAKES])
def test_any_number_of_processes_finds_the_same(line, alone, capsys):
    assert timeless(told(capsys, line, "--jobs", "2")) == alone[line].report


@pytest.mark.ray
def test_a_cluster_finds_the_same(alone, capsys):
    assert timeless(told(capsys, INIS, "--ray", "--jobs", "2")) == alone[INIS].report


def test_without_ray_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr("fidchell.arena.ray_pool.find_spec", lambda name: None)
    assert "pip install 'fidchell[ray]'" in refusal(INIS, "--ray")


@pytest.mark.ray
def test_a_cluster_that_is_not_there_is_refused_at_once():
    assert "no Ray cluster answers at '127.0.0.1:1'" in refusal(INIS, "--ray", "127.0.0.1:1")


def test_batches_are_neither_too_many_nor_too_large():
    assert [len(part) for part in ray_pool.cut(range(10), 4)] == [2] * 5
    assert [len(part) for part in ray_pool.cut(range(60), 2)] == [25, 25, 10]
    assert [len(part) for part in ray_pool.cut(range(2), 8)] == [1, 1]


def test_a_machine_with_another_version_is_refused():
    with pytest.raises(FidchellError, match="install the same version"):
        ray_pool.batch(abs, [1], "0.0")


@pytest.mark.parametrize("line", [INIS, SNAKES])
def test_a_file_that_broke_off_is_played_to_its_end(line, alone, capsys, tmp_path, monkeypatch):
    out = tmp_path / "games.jsonl"
    lines = alone[line].file.splitlines(keepends=True)
    assert len(lines) == 1 + len({json.loads(row)["name"] for row in lines[1:]})
    out.write_bytes(b"".join([lines[0], lines[2], lines[1], lines[3][:40]]))
    again = []

    def noted(fixture):
        again.append(fixture.name)
        return bout(fixture)

    monkeypatch.setattr(contest, "bout", noted)
    assert timeless(told(capsys, line, "--out", str(out))) == alone[line].report
    assert len(again) == len(lines) - 3
    assert sorted(timeless_line(row) for row in out.read_bytes().splitlines()) == sorted(map(timeless_line, lines))
    finished = out.read_bytes()
    again.clear()
    told(capsys, line, "--out", str(out))
    assert not again and out.read_bytes() == finished


def timeless_line(row):
    """A line of a file without what the clock said."""
    return json.dumps({key: value for key, value in json.loads(row).items() if key not in ("ms", "slowest")})


def test_more_games_go_on_from_fewer(alone, capsys, tmp_path):
    out = tmp_path / "games.jsonl"
    out.write_bytes(alone[INIS].file)
    fewer = told(capsys, INIS, "--games", "2", "--out", str(out))
    assert fewer["tables"][0]["games"] == 2 and out.read_bytes() == alone[INIS].file
    told(capsys, INIS, "--games", "5", "--out", str(out))
    assert out.read_bytes().startswith(alone[INIS].file)
    assert out.read_bytes().count(b"\n") == 6


@pytest.mark.parametrize(
    ("words", "difference"),
    [
        (["--seed", "4"], "seed 3 there, 4 here"),
        (["--players", "random,random,random"], "players random,random there, random,random,random here"),
        (["--option", "eriu=anywhere"], "eriu one-each there, anywhere here"),
    ],
)
def test_a_file_of_another_order_is_refused(words, difference, alone, tmp_path):
    out = tmp_path / "games.jsonl"
    out.write_bytes(alone[INIS].file)
    said = refusal(INIS, *words, "--out", str(out))
    assert f"holds games of another order: {difference}; ask for the same again" in said
    assert out.read_bytes() == alone[INIS].file


def test_a_file_of_another_version_is_refused(alone, tmp_path, monkeypatch):
    out = tmp_path / "games.jsonl"
    out.write_bytes(alone[INIS].file)
    monkeypatch.setattr("fidchell.arena.order.__version__", "9.9")
    assert "there, 9.9 here" in refusal(INIS, "--out", str(out))


@pytest.mark.parametrize("text", ["Dear Aoife,\n", "Dear Aoife", '{"fidchell": 1}\n'])
def test_a_file_that_is_not_ours_is_left_alone(text, tmp_path):
    out = tmp_path / "letter.txt"
    out.write_text(text)
    assert "was not written by the arena" in refusal(INIS, "--out", str(out))
    assert out.read_text() == text


def test_a_line_that_is_no_game_is_refused(alone, tmp_path):
    out = tmp_path / "games.jsonl"
    lines = alone[INIS].file.decode().splitlines()
    out.write_text("\n".join([lines[0], "{}", *lines[2:]]) + "\n")
    assert "line 2 is not a game" in refusal(INIS, "--out", str(out))


@pytest.mark.parametrize("begun", ["", '{"fidch', '{"fidchell arena": 1, "game": "in'])
def test_a_file_without_games_is_begun_anew(begun, tmp_path):
    out = tmp_path / "games.jsonl"
    out.write_text(begun)
    with opened(str(out), ordered(["random", "random"])) as ledger:
        assert not ledger.played
    assert json.loads(out.read_text())["players"] == ["random", "random"]


def test_a_file_that_cannot_be_written_is_refused(tmp_path):
    assert "cannot be used as --out: Is a directory" in refusal(INIS, "--out", str(tmp_path))
    assert "No such file or directory" in refusal(INIS, "--out", str(tmp_path / "no" / "games.jsonl"))


def test_ctrl_c_ends_all_and_says_how_to_go_on(alone, tmp_path, capsys):
    out = tmp_path / "games.jsonl"
    words = ["--players", "random,random", "--seed", "3", "--games", "20000", "--jobs", "2", "--out", str(out)]
    command = [sys.executable, "-m", "fidchell", "arena", "inis", *words]
    run = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until(lambda: run.poll() is not None or (out.exists() and out.read_bytes().count(b"\n") >= 8))
    os.killpg(run.pid, signal.SIGINT)
    said, complaint = run.communicate(timeout=HANGS)
    assert run.returncode == 130 and said == "" and "Traceback" not in complaint
    assert f"of 20000 games; the same command continues from {out}" in complaint
    assert timeless(told(capsys, INIS, "--out", str(out))) == alone[INIS].report


def test_ctrl_c_without_a_file_says_how_to_keep_games(capsys, monkeypatch):
    def interrupted(fixture):
        raise KeyboardInterrupt

    monkeypatch.setattr(contest, "bout", interrupted)
    assert contest.run(shlex.split(INIS)) == 130
    assert "stopped after 0 of 4 games; nothing was saved; use --out FILE" in capsys.readouterr().err


def leave(portion):
    """A process that gets killed."""
    os._exit(portion)


def test_a_process_that_is_ended_is_noticed():
    with pytest.raises(FidchellError, match="was killed"):
        list(process_pool.each(leave, [1, 1], 2))


def fail(portion):
    """Work that is refused."""
    raise BadOption(f"{portion} is refused")


def test_a_refusal_in_another_process_reaches_this_one():
    with pytest.raises(BadOption, match="is refused"):
        list(process_pool.each(fail, [1, 2, 3], 2))


# What is refused.


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("chess --players random", "there is no game 'chess'"),
        ("inis", "name bots, as in --players greedy,random"),
        ("inis --players random,random --games 0", "--games and --jobs should be 1 or more"),
        ("inis --players random,random --jobs 0", "--games and --jobs should be 1 or more"),
        ("inis --players random,random --games many", "invalid int value: 'many'"),
        ("inis --players random,random --seed x", "the seed should be a number below 2**63, not 'x'"),
        ("inis --players random,oracle", "there is no bot 'oracle'"),
        ("inis --players random,,random", "has an empty name"),
        ("inis --players random", "inis needs 2 or 3 or 4 players, not 1; name one bot per seat"),
        ("inis --players random,random,random,random,random", "inis needs 2 or 3 or 4 players, not 5"),
        ("inis --players random,random --seats 2", "leave out --seats"),
        ("inis --players random,random --option players=2", "leave out --option players"),
        ("inis --players random,random --option colour=red", "inis has no option 'colour'"),
        ("inis --players random,random --option eriu=one-each --option eriu=anywhere", "eriu cannot be both"),
        ("inis --players random --ladder", "a ladder needs two or more different players"),
        ("inis --players random,random --ladder", "a ladder needs two or more different players"),
        ("inis --players planner,random --jobs 1", "Inis has no plan"),
        ("snakes --players random,planner --ladder", "leave out --ladder"),
        ("snakes --players random --seats 7", "players cannot be '7'"),
        ("snakes --players random --out ''", "--out needs a file name"),
    ],
)
def test_nonsense_is_refused(line, why):
    assert why in refusal(line)
