"""What needs everybody's consent: going back past something revealed, and ending a game early, whoever is present."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from tables import Sitting
from tableside import Person as Visitor
from tableside import Server, in_time

from fidchell.table.live.updates import may_view
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import CLOCKS, MINUTE
from fidchell.table.log.moments import ALL, PUBLIC
from fidchell.table.log.table import SEAT_HELD
from fidchell.table.server import lobby, wire
from fidchell.table.server.accounts import Person
from fidchell.table.server.refusal import Refusal

KEY = bytes(range(32)).hex()
HERE, AWAY, LATE, LENT = "here", "away", "late", "lent"


def playing(seats: int, clock: str = "none") -> Sitting:
    """A keyed game in which every seat has decided something that it cannot take back alone."""
    sitting = Sitting("inis", seats, 1, key=KEY, clock=clock)
    chance = Random(seats)
    sitting.play_until(
        lambda table: (
            not table.match.sealed
            and all(table.match.last_act_of(seat) >= 0 and not table.match.may_undo(seat) for seat in range(seats))
        ),
        chance,
    )
    return sitting


def go(sitting: Sitting, seat: int, how: str) -> None:
    """A person leaves in one of the ways there are."""
    if how != HERE:
        sitting.put(log.Away(seat, late=how == LATE))
    if how == LENT:
        sitting.put(log.Lend(seat, "casual"))


def ways(seats: int) -> Iterator[tuple[str, ...]]:
    """Every way in which all seats but the first may be present or not."""
    return product((HERE, AWAY, LATE, LENT), repeat=seats - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_decision_is_taken_back_without_every_human_seat(seats: int) -> None:
    for gone in ways(seats):
        sitting = playing(seats)
        acts = len(sitting.table.match.acts)
        for seat, how in enumerate(gone, 1):
            go(sitting, seat, how)
        sitting.send(0, wire.Undo("plea"))
        for seat, how in enumerate(gone, 1):
            if how == HERE:
                sitting.send(seat, wire.Reply(f"yes {seat}", True))
        sitting.do_errands()
        everyone = all(how == HERE for how in gone)
        assert (len(sitting.table.match.acts) < acts) is everyone, gone


def test_whoever_refused_and_left_has_still_refused() -> None:
    sitting = playing(2)
    acts = len(sitting.table.match.acts)
    sitting.send(0, wire.Undo("plea"))
    sitting.send(1, wire.Reply("no", False))
    sitting.put(log.Away(1))
    sitting.send(0, wire.Undo("plea again"))
    assert not sitting.do_errands() and len(sitting.table.match.acts) == acts
    sitting.send(1, wire.Back("home"))
    sitting.send(1, wire.Reply("yes", True))
    assert len(sitting.table.match.acts) < acts


def test_only_a_seat_whose_time_is_up_is_voted_out_and_then_its_consent_is_not_needed() -> None:
    sitting = playing(2, clock="quick")
    clock = CLOCKS["quick"]
    assert clock
    late = sitting.table.match.state.seats[0]
    other = 1 - late
    sitting.put(log.Away(late))
    with pytest.raises(Refusal, match="a while after its time is up"):
        sitting.send(other, wire.Vote("too early", "replace", "casual"))
    assert sitting.wait(clock.bank + 1) == [log.Away(late, late=True)]
    with pytest.raises(Refusal, match="a while after its time is up"):
        sitting.send(other, wire.Vote("too early still", "replace", "casual"))
    sitting.wait(MINUTE)
    acts = len(sitting.table.match.acts)
    sitting.send(other, wire.Undo("plea"))
    assert not sitting.do_errands() and len(sitting.table.match.acts) == acts
    sitting.send(other, wire.Vote("out", "replace", "casual"))
    done = sitting.do_errands()
    assert done[0] == log.VotedOut(late, "casual") and isinstance(done[1], log.Rewind)
    assert len(sitting.table.match.acts) < acts and sitting.table.humans() == [other]
    assert sitting.table.seats_of(late + 1) == [] and not may_view(sitting.table, late, late + 1)
    told = [note.id for moment in sitting.table.moments.recent[PUBLIC] for note in moment.notes]
    assert "table-voted-out" in told
    assert sitting.again().match.state.fields() == sitting.table.match.state.fields()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_early_by_a_majority_of_all_and_shows_nothing_unless_all_agree(seats: int) -> None:
    for gone in ways(seats):
        if LENT in gone or all(how == HERE for how in gone):
            continue  # votes are about people who have left without a bot
        sitting = playing(seats)
        for seat, how in enumerate(gone, 1):
            go(sitting, seat, how)
        voters = [0, *(seat for seat, how in enumerate(gone, 1) if how == HERE)]
        for seat in voters:
            sitting.send(seat, wire.Vote(f"end {seat}", "end"))
        sitting.do_errands()
        table = sitting.table
        assert (table.phase == "stopped") is (2 * len(voters) > seats), gone
        assert not table.revealed  # at least one did not agree
        assert not may_view(table, ALL, 1) and not may_view(table, 1, 1)
        assert may_view(table, 0, 1) and may_view(table, PUBLIC, 1)


def test_a_game_that_everybody_ends_is_shown() -> None:
    sitting = playing(2)
    sitting.send(0, wire.Vote("end", "end"))
    assert not sitting.do_errands()
    sitting.send(1, wire.Vote("end too", "end"))
    assert sitting.do_errands() == [log.Stop("agreed", shown=True)]
    assert sitting.table.revealed and may_view(sitting.table, ALL, 0)
    alone = playing(2)
    alone.put(log.Stop("admin"))
    assert not alone.table.revealed


# Chance after going back.


def test_what_was_seen_does_not_come_again() -> None:
    sitting = Sitting("snakes", 2, 1, key=KEY)
    sitting.play_until(lambda table: table.match.last_act_of(0) >= 0 and not table.match.may_undo(0), Random(1))
    match = sitting.table.match
    before = (match.key_at(len(match.acts)), dict(match.reseeds))
    sitting.send(0, wire.Undo("plea"))
    sitting.send(1, wire.Reply("yes", True))
    match = sitting.table.match
    assert (match.key_at(len(match.acts)), dict(match.reseeds)) != before
    assert list(match.reseeds) == [len(match.acts)]
    assert sitting.again().match.state.fields() == match.state.fields()


def test_a_person_with_several_seats_has_one_vote() -> None:
    sitting = playing(4)
    for seat in (1, 2):
        sitting.put(log.Sit(seat, 1, "", "person 0"))
    sitting.put(log.Away(3))
    for seat in (0, 1, 2):
        sitting.table.votes[seat] = ("end", "")
    assert not sitting.do_errands() and sitting.table.phase == "playing"


def test_whose_time_is_up_for_good_cannot_hold_up_a_vote_by_coming_back() -> None:
    sitting = playing(3, clock="quick")
    clock = CLOCKS["quick"]
    assert clock
    late = sitting.table.match.state.seats[0]
    one, two = (seat for seat in range(3) if seat != late)
    sitting.wait(clock.bank + 1)
    sitting.send(late, wire.Back("once"))
    sitting.wait(clock.bank + MINUTE)
    sitting.send(one, wire.Vote("out", "replace", "casual"))
    with pytest.raises(Refusal, match="you come back by making your move"):
        sitting.send(late, wire.Back("again"))
    sitting.send(two, wire.Vote("out too", "replace", "casual"))
    assert sitting.do_errands() == [log.VotedOut(late, "casual")]


# Seats that were taken by somebody who never came.


def test_a_seat_of_somebody_who_never_came_can_be_given_to_a_bot_without_a_clock() -> None:
    sitting = playing(3)
    sitting.put(log.Away(1, never=True))
    with pytest.raises(Refusal, match="a while after its time is up"):
        sitting.table.chairs[1].sat_at = sitting.now
        sitting.send(0, wire.Vote("too early", "replace", "casual"))
    sitting.wait(SEAT_HELD)
    sitting.send(0, wire.Vote("out", "replace", "casual"))
    assert not sitting.do_errands()  # all who are here must agree
    sitting.send(2, wire.Vote("out too", "replace", "casual"))
    assert sitting.do_errands() == [log.VotedOut(1, "casual")]


def test_whoever_has_been_here_is_not_voted_out_without_a_clock() -> None:
    for gone in (log.Away(1), log.Away(1, never=True)):
        sitting = playing(3)
        sitting.put(gone)
        sitting.send(1, wire.Back("here"))
        sitting.put(log.Away(1))
        sitting.wait(10 * SEAT_HELD)
        with pytest.raises(Refusal, match="a while after its time is up"):
            sitting.send(0, wire.Vote("out", "replace", "casual"))


def test_before_the_game_others_free_a_seat_whose_person_has_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("inis", 4, 1, begin=False, owner=1)
    sitting.put(log.Sit(3))
    table, minute = sitting.table, 60_000
    monkeypatch.setattr(lobby, "clock", lambda: sitting.now)
    sat = sitting.now

    def free(user: int, seat: str, came: set[int]) -> tuple[log.Entry, ...]:
        return lobby.stands_up(table, Person(user, "x"), seat, came)

    blue = table.seat_name(1)
    assert free(1, blue, set()) == free(2, blue, {2}) == (log.Sit(1),)  # the owner, and the person
    with pytest.raises(Refusal, match="held for 10 minutes"):
        free(3, blue, {3})
    sitting.now = sat + 10 * minute
    assert free(3, blue, {3}) == (log.Sit(1),)
    for stranger, came in ((9, {9}), (3, {2, 3})):  # one who does not sit here; a person who has come
        with pytest.raises(Refusal, match="not your seat"):
            free(stranger, blue, came)


@pytest.mark.once
def test_whoever_sits_down_and_never_connects_counts_as_gone(tmp_path: Path) -> None:
    serving = Server(f"sqlite:///{tmp_path}/tables.db", "--grace", "0", "--no-limits").start()

    async def story() -> None:
        async with Visitor(serving.url) as host, Visitor(serving.url, "Bran") as other:
            table = (await host.set_table("inis", "mo", listed=True))["id"]
            line = await host.seat(table, "green")
            await line.until("update")
            assert (await other.post(f"/api/tables/{table}/seats/blue")).status_code == 201
            while not any(chair.get("late") for chair in line.update["chairs"]):
                await line.until("update")
            assert [chair.get("late", False) for chair in line.update["chairs"]] == [False, True]
            theirs = await other.seat(table, "blue")
            while any(chair.get("late") for chair in line.update["chairs"]):
                await line.until("update")
            assert not theirs.ended

    in_time(story())
    serving.stop()


@pytest.mark.parametrize("bots", [1, 2])
def test_a_bot_account_is_nobody(bots: int) -> None:
    sitting = playing(3)
    for seat in range(3 - bots, 3):
        sitting.table.chairs[seat].keeper = "somebody"
    acts, people = len(sitting.table.match.acts), list(range(3 - bots))
    assert sitting.table.humans() == sitting.table.people() == people
    with pytest.raises(Refusal) as refused:  # with nobody to ask, it could take back what others have decided
        sitting.send(2, wire.Undo("plea"))
    assert refused.value.name == "bots-only-play"
    with pytest.raises(Refusal):
        sitting.send(2, wire.Vote("end", "end"))
    sitting.send(0, wire.Undo("plea"))
    assert (len(sitting.table.match.acts) < acts) is (people == [0])
    if people == [0, 1]:
        with pytest.raises(Refusal):
            sitting.send(2, wire.Reply("no", False))
        sitting.send(1, wire.Reply("yes", True))
        assert len(sitting.table.match.acts) < acts
    for seat in people:
        sitting.send(seat, wire.Vote(f"end {seat}", "end"))
    sitting.do_errands()
    assert sitting.table.phase == "stopped" and sitting.table.revealed
