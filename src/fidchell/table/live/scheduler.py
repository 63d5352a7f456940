"""What the server does at a table on its own: close windows, follow standing orders, watch the clocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from fidchell.bots.levels import LADDER
from fidchell.core.types import Action, Seat
from fidchell.table.log import entries as log
from fidchell.table.log.commands import END, LET_BOT, REPLACE, affected, sealed
from fidchell.table.log.entries import ORDER, STANCE, TIME, Entry
from fidchell.table.log.orders import answer
from fidchell.table.log.table import PLAYING, Table

NEVER = 1 << 62
EARLIEST, LATEST = 0.15, 0.85  # orders answer at a random moment in this part of a window, or of the pace


class Scheduler:
    """What is due at one table; orders answer after random delays."""

    def __init__(self, chance: Random, pace: float = 0.0) -> None:
        self.chance = chance
        self.pace = pace  # seconds over which orders spread their answers where a window has no minimum time
        self.moment: object = None
        self.delays: dict[Seat, int] = {}

    def due(self, table: Table, now: int) -> tuple[tuple[Entry, ...], int]:
        """The entries that are due now, and when to check again."""
        if table.phase != PLAYING:
            return (), NEVER
        found = granted(table) or voted(table, now) or peace(table)
        if found:
            return found, now
        if table.match.window:
            return self.in_window(table, now)
        if table.match.curtain:
            return behind_curtain(table, now)
        return self.in_the_open(table, now)

    def delay(self, table: Table, moment: object, seat: Seat) -> int:
        """How many milliseconds after a window or decision began the orders of a seat answer."""
        if self.moment != moment:
            self.moment, self.delays = moment, {}
        if seat not in self.delays:
            self.delays[seat] = int(max(table.plan.window, self.pace) * 1000 * self.chance.uniform(EARLIEST, LATEST))
        return self.delays[seat]

    def in_the_open(self, table: Table, now: int) -> tuple[tuple[Entry, ...], int]:
        """Orders agree to peace, after a delay as if someone had thought about it; a seat whose time is up is late."""
        for seat in table.match.state.seats:
            found = answered_by_orders(table, seat)
            if found is not None:
                when = table.asked_at + self.delay(table, table.ticks[seat], seat)
                entries = (log.Acted(seat, table.game.notation.to_words(found), "", ORDER),)
                return (entries, now) if now >= when else ((), when)
        return lateness(table, now)

    def in_window(self, table: Table, now: int) -> tuple[tuple[Entry, ...], int]:
        """Orders answer; the window closes once all have answered and its minimum time is over, or at the deadline."""
        window = table.match.window
        assert window
        if window.complete:
            ends = table.floor_ends()
            return ((log.Close(),), now) if now >= ends else ((), ends)
        late = deadline(table)
        if now >= late:
            return (*[log.Seal(seat, passing(table), "", TIME) for seat in missing(table)], log.Close()), now
        wake = late
        for seat in missing(table):
            found = answered_by_orders(table, seat)
            if found is not None:
                when = window.opened + self.delay(table, window, seat)
                if now >= when:
                    return sealed(table, log.Seal(seat, table.game.notation.to_words(found), "", ORDER), now), now
                wake = min(wake, when)
        return (), wake


def answered_by_orders(table: Table, seat: Seat) -> Action | None:
    """What a seat's orders answer now; while a bot plays for the seat, they are ignored."""
    chair = table.chairs[seat]
    return answer(table.match, seat, chair.orders) if chair.orders and not chair.level else None


def missing(table: Table) -> list[Seat]:
    """The seats that have not answered in the current window."""
    window = table.match.window
    return [seat for seat in window.asked if seat not in window.sealed] if window else []


def passing(table: Table) -> str:
    """Passing, in the notation."""
    return table.game.notation.to_words(table.game.flow.passing)


def deadline(table: Table) -> int:
    """When a sealed decision ends at the latest."""
    clock = table.times.clock
    return table.asked_at + max(clock.sealed, int(table.plan.window * 1000)) if clock else NEVER


def behind_curtain(table: Table, now: int) -> tuple[tuple[Entry, ...], int]:
    """When time is up, seats that have not chosen take their first options, all at the same moment."""
    late = deadline(table)
    seats = [seat for seat in table.match.state.seats if not table.chairs[seat].level]
    if now < late or not seats:
        return (), late if seats else NEVER
    return tuple(first_choices(table, seats)), now


def first_choices(table: Table, seats: list[Seat]) -> Iterator[Entry]:
    """The first options of these seats, until the curtain rises."""
    state, barriers = table.match.state.clone(), table.match.state.barriers
    for seat in seats:
        while state.barriers == barriers and state.options(seat):
            action = state.options(seat)[0]
            state.take(seat, action)
            yield log.Acted(seat, table.game.notation.to_words(action), "", TIME)


def lateness(table: Table, now: int) -> tuple[tuple[Entry, ...], int]:
    """A seat whose time is up is late."""
    ends = table.times.ends()
    running = table.times.running
    if ends is None or running is None or table.chairs[running].late:
        return (), NEVER
    return ((log.Away(running, late=True),), now) if now >= ends else ((), ends)


def granted(table: Table) -> tuple[Entry, ...]:
    """Take a decision back if everyone who plays has agreed."""
    plea = table.plea
    if not plea or not set(affected(table, plea.seat)) <= plea.agreed:
        return ()
    return (log.Rewind(plea.acts),)


def peace(table: Table) -> tuple[Entry, ...]:
    """Peace, if everyone in the clash has shown that they are ready; nobody is asked again."""
    way = table.game.talk.peace
    if not way or not table.stances or table.match.sealed:
        return ()
    for seat in table.match.state.seats:
        options = table.match.options_of(seat)
        if way.agree in options and table.stances.get(seat):
            return (log.Acted(seat, table.game.notation.to_words(way.agree), "", STANCE),)
        if way.offer in options and all(table.stances.get(party) for party in table.parties()):
            return (log.Acted(seat, table.game.notation.to_words(way.offer), "", STANCE),)
    return ()


def voted(table: Table, now: int) -> tuple[Entry, ...]:
    """What the people at the table have voted to do; each has one vote, with however many seats."""
    if not table.votes:
        return ()
    users = [chair.user for chair in table.chairs]
    voters = {users[seat] for seat in table.people()}
    votes = list({users[seat]: table.votes[seat] for seat in table.people() if seat in table.votes}.values())
    ends, everyone = [choice for choice, _ in votes].count(END), len({users[seat] for seat in table.humans()})
    if 2 * ends > everyone:
        return (log.Stop("agreed", shown=ends == everyone),)
    if not table.absent():
        return ()
    if level := level_for(REPLACE, votes, len(voters)):
        return tuple(log.VotedOut(seat, level) for seat in table.overdue(now))
    level = level_for(LET_BOT, votes, len(voters) // 2 + 1)
    return tuple(log.Lend(seat, level) for seat in table.absent()) if level else ()


def level_for(wanted: str, votes: list[tuple[str, str]], needed: int) -> str:
    """The level that most of those want who vote for a bot in this way, if they are enough; the weakest of several."""
    levels = Counter(level for choice, level in votes if choice == wanted)
    enough = sum(levels.values()) >= needed
    return max(levels, key=lambda level: (levels[level], -LADDER.index(level))) if enough else ""
