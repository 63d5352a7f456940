"""The command line: what it offers, and how it refuses."""

import shlex
import subprocess
import sys

import pytest

import fidchell
from fidchell import cli, compiled
from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game

RECORD = to_text(Match(game("inis"), 1, {}))


def refusal(capsys, *words):
    """The one sentence on stderr with which a command line is refused."""
    status = cli.main(list(words))
    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    lines = [line for line in said.err.splitlines() if "run uncompiled" not in line]
    assert len(lines) == 1 and lines[0].startswith("fidchell: ")
    return lines[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("frob", "there is no command 'frob'; choose one of: play, serve"),
        ("--frob", "unrecognized arguments: --frob; try: fidchell --help"),
        ("play chess", "there is no game 'chess'; choose one of: inis"),
        ("play --players 7", "players cannot be '7'; choose one of: 4, 3, 2"),
        ("play --option eriu=somewhere", "eriu cannot be 'somewhere'; choose one of: one-each, anywhere"),
        ("play --option colour=red", "inis has no option 'colour'; its options: players"),
        ("play --option eriu", "'eriu' should read like eriu=anywhere"),
        ("play --seat red=you", "there is no seat 'red' in this game; the seats: green, blue, orange, white"),
        ("play --seat green=bob", "'bob' cannot sit there; choose one of: you, beginner, casual, skilled"),
        ("play --bot bob", "'bob' cannot sit there; choose one of: beginner, casual, skilled"),
        ("play --players 3 --seat white=you", "there is no seat 'white' in this game"),
        ("play --seed x", "the seed should be a number below 2**63, not 'x'"),
        ("play --seed 99999999999999999999", "the seed should be a number"),
        ("play --resume missing.txt", "there is no file 'missing.txt'"),
        ("play --resume good.txt --seed 3", "a resumed game keeps its own seed; leave out --seed"),
        ("play --save .", "is not a game record"),
        ("play --save no/such/folder", "cannot be written"),
        ("play --save ~nobody-at-all/game.txt", "that user has no home directory here"),
        ("play --save ''", "--save needs a non-empty value"),
        ("play --resume ''", "--resume needs a non-empty value"),
        ("play --seed ''", "--seed needs a non-empty value"),
        ("play --resume good.txt --seed ''", "--seed needs a non-empty value"),
        ("play --players 2 --option players=3", "players cannot be both '2' and '3'; leave one out"),
        ("play --players 2 --players 3", "--players cannot be both '2' and '3'; leave one out"),
        ("play --bot greedy --bot random", "--bot cannot be both 'greedy' and 'random'; leave one out"),
        ("play --option eriu=anywhere --option eriu=one-each", "eriu cannot be both 'anywhere' and 'one-each'"),
        ("play --seat green=you --seat green=random", "green cannot be both 'you' and 'random'; leave one out"),
        ("replay ''", "a record needs a file name"),
        ("play --frob", "unrecognized arguments: --frob; try: fidchell play --help"),
        ("replay", "the following arguments are required: file"),
        ("replay missing.txt", "there is no file 'missing.txt'"),
        ("replay .", "'.' is a folder; a record is a file"),
        ("replay /dev/zero", "'/dev/zero' cannot be read: it holds more than 20 MB"),
        ("play --resume /dev/zero", "'/dev/zero' cannot be read: it holds more than 20 MB"),
        ("replay latin.txt", "'latin.txt' is not a record: it is not UTF-8 text"),
        ("replay letter.txt", "letter.txt: line 1: a record begins with 'fidchell record 1'"),
        ("replay wrong.txt", "wrong.txt: line 6: green cannot pass now"),
        ("replay good.txt --as purple", "there is no viewer 'purple' in this game"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(words, said, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.txt").write_text(RECORD)
    (tmp_path / "wrong.txt").write_text(RECORD + asked_seat() + ": pass\n")
    (tmp_path / "letter.txt").write_text("Dear Aoife,\n")
    (tmp_path / "latin.txt").write_bytes("Cúchulainn\n".encode("latin-1"))
    assert said.replace("green cannot", asked_seat() + " cannot") in refusal(capsys, *shlex.split(words))


def asked_seat():
    match = Match(game("inis"), 1, {})
    return match.seat_name(match.asked[0])


def test_help_and_version(capsys):
    assert cli.main([]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in ("play", "replay", "cases", "laws", "bench"))
    for words in (["--version"], ["--help"], ["play", "--help"], ["replay", "--help"]):
        with pytest.raises(SystemExit) as end:
            cli.main(words)
        assert end.value.code == 0
    assert f"fidchell {fidchell.__version__}" in capsys.readouterr().out


def test_the_options_of_a_game_can_be_listed(capsys):
    assert cli.main(["play", "--options"]) == 0
    said = capsys.readouterr().out
    assert all(f"{option.name}: " in said for option in game("inis").options)


@pytest.mark.parametrize("name", cli.ROOMS)
def test_every_room_is_there(name):
    assert callable(cli.room(name))


@pytest.mark.both
@pytest.mark.uncompiled
def test_slow_rules_are_mentioned_once(monkeypatch, capsys):
    monkeypatch.setattr(compiled, "_note_due", True)
    cli.main(["play", "--options"])
    cli.main(["play", "--options"])
    assert capsys.readouterr().err.count("uncompiled") == 1


def test_the_command_line_is_that_of_the_process_unless_given(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["fidchell", "frob"])
    assert cli.main() == 2
    assert "'frob'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("closed", "said"), [("<&-", "standard input is closed"), (">&-", "standard output is closed")]
)
def test_a_game_without_keyboard_or_screen_is_refused(closed, said, tmp_path):
    command = f"{shlex.quote(sys.executable)} -m fidchell play snakes --save game.txt {closed}"
    done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_record_is_shown_without_a_keyboard(tmp_path):
    (tmp_path / "good.txt").write_text(RECORD)
    command = f"{shlex.quote(sys.executable)} -m fidchell replay good.txt"
    done = subprocess.run(f"{command} <&-", shell=True, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and "The game begins." in done.stdout
    done = subprocess.run(f"{command} >&-", shell=True, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2 and "standard output is closed" in done.stderr
