"""Self-play: the tables follow from the records, and are the same however often and wherever they are made."""

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import termios
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pyarrow.parquet as pq
import pytest
from observed import encoding_of
from patience import HANGS, until

from fidchell.arena.bout import bout
from fidchell.arena.fixture import fixtures
from fidchell.core.errors import FidchellError
from fidchell.core.match import Match
from fidchell.core.record import from_text
from fidchell.core.registry import game
from fidchell.research import selfplay
from fidchell.research.folder import opened
from fidchell.research.parquet import DECISION_COLUMNS, RECORD_COLUMNS, ShardPart, bound, joined
from fidchell.research.recorder import Portion

NEEDS = ("pyarrow",)
PAGE = Path(__file__).parents[1] / "docs/how-to/selfplay.md"
INIS = "inis --players random,random,random --games 5 --shard 2 --seed 3 --jobs 1"
TABLE = "inis --players random --seats 3,2 --games 2 --at-table --jobs 1"
SNAKES = "snakes --players random,planner --seats 2,5 --games 3 --option level=beginner --jobs 1"


def made(line, out, *words):
    """The folder after a command."""
    assert selfplay.run([*shlex.split(line), *words, "--out", str(out)]) == 0
    return out


def files(folder):
    """What a folder holds for a reader, by name."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def rows(folder, table):
    """The rows of a table, one after the other."""
    return [row for path in sorted((folder / table).glob("part-*")) for row in pq.read_table(path).to_pylist()]


def manifest(folder):
    """What the manifest says."""
    return json.loads((folder / "manifest.json").read_text())


def refusal(line, *words):
    """The sentence with which a command is refused."""
    with pytest.raises(FidchellError) as why:
        selfplay.run([*shlex.split(line), *words])
    assert "\n" not in str(why.value)
    return str(why.value)


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The folders that one process makes in one go, by command line."""
    return {line: made(line, tmp_path_factory.mktemp("selfplay") / "out") for line in (INIS, TABLE, SNAKES)}


# What the tables say.


@pytest.mark.parametrize("line", [INIS, TABLE, SNAKES])
def test_the_records_can_be_replayed_and_the_decisions_follow_from_them(line, alone):
    decisions = iter(rows(alone[line], "decisions"))
    for row in rows(alone[line], "records"):
        loaded = from_text(row["record"])
        assert loaded.note == "" and loaded.match.done
        results = [loaded.match.state.result(seat) for seat in range(loaded.match.players)]
        assert row["results"] == pytest.approx(results) and len(row["players"]) == len(results)
        assert row["outcome"] == loaded.match.game.outcome(loaded.match.state)
        assert (row["seed"], json.loads(row["options"])) == (loaded.match.seed, loaded.match.options)
        assert row["steps"] == len(loaded.match.log)
        assert row["decisions"] == follow(row, loaded.match, decisions)
    assert next(decisions, None) is None


def follow(row, played, decisions):
    """Play a game again beside its decisions; how many there are."""
    match = Match(played.game, played.seed, played.options, played.at_table)
    count = 0
    for step, entry in enumerate(played.entries()):
        options = match.state.options(entry.seat)
        if len(options) > 1:
            found = next(decisions)
            count += 1
            assert [found[name] for name in ("game", "step", "seat")] == [row["game"], step, entry.seat]
            assert [found[name] for name in ("legal", "count", "action")] == [options, len(options), entry.action]
            assert found["player"] == row["players"][entry.seat]
            assert found["result"] == row["results"][entry.seat]
            assert found["left"] == row["steps"] - 1 - step
            assert found.get("observation") == seen(match, entry.seat, "observation" in found)
        match.state.take(entry.seat, entry.action)
    return count


def seen(match, seat, wanted):
    """What a seat knows, as bytes."""
    if not wanted:
        return None
    page = bytearray(match.game.encoding.size)
    match.state.observe_into(seat, page)
    return bytes(page)


def test_the_games_are_those_of_the_arena(alone):
    order = selfplay.asked(selfplay.flags().parse_args([*shlex.split(INIS), "--out", "x"]))
    for fixture, row in zip(fixtures(order, 5), rows(alone[INIS], "records"), strict=True):
        played = bout(fixture)
        assert row["results"] == pytest.approx(played.results)
        assert (row["name"], row["deal"], row["decisions"]) == (fixture.name, fixture.deal, sum(played.decisions))
        assert (tuple(row["players"]), tuple(row["bot_seeds"])) == (fixture.players, fixture.seeds)


@pytest.mark.compiled
def test_bots_that_look_ahead_play_as_in_the_arena(tmp_path):
    line = "inis --players greedy,beginner,random --games 3 --jobs 2"
    out = made(line, tmp_path / "out")
    order = selfplay.asked(selfplay.flags().parse_args([*shlex.split(line), "--out", "x"]))
    found = [row["results"] for row in rows(out, "records")]
    assert found == [pytest.approx(bout(fixture).results) for fixture in fixtures(order, 3)]
    assert {row["player"] for row in rows(out, "decisions")} == {"greedy", "beginner", "random"}


def test_one_bot_may_have_all_seats_of_tables_of_several_sizes(alone):
    assert [row["players"] for row in rows(alone[TABLE], "records")] == [["random"] * 3, ["random"] * 2]
    assert all("manner: table\n" in row["record"] for row in rows(alone[TABLE], "records"))


def test_in_shared_games_each_bot_has_a_table_and_all_get_the_same_deals(alone):
    found = rows(alone[SNAKES], "records")
    assert [row["name"] for row in found] == ["0/0", "1/0", "0/1", "1/1", "0/2", "1/2"]
    assert [(row["players"][0], len(row["players"])) for row in found[:4]] == [
        ("random", 2),
        ("planner", 2),
        ("random", 5),
        ("planner", 5),
    ]
    assert [row["seed"] for row in found[::2]] == [row["seed"] for row in found[1::2]]


def test_without_observations_all_else_is_the_same(alone, tmp_path):
    out = made(INIS, tmp_path / "out", "--no-observations")
    for path in (alone[INIS] / "decisions").glob("part-*"):
        whole = pq.read_table(path)
        assert pq.read_table(out / "decisions" / path.name).equals(whole.drop_columns(["observation"]))
    assert manifest(out)["observations"] is False


def test_the_manifest_says_where_the_parts_of_an_observation_lie(alone):
    told, encoding = manifest(alone[INIS]), encoding_of("inis")
    assert (told["games"], told["shard"], told["seed"], told["manner"]) == (5, 2, 3, "simulation")
    assert told["encoding"]["size"] == encoding.size and told["encoding"]["version"] == encoding.version
    for part in told["encoding"]["parts"]:
        place = encoding.places()[part["name"]]
        size = 1
        for side in part["shape"]:
            size *= side
        assert (part["offset"], part["offset"] + size) == (place.start, place.stop) and part["about"]
    assert len(told["encoding"]["parts"]) == len(encoding.parts)


def test_the_page_names_every_column_with_its_kind(alone):
    chapters = PAGE.read_text(encoding="utf-8").split("\n### ")
    for name, schema in (
        ("records", RECORD_COLUMNS),
        ("decisions", pq.read_schema(alone[INIS] / "decisions/part-00000.parquet")),
    ):
        chapter = next(chapter for chapter in chapters if chapter.startswith(f"`{name}`"))
        told = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", chapter, re.M)
        kinds = [(field.name, str(field.type).replace("element: ", "").replace(" not null", "")) for field in schema]
        size = f"[{encoding_of('inis').size}]"
        assert [(column, kind.replace("[size]", size).strip()) for column, kind in told] == kinds
    assert [field.name for field in DECISION_COLUMNS] == [column for column, _ in told[:-1]]


def test_the_page_names_every_key_of_the_manifest(alone):
    parts = PAGE.read_text(encoding="utf-8").split("\n\n")
    told = next(part for part in parts if part.startswith("The manifest names"))
    assert manifest(alone[INIS]).keys() <= set(re.findall(r"`([^`]+)`", told))


# The same wherever they are made.


@pytest.mark.parametrize("line", [INIS, SNAKES])
def test_any_number_of_processes_makes_the_same_files(line, alone, tmp_path):
    assert files(made(line, tmp_path / "out", "--jobs", "2")) == files(alone[line])


@pytest.mark.ray
def test_a_cluster_makes_the_same_files(alone, tmp_path):
    assert files(made(INIS, tmp_path / "out", "--jobs", "2", "--ray")) == files(alone[INIS])


def test_pieces_of_a_shard_make_the_same_files_as_the_whole(alone):
    order = selfplay.asked(selfplay.flags().parse_args([*shlex.split(INIS), "--out", "x"]))
    whole = bound(Portion(order, 1, 2, 4, False, True))
    pieces = [bound(Portion(order, 1, first, first + 1, False, True)) for first in (3, 2)]
    assert joined(pieces) == whole
    assert whole.decisions == files(alone[INIS])["decisions/part-00001.parquet"]


def test_work_is_cut_where_processes_would_have_none(tmp_path):
    chosen = selfplay.flags().parse_args([*shlex.split(INIS), "--out", str(tmp_path / "out"), "--jobs", "2"])
    with opened(chosen.out, 250, 100, {}, {}) as folder:
        few = selfplay.portions(folder, [0, 2], selfplay.asked(chosen), chosen)
        assert [(part.shard, part.first, part.last) for part in few[:2]] == [(0, 0, 7), (0, 7, 14)]
        assert sum(part.last - part.first for part in few) == 150 and few[-1].last == 250
        folder.games = 800
        many = selfplay.portions(folder, range(8), selfplay.asked(chosen), chosen)
        assert [(part.first, part.last) for part in many] == [(first, first + 100) for first in range(0, 800, 100)]


# Going on.


def test_what_is_there_is_not_played_again(alone, tmp_path, capsys):
    out = made(INIS, tmp_path / "out")
    before = {path: path.stat().st_mtime_ns for path in out.rglob("part-*")}
    capsys.readouterr()
    made(INIS, out)
    assert "5 games" in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in out.rglob("part-*")} == before


@pytest.mark.parametrize("lost", ["records/part-00001.parquet", "decisions/part-00000.parquet"])
def test_a_shard_that_is_not_there_is_played_again(lost, alone, tmp_path):
    out = made(INIS, tmp_path / "out")
    (out / lost).rename((out / lost).with_name(".piece-000000003.parquet"))
    (out / "decisions/.part-00002.parquet.begun").write_bytes(b"PAR1 broke off")
    assert files(made(INIS, out)) == files(alone[INIS])
    assert sorted(path.name for path in out.rglob(".*")) == [".lock"]


def test_more_games_go_on_from_fewer(alone, tmp_path):
    out = made(INIS, tmp_path / "out", "--games", "3")
    first = (out / "records/part-00000.parquet").stat().st_mtime_ns
    assert len(rows(out, "records")) == 3
    assert files(made(INIS, out)) == files(alone[INIS])
    assert (out / "records/part-00000.parquet").stat().st_mtime_ns == first
    assert "games 5 there, 3 here" in refusal(INIS, "--games", "3", "--out", str(out))


def test_a_shard_that_is_replaced_is_never_half_old_and_half_new(tmp_path):
    out = made(INIS, tmp_path / "out", "--games", "3")
    with opened(str(out), 4, 2, {}, {}) as folder:
        whole = (out / "decisions/part-00000.parquet").read_bytes()
        with pytest.raises(FidchellError, match="cannot be written"):
            folder.write(ShardPart(1, 2, 2, out / "not there", whole))
        assert (out / "decisions/part-00001.parquet").read_bytes() == whole
        assert folder.missing() == [1]


HALTING = """
import sys
from fidchell.cli import main
from fidchell.research.folder import Folder

def add(folder, part):
    honest(folder, part)
    if sum(map(folder.is_there, folder.shards)) == 3:
        print("three", flush=True)
        sys.stdin.read()

honest, Folder.add = Folder.add, add
sys.exit(main(["selfplay", *sys.argv[1:]]))
"""


def words_for(out, *words):
    """An order of ten shards."""
    line = f"inis --players random --seats 4 --games 50 --shard 5 --seed 3 --out {shlex.quote(str(out))}"
    return [*shlex.split(line), *words]


def finished(out, *words):
    """The folder after a run that nobody stops."""
    command = [sys.executable, "-m", "fidchell", "selfplay", *words_for(out, *words)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return out


def begun(out, *words):
    """A run that has written three shards and goes no further by itself."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    command = [sys.executable, "-c", HALTING, *words_for(out, *words)]
    run = subprocess.Popen(command, start_new_session=True, text=True, **pipes)
    assert run.stdout
    assert run.stdout.readline() == "three\n", run.communicate()
    return run


def is_alive(process):
    """Whether a process has work left; one that nobody has buried is no more."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.compiled  # uncompiled, so many games take minutes
def test_a_run_that_is_killed_goes_on_to_the_same_files(tmp_path):
    out = tmp_path / "out"
    run = begun(out, "--jobs", "2")
    others = [int(name) for name in Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()]
    os.kill(run.pid, signal.SIGKILL)
    run.communicate(timeout=HANGS)
    assert run.returncode == -signal.SIGKILL
    kept = {path: path.stat().st_mtime_ns for path in out.glob("records/part-*")}
    assert len(kept) == 3 and len(others) >= 2
    until(lambda: not any(map(is_alive, others)), "the other processes to end after the first one")
    whole = files(finished(tmp_path / "whole", "--jobs", "1"))
    assert files(finished(out, "--jobs", "2")) == whole
    assert {path: path.stat().st_mtime_ns for path in kept} == kept


@pytest.mark.compiled  # as above
def test_ctrl_c_says_how_to_go_on(tmp_path):
    out = tmp_path / "out"
    run = begun(out, "--jobs", "2")
    os.killpg(run.pid, signal.SIGINT)
    said, complaint = run.communicate(timeout=HANGS)
    assert run.returncode == 130 and said == "" and "Traceback" not in complaint
    assert len(list(out.glob("records/part-*"))) == 3
    assert f"stopped with 15 of 50 games; the same command continues from {out}" in complaint


def test_whoever_watches_sees_a_bar(tmp_path):
    screen, terminal = pty.openpty()
    termios.tcsetwinsize(terminal, (24, 80))
    words = [sys.executable, "-m", "fidchell", "selfplay", *shlex.split(INIS), "--out", str(tmp_path / "out")]
    subprocess.run(words, check=True, stderr=terminal, stdout=subprocess.DEVNULL)
    os.close(terminal)
    assert b"5/5" in os.read(screen, 100_000)
    os.close(screen)


# What is refused.


@pytest.mark.parametrize(
    ("words", "difference"),
    [
        (["--seed", "4"], "seed 3 there, 4 here"),
        (["--players", "random,random"], "players random,random,random there, random,random here"),
        (["--option", "eriu=anywhere"], "eriu one-each there, anywhere here"),
        (["--at-table"], "manner simulation there, table here"),
        (["--shard", "3"], "shard 2 there, 3 here"),
        (["--no-observations"], "observations True there, False here"),
    ],
)
def test_a_folder_of_another_order_is_refused(words, difference, alone):
    before = files(alone[INIS])
    said = refusal(INIS, *words, "--out", str(alone[INIS]))
    assert f"holds games of another order: {difference}; ask for the same again" in said
    assert files(alone[INIS]) == before


def changed(folder, **changes):
    """A folder whose manifest says something else."""
    path = folder / "manifest.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return str(folder)


def test_a_folder_of_another_version_is_refused(tmp_path):
    out = made(INIS, tmp_path / "out")
    assert "fidchell 9.9 there" in refusal(INIS, "--out", changed(out, fidchell="9.9"))
    assert "has format 2, but this program writes format 1" in refusal(
        INIS, "--out", changed(out, **{"fidchell selfplay": 2})
    )
    (out / "manifest.json").write_text('{"fidchell self')
    assert "is not a manifest of self-play; name another --out" in refusal(INIS, "--out", str(out))


def test_a_folder_without_shards_may_be_used_for_anything(alone, tmp_path):
    out = tmp_path / "out"
    assert "Inis has no plan" in refusal(INIS, "--players", "planner,random,random", "--out", str(out))
    assert files(made(INIS, out)) == files(alone[INIS])


@pytest.mark.parametrize("table", ["records", "decisions"])
def test_a_damaged_shard_is_refused(table, tmp_path):
    out = made(INIS, tmp_path / "out")
    path = out / table / "part-00001.parquet"
    path.write_bytes(path.read_bytes()[:-100])
    said = refusal(INIS, "--out", str(out))
    assert "records/part-00001.parquet' or its decisions have been damaged (" in said
    assert "remove both, and the same command plays their games again" in said


def ends_of_pages(path):
    """Where the last page of each column of a file ends: the byte before is one of what it holds."""
    for chunk in map(pq.read_metadata(path).row_group(0).column, range(len(pq.read_schema(path)))):
        yield chunk.total_compressed_size + (chunk.dictionary_page_offset or chunk.data_page_offset)


@pytest.mark.parametrize("table", ["records", "decisions"])
def test_a_shard_with_one_wrong_byte_in_any_column_is_refused(table, alone, tmp_path):
    out = copytree(alone[INIS], tmp_path / "out")
    path = out / table / "part-00001.parquet"
    whole = path.read_bytes()
    for end in ends_of_pages(path):
        path.write_bytes(whole[: end - 1] + bytes([whole[end - 1] ^ 0xFF]) + whole[end:])
        assert "have been damaged (" in refusal(INIS, "--out", str(out))
    path.write_bytes(whole)
    assert files(made(INIS, out)) == files(alone[INIS])


@pytest.mark.parametrize("table", ["records", "decisions"])
def test_a_shard_with_other_columns_is_refused(table, alone, tmp_path):
    out = copytree(alone[INIS], tmp_path / "out")
    path = out / table / "part-00001.parquet"
    pq.write_table(pq.read_table(path).drop_columns(["game"]), path)
    assert "have been damaged (its columns are not game, " in refusal(INIS, "--out", str(out))


def test_a_shard_in_the_wrong_place_is_refused(tmp_path):
    out = made(INIS, tmp_path / "out")
    for table in ("records", "decisions"):
        (out / table / "part-00001.parquet").write_bytes((out / table / "part-00000.parquet").read_bytes())
    assert "it does not begin with game 2" in refusal(INIS, "--out", str(out))
    (out / "records/part-00000.parquet").write_bytes((out / "records/part-00002.parquet").read_bytes())
    assert "it does not begin with game 0" in refusal(INIS, "--out", str(out))


def test_a_folder_with_other_things_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Aoife,\n")
    assert "is not empty and has no manifest.json; it is left as it is" in refusal(INIS, "--out", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    (tmp_path / "letter.txt").rename(tmp_path / "manifest.json")
    assert "is not a manifest of self-play" in refusal(INIS, "--out", str(tmp_path))
    assert (tmp_path / "manifest.json").read_text() == "Dear Aoife,\n"


def test_shards_of_which_nothing_is_known_are_left_alone(tmp_path):
    out = made(INIS, tmp_path / "out")
    (out / "manifest.json").unlink()
    before = files(out)
    assert "is not empty and has no manifest.json" in refusal(INIS, "--out", str(out))
    assert files(out) == before


def test_a_folder_that_cannot_be_is_refused(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Aoife,\n")
    assert "cannot be used as --out: Not a directory" in refusal(INIS, "--out", str(file))
    assert "cannot be used as --out: Not a directory" in refusal(INIS, "--out", str(file / "out"))
    assert "cannot be used as --out" in refusal(INIS, "--out", "/proc/out")


def test_a_folder_to_which_another_run_writes_is_refused(tmp_path):
    with opened(str(tmp_path / "out"), 5, 2, {}, {}):
        assert "another run is writing to" in refusal(INIS, "--out", str(tmp_path / "out"))


def test_a_full_disk_is_refused_and_leaves_no_shard(tmp_path):
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (30000, 30000)); "
    words = [*shlex.split(INIS), "--out", str(tmp_path / "out")]
    code = f"{limited}from fidchell.cli import main; sys.exit(main(['selfplay', *sys.argv[1:]]))"
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
    assert done.returncode == 2 and "cannot be written: File too large; fix that" in done.stderr
    assert not list((tmp_path / "out").glob("*/part-*"))


def test_without_pyarrow_it_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr("fidchell.research.selfplay.find_spec", lambda name: None)
    assert "pip install 'fidchell[research]'" in refusal(INIS, "--out", str(tmp_path / "out"))
    assert not list(tmp_path.iterdir())


def test_a_game_without_an_encoding_has_no_observations(monkeypatch, tmp_path):
    monkeypatch.setattr(selfplay, "game", lambda key: replace(game(key), encoding=None))
    assert "use --no-observations" in refusal(INIS, "--out", str(tmp_path / "out"))
    assert manifest(made(INIS, tmp_path / "out", "--no-observations"))["encoding"] is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("chess --players random", "there is no game 'chess'"),
        ("inis", "name bots, as in --players greedy,random"),
        ("inis --players random,random", "name a folder for the games, as in --out games"),
        ("inis --players random,random --games 0", "--games and --jobs should be 1 or more"),
        ("inis --players random,random --jobs 0", "--games and --jobs should be 1 or more"),
        ("inis --players random,random --shard 0", "--shard should be from 1 to 1000 games, not 0"),
        ("inis --players random,random --shard 1001", "--shard should be from 1 to 1000 games, not 1001"),
        ("inis --players random,random --games 100001 --shard 1", "choose a larger --shard, or fewer --games"),
        ("inis --players random,oracle", "there is no bot 'oracle'"),
        ("inis --players random,random --seats 2", "leave out --seats"),
        ("inis --players random --seats 5", "players cannot be '5'; choose one of: 4, 3, 2"),
        ("inis --players random,random --option colour=red", "inis has no option 'colour'"),
        ("inis --players random,random --seed x", "the seed should be a number below 2**63, not 'x'"),
        ("inis --players random --out ''", "--out needs a file name"),
    ],
)
def test_nonsense_is_refused(line, why):
    assert why in refusal(line)
