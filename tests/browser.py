"""Shared by the tests of the page: a real Chromium, people with their own windows, and robots that play in them."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any, Self

from patience import HANGS, until
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tools.browser import found

expect.set_options(timeout=HANGS * 1000)

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
# Everything in the page that takes an option: buttons of the prompt, highlighted places, cards and actions.
CONTROLS = "[data-act]:not([disabled]), [data-land].lit, [data-site], .card.playable, .tilecard, [data-area].lit"
# Tracks what the page has sent and received, and chooses among everything offered, by a seed, the version of the
# table received last, and the number of choices since. It keeps nothing of the content of messages.
ROBOT = """(() => {
    const robot = (window.robot = { version: 0, choices: 0, acts: 0, waiting: new Map() });
    const hear = ({ type, id, done, version }) => {
        if (type === "refused" && !id) robot.waiting.clear();
        if (type !== "refused" && robot.waiting.get(done ?? id) === "act") robot.acts++;
        robot.waiting.delete(done ?? id);
        if (type !== "update" || version <= robot.version) return;
        robot.version = version;
        robot.choices = 0;
    };
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => hear(JSON.parse(event.data)));
            this.addEventListener("close", () => robot.waiting.clear());
        }
        send(text) {
            const { id, type } = JSON.parse(text);
            if (id) robot.waiting.set(id, type);
            super.send(text);
        }
    };
    robot.number = (text) => {
        let found = 0x811c9dc5;
        for (const each of text) found = Math.imul(found ^ each.codePointAt(0), 0x01000193);
        found = Math.imul(found ^ (found >>> 16), 0x85ebca6b);
        found = Math.imul(found ^ (found >>> 13), 0xc2b2ae35);
        return (found ^ (found >>> 16)) >>> 0;
    };
    robot.draw = ([seed, most]) => robot.number([seed, robot.version, robot.choices++].join(":")) % most;
    robot.offered = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    robot.step = ([selector, seed]) => {
        if (robot.waiting.size) return "waits";
        if (document.querySelector("a[href$='/at']")) return "over";
        const cover = document.querySelector("main.over button");
        const all = cover ? [cover] : robot.offered(selector);
        if (!all.length) return "waits";
        all[robot.draw([seed, all.length])].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return "chose";
    };
})()"""
# People who have not chosen a pace are shown everything at once, so that tests need not wait for scenes.
PACED = """(pace) => {
    if (!location.protocol.startsWith("http")) return; // an empty window keeps nothing
    if (!localStorage.getItem("fidchell-settings")) localStorage.setItem("fidchell-settings", JSON.stringify({ pace }));
}"""
SETTLED = "() => robot.waiting.size === 0"  # everything sent is answered and shown
OFFERED = f"() => robot.offered({CONTROLS!r}).length"
COVER = "main.over button"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=[*FLAGS, *flags])
        yield browser
        browser.close()


class Visitor:
    """A person with a window of their own, which collects everything that goes wrong in it."""

    def __init__(self, browser: Browser, url: str, size: str = "desktop", pace: str = "off", **context: Any) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(viewport=SIZES[size], base_url=url, **context)
        self.context.set_default_timeout(HANGS * 1000)
        self.context.add_init_script(ROBOT)
        self.context.add_init_script(f"({PACED})({pace!r})")
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Collect errors and warnings of the console."""
        page.on("console", lambda said: self.note(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.note(str(error)))

    def note(self, text: str) -> None:
        self.complaints.append(text)

    def close(self) -> None:
        """Close the window; nothing may have gone wrong."""
        self.context.close()
        assert not self.complaints, self.complaints

    def visit(self, path: str) -> Self:
        self.page.goto(path)
        return self

    def until(self, question: str, given: Any = None) -> None:
        """Wait until a JavaScript function returns true in the page.

        Playwright's own `wait_for_function` evaluates a string, which the content security policy of our page forbids.
        """
        until(lambda: self.page.evaluate(question, given), question)

    def painted(self) -> None:
        """Wait until the page has been painted."""
        self.page.evaluate("() => document.fonts.ready.then(() => true)")
        self.page.evaluate(PAINTED)

    def shot(self, name: str) -> None:
        """Save a screenshot."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def table(self) -> str:
        """The id of the table in the window."""
        self.page.wait_for_url(re.compile(r"/t/[^/?]+"))
        found = re.search(r"/t/([^/?]+)", self.page.url)
        assert found
        return found[1]

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def is_over(self) -> bool:
        return self.sees("a[href$='/at']")

    def is_asked(self) -> bool:
        """Whether there is something to choose, or the device to be taken over."""
        return self.sees(COVER) or bool(self.page.evaluate(OFFERED))

    def draw(self, seed: int, most: int) -> int:
        """A number below `most`, by a seed and by what the page has received."""
        drawn: int = self.page.evaluate("(given) => robot.draw(given)", [seed, most])
        return drawn

    def settle(self) -> None:
        """Wait until everything sent is answered."""
        self.until(SETTLED)

    def uncover(self) -> bool:
        """Take over the device if it is being handed over; whether it was."""
        if not self.sees(COVER):
            return False
        self.page.locator(COVER).first.click()
        return True

    def step(self, seed: int) -> str:
        """Choose something offered, or take over the device; "chose", "waits" (for an answer or others) or "over"."""
        said: str = self.page.evaluate("(given) => robot.step(given)", [CONTROLS, seed])
        return said

    def choose(self, seed: int) -> None:
        """Choose something offered, if anything is, and wait for the answer."""
        self.step(seed)
        self.settle()

    def play(self, seed: int, done: Callable[[], bool], steps: int = 3000) -> int:
        """Choose among everything offered until `done`; the number of choices it took."""
        for step in range(steps):
            self.settle()
            if done():
                return step
            until(lambda: done() or self.step(seed) == "chose", f"something to choose in {self.page.url}")
        raise AssertionError(f"still not so after {steps} choices: {self.page.locator('.ask').inner_text()}")


class Cable:
    """A proxy between a browser and a server, which can be cut and restored."""

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
        """Let nothing through, and break open connections."""
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
