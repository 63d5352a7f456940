"""Secrecy: what a viewer gets at a table does not depend on what it may not know.

A *fuzzed game* is a table with random options, seats, clock and window, set at a random depth of a random game (often
in the middle of a draft), which then goes on for some sixty to two hundred steps of live play over the real service:
decisions at random, windows and drafts, standing orders, chat, promises, stances, undo and pleas, people who leave and
come back, votes and bots that stand in. Five times on its way it is forked into a pair of worlds that a viewer cannot
tell apart, and these are played on side by side; see paired_worlds. Half of the tables have a short memory for
moments and message ids, so that they also forget something.

After every step all that the viewer and the public were sent is compared to the byte: updates with views, options,
events, prompts, tokens, clocks, deadlines and counts; that something was done, and refusals. Now and then what they
can ask for as well: updates from any version on, what the lobby says, looks back, answers to nonsense, repetitions,
and what a slow connection gets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

import pytest
from paired_worlds.comparing import Told, as_text, differing
from paired_worlds.fuzz import examine
from paired_worlds.guesses import believe, copied, looked_back
from paired_worlds.world import Hour, World, read_clock, written
from patience import extent

from fidchell.bots.advice import advise
from fidchell.bots.thinker import SearchConfig
from fidchell.core import match, window
from fidchell.core.limits import EVERYONE as OPENLY
from fidchell.core.match import Match
from fidchell.core.parts import Members, View, ViewPart
from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.core.types import Action, Seat
from fidchell.core.window import Window
from fidchell.table.live import hints, question, scheduler, tables, updates
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log import moments, table
from fidchell.table.log.moments import EVERYONE, PUBLIC, Moment, Viewer
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.server import lobby, wire
from fidchell.table.server.accounts import Person

pytestmark = pytest.mark.compiled
GAMES, CHUNK = extent(50, 500), 50
LEAST = {  # of each kind, in every fifty games; about half of what there usually is
    "inis": {
        "pairs of guess": 120,
        "pairs of twin": 50,
        "pairs of the public alone": 20,
        "pairs with other hands": 100,
        "pairs with other pile": 120,
        "pairs with other sealed": 2,
        "curtains": 60,
        "curtains with other holdings": 20,
        "curtains that rose alike": 30,
        "windows": 500,
        "windows with other holdings": 30,
        "windows with other orders": 60,
        "windows that closed alike": 400,
        "draws and reveals alike to a guess": 40,
        "secrets of others alike to a guess": 20,
        "unseen answers": 1500,
        "unseen choices": 350,
        "unseen choices taken back": 30,
        "slow connections": 100,
    },
    "snakes": {
        "pairs of guess": 60,
        "pairs of twin": 20,
        "pairs with other leader": 50,
        "pairs with other druid": 1,
        "plans sealed": 30,
        "draws and reveals alike to a guess": 200,
        "secrets of others alike to a guess": 8,
        "slow connections": 30,
    },
}
ANYWHERE = {
    "messages": 4000,
    "steps without a message": 1000,
    "updates on connecting again": 200,
    "what the lobby says": 200,
    "looking back": 4,
    "nonsense and repetitions": 50,
    "the viewer's options": 200,
}


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_no_viewer_can_tell_two_worlds_apart(key: str, first: int) -> None:
    tally = examine(key, range(first, first + CHUNK))
    assert tally["games"] == CHUNK
    for what, least in {**ANYWHERE, **LEAST[key]}.items():
        assert tally[what] >= least, f"only {tally[what]} of {what}; {tally}"


# Planted leaks: each must be found.


Patch: TypeAlias = pytest.MonkeyPatch


def seal_before_all(change: Patch) -> None:
    """All notice that somebody has answered."""

    def seal(self: Table, entry: log.Seal) -> None:
        Table.seal(self, entry)
        self.moments.add(Moment(EVERYONE), self.now)

    changes: dict[Any, Any] = {**table.CHANGES, log.Seal: seal}
    change.setattr(table, "CHANGES", changes)


def name_who_is_missing(change: Patch) -> None:
    """Who is asked names only those who have not answered."""
    asked = property(lambda self: [seat for seat in range(self.players) if self.is_awaited(seat)])
    change.setattr(Match, "asked", asked)


def changed_game(change: Patch, key: str, **parts: Any) -> None:
    """Play a game with another way of viewing, or other messages."""
    module = __import__(f"fidchell.games.{key}", fromlist=["GAME"])
    honest = game(key)
    changed = {name: replace(getattr(honest, name), **changes) for name, changes in parts.items()}
    change.setattr(module, "GAME", replace(honest, **changed))


def show_the_pile(change: Patch) -> None:
    """Views show the next tile."""

    def visible(state: State, viewers: Sequence[Seat | None]) -> tuple[View, Sequence[ViewPart]]:
        common, owns = honest(state, viewers)
        return {**common, "next_tile": state.fields()["pile"][0]}, owns

    honest = game("inis").split_visible
    changed_game(change, "inis", viewing={"split_visible": visible, "written": None})


def write_the_pile(change: Patch) -> None:
    """What is sent of a view shows the next tile, although the view does not."""

    def written(state: State, viewers: Sequence[Seat | None]) -> tuple[Members, Sequence[Members]]:
        common, owns = honest(state, viewers)
        return (*common, b'"next_tile":%d' % state.fields()["pile"][0]), owns

    honest = game("inis").written
    changed_game(change, "inis", viewing={"written": written})


def show_the_cup(change: Patch) -> None:
    """Views show which Leaders wait."""

    def visible(state: State, viewers: Sequence[Seat | None]) -> tuple[View, Sequence[ViewPart]]:
        common, owns = honest(state, viewers)
        return {**common, "cup": state.fields()["cup"]}, owns

    honest = game("snakes").split_visible
    changed_game(change, "snakes", viewing={"split_visible": visible})


def say_what_is_held(change: Patch) -> None:
    """The question of a window says whether anybody can answer."""

    def ask(state: State, viewer: Seat | None) -> Any:
        found = honest(state, viewer)
        return {**found, "lively": len(state.options(state.seat)) > 1} if found and found["what"] == "react" else found

    honest = game("inis").ask
    changed_game(change, "inis", viewing={"ask": ask})


def tell_all_everything(change: Patch, key: str) -> None:
    """What is told to some is told to all."""
    honest = game(key).event_message
    change.setattr(updates, "_TOLD", {})
    told = {"event": lambda state, event, viewer: honest(state, event | OPENLY << 48, viewer)}
    changed_game(change, key, messages=told)


def count_secrets_in_tokens(change: Patch) -> None:
    """Everybody's token grows with every decision, also an unseen one."""

    def tick(self: Table, audience: Viewer) -> None:
        self.ticks = [count + 1 for count in self.ticks]

    change.setattr(Table, "tick", tick)


def undo_only_the_latest(change: Patch) -> None:
    """Behind a curtain only whoever chose last may take it back."""

    def may_undo(self: Match, seat: Seat) -> bool:
        latest = bool(self.acts) and self.acts[-1] >> match.SEAT_BITS == seat
        return honest(self, seat) and (latest or not self.curtain)

    honest = Match.may_undo
    change.setattr(Match, "may_undo", may_undo)


def let_the_slow_one_pay(change: Patch) -> None:
    """The clock runs for whoever has not answered, if it is only one."""

    def wind_clocks(self: Table) -> None:
        waiting = [seat for seat in range(self.match.players) if self.is_awaited(seat)]
        self.times.run_for(waiting[0] if len(waiting) == 1 else None, self.now)

    change.setattr(Table, "wind_clocks", wind_clocks)


def hurry_the_last(change: Patch) -> None:
    """A sealed decision ends sooner, the more have answered."""

    def deadline(self: Table) -> int:
        answered = len(self.match.window.sealed) if self.match.window else 0
        return min(scheduler.NEVER, honest(self) - 100 * answered)

    honest = scheduler.deadline
    for module in (scheduler, question):
        change.setattr(module, "deadline", deadline)


def skip_idle_windows(change: Patch) -> None:
    """A window that nobody can answer does not open."""

    def open_window(*about: Any) -> Window | None:
        found = honest(*about)
        return found if found and any(len(asked.options) > 1 for asked in found.asked.values()) else None

    honest = window.open_window
    change.setattr(match, "open_window", open_window)


def close_idle_windows(change: Patch) -> None:
    """A window that nobody can answer closes as soon as all have passed."""

    def floor_ends(self: Table) -> int:
        now = self.match.window
        idle = now and all(len(asked.options) == 1 for asked in now.asked.values())
        return now.opened if now and idle else honest(self)

    honest = Table.floor_ends
    change.setattr(Table, "floor_ends", floor_ends)


def sort_by_other_hands(change: Patch) -> None:
    """The order of options depends on what others hold."""

    def options_of(self: Match, seat: Seat) -> list[Action]:
        held = [hand for other, hand in enumerate(self.state.fields()["hands"]) if other != seat]
        return honest(self, seat)[:: 1 if sum(held) % 3 else -1]

    honest = Match.options_of
    change.setattr(Match, "options_of", options_of)


def show_who_has_orders(change: Patch) -> None:
    """The chairs show who has given orders."""

    def chairs(self: Table) -> list[wire.Chair]:
        found = honest(self)
        for chair, at in zip(found, self.chairs, strict=True):
            chair.name += " (has orders)" if at.orders else ""
        return found

    honest = updates.chairs
    change.setattr(updates, "chairs", chairs)
    change.setattr(lobby, "chairs", chairs)


def let_the_lobby_tell(change: Patch) -> None:
    """The lobby says who is awaited."""

    def about(self: Table, user: int) -> lobby.About:
        found = honest(self, user)
        found.awaited = [self.seat_name(seat) for seat in range(self.match.players) if self.is_awaited(seat)]
        return found

    honest = lobby.about
    change.setattr(lobby, "about", about)


def end_pleas_unseen(change: Patch) -> None:
    """A plea ends with any decision, also an unseen one."""

    def happen(self: Table, audience: Viewer, events: tuple[int, ...]) -> None:
        honest(self, audience, events)
        self.plea = None

    honest = Table.happen
    change.setattr(Table, "happen", happen)


def show_sealed_plans(change: Patch) -> None:
    """Sealed plans say how many marks they have."""

    def plans(self: Table, viewer: Viewer) -> list[wire.Plan]:
        found = honest(self, viewer)
        for plan, at in zip(found, sorted(self.plans), strict=True):
            plan.marks = [log.Mark("note")] * len(self.plans[at].marks) if plan.marks is None else plan.marks
        return found

    honest = updates.plans
    change.setattr(updates, "plans", plans)


PLANTS: dict[str, tuple[str, Callable[[Patch], None], str]] = {  # by name: game, leak, and where it shows
    "all notice sealed answers": ("inis", seal_before_all, r"\.version|messages in one world"),
    "who is asked names the missing": ("inis", name_who_is_missing, r"\.ask.seats"),
    "views show the next tile": ("inis", show_the_pile, r"\.view.next_tile"),
    "the next tile is sent beside the view": ("inis", write_the_pile, r"\.view.next_tile"),
    "views show the leaders that wait": ("snakes", show_the_cup, r"\.view.cup"),
    "questions say whether somebody can answer": ("inis", say_what_is_held, r"\.ask.about.lively"),
    "events are told to all in inis": ("inis", partial(tell_all_everything, key="inis"), r"\.events"),
    "events are told to all in snakes": ("snakes", partial(tell_all_everything, key="snakes"), r"\.events"),
    "tokens count unseen decisions": ("inis", count_secrets_in_tokens, r"\.ask.token"),
    "undo depends on who chose last": ("inis", undo_only_the_latest, r"\.may_undo|messages in one world"),
    "the clock runs for the slow one": ("inis", let_the_slow_one_pay, r"\.clocks"),
    "deadlines depend on answers": ("inis", hurry_the_last, r"\.ask.left"),
    "idle windows do not open": ("inis", skip_idle_windows, r"\.ask.sealed"),
    "idle windows close early": ("inis", close_idle_windows, "messages in one world"),
    "options are sorted by secrets": ("inis", sort_by_other_hands, "options"),
    "chairs show who has orders": ("inis", show_who_has_orders, "has orders"),
    "the lobby says who is awaited": ("inis", let_the_lobby_tell, "what the lobby says differs"),
    "sealed plans show how many marks they have": ("snakes", show_sealed_plans, r"\.plans"),
    "pleas end with unseen decisions": ("inis", end_pleas_unseen, r"\.plea"),
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str, monkeypatch: Patch) -> None:
    key, plant, shows = PLANTS[name]
    plant(monkeypatch)
    found = []
    for seed in range(1000, 1500):
        try:
            examine(key, [seed])
        except Told as why:
            found.append(str(why).splitlines()[0])
            if re.search(shows, found[-1]):
                return
    pytest.fail(f"the leak was not found in {len(found)} differences: {found[:3]}")


# Leaks that there were, each in the smallest story that shows it.


@pytest.fixture
def hour() -> Iterator[Hour]:
    """A clock of the test's own."""
    with patch.object(tables, "clock", Hour()) as clock:
        yield clock


def drafting(hour: Hour, players: int = 3, **more: Any) -> World:
    """Three people in their first draft."""
    kind = game("inis")
    plan = TableSetup("draft", "inis", kind.settle_options({"players": players}), 5, 1, clock="quick", **more)
    made = Table(plan)
    sits = [log.Sit(seat, seat + 1, "", f"person {seat + 1}") for seat in range(players)]
    made.apply(log.Row(1, hour.now, (*sits, log.Begin())))
    world = World(made, Random(1))
    while not made.match.curtain:
        seat = made.match.state.seat
        world.decide(seat, made.match.options_of(seat)[0], f"to the draft {len(made.match.acts)}")
    return world


def twins(world: World) -> tuple[World, World]:
    """The world, and one that is equal to it; both watched by seat 0 and the public."""
    other = World(copied(world.table), Random(2))
    world.store.rows = []
    for each in (world, other):
        for viewer in (0, PUBLIC):
            each.listen(viewer)
    return world, other


def alike(one: World, two: World, viewer: Viewer, seen: int | None = None) -> None:
    """A viewer has heard the same in both worlds, and would be shown the same."""
    assert one.ears[viewer].heard == two.ears[viewer].heard, differing(one.ears[viewer].heard, two.ears[viewer].heard)
    shown = [
        Updates(world.table, read_clock()).update(viewer, world.table.moments.version(viewer) if seen is None else seen)
        for world in (one, two)
    ]
    assert shown[0] == shown[1], differing([as_text(shown[0])], [as_text(shown[1])])


def pick(world: World, seat: Seat, which: int = 0) -> None:
    """A seat makes all its choices behind the curtain."""
    fell = world.play.curtain_at
    while world.play.curtain_at == fell and world.table.is_awaited(seat):
        world.decide(seat, world.play.options_of(seat)[which], f"{seat} picks {len(world.play.acts)}")


def chat(*worlds: World) -> None:
    """The public says something, so that all are sent an update."""
    for world in worlds:
        world.say(PUBLIC, written(type="say", id=f"hm {read_clock()}", text="hm"))


def test_a_choice_taken_back_unseen_moves_no_deadline(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    pick(one, 1)
    hour.now += 5000
    one.say(1, written(type="undo", id="back"))
    chat(one, two)
    for viewer in (0, PUBLIC):
        alike(one, two, viewer)


def test_a_choice_taken_back_unseen_ends_no_plea(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    for world in (one, two):
        world.say(2, written(type="undo", id="plea"))
    assert one.table.plea and two.table.plea
    pick(one, 1)
    one.say(1, written(type="undo", id="back"))
    chat(one, two)
    for viewer in (0, PUBLIC):
        alike(one, two, viewer)


def test_unseen_orders_change_nothing_in_the_next_update_of_others(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    one.say(1, written(type="orders", id="orders", orders=[{"kind": "pass-until-my-turn"}]))
    for world in (one, two):
        pick(world, 0)
    alike(one, two, 0)


def test_secrets_crowd_nothing_out_of_what_is_kept_for_those_who_come_back(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    for i in range(moments.KEPT):
        one.say(1, written(type="orders", id=f"{i}", orders=[]))
    for viewer in (0, PUBLIC):
        alike(one, two, viewer, seen=0)


def test_other_peoples_messages_do_not_let_the_table_forget_mine(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    mine = written(type="act", id="mine", token=one.table.ticks[0], action=option(one, 0))
    for world in (one, two):
        world.say(0, mine)
    for i in range(table.KEYS):
        one.say(1, written(type="orders", id=f"{i}", orders=[]))
    for world in (one, two):
        world.say(0, mine)
    alike(one, two, 0)


def option(world: World, seat: Seat) -> str:
    """The first option of a seat, in words."""
    return world.table.game.notation.to_words(world.play.options_of(seat)[0])


def test_a_look_beyond_the_present_does_not_tell_when_others_chose(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    base = copied(one.table)
    hour.now += 5000
    pick(one, 1)
    for viewer in (0, PUBLIC):
        later = one.table.moments.version(viewer) + 1
        shown = [looked_back(base, world, later, viewer) for world in (one, two)]
        assert shown[0] == shown[1], differing([as_text(shown[0])], [as_text(shown[1])])


def test_who_else_was_late_is_not_told(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    base, before = copied(one.table), one.table.moments.version(0)
    pick(one, 1)
    for world in (one, two):
        pick(world, 2)
    hour.now += 3_600_000
    for world in (one, two):
        world.run_due(0)
        assert not world.play.acts[world.play.curtain_at :], "time is up for all"
    assert one.play.state.fields() == two.play.state.fields()
    for viewer in (0, PUBLIC):
        alike(one, two, viewer)
    for step in range(before, one.table.moments.version(0) + 1):
        shown = [looked_back(base, world, step, 0) for world in (one, two)]
        assert shown[0] == shown[1], differing([as_text(shown[0])], [as_text(shown[1])])
    assert Updates(one.table, hour.now).past(0, 0) == Updates(two.table, hour.now).past(0, 0)


def test_taking_back_does_not_tell_who_chose_first(hour: Hour) -> None:
    one, two = twins(drafting(hour))
    for world, order in ((one, (1, 0, 2)), (two, (0, 1, 2))):
        for seat in order:
            pick(world, seat)
    assert one.play.state.fields() == two.play.state.fields()
    for world in (one, two):
        for ear in world.ears.values():
            ear.heard.clear()
        world.say(1, written(type="undo", id="plea"))
        for seat in (0, 2):
            world.say(seat, written(type="reply", id="yes", yes=True))
    alike(one, two, 0)


def test_a_sealed_plan_is_the_same_for_all_others_whatever_it_holds(hour: Hour) -> None:
    kind = game("snakes")
    made = Table(TableSetup("plans", "snakes", kind.settle_options({"players": 3}), 5, 1))
    sits = [log.Sit(seat, seat + 1, "", f"person {seat + 1}") for seat in range(3)]
    made.apply(log.Row(1, hour.now, (*sits, log.Begin())))
    one, two = twins(World(made, Random(1)))
    base = copied(one.table)
    one.say(1, written(type="plan", id="a", marks=[{"kind": "go", "to": "ulaid"}], sealed=True))
    two.say(1, written(type="plan", id="b", marks=[{"kind": "note", "text": "wait"}] * 8, sealed=True))
    chat(one, two)
    for viewer in (0, PUBLIC):
        alike(one, two, viewer)
        shown = [looked_back(base, world, 1 << 20, viewer) for world in (one, two)]
        assert shown[0] == shown[1] and b"ulaid" not in shown[0].partition(b'"plans"')[2]
    for world in (one, two):
        world.say(2, written(type="unseal", id="c"))  # it is not its turn
        assert world.table.plans[1].sealed


def test_a_hint_comes_from_what_its_seat_knows_alone(hour: Hour) -> None:
    one, two = twins(drafting(hour, hints=True))
    believe(two.table, one.play.state.determinize(0, 5), 0, Random(5))
    assert one.play.state.fields()["hands"] != two.play.state.fields()["hands"]
    seen = [hints.asked(world.table, Person(1, "person 1"), 0) for world in (one, two)]
    told = [hints.told(one.table.game, advise(each, 7, SearchConfig(sims=300))) for each in seen]
    assert told[0] == told[1] and told[0].options
