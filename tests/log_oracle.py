"""What may be known at a table, from its log in the database and the rules, not from anything that was sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fidchell.core.events import unpacked
from fidchell.core.match import ACTION
from fidchell.core.types import Action, Fields
from fidchell.games.inis import ids
from fidchell.table.log import entries as log
from fidchell.table.log.past import at_once
from fidchell.table.log.table import Table
from fidchell.table.store import queries
from fidchell.table.store.database import connect

PUBLIC = ids.PUBLIC_EYE


def numbers(cards: int) -> frozenset[int]:
    """The numbers of the cards in a bit set."""
    return frozenset(card for card in range(ids.CARDS) if cards >> card & 1)


def known(f: Fields, eye: int, spot: int) -> int:
    """The cards that a viewer of Inis knows to be at a spot: those that can be nowhere else."""
    row = f["maybe"][eye * ids.SPOTS : (eye + 1) * ids.SPOTS]
    cards: int = row[spot]
    for other, there in enumerate(row):
        cards &= ~there if other != spot else -1
    return cards


def seen_cards(f: Fields, eye: int) -> int:
    """The cards that a viewer of Inis knows now: its own, those face up, and those it can deduce."""
    own = f["hands"][eye] if eye < ids.SEATS else 0
    asked = unpacked(f["stack"][f["depth"] - 1]) if f["depth"] else None
    drawn = f["drawn"] if asked and asked.kind == ids.KEEP_TALE and asked.seat == eye else 0
    found: int = own | f["inplay"] | f["tales"] | f["faceup"] | drawn
    for spot in range(ids.DECK):
        found |= known(f, eye, spot)
    return found


class LogOracle:
    """A table, updated from its log in the database."""

    def __init__(self, db: str, name: str, plain: Callable[[str], str] = str) -> None:
        self.plain = plain  # removes the salt from a log
        self.engine = connect(db, many=1)
        self.name = name
        with self.engine.connect() as connection:
            plan = queries.plan_of(name)(connection)
        assert plan
        self.table = Table(plan)
        self.rows = 0
        self.states: list[Fields] = []
        self.known = [0] * ids.EYES  # for each viewer of Inis: the cards it has ever known
        self.played = 0  # cards ever played, which everyone saw, even if they went straight back to the deck

    def read(self) -> list[Fields]:
        """Read new rows; the states since then, starting with the last one before."""
        before = max(0, len(self.states) - 1)
        with self.engine.connect() as connection:
            for row in queries.rows_of(self.name, self.rows)(connection):
                self.rows = row.number
                for together in at_once(log.read(self.plain(log.written(row.entries)))):
                    self.apply(log.Row(row.number, row.at, together))
        return self.states[before:]

    def apply(self, row: log.Row) -> None:
        """Apply one row."""
        play = self.table.match
        before = len(play.acts)
        self.table.apply(row)
        for act in play.acts[before:]:
            self.played |= shown_by(act & ACTION)
        self.states.append(play.state.fields())
        for eye in range(ids.EYES if play.game.key == "inis" else 0):
            self.known[eye] |= seen_cards(self.states[-1], eye)

    def close(self) -> None:
        self.engine.dispose()

    def seen(self, eye: int) -> frozenset[int]:
        """The tales that a viewer of Inis has ever known."""
        return numbers((self.known[eye] | self.played) & ids.EPIC_CARDS)

    def untold(self, eye: int) -> frozenset[int]:
        """The tales that a viewer of Inis has never known."""
        return numbers(ids.EPIC_CARDS) - self.seen(eye)


def shown_by(action: Action) -> int:
    """The card that an action of Inis shows to everyone."""
    return 1 << (action - ids.PLAY) if ids.PLAY <= action < ids.PLAY + ids.CARDS else 0


def secret_hands(states: list[Fields], eye: int) -> set[frozenset[int]]:
    """The action-card hands of others at these moments, unless a viewer can know exactly that set.

    It may know that exactly these may be at some spot, or have passed exactly these on.
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
    """The top cards of the deck of Banish the Snakes as a viewer has seen them, plus 1; 0 is unseen."""
    pairs: list[Any] = list(zip(f["tops"][: f["top_count"]], f["top_eyes"], strict=False))
    seen = [card + 1 if seat is not None and eyes >> seat & 1 else 0 for card, eyes in pairs]
    while seen and not seen[-1]:
        seen.pop()
    return tuple(seen)
