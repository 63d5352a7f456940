"""Secrecy in the window: what somebody may not know is nowhere in their browser.

The cards of the server have salted names (see salted.py), so that whatever knows a card knows it from this server: no
text of the page holds these names. Several people look at one table, each in a window of their own, and each window is
searched: all traffic, the page with all that it keeps, a snapshot of the heap, and the memory of its process. What may
be known is worked out from the log in the database and the rules (see log_oracle.py). Action cards are named to
everybody as cards that may lie somewhere, so for those lists are searched that are exactly a hidden hand.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browser import chromium
from leak_probe import PARTS, WHOLE_STRINGS, LeakProbe, renderers, swept
from log_oracle import PUBLIC, LogOracle, numbers, secret_hands, seen_cards, shown_by, tops
from patience import PROVING, extent, until
from playwright.sync_api import Browser
from salted import SaltedServer
from staged import named, reached, sit, staged

from fidchell.core.events import unpacked
from fidchell.core.match import Match
from fidchell.core.types import Fields
from fidchell.games.inis import ids
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES
from fidchell.games.snakes.content.book import book_of
from fidchell.games.snakes.ids import FACE_UP, MET

pytestmark = [pytest.mark.once, pytest.mark.browser]

STEPS = extent(3, 8)  # choices that are made after the first search of a table, before the second
KINDS = ("draft", "season", "window", "clash")
SALTS = ("zq5f1e0c7b3a", "zq9d2a4f6e8c")  # of the server that is as it should be, and of the one that tells too much
NO_PRIMER: dict[str, Any] = {"cards": {}, "lands": {}, "rules": {}, "questions": {}, "about": {}}
SEES_MEMORY = Path(f"/proc/{os.getpid()}/pagemap").exists() and os.geteuid() == 0
GREEN, BLUE = 0, 1
PAIRS = ((GREEN, BLUE), (GREEN, PUBLIC), (BLUE, GREEN), (BLUE, PUBLIC))
ADVANTAGES = frozenset(range(ids.ADVANTAGE, ids.EPIC))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(WHOLE_STRINGS) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SaltedServer]:
    yield from started(tmp_path_factory, leaky=False)


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SaltedServer]:
    yield from started(tmp_path_factory, leaky=True)


def started(folders: pytest.TempPathFactory, leaky: bool) -> Iterator[SaltedServer]:
    running = SaltedServer(f"sqlite:///{folders.mktemp('secrecy') / 'tables.db'}", SALTS[leaky], leaky)
    running.start()
    yield running
    running.stop()


class Room:
    """Three people at one table: green, blue, and somebody who watches; a bot plays orange."""

    def __init__(self, browser: Browser, server: SaltedServer, match: Match, seats: str = "mo0") -> None:
        self.browser, self.server, self.key = browser, server, match.game.key
        self.eyes = {eye: leak_probe(browser, server) for eye in (GREEN, BLUE, PUBLIC)}
        green, blue, _ = self.eyes.values()
        self.table = staged(named(green), match, seats, self.salted)
        sit(named(blue, "Bran"), self.table, "blue")
        for eye in self.eyes.values():
            eye.visit(f"/t/{self.table['id']}").page.locator(".table .board svg").first.wait_for()
        self.oracle = LogOracle(server.db, self.table["id"], server.plain)
        self.oracle.read()
        self.checked = len(self.oracle.states) - 1  # states before this one were checked

    @property
    def recent(self) -> list[Fields]:
        """The states that are not checked yet, and one before."""
        return self.oracle.states[max(0, self.checked - 1) :]

    def salted(self, record: str) -> str:
        """A record as this server writes it."""
        return record if self.key == "snakes" else salted_record(record, self.server)

    def play(self, seed: int) -> None:
        """Green and blue choose something each, if they are asked, and have their answers."""
        for eye in (GREEN, BLUE):
            self.eyes[eye].choose(seed)

    def close(self) -> None:
        self.oracle.close()
        for eye in self.eyes.values():
            eye.close()


def salted_record(record: str, server: SaltedServer) -> str:
    """A record of Inis with the names that a server gives to cards."""
    names = {name: f"{server.salt}{i:02d}-{name}" for i, name in enumerate(CARD_NAMES)}
    return "\n".join(named_anew(line, names) for line in record.split("\n"))


def named_anew(line: str, names: dict[str, str]) -> str:
    """A line of a record with salt in the name of its card; advantage cards are called as their territories."""
    rest, space, last = line.rpartition(" ")
    return rest + space + (names[last] if last in names and last not in PLACE_NAMES else last)


def leak_probe(browser: Browser, server: SaltedServer) -> LeakProbe:
    found = LeakProbe(browser, server.url)
    found.context.route("**/api/games/inis/primer*", lambda route: route.fulfill(json=NO_PRIMER))
    return found


@dataclass
class Found:
    """The cards that a window knows: by traffic, by page, by heap and by memory; and lists of action cards."""

    traffic: frozenset[int]
    page: frozenset[int]
    heap: frozenset[int]
    memory: frozenset[int]
    lists: set[frozenset[int]]

    def tales(self) -> frozenset[int]:
        """All tales that are found anywhere."""
        return (self.traffic | self.page | self.heap | self.memory) & numbers(ids.EPIC_CARDS)


def search(server: SaltedServer, eye: LeakProbe, process: bytes) -> Found:
    """Search a window."""
    lists = {actions(server, one) for one in [*eye.lists(server.salt), *listed(eye.heard)]}
    heap = server.cards(eye.heap())
    parts = (server.cards(eye.traffic()), server.cards(eye.shown()), heap, server.cards(process))
    traffic, page, held, memory = map(frozenset, parts)
    return Found(traffic, page, held, memory, lists)


def actions(server: SaltedServer, names: list[str]) -> frozenset[int]:
    """The action cards in a list of names."""
    return frozenset(server.cards("\n".join(names))) & numbers(ids.ACTION_CARDS)


def listed(value: Any) -> Iterator[list[str]]:
    """All lists of strings in something, however deep."""
    if isinstance(value, dict):
        for each in value.values():
            yield from listed(each)
    elif isinstance(value, list):
        texts = [one for one in value if isinstance(one, str)]
        if len(texts) > 1:
            yield texts
        for each in value:
            yield from listed(each)


def memories(room: Room) -> dict[str, bytes]:
    """By the mark of a window: all that its process knows of cards."""
    if not SEES_MEMORY:
        return {}
    salt = room.server.salt.encode()
    wide = salt.decode().encode("utf-16-le")
    found: dict[str, bytes] = {}
    for texts in swept(renderers(room.browser), salt, wide, b"mark-").values():
        marks = [eye.mark for eye in room.eyes.values() if any(eye.mark.encode() in text for text in texts)]
        assert len(marks) < 2, "two windows share a process"
        found |= {mark: b"\n".join(texts) for mark in marks}
    assert len(found) == len(room.eyes)
    return found


def search_all(room: Room, *seats: int) -> dict[int, Found]:
    """Search all windows, or some; what may be known is read afterwards, since there may be more by then."""
    swept_ = memories(room)
    eyes = {seat: eye for seat, eye in room.eyes.items() if seat in seats or not seats}
    found = {seat: search(room.server, eye, swept_.get(eye.mark, b"")) for seat, eye in eyes.items()}
    room.oracle.read()
    return found


def leaks(room: Room, found: dict[int, Found]) -> list[str]:
    """What windows know and may not."""
    said = []
    for seat, each in found.items():
        for where in ("traffic", "page", "heap", "memory"):
            wrong = getattr(each, where) & room.oracle.untold(seat)
            said += [f"{where} of {seat} knows {sorted(wrong)}"] if wrong else []
        said += [f"{seat} has a list of {sorted(hand)}" for hand in each.lists & secret_hands(room.recent, seat)]
    return said


def moment(match: Match) -> str:
    """What kind of moment it is."""
    f = match.state.fields()
    asked = unpacked(f["stack"][f["depth"] - 1])
    if asked.kind == ids.DRAFT:
        return "draft"
    return "window" if asked.kind == ids.REACT else "clash" if f["clash"] else "season"


class Telling:
    """Finds a moment of a kind at which green and blue both hold cards that nobody else can know."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.seen = dict.fromkeys((GREEN, BLUE, PUBLIC), 0)

    def __call__(self, match: Match) -> bool:
        f = match.state.fields()
        if not match.log:
            self.seen = dict.fromkeys(self.seen, 0)
        for eye in self.seen:
            self.seen[eye] |= seen_cards(f, eye) | (shown_by(match.log[-1][1]) if match.log else 0)
        if match.done or f["season"] < 2 or moment(match) != self.kind:
            return False
        secret = [f["hands"][one] & ids.EPIC_CARDS & ~self.seen[other] for one, other in PAIRS]
        few = any((f["hands"][seat] & ids.ACTION_CARDS).bit_count() < 2 for seat in (GREEN, BLUE))
        return all(secret) and not few and len(secret_hands([f], PUBLIC)) > 1


@pytest.mark.parametrize("kind", KINDS if PROVING else KINDS[2:3])
def test_no_window_holds_a_card_that_its_owner_may_not_know(browser: Browser, server: SaltedServer, kind: str) -> None:
    match = reached("inis", Telling(kind), Random(kind), players=3)
    room = Room(browser, server, match)
    first = search_all(room)
    assert not leaks(room, first)
    for seat in (GREEN, BLUE):  # the search finds what is there
        own = numbers(match.state.fields()["hands"][seat])
        tales = own & numbers(ids.EPIC_CARDS)
        assert tales - room.oracle.seen(PUBLIC)
        assert tales <= first[seat].traffic & first[seat].page & first[seat].heap
        assert tales <= first[seat].memory or not SEES_MEMORY
        assert own & numbers(ids.ACTION_CARDS) in first[seat].lists
    for step in range(STEPS):
        room.play(step)
        for seat, eye in room.eyes.items():
            shown = server.cards(eye.shown())
            room.oracle.read()
            assert not shown & room.oracle.untold(seat)
            check_frames(room, seat, eye)
        room.checked = len(room.oracle.states)
    assert not leaks(room, search_all(room, BLUE, PUBLIC))
    room.close()


def check_frames(room: Room, seat: int, eye: LeakProbe) -> None:
    """What was just told to somebody holds their own hand alone, and no list that is another hand."""
    told, eye.heard = eye.heard, []
    room.oracle.read()
    assert not {actions(room.server, one) for one in listed(told)} & secret_hands(room.recent, seat)
    for message in told:
        for path, cards in hands(message):
            assert path[:2] == ("view", "own"), f"{seat} was sent {path}"
            shown = frozenset(room.server.cards("\n".join(cards)))
            held = {numbers(f["hands"][seat] if seat != PUBLIC else 0) for f in room.recent}
            assert path[-1] != "hand" or shown in {hand - ADVANTAGES for hand in held}


def hands(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """All parts of a message that are called as parts of a hand."""
    if isinstance(value, dict):
        for name, each in value.items():
            if name in ("hand", "hands", "sealed", "locked") and isinstance(each, list):
                yield (*path, name), each
            yield from hands(each, (*path, name))
    elif isinstance(value, list):
        for each in value:
            yield from hands(each, (*path, "*"))


def test_a_server_that_tells_too_much_is_found_out(browser: Browser, leaky: SaltedServer) -> None:
    match = reached("inis", Telling("season"), Random(5), players=3)
    room = Room(browser, leaky, match)
    found = search_all(room)
    held = numbers(match.state.fields()["hands"][GREEN])
    tales = held & room.oracle.untold(PUBLIC)
    assert tales
    for seat in (BLUE, PUBLIC):
        assert tales <= found[seat].traffic & found[seat].heap
        assert tales <= found[seat].memory or not SEES_MEMORY
        assert held & numbers(ids.ACTION_CARDS) in found[seat].lists
    assert not found[PUBLIC].page & tales  # it is not shown: only a search of memory and traffic could find it
    assert any("traffic" in leak for leak in leaks(room, found))
    room.close()


PLACES = """([salt, numbers]) => {
    const [attribute, text, value, local, session, cookie, hash, inner, key, member, long, wide, closed] =
        numbers.map((number) => [salt, number].join(""));  // of one piece, as all that comes by wire
    document.body.dataset.planted = attribute;
    document.body.append(document.createTextNode(text));
    document.body.append(Object.assign(document.createElement("input"), { value }));
    localStorage.setItem("planted", local);
    sessionStorage.setItem("planted", session);
    document.cookie = `planted=${cookie}`;
    location.hash = hash;
    window.planted = [{ inner }, new Map([[key, 1]]), new Set([member]), "x".repeat(5000) + long, "\u0142" + wide];
    window.plantedToo = () => closed.length;
}"""


def test_the_search_finds_a_card_wherever_it_is(browser: Browser, server: SaltedServer) -> None:
    one = leak_probe(browser, server).visit("/settings")
    one.page.locator("main").wait_for()
    assert not server.cards(one.traffic() + one.shown() + one.heap())
    one.page.evaluate(PLACES, [server.salt, [f"{number:02d}" for number in range(13)]])
    heap = server.cards(one.heap())
    assert server.cards(one.shown()) >= set(range(7))
    assert heap >= set(range(7, 13))
    if SEES_MEMORY:
        wanted = (server.salt.encode(), server.salt.encode("utf-16-le"))
        found = [server.cards(b"\n".join(texts)) for texts in swept(renderers(browser), *wanted).values()]
        assert max(found, key=len) >= set(range(13)) - {5}  # cookies are kept by another process
    one.close()


def test_a_device_that_is_handed_over_shows_nobodys_cards(browser: Browser, server: SaltedServer) -> None:
    """Memory is not searched here: one device plays for both seats, so that it knows both hands."""
    match = reached("inis", Telling("season"), Random(3), players=3)
    one = leak_probe(browser, server)
    table = staged(named(one), match, "mm0", lambda record: salted_record(record, server))
    one.visit(f"/t/{table['id']}")
    oracle, covers = LogOracle(server.db, table["id"], server.plain), 0
    seat = GREEN
    for _ in range(600):
        if covers > 3:
            break
        until(one.is_asked)  # so that the screen stays as it is
        oracle.read()
        if one.sees("main.over"):
            assert not server.cards(one.shown())
            seat = GREEN if "Green" in one.page.locator("main.over h1").inner_text() else BLUE
            covers += 1
            one.uncover()
        else:
            shown = server.cards(one.shown())
            oracle.read()
            assert not shown & oracle.untold(seat)
            one.choose(4)
    assert covers > 3, one.page.locator(".ask").inner_text()
    oracle.close()
    one.close()


# Banish the Snakes: druids that only others have looked at, and the top of the deck.


Facts = set[tuple[str, Any]]


def told_of(eye: LeakProbe) -> Facts:
    """What a window knows of druids and of the top of the deck, by its traffic and by its memory."""
    areas = [*parts(eye.heard, ("area", "druid")), *eye.asked(PARTS, "area druid")]
    piles = [*parts(eye.heard, ("to_come", "top")), *eye.asked(PARTS, "to_come top")]
    druids = {(area, druid["value"]) for area, druid in areas if druid and druid["value"] is not None}
    return druids | {("top", tuple(top)) for _, top in piles if any(top)}


def parts(value: Any, names: tuple[str, ...]) -> Iterator[list[Any]]:
    """All parts of messages with certain names, as lists of their values."""
    if isinstance(value, dict):
        if all(name in value for name in names):
            yield [value[name] for name in names]
        for each in value.values():
            yield from parts(each, names)
    elif isinstance(value, list):
        for each in value:
            yield from parts(each, names)


def may_know(states: list[Fields], seat: int | None) -> Facts:
    """What a viewer has ever been allowed to know of druids and of the top of the deck."""
    found: Facts = set()
    for f in states:
        book = book_of(f["content"])
        for area, druid, eyes in zip(book.area_names, f["druid"], f["eyes"], strict=False):
            if druid >= MET and (eyes == FACE_UP or (seat is not None and eyes >> seat & 1)):
                found.add((area, book.druid_values[druid - MET]))
        found.add(("top", tuple(book.item_names[card - 1] if card else None for card in tops(f, seat))))
    return found


def looked_alone(match: Match, what: str) -> bool:
    """Whether green alone has looked at a druid, or at the top of the deck."""
    f = match.state.fields()
    if match.done or not f["turns"]:
        return False
    if what == "top":
        return bool(tops(f, GREEN)) and not tops(f, BLUE)
    return any(eyes == 1 << GREEN and druid >= MET for eyes, druid in zip(f["eyes"], f["druid"], strict=False))


@pytest.mark.parametrize("what", ["druid", "top", "leak"])
def test_what_only_others_have_looked_at_is_in_no_window(
    browser: Browser, server: SaltedServer, leaky: SaltedServer, what: str
) -> None:
    looked_at = "druid" if what == "leak" else what
    match = reached("snakes", lambda match: looked_alone(match, looked_at), Random(what), players=3)
    room = Room(browser, leaky if what == "leak" else server, match)
    states = [match.state.fields()]
    secret = may_know(states, GREEN) - may_know(states, None)
    assert secret
    for step in range(2):
        known = {seat: told_of(eye) for seat, eye in room.eyes.items()}
        room.oracle.read()
        lawful = {seat: may_know(room.oracle.states, None if seat == PUBLIC else seat) for seat in room.eyes}
        assert known[GREEN] <= lawful[GREEN]
        if what == "leak":
            assert secret <= known[BLUE] & known[PUBLIC]
        else:
            assert known[BLUE] <= lawful[BLUE] and known[PUBLIC] <= lawful[PUBLIC]
        assert step or secret <= known[GREEN]
        for _ in range(STEPS):
            room.play(3)
    room.close()
