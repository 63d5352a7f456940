"""Every screen of the page in every language, at every size, in both themes; screenshots go to build/shots."""

from __future__ import annotations

import pytest
from browser import SHOTS, SIZES, Visitor
from patience import until
from visits import LANGUAGES, RAW, Room, play_until, set_table

pytestmark = [pytest.mark.once, pytest.mark.browser]

LINES = 25  # of the log, so that much of the game is on screen
PATHS = ("/", "/settings", "/learn/inis", "/learn/snakes", "/style")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(room: Room, language: str) -> None:
    reader = room.visitor(locale=language)
    page = reader.page
    for path in PATHS:
        reader.visit(path).page.wait_for_selector("main h1, main h2")
        page.wait_for_load_state("networkidle")
        text = page.locator("body").inner_text()
        assert page.evaluate("document.documentElement.lang") == language
        assert not RAW.search(text), RAW.search(text)
        if path == "/":
            reader.shot(f"lobby-{language}")
    for at, game in enumerate(("inis", "snakes")):
        reader.visit("/").page.locator(".game").nth(at).click()
        page.wait_for_selector(".table")
        reader.play(at, lambda: page.locator(".log li").count() > LINES or reader.is_over())
        text = page.locator("body").inner_text()
        assert not RAW.search(text), RAW.search(text)
        reader.shot(f"{game}-{language}")


def pictures(visitor: Visitor, name: str) -> None:
    """Take a screenshot at every size and in both themes; no screen of a game may scroll as a whole."""
    for size, viewport in SIZES.items():
        visitor.page.set_viewport_size(viewport)
        for theme in ("vellum", "peat"):
            visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            visitor.painted()
            visitor.shot(f"{name}-{size}-{theme}")
            high = visitor.page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
            assert high <= 1 or not visitor.sees(".table"), f"{name} scrolls at {size}"
    visitor.page.set_viewport_size(SIZES["desktop"])


def test_pictures_of_the_main_screens(room: Room) -> None:
    player = room.visitor()
    player.visit("/").page.wait_for_selector(".game")
    pictures(player, "lobby")
    set_table(player, "inis", ["mine", "beginner", "beginner", "beginner"])
    for name, selector in (
        ("draft", ".table.at-draft"),
        ("season", ".table:not(.at-draft) .card.playable"),
        ("clash", ".table.at-clash"),
    ):
        play_until(player, selector, 12)
        pictures(player, f"inis-{name}")
    set_table(player, "snakes", ["mine", "beginner", "beginner"])
    until(lambda: player.sees(".table"))
    play_until(player, ".snakes.acting [data-key]", 13)
    pictures(player, "snakes-actions")
    player.visit("/learn/snakes").page.wait_for_selector("article")
    pictures(player, "learn")
    assert len(list(SHOTS.glob("*-vellum.png"))) >= 24
