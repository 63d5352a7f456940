"""Detects whether a code change changes a game: digests of seeded games, written before and compared after.

    python tools/digests.py write build/digests.json
    python tools/digests.py check build/digests.json

There is one digest each for the records, every viewer's views, every event as told to every viewer, and every seat's
observations, by batches of games, so that a difference names its kind and its seeds. Fields that views have got since
are left out, so that only a change or loss of what they had counts.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from fidchell.checks.laws import random_options, viewers
from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game, keys

BATCH = 20
KEPT = 10_000  # parts of views whose digests are kept
KINDS = ("records", "views", "events", "observations")


Shape: TypeAlias = dict[str, "Shape"]  # the fields of a view, and theirs


class Digests:
    """Running digests of some games, one for each kind of output."""

    def __init__(self, known: frozenset[str]) -> None:
        self.sums = {kind: sha256() for kind in KINDS}
        self.known = shape_of(known)  # the fields of views to look at; none: all
        self.seen: set[str] = set()
        self.parts: dict[tuple[str, int], tuple[Any, bytes]] = {}  # by identity, which holds while we keep the part

    def add(self, kind: str, thing: object) -> None:
        """Add a value to a digest."""
        text = thing if isinstance(thing, bytes) else json.dumps(thing, sort_keys=True).encode()
        self.sums[kind].update(text)

    def decision(self, match: Match) -> None:
        """Add what everyone sees at a decision."""
        eyes = viewers(match)
        for viewer, visible in zip(eyes, match.game.visible(match.state, eyes), strict=True):
            parts = {**visible, "ask": match.game.ask(match.state, viewer)}
            for name in sorted(parts):
                if name in self.known or not self.known:
                    self.add("views", self.part(name, parts[name]))
        if encoding := match.game.encoding:
            room = bytearray(encoding.size)
            for seat in range(match.players):
                match.state.observe_into(seat, room)
                self.add("observations", bytes(room))

    def part(self, name: str, part: Any) -> bytes:
        """The digest of a part of a view; parts that viewers share, also with later views, are digested once."""
        known, digest = self.parts.get((name, id(part)), (None, b""))
        if known is not part or not digest:
            whole = pruned(part, self.known[name]) if self.known else self.collected({name: part}, "")[name]
            digest = sha256(name.encode() + json.dumps(whole, sort_keys=True).encode()).digest()
            if len(self.parts) > KEPT:
                self.parts.clear()
            self.parts[name, id(part)] = part, digest
        return digest

    def collected(self, part: Any, path: str) -> Any:
        """A part of a view, after noting the paths of its fields."""
        for name, each in part.items() if isinstance(part, dict) else ():
            self.seen.add(f"{path}.{name}")
            self.collected(each, f"{path}.{name}")
        for each in part if isinstance(part, list | tuple) else ():
            self.collected(each, path)
        return part

    def result(self) -> dict[str, Any]:
        """The digests, shortened, and the fields of views that there were."""
        sums = {kind: found.hexdigest()[:16] for kind, found in self.sums.items()}
        return sums | {"fields": sorted(self.seen)}


def shape_of(paths: frozenset[str]) -> Shape:
    """Paths such as `.lands.clans` as nested names."""
    found: Shape = {}
    for path in paths:
        at = found
        for name in path[1:].split("."):
            at = at.setdefault(name, {})
    return found


def pruned(part: Any, shape: Shape) -> Any:
    """A part of a view without the fields that are not known."""
    if isinstance(part, dict):
        return {name: pruned(each, shape[name]) for name, each in part.items() if name in shape}
    if isinstance(part, list | tuple) and part and isinstance(part[0], dict | list | tuple):
        return [pruned(each, shape) for each in part]
    return part


def play(key: str, seed: int, digests: Digests) -> None:
    """Play one random game to its end, and add all its output."""
    chance = Random(seed)
    found = game(key)
    match = Match(found, chance.getrandbits(63), random_options(found, chance), at_table=seed % 2 == 0)
    while not match.done:
        digests.decision(match)
        seat = chance.choice(match.asked)
        entry = match.act(seat, chance.choice(match.state.options(seat)))
        for viewer in viewers(match):
            told = [match.game.event_message(match.state, event, viewer) for event in entry.events]
            digests.add("events", told)
    digests.decision(match)
    digests.add("records", to_text(match))


def batch(task: tuple[str, int, frozenset[str]]) -> dict[str, Any]:
    """The digests of a batch of games, given its first seed and the known fields of views."""
    key, first, known = task
    digests = Digests(known)
    for seed in range(first, first + BATCH):
        play(key, seed, digests)
    return digests.result()


def differences(key: str, first: int, kept: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """What changed in a batch."""
    return [
        f"{key}, seeds {first} to {first + BATCH - 1}: {kind} changed" for kind in KINDS if kept[kind] != found[kind]
    ]


def main() -> int:
    """Write the digests, or compare the games of this program with them."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("verb", choices=("write", "check"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=2000, help="games of each title to write (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    kept: dict[str, Any] = json.loads(chosen.file.read_text()) if chosen.verb == "check" else {}
    titles = (kept and sorted({name.split()[0] for name in kept})) or keys()
    games = (len(kept) // len(titles) * BATCH) if kept else chosen.games
    fields = {
        key: frozenset(at for name in kept if name.split()[0] == key for at in kept[name]["fields"]) for key in titles
    }
    tasks = [(key, first, fields[key]) for key in titles for first in range(0, games, BATCH)]
    with get_context("spawn").Pool(chosen.processes) as pool:
        found = {f"{key} {first}": sums for (key, first, _), sums in zip(tasks, pool.imap(batch, tasks), strict=True)}
    if chosen.verb == "write":
        chosen.file.parent.mkdir(parents=True, exist_ok=True)
        chosen.file.write_text(json.dumps(found, indent=0))
        return 0
    names = [(key, first, f"{key} {first}") for key, first, _ in tasks]
    wrong = [line for key, first, name in names for line in differences(key, first, kept[name], found[name])]
    print("\n".join(wrong) or f"{len(tasks) * BATCH} games are the same.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
