"""A match refuses what is not allowed, in one sentence, and stays as it was."""

import copy
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from play import random_match

from fidchell.core.errors import BadOption, IllegalAction, Refused, StaleAction
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.core.rollout import rollouts


@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (1, "pass", "blue cannot act now; asked: green"),
        (0, "pass", "green cannot pass now; options: at "),
        (0, "play the piano", "no action is called 'play the piano'; options: at "),
        (0, "", "no action is called ''; options: at "),
        (0, -1, "green cannot take action -1 now; options: at "),
        (0, 99999, "green cannot take action 99999 now; options: at "),
        (0, 50.0, "green cannot take action 50.0 now; options: at "),
        (0, True, "green cannot take action True now; options: at "),
        (0, None, "green cannot take action None now; options: at "),
        (0, [1], "green cannot take action [1] now; options: at "),
        (7, "pass", "there is no seat 7; the seats are 0 to 3"),
        (-1, "pass", "there is no seat -1; the seats are 0 to 3"),
        ("green", "pass", "there is no seat 'green'; the seats are 0 to 3"),
        (None, "pass", "there is no seat None; the seats are 0 to 3"),
        (False, "pass", "there is no seat False; the seats are 0 to 3"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(seat: int, action: str | int, said: str) -> None:
    match = next(m for m in (Match(game("inis"), seed) for seed in range(50)) if m.asked == [0])
    before = match.state.fields()
    with pytest.raises(IllegalAction) as refusal:
        match.act(seat, action)
    assert str(refusal.value).startswith(said)
    assert "\n" not in str(refusal.value)
    assert match.state.fields() == before and match.log == []


def test_a_stale_action_is_refused() -> None:
    match = random_match(3, 20)
    before = match.state.fields()
    seat = match.asked[0]
    with pytest.raises(StaleAction, match="meant for decision 19; the game is at decision 20"):
        match.act(seat, match.state.options(seat)[0], at=19)
    assert match.state.fields() == before
    match.act(seat, match.state.options(seat)[0], at=20)


def test_nobody_acts_when_the_game_is_over() -> None:
    match = random_match(4)
    with pytest.raises(IllegalAction, match=r"the game is over; .* wins"):
        match.act(0, "pass")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 5}, "players cannot be 5; choose one of: 4, 3, 2"),
        ({"eriu": "everywhere"}, "eriu cannot be 'everywhere'; choose one of: one-each, anywhere"),
        ({"colour": "red"}, "inis has no option 'colour'; its options: players, island"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption) as refusal:
        Match(game("inis"), 1, options)
    assert str(refusal.value).startswith(said)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="there is no game 'chess'; choose one of: inis"):
        game("chess")


def test_undo_goes_back_to_what_was_revealed_or_another_decision() -> None:
    undone = kept = 0
    for seed in range(6):
        match = random_match(seed, 60)
        for _ in range(60):
            seat = match.asked[0]
            before = match.state.fields()
            match.act(seat, match.state.options(seat)[-1])
            if match.may_undo(seat):
                match.undo(seat)
                assert match.state.fields() == before
                match.act(seat, match.state.options(seat)[-1])
                undone += 1
            else:
                with pytest.raises(IllegalAction, match="cannot undo"):
                    match.undo(seat)
                kept += 1
            other = (seat + 1) % match.players
            assert not match.may_undo(other)
    assert undone > 50 and kept > 10


def test_every_way_of_naming_an_action_is_the_same() -> None:
    match = random_match(9, 30)
    seat = match.asked[0]
    action = match.state.options(seat)[0]
    words = match.game.to_words(action)
    assert match.check(seat, words) == match.check(seat, f"  {words.upper()}  ") == match.check(seat, action)


def test_a_state_can_be_pickled_and_copied() -> None:
    state = random_match(12, 80).state
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert other is not state and other.fields() == state.fields()
        other.act(other.legal()[0])
        assert other.fields() != state.fields()


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, True, "7", None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOption, match="the seed should be a number"):
        Match(game("inis"), seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [-1, 3, "green", True, 1.0])
def test_a_viewer_is_a_seat_or_the_public(viewer: object) -> None:
    match = Match(game("inis"), 1, {"players": 3})
    with pytest.raises(Refused, match="there is no seat"):
        match.view(viewer)  # type: ignore[arg-type]
    assert match.view(None)["viewer"] is None


def test_nothing_can_be_done_with_a_finished_state_or_a_seat_that_is_not_there() -> None:
    over = random_match(4).state
    for call in (lambda: over.act(0), lambda: over.take(0, 0)):
        with pytest.raises(ValueError, match="the game is over"):
            call()
    assert over.legal() == over.options(0) == over.seats == [] and over.done and over.depth == 0
    state = random_match(4, 30).state
    for seat in (-1, 4, 99, 10**6):
        assert state.options(seat) == []
        for call in (state.result, state.estimate, lambda s: state.determinize(s, 1), lambda s: state.take(s, 0)):
            with pytest.raises(ValueError, match="there is no seat"):
                call(seat)
    with pytest.raises((ValueError, TypeError)):
        rollouts(None, 1, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("odd", [{"depth": 10**6}, {"depth": -1}, {"players": 100}, {"pile_size": 99}, {"clash": 40}])
def test_fields_of_no_game_are_refused(odd: dict[str, int]) -> None:
    fields = random_match(4, 30).state.fields()
    with pytest.raises(ValueError, match="out of bounds"):
        game("inis").restored({**fields, **odd})
    state = random_match(4, 31).state
    with pytest.raises(ValueError, match="fields are missing: barriers"):
        state.restore({name: value for name, value in fields.items() if name != "barriers"})
    assert state.legal() == state.options(state.seat)


@pytest.mark.parametrize("players", [0, 1, 5, 100, -1])
def test_a_game_has_two_to_four_seats(players: int) -> None:
    with pytest.raises(BadOption):
        game("inis").new(1, {**game("inis").settle_options(), "players": players})


def test_matches_in_threads_do_not_disturb_each_other() -> None:
    alone = [to_text_and_events(random_match(seed, 150)) for seed in range(8)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(lambda seed: to_text_and_events(random_match(seed, 150)), range(8)))
    finally:
        sys.setswitchinterval(before)
    assert together == alone


def to_text_and_events(match: Match) -> list[object]:
    return [(entry.seat, entry.action, entry.events) for entry in match.log]
