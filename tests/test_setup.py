"""What holds of every first position, over many seeds; single positions are cases.

The seeds are fixed, so whatever is counted here is the same in every run: there is no luck in it.
"""

from collections import Counter
from random import Random

import pytest

from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.games.inis.view.notation import PLACE_NAMES
from fidchell.games.snakes.content.book import default

SEEDS = 300


def fresh(seed: int, **options: object) -> Match:
    return Match(game("inis"), seed, options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_the_brenn_and_the_first_tiles(players: int) -> None:
    matches = [fresh(seed, players=players) for seed in range(SEEDS)]
    brenns = Counter(match.view(None)["brenn"] for match in matches)
    tiles = Counter(land["territory"] for match in matches for land in match.view(None)["territories"])
    assert len(brenns) == players and min(brenns.values()) > SEEDS / players / 2
    assert set(tiles) == set(PLACE_NAMES) and min(tiles.values()) > SEEDS * players / 16 / 3


def test_the_first_tiles_of_four_players_lie_in_every_legal_way() -> None:
    shapes: Counter[tuple[int, ...]] = Counter()
    for seed in range(SEEDS):
        lands = fresh(seed, players=4).view(None)["territories"]
        shapes[tuple(sorted(len(land["near"]) for land in lands))] += 1
    assert set(shapes) == {(2, 2, 2, 2), (2, 2, 3, 3)}, "a ring, or two tiles that touch all the others"


def test_the_capital_is_never_offered_in_the_swamp() -> None:
    offered = [fresh(seed, players=4) for seed in range(SEEDS)]
    swamps = [m for m in offered if "swamp" in [land["territory"] for land in m.view(None)["territories"]]]
    assert len(swamps) > 20
    assert all("at swamp" not in match.words(match.asked[0]) for match in swamps)


@pytest.mark.parametrize(("players", "least"), [(2, 5), (3, 3), (4, 2)])
def test_the_brenn_can_always_open_the_season(players: int, least: int) -> None:
    for seed in range(60):
        match, chance = fresh(seed, players=players), Random(seed)
        while match.view(None)["ask"]["what"] != "turn":
            seat = chance.choice(match.asked)
            match.act(seat, chance.choice(match.state.options(seat)))
        plays = [words for words in match.words(match.asked[0]) if words.startswith("play ")]
        assert len(plays) >= least and "pass" not in match.words(match.asked[0])


# Banish the Snakes.


def set_out(seed: int, **options: object) -> Match:
    """A match at its first turn."""
    match, chance = Match(game("snakes"), seed, options), Random(seed)
    while match.state.fields()["turns"] == 0:
        seat = match.asked[0]
        match.act(seat, chance.choice(match.state.options(seat)))
    return match


def test_people_leaders_and_saints_are_dealt_at_random() -> None:
    book = default()
    views = [set_out(seed, saints="random", players=6).view(None) for seed in range(SEEDS)]
    saints = Counter(seat["saint"] for view in views for seat in view["seats"])
    chiefs = Counter(area["chief"]["value"] for view in views for area in view["areas"])
    people = Counter(view["areas"][0]["people"][0]["value"] for view in views)
    assert set(saints) <= set(book.saint_names) and len(saints) > 10
    assert set(chiefs) == set(book.tables["pagan"][: book.tables["leaders"]])
    assert len(people) > 2


@pytest.mark.parametrize("level", ["beginner", "standard", "advanced"])
@pytest.mark.parametrize("players", range(1, 7))
def test_every_number_of_saints_can_set_out_at_every_level(players: int, level: str) -> None:
    for seed, picking in enumerate(("historical", "chosen", "random")):
        match = set_out(seed, players=players, level=level, saints=picking, **{"deck-saints": picking})
        shown = match.view(None)
        assert shown["level"] == level and len({seat["saint"] for seat in shown["seats"]}) == players
        assert match.game.rules.conserved(match.state.fields()) == []
        assert all(area["druid"] for area in shown["areas"])
