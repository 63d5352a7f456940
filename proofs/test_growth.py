"""The suite is green in a copy of the checkout with one more game, and with one more card, added as their pages say."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_add_a_card import CASES, write_card
from test_add_a_card import PAGE as CARD_PAGE
from test_add_a_game import write_game, write_unit

from fidchell.games.inis.cards.deck import CARDS, EPIC, VERSION

ROOT = Path(__file__).parents[1]
TALES = CARDS - EPIC
COUNTED = re.compile(r"\b((?:deck|discarded_tales): \{count: |tales: )(2[4-9]|30)\b")
LEFT = shutil.ignore_patterns(".git", ".venv", "node_modules", "dist", ".*_cache", "__pycache__")
SHARED = (".venv", "web/node_modules")
# Browsers, databases and clusters see nothing that depends on what there is; test_add_a_game.py has a browser.
MARKED = "not browser and not postgres and not ray"
SHOWN = "import fidchell, fidchell.core.registry as known; print(fidchell.COMPILED, *known.keys())"
CASE = "Brigid's Hearth places a clan at a sanctuary after a season card"
NAMES = {
    "en": "Brigid's Hearth",
    "es": "El Hogar de Brígida",
    "fr": "Le foyer de Brigit",
    "pl": "Ognisko Brygidy\n    .gen = Ogniska Brygidy\n    .acc = Ognisko Brygidy",
    "ru": "Очаг Бригиты\n    .acc = Очаг Бригиты",
}
EFFECT = "Place a clan at a sanctuary where you are present."
TEXTS = {
    "es": "Coloca un clan en un santuario donde estés presente.",
    "fr": "Placez un clan dans un sanctuaire où vous êtes présent.",
    "pl": "Umieść klan w sanktuarium, w którym jesteś obecny.",
    "ru": "Разместите клан в святилище, где вы присутствуете.",
}

# What the author of a card is asked to write anew, since old records, nets and pages know another version.
ON_PURPOSE = (
    "tests/test_docs.py::test_python_examples_run[docs/tutorials/tour.md]",
    "tests/test_encoding.py::test_a_version_means_what_it_meant",
    "tests/test_research_docs.py::test_the_examples_run",
    "tests/test_research_pettingzoo.py::test_the_name_tells_the_version_of_the_game",
    "tests/test_versions.py::test_the_page_tells_the_versions_of_today",
    "tests/test_versions.py::test_the_rules_of_today_have_a_kept_record",
)

pytestmark = [pytest.mark.once, pytest.mark.compiler]


def checkout(folder: Path) -> Path:
    """A copy of the checkout with all that was built; what was installed is shared."""
    copy = shutil.copytree(ROOT, folder / "checkout", symlinks=True, ignore=LEFT)
    for name in SHARED:
        (copy / name).symlink_to(ROOT / name)
    return copy


def run(copy: Path, *words: str) -> str:
    """What a program of the copy prints; it must succeed."""
    env = {name: value for name, value in os.environ.items() if name != "PROVE"} | {"PYTHONPATH": str(copy / "src")}
    done = subprocess.run([sys.executable, *words], cwd=copy, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-5_000:]
    return done.stdout


def suite(copy: Path, games: list[str], *words: str) -> None:
    """Compile the copy and run its tests."""
    run(copy, "setup.py", "--quiet", "build_ext", "--inplace")
    assert run(copy, "-c", SHOWN).split() == ["True", *games]
    run(copy, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", MARKED, *words, "tests")


def change(path: Path, old: str, new: str) -> None:
    """Change what a file holds once."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path}: {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def insert(path: Path, line: str, more: str) -> None:
    """Write something before the line that begins so."""
    change(path, f"\n{line}", f"\n{more}\n{line}")


def weigh_card(path: Path) -> None:
    """Give the card a weight, as tools/fit.py would."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["cards"].append("brigids-hearth")
    kept["features"] += 1
    for fitted in kept["players"].values():
        fitted["weights"].append(0.0)
    path.write_text(json.dumps(kept), encoding="utf-8")


def finish_card(copy: Path) -> None:
    """Steps 3 to 5 of the page, which it leaves to the writer: cases, picture, messages, rows, version."""
    (copy / "cases/inis/tales-brigid.yaml").write_text(CASES.findall(CARD_PAGE)[0], encoding="utf-8")
    for path in (copy / "cases/inis").glob("*.yaml"):  # some count all tales but a few
        text = COUNTED.sub(lambda found: f"{found[1]}{int(found[2]) + 1}", path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
    insert(copy / "web/src/art/emblems.ts", '  "tuans-memory"', '  "brigids-hearth": "sun+hand dots",')
    locales = copy / "src/fidchell/locales"
    for language, name in NAMES.items():
        insert(locales / language / "inis.ftl", "inis-card-tuans-memory", f"inis-card-brigids-hearth = {name}")
    for language, text in TEXTS.items():
        line = f"inis-lore-brigids-hearth-effect-1 = {text}"
        insert(locales / language / "inis-lore.ftl", "inis-lore-tuans-memory-effect-1", line)
    cited = f"[case](../../../cases/inis/tales-brigid.yaml) “{CASE}”"
    row = f"| **Brigid's Hearth** | after your season card | {EFFECT} | {cited} |"
    insert(copy / "docs/reference/rules/inis.md", "| **Tuan's Memory**", row)
    insert(copy / "docs/how-to/cases.md", "| `fianna`", "| `brigids-hearth` | `place T` | | |")
    change(copy / "docs/reference/rules/inis.md", f"| Epic tales | {TALES} |", f"| Epic tales | {TALES + 1} |")
    change(copy / "src/fidchell/games/inis/cards/deck.py", f"\nVERSION = {VERSION} ", f"\nVERSION = {VERSION + 1} ")
    weigh_card(copy / "src/fidchell/weights/inis.json")
    for name in ("lore", "observations"):
        run(copy, "-W", "ignore", f"tools/write_{name}.py")


def test_the_suite_is_green_with_a_third_game(tmp_path: Path) -> None:
    copy = checkout(tmp_path)
    write_game(copy)
    write_unit(copy)
    suite(copy, ["inis", "pebbles", "snakes"], "--ignore", "tests/test_add_a_game.py")


def test_the_suite_is_green_with_one_more_card(tmp_path: Path) -> None:
    copy = checkout(tmp_path)
    write_card(copy)
    finish_card(copy)
    left = [word for name in ON_PURPOSE for word in ("--deselect", name)]
    suite(copy, ["inis", "snakes"], "--ignore", "tests/test_add_a_card.py", *left)
