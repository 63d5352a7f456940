"""A match refuses what is not allowed, in one sentence, and stays as it was."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

import pytest
from both_games import both_games
from play import midgame, players_near, random_match

from fidchell.core.errors import BadOption, FidchellError, IllegalAction, StaleAction
from fidchell.core.match import Entry, Match
from fidchell.core.registry import game, keys
from fidchell.core.rollout import rollouts
from fidchell.table.log.commands import Sender, entries_for
from fidchell.table.log.entries import Acted, Begin, Row, Sit
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.server import wire

pytestmark = pytest.mark.both

each_game = pytest.mark.parametrize("key", keys())


@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (1, "pass", "blue cannot act now; asked: green"),
        (0, "pass", "green cannot pass now; options: at "),
        (0, "play the piano", "no action is called 'play the piano'; options: at "),
        (0, "", "no action is called ''; options: at "),
        (0, -1, "green cannot take action -1 now; options: "),
        (0, 99999, "green cannot take action 99999 now; options: "),
        (0, 50.0, "green cannot take action 50.0 now; options: "),
        (0, True, "green cannot take action True now; options: "),
        (0, None, "green cannot take action None now; options: "),
        (0, [1], "green cannot take action [1] now; options: "),
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
    assert match.state.fields() == before and not match.acts


@each_game
def test_a_stale_action_is_refused(key: str) -> None:
    match = midgame(3, 20, key)
    now, before = len(match.acts), match.state.fields()
    seat = match.asked[0]
    with pytest.raises(StaleAction, match=f"meant for decision {now - 1}; the game is at decision {now}"):
        match.act(seat, match.state.options(seat)[0], at=now - 1)
    assert match.state.fields() == before
    match.act(seat, match.state.options(seat)[0], at=now)


@each_game
def test_nobody_acts_when_the_game_is_over(key: str) -> None:
    match = random_match(4, key=key)
    with pytest.raises(IllegalAction) as refusal:
        match.act(0, "pass")
    assert str(refusal.value).endswith(f"the game is over; {match.game.outcome(match.state)}")


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


@each_game
def test_no_option_takes_just_any_value(key: str) -> None:
    for option in game(key).options:
        with pytest.raises(FidchellError, match="no such thing") as refusal:
            Match(game(key), 1, {option.name: "no such thing"})
        assert option.name in str(refusal.value) and "\n" not in str(refusal.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(FidchellError, match="there is no game 'chess'; choose one of: inis"):
        game("chess")


@both_games
def test_undo_goes_back_to_what_was_revealed_or_another_decision(key: str) -> None:
    undone = kept = 0
    for seed in range(6):
        match = random_match(seed, 40, key)
        for _ in range(80):
            if match.done:
                break
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


@each_game
def test_every_way_of_naming_an_action_is_the_same(key: str) -> None:
    match = midgame(9, 30, key)
    seat = match.asked[0]
    action = match.state.options(seat)[0]
    words = match.game.notation.to_words(action)
    assert match.check(seat, words) == match.check(seat, f"  {words.upper()}  ") == match.check(seat, action)


@each_game
def test_a_state_can_be_pickled_and_copied(key: str) -> None:
    state = midgame(12, 20, key).state
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert other is not state and other.fields() == state.fields()
        other.act(other.legal()[0])
        assert other.fields() != state.fields()


@each_game
def test_a_pickle_is_played_on_in_another_process_as_here(key: str) -> None:
    state = midgame(12, 40, key).state
    play = "while not s.done: s.act(s.legal()[-1])\nprint(s.fields())"
    command = f"import pickle, sys\ns = pickle.load(sys.stdin.buffer)\n{play}"
    there = subprocess.run([sys.executable, "-c", command], input=pickle.dumps(state), capture_output=True, check=True)
    while not state.done:
        state.act(state.legal()[-1])
    assert there.stdout.decode().strip() == str(state.fields())


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, True, "7", None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOption, match="the seed should be a number"):
        Match(game("inis"), seed)  # type: ignore[arg-type]


@each_game
@pytest.mark.parametrize("viewer", [-1, 3, "green", True, 1.0])
def test_a_viewer_is_a_seat_or_the_public(key: str, viewer: object) -> None:
    match = Match(game(key), 1, {"players": players_near(key, 3)})
    with pytest.raises(FidchellError, match="there is no seat"):
        match.view(viewer)  # type: ignore[arg-type]
    assert match.view(None)["viewer"] is None


@each_game
def test_nothing_can_be_done_with_a_finished_state_or_a_seat_that_is_not_there(key: str) -> None:
    players = players_near(key, 4)
    over = random_match(4, key=key, players=players).state
    for move in (lambda: over.act(0), lambda: over.take(0, 0)):
        with pytest.raises(ValueError, match="the game is over"):
            move()
    assert over.legal() == over.options(0) == over.seats == [] and over.done and over.depth == 0
    state = midgame(4, 30, key, players=players).state
    for seat in (-1, players, 99, 10**6):
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


@pytest.mark.parametrize("odd", [{"depth": 10**6}, {"depth": -1}, {"players": 0}, {"players": 7}, {"turn": 3}])
def test_fields_of_no_game_of_the_snakes_are_refused(odd: dict[str, int]) -> None:
    fields = random_match(4, 30, "snakes", players=3).state.fields()
    with pytest.raises(ValueError, match="out of bounds"):
        game("snakes").restored({**fields, **odd})
    with pytest.raises(ValueError, match="fields are missing: barriers"):
        random_match(4, 31, "snakes").state.restore({n: value for n, value in fields.items() if n != "barriers"})


@each_game
@pytest.mark.parametrize("players", [0, 1, 5, 7, 100, -1])
def test_a_game_has_as_many_seats_as_its_option_says(key: str, players: int) -> None:
    if players in next(option.values for option in game(key).options if option.name == "players"):
        assert Match(game(key), 1, {"players": players}).players == players
        return
    with pytest.raises(BadOption):
        Match(game(key), 1, {"players": players})


@both_games
@pytest.mark.parametrize("players", [0, 7, 100, -1])
def test_a_game_that_cannot_be_set_up_is_refused(key: str, players: int) -> None:
    with pytest.raises(BadOption):
        game(key).new(1, {**game(key).settle_options(), "players": players})


@each_game
def test_matches_in_threads_do_not_disturb_each_other(key: str) -> None:
    alone = [to_text_and_events(random_match(seed, 150, key)) for seed in range(8)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(lambda seed: to_text_and_events(random_match(seed, 150, key)), range(8)))
    finally:
        sys.setswitchinterval(before)
    assert together == alone


def to_text_and_events(match: Match) -> list[object]:
    return [(entry.seat, entry.action, entry.events) for entry in match.entries()]


@each_game
@pytest.mark.parametrize("seals", [False, True])
def test_the_log_gives_back_what_happened(key: str, seals: bool) -> None:
    match, chance = Match(game(key), 5, seals=seals), Random(5)
    told: list[Entry] = []
    while not match.done and len(told) < 80:
        if len(told) % 30 == 20:
            match.reseed(chance.getrandbits(60))
        seat = match.state.seat
        told.append(match.act(seat, chance.choice(match.state.options(seat))))
    assert match.log == [(entry.seat, entry.action) for entry in told]
    assert list(match.entries()) == told and list(match.entries(50)) == told[50:]


@each_game
def test_whatever_is_refused_is_refused_alike_at_a_table(key: str) -> None:
    pairs = map(partial(both, key), range(5, 90))
    match, table = next(pair for pair in pairs if not pair[0].done and not pair[1].match.sealed)
    for seat in range(match.players):
        for words in ("pass ", "play the piano", match.game.notation.to_words(0)):
            message, sender = wire.Act("id", table.ticks[seat], words), Sender(seat, "", seat + 1)
            assert refused(match.check, seat, words) == refused(entries_for, table, sender, message, 0)
    assert "asked: " in refused(match.check, (match.asked[0] + 1) % match.players, "pass")


def both(key: str, decisions: int) -> tuple[Match, Table]:
    """The same game as a match of its own and at a table."""
    match = random_match(3, decisions, key)
    table = Table(TableSetup("t", key, match.options, 3))
    taken = (Acted(seat, match.game.notation.to_words(action)) for seat, action in match.log)
    table.apply(Row(1, 0, (*(Sit(seat, seat + 1) for seat in range(match.players)), *taken, Begin())))
    return match, table


def refused(call: Callable[..., object], *given: object) -> str:
    """The refusal of a call, or ""."""
    try:
        call(*given)
    except FidchellError as why:
        return str(why)
    return ""
