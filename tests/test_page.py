"""The page as it is served: whole and guarded, without anything inline, and with its licences."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from patience import HANGS
from tableside import Server

from fidchell.table.log import orders
from fidchell.table.server import app
from fidchell.table.server.app import SCREENS
from fidchell.table.server.refusal import Refusal
from tools.page import install, npm

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SOURCES = {
    path: path.read_text() for path in sorted((ROOT / "web/src").rglob("*")) if path.suffix in (".ts", ".svelte")
}
ALL = "\n".join(SOURCES.values())


@pytest.fixture(scope="module")
def web(tmp_path_factory):
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.db'}").start()
    with httpx.Client(base_url=server.url, timeout=HANGS) as client:
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


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_served_with_a_strict_policy_and_nothing_inline(web, path):
    answer = web.get(re.sub(r"\{(\w+):\w+\}", "7", path))
    policy = answer.headers["content-security-policy"]
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self';" in policy and "default-src 'none'" in policy and "unsafe" not in policy
    assert read(answer.text).found == []


def test_all_that_the_page_names_is_served_and_kept_as_long_as_it_holds(web):
    links = read(web.get("/").text).links
    assert any(link.endswith(".js") for link in links) and any(link.endswith(".css") for link in links)
    for path in links:
        answer = web.get(path)
        assert answer.status_code == 200 and answer.headers["x-content-type-options"] == "nosniff", path
        assert not path.startswith("/page/assets/") or "immutable" in answer.headers["cache-control"]
        assert not path.endswith(".js") or "javascript" in answer.headers["content-type"]
    answer = web.get("/page/locales/pl/inis.ftl")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"


def test_nothing_beside_the_page_is_served(web):
    for path in ("/page/../table/app.py", "/page/%2e%2e/table/app.py", "/page/locales/../cli.py"):
        assert web.get(path).status_code == 404


def test_a_checkout_without_the_page_says_how_to_build_it(monkeypatch, tmp_path):
    monkeypatch.setattr(app, "PAGE", tmp_path)
    with pytest.raises(Refusal, match="make page"):
        app.built("index.html")


def test_nothing_from_the_table_is_read_as_html():
    """What is put into the page as markup is drawn by our own code, and never a text of somebody's."""
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", ALL)
    markup = [text for text in re.findall(r"\{@html ([^}]*)", ALL) if re.search(r"\.(name|text|title)\b|words\.", text)]
    assert not markup, markup
    assert not re.search(r'\sstyle="', ALL)  # which the policy would forbid


def test_the_page_knows_the_orders():
    assert set(re.findall(r'"(pass-[a-z-]+)"', ALL)) <= set(orders.KINDS)


@pytest.fixture(scope="module")
def mapped(tmp_path_factory):
    """The page built with maps, which say from which files each script was made."""
    out = tmp_path_factory.mktemp("mapped")
    install()
    npm("run", "build", "--silent", "--", "--sourcemap", "--emptyOutDir", "--outDir", str(out))
    return out


def test_the_licence_of_every_package_and_font_travels_with_the_page(mapped):
    sources = [name for path in mapped.rglob("*.map") for name in json.loads(path.read_text())["sources"]]
    scripts = set(re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", "\n".join(sources)))
    fonts = set(re.findall(r"url\(\"(@[^/]+/[^/]+)/", (ROOT / "web/src/style/fonts.css").read_text()))
    known = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert {"svelte", "@fluent/bundle"} <= scripts and fonts and list(mapped.rglob("*.woff2"))
    said = (mapped / "licences.txt").read_text(encoding="utf-8")
    assert [
        name for name in scripts | fonts if f"\n{name} {known[f'node_modules/{name}']['version']} (" not in said
    ] == []
    assert said.count("SIL OPEN FONT LICENSE") >= len(fonts) and "Apache License" in said


def test_the_licences_are_served(web):
    answer = web.get("/page/licences.txt")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")


def test_who_is_lost_gets_the_page_and_a_program_a_refusal(web):
    lost = web.get("/nonsense", headers={"accept": "text/html,*/*"})
    assert lost.status_code == 404 and "<div id=" in lost.text
    assert web.get("/nonsense").json()["error"] == {"id": "refused-http", "args": {"kind": "missing", "status": 404}}


def test_what_proxies_may_keep_brings_no_cookie(web):
    script = next(link for link in read(web.get("/").text).links if link.endswith(".js"))
    for path in (script, "/api/games/inis/primer", "/page/locales/en/inis.ftl"):
        assert "set-cookie" not in web.get(path, headers={"cookie": ""}).headers, path
    assert "csrf=" in httpx.get(f"{web.base_url}/api/visitor", timeout=HANGS).headers["set-cookie"]
