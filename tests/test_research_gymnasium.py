"""Gymnasium's own checks find nothing wrong with one seat of a game, nor with one seat of many games."""

import subprocess
import sys
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from both_games import BOTH
from chance import same_chance  # noqa: F401 - a fixture
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import fidchell
import fidchell.research.gymnasium
from fidchell.bots.player import make
from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game

NEEDS = ("gymnasium",)
INIS, SNAKES = (f"fidchell/{key.capitalize()}-v{game(key).version}" for key in BOTH)
SEATS = [(INIS, 2), (INIS, 3), (INIS, 4), (SNAKES, 1), (SNAKES, 3), (SNAKES, 6)]
NATIVE = "vector_entry_point"
each_table = pytest.mark.parametrize(("name", "players"), SEATS)
each_game = pytest.mark.parametrize("name", [INIS, SNAKES])


def options(info):
    """What the seat may do, as a list."""
    return [int(action) for action in info["legal"] if action >= 0]


def course(env, seed, steps=200):
    """What happens to a seat that chooses at random."""
    chance = Random(seed)
    marks, info = env.reset(seed=seed)
    yield marks, info
    for _ in range(steps):
        told = env.step(chance.choice(options(info)))
        yield told
        info = told[4]
        if told[2]:
            marks, info = env.reset()


def choices(infos, chance):
    """Any option of each game; 0 where a game is over."""
    return np.array([chance.choice([int(action) for action in row if action >= 0] or [0]) for row in infos["legal"]])


def forbidden(mask):
    """An action that the mask does not allow."""
    return int(np.flatnonzero(mask == 0)[0])


# One seat.


@each_table
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_its_check_finds_nothing(name, players, illegal):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, players=players, illegal=illegal, render_mode="ansi").unwrapped)


@pytest.mark.parametrize(
    ("name", "rivals", "steps", "games"),
    [(INIS, "random", 1500, 2), (SNAKES, "random", 1500, 2), (INIS, "greedy", 15, 0), (SNAKES, "planner", 15, 0)],
)
def test_the_same_seed_gives_the_same_course_even_over_several_games(name, rivals, steps, games):
    if not fidchell.COMPILED:
        steps, games = 10, 0
    mine, same = (course(gymnasium.make(name, players=2, rivals=rivals), 3, steps) for _ in range(2))
    ends = 0
    for one, other in zip(mine, same, strict=True):
        assert data_equivalence(one, other, exact=True)
        ends += len(one) == 5 and one[2]
    assert ends >= games


@each_table
def test_what_a_seat_is_told_is_what_it_knows_and_may_do(name, players):
    env = gymnasium.make(name, players=players, seat=players - 1)
    for marks, *_, info in course(env, 1, 30):
        assert marks in env.observation_space
        inner = env.unwrapped
        assert info["seat"] == players - 1
        if not inner.play.done:
            assert inner.play.seat == players - 1
            assert options(info) == inner.play.legal()
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(inner.play.legal())
            assert (inner.env_spec.marks(inner.play, players - 1) == marks).all()
            assert env.action_space.sample(info["action_mask"]) in options(info)
        assert inner.action_masks().dtype == np.bool_
        assert (inner.action_masks() == info["action_mask"]).all()


@pytest.mark.compiled
@each_table
def test_the_reward_comes_at_the_end(name, players):
    env = gymnasium.make(name, players=players)
    ends = 0
    for _, reward, terminated, truncated, info in list(course(env, 2, 1000))[1:]:
        assert not truncated
        if terminated:
            ends += 1
            assert -1 <= reward <= 1
            assert info["action_mask"].all()  # a mask without any action is no use to anybody
        else:
            assert reward == 0
    assert ends


@pytest.mark.compiled
@pytest.mark.parametrize("seat", ["random", 1])
def test_a_good_player_is_rewarded(seat):
    """So the reward is that of the seat, and not of another."""
    env = gymnasium.make(INIS, players=3, seat=seat)
    rewards = []
    for seed in range(8):
        env.reset(seed=seed)
        bot, over = make("greedy", seed), False
        while not over:
            _, reward, over, _, _ = env.step(bot.choose(information_state_of(env.unwrapped.play, env.unwrapped.seat)))
        rewards.append(reward)
    assert np.mean(rewards) > 0.5


@pytest.mark.compiled
def test_rivals_are_as_strong_as_they_are_called():
    mean = {}
    for rivals in ("random", "greedy"):
        env = gymnasium.make(INIS, players=2, rivals=rivals)
        mean[rivals] = np.mean([told[1] for told in list(course(env, 5, 1500))[1:] if told[2]])
    assert mean["greedy"] < -0.5 < mean["random"]


def test_each_other_seat_may_have_its_own_rival():
    env = gymnasium.make(INIS, players=3, seat=1, rivals=["greedy", "random"]).unwrapped
    env.reset(seed=1)
    assert [type(bot).__name__ for bot in (env.bots[0], env.bots[2])] == ["Greedy", "RandomPlayer"]


def test_the_seat_is_any_unless_it_is_chosen():
    seats = {gymnasium.make(INIS).reset(seed=seed)[1]["seat"] for seed in range(40)}
    assert seats == {0, 1, 2, 3}
    assert {gymnasium.make(INIS, seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


@each_game
def test_an_illegal_action_loses(name):
    env = gymnasium.make(name)
    _, info = env.reset(seed=1)
    marks, reward, terminated, truncated, info = env.step(forbidden(info["action_mask"]))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "now; options: " in info["illegal"]
    assert marks in env.observation_space
    with pytest.raises(ResetNeeded, match="call reset"):
        env.unwrapped.step(0)
    env.reset()


@each_game
def test_an_illegal_action_may_be_replaced_by_any_option(name):
    env = gymnasium.make(name, illegal="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, after = env.step(forbidden(info["action_mask"]))
    assert reward == 0 and not terminated and "illegal" not in after
    assert not data_equivalence(info, after, exact=True)


@each_game
@pytest.mark.parametrize("action", [-1, 5000, None, 0.5])
def test_an_illegal_action_may_be_refused(name, action):
    env = gymnasium.make(name, illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=rf"cannot take action {action} now; options: {options(info)[0]} \("):
        env.step(action)
    env.step(options(info)[0])


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seat": 4}, "there is no seat 4; choose 0 to 3"),
        ({"seat": "any"}, "there is no seat 'any'"),
        ({"rivals": "kind"}, "there is no bot 'kind'"),
        ({"rivals": ["random"]}, "rivals should be one bot for all, or 3, one for each other seat, not 1"),
        ({"illegal": "forgive"}, "illegal cannot be 'forgive'; choose one of: lose, random, raise"),
        ({"players": 9}, "players cannot be 9"),
        ({"colour": 1}, "inis has no option 'colour'"),
    ],
)
def test_what_makes_no_sense_is_refused(wish, why):
    with pytest.raises(BadOption, match=why):
        gymnasium.make(INIS, **wish)


def test_before_the_first_game_nobody_can_step():
    with pytest.raises(ResetNeeded):
        gymnasium.make(INIS).unwrapped.step(0)


def test_text_is_what_the_seat_sees():
    env = gymnasium.make(INIS, seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "viewer: blue" in env.render()


def test_a_name_brings_its_module_along():
    """There are no entry points for plugins in Gymnasium any more, so that is how to make one without an import."""
    script = f"import gymnasium; print(gymnasium.make('fidchell.research.gymnasium:{INIS}').reset(seed=1)[0].shape)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")


# Many games.


@each_table
def test_many_games_may_be_played_in_one_process_or_in_several(name, players):
    told = []
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode=mode, players=players)
        chance = Random(1)
        marks, infos = envs.reset(seed=1)
        rows: list[tuple[Any, ...]] = [(marks, infos)]
        for _ in range(5):
            rows.append(envs.step(choices(infos, chance)))
            infos = rows[-1][4]
        assert all(row[0] in envs.observation_space for row in rows)
        envs.close()
        told.append(rows)
    assert data_equivalence(*told, exact=True)


def native(name=INIS, games=8, **wishes):
    """Games in one vector; unwrapped, as Gymnasium makes them."""
    envs = gymnasium.make_vec(name, num_envs=games, vectorization_mode=NATIVE, **wishes)
    assert isinstance(envs, VectorEnv)
    return envs


def vector_course(envs, seed, steps):
    """What happens in many games to seats that choose at random."""
    chance = Random(seed)
    marks, infos = envs.reset(seed=seed)
    yield marks, None, None, None, infos
    for _ in range(steps):
        told = envs.step(choices(infos, chance))
        yield told
        infos = told[4]


@each_table
def test_a_vector_has_the_spaces_of_one_seat(name, players):
    one, many = gymnasium.make(name, players=players), native(name, 3, players=players)
    others = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", players=players)
    assert many.single_observation_space == one.observation_space
    assert many.single_action_space == one.action_space
    assert (many.observation_space, many.action_space) == (others.observation_space, others.action_space)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert many.num_envs == 3 and many.spec.id == name
    infos, same = many.reset(seed=1)[1], others.reset(seed=1)[1]
    assert infos.keys() == same.keys()
    assert all((infos[key].shape, infos[key].dtype) == (same[key].shape, same[key].dtype) for key in infos)


def test_a_vector_is_what_is_made_unless_somebody_chooses():
    assert type(gymnasium.make_vec(INIS, num_envs=2)) is type(native())


@each_table
def test_a_vector_tells_each_seat_what_it_knows_and_may_do(name, players):
    envs = native(name, 5, players=players)
    for marks, *_, infos in vector_course(envs, 1, 40):
        assert marks in envs.observation_space
        for row in range(5):
            state, seat = envs.vector.state(row), infos["seat"][row]
            assert state.seat == seat
            assert sorted(state.legal()) == np.flatnonzero(infos["action_mask"][row]).tolist()
            assert [action for action in infos["legal"][row] if action >= 0] == state.legal()
            assert (envs.env_spec.marks(state, seat) == marks[row]).all()
            assert envs.single_action_space.sample(infos["action_mask"][row]) in state.legal()


@each_game
def test_the_same_seed_gives_the_same_games_in_a_vector(name):
    steps = 300 if fidchell.COMPILED else 5
    for one, other in zip(*(vector_course(native(name, 4), 7, steps) for _ in range(2)), strict=True):
        assert data_equivalence(one, other, exact=True)
    first, second = (native(name, 4).reset(seed=seed)[0] for seed in (1, 2))
    assert (first != second).any()


def test_what_somebody_keeps_of_a_vector_is_not_changed_later():
    kept = list(vector_course(native(), 1, 5))
    assert data_equivalence(kept, list(vector_course(native(), 1, 5)), exact=True)
    assert not any(np.shares_memory(kept[0][0], told[0]) for told in kept[1:])


@pytest.mark.compiled
@each_table
def test_a_game_that_is_over_begins_anew_in_the_same_step(name, players):
    envs = RecordEpisodeStatistics(native(name, players=players))
    ends, before = 0, None
    for _, rewards, terminations, truncations, infos in vector_course(envs, 4, 700):
        if before is not None:
            assert not truncations.any()
            assert (rewards[~terminations] == 0).all()
            assert (infos["seat"][~terminations] == before[~terminations]).all()
            assert ("final_info" in infos) == ("episode" in infos) == terminations.any()
        if before is not None and terminations.any():
            ends += terminations.sum()
            assert (infos["_final_info"] == terminations).all() and (infos["_episode"] == terminations).all()
            assert (infos["final_info"]["seat"][terminations] == before[terminations]).all()
            assert (infos["seat"] == (before + terminations) % players).all()  # another seat in the next game
            assert infos["episode"]["r"] == pytest.approx(rewards)
        before = infos["seat"]
    assert ends == envs.episode_count >= 8
    assert all(length > 0 for length in envs.length_queue)


@pytest.mark.compiled
def test_infos_of_a_vector_can_be_made_into_a_list():
    for *_, infos in vector_course(DictInfoToList(native(games=3, seasons=1)), 1, 0):
        assert [info["action_mask"].sum() for info in infos] == [len(options(info)) for info in infos]


@pytest.mark.compiled
def test_in_a_vector_a_good_player_is_rewarded():
    envs = native(games=6, players=3)
    envs.reset(seed=1)
    bot = make("greedy", 1)
    rewards: list[float] = []
    while len(rewards) < 24:
        states = [envs.vector.state(row) for row in range(6)]
        _, worths, ends, _, _ = envs.step(
            np.array([bot.choose(information_state_of(state, state.seat)) for state in states])
        )
        rewards += worths[ends].tolist()
    assert np.mean(rewards) > 0.5


@each_game
def test_in_a_vector_an_illegal_action_loses_its_game_and_no_other(name):
    envs = native(name, 4)
    _, infos = envs.reset(seed=3)
    actions = choices(infos, Random(1))
    actions[1], actions[2] = forbidden(infos["action_mask"][1]), 5000
    marks, rewards, ends, _, after = envs.step(actions)
    assert rewards.tolist() == [0.0, -1.0, -1.0, 0.0]
    assert ends.tolist() == [False, True, True, False]
    assert marks in envs.observation_space
    final = after["final_info"]
    assert final["_illegal"].tolist() == ends.tolist()
    assert "cannot take action 5000 now; options: " in final["illegal"][2]
    players = envs.env_spec.players
    assert (after["seat"] == (infos["seat"] + ends) % players).all()
    for row in range(4):
        assert envs.vector.state(row).legal() == [action for action in after["legal"][row] if action >= 0]


def test_in_a_vector_an_illegal_action_may_be_replaced_or_refused():
    envs = native(games=4, illegal="random")
    _, infos = envs.reset(seed=3)
    actions = np.full(4, forbidden(infos["action_mask"].max(0)))
    _, rewards, ends, _, after = envs.step(actions)
    assert not rewards.any() and not ends.any() and "final_info" not in after
    strict = native(games=4, illegal="raise")
    _, infos = strict.reset(seed=3)
    with pytest.raises(IllegalAction, match=rf"game 0: \w+ cannot take action {actions[0]} now; options: \d+ \("):
        strict.step(actions)
    assert data_equivalence(strict.step(choices(infos, Random(1)))[0].shape, (4, strict.env_spec.size))


@pytest.mark.parametrize("actions", [np.zeros(3, int), np.zeros((4, 1), int), 0])
def test_a_vector_wants_one_action_for_each_game(actions):
    envs = native(games=4)
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="actions should be 4 whole numbers"):
        envs.step(actions)


@pytest.mark.parametrize("wish", [{"seat": 0}, {"rivals": "greedy"}])
def test_what_a_vector_cannot_do_is_refused_with_advice(wish):
    with pytest.raises(BadOption, match="vectorization_mode='sync' or 'async'"):
        native(**wish)


@pytest.mark.compiled
def test_its_benchmark_runs():
    """It knows no masks, so it does nothing but lose; the figure itself is no test."""
    assert benchmark_vector_step(native(games=16), target_duration=0.01, seed=1) > 0
