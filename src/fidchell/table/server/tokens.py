"""API tokens: what a program may do in somebody's name, until its time is up or they revoke it."""

from __future__ import annotations

import time
from secrets import token_hex, token_urlsafe
from typing import Annotated

import msgspec

from fidchell.table.log.clocks import clock
from fidchell.table.server.accounts import DAY, LONGEST_NAME, Person, fingerprint, proper_name
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import program_queries
from fidchell.table.store.store import Store

READ, PLAY, ACCOUNT = "read", "play", "account"
SCOPES = (READ, PLAY, ACCOUNT)
NO_TOKEN = "session"  # what only a person with a session may do
PREFIX = "fidchell_"  # so that people and secret scanners know one when they see it
MOST = 20  # tokens of one person
CACHED, CACHED_FOR = 20_000, 60.0  # tokens, and seconds; another server may have ended one in the meantime

Scope = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(SCOPES)})]
Days = Annotated[int, msgspec.Meta(ge=1, le=3650)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token to be made: what its owner calls it, what it may do, and for how many days."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=len(SCOPES))]
    days: Days = 365


class Token(msgspec.Struct, omit_defaults=True):
    """A token, as its owner sees it."""

    id: str
    name: str
    scopes: list[Scope]
    created: int  # milliseconds since 1970
    until: int
    token: str = ""  # the token itself, only in the answer that makes it


class Tokens:
    """Makes, finds and ends tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[Person, float]] = {}  # by fingerprint: whose, and until when that is believed

    async def person(self, authorization: str) -> Person:
        """Whose token a header `Authorization` carries."""
        kind, _, key = authorization.partition(" ")
        mark = fingerprint(key.strip()[:100])
        person, until = self.known.get(mark, (None, 0.0))
        if person and until > time.monotonic():
            return person
        found = (
            await self.store.read(program_queries.user_by_token(mark, clock())) if kind.lower() == "bearer" else None
        )
        if not found:
            raise Refusal("bad-token", "this token is unknown, has ended or has expired; make a new one")
        person = Person(found[0], found[1], found[2], frozenset(found[3].split()), found[4] or 0)
        if len(self.known) >= CACHED:
            self.known.clear()
        self.known[mark] = person, time.monotonic() + CACHED_FOR
        return person

    async def make(self, user: int, wanted: NewToken) -> Token:
        """Make a token; the only time that it is shown."""
        if unknown := set(wanted.scopes) - set(SCOPES):
            text = f"there is no scope {min(unknown)[:20]!r}; choose from: {', '.join(SCOPES)}"
            raise Refusal("bad-scope", text, known=list(SCOPES))
        if len(await self.of(user)) >= MOST:
            raise Refusal("too-many-tokens", f"you already have {MOST} tokens; end one first", most=MOST)
        key, now = PREFIX + token_urlsafe(32), clock()
        scopes = [scope for scope in SCOPES if scope in wanted.scopes]
        made = Token(token_hex(6), proper_name(wanted.name), scopes, now, now + wanted.days * DAY, key)
        values = msgspec.structs.asdict(made) | {"print": fingerprint(key), "user": user, "scopes": " ".join(scopes)}
        del values["token"]
        await self.store.write(program_queries.add_token(values))
        return made

    async def of(self, user: int) -> list[Token]:
        """The tokens of a person."""
        found = await self.store.read(program_queries.tokens_of(user))
        return [Token(id_, name, scopes.split(), created, until) for id_, name, scopes, created, until in found]

    async def end(self, user: int, id_: str) -> str:
        """End a token; its fingerprint."""
        mark = await self.store.write(program_queries.drop_token(user, id_[:40]))
        if not mark:
            raise Refusal("no-token", "there is no such token; it may have ended already")
        self.known.pop(mark, None)
        return mark

    async def end_all(self, user: int) -> list[int]:
        """End all tokens of a person and of their bots; whose that were."""
        users = await self.store.write(program_queries.drop_tokens(user))
        for each in users:
            self.forget(each)
        return users

    def forget(self, user: int) -> None:
        """Read again who somebody is when one of their tokens comes next."""
        self.known = {mark: found for mark, found in self.known.items() if found[0].id != user}


def check_scope(person: Person | None, scope: str) -> None:
    """Refuse what somebody's token does not allow; whoever has a session may do anything."""
    if person is None or person.scopes is None or scope in person.scopes:
        return
    if scope == NO_TOKEN:
        raise Refusal("no-token-here", "no token may do this; sign in and do it yourself")
    raise Refusal("no-scope", f"this token does not allow it; make one with the scope {scope!r}", scope=scope)
