"""Tables without a server: sealed decisions, orders, peace, promises, undo, leavers, clocks, and the log behind it."""

import json
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any, cast

import pytest
from tables import Sitting

from fidchell.core import registry
from fidchell.core.window import Window
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log import moments, past
from fidchell.table.log.clocks import CLOCKS, MINUTE, SECOND, Clock
from fidchell.table.log.commands import Sender, entries_for
from fidchell.table.log.entries import Entry, Mark, StandingOrder
from fidchell.table.log.table import Table
from fidchell.table.server import wire
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import queries


def in_window(table: Table, seats: int = 2) -> bool:
    return table.match.window is not None and len(table.match.window.asked) >= seats


def window_of(table: Table) -> Window:
    """The window that is open."""
    assert table.match.window
    return table.match.window


def quick() -> Clock:
    """The quickest clock."""
    found = CLOCKS["quick"]
    assert found
    return found


def decisions(entries: list[Entry]) -> list[log.Acted | log.Seal]:
    """Entries that are decisions, all of them."""
    found = [entry for entry in entries if isinstance(entry, log.Acted | log.Seal)]
    assert len(found) == len(entries), entries
    return found


def in_draft(table: Table) -> bool:
    return table.match.curtain


def in_clash(table: Table) -> bool:
    peace = table.game.talk.peace
    assert peace
    open_ask = not table.match.sealed and table.match.state.seats
    return bool(table.clash() and open_ask and peace.offer in table.match.options_of(table.match.state.seats[0]))


def in_the_open(table: Table) -> bool:
    return not table.match.sealed


def reached(wanted: Any, seed: int = 1, **plan: Any) -> Sitting:
    sitting = Sitting("inis", plan.pop("seats", 3), seed, **plan)
    sitting.play_until(wanted, Random(seed))
    return sitting


def two_could_play(table: Table) -> bool:
    window = table.match.window
    return window is not None and sum(len(asked.options) > 1 for asked in window.asked.values()) >= 2


def anywhere(wanted: Any) -> Sitting:
    """A sitting where a table is as wanted, in the first of some games that comes to that."""
    for seed in range(1, 60):
        with suppress(AssertionError):
            return reached(wanted, seed, seats=4)
    raise AssertionError("it never came to that in any game")


def update(sitting: Sitting, viewer: int, seen: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sitting.shown(viewer, seen))
    return found


def refused(name: str) -> Any:
    return pytest.raises(Refusal, check=lambda why: why.name == name)


# The log is the truth.


@pytest.mark.parametrize("game", ["inis", "snakes"])
def test_the_log_makes_the_same_table_again(game: str) -> None:
    sitting = Sitting(game, 3, 4)
    chance = Random(4)
    for _ in range(400):
        if sitting.table.phase != "playing":
            break
        sitting.act_at_random(chance)
    again = sitting.again()
    assert again.match.state.fields() == sitting.table.match.state.fields()
    assert again.moments.counts == sitting.table.moments.counts and again.ticks == sitting.table.ticks
    assert again.keys == sitting.table.keys


def test_rows_survive_being_written_and_read() -> None:
    sitting = reached(in_window)
    sitting.send(0, wire.GiveOrders("o", [StandingOrder("ask-for", card="geis"), StandingOrder("peace", keep=2)]))
    for row in sitting.rows:
        assert log.read(log.written(row.entries)) == row.entries


def test_a_message_sent_twice_is_carried_out_once() -> None:
    sitting = reached(in_the_open)
    (seat,) = sitting.awaited()
    message = wire.Act("the-same", sitting.table.ticks[seat], sitting.words(seat)[0])
    assert sitting.send(seat, message) and not sitting.send(seat, message)
    assert not sitting.again().has_key(seat, "other") and sitting.again().has_key(seat, "the-same")


def test_old_tokens_foreign_seats_and_illegal_actions_are_refused() -> None:
    sitting = reached(in_the_open)
    (seat,) = sitting.awaited()
    token, other = sitting.table.ticks[seat], (seat + 1) % 3
    with refused("stale"):
        sitting.send(seat, wire.Act("a", token - 1, sitting.words(seat)[0]))
    with refused("not-asked"):
        sitting.send(other, wire.Act("b", sitting.table.ticks[other], "pass"))
    with refused("illegal") as why:
        sitting.send(seat, wire.Act("c", token, "fly to the moon"))
    assert sitting.words(seat)[0] in str(why.value)
    with refused("not-seated"):
        sitting.send(-1, wire.Act("d", token, sitting.words(seat)[0]))
    with refused("bad-id"):
        sitting.send(seat, wire.Act("x" * 41, token, sitting.words(seat)[0]))


# Windows.


def test_answers_in_a_window_are_sealed_and_may_be_changed_until_it_closes() -> None:
    sitting = reached(in_window, window=2.0)
    table, rows = sitting.table, len(sitting.rows)
    first, second = list(window_of(table).asked)[:2]
    before = {viewer: sitting.shown(viewer) for viewer in (0, 1, 2, -1)}
    sitting.act(second, "pass")
    assert all(sitting.shown(viewer) == before[viewer] for viewer in (0, 1, 2, -1) if viewer != second)
    assert update(sitting, second)["ask"]["answered"] == "pass"
    sitting.act(second, "pass")
    for seat in list(window_of(table).asked):
        if seat != second:
            sitting.act(seat, "pass")
    assert isinstance(sitting.rows[rows].entries[0], log.Seal) and in_window(table)
    assert [type(entry) for entry in sitting.wait(2000)][-1] is log.Close
    assert first in table.ticks or table.match.window is None or table.match.window.opened == sitting.now


def test_a_window_lasts_its_time_even_if_all_have_answered() -> None:
    sitting = reached(in_window, window=3.0)
    opened = window_of(sitting.table).opened
    for seat in list(window_of(sitting.table).asked):
        sitting.act(seat, "pass")
    assert sitting.wait(opened + 2999 - sitting.now) == [] and in_window(sitting.table)
    assert sitting.wait(2) and sitting.rows[-1].at == opened + 3000


def test_the_first_in_the_order_of_the_rules_who_plays_a_card_counts() -> None:
    sitting = anywhere(two_could_play)
    window = window_of(sitting.table)
    cards = {seat: sitting.words(seat)[0] for seat, asked in window.asked.items() if len(asked.options) > 1}
    for seat in reversed(list(window.asked)):
        sitting.act(seat, cards.get(seat, "pass"))
    first, second = list(cards)[:2]
    acted = [(act >> 16, sitting.table.game.notation.to_words(act & 0xFFFF)) for act in sitting.table.match.acts[-3:]]
    assert (first, cards[first]) in acted and (second, cards[second]) not in acted


# Standing orders.


def test_orders_pass_in_windows_until_the_seat_decides_openly() -> None:
    sitting = reached(in_window, window=2.0)
    asked = set(window_of(sitting.table).asked)
    for seat in range(3):
        sitting.send(seat, wire.GiveOrders(f"o{seat}", [StandingOrder("pass-until-my-turn")]))
    done = sitting.wait(2000)
    assert {entry.seat for entry in done if isinstance(entry, log.Seal)} >= asked
    sitting.play_until(in_the_open, Random(1))
    assert not sitting.table.chairs[sitting.table.match.state.seats[0]].orders
    assert all(entry.by == "order" and entry.action == "pass" for entry in done if isinstance(entry, log.Seal))


def test_an_order_to_be_asked_for_a_card_is_stronger_than_one_to_pass() -> None:
    def somebody_holds(table: Table) -> bool:
        window = table.match.window
        return window is not None and any(len(asked.options) > 1 for asked in window.asked.values())

    sitting = reached(somebody_holds, window=2.0)
    window = window_of(sitting.table)
    holder = next(seat for seat, asked in window.asked.items() if len(asked.options) > 1)
    card = sitting.words(holder)[0].removeprefix("play ")
    stop = [StandingOrder("pass-until-my-turn"), StandingOrder("ask-for", card=card)]
    sitting.send(holder, wire.GiveOrders("stop", stop))
    assert not any(getattr(entry, "seat", -1) == holder for entry in sitting.wait(1900))
    sitting.send(holder, wire.GiveOrders("go", stop[:1]))
    assert any(getattr(entry, "seat", -1) == holder for entry in sitting.wait(5))


def test_orders_are_nobody_elses_business_and_bad_ones_are_refused() -> None:
    sitting = reached(in_window)
    others = {viewer: sitting.shown(viewer) for viewer in (1, 2, -1)}
    sitting.send(0, wire.GiveOrders("o", [StandingOrder("pass-at", moment="a turn ends")]))
    assert all(sitting.shown(viewer) == shown for viewer, shown in others.items())
    assert update(sitting, 0)["orders"] == [{"kind": "pass-at", "moment": "a turn ends"}]
    with refused("unknown-order"):
        sitting.send(0, wire.GiveOrders("p", [StandingOrder("win")]))
    with refused("too-many-orders"):
        sitting.send(0, wire.GiveOrders("q", [StandingOrder("pass-until-my-turn")] * 41))


# Peace and promises.


def test_a_clash_ends_as_soon_as_all_its_parties_are_ready() -> None:
    sitting = reached(in_clash, 3)
    table = sitting.table
    parties, where = table.parties(), table.clash()
    outsider = next((seat for seat in range(3) if seat not in parties), None)
    if outsider is not None:
        with refused("no-clash"):
            sitting.send(outsider, wire.Stance("no", True))
    for seat in parties[:-1]:
        sitting.send(seat, wire.Stance(f"s{seat}", True))
    assert not sitting.do_errands() and update(sitting, -1)["chairs"][parties[0]]["ready"] is True
    sitting.send(parties[0], wire.Stance("back", False))
    sitting.send(parties[-1], wire.Stance("last", True))
    assert not sitting.do_errands()
    sitting.send(parties[0], wire.Stance("again", True))
    done = decisions(sitting.do_errands())
    assert [entry.by for entry in done] == ["stance"] * len(done)
    assert sorted(entry.action for entry in done) == ["agree"] * (len(parties) - 1) + ["peace"]
    assert table.clash() != where or table.match.sealed
    assert not table.stances or table.clash() == where


def test_an_order_agrees_to_peace_while_enough_clans_stay() -> None:
    sitting = reached(in_clash, 3)
    parties = sitting.table.parties()
    peace = sitting.table.game.talk.peace
    assert peace
    for seat in parties:
        keep = peace.keeps(sitting.table.match.state, seat)
        sitting.send(seat, wire.GiveOrders(f"o{seat}", [StandingOrder("peace", keep=keep)]))
    seat = sitting.table.match.state.seats[0]
    sitting.act(seat, "peace")
    assert [entry.by for entry in decisions(sitting.do_errands())] == ["order"] * (len(parties) - 1)


def test_a_promise_is_remembered_as_kept_or_broken() -> None:
    sitting = reached(in_clash, 3)
    seat = sitting.table.match.state.seats[0]
    other = next(party for party in sitting.table.parties() if party != seat)
    foe = sitting.table.seat_name(other)
    with refused("unknown-phrase"):
        sitting.send(seat, wire.Propose("p0", "conquer", {}))
    with refused("bad-phrase"):
        sitting.send(seat, wire.Propose("p1", "spare", {"other": "nobody"}))
    sitting.send(seat, wire.Propose("p2", "spare", {"other": foe}))
    sitting.send(other, wire.Propose("p3", "peace", {}))
    note = update(sitting, -1, sitting.table.moments.version(-1) - 2)["events"][0]
    assert note["id"] == "inis-promise-spare" and note["args"]["other"] == foe
    assert not any("fate" in made for made in update(sitting, 2)["promises"])  # both are open
    sitting.act(seat, f"attack {foe}")
    assert sitting.table.promises[0].fate == "broken"
    sitting.play_until(lambda table: not table.clash(), Random(3))
    assert sitting.table.promises[1].fate in ("kept", "broken")


# Undo.


def pleading() -> tuple[Sitting, int, list[int], int]:
    """A sitting at which a seat asks to take a decision back: that seat, the others, and the acts that would remain."""
    sitting = reached(lambda table: in_the_open(table) and table.match.last_act_of(0) >= 0, 4)
    play = sitting.table.match
    seat = next(s for s in range(3) if play.last_act_of(s) >= 0 and not play.may_undo(s))
    sitting.send(seat, wire.Undo("plea"))
    return sitting, seat, [other for other in range(3) if other != seat], play.last_act_of(seat)


def test_a_decision_that_revealed_nothing_is_taken_back_freely() -> None:
    sitting = reached(lambda table: in_the_open(table) and table.match.may_undo(table.match.state.seats[0]), 2)
    seat = sitting.table.match.state.seats[0]
    acts = len(sitting.table.match.acts)
    assert update(sitting, seat)["may_undo"] == "free"
    token = sitting.table.ticks[seat]
    sitting.send(seat, wire.Undo("u"))
    assert len(sitting.table.match.acts) == acts - 1 and sitting.table.ticks[seat] > token
    assert sitting.again().match.state.fields() == sitting.table.match.state.fields()


def test_a_choice_in_the_draft_is_taken_back_unseen() -> None:
    sitting = reached(in_draft, 2)
    first, second, third = sitting.awaited()
    while sitting.table.is_awaited(first):
        sitting.act(first, sitting.words(first)[0])
    others = {viewer: sitting.shown(viewer) for viewer in (second, third, -1)}
    sitting.act(second, sitting.words(second)[0])
    assert sitting.shown(third) == others[third] and sitting.shown(-1) == others[-1]
    sitting.send(first, wire.Undo("u"))
    assert sitting.table.is_awaited(first)
    assert sitting.shown(third) == others[third] and sitting.shown(-1) == others[-1]
    assert any(act >> 16 == second for act in sitting.table.match.acts[sitting.table.match.curtain_at :])


def test_beyond_that_all_whom_it_concerns_must_agree() -> None:
    sitting, seat, (one, two), back_to = pleading()
    table = sitting.table
    assert update(sitting, one)["plea"]["waiting"] == [table.seat_name(s) for s in sorted((one, two))]
    with refused("no-plea"):
        sitting.send(seat, wire.Reply("own", True))
    sitting.send(one, wire.Reply("yes", True))
    assert table.plea
    sitting.send(two, wire.Reply("no", False))
    assert not table.plea and len(table.match.acts) > back_to
    sitting.send(seat, wire.Undo("plea again"))
    sitting.send(one, wire.Reply("yes2", True))
    sitting.send(two, wire.Reply("yes3", True))
    assert len(table.match.acts) == back_to and not table.plea
    assert sitting.again().match.state.fields() == table.match.state.fields()


def test_with_bots_alone_a_decision_is_taken_back_without_asking() -> None:
    sitting = Sitting("inis", 3, 5)
    for seat in (1, 2):
        sitting.put(log.Sit(seat, 0, "casual", "casual"))
    sitting.play_until(lambda table: in_the_open(table) and table.match.last_act_of(0) >= 0, Random(5))
    chance = Random(6)
    sitting.play_until(lambda table: not table.match.may_undo(0), chance)
    back_to = sitting.table.match.last_act_of(0)
    assert len(sitting.send(0, wire.Undo("u"))) == 2 and len(sitting.table.match.acts) == back_to


# Leavers and clocks.


def test_those_who_stay_decide_about_a_seat_that_was_left() -> None:
    sitting = reached(in_the_open, 6, seats=4)
    with refused("no-vote"):
        sitting.send(0, wire.Vote("v", "bot", "casual"))
    sitting.put(log.Away(3))
    assert update(sitting, 0)["leaving"]["seats"] == [sitting.table.seat_name(3)]
    with refused("bad-vote"):
        sitting.send(0, wire.Vote("w", "bot", "divine"))
    with refused("no-vote"):
        sitting.send(3, wire.Vote("x", "wait"))
    sitting.send(0, wire.Vote("a", "bot", "casual"))
    assert not sitting.do_errands()
    sitting.send(1, wire.Vote("b", "bot", "expert"))
    assert sitting.do_errands() == [log.Lend(3, "casual")]
    assert update(sitting, 0)["chairs"][3]["bot"] == "casual" and "leaving" not in update(sitting, 0)
    sitting.send(3, wire.Back("home"))
    assert "bot" not in update(sitting, 0)["chairs"][3]


def test_a_majority_of_all_ends_a_table() -> None:
    sitting = reached(in_the_open, 6, seats=3)
    sitting.put(log.Away(2))
    sitting.send(0, wire.Vote("a", "end"))
    assert not sitting.do_errands()
    sitting.send(1, wire.Vote("b", "end"))
    sitting.do_errands()
    assert sitting.table.phase == "stopped" and update(sitting, 0)["outcome"] == "agreed"
    with refused("stopped"):
        sitting.send(0, wire.Act("c", 1, "pass"))


def test_the_clock_runs_for_whoever_decides_openly_and_adds_by_turns() -> None:
    sitting = Sitting("inis", 3, 1, clock="quick")
    sitting.play_until(in_the_open, Random(1))
    seat = sitting.table.match.state.seats[0]
    before = sitting.table.times.left_to(seat, sitting.now)
    sitting.now += 7 * SECOND
    clocks = update(sitting, -1)["clocks"]
    assert clocks["running"] == sitting.table.seat_name(seat)
    assert clocks["left"][sitting.table.seat_name(seat)] == before - 7 * SECOND
    sitting.play_until(lambda table: table.match.sealed or table.match.state.seats[0] != seat, Random(1))
    assert sitting.table.times.left[seat] <= quick().cap


def test_nobodys_clock_runs_in_a_sealed_decision() -> None:
    sitting = reached(in_window, clock="quick", window=2.0)
    left = update(sitting, -1)["clocks"]
    sitting.now += 20 * SECOND
    assert update(sitting, -1)["clocks"] == left and "running" not in left
    assert update(sitting, 0)["ask"]["left"] == update(sitting, 1)["ask"]["left"]


def test_sealed_decisions_end_when_their_time_is_up() -> None:
    sitting = reached(in_window, clock="quick", window=2.0)
    asked = list(window_of(sitting.table).asked)
    done = sitting.wait(quick().sealed)
    assert {entry.seat for entry in done if isinstance(entry, log.Seal) and entry.by == "time"} >= set(asked)
    drafting = reached(in_draft, 2, clock="quick")
    acts = len(drafting.table.match.acts)
    drafting.wait(quick().sealed + 1)
    assert len(drafting.table.match.acts) > acts and not drafting.again().match.curtain_at > len(
        drafting.table.match.acts
    )


def test_whoever_runs_out_of_time_is_late_and_gets_some_back_on_return() -> None:
    sitting = reached(in_the_open, clock="quick")
    seat = sitting.table.match.state.seats[0]
    done = sitting.wait(quick().bank + 1)
    assert done == [log.Away(seat, late=True)] and update(sitting, seat)["chairs"][seat]["late"] is True
    sitting.send(seat, wire.Back("b"))
    assert sitting.table.times.left_to(seat, sitting.now) >= MINUTE and not sitting.do_errands()


# Talk, and coming back.


def test_chat_reaches_all_unless_the_table_was_set_without() -> None:
    sitting = reached(in_the_open)
    sitting.send(-1, wire.Say("hello", "  good   evening "))
    (note,) = update(sitting, 2, sitting.table.moments.version(2) - 1)["events"]
    assert (note["id"], note["text"]) == ("table-said", "good evening")
    with refused("bad-saying"):
        sitting.send(0, wire.Say("long", "x" * 501))
    quiet = Sitting("inis", 2, 1, chat=False)
    with refused("chat-off"):
        quiet.send(0, wire.Say("hush", "psst"))


def test_whoever_comes_back_gets_what_they_missed_and_no_more() -> None:
    sitting = reached(in_the_open, 3)
    seen = sitting.table.moments.version(1)
    events = []
    chance = Random(3)
    for _ in range(12):
        before = sitting.table.moments.version(1)
        sitting.act_at_random(chance)
        events += update(sitting, 1, before).get("events", [])
    late = update(sitting, 1, seen)
    assert late.get("events", []) == events and "gap" not in late
    assert update(sitting, 1, sitting.table.moments.version(1)).get("events", []) == []


def test_after_too_long_there_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "KEPT", 20)
    sitting = Sitting("inis", 2, 8)
    chance = Random(8)
    for _ in range(60):
        sitting.act_at_random(chance)
    assert update(sitting, -1, 0)["gap"] is True


def test_before_the_game_begins_nobody_sees_anything_of_it() -> None:
    sitting = Sitting("inis", 3, 1, begin=False)
    assert update(sitting, 0)["view"] == {} and update(sitting, 0)["phase"] == "gathering"
    with refused("not-begun"):
        sitting.act(0, "pass")


def test_an_answer_in_a_window_is_not_taken_back_freely_once_all_is_known() -> None:
    sitting = reached(in_window)
    seats = list(window_of(sitting.table).asked)
    for seat in seats:
        sitting.act(seat, "pass")
    assert not any(sitting.table.match.may_undo(seat) for seat in seats)


# What a reviewer found.


def test_only_whoever_sits_there_acts_from_a_seat() -> None:
    sitting = reached(in_the_open)
    (seat,) = sitting.awaited()
    stranger = Sender(seat, "stranger", 77)
    with refused("not-yours"):
        entries_for(
            sitting.table, stranger, wire.Act("x", sitting.table.ticks[seat], sitting.words(seat)[0]), sitting.now
        )
    (said,) = entries_for(sitting.table, stranger, wire.Say("y", "hello"), sitting.now)
    assert isinstance(said, log.Spoken) and said.seat == -1
    with refused("not-signed-in"):
        entries_for(sitting.table, Sender(-1), wire.Say("z", "hello"), sitting.now)


def test_a_table_that_was_ended_stays_so() -> None:
    sitting, *_ = pleading()
    sitting.put(log.Stop("agreed"))
    for other in range(3):
        with refused("stopped"):
            sitting.send(other, wire.Reply(f"yes{other}", True))
    assert not sitting.do_errands() and sitting.table.phase == "stopped"


def test_a_new_course_of_chance_stays_when_all_go_back_behind_it() -> None:
    sitting = reached(lambda table: len(table.match.acts) >= 12, 5)
    play = sitting.table.match
    sitting.put(log.Reseed(12345))
    at = len(play.acts)
    play.rewind(at - 3)
    assert play.reseeds == {at - 3: 12345}
    play.reseed(777)
    play.rewind(at - 3)
    assert play.reseeds == {at - 3: 777}


def test_a_plea_waits_for_whoever_has_left() -> None:
    sitting, _, (one, two), back_to = pleading()
    table = sitting.table
    sitting.send(one, wire.Reply("yes", True))
    sitting.put(log.Away(two))
    assert not sitting.do_errands() and len(table.match.acts) > back_to
    sitting.send(two, wire.Reply("yes too", True))
    assert len(table.match.acts) == back_to


def test_whoever_acts_is_there() -> None:
    sitting = reached(in_the_open, clock="quick")
    seat = sitting.table.match.state.seats[0]
    sitting.wait(quick().bank + 1)
    assert sitting.table.chairs[seat].late
    entries = sitting.act(seat, sitting.words(seat)[0])
    assert [type(entry) for entry in entries] == [log.CameBack, log.Acted] and not sitting.table.chairs[seat].late


def test_a_promise_that_was_broken_by_what_is_taken_back_is_open_again() -> None:
    sitting = reached(in_clash, 3)
    seat = sitting.table.match.state.seats[0]
    foe = next(sitting.table.seat_name(party) for party in sitting.table.parties() if party != seat)
    sitting.send(seat, wire.Propose("p", "spare", {"other": foe}))
    acts = len(sitting.table.match.acts)
    sitting.act(seat, f"attack {foe}")
    assert sitting.table.promises[0].fate == "broken"
    sitting.put(log.Rewind(acts))
    assert sitting.table.promises[0].fate == "open"


def test_nobody_pushes_out_the_promises_of_others() -> None:
    sitting = reached(in_the_open)
    sitting.send(0, wire.Propose("first", "truce", {"other": "blue"}))
    for number in range(40):
        sitting.send(1, wire.Propose(f"p{number}", "truce", {"other": "green"}))
    assert [promise.seat for promise in sitting.table.promises].count(0) == 1
    assert len(sitting.table.promises) == 13


# What happened, and when.


def test_every_event_says_at_which_moment_its_viewer_noticed_it() -> None:
    sitting = reached(in_window)
    for viewer in (0, 1, 2, -1):
        shown = update(sitting, viewer)
        assert all(0 < note["at"] <= shown["version"] for note in shown["events"])
        for seen in range(shown["version"] + 1):
            later = update(sitting, viewer, seen).get("events", [])
            assert later == [note for note in shown["events"] if note["at"] > seen]


def test_the_whole_past_is_the_same_as_what_was_told_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, chance = Sitting("inis", 3, 6), Random(6)
    told: dict[int, list[Any]] = {viewer: update(sitting, viewer)["events"] for viewer in (0, 1, 2, -1)}
    seen = {viewer: sitting.table.moments.version(viewer) for viewer in told}
    while sitting.table.phase == "playing" and sitting.table.moments.version(-1) < 2 * moments.KEPT:
        sitting.act_at_random(chance)
        for viewer, heard in told.items():
            heard += update(sitting, viewer, seen[viewer]).get("events", [])
            seen[viewer] = sitting.table.moments.version(viewer)
    monkeypatch.setattr(queries, "rows_of", lambda table: lambda connection: sitting.rows)
    for viewer, heard in told.items():
        told_again = json.loads(past.whole_past(sitting.table.plan, 0, viewer)(cast(Any, None)))
        assert told_again == {"events": heard, "version": seen[viewer]}
        recent = json.loads(Updates(sitting.table, sitting.now).past(viewer, seen[viewer] - 5)[0])
        assert recent["events"] == [note for note in heard if note["at"] > seen[viewer] - 5]


def test_each_moment_can_be_seen_again_while_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = reached(in_window)
    monkeypatch.setattr(queries, "rows_of", lambda table: lambda connection: sitting.rows)
    for viewer in (0, -1):
        for note in update(sitting, viewer)["events"]:
            shown = json.loads(past.looked_back(sitting.table.plan, note["at"], viewer)(cast(Any, None)))
            assert note in shown["events"] and "decisions" not in shown
            assert shown["version"] - note["at"] in (0, 1)  # who chose last in the draft saw at once what followed


# Plans.


def planned(sitting: Sitting, viewer: int) -> list[Any]:
    found: list[Any] = update(sitting, viewer).get("plans", [])
    return found


def marks(*where: str) -> list[Mark]:
    return [Mark("go", "", area, "first this") for area in where]


def at_work(seats: int = 3, **plan: Any) -> Sitting:
    """A sitting of Banish the Snakes where somebody chooses actions."""
    sitting = Sitting("snakes", seats, 3, **plan)

    def asks_for_actions(table: Table) -> bool:
        ask = table.game.ask(table.match.state, None)
        assert ask
        return bool(ask["what"] == "actions")

    sitting.play_until(asks_for_actions, Random(3))
    return sitting


def turn_of(sitting: Sitting) -> int:
    return sitting.table.game.flow.turn(sitting.table.match.state)


def test_a_sealed_plan_shows_its_marks_to_nobody_else_until_all_have_made_one() -> None:
    sitting = at_work()
    sitting.send(0, wire.MakePlan("a", marks("ulaid", "osraige"), True))
    for viewer in (1, 2, -1):
        assert planned(sitting, viewer) == [{"seat": "green", "sealed": True, "marks": None}]
        assert "ulaid" not in json.dumps(update(sitting, viewer).get("plans"))
    mine = {"kind": "go", "to": "ulaid", "text": "first this"}
    assert planned(sitting, 0)[0]["marks"][0] == mine
    sitting.send(1, wire.MakePlan("b", [Mark("note", text="let us wait")]))
    assert planned(sitting, 0)[1] == {
        "seat": "blue",
        "sealed": False,
        "marks": [{"kind": "note", "text": "let us wait"}],
    }
    sitting.send(2, wire.MakePlan("c", marks("ulaid"), True))
    for viewer in (0, 1, 2, -1):
        assert [plan["sealed"] for plan in planned(sitting, viewer)] == [False] * 3
        assert planned(sitting, viewer)[0]["marks"][0] == mine
    assert sitting.again().plans == sitting.table.plans


def test_whoever_has_the_turn_opens_all_plans() -> None:
    sitting = at_work()
    mine = turn_of(sitting)
    other = (mine + 1) % 3
    assert sitting.send(mine, wire.Unseal("nothing to open")) == ()
    sitting.send(other, wire.MakePlan("a", marks("ulaid"), True))
    with refused("not-your-turn"):
        sitting.send(other, wire.Unseal("b"))
    sitting.send(mine, wire.Unseal("c"))
    assert planned(sitting, mine)[0]["marks"] and not planned(sitting, mine)[0]["sealed"]


def test_a_seat_that_is_left_does_not_open_the_plans_of_others() -> None:
    sitting = at_work(2)
    sitting.send(0, wire.MakePlan("a", marks("ulaid"), True))
    sitting.put(log.Away(1))
    assert planned(sitting, 1)[0]["marks"] is None
    sitting.put(log.Lend(1, "casual"))  # a bot makes no plans
    assert planned(sitting, 1)[0]["marks"]


def test_plans_go_when_the_turn_passes_and_change_nothing_else() -> None:
    sitting, chance = at_work(), Random(9)
    mine = turn_of(sitting)
    ticks, undo = list(sitting.table.ticks), [update(sitting, seat).get("may_undo") for seat in range(3)]
    acts = len(sitting.table.match.acts)
    sitting.send(0, wire.MakePlan("a", marks("ulaid")))
    assert sitting.table.ticks == ticks and len(sitting.table.match.acts) == acts
    assert [update(sitting, seat).get("may_undo") for seat in range(3)] == undo
    while turn_of(sitting) == mine and sitting.table.phase == "playing":
        assert planned(sitting, 1)
        sitting.act_at_random(chance)
    assert not planned(sitting, 1)
    sitting.send(1, wire.MakePlan("b", marks("ulaid")))
    sitting.send(1, wire.MakePlan("c", []))
    assert not planned(sitting, 0)
    sitting.send(1, wire.MakePlan("d", marks("ulaid"), True))
    sitting.put(log.Stop("agreed"))
    assert not planned(sitting, 1)


def test_plans_name_what_there_is_and_are_short() -> None:
    sitting = at_work()
    for name, given in {
        "too-many-marks": [Mark("go")] * 9,
        "unknown-mark": [Mark("fly")],
        "no-place": [Mark("go", to="avalon")],
        "bad-saying": [Mark("note", text="x" * 81)],
    }.items():
        with refused(name):
            sitting.send(0, wire.MakePlan("a", given))
    province = sitting.table.game.talk.places(sitting.table.match.options).provinces[0]
    with refused("no-place"):
        sitting.send(0, wire.MakePlan("a", [Mark("go", province, "ulaid")]))
    sitting.send(0, wire.MakePlan("a", [Mark("guard", to=province, text=" a\n\x07b\u202e ")]))
    assert planned(sitting, 1)[0]["marks"] == [{"kind": "guard", "to": province, "text": "a b"}]
    silent = at_work(chat=False)
    with refused("chat-off"):
        silent.send(0, wire.MakePlan("a", [Mark("note", text="psst")]))
    assert silent.send(0, wire.MakePlan("a", [Mark("note", to="ulaid")]))


def test_in_inis_all_see_every_plan() -> None:
    sitting = reached(in_the_open)
    with refused("no-sealed-plans"):
        sitting.send(0, wire.MakePlan("a", [Mark("go", "plains", "cove")], True))
    sitting.send(0, wire.MakePlan("a", [Mark("go", "plains", "cove")]))
    assert planned(sitting, -1)[0]["marks"] == [{"kind": "go", "from": "plains", "to": "cove"}]


# Rules behind questions.


@pytest.mark.parametrize("game", ["inis", "snakes"])
def test_every_question_and_every_refused_action_names_its_rule(game: str) -> None:
    found = registry.game(game)
    lore = import_module(f"fidchell.games.{game}.view.lore")
    assert set(found.messages.topics.values()) <= set(lore.RULES)
    sitting, chance = Sitting(game, 3, 2), Random(2)
    for _ in range(60):
        (seat, *_) = sitting.awaited()
        about = update(sitting, -1)["ask"]["about"]
        assert about["rule"] == found.messages.topics[about["what"]]
        with refused("illegal") as why:
            sitting.send(seat, wire.Act("x", sitting.table.ticks[seat], "fly"))
        assert why.value.said.args["rule"] == about["rule"] and why.value.said.args["action"] == "fly"
        sitting.act_at_random(chance)
        if sitting.table.phase != "playing":
            break
