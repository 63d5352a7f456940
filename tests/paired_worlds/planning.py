"""Planning sealed decisions, so that they end at the same moment in both worlds."""

from __future__ import annotations

from fidchell.core.match import ACTION, SEAT_BITS
from fidchell.core.types import Action, Seat
from fidchell.table.live.scheduler import NEVER, answered_by_orders, deadline
from paired_worlds.comparing import PairOver
from paired_worlds.pair import GUESS, TWIN, Pair
from paired_worlds.sealing import FLOOR, LAST, LATE, Sealing
from paired_worlds.world import World


class SealingPlans(Pair):
    """How a pair plans its sealed decisions."""

    def sealed_key(self) -> object:
        """The identity of the current sealed decision, if there is one."""
        play = self.one.play
        return (play.window or ("curtain", play.curtain_at)) if play.sealed else None

    def look_ahead(self) -> None:
        """Plan a sealed decision that has just begun."""
        key = self.sealed_key()
        if key is None:
            self.sealing = None
        elif self.sealing is None or self.sealing.key != key:
            ways = self.possible_ways()
            self.sealing = self.plan_sealing(key, self.chance.choice(ways)) if ways else None
            self.note_sealing()

    def note_sealing(self) -> None:
        """Count sealed decisions, and how the worlds differ in them."""
        if len(self.worlds) == 1 or self.sealing is None:
            return
        one, two = (world.play for world in self.worlds)
        kind = "windows" if one.window else "curtains"
        self.tally.note(kind)
        self.tally.note(f"{kind}: {self.sealing.way}")
        if any(one.options_of(seat) != two.options_of(seat) for seat in self.others):
            self.tally.note(f"{kind} with other holdings")
        given = [[chair.orders for chair in world.table.chairs] for world in self.worlds]
        self.tally.note(f"{kind} with other orders", given[0] != given[1])

    def plan_sealing(self, key: object, way: str) -> Sealing:
        """Plan the current sealed decision."""
        mine = self.viewer if self.viewer_is_free() else None
        last = [self.keeps_waiting(world, way) for world in self.worlds]
        if way != FLOOR and mine is not None and (None in last or self.chance.random() < 0.4):
            last = [mine] * len(self.worlds)
        quiet = way == LATE or self.chance.random() < 0.6
        found = Sealing(key, way, [-1 if seat is None else seat for seat in last], self.chance.randrange(5), quiet)
        if self.kind == TWIN:
            found.finals = self.plan_finals(way, quiet)
            found.settled = {seat: len(self.picked(self.one, seat)) for seat in self.others}
        return found

    def possible_ways(self) -> list[str]:
        """How the sealed decision can end at the same moment in both worlds; none if orders are about to end it."""
        table, now = self.one.table, self.run.hour.now
        mine = self.viewer_is_free()
        ways = [FLOOR] if table.match.window and now < table.floor_ends() else []
        if mine or all(self.free(world) for world in self.worlds):
            ways.append(LAST)
        if deadline(table) < NEVER and all(self.late(world) for world in self.worlds):
            ways.append(LATE)
        if not ways and self.kind == GUESS and table.plan.window:
            raise PairOver("only an order is awaited that depends on what is held")
        return ways

    def viewer_is_free(self) -> bool:
        """Whether the viewer has not decided, and no order will decide for it."""
        waiting = self.viewer in self.one.awaited()
        return waiting and (not self.one.play.window or answered_by_orders(self.one.table, self.viewer) is None)

    def free(self, world: World) -> list[Seat]:
        """The other seats that have not decided, and for which no order will."""
        seats = [seat for seat in world.awaited() if seat != self.viewer]
        return [seat for seat in seats if not world.play.window or answered_by_orders(world.table, seat) is None]

    def late(self, world: World) -> list[Seat]:
        """Those of them that can be late."""
        return [seat for seat in self.free(world) if world.play.window or not world.table.chairs[seat].level]

    def keeps_waiting(self, world: World, way: str) -> Seat | None:
        """A seat that keeps the others waiting, if the decision is to end that way."""
        seats = self.free(world) if way == LAST else self.late(world) if way == LATE else []
        return world.chance.choice(seats) if seats else None

    def plan_finals(self, way: str, quiet: bool) -> dict[Seat, list[Action]]:
        """What the others finally choose; the same in twins."""
        play = self.one.play
        if play.window:
            passing = play.game.flow.passing
            return {
                seat: [passing if quiet else self.chance.choice(play.options_of(seat))]
                for seat in play.window.asked
                if seat != self.viewer
            }
        return {seat: [*self.picked(self.one, seat), *self.picks(seat, way)] for seat in self.others}

    def picked(self, world: World, seat: Seat) -> list[Action]:
        """What a seat has chosen behind the current curtain."""
        acts = world.play.acts[world.play.curtain_at :]
        return [act & ACTION for act in acts if act >> SEAT_BITS == seat]

    def picks(self, seat: Seat, way: str) -> list[Action]:
        """Choices that a seat can still make behind the curtain; the first options if time may be up."""
        ahead = self.one.play.state.clone()
        found: list[Action] = []
        fallen = self.one.play.state.barriers
        while seat in ahead.seats and ahead.barriers == fallen:
            options = ahead.options(seat)
            found.append(options[0] if way == LATE else self.chance.choice(options))
            ahead.take(seat, found[-1])
        return found
