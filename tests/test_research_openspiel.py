"""Our games in OpenSpiel: its own checks find nothing wrong, nobody is told too much, and its algorithms run."""

import copy
import json
import pickle
import random
import sys
from random import Random
from statistics import correlation, fmean
from threading import Thread

import numpy as np
import pyspiel
import pytest
from chance import same_chance  # noqa: F401 - a fixture
from observed import encoding_of
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from patience import extent

from fidchell.core.errors import BadOption
from fidchell.core.registry import game
from fidchell.research.openspiel import REDUCED, UNDEALT, parameter, spelled

NEEDS = ("pyspiel",)
PLAYED = ["fidchell_inis(players=2)", "fidchell_inis(players=3)", "fidchell_inis(players=4)"]
PLAYED += [f"fidchell_snakes(players={players})" for players in (1, 3, 6)]
FEW = [PLAYED[2], PLAYED[4]]
slow = pytest.mark.compiled  # since whole games with all that is checked take too long uncompiled
each_kind = pytest.mark.parametrize("name", [PLAYED[0], *(pytest.param(name, marks=slow) for name in PLAYED[1:])])
both_games = pytest.mark.parametrize("name", FEW)


def entry_of(name):
    """The game of ours that OpenSpiel calls so."""
    return game(name.removeprefix("fidchell_").partition("(")[0])


def dealt(name, deal=0):
    """A position after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


def along(name, seed, every, most=10_000):
    """A random game, stopping now and then, and at its end."""
    state = dealt(name, seed)
    chance = Random(seed)
    for _ in range(most):
        if state.is_terminal() or chance.randrange(every) == 0:
            yield state
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


def reduced():
    """A small Inis."""
    return pyspiel.load_game("fidchell_inis", REDUCED)


# Its own checks.


@each_kind
def test_its_random_simulations_find_nothing_wrong(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@slow
@pytest.mark.parametrize("name", ["fidchell_inis(players=3,seasons=2)", PLAYED[4]])
def test_nor_do_they_when_they_begin_anywhere(name):
    for state in along(name, 3, extent(150, 30)):
        if not state.is_terminal():
            guess = state.resample_from_infostate(state.current_player(), Random(1).random)
            for start in (state, guess):
                pyspiel.random_sim_test(state.get_game(), 1, True, False, specific_initial_state=start)


class Sampled(api_test.EnforceAPIOnPartialTreeBase):
    """Looks at the same sample of states in every run."""

    game, __test__ = None, False

    @classmethod
    def setUpClass(cls):
        random.seed(1)
        super().setUpClass()


def api(name):
    """What OpenSpiel asserts of games that are too large to be walked through, for one of ours."""
    return type("Api", (Sampled,), {"game_name": name, "game": pyspiel.load_game(name), "__test__": True})


TestApiOfInis = api(PLAYED[0])
TestApiOfInisForFour = slow(api(PLAYED[2]))
TestApiOfSnakes = slow(api(PLAYED[4]))


@both_games
def test_it_refuses_to_tell_nobody_what_they_know(name):
    root = pyspiel.load_game(name).new_initial_state()
    *_, end = along(name, 1, 1000)
    assert root.is_chance_node() and end.is_terminal()
    for state in (root, end):
        for ask in (state.information_state_string, state.information_state_tensor, state.observation_string):
            with pytest.raises(RuntimeError, match="player >= 0"):
                ask()


def test_a_playthrough_can_be_repeated():
    name = "fidchell_inis(players=2,seasons=1)"
    first, second = (generate_playthrough.playthrough(name, None, seed=3) for _ in range(2))
    assert first == second
    assert "Apply action" in first


# Loading.


def other_values(name):
    """For each parameter that stands for an option, another value than usual."""
    players = pyspiel.load_game(name).num_players()
    for option in entry_of(name).options:
        others = [value for value in option.values if value not in (option.default, players)]
        yield from ((option, value) for value in others[-1:])


@both_games
def test_every_option_is_a_parameter(name):
    entry = entry_of(name)
    for option, value in other_values(name):
        given = {parameter(option.name): spelled(value, option.values)}
        table = pyspiel.load_game(name.partition("(")[0], given)
        assert pyspiel.load_game(str(table)).get_parameters() == table.get_parameters()
        expected = entry.new(1_000_003, entry.settle_options({option.name: value}))
        assert settled(expected).fields() == dealt(str(table)).world.state.fields()


def settled(state):
    """A state at the first decision with a choice."""
    if len(state.legal()) == 1:
        state.act(state.legal()[0])
    return state


def test_options_that_look_like_numbers_are_written_with_a_mark():
    table = pyspiel.load_game("fidchell_inis(deeds=_8,buildings=_10+10)")
    assert str(table) == "fidchell_inis(buildings=_10+10,deeds=_8,players=4)"
    fields = table.new_initial_state().child(0).world.state.fields()
    assert (fields["deeds_left"], fields["sanctuaries_left"]) == (8, 10)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("players=7", "choose one of: 4, 3, 2"),
        ("deeds=_9", "choose one of: unlimited, 8, 10"),
        ("deals=0", "deals should be from 1 to 1000000"),
        ("seed=-1", "the seed 0 or more"),
        ("drawn=lost", "choose one of: even, judged"),
    ],
)
def test_parameters_that_make_no_sense_are_refused(given, why):
    with pytest.raises(BadOption, match=why):
        pyspiel.load_game(f"fidchell_inis({given})")


@both_games
def test_chance_deals_once_and_every_deal_is_a_game_of_ours(name):
    entry = entry_of(name)
    table = pyspiel.load_game(name.replace(")", ",deals=5,seed=10)"))
    root = table.new_initial_state()
    assert root.chance_outcomes() == [(deal, 0.2) for deal in range(5)] and table.max_chance_nodes_in_history() == 1
    assert [root.action_to_string(deal) for deal in root.legal_actions()] == [f"deal {deal}" for deal in range(5)]
    options = entry.settle_options({"players": table.num_players()})
    for deal in range(5):
        assert root.child(deal).world.state.fields() == settled(entry.new(10 * 1_000_003 + deal, options)).fields()
    with pytest.raises(pyspiel.SpielError, match="only chance node is the root"):
        root.child(0).chance_outcomes()


# Playing.


@both_games
def test_stepping_from_python_and_from_cpp_is_the_same(name):
    ours, theirs = dealt(name, 2), pyspiel.load_game(name).new_initial_state()
    theirs.apply_action_with_legality_check(2)
    chance = Random(2)
    for _ in range(60):
        assert (str(ours), ours.current_player()) == (str(theirs), theirs.current_player())
        assert ours.legal_actions() == ours.legal_actions(ours.current_player()) == sorted(ours.world.state.legal())
        action = chance.choice(ours.legal_actions())
        ours.apply_action(action)
        theirs.apply_action_with_legality_check(action)
    assert ours.history() == theirs.history() and ours.move_number() == 61
    assert pyspiel.State.history(theirs) == theirs.history()


@both_games
def test_the_history_says_who_chose_what(name):
    state = dealt(name, 4)
    assert state.is_initial_non_chance_state() and not state.is_initial_state()
    chance, seats = Random(4), []
    for _ in range(20):
        seats.append(state.current_player())
        state.apply_action(np.int64(chance.choice(state.legal_actions())))
    assert [move.player for move in state.full_history()] == [pyspiel.PlayerId.CHANCE, *seats]
    assert [move.action for move in state.full_history()] == state.history()
    assert all(type(action) is int for action in state.history())
    assert state.history_str() == ", ".join(map(str, state.history()))


@both_games
def test_what_is_no_option_is_refused_and_changes_nothing(name):
    for state in along(name, 5, 20, 200):
        before = str(state)
        actions = range(-1, state.num_distinct_actions() + 1)
        illegal = [action for action in actions if action not in state.legal_actions()]
        for action in (illegal[0], illegal[len(illegal) // 2], illegal[-1]):
            with pytest.raises(pyspiel.SpielError, match=f"cannot take action {action}; legal:"):
                state.apply_action(action)
        assert str(state) == before


def test_whoever_empties_a_list_of_options_takes_none_away():
    state = dealt(PLAYED[0])
    options = state.legal_actions()
    state.legal_actions().clear()
    state.child(options[0])
    state.apply_action(options[0])
    assert state.move_number() == 2


@both_games
def test_a_clone_goes_its_own_way(name):
    for state in along(name, 6, 30, 150):
        before, legal = str(state), state.legal_actions()
        for other in (state.clone(), copy.deepcopy(state), pyspiel.State.clone(state)):
            assert type(other) is type(state) and (str(other), other.history()) == (before, state.history())
            if legal:
                other.apply_action(legal[-1])
                assert str(other) == str(state.child(legal[-1])) != before == str(state)


@both_games
def test_any_state_can_be_kept_also_one_that_was_guessed(name):
    for state in along(name, 7, 30, 150):
        guess = state.resample_from_infostate(0, Random(7).random)
        for kept in (state, guess, state.get_game().new_initial_state()):
            others = [pickle.loads(pickle.dumps(kept)), state.get_game().deserialize_state(kept.serialize())]
            others.append(
                pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(kept.get_game(), kept))[1]
            )
            for other in others:
                assert (str(other), other.history(), other.full_history()) == (
                    str(kept),
                    kept.history(),
                    kept.full_history(),
                )
                assert other.legal_actions() == kept.legal_actions()


@each_kind
def test_what_the_ends_are_worth_fits_the_game(name):
    *_, state = along(name, 8, 1000)
    table, worths = state.get_game(), state.returns()
    assert all(table.min_utility() <= worth <= table.max_utility() for worth in worths)
    assert worths == state.rewards() and any(worths)
    if entry_of(name).shared:
        assert len(set(worths)) == 1
    else:
        assert sum(worths) == pytest.approx(0) and max(worths) == table.max_utility()


# What a seat knows.


@both_games
def test_what_is_hidden_from_a_seat_changes_nothing_that_it_is_told(name):
    compared, observers = 0, observers_of(pyspiel.load_game(name))
    for state in along(name, 9, 25, 400):
        for seat in range(state.num_players()):
            guess = state.resample_from_infostate(seat, Random(compared).random)
            assert told(guess, seat, observers) == told(state, seat, observers)
            assert guess.current_player() == state.current_player() and guess.history() == []
            assert guess.legal_actions(seat) == state.legal_actions(seat)
            compared += 1
    assert compared >= 10


def observers_of(table):
    """All the ways in which a seat can be told something."""
    kinds, single, none = (
        pyspiel.IIGObservationType,
        pyspiel.PrivateInfoType.SINGLE_PLAYER,
        pyspiel.PrivateInfoType.NONE,
    )
    asked = [
        INFO_STATE_OBS_TYPE,
        *(kinds(perfect_recall=False, public_info=public, private_info=single) for public in (True, False)),
        kinds(perfect_recall=False, public_info=True, private_info=none),
    ]
    return [make_observation(table, each) for each in asked]


def told(state, seat, observers):
    """All that a seat is told of a state."""
    heard = [state.information_state_string(seat), state.observation_string(seat)]
    for observer in observers:
        observer.set_from(state, seat)
        heard += [observer.string_from(state, seat), None if observer.tensor is None else observer.tensor.tolist()]
    return heard


def test_what_a_seat_holds_does_change_what_it_is_told():
    state = next(state for state in along(PLAYED[2], 2, 20) if state.move_number() > 40)
    other, chance = (state.current_player() + 1) % 4, Random(1)
    guesses = [state.resample_from_infostate(state.current_player(), chance.random) for _ in range(20)]
    names = {guess.information_state_string(other) for guess in guesses}
    texts = {guess.observation_string(other) for guess in guesses}
    tensors = {tuple(guess.information_state_tensor(other)) for guess in guesses}
    assert len(names) > 1 and len(texts) == len(tensors) > 1


@pytest.mark.parametrize("name", [name for name in FEW if entry_of(name).encoding])
def test_tensors_are_the_named_parts_of_the_encoding(name):
    table, encoding = pyspiel.load_game(name), entry_of(name).encoding
    assert table.observation_tensor_shape() == table.information_state_tensor_shape() == [encoding.size]
    shapes = {part.name: part.shape for part in encoding.parts}
    expected = np.zeros(encoding.size, np.uint8)
    for observer in (make_observation(table), make_observation(table, INFO_STATE_OBS_TYPE)):
        assert {part: array.shape for part, array in observer.dict.items()} == shapes
        for state in along(name, 1, 30, 300):
            for seat in range(table.num_players()):
                state.world.state.observe_into(seat, expected)
                observer.set_from(state, seat)
                assert observer.tensor.tolist() == state.observation_tensor(seat) == expected.tolist()
                assert np.concatenate([part.ravel() for part in observer.dict.values()]).tolist() == expected.tolist()
                assert pyspiel.State.observation_tensor(state, seat) == expected.tolist()  # as C++ asks for it


@both_games
def test_strings_tell_what_was_asked_for(name):
    table = pyspiel.load_game(name)
    recall, whole, private, public = observers_of(table)
    root = table.new_initial_state()
    assert [observer.string_from(root, 0) for observer in (whole, private, public)] == [UNDEALT, "", UNDEALT]
    state = next(state for state in along(name, 1, 1) if state.move_number() == 60)
    asked = state.current_player()
    assert recall.string_from(state, asked) == state.information_state_string() == state.information_state_string(asked)
    assert whole.string_from(state, asked) == state.observation_string()
    assert all(state.action_to_string(action) in state.observation_string() for action in state.legal_actions())
    assert '"options"' in private.string_from(state, asked) and '"options"' not in public.string_from(state, asked)


def test_no_two_seats_have_an_information_state_in_common():
    for state in along(PLAYED[2], 3, 40, 300):
        assert len({state.information_state_string(seat) for seat in range(4)}) == 4


def test_an_observation_that_does_not_exist_is_none():
    table, kinds = pyspiel.load_game(PLAYED[0]), pyspiel.PrivateInfoType
    assert make_observation(table, pyspiel.IIGObservationType(False, False, kinds.ALL_PLAYERS)) is None
    assert make_observation(table, pyspiel.IIGObservationType(True, True, kinds.NONE)) is None
    with pytest.raises(BadOption, match="take no parameters; leave out near"):
        make_observation(table, None, {"near": 1})


def test_those_who_draft_choose_in_turn_and_see_nothing_of_each_other():
    start = next(state for state in along("fidchell_inis(players=3)", 1, 1) if len(state.world.state.seats) == 3)
    assert start.current_player() == 0
    names = set()
    for first in start.legal_actions():
        second = start.child(first)
        assert second.current_player() == 1
        names.add(second.information_state_string(1))
        for other in second.legal_actions():
            third = second.child(other)
            assert third.current_player() == 2
    assert len(names) == 1 and len(start.legal_actions()) > 1


# The reduced Inis.


def test_the_reduced_inis_keeps_every_mechanism():
    wanted = {"draft", "turn", "react", "make a manoeuvre", "take the hit", "agree to peace", "name a territory"}
    wanted |= {"keep one tale", "choose a site for the new tile", "shelter a clan", "claim"}
    lengths = []
    for deal in range(100):
        state, chance = reduced().new_initial_state(), Random(deal)
        state.apply_action(deal)
        while not state.is_terminal():
            ask = game("inis").ask(state.world.state, state.current_player())
            assert ask
            wanted.discard(ask["what"])
            wanted -= set(map(game("inis").notation.to_words, state.legal_actions()))
            state.apply_action(chance.choice(state.legal_actions()))
        lengths.append(state.move_number())
    assert not wanted
    assert 80 < fmean(lengths) < 140


def test_there_a_draw_is_worth_what_the_position_seems_worth():
    worths, leads = [], []
    for seed in range(60):
        *_, state = along(str(reduced()), seed, 1000)
        assert sum(state.returns()) == pytest.approx(0)
        parts = make_observation(state.get_game())
        parts.set_from(state, 0)
        reached = sum(parts.dict[name] for name in ("lands", "shrines", "subjects", "deeds"))
        worths.append(state.returns()[0])
        leads.append(float(reached[0] - reached[1]))
    assert correlation(worths, leads) > 0.5
    *_, even = along("fidchell_inis(players=2,seasons=1)", 1, 1000)
    assert even.returns() == [0.0, 0.0]


# Its algorithms.


def searcher(table, simulations):
    """OpenSpiel's search."""
    chance = np.random.RandomState(1)
    return ISMCTSBot(table, RandomRolloutEvaluator(1, chance), 0.5, simulations, random_state=chance)


@both_games
def test_its_search_runs_on_both_games(name):
    state = next(state for state in along(name, 1, 1) if state.move_number() > 30 and len(state.legal_actions()) > 2)
    assert searcher(state.get_game(), 4).step(state) in state.legal_actions()


def test_outcome_sampling_runs_in_python_and_in_cpp():
    table = reduced()
    solver, other = OutcomeSamplingSolver(table), pyspiel.OutcomeSamplingMCCFRSolver(table)
    for _ in range(3):
        solver.iteration()
        other.run_iteration()
    start = dealt(str(table))
    chances = solver.average_policy().action_probabilities(start)
    assert sorted(chances) == start.legal_actions() and sum(chances.values()) == pytest.approx(1)
    assert len(solver._infostates) > 40
    assert sum(chance for _, chance in other.average_policy().get_state_policy(start)) == pytest.approx(1)


@both_games
def test_random_bots_play_each_other(name):
    table = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(table.num_players())]
    assert any(pyspiel.evaluate_bots(table.new_initial_state(), bots, 1))


def test_its_environment_for_learners_runs():
    environment = rl_environment.Environment(reduced())
    agents = [RandomAgent(seat, environment.action_spec()["num_actions"]) for seat in range(2)]
    moment, steps = environment.reset(), 0
    while not moment.last():
        assert len(moment.observations["info_state"][0]) == encoding_of("inis").size
        moment = environment.step([agents[moment.observations["current_player"]].step(moment).action])
        steps += 1
    assert steps > 10 and sum(moment.rewards) == pytest.approx(0)


@both_games
def test_masks_have_room_for_what_they_mark(name):
    table = pyspiel.load_game(name)
    root = table.new_initial_state()
    assert root.legal_actions_mask(0) == [0] * table.num_distinct_actions()
    assert root.legal_actions_mask() == [1] * table.max_chance_outcomes()
    state = root.child(1)
    mask = state.legal_actions_mask(state.current_player())
    assert np.flatnonzero(mask).tolist() == state.legal_actions() and len(mask) == table.num_distinct_actions()


@both_games
def test_a_game_can_be_pickled(name):
    table = pyspiel.load_game(name)
    assert pickle.loads(pickle.dumps(table)).get_parameters() == table.get_parameters()


def test_who_asks_for_nothing_is_told_nothing():
    nothing = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.NONE)
    state = pyspiel.load_game("fidchell_inis").new_initial_state().child(1)
    assert make_observation(state.get_game(), nothing).string_from(state, 1) == ""


def test_the_list_of_options_is_the_callers_to_change():
    state = pyspiel.load_game("fidchell_inis").new_initial_state().child(1)
    illegal = next(action for action in range(game("inis").actions) if action not in state.legal_actions())
    state.legal_actions().append(illegal)
    with pytest.raises(pyspiel.SpielError, match="cannot take action"):
        state.apply_action(illegal)


def test_in_simulation_the_public_does_not_hear_who_is_asked_to_react():
    public = make_observation(
        pyspiel.load_game("fidchell_inis"),
        pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE),
    )
    veiled = 0
    for state in along("fidchell_inis(players=4)", 3, 1, 400):
        if not state.is_chance_node() and game("inis").flow.window(state.world.state):
            veiled += 1
            assert json.loads(public.string_from(state, 0))["ask"]["seats"] == []
    assert veiled


def test_two_threads_get_the_tensors_they_asked_for():
    table = pyspiel.load_game("fidchell_inis(players=4)")
    states = [table.new_initial_state().child(deal) for deal in range(2)]
    expected = [state.observation_tensor(0) for state in states]
    usual = sys.getswitchinterval()
    wrong: list[int] = []

    def look(which):
        wrong.extend(1 for _ in range(1000) if states[which].observation_tensor(0) != expected[which])

    threads = [Thread(target=look, args=(which,)) for which in range(2)]
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
    assert expected[0] != expected[1] and not wrong
