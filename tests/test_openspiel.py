"""OpenSpiel's search plays our games: it gets a correct game and sees no more than its seat does."""

import sys
from random import Random

import pytest

import fidchell
from fidchell.arena.contest import play
from fidchell.bots.openspiel_bot import FEWEST, Spiel
from fidchell.bots.player import make
from fidchell.core.errors import BadOption
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game

NEEDS = ("pyspiel",)
GAMES = [("inis", 2), ("inis", 4), ("snakes", 3)]
slow = pytest.mark.compiled  # since random play to the end takes too long uncompiled
each_game = pytest.mark.parametrize(("key", "players"), GAMES)


@pytest.fixture
def peer():
    """Our side of OpenSpiel."""
    from fidchell.bots import spiel_game

    return spiel_game


def fresh(key, players, seed):
    """A new game, in the manner of simulation."""
    state = game(key).new(seed, game(key).settle_options({"players": players}))
    state.sit(False)
    return state


def along(key, players, seed, every):
    """A random game, stopping now and then."""
    state = fresh(key, players, seed)
    chance = Random(seed)
    while not state.done:
        state.act(chance.choice(state.legal()))
        if not state.done and chance.randrange(every) == 0:
            yield state


def a_choice(key, players, seed, least=3):
    """A position in which somebody has several options."""
    return next(state for state in along(key, players, seed, 20) if len(state.legal()) >= least)


@each_game
def test_openspiel_finds_nothing_wrong_with_the_game(peer, key, players):
    peer.pyspiel.random_sim_test(peer.table(key, players), num_sims=1, serialize=fidchell.COMPILED, verbose=False)


@each_game
def test_what_the_ends_are_worth_fits_the_game(peer, key, players):
    table = peer.table(key, players)
    position = table.new_initial_state()
    chance = Random(3)
    while not position.is_terminal():
        assert position.returns() == [0.0] * players
        position.apply_action(chance.choice(position.legal_actions()))
    worths = position.returns()
    assert all(table.min_utility() <= worth <= table.max_utility() for worth in worths)
    if game(key).shared:
        assert len(set(worths)) == 1
    else:
        assert sum(worths) == pytest.approx(0)


@each_game
def test_what_is_hidden_from_a_seat_changes_nothing_that_search_sees(peer, key, players):
    compared = 0
    for state in along(key, players, 5, 25):
        for seat in range(players):
            names = {peer.information_state_string(state.determinize(seat, seed), seat) for seed in range(4)}
            assert names == {peer.information_state_string(state, seat)}
            compared += 1
    assert compared >= 10


def test_what_a_seat_holds_does_change_what_search_sees(peer):
    state = a_choice("inis", 4, 2)
    other = (state.seat + 1) % 4
    names = {peer.information_state_string(state.determinize(state.seat, seed), other) for seed in range(20)}
    assert len(names) > 1


@each_game
def test_search_has_the_same_options_in_every_world(peer, key, players):
    for state in along(key, players, 7, 25):
        seen = information_state_of(state, state.seat)
        positions = [peer.position(seen.determinize(seed), seen.seat) for seed in range(3)]
        assert {position.current_player() for position in positions} == {seen.seat}
        assert all(position.legal_actions() == sorted(seen.options) for position in positions)


@pytest.mark.parametrize("leaf", [*(pytest.param(leaf, marks=slow) for leaf in ("rollout", "playout")), "value"])
def test_it_plays_whole_games(leaf):
    state = fresh("inis", 2, 4)
    bot = Spiel(1, sims=3, leaf=leaf)
    decisions = play(state, [make("random", 1), Checked(bot)])
    assert state.done
    assert 0 < bot.simulations <= 3 * decisions
    assert bot.seconds > 0


class Checked:
    """A bot whose choices must be among its options."""

    def __init__(self, bot):
        self.bot = bot

    def choose(self, seen):
        chosen = self.bot.choose(seen)
        assert type(chosen) is int and chosen in seen.options
        return chosen


def test_it_plays_the_snakes():
    state = a_choice("snakes", 3, 1)
    assert Spiel(1, sims=20, leaf="value").choose(information_state_of(state, state.seat)) in state.legal()


def test_it_decides_for_a_seat_that_others_are_asked_before():
    state = next(state for state in along("inis", 3, 1, 1) if len(state.seats) == 3)
    for seat in state.seats:
        assert Spiel(1, sims=10, leaf="value").choose(information_state_of(state, seat)) in state.options(seat)


def test_its_choice_depends_on_what_its_seat_knows_and_on_nothing_else():
    for seed in range(3):
        state = a_choice("inis", 4, seed)
        seat = state.seat
        before = state.fields()
        chosen = Spiel(1, sims=40, leaf="value").choose(information_state_of(state, seat))
        assert chosen == Spiel(1, sims=40, leaf="value").choose(information_state_of(state.determinize(seat, 9), seat))
        assert state.fields() == before


def test_two_seats_share_nothing():
    states = [a_choice("inis", 2, seed) for seed in range(4)]
    alone = [choices(Spiel(1, sims=30, leaf="value"), states), choices(Spiel(2, sims=30, leaf="value"), states)]
    one, other = Spiel(1, sims=30, leaf="value"), Spiel(2, sims=30, leaf="value")
    together = [choices(one, [state]) + choices(other, [state]) for state in states]
    assert [list(each) for each in zip(*together, strict=True)] == alone


def choices(bot, states):
    """What a bot chooses in some positions, one after another."""
    return [bot.choose(information_state_of(state, state.seat)) for state in states]


@pytest.mark.parametrize("leaf", ["rollout", "value"])
def test_time_ends_its_search(leaf):
    """How exactly it keeps its time is measured (`python -m bench.think`); without any it would never end."""
    state = a_choice("inis", 2, 3)
    bot = Spiel(1, time=0.01, leaf=leaf)
    assert bot.choose(information_state_of(state, state.seat)) in state.legal()
    assert bot.simulations >= FEWEST


def test_a_lone_option_takes_no_simulation():
    state = a_choice("inis", 2, 1)
    seen = information_state_of(state, state.seat)

    class Lone:
        seat = seen.seat
        options = seen.options[:1]

    bot = Spiel(1, time=5)
    assert bot.choose(Lone()) == seen.options[0]  # type: ignore[arg-type]
    assert bot.simulations == 0


def test_the_search_in_cpp_still_cannot_play_games_in_python(peer):
    """Once it can, it is the better yardstick, since it is faster."""
    state = a_choice("inis", 2, 1)
    bot = peer.pyspiel.ISMCTSBot(1, peer.pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 10)
    assert not hasattr(bot, "set_resampler")
    with pytest.raises(peer.pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(peer.position(information_state_of(state, state.seat).determinize(1), state.seat))


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({}, "either time or sims"),
        ({"time": 1, "sims": 10}, "either time or sims"),
        ({"time": 0}, "seconds above 0"),
        ({"sims": 1}, "2 or more"),
        ({"sims": 10, "leaf": "oracle"}, "choose one of: rollout, playout, value"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings, why):
    with pytest.raises(BadOption, match=why):
        Spiel(1, **settings)


def test_without_openspiel_it_says_what_to_install(monkeypatch):
    monkeypatch.delitem(sys.modules, "fidchell.bots.spiel_game", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadOption, match=r"pip install 'fidchell\[peers\]'"):
        Spiel(1, time=1)
