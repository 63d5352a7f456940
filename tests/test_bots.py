"""The bots play whole games, see no more than their seat does, and greedy beats random."""

from random import Random

import pytest
from patience import extent

import fidchell
from fidchell.arena.contest import contest, play
from fidchell.bots.levels import LADDER
from fidchell.bots.player import BOTS, make
from fidchell.core.errors import BadOption
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game


def fresh(seed, players):
    """A new game."""
    return game("inis").new(seed, game("inis").settle_options({"players": players}))


def later(seed, players, decisions):
    """A game after so many random decisions."""
    state = fresh(seed, players)
    chance = Random(seed)
    for _ in range(decisions):
        if state.done:
            break
        seat = state.seats[0]
        state.take(seat, chance.choice(state.options(seat)))
    return state


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_and_greedy_play_whole_games(players, at_table):
    state = fresh(players, players)
    state.sit(at_table)
    play(state, [make("greedy" if seat == 1 else "random", seat) for seat in range(players)])
    assert state.done
    assert sum(state.result(seat) for seat in range(players)) == pytest.approx(1.0)


def test_greedy_beats_three_random_players():
    """Seeded, so the same games each time; uncompiled the first 4 of them."""
    games = extent(20, 100) if fidchell.COMPILED else 4
    assert contest(["greedy", "random", "random", "random"], games, 1)[0] >= 0.95 * games


def test_a_contest_with_the_same_seed_is_the_same():
    assert contest(["random", "greedy"], 2, 5) == contest(["random", "greedy"], 2, 5)


@pytest.mark.parametrize("name", sorted(BOTS.keys() - {"planner"}))
def test_a_bot_needs_only_what_its_seat_may_see(name):
    spec = f"{name}:sims=50:time=1000" if name in LADDER else name
    for decisions in (10, 30, 60):
        state = later(3, 4, decisions)
        seat = state.seats[0]
        before = state.fields()
        elsewhere = state.determinize(seat, 42)
        assert make(spec, 1).choose(information_state_of(elsewhere, seat)) == make(spec, 1).choose(
            information_state_of(state, seat)
        )
        assert state.fields() == before


def test_a_guess_has_the_same_options_and_other_hidden_hands():
    differing = 0
    for seed in range(10):
        state = later(seed, 4, 40)
        seat = state.seats[0]
        hands = state.fields()["hands"]
        other = information_state_of(state.determinize(seat, 7), seat)
        assert other.options == information_state_of(state, seat).options
        guesses = [information_state_of(state, seat).determinize(number).fields()["hands"] for number in range(20)]
        assert all(guess[seat] == hands[seat] for guess in guesses)
        differing += any(guess != hands for guess in guesses)
    assert differing == 10


def test_an_unknown_bot_is_refused():
    with pytest.raises(
        BadOption,
        match="there is no bot 'oracle'; choose one of: beginner, casual, skilled, expert, merciless, planner",
    ):
        make("oracle", 1)


def test_a_seat_that_is_not_asked_sees_nothing_to_decide():
    state = later(1, 3, 30)
    idle = next(seat for seat in range(3) if seat not in state.seats)
    with pytest.raises(ValueError, match="has nothing to decide now"):
        information_state_of(state, idle)
