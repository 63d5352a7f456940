"""What the first load of the page weighs, in bytes: a browser that has never seen it counts what comes."""

from __future__ import annotations

import pytest
from browser import Visitor
from patience import until
from playwright.sync_api import Browser
from staged import call, named, new_table
from tableside import Server

pytestmark = [pytest.mark.once, pytest.mark.browser]

HEAVIEST = 250_000  # bytes of script and style, packed
LIGHTEST = 20_000  # less than that was not all


SHOWN = {"lobby": "button.game:not([disabled])", "inis": ".table .board svg", "snakes": ".table .board svg"}


@pytest.mark.parametrize("screen", SHOWN)
def test_the_first_load_is_light(browser: Browser, table_server: Server, screen: str) -> None:
    one = named(Visitor(browser, table_server.url, locale="en-GB"))
    path = "/" if screen == "lobby" else f"/t/{call(one, '/api/tables', new_table(screen, 'm0'))['id']}"
    wire = one.context.new_cdp_session(one.page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    weights: dict[str, int] = {}
    wire.on("Network.requestWillBeSent", lambda event: kinds.update({event["requestId"]: event["type"]}))
    wire.on("Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]}))

    def loading() -> set[str]:
        one.painted()
        return {name for name, kind in kinds.items() if kind in ("Script", "Stylesheet") and name not in weights}

    one.visit(path).page.locator(SHOWN[screen]).first.wait_for()
    until(lambda: not loading(), "the page to be loaded")
    weight = sum(weights[name] for name, kind in kinds.items() if kind in ("Script", "Stylesheet"))
    print(f"\n{screen}: {weight / 1000:.1f} kB of script and style")
    assert LIGHTEST < weight <= HEAVIEST
    one.close()
