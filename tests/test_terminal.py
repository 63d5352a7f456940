"""The terminal: the real program, played by scripted people through pipes and pseudo-terminals."""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from patience import HANGS, until

from fidchell.core.errors import BadRecord, IllegalAction
from fidchell.core.match import Match
from fidchell.core.notation import labels
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import game
from fidchell.games.inis.view import lore
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES
from fidchell.games.inis.view.questions import ASKED, CARD_QUESTIONS, QUESTIONS
from fidchell.terminal import called, play, saved
from fidchell.terminal.inis import FACE
from fidchell.terminal.inis.asking import options, question
from fidchell.terminal.inis.explain import explain
from fidchell.terminal.inis.island import TITLES, board, scene
from fidchell.terminal.inis.seats import seats
from fidchell.terminal.paper import Paper, visible
from fidchell.terminal.replay import Replay, steps
from fidchell.terminal.screen import Screen
from fidchell.terminal.typed import chosen

GAME = game("inis")
PLAY = ("play", "inis", "--bot", "random")
CLEAR = "\x1b[2J"


def fidchell(*words, typed="", folder, **env):
    """The finished program: what it printed, and its exit status."""
    return subprocess.run(
        [sys.executable, "-m", "fidchell", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        timeout=HANGS,
        env={**os.environ, "COLUMNS": "100", "LINES": "40", "PYTHONIOENCODING": "utf-8", **env},
    )


class Person:
    """Somebody at a terminal of 100 by 40 who reads up to the next prompt before typing."""

    def __init__(self, folder, *words, columns=100):
        self.keyboard, theirs = pty.openpty()
        self.program = subprocess.Popen(
            [sys.executable, "-m", "fidchell", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            start_new_session=True,
            env={
                **{name: value for name, value in os.environ.items() if name != "NO_COLOR"},
                "COLUMNS": str(columns),
                "LINES": "40",
                "TERM": "xterm-256color",
                "PYTHONIOENCODING": "utf-8",
            },
        )
        os.close(theirs)

    def reads(self):
        """What appears until the program waits for an answer or is gone."""
        text = b""
        while not re.search(rb"(> |looking\. )$", text):
            assert select.select([self.keyboard], [], [], HANGS)[0], "the program says nothing more"
            try:
                piece = os.read(self.keyboard, 65536)
            except OSError:
                piece = b""
            if not piece:
                break
            text += piece
        return text.decode().replace("\r\n", "\n")

    def types(self, line):
        """Type a line; what appears then."""
        os.write(self.keyboard, line.encode() + b"\n")
        return self.reads()

    def is_awaited(self):
        """Whether the program sleeps until an answer comes; it has nothing else to wait for."""
        words = ["ps", "-o", "stat=", "-p", str(self.program.pid)]
        if (stat := Path(f"/proc/{self.program.pid}/stat")).exists():  # no need of a program to ask
            return stat.read_text().rpartition(")")[2].split()[0] == "S"
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.startswith("S")

    def leaves(self):
        """The exit status, when the program is done."""
        status = self.program.wait(HANGS)
        os.close(self.keyboard)
        return status


def finished(seed=1, **options):
    """A short game to its end, everybody taking the first option."""
    match = Match(GAME, seed, {"seasons": 2, **options})
    while not match.done:
        match.act(match.asked[0], match.state.options(match.asked[0])[0])
    return match


def midway(what, seed=1):
    """A view at the first decision of a kind, of the seat that has it; all choose by a simple rhythm."""
    match = Match(GAME, seed, {})
    for turn in range(6000):
        seat = match.asked[0]
        if match.view(seat)["ask"]["what"] == what:
            return match.view(seat)
        options = match.state.options(seat)
        match.act(seat, options[turn * 7 % len(options)])
        if match.done:
            match = Match(GAME, seed + turn, {})
    raise AssertionError(f"nobody was asked to {what}")


# Playing.


def test_somebody_who_always_answers_1_plays_a_whole_game(tmp_path):
    played = fidchell(*PLAY, "--option", "seasons=2", "--seed", "1", typed="1\n" * 3000, folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr
    assert re.search(r"^(\w+ wins|drawn), after \d+ decisions\.$", played.stdout, re.MULTILINE)
    for sign in ("Season 1 begins", "draft: choose", "play a season card", "[G2] chieftain's clans", "action cards"):
        assert sign in played.stdout
    assert max(map(len, played.stdout.splitlines())) <= 100


def test_a_bot_can_take_every_seat(tmp_path):
    words = ("--seat", "green=random", "--option", "seasons=2", "--seed", "3", "--save", "bots.txt", "--players", "3")
    played = fidchell(*PLAY, *words, folder=tmp_path)
    assert played.returncode == 0, played.stderr
    match = from_text((tmp_path / "bots.txt").read_text()).match
    assert match.done and match.players == 3
    assert "fidchell replay bots.txt" in played.stdout


def test_a_saved_game_resumes_where_it_was(tmp_path):
    script = "1\n1\n1\n1\nsave first.txt\n1\n1\nquit\n"
    played = fidchell(*PLAY, "--seed", "5", "--option", "eriu=anywhere", typed=script, folder=tmp_path)
    resume = re.search(r"fidchell (play --resume (\S+).*)", played.stdout)
    assert resume
    words, record = resume[1].split(), tmp_path / resume[2]
    assert words[3:] == ["--seat", "blue=random", "--seat", "orange=random", "--seat", "white=random"]
    kept = from_text(record.read_text()).match
    assert kept.options["eriu"] == "anywhere"
    early = from_text((tmp_path / "first.txt").read_text()).match
    assert kept.log[: len(early.log)] == early.log
    before = record.read_text()
    again = fidchell(*words, typed="map\n", folder=tmp_path)
    assert again.returncode == 0 and record.read_text() == before
    fidchell(*words, typed="1\n", folder=tmp_path)
    assert record.read_text().startswith(before) and record.read_text() != before


def test_undo_goes_back_to_the_choice_before(tmp_path):
    person = Person(tmp_path, *PLAY, "--seed", "5")
    text = person.reads()
    assert "there is nothing to undo: green has not decided anything yet." in person.types("undo")
    while "besides" not in text:
        question, text = text, person.types("1")
    back = person.types("undo")
    assert "Taken back" in back and "besides" not in back
    assert options_in(back) == options_in(question)
    assert "Saved to" in person.types("quit")
    assert person.leaves() == 0


def test_a_hint_says_what_the_strongest_bot_would_do_and_why(tmp_path):
    played = fidchell(*PLAY, "--seed", "5", typed="hint\nquit\n", folder=tmp_path)
    told = " ".join(played.stdout.split())
    assert re.search(r"After [\d,]+ simulated games from what green can see:", told)
    assert re.search(r"green wins \d+ % \(.*\d+ % by sanctuaries.*\), tried \d+ % of the time", told)
    assert played.returncode == 0


def options_in(text):
    """The numbered options at the end of a text."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return re.findall(r"^ +(\d+ (?:keep|place|play) \S+)", plain.rpartition("draft:")[2], re.MULTILINE)


def test_nonsense_changes_nothing_and_is_answered_with_a_way_on(tmp_path):
    script = f"frob\n99\n{'9' * 5000}\n0\n-1\nplace\n\nat\nsave\nsave .\nsave ~nobody-at-all/x\n\x00\x07\né\nquit\n"
    played = fidchell(*PLAY, "--seed", "5", "--save", "game.txt", typed=script, folder=tmp_path)
    assert played.returncode == 0 and "Traceback" not in played.stderr
    for answer in ("'frob' is not an option", "there is no option 99; choose 1 to", "'place' is ambiguous"):
        assert answer in played.stdout
    assert (
        "name a file" in played.stdout
        and "no home directory here" in played.stdout
        and "is not a game record" in played.stdout
    )
    assert from_text((tmp_path / "game.txt").read_text()).match.last_act_of(GAME.seat("green")) < 0


def test_words_or_enough_of_them_choose_too(tmp_path):
    script = "place swamp\nstone\nquit\n"
    fidchell(*PLAY, "--seed", "5", "--save", "game.txt", typed=script, folder=tmp_path)
    taken = [line for line in (tmp_path / "game.txt").read_text().splitlines() if line.startswith("green: ")]
    assert taken == ["green: place swamp", "green: place stone-circle"]


def test_questions_are_answered(tmp_path):
    script = "HELP\n? geis\n? Clash\n? swamp\n? nothing at all\nHelp victory\nHand\nSEATS\nMap\nLog ALL\nQUIT\n"
    played = fidchell(*PLAY, "--seed", "5", typed=script, folder=tmp_path)
    for text in (
        "save FILE",
        "settle a clan in any territory",
        "when an opponent plays an action card",
        "agree to peace",
        "No citadel can stand here",
        "Nothing is called 'nothing at all'",
        "Claim the crown",
        "Your hand is empty",
        "The crows fly",
    ):
        assert text in played.stdout, text
    assert "is not an option" not in played.stdout and "Saved to" in played.stdout


def test_commands_have_any_letter_case_but_files_keep_theirs(tmp_path):
    played = fidchell(*PLAY, "--seed", "5", typed="Save Kept.txt\nUNDO\nQuit\n", folder=tmp_path)
    assert "Saved to Kept.txt." in played.stdout and (tmp_path / "Kept.txt").exists()
    assert "nothing to undo" in played.stdout and "is not an option" not in played.stdout


def test_a_new_game_begins_with_a_welcome(tmp_path):
    played = fidchell(*PLAY, "--seed", "5", "--save", "game.txt", typed="1\nquit\n", folder=tmp_path)
    last = "Type ? for help, ? victory for how to win, quit to save and leave."
    assert played.stdout.startswith("\nInis is an island") and played.stdout.count(last) == 1
    assert last not in fidchell("play", "--resume", "game.txt", typed="quit\n", folder=tmp_path).stdout


def test_whatever_breaks_off_the_game_is_saved(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    answers = iter(["1"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    with pytest.raises(StopIteration):
        play.run(["--seed", "5", "--bot", "random"])
    (record,) = tmp_path.iterdir()
    assert f"the game crashed with StopIteration. Saved to {record.name}." in capsys.readouterr().err
    assert saved.read(record).match.last_act_of(0) >= 0


def test_trouble_with_saving_does_not_hide_the_trouble_before(tmp_path, monkeypatch, capsys):
    def full(match, wanted):
        raise BadRecord("the disk is full")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda prompt: 1 // 0)
    monkeypatch.setattr(saved, "keep", full)
    with pytest.raises(ZeroDivisionError):
        play.run(["--seed", "5", "--bot", "random"])
    assert "could not be saved: the disk is full" in capsys.readouterr().err


def test_people_at_one_keyboard_do_not_see_each_other_s_cards(tmp_path):
    words = ("--players", "3", "--seat", "green=you", "--seat", "blue=you", "--seed", "9", "--save", "game.txt")
    person = Person(tmp_path, *PLAY, *words)
    drafts: dict[str | None, str] = {}
    text, owner = person.reads(), None
    while len(drafts) < 2:
        passing = re.search(r"Pass the keyboard to .*?(green|blue)", text)
        if passing:
            after = text.rpartition(CLEAR)[2]
            assert "keep" not in after and "Pass the keyboard" in after
            owner, text = passing[1], person.types("")
            assert CLEAR in text
            continue
        if "draft:" in text:
            drafts.setdefault(owner, re.sub(r"\x1b\[[0-9;]*m", "", text))
        text = person.types("1")
    person.types("quit")
    assert person.leaves() == 0
    match = from_text((tmp_path / "game.txt").read_text()).match
    while len(match.asked) < 3 or match.view(0)["ask"]["passing"] < 3:  # back to where all begin to draft
        match.rewind(len(match.acts) - 1)
    for seat, name in enumerate(("green", "blue")):
        dealt = match.view(seat)["own"]["hand"]
        assert [card for card in CARD_NAMES if f"keep {card} " in drafts[name]] == dealt


def test_quit_quits_where_the_keyboard_is_handed_over(tmp_path):
    words = ("--seat", "green=you", "--seat", "blue=you", "--seed", "9", "--save", "game.txt")
    person = Person(tmp_path, *PLAY, *words, columns=40)
    first = person.reads().rpartition(CLEAR)[2]
    assert "Pass the keyboard" in first and max(map(visible, first.splitlines())) <= 40
    again = person.types("1")
    assert "press Enter" in again and "place" not in again
    left = person.types("Quit")
    assert "Saved to game.txt" in left and "place" not in left
    assert person.leaves() == 0


def test_a_terminal_that_hangs_up_or_interrupts_loses_nothing(tmp_path):
    person = Person(tmp_path, *PLAY, "--seed", "5", "--save", "kept.txt")
    assert "\x1b[" in person.reads()
    os.write(person.keyboard, b"\x04")
    assert f"To resume: {sys.executable} -m fidchell play --resume kept.txt" in person.reads()
    assert person.leaves() == 0
    person = Person(tmp_path, "play", "--resume", "kept.txt", "--bot", "random", "--no-colour")
    assert "\x1b[" not in re.sub(r"\x1b\[\?2004[hl]", "", person.reads())
    until(person.is_awaited)  # a signal between the prompt and the waiting would be noticed only after an answer
    person.program.send_signal(signal.SIGINT)
    assert "Saved to kept.txt" in person.reads()
    assert person.leaves() == 130


# Replaying.


def test_a_finished_record_replays_from_beginning_to_end(tmp_path):
    match = finished()
    (tmp_path / "game.txt").write_text(to_text(match))
    shown = fidchell("replay", "game.txt", folder=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "The game begins." in shown.stdout and shown.stdout.rstrip().endswith(f"{GAME.outcome(match.state)}.")
    numbers = [int(number) for number in re.findall(r"step (\d+) of", shown.stdout)]
    assert numbers == list(range(len(numbers)))
    assert "chooses" not in shown.stdout
    assert "Blue chooses" in fidchell("replay", "game.txt", "--as", "blue", folder=tmp_path).stdout


def test_a_truncated_record_replays_up_to_the_last_whole_line_and_says_so(tmp_path):
    text = to_text(finished())
    (tmp_path / "game.txt").write_text(text[: text.index("keep") + 6])
    shown = fidchell("replay", "game.txt", folder=tmp_path)
    assert shown.returncode == 0
    assert "the record breaks off: its last line" in shown.stderr
    assert "the game goes on" in shown.stdout
    resumed = fidchell("play", "--resume", "game.txt", "--bot", "random", folder=tmp_path)
    assert resumed.returncode == 0 and "The record breaks off" in resumed.stdout


def test_a_replay_goes_on_back_and_anywhere(tmp_path):
    (tmp_path / "game.txt").write_text(to_text(finished()))
    person = Person(tmp_path, "replay", "game.txt")
    assert "step 0 of" in person.reads()
    assert "step 1 of" in person.types("")
    assert "step 7 of" in person.types("7")
    assert "step 6 of" in person.types("b")
    last = person.types("999999")
    assert GAME.outcome(finished().state) in last
    person.types("q")
    assert person.leaves() == 0


def test_a_replay_tells_each_viewer_only_what_it_may_know():
    match = finished()
    public, blue = steps(match, None), steps(match, GAME.seat("blue"))
    assert len(public) < len(blue)
    assert all(step.view["viewer"] is None for step in public)


@pytest.mark.parametrize("key", ["Q", "quit", "EXIT"])
def test_a_replay_survives_a_very_long_number_and_ends_in_any_letter_case(key, monkeypatch, capsys):
    answers = iter(["9" * 5000, "B", key])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    showing = Replay(finished(), None, Screen())
    showing.browse()
    last = len(showing.steps) - 1
    assert re.findall(r"step (\d+) of", capsys.readouterr().out) == ["0", str(last), str(last - 1)]


def test_a_printed_replay_shows_the_map_when_the_face_says_so(capsys):
    match = finished()
    seasons = {step.view["season"] for step in steps(match, None)}
    Replay(match, None, Screen()).print_all()
    assert capsys.readouterr().out.count("[G2] chieftain's clans") == len(seasons) + 1
    early, late = match.game.view(Match(GAME, 1, {}).state, None), match.view(None)
    assert FACE.outdated(early, late) and not FACE.outdated(late, late)


# Drawing.


def test_titles_and_prompts_fit_a_narrow_page():
    view = finished().view(None)
    lines = Paper(40).rule(FACE.title(view))
    assert len(lines) > 1 and max(map(visible, lines)) < 40
    assert " ".join(line.strip("─ ") for line in lines) == FACE.title(view)
    assert [visible(line) for line in Paper(100).rule("The end")] == [99]


def test_what_is_left_takes_one_line():
    view = Match(GAME, 1, {}).view(None)
    assert sum("sanctuaries left" in line and "tiles" in line for line in seats(view, Paper(100))) == 1


@pytest.mark.parametrize("width", [80, 100, 132])
@pytest.mark.parametrize("seed", range(4))
def test_the_map_shows_every_territory_and_fits_the_page(width, seed):
    paper = Paper(width)
    view = midway("choose a site for the new tile", seed)
    lines = board(view, paper)
    assert max(map(visible, lines)) < width
    text = "\n".join(lines)
    for tile in view["territories"]:
        assert TITLES[tile["territory"]][:10] in text
    for site in view["sites"]:
        assert re.search(rf"\b{site['site']}[v^]", text)


def test_a_page_too_narrow_for_the_map_gets_a_list():
    view = Match(GAME, 1, {}).view(0)
    lines = board(view, Paper(20))
    assert sum("near" in line for line in lines) == 4


def test_clans_differ_by_letter_and_the_chieftain_stands_in_brackets():
    match = finished()
    view = match.view(None)
    text = "\n".join(scene(view, Paper(100)))
    for tile in view["territories"]:
        for seat, count in tile["clans"].items():
            word = f"{seat[0].upper()}{count}"
            assert (f"[{word}]" if seat == tile["chieftain"] else word) in text


def test_colours_only_colour():
    view = finished().view(0)
    plain, coloured = scene(view, Paper(100)), scene(view, Paper(100, colour=True))
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in coloured] == plain


def test_the_seats_show_what_all_may_see():
    view = finished().view(None)
    lines = "\n".join(seats(view, Paper(100)))
    for word in ("reserve", "action cards", "epic tales", "deeds", "territories", "sanctuaries", "subjects", "Brenn"):
        assert word in lines


def test_a_terminal_with_a_small_alphabet_gets_plain_letters(tmp_path):
    (tmp_path / "game.txt").write_text(to_text(finished()))
    shown = fidchell("replay", "game.txt", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert shown.returncode == 0 and shown.stdout.isascii() and "+---" in shown.stdout


# Texts.


def test_every_card_territory_and_decision_is_explained():
    view = Match(GAME, 1, {}).view(0)
    assert lore.CARD_LORE.keys() == set(CARD_NAMES)
    assert len(ASKED) == len(QUESTIONS) and ASKED.keys() >= CARD_QUESTIONS.keys()
    assert {question.topic for question in QUESTIONS.values()} <= lore.RULES.keys()
    assert lore.PLACE_LORE.keys() <= set(PLACE_NAMES)
    for name in (*CARD_NAMES, *lore.RULES):
        assert "may mean" not in explain(name, view, Paper(80))[0]


def test_the_one_who_opens_the_season_hears_that_a_card_must_be_played():
    view = midway("turn")
    assert "pass" not in view["ask"]["options"]
    assert "its first card must be played" in " ".join(question(view, Paper(200)))
    view["ask"]["options"].append("pass")
    assert "or pass" in " ".join(question(view, Paper(200)))
    del view["ask"]["options"]
    assert "or pass" in " ".join(question(view, Paper(200)))


def test_a_list_with_an_order_says_that_there_is_no_way_back():
    said = "in the order of the list (what stands before your choice is not offered again)"
    assert said in " ".join(question(midway("name where to place a clan"), Paper(300)))
    match = Match(GAME, 1, {})
    drafts: list[tuple[bool, bool]] = []
    while len(drafts) < 3:
        seat = match.asked[0]
        view = match.view(seat)
        if view["ask"]["what"] == "draft" and view["ask"]["passing"] == 2:
            drafts.append((bool(view["own"]["sealed"]), said in " ".join(question(view, Paper(300)))))
        match.act(seat, match.state.options(seat)[0])
    assert set(drafts) == {(False, True), (True, False)}


# Typing.


def test_an_answer_is_a_number_or_words_or_enough_of_them():
    words = ["play conquest", "play new-clans", "play new-alliance", "pass"]
    assert [chosen(answer, words) for answer in ("1", "4", "pass", "pa", "PLAY  conquest", "conq", "new al")] == [
        0, 3, 3, 3, 0, 0, 2,
    ]  # fmt: skip
    for answer in ("0", "5", "new", "x", "²", "p", "9" * 5000, "an", "lay", "ance", "co", "pá", "\x07pa"):
        with pytest.raises(IllegalAction) as why:
            chosen(answer, words)
        assert len(str(why.value)) < 200


def test_short_answers_decide_nothing_by_accident():
    words = ["place gates", "place stone-circle"]
    for answer in ("at", "s", "g", "st", "é", "ates", "tone", "p"):
        with pytest.raises(IllegalAction):
            chosen(answer, words)
    assert [chosen(answer, words) for answer in ("gat", "Circle", "place s", "stone circle")] == [0, 1, 1, 1]
    assert chosen("a", ["agree", "refuse"]) == 0
    with pytest.raises(IllegalAction):
        chosen("á", ["agree", "refuse"])
    with pytest.raises(IllegalAction):
        chosen("cove 1", ["to cove 10", "to forest 2"])


def test_options_that_are_numbers_are_chosen_by_their_own():
    words = ["number 0", "number 1", "number 2"]
    assert labels(words) == [0, 1, 2] and labels([*words, "done"]) == [1, 2, 3, 4]
    assert [chosen(answer, words) for answer in ("0", "2", "number 1", "00")] == [0, 2, 1, 0]
    with pytest.raises(IllegalAction, match="no option 3; choose 0 to 2"):
        chosen("3", words)
    with pytest.raises(IllegalAction, match="no option 3; choose 2, 4"):
        chosen("3", ["site 2", "site 4"])
    view = midway("turn")
    view["ask"]["options"] = words
    assert re.findall(r"\d number \d", " ".join(options(view, Paper(100)))) == [
        "0 number 0",
        "1 number 1",
        "2 number 2",
    ]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (".venv/bin/fidchell", ".venv/bin/fidchell"),
        ("/my games/fidchell", "'/my games/fidchell'"),
        ("/on/path/fidchell", "fidchell"),
        ("/x/fidchell/__main__.py", f"{sys.executable} -m fidchell"),
        ("/usr/bin/pytest", "fidchell"),
    ],
)
def test_the_program_is_called_as_it_was_called(argv, said, monkeypatch):
    monkeypatch.setattr(sys, "argv", [argv])
    monkeypatch.setattr(shutil, "which", lambda name: "/on/path/fidchell")
    assert called.program() == said


# Files.


def test_nothing_but_a_record_is_written_over(tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Aoife,\n")
    with pytest.raises(BadRecord, match="left as it is"):
        saved.write(finished(), letter)
    assert letter.read_text() == "Dear Aoife,\n"
    saved.write(finished(), tmp_path / "game.txt")
    saved.write(finished(2), tmp_path / "game.txt")
    assert saved.read(tmp_path / "game.txt").match.seed == 2
    assert sorted(path.name for path in Path(tmp_path).iterdir()) == ["game.txt", "letter.txt"]


def test_writing_touches_no_other_file_and_nothing_but_files(tmp_path):
    other = tmp_path / "game.txt.new"
    other.write_text("Dear Aoife,\n")
    saved.write(finished(), tmp_path / "game.txt")
    assert other.read_text() == "Dear Aoife,\n"
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadRecord, match="left as it is"):
        saved.write(finished(), tmp_path / "pipe")


def test_records_that_nobody_named_get_names_of_their_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    match = finished()
    paths = [saved.keep(match, None) for _ in range(5)]
    assert len(set(paths)) == 5 and all(saved.read(path).match.done for path in paths)


def test_a_record_that_cannot_be_written_where_it_belongs_is_kept_elsewhere(tmp_path, monkeypatch):
    home = tmp_path / "here"
    home.mkdir()
    monkeypatch.chdir(home)
    assert saved.read(saved.keep(finished(), tmp_path / "no/such/folder/game.txt")).match.done
    home.rename(tmp_path / "moved")
    monkeypatch.setattr(saved, "gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr(saved, "Path", lambda *words: Path(*words) if words else home)
    assert saved.keep(finished(), None).parent == tmp_path
