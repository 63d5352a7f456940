"""The pages are true: their examples run, their links lead somewhere, and every rule has the case that fixes it."""

import doctest
import re
import shlex
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from fidchell import cli
from fidchell.checks.cases import judged_all, load, read
from fidchell.core.registry import game, keys
from fidchell.games.inis import ids
from fidchell.games.inis.view.lore import CARD_LORE
from fidchell.games.inis.view.notation import CARD_NAMES, CARD_TITLES
from fidchell.games.snakes.content.book import default, for_cases
from fidchell.games.snakes.content.codes import FORMS
from fidchell.games.snakes.ids import CARDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
CITATION = re.compile(r"\[case\]\((?P<path>[^)]+)\)\s+“(?P<title>[^”]+)”")
ACTIONS = ("relic",)  # `make relic` is what a Saint does
FEW = 6  # an option with more values has a row for its default and one for the others

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def blocks(text, *kinds):
    """The code blocks of these kinds in a page."""
    return [block for kind, block in re.findall(r"^```(\w*)\n(.*?)^```", text, re.M | re.S) if kind in kinds]


def prose(text):
    """A page without its code."""
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


# Examples.


@each_page
def test_python_examples_run(page):
    found = doctest.DocTestParser().get_doctest(
        "\n\n".join(blocks(page.read_text(encoding="utf-8"), "python")), {}, page.name, str(page), 0
    )
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found, out=said.append)
    assert "".join(said) == ""


@pytest.mark.parametrize(("name", "least"), [("README.md", 5), ("docs/tutorials/tour.md", 30)])
def test_a_page_that_shows_python_has_examples(name, least):
    assert len(re.findall("^>>> ", (ROOT / name).read_text(encoding="utf-8"), re.M)) >= least


def test_the_readme_is_short_and_shows_the_games():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 130
    assert "![" in text and "docs/pictures/both-games.webp" in text


def commands(text):
    """The `fidchell` command lines that a page shows, in its blocks or in passing."""
    shown = re.findall(r"`(fidchell [^`\n]*)`", text)
    for block in blocks(text, "sh", "console", "text"):
        shown += re.findall(r"^(?:\$ )?(?:\.venv/bin/)?(fidchell [^#\n]*)", block, re.M)
    return sorted({line.strip() for line in shown if "|" not in line and "COMMAND" not in line})


@each_page
def test_commands_exist_and_take_what_the_page_gives_them(page, capsys):
    for line in commands(page.read_text(encoding="utf-8")):
        words = shlex.split(line.replace("FILE…", "FILE").strip("[]"))[1:]
        flags = [word for word in words[1:] if word.startswith("-")]
        if words[0].startswith("-") or words[0] == "record":
            continue
        assert words[0] in cli.ROOMS, line
        with pytest.raises(SystemExit) as left:
            cli.main([words[0], "--help"])
        help_ = capsys.readouterr().out
        assert left.value.code == 0
        assert [flag for flag in flags if not re.search(rf"(?<!\S){re.escape(flag)}\b", help_)] == [], line


@each_page
def test_make_targets_exist(page):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"`make ([\w-]+)`", text) + re.findall(r"^make ([\w-]+)", "\n".join(blocks(text, "sh")), re.M)
    targets = [name for name in named if name not in ACTIONS]
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.M)] == []


def faults(page, kind):
    """What is wrong with the cases that a page shows in blocks of a kind, by title."""
    shown = [block for block in blocks((ROOT / page).read_text(encoding="utf-8"), kind) if "- case:" in block]
    verdicts = [verdict for block in shown for verdict in judged_all(read(block, page, "inis"))]
    assert verdicts
    return {verdict.title: " ".join(verdict.faults) for verdict in verdicts}


def test_the_case_in_the_readme_holds():
    assert set(faults("README.md", "yaml").values()) == {""}


# Links.


def anchors(text):
    """The names that the headings of a page can be linked by."""
    titles = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@each_page
def test_links_lead_somewhere(page):
    text = page.read_text(encoding="utf-8")
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(text)):
        path, _, anchor = target.partition("#")
        if re.match(r"\w+:", target):
            continue
        there = (page.parent / path).resolve() if path else page
        if not there.exists() or (anchor and anchor not in anchors(there.read_text(encoding="utf-8"))):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("name", ["explanation/architecture.md", "tutorials/add-a-card.md"])
def test_the_names_that_a_page_mentions_exist(name):
    """Constants and names with an underscore, in backticks; those of the made-up card do not exist."""
    program = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("src", "tests", "tools")
        for path in (ROOT / folder).rglob("*.py")
    )
    text = re.sub(r"^```.*?^```", "", (ROOT / "docs" / name).read_text(encoding="utf-8"), flags=re.M | re.S)
    named = set(
        re.findall(r"(?<![\w/])(?:[A-Z][A-Z_]{3,}|[a-z]+_[a-z_]+)(?![\w….])", " ".join(re.findall("`[^`]+`", text)))
    )
    assert len(named) > 10
    assert sorted(word for word in named if not re.search(rf"\b{word}\b", program)) == []


@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_the_table_of_the_state_names_every_field(key):
    text = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")
    table = text.partition(f"`games/{key}/rules/state.py`")[2].partition("| Fields | What |")[2].partition("\n\n")[0]
    told = {name for row in re.findall(r"^\| (.*?) \|", table, re.M) for name in re.findall(r"`(\w+)`", row)}
    fields = game(key).new(1, game(key).settle_options()).fields()
    shared = {"stack", "depth", "rng", "barriers", "at_table", "spilled"}
    assert {name for name in fields if not name.endswith("_left")} - shared == told


def test_one_move_passes_through_few_files_each_once():
    text = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")
    walk = re.findall(r"^\d+\. `((?:src|web)/[^`]+)`", text, re.M)
    assert 10 < len(walk) <= 17 and len(set(walk)) == len(walk)
    assert [path for path in walk if not (ROOT / path).is_file()] == []


def test_every_decision_has_a_number_of_its_own():
    names = [path.name for path in sorted((ROOT / "docs/decisions").glob("*.md"))]
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))


def test_every_decision_says_when_it_was_taken_and_whether_it_holds():
    line = re.compile(r"Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \[|partly outdated: )")
    pages = sorted((ROOT / "docs/decisions").glob("*.md"))
    assert [page.name for page in pages if not line.match(page.read_text(encoding="utf-8").split("\n")[2])] == []


# The rules of the games.


@dataclass(frozen=True)
class Rules:
    """The page about the rules of a game."""

    key: str
    rulings: range  # the numbers of the referee's answers
    tables: str  # the chapter with which the tables begin
    citations: int  # no fewer than these

    @property
    def text(self):
        return (ROOT / f"docs/reference/rules/{self.key}.md").read_text(encoding="utf-8")

    def rows(self, *first):
        """The rows of the page's tables whose first cells are these, as lists of cells."""
        lines = [line.strip("|").split("|") for line in self.text.splitlines() if line[:1] == "|"]
        cells = [[cell.strip() for cell in line] for line in lines]
        return [row for row in cells if [cell.replace("*", "").strip("`") for cell in row[: len(first)]] == list(first)]

    def law(self):
        return law(self.key)


INIS = Rules("inis", range(1, 128), "Cards", 500)
SNAKES = Rules("snakes", range(1, 78), "Content", 400)
PAGES_OF_RULES = (INIS, SNAKES)


def named(part):
    """What a page of rules, an option or a number is called where tests are listed."""
    return part.key if isinstance(part, Rules) else str(getattr(part, "name", part))


each_rules = pytest.mark.parametrize("rules", PAGES_OF_RULES, ids=named)


@cache
def law(key):
    """Every case of a game: its keys as written, by file and title."""
    files = sorted((ROOT / f"cases/{key}").glob("*.yaml"))
    return {(path.name, case.title): case for path in files for case in load(path).cases}


def cited(text):
    """The cases that a piece of a page cites."""
    return [(Path(path).name, " ".join(title.split())) for path, title in CITATION.findall(text)]


def test_every_game_with_cases_has_a_page_of_rules():
    assert [rules.key for rules in PAGES_OF_RULES] == [key for key in keys() if game(key).casework]


@each_rules
def test_every_case_that_the_page_cites_exists(rules):
    assert len(cited(rules.text)) > rules.citations
    assert [key for key in cited(rules.text) if key not in rules.law()] == []
    assert {Path(path).parent.name for path, _ in CITATION.findall(rules.text)} == {rules.key}


@each_rules
def test_the_page_cites_every_file_of_cases(rules):
    assert {name for name, _ in rules.law()} - {name for name, _ in cited(rules.text)} == set()


@each_rules
def test_every_rule_of_the_page_cites_a_case(rules):
    chapters = re.split(r"^## ", rules.text.partition(f"\n## {rules.tables}")[0], flags=re.M)[1:]
    assert len(chapters) > 5
    assert [chapter.partition("\n")[0] for chapter in chapters if not cited(chapter)] == []


@pytest.mark.parametrize(
    ("rules", "number"), [(rules, number) for rules in PAGES_OF_RULES for number in rules.rulings], ids=named
)
def test_every_ruling_is_told_and_fixed(rules, number):
    source = f"referee {number}"
    assert any(source in case.cites for case in rules.law().values()), f"no case cites {source}"
    found = rules.rows(str(number))
    assert len(found) == 1, f"ruling {number} has {len(found)} rows"
    assert found[0][1] and found[0][2]
    about = [source in rules.law()[key].cites for key in cited(found[0][-1])]
    assert any(about), f"ruling {number} cites no case about it"


OPTIONS = [(rules, option) for rules in PAGES_OF_RULES for option in game(rules.key).options]


def told(option):
    """The values of an option that the page has rows for: as written there, and which values they stand for."""
    values = [str(value) for value in option.values]
    if option.look_up:
        usual = [*values, for_cases().key]  # cases are written with a content of their own
        return {"default": usual.__contains__, "FILE": lambda value: value not in usual}
    if len(values) > FEW:
        return {values[0]: values[:1].__contains__, "1 to 100": values.__contains__}
    return {value: [value].__contains__ for value in values}


def chosen(rules, key, option):
    """The value of an option in a case."""
    casework = game(rules.key).casework
    assert casework
    return str(casework.position(rules.law()[key].given).options[option.name])


@pytest.mark.parametrize(("rules", "option"), OPTIONS, ids=named)
def test_every_option_is_told_and_fixed(rules, option):
    values = told(option)
    assert len(rules.rows(option.name)) == len(values)
    for value, is_meant in values.items():
        (row,) = rules.rows(option.name, value)
        assert ("**" in row[1]) == (value == next(iter(values)))
        keys = cited(row[-1])
        assert keys
        for key in keys:
            assert is_meant(chosen(rules, key, option)), f"{key} is about another value"


# The tables of Inis.


@pytest.mark.parametrize("name", CARD_NAMES)
def test_every_card_half_is_told_as_the_program_does_and_fixed(name):
    title = CARD_TITLES[CARD_NAMES.index(name)]
    found = [row for row in INIS.rows() if re.fullmatch(rf"\*\*{re.escape(title)}\*\*( \(four players\))?", row[0])]
    halves = CARD_LORE[name].halves
    assert [row[1] for row in found] == [half.when for half in halves]
    for row, half in zip(found, halves, strict=True):
        assert row[2].startswith(half.effect), f"the page says otherwise about {title} than lore.py"
        assert cited(row[3])
        for key in cited(row[3]):
            case = INIS.law()[key]
            assert name in repr((case.given, case.steps)), f"{key} has no {name} in it"


def test_the_supplies_are_those_of_the_program():
    assert INIS.rows("Action cards")[0][1].startswith(f"{ids.ADVANTAGE};")
    assert INIS.rows("Epic tales")[0][1].startswith(str(ids.CARDS - ids.EPIC))
    assert [INIS.rows(piece)[0][1] for piece in ("Citadels", "Sanctuaries")] == ["8", "9"]


# The tables of Banish the Snakes, which are those of the default content.


BOOK = default()
KEPT = [
    *zip(BOOK.saint_names, BOOK.saints, BOOK.saint_texts, strict=True),
    *zip(BOOK.item_names[CARDS:], BOOK.gifts, BOOK.gift_texts, strict=False),
    *((BOOK.item_names[i], BOOK.cards[i], text) for i, text in enumerate(BOOK.keeper_texts) if text),
]


@pytest.mark.parametrize(
    ("name", "title", "text"), [kept for kept in KEPT if not kept[1].startswith("Saint ")], ids=lambda part: part[:20]
)
def test_every_saint_gift_and_kept_card_is_told_as_the_content_does_and_fixed(name, title, text):
    (row,) = SNAKES.rows(title)
    assert text.removesuffix(".").lower() in row[1].lower(), f"the page says otherwise about {title} than the content"
    assert cited(row[-1])
    for key in cited(row[-1]):
        case = SNAKES.law()[key]
        assert name in repr((case.given, case.steps)), f"{key} has no {name} in it"


def test_the_page_says_which_gifts_are_lost():
    for gift in BOOK.document["gifts"]:
        assert SNAKES.rows(gift["title"])[0][2] == ("yes" if gift["lost_on_death"] else "no")


def test_the_map_and_the_tracks_are_those_of_the_content():
    land, zeal = BOOK.document["map"], BOOK.document["zeal"]
    for province, areas in land["provinces"].items():
        for area in areas:
            (row,) = SNAKES.rows(area)
            faces = land["chief_die"][area]
            near = ", ".join(land["adjacency"][area])
            sea = "yes" if area in land["coastal"] else "no"
            assert row[1:6] == [province, str(land["people_boxes"][area]), f"{faces[0]} to {faces[-1]}", sea, near]
    (saint,), (acolyte,) = SNAKES.rows("Zeal of a Saint"), SNAKES.rows("Zeal of an Acolyte")
    assert [saint[1], acolyte[1]] == [", ".join(map(str, zeal[who])) for who in ("saint", "acolyte")]
    boxes = list(BOOK.document["paganism"].values())
    assert SNAKES.rows("Boxes of Paganism")[0][1] == ", ".join(map(str, boxes))


def test_the_effects_are_those_of_the_vocabulary():
    chapter = SNAKES.text.partition("### Events")[2].partition("\n### ")[0]
    assert set(re.findall(r"^\| `(\w+)", chapter, re.M)) == set(FORMS)
