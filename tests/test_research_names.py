"""Information states of OpenSpiel: one name for all that a seat cannot tell apart, also after both worlds went on."""

from collections.abc import Iterator
from random import Random

import pyspiel
import pytest
from patience import extent

from fidchell.bots.spiel_world import World, information_state_string
from fidchell.core.registry import Game, game
from fidchell.core.state import State
from fidchell.research.openspiel import DealtState

NEEDS = ("pyspiel",)
pytestmark = pytest.mark.compiled  # else it takes minutes

FAR = 60  # decisions that two worlds go on together


def marks(kind: Game, state: State, seat: int) -> bytes:
    """All that a seat knows, as numbers."""
    assert kind.encoding
    room = bytearray(kind.encoding.size)
    state.observe_into(seat, room)
    return bytes(room)


def twins(kind: Game, players: int, chance: Random, count: int) -> Iterator[tuple[int, State, State]]:
    """Seats, and pairs of worlds which such a seat cannot tell apart."""
    while count:
        state = kind.new(chance.getrandbits(40), kind.settle_options({"players": players}))
        state.sit(False)
        state.take_lone()
        while count and not state.done:
            if chance.random() < 0.03:
                seat = chance.randrange(players)
                guess = state.determinize(seat, chance.getrandbits(40))
                guess.reseed(state.fields()["rng"])  # so that dice fall alike
                yield seat, state.clone(), guess
                count -= 1
            state.act(chance.choice(state.legal()))


def together(kind: Game, seat: int, one: State, two: State, chance: Random) -> Iterator[None]:
    """Let two worlds go on by the same actions as long as a seat cannot tell them apart."""
    for _ in range(FAR):
        if one.done or two.done or marks(kind, one, seat) != marks(kind, two, seat):
            return
        yield
        shared = [action for action in one.legal() if action in two.legal()] if one.seat == two.seat else []
        if not shared:
            return
        action = chance.choice(shared)
        one.act(action)
        two.act(action)


@pytest.mark.parametrize(
    ("key", "players", "seed", "count"), [("inis", 3, 1, extent(500, 5000)), ("snakes", 3, 1, extent(300, 1500))]
)
def test_who_decides_has_one_name_for_what_it_cannot_tell_apart(key: str, players: int, seed: int, count: int) -> None:
    kind, chance, compared = game(key), Random(seed), 0
    for seat, one, two in twins(kind, players, chance, count):
        for _ in together(kind, seat, one, two, chance):
            if one.seat == two.seat == seat:
                compared += 1
                assert sorted(one.legal()) == sorted(two.legal())
                assert information_state_string(one, seat) == information_state_string(two, seat)
    assert compared > 4 * count


def test_who_waits_is_not_told_who_is_asked_to_react() -> None:
    kind, chance, table = game("inis"), Random(5), pyspiel.load_game("fidchell_inis(players=4)")
    differed = 0
    for seat, one, two in twins(kind, 4, chance, extent(600, 3000)):
        for _ in together(kind, seat, one, two, chance):
            if seat not in one.seats and seat not in two.seats:
                names = {DealtState(table, World(state)).information_state_string(seat) for state in (one, two)}
                assert len(names) == 1
        differed += not one.done and not two.done and kind.flow.window(one) and one.seats != two.seats
    assert differed > extent(5, 30)  # there were worlds in which others are asked


def test_who_has_drafted_is_not_told_how_far_the_others_are() -> None:
    state = pyspiel.load_game("fidchell_inis(players=4)").new_initial_state().child(3)
    while len(state.world.state.seats) < 4:
        state.apply_action(state.legal_actions()[0])
    asked = state.current_player()
    while state.current_player() == asked:
        state.apply_action(state.legal_actions()[0])
    before = state.information_state_string(asked)
    state.apply_action(state.legal_actions()[0])
    assert len(state.world.state.seats) > 1 and state.information_state_string(asked) == before
