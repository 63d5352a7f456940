"""A table: a game with people, bots and clocks around it; only the entries of its log change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

import msgspec

from fidchell.core.events import unpacked
from fidchell.core.keys import Seed, next_key, read_key
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.core.types import Frame, Seat
from fidchell.table.log import entries as log
from fidchell.table.log import plans
from fidchell.table.log.clocks import CLOCKS, MINUTE, Times
from fidchell.table.log.entries import Entry, Row
from fidchell.table.log.moments import EVERYONE, Moment, Moments, Viewer
from fidchell.table.log.orders import PASS_UNTIL_TURN
from fidchell.table.log.promises import Promise, remembered, reopen, watch
from fidchell.table.server.wire import Remark

GATHERING, PLAYING, OVER, STOPPED = "gathering", "playing", "over", "stopped"
SEAT_HELD = 10 * MINUTE  # how long a seat is held for somebody who does not come
KEYS = 256  # message ids remembered for each seat, so that a message sent twice is carried out once
PUBLIC_ENDS = ("ended", "record")  # nobody else played there, or the record was public before
MARK_EVERY = 64  # rows of the log between two marks


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setup of a table: the game, its options, clock and so on."""

    id: str
    game: str
    options: dict[str, str | int]
    seed: int
    owner: int = 0
    clock: str = "none"
    window: float = 0.0  # minimum seconds of a reaction window
    chat: bool = True
    listed: bool = False  # whether it is in the public list of open tables
    invite: str = ""  # the key that lets people sit down by invitation
    parent: str = ""  # the table that it continues or repeats
    version: int = 0  # of the rules
    created: int = 0
    hints: bool = False  # whether people may ask for hints
    key: str = ""  # of chance, 64 hexadecimal digits; empty if chance comes from the seed

    @property
    def chance(self) -> Seed:
        """Where chance comes from."""
        return read_key(self.key) if self.key else self.seed


@dataclass
class Occupant:
    """A seat, and who sits there."""

    user: int = 0
    bot: str = ""
    name: str = ""
    lent: str = ""  # the level of the bot that stands in for a person who has left
    away: bool = False
    late: bool = False
    late_since: int = 0
    sat_at: int = 0
    never: bool = False  # whether the person took the seat and has not been here since
    refilled: bool = False  # whether time was added once after it was up
    orders: tuple[log.StandingOrder, ...] = ()
    keeper: str = ""  # whose bot account it is; in consent and votes a bot is nobody

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return bool(self.user or self.bot)

    @property
    def human(self) -> bool:
        """Whether it belongs to a person."""
        return bool(self.user) and not self.keeper

    @property
    def level(self) -> str:
        """The level of the bot that plays here now, or empty."""
        return self.bot or self.lent

    @property
    def absent(self) -> bool:
        """Whether the seat's person has left and no bot plays for them."""
        return bool(self.user) and (self.away or self.late) and not self.lent


@dataclass
class Asking:
    """A seat's request to take a decision back, and who has agreed."""

    seat: Seat
    acts: int  # the number of acts that would remain
    agreed: set[Seat] = field(default_factory=set)


class Table:
    """Everything about one table, derived from its log."""

    def __init__(self, plan: TableSetup, whole: bool = False) -> None:
        self.plan = plan
        self.match = Match(game(plan.game), plan.chance, plan.options, seals=True)
        self.key = plan.key  # that chance was committed to; going back derives others from it
        self.game = self.match.game
        self.chairs = [Occupant() for _ in range(self.match.players)]
        self.times = Times(CLOCKS[plan.clock], self.match.players)
        self.moments = Moments(self.match.players, whole)  # all of them if `whole`
        self.ticks = [0] * self.match.players  # decisions that each seat has noticed, used as tokens
        self.phase = GATHERING
        self.why = ""  # why it was stopped
        self.shown = False  # whether everything is shown although it was stopped
        self.rows = 0
        self.now = 0
        self.keys: dict[Seat, dict[str, str]] = {}
        self.stances: dict[Seat, bool] = {}
        self.stances_at = 0  # the clash they belong to
        self.promises: list[Promise] = []
        self.plea: Asking | None = None
        self.votes: dict[Seat, tuple[str, str]] = {}
        self.left: set[Seat] = set()  # seats whose people have left or are out of time
        self.rematch = ""
        self.plans: dict[Seat, plans.Marking] = {}
        self.plans_turn = 0  # the seat whose turn it was when they were made
        self.chairs_sent = b""  # the encoded seats, cached until something about them changes
        self.asked_at = 0  # when the current sealed decision began

    # Questions.

    def seat_name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.game.seat_names[seat]

    def seats_of(self, user: int) -> list[Seat]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if user and chair.user == user]

    def people(self) -> list[Seat]:
        """The seats whose people are present."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.human and not chair.absent and not chair.lent]

    def humans(self) -> list[Seat]:
        """The seats that belong to people, whether they are present or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    def overdue(self, now: int) -> list[Seat]:
        """The seats of people who have done nothing for a while although their time is up, or who have never come."""
        grace = max(MINUTE, self.times.clock.increment if self.times.clock else 0)
        return [
            seat
            for seat in self.absent()
            if (self.chairs[seat].late and now - self.chairs[seat].late_since >= grace) or self.never_came(seat, now)
        ]

    def never_came(self, seat: Seat, now: int) -> bool:
        """Whether the person of a seat has had time enough to come, and has never been here in the game."""
        return self.chairs[seat].never and now - self.chairs[seat].sat_at >= SEAT_HELD

    @property
    def ended(self) -> bool:
        """Whether nothing more happens in the game."""
        return self.phase in (OVER, STOPPED)

    @property
    def revealed(self) -> bool:
        """Whether everyone may see everything: after the last move, or if all who played agreed to end the game."""
        return self.phase == OVER or (self.phase == STOPPED and self.shown)

    def absent(self) -> list[Seat]:
        """The seats whose people have left without a bot playing for them."""
        return [seat for seat in sorted(self.left) if self.chairs[seat].absent] if self.left else []

    def parties(self) -> list[Seat]:
        """The seats in the current clash."""
        peace = self.game.talk.peace
        return peace.parties(self.match.state) if peace and self.clash() else []

    def clash(self) -> int:
        """A number for the place of the current clash, 0 if there is none."""
        peace = self.game.talk.peace
        return peace.where(self.match.state) if peace and self.phase == PLAYING else 0

    def is_awaited(self, seat: Seat) -> bool:
        """Whether a seat has to decide."""
        return self.phase == PLAYING and self.match.is_awaited(seat)

    def may_return(self, seat: Seat, now: int) -> bool:
        """Whether a person may take their seat back by saying so; once all their time is up, only a move helps."""
        chair = self.chairs[seat]
        spent = chair.late and chair.refilled and not self.times.left_to(seat, now)
        return bool(chair.away or chair.late or chair.lent) and not spent

    def has_key(self, seat: Seat, key: str) -> bool:
        """Whether a seat's message with this id was already carried out."""
        return key in self.keys.get(seat, ())

    def floor_ends(self) -> int:
        """When the minimum time of the current window is over."""
        window = self.match.window
        return (window.opened if window else 0) + int(self.plan.window * 1000)

    # Applying the log.

    def apply(self, row: Row) -> None:
        """Apply one row of the log."""
        self.now = self.match.now = row.at
        self.rows = row.number
        for entry in row.entries:
            CHANGES[type(entry)](self, entry)
            if type(entry) not in QUIET:
                self.chairs_sent = b""
            if self.plans:
                self.tend_plans()
            key = getattr(entry, "key", "")
            if key:
                self.remember(getattr(entry, "seat", -1), key, getattr(entry, "action", ""))
        self.wind_clocks()

    def apply_all(self, rows: Iterable[Row]) -> None:
        """Apply several rows of the log."""
        for row in rows:
            self.apply(row)

    def remember(self, seat: Seat, key: str, action: str) -> None:
        """Remember that a seat's message with this id was carried out, and the action it asked for, if any."""
        known = self.keys.setdefault(seat, {})
        known[key] = action
        if len(known) > KEYS:
            known.pop(next(iter(known)))

    def wind_clocks(self) -> None:
        """Run the clock of the one seat that decides openly, if a person plays it."""
        seats = self.match.asked if self.phase == PLAYING and not self.match.sealed else []
        runs = len(seats) == 1 and not self.chairs[seats[0]].level
        self.times.run_for(seats[0] if runs else None, self.now)

    def note(self, word: str, audience: Viewer = EVERYONE, **args: str | int) -> None:
        """Note something that happened at the table, outside the game."""
        self.moments.add(Moment(audience, (), (Remark(f"table-{word}", args),)), self.now)

    # What each entry does.

    def sit(self, entry: log.Sit) -> None:
        """A person or bot sits down, or stands up."""
        self.chairs[entry.seat] = Occupant(entry.user, entry.bot, entry.name, sat_at=self.now, keeper=entry.keeper)
        word = "sat" if entry.user or entry.bot else "stood"
        self.note(word, seat=self.seat_name(entry.seat), name=entry.name)

    def begin(self, entry: log.Begin) -> None:
        """The game begins."""
        self.phase = OVER if self.match.done else PLAYING
        self.asked_at = self.now
        self.match.look_around()
        self.note("begun")
        self.tick(EVERYONE)

    def act(self, entry: log.Acted) -> None:
        """A seat acts: behind a curtain only the seat notices, and everyone if it was the last to choose."""
        hidden = self.match.curtain
        events = self.match.take(entry.seat, self.game.notation.to_action(entry.action))
        still = hidden and self.match.curtain and self.match.curtain_at < len(self.match.acts)
        if hidden:  # the last seat notices its own choice as a moment of its own, like all others
            alone = events if still else known_alone(events, entry.seat)
            self.happen(entry.seat, alone)
            events = events[len(alone) :]
        if not still:
            self.happen(EVERYONE, events)
        self.forget_turn_orders()

    def seal(self, entry: log.Seal) -> None:
        """A seat answers in a window; only the seat notices."""
        assert self.match.window
        self.match.window.sealed[entry.seat] = self.game.notation.to_action(entry.action)
        self.moments.add(Moment(entry.seat), self.now)

    def close(self, entry: log.Close) -> None:
        """The window closes."""
        self.happen(EVERYONE, self.match.close())
        self.forget_turn_orders()

    def happen(self, audience: Viewer, events: tuple[Frame, ...]) -> None:
        """The game goes on."""
        self.moments.add(Moment(audience, events), self.now)
        watch(self.game, self.promises, events, len(self.match.acts))
        self.tick(audience)
        if self.stances:
            self.chairs_sent = b""
        if audience == EVERYONE:  # what happens in secret must not end a plea, or everyone would notice
            self.plea = None
            self.asked_at = self.now
            if self.stances and self.clash() != self.stances_at:
                self.stances = {}
        if self.match.done:
            self.phase = OVER

    def tick(self, audience: Viewer) -> None:
        """Give everyone who notices a new token, so that answers to older decisions are refused."""
        for seat in range(len(self.ticks)):
            if audience in (EVERYONE, seat):
                self.ticks[seat] += 1

    def forget_turn_orders(self) -> None:
        """Drop orders that last until a seat's turn, now that the seat decides openly."""
        if self.match.sealed or self.match.done:
            return
        for seat in self.match.state.seats:
            chair = self.chairs[seat]
            if chair.orders:
                chair.orders = tuple(order for order in chair.orders if order.kind != PASS_UNTIL_TURN)

    def undo(self, entry: log.Undone) -> None:
        """A seat takes back its last action."""
        alone = self.match.curtain
        self.match.undo(entry.seat)
        self.taken_back(entry.seat, entry.seat if alone else EVERYONE)

    def rewind(self, entry: log.Rewind) -> None:
        """The game goes back to an earlier decision, or to the last one that the corrected rules allow."""
        seat = self.plea.seat if self.plea and not entry.since else None
        key = self.match.key_at(len(self.match.acts))
        self.match.rewind(entry.acts)
        if key and not entry.since:
            self.match.reseed(next_key(key))
        self.taken_back(seat, EVERYONE)

    def taken_back(self, seat: Seat | None, audience: Viewer) -> None:
        """Tell the audience that the game went back: for a seat, or because the rules were corrected."""
        if audience == EVERYONE:  # what is taken back in secret must change nothing that others see
            reopen(self.promises, len(self.match.acts))
            self.plea = None
            self.stances = {}
            self.phase = OVER if self.match.done else PLAYING
            self.asked_at = self.now
        if seat is None:
            self.note("rules-corrected", audience)
        else:
            self.note("taken-back", audience, seat=self.seat_name(seat))
        self.tick(audience)

    def ask_back(self, entry: log.Pleaded) -> None:
        """A seat asks to take a decision back."""
        self.plea = Asking(entry.seat, self.match.last_act_of(entry.seat))
        self.note("plea", seat=self.seat_name(entry.seat))

    def reply(self, entry: log.Replied) -> None:
        """A seat agrees, or ends the plea by refusing."""
        assert self.plea
        if entry.yes:
            self.plea.agreed.add(entry.seat)
        else:
            self.plea = None
        self.note("plea-granted" if entry.yes else "plea-refused", seat=self.seat_name(entry.seat))

    def stance(self, entry: log.StanceTaken) -> None:
        """A seat shows whether it is ready for peace."""
        self.stances[entry.seat] = entry.ready
        self.stances_at = self.clash()
        self.note("ready-for-peace" if entry.ready else "not-ready-for-peace", seat=self.seat_name(entry.seat))

    def propose(self, entry: log.Proposed) -> None:
        """A seat makes a promise."""
        self.promises = remembered(self.promises, Promise(entry.seat, entry.phrase, entry.args))
        args: dict[str, Any] = dict(entry.args)
        note = Remark(f"{self.game.key}-promise-{entry.phrase}", {"proposer": self.seat_name(entry.seat), **args})
        self.moments.add(Moment(EVERYONE, (), (note,)), self.now)

    def say(self, entry: log.Spoken) -> None:
        """A person says something."""
        args = {"seat": self.seat_name(entry.seat)} if entry.seat >= 0 else {}
        note = Remark("table-said", dict(args), entry.name, entry.text)
        self.moments.add(Moment(EVERYONE, (), (note,)), self.now)

    def give_orders(self, entry: log.Orders) -> None:
        """A seat gives standing orders; only the seat notices."""
        self.chairs[entry.seat].orders = entry.orders
        self.moments.add(Moment(entry.seat), self.now)

    def make_plan(self, entry: log.Marks) -> None:
        """A seat makes a plan; everyone sees that it did, even if the marks are sealed."""
        plans.put(self.plans, entry.seat, plans.Marking(entry.marks, entry.sealed))
        self.plans_turn = self.game.flow.turn(self.match.state)
        self.moments.add(Moment(EVERYONE), self.now)

    def unseal(self, entry: log.Unsealed) -> None:
        """Open all plans to everyone."""
        plans.unseal(self.plans)
        self.moments.add(Moment(EVERYONE), self.now)

    def tend_plans(self) -> None:
        """Drop plans when the turn ends, and open them once everyone has made one; both only when everyone notices."""
        if self.phase != PLAYING or self.game.flow.turn(self.match.state) != self.plans_turn:
            self.plans = {}
        people = [seat for seat in self.humans() if not self.chairs[seat].lent]
        plans.unseal_if_all(self.plans, people)

    def leave(self, entry: log.Away) -> None:
        """A seat's person has left or run out of time."""
        chair = self.chairs[entry.seat]
        if entry.late and not chair.late:
            chair.late_since = self.now
        chair.away, chair.late, chair.never = True, chair.late or entry.late, entry.never
        self.left.add(entry.seat)
        self.votes = {}
        self.note("late" if entry.late else "left", seat=self.seat_name(entry.seat))

    def come_back(self, entry: log.CameBack) -> None:
        """A seat's person is back."""
        chair = self.chairs[entry.seat]
        if chair.late and not chair.refilled:  # only once: repeated lateness must not hold up the others
            chair.refilled = True
            self.times.refill(entry.seat, self.now)
        chair.away = chair.late = chair.never = False
        chair.lent = ""
        self.left.discard(entry.seat)
        self.votes = {}
        self.note("back", seat=self.seat_name(entry.seat))

    def vote(self, entry: log.Voted) -> None:
        """A seat votes."""
        self.votes[entry.seat] = (entry.choice, entry.level)
        self.note("voted", seat=self.seat_name(entry.seat), choice=entry.choice)

    def lend(self, entry: log.Lend) -> None:
        """A bot plays for a seat."""
        self.chairs[entry.seat].lent = entry.level
        self.votes = {}
        self.note("lent", seat=self.seat_name(entry.seat), level=entry.level)

    def vote_out(self, entry: log.VotedOut) -> None:
        """A bot takes a seat for good."""
        self.chairs[entry.seat] = Occupant(0, entry.level, entry.level)
        self.left.discard(entry.seat)
        self.votes = {}
        self.stances.pop(entry.seat, None)
        self.plans.pop(entry.seat, None)
        self.note("voted-out", seat=self.seat_name(entry.seat), level=entry.level)

    def stop(self, entry: log.Stop) -> None:
        """The table ends."""
        self.phase, self.why, self.plea = STOPPED, entry.why, None
        self.shown = entry.shown or entry.why in PUBLIC_ENDS
        self.note("stopped")

    def reseed(self, entry: log.Reseed) -> None:
        """Chance comes from another seed or key."""
        self.key = entry.secret
        self.match.reseed(read_key(entry.secret) if entry.secret else entry.seed)

    def meet_again(self, entry: log.Rematch) -> None:
        """Another table is set up for a rematch."""
        self.rematch = entry.table
        self.note("rematch", table=entry.table)


CHANGES: dict[type[Any], Callable[[Table, Any], None]] = {
    log.Sit: Table.sit,
    log.Begin: Table.begin,
    log.Acted: Table.act,
    log.Seal: Table.seal,
    log.Close: Table.close,
    log.Undone: Table.undo,
    log.Rewind: Table.rewind,
    log.Pleaded: Table.ask_back,
    log.Replied: Table.reply,
    log.StanceTaken: Table.stance,
    log.Proposed: Table.propose,
    log.Spoken: Table.say,
    log.Orders: Table.give_orders,
    log.Marks: Table.make_plan,
    log.Unsealed: Table.unseal,
    log.Away: Table.leave,
    log.CameBack: Table.come_back,
    log.Voted: Table.vote,
    log.Lend: Table.lend,
    log.VotedOut: Table.vote_out,
    log.Stop: Table.stop,
    log.Reseed: Table.reseed,
    log.Rematch: Table.meet_again,
}

QUIET = (log.Acted, log.Seal, log.Close, log.Marks, log.Unsealed)  # entries that do not change the seats


def known_alone(events: tuple[Frame, ...], seat: Seat) -> tuple[Frame, ...]:
    """The leading events that only this seat knows."""
    return tuple(takewhile(lambda event: unpacked(event).d == 1 << seat, events))


def next_row(table: Table, entries: tuple[Entry, ...], now: int) -> Row:
    """The next row for the log of a table; every `MARK_EVERY` rows it has a mark of the state before it."""
    number = table.rows + 1
    marked = number % MARK_EVERY == 0 and table.phase != GATHERING
    return Row(number, max(now, table.now), entries, table.match.mark() if marked else 0)
