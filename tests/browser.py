"""What the tests of the page share: a real Chromium, people with windows of their own, and robots that play in them."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tools.browser import found

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-prefers-reduced-motion",
]
SHOTS = Path(__file__).parent.parent / "build/shots"
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
# Everything in the page that takes an option: buttons of the prompt, lit places, cards and actions.
CONTROLS = "[data-act]:not([disabled]), [data-land].lit, [data-site], .card.playable, .tilecard, [data-area].lit"
LONGEST = 15_000  # milliseconds that anything may take


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=[*FLAGS, *flags])
        yield browser
        browser.close()


class Visitor:
    """Somebody with a window of their own, who notes everything that goes wrong in it."""

    def __init__(self, browser: Browser, url: str, size: str = "desktop", **context: Any) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(viewport=SIZES[size], base_url=url, **context)
        self.context.set_default_timeout(LONGEST)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note what the console says of errors and warnings."""
        page.on("console", lambda said: self.note(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.note(str(error)))

    def note(self, text: str) -> None:
        self.complaints.append(text)

    def close(self) -> None:
        """Go away; nothing may have gone wrong."""
        self.context.close()
        assert not self.complaints, self.complaints

    def visit(self, path: str) -> Visitor:
        self.page.goto(path)
        return self

    def until(self, question: str, given: Any = None) -> None:
        """Wait until the page answers a question, a function in its own language, with yes.

        Playwright's own way of waiting reads a text as a program, which the policy of our page forbids.
        """
        for _ in range(LONGEST // 30):
            if self.page.evaluate(question, given):
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(f"never: {question}")

    def shot(self, name: str) -> None:
        """Keep a picture of the screen."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def table(self) -> str:
        """The table where the window is."""
        self.page.wait_for_url(re.compile(r"/t/[^/?]+"))
        found = re.search(r"/t/([^/?]+)", self.page.url)
        assert found
        return found[1]

    def is_over(self) -> bool:
        return self.page.locator("a[href$='/at']").count() > 0

    def controls(self) -> int:
        return self.page.locator(CONTROLS).count()

    def uncover(self) -> None:
        """Take the device, where it is handed over."""
        if self.page.locator("main.over button").count():
            self.page.locator("main.over button").first.click()

    def play(self, chance: Random, until: Callable[[], bool], steps: int = 3000) -> int:
        """Choose at random among all that is offered, until something is so; how many choices that took."""
        for step in range(steps):
            if until():
                return step
            self.uncover()
            self.choose(chance)
        raise AssertionError(f"still not so after {steps} choices: {self.page.locator('.ask').inner_text()}")

    def choose(self, chance: Random) -> None:
        """Choose one thing that is offered; wait a little where nothing is."""
        done = self.page.evaluate(CHOOSE, [CONTROLS, chance.random()])
        self.page.wait_for_timeout(15 if done else 60)


CHOOSE = """([selector, share]) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    const one = all[Math.floor(share * all.length)];
    if (one) one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return all.length > 0;
}"""


class Cable:
    """The way from a browser to a server, which can be cut and mended."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.open: list[socket.socket] = []
        self.whole = True
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        Thread(target=self.accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while part := one.recv(65_536):
                other.sendall(part)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Nothing gets through any more, and what is open breaks."""
        self.whole = False
        for one in self.open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self.open.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listening.close()
