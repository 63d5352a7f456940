"""Two worlds in parallel, or one alone: what their viewers were sent is compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from fidchell.core.events import unpacked
from fidchell.core.limits import EVERYONE
from fidchell.core.match import ACTION, SEAT_BITS
from fidchell.core.types import Action, Seat
from fidchell.table.log.moments import PUBLIC, Viewer
from paired_worlds.before import Before
from paired_worlds.comparing import PairOver, Tally, Told, as_text, differing
from paired_worlds.guesses import copied
from paired_worlds.sealing import Sealing
from paired_worlds.titles import Title
from paired_worlds.world import Ear, Hour, World, written

GUESS, TWIN, ALONE = "guess", "twin", "alone"


class Fuzz:
    """What one fuzzed game is played with: chance, a clock, message ids, counts."""

    def __init__(self, title: Title, seed: int, tally: Tally) -> None:
        self.title = title
        self.seed = seed
        self.chance = Random(f"{title.key} {seed}")
        self.tally = tally
        self.hour = Hour()
        self.keys = 0

    def new_key(self) -> str:
        """A message id for both worlds."""
        self.keys += 1
        return f"k{self.keys}"

    def secret_key(self, world: World) -> str:
        """A message id for one world alone."""
        return f"s{world.chance.getrandbits(48):x}"


class Pair:
    """One world alone, or two in parallel, being played and compared."""

    def __init__(self, run: Fuzz, worlds: Sequence[World], viewer: Viewer, kind: str) -> None:
        self.run = run
        self.chance = run.chance
        self.tally = run.tally
        self.title = run.title
        self.worlds = list(worlds)
        self.viewer = viewer
        self.kind = kind
        self.sealing: Sealing | None = None
        self.sent: list[bytes] = []  # by the viewer
        self.bases = [copied(world.table) for world in worlds] if kind != ALONE and run.chance.random() < 0.15 else []

    @property
    def one(self) -> World:
        return self.worlds[0]

    @property
    def others(self) -> list[Seat]:
        """The seats that have secrets from the viewer."""
        return [seat for seat in range(self.one.play.players) if seat != self.viewer]

    # Comparing.

    def watch(self) -> None:
        """Connect the watching viewers."""
        for world in self.worlds:
            for viewer in dict.fromkeys((PUBLIC, self.viewer)):
                world.listen(viewer)
        self.compare()

    def compare(self, excused: Callable[[Viewer], str] = lambda viewer: "") -> None:
        """Check that every viewer has received the same bytes in both worlds since the last time."""
        if len(self.worlds) == 1:
            return
        over = ""
        for viewer, mine, yours in self.connected():
            if mine.heard != yours.heard:
                over = excused(viewer)
                if not over:
                    found = differing(mine.heard, yours.heard)
                    raise Told(f"{self.named(viewer)} was sent something else: {found}; {self.situation()}")
            else:
                self.count(mine.heard)
            mine.heard, yours.heard = [], []
        if over:
            raise PairOver(over)

    def connected(self) -> Iterator[tuple[Viewer, Ear, Ear]]:
        """Every compared connection: its viewer, and the connection in each world."""
        one, two = self.worlds
        for viewer in one.ears:
            yield viewer, one.ears[viewer], two.ears[viewer]
            yield viewer, one.slow[viewer], two.slow[viewer]

    def situation(self) -> str:
        """Where the worlds are, for a message."""
        answers = [dict(world.play.window.sealed) if world.play.window else {} for world in self.worlds]
        acts = [[(act >> SEAT_BITS, act & ACTION) for act in world.play.acts[-6:]] for world in self.worlds]
        table, way = self.one.table, self.sealing.way if self.sealing else "no sealed decision planned"
        return (
            f"in a pair of {self.kind} for {self.named(self.viewer)}, {way}; "
            f"window {table.plan.window} s, clock {table.plan.clock}, answers {answers}, awaited "
            f"{[world.awaited() for world in self.worlds]}, latest acts {acts}\n"
            + "\n".join(f"world {'AB'[i]}: {line}" for i, world in enumerate(self.worlds) for line in world.trace)
        )

    def named(self, viewer: Viewer) -> str:
        """A viewer, for a message."""
        return "the public" if viewer == PUBLIC else f"seat {viewer}"

    def count(self, heard: Sequence[str]) -> None:
        """Count equal messages."""
        self.tally.note("steps without a message" if not heard else "steps with messages")
        self.tally.note("messages", len(heard))
        self.tally.note("bytes", sum(map(len, heard)))

    def same(self, what: str, values: Sequence[object]) -> None:
        """Check that something a viewer can ask for is the same in both worlds."""
        self.tally.note(what)
        if len(values) == 2 and values[0] != values[1]:
            found = differing([as_text(values[0])], [as_text(values[1])])
            raise Told(f"{what} differs: {found}; {self.situation()}")

    # What happens in both worlds.

    def tick(self) -> None:
        """Let the server do what is due in both worlds."""
        for world in self.worlds:
            world.run_due(self.viewer)

    def one_thing(self, happens: Callable[[], None]) -> None:
        """Do something in both worlds and compare; what it reveals may really differ."""
        before = [Before(world) for world in self.worlds]
        happens()
        self.compare(lambda viewer: self.excuse(viewer, before))
        self.note_what_happened(before)

    def note_what_happened(self, before: Sequence[Before]) -> None:
        """Count the kinds of moments at which nothing differed."""
        if len(self.worlds) == 1:
            return
        if all(was.closed for was in before):
            self.tally.note("windows that closed alike")
        if all(was.curtain and was.other_curtain for was in before):
            self.tally.note("curtains that rose alike")
        if all(was.revealed for was in before):
            self.tally.note(f"draws and reveals alike to a {self.kind}")
            secrets = [event for was in before for event in was.told() if unpacked(event).kind in self.title.secret]
            strange = [event for event in secrets if not self.concerns(self.viewer, event)]
            self.tally.note(f"secrets of others alike to a {self.kind}", bool(strange))

    def decide(self, world: World, seat: Seat, action: Action, key: str) -> None:
        """A seat decides; what the viewer sends is remembered, to be sent again later."""
        frame = world.decide(seat, action, key)
        if seat == self.viewer and world is self.one:
            self.sent.append(frame)

    def all_say(self, viewer: Viewer, **message: Any) -> None:
        """A viewer sends the same message in both worlds."""
        frame = written(**message, id=self.run.new_key())
        if viewer == self.viewer:
            self.sent.append(frame)
        for world in self.worlds:
            world.say(viewer, frame)

    def anybody(self) -> Seat:
        return self.chance.randrange(self.one.play.players)

    # What may differ.

    def excuse(self, viewer: Viewer, before: Sequence[Before]) -> str:
        """Why a viewer may see the worlds differ after this; empty if it may not."""
        shared = self.one.play.game.shared
        if shared and any(was.opened_plans for was in before) and before[0].plans_now() != before[1].plans_now():
            return "plans were opened that truly differ"
        if self.kind != GUESS:
            return ""
        if all(was.closed for was in before) and before[0].since() != before[1].since():
            return "a window closed with different answers"
        if not any(was.revealed for was in before):
            return ""
        told = [event for was in before for event in was.told()]
        if any(map(self.is_loud, told)):
            return "something was shown to all"
        if viewer == PUBLIC:
            return ""
        if any(self.concerns(viewer, event) for event in told):
            return "something was shown to the viewer"
        if any(was.other_curtain for was in before):
            return "the viewer was dealt cards"
        return "the viewer looks at something" if all(map(self.looks, self.worlds)) else ""

    def looks(self, world: World) -> bool:
        """Whether the viewer is asked something that shows hidden things."""
        ask = world.play.game.ask(world.play.state, None) or {}
        return ask.get("what") in self.title.looking and self.viewer in world.awaited()

    def is_loud(self, event: int) -> bool:
        """Whether an event reveals something hidden to everyone."""
        told = unpacked(event)
        openly = told.kind in self.title.secret and told.d == EVERYONE and told.kind in self.title.at_times_open
        return told.kind in self.title.loud or openly

    def concerns(self, viewer: Viewer, event: int) -> bool:
        """Whether a secret is the viewer's own."""
        told = unpacked(event)
        if told.kind not in self.title.secret:
            return False
        return told.seat == viewer or (told.kind in self.title.shared and told.b == viewer)
