"""What a seat knows: guesses fit everything it has seen, and are spread evenly over what it has not."""

from collections import Counter
from random import Random

import pytest
from distributions import even

from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.games.inis import ids


def drafted(seed: int, players: int) -> tuple[Match, list[list[set[int]]]]:
    """A match after its first draft, and what each seat passed on at each step."""
    chance = Random(seed)
    match = Match(game("inis"), seed, {"players": players})
    passed: list[list[set[int]]] = [[] for _ in range(players)]
    while match.view(None)["ask"]["what"] != "turn":
        hands = [hand & ids.ACTION_CARDS for hand in match.state.fields()["hands"]]
        seat = chance.choice(match.asked)
        entry = match.act(seat, chance.choice(match.state.options(seat)))
        now = [hand & ids.ACTION_CARDS for hand in match.state.fields()["hands"]]
        if any(event & 255 == ids.GAVE for event in entry.events):
            for giver in range(players):
                gone = hands[giver] & ~now[giver]
                passed[giver].append({card for card in range(ids.ADVANTAGE) if gone >> card & 1})
    return match, passed


def seat_after(match: Match, seat: int) -> int:
    step = 1 if match.state.fields()["crows"] == 0 else -1
    return (seat + step) % match.players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_a_guess_fits_all_that_was_passed_in_the_draft(seed: int, players: int) -> None:
    match, passed = drafted(seed, players)
    for seat in range(players):
        after = seat_after(match, seat)
        mine = match.state.fields()["hands"][seat]
        for i in range(25):
            hands = match.state.determinize(seat, i).fields()["hands"]
            held = {card for card in range(ids.ADVANTAGE) if hands[after] >> card & 1}
            assert hands[seat] == mine
            assert passed[seat][-1] <= held, "the card passed last is where it went"
            if players > 2:
                first, second, third = passed[seat]
                assert len(second - held) <= 1, "the next seat passed on one card after it got these two"
                assert len(held - first - second - third) <= 1, "the next seat kept one card of its own"


def test_guesses_are_spread_evenly_over_what_was_never_seen() -> None:
    match, _ = drafted(3, 3)
    unseen = [card for card in range(ids.ADVANTAGE) if match.state.fields()["maybe"][ids.ASIDE] >> card & 1]
    counts = Counter(match.state.determinize(0, i).fields()["aside"] - 1 for i in range(3000))
    assert set(counts) == set(unseen) and len(unseen) > 1
    even(counts, dict.fromkeys(unseen, 1.0))


def test_the_two_seats_of_a_passing_remember_it_and_nobody_else_does() -> None:
    match, passed = drafted(5, 4)
    f = match.state.fields()
    after = seat_after(match, 0)
    card = passed[0][-1].pop()
    spots = range(ids.SPOTS)
    places = {eye: [at for at in spots if f["maybe"][eye * ids.SPOTS + at] >> card & 1] for eye in range(ids.EYES)}
    assert {eye for eye, found in places.items() if found == [after]} == {0, after}


def test_a_spectator_sees_no_hand() -> None:
    match, _ = drafted(6, 4)
    shown = match.view(None)
    assert shown["own"] is None and all("hand" not in seat for seat in shown["seats"])
    assert not any(shown["memory"]["known"][seat["seat"]] for seat in shown["seats"])
    assert "options" not in shown["ask"]
    assert match.view(2)["own"]["hand"] and "hand" not in match.view(2)["seats"][2]
