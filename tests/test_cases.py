"""The case law holds, and a case that is not written as cases are is refused with what would be right."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from fidchell.checks.cases import CASE_KEYS, judged, judged_all, load, read, run, told
from fidchell.checks.expect import SCENE_KEYS
from fidchell.checks.script import vocabulary
from fidchell.core.files import text_in
from fidchell.core.registry import game
from fidchell.games.inis.cards.deck import CARDS, EPIC
from fidchell.games.inis.casework.facts import ASK_WORDS, EXPECTATIONS, SENTENCES
from fidchell.games.inis.casework.layout import as_neighbours, in_strip, touch
from fidchell.games.inis.casework.position import GIVEN, PHASES, TOSSES
from fidchell.games.inis.options import OPTIONS
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "cases").rglob("*.yaml"))
DOCS = (ROOT / "docs/how-to/cases.md").read_text(encoding="utf-8")
TAGS = ("int", "float", "bool", "timestamp", "binary", "set", "merge", "python/name:os.system")
GOOD = "- {case: good, cites: [x], then: {over: false}}\n"
LONGEST = 1200  # letters of what is said about something very long


def failures(source, folder="inis"):
    return [verdict for verdict in judged_all(read(source, "here.yaml", folder)) if verdict.faults]


def fault(given="{}", play="green: pass", then="{asked: blue}", extra=""):
    """What is said about one case that is wrong somewhere."""
    source = f"- case: title\n  cites: [x]\n  given: {given}\n  play: '{play}'\n  then: {then}\n{extra}"
    found = failures(source)
    return "\n".join(told(verdict) for verdict in found)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "cases")))
def test_all_cases_hold(path):
    verdicts = judged_all(load(path))
    assert verdicts
    assert "\n".join(told(verdict) for verdict in verdicts if verdict.faults) == ""


# The documentation.


def test_the_examples_of_the_documentation_hold():
    blocks = re.findall(r"```yaml\n(.*?)```", DOCS, re.DOTALL)
    assert len(blocks) >= 4
    for block in blocks:
        assert read(block, "docs", "inis").cases
        assert failures(block) == []


@pytest.mark.parametrize(
    "words",
    [
        *(GIVEN, PHASES, TOSSES, CASE_KEYS, [*EXPECTATIONS, *SCENE_KEYS], ASK_WORDS, CARD_NAMES, PLACE_NAMES),
        [option.name for option in OPTIONS if option.name != "players"],
        [str(value) for option in OPTIONS[3:] for value in option.values],
    ],
    ids=["given", "phases", "tosses", "keys", "then", "asks", "cards", "territories", "options", "values"],
)
def test_every_word_is_documented(words):
    assert [word for word in words if f"`{word}`" not in DOCS] == []


def test_the_files_of_the_documentation_exist():
    named = re.findall(r"cases/inis/[\w-]+\.yaml", DOCS)
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_every_sentence_is_documented():
    assert [sentence for sentence in SENTENCES if f"\n{sentence}\n" not in DOCS] == []


def test_every_kind_of_action_is_documented():
    rules = (
        (r"\b(green|blue|orange|white) at\b", "S at"),
        (r"\b(green|blue|orange|white)\b", "S"),
        (rf"\b({'|'.join(PLACE_NAMES)})\b", "T"),
        (r"\d+", "N"),
    )
    kinds = set()
    for words in vocabulary(game("inis")):
        if words.startswith(("play ", "discard ", "keep ", "take ", "give ", "set aside ")):
            words = words.rpartition(" ")[0] + " C"
        for pattern, letter in rules:
            words = re.sub(pattern, letter, words)
        kinds.add(words)
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in DOCS] == []


def test_the_standard_strip_is_as_documented():
    names = PLACE_NAMES
    spots = in_strip(names)
    for i, one in enumerate(names):
        for j, other in enumerate(names):
            if i != j:
                assert touch(spots[one], spots[other]) == (abs(i - j) <= 2)


def test_neighbours_are_exactly_those_given():
    near = {"hills": ["moor", "plains"], "cove": ["plains"], "swamp": []}
    spots = as_neighbours(near, "near")
    pairs = {frozenset((one, other)) for one, others in near.items() for other in others}
    for one in spots:
        for other in spots:
            if one != other:
                assert touch(spots[one], spots[other]) == (frozenset((one, other)) in pairs)


# Refusals.


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("{clan: {}}", ["there is no key 'clan'", "did you mean 'clans'?", "hands"]),
        ("{clans: {hils: {green: 1}}}", ["clans", "no territory 'hils'", "'hills'"]),
        ("{clans: {hills: {red: 1}}}", ["clans, hills", "no seat 'red'", "green, blue, orange"]),
        ("{clans: {hills: {white: 1}}}", ["no seat 'white'"]),
        ("{clans: {hills: {green: -1}}}", ["whole number from 0 to 12", "-1"]),
        ("{clans: {hills: {green: 13}}}", ["whole number from 0 to 12"]),
        ("{clans: {hills: {green: 7}, moor: {green: 7}}}", ["green has 14 clans"]),
        ("{clans: [hills]}", ["expected a mapping by territory"]),
        ("{hands: {green: [gies]}}", ["hands, green", "no card 'gies'", "'geis'"]),
        ("{hands: {green: [raid]}}", ["raid is only in a game of four"]),
        ("{hands: {green: [bard], blue: [bard]}}", ["bard is already in hands, green"]),
        ("{hands: {green: [bard, bard]}}", ["named twice: bard"]),
        ("{discard: [bard]}", ["12 cards have no place", "other actions"]),
        (
            "{deck: [eriu], discarded_tales: [fianna]}",
            [f"{CARDS - EPIC - 2} cards have no place", "other tales"],
        ),
        ("{hands: {green: [other actions], blue: [other actions]}}", ["already in hands, green"]),
        ("{options: {eru: anywhere}}", ["no option 'eru'", "'eriu'"]),
        ("{options: {eriu: somewhere}}", ["eriu cannot be 'somewhere'", "one-each, anywhere"]),
        ("{phase: winter}", ["no phase 'winter'", "season, end, assembly, draft, setup"]),
        ("{players: 5}", ["players", "from 2 to 4"]),
        ("{players: [blue, green]}", ["in this order: green, blue"]),
        ("{toss: heads}", ["no toss 'heads'"]),
        ("{opening: true, turn: blue}", ["the Brenn opens the season"]),
        ("{opening: 1}", ["expected true or false"]),
        ("{phase: assembly, hands: {green: [bard]}}", ["bard", "only tales are held"]),
        ("{phase: assembly, aside: bard}", ["no card is set aside"]),
        ("{phase: assembly, turn: blue}", ["cannot be given in the phase 'assembly'"]),
        ("{phase: draft, hands: {green: [bard]}}", ["dealt 4 action cards, not 1"]),
        ("{phase: setup, clans: {}}", ["cannot be given in the phase 'setup'"]),
        ("{island: [hills], layout: {}}", ["already given by island"]),
        ("{layout: {hills: [0, 0, up], moor: [1, 0, up]}}", ["it would overlap hills"]),
        ("{layout: {hills: [0, 0, left]}}", ["no way to point 'left'", "up, down"]),
        ("{layout: {hills: 3}}", ["expected a list"]),
        ("{near: {hills: [hills]}}", ["cannot be its own neighbour"]),
        ("{near: {}}", ["near: the island has no territory", "name at least one"]),
        ("{layout: {}}", ["layout: the island has no territory"]),
        ("{phase: setup, near: {}}", ["near: the island has no territory"]),
        ("{near: {hills: [], moor: [], plains: [], cove: [], forest: [], swamp: []}}", ["6 unconnected parts"]),
        (
            "{toss: [same, same, same, same, same, same, same, same, same, same, same, same, same]}",
            ["at most 12 tosses"],
        ),
        ("{manner: chess}", ["no manner 'chess'", "table, simulation"]),
        ("{island: [hills], pile: [hills]}", ["hills is on the island already"]),
        ("{reserve: {green: 12}, clans: {hills: {green: 1}}}", ["only 11 of 12 clans"]),
        ("{citadels: {hills: 9}}", ["1 more of them on the board than in the box"]),
        ("{supply: {citadels: 9}}", ["from 0 to 8"]),
        ("{known: {green: {blue: [geis]}}}", ["geis is not there"]),
        ("{played: [hills], hands: {green: [hills]}}", ["hills is in a hand"]),
        ("{seed: x}", ["whole number"]),
    ],
)
def test_a_wrong_position_is_refused(given, expected):
    said = fault(given=given)
    assert "FAILED here.yaml: title" in said
    assert [words for words in ["given: ", *expected] if words not in said] == []


@pytest.mark.parametrize(
    ("then", "expected"),
    [
        ("{clan: {}}", ["there is no expectation 'clan'", "did you mean 'clans'?", "asked"]),
        ("{clans: {hils: {}}}", ["then, clans", "'hills'"]),
        ("{asked: red}", ["no seat 'red'", "nobody"]),
        ("{ask: trun}", ["no decision 'trun'", "'turn'"]),
        ("{ask: {wat: turn}}", ["no key 'wat'", "'what'"]),
        ("{ask: {what: trun}}", ["no what 'trun'"]),
        ("{options: {includes: [pass]}}", ["no key 'includes'", "'include'"]),
        ("{options: [pas]}", ["no action 'pas'", "'pass'"]),
        ("{options: {exclude: [twist *]}}", ["no action 'twist *'"]),
        ("{options: {blue: {count: many}}}", ["whole number"]),
        ("{refused: {green: [dance]}}", ["no action is called 'dance'"]),
        ("{refused: {green: [[bard]]}}", ["then, refused, green: expected a text, not ['bard']"]),
        ("{refused: {green: {pass: [x]}}}", ["then, refused, green, pass: expected a text, not ['x']"]),
        ("{events: [green dances]}", ["no event is told as 'green dances'", "{seat} passes"]),
        ("{silent: {red: []}}", ["no viewer 'red'", "public"]),
        ("{view: {green: {seats.red.hand: []}}}", ["leads nowhere: there is no 'red'", "green"]),
        ("{hands: {green: {tale: 1}}}", ["no key 'tale'", "include"]),
        ("{advantage: {hills: lost}}", ["no holder 'lost'", "face up"]),
        ("{clash: {place: hills}}", ["no key 'place'", "territory"]),
        ("{knows: {green: {deck: []}}}", ["no place 'deck'", "discard"]),
        ("{winner: red}", ["no seat 'red'"]),
        ("{over: maybe}", ["true or false"]),
        ("{pile: {top: hills}}", ["no key 'top'", "next"]),
        ("{}", ["nothing is expected"]),
    ],
)
def test_a_wrong_expectation_is_refused(then, expected):
    said = fault(given="{clans: {hills: {green: 1, blue: 1}}}", then=then)
    assert [words for words in expected if words not in said] == []


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("green pass", ["play, line 1", "'green pass' should read 'seat: action'"]),
        ("red: pass", ["play, line 1", "no seat 'red'"]),
        ("green: pas", ["no action is called 'pas'", "'pass'"]),
        ("green: ! pas", ["no action is called 'pas'"]),
        ("green: ? trun", ["no decision 'trun'", "'turn'"]),
        ("green: claim", ["green cannot claim here", "green asked: turn", "options: green: pass"]),
        ("orange: claim", ["orange cannot claim here", "taken silently before: green: pass, blue: pass"]),
    ],
)
def test_a_wrong_script_is_refused(play, expected):
    said = fault(given="{clans: {hills: {green: 1, blue: 1, orange: 1}}}", play=play)
    assert [words for words in expected if words not in said] == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("- case: a\n  cites: [x]\n  giving: {}\n", ["here.yaml: a", "no key 'giving'", "'given'"]),
        ("- cites: [x]\n  then: {over: false}\n", ["number 1", "the key 'case' is missing"]),
        ("- case: a\n  then: {over: false}\n", ["the key 'cites' is missing"]),
        ("- case: a\n  cites: []\n  then: {over: false}\n", ["cites at least one source"]),
        ("- case: a\n  case: b\n", ["line 2", "the key 'case' is written twice"]),
        ("- case: [\n", ["the file cannot be read"]),
        ("hello\n", ["a file is a list of cases"]),
        ("game: chess\ncases: []\n", ["there is no game 'chess'", "inis"]),
        ("games: inis\n", ["no key 'games'", "'game'"]),
        ("- case: a\n  cites: [x]\n  play: [x]\n  then: {over: false}\n", ["a script is a text"]),
        ("- case: a\n  cites: [x]\n  steps: []\n  then: {over: false}\n", ["either steps, or play and then"]),
        ("- &a {case: a, cites: [x], then: {over: false}}\n- *a\n", ["line 2", "not the alias '*a'"]),
        ("&a [*a]\n", ["not the alias '*a'"]),
        ("- {case: a, cites: [x], then: {over: false}}\n" * 2, ["has the same title"]),
        ("? [a]\n: b\n", ["line 1: expected a word as key, not a list or a mapping"]),
        ("- ? {a: b}\n  : c\n", ["line 1: expected a word as key"]),
        ("- ! foo\n", ["not the tag '!'"]),
        *((f"- !!{tag} {word}\n", [f"not the tag '!!{tag}'"]) for tag in TAGS for word in ("foo", "''")),
        (f"- {'9' * 5000}\n", ["line 1: expected a number of at most 20 digits"]),
        ("[" * 3000, ["expected at most 40 levels of nested lists and mappings"]),
        ("- " * 3000, ["expected at most 40 levels of nested lists and mappings"]),
        ("- case: \0\n", ["expected YAML: unacceptable character"]),
        ('- case: "\\U00110000"\n', ["expected cases written in YAML: ValueError"]),
    ],
)
def test_a_wrong_file_is_refused(source, expected):
    said = "\n".join(told(verdict) for verdict in failures(source))
    assert [words for words in expected if words not in said] == []
    assert all(len(line) < LONGEST for line in said.splitlines())


def test_a_long_value_is_shown_shortly():
    said = fault(given=f"{{clans: [{', '.join(['hills'] * 5000)}], seed: 1}}")
    assert "clans: expected a mapping by territory, not ['hills', 'hills'" in said
    assert len(said) < LONGEST
    assert len(fault(given=f"{{phase: {'x' * 5000}}}")) < LONGEST


def test_a_file_elsewhere_is_told_to_name_its_game():
    (verdict,) = failures("- {case: a, cites: [x], then: {over: false}}\n", "elsewhere")
    assert "no game is called 'elsewhere'" in verdict.faults[0]
    assert re.search(r"; write 'game: inis' or '.*' on top, and 'cases:' below it$", verdict.faults[0])
    assert failures("game: inis\ncases:\n  - {case: a, cites: [x], then: {over: false}}\n", "elsewhere") == []


def test_numbers_are_decimal():
    (case,) = read("- {case: a, cites: [x], given: {seed: 010, season: -08}, then: {over: false}}", "f", "inis").cases
    assert case.given == {"seed": 10, "season": -8}


@pytest.mark.parametrize("kind", ["given", "then"])
@pytest.mark.parametrize(
    "value",
    [
        *("null", "3", "word", "[[bard]]", "[{a: b}]", "{}", "{green: [[bard]]}", "{green: {pass: [x]}}", "{3: 4}"),
        *("{hills: [[moor]]}", "{hills: {green: [1]}}", "{hills: [0, 0, [up]]}", "{include: [[x]]}", "{what: [x]}"),
    ],
)
def test_no_value_breaks_the_program_down(kind, value):
    for key in GIVEN if kind == "given" else [*SCENE_KEYS, *EXPECTATIONS]:
        said = fault(**{kind: f"{{{key}: {value}}}"})
        assert "broke" not in said, key


# The runner.


def case_of(given="{clans: {hills: {green: 1, blue: 1, orange: 1}}}", play="", then="{asked: green}"):
    source = f"- case: title\n  cites: [x]\n  given: {given}\n  play: |\n    {play}\n  then: {then}\n"
    return judged(read(source, "here.yaml", "inis").cases[0])


def test_a_failure_shows_what_was_expected_and_found_and_the_position():
    said = told(case_of(then="{clans: {hills: {green: 3}}}"))
    assert "FAILED here.yaml: title" in said
    assert "then, clans, hills: expected {green: 3}, found {green: 1, blue: 1, orange: 1}" in said
    assert "hills: {green: 1, blue: 1, orange: 1}, capital" in said


def test_an_offer_that_should_not_be_made_is_found():
    given = "{clans: {hills: {green: 1, blue: 1}}, hands: {green: [bard], blue: [geis]}}"
    verdict = case_of(given, "green: play bard\n    blue: ! play geis", "{over: false}")
    assert verdict.faults == ("play, line 2: blue was offered 'play geis' (blue asked: react: a card is declared)",)


def test_a_lone_word_stands_for_a_list_of_one():
    assert case_of("{clans: {moor: {green: 1}}, hands: {green: valley}}", "", "{hands: {green: valley}}").faults == ()


def test_a_fault_names_its_step():
    source = "- {case: a, cites: [x], steps: [{then: {over: false}}, {play: 'green: ?', then: {over: true}}]}"
    assert failures(source)[0].faults == ("step 2: then, over: expected true, found false",)


def conserving(found, conserved):
    return replace(found, rules=replace(found.rules, conserved=conserved))


def test_nothing_may_be_lost_at_the_start_or_by_a_decision():
    case = read("- {case: a, cites: [x], play: 'green: pass', then: {over: false}}", "here.yaml", "inis").cases[0]
    impossible = replace(case, game=conserving(case.game, lambda f: ["a clan is missing"]))
    assert judged(impossible).faults == ("given: this position is impossible: a clan is missing",)
    given = {"clans": {"hills": {"green": 1}}}
    leaky = conserving(case.game, lambda f: ["a clan is missing"] * f["passes"])
    assert judged(replace(case, game=leaky, given=given)).faults == ("after green: pass: a clan is missing",)


@pytest.mark.parametrize("phase", ["end", "assembly", "setup"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("toss", ["changes", "same"])
def test_tosses_fall_as_the_case_says(phase, players, toss):
    given = f"{{phase: {phase}, players: {players}, toss: {toss}, crows: clockwise}}"
    way = "counter-clockwise" if toss == "changes" else "clockwise"
    play = "green: at valley" if phase == "setup" else ""
    given = given.replace("phase: setup,", "phase: setup, island: [valley, cove, plains, hills],")
    assert case_of(given, play, f"{{crows: {way}}}").faults == ()


def test_the_command_counts(tmp_path, capsys):
    folder = tmp_path / "inis"
    folder.mkdir()
    (folder / "a.yaml").write_text("- {case: good, cites: [x], then: {over: false}}\n")
    (folder / "b.yaml").write_text("- {case: bad, cites: [y], then: {over: true}}\n- {case: worse}\n")
    assert run([str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "1 passed, 2 failed"
    assert "then, over: expected true, found false" in said
    assert run(["-v", str(folder / "a.yaml")]) == 0
    assert capsys.readouterr().out.splitlines()[0].endswith("a.yaml: good")
    assert run(["-k", "good", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


# What goes wrong in one place does not keep the rest from running.


def broken(*_):
    raise StopIteration


def with_casework(case, **parts):
    return replace(case, game=replace(case.game, casework=replace(case.game.casework, **parts)))


def test_a_position_that_breaks_the_program_is_a_failure():
    case_file = read(GOOD + GOOD.replace("good", "better"), "here.yaml", "inis")
    case_file.cases[0] = with_casework(case_file.cases[0], position=broken)
    first, second = judged_all(case_file)
    assert told(first) == "FAILED here.yaml: good\n  given: the program broke down: StopIteration()"
    assert second.faults == ()


def test_a_picture_that_breaks_the_program_hides_no_fault():
    case = read(GOOD.replace("false", "true"), "here.yaml", "inis").cases[0]
    verdict = judged(with_casework(case, picture=broken))
    assert verdict.faults == ("then, over: expected true, found false",)
    assert verdict.picture == "it cannot be shown: StopIteration()"


def test_an_empty_island_does_not_end_the_run(tmp_path, capsys):
    file = tmp_path / "inis" / "a.yaml"
    file.parent.mkdir()
    file.write_text("- {case: none, cites: [x], given: {near: {}}, then: {over: false}}\n" + GOOD)
    assert run([str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"- {case: \xe9}\n", "expected text in UTF-8, but byte 10 is not"),
        (bytes(range(256)), "expected text in UTF-8"),
        (b"? [a]\n: b\n", "expected a word as key"),
        (b"- !!int foo\n", "not the tag '!!int'"),
        (b"[" * 3000, "levels of nested lists"),
        (b"a: &a [x, x]\nb: &b [*a, *a]\n", "not the alias '*a'"),
    ],
)
def test_a_bad_file_does_not_end_the_run(tmp_path, capsys, content, expected):
    folder = tmp_path / "inis"
    folder.mkdir()
    (folder / "a.yaml").write_bytes(content)
    (folder / "b.yaml").write_text(GOOD)
    (folder / "c.yaml").mkdir()
    assert run([str(folder)]) == 1
    first, second, last = capsys.readouterr().out.splitlines()
    assert first == f"FAILED {folder / 'a.yaml'}"
    assert "the file cannot be read: " in second
    assert expected in second
    assert last == "1 passed, 1 failed"
    assert run(["-k", "good", str(folder)]) == 1  # the case may be in the file that cannot be read
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_a_path_without_cases_does_not_end_the_run(tmp_path, capsys):
    folder = tmp_path / "inis"
    folder.mkdir()
    (folder / "b.yaml").write_text(GOOD)
    (tmp_path / "empty").mkdir()
    (folder / "loop").symlink_to("loop")
    paths = ["", str(tmp_path / "empty"), str(tmp_path / "absent"), str(folder / "loop"), "x" * 300]
    assert run([*paths, str(folder)]) == 1
    said = capsys.readouterr().out
    assert said.count("FAILED ") == len(paths)
    assert said.count("the file cannot be read: ") == len(paths)
    assert said.splitlines()[-1] == f"1 passed, {len(paths)} failed"


def test_an_unreadable_file_is_a_failure(tmp_path, monkeypatch):
    def closed(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", closed)
    (verdict,) = load(tmp_path / "a.yaml", "a.yaml").faults
    assert told(verdict).splitlines()[0] == "FAILED a.yaml"
    assert verdict.faults[0].endswith("the file cannot be read: Permission denied")


@pytest.mark.parametrize("flags", [[], ["-k", "nothing like it"]])
def test_running_no_case_is_a_failure(tmp_path, capsys, flags):
    file = tmp_path / "a.yaml"
    file.write_text("game: inis\ncases: []\n" if not flags else "game: inis\ncases:\n  " + GOOD)
    assert run([*flags, str(file)]) == 1
    why = "none has 'nothing like it' in title or source" if flags else "none is listed"
    assert capsys.readouterr().out == f"no case was run: {why}\n0 passed, 0 failed\n"


def test_letters_that_cannot_be_printed_are_spelled_out(tmp_path, capsys):
    file = tmp_path / "inis" / "a.yaml"
    file.parent.mkdir()
    file.write_text('- {case: "a \\ud800 b", cites: [x], then: {over: false}}\n')
    assert run(["-v", str(file)]) == 0
    assert "a \\ud800 b" in capsys.readouterr().out


def test_a_file_without_end_is_not_read_to_its_end(capsys):
    assert run(["/dev/zero"]) == 1
    assert "the file cannot be read: it holds more than 20 MB" in capsys.readouterr().out


def test_lines_may_end_as_on_other_systems(tmp_path):
    (tmp_path / "a.yaml").write_bytes(b"game: inis\r\ncases:\r\n" + GOOD.encode().replace(b"\n", b"\r\n"))
    assert load(tmp_path / "a.yaml").cases
    assert "\r" not in text_in(tmp_path / "a.yaml")
