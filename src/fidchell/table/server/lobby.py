"""The lobby: setting up tables, finding them, sitting down, rematches, and continuing earlier games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from secrets import compare_digest, token_urlsafe
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fidchell.bots.levels import LADDER
from fidchell.core.errors import IllegalAction
from fidchell.core.keys import Seed, commitment, new_key, read_key
from fidchell.core.match import Match
from fidchell.core.parts import no_window
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import Game, game, keys
from fidchell.table.live.fair_queue import FairQueue
from fidchell.table.live.owners import AWAY
from fidchell.table.live.rate_limit import network
from fidchell.table.live.session import Live
from fidchell.table.live.tables import Tables
from fidchell.table.live.updates import Updates, chairs, may_view, outcome
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import CLOCKS, MINUTE, clock
from fidchell.table.log.entries import Entry
from fidchell.table.log.moments import ALL, PUBLIC, Viewer
from fidchell.table.log.past import looked_back, whole_past
from fidchell.table.log.table import GATHERING, PLAYING, SEAT_HELD, Table, TableSetup
from fidchell.table.server.accounts import LONGEST_NAME, Person
from fidchell.table.server.bots import Bots
from fidchell.table.server.quotas import Quotas
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.wire import Chair, Phase
from fidchell.table.store import queries
from fidchell.table.store.bot_queries import StoredBot
from fidchell.table.store.shards import lane_of
from fidchell.table.store.store import Store

if TYPE_CHECKING:
    from fidchell.table.live.passage import Passage

LOCALES = Path(__file__).parents[2] / "locales"
ENGLISH = LOCALES / "en"  # the other languages have the same files
MINE, OPEN_SEAT, BOT = "mine", "open", "bot"
LONGEST_WINDOW = 3600.0
GUEST_BOTS = 2  # unfinished tables with bots that somebody without an account may have
LISTED = 50  # tables in the public list
OWN = 100  # tables in a person's own list
DRAWS = 10_000  # ids to draw until one belongs to a shard of this server
PATIENCE = 2.0  # seconds to wait for the summaries of other servers
LONGEST_RECORD = 400_000  # characters


Kind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [MINE, OPEN_SEAT, BOT]})]
Level = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", *LADDER]})]
Clock = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CLOCKS)})]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who gets a seat: the person who sets up the table (`mine`), anyone (`open`), or a bot, by level or by name."""

    kind: Kind = OPEN_SEAT
    level: Level = ""
    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""  # the name of a bot account, instead of a level


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The request for a new table."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str | int] = {}
    clock: Clock = "none"
    window: float = 2.0  # minimum seconds of a reaction window
    chat: bool = True
    listed: bool = False
    hints: bool = False


class About(msgspec.Struct, omit_defaults=True):
    """The summary of a table."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    phase: Phase
    chairs: list[Chair]
    clock: Clock
    window: float  # seconds
    chat: bool
    created: int  # milliseconds since 1970
    hints: bool
    version: int  # the public's latest, the last one it can look back at
    mine: list[str] = []  # one's own seats
    awaited: list[str] = []  # those of them that have to decide now
    invite: str = ""  # the key that lets others sit down, for people who sit here
    commitment: str = ""  # the SHA-256 hash of the key that chance comes from
    seed: str = ""  # once everything is revealed, as text: JavaScript would round a number
    key: str = ""
    revealed: bool = False  # whether everyone may see everything
    outcome: str = ""
    rematch: str = ""
    parent: str = ""


class Lobby:
    """Sets up, lists and ends tables, and seats people."""

    def __init__(self, store: Store, tables: Tables, quotas: Quotas) -> None:
        self.store = store
        self.tables = tables
        self.quotas = quotas
        self.bots = Bots(store, quotas.settings)
        self.reading = asyncio.Semaphore(1)  # uploads are read one at a time, beside the loop
        self.looking = FairQueue(1)  # so are tables for those who look back, one network after the other
        self.passage: Passage | None = None  # to other servers

    async def set_table(self, person: Person, wanted: NewTable, address: str) -> Live:
        """Set up a table for a person at an address."""
        await self.quotas.check_table(person, address)
        await self.check_bots(person, [seat.kind == BOT for seat in wanted.seats])
        found = game(wanted.game)
        plan = planned(found, person, wanted)
        sits = await self.filled(person, wanted)
        return await self.tables.set_up(self.placed(plan), (*sits, *begins(sits, len(wanted.seats))))

    def placed(self, plan: TableSetup) -> TableSetup:
        """A setup with the id of a new table."""
        return msgspec.structs.replace(plan, id=self.name_here(lane_of(plan)))

    def name_here(self, lane: str) -> str:
        """An id for a table that this server will own."""
        for _ in range(DRAWS):
            name = new_name()
            if self.tables.owners.is_here(lane, name):
                return name
        raise AWAY

    async def filled(self, person: Person, wanted: NewTable) -> tuple[log.Sit, ...]:
        """The entries that fill the seats of a new table, except those that are open."""
        kinds = [seat.kind for seat in wanted.seats]
        named = [seat.bot for seat in wanted.seats if seat.kind == BOT and seat.bot]
        people = {person.id} if MINE in kinds else set()
        bots = await self.bots.called(person, named, people, OPEN_SEAT in kinds) if named else {}
        return tuple(seated(i, seat, person, bots) for i, seat in enumerate(wanted.seats) if seat.kind != OPEN_SEAT)

    async def check_bots(self, person: Person, bots: list[bool]) -> None:
        """Refuse a guest's bots beyond a few tables: names cost nothing, thinking does."""
        if not self.quotas.settings.limits or person.login or not any(bots):
            return
        if all(bots):
            raise Refusal("bots-alone", "with an account you can let bots play among themselves; guests cannot")
        names = await self.store.read(queries.unfinished_tables(person.id))
        tables = await self.abouts(names, person.id)
        if sum(any(chair.bot for chair in table.chairs) for table in tables) >= GUEST_BOTS:
            raise Refusal("too-many-bots", f"guests can have {GUEST_BOTS} tables with bots; end one", most=GUEST_BOTS)

    async def end(self, live: Live, person: Person) -> None:
        """End a table without other players: before the game its owner may, later a person who plays alone."""
        await self.tables.put(live, lambda table: ends(table, person))

    async def listed(self) -> list[About]:
        """The tables that anyone may join, then those that anyone may watch."""
        names = await self.store.read(queries.open_tables(LISTED))
        found = await self.abouts(names, 0)
        return [table for table in found if table.phase in (GATHERING, PLAYING)]  # one may have just ended

    async def mine(self, person: Person) -> list[About]:
        """The tables of a person, those waiting for them first."""
        names = await self.store.read(queries.tables_of(person.id, OWN))
        found = await self.abouts(names, person.id)
        return sorted(found, key=lambda table: (not table.awaited, table.phase not in (PLAYING, GATHERING)))

    async def abouts(self, names: list[str], user: int) -> list[About]:
        """The summaries of some tables; those that cannot be loaded, such as tables under old rules, are left out."""
        places = await self.tables.owners.find_all(names)
        parts = await asyncio.gather(*(self.abouts_at(owner, some, user) for owner, some in places.items()))
        found = {table.id: table for part in parts for table in part}
        return [found[name] for name in names if name in found]

    async def abouts_at(self, owner: int, names: list[str], user: int) -> list[About]:
        """The summaries of tables that one server owns."""
        if not self.passage or not self.passage.is_elsewhere(owner):
            return await self.abouts_here(names, user)
        with suppress(Refusal):
            body = await self.passage.ask(owner, "abouts", msgspec.msgpack.encode((names, user)), PATIENCE)
            return msgspec.msgpack.decode(body, type=list[About])
        return []

    async def abouts_here(self, names: list[str], user: int) -> list[About]:
        """The summaries of tables that this server owns."""
        found = []
        for name in names:
            with suppress(Refusal):
                found.append(about((await self.tables.get(name)).table, user))
        return found

    async def tell_abouts(self, body: bytes) -> bytes:
        """Answer another server that asks for summaries."""
        names, user = msgspec.msgpack.decode(body, type=tuple[list[str], int])
        return msgspec.msgpack.encode(await self.abouts_here(names, user))

    async def sit(self, live: Live, person: Person, seat_name: str, invite: str) -> None:
        """Sit down in an open seat; the game begins when the last seat is taken."""
        await self.bots.check_beside(person.id, [chair.user for chair in live.table.chairs if chair.keeper])
        await self.tables.put(live, lambda table: sits_down(table, person, seat_name, invite))

    async def stand_up(self, live: Live, person: Person, seat_name: str) -> None:
        """Leave a seat before the game begins."""
        await self.tables.put(live, lambda table: stands_up(table, person, seat_name, live.came))

    async def rematch(self, live: Live, person: Person, address: str) -> About:
        """Set up the same table again for the same people; later requests get the same new table."""
        table = live.table
        if not table.ended:
            raise Refusal("not-over", "the game is not over yet")
        if not table.seats_of(person.id):
            raise Refusal("not-seated", "only players at this table can ask for a rematch")
        await self.quotas.check_table(person, address)
        await self.check_bots(person, [bool(chair.bot) for chair in table.chairs])
        await self.bots.check_again(person, live.table.chairs)
        lane = lane_of(table.plan)
        await self.tables.put(live, lambda old: () if old.rematch else (log.Rematch(self.name_here(lane)),))
        if not await self.abouts([table.rematch], person.id):
            await self.set_again(table)
        found = await self.abouts([table.rematch], person.id)
        if not found:
            raise AWAY
        return found[0]

    async def set_again(self, table: Table) -> None:
        """Set up the table of a rematch, unless someone else has just done so."""
        sits = [log.Sit(0, chair.user, chair.bot, chair.name, keeper=chair.keeper) for chair in table.chairs]
        moved = [*sits[1:], sits[0]]  # everyone moves on by one seat
        seated = tuple(msgspec.structs.replace(sit, seat=seat) for seat, sit in enumerate(moved))
        with suppress(IntegrityError):
            await self.tables.set_up(again(table.plan, table.rematch), (*seated, *begins(seated, len(seated))))

    def record(self, live: Live) -> str:
        """The record of a finished game; before the end it would reveal everything."""
        if not live.table.revealed:
            raise Refusal("not-over", "the record, with its key, is available once the game is over")
        return to_text(live.table.match)

    async def upload(self, person: Person, text: str, address: str) -> Live:
        """Set up a finished table from a record, to look at and to continue."""
        if len(text) > LONGEST_RECORD:
            raise Refusal("too-long", f"a record can have at most {LONGEST_RECORD} characters", most=LONGEST_RECORD)
        await self.quotas.check_copy(person, address)
        async with self.reading:
            match = (await asyncio.to_thread(from_text, text)).match
        if not match.at_table:
            raise Refusal("not-at-table", "this record comes from a simulation; only games at a table can be opened")
        plan = plan_like(match, person)
        ending: tuple[Entry, ...] = () if match.done else (log.Stop("record"),)
        return await self.tables.set_up(self.placed(plan), (log.Begin(), *replayed(match), *ending))

    async def continue_from(self, live: Live, person: Person, decisions: int, wanted: NewTable, address: str) -> Live:
        """Set up a new table that continues a finished game after some of its decisions, with any seating."""
        old = live.table
        if not old.revealed:
            raise Refusal("not-over", "a game can be continued once it is over")
        if not 0 <= decisions <= len(old.match.acts):
            most = len(old.match.acts)
            raise Refusal("no-decision", f"the game has {most} decisions, not {decisions}", most=most)
        await self.quotas.check_copy(person, address)
        await self.check_bots(person, [seat.kind == BOT for seat in wanted.seats])
        plan = msgspec.structs.replace(
            planned(old.game, person, wanted),
            seed=old.plan.seed,
            key=old.plan.key,
            options=old.plan.options,
            parent=old.plan.id,
        )
        if len(wanted.seats) != old.match.players:
            raise Refusal("wrong-seats", f"this game has {old.match.players} seats", seats=old.match.players)
        sits = await self.filled(person, wanted)
        course = (*replayed(old.match, decisions), log.Reseed(secret=new_key().hex()))
        async with self.reading:
            await asyncio.to_thread(rehearse, plan, course)
        return await self.tables.set_up(self.placed(plan), (*sits, *course, *begins(sits, len(wanted.seats))))

    async def replay(self, live: Live, person: Person | None, version: int, viewer: Viewer, address: str) -> bytes:
        """A table as a viewer saw it at one of that viewer's versions."""
        if not may_view(live.table, viewer, person.id if person else 0):
            raise Refusal("not-yours", "you may look back as yourself; as others when the game is over")
        final = live.table.match.acts if live.table.revealed else None
        return await self.look(looked_back(live.table.plan, version, viewer, final), address)

    async def past(self, live: Live, person: Person | None, since: int, viewer: Viewer, address: str) -> bytes:
        """Everything that happened at a table since a version, as far as a viewer may know it."""
        if not may_view(live.table, viewer, person.id if person else 0):
            raise Refusal("not-yours", "you may look back as yourself; as others when the game is over")
        found, gap = Updates(live.table, clock()).past(viewer, max(0, since))
        return await self.look(whole_past(live.table.plan, max(0, since), viewer), address) if gap else found

    async def look(self, call: Callable[[Connection], bytes], address: str) -> bytes:
        """Read a past from the log: it takes long, so it must not hold up what others read."""
        asker = network(address)
        await self.looking.enter(asker)
        began = time.monotonic()
        try:
            return await self.store.read(call)
        finally:
            self.looking.leave(asker, time.monotonic() - began)


def planned(found: Game, person: Person, wanted: NewTable) -> TableSetup:
    """The setup of a new table, still without an id."""
    if wanted.clock not in CLOCKS:
        text = f"there is no clock {wanted.clock[:20]!r}; choose from: {', '.join(CLOCKS)}"
        raise Refusal("bad-clock", text, known=list(CLOCKS))
    if not 0 <= wanted.window <= LONGEST_WINDOW:
        raise Refusal("bad-window", f"a window must last 0 to {LONGEST_WINDOW:.0f} seconds")
    options = found.settle_options({"players": len(wanted.seats), **wanted.options})
    if options["players"] != len(wanted.seats):
        raise Refusal("wrong-seats", f"the table has {len(wanted.seats)} seats, but {options['players']} players")
    return TableSetup(
        "",
        found.key,
        options,
        0,
        person.id,
        wanted.clock,
        wanted.window,
        wanted.chat,
        wanted.listed,
        token_urlsafe(12),
        "",
        found.version,
        clock(),
        wanted.hints,
        new_key().hex(),
    )


def reseeded(seed: Seed) -> log.Reseed:
    """The entry that takes chance from a seed or key."""
    return log.Reseed(secret=seed.hex()) if isinstance(seed, bytes) else log.Reseed(seed)


def rehearse(plan: TableSetup, course: Sequence[Entry]) -> None:
    """Refuse entries that the rules do not allow: the rules themselves trust their callers."""
    match = Match(game(plan.game), plan.chance, plan.options)
    try:
        for entry in course:
            if isinstance(entry, log.Reseed):
                match.reseed(read_key(entry.secret) if entry.secret else entry.seed)
            elif isinstance(entry, log.Acted):
                match.act(entry.seat, entry.action)
    except IllegalAction:
        raise Refusal("no-decision", "this game cannot be continued from there", most=len(match.acts)) from None


def ends(table: Table, person: Person) -> tuple[Entry, ...]:
    """The entry that ends a table, if no one else plays there."""
    others = any(chair.human and chair.user != person.id for chair in table.chairs)
    mine = table.plan.owner == person.id if table.phase == GATHERING else bool(table.seats_of(person.id))
    if not mine or (others and table.phase != GATHERING):
        raise Refusal("not-yours", "others play here too; vote to end the game")
    return () if table.ended else (log.Stop("ended"),)


def again(plan: TableSetup, name: str) -> TableSetup:
    """The setup of a rematch: the same, with another key."""
    return msgspec.structs.replace(
        plan, id=name, seed=0, key=new_key().hex(), invite=token_urlsafe(12), parent=plan.id, created=clock()
    )


def plan_like(match: Match, person: Person) -> TableSetup:
    """The setup of a table for a match that was played elsewhere."""
    return TableSetup(
        "",
        match.game.key,
        match.options,
        0 if isinstance(match.seed, bytes) else match.seed,
        person.id,
        version=match.game.version,
        created=clock(),
        key=match.seed.hex() if isinstance(match.seed, bytes) else "",
    )


def seated(seat: int, wanted: NewSeat, person: Person, bots: Mapping[str, StoredBot]) -> log.Sit:
    """The entry that fills a seat from the start."""
    if wanted.kind == MINE:
        return log.Sit(seat, person.id, "", person.name)
    if wanted.kind == BOT and wanted.bot and not wanted.level:
        bot = bots[wanted.bot]
        return log.Sit(seat, bot.user, "", bot.name, keeper=bot.owner_name)
    if wanted.kind == BOT and wanted.level in LADDER and not wanted.bot:
        return log.Sit(seat, 0, wanted.level, wanted.level)
    text = f"a seat must be {MINE}, {OPEN_SEAT}, or {BOT} with a name or a level: {', '.join(LADDER)}"
    raise Refusal("bad-seat", text, known=[MINE, OPEN_SEAT, BOT], levels=list(LADDER))


def begins(sits: Sequence[log.Sit], seats: int) -> tuple[Entry, ...]:
    """The entry that begins the game, if all seats are taken."""
    return (log.Begin(),) if sum(bool(sit.user or sit.bot) for sit in sits) == seats else ()


def replayed(match: Match, decisions: int | None = None) -> Iterator[Entry]:
    """The acts of another match as entries, all or the first few, with its reseeds; windows are not asked again."""
    for at, (seat, action) in enumerate(match.log[:decisions]):
        if at in match.reseeds:
            yield reseeded(match.reseeds[at])
        yield log.Acted(seat, match.game.notation.to_words(action))
    if decisions is None and len(match.acts) in match.reseeds:
        yield reseeded(match.reseeds[len(match.acts)])


def seat_of(table: Table, name: str) -> int:
    """The seat with this name."""
    names = table.game.seat_names[: table.match.players]
    if name not in names:
        raise Refusal("no-seat", f"there is no seat {name[:20]!r}; the seats: {', '.join(names)}", known=list(names))
    return names.index(name)


def viewer_of(table: Table, name: str) -> Viewer:
    """The viewer with this name."""
    return {"": PUBLIC, "public": PUBLIC, "all": ALL}.get(name) or seat_of(table, name)


def sits_down(table: Table, person: Person, name: str, invite: str) -> tuple[Entry, ...]:
    """The entries by which a person sits down, if they may."""
    seat = seat_of(table, name)
    if table.phase != GATHERING:
        raise Refusal("begun", "the game has already begun; you can watch it")
    if not table.plan.listed and person.id != table.plan.owner and not is_invited(table, invite):
        raise Refusal("not-invited", "this table is by invitation only; ask for its link")
    if table.chairs[seat].user == person.id:
        return ()
    if table.chairs[seat].taken:
        raise Refusal("seat-taken", f"seat {name} is already taken")
    if table.seats_of(person.id) and person.id != table.plan.owner:
        raise Refusal("seat-taken", "you already sit at this table")
    free = sum(not chair.taken for chair in table.chairs)
    sit = log.Sit(seat, person.id, "", person.name)
    return (sit, log.Begin()) if free == 1 else (sit,)


def is_invited(table: Table, invite: str) -> bool:
    """Whether this is the key of the invitation."""
    return compare_digest(invite.encode(), table.plan.invite.encode())


def new_name() -> str:
    """A table id that cannot be guessed, and does not look like a flag on a command line."""
    while (name := token_urlsafe(9)).startswith("-"):
        pass
    return name


def stands_up(table: Table, person: Person, name: str, came: Container[int] = ()) -> tuple[Entry, ...]:
    """The entry by which a person leaves a seat, or others empty it, before the game begins.

    The owner may always do that; others who sit here only if its person has not come for a while.
    """
    seat = seat_of(table, name)
    if table.phase != GATHERING:
        raise Refusal("begun", "the game has already begun; the others vote on what to do about a seat that is left")
    chair = table.chairs[seat]
    if person.id not in (chair.user, table.plan.owner):
        if not table.seats_of(person.id) or chair.user in came or not chair.user:
            raise Refusal("not-yours", f"{name} is not your seat")
        if clock() - chair.sat_at < SEAT_HELD:
            most = SEAT_HELD // MINUTE
            raise Refusal("seat-held", f"the seat is held for {most} minutes; then you can free it", most=most)
    return (log.Sit(seat),) if table.chairs[seat].taken else ()


def about(table: Table, user: int) -> About:
    """The summary of a table for a person."""
    plan, mine = table.plan, table.seats_of(user)
    host = user and (user == plan.owner or mine)
    return About(
        plan.id,
        plan.game,
        table.game.title,
        dict(table.match.options),
        table.phase,
        chairs(table),
        plan.clock,
        plan.window,
        plan.chat,
        plan.created,
        plan.hints,
        table.moments.version(PUBLIC),
        [table.seat_name(seat) for seat in mine],
        [table.seat_name(seat) for seat in mine if table.is_awaited(seat)],
        plan.invite if host and table.phase == GATHERING else "",
        commitment(read_key(table.key)) if table.key else "",
        str(plan.seed) if table.revealed and not plan.key else "",
        table.key if table.revealed else "",
        table.revealed,
        outcome(table) if table.ended else "",
        table.rematch,
        plan.parent,
    )


def games() -> list[dict[str, Any]]:
    """The available games, with their options, seats and bots."""
    return [described(game(key)) for key in keys()]


def described(found: Game) -> dict[str, Any]:
    """One game."""
    return {
        "game": found.key,
        "title": found.title,
        "shared": found.shared,
        "windows": found.flow.window is not no_window,
        "messages": messages_of(found.key),
        "names": dict(found.messages.names),
        "seats": list(found.seat_names),
        "options": [
            {"name": option.name, "values": list(option.values), "about": option.about} for option in found.options
        ],
        "levels": list(LADDER),
        "clocks": list(CLOCKS),
        "phrases": {name: {k: list(v) for k, v in phrase.args.items()} for name, phrase in found.talk.phrases.items()},
    }


@cache
def messages_of(key: str) -> list[str]:
    """The message files of a game: its own, such as `inis` and `inis-lore`, and the page's, such as `page-inis`."""
    names = sorted(path.stem for path in ENGLISH.glob("*.ftl"))
    return [name for name in names if name in (key, f"page-{key}") or name.startswith(f"{key}-")]
