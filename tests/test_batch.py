"""Many games at once are the same games as one by one: their decisions, observations, ends and what follows them."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest
from both_games import BOTH, both_games
from numpy.typing import NDArray
from observed import observation
from patience import HANGS, extent

import fidchell
from fidchell.core.batch import needed, opened
from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.limits import EVERY_SEAT, WIDTH
from fidchell.core.parts import Options
from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.research.thread_pool import ThreadPool
from fidchell.research.vector import Vector

GAMES = extent(3, 8) if fidchell.COMPILED else 2
STEPS = {"inis": 1600, "snakes": 400} if fidchell.COMPILED else {"inis": 900, "snakes": 200}
SHOWN = ("seats", "counts", "options", "masks", "observations", "rewards", "terminated", "own")
HASH = """
import hashlib, fidchell
from fidchell.research.vector import Vector
v, found = Vector({key!r}, 3, 5, players=3), hashlib.sha256()
for _ in range({steps}):
    v.step(v.sample())
    for name in {names!r}:
        found.update(getattr(v, name).tobytes())
print(fidchell.COMPILED, found.hexdigest())
"""


def shown(vector: Vector) -> dict[str, NDArray[Any]]:
    """A copy of all that a vector shows."""
    return {name: getattr(vector, name).copy() for name in SHOWN}


def alike(one: dict[str, NDArray[Any]], other: dict[str, NDArray[Any]]) -> bool:
    """Whether two vectors show the same."""
    return all((one[name] == other[name]).all() for name in SHOWN)


def fields(vector: Vector) -> list[Any]:
    """The fields of all games."""
    return [vector.state(i).fields() for i in range(vector.games)]


class ByHand:
    """Games played one by one, which begin anew with the seeds that a vector has ready."""

    def __init__(self, key: str, options: Options, seeds: NDArray[np.int64], at_table: bool) -> None:
        self.game, self.options, self.at_table = game(key), game(key).settle_options(options), at_table
        self.states = [self.begun(int(seed)) for seed in seeds]

    def begun(self, seed: int) -> State:
        """A new game at its first decision."""
        state = self.game.boxed(self.options)
        state.sit(self.at_table)
        state.lay_out(seed)
        while len(state.legal()) == 1 and not self.at_table:
            state.act(state.legal()[0])
        return state

    def step(self, actions: list[int], seeds: NDArray[np.int64]) -> dict[int, list[float]]:
        """Every game takes an action; the results of those that end."""
        ended = {}
        for i, action in enumerate(actions):
            self.states[i].act(action)
            if self.states[i].done:
                ended[i] = [self.states[i].result(seat) for seat in range(int(self.options["players"]))]
                self.states[i] = self.begun(int(seeds[i]))
        return ended

    def compare(self, vector: Vector) -> None:
        """What the vector shows is what these games are."""
        for i, state in enumerate(self.states):
            legal = state.legal()
            assert vector.seats[i] == state.seat and vector.counts[i] == len(legal)
            assert vector.options[i].tolist() == legal + [-1] * (WIDTH - len(legal))
            bits = np.unpackbits(vector.masks[i], bitorder="little")
            assert np.flatnonzero(bits).tolist() == sorted(legal)
            assert (vector.observations[i] == observation(state, state.seat, vector.encoding.size)).all()


@pytest.mark.parametrize("at_table", [False, True])
@both_games
def test_games_side_by_side_are_the_games_one_by_one(key: str, at_table: bool) -> None:
    chance = Random(4)
    for count in (2, 3)[-extent(1, 2) :]:
        vector = Vector(key, GAMES, 7, at_table=at_table, players=count)
        first = np.random.default_rng(7).integers(0, 2**62, GAMES)
        hand = ByHand(key, {"players": count}, first, at_table)
        hand.compare(vector)
        ends = 0
        for _ in range(STEPS[key] * (3 if at_table else 1)):  # at a table lone options take steps too
            actions = [chance.choice(state.legal()) for state in hand.states]
            ended = hand.step(actions, vector.seeds.copy())
            vector.step(np.array(actions))
            hand.compare(vector)
            assert np.flatnonzero(vector.terminated).tolist() == sorted(ended)
            for i, row in enumerate(vector.rewards):
                assert row.tolist() == pytest.approx(ended.get(i, [0] * count) + [0] * (8 - count))
            ends += len(ended)
        assert ends
        assert fields(vector) == [state.fields() for state in hand.states]


@both_games
def test_the_same_seed_gives_the_same_games_again(key: str) -> None:
    vector = Vector(key, GAMES, 3)
    course = []
    for _ in range(2):
        for _ in range(60):
            vector.step(vector.sample())
        course.append((shown(vector), fields(vector)))
        vector.reset(3)
    assert alike(course[0][0], course[1][0]) and course[0][1] == course[1][1]
    vector.reset(4)
    assert fields(vector) != fields(Vector(key, GAMES, 3))


@both_games
def test_several_threads_play_the_same_games(key: str) -> None:
    one, two = Vector(key, 7, 1), Vector(key, 7, 1, threads=2)
    for step in range(120 if fidchell.COMPILED else 30):
        actions = one.sample()
        assert (actions == two.sample()).all()
        one.step(actions)
        two.step(actions)
        assert alike(shown(one), shown(two)), step
    one.random_steps(40)
    two.random_steps(40)
    assert alike(shown(one), shown(two)) and fields(one) == fields(two)


@both_games
def test_a_seat_of_ones_own_is_asked_alone_and_moves_on(key: str) -> None:
    vector = Vector(key, GAMES, 2, own=1, players=3)
    own = [(1 + i) % 3 for i in range(GAMES)]
    ends = 0
    for _ in range(STEPS[key]):
        assert vector.own.tolist() == own and vector.seats.tolist() == own
        vector.step(vector.sample())
        for i in np.flatnonzero(vector.terminated):
            assert vector.rewards[i].any() or game(key).shared
            ends += 1
        own = [seat if seat == vector.own[i] else (seat + 1) % 3 for i, seat in enumerate(own)]
        moved = [i for i in range(GAMES) if vector.own[i] != vector.seats[i]]
        assert moved == []
    assert ends
    assert [vector.state(i).seat for i in range(GAMES)] == vector.own.tolist()


@both_games
def test_all_seats_are_played_unless_one_is_ones_own(key: str) -> None:
    vector = Vector(key, GAMES, 2, players=2)
    asked = set()
    for _ in range(40):
        assert set(vector.own.tolist()) == {EVERY_SEAT}
        asked |= set(vector.seats.tolist())
        vector.step(vector.sample())
    assert asked == {0, 1}


# What is refused.


@both_games
def test_an_action_that_is_no_option_is_refused_and_nothing_changes(key: str) -> None:
    vector = Vector(key, 4, 6)
    vector.random_steps(20)
    before, states = shown(vector), fields(vector)
    legal = vector.options[:, 0].astype(np.int64)
    illegal = next(a for a in range(vector.game.actions) if a not in vector.options[2])
    for wrong in (illegal, -1, vector.game.actions, 2**40):
        actions = legal.copy()
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"game 2: .* cannot take action {wrong} now; options: "):
            vector.step(actions)
        assert alike(before, shown(vector)) and fields(vector) == states
    vector.options[2, :] = illegal  # what is shown is not what is believed
    actions = legal.copy()
    actions[2] = illegal
    with pytest.raises(IllegalAction):
        vector.step(actions)
    vector.step(legal)
    assert fields(vector) != states


@pytest.mark.parametrize("actions", [np.zeros(3, int), np.zeros((4, 1), int), np.zeros(4), np.zeros(4, bool)])
def test_actions_that_are_not_one_whole_number_for_each_game_are_refused(actions: NDArray[Any]) -> None:
    with pytest.raises(IllegalAction, match="4 whole numbers"):
        Vector("snakes", 4).step(actions)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"games": 0}, "games and threads must be at least 1"),
        ({"threads": 0}, "must be at least 1"),
        ({"own": 3}, "no seat 3"),
        ({"own": -1}, "no seat -1"),
        ({"players": 9}, "players"),
        ({"colour": "red"}, "colour"),
    ],
)
@both_games
def test_a_vector_that_cannot_be_is_refused_with_the_reason(key: str, more: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Vector(key, **{"games": 2, "players": 3, **more})


# States in and out.


@both_games
def test_a_state_is_a_copy_and_can_be_put_back(key: str) -> None:
    vector = Vector(key, 3, 8, players=3)
    vector.random_steps(30)
    states = [vector.state(i) for i in range(3)]
    before = fields(vector)
    states[1].act(states[1].legal()[0])
    assert fields(vector) == before
    vector.put(0, states[2])
    assert vector.state(0).fields() == before[2] and fields(vector)[1:] == before[1:]
    for name in ("seats", "counts", "options", "masks", "observations"):
        assert (getattr(vector, name)[0] == getattr(vector, name)[2]).all()
    states[2].act(states[2].legal()[0])
    assert vector.state(0).fields() == before[2]
    vector.step(vector.options[:, 0])  # the two go on alike
    assert vector.state(0).fields() == vector.state(2).fields() != before[2]


@both_games
def test_only_a_state_of_the_same_game_can_be_put(key: str) -> None:
    vector = Vector(key, 2, players=3)
    before = fields(vector)
    over = vector.state(0)
    while not over.done:
        over.act(over.legal()[0])
    other = next(each for each in BOTH if each != key)
    for wrong in (
        over,
        game(key).new(1, game(key).settle_options({"players": 2})),
        game(other).new(1, game(other).settle_options({"players": 3})),
    ):
        with pytest.raises(ValueError, match="same game"):
            vector.put(0, wrong)
    for at in (-1, 2):
        with pytest.raises(IndexError, match=f"no game {at}"):
            vector.state(at)
        with pytest.raises(IndexError, match=f"no game {at}"):
            vector.put(at, vector.state(0))
    assert fields(vector) == before


# The arrays.


@both_games
def test_dense_masks_say_what_the_bits_say(key: str) -> None:
    vector = Vector(key, 5, 2, threads=2)
    vector.random_steps(25)
    dense = vector.dense_masks()
    assert (dense == np.unpackbits(vector.masks, axis=1, bitorder="little")).all()
    room = np.full_like(dense, 9)
    assert vector.dense_masks(room) is room and (room == dense).all()
    for wrong in (room[:, :-1], room.astype(np.int8), np.asfortranarray(room), room[:4]):
        with pytest.raises(BadOption, match="dense masks need"):
            vector.dense_masks(wrong)


@both_games
def test_the_arrays_stay_the_same_and_parts_are_views_of_them(key: str) -> None:
    vector = Vector(key, 4, 2)
    arrays, parts = {name: getattr(vector, name) for name in SHOWN}, vector.parts()
    assert list(parts) == list(vector.encoding.places())
    assert all(np.shares_memory(part, vector.observations) for part in parts.values())
    vector.random_steps(50)
    assert all(getattr(vector, name) is array for name, array in arrays.items())
    again = vector.parts()
    assert all((parts[name] == again[name]).all() for name in parts)
    assert sum(part[0].size for part in parts.values()) == vector.encoding.size


@both_games
def test_without_observations_the_games_are_the_same(key: str) -> None:
    seeing, blind = Vector(key, 4, 9), Vector(key, 4, 9, observe=False)
    seeing.random_steps(60)
    blind.random_steps(60)
    assert blind.observations.shape == (4, 0) and fields(seeing) == fields(blind)


@pytest.mark.compiled
@both_games
def test_both_modes_play_the_same_games(key: str) -> None:
    command = HASH.format(key=key, steps=200, names=SHOWN)
    found = []
    for pure in ("1", ""):
        env = {**os.environ, "FIDCHELL_PURE": pure}
        done = subprocess.run([sys.executable, "-c", command], env=env, capture_output=True, text=True, check=True)
        found.append(done.stdout.split())
    assert [mode for mode, _ in found] == ["False", "True"]
    assert found[0][1] == found[1][1]


@both_games
def test_nobody_can_lead_games_astray_by_writing_into_the_arrays(key: str) -> None:
    vector, chance = Vector(key, 16, players=3), np.random.default_rng(1)
    untouched = Vector(key, 16, players=3)
    for _ in range(300):
        for array in (vector.seats, vector.own, vector.counts, vector.options, vector.masks, vector.terminated):
            most = np.iinfo(array.dtype).max
            array[:] = chance.integers(3, most, array.shape)
        vector.rewards[:] = np.nan
        actions = untouched.sample().copy()
        vector.step(actions)
        untouched.step(actions)
        assert (vector.seats == untouched.seats).all()
        assert (vector.observations == untouched.observations).all()
        assert (vector.masks == untouched.masks).all()
        assert (vector.rewards == untouched.rewards).all()


def test_at_a_table_also_those_are_asked_who_can_only_pass() -> None:
    lone = {}
    for at_table in (False, True):
        vector = Vector("inis", 16, 1, at_table=at_table, players=4)
        lone[at_table] = 0
        for _ in range(300):
            vector.step(vector.sample())
            lone[at_table] += int((vector.counts == 1).sum())
    assert lone[False] == 0
    assert lone[True] > 500


@both_games
def test_several_python_threads_may_use_one_vector(key: str) -> None:
    vector = Vector(key, 32, players=3)
    refused = []

    def play() -> None:
        for _ in range(200 if fidchell.COMPILED else 5):
            try:
                vector.step(vector.sample())
            except IllegalAction as why:  # another thread has stepped in between
                refused.append(str(why))

    threads = [Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("cannot take action" in why for why in refused)
    vector.step(vector.sample())


@pytest.mark.compiled
@pytest.mark.parametrize(("games", "times"), [(1023, extent(8, 40)), (6, extent(200, 3000))])
def test_after_an_interruption_nobody_plays_on(games: int, times: int) -> None:
    """In the rules, and in the Python around them; whenever the signal comes, all must be well."""
    program = f"""
import os, subprocess, sys
from fidchell.research.vector import Vector
v = Vector("inis", {games}, threads=3)
rude = "import os, random, sys"
rude += "\\nchance = random.Random(1)"
rude += "\\nfor line in sys.stdin: sum(range(chance.randrange(50_000, 100_000))); os.kill(int(line), 2)"
other = subprocess.Popen([sys.executable, "-c", rude], stdin=subprocess.PIPE, text=True, bufsize=1)
for i in range({times}):
    try:
        print(os.getpid(), file=other.stdin)
        while True:
            v.random_steps(3)
    except KeyboardInterrupt:
        pass
    v.step(v.sample())
other.stdin.close()
print("well")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=HANGS)
    assert done.stdout == "well\n", done.stderr


def test_a_child_process_has_a_band_of_its_own() -> None:
    program = """
import os
from fidchell.research.vector import Vector
v = Vector("inis", 64, threads=2)
v.random_steps(2)
child = os.fork()
v.random_steps(2)
if child:
    print("well" if os.waitpid(child, 0)[1] == 0 else "ill")
else:
    os._exit(0)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=HANGS)
    assert done.stdout == "well\n", done.stderr


@both_games
def test_the_same_seed_gives_the_same_seats_too(key: str) -> None:
    vector = Vector(key, 8, 1, own=1, players=3)
    first = shown(vector), vector.own.copy()
    vector.random_steps(300 if fidchell.COMPILED else 20)
    vector.reset(1)
    assert alike(shown(vector), first[0])
    assert (vector.own == first[1]).all()


@both_games
def test_finals_are_what_the_last_to_act_sees_of_the_end(key: str) -> None:
    vector, ended = Vector(key, 4, players=3), 0
    for _ in range(3000 if fidchell.COMPILED else 150):
        before, seats, actions = [vector.state(i) for i in range(4)], vector.seats.copy(), vector.sample()
        vector.step(actions)
        for i in np.flatnonzero(vector.terminated):
            before[i].act(int(actions[i]))
            assert before[i].done
            assert (vector.finals[i] == observation(before[i], int(seats[i]), vector.encoding.size)).all()
            ended += 1
    assert ended > (3 if fidchell.COMPILED else -1)


def test_random_steps_are_whole_and_not_negative() -> None:
    vector = Vector("inis", 2)
    with pytest.raises(TypeError):
        vector.random_steps(1.5)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="at least 0, not -3"):
        vector.random_steps(-3)


def test_a_vector_is_not_copied() -> None:
    with pytest.raises(TypeError, match="make another one"):
        copy.copy(Vector("inis", 2))


@both_games
def test_a_state_refuses_what_is_no_option(key: str) -> None:
    state = game(key).new(1, game(key).settle_options())
    before = state.fields()
    for wrong in (-1, 10**6, next(a for a in range(game(key).actions) if a not in state.legal())):
        with pytest.raises(ValueError, match="cannot take action"):
            state.act(wrong)
    assert state.fields() == before
    state.act(state.legal()[0])
    with pytest.raises(ValueError, match="has already begun"):
        state.lay_out(1)
    while not state.done:
        state.act(state.legal()[0])
    with pytest.raises(ValueError, match="has already begun"):
        state.lay_out(1)


def test_a_hall_refuses_arrays_that_are_too_small() -> None:
    found, vector = game("inis"), Vector("inis", 2)
    width, root = vector.encoding.size, vector.env_spec.root
    sizes = needed(2, found.actions, width)
    for name in sizes:
        arrays = {each: np.zeros(count - (each == name), kind) for each, (kind, count) in sizes.items()}
        with pytest.raises(ValueError, match=f"array {name} must"):
            opened(root, 2, found.actions, width, arrays)


@pytest.mark.parametrize("number", [-1, 4])
def test_a_game_that_is_not_there_is_refused(number: int) -> None:
    vector = Vector("inis", 4, own=0)
    own = vector.own.copy()
    for verb in (vector.begin_anew, vector.state):
        with pytest.raises(IndexError, match="the games are 0 to 3"):
            verb(number)
    assert (vector.own == own).all()


def test_threads_that_have_gone_are_not_waited_for() -> None:
    program = """
import atexit
atexit.register(lambda: print(vector.step(vector.sample())))  # after the threads, which came later
from fidchell.research.vector import Vector
vector = Vector("inis", 64, threads=2)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=HANGS)
    assert done.stdout == "None\n", done.stderr


def test_what_fails_in_a_thread_fails_for_the_caller() -> None:
    pool, seen = ThreadPool(1), []

    def work(number: int) -> None:
        seen.append(number)
        if number:
            raise ValueError(f"not {number}")

    with pytest.raises(ValueError, match="not 2"):
        pool.share(work, [(0,), (0,), (2,)])
    assert sorted(seen) == [0, 0, 2]
    pool.share(work, [(0,), (0,)])


def test_a_vector_without_observations_has_no_parts() -> None:
    with pytest.raises(BadOption, match="makes no observations"):
        Vector("inis", 4, observe=False).parts()
