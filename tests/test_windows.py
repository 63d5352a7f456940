"""Windows, the curtain and peace, as a table runs them without knowing a rule; and what all viewers share."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from both_games import both_games
from patience import extent

import fidchell
from fidchell.checks.laws import random_options
from fidchell.core.match import Match
from fidchell.core.parts import ViewPart
from fidchell.core.registry import Game, game, keys
from fidchell.core.state import State
from fidchell.core.types import Seat
from fidchell.games.inis import ids
from fidchell.games.inis.view.notation import SEAT_NAMES

SEEDS = range(extent(4, 12) if fidchell.COMPILED else extent(1, 2))
OFTEN = 0.2  # of the decisions are checked where every one would take too long
MOST_SHARED = {
    "inis": {"viewer", "own", "memory"},
    "snakes": {"viewer", "cards", "areas"},
}  # all but these are shared


def scenes(key: str, seed: int, often: float = 1, at_table: bool = True) -> Iterator[Match]:
    """A random match at its decisions, or at some of them."""
    chance = Random(seed)
    match = Match(game(key), seed, random_options(game(key), chance), at_table)
    while not match.done:
        if chance.random() < often:
            yield match
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))


def asked_in(found: Game, state: State) -> list[Seat]:
    """The seats that are asked in the present window if all pass, found as a table finds them."""
    number = found.flow.window(state)
    ahead = state.clone()
    seats: list[Seat] = []
    while number and found.flow.window(ahead) == number and ahead.seat not in seats:
        seats.append(ahead.seat)
        ahead.take(ahead.seat, found.flow.passing)
    return seats


def visible_of(match: Match, state: State) -> Sequence[ViewPart]:
    return match.game.visible(state, [*range(match.players), None])


def moment(state: State) -> tuple[int, ...]:
    """All that says which opening of which window a state is at, but not who is asked."""
    f = state.fields()
    top = f["stack"][f["depth"] - 1]
    return (*f["stack"][: f["depth"] - 1], top >> 12, top & 255)


# Windows.


@pytest.mark.parametrize("seed", SEEDS)
def test_a_window_is_open_exactly_where_a_reaction_is_asked_for(seed: int) -> None:
    for match in scenes("inis", seed):
        ask = match.game.ask(match.state, None)
        assert ask and bool(match.game.flow.window(match.state)) == (ask["what"] == "react")
        if match.game.flow.window(match.state):
            assert len(match.asked) == 1 and match.game.flow.passing in match.state.options(match.asked[0])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_seats_of_a_window_are_those_that_the_rules_ask(seed: int) -> None:
    """A real opening goes on as long as only the seat of the top frame changes; every seat comes once."""
    seen = Counter[int]()
    for match in scenes("inis", seed):
        found = asked_in(match.game, match.state)
        if not found:
            continue
        state, here, truly = match.state.clone(), moment(match.state), []
        while not state.done and moment(state) == here:
            truly.append(state.seat)
            state.take(state.seat, match.game.flow.passing)
        assert found == truly[: len(found)]
        assert len(set(truly)) == len(truly) == len(found), "another opening looks the same"
        seen[len(found)] += 1
    assert seen


@pytest.mark.parametrize("seed", SEEDS)
def test_passing_changes_nothing_that_anybody_sees_while_a_window_is_open(seed: int) -> None:
    for match in scenes("inis", seed, OFTEN):
        number = match.game.flow.window(match.state)
        state, before = match.state.clone(), visible_of(match, match.state)
        for _ in asked_in(match.game, match.state):
            assert match.game.flow.window(state) == number and visible_of(match, state) == before
            state.take(state.seat, match.game.flow.passing)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_asked_in_a_window_does_not_depend_on_hidden_cards(seed: int) -> None:
    for match in scenes("inis", seed, OFTEN):
        found = asked_in(match.game, match.state)
        for seat in range(match.players) if found else ():
            guess = match.state.determinize(seat, seed)
            assert asked_in(match.game, guess) == found
            assert match.game.flow.window(guess) == match.game.flow.window(match.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_played_card_opens_other_windows(seed: int) -> None:
    """Whoever reacts leaves the opening; when the window opens anew below the card, it may have the same number."""
    played = 0
    for match in scenes("inis", seed):
        number = match.game.flow.window(match.state)
        options = match.state.options(match.asked[0]) if number else []
        for action in options:
            if action != match.game.flow.passing:
                after = match.state.clone()
                after.take(after.seat, action)
                assert match.game.flow.window(after) != number
                played += 1
    assert played


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_passes_is_not_asked_again_in_the_same_opening(seed: int) -> None:
    chance = Random(seed)
    match = Match(game("inis"), seed, random_options(game("inis"), chance))
    number, passed = 0, set[Seat]()
    while not match.done:
        now = match.game.flow.window(match.state)
        if now != number:
            number, passed = now, set()
        seat = chance.choice(match.asked)
        assert not number or seat not in passed
        passes = match.game.flow.passing in match.state.options(seat) and chance.random() < 0.9
        action = match.game.flow.passing if passes else chance.choice(match.state.options(seat))
        passed |= {seat}
        match.act(seat, action)


def test_a_game_without_windows_has_none() -> None:
    for match in scenes("snakes", 1):
        assert match.game.flow.window(match.state) == 0 and not match.game.flow.curtain(match.state)
    assert (
        game("snakes").notation.to_words(game("snakes").flow.passing)
        == "pass"
        == game("inis").notation.to_words(game("inis").flow.passing)
    )
    assert game("snakes").talk.peace is None


# The curtain.


@pytest.mark.parametrize("seed", SEEDS)
def test_the_curtain_hides_who_has_chosen_and_what(seed: int) -> None:
    """While it is down, a choice changes nothing that anybody else sees or is asked."""
    hidden = 0
    for match in scenes("inis", seed):
        if not match.game.flow.curtain(match.state):
            assert len(match.asked) == 1
            continue
        everyone = {*range(match.players), None}
        ask = match.game.ask(match.state, None)
        assert ask and ask["seats"] == list(SEAT_NAMES[: match.players])
        for seat in match.asked:
            for action in match.state.options(seat):
                after = match.state.clone()
                after.take(seat, action)
                if after.barriers == match.state.barriers:
                    hidden += 1
                    assert match.game.flow.curtain(after)
                    for viewer in everyone - {seat}:
                        assert match.game.visible(after, [viewer]) == match.game.visible(match.state, [viewer])
                        assert match.game.ask(after, viewer) == match.game.ask(match.state, viewer)
    assert hidden


# Peace.


def test_peace_is_made_by_the_parties_of_a_clash() -> None:
    offered = made = 0
    for seed in SEEDS if fidchell.COMPILED else range(4):
        for match in scenes("inis", seed):
            peace = match.game.talk.peace
            assert peace
            clash = match.view(None)["clash"]
            exposed = clash.get("exposed", {}) if clash else {}
            parties = peace.parties(match.state)
            assert {SEAT_NAMES[seat] for seat in parties} == exposed.keys()
            for name, count in exposed.items():
                sheltered = clash["sheltered"].get(name, 0)
                assert peace.keeps(match.state, SEAT_NAMES.index(name)) == count + sheltered
            seat = match.asked[0]
            if peace.offer in match.state.options(seat):
                assert seat in parties
                offered += 1
                made += ends_in_peace(match, seat, parties)
                refused(match, seat)
    assert offered and made


def ends_in_peace(match: Match, seat: Seat, parties: list[Seat]) -> bool:
    """Whether the clash is over when all the other parties agree; they are asked once each, and nobody else is."""
    peace = match.game.talk.peace
    assert peace
    state = match.state.clone()
    state.take(seat, peace.offer)
    agreed = []
    while not state.done and peace.agree in state.options(state.seat):
        agreed.append(state.seat)
        state.take(state.seat, peace.agree)
    assert sorted([seat, *agreed]) == parties
    where = match.state.fields()["clash"]
    return bool(state.fields()["clash"] != where)


def refused(match: Match, seat: Seat) -> None:
    """Peace that somebody refuses leaves the clash as it is."""
    peace = match.game.talk.peace
    assert peace
    state = match.state.clone()
    state.take(seat, peace.offer)
    if not state.done and peace.refuse in state.options(state.seat):
        state.take(state.seat, peace.refuse)
        assert state.fields()["clash"] == match.state.fields()["clash"]


def test_without_a_clash_there_are_no_parties() -> None:
    match = Match(game("inis"), 1)
    peace = match.game.talk.peace
    assert peace and peace.parties(match.state) == [] and peace.keeps(match.state, 0) == 0
    words = [match.game.notation.to_words(action) for action in (peace.offer, peace.agree, peace.refuse)]
    assert words == ["peace", "agree", "refuse"]


# What all see alike.


@both_games
@pytest.mark.parametrize("at_table", [True, False])
def test_what_all_see_alike_is_one_object(key: str, at_table: bool) -> None:
    for match in scenes(key, 3, OFTEN, at_table):
        first, *others = visible_of(match, match.state)
        assert "ask" not in first
        for name, part in first.items():
            if name not in MOST_SHARED[key]:
                assert all(other[name] is part for other in others), name


@pytest.mark.parametrize("key", keys())
def test_a_view_is_what_is_seen_and_asked_and_belongs_to_its_viewer(key: str) -> None:
    """Whoever changes a view changes no later one."""
    for match in scenes(key, 5, OFTEN):
        for viewer in (*range(match.players), None):
            (visible,) = match.game.visible(match.state, [viewer])
            view = match.view(viewer)
            assert view == {**visible, "ask": match.game.ask(match.state, viewer)}
            spoil(view)
            assert view != visible and match.view(viewer) == {**visible, "ask": match.game.ask(match.state, viewer)}


def spoil(part: object) -> None:
    """Change everything in a part of a view."""
    if isinstance(part, dict):
        for value in part.values():
            spoil(value)
        part["spoilt"] = True
    elif isinstance(part, list):
        for value in part:
            spoil(value)
        part.append("spoilt")


@pytest.mark.parametrize("key", keys())
def test_an_answer_may_be_taken_apart(key: str) -> None:
    """A table takes the parts that it shows elsewhere out of what is asked."""
    for match in scenes(key, 6, OFTEN):
        whole = match.game.ask(match.state, match.asked[0])
        taken = match.game.ask(match.state, match.asked[0])
        assert whole and isinstance(taken, dict) and taken["options"]
        taken.clear()
        assert match.game.ask(match.state, match.asked[0]) == whole


def test_a_seat_that_keeps_a_tale_sees_those_drawn_and_nobody_else_does() -> None:
    kept = 0
    for seed in range(40):
        for match in scenes("inis", seed):
            if match.state.fields()["drawn"]:
                for viewer in (*range(match.players), None):
                    ask = match.game.ask(match.state, viewer)
                    assert ask
                    chooses = viewer in match.asked and ask["what"] == "keep one tale"
                    assert ("drawn" in ask) == chooses
                    kept += chooses
        if kept > 3:
            break
    assert kept > 3


def test_the_number_of_a_window_belongs_to_its_depth_and_moment() -> None:
    """In one match no two windows that lie at different depths or moments share a number."""
    owners: dict[int, set[tuple[int, int]]] = {}
    for match in scenes("inis", 2):
        f = match.state.fields()
        number = match.game.flow.window(match.state)
        if number:
            top = f["stack"][f["depth"] - 1]
            assert top & 255 == ids.REACT
            owners.setdefault(number, set()).add((f["depth"], top >> 12))
    assert len(owners) > 50 and all(len(found) == 1 for found in owners.values())
