"""Commands: turns a message into log entries, or refuses it; nothing is changed here.

The match checks what is legal in the game; this checks who may do what when.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fidchell.bots.levels import LADDER
from fidchell.core.errors import IllegalAction
from fidchell.core.parts import Ask
from fidchell.core.types import Seat
from fidchell.table.log import entries as log
from fidchell.table.log import orders, plans, promises
from fidchell.table.log.entries import Entry
from fidchell.table.log.moments import Viewer, is_seat
from fidchell.table.log.table import GATHERING, PLAYING, STOPPED, Table
from fidchell.table.server import wire
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.sayings import plain

WAIT, LET_BOT, REPLACE, END = "wait", "bot", "replace", "end"
CHOICES = (WAIT, LET_BOT, REPLACE, END)
WITH_LEVEL = (LET_BOT, REPLACE)
NO_SEAT = -1
LONGEST_LOG = 20_000  # rows; a long game of four has 3,000


BOTS_ONLY_PLAY = Refusal("bots-only-play", "a bot plays where it is seated, and does nothing else")


@dataclass(frozen=True)
class Sender:
    """The sender of a command: as which viewer, and under which name."""

    viewer: Viewer
    name: str = ""
    user: int = 0
    network: str = ""  # that they come from
    session: str = ""  # the fingerprint of the session or token that the connection belongs to
    may_play: bool = True  # whether their token allows more than watching
    bot: bool = False  # whether it is a bot account


def entries_for(table: Table, who: Sender, message: wire.FromClient, now: int) -> tuple[Entry, ...]:
    """The entries a message leads to: none if it was already carried out; raises `Refusal` if it cannot be."""
    if not who.may_play:
        raise Refusal("no-scope", "this token only reads; make one with the scope 'play'", scope="play")
    if len(message.id) > wire.LONGEST_KEY or not message.id:
        raise Refusal("bad-id", f"a message needs an id of 1 to {wire.LONGEST_KEY} characters", most=wire.LONGEST_KEY)
    if isinstance(message, wire.Say):
        seat = who.viewer if who.viewer in table.seats_of(who.user) else NO_SEAT
        key = message.id if is_seat(seat) else f"{who.user}.{message.id}"
        check_room(table, message)
        return () if table.has_key(seat, key) else say(table, who, message, seat, key)
    seat = seated(table, who)
    if table.has_key(seat, message.id):
        check_same(table, seat, message)
        return ()
    check_room(table, message)
    return COMMANDS[type(message)](table, seat, message, now)


def check_room(table: Table, message: wire.FromClient) -> None:
    """Refuse all but what brings the game to its end once the log is many times longer than a game needs."""
    if table.rows >= LONGEST_LOG and not isinstance(message, (wire.Act, wire.Back, wire.Vote)):
        raise Refusal("log-full", "too much has happened at this table; you can only play on to the end")


def check_same(table: Table, seat: Seat, message: wire.FromClient) -> None:
    """Refuse a message with the id of another; the same message sent twice is carried out once."""
    before = table.keys[seat][message.id]
    now = " ".join(message.action.lower().split()) if isinstance(message, wire.Act) else ""
    if before != now:
        raise Refusal("id-used", f"the id {message.id} was already used for another message")


def seated(table: Table, who: Sender) -> Seat:
    """The seat of the sender; after the end everyone may look from any seat, but not act from it."""
    if not is_seat(who.viewer):
        raise Refusal("not-seated", "you are watching; only players at this table can do that")
    if not who.user or table.chairs[who.viewer].user != who.user:
        raise Refusal("not-yours", f"{table.seat_name(who.viewer)} is not your seat")
    return who.viewer


def playing(table: Table) -> None:
    """Refuse what is possible only during the game."""
    if table.phase == GATHERING:
        raise Refusal("not-begun", "the game begins when all seats are taken")
    if table.phase == STOPPED:
        raise Refusal("stopped", "the game was stopped")
    if table.phase != PLAYING:
        raise Refusal("over", f"the game is over; {table.game.outcome(table.match.state)}")


def act(table: Table, seat: Seat, message: wire.Act, now: int) -> tuple[Entry, ...]:
    """A seat takes one of its options."""
    playing(table)
    match, name = table.match, table.seat_name(seat)
    if message.token != table.ticks[seat]:
        raise Refusal("stale", f"this answers decision {message.token}, but {name} is at decision {table.ticks[seat]}")
    try:
        words, chair = table.game.notation.to_words(match.check(seat, message.action)), table.chairs[seat]
    except IllegalAction as why:
        raise refused(table, why) from None
    if match.window:
        return sealed(table, log.Seal(seat, words, message.id), now)
    taken = log.Acted(seat, words, message.id)
    returns = not match.sealed and (chair.away or chair.late or chair.lent)  # in secret, not even this may show
    return (log.CameBack(seat), taken) if returns else (taken,)


def refused(table: Table, why: IllegalAction) -> Refusal:
    """A refusal of the match, with the rule that the current question is about."""
    return Refusal(why.name, str(why), **why.details, **present_rule(table))


def rule_of(table: Table, ask: Ask | None) -> dict[str, str]:
    """The rule that a question is about, as an argument; empty if the game names none."""
    topic = table.game.messages.topics.get(ask["what"]) if ask else None
    return {"rule": topic} if topic else {}


def present_rule(table: Table) -> dict[str, str]:
    """The rule that the current question is about."""
    return rule_of(table, table.game.ask(table.match.state, None))


def sealed(table: Table, seal: log.Seal, now: int) -> tuple[Entry, ...]:
    """A sealed answer; if it is the last one and the window's minimum time is over, the window closes with it."""
    window = table.match.window
    assert window
    last = window.sealed.keys() | {seal.seat} == window.asked.keys()
    return (seal, log.Close()) if last and now >= table.floor_ends() else (seal,)


def undo(table: Table, seat: Seat, message: wire.Undo, now: int) -> tuple[Entry, ...]:
    """A seat takes its last decision back: at once, or by asking the people affected."""
    playing(table)
    if table.match.may_undo(seat):
        return (log.Undone(seat, message.id),)
    if table.chairs[seat].keeper:  # with nobody to ask, two bots could take back each other's decisions
        raise BOTS_ONLY_PLAY
    count = table.match.last_act_of(seat)
    if count < 0:
        raise Refusal("no-undo", f"{table.seat_name(seat)} has nothing to take back yet")
    if table.plea:
        raise Refusal("plea-open", f"{table.seat_name(table.plea.seat)} has already asked; wait for the answer")
    plea = log.Pleaded(seat, message.id)
    return (plea,) if affected(table, seat) else (plea, log.Rewind(count))


def affected(table: Table, seat: Seat) -> list[Seat]:
    """The people who must agree before a seat takes a decision back: all others, present or not."""
    mine = table.chairs[seat].user
    return [other for other in table.humans() if table.chairs[other].user != mine]


def reply(table: Table, seat: Seat, message: wire.Reply, now: int) -> tuple[Entry, ...]:
    """A seat answers whether another may take a decision back."""
    playing(table)
    plea = table.plea
    if not plea or seat not in affected(table, plea.seat) or seat in plea.agreed:
        raise Refusal("no-plea", "nobody is waiting for this seat's answer")
    answer = log.Replied(seat, message.yes, message.id)
    agreed = message.yes and set(affected(table, plea.seat)) <= plea.agreed | {seat}
    return (answer, log.Rewind(plea.acts)) if agreed else (answer,)


def stance(table: Table, seat: Seat, message: wire.Stance, now: int) -> tuple[Entry, ...]:
    """A seat shows whether it is ready for peace."""
    playing(table)
    if seat not in table.parties():
        raise Refusal("no-clash", f"{table.seat_name(seat)} is not in a clash now")
    return (log.StanceTaken(seat, message.ready, message.id),)


def propose(table: Table, seat: Seat, message: wire.Propose, now: int) -> tuple[Entry, ...]:
    """A seat makes a promise."""
    playing(table)
    return (log.Proposed(seat, message.phrase, promises.checked(table.game, message.phrase, message.args), message.id),)


def say(table: Table, who: Sender, message: wire.Say, seat: Seat, key: str) -> tuple[Entry, ...]:
    """A person says something, from one of their seats or as a spectator."""
    if not who.user:
        raise Refusal("not-signed-in", "choose a name first: POST /api/me with a name")
    if who.bot and not is_seat(seat):
        raise BOTS_ONLY_PLAY
    text = plain(message.text)
    if not table.plan.chat:
        raise Refusal("chat-off", "chat is off at this table; you can still make promises")
    if not text or len(text) > wire.LONGEST_SAYING:
        most = wire.LONGEST_SAYING
        raise Refusal("bad-saying", f"a chat message needs 1 to {most} characters", most=most)
    return (log.Spoken(who.name, text, seat, key),)


def give_orders(table: Table, seat: Seat, message: wire.GiveOrders, now: int) -> tuple[Entry, ...]:
    """A seat gives standing orders."""
    return (log.Orders(seat, orders.checked(message.orders), message.id),)


def make_plan(table: Table, seat: Seat, message: wire.MakePlan, now: int) -> tuple[Entry, ...]:
    """A seat makes a plan."""
    playing(table)
    if message.sealed and not table.game.shared:
        raise Refusal("no-sealed-plans", f"in {table.game.title} everyone sees every plan; send it unsealed")
    marks = plans.checked(message.marks, table.game.talk.places(table.match.options), table.plan.chat)
    return (log.Marks(seat, marks, message.sealed, message.id),)


def unseal(table: Table, seat: Seat, message: wire.Unseal, now: int) -> tuple[Entry, ...]:
    """The seat whose turn it is opens all plans; if they are already open, nothing happens."""
    playing(table)
    turn = table.game.flow.turn(table.match.state)
    if seat != turn:
        name = table.seat_name(turn)
        raise Refusal("not-your-turn", f"only {name}, whose turn it is, can open the plans", seat=name)
    sealed_ones = any(plan.sealed for plan in table.plans.values())
    return (log.Unsealed(seat, message.id),) if sealed_ones else ()


def vote(table: Table, seat: Seat, message: wire.Vote, now: int) -> tuple[Entry, ...]:
    """A seat votes about those who have left, or to end the game."""
    playing(table)
    if seat not in table.people() or not (table.absent() or message.choice in (WAIT, END)):
        raise Refusal("no-vote", "nobody has left, so there is nothing to vote about")
    if message.choice not in CHOICES or (message.choice in WITH_LEVEL and message.level not in LADDER):
        known = f"{WAIT}, {END}, or {' or '.join(WITH_LEVEL)} with a level: {', '.join(LADDER)}"
        raise Refusal("bad-vote", f"vote for one of: {known}", known=list(CHOICES), levels=list(LADDER))
    if message.choice == REPLACE and not table.overdue(now):
        raise Refusal("not-overdue", "a seat can be given to a bot for good only a while after its time is up")
    return (log.Voted(seat, message.choice, message.level if message.choice in WITH_LEVEL else "", message.id),)


def back(table: Table, seat: Seat, message: wire.Back, now: int) -> tuple[Entry, ...]:
    """A person comes back to their seat."""
    chair = table.chairs[seat]
    if not (chair.away or chair.late or chair.lent):
        raise Refusal("not-away", f"{table.seat_name(seat)} is not away")
    if not table.may_return(seat, now):
        raise Refusal("time-up", "your time is up; you come back by making your move")
    return (log.CameBack(seat, message.id),)


COMMANDS: dict[type[Any], Callable[[Table, Seat, Any, int], tuple[Entry, ...]]] = {
    wire.Act: act,
    wire.Undo: undo,
    wire.Reply: reply,
    wire.Stance: stance,
    wire.Propose: propose,
    wire.GiveOrders: give_orders,
    wire.MakePlan: make_plan,
    wire.Unseal: unseal,
    wire.Vote: vote,
    wire.Back: back,
}
