"""A visitor whose window is searched: all traffic, the page, the heap, and the memory of its process."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from typing import Any, BinaryIO

import numpy as np
from browser import Visitor
from playwright.sync_api import Browser, Response, WebSocket

# V8 truncates strings in heap snapshots by default.
WHOLE_STRINGS = "--js-flags=--heap-snapshot-string-limit=1000000000"
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")
BEHIND = 48  # bytes kept after each match
NUMBERS = count(1)
PAGE = """async () => JSON.stringify([
    document.documentElement.outerHTML,
    [...document.querySelectorAll("input, textarea, select")].map((one) => [one.value, one.placeholder]),
    document.title, document.cookie, location.href, document.referrer, history.state, window.name,
    { ...localStorage }, { ...sessionStorage },
    await caches.keys(), (await indexedDB.databases()).map((one) => one.name),
    performance.getEntries().map((one) => one.name),
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
])"""
# All lists of salted names in memory, whatever holds them; what they are compared to never enters the page.
LISTS = """function (salt) {
    const found = [];
    const note = (names) => {
        const cards = names.filter((one) => typeof one === "string" && one.includes(salt));
        if (cards.length > 1) found.push(cards);
    };
    for (const each of this) {
        try {
            if (each instanceof Map) note([...each.keys()]), note([...each.values()]);
            note(each instanceof Set || Array.isArray(each) ? [...each] : Object.keys(each));
        } catch { /* something of the browser's own */ }
    }
    return JSON.stringify(found);
}"""
# The values of all objects that have certain properties.
PARTS = """function (names) {
    const wanted = names.split(" "), found = [];
    for (const each of this) {
        try {
            if (wanted.every((name) => Object.hasOwn(each, name))) found.push(wanted.map((name) => each[name]));
        } catch { /* something of the browser's own */ }
    }
    return JSON.stringify(found);
}"""


class LeakProbe(Visitor):
    """A visitor who keeps all traffic, and whose window can be searched."""

    def __init__(self, browser: Browser, url: str, size: str = "desktop", **context: Any) -> None:
        super().__init__(browser, url, size, **context)
        self.mark = f"mark-{next(NUMBERS):024d}"
        self.frames: list[str] = []  # WebSocket messages, both ways
        self.other: list[str] = []  # HTTP traffic, both ways
        self.answers: list[Response] = []
        self.heard: list[dict[str, Any]] = []  # messages of the server, in order
        self.latest: dict[str, dict[str, Any]] = {}  # by connection: the last complete update
        self.page.add_init_script(f"window.mark = '{self.mark}'")
        self.page.on("websocket", self.listen)
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.wire = self.context.new_cdp_session(self.page)

    def listen(self, socket: WebSocket) -> None:
        """Record WebSocket messages."""
        self.frames.append(socket.url)
        socket.on("framesent", lambda text: self.frames.append(str(text)))
        socket.on("framereceived", lambda text: self.hear(socket.url, str(text)))

    def hear(self, url: str, text: str) -> None:
        """Record a message of the server."""
        self.frames.append(text)
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "update":  # it leaves out what has not changed since the last one
            before = self.latest.get(url, {})
            message["view"] = before.get("view", {}) | message["view"]
            self.latest[url] = message

    @property
    def update(self) -> dict[str, Any]:
        """The last update."""
        return next(reversed(self.latest.values()), {})

    def traffic(self) -> str:
        """All traffic, by WebSocket and by HTTP."""
        answers, self.answers = self.answers, []
        for answer in answers:
            sent = answer.request
            self.other += [sent.url, str(sent.headers), sent.post_data or "", str(answer.headers)]
            if answer.status < 300 and not answer.url.endswith(".woff2"):
                self.other.append(answer.body().decode("utf-8", "replace"))
        return "\n".join((*self.frames, *self.other))

    def shown(self) -> str:
        """The page: what it shows, hides and stores."""
        return str(self.page.evaluate(PAGE)) + str(self.context.cookies())

    def heap(self) -> str:
        """A heap snapshot, with complete strings."""
        parts: list[str] = []
        gather = lambda event: parts.append(event["chunk"])  # noqa: E731
        self.wire.on("HeapProfiler.addHeapSnapshotChunk", gather)
        self.wire.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False, "captureNumericValue": False})
        self.wire.remove_listener("HeapProfiler.addHeapSnapshotChunk", gather)
        return "".join(parts)

    def lists(self, salt: str) -> list[list[str]]:
        """All lists of salted names in memory: arrays, sets, maps, and property names of objects."""
        found: list[list[str]] = self.asked(LISTS, salt)
        return found

    def asked(self, reading: str, about: str) -> Any:
        """Call a JavaScript function on all objects."""
        prototype = self.wire.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        group = self.wire.send("Runtime.queryObjects", {"prototypeObjectId": prototype, "objectGroup": "all"})
        answer = self.wire.send(
            "Runtime.callFunctionOn",
            {
                "functionDeclaration": reading,
                "objectId": group["objects"]["objectId"],
                "arguments": [{"value": about}],
                "returnByValue": True,
            },
        )
        self.wire.send("Runtime.releaseObjectGroup", {"objectGroup": "all"})
        return json.loads(answer["result"]["value"])


def renderers(browser: Browser) -> list[int]:
    """The renderer processes of a browser."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [int(one["id"]) for one in found if one["type"] == "renderer"]


def memory(process: int) -> Iterator[bytes]:
    """All memory that a process has written (on Linux), in long pieces; the process is stopped meanwhile."""
    os.kill(process, SIGSTOP)
    try:
        with open(f"/proc/{process}/mem", "rb", buffering=0) as file, open(f"/proc/{process}/pagemap", "rb") as pages:
            for line in Path(f"/proc/{process}/maps").read_text().splitlines():
                where, access, *_ = line.split()
                if "w" in access and "r" in access:
                    for start, end in touched(pages, *(int(number, 16) for number in where.split("-"))):
                        file.seek(start)
                        yield file.read(end - start)
    finally:
        os.kill(process, SIGCONT)


def touched(pages: BinaryIO, first: int, last: int) -> Iterator[tuple[int, int]]:
    """The parts of a memory range that were ever written: present or swapped out."""
    pages.seek(first // PAGE_SIZE * 8)
    there = np.frombuffer(pages.read((last - first) // PAGE_SIZE * 8), dtype=np.uint64) >> np.uint64(62) > 0
    borders = np.flatnonzero(np.diff(there, prepend=False, append=False))
    for start, end in borders.reshape(-1, 2).tolist():
        yield first + start * PAGE_SIZE, first + end * PAGE_SIZE


def swept(processes: Iterable[int], *wanted: bytes) -> dict[int, set[bytes]]:
    """By process: every match of what is wanted in its memory, with the bytes after it."""
    return {process: {one for part in memory(process) for one in begins(part, wanted)} for process in processes}


def begins(part: bytes, wanted: Iterable[bytes]) -> Iterator[bytes]:
    """The matches in a piece of memory."""
    for each in wanted:
        at = part.find(each)
        while at >= 0:
            yield part[at : at + len(each) + BEHIND]
            at = part.find(each, at + 1)
