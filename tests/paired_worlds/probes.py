"""What a viewer can find out with requests."""

from __future__ import annotations

import msgspec

from fidchell.table.live.updates import Updates
from fidchell.table.log.moments import PUBLIC, Viewer
from fidchell.table.server import lobby
from paired_worlds.guesses import looked_back
from paired_worlds.pair import Pair
from paired_worlds.world import user_of, written


class Probes(Pair):
    """What the viewers of a pair request."""

    def probe(self) -> None:
        """A viewer requests something, or sends nonsense."""
        viewer = self.chance.choice((self.viewer, PUBLIC))
        kinds = (self.connect_again, self.look_around, self.send_nonsense, self.look_back, self.be_slow)
        self.chance.choice(kinds)(viewer)

    def be_slow(self, viewer: Viewer) -> None:
        """Block a connection for a while, or unblock it."""
        free = not self.one.slow[viewer].free
        for world in self.worlds:
            world.slow[viewer].turn(free)
        self.tally.note("slow connections")

    def connect_again(self, viewer: Viewer) -> None:
        """Connect with any version, as if updates had been missed."""
        version = self.one.table.moments.version(viewer)
        seen = self.chance.choice((0, version, self.chance.randrange(version + 1), version + 5))
        later = self.run.hour.now + self.chance.randrange(2000)
        shown = [Updates(world.table, later).update(viewer, seen) for world in self.worlds]
        self.same("updates on connecting again", shown)
        self.same("the past", [Updates(world.table, later).past(viewer, seen) for world in self.worlds])

    def look_around(self, viewer: Viewer) -> None:
        """Ask the lobby about the table."""
        user = user_of(viewer)
        self.same("what the lobby says", [msgspec.json.encode(lobby.about(world.table, user)) for world in self.worlds])

    def send_nonsense(self, viewer: Viewer) -> None:
        """Send what cannot be carried out, or what was sent before."""
        token = self.one.table.ticks[viewer] if viewer >= 0 else 0
        key = self.run.new_key()
        frames = [
            written(type="act", id=key, token=token, action="fly away"),
            written(type="act", id=key, token=token - 1, action="pass"),
            written(type="act", id=key, token=token + 1, action="pass"),
            written(type="reply", id=key, yes=True) if not self.one.table.plea else b"?",
            written(type="vote", id=key, choice="dance"),
            written(type="stance", id=key, ready="yes"),
            written(type="say", id=key, text=""),
            written(type="orders", id=key, orders=[{"kind": "win"}]),
            written(type="undo", id=""),
            b"{",
        ]
        if viewer == self.viewer:
            frames += self.sent
        frame = self.chance.choice(frames)
        self.tally.note("nonsense and repetitions")
        for world in self.worlds:
            world.say(viewer, frame)

    def look_back(self, viewer: Viewer) -> None:
        """Look back at earlier steps, or ask for later ones."""
        if not self.bases:
            return
        version = self.one.table.moments.version(viewer)
        first = min(base.moments.version(viewer) for base in self.bases)
        step = self.chance.choice((self.chance.randrange(first, version + 1), version, version + 1, 1 << 40))
        pairs = zip(self.bases, self.worlds, strict=True)
        self.same("looking back", [looked_back(base, world, step, viewer) for base, world in pairs])
