"""Detects whether a code change changes a game: digests of seeded games, written before and compared after.

    python tools/digests.py write build/digests.json
    python tools/digests.py check build/digests.json

There is one digest each for the records, every viewer's views, every event as told to every viewer, and every seat's
observations, by batches of games, so that a difference names its kind and its seeds.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from fidchell.checks.laws import random_options, viewers
from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game, keys

BATCH = 20
KINDS = ("records", "views", "events", "observations")


class Digests:
    """Running digests of some games, one for each kind of output."""

    def __init__(self) -> None:
        self.sums = {kind: sha256() for kind in KINDS}

    def add(self, kind: str, thing: object) -> None:
        """Add a value to a digest."""
        text = thing if isinstance(thing, bytes) else json.dumps(thing, sort_keys=True).encode()
        self.sums[kind].update(text)

    def decision(self, match: Match) -> None:
        """Add what everyone sees at a decision."""
        for viewer in viewers(match):
            self.add("views", match.view(viewer))
        if encoding := match.game.encoding:
            room = bytearray(encoding.size)
            for seat in range(match.players):
                match.state.observe_into(seat, room)
                self.add("observations", bytes(room))

    def result(self) -> dict[str, str]:
        """The digests, shortened."""
        return {kind: found.hexdigest()[:16] for kind, found in self.sums.items()}


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


def batch(task: tuple[str, int]) -> dict[str, str]:
    """The digests of a batch of games, given its first seed."""
    key, first = task
    digests = Digests()
    for seed in range(first, first + BATCH):
        play(key, seed, digests)
    return digests.result()


def differences(task: tuple[str, int], kept: dict[str, str], found: dict[str, str]) -> list[str]:
    """What changed in a batch."""
    key, first = task
    return [
        f"{key}, seeds {first} to {first + BATCH - 1}: {kind} changed" for kind in KINDS if kept[kind] != found[kind]
    ]


def main() -> int:
    """Write the digests, or compare the games of this program with them."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("verb", choices=("write", "check"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=2000, help="games of each title (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    kept: dict[str, Any] = json.loads(chosen.file.read_text()) if chosen.verb == "check" else {}
    titles = (kept and sorted({name.split()[0] for name in kept})) or keys()
    tasks = [(key, first) for key in titles for first in range(0, chosen.games, BATCH)]
    with get_context("spawn").Pool(chosen.processes) as pool:
        found = dict(zip(tasks, pool.imap(batch, tasks), strict=True))
    if chosen.verb == "write":
        chosen.file.parent.mkdir(parents=True, exist_ok=True)
        chosen.file.write_text(json.dumps({f"{key} {at}": sums for (key, at), sums in found.items()}, indent=0))
        return 0
    wrong = [line for task in tasks for line in differences(task, kept[f"{task[0]} {task[1]}"], found[task])]
    print("\n".join(wrong) or f"{len(tasks) * BATCH} games are the same.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
