"""What may be known at a table, by its log in the database and the rules: not by anything that was ever sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fidchell.core.events import unpacked
from fidchell.core.types import Action, Fields
from fidchell.games.inis import ids
from fidchell.table.log import entries as log
from fidchell.table.log.game import SEAT_BITS
from fidchell.table.log.past import at_once
from fidchell.table.log.table import Table
from fidchell.table.store import queries
from fidchell.table.store.database import connect

PUBLIC = ids.PUBLIC_EYE


def numbers(cards: int) -> frozenset[int]:
    """The cards of a set, by number."""
    return frozenset(card for card in range(ids.CARDS) if cards >> card & 1)


def known(f: Fields, eye: int, spot: int) -> int:
    """The cards that a viewer of Inis knows to lie at a spot: those that can lie nowhere else."""
    row = f["maybe"][eye * ids.SPOTS : (eye + 1) * ids.SPOTS]
    cards: int = row[spot]
    for other, there in enumerate(row):
        cards &= ~there if other != spot else -1
    return cards


def sight(f: Fields, eye: int) -> int:
    """The cards that a viewer of Inis knows at a moment: its own, those that lie open, and those it could tell."""
    own = f["hands"][eye] if eye < ids.SEATS else 0
    asked = unpacked(f["stack"][f["depth"] - 1]) if f["depth"] else None
    drawn = f["drawn"] if asked and asked.kind == ids.KEEP_TALE and asked.seat == eye else 0
    found: int = own | f["inplay"] | f["tales"] | f["faceup"] | drawn
    for spot in range(ids.DECK):
        found |= known(f, eye, spot)
    return found


class Truth:
    """A table, read from its log whenever there is more of it."""

    def __init__(self, db: str, name: str, plain: Callable[[str], str] = str) -> None:
        self.plain = plain  # takes salt out of a log
        self.engine = connect(db, many=1)
        self.name = name
        with self.engine.connect() as connection:
            plan = queries.plan_of(name)(connection)
        assert plan
        self.table = Table(plan)
        self.rows = 0
        self.states: list[Fields] = []
        self.known = [0] * ids.EYES  # by viewer of Inis: the cards that it has ever known
        self.played = 0  # cards that ever were, which everybody saw, though they may have gone back to the deck at once

    def read(self) -> list[Fields]:
        """Read on; the states since the last one before that, which is among them."""
        before = max(0, len(self.states) - 1)
        with self.engine.connect() as connection:
            for row in queries.rows_of(self.name, self.rows)(connection):
                self.rows = row.number
                for together in at_once(log.read(self.plain(log.written(row.entries)))):
                    self.apply(log.Row(row.number, row.at, together))
        return self.states[before:]

    def apply(self, row: log.Row) -> None:
        """One step more."""
        play = self.table.play
        before = len(play.acts)
        self.table.apply(row)
        for act in play.acts[before:]:
            self.played |= shown_by(act & (1 << SEAT_BITS) - 1)
        self.states.append(play.state.fields())
        for eye in range(ids.EYES if play.game.key == "inis" else 0):
            self.known[eye] |= sight(self.states[-1], eye)

    def close(self) -> None:
        self.engine.dispose()

    def seen(self, eye: int) -> frozenset[int]:
        """The tales that a viewer of Inis has ever known."""
        return numbers((self.known[eye] | self.played) & ids.EPIC_CARDS)

    def untold(self, eye: int) -> frozenset[int]:
        """The tales that a viewer of Inis has never known."""
        return numbers(ids.EPIC_CARDS) - self.seen(eye)


def shown_by(action: Action) -> int:
    """The card that an action of Inis shows to everybody."""
    return 1 << (action - ids.PLAY) if ids.PLAY <= action < ids.PLAY + ids.CARDS else 0


def secret_hands(states: list[Fields], eye: int) -> set[frozenset[int]]:
    """The action cards in hands of others at these moments, unless a viewer knows of just those by itself.

    It may know that these may lie at some spot, or have passed these on.
    """
    hands, told = set(), set()
    for f in states:
        row = f["maybe"][eye * ids.SPOTS : (eye + 1) * ids.SPOTS]
        told |= {numbers(cards & ids.ACTION_CARDS) for cards in (*row, *passed(f, eye))}
        hands |= {numbers(hand & ids.ACTION_CARDS) for seat, hand in enumerate(f["hands"]) if seat != eye}
    return {hand for hand in hands - told if len(hand) > 1}


def passed(f: Fields, eye: int) -> list[int]:
    """What a seat passed on at each step of the draft."""
    cards = f["passed"][eye] if eye < ids.SEATS else 0
    return [cards >> ids.ACTION_BITS * step & ids.ACTION_CARDS for step in range(3)]


def tops(f: Fields, seat: int | None) -> tuple[int, ...]:
    """The cards on top of the deck of Banish the Snakes as a viewer has seen them, 1 added; 0 is unseen."""
    pairs: list[Any] = list(zip(f["tops"][: f["top_count"]], f["top_eyes"], strict=False))
    seen = [card + 1 if seat is not None and eyes >> seat & 1 else 0 for card, eyes in pairs]
    while seen and not seen[-1]:
        seen.pop()
    return tuple(seen)
