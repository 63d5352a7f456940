"""The page: served whole and guarded, without anything inline, and in words that the server understands."""

import re
from html.parser import HTMLParser
from typing import get_args

import httpx
import pytest
from tableside import Server

from fidchell.bots.levels import LADDER
from fidchell.table import app, orders, wire
from fidchell.table.clocks import CLOCKS

pytestmark = pytest.mark.once

PAGE = app.PAGE
SCRIPTS = {path.name: path.read_text() for path in sorted(PAGE.glob("*.js"))}
ALL = "\n".join(SCRIPTS.values())


@pytest.fixture(scope="module")
def web(tmp_path_factory):
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.db'}").start()
    with httpx.Client(base_url=server.url) as client:
        yield client
    server.stop()


class Inline(HTMLParser):
    """Finds what a strict policy would forbid: scripts and styles in the page itself."""

    def __init__(self):
        super().__init__()
        self.found, self.links, self.inside = [], [], ""

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.inside = tag if tag in ("script", "style") else ""
        self.found += [name for name in given if name.startswith("on") or name == "style"]
        self.found += ["style"] if tag == "style" else []
        self.links += [given[name] for name in ("src", "href") if name in given]

    def handle_data(self, text):
        if self.inside and text.strip():
            self.found.append(text)


def read(text):
    parser = Inline()
    parser.feed(text)
    return parser


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
def test_the_page_is_served_with_a_strict_policy_and_nothing_inline(web, path):
    answer = web.get(path)
    policy = answer.headers["content-security-policy"]
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self';" in policy and "default-src 'none'" in policy and "unsafe" not in policy
    assert read(answer.text).found == []


def test_all_that_the_page_names_is_served(web):
    named = {link for link in read(web.get("/").text).links if link.startswith("/page/")}
    named |= set(re.findall(r'from "(/page/[^"]+)"', ALL)) | {
        f"/page/locales/en/{name}.ftl" for name in ("table", "inis")
    }
    assert {f"/page/{name}" for name in SCRIPTS} <= named
    for path in named:
        answer = web.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["cache-control"] == "no-cache"
        assert not path.endswith(".js") or "javascript" in answer.headers["content-type"]


def test_nothing_beside_the_page_is_served(web):
    for path in ("/page/../table/app.py", "/page/%2e%2e/table/app.py", "/page/locales/../cli.py"):
        assert web.get(path).status_code == 404


def test_nothing_from_the_table_is_read_as_html():
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", ALL)


def test_the_page_sends_messages_that_there_are():
    known = {kind.__struct_config__.tag for kind in get_args(wire.FromClient)}
    sent = set(re.findall(r'wish\(\{ type: "(\w+)"', ALL))
    assert sent <= known and len(sent) >= 8


def test_the_page_knows_the_orders_the_levels_and_the_clocks():
    assert set(re.findall(r'"(pass-[\w-]+)"', SCRIPTS["table.js"])) <= set(orders.KINDS)
    levels = re.search(r"LEVELS = \[(.*?)\]", SCRIPTS["table.js"])
    assert levels and tuple(re.findall(r'"(\w+)"', levels[1])) == LADDER
    clocks = re.search(r"CLOCKS = \{(.*?)\}", SCRIPTS["lobby.js"], re.S)
    assert clocks and re.findall(r"^  (\w+):", clocks[1], re.M) == list(CLOCKS)


def channel(value):
    part = int(value, 16) / 255
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


def contrast(one, other):
    """How well one colour can be read on another."""
    full = [colour if len(colour) == 6 else "".join(2 * letter for letter in colour) for colour in (one, other)]
    lights = [
        sum(weight * channel(colour[i : i + 2]) for weight, i in ((0.2126, 0), (0.7152, 2), (0.0722, 4)))
        for colour in full
    ]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def test_everything_can_be_read():
    style = (PAGE / "page.css").read_text()
    for theme in re.findall(r"--page: [^}]+", style):
        colours = dict(re.findall(r"--([\w-]+): #(\w+)", theme))
        pairs = [(ink, ground) for ink in ("ink", "faint") for ground in ("page", "panel", "raised")]
        pairs += [(f"on-{ground}", ground) for ground in ("do", "warn", "ask")]
        assert min(contrast(colours[ink], colours[ground]) for ink, ground in pairs) >= 4.5
    badges = re.findall(r"\.seat-\w+ \{ background: #(\w+); color: #(\w+)", style)
    assert len(badges) == 6 and min(contrast(*pair) for pair in badges) >= 4.5
