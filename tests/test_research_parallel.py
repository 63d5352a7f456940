"""PettingZoo: agents that act at once see and get what is theirs; options, seeds and copies of all games."""

import pickle
from collections import defaultdict
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from chance import same_chance  # noqa: F401 - a fixture
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from seated import begun, each_game, each_table

from fidchell.core.errors import BadOption, IllegalAction
from fidchell.research.pettingzoo import inis_v1

NEEDS = ("gymnasium", "pettingzoo")

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
    observations, infos = env.reset(seed=seed)
    for _ in range(steps):
        if not env.agents:
            return
        chosen = picks(infos, chance)
        outcome = env.step(dict(chosen))
        yield observations, infos, chosen, outcome
        observations, infos = outcome[0], outcome[4]


@each_table
def test_all_see_what_they_know_and_are_told_who_is_asked(module, players):
    env = module.parallel_env(players=players)
    chance, (observations, infos) = Random(1), env.reset(seed=1)
    for _ in range(40):
        assert list(observations) == list(infos) == env.agents == list(env.names)
        for seat, agent in enumerate(env.agents):
            options = env.play.options(seat)
            assert observations[agent] in env.observation_space(agent)
            assert (observations[agent]["observation"] == env.env_spec.marks(env.play, seat)).all()
            assert (observations[agent]["action_mask"] == infos[agent]["action_mask"]).all()
            assert (observations[agent]["action_mask"] == env.env_spec.mask(options)).all()
            assert infos[agent]["asked"] is bool(options) and (len(options) != 1 or len(env.play.seats) > 1)
        observations, *_, infos = env.step(picks(infos, chance))
    assert (env.state() == np.concatenate([observations[agent]["observation"] for agent in env.agents])).all()


@each_game
def test_in_parallel_a_changed_mask_changes_no_other(module):
    for observations, infos, _, outcome in parallel_course(module.parallel_env(), 20):
        given = [observations, infos, outcome[0], outcome[4]]
        masks = [notes["action_mask"] for each in given for notes in each.values()]
        assert not any(np.shares_memory(one, other) for one, other in combinations(masks, 2))


@pytest.mark.parametrize("seed", [1, 2])
@each_table
def test_at_once_or_in_turn_the_same_choices_make_the_same_game(module, players, seed):
    env = module.parallel_env(players=players)
    queues: defaultdict[str, list[int]] = defaultdict(list)
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
        assert (env.env_spec.marks(state, seat) == env.env_spec.marks(env.play, seat)).all()
    world = copied(env)
    observations, *_, infos = world.step(chosen)
    return observations[env.names[seat]], infos[env.names[seat]], bool(world.play.fields()["sealed"])


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
    observations, rewards, over, cut, infos = env.step(wrong)
    assert list(rewards.values()) == [0.0, -1.0, 0.0]
    assert all(over.values()) and all(cut.values()) and not env.agents
    assert env.play.fields() == before
    assert all(observation["action_mask"].all() for observation in observations.values())
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
    assert (again.env_spec.options, again.max_cycles, again.render_mode) == (env.env_spec.options, 3, "ansi")
    assert begun(again).render() == begun(env).render()


@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_a_pickle_keeps_what_becomes_of_illegal_actions(kind):
    assert pickle.loads(pickle.dumps(getattr(inis_v1, kind)(illegal="random"))).illegal == "random"


def test_options_of_the_game_are_keywords_with_or_without_hyphens():
    assert inis_v1.env(seasons=2, new_alliance="anywhere").env_spec.options["new-alliance"] == "anywhere"
    hyphened: dict[str, Any] = {"new-alliance": "anywhere"}
    assert inis_v1.env(**hyphened).env_spec.options["new-alliance"] == "anywhere"


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
    with pytest.raises(BadOption, match="needs a render_mode"):
        begun(inis_v1.env()).render()
    assert import_module("yaml").safe_load(env.render()) == env.env_spec.game.view(env.play, env.play.seat)
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
