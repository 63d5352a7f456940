"""A trained policy is kept as plain arrays, plays by what its seat knows, and refuses what does not fit."""

import os
from random import Random

import numpy as np
import pytest
from both_games import both_games
from observed import encoding_of

from fidchell.arena.contest import contest
from fidchell.bots.player import make
from fidchell.bots.policy import Policy, save
from fidchell.core.errors import BadOption
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game


def kept(tmp_path, key="inis", seed=1, **changed):
    """A file with a small net of random weights, some of what it holds changed."""
    found, chance = game(key), np.random.default_rng(seed)
    width = encoding_of(key).size
    layers = [
        (chance.normal(size=(8, width)).astype(np.float32), np.zeros(8, np.float32)),
        (chance.normal(size=(found.actions, 8)).astype(np.float32), np.zeros(found.actions, np.float32)),
    ]
    path = tmp_path / f"{key}{seed}.npz"
    save(path, found, np.full(width, 2), layers)
    if changed:
        with np.load(path) as held:
            np.savez(path, **{**held, **changed})
    return path


def positions(key):
    """Some positions with a choice of one random game, and the seat that is asked."""
    state, chance = game(key).new(7, game(key).settle_options({"players": 3})), Random(2)
    for _ in range(60):
        if state.done:
            return
        yield state, state.seat
        state.act(chance.choice(state.legal()))


@both_games
def test_it_chooses_an_option_and_the_same_one_in_any_guess(tmp_path, key):
    bot = make(f"policy:file={kept(tmp_path, key)}", 1)
    found = set()
    for state, seat in positions(key):
        choice = bot.choose(information_state_of(state, seat))
        assert choice in state.options(seat)
        assert bot.choose(information_state_of(state.determinize(seat, 5), seat)) == choice
        found.add(choice)
    assert len(found) > 5


def test_it_computes_what_the_net_says(tmp_path):
    path = kept(tmp_path)
    state, seat = next(positions("inis"))
    room = np.zeros(encoding_of("inis").size, np.uint8)
    state.observe_into(seat, room)
    with np.load(path) as held:
        inner = np.maximum(held["w0"] @ (room / held["most"]) + held["b0"], 0)
        logits = held["w1"] @ inner + held["b1"]
    options = state.options(seat)
    assert make(f"policy:file={path}", 1).choose(information_state_of(state, seat)) == max(
        options, key=lambda action: logits[action]
    )


def test_it_may_draw_by_appeal(tmp_path):
    state, seat = next(positions("inis"))
    zeros = np.zeros((game("inis").actions, 8), np.float32)
    path = kept(tmp_path, w1=zeros)
    drawn = {make(f"policy:file={path}:chance=1", seed).choose(information_state_of(state, seat)) for seed in range(40)}
    assert drawn == set(state.options(seat))
    assert len({make(f"policy:file={path}", seed).choose(information_state_of(state, seat)) for seed in range(40)}) == 1


def test_it_plays_in_the_arena(tmp_path):
    spec = f"policy:file={kept(tmp_path)}"
    assert 0 < sum(contest([spec, "random"], 4, 1)) <= 4  # a game may be drawn


def test_a_file_is_read_again_only_if_it_has_changed(tmp_path):
    path = kept(tmp_path)
    spec = f"policy:file={path}"
    first, second = make(spec, 1), make(spec, 2)
    assert isinstance(first, Policy) and isinstance(second, Policy)
    assert first.net is second.net
    assert first.chance is not second.chance
    kept(tmp_path, b1=np.ones(game("inis").actions, np.float32))
    os.utime(path, ns=(1, 1))  # a clock may be too coarse to tell
    again = make(spec, 1)
    assert isinstance(again, Policy)
    assert again.net.layers[1][1].all() and not first.net.layers[1][1].any()
    path.unlink()
    with pytest.raises(BadOption, match="holds no policy"):
        make(spec, 1)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"version": 99}, "another version"),
        ({"encoding": 99}, "another version"),
        ({"form": 99}, "holds no policy"),
        ({"most": np.ones(3)}, "does not fit"),
        ({"w1": np.zeros((3, 3))}, "layer 1 does not fit"),
        ({"layers": 1}, "last layer"),
        ({"b1": np.full(game("inis").actions, np.nan, np.float32)}, "NaN"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path, changed, why):
    with pytest.raises(BadOption, match=why):
        make(f"policy:file={kept(tmp_path, **changed)}", 1)


def test_what_is_no_policy_is_refused(tmp_path):
    (tmp_path / "text").write_text("hello")
    (tmp_path / "zip").write_bytes(kept(tmp_path).read_bytes()[:3000])
    np.save(tmp_path / "array.npy", np.zeros(3))
    for spec, why in [
        (f"policy:file={tmp_path / 'zip'}", "holds no policy"),
        (f"policy:file={tmp_path / 'array.npy'}", "holds no policy"),
        (f"policy:file={tmp_path / 'text'}", "holds no policy"),
        (f"policy:file={tmp_path / 'none'}", "holds no policy"),
        ("policy", "needs a file"),
        ("policy:size=3", "no setting 'size'"),
    ]:
        with pytest.raises(BadOption, match=why):
            make(spec, 1)


def test_a_policy_of_another_game_is_refused(tmp_path):
    state, seat = next(positions("snakes"))
    with pytest.raises(BadOption, match="was trained on inis"):
        make(f"policy:file={kept(tmp_path)}", 1).choose(information_state_of(state, seat))
