"""What each viewer is sent: built from scratch out of what the game says this viewer may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from fidchell.core.limits import EVERYONE as OPENLY
from fidchell.core.parts import CONTENT, Members
from fidchell.core.types import Frame, Seat
from fidchell.table.live.question import WrittenAsk
from fidchell.table.log.commands import affected
from fidchell.table.log.moments import ALL, PUBLIC, Viewer, as_seat, is_seat
from fidchell.table.log.table import GATHERING, OVER, PLAYING, Table
from fidchell.table.server import wire

_ENCODER = msgspec.json.Encoder()
_TOLD: dict[tuple[str, object], dict[tuple[Frame, bool], bytes]] = {}  # by game and content: events as JSON
TOLD_KEPT = 20_000
JUST_PLAYING = b'"phase":"playing"}'  # all that most games need
UNDOING = {"": b"", "free": b',"may_undo":"free"', "plea": b',"may_undo":"plea"'}

AUDIENCE = 48  # the bit at which the audience of an event begins
NAMES = {PUBLIC: "public", ALL: "all"}


def viewer_name(table: Table, viewer: Viewer) -> str:
    """The name of a viewer in the protocol."""
    return NAMES[viewer] if viewer < 0 else table.seat_name(viewer)


class LastSent:
    """What a connection was sent last, so that only changes are sent."""

    __slots__ = ("chairs", "common", "own")

    def __init__(self) -> None:
        self.common: Members = ()  # the part all viewers see
        self.own: Members = ()
        self.chairs = b""


class Updates:
    """A table at one moment, to be shown to some viewers; what they share is built and encoded once."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.common: Members = ()
        self.own: dict[Viewer, Members] = {}
        self.changed: dict[int, bytes] = {}  # by identity of what was sent before: the changes that all see
        self.open_events: dict[int, bytes] = {}  # by version: the latest events, if everyone knows all of them
        self.asked = table.match.asked if table.phase == PLAYING else ()
        self.question = WrittenAsk(table, now) if table.phase == PLAYING else None
        self.told = _TOLD.setdefault((table.game.key, table.match.options.get(CONTENT)), {})
        self.latest = table.moments.recent[PUBLIC][-1] if table.moments.recent[PUBLIC] else None
        self.is_open = self.latest is not None and all(map(is_open, self.latest.events))
        self.chairs = chairs_as_sent(table)
        self.rest = rest_as_sent(table, now)

    def look(self, viewers: Iterable[Viewer]) -> None:
        """Write the views of some viewers."""
        new = [viewer for viewer in dict.fromkeys(viewers) if viewer not in self.own]
        if self.table.phase == GATHERING:
            self.own |= dict.fromkeys(new, ())
        elif new:
            common, owns = self.table.game.written(self.table.match.state, [as_seat(viewer) for viewer in new])
            self.common = self.common or common
            self.own |= zip(new, owns, strict=True)

    def update(self, viewer: Viewer, seen: int, done: str = "", had: LastSent | None = None) -> bytes:
        """The encoded `wire.Update` for a viewer who has seen `seen` moments and was sent `had` before."""
        if viewer not in self.own:
            self.look((viewer,))
        had = had or LastSent()
        version = self.table.moments.version(viewer)
        common = self.changed.get(id(had.common))
        if common is None:
            common = self.changed[id(had.common)] = new_in(self.common, had.common)
        own = new_in(self.own[viewer], had.own)
        return b"".join(
            (
                b'{"type":"update","version":%d,"view":{' % version,
                common,
                b"," if common and own else b"",
                own,
                b'},"ask":',
                self.ask(viewer),
                self.events(viewer, seen, version),
                b"" if had.chairs == self.chairs else b',"chairs":' + self.chairs,
                self.mine(viewer, done),
                b",",
                self.rest,
            )
        )

    def remember(self, viewer: Viewer, had: LastSent) -> None:
        """Record that a connection was sent all this."""
        had.common, had.own, had.chairs = self.common, self.own[viewer], self.chairs

    def ask(self, viewer: Viewer) -> bytes:
        """The current decision; viewers who are not asked, and in a window everyone, get the same question."""
        if self.question is None:
            return b"null"
        return self.question.to(viewer) if viewer in self.asked else self.question.to_others

    def events(self, viewer: Viewer, seen: int, version: int) -> bytes:
        """What happened since a viewer last looked, as far as it may know."""
        shared = self.is_open and version == seen + 1 and self.table.moments.latest(viewer) is self.latest
        if shared and version in self.open_events:
            return self.open_events[version]
        found, gap = self.notes(viewer, seen)
        text = b',"events":[' + found + b"]" if found else b""
        if gap:
            text += b',"gap":true'
        if shared:
            self.open_events[version] = text
        return text

    def notes(self, viewer: Viewer, seen: int) -> tuple[bytes, bool]:
        """What happened since, each with the version at which this viewer noticed it; and whether any is missing."""
        missed, gap = self.table.moments.since(viewer, seen)
        first = self.table.moments.version(viewer) - len(missed) + 1
        found: list[bytes] = []
        for at, moment in enumerate(missed, first):
            told = [self.tell(event, viewer) for event in moment.events] if moment.events else []
            told += map(_ENCODER.encode, moment.notes)
            found += [note[:-1] + b',"at":%d}' % at for note in told if note]
        return b",".join(found), gap

    def past(self, viewer: Viewer, seen: int) -> tuple[bytes, bool]:
        """The encoded `wire.Past` of what happened since, and whether any is missing."""
        found, gap = self.notes(viewer, seen)
        return b'{"events":[%b],"version":%d}' % (found, self.table.moments.version(viewer)), gap

    def tell(self, event: Frame, viewer: Viewer) -> bytes:
        """An event encoded for a viewer; empty if it learns nothing."""
        reader = eye(self.table, event, viewer)
        informed = is_open(event) or (reader is not None and event >> AUDIENCE >> reader & 1 == 1)
        known = self.told.get((event, informed))
        if known is None:
            told = self.table.game.event_message(self.table.match.state, event, reader)
            known = _ENCODER.encode(wire.Remark(*told)) if told else b""
            if len(self.told) >= TOLD_KEPT:
                self.told.clear()
            self.told[event, informed] = known
        return known

    def mine(self, viewer: Viewer, done: str) -> bytes:
        """What only this viewer gets, apart from the game."""
        undo = may_undo(self.table, viewer)
        orders = self.table.chairs[viewer].orders if viewer >= 0 else ()
        if not orders and viewer != ALL and not self.table.plans:
            return UNDOING[undo] + b',"done":' + _ENCODER.encode(done) if done else UNDOING[undo]
        everything = self.everything() if viewer == ALL else None
        shown = plans(self.table, viewer)
        own = {"may_undo": undo, "orders": orders, "plans": shown, "done": done, "all": everything}
        return b"," + _ENCODER.encode({name: value for name, value in own.items() if value})[1:-1]

    def everything(self) -> dict[str, Any]:
        """Every seat's view, once the game is over."""
        seats = range(len(self.table.chairs))
        self.look(list(seats))
        return {
            self.table.seat_name(seat): msgspec.Raw(b"{%b}" % b",".join(self.common + self.own[seat])) for seat in seats
        }


def new_in(seen: Members, had: Members) -> bytes:
    """The changed parts of a view as JSON without braces; they depend only on what this viewer sees."""
    if seen is had:
        return b""
    if len(seen) != len(had):
        return b",".join(seen)
    return b",".join([part for part, before in zip(seen, had, strict=True) if part is not before and part != before])


def is_open(event: Frame) -> bool:
    """Whether everyone knows all of an event."""
    return event >> AUDIENCE & 2047 == OPENLY


def rest_as_sent(table: Table, now: int) -> bytes:
    """What is the same for all viewers, apart from the game, with the end of the message, encoded."""
    if table.phase == PLAYING and not (table.times.clock or table.plea or table.left or table.promises):
        return JUST_PLAYING
    return _ENCODER.encode(
        wire.Rest(
            table.phase,
            clocks(table, now),
            plea(table),
            leaving(table, now),
            promises(table),
            outcome(table),
            table.rematch,
        )
    )[1:]


def chairs_as_sent(table: Table) -> bytes:
    """The seats, encoded; cached until something about them may have changed, but not in a clash."""
    if table.clash():
        table.chairs_sent = b""
        return _ENCODER.encode(chairs(table))
    if not table.chairs_sent:
        table.chairs_sent = _ENCODER.encode(chairs(table))
    return table.chairs_sent


def chairs(table: Table) -> list[wire.Chair]:
    """The seats and who sits there."""
    parties = table.parties()
    return [
        wire.Chair(
            table.seat_name(seat),
            chair.name,
            chair.level,
            chair.taken,
            chair.away,
            chair.late or chair.never,
            table.stances.get(seat, False) if seat in parties else None,
            chair.keeper,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def outcome(table: Table) -> str:
    """How the game ended."""
    return table.game.outcome(table.match.state) if table.phase == OVER else table.why


def may_undo(table: Table, viewer: Viewer) -> str:
    """Whether a seat may take its last decision back: freely, by asking the others, or not at all."""
    if not is_seat(viewer) or table.phase != PLAYING:
        return ""
    if table.match.may_undo(viewer):
        return "free"
    return "plea" if table.match.last_act_of(viewer) >= 0 and not table.plea else ""


def plea(table: Table) -> wire.Plea | None:
    """Who asks to take a decision back, and whose answer is missing."""
    if not table.plea:
        return None
    waiting = [seat for seat in affected(table, table.plea.seat) if seat not in table.plea.agreed]
    return wire.Plea(table.seat_name(table.plea.seat), [table.seat_name(seat) for seat in waiting])


def leaving(table: Table, now: int) -> wire.Leaving | None:
    """Who has left, and the votes about it."""
    seats = table.absent() if table.phase == PLAYING else []
    votes = {table.seat_name(seat): " ".join(filter(None, vote)) for seat, vote in table.votes.items()}
    overdue = [table.seat_name(seat) for seat in table.overdue(now)]
    return wire.Leaving([table.seat_name(seat) for seat in seats], votes, overdue) if seats else None


def plans(table: Table, viewer: Viewer) -> list[wire.Plan]:
    """The seats' plans; only the seat itself sees the marks of a sealed plan, or how many there are."""
    return [
        wire.Plan(table.seat_name(seat), plan.sealed, None if plan.sealed and seat != viewer else list(plan.marks))
        for seat, plan in sorted(table.plans.items())
    ]


def promises(table: Table) -> list[wire.Pledge]:
    """The promises made so far."""
    return [wire.Pledge(table.seat_name(made.seat), made.phrase, made.args, made.fate) for made in table.promises]


def clocks(table: Table, now: int) -> wire.Clocks | None:
    """The time left to each person."""
    times = table.times
    if not times.clock or table.phase != PLAYING:
        return None
    left = {table.seat_name(seat): times.left_to(seat, now) for seat, chair in enumerate(table.chairs) if chair.user}
    return wire.Clocks(left, None if times.running is None else table.seat_name(times.running))


def eye(table: Table, event: int, viewer: Viewer) -> Seat | None:
    """The seat from whose view an event is told: after the end, one that knows it in full."""
    if viewer != ALL:
        return as_seat(viewer)
    audience = event >> AUDIENCE & 2047
    return next((seat for seat in range(len(table.chairs)) if audience >> seat & 1), None)


def may_view(table: Table, viewer: Viewer, user: int) -> bool:
    """Whether a person may see a table as this viewer: their own seats, the public, and everything once revealed."""
    if viewer == PUBLIC:
        return True
    if table.revealed:
        return viewer == ALL or is_seat(viewer)
    return viewer in table.seats_of(user)
