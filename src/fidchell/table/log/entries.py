"""The entries of a table's log: everything that people, bots and the server did, in order."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from fidchell.core.errors import BadRecord
from fidchell.core.types import Seat


class Sit(msgspec.Struct, tag="sit", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat is taken by a person or a bot account (by number) or by a bot (by level), or is emptied."""

    seat: Seat
    user: int = 0
    bot: str = ""
    name: str = ""
    key: str = ""
    keeper: str = ""  # the name of the owner of a bot account


class Begin(msgspec.Struct, tag="begin", tag_field="kind", frozen=True, omit_defaults=True):
    """The game begins."""

    key: str = ""


class Acted(msgspec.Struct, tag="act", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat takes an action, written in the notation."""

    seat: Seat
    action: str
    key: str = ""
    by: str = ""  # empty for a person, otherwise BOT, ORDER, STANCE or TIME


class Seal(msgspec.Struct, tag="seal", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat answers in a reaction window, unseen; a later answer replaces an earlier one."""

    seat: Seat
    action: str
    key: str = ""
    by: str = ""


class Close(msgspec.Struct, tag="close", tag_field="kind", frozen=True):
    """The window closes: the sealed answers are played in order, up to the first that is not a pass."""


class Undone(msgspec.Struct, tag="undo", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat takes back its last action, which revealed nothing."""

    seat: Seat
    key: str = ""


class Pleaded(msgspec.Struct, tag="plea", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat asks the others to go back to its last decision."""

    seat: Seat
    key: str = ""


class Replied(msgspec.Struct, tag="reply", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat agrees or refuses to go back."""

    seat: Seat
    yes: bool
    key: str = ""


class Rewind(msgspec.Struct, tag="rewind", tag_field="kind", frozen=True, omit_defaults=True):
    """Only the first `acts` actions remain: everyone agreed, or the rules were corrected."""

    acts: int
    since: int = 0  # the first row that no longer counts under the corrected rules; 0 if everyone agreed


class StanceTaken(msgspec.Struct, tag="stance", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat shows whether it is ready for peace in the current clash."""

    seat: Seat
    ready: bool
    key: str = ""


class Proposed(msgspec.Struct, tag="propose", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat makes a promise, in a phrase that each reader gets in their own language."""

    seat: Seat
    phrase: str
    args: dict[str, str]
    key: str = ""


class Spoken(msgspec.Struct, tag="say", tag_field="kind", frozen=True, omit_defaults=True):
    """A player or a spectator says something."""

    name: str
    text: str
    seat: Seat = -1
    key: str = ""


class StandingOrder(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One standing order of a seat."""

    kind: str  # pass-until-my-turn, pass-when-nothing-fits, pass-at, ask-for or peace
    card: str = ""  # for ask-for
    moment: str = ""  # for pass-at, as in `ask.about.moment`
    keep: int = 0  # for peace: while that many clans stay


class Orders(msgspec.Struct, tag="orders", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat replaces all its standing orders."""

    seat: Seat
    orders: tuple[StandingOrder, ...]
    key: str = ""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """One mark on the board, part of a seat's plan."""

    kind: str  # go, convert, build, guard, give or note
    from_: str = ""  # an area
    to: str = ""  # an area or a province
    text: str = ""  # at most 80 characters


class Marks(msgspec.Struct, tag="marks", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat replaces its plan; nobody else sees a sealed one until it is opened."""

    seat: Seat
    marks: tuple[Mark, ...]
    sealed: bool = False
    key: str = ""


class Unsealed(msgspec.Struct, tag="unseal", tag_field="kind", frozen=True, omit_defaults=True):
    """The seat whose turn it is opens all plans."""

    seat: Seat
    key: str = ""


class Away(msgspec.Struct, tag="away", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat has left, or has run out of time."""

    seat: Seat
    late: bool = False
    never: bool = False  # whether its person has not been here since they took the seat


class CameBack(msgspec.Struct, tag="back", tag_field="kind", frozen=True, omit_defaults=True):
    """The person of a seat is back, and plays again."""

    seat: Seat
    key: str = ""


class Voted(msgspec.Struct, tag="vote", tag_field="kind", frozen=True, omit_defaults=True):
    """A seat votes on what to do about those who have left: wait, bot, replace or end."""

    seat: Seat
    choice: str
    level: str = ""
    key: str = ""


class Lend(msgspec.Struct, tag="lend", tag_field="kind", frozen=True):
    """A bot plays for a seat until its person comes back."""

    seat: Seat
    level: str


class VotedOut(msgspec.Struct, tag="out", tag_field="kind", frozen=True):
    """A bot takes the seat of a person whose time is up, for good."""

    seat: Seat
    level: str


class Stop(msgspec.Struct, tag="stop", tag_field="kind", frozen=True, omit_defaults=True):
    """The table ends before the game does."""

    why: str
    shown: bool = False  # whether everyone agreed, so that everything is shown


class Reseed(msgspec.Struct, tag="reseed", tag_field="kind", frozen=True, omit_defaults=True):
    """Chance comes from another seed or key from now on, since what the old one leads to may be known."""

    seed: int = 0
    secret: str = ""  # a key, 64 hexadecimal digits; empty for a seed


class Rematch(msgspec.Struct, tag="rematch", tag_field="kind", frozen=True):
    """The same people play again at another table."""

    table: str


Entry: TypeAlias = (
    Sit
    | Begin
    | Acted
    | Seal
    | Close
    | Undone
    | Pleaded
    | Replied
    | Rewind
    | StanceTaken
    | Proposed
    | Spoken
    | Orders
    | Marks
    | Unsealed
    | Away
    | CameBack
    | Voted
    | Lend
    | VotedOut
    | Stop
    | Reseed
    | Rematch
)

AROUND = (Spoken, Orders, Away, CameBack, Voted, Lend, VotedOut)  # entries that do not depend on the game

BOT = "bot"
ORDER = "order"
STANCE = "stance"
TIME = "time"

_READ = msgspec.json.Decoder(tuple[Entry, ...])
_WRITE = msgspec.json.Encoder()


class Row(msgspec.Struct, frozen=True, order=True):
    """One row of a log: entries that happened together, when, and now and then a mark of the state before them."""

    number: int
    at: int  # milliseconds since 1970
    entries: tuple[Entry, ...]
    mark: int = 0


def written(entries: tuple[Entry, ...]) -> str:
    """Entries as stored text."""
    return _WRITE.encode(entries).decode()


def read(text: str) -> tuple[Entry, ...]:
    """Entries from stored text."""
    try:
        return _READ.decode(text)
    except msgspec.DecodeError as why:
        raise BadRecord(f"a row of the log cannot be read: {why}") from None


def effective(rows: list[Row]) -> list[Row]:
    """The rows that count: of rows discounted by a repair, only the entries that do not depend on the game remain."""
    gone = {number for row in rows for number in range(since(row), row.number)}
    return [Row(row.number, row.at, around(row)) if row.number in gone else row for row in rows]


def since(row: Row) -> int:
    """The first row that this row discounts; its own number if it discounts none."""
    return next((entry.since for entry in row.entries if isinstance(entry, Rewind) and entry.since), row.number)


def around(row: Row) -> tuple[Entry, ...]:
    """The entries of a row that do not depend on the game."""
    return tuple(entry for entry in row.entries if isinstance(entry, AROUND))
