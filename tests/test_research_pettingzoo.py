"""PettingZoo's own checks find nothing wrong with our games, and the guards do what its wrappers do."""

import pickle
import warnings
from collections import defaultdict
from functools import partial
from importlib import import_module
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_wrapper_fn
from pettingzoo.utils.env_logger import EnvLogger

import fidchell
from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.registry import game
from fidchell.research.pettingzoo import inis_v1, snakes_v1

TABLES = [(inis_v1, 2), (inis_v1, 3), (inis_v1, 4), (snakes_v1, 1), (snakes_v1, 3), (snakes_v1, 6)]
ADVICE = {  # what PettingZoo would do otherwise, though its own card games do as we do
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    'We recommend agents to be named in the format <descriptor>_<number>, like "player_0"',
}
CYCLES = 1000 if fidchell.COMPILED else 20  # enough to reach the end of the game where that is quick
each_table = pytest.mark.parametrize(
    ("module", "players"), TABLES, ids=lambda part: getattr(part, "__name__", "")[-9:] or str(part)
)
each_game = pytest.mark.parametrize("module", [inis_v1, snakes_v1], ids=["inis", "snakes"])


def wrapped(module, **options):
    """A bare game in the wrappers that PettingZoo puts around its own."""
    env = wrappers.TerminateIllegalWrapper(module.raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def begun(env, seed=1):
    env.reset(seed=seed)
    return env


def choice(env, chance):
    """Any of the actions that the mask allows, or None for an agent that is out of the game."""
    sight, _, terminated, truncated, _ = env.last()
    return None if terminated or truncated else chance.choice(np.flatnonzero(sight["action_mask"]).tolist())


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
        api_test(getattr(module, kind)(players=players), num_cycles=CYCLES)
    assert {str(warning.message) for warning in said} <= ADVICE


@each_table
def test_the_same_seed_gives_the_same_game(module, players):
    seed_test(lambda: module.env(players=players), CYCLES)


@each_table
def test_all_its_ways_to_render_work(module, players, capsys):
    render_test(lambda render_mode: module.env(players=players, render_mode=render_mode))
    assert "ask:" in capsys.readouterr().out


@pytest.mark.compiled
@pytest.mark.parametrize(("module", "players"), [(inis_v1, 4), (snakes_v1, 3)])
def test_its_benchmark_runs(module, players, capsys):
    performance_benchmark(module.env(players=players))
    turns = capsys.readouterr().out.partition(" turns per second")[0].split()[-1]
    assert float(turns) > 5_000  # PettingZoo's own Hanabi has 2,000 to 5,000; a busy machine may be slow


@each_table
def test_its_check_of_the_parallel_interface_finds_nothing(module, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(module.parallel_env(players=players), num_cycles=CYCLES)


@each_table
def test_the_same_seed_gives_the_same_parallel_game(module, players):
    parallel_seed_test(lambda: module.parallel_env(players=players, illegal="random"), CYCLES)


@each_table
def test_it_finds_games_cut_when_they_should_be(module, players):
    """PettingZoo wants that most agents act equally often, so `env` is what it makes of a parallel game itself."""
    parallel_env = partial(module.parallel_env, players=players, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=aec_wrapper_fn(parallel_env)))


def test_it_finds_games_for_one_cut_when_they_should_be():
    """Who is alone acts in every cycle, so here the game in turns will do."""
    alone = {"players": 1, "illegal": "random"}
    max_cycles_test(
        SimpleNamespace(parallel_env=partial(snakes_v1.parallel_env, **alone), env=partial(snakes_v1.env, **alone))
    )


@each_game
def test_a_parallel_game_can_be_played_in_turn_but_not_the_other_way_round(module):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_wrapper_fn(module.parallel_env)(), num_cycles=CYCLES)
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
    assert env.agents == env.possible_agents == list(env.kit.game.seat_names[:players])
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
    own = np.empty(env.kit.encoding.size, np.uint8)
    for seat, agent in enumerate(env.agents):
        env.play.observe_into(seat, own)
        sight = env.observe(agent)
        assert (sight["observation"] == own).all()
        assert sight in env.observation_space(agent)
    assert (env.state() == np.concatenate([env.observe(agent)["observation"] for agent in env.agents])).all()


def test_what_somebody_keeps_is_not_changed_later():
    env, chance = begun(inis_v1.env(players=2)), Random(1)
    kept = env.last()
    before = pickle.dumps(kept)
    for _ in range(5):
        env.step(choice(env, chance))
    assert pickle.dumps(kept) == before


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
@pytest.mark.parametrize("action", [-1, 928, 1.5, None, "place hills"])
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
    named = ", ".join(f"{action} ({game('inis').to_words(action)})" for action in env.play.legal())
    with pytest.raises(IllegalAction) as refused:
        env.step(927)
    assert str(refused.value) == f"{env.agent_selection} cannot take action 927 now; options: {named}"
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
    with pytest.raises(IllegalAction, match=f"{env.agent_selection} cannot take action 927 now; options: "):
        env.step(927)
    env.step(env.play.legal()[0])


# All at once.


def picks(infos, chance):
    """Any of its options for each agent that is asked."""
    return {
        agent: chance.choice(np.flatnonzero(info["action_mask"]).tolist())
        for agent, info in infos.items()
        if info["asked"]
    }


def parallel_course(env, steps, seed=1):
    """The steps of a random game: what was known before, what was chosen, what came of it."""
    chance = Random(seed)
    sights, infos = env.reset(seed=seed)
    for _ in range(steps):
        if not env.agents:
            return
        chosen = picks(infos, chance)
        outcome = env.step(dict(chosen))
        yield sights, infos, chosen, outcome
        sights, infos = outcome[0], outcome[4]


@each_table
def test_all_see_what_they_know_and_are_told_who_is_asked(module, players):
    env = module.parallel_env(players=players)
    chance, (sights, infos) = Random(1), env.reset(seed=1)
    for _ in range(40):
        assert list(sights) == list(infos) == env.agents == list(env.names)
        for seat, agent in enumerate(env.agents):
            options = env.play.options(seat)
            assert sights[agent] in env.observation_space(agent)
            assert (sights[agent]["observation"] == env.kit.marks(env.play, seat)).all()
            assert (sights[agent]["action_mask"] == infos[agent]["action_mask"]).all()
            assert (sights[agent]["action_mask"] == env.kit.mask(options)).all()
            assert infos[agent]["asked"] is bool(options) and (len(options) != 1 or len(env.play.seats) > 1)
        sights, *_, infos = env.step(picks(infos, chance))
    assert (env.state() == np.concatenate([sights[agent]["observation"] for agent in env.agents])).all()


@pytest.mark.parametrize("seed", [1, 2])
@each_table
def test_at_once_or_in_turn_the_same_choices_make_the_same_game(module, players, seed):
    env, queues = module.parallel_env(players=players), defaultdict(list)
    told = list(parallel_course(env, 5000, seed))
    for _, infos, chosen, _ in told:
        for agent, action in chosen.items():
            if infos[agent]["action_mask"].sum() > 1:  # in turn, nobody is asked without a choice
                queues[agent].insert(0, action)
    turns = begun(module.env(players=players), seed)
    while any(queues.values()):
        turns.step(queues[turns.agent_selection].pop())
    assert turns.play.fields() == env.play.fields()
    assert (turns.rewards, turns.terminations) == told[-1][3][1:3]
    assert env.play.done and not env.agents


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_draft_all_choose_at_once_and_its_length_tells_nothing(players):
    for seed in range(10):
        asked = [
            [agent for agent, info in infos.items() if info["asked"]]
            for _, infos, *_ in parallel_course(inis_v1.parallel_env(players=players), 20, seed)
        ]
        together = [number for number, agents in enumerate(asked) if len(agents) > 1]
        assert together == list(range(together[0], together[0] + 4))
        assert {len(asked[number]) for number in together} == {players}


def copied(env):
    """Another environment at the same moment of the same game."""
    other = pickle.loads(pickle.dumps(env))
    other.reset()
    other.play = env.play.clone()
    other.ask()
    return other


def after_others(env, seat, which):
    """What a seat sees after a step of the draft in which it takes its first option and the others another one."""
    state, chosen = env.play.clone(), {env.names[seat]: env.legal[seat][0]}
    for other in set(env.legal) - {seat}:
        chosen[env.names[other]] = env.legal[other][which]
        state.take(other, env.legal[other][which])
        assert state.options(seat) == env.legal[seat]
        assert (env.kit.marks(state, seat) == env.kit.marks(env.play, seat)).all()
    world = copied(env)
    sights, *_, infos = world.step(chosen)
    return sights[env.names[seat]], infos[env.names[seat]], bool(world.play.fields()["sealed"])


@pytest.mark.parametrize(("players", "unseen"), [(2, 0), (3, 3), (4, 4)])
def test_in_the_draft_nobody_sees_what_others_chose_until_cards_are_passed_on(players, unseen):
    """With two players, cards are passed on after each step."""
    env, found, together = inis_v1.parallel_env(players=players), 0, 0
    for _ in parallel_course(env, 20):
        together += len(env.legal) > 1
        for seat in env.legal if len(env.legal) > 1 else ():
            first, last = (after_others(env, seat, which) for which in (0, -1))
            if first[2]:
                assert data_equivalence(first, last, exact=True)
                found += 1
    assert together == 4 and found == unseen


@each_game
def test_who_is_not_asked_may_send_anything_or_nothing(module):
    plain, noisy = module.parallel_env(), module.parallel_env()
    (_, infos), _ = plain.reset(seed=1), noisy.reset(seed=1)
    chance = Random(1)
    for junk in (0, None, -5, "pass", *range(20)):
        chosen = picks(infos, chance)
        *_, infos = outcome = plain.step(chosen)
        assert data_equivalence(outcome, noisy.step(dict.fromkeys(noisy.agents, junk) | chosen), exact=True)


def one_wrong(env, seed=1):
    """A draft in which the second agent takes what it does not have."""
    for _, _, _, outcome in parallel_course(env, 100, seed):
        infos = outcome[4]
        if all(info["asked"] for info in infos.values()):
            chosen = picks(infos, Random(1))
            return chosen | {env.agents[1]: int(np.flatnonzero(infos[env.agents[1]]["action_mask"] == 0)[0])}
    raise AssertionError("there was no draft")


def test_an_illegal_action_ends_the_parallel_game_and_loses_it():
    env = inis_v1.parallel_env(players=3)
    wrong = one_wrong(env)
    before = env.play.fields()
    sights, rewards, over, cut, infos = env.step(wrong)
    assert list(rewards.values()) == [0.0, -1.0, 0.0]
    assert all(over.values()) and all(cut.values()) and not env.agents
    assert env.play.fields() == before
    assert all(sight["action_mask"].all() for sight in sights.values())
    assert not any(info["asked"] for info in infos.values())


def test_an_illegal_action_of_a_parallel_game_may_be_replaced_or_refused():
    env = inis_v1.parallel_env(players=3, illegal="random")
    wrong = one_wrong(env)
    _, rewards, over, cut, _ = env.step(wrong)
    assert len(env.agents) == 3 and not any((*rewards.values(), *over.values(), *cut.values()))
    strict = inis_v1.parallel_env(players=3, illegal="raise")
    wrong = one_wrong(strict)
    before = strict.play.fields()
    with pytest.raises(
        IllegalAction, match=f"{strict.agents[1]} cannot take action {wrong[strict.agents[1]]} now; options: "
    ):
        strict.step(wrong)
    assert strict.play.fields() == before


def test_who_is_asked_has_to_act():
    env = inis_v1.parallel_env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space: None"):
        env.step({})


@each_table
def test_a_parallel_game_may_be_cut_short(module, players):
    env = module.parallel_env(players=players, max_cycles=7)
    told = [outcome for *_, outcome in parallel_course(env, 100)]
    assert len(told) == 7 and not env.agents
    assert not any(info["asked"] or not info["action_mask"].all() for info in told[-1][4].values())
    assert [set(cut.values()) for _, _, _, cut, _ in told] == [{False}] * 6 + [{True}]
    assert not any(any(over.values()) or any(rewards.values()) for _, rewards, over, _, _ in told)


def test_a_parallel_game_begins_with_reset_and_ends():
    env = inis_v1.parallel_env(max_cycles=1)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step({})
    assert len(list(parallel_course(env, 5))) == 1
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step({})


@each_game
def test_a_parallel_game_goes_the_same_way_from_the_same_seed(module):
    mine, same, other = (list(parallel_course(module.parallel_env(), 60, seed)) for seed in (3, 3, 4))
    assert data_equivalence(mine, same, exact=True)
    assert not data_equivalence(mine, other, exact=True)


# Options, seeds and copies.


@each_game
def test_a_seed_may_be_given_at_once_and_resets_go_on_from_it(module):
    def some(env):
        for _ in range(3):
            env.reset()
            yield env.observe(env.agent_selection)

    mine, same, other = (list(some(module.env(seed=seed))) for seed in (7, 7, 8))
    assert data_equivalence(mine, same, exact=True)
    assert not data_equivalence(mine, other, exact=True)
    assert not data_equivalence(mine[0], mine[1], exact=True)


@each_game
def test_a_pickle_is_a_new_game_with_the_same_options(module):
    env = module.env(players=2, max_cycles=3, render_mode="ansi")
    again = pickle.loads(pickle.dumps(env))
    assert (again.kit.options, again.max_cycles, again.render_mode) == (env.kit.options, 3, "ansi")
    assert begun(again).render() == begun(env).render()


@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_a_pickle_keeps_what_becomes_of_illegal_actions(kind):
    assert pickle.loads(pickle.dumps(getattr(inis_v1, kind)(illegal="random"))).illegal == "random"


def test_options_of_the_game_are_keywords_with_or_without_hyphens():
    assert inis_v1.env(seasons=2, new_alliance="anywhere").kit.options["new-alliance"] == "anywhere"
    assert inis_v1.env(**{"new-alliance": "anywhere"}).kit.options["new-alliance"] == "anywhere"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 5}, "players cannot be 5; choose one of: 4, 3, 2"),
        ({"colour": 1}, "inis has no option 'colour'"),
        ({"render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'; choose one of: ansi, human"),
        ({"max_cycles": 0}, "max_cycles should be 1 or more"),
        ({"illegal": "forgive"}, "illegal cannot be 'forgive'; choose one of: lose, random, raise"),
    ],
)
@pytest.mark.parametrize("make", [inis_v1.env, inis_v1.parallel_env])
def test_what_makes_no_sense_is_refused(make, options, why):
    with pytest.raises(BadOption, match=why):
        make(**options)


def test_at_a_table_everybody_is_asked_who_might_react():
    assert begun(inis_v1.env(at_table=True)).play.fields()["at_table"]
    assert not begun(inis_v1.env()).play.fields()["at_table"]


def test_text_is_what_the_selected_agent_sees():
    env = begun(inis_v1.env(render_mode="ansi"))
    assert f"viewer: {env.agent_selection}" in env.render()
    with pytest.raises(BadOption, match="make it with render_mode"):
        begun(inis_v1.env()).render()
    assert import_module("yaml").safe_load(env.render()) == env.kit.game.view(env.play, env.play.seat)
    env.close()


def test_at_a_table_those_who_can_only_pass_are_asked_in_parallel_too() -> None:
    lone = {}
    for at_table in (False, True):
        env, chance, lone[at_table] = inis_v1.parallel_env(players=4, at_table=at_table, illegal="random"), Random(1), 0
        _, infos = env.reset(seed=1)
        for _ in range(200):
            masks = {name: note["action_mask"] for name, note in infos.items() if note["asked"]}
            lone[at_table] += len(masks) == 1 and sum(next(iter(masks.values()))) == 1
            infos = env.step({name: chance.choice(np.flatnonzero(mask)) for name, mask in masks.items()})[4]
    assert lone[False] == 0
    assert lone[True] > 20
