"""Bot accounts: other people's programs, which take seats like ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec
from sqlalchemy.exc import IntegrityError

from fidchell.table.log.clocks import HOUR, clock
from fidchell.table.log.table import Occupant
from fidchell.table.server.accounts import LONGEST_NAME, Person, name_taken, proper_name
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.settings import Settings
from fidchell.table.store import bot_queries, queries
from fidchell.table.store.bot_queries import StoredBot
from fidchell.table.store.store import Store

OWN = 5  # bots of one person
AT_ONCE = 20  # tables that a bot may play at
LISTED = 50  # bots in the public list
BEATS = 3  # heartbeats after which a bot whose stream has broken is away
DAY = 24 * HOUR


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot account to be declared."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class BotRules(msgspec.Struct, forbid_unknown_fields=True):
    """Whether others may seat a bot too, and at how many tables it plays at once."""

    shared: bool = False
    tables: Annotated[int, msgspec.Meta(ge=1, le=AT_ONCE)] = 1


class Bot(msgspec.Struct):
    """A bot account."""

    name: str
    owner: str
    shared: bool
    tables: int
    here: bool  # whether its program is connected


class Bots:
    """Declares bot accounts, and checks who may seat them where."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def declare(self, person: Person, name: str) -> Bot:
        """Declare a bot of a person."""
        plain = proper_name(name)
        if len(await self.store.read(bot_queries.bots_of(person.id))) >= OWN:
            raise Refusal("too-many-own-bots", f"you already have {OWN} bots", most=OWN)
        if await self.store.read(queries.user_by_login(plain.casefold())):
            raise name_taken(plain)
        try:
            await self.store.write(bot_queries.add_bot(person.id, plain, plain.casefold(), clock()))
        except IntegrityError:
            raise name_taken(plain) from None
        return self.shown(await self.mine(person, plain))

    async def of(self, person: Person) -> list[Bot]:
        """The bots of a person."""
        return [self.shown(bot) for bot in await self.store.read(bot_queries.bots_of(person.id))]

    async def everyones(self) -> list[Bot]:
        """The bots that anyone may seat now."""
        return [self.shown(bot) for bot in await self.store.read(bot_queries.bots_here(self.since(), LISTED))]

    async def mine(self, person: Person, name: str) -> StoredBot:
        """A bot of a person by its name; refused if it belongs to somebody else."""
        found = await self.store.read(bot_queries.bots_named([name.casefold()]))
        if not found or found[0].owner != person.id:
            raise no_bot()
        return found[0]

    async def set_rules(self, person: Person, name: str, rules: BotRules) -> Bot:
        """Change who may seat a bot, and at how many tables."""
        bot = await self.mine(person, name)
        await self.store.write(bot_queries.set_bot(bot.user, rules.shared, rules.tables))
        return self.shown(await self.mine(person, name))

    def shown(self, bot: StoredBot) -> Bot:
        """A bot in wire form."""
        return Bot(bot.name, bot.owner_name, bot.shared, bot.tables, bot.seen >= self.since())

    def since(self) -> int:
        """Since when a bot must have been seen to count as connected."""
        return clock() - BEATS * self.settings.beat * 1000

    # Seating.

    async def called(
        self, person: Person, names: Sequence[str], people: set[int], open_seats: bool
    ) -> dict[str, StoredBot]:
        """The bots that a person wants to seat, by the names they wrote; refused if one cannot sit there."""
        found = await self.store.read(bot_queries.bots_named([name.casefold() for name in names]))
        by_login = {bot.name.casefold(): bot for bot in found}
        if missing := [name for name in names if name.casefold() not in by_login]:
            raise no_bot(missing[0])
        wanted = {name: by_login[name.casefold()] for name in names}
        await self.check(person, list(wanted.values()))
        check_sides([wanted[name].owner for name in names], people, open_seats)
        return wanted

    async def check(self, person: Person, bots: Sequence[StoredBot]) -> None:
        """Refuse bots that a person may not seat, that are away, or that play enough already."""
        for bot in bots:
            if not bot.shared and bot.owner != person.id:
                raise no_bot(bot.name)
            if bot.seen < self.since():
                raise Refusal("bot-away", f"{bot.name} is not connected now", bot=bot.name)
            playing, today = await self.store.read(bot_queries.count_seats(bot.user, clock() - DAY))
            most = self.settings.daily if playing < bot.tables else bot.tables
            if playing >= bot.tables or (self.settings.limits and today >= most):
                raise Refusal("bot-busy", f"{bot.name} already plays at {most} tables", bot=bot.name, most=most)

    async def check_beside(self, user: int, users: list[int]) -> None:
        """Refuse a person a seat beside their own bot: others sit there too, or may have sat down first."""
        bots = await self.store.read(bot_queries.bots_among(users)) if users else []
        if any(bot.owner == user for bot in bots):
            raise own_bot()

    async def check_again(self, person: Person, chairs: Sequence[Occupant]) -> None:
        """Refuse a rematch with bots that cannot play again now."""
        users = [chair.user for chair in chairs if chair.keeper]
        if users:
            await self.check(person, await self.store.read(bot_queries.bots_among(users)))


def check_sides(owners: Sequence[int], people: set[int], open_seats: bool) -> None:
    """Refuse a table where somebody else would meet two players of one person: a bot and its owner, or two bots."""
    for owner, bots in Counter(owners).items():
        if bots + (owner in people) > 1 and (open_seats or people - {owner}):
            raise own_bot()


def own_bot() -> Refusal:
    """The refusal of a bot beside its owner, or beside another of theirs."""
    return Refusal("own-bot", "only one of a person and their bots can sit at a table with other people")


def no_bot(name: str = "") -> Refusal:
    """The refusal of a bot that does not exist or belongs to somebody else, which nobody is told apart."""
    return Refusal("no-bot", f"there is no bot {name[:LONGEST_NAME]!r}, or you may not seat it")
