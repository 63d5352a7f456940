"""A table loaded from a snapshot is the table replayed from its log, in every field and in all that follows."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from patience import extent
from tables import Sitting

from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers
from fidchell.table.live.updates import Updates
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import HOUR, MINUTE, Times
from fidchell.table.log.commands import sealed
from fidchell.table.log.entries import Mark, StandingOrder
from fidchell.table.log.moments import ALL, PUBLIC, Moments
from fidchell.table.log.orders import PASS_UNTIL_TURN, PASS_WHEN_HELPLESS
from fidchell.table.log.snapshot import BadSnapshot, from_snapshot, snapshot
from fidchell.table.log.table import Table, TableSetup
from fidchell.table.server import wire
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import queries, snapshots
from fidchell.table.store.store import Store

pytestmark = pytest.mark.both
KEY = bytes(range(32)).hex()
GAMES: list[dict[str, Any]] = [
    {"game": "inis", "seats": 2, "key": KEY, "clock": "quick", "window": 2.0},
    {"game": "inis", "seats": 3},
    {"game": "inis", "seats": 4, "key": KEY, "clock": "days"},
    {"game": "snakes", "seats": 2, "clock": "slow"},
    {"game": "snakes", "seats": 4, "key": KEY, "clock": "quick"},
]
EVERY = 7  # rows between two comparisons
AROUND = 40  # rows at each table, in `make test`


def facts(thing: Any) -> Any:
    """Everything that a thing holds, as plain values; caches and names of games aside."""
    if isinstance(thing, State):
        return thing.fields()
    if isinstance(thing, Table | Match | Times | Moments) or (hasattr(thing, "__dict__") and is_dataclass(thing)):
        names = [field.name for field in fields(thing)] if is_dataclass(thing) else list(vars(thing))
        return {name: facts(getattr(thing, name)) for name in names if name not in ("game", "chairs_sent")}
    if isinstance(thing, dict):
        return [(facts(key), facts(value)) for key, value in thing.items()]
    if isinstance(thing, set):
        return sorted(thing)
    if isinstance(thing, list | tuple) or type(thing).__name__ == "deque":
        return [facts(each) for each in thing]
    return vars(thing) if type(thing).__name__ == "Window" else thing


def shown(table: Table, now: int) -> list[bytes]:
    """What every viewer would be sent who has seen nothing, or nearly all."""
    viewers = [*range(table.match.players), PUBLIC, *([ALL] if table.revealed else [])]
    counts = [0, max(0, table.moments.version(PUBLIC) - 3)]
    return [Updates(table, now).update(viewer, seen) for viewer in viewers for seen in counts]


def live_on(sitting: Sitting, chance: Random) -> None:
    """Something happens at a table, of all that can."""
    seat = chance.randrange(sitting.table.match.players)
    phrases, places = sitting.table.game.talk.phrases, sitting.table.game.talk.places(sitting.table.match.options)
    name = sitting.name()
    wishes: list[wire.FromClient] = [
        wire.Say(name, "Sláinte"),
        wire.Undo(name),
        wire.Reply(name, chance.random() < 0.9),
        wire.GiveOrders(name, [StandingOrder(chance.choice((PASS_UNTIL_TURN, PASS_WHEN_HELPLESS)))]),
        wire.Vote(name, chance.choice(("bot", "replace", "wait")), "beginner"),
        wire.Back(name),
        wire.Stance(name, chance.random() < 0.7),
        wire.Unseal(name),
    ]
    if places.areas:
        wishes.append(wire.MakePlan(name, [Mark("go", "", chance.choice(sorted(places.areas)))], chance.random() < 0.5))
    if phrases:
        phrase = chance.choice(sorted(phrases))
        args = {arg: chance.choice(sorted(ways)) for arg, ways in phrases[phrase].args.items()}
        wishes.append(wire.Propose(name, phrase, args))
    with suppress(Refusal):
        sitting.send(seat, chance.choice(wishes))
    if chance.random() < 0.05 and sitting.table.chairs[seat].user:
        sitting.put(log.Away(seat, late=chance.random() < 0.3))
    if chance.random() < 0.03 and sitting.table.chairs[seat].absent:
        sitting.put(log.Lend(seat, "beginner"))
    sitting.now += chance.choice((0, 300, MINUTE, HOUR))
    sitting.do_errands()


def step(sitting: Sitting, chance: Random) -> None:
    """A decision, or something beside the game."""
    if chance.random() < 0.6 and sitting.awaited():
        with suppress(Refusal):
            decide(sitting, chance)
        sitting.do_errands()
    else:
        live_on(sitting, chance)


def decide(sitting: Sitting, chance: Random) -> None:
    """A person or a bot decides."""
    seat = chance.choice(sitting.awaited())
    words = chance.choice(sitting.words(seat))
    if sitting.table.chairs[seat].level:
        seal = log.Seal(seat, words, "", "bot")
        sitting.put(
            *(
                sealed(sitting.table, seal, sitting.now)
                if sitting.table.match.window
                else [log.Acted(seat, words, "", "bot")]
            )
        )
    else:
        sitting.act(seat, words)


def resumed(sitting: Sitting, table: Table) -> Sitting:
    """A sitting at another copy of a table, with the same time and the same luck."""
    other = Sitting.__new__(Sitting)
    other.table, other.rows, other.now, other.count = table, [], sitting.now, sitting.count
    other.scheduler = type(sitting.scheduler)(Random(5))
    return other


@pytest.mark.parametrize("number", range(len(GAMES)))
@pytest.mark.parametrize("seed", range(extent(2, 12)))
def test_a_snapshot_is_the_table_replayed_and_plays_on_alike(number: int, seed: int) -> None:
    given = dict(GAMES[number])
    sitting, chance = Sitting(given.pop("game"), given.pop("seats"), seed + 1, **given), Random(f"{number} {seed}")
    if seed % 2:
        sitting.put(log.Reseed(secret=KEY[::-1]) if given.get("key") else log.Reseed(99))
    while len(sitting.rows) < extent(AROUND, 250) and not sitting.table.ended:
        before = len(sitting.rows)
        step(sitting, chance)
        if before // EVERY != len(sitting.rows) // EVERY:
            body = snapshot(sitting.table)
            copies = [sitting.again(), from_snapshot(sitting.table.plan, body)]
            assert facts(copies[0]) == facts(copies[1]) == facts(sitting.table)
            assert snapshot(copies[0]) == snapshot(copies[1]) == body
            assert shown(copies[0], sitting.now) == shown(copies[1], sitting.now)
            go_on_alike(sitting, *copies)


def go_on_alike(sitting: Sitting, one: Table, two: Table) -> None:
    """Both copies play on in the same way."""
    here, there = resumed(sitting, one), resumed(sitting, two)
    first, second = Random(3), Random(3)
    for _ in range(4):
        step(here, first)
        step(there, second)
    assert here.rows == there.rows and facts(one) == facts(two)


# What does not fit.


def some_table() -> Sitting:
    sitting, chance = Sitting("inis", 3, 4, key=KEY), Random(1)
    for _ in range(30):
        sitting.act_at_random(chance)
    return sitting


def changed(body: bytes, **changes: Any) -> bytes:
    return msgspec.msgpack.encode(msgspec.msgpack.decode(body) | changes)


def test_a_snapshot_of_other_rules_or_another_form_is_refused_by_name() -> None:
    table = some_table().table
    body, plan = snapshot(table), table.plan
    for label, said in (
        ([1, "inis", plan.version + 1], f"inis, rules {plan.version + 1}, format 1"),
        ([2, "inis", plan.version], "format 2"),
        ([1, "snakes", plan.version], "snapshot of snakes"),
    ):
        with pytest.raises(BadSnapshot, match=said):
            from_snapshot(plan, changed(body, label=label))


def test_a_damaged_snapshot_is_refused() -> None:
    table = some_table().table
    body, chance = snapshot(table), Random(2)
    match = msgspec.msgpack.decode(body)["match"]
    other = match["state"] | {"season": match["state"]["season"] + 1}
    for wrong in (
        b"",
        b"\x80",
        body[:-1],
        changed(body, unheard=1),
        changed(body, match=match | {"state": {}}),
        changed(body, match=match | {"state": other}),
        *(bytes(chance.randrange(256) for _ in range(50)) for _ in range(50)),
    ):
        with pytest.raises(BadSnapshot):
            from_snapshot(table.plan, wrong)


def test_a_snapshot_holds_the_key_no_more_than_the_log_does() -> None:
    """The key with which a table began stands in its setup alone."""
    body = snapshot(some_table().table)
    assert KEY.encode() not in body and bytes.fromhex(KEY) not in body


# In the database.


@pytest.mark.once
def test_a_table_is_loaded_from_its_newest_snapshot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 10)

    async def check() -> None:
        store = Store(database)
        store.open()
        tables = Tables(store, Thinkers(1))
        kind = game("inis")
        plan = TableSetup("t", "inis", kind.settle_options({"players": 2}), 7, version=kind.version, key=KEY)
        live = await tables.set_up(plan, (log.Sit(0, 11, "", "A"), log.Sit(1, 12, "", "B"), log.Begin()))
        for number in range(34):
            await tables.put(live, partial(spoken, str(number)))
        await asyncio.gather(*tables.tasks)
        assert asked_rows(store) == 30
        again = store.read_now(queries.load("t"))
        assert again and facts(again) == facts(live.table)
        await tables.put(live, lambda table: (log.Rewind(0, since=20),))  # as a repair writes it
        assert asked_rows(store) == 0
        await tables.put(live, lambda table: (log.Stop("agreed"),))
        await asyncio.gather(*tables.tasks)
        assert store.read_now(lambda connection: snapshots.newest(plan, connection)) is None
        await tables.stop()
        await store.close()

    asyncio.run(check())


def spoken(text: str, table: Table) -> tuple[log.Entry, ...]:
    return (log.Spoken("A", text),)


def asked_rows(store: Store) -> int:
    """After which row the log is read when the table is loaded."""
    asked: list[int] = []

    def rows(after: int) -> Any:
        asked.append(after)
        return queries.rows_of("t", after)

    plan = store.read_now(queries.plan_of("t"))
    assert plan
    store.read_now(snapshots.load(plan, rows))
    return asked[-1]


@pytest.mark.once
def test_a_snapshot_that_does_not_fit_is_ignored(tmp_path: Path) -> None:
    sitting = some_table()
    plan = sitting.table.plan
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with store.engine.begin() as connection:
        queries.add_table(plan, sitting.rows[0], {}, "playing")(connection)
        queries.add_rows(plan.id, sitting.rows[1:])(connection)
        snapshots.keep(plan.id, 20, b"not a snapshot")(connection)
        found = snapshots.load(plan, lambda after: queries.rows_of(plan.id, after))(connection)
    assert facts(found) == facts(sitting.table)
    store.engine.dispose()
