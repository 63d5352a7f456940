"""What views of Banish the Snakes work out for the page: fates of faces, the result so far, helps, the slider."""

from random import Random

import msgspec
import pytest

from fidchell.checks.laws import random_options
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.games.snakes.content.book import default
from fidchell.games.snakes.view.outlook import faces_of, helps_of
from fidchell.games.snakes.view.primer import boxes, explained
from fidchell.games.snakes.view.types import SnakesPrimer, SnakesQuestion, SnakesView
from fidchell.games.snakes.view.worth import standing_at


def played(seed: int) -> Match:
    """A random game, at its end."""
    chance = Random(seed)
    match = Match(game("snakes"), seed, random_options(game("snakes"), chance))
    while not match.done:
        seat = match.asked[0]
        check(match, seat)
        match.act(seat, chance.choice(match.state.options(seat)))
    return match


def check(match: Match, seat: int) -> None:
    """A view is what its types declare, and its odds agree with themselves."""
    view = match.view(seat)
    ask = view.pop("ask")
    assert view.keys() == SnakesView.__required_keys__
    msgspec.convert(view, SnakesView)
    asked = msgspec.convert(ask, SnakesQuestion)
    assert ask.keys() == asked.keys()
    notation = match.game.notation
    offered = {words: notation.option(notation.to_action(words)) for words in ask["options"]}
    for words, odds in asked["odds"].items():
        message, arguments = offered.get(words, ("", {}))
        if "value" in arguments:
            assert message.endswith(odds["target"]) and odds["parts"]["target"] == arguments["value"]
        fates = [each["fate"] for each in odds["faces"]]
        if odds["needed"] is None:
            assert odds["total"] is None
        else:
            assert [fates.count("succeed"), fates.count("nothing")] == [odds["success"], odds["nothing"]]
            assert all((each["face"] > odds["needed"]) == (each["fate"] == "succeed") for each in odds["faces"])


@pytest.mark.parametrize("seed", range(4))
def test_views_are_what_their_types_declare(seed: int) -> None:
    view = played(seed).view(None)
    assert view["ask"] is None
    assert view["ending"] == "all flock" or view["standing"] == view["result"]


def test_the_result_so_far_follows_from_the_points() -> None:
    results = [standing_at(points) for points in (-9, 6.5, 7, 12.5, 13, 18.5, 19, 30)]
    names = ("total defeat", "partial defeat", "partial victory", "total victory")
    assert results == [name for name in names for _ in range(2)]


def test_low_faces_fail_and_an_unknown_druid_has_none() -> None:
    fates = [each["fate"] for each in faces_of(default(), 2, 1, 3)]
    assert fates == ["fail", "fail", "nothing", "succeed", "succeed", "succeed"]
    assert faces_of(default(), 24, 14, 46) == []


def test_help_is_told_in_as_few_words_as_possible() -> None:
    def told(*bonuses: int) -> list[tuple[str, int]]:
        return [(each["helped"], each["bonus"]) for each in helps_of(bonuses)]

    assert told(2, 2, 2, 2, 2) == [("all attempts", 2)]
    assert told(0, 2, 2, 2, 1) == [("leaders", 2), ("druid", 1)]
    assert told(1, 0, 0, 0, 0) == [("people", 1)]
    assert told(0, 0, 0, 0, 0) == []


def test_totals_that_ask_for_one_face_share_a_box_of_the_slider() -> None:
    found = boxes({-7: 6, -6: 6, -5: 5, -2: 2, -1: 1, 0: 1, 1: 1})
    assert [tuple(box.values()) for box in found] == [(6, None, -6), (5, -5, -5), (2, -2, -2), (1, -1, None)]


def test_the_primer_is_what_its_types_declare() -> None:
    primer = explained({})
    assert msgspec.convert(primer, SnakesPrimer).keys() == primer.keys() == SnakesPrimer.__required_keys__
