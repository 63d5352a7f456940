"""Languages: each says all that English says, in its own grammar, and the check that tells so finds every fault."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import check_messages, write_lore

LANGUAGES = ("en", "es", "fr", "pl", "ru")
TABLE = "seat-green = green\nseat-blue = blue\n"
GAME = """inis-played = { $seat } plays { $card }
inis-moved =
    { $count ->
        [one] { $seat } moves a clan
       *[other] { $seat } moves { $count } clans
    }
inis-card-geis = Geis
inis-card-bard = Bard
"""
POLISH_TABLE = "seat-green = zielony\n    .gen = zielonego\nseat-blue = niebieski\n    .gen = niebieskiego\n"
POLISH_GAME = """inis-played = { $seat } zagrywa { $card }
inis-moved =
    { $count ->
        [one] { $seat } przesuwa klan
        [few] { $seat } przesuwa { $count } klany
        [many] { $seat } przesuwa { $count } klanów
       *[other] { $seat } przesuwa { $count } klanu
    }
inis-card-geis = Geis
inis-card-bard = Bardka
"""
SAME = "# rightly the same\npl inis-card-geis\n"

Planted = Callable[..., list[str]]


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    """Checks a small Polish, in which one text is replaced by another."""

    def check(old: str = "", new: str = "", same: str = SAME) -> list[str]:
        for language, files in (("en", (TABLE, GAME)), ("pl", (POLISH_TABLE, POLISH_GAME))):
            (tmp_path / language).mkdir(exist_ok=True)
            for name, text in zip(("table", "inis"), files, strict=True):
                said = text.replace(old, new) if language == "pl" and old else text
                (tmp_path / language / f"{name}.ftl").write_text(said, encoding="utf-8")
        (tmp_path / "same.txt").write_text(same, encoding="utf-8")
        return check_messages.check("pl", tmp_path)

    return check


# The languages there are.


def test_there_are_five_languages() -> None:
    assert check_messages.languages() == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_amiss_with_a_language(language: str) -> None:
    assert check_messages.check(language) == []


def test_the_page_says_all_its_messages_and_no_others() -> None:
    assert check_messages.check_page() == []


def test_the_lore_is_up_to_date() -> None:
    assert write_lore.main(["--check"]) == 0


def test_what_fluent_would_read_otherwise_is_quoted() -> None:
    assert write_lore.quoted("a {b}") == 'a {"{"}b{"}"}'
    assert write_lore.quoted("*three*") == '{"*"}three*'
    with pytest.raises(ValueError, match="one line"):
        write_lore.quoted("two\nlines")


# Faults.


def test_a_good_language_has_no_faults(planted: Planted) -> None:
    assert planted() == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("inis-card-bard = Bardka\n", "", "pl/inis.ftl: inis-card-bard is missing"),
        ("inis-card-bard", "inis-card-druid", "pl/inis.ftl: inis-card-druid is extra; English has none"),
        ("inis-card-bard = Bardka", "inis-card-bard Bardka", "cannot be read: 'inis-card-bard Bardka'"),
        ("= Bardka", "= Bard", "pl/inis.ftl: inis-card-bard is as in English"),
        ("= Bardka", "= <b>Bardka</b>", "inis-card-bard contains a tag"),
        ("= Bardka", "= Bardka { $seat }", "inis-card-bard uses $seat; English has none"),
        ("zagrywa { $card }", "zagrywa { $tale }", "inis-played uses $tale; English has $card, $seat"),
        ("zagrywa { $card }", "zagrywa { $card_acc }", "uses $card_acc, but not every inis-card-… has .acc"),
        ("    .gen = zielonego\n", "", "pl/table.ftl: seat-green lacks .gen, unlike others of its kind"),
        (
            "inis-moved =\n",
            "inis-moved =\n    X\n    .gen = x\n    .acc =\n",
            "inis-moved has attributes, which only names",
        ),
        ("        [few] { $seat } przesuwa { $count } klany\n", "", "inis-moved selects on $count without [few]"),
        ("*[other] { $seat } przesuwa { $count } klanu", "*[rest] x", "inis-moved selects on $count without [other]"),
        ("[many]", "*[many]", "cannot be read"),
        ("= Bardka", "= { -bard }", "inis-card-bard refers to -bard; write it out"),
        ("= Bardka", "= { inis-bard }", "inis-card-bard refers to inis-bard, which does not exist"),
        ("= Bardka", '= { LOWER("x") }', "inis-card-bard calls LOWER(); there are only DATETIME and NUMBER"),
        ("inis-card-bard =", "-bard = x\ninis-card-bard =", "pl/inis.ftl: -bard is a term"),
        ("inis-card-bard =", "inis-card-geis = x\ninis-card-bard =", "inis-card-geis is already defined in inis.ftl"),
        ("inis-card-bard = Bardka", "inis-card-bard =\n    .gen = x", "inis-card-bard has attributes but no text"),
        ("seat-green", "inis-card-bard", "inis-card-bard is already defined"),
    ],
)
def test_a_fault_is_found(planted: Planted, old: str, new: str, found: str) -> None:
    assert any(found in each for each in planted(old, new)), planted(old, new)


def test_a_selection_without_the_number_must_still_end_with_other(planted: Planted) -> None:
    text = "[one] { $seat } przesuwa klan\n       *[few] x\n        [many] y\n        [other] z\n    }\n"
    start = POLISH_GAME.index("[one]")
    end = POLISH_GAME.index("inis-card-geis")
    assert "with *[few]; it should be *[other]" in planted(POLISH_GAME[start:end], text)[0]


def test_a_wording_that_holds_for_every_number_needs_no_plural(planted: Planted) -> None:
    start, end = POLISH_GAME.index("inis-moved"), POLISH_GAME.index("inis-card-geis")
    assert planted(POLISH_GAME[start:end], "inis-moved = { $seat } przesuwa klany: { $count }\n") == []
    (found,) = planted(POLISH_GAME[start:end], "inis-moved = { $seat } przesuwa klany\n")
    assert found.endswith("inis-moved neither selects on $count nor shows it, as English does")


def test_an_attribute_that_all_names_of_a_kind_have_may_be_used(planted: Planted) -> None:
    assert planted("{ $seat } zagrywa", "karta { $seat_gen }:") == []


def test_what_is_rightly_the_same_is_listed_and_nothing_else(planted: Planted) -> None:
    assert "list it in same.txt: pl inis-card-geis" in planted(same="")[0]
    assert "pl inis-card-bard is not needed" in planted(same=SAME + "pl inis-card-bard\n")[0]
    assert "pl inis-card-gone is not needed" in planted(same=SAME + "pl inis-card-gone\n")[0]


def test_a_missing_file_and_a_message_in_another_file_are_told(planted: Planted, tmp_path: Path) -> None:
    assert planted() == []
    (tmp_path / "pl/table.ftl").rename(tmp_path / "pl/seats.ftl")
    found = check_messages.check("pl", tmp_path)
    assert "pl/table.ftl: is missing, with 2 messages" in found
    assert "pl/seats.ftl: seat-green belongs in table.ftl" in found


def test_a_card_without_a_name_in_english_is_told(tmp_path: Path) -> None:
    shutil.copytree(check_messages.LOCALES / "en", tmp_path / "en")
    (tmp_path / "same.txt").write_text("")
    path = tmp_path / "en/inis.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("inis-card-bard = Bard\n", ""), encoding="utf-8")
    assert "en/inis.ftl: inis-card-bard is missing" in check_messages.check("en", tmp_path)


def test_the_page_and_its_messages_are_compared(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = "page-help = Help\npage-key-undo = Undo\npage-vain = x\npage-odd-end = y\n"
    (tmp_path / "en/page.ftl").write_text(text)
    (tmp_path / "en/page-inis.ftl").write_text("page-clans = Clans\n")
    shown = '<p class="page-wide">{t("page-help")}{t(`page-key-${name}`)}{t(`page-${x}-end`)}{t("page-clans")}</p>'
    (tmp_path / "Help.svelte").write_text(shown)
    (tmp_path / "words.ts").write_text("learn(`page-${game}`, 'page-inis'); t('learn-next'); t(`gallery-${a}-b`);")
    assert check_messages.check_page(tmp_path, tmp_path) == [
        "en/page.ftl: page-vain is mentioned nowhere in the page",
        "web/src: gallery-${a}-b has no message in English",
        "web/src: learn-next has no message in English",
    ]


def test_the_tool_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_messages.main(["en"]) == 0 and capsys.readouterr().out == "all messages are fine\n"
    assert check_messages.main(["tlh"]) == 2 and "there is no language 'tlh'" in capsys.readouterr().err
