"""The search: it sees what its seat sees, keeps its budget, and says why."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from both_games import both_games
from play import players_near

import fidchell
from fidchell.arena.trial import resident
from fidchell.bots.advice import advise
from fidchell.bots.levels import LADDER, LEVELS, config_of
from fidchell.bots.player import make
from fidchell.bots.thinker import SearchConfig, Thinker
from fidchell.core.errors import BadOption
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.registry import game, keys
from fidchell.core.search import Tree, grow
from fidchell.core.state import State
from fidchell.games.inis import ids

QUICK = SearchConfig(sims=60, time=1000.0)


def begun(key: str, seed: int, players: int) -> State:
    """A new game for about so many players."""
    return game(key).new(seed, game(key).settle_options({"players": players_near(key, players)}))


def decisions(key: str, seed: int, players: int, every: int):
    """A game at random: every so many decisions, the state and an asked seat with a choice."""
    chance = Random(seed)
    state = begun(key, seed, players)
    count = 0
    while not state.done:
        seat = chance.choice(state.seats)
        options = state.options(seat)
        if len(options) > 1:
            count += 1
            if count % every == 0:
                yield state, seat
        state.take(seat, chance.choice(options))


@pytest.mark.parametrize(("key", "players"), [("inis", 2), ("inis", 4), ("snakes", 1), ("snakes", 4)])
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot(key, players):
    looked = 0
    for seed in range(3 if fidchell.COMPILED else 1):
        for state, seat in decisions(key, seed, players, 7 if fidchell.COMPILED else 29):
            here = information_state_of(state, seat)
            for world in range(3):
                other = information_state_of(state.determinize(seat, world), seat)
                assert other.options == here.options
                assert other.determinize(5).fields() == here.determinize(5).fields()
            looked += 1
    assert looked > (20 if fidchell.COMPILED else 0)


@pytest.mark.parametrize(("key", "players"), [("inis", 2), ("inis", 4), ("snakes", 3)])
@pytest.mark.parametrize("level", LADDER)
def test_no_level_plays_differently_when_only_unseen_things_change(key, players, level):
    changed = 0
    for state, seat in decisions(key, 11, players, 17):
        other = state.determinize(seat, 99)
        changed += other.fields() != state.fields()
        spec = f"{level}:sims=24:time=1000"
        assert make(spec, 3).choose(information_state_of(state, seat)) == make(spec, 3).choose(
            information_state_of(other, seat)
        )
    assert changed, "nothing was ever hidden, so nothing was tested"


def test_the_search_cannot_be_given_the_real_state():
    state = begun("inis", 1, 2)
    tree = Tree()
    tree.clear(5, 0.3, 0, 10.0)
    with pytest.raises(TypeError):
        grow(tree, state, 10, 1, 0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="information state that is not empty"):
        grow(tree, InformationState(), 10, 1, 0)


def test_a_measure_that_does_not_exist_is_refused():
    state = begun("inis", 1, 2)
    with pytest.raises(ValueError, match="no value function -1"):
        grow(Tree(), information_state_of(state, state.seats[0]), 10, 1, -1)
    with pytest.raises(ValueError, match="no value function 2"):
        state.trust(2)


def exchanged(fields: dict, seat: int) -> list[dict]:
    """Games that differ by hidden things alone, made by hand: a card of the rival, a tale, two tiles of the pile."""
    rival, found = 1 - seat, []
    may = fields["maybe"][seat * ids.SPOTS : seat * ids.SPOTS + ids.SPOTS]
    for pile, spot, kind in (("discard", ids.DISCARD, ids.ACTION_CARDS), ("deck", ids.DECK, ids.EPIC_CARDS)):
        held = fields["hands"][rival] & kind & may[spot] & ~fields["locked"] & ~fields["sealed"]
        other = fields[pile] & may[rival]
        if held and other:
            both = held & -held | other & -other
            hands = [hand ^ both if who == rival else hand for who, hand in enumerate(fields["hands"])]
            found.append(fields | {"hands": hands, pile: fields[pile] ^ both})
    unseen = [at for at in range(fields["pile_size"]) if not fields["pile_eyes"][at] >> seat & 1]
    if len(unseen) > 1:
        tiles = list(fields["pile"])
        tiles[unseen[0]], tiles[unseen[-1]] = tiles[unseen[-1]], tiles[unseen[0]]
        found.append(fields | {"pile": tiles, "rng": 99})
    return found


def test_hidden_things_exchanged_by_hand_change_nothing_that_is_seen():
    kinds = 0
    for seed in range(3):
        for state, seat in decisions("inis", seed, 2, 23):
            worlds = exchanged(state.fields(), seat)
            kinds = max(kinds, len(worlds))
            for world in worlds:
                other = information_state_of(game("inis").restored(world), seat)
                assert other.determinize(3).fields() == information_state_of(state, seat).determinize(3).fields()
    assert kinds == 3


@both_games
def test_the_same_seed_gives_the_same_choice(key):
    for state, seat in islice(decisions(key, 2, 3, 25), 5):
        seen = information_state_of(state, seat)
        assert Thinker(7, QUICK).choose(seen) == Thinker(7, QUICK).choose(seen)
        one, two = (advise(seen, 7, QUICK).options for _ in range(2))
        assert [(c.action, c.visits, c.chances) for c in one] == [(c.action, c.visits, c.chances) for c in two]


@pytest.mark.parametrize("key", keys())
def test_every_level_plays_every_game_to_its_end(key):
    state = begun(key, 4, 3)
    bots = [make(f"{level}:sims=3:time=1000", 1) for level in ("beginner", "skilled", "merciless")]
    while not state.done:
        seat = state.seats[0]
        seen = information_state_of(state, seat)
        action = bots[seat].choose(seen)
        assert action in seen.options
        state.take(seat, action)


def test_threads_share_the_work():
    state, seat = next(decisions("inis", 5, 4, 30))
    seen = information_state_of(state, seat)
    advice = advise(seen, 1, SearchConfig(sims=400, threads=3))
    assert advice.simulations == pytest.approx(400, abs=3) or advice.options[0].share > 0.5
    assert {candidate.action for candidate in advice.options} <= set(seen.options)


@both_games
def test_time_ends_a_search_that_has_simulations_left(key):
    """How exactly it keeps its time is measured (`python -m bench.think`); all of these would take minutes."""
    state, seat = next(decisions(key, 6, 4, 9))
    advice = advise(information_state_of(state, seat), 1, SearchConfig(sims=10**7, time=0.05))
    assert 0 < advice.simulations < 10**7
    assert {candidate.action for candidate in advice.options} <= set(state.options(seat))


@pytest.mark.compiled
def test_ten_thousand_decisions_do_not_leak():
    """In a process of its own, for memory that other tests have given back would hide a leak."""
    here = Path(__file__).parent
    words = [sys.executable, "-c", "from test_search import grown; print(*grown())"]
    done = subprocess.run(words, cwd=here, env=os.environ | {"PYTHONPATH": str(here.parent)}, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    grew, noticed = map(int, done.stdout.split())
    assert grew < 2000
    assert noticed > 5000, "a leak of 10,000 kB would not be noticed"


def grown():
    """By how many kB the process grows with many decisions, and with 10,000 kB that are kept besides."""
    bot = make("search:sims=20", 1)
    state, seat = next(decisions("inis", 8, 4, 40))
    for _ in range(1000):
        bot.choose(information_state_of(state, seat))
    before = resident()
    for _ in range(10_000):
        bot.choose(information_state_of(state, seat))
    after = resident()
    kept = [bytearray(1000) for _ in range(10_000)]
    later = resident()
    assert before is not None and after is not None and later is not None
    return after - before, later - before if kept else 0


def test_in_the_draft_nobody_sees_what_another_seat_keeps():
    """The others' choices hang at the root beside the seat's own: none of them is below what another chose."""
    state = begun("inis", 3, 4)
    chance = Random(1)
    while len(state.seats) < 4:
        state.take(state.seats[0], chance.choice(state.options(state.seats[0])))
    tree = Tree()
    tree.clear(0, 0.3, 0, 10.0)
    grow(tree, information_state_of(state, 2), 300, 1, 0)
    assert {whose for _, whose, *_ in tree.tried(0)} == {0, 1, 2, 3}
    for seat in range(4):
        assert sum(visits for _, whose, _, visits, _ in tree.tried(0) if whose == seat) >= 250


@both_games
def test_the_first_advice_is_what_the_bot_does(key):
    for state, seat in islice(decisions(key, 6, 3, 19), 6):
        seen = information_state_of(state, seat)
        config = replace(config_of("merciless", key), sims=80, time=1000.0)
        assert advise(seen, 5, config).options[0].action == Thinker(5, config).choose(seen)


def test_advice_names_chances_by_way_to_win_and_the_line():
    rules = game("inis")
    state, seat = next(decisions("inis", 9, 3, 60))
    advice = advise(information_state_of(state, seat), 1, SearchConfig(sims=500))
    best = advice.options[0]
    assert sum(candidate.share for candidate in advice.options) == pytest.approx(1)
    assert len(best.chances) == 3 and sum(best.chances) == pytest.approx(1, abs=0.01)
    assert set(best.by) == set(rules.strategy.aims) and sum(best.by.values()) == pytest.approx(
        best.chances[seat], abs=0.01
    )
    assert best.line[0] == (seat, best.action) and len(best.line) > 1
    plain = advice.plain(rules, most=2)
    assert plain["seat"] == rules.seat_names[seat] and len(plain["options"]) <= 2
    assert plain["options"][0]["action"] == rules.notation.to_words(best.action)


def test_settings_that_make_no_sense_are_refused():
    for spec, why in [
        ("search:simms=3", "there is no setting 'simms'; choose from: sims, time"),
        ("merciless:sims=many", "sims should be a whole number, not 'many'"),
        ("search:time=inf", "time should be a finite number"),
        ("search:sims=0", "sims should be from 1 to"),
        ("beginner:whims=2", "whims should be from 0 to 1, not 2.0"),
        ("search:judge=7", "judge should be from 0 to 1, not 7"),
        ("search:threads=1000", "threads should be from 1 to 64"),
        ("search:sims=5:sims=6", "sims is set twice"),
        ("greedy:sims=4", "greedy has no settings"),
    ]:
        with pytest.raises(BadOption, match=why):
            make(spec, 1)


def test_all_levels_are_for_all_games():
    assert all(tuple(levels) == LADDER for levels in LEVELS.values())
    assert all(config.time <= 1.7 for levels in LEVELS.values() for config in levels.values())
