"""What happens at a table outside the game."""

from __future__ import annotations

from random import Random
from typing import Any

from fidchell.table.log import orders
from fidchell.table.log.moments import PUBLIC
from fidchell.table.log.presence import leaves
from paired_worlds.pair import TWIN, Pair
from paired_worlds.sealing import FLOOR
from paired_worlds.world import written


class Noise(Pair):
    """What people at a pair say and do outside the game."""

    def noise(self) -> None:
        """Someone says or does something outside the game."""
        people = (self.leave, self.come_back, self.vote)
        rest = (self.chat, self.promise, self.stance, self.undo, self.undo, self.plan, self.plan, *people)
        if self.one.table.plea and self.chance.random() < 0.4:
            self.reply()
        elif self.one.play.curtain and self.chance.random() < 0.4:
            self.undo()
        elif self.chance.random() < 0.35:
            self.give_orders()
        else:
            self.chance.choice(rest)()

    def chat(self) -> None:
        self.all_say(self.chance.choice((PUBLIC, self.anybody(), self.viewer)), type="say", text="hm")

    def promise(self) -> None:
        phrases = self.one.play.game.talk.phrases
        if phrases:
            name = self.chance.choice(sorted(phrases))
            args = {key: self.chance.choice(values) for key, values in phrases[name].args.items()}
            self.all_say(self.anybody(), type="propose", phrase=name, args=args)

    def plan(self) -> None:
        """A seat makes a plan: sealed plans of others differ freely between worlds; sometimes all are opened."""
        one, seat = self.one, self.anybody()
        turn = one.play.game.flow.turn(one.play.state)
        if one.table.plans and self.chance.random() < 0.2:
            self.all_say(turn, type="unseal")
        elif seat == self.viewer or not one.play.game.shared or self.chance.random() < 0.3:
            sealed = one.play.game.shared and self.chance.random() < 0.5
            self.all_say(seat, type="plan", marks=self.some_marks(self.chance), sealed=sealed)
        else:
            for world in self.worlds:
                marks = self.some_marks(world.chance) or [{"kind": "guard"}]
                frame = written(type="plan", id=self.run.secret_key(world), marks=marks, sealed=True)
                world.say(seat, frame)
            self.tally.note("plans sealed")

    def some_marks(self, chance: Random) -> list[dict[str, Any]]:
        """A random plan, often empty."""
        areas = self.one.play.game.talk.places(self.one.play.options).areas
        kinds = ("go", "convert", "build", "note")
        return [{"kind": chance.choice(kinds), "to": chance.choice(areas)} for _ in range(chance.randrange(5))]

    def stance(self) -> None:
        parties = self.one.table.parties()
        if parties:
            self.all_say(self.chance.choice(parties), type="stance", ready=self.chance.random() < 0.7)

    def undo(self) -> None:
        """Undo; behind a curtain only the viewer, or a seat that has chosen nothing there in either world."""
        seat = self.anybody()
        if seat != self.viewer and any(
            world.play.curtain and world.play.last_act_of(seat) >= world.play.curtain_at for world in self.worlds
        ):
            return
        self.all_say(seat, type="undo")

    def reply(self) -> None:
        """Everyone answers a plea, mostly with yes."""
        for seat in range(self.one.play.players):
            self.all_say(seat, type="reply", yes=self.chance.random() < 0.9)

    def leave(self) -> None:
        seat = self.anybody()
        if self.chance.random() < 0.4:
            for world in self.worlds:
                world.put(lambda table: leaves(table, seat))

    def come_back(self) -> None:
        away = [seat for seat, chair in enumerate(self.one.table.chairs) if chair.away or chair.late or chair.lent]
        if away:
            self.all_say(self.chance.choice(away), type="back")

    def vote(self) -> None:
        if self.kind == TWIN and self.one.play.window:
            return  # a bot would not replace an earlier answer
        for seat in self.one.table.people() if self.one.table.absent() else []:
            choice, level = self.chance.choice((("wait", ""), ("bot", "casual"), ("bot", "casual"), ("end", "")))
            self.all_say(seat, type="vote", choice=choice, level=level)

    def give_orders(self) -> None:
        """A seat gives orders: the viewer the same in both worlds, others any in each."""
        play, seat = self.one.play, self.anybody()
        if play.window and not (self.sealing and self.sealing.way == FLOOR and self.sealing.key is play.window):
            return  # it must end as planned
        shared = [{"kind": orders.PEACE, "keep": self.chance.randrange(3)}] if self.chance.random() < 0.3 else []
        if seat == self.viewer:
            self.all_say(seat, type="orders", orders=[*shared, *self.some_orders(self.chance)])
            return
        for world in self.worlds:
            chance = world.chance if self.one.table.plan.window else Random(play.state.rng)
            given = [*shared, *self.some_orders(chance)]
            world.say(seat, written(type="orders", id=self.run.secret_key(world), orders=given))

    def some_orders(self, chance: Random) -> list[dict[str, Any]]:
        """Random orders about windows; without a minimum time of windows, none that depends on the hand."""
        found: list[dict[str, Any]] = []
        if chance.random() < 0.4:
            found.append({"kind": orders.PASS_UNTIL_TURN})
        if chance.random() < 0.3:
            found.append({"kind": orders.PASS_AT, "moment": chance.choice(("a card is declared", "a turn ends"))})
        if self.one.table.plan.window and chance.random() < 0.5:
            found.append({"kind": orders.PASS_WHEN_HELPLESS})
        if self.one.table.plan.window and chance.random() < 0.3:
            found.append({"kind": orders.ASK_FOR, "card": chance.choice(("geis", "warlord", "dagda", "bard"))})
        return found
