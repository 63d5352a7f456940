"""The page that adds a game is followed to the letter, in a scratch copy."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from browser import SIZES, Visitor
from patience import extent
from tableside import Server
from test_browser_axe import AXE, SCROLLS, SMALL, TAP, looked
from visits import LANGUAGES, RAW, together

from fidchell.core.match import Match
from fidchell.core.registry import game, keys
from fidchell.terminal.generic import generic
from fidchell.terminal.paper import Paper

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/tutorials/add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"`(src/fidchell/games/pebbles/[\w.]+)`:\n\n```\w+\n(.*?)^```", re.M | re.S)
UNIT = re.compile(r"^```unit\n(.*?)^```", re.M | re.S)
GAME = """
from fidchell.arena.contest import contest
from fidchell.core.match import Match
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import game, keys
from fidchell.core.rollout import rollouts
import fidchell
assert "pebbles" in keys()
match = Match(game("pebbles"), 3)
while not match.done:
    match.act(match.asked[0], match.words(match.asked[0])[0])
assert from_text(to_text(match)).match.done
assert sum(contest(["greedy", "random"], 20, 1, key="pebbles")) == 20
assert rollouts(game("pebbles").new(1, {}), 100, 1) > 200
print("compiled", fidchell.COMPILED)
"""


def write_game(copy):
    """Write the files of the page."""
    for path, text in FILE.findall(PAGE):
        (copy / path).parent.mkdir(exist_ok=True)
        (copy / path).write_text(text, encoding="utf-8")


def write_unit(copy):
    """Write the entry that has the game compiled."""
    units = copy / "src/fidchell/units.py"
    before, after = units.read_text(encoding="utf-8").split("\n)\n\n\ndef present")
    units.write_text(before + "\n" + UNIT.findall(PAGE)[0] + ")\n\n\ndef present" + after, encoding="utf-8")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory):
    """A copy of the project with the game of the page in it."""
    copy = tmp_path_factory.mktemp("scratch")
    # Without the other games, which nothing here needs, it compiles in a few seconds.
    unbuilt = shutil.ignore_patterns("_compiled.*", "__pycache__", "*.egg-info", "inis", "snakes")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=unbuilt)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    recipe = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert recipe.count('"-O3"') == 1
    (copy / "setup.py").write_text(recipe.replace("-O3", f"-O{extent(0, 3)}"), encoding="utf-8")  # soon, or fast
    write_game(copy)
    write_unit(copy)
    return copy


def told(copy, *words, pure, typed=""):
    """Run Python in the copy, and what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "FIDCHELL_PURE": "1" if pure else ""}
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, env=environment, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_all_the_files():
    assert len(FILE.findall(PAGE)) == 4
    assert len(UNIT.findall(PAGE)) == 1


def test_the_game_obeys_the_laws_uncompiled(scratch):
    assert "0 breaches" in told(scratch, "-m", "fidchell", "laws", "pebbles", "--games", "100", pure=True)
    assert "compiled False" in told(scratch, "-c", GAME, pure=True)


@pytest.mark.compiled
@pytest.mark.compiler
def test_the_game_compiles_and_plays(scratch):
    told(scratch, "setup.py", "--quiet", "build_ext", "--inplace", pure=False)
    assert "0 breaches" in told(scratch, "-m", "fidchell", "laws", "pebbles", "--games", "100", pure=False)
    assert "compiled: True" in told(scratch, "-m", "fidchell", "soak", "pebbles", "--games", "50", pure=False)
    assert "compiled True" in told(scratch, "-c", GAME, pure=False)


# In the terminal.


def test_the_game_is_played_in_the_terminal_without_a_face_of_its_own(scratch):
    typed = "?\nmap\nseats\nhand\n? rules\n" + "1\n" * 12
    words = ("-m", "fidchell", "play", "pebbles", "--seed", "3", "--bot", "random", "--save", "pebbles-1.txt")
    said = told(scratch, *words, pure=True, typed=typed)
    assert "  heap: 12\n" in said and "green: take pebbles." in said and "  1 take 1    2 take 2    3 take 3" in said
    assert re.search(r"(green|blue) wins, after \d+ decisions\.", said)
    replayed = told(scratch, "-m", "fidchell", "replay", "pebbles-1.txt", pure=True)
    assert "Green takes 1 and leaves 11." in replayed and "  heap: 0\n" in replayed


@pytest.mark.parametrize("key", keys())
def test_the_face_for_any_game_shows_every_view_of_those_that_have_their_own(key):
    drawn, match, paper, chance = generic(game(key)), Match(game(key), 5), Paper(60), Random(5)
    while len(match.acts) < 60 and not match.done:
        seat = match.asked[0]
        view = match.view(seat)
        shown = [*drawn.board(view, paper), *drawn.seats(view, paper), *drawn.hand(view, paper)]
        asked = [*drawn.question(view, paper), *drawn.options(view, paper)]
        assert shown and asked and all(word in "\n".join(asked) for word in match.words(seat))
        assert not re.search(r"[\[{}\]]|True|False|None", "\n".join(shown))
        match.act(seat, chance.choice(match.words(seat)))


# In the browser, beside the games that are there, where nobody has drawn anything for it.


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server of all games and the one of the page, with the page as it was built and uncompiled rules."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("_compiled.*", "__pycache__"))
    write_game(folder)
    running = Server(f"sqlite:///{folder / 'tables.db'}")
    running.env = {"PYTHONPATH": str(folder / "src"), "FIDCHELL_PURE": "1"}
    yield running.start()
    running.stop()


@pytest.fixture
def guest(browser, house):
    """Somebody with a window; when they go, nothing may have gone wrong in it."""
    found = Visitor(browser, house.url, locale="en-GB")
    found.page.add_init_script(path=AXE)
    yield found
    found.close()


def begin(guest, title):
    """Begin a game at once, from the lobby."""
    guest.visit("/").page.get_by_role("button", name=f"Play {title}").click()
    return guest.table()


def faults(guest):
    """What axe and a reader would find wrong with a screen, at two sizes."""
    found = looked(guest.page, "vellum", "desktop") + looked(guest.page, "peat", "phone")
    for size in ("phone", "desktop") if guest.sees(".table") else ():
        guest.page.set_viewport_size(SIZES[size])
        guest.painted()
        found += [f"{size}: small: {one}" for one in guest.page.evaluate(SMALL, TAP)]
        found += [f"{size}: the page scrolls"] if guest.page.evaluate(SCROLLS) else []
    return found + [raw[0] for raw in RAW.finditer(guest.page.locator("body").inner_text())]


@pytest.mark.once
@pytest.mark.browser
def test_the_game_is_played_in_the_browser_beside_the_others(guest):
    page = guest.visit("/").page
    page.locator(".game").nth(2).wait_for()
    assert page.locator(".game b").all_inner_texts() == ["Play Inis", "Play Pebbles", "Play Banish the Snakes"]
    assert faults(guest) == []
    table = begin(guest, "Pebbles")
    page.locator(".ask.mine").wait_for()
    guest.painted()
    assert faults(guest) == []
    heap = page.locator(".sheet .counts dd")
    before = int(heap.inner_text())
    page.keyboard.press("1")
    guest.settle()
    assert page.locator(".log").get_by_text(f"Green takes 1 and leaves {before - 1}").count() == 1
    guest.play(1, guest.is_over)
    assert heap.inner_text() == "0"
    assert re.search("(Green|Blue) wins", page.locator(".side").inner_text())
    assert faults(guest) == []
    page.get_by_role("link", name="Replay").click()
    page.locator(".table.replay .sheet").wait_for()
    page.get_by_role("button", name="To the end").click()
    guest.until("() => document.querySelector('.sheet .counts dd')?.textContent === '0'")
    assert faults(guest) == []
    guest.visit("/").page.locator(f"a[href='/t/{table}']").wait_for(state="attached")
    assert "Pebbles" in page.locator("details.panel .name").first.text_content()


@pytest.mark.once
@pytest.mark.browser
def test_other_screens_know_the_game_too_in_every_language(guest):
    table = begin(guest, "Pebbles")
    shown = {f"/t/{table}": ".sheet", "/learn/pebbles": "main h1", "/": ".game >> nth=2", "/settings": "main h1"}
    for language in LANGUAGES:
        guest.page.evaluate(
            "(language) => localStorage.setItem('fidchell-settings', JSON.stringify({ language, pace: 'off' }))",
            language,
        )
        for path, sign in shown.items():
            guest.visit(path).page.locator(sign).wait_for()
            text = guest.page.locator("body").inner_text()
            assert "Pebbles" in text or path == "/settings", (language, path, text)
            assert not RAW.search(text), (language, path, RAW.search(text))


@pytest.mark.once
@pytest.mark.browser
def test_the_other_games_are_played_as_before_beside_it(guest):
    begin(guest, "Inis")
    guest.page.locator(".table[data-game=inis] .board svg.lands").wait_for()
    assert not guest.sees(".sheet")
    guest.visit("/style").page.locator("main h1").wait_for()


@pytest.mark.once
@pytest.mark.browser
def test_a_table_of_the_game_is_set_by_the_form_for_two_people_at_one_device(guest):
    page = guest.visit("/").page
    for title, has_windows in (("Inis", True), ("Pebbles", False)):
        page.get_by_role("button", name=title, exact=True).click()
        page.locator("#seat-1").select_option("open")
        assert page.locator("label[title]:not(.rules label)").count() == has_windows
    for i in range(2):
        page.locator(f"#seat-{i}").select_option("mine")
    page.get_by_role("button", name="Begin", exact=True).click()
    guest.table()
    together([guest], 1)
    assert re.search("(Green|Blue) wins", page.locator(".ask").inner_text())
