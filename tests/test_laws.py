"""The laws hold over random play, and a planted breach is found and can be reproduced."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from patience import extent

import fidchell
from fidchell.checks.laws import AT_EVERY_DECISION, AT_THE_END, NOW_AND_THEN, check, fixed_by, random_options, run
from fidchell.checks.soak import run as soak
from fidchell.core.errors import BadOption, FidchellError
from fidchell.core.events import unpacked
from fidchell.core.notation import Notation
from fidchell.core.parts import Members, Messages, View, Viewing, ViewPart
from fidchell.core.record import from_text
from fidchell.core.registry import Game, game, keys
from fidchell.core.state import State
from fidchell.games.snakes.content.book import DEFAULT

Room = Callable[[list[str]], int]
GAMES = extent(20, 60) if fidchell.COMPILED else 12


@pytest.mark.parametrize("seed", range(1, extent(2, 5)))
@pytest.mark.parametrize("key", keys())
def test_every_law_holds(key: str, seed: int) -> None:
    tally = check(game(key), GAMES, seed)
    assert tally.breaches == []
    assert tally.games == GAMES and tally.decisions > GAMES
    laws = {law.__name__.replace("_", " ") for law in (*AT_EVERY_DECISION, *NOW_AND_THEN, *AT_THE_END)}
    assert set(tally.checks) == laws | {"both manners agree"}


def breaches(broken: Game) -> list[str]:
    return check(broken, 3, 5, often=0.2).breaches


def seen_as(found: Game, view: Callable[[State, int | None], View]) -> Game:
    """A game with another view, from which it makes what is seen and asked."""

    def visible(state: State, viewer: int | None) -> View:
        return {name: part for name, part in view(state, viewer).items() if name != "ask"}

    return replace(found, viewing=Viewing(found.viewing.report, visible, ask=lambda s, viewer: view(s, viewer)["ask"]))


def test_a_view_that_leaks_is_found() -> None:
    inis = game("inis")
    leaky = seen_as(inis, lambda s, viewer: {**inis.view(s, viewer), "leak": s.fields()["hands"]})
    found = breaches(leaky)
    assert any("can tell its determinization from the real state" in breach for breach in found)
    record = found[0].split("The record up to there:\n")[1]
    assert from_text(record).match.log


def test_a_view_that_shows_the_far_sides_of_leaders_is_found() -> None:
    snakes = game("snakes")
    shown = snakes.view
    leaky = seen_as(snakes, lambda s, viewer: {**shown(s, viewer), "leak": s.fields()["leader"]})
    assert any("can tell its determinization from the real state" in breach for breach in breaches(leaky))


def test_an_event_that_is_told_to_everyone_as_its_seat_sees_it_is_found() -> None:
    honest = game("inis").event_message
    told = Messages(event=lambda s, event, viewer: honest(s, event, unpacked(event).seat))
    telling = replace(game("inis"), messages=told)
    assert any("is told hidden things" in breach for breach in breaches(telling))


def test_a_lost_piece_is_found() -> None:
    inis = game("inis")
    losing = replace(inis, rules=replace(inis.rules, conserved=lambda f: ["clans are lost"]))
    assert any("clans" in breach for breach in breaches(losing))


def test_a_game_without_end_is_found() -> None:
    assert any("has not ended" in breach for breach in breaches(replace(game("inis"), longest=10)))


def test_words_that_do_not_parse_back_are_found() -> None:
    inis = game("inis")
    forgetful = Notation(
        {action: ("pass" if action == 5 else words, (words, {})) for action, words in inis.notation.words.items()}
    )
    assert any("same words" in breach for breach in breaches(replace(inis, notation=forgetful)))


def test_a_copy_that_is_not_independent_is_found() -> None:
    inis = game("inis")
    first = inis.new(1, inis.settle_options())
    tied = replace(inis, rules=replace(inis.rules, restored=lambda f: first))
    assert any("a saved state differs" in breach for breach in breaches(tied))


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "-3"], ["--seed", "-1"], ["--often", "2"]])
def test_a_senseless_run_is_refused(words: list[str]) -> None:
    with pytest.raises(BadOption):
        run(["inis", *words])


@pytest.mark.parametrize("key", keys())
def test_soaking_plays_games(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak([key, "--games", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 games, ")


def test_asking_by_hidden_facts_is_found() -> None:
    """A view whose prompt depends on the deck stands for a window that opens only for a holder."""
    inis = game("inis")

    def telling(s: State, viewer: int | None) -> dict[str, object]:
        shown = inis.view(s, viewer)
        if shown["ask"] and viewer is None:
            shown["ask"]["tell"] = s.fields()["hands"]
        return shown

    assert any("depends on hidden things" in breach for breach in breaches(seen_as(inis, telling)))


def test_a_viewer_who_sees_more_beside_others_is_found() -> None:
    inis = game("inis")

    def more(s: State, viewers: Sequence[int | None]) -> tuple[ViewPart, list[ViewPart]]:
        common, owns = inis.split_visible(s, viewers)
        return common, [{**own, "beside": len(viewers)} for own in owns]

    telling = replace(inis, viewing=replace(inis.viewing, split_visible=more))
    assert any("sees something else beside others" in breach for breach in breaches(telling))


def test_a_view_that_is_written_otherwise_is_found() -> None:
    inis = game("inis")

    def stale(s: State, viewers: Sequence[int | None]) -> tuple[Members, list[Members]]:
        common, owns = inis.written(s, viewers)
        return (b'"season":0', *common[1:]), list(owns)

    telling = replace(inis, viewing=replace(inis.viewing, written=stale))
    assert any("written otherwise" in breach for breach in breaches(telling))


def test_a_question_that_names_those_still_to_choose_is_found() -> None:
    inis = game("inis")

    def telling(s: State, viewer: int | None) -> View:
        shown = inis.view(s, viewer)
        if shown["ask"]:
            shown["ask"]["seats"] = [inis.seat_names[seat] for seat in s.seats]
        return shown

    assert any("who has chosen" in breach for breach in breaches(seen_as(inis, telling)))


def test_a_seat_that_is_asked_unnamed_is_found() -> None:
    inis = game("inis")

    def silent(s: State, viewer: int | None) -> View:
        shown = inis.view(s, viewer)
        if shown["ask"]:
            shown["ask"]["seats"] = []
        return shown

    assert any("not named" in breach for breach in breaches(seen_as(inis, silent)))


def test_a_window_that_shows_who_has_passed_is_found() -> None:
    inis = game("inis")

    def telling(s: State, viewer: int | None) -> View:
        return {**inis.view(s, viewer), "waiting": s.seats if inis.flow.window(s) else []}

    assert any("others can see" in breach for breach in breaches(seen_as(inis, telling)))


def test_the_command_prints_games_decisions_and_breaches(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["inis", "--games", "2", "--seed", "3"]) == 0
    assert "2 games, " in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("key", keys())
def test_random_play_is_the_same_again(key: str) -> None:
    assert check(game(key), 3, 7).decisions == check(game(key), 3, 7).decisions


# The content of a file.


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody who has a content file of their own."""
    document = json.loads(DEFAULT.read_text(encoding="utf-8"))
    document["meta"]["name"] = "mine"
    (tmp_path / "mine.json").write_text(json.dumps(document))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("room", [run, soak])
def test_a_content_of_ones_own_is_played(room: Room, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert room(["snakes", "--games", "2", "--content", "~/mine.json"]) == 0
    assert "2 games, " in capsys.readouterr().out


def test_random_options_keep_what_is_fixed(mine: Path) -> None:
    fixed = fixed_by(game("snakes"), str(mine / "mine.json"))
    drawn = [random_options(game("snakes"), Random(seed), fixed) for seed in range(20)]
    assert all(str(options["content"]).startswith("mine-") for options in drawn)
    assert len({options["players"] for options in drawn}) > 1


@pytest.mark.parametrize("room", [run, soak])
@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("snakes --games -5", "--games should be 1 or more"),
        ("snakes --content=", "needs a file name"),
        ("snakes --content ~nobody-at-all/x", "no home directory here"),
        ("snakes --content none.json", "cannot be read"),
        ("inis --content none.json", "no content of its own"),
    ],
)
def test_a_run_that_cannot_be_is_refused_with_the_reason(room: Room, words: str, why: str) -> None:
    with pytest.raises(FidchellError, match=why):
        room(words.split())
