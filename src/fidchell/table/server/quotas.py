"""Quotas: how many tables a person and a network may set up, and how much they may store."""

from __future__ import annotations

from fidchell.table.live.rate_limit import RateLimits, network
from fidchell.table.log.clocks import HOUR, clock
from fidchell.table.server.accounts import Person
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.settings import Settings
from fidchell.table.store import queries
from fidchell.table.store.store import Store

TABLES = 0.5, 120.0  # new tables of one network: rate a second, and burst in seconds
COPIES = 0.02, 500.0  # uploads and continuations of one network: the same; each stores a whole game at once
DAY = 24 * HOUR
MEGABYTE = 1_000_000
GUESTS_PART = 10  # a guest may store a tenth


class Quotas:
    """What may still be set up; a new table of any origin counts: set up, uploaded, continued or played again."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables = RateLimits(*(TABLES if settings.limits else (0.0,)))  # by network
        self.copies = RateLimits(*(COPIES if settings.limits else (0.0,)))  # by network

    async def check_table(self, person: Person, address: str) -> None:
        """Refuse another table to somebody who has too many, or whose network sets up too many."""
        if not self.settings.limits:
            return
        unfinished, made = await self.store.read(queries.count_tables(person.id, clock() - DAY))
        if unfinished >= self.settings.tables:
            most = self.settings.tables
            raise Refusal("too-many-tables", f"you already have {most} tables; end one first", most=most)
        if made >= self.settings.daily:
            most = self.settings.daily
            raise Refusal("too-many-today", f"you can set up {most} tables a day; come back tomorrow", most=most)
        await self.check_storage(person)
        if not self.tables.spend(network(address)):
            raise Refusal("too-fast", "too many tables are set up from your network; wait a moment")

    async def check_storage(self, person: Person) -> None:
        """Refuse another table to somebody whose tables fill too much of the disk."""
        most = self.settings.storage * MEGABYTE // (1 if person.login else GUESTS_PART)
        if await self.store.read(queries.stored_bytes(person.id)) >= most:
            why = "your tables fill all the space that you have; wait until old ones are cleared, or use an account"
            raise Refusal("too-much-stored", why)

    async def check_copy(self, person: Person, address: str) -> None:
        """Refuse another upload or continuation."""
        await self.check_table(person, address)
        if not self.copies.spend(network(address)):
            raise Refusal("too-fast", "too many games are uploaded from your network; wait a moment")
