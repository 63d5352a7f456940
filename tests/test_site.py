"""The site is built with every warning an error, holds what it should, and loads nothing from another host."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

import pytest
from patience import HANGS, until

NEEDS = ("material", "mkdocs", "mkdocstrings")
ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site, built as `make site` builds it."""
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(
        words, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder


class Read(HTMLParser):
    """What a page is made of: where it may be linked, what it links to, and what it loads by itself."""

    def __init__(self, path):
        super().__init__()
        self.names, self.links, self.loads = set(), [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.names.update(filter(None, (found.get("id"), found.get("name"))))
        if tag == "a" and found.get("href"):
            self.links.append(found["href"])
        if tag == "link" and found.get("rel") not in ("canonical", "prev", "next"):
            self.loads.append(found["href"])
        if tag != "a" and found.get("src"):
            self.loads.append(found["src"])


@pytest.fixture(scope="module")
def pages(site):
    """Every page that was built, as read."""
    return {path: Read(path) for path in sorted(site.rglob("*.html"))}


def test_every_page_of_the_docs_is_on_it(site):
    docs = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    assert len(docs) > 50
    there = [path.parent / ("" if path.stem == "index" else path.stem) / "index.html" for path in docs]
    assert [str(path) for path in there if not (site / path).exists()] == []


def test_it_holds_the_changelog_the_decisions_and_every_case_by_name(site, pages):
    assert "0.1.0" in (site / "changelog/index.html").read_text(encoding="utf-8")
    assert len(pages[site / "decisions/index.html"].links) > len(list((ROOT / "docs/decisions").glob("0*.md")))
    cited = [link for link in pages[site / "reference/rules/inis/index.html"].links if re.search("cases/.*#", link)]
    assert len(cited) > 500


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("matches", ["core.match.Match.act", "core.record.to_text", "core.registry.game", "core.errors.IllegalAction"]),
        (
            "states",
            ["core.state.State.determinize", "core.rollout.rollouts", "core.information_state.information_state_of"],
        ),
        ("bots", ["bots.player.make", "bots.policy.save", "arena.contest.contest"]),
        ("research", ["research.vector.Vector.step", "research.text.as_json", "research.gymnasium.SeatEnv"]),
        ("research", ["research.pettingzoo.inis_v1.env", "research.openspiel.register"]),
        ("cases", ["checks.cases.judged"]),
    ],
)
def test_the_api_is_told_from_the_docstrings(site, pages, page, names):
    found = pages[site / f"reference/api/{page}/index.html"].names
    assert [name for name in names if f"fidchell.{name}" not in found] == []


def test_nothing_is_loaded_from_another_host(site, pages):
    assert len(pages) > 100
    foreign = {load for page in pages.values() for load in page.loads if urlsplit(load).netloc or load.startswith("//")}
    styles = "".join(path.read_text(encoding="utf-8") for path in site.rglob("*.css"))
    assert foreign == set()
    assert re.findall(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//[^)'\"]+", styles) == []


def test_links_within_the_site_lead_somewhere(site, pages):
    broken = []
    for path, page in pages.items():
        if path.name == "404.html":  # whose links begin at the root of a host
            continue
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = there / "index.html" if there.is_dir() else there
            names = pages[there].names if there in pages else set()
            if not there.exists() or (parts.fragment and unquote(parts.fragment) not in names):
                broken.append(f"{path.relative_to(site)}: {link}")
    assert broken == []


def test_the_search_knows_pages_and_api_but_not_every_case(site):
    found = {entry["location"] for entry in json.loads((site / "search/search_index.json").read_text("utf-8"))["docs"]}
    assert {"how-to/hosting/", "reference/api/matches/#fidchell.core.match.Match"} <= found
    assert [place for place in found if place.startswith("cases/inis/")] == []


@pytest.mark.browser
def test_a_browser_can_search_it_and_asks_no_other_host(site, browser):
    class Quiet(SimpleHTTPRequestHandler):
        def __init__(self, *given):
            super().__init__(*given, directory=site)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}/"
    page, asked = browser.new_page(), []
    page.set_default_timeout(1000 * HANGS)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(home)
    # With real keys: the search looks at what was typed when a key is released or when it gets the focus, which `fill`
    # gives it a moment before the text. On a slow machine it saw an empty line, and nothing ever after.
    page.locator("[data-md-component=search-query]").press_sequentially("determinize")
    results = page.locator(".md-search-result__link[href*='reference/api/states']")
    until(results.count, "the search to find a method")
    page.goto(home + "reference/rules/inis/")
    page.close()
    server.shutdown()
    server.server_close()
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []
