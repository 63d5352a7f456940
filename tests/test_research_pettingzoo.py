"""PettingZoo's own checks find nothing wrong with our games, and the guards do what its wrappers do."""

import pickle
import warnings
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from chance import same_chance  # noqa: F401 - a fixture
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_wrapper_fn
from pettingzoo.utils.env_logger import EnvLogger
from seated import begun, each_game, each_table

import fidchell
from fidchell.core.errors import IllegalAction
from fidchell.core.registry import game
from fidchell.research import pettingzoo as ours
from fidchell.research.pettingzoo import inis_v1, snakes_v1

LAST = game("inis").actions - 1
NEEDS = ("gymnasium", "pettingzoo")
ADVICE = {  # what PettingZoo would do otherwise, though its own card games do as we do
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    'We recommend agents to be named in the format <descriptor>_<number>, like "player_0"',
}
CYCLES = 1000 if fidchell.COMPILED else 20  # enough to reach the end of the game where that is quick


def wrapped(module, **options):
    """A bare game in the wrappers that PettingZoo puts around its own."""
    env = wrappers.TerminateIllegalWrapper(module.raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def choice(env, chance):
    """Any of the actions that the mask allows, or None for an agent that is out of the game."""
    observation, _, terminated, truncated, _ = env.last()
    return None if terminated or truncated else chance.choice(np.flatnonzero(observation["action_mask"]).tolist())


def played(env, seed=1):
    """Play a game at random up to its end, before the agents leave."""
    chance = Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(choice(env, chance))
    return env


def course(env, seed=1):
    """All that happens in a random game, until the last agent has left."""
    chance = Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        yield agent, env.last(), dict(env.rewards)
        env.step(choice(env, chance))


# PettingZoo's own checks.


@each_table
@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_its_check_of_the_interface_finds_nothing(module, players, kind):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(getattr(module, kind)(players=players, seed=1), num_cycles=CYCLES)
    assert {str(warning.message) for warning in said} <= ADVICE


@each_table
def test_the_same_seed_gives_the_same_game(module, players):
    seed_test(lambda: module.env(players=players), CYCLES)


@each_table
def test_all_its_ways_to_render_work(module, players, capsys):
    render_test(lambda render_mode: module.env(players=players, seed=1, render_mode=render_mode))
    assert "ask:" in capsys.readouterr().out


@each_table
def test_its_check_of_the_parallel_interface_finds_nothing(module, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(module.parallel_env(players=players, seed=1), num_cycles=CYCLES)


@each_table
def test_the_same_seed_gives_the_same_parallel_game(module, players):
    parallel_seed_test(lambda: module.parallel_env(players=players, illegal="random"), CYCLES)


@each_table
def test_it_finds_games_cut_when_they_should_be(module, players):
    """PettingZoo wants that most agents act equally often, so `env` is what it makes of a parallel game itself."""
    parallel_env = partial(module.parallel_env, players=players, seed=1, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=aec_wrapper_fn(parallel_env)))


def test_it_finds_games_for_one_cut_when_they_should_be():
    """Who is alone acts in every cycle, so here the game in turns will do."""
    alone: dict[str, Any] = {"players": 1, "seed": 1, "illegal": "random"}
    max_cycles_test(
        SimpleNamespace(parallel_env=partial(snakes_v1.parallel_env, **alone), env=partial(snakes_v1.env, **alone))
    )


@each_game
def test_a_parallel_game_can_be_played_in_turn_but_not_the_other_way_round(module):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_wrapper_fn(module.parallel_env)(seed=1), num_cycles=CYCLES)
    assert {str(warning.message) for warning in said} <= ADVICE
    assert module.parallel_env().metadata["is_parallelizable"] is True
    assert module.env().metadata["is_parallelizable"] is False


@each_game
def test_the_name_tells_the_version_of_the_game(module):
    key, _, version = module.__name__.rpartition(".")[2].rpartition("_v")
    assert game(key).version == int(version)
    assert str(module.env()) == module.env().metadata["name"] == f"{key}_v{version}"


# What an agent sees and gets.


@each_table
def test_agents_are_the_seats(module, players):
    env = begun(module.env(players=players))
    assert env.agents == env.possible_agents == list(env.env_spec.game.seat_names[:players])
    assert env.unwrapped is env


@each_table
def test_the_mask_has_the_options_of_the_selected_agent_and_anything_for_the_others(module, players):
    env, chance = begun(module.env(players=players)), Random(1)
    for _ in range(40):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert mask.dtype == np.int8
            assert (mask == env.infos[agent]["action_mask"]).all()
            asked = agent == env.agent_selection
            assert mask.all() if not asked else np.flatnonzero(mask).tolist() == sorted(env.play.legal())
        env.step(choice(env, chance))


@each_table
def test_no_mask_is_empty_at_the_end(module, players):
    env = played(module.env(players=players, max_cycles=5))
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].all() and env.infos[agent]["action_mask"].all()


@each_table
def test_observations_are_what_the_seats_know(module, players):
    env = begun(module.env(players=players))
    own = np.empty(env.env_spec.encoding.size, np.uint8)
    for seat, agent in enumerate(env.agents):
        env.play.observe_into(seat, own)
        observation = env.observe(agent)
        assert (observation["observation"] == own).all()
        assert observation in env.observation_space(agent)
    assert (env.state() == np.concatenate([env.observe(agent)["observation"] for agent in env.agents])).all()


def test_what_somebody_keeps_is_not_changed_later():
    env, chance = begun(inis_v1.env(players=2)), Random(1)
    kept = env.last()
    before = pickle.dumps(kept)
    for _ in range(5):
        env.step(choice(env, chance))
    assert pickle.dumps(kept) == before


@each_game
def test_a_mask_that_somebody_changes_is_right_at_the_next_look(module):
    env, chance = begun(module.env()), Random(1)
    for _ in range(30):
        for agent in env.agents:
            env.observe(agent)["action_mask"][:] = env.infos[agent]["action_mask"][:] = 0
            found = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            asked = agent == env.agent_selection
            assert found == (sorted(env.play.legal()) if asked else list(range(env.env_spec.actions)))
        env.step(choice(env, chance))


def test_in_the_draft_agents_choose_in_turn_and_see_nothing_of_what_others_chose():
    env, chance = begun(inis_v1.env(players=4)), Random(1)
    compared = 0
    for _ in range(60):
        waiting = env.play.seats
        before = [env.observe(agent)["observation"] for agent in env.agents]
        selected = env.agent_selection
        env.step(choice(env, chance))
        if len(waiting) > 1 and env.play.seats == waiting[1:]:
            assert selected == env.agents[waiting[0]] and env.agent_selection == env.agents[waiting[1]]
            compared += len(waiting) - 1
            for seat in waiting[1:]:
                assert (env.observe(env.agents[seat])["observation"] == before[seat]).all()
    assert compared >= 6


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_one_wins_the_others_lose(players):
    won = 0
    for seed in range(10):
        env = played(inis_v1.env(players=players), seed)
        worths = list(env.rewards.values())
        assert sum(worths) == pytest.approx(0)
        for seat, worth in enumerate(worths):
            if env.play.result(seat) == 1:
                assert worth == 1.0 and sorted(worths)[:-1] == pytest.approx([-1 / (players - 1)] * (players - 1))
                won += 1
    assert won >= 5


@pytest.mark.compiled
@pytest.mark.parametrize("players", [1, 3, 6])
def test_in_a_shared_game_all_get_the_same(players):
    for seed in range(5):
        env = played(snakes_v1.env(players=players), seed)
        assert set(env.rewards.values()) == {2 * env.play.result(0) - 1}


@pytest.mark.compiled
@each_game
def test_rewards_come_at_the_end_and_every_agent_gets_its_own(module):
    told = list(course(module.env()))
    agents = module.env().possible_agents
    end = len(told) - len(agents)
    assert all(set(rewards.values()) == {0.0} and last[1] == 0.0 for _, last, rewards in told[:end])
    assert [agent for agent, _, _ in told[end:]] == agents
    assert {agent: last[1] for agent, last, _ in told[end:]} == told[end][2]
    assert all(last[2] and not last[3] for _, last, _ in told[end:])


@each_table
def test_a_game_may_be_cut_short(module, players):
    env, chance = begun(module.env(players=players, max_cycles=4)), Random(1)
    turns = dict.fromkeys(env.agents, 0)
    while not any(env.truncations.values()):
        assert max(turns.values()) < 4
        turns[env.agent_selection] += 1
        env.step(choice(env, chance))
    assert max(turns.values()) == 4
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


# The guards.


@pytest.mark.parametrize("seed", [1, 2])
@each_table
def test_with_guards_a_game_goes_as_in_the_wrappers_of_pettingzoo(module, players, seed):
    cycles = None if fidchell.COMPILED else 10
    ours = course(module.env(players=players, max_cycles=cycles), seed)
    theirs = course(wrapped(module, players=players, max_cycles=cycles), seed)
    steps = 0
    for mine, other in zip(ours, theirs, strict=True):
        assert data_equivalence(mine, other, exact=True)
        steps += 1
    assert steps > 10


@each_game
@pytest.mark.parametrize("make", [lambda module: module.env(), wrapped], ids=["ours", "theirs"])
def test_an_illegal_action_ends_the_game_for_all_and_loses_it(module, make):
    env = begun(make(module))
    agent = env.agent_selection
    EnvLogger.flush()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert any("Illegal move made" in message for message in EnvLogger.mqueue)
    assert all(env.terminations.values()) and all(env.truncations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.agents}
    left = []
    for name in env.agent_iter():
        left.append((name, env.last()[1]))
        env.step(None)
    assert left == [(name, -1.0 if name == agent else 0.0) for name in env.possible_agents]
    assert not env.agents
    env.reset()
    assert not any(env.terminations.values())


@pytest.mark.parametrize("make", [inis_v1.env, lambda: wrapped(inis_v1)], ids=["ours", "theirs"])
@pytest.mark.parametrize("action", [-1, LAST + 1, 1.5, None, "place hills"])
def test_something_that_is_no_action_is_refused(make, action):
    env = begun(make())
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)


@pytest.mark.parametrize("make", [inis_v1.env, lambda: wrapped(inis_v1)], ids=["ours", "theirs"])
def test_the_order_is_kept(make):
    env = make()
    for name in ("agents", "rewards", "agent_selection", "infos", "num_agents"):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            getattr(env, name)
    for call in (lambda: env.step(0), lambda: env.observe("green"), env.state, env.agent_iter):
        with pytest.raises((AssertionError, AttributeError), match="reset"):
            call()
    env.reset()
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)
    assert not hasattr(env, "no_such_thing")


@pytest.mark.parametrize("make", [inis_v1.env, lambda **options: wrapped(inis_v1, **options)], ids=["ours", "theirs"])
def test_a_step_after_the_end_is_warned_of(make):
    env = played(make(max_cycles=1))
    for _ in env.agent_iter():
        env.step(None)
    EnvLogger.flush()
    env.step(0)
    assert any("step() called after" in message for message in EnvLogger.mqueue)


def test_who_is_out_of_the_game_can_take_no_action():
    env = played(inis_v1.env(max_cycles=1))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)


def test_without_guards_an_illegal_action_is_refused_and_the_options_are_named():
    env = begun(inis_v1.raw_env(players=2))
    named = ", ".join(f"{action} ({game('inis').notation.to_words(action)})" for action in env.play.legal())
    with pytest.raises(IllegalAction) as refused:
        env.step(LAST)
    assert str(refused.value) == f"{env.agent_selection} cannot take action {LAST} now; options: {named}"
    env.step(env.play.legal()[0])


@each_game
def test_an_illegal_action_may_be_replaced_by_any_option(module):
    taken = set()
    for seed in range(20):
        env = begun(module.env(illegal="random"), seed)
        options = env.play.legal()
        after = [env.play.clone() for _ in options]
        for state, option in zip(after, options, strict=True):
            state.act(option)
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
        assert sum(env.decided.values()) == 1 and not any(env.terminations.values())
        taken.add([state.fields() for state in after].index(env.play.fields()))
    assert len(taken) > 1
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(None)


def test_with_guards_an_illegal_action_may_be_refused():
    env = begun(inis_v1.env(illegal="raise"))
    with pytest.raises(IllegalAction, match=f"{env.agent_selection} cannot take action {LAST} now; options: "):
        env.step(LAST)
    env.step(env.play.legal()[0])


@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_a_game_without_a_module_of_its_own_is_there_by_its_key_and_version(key):
    made = ours.__getattr__(f"{key}_v{game(key).version}")
    for kind in ("env", "raw_env"):
        env = getattr(made, kind)(players=2)
        env.reset(seed=1)
        assert env.env_spec.game.key == key and env.num_agents == 2
    assert made.parallel_env(players=2).illegal == made.env(players=2).illegal == "lose"
    with pytest.raises(AttributeError, match="chess_v1"):
        _ = ours.chess_v1
