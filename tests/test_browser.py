"""The page in a real Chromium: whole games by several people, hot-seat, keyboard, command line, a lost network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browser import SHOTS, SIZES, Cable, Visitor
from playwright.sync_api import Browser, Page, expect
from tableside import Server

pytestmark = [pytest.mark.once, pytest.mark.browser]

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
RAW = re.compile(
    r"(?<![-\w])((page|inis|snakes|table|learn|level|clock)-|seat-[bgopwy])[a-z]+(-[a-z0-9]+)*\b"
)  # nobody has this


class Room:
    """Visitors of one test; when it ends, nothing may have gone wrong in their windows."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.visitors: list[Visitor] = []

    def visitor(self, size: str = "desktop", url: str = "", **context: Any) -> Visitor:
        self.visitors.append(Visitor(self.browser, url or self.url, size, **{"locale": "en-GB", **context}))
        return self.visitors[-1]


@pytest.fixture
def room(browser: Browser, table_server: Server) -> Iterator[Room]:
    found = Room(browser, table_server.url)
    yield found
    for visitor in found.visitors:
        visitor.close()


# What people do.


def set_table(visitor: Visitor, game: str, who: list[str], **options: str) -> str:
    """Set a table by the form of the lobby, as anybody would."""
    page = visitor.visit("/").page
    page.get_by_role("button", name="Inis" if game == "inis" else "Banish the Snakes", exact=True).click()
    page.get_by_label(re.compile("^Players")).select_option(str(len(who)))
    for i, one in enumerate(who):
        page.locator(f"#seat-{i}").select_option(one)
    if "open" in who and game == "inis":
        page.get_by_label("Time to react, at least").select_option("0")
    if options:
        page.get_by_text("Rules and variants").click()
    for label, value in options.items():
        page.get_by_label(re.compile("^" + label.replace("_", " "))).select_option(value)
    page.get_by_role("button", name=re.compile("^(Begin|Set the table)$")).click()
    return visitor.table()


def link_of(host: Visitor) -> str:
    return host.page.get_by_label("Whoever has this link may sit down").input_value()


def join(visitor: Visitor, link: str, name: str) -> None:
    """Come by the link, and sit down."""
    visitor.visit(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").first.click()


def together(visitors: list[Visitor], chance: Random, steps: int = 8000) -> None:
    """All play in turn, each in their own window, until the game is over for all."""
    for _ in range(steps):
        playing = [visitor for visitor in visitors if not visitor.is_over()]
        if not playing:
            return
        for visitor in playing:
            visitor.uncover()
            visitor.choose(chance)
    raise AssertionError(f"the game does not end: {visitors[0].page.locator('body').inner_text()[:2000]}")


def play_until(visitor: Visitor, selector: str, seed: int) -> None:
    """Play at random until something can be seen, also when the last choice has been answered."""

    def seen() -> bool:
        if not visitor.page.locator(selector).count():
            return False
        visitor.page.wait_for_timeout(400)
        return visitor.page.locator(selector).count() > 0

    visitor.play(Random(seed), seen)


# Whole games.


def test_two_people_and_two_bots_play_a_whole_game_of_inis(room: Room) -> None:
    host, friend = room.visitor(), room.visitor("tablet")
    set_table(host, "inis", ["mine", "open", "casual", "casual"], Most_seasons="6")
    join(friend, link_of(host), "Bran")
    expect(host.page.locator(".table")).to_be_visible()
    expect(friend.page.locator(".table")).to_be_visible()
    together([host, friend], Random(1))
    host.shot("inis-over-desktop")
    friend.shot("inis-over-tablet")
    assert re.search("is High King|without a High King", host.page.locator(".ask").inner_text())
    expect(friend.page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_people_play_a_whole_game_of_snakes(room: Room) -> None:
    host, friend = room.visitor(), room.visitor("phone", has_touch=True, is_mobile=True)
    set_table(host, "snakes", ["mine", "open"])
    join(friend, link_of(host), "Brigid")
    together([host, friend], Random(2))
    host.shot("snakes-over-desktop")
    friend.shot("snakes-over-phone")
    assert re.search("defeat|victory", host.page.locator(".table").inner_text(), re.IGNORECASE)


def test_a_whole_game_at_one_screen_is_handed_over_and_shows_nobody_elses_cards(room: Room) -> None:
    pair = room.visitor("phone")
    set_table(pair, "inis", ["mine", "mine"], Most_seasons="2")
    page, chance, covers = pair.page, Random(3), 0
    for _ in range(8000):
        if page.locator("main.over").count():
            covers += 1
            assert page.locator(".table").count() == 0  # no card is on the page while it is handed over
            if covers == 1:
                pair.shot("hand-over-phone")
            pair.uncover()
        if pair.is_over():
            break
        pair.choose(chance)
    assert pair.is_over() and covers > 10


# By other means than a mouse.


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something has the focus, and Enter then."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return


def test_a_whole_game_by_keyboard_alone(room: Room) -> None:
    player = room.visitor()
    set_table(player, "inis", ["mine", "beginner"], Most_seasons="1")
    page, chance = player.page, Random(4)
    page.wait_for_selector(".table")
    for _ in range(1500):
        if player.is_over():
            break
        if not player.controls():
            page.wait_for_timeout(30)
        elif page.get_by_role("button", name="Another choice").count():
            page.keyboard.press(chance.choice("12"))  # how many, of the place that was chosen
        elif page.locator("[data-land].lit, [data-site]").count() and chance.random() < 0.7:
            page.keyboard.press("b")
            page.keyboard.press(chance.choice(ARROWS))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(chance.choice("12345pc"))
            if chance.random() < 0.3:
                tab_to(page, "[data-act]")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")
    assert player.is_over(), page.locator(".ask").inner_text()


def test_a_whole_game_by_the_command_line(room: Room) -> None:
    player = room.visitor()
    set_table(player, "inis", ["mine", "beginner"], Most_seasons="1")
    page, chance = player.page, Random(5)
    page.wait_for_selector(".table")
    page.keyboard.press("/")
    field = page.locator("#command")
    field.fill("fly to the moon")
    field.press("Enter")
    expect(page.locator(".fits")).to_contain_text("cannot be done now")
    for _ in range(1500):
        if player.is_over():
            break
        field.fill("")
        listed = page.locator(".fits").inner_text()
        if not player.controls() or "·" not in f"{listed}·" or "cannot be done" in listed:
            page.wait_for_timeout(50)
            continue
        field.fill(chance.choice(listed.split(" · ")))
        field.press("Enter")
        page.wait_for_timeout(20)
    assert player.is_over(), page.locator(".ask").inner_text()


# When things go wrong.


def test_the_network_drops_in_the_middle_of_a_clash_and_nothing_is_lost(browser: Browser, table_server: Server) -> None:
    cable = Cable(table_server.port)
    visitor = Visitor(browser, cable.url, locale="en-GB")
    set_table(visitor, "inis", ["mine", "mine"], Most_seasons="8")
    play_until(visitor, ".table.at-clash [data-act]", 6)
    page = visitor.page
    before = page.locator(".ask").inner_text()
    cable.cut()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    visitor.shot("disconnected-desktop")
    page.locator(".table.at-clash [data-act]").first.click()  # said without a connection, and sent when it is back
    page.wait_for_timeout(300)
    cable.mend()
    expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=30_000)
    visitor.until("before => document.querySelector('main.over, .ask')?.innerText !== before", before)
    visitor.play(Random(7), lambda: visitor.page.locator(".table.at-clash").count() == 0)
    visitor.context.close()
    wrong = [text for text in visitor.complaints if "ERR_" not in text and "WebSocket" not in text]
    assert not wrong, wrong
    cable.close()


def test_a_table_that_is_not_there_and_a_link_that_does_not_invite(room: Room) -> None:
    host, stranger = room.visitor(), room.visitor()
    table = set_table(host, "inis", ["mine", "open"])
    stranger.visit(f"/t/{table}")
    stranger.page.get_by_label("Your name").fill("Stranger")
    stranger.page.get_by_role("button", name="Sit down").click()
    expect(stranger.page.get_by_role("alert").filter(has_text="invitation")).to_be_visible()
    stranger.visit("/t/nowhere")
    expect(stranger.page.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()
    stranger.shot("no-such-table-desktop")
    stranger.complaints = [text for text in stranger.complaints if "403" not in text and "404" not in text]


# The lobby, languages, records.


def test_from_the_first_visit_to_the_first_move_in_three_clicks(room: Room) -> None:
    for game in ("Inis", "Banish the Snakes"):
        newcomer = room.visitor()
        page = newcomer.visit("/").page
        page.get_by_role("button", name=f"Play {game}").click()
        page.wait_for_selector(".table")
        first = page.locator(".log li").count()
        page.wait_for_selector("[data-act], .lit")
        for _ in range(2):
            if page.locator(".log li").count() > first:
                break
            newcomer.page.locator(".lit, [data-act], .card.playable").first.dispatch_event("click")
            page.wait_for_timeout(400)
        assert page.locator(".log li").count() > first


@pytest.mark.parametrize("language", ["en", "fr", "es", "pl", "ru"])
def test_every_screen_in_every_language(room: Room, language: str) -> None:
    reader = room.visitor(locale=language)
    page = reader.visit("/").page
    for path in ("/", "/settings", "/learn/inis", "/learn/snakes", "/style"):
        reader.visit(path)
        page.wait_for_selector("main")
        page.wait_for_timeout(300)
        text = page.locator("body").inner_text()
        assert page.evaluate("document.documentElement.lang") == language
        assert not RAW.search(text), RAW.search(text)
        if path == "/":
            reader.shot(f"lobby-{language}")
    for at in (0, 1):
        reader.visit("/")
        page.locator(".game").nth(at).click()
        page.wait_for_selector(".table")
        reader.play(Random(at), lambda: page.locator(".log li").count() > 25, 400)
        text = page.locator("body").inner_text()
        assert not RAW.search(text), RAW.search(text)
        reader.shot(f"{'snakes' if at else 'inis'}-{language}")


def test_the_language_changes_without_a_load(room: Room) -> None:
    reader = room.visitor()
    page = reader.visit("/").page
    page.get_by_role("button", name="Play Inis").click()
    page.wait_for_selector(".table")
    page.evaluate("window.stays = true")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("button", name="Меню").first).to_be_visible()
    assert page.evaluate("window.stays")


def test_a_record_is_replayed_linked_to_and_continued(room: Room, tmp_path: Path) -> None:
    player = room.visitor()
    table = set_table(player, "inis", ["mine", "beginner"], Most_seasons="1")
    player.play(Random(8), player.is_over)
    page = player.page
    record = page.request.get(f"/api/tables/{table}/record").text()
    path = tmp_path / "record.txt"
    path.write_text(record)
    player.visit("/").page.get_by_label("Record").set_input_files(path)
    page.wait_for_url(re.compile(r"/t/[^/]+/at"))
    page.wait_for_selector(".table.replay")
    page.get_by_role("button", name="To the end").click()
    last = page.url
    player.until("() => document.querySelector('input[type=range]').value > 5")
    for _ in range(3):
        page.keyboard.press("[")
    page.get_by_label("Seen by").select_option("green")
    page.wait_for_timeout(300)
    player.shot("replay-desktop")
    here = page.url
    assert here != last and "seat=green" in here
    step = page.locator("input[type=range]").input_value()
    other = room.visitor().visit(here)  # the very move, by its link
    other.page.wait_for_selector(".table.replay")
    assert other.page.locator("input[type=range]").input_value() == step
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    page.wait_for_selector(".table")


def test_looking_back_and_undoing(room: Room) -> None:
    player = room.visitor()
    set_table(player, "inis", ["mine", "beginner", "beginner"])
    page = player.page
    player.play(Random(9), lambda: page.locator(".log li").count() > 12)
    page.locator(".log li button").nth(6).click()
    expect(page.get_by_text("The past", exact=True)).to_be_visible()
    player.shot("looking-back-desktop")
    page.keyboard.press("Escape")
    expect(page.get_by_text("The past", exact=True)).to_have_count(0)
    player.play(Random(10), lambda: page.locator("#undo[aria-label=Undo]").count() > 0 and player.controls() > 0)
    before = page.locator(".ask").inner_text()
    page.keyboard.press("u")
    player.until("before => document.querySelector('.ask').innerText !== before", before)


def test_who_comes_back_is_told_what_happened(room: Room) -> None:
    host, friend = room.visitor(), room.visitor()
    set_table(host, "inis", ["mine", "open"])
    join(friend, link_of(host), "Bran")
    for visitor in (host, friend):
        visitor.page.wait_for_selector(".table .log li")
    chance = Random(11)
    for _ in range(40):
        host.choose(chance)
        friend.choose(chance)
    here = host.page.url
    host.page.goto("about:blank")
    lines = friend.page.locator(".log li").count()
    for step in range(400):
        friend.choose(chance)
        if friend.page.locator(".log li").count() > lines:
            break
        if step % 20 == 19:  # it is the host's turn: play on there until the friend is asked, and leave again
            host.visit(here).page.wait_for_selector(".table")
            for _ in range(6):
                host.choose(chance)
            host.page.goto("about:blank")
            lines = friend.page.locator(".log li").count()
    host.visit(here)
    expect(host.page.get_by_label("Since you were here")).to_be_visible()
    host.shot("recap-desktop")
    host.page.get_by_role("button", name="To the game").click()
    expect(host.page.get_by_label("Since you were here")).to_have_count(0)


def pictures(visitor: Visitor, name: str) -> None:
    """Keep a picture of a screen at every size and in both themes."""
    for size, viewport in SIZES.items():
        visitor.page.set_viewport_size(viewport)
        for theme in ("vellum", "peat"):
            visitor.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            visitor.page.wait_for_timeout(150)
            visitor.shot(f"{name}-{size}-{theme}")
            high = visitor.page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
            assert high <= 1 or not visitor.page.locator(".table").count(), f"{name} scrolls at {size}"
    visitor.page.set_viewport_size(SIZES["desktop"])


def test_pictures_of_the_main_screens(room: Room) -> None:
    """They are kept in build/shots, to be looked at; and no screen of a game scrolls as a whole."""
    player = room.visitor()
    page = player.visit("/").page
    page.wait_for_selector(".game")
    pictures(player, "lobby")
    set_table(player, "inis", ["mine", "beginner", "beginner", "beginner"])
    for name, selector in (
        ("draft", ".table.at-draft"),
        ("season", ".table:not(.at-draft) .card.playable"),
        ("clash", ".table.at-clash"),
    ):
        play_until(player, selector, 12)
        pictures(player, f"inis-{name}")
    set_table(player, "snakes", ["mine", "beginner", "beginner"])
    play_until(player, ".snakes.acting [data-key]", 13)
    pictures(player, "snakes-actions")
    player.visit("/learn/snakes").page.wait_for_selector("article")
    pictures(player, "learn")
    assert len(list(SHOTS.glob("*-vellum.png"))) >= 24
