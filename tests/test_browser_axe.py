"""Every screen of the page, looked at by axe-core and by a ruler: in both themes, at several sizes, with large text.

axe must find nothing serious: in the main screens, and by `make prove` in every one. In play the page does not scroll,
what can be pressed is large enough, nothing moves for those who want no motion, and with text at 200 % nothing is cut
off.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browser import SIZES, Visitor
from patience import PROVING
from playwright.sync_api import Browser
from staged import asks, call, in_clash, named, new_table, reached, staged
from tableside import Server

from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.games.inis import ids

pytestmark = [pytest.mark.once, pytest.mark.browser]

AXE = Path(__file__).parent.parent / "web/node_modules/axe-core/axe.min.js"
LOOK = """(rules) => axe.run(document, rules).then((found) => found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`)))"""
CONTRAST = {"runOnly": ["color-contrast"]}
TAP = 44  # pixels
# What can be pressed and is smaller than a finger, unless it is pressed beside it as well. Lines of the log and
# links in sentences are text; lands that are only looked at can be brought nearer first.
SMALL = """(tap) => [...document.querySelectorAll(".table :is(button, a[href], [role=button], select, summary)")]
    .filter((one) => one.checkVisibility() && !one.closest("p, [inert], .log li, li .link, [data-area]:not(.lit)"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < tap - 0.5)
    .filter(([one]) => {
        one.scrollIntoView({ block: "center", inline: "center" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const [dx, dy] = [Math.max(tap, box.width) / 2 - 1, Math.max(tap, box.height) / 2 - 1];
        const hit = (right, down) => one.contains(document.elementFromPoint(x + right, y + down));
        return hit(0, 0) && !(hit(dx, 0) && hit(-dx, 0) && hit(0, dy) && hit(0, -dy)); // what is covered is not pressed
    })
    .map(([one, box]) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? one.id}`
        + ` ${Math.round(box.width)}x${Math.round(box.height)}`
        + ` ${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}`)"""
SCROLLS = (
    "document.scrollingElement.scrollHeight > innerHeight + 1 || document.scrollingElement.scrollWidth > innerWidth + 1"
)
MOVES = """() => document.getAnimations().filter((one) => one.playState === "running")
    .map((one) => `${one.effect?.target?.getAttribute("class")} ${one.animationName ?? one.transitionProperty}`)"""
# Text that is cut off, without any way to scroll to it.
CUT = """() => [...document.querySelectorAll(".table *")].filter((one) => {
    const style = getComputedStyle(one);
    if (!one.checkVisibility() || !one.textContent.trim() || one.closest("svg, .sr, .sea, .ocean")) return false;
    if (style.textOverflow === "ellipsis") return false;
    const hides = (how) => how === "hidden" || how === "clip";
    const wide = hides(style.overflowX) && one.scrollWidth > one.clientWidth + 2;
    const high = hides(style.overflowY) && one.scrollHeight > one.clientHeight + 4;
    return (wide || high) && one.clientWidth > 1;
}).map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class")}: ${one.textContent.trim().slice(0, 60)}`)"""
# Parts of the screen that have left it.
GONE = """() => [".ask p", ".ask .buttons", ".board", ".hand", ".top"].filter((part) => {
    const box = document.querySelector(`.table ${part}`)?.getBoundingClientRect();
    if (!box || box.width < 20 || box.height < 20) return true;
    return box.right < 20 || box.bottom < 20 || box.left > innerWidth - 20 || box.top > innerHeight - 20;
})"""


@pytest.fixture(scope="module")
def host(browser: Browser, table_server: Server) -> Iterator[Visitor]:
    """Somebody who has a table of every kind."""
    found = named(Visitor(browser, table_server.url, locale="en-GB", reduced_motion="reduce"))
    found.page.add_init_script(path=AXE)
    yield found
    found.close()


# Moments of games.


def in_season(match: Match) -> bool:
    return match.state.fields()["season"] == 3 and asks(match, ids.TURN) and len(match.words(0)) > 4


def in_draft(match: Match) -> bool:
    return match.state.fields()["season"] == 2 and asks(match, ids.DRAFT)


def in_window(match: Match) -> bool:
    return match.state.fields()["season"] > 1 and asks(match, ids.REACT) and len(match.words(0)) > 1


def in_actions(match: Match) -> bool:
    return not match.done and match.asked == [0] and match.view(0)["phase"] == "actions" and match.view(0)["turns"] > 8


INIS: dict[str, Callable[[Match], bool]] = {
    "draft": in_draft,
    "season": in_season,
    "window": in_window,
    "clash": in_clash,
}


class Tables:
    """A table of every kind, set when it is first wanted."""

    def __init__(self, host: Visitor) -> None:
        self.host = host
        self.set: dict[str, str] = {}

    def path(self, name: str) -> str:
        """The path of a table, by what it is."""
        if name not in self.set:
            self.set[name] = self.new(name)["id"]
        return f"/t/{self.set[name]}"

    def new(self, name: str) -> dict[str, Any]:
        """A table of a kind: the same in every run."""
        chance, host = Random(name), self.host
        if name in INIS:
            match = reached("inis", INIS[name], chance, players=4 if name == "season" else 3)
            return staged(host, match, "m000"[: match.players])
        if name == "hand over":
            return staged(host, reached("inis", in_season, chance, players=4), "mm00")
        if name == "actions":
            return staged(host, reached("snakes", in_actions, chance, players=2), "mm")
        if name in ("inis over", "snakes over"):
            return call(host, "/api/records", to_text(reached(name.split()[0], ended, chance, players=2)))
        wanted = new_table("snakes", "mm") if name == "setup" else new_table("inis", "moo", listed=True)
        return call(host, "/api/tables", wanted)


@pytest.fixture(scope="module")
def tables(host: Visitor) -> Tables:
    return Tables(host)


def ended(match: Match) -> bool:
    return match.done


# Screens: how to come to each.

Opening = Callable[[Any], None]


def pressed(selector: str, page: Any) -> None:
    page.locator(selector).first.click()


def keyed(key: str, page: Any) -> None:
    page.keyboard.press(key)


def nothing(page: Any) -> None:
    pass


def area_sheet(page: Any) -> None:
    page.locator("[data-area]").first.dispatch_event("click")


# By name: where it is, what shows that it is there, what to do then, and what shows that it was done.
SCREENS: dict[str, tuple[str, str, Opening, str]] = {
    "lobby": ("/", ".tables li, li", nothing, ""),
    "settings": ("/settings", "main", nothing, ""),
    "learn inis": ("/learn/inis", "main article, main section", nothing, ""),
    "learn snakes": ("/learn/snakes", "main article, main section", nothing, ""),
    "style": ("/style", "main", nothing, ""),
    "nowhere": ("/t/nowhere", "[role=alert]", nothing, ""),
    "gathering": ("gathering", ".seats", nothing, ""),
    "hand over": ("hand over", "main.over", nothing, ""),
    "replay": ("inis over/at", ".table.replay .board svg", nothing, ""),
    "continue": ("inis over/at", ".table.replay .board svg", partial(pressed, ".ask .btn.main"), "dialog[open]"),
}
PLAY: dict[str, tuple[str, str, Opening, str]] = {
    "draft": ("draft", ".drafting", nothing, ""),
    "season": ("season", ".board svg", nothing, ""),
    "window": ("window", ".board svg", nothing, ""),
    "clash": ("clash", ".table.at-clash", nothing, ""),
    "inis over": ("inis over", ".board svg", nothing, ""),
    "looking back": ("season", ".log li button", partial(pressed, ".log li button"), ".table.past"),
    "setup": ("setup", ".board svg", nothing, ""),
    "actions": ("actions", ".board svg", nothing, ""),
    "area sheet": ("actions", "[data-area]", area_sheet, ".side h2, .side h3"),
    "snakes over": ("snakes over", ".board svg", nothing, ""),
    "menu": ("season", ".board svg", partial(pressed, "header .btn.icon:last-of-type"), "nav.menu"),
    "keys": ("season", ".board svg", partial(keyed, "?"), "dialog[open]"),
    "command line": ("season", ".board svg", partial(keyed, "/"), "#command"),
}


MAIN = ("lobby", "gathering", "hand over", "replay", "season", "clash", "actions", "menu")
LOOKED_AT = [*SCREENS, *PLAY] if PROVING else MAIN
PLAYED = list(PLAY) if PROVING else ["season", "clash", "actions"]
LARGE = ["draft", "season", "clash", "actions"] if PROVING else ["season", "actions"]


def opened(host: Visitor, tables: Tables, name: str, size: str = "desktop") -> Any:
    """A screen, as somebody comes to it."""
    path, sign, then, shown = {**SCREENS, **PLAY}[name]
    table, slash, rest = path.partition("/")
    host.page.set_viewport_size(SIZES[size])
    host.visit(path if not table else f"{tables.path(table)}{slash}{rest}")
    host.page.locator(sign).first.wait_for(state="attached")
    host.painted()
    then(host.page)
    if shown:
        host.page.locator(shown).first.wait_for(state="attached")
    host.painted()
    return host.page


def looked(page: Any, theme: str, size: str, rules: dict[str, Any] | None = None) -> list[str]:
    """What axe finds in a theme and at a size."""
    page.set_viewport_size(SIZES[size])
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    return [f"{theme}, {size}: {said}" for said in page.evaluate(LOOK, rules or {})]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_axe_finds_nothing_serious(host: Visitor, tables: Tables, name: str) -> None:
    page = opened(host, tables, name)
    found = looked(page, "vellum", "desktop") + looked(page, "peat", "phone")
    if PROVING:
        found += looked(page, "peat", "desktop", CONTRAST) + looked(page, "vellum", "phone", CONTRAST)
    host.complaints = [text for text in host.complaints if name != "nowhere" or "404" not in text]
    assert not found, "\n".join(found)


def test_axe_finds_a_button_without_a_name_and_words_that_are_too_pale(host: Visitor, tables: Tables) -> None:
    page = opened(host, tables, "settings")
    page.evaluate(
        """() => {
            const pale = Object.assign(document.createElement("p"), { textContent: "hardly to be read" });
            Object.assign(pale.style, { color: "#ccc", background: "#fff" });
            document.querySelector("main").append(document.createElement("button"), pale);
        }"""
    )
    found = "\n".join(looked(page, "vellum", "desktop"))
    assert "button-name" in found and "color-contrast" in found


def test_an_empty_lobby(browser: Browser, table_server: Server) -> None:
    stranger = Visitor(browser, table_server.url, locale="en-GB")
    stranger.page.add_init_script(path=AXE)
    stranger.visit("/").page.locator(".game").first.wait_for()
    assert not looked(stranger.page, "vellum", "desktop") + looked(stranger.page, "peat", "phone")
    stranger.close()


@pytest.mark.parametrize("name", PLAYED)
def test_in_play_the_page_does_not_scroll_and_everything_is_large_enough(
    host: Visitor, tables: Tables, name: str
) -> None:
    page = opened(host, tables, name)
    faults = []
    for size in SIZES:
        page.set_viewport_size(SIZES[size])
        host.painted()
        faults += [f"{size}: the page scrolls"] if page.evaluate(SCROLLS) else []
        faults += [f"{size}: small: {one}" for one in page.evaluate(SMALL, TAP)]
        faults += [f"{size}: moves: {one}" for one in page.evaluate(MOVES)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", LARGE)
def test_text_at_twice_the_size_loses_nothing(host: Visitor, tables: Tables, name: str) -> None:
    page = opened(host, tables, name)
    page.evaluate(
        "(wanted) => localStorage.setItem('fidchell-settings', wanted)", json.dumps({"textSize": 200, "pace": "off"})
    )
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()
    page.locator(PLAY[name][1]).first.wait_for(state="attached")
    host.painted()
    host.shot(f"large-text-{name}")
    size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    faults = [f"cut off: {one}" for one in page.evaluate(CUT)] + [f"gone: {one}" for one in page.evaluate(GONE)]
    faults += ["the page scrolls"] if page.evaluate(SCROLLS) else []
    page.evaluate("localStorage.removeItem('fidchell-settings')")
    assert size == "32px"
    assert not faults, "\n".join(faults)


def test_the_ruler_finds_what_is_small_what_moves_and_what_scrolls(host: Visitor, tables: Tables) -> None:
    page = opened(host, tables, "season")
    page.evaluate(
        """() => {
            const box = document.createElement("div");
            box.innerHTML = "<button>tiny</button><p class='cut'>a text that is much too long for its box</p>";
            document.querySelector(".table .top").append(box);
            Object.assign(box.querySelector("button").style, { width: "20px", height: "20px", padding: 0 });
            Object.assign(box.querySelector("p").style, { width: "40px", overflow: "hidden", whiteSpace: "nowrap" });
            box.animate([{ opacity: 0 }, { opacity: 1 }], 60_000);
            document.body.append(Object.assign(document.createElement("div"), { className: "tall" }));
            document.querySelector(".tall").style.height = "3000px";
        }"""
    )
    assert any("tiny" in one for one in page.evaluate(SMALL, TAP))
    assert any("too long" in one for one in page.evaluate(CUT))
    assert page.evaluate(MOVES) and page.evaluate(SCROLLS)
