"""What each viewer is sent: built from nothing, from what the game says that this viewer may know."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, cast

import msgspec

from fidchell.core.limits import EVERYONE as OPENLY
from fidchell.core.registry import CONTENT, View
from fidchell.core.types import Action, Frame, Seat
from fidchell.table.live.scheduler import NEVER, deadline
from fidchell.table.log.commands import affected, rule_of
from fidchell.table.log.moments import ALL, PUBLIC, Viewer, as_seat, is_seat
from fidchell.table.log.table import GATHERING, OVER, PLAYING, STOPPED, Table
from fidchell.table.server import wire

_ENCODER = msgspec.json.Encoder()
_CHOICES: dict[tuple[str, object], dict[Action, msgspec.Raw]] = {}  # by game and content: each option as it is sent
_NOTHING: View = {}
_TOLD: dict[tuple[str, object], dict[tuple[Frame, bool], bytes]] = {}  # by game and content: events as they are sent
TOLD_KEPT = 20_000
JUST_PLAYING = b'"phase":"playing"}'  # what there is around most games
UNDOING = {"": b"", "free": b',"may_undo":"free"', "plea": b',"may_undo":"plea"'}

AUDIENCE = 48  # the bit at which the audience of an event begins
NOT_ABOUT = ("seats", "options")  # what an Ask says in its own way
NAMES = {PUBLIC: "public", ALL: "all"}


def viewer_name(table: Table, viewer: Viewer) -> str:
    """What a viewer is called on the wire."""
    return NAMES[viewer] if viewer < 0 else table.seat_name(viewer)


class Had:
    """What a connection was sent last, so that only what has changed is sent again."""

    def __init__(self) -> None:
        self.common: View = {}  # what all viewers see
        self.own: View = {}
        self.chairs = b""


class Updates:
    """A table at one moment, about to be shown to some viewers; what they share is built and written once."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.common: View = {}
        self.own: dict[Viewer, View] = {}
        self.changed: dict[int, bytes] = {}  # by identity of what was had: what all see that is new
        self.parts: dict[int, msgspec.Raw] = {}  # by identity: what has been written already
        self.bodies: dict[tuple[int, int, bool, bytes], bytes] = {}  # messages of those to whom nothing is told alone
        self.asked = table.play.asked() if table.phase == PLAYING else ()
        self.question: wire.Ask | None = None  # as those see it who are not asked
        self.question_sent = b"null"
        self.told = _TOLD.setdefault((table.game.key, table.play.options.get(CONTENT)), {})
        self.latest = table.moments.recent[PUBLIC][-1] if table.moments.recent[PUBLIC] else None
        self.is_open = self.latest is not None and all(map(is_open, self.latest.events))
        self.chairs = chairs_as_sent(table)
        self.rest = rest_as_sent(table, now)
        if table.phase == PLAYING:
            self.question = ask(table, PUBLIC, now)
            self.question_sent = _ENCODER.encode(self.question)

    def look(self, viewers: Iterable[Viewer]) -> None:
        """See the game as some viewers do."""
        new = [viewer for viewer in dict.fromkeys(viewers) if viewer not in self.own]
        if self.table.phase == GATHERING:
            self.own |= dict.fromkeys(new, _NOTHING)
        elif new:
            common, owns = self.table.game.parted(self.table.play.state, [as_seat(viewer) for viewer in new])
            self.common = self.common or common
            self.own |= zip(new, owns, strict=True)

    def part(self, value: object) -> object:
        """A part of a view as it is sent; what several viewers see is written once."""
        if type(value) is not dict and type(value) is not list:
            return value
        written = self.parts.get(id(value))
        if written is None:
            written = self.parts[id(value)] = msgspec.Raw(_ENCODER.encode(value))
        return written

    def new_in(self, seen: View, had: View) -> bytes:
        """The parts of a view that are not as they were, without braces; this depends on what is seen alone."""
        changed = {}
        for name, value in seen.items():
            before = had.get(name, self)  # nothing equals a showing
            if before is not value and before != value:
                changed[name] = self.part(value)
        return _ENCODER.encode(changed)[1:-1] if changed else b""

    def update(self, viewer: Viewer, seen: int, done: str = "", had: Had | None = None) -> bytes:
        """The message for a viewer who has seen so many moments, and has had so much: a `wire.Update`."""
        if viewer not in self.own:
            self.look((viewer,))
        had = had or Had()
        moments = self.table.moments
        version = moments.version(viewer)
        own = self.new_in(self.own[viewer], had.own)
        mine = self.mine(viewer, done)
        alone = own or viewer in self.asked or not self.is_open or version != seen + 1
        if alone or moments.recent[max(viewer, PUBLIC)][-1] is not self.latest:
            body = self.body(viewer, seen, had, own, mine)
        else:
            key = (version, id(had.common), had.chairs == self.chairs, mine)
            body = self.bodies.get(key) or self.bodies.setdefault(key, self.body(viewer, seen, had, own, mine))
        return b'{"type":"update","version":%d,"view":{' % version + body

    def body(self, viewer: Viewer, seen: int, had: Had, own: bytes, mine: bytes) -> bytes:
        """All of a message but its version."""
        common = self.changed.get(id(had.common))
        if common is None:
            common = self.changed[id(had.common)] = self.new_in(self.common, had.common)
        view = common + b"," + own if common and own else common or own
        chairs = b"" if had.chairs == self.chairs else b',"chairs":' + self.chairs
        return b"".join((view, b'},"ask":', self.ask(viewer), self.events(viewer, seen), chairs, mine, b",", self.rest))

    def remember(self, viewer: Viewer, had: Had) -> None:
        """A connection has had all this."""
        had.common, had.own, had.chairs = self.common, self.own[viewer], self.chairs

    def ask(self, viewer: Viewer) -> bytes:
        """The present decision; to all who are not asked, and in a window to everybody, it is the same question."""
        if viewer not in self.asked or self.question is None:
            return self.question_sent
        if not self.table.play.window:
            return _ENCODER.encode(ask(self.table, viewer, self.now))
        question = copy(self.question)
        offer(self.table, viewer, question)
        return _ENCODER.encode(question)

    def events(self, viewer: Viewer, seen: int) -> bytes:
        """What happened since a viewer looked last, as it may know it."""
        found, gap = self.notes(viewer, seen)
        if not found:
            return b',"gap":true' if gap else b""
        return b',"events":[' + found + (b'],"gap":true' if gap else b"]")

    def notes(self, viewer: Viewer, seen: int) -> tuple[bytes, bool]:
        """What happened since, each with the version at which this viewer noticed it; and whether some is missing."""
        missed, gap = self.table.moments.since(viewer, seen)
        first = self.table.moments.version(viewer) - len(missed) + 1
        found: list[bytes] = []
        for at, moment in enumerate(missed, first):
            told = [self.tell(event, viewer) for event in moment.events] if moment.events else []
            told += map(_ENCODER.encode, moment.notes)
            found += [note[:-1] + b',"at":%d}' % at for note in told if note]
        return b",".join(found), gap

    def past(self, viewer: Viewer, seen: int) -> tuple[bytes, bool]:
        """A `wire.Past` of what happened since, and whether some is missing."""
        found, gap = self.notes(viewer, seen)
        return b'{"events":[%b],"version":%d}' % (found, self.table.moments.version(viewer)), gap

    def tell(self, event: Frame, viewer: Viewer) -> bytes:
        """An event as it is sent to a viewer; nothing, if there is nothing to tell."""
        reader = eye(self.table, event, viewer)
        informed = is_open(event) or (reader is not None and event >> AUDIENCE >> reader & 1 == 1)
        known = self.told.get((event, informed))
        if known is None:
            told = self.table.game.tiding(self.table.play.state, event, reader)
            known = _ENCODER.encode(wire.Remark(*told)) if told else b""
            if len(self.told) >= TOLD_KEPT:
                self.told.clear()
            self.told[event, informed] = known
        return known

    def mine(self, viewer: Viewer, done: str) -> bytes:
        """What is one viewer's own, apart from the game."""
        undo = may_undo(self.table, viewer)
        orders = self.table.chairs[viewer].orders if viewer >= 0 else ()
        if not orders and not done and viewer != ALL and not self.table.plans:
            return UNDOING[undo]
        everything = self.everything() if viewer == ALL else None
        shown = plans(self.table, viewer)
        own = {"may_undo": undo, "orders": orders, "plans": shown, "done": done, "all": everything}
        return b"," + _ENCODER.encode({name: value for name, value in own.items() if value})[1:-1]

    def everything(self) -> dict[str, Any]:
        """Every seat's view, once the game is over."""
        seats = range(len(self.table.chairs))
        self.look(list(seats))
        return {self.table.seat_name(seat): self.common | self.own[seat] for seat in seats}


def is_open(event: Frame) -> bool:
    """Whether everybody knows all of an event."""
    return event >> AUDIENCE & 2047 == OPENLY


def rest_as_sent(table: Table, now: int) -> bytes:
    """What is the same for all viewers, apart from the game, with the end of the message."""
    if table.phase == PLAYING and not (table.times.clock or table.plea or table.left or table.promises):
        return JUST_PLAYING
    return _ENCODER.encode(
        wire.Rest(
            table.phase, clocks(table, now), plea(table), leaving(table), promises(table), outcome(table), table.rematch
        )
    )[1:]


def chairs_as_sent(table: Table) -> bytes:
    """The seats as they are sent; kept until something about them may have changed, but not in a clash."""
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
            chair.late,
            table.stances.get(seat, False) if seat in parties else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def outcome(table: Table) -> str:
    """How the game ended."""
    return table.game.outcome(table.play.state) if table.phase == OVER else table.why


def may_undo(table: Table, viewer: Viewer) -> str:
    """Whether a seat may take its last decision back: freely, by a plea, or not at all."""
    if not is_seat(viewer) or table.phase != PLAYING:
        return ""
    if table.play.may_undo(viewer):
        return "free"
    return "plea" if table.play.acted >> viewer & 1 and not table.plea else ""


def plea(table: Table) -> wire.Plea | None:
    """Who asks to take a decision back, and whose answer is missing."""
    if not table.plea:
        return None
    waiting = [seat for seat in affected(table, table.plea.seat) if seat not in table.plea.agreed]
    return wire.Plea(table.seat_name(table.plea.seat), [table.seat_name(seat) for seat in waiting])


def leaving(table: Table) -> wire.Leaving | None:
    """Who has left, and the votes about it."""
    seats = table.absent() if table.phase == PLAYING else []
    votes = {table.seat_name(seat): " ".join(filter(None, vote)) for seat, vote in table.votes.items()}
    return wire.Leaving([table.seat_name(seat) for seat in seats], votes) if seats else None


def plans(table: Table, viewer: Viewer) -> list[wire.Plan]:
    """What the seats would do; the marks of a sealed plan only for the seat itself, and not even how many there are."""
    return [
        wire.Plan(table.seat_name(seat), plan.sealed, None if plan.sealed and seat != viewer else list(plan.marks))
        for seat, plan in sorted(table.plans.items())
    ]


def promises(table: Table) -> list[wire.Pledge]:
    """The promises that were made."""
    return [wire.Pledge(table.seat_name(made.seat), made.phrase, made.args, made.fate) for made in table.promises]


def clocks(table: Table, now: int) -> wire.Clocks | None:
    """The time that each person has."""
    times = table.times
    if not times.clock or table.phase != PLAYING:
        return None
    left = {table.seat_name(seat): times.left_to(seat, now) for seat, chair in enumerate(table.chairs) if chair.user}
    return wire.Clocks(left, None if times.running is None else table.seat_name(times.running))


def ask(table: Table, viewer: Viewer, now: int) -> wire.Ask | None:
    """The present decision, with the options of a seat that is asked."""
    play = table.play
    found = table.game.ask(play.state, as_seat(viewer))
    if not found:
        return None
    about = {name: value for name, value in found.items() if name not in NOT_ABOUT} | rule_of(table, found)
    seats = [table.seat_name(other) for other in play.asked()]
    shown = wire.Ask(seats, wire.Said(*table.game.prompt(found)), about, play.sealed)
    if play.sealed and deadline(table) < NEVER:
        shown.left = max(0, deadline(table) - now)
    if is_seat(viewer):
        offer(table, viewer, shown)
    return shown


def offer(table: Table, seat: Seat, shown: wire.Ask) -> None:
    """Add the options of a seat, if it has any, and what it has answered already."""
    play = table.play
    options = play.options_of(seat)
    if options:
        shown.token = table.ticks[seat]
        shown.options = choices(table, options)
    if play.window and seat in play.window.sealed:
        shown.answered = table.game.to_words(play.window.sealed[seat])


def choices(table: Table, options: Iterable[Action]) -> list[wire.Choice]:
    """Options as they are sent; each is written only once for all tables that use the same words."""
    known = _CHOICES.setdefault((table.game.key, table.play.options.get(CONTENT)), {})
    return [cast(Any, known.get(action) or choice(table, known, action)) for action in options]


def choice(table: Table, known: dict[Action, msgspec.Raw], action: Action) -> msgspec.Raw:
    """One option, written."""
    known[action] = msgspec.Raw(_ENCODER.encode(wire.Choice(table.game.to_words(action), *table.game.option(action))))
    return known[action]


def eye(table: Table, event: int, viewer: Viewer) -> Seat | None:
    """With whose eyes a viewer reads an event: after the end, with those of somebody who knows."""
    if viewer != ALL:
        return as_seat(viewer)
    audience = event >> AUDIENCE & 2047
    return next((seat for seat in range(len(table.chairs)) if audience >> seat & 1), None)


def may_view(table: Table, viewer: Viewer, user: int) -> bool:
    """Whether a person may see a table as this viewer: one's own seats, the public, and all after the end."""
    if viewer == PUBLIC:
        return True
    if table.phase in (OVER, STOPPED):
        return viewer == ALL or is_seat(viewer)
    return viewer in table.seats_of(user)
