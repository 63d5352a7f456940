"""Observations as numbers: what the parts are, that they agree with the views, and that they hold nothing hidden."""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from runpy import run_path
from types import SimpleNamespace
from typing import Any, cast
from zlib import crc32

import numpy as np
import pytest
from both_games import both_games
from decoded import DECODED, boost, same
from observed import encoding_of, named, observation, players, positions
from patience import extent

import fidchell
from fidchell.checks.laws import Breach, an_observation_holds_nothing_hidden
from fidchell.core.encoding import Part
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.games.inis import ids as inis_ids
from fidchell.games.inis.options import READINGS
from fidchell.games.inis.view import notation as inis_notation
from fidchell.games.inis.view import questions as inis_questions
from fidchell.games.snakes.options import GRADES, PICKINGS
from fidchell.games.snakes.view.questions import ASKS
from fidchell.games.snakes.view.types import TARGETS

HERE = Path(__file__).parent
GAMES = {"inis": 24 if fidchell.COMPILED else 3, "snakes": 60 if fidchell.COMPILED else 12}
FEW = {
    key: games // (extent(4, 1) if fidchell.COMPILED else 1) for key, games in GAMES.items()
}  # for what takes longer
SEATS = {"inis": 4, "snakes": 6}
OF_SEATS = {  # parts that all see alike, with a row or a number for each seat
    "inis": "led advantages reserve deeds held_actions held_tales lands shrines subjects sheltered lost "
    "pretender brenn turn asked instigator striker next_up cauldron cathbad ploy resume about declarer declared_seat",
    "snakes": "kept gifts saint where zeal last_space struck turn asked about",
}
VERSIONS = {  # of the encoding and of the actions: number and digest
    "inis": ((1, "789d11a64b61"), (1, "4ce7d249bde2")),
    "snakes": ((1, "d7d84ba77e13"), (1, "6246c83dbb0f")),
}


def now_and_then(key: str, part: float, seed: int = 1) -> Any:
    """Some of the positions of random games, with chance for whoever needs it."""
    chance = Random(seed)
    return ((state, chance) for state in positions(key, FEW[key]) if chance.random() < part)


# The parts.


@both_games
def test_parts_have_names_and_words_of_their_own(key: str) -> None:
    parts = encoding_of(key).parts
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.about and 0 < part.most < 256 and part.size > 0 for part in parts)


@both_games
def test_the_parts_lie_where_they_are_written(key: str) -> None:
    constants = vars(importlib.import_module(f"fidchell.games.{key}.view.encoding"))
    written = {name[2:].lower(): value for name, value in constants.items() if name.startswith("M_")}
    assert written == {name: place.start for name, place in encoding_of(key).places().items()}
    assert constants["MARKS"] == encoding_of(key).size


@both_games
def test_parts_follow_one_another_without_a_gap(key: str) -> None:
    encoding, at = encoding_of(key), 0
    for part in encoding.parts:
        assert part.offset == at, part.name
        at += part.size
    assert at == encoding.size


def widths(parts: Iterable[Part], *names: str) -> list[int]:
    """How many numbers a row of each of these parts has."""
    rows = {part.name: part.shape[-1] for part in parts}
    return [rows[name] for name in names]


def test_the_parts_of_inis_have_room_for_all_that_the_game_has() -> None:
    parts = encoding_of("inis").parts
    tales, cards = len(inis_notation.CARD_NAMES) - inis_ids.EPIC, len(inis_notation.CARD_NAMES)
    assert widths(parts, "tales", "discarded_tales", "drawn") == [tales] * 3
    assert widths(parts, "open", "declared", "card") == [cards, cards, cards + 1]
    assert widths(parts, "actions", "near") == [inis_ids.ADVANTAGE, len(inis_notation.PLACE_NAMES)]
    assert widths(parts, "kind", "moment") == [max(inis_questions.ASKS) + 2, max(inis_questions.MOMENTS) + 1]
    assert widths(parts, "rules") == [len(READINGS)]


def test_the_parts_of_snakes_have_room_for_all_that_the_game_has() -> None:
    parts = encoding_of("snakes").parts
    assert widths(parts, "kind", "target") == [max(ASKS) + 1, len(TARGETS)]
    assert widths(parts, "grade", "picking", "deck_picking") == [len(GRADES), len(PICKINGS), len(PICKINGS)]


def test_one_more_tale_is_in_the_observation_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("tales", "discarded_tales", "drawn", "open", "declared", "card")
    before = widths(encoding_of("inis").parts, *names)
    monkeypatch.setattr(inis_ids, "CARDS", inis_ids.CARDS + 1)
    after = run_path(str(Path(inis_ids.__file__).parent / "view/encoding.py"))["ENCODING"]
    assert widths(after.parts, *names) == [width + 1 for width in before]


@both_games
def test_an_observation_has_the_size_that_its_parts_have(key: str) -> None:
    state = game(key).new(1, game(key).settle_options())
    size = encoding_of(key).size
    state.observe_into(0, bytearray(size))
    for wrong in (size - 1, size + 1):
        with pytest.raises(ValueError, match=f"takes {size} bytes, not {wrong}"):
            state.observe_into(0, bytearray(wrong))
    with pytest.raises(ValueError, match="there is no seat"):
        state.observe_into(6, bytearray(size))


def greatest(key: str) -> dict[str, int]:
    """The greatest number that stood in each part, over random games."""
    encoding = encoding_of(key)
    most = np.zeros(encoding.size, np.uint8)
    for state in positions(key, GAMES[key]):
        for seat in range(players(state)):
            most = np.maximum(most, observation(state, seat, encoding.size))
    return {name: int(most[place].max()) for name, place in encoding.places().items()}


@both_games
def test_numbers_keep_to_their_bounds(key: str) -> None:
    bounds = {part.name: part.most for part in encoding_of(key).parts}
    assert {name: most for name, most in greatest(key).items() if most > bounds[name]} == {}


@pytest.mark.compiled  # some parts are rare: it takes more games than the uncompiled rules can play here
@both_games
def test_no_part_is_dead(key: str) -> None:
    assert [name for name, most in greatest(key).items() if most == 0] == []


@both_games
def test_an_observation_writes_its_room_and_nothing_else(key: str) -> None:
    size = encoding_of(key).size
    for state, _ in now_and_then(key, 0.02):
        before = state.fields()
        for seat in range(players(state)):
            rooms = [bytearray([filling] * (size + 128)) for filling in (0, 170, 255)]
            for room in rooms:
                state.observe_into(seat, memoryview(room)[64 : 64 + size])
            assert all(set(room[:64]) == set(room[-64:]) == {room[0]} for room in rooms)
            assert rooms[0][64:-64] == rooms[1][64:-64] == rooms[2][64:-64]
        assert state.fields() == before


@both_games
def test_a_version_means_what_it_meant(key: str) -> None:
    """Whoever changes a part or the number of an action gives it another version, and the new digest here."""
    found, encoding = game(key), encoding_of(key)
    parts = repr([(part.name, part.shape, part.most) for part in encoding.parts])
    words = repr([found.notation.to_words(action) for action in range(found.actions)])
    digests = tuple(hashlib.sha256(text.encode()).hexdigest()[:12] for text in (parts, words))
    assert VERSIONS[key] == ((encoding.version, digests[0]), (found.version, digests[1]))


# What they tell.


def is_veiled(key: str, state: State, seat: int) -> bool:
    """Whether others are asked to react, in simulation: then only those are asked who hold an answer."""
    return bool(game(key).flow.window(state)) and not state.at_table and seat not in state.seats


def seen(key: str, state: State, seat: int) -> dict[str, Any]:
    """The view of a seat, without what would tell it who holds an answer."""
    view = game(key).view(state, seat)
    return {**view, "ask": None} if is_veiled(key, state, seat) else view


def test_in_simulation_nobody_sees_who_is_asked_to_react() -> None:
    veiled = 0
    for state in positions("inis", FEW["inis"]):
        for seat in range(players(state)):
            if is_veiled("inis", state, seat):
                told = named("inis", state, seat)
                veiled += 1
                assert not any(told[name].any() for name in ("kind", "asked", "moment", "card", "about", "where"))
    assert veiled > 100


@both_games
def test_seats_that_see_the_same_are_told_apart(key: str) -> None:
    state = game(key).new(1, game(key).settle_options())
    for seat in range(players(state)):
        assert np.flatnonzero(named(key, state, seat)["self"]).tolist() == [seat]


@both_games
def test_observations_agree_with_views(key: str) -> None:
    for state, _ in now_and_then(key, 0.05):
        for seat in range(players(state)):
            same(DECODED[key](named(key, state, seat)), seen(key, state, seat))


@both_games
def test_whatever_changes_for_a_viewer_changes_an_observation(key: str) -> None:
    """Of two positions in a row, those that look the same as numbers have the same view."""
    size = encoding_of(key).size
    before: tuple[bytes, object] = (b"", None)
    for state in positions(key, FEW[key]):
        after = observation(state, 0, size).tobytes(), seen(key, state, 0)
        assert after[0] != before[0] or after[1] == before[1]
        before = after


@both_games
def test_a_seat_comes_first_and_then_the_others_in_table_order(key: str) -> None:
    for state, _ in now_and_then(key, 0.02):
        count = players(state)
        told = [named(key, state, seat) for seat in range(count)]
        if any(is_veiled(key, state, seat) for seat in range(count)):
            continue
        for name in OF_SEATS[key].split():
            for seat, rows in enumerate(each[name] for each in told):
                assert (rows[:count] == np.roll(told[0][name][:count], -seat, 0)).all(), name
                assert not rows[count : SEATS[key]].any(), name


@both_games
def test_only_who_is_asked_hears_the_details(key: str) -> None:
    heard = 0
    for state, _ in now_and_then(key, 0.2):
        for seat in range(players(state)):
            details = named(key, state, seat)["details"]
            heard += int(details.any())
            alone = game(key).flow.curtain(state) or seat in state.seats
            assert alone or not details.any()
    assert heard


def test_fields_of_snakes_that_no_view_shows_are_told() -> None:
    for state, _ in now_and_then("snakes", 0.2):
        f, told = state.fields(), named("snakes", state, 0)
        assert boost(told) == f["boost"]
        for name, field in (("faith", "faith"), ("free_build", "free_build"), ("shielded", "shielded")):
            assert told[name][0] == f[field]
        for bit_, fields in ((1, ("used", "used_gifts")), (2, ("moved", "moved_gifts"))):
            rested = {int(i) for i in np.flatnonzero(told["rested"] & bit_)}
            cards, gifts = (f[name] for name in fields)
            assert rested == {i for i in range(76) if (cards | gifts << 64) >> i & 1}


# What they hide.


@both_games
def test_a_guess_is_observed_like_the_truth(key: str) -> None:
    size, differing = encoding_of(key).size, 0
    for state, chance in now_and_then(key, 0.1):
        asked = state.seats
        for seat in range(players(state)):
            guess = state.determinize(seat, chance.getrandbits(62))
            assert (observation(guess, seat, size) == observation(state, seat, size)).all(), (seat, asked)
            for other in range(players(state)):
                mine, truth = observation(guess, other, size), observation(state, other, size)
                differing += other != seat and (mine != truth).any()
    assert differing  # else the guesses were the truth


class Telling:
    """A game whose observations tell a hidden thing."""

    def __init__(self, state: State, secret: str) -> None:
        self.state, self.secret = state, secret

    def determinize(self, seat: int, seed: int) -> Telling:
        """A guess that tells as much."""
        return Telling(self.state.determinize(seat, seed), self.secret)

    def observe_into(self, seat: int, room: Any) -> None:
        """The first number is made of what is hidden."""
        self.state.observe_into(seat, room)
        room[0] = crc32(str(self.state.fields()[self.secret]).encode()) & 255


@pytest.mark.parametrize(("key", "secret"), [("inis", "hands"), ("snakes", "leader")])
def test_the_law_finds_an_observation_that_tells_too_much(key: str, secret: str) -> None:
    match = Match(game(key), 3, game(key).settle_options({"players": 3}))
    chance = Random(1)
    while len(match.acts) < 40:
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))
    an_observation_holds_nothing_hidden(match, chance)
    leaky = SimpleNamespace(game=match.game, players=match.players, state=Telling(match.state, secret))
    with pytest.raises(Breach, match=r"observes what it cannot know: near"):
        an_observation_holds_nothing_hidden(cast(Match, leaky), chance)


# Both modes.


@pytest.mark.compiled
@both_games
def test_both_modes_observe_the_same_numbers(key: str) -> None:
    found = []
    for pure in ("1", ""):
        command = [sys.executable, str(HERE / "observed.py"), key, "2" if key == "inis" else "12"]
        done = subprocess.run(
            command, env={**os.environ, "FIDCHELL_PURE": pure}, capture_output=True, text=True, check=True
        )
        found.append(done.stdout.split())
    assert [mode for mode, _ in found] == ["False", "True"]
    assert found[0][1] == found[1][1]
