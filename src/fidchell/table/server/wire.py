"""The protocol between a table and its players and spectators: every message, typed once.

`tools/write_protocol.py` makes `web/src/wire.ts` and `docs/reference/protocol.md` from these types. Names of seats,
cards and places are those of the notation; sentences are sent as message ids with arguments, and each client puts
them in its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from fidchell.table.log.entries import Mark, StandingOrder

PROTOCOL = 1  # incremented when old clients would misunderstand
SPOKEN = (PROTOCOL,)  # the versions that a client may ask for
LONGEST_FRAME = 8192  # maximum bytes of a message to the server
LONGEST_SAYING = 500  # maximum characters of a chat message
LONGEST_KEY = 40  # maximum characters of a message's id

Args: TypeAlias = dict[str, str | int]
Phase = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["gathering", "playing", "over", "stopped"]})]
Ballot = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["wait", "bot", "replace", "end"]})]
NewsType = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["seated", "started", "turn", "ended"]})]
Fate = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["open", "kept", "broken"]})]
Undoing = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", "free", "plea"]})]
Farewell = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["restart", "slow", "flood", "left", "gone"]})]


# From the client.


class Authorize(msgspec.Struct, tag="authorize", tag_field="type", forbid_unknown_fields=True):
    """Whose connection this is: only as the first message, where the address of the socket says `auth=message`."""

    token: str


class Act(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Take one of the options of the current decision; its token proves that this is the decision meant."""

    id: str
    token: int
    action: str


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last decision: at once if it revealed nothing, otherwise by asking the others."""

    id: str


class Reply(msgspec.Struct, tag="reply", tag_field="type", forbid_unknown_fields=True):
    """Agree or refuse that a seat takes a decision back."""

    id: str
    yes: bool


class Stance(msgspec.Struct, tag="stance", tag_field="type", forbid_unknown_fields=True):
    """Show everyone whether this seat is ready to end the current clash."""

    id: str
    ready: bool


class Propose(msgspec.Struct, tag="propose", tag_field="type", forbid_unknown_fields=True):
    """Make a promise in one of the game's phrases; it is not binding, but whether it is kept is recorded."""

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
    """Replace the plan of this seat; no marks means no plan, and in cooperative games it may be sealed."""

    id: str
    marks: list[Mark]
    sealed: bool = False


class Unseal(msgspec.Struct, tag="unseal", tag_field="type", forbid_unknown_fields=True):
    """Open all sealed plans; only for the seat whose turn it is."""

    id: str


class Vote(msgspec.Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """Vote on what to do about seats whose people have left: `wait`, `bot` or `replace` (with a level), or `end`."""

    id: str
    choice: Ballot
    level: str = ""


class Back(msgspec.Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Take one's own seat back from the bot that stood in."""

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


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused, by message id and arguments; docs/reference/errors.md lists them."""

    id: str
    args: dict[str, str | int | list[str]] = {}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: in the notation, to send back, and as a message to show."""

    action: str
    id: str
    args: Args = {}  # what it names: a card, a place, a seat, a count...
    verb: str = ""  # what kind of action it is, in games that have messages


class Ask(msgspec.Struct, omit_defaults=True):
    """The current decision, as far as this viewer may know it."""

    seats: list[str]  # who is asked; in a sealed decision everyone asked, whether or not they have answered
    prompt: Said
    about: dict[str, Any]  # more about it, from the game
    sealed: bool = False  # whether answers stay secret until all are in
    token: int | None = None  # to send back with the answer; only for a seat that is asked
    options: list[Choice] = []
    answered: str | None = None  # this seat's answer in a window; it may change it until the window closes
    left: int | None = None  # milliseconds until a sealed decision ends at the latest


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat, and who sits there."""

    seat: str
    name: str = ""
    bot: str = ""  # the level, if a bot plays
    taken: bool = False
    away: bool = False
    late: bool = False  # out of time, or never here since the seat was taken
    ready: bool | None = None  # for peace, if the seat is in the current clash
    keeper: str = ""  # the name of the owner, if a bot account plays


class News(msgspec.Struct, omit_defaults=True):
    """An event at one of my tables, on my stream of events."""

    type: NewsType
    table: str
    game: str
    seat: str  # mine
    outcome: str = ""  # how the game ended


class Clocks(msgspec.Struct, omit_defaults=True):
    """The time left to each seat, in milliseconds."""

    left: dict[str, int]
    running: str | None = None


class Pledge(msgspec.Struct, omit_defaults=True):
    """A promise, and its state: open, kept or broken."""

    seat: str
    phrase: str
    args: dict[str, str]
    fate: Fate = "open"


class Plan(msgspec.Struct):
    """A seat's plan, until the turn passes to another."""

    seat: str
    sealed: bool  # whether only the seat itself sees the marks
    marks: list[Mark] | None  # null if they are sealed and another seat's


class Plea(msgspec.Struct):
    """A seat's request to take a decision back, and who has not answered yet."""

    seat: str
    waiting: list[str]


class Leaving(msgspec.Struct):
    """Seats whose people have left, and what the others have voted so far."""

    seats: list[str]
    votes: dict[str, str]
    overdue: list[str]  # those of them whose time is up, which a bot may replace for good


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, without when a viewer noticed it."""

    id: str
    args: Args = {}
    name: str = ""  # who spoke, for chat
    text: str = ""  # what was said, for chat


class Note(Remark, frozen=True, omit_defaults=True, kw_only=True):
    """One thing that happened, in the game or at the table."""

    at: int  # the version at which this viewer noticed it; `replay` shows the table as it was then


class Past(msgspec.Struct):
    """What happened up to a version, as far as a viewer may know it: the answer of `log`."""

    events: list[Note]
    version: int


class Expected(msgspec.Struct, frozen=True):
    """An expected decision."""

    seat: str
    action: str


class Counsel(msgspec.Struct, frozen=True):
    """One option, and what the strongest bot thinks of it."""

    action: str
    share: float  # of the simulated games that began with it
    chances: dict[str, float]  # to win, by seat; in cooperative games, of the best possible result
    by: dict[str, float]  # the chance to win, by way of winning
    line: list[Expected]  # what is expected to follow, the option itself first


class Hint(msgspec.Struct, frozen=True):
    """What a seat should consider: the answer of `hint`."""

    seat: str
    options: list[Counsel]  # the best first
    simulations: int  # simulated games


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The first message: which table this is, and as which viewer this connection sees it."""

    protocol: int
    table: str
    game: str
    title: str
    options: dict[str, str | int]
    viewer: str  # a seat, `public`, or `all` after the end
    chat: bool
    clock: str
    window: float  # minimum seconds of a reaction window
    beat: int  # seconds between heartbeats
    hints: bool = False  # whether a seat that is asked may ask for a hint


class Rest(msgspec.Struct, omit_defaults=True):
    """What surrounds the game, the same for everyone."""

    phase: Phase  # gathering, playing, over or stopped
    clocks: Clocks | None = None
    plea: Plea | None = None
    leaving: Leaving | None = None
    promises: list[Pledge] = []
    outcome: str = ""
    rematch: str = ""


class Update(Rest, tag="update", tag_field="type", omit_defaults=True, kw_only=True):
    """Everything this viewer may know now, and what happened since the version it had.

    On one connection, parts of the view that have not changed since the last update are left out, and so are
    the chairs; everything else is always complete. The first update of a connection, and every one by poll, is whole.
    """

    version: int
    view: dict[str, Any]
    ask: Ask | None
    events: list[Note] = []
    gap: bool = False  # whether older events are missing because too many were missed
    chairs: list[Chair] | None = None
    may_undo: Undoing = ""  # free, plea, or empty
    orders: list[StandingOrder] | None = None  # one's own
    plans: list[Plan] = []
    done: str = ""  # the id of this connection's message that led to this
    all: dict[str, dict[str, Any]] | None = None  # after the end, for the viewer `all`: the view of every seat
    decisions: int | None = None  # looking back after the end: after how many `continue` goes on; none if taken back


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """A message was carried out, now or when it came before.

    Sent alone when the sender learns nothing else: a sealed answer is in, or the same message had come before.
    """

    id: str
    version: int  # of this viewer now; `seen` when you connect again


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A message was not carried out, with the reason; nothing has changed."""

    id: str
    error: Why
    text: str  # the same in English


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The server is there."""

    id: str


class Beat(msgspec.Struct, tag="beat", tag_field="type"):
    """A heartbeat; sent when nothing else was sent for a while."""


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    """The server closes this connection: `restart`, `slow`, `flood`, `left` or `gone`."""

    why: Farewell


FromServer: TypeAlias = Welcome | Update | Done | Refused | Pong | Beat | Bye

_FRAMES = msgspec.json.Decoder(FromClient)
_WRITER = msgspec.json.Encoder()


def read(frame: bytes | str) -> FromClient:
    """Decode a message from a client; a msgspec error says what is wrong with it."""
    message: FromClient = _FRAMES.decode(frame)
    return message


def write(message: object) -> bytes:
    """Encode a message."""
    return _WRITER.encode(message)
