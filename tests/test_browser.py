"""The page in a real Chromium: whole games by several people, hot-seat, keyboard, command line, a lost network."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from browser import Cable, Visitor
from patience import until
from playwright.sync_api import Browser, Page, expect
from staged import in_clash, named, on_turn, reached, sit, staged
from tableside import Server
from visits import LANGUAGES, RAW, Room, join, link_of, play_until, set_table, together

pytestmark = [pytest.mark.once, pytest.mark.browser]

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST = 1500  # choices, keys or lines of a short game


# Whole games.


def test_two_people_and_two_bots_play_a_whole_game_of_inis(room: Room) -> None:
    host, friend = room.visitor(), room.visitor("tablet")
    set_table(host, "inis", ["mine", "open", "casual", "beginner"], Season_limit="1")
    join(friend, link_of(host), "Bran")
    expect(host.page.locator(".table")).to_be_visible()
    expect(friend.page.locator(".table")).to_be_visible()
    together([host, friend], 1)
    host.shot("inis-over-desktop")
    friend.shot("inis-over-tablet")
    assert re.search("is High King|without a High King", host.page.locator(".ask").inner_text())
    expect(friend.page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_people_play_a_whole_game_of_snakes(room: Room) -> None:
    host, friend = room.visitor(), room.visitor("phone", has_touch=True, is_mobile=True)
    set_table(host, "snakes", ["mine", "open"])
    join(friend, link_of(host), "Brigid")
    together([host, friend], 2)
    host.shot("snakes-over-desktop")
    friend.shot("snakes-over-phone")
    assert re.search("defeat|victory", host.page.locator(".table").inner_text(), re.IGNORECASE)


def test_a_whole_game_at_one_screen_is_handed_over_and_shows_nobody_elses_cards(room: Room) -> None:
    pair = room.visitor("phone")
    set_table(pair, "inis", ["mine", "mine"], Season_limit="1")
    covers = 0
    for _ in range(MOST):
        until(lambda: pair.is_asked() or pair.is_over())
        if pair.sees("main.over"):
            covers += 1
            assert not pair.sees(".table")  # no card is on the page while it is handed over
            if covers == 1:
                pair.shot("hand-over-phone")
            pair.uncover()
        elif pair.is_over():
            break
        else:
            pair.choose(3)
    assert pair.is_over() and covers > 10


# By other means than a mouse.


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something has the focus, and Enter then."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return


def press(player: Visitor, seed: int) -> None:
    """Press the keys of one choice."""
    page, draw = player.page, lambda most: player.draw(seed, most)
    if player.sees("main.over"):
        page.keyboard.press("Enter")  # the device is taken: its button has the focus
    elif page.get_by_role("button", name="Choose something else").count():
        page.keyboard.press("12"[draw(2)])  # how many, of the place that was chosen
    elif player.sees("[data-land].lit, [data-site]") and draw(10) < 7:
        page.keyboard.press("b")
        page.keyboard.press(ARROWS[draw(4)])
        page.keyboard.press("Enter")
    elif draw(10) < 7:
        page.keyboard.press("12345pc"[draw(7)])
    else:
        tab_to(page, "[data-act]")
    player.settle()


def test_a_whole_game_by_keyboard_alone(room: Room) -> None:
    player = room.visitor()
    set_table(player, "inis", ["mine", "mine"], Season_limit="1")
    for _ in range(MOST):
        until(lambda: player.is_asked() or player.is_over())
        if player.is_over():
            break
        press(player, 4)
    assert player.is_over(), player.page.locator(".ask").inner_text()
    player.page.keyboard.press("Tab")
    assert player.page.evaluate("document.activeElement !== document.body")


def begin_command(player: Visitor) -> None:
    """Take the device for as long as it is handed over, and begin to type."""
    until(lambda: not player.uncover() and player.sees(".table"))
    player.page.keyboard.press("/")


def test_a_whole_game_by_the_command_line(room: Room) -> None:
    player = room.visitor()
    set_table(player, "inis", ["mine", "mine"], Season_limit="1")
    page, field = player.page, player.page.locator("#command")
    until(player.is_asked)
    begin_command(player)
    field.fill("fly to the moon")
    field.press("Enter")
    expect(page.locator(".fits")).to_contain_text("is not possible now")
    for _ in range(MOST):
        until(lambda: player.is_asked() or player.is_over())
        if player.is_over():
            break
        if player.sees("main.over"):
            begin_command(player)
        field.fill("")
        options = page.locator(".fits").inner_text().split(" · ")
        field.fill(options[player.draw(5, len(options))])
        field.press("Enter")
        player.settle()
    assert player.is_over(), page.locator(".ask").inner_text()
    assert page.evaluate("robot.acts") > 10


# When things go wrong.


def test_the_network_drops_in_the_middle_of_a_clash_and_nothing_is_lost(browser: Browser, dealt_server: Server) -> None:
    cable = Cable(dealt_server.port)
    visitor = named(Visitor(browser, cable.url, locale="en-GB"))
    table = staged(visitor, reached("inis", in_clash, Random(6), players=2), "mm")
    visitor.visit(f"/t/{table['id']}")
    play_until(visitor, ".table.at-clash [data-act]", 6)
    page = visitor.page
    before, acts = page.locator(".ask").inner_text(), page.evaluate("robot.acts")
    cable.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    visitor.shot("disconnected-desktop")
    page.locator(".table.at-clash [data-act]").first.click()  # said without a connection, and sent when it is back
    assert page.evaluate("robot.acts") == acts
    cable.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    visitor.until("acts => robot.acts === acts + 1", acts)
    visitor.until("before => document.querySelector('main.over, .ask')?.innerText !== before", before)
    visitor.play(7, lambda: visitor.sees(".table:not(.at-clash)"))
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


@pytest.mark.parametrize("game", ["Inis", "Banish the Snakes"])
def test_from_the_first_visit_to_the_first_move_in_three_clicks(room: Room, game: str) -> None:
    newcomer = room.visitor()
    page = newcomer.visit("/").page
    page.get_by_role("button", name=f"Play {game}").click()
    until(newcomer.is_asked)
    for _ in range(2):
        if not page.evaluate("robot.acts"):
            page.locator(".lit, [data-act], .card.playable").first.dispatch_event("click")
            newcomer.settle()
    assert page.evaluate("robot.acts") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_every_language(room: Room, language: str) -> None:
    """One screen of each game; all others are looked at by `make prove`."""
    reader = named(room.visitor(locale=language))
    for key in ("inis", "snakes"):
        match = reached(key, lambda match: len(match.acts) == 40, Random(8), players=2)
        reader.visit(f"/t/{staged(reader, match, 'mm')['id']}")
        until(lambda: not reader.uncover() and reader.sees(".table .log li"))
        text = reader.page.locator("body").inner_text()
        assert reader.page.evaluate("document.documentElement.lang") == language
        assert len(text) > 500 and not RAW.search(text), RAW.search(text)


def test_words_that_are_missing_are_found() -> None:
    assert RAW.search("Press page-no-such-word now") and RAW.search("inis-card-bard")
    assert not RAW.search("A self-made table, well-known in-game")


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
    table = set_table(player, "inis", ["mine", "mine"], Season_limit="1")
    player.play(8, player.is_over)
    page = player.page
    record = page.request.get(f"/api/tables/{table}/record").text()
    path = tmp_path / "record.txt"
    path.write_text(record)
    player.visit("/").page.get_by_label("Record").set_input_files(path)
    page.wait_for_url(re.compile(r"/t/[^/]+/at"))
    page.wait_for_selector(".table.replay")
    page.get_by_role("button", name="To the end").click()
    player.until("() => document.querySelector('input[type=range]').value > 5")
    last, end = page.url, int(page.locator("input[type=range]").input_value())
    for back in (1, 2, 3):
        page.keyboard.press("[")
        player.until("step => document.querySelector('input[type=range]').value == step", end - back)
    page.get_by_label("View as").select_option("green")
    page.wait_for_url(re.compile("seat=green"))
    player.shot("replay-desktop")
    here = page.url
    assert here != last
    other = room.visitor().visit(here)  # the very move, by its link
    other.page.wait_for_selector(".table.replay")
    assert other.page.locator("input[type=range]").input_value() == str(end - 3)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    until(lambda: player.sees(".table, main.over"))


def test_looking_back_and_undoing(room: Room) -> None:
    player = room.visitor()
    set_table(player, "inis", ["mine", "mine"])
    page = player.page
    player.play(9, lambda: page.locator(".log li").count() > 12)
    page.locator(".log li button").nth(6).click()
    expect(page.get_by_text("The past", exact=True)).to_be_visible()
    player.shot("looking-back-desktop")
    page.keyboard.press("Escape")
    expect(page.get_by_text("The past", exact=True)).to_have_count(0)
    play_until(player, "#undo[aria-label=Undo]", 10)
    before = page.locator(".ask").inner_text()
    page.keyboard.press("u")
    player.until("before => document.querySelector('main.over, .ask')?.innerText !== before", before)


def test_who_comes_back_is_told_what_happened(room: Room) -> None:
    host, friend = named(room.visitor()), named(room.visitor(), "Bran")
    match = reached("inis", lambda match: on_turn(match, seat=1), Random(11), players=2)
    table = staged(host, match, "mo")
    sit(friend, table, "blue")
    for one in (host, friend):
        one.visit(f"/t/{table['id']}").page.wait_for_selector(".table .board svg")
    host.page.wait_for_selector(".log li", state="attached")
    host.page.goto("about:blank")
    lines = friend.page.locator(".log li").count()
    friend.play(11, lambda: friend.page.locator(".log li").count() > lines)
    host.visit(f"/t/{table['id']}")
    expect(host.page.get_by_label("While you were away")).to_be_visible()
    host.shot("recap-desktop")
    host.page.get_by_role("button", name="Back to the game").click()
    expect(host.page.get_by_label("While you were away")).to_have_count(0)
