"""A match refuses what is not allowed, in one sentence, and stays as it was."""

import copy
import pickle

import pytest
from play import random_match

from fidchell.core.errors import BadOption, IllegalAction, Refused, StaleAction
from fidchell.core.match import Match
from fidchell.core.registry import game


@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (1, "pass", "blue cannot act now; asked: green"),
        (0, "pass", "green cannot pass now; options: at "),
        (0, "play the piano", "no action is called 'play the piano'; options: at "),
        (0, "", "no action is called ''; options: at "),
        (0, -1, "green cannot take action -1 now; options: at "),
        (0, 99999, "green cannot take action 99999 now; options: at "),
        (7, "pass", "seat 7 cannot act now; asked: green"),
        (-1, "pass", "seat -1 cannot act now; asked: green"),
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
