"""The protocol between the table and whoever sits at it or watches: every message, typed once.

`tools/write_protocol.py` makes `web/src/wire.ts` and `docs/reference/protocol.md` from these types. Names of seats,
cards and places are those of the notation; sentences travel as message ids with arguments, and each reader's own
language is put in at the reader's end.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fidchell.table.log.entries import Mark, StandingOrder

PROTOCOL = 1  # grows when an old client would misunderstand
LONGEST_FRAME = 8192  # bytes of a message to the server
LONGEST_SAYING = 500  # characters of chat
LONGEST_KEY = 40  # characters of a message's id

Args: TypeAlias = dict[str, str | int]


# From the client.


class Act(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Take one of the options of the present decision, whose token proves that it is the one meant."""

    id: str
    token: int
    action: str


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last decision: at once where it revealed nothing, else by asking the others."""

    id: str


class Reply(msgspec.Struct, tag="reply", tag_field="type", forbid_unknown_fields=True):
    """Agree or not that somebody takes a decision back."""

    id: str
    yes: bool


class Stance(msgspec.Struct, tag="stance", tag_field="type", forbid_unknown_fields=True):
    """Show to all whether this seat is ready to end the present clash."""

    id: str
    ready: bool


class Propose(msgspec.Struct, tag="propose", tag_field="type", forbid_unknown_fields=True):
    """Promise something in one of the game's phrases; it binds nobody, and whether it is kept is recorded."""

    id: str
    phrase: str
    args: dict[str, str]


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to the whole table."""

    id: str
    text: str


class GiveOrders(msgspec.Struct, tag="orders", tag_field="type", forbid_unknown_fields=True):
    """Replace all standing orders of this seat; nobody else sees them."""

    id: str
    orders: list[StandingOrder]


class MakePlan(msgspec.Struct, tag="plan", tag_field="type", forbid_unknown_fields=True):
    """Replace the plan of this seat; without marks it has none, and where all win together it may be sealed."""

    id: str
    marks: list[Mark]
    sealed: bool = False


class Unseal(msgspec.Struct, tag="unseal", tag_field="type", forbid_unknown_fields=True):
    """Open all sealed plans; for the seat that has the turn."""

    id: str


class Vote(msgspec.Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """Say what should become of a seat whose person has left: `wait`, `bot` (with a level) or `end`."""

    id: str
    choice: str
    level: str = ""


class Back(msgspec.Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Take one's own seat back from the bot that played meanwhile."""

    id: str


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: str


FromClient: TypeAlias = (
    Act | Undo | Reply | Stance | Propose | Say | GiveOrders | MakePlan | Unseal | Vote | Back | Ping
)


# From the server.


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence by message id and arguments."""

    id: str
    args: Args = {}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: in the notation, as it is sent back, and as a message to show."""

    action: str
    id: str
    args: Args = {}


class Ask(msgspec.Struct, omit_defaults=True):
    """The present decision, as far as this viewer may know it."""

    seats: list[str]  # who is asked; in a sealed decision all who are, whether or not they have answered
    prompt: Said
    about: dict[str, Any]  # more about it, as the game tells it
    sealed: bool = False  # whether answers stay unseen until all are in
    token: int | None = None  # to be sent back with the answer; only for a seat that is asked
    options: list[Choice] = []
    answered: str | None = None  # what this seat has answered in a window; it may answer anew until the window closes
    left: int | None = None  # milliseconds that a sealed decision stays open at most


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat, and who sits there."""

    seat: str
    name: str = ""
    bot: str = ""  # the level, if a bot plays
    taken: bool = False
    away: bool = False
    late: bool = False  # out of time
    ready: bool | None = None  # for peace, if the seat is in the present clash


class Clocks(msgspec.Struct, omit_defaults=True):
    """The time that is left to each seat, in milliseconds."""

    left: dict[str, int]
    running: str | None = None


class Pledge(msgspec.Struct, omit_defaults=True):
    """A promise that was made, and what became of it: open, kept or broken."""

    seat: str
    phrase: str
    args: dict[str, str]
    fate: str = "open"


class Plan(msgspec.Struct):
    """What a seat would do, until the turn passes to another."""

    seat: str
    sealed: bool  # whether only the seat itself sees the marks
    marks: list[Mark] | None  # null where they are sealed and somebody else's


class Plea(msgspec.Struct):
    """A seat asks to take a decision back; who has not answered yet."""

    seat: str
    waiting: list[str]


class Leaving(msgspec.Struct):
    """Seats whose people have left, and what the others have voted so far."""

    seats: list[str]
    votes: dict[str, str]


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, whoever noticed it when."""

    id: str
    args: Args = {}
    name: str = ""  # who spoke, for chat
    text: str = ""  # what was said, for chat


class Note(Remark, frozen=True, omit_defaults=True, kw_only=True):
    """One thing that happened: in the game or around it."""

    at: int  # the version at which this viewer noticed it, and with which `replay` shows the table as it was then


class Past(msgspec.Struct):
    """What happened up to a version, as a viewer may know it: the answer of `log`."""

    events: list[Note]
    version: int


class Step(msgspec.Struct, frozen=True):
    """A decision that is expected."""

    seat: str
    action: str


class Counsel(msgspec.Struct, frozen=True):
    """One option, and what the strongest bot thinks of it."""

    action: str
    share: float  # of the games played in thought that began with it
    chances: dict[str, float]  # to win, by seat; where all win together, of the best end there is
    by: dict[str, float]  # by way to win: the chance to win so
    line: list[Step]  # what is expected to follow, the option itself first


class Hint(msgspec.Struct, frozen=True):
    """What a seat should consider: the answer of `hint`."""

    seat: str
    options: list[Counsel]  # the best first
    simulations: int  # games played in thought


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The first message: what table this is, and as whom this connection sees it."""

    protocol: int
    table: str
    game: str
    title: str
    options: dict[str, str | int]
    viewer: str  # a seat, `public`, or `all` after the end
    chat: bool
    clock: str
    window: float  # seconds that a reaction window lasts at least
    beat: int  # seconds between two heartbeats
    hints: bool = False  # whether a seat that is asked may ask for a hint


class Rest(msgspec.Struct, omit_defaults=True):
    """What is around the game, for all alike."""

    phase: str  # gathering, playing, over or stopped
    clocks: Clocks | None = None
    plea: Plea | None = None
    leaving: Leaving | None = None
    promises: list[Pledge] = []
    outcome: str = ""
    rematch: str = ""


class Update(Rest, tag="update", tag_field="type", omit_defaults=True, kw_only=True):
    """All that this viewer may know now, and what happened since the version it had.

    Over one connection, the parts of the view that are as they were in the update before are left out, and so are
    the chairs; everything else is always complete. The first update of a connection, and every one by poll, is whole.
    """

    version: int
    view: dict[str, Any]
    ask: Ask | None
    events: list[Note] = []
    gap: bool = False  # whether older events were left out, since too many were missed
    chairs: list[Chair] | None = None
    may_undo: str = ""  # free, plea, or empty
    orders: list[StandingOrder] | None = None  # one's own
    plans: list[Plan] = []
    done: str = ""  # the id of this connection's message that led to this
    all: dict[str, dict[str, Any]] | None = None  # after the end, for the viewer `all`: every seat's view
    step: int | None = None  # looking back after the end: from where `continue` goes on, unless it was taken back


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """A message was carried out; also when it comes a second time.

    It comes alone where nothing else has changed for the one who sent it: a sealed answer is in.
    """

    id: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A message was not carried out, and why; nothing has changed."""

    id: str
    error: Said
    text: str  # the same in English


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The server is there."""

    id: str


class Beat(msgspec.Struct, tag="beat", tag_field="type"):
    """The connection is alive; sent when nothing else was for a while."""


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    """The server ends this connection: `restart`, `slow`, `flood`, `left` or `gone`."""

    why: str


FromServer: TypeAlias = Welcome | Update | Done | Refused | Pong | Beat | Bye

_FRAMES = msgspec.json.Decoder(FromClient)
_WRITER = msgspec.json.Encoder()


def read(frame: bytes | str) -> FromClient:
    """A message from a client, or a msgspec error that says what is wrong with it."""
    message: FromClient = _FRAMES.decode(frame)
    return message


def write(message: object) -> bytes:
    """A message as bytes."""
    return _WRITER.encode(message)
