"""What people do in the page: set up tables, join by a link, and play together; each test has its own room."""

from __future__ import annotations

import re
from typing import Any

from browser import Visitor
from patience import until
from playwright.sync_api import Browser

# Message ids, which must never be shown.
RAW = re.compile(r"(?<![-\w])((page|inis|snakes|table|learn|level|clock)-|seat-[bgopwy])[a-z]+(-[a-z0-9]+)*\b")
LANGUAGES = ("en", "fr", "es", "pl", "ru")


class Room:
    """The visitors of one test; at its end, nothing may have gone wrong in their windows."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.visitors: list[Visitor] = []

    def visitor(self, size: str = "desktop", url: str = "", **context: Any) -> Visitor:
        self.visitors.append(Visitor(self.browser, url or self.url, size, **{"locale": "en-GB", **context}))
        return self.visitors[-1]

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.close()


def set_table(visitor: Visitor, game: str, who: list[str], **options: str) -> str:
    """Set up a table with the form in the lobby, as a person would."""
    page = visitor.visit("/").page
    page.get_by_role("button", name="Inis" if game == "inis" else "Banish the Snakes", exact=True).click()
    page.get_by_label(re.compile("^Players")).select_option(str(len(who)))
    for i, one in enumerate(who):
        page.locator(f"#seat-{i}").select_option(one)
    if "open" in who and game == "inis":
        page.get_by_label("Minimum time to react").select_option("0")
    if options:
        page.get_by_text("Rules and variants").click()
    for label, value in options.items():
        page.get_by_label(re.compile("^" + label.replace("_", " "))).select_option(value)
    page.get_by_role("button", name=re.compile("^(Begin|Set up the table)$")).click()
    return visitor.table()


def link_of(host: Visitor) -> str:
    return host.page.get_by_label("Anyone with this link can sit down").input_value()


def join(visitor: Visitor, link: str, name: str) -> None:
    """Follow the link, and sit down."""
    visitor.visit(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").first.click()


def together(visitors: list[Visitor], seed: int, steps: int = 4000) -> None:
    """Let everyone play in turn, each in their own window, until the game is over for all."""
    for _ in range(steps):
        if until(lambda: moved(visitors, seed), "a choice") == {"over"}:
            return
    raise AssertionError(f"the game does not end: {visitors[0].page.locator('body').inner_text()[:2000]}")


def moved(visitors: list[Visitor], seed: int) -> set[str]:
    """What everyone did, if anyone chose something or the game is over for all."""
    did = {visitor.step(seed) for visitor in visitors}
    return did if "chose" in did or did == {"over"} else set()


def play_until(visitor: Visitor, selector: str, seed: int) -> None:
    """Play until a selector is visible while there is something to choose, so that it stays visible."""
    visitor.play(seed, lambda: visitor.sees(selector) and visitor.is_asked())
