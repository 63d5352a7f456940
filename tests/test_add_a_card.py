"""The page that adds a card is followed to the letter, in a scratch copy."""

import re
import shutil
from pathlib import Path

import pytest
from test_add_a_game import told

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/tutorials/add-a-card.md").read_text(encoding="utf-8")
STEP = re.compile(r"^In `(src/[\w./]+)`, (?:after `([^`]+)`|at the end):\n\n```py\n(.*?)^```", re.M | re.S)
CASES = re.compile(r"^```text\n(- case:.*?)^```", re.M | re.S)
CARD = """
import sys
from fidchell.checks.cases import judged_all, read
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.games.inis.ids import ACTIONS, BRIGID, CARDS, EPIC, PLAY
inis = game("inis")
assert (BRIGID, inis.actions) == (CARDS - 1, ACTIONS)
for verdict in judged_all(read(sys.stdin.read(), "the page", "inis")):
    print(verdict.title, "|", *verdict.faults)
assert inis.notation.to_words(PLAY + BRIGID) == "play brigids-hearth"
assert inis.messages.primer(inis.settle_options())["cards"]["brigids-hearth"]
shapes = {part.name: part.shape for part in inis.encoding.parts}
assert shapes["tales"][1] == shapes["drawn"][0] == CARDS - EPIC
match = Match(inis, 1)
while not match.done and len(match.acts) < 400:
    match.act(match.asked[0], match.words(match.asked[0])[-1])
"""


def write_card(copy):
    """Write the entry of the page and its function."""
    steps = STEP.findall(PAGE)
    assert len(steps) == 2
    for path, anchor, block in steps:
        text = (copy / path).read_text(encoding="utf-8")
        assert text.count(anchor) == 1 or not anchor
        end = text.index("\n", text.index(anchor)) + 1 if anchor else len(text)
        gap = "" if anchor else "\n\n"
        (copy / path).write_text(text[:end] + gap + block + text[end:], encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the program with the card of the page in it."""
    copy = tmp_path_factory.mktemp("card")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("_compiled.*", "__pycache__", "page"))
    write_card(copy)
    return copy


def test_the_card_of_the_page_is_in_the_game_and_its_cases_hold(copy):
    (cases,) = CASES.findall(PAGE)
    lines = told(copy, "-c", CARD, pure=True, typed=cases).splitlines()
    assert len(lines) == 3
    assert [line for line in lines if not line.endswith("|")] == []


def test_the_laws_hold_with_the_card_of_the_page(copy):
    assert "2 games" in told(copy, "-m", "fidchell", "laws", "inis", "--games", "2", "--seed", "5", pure=True)
