"""Clearing: in the background, tables where nothing has happened for long are ended or deleted, a few at a time."""

from __future__ import annotations

import structlog
from sqlalchemy import true

from fidchell.table.live.tables import Tables
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.entries import Entry
from fidchell.table.log.table import PLAYING, Table
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import due
from fidchell.table.store.retention import END, Found, Retention, expired, remove

ABANDONED = "abandoned"
LOG = structlog.get_logger("tables")


class Clearing:
    """Goes round and round through the tables of this server."""

    def __init__(self, tables: Tables, rules: list[Retention]) -> None:
        self.tables = tables
        self.rules = rules
        self.at = 0  # which rule is next
        self.after = ""  # the table after which to go on

    async def tick(self) -> None:
        """Look at some tables, and clear those that are no longer kept."""
        if not self.rules or self.tables.stopping:
            return
        rule, keys = self.rules[self.at], self.tables.waking.held()
        among = true() if keys is None else due.among(keys)
        found, self.after = await self.tables.store.read(expired(rule, clock(), among, self.after))
        if not self.after:
            self.at = (self.at + 1) % len(self.rules)
        await self.clear([each for each in found if not self.is_used(each.table)])

    def is_used(self, name: str) -> bool:
        """Whether a table is in memory, so that somebody may be there."""
        return name in self.tables.lives or name in self.tables.loading

    async def clear(self, found: list[Found]) -> None:
        """End or delete tables."""
        for each in found:
            if each.rule.what == END:
                await self.end(each.table)
        gone = [each.table for each in found if each.rule.what != END]
        if gone:
            await self.tables.store.write(remove(gone), self.tables.owners.lease)
            LOG.info("tables are cleared", why=found[0].rule.told, tables=len(gone))
        for name in gone:
            if live := self.tables.lives.get(name):  # somebody has come just now, and sees that it is gone
                self.tables.give_up(live)

    async def end(self, name: str) -> None:
        """End a game that its people have abandoned; whoever comes back is told, and nothing hidden is shown."""
        try:
            live = await self.tables.get(name)
            await self.tables.put(live, abandoned)
        except Refusal as why:  # such as older rules
            LOG.warning("a table is left alone", table=name, why=str(why))


def abandoned(table: Table) -> tuple[Entry, ...]:
    """The end of a table that still plays."""
    return (log.Stop(ABANDONED),) if table.phase == PLAYING else ()
