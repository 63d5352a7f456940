"""Snapshots: a table as it is after some row of its log, so that loading it need not replay the rows before.

The log stays the source of truth: a snapshot that does not fit this program or the rules of the table is ignored, and
the whole log is read. It holds what the log holds, hidden things included, and is shown to nobody.
"""

from __future__ import annotations

from array import array
from sys import intern
from typing import Any

import msgspec

from fidchell.core.errors import FidchellError
from fidchell.core.match import Match
from fidchell.core.types import Frame, Seat
from fidchell.core.window import open_window
from fidchell.table.log.moments import Moment, Moments, Viewer
from fidchell.table.log.plans import Marking
from fidchell.table.log.promises import Promise
from fidchell.table.log.table import Asking, Occupant, Table, TableSetup
from fidchell.table.server.wire import Remark

FORMAT = 1  # of snapshots; raise it whenever a field below changes its meaning


class BadSnapshot(FidchellError):
    """A snapshot that does not fit this program; the log is read instead."""


class SnapshotLabel(msgspec.Struct, array_like=True):
    """What every snapshot begins with."""

    format: int
    game: str
    rules: int  # the version of the game's rules


class KeptMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match in a snapshot."""

    state: dict[str, Any]  # its fields, which the game checks
    mark: int
    acts: list[int]
    bars: list[int]
    reseeds: list[tuple[int, int | bytes]]
    curtain: bool
    curtain_at: int
    settled: int
    now: int
    opened: int | None  # when the window opened, if there is one
    sealed: list[tuple[Seat, int]]


class KeptMoment(msgspec.Struct, array_like=True):
    """A moment in a snapshot."""

    audience: Viewer
    events: tuple[Frame, ...]
    notes: tuple[Remark, ...]


class KeptMoments(msgspec.Struct, forbid_unknown_fields=True):
    """The moments in a snapshot: each once, and which of them each viewer has noticed."""

    all: list[KeptMoment]
    recent: list[list[int]]
    counts: list[int]
    times: list[int]


class KeptTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table in a snapshot; names and meanings are those of `Table`."""

    label: SnapshotLabel
    match: KeptMatch
    moments: KeptMoments
    key: str | None  # of chance, if it is not the one that the table began with
    chairs: list[Occupant]
    left_to: list[int]
    running: Seat | None
    since: int
    ticks: list[int]
    phase: str
    why: str
    shown: bool
    rows: int
    now: int
    keys: dict[Seat, dict[str, str]]
    stances: dict[Seat, bool]
    stances_at: int
    promises: list[Promise]
    plea: Asking | None
    votes: dict[Seat, tuple[str, str]]
    left: set[Seat]
    rematch: str
    plans: dict[Seat, Marking]
    plans_turn: int
    asked_at: int


PLAIN = (
    *("chairs", "ticks", "phase", "why", "shown", "rows", "now", "keys", "stances", "stances_at", "promises", "plea"),
    *("votes", "left", "rematch", "plans", "plans_turn", "asked_at"),
)  # fields that are stored as they are
_WRITE = msgspec.msgpack.Encoder()
_READ = msgspec.msgpack.Decoder(KeptTable)
_LABEL = msgspec.msgpack.Decoder(type=dict[str, msgspec.Raw])


def label_of(plan: TableSetup) -> SnapshotLabel:
    """What a snapshot of a table begins with."""
    return SnapshotLabel(FORMAT, plan.game, plan.version)


# Taking one.


def snapshot(table: Table) -> bytes:
    """A table as it is now."""
    plain = {name: getattr(table, name) for name in PLAIN}
    kept = KeptTable(
        label=label_of(table.plan),
        match=kept_match(table.match),
        moments=kept_moments(table.moments),
        key=table.key if table.key != table.plan.key else None,
        left_to=table.times.left,
        running=table.times.running,
        since=table.times.since,
        **plain,
    )
    return _WRITE.encode(kept)


def kept_match(match: Match) -> KeptMatch:
    """A match as it is now."""
    window = match.window
    return KeptMatch(
        state=match.state.fields(),
        mark=match.mark(),
        acts=match.acts.tolist(),
        bars=match.bars.tolist(),
        reseeds=list(match.reseeds.items()),
        curtain=match.curtain,
        curtain_at=match.curtain_at,
        settled=match.settled,
        now=match.now,
        opened=window.opened if window else None,
        sealed=list(window.sealed.items()) if window else [],
    )


def kept_moments(moments: Moments) -> KeptMoments:
    """The moments, each once, although several viewers have noticed it."""
    places: dict[int, int] = {}
    found: list[KeptMoment] = []
    for moment in (each for recent in moments.recent for each in recent):
        if id(moment) not in places:
            places[id(moment)] = len(found)
            found.append(KeptMoment(moment.audience, moment.events, moment.notes))
    recent = [[places[id(moment)] for moment in each] for each in moments.recent]
    return KeptMoments(found, recent, moments.counts, moments.times)


# Going on from one.


def from_snapshot(plan: TableSetup, body: bytes) -> Table:
    """The table of a snapshot; refused if it does not fit this program, or this table."""
    try:
        label = msgspec.msgpack.decode(_LABEL.decode(body)["label"], type=SnapshotLabel)
        if label != label_of(plan):
            raise BadSnapshot(f"this is a snapshot of {told(label)}, not of {told(label_of(plan))}")
        return restored(plan, _READ.decode(body))
    except (msgspec.DecodeError, KeyError, ValueError, IndexError, OverflowError) as why:
        raise BadSnapshot(f"this is not a snapshot of a table: {type(why).__name__}: {why}") from None


def told(label: SnapshotLabel) -> str:
    """A label in words."""
    return f"{label.game}, rules {label.rules}, format {label.format}"


def restored(plan: TableSetup, kept: KeptTable) -> Table:
    """A table with everything that a snapshot holds."""
    table = Table(plan)
    restore_match(table.match, kept.match)
    restore_moments(table.moments, kept.moments)
    for name in PLAIN:
        setattr(table, name, getattr(kept, name))
    for promise in table.promises:
        promise.fate = intern(promise.fate)  # msgspec omits a default only if it is the same object
    table.key = table.plan.key if kept.key is None else kept.key
    table.times.left, table.times.running, table.times.since = kept.left_to, kept.running, kept.since
    return table


def restore_match(match: Match, kept: KeptMatch) -> None:
    """Give a match what a snapshot holds."""
    match.state = match.game.restored(kept.state)
    if match.mark() != kept.mark:
        raise BadSnapshot("the state of this snapshot differs from the one that was stored")
    match.acts, match.bars = array("I", kept.acts), array("I", kept.bars)
    match.reseeds = dict(kept.reseeds)
    match.curtain, match.curtain_at, match.settled, match.now = (
        kept.curtain,
        kept.curtain_at,
        kept.settled,
        kept.now,
    )
    match.window = open_window(match.game, match.state, kept.opened) if kept.opened is not None else None
    if match.window:
        match.window.sealed = dict(kept.sealed)


def restore_moments(moments: Moments, kept: KeptMoments) -> None:
    """Give a table the moments of a snapshot."""
    found = [Moment(each.audience, each.events, each.notes) for each in kept.all]
    for recent, places in zip(moments.recent, kept.recent, strict=True):
        recent.extend(found[at] for at in places)
    moments.counts, moments.times = kept.counts, kept.times
