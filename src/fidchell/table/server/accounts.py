"""People: guests with only a name, and accounts that can sign in from anywhere, by password or by link."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_urlsafe
from typing import TypeAlias, TypeVar, TypeVarTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from fidchell.table.live.fair_queue import FairQueue
from fidchell.table.live.rate_limit import RateLimits, network
from fidchell.table.live.shared import Shared
from fidchell.table.log.clocks import clock
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import queries
from fidchell.table.store.store import Store

SESSION, LINK = "session", "link"
SESSION_DAYS = 180
LINK_MINUTES = 30
DAY = 86_400_000
LONGEST_NAME = 40
GUESTS = 0.2, 300.0  # new guests from one network: rate a second, and burst in seconds
TRIES = 0.2, 50.0  # sign-in attempts from one network: rate a second, and burst in seconds
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_TASTES = 4096  # bytes of a person's page preferences
CACHED = 20_000  # sessions cached in memory
CACHED_FOR = 60.0  # seconds; another server may have ended the session in the meantime

HASHES = 1  # passwords that are hashed at a time
T = TypeVar("T")
Given = TypeVarTuple("Given")
Tastes: TypeAlias = dict[str, str | int | float | bool]


@dataclass(frozen=True)
class Person:
    """A visitor of the server: a guest or an account."""

    id: int
    name: str
    login: str | None = None
    scopes: frozenset[str] | None = None  # what their token allows; None for a session, which allows everything
    owner: int = 0  # of a bot


def fingerprint(key: str) -> str:
    """The hash under which a key is stored."""
    return sha256(key.encode()).hexdigest()


def proper_name(name: str) -> str:
    """A name, with normalized spaces; refused if it is empty, too long or unprintable."""
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refusal("bad-name", f"a name needs 1 to {LONGEST_NAME} visible characters", most=LONGEST_NAME)
    return plain


def proper_password(password: str) -> str:
    """A password; refused if it is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal(
            "bad-password",
            f"a password needs {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            least=SHORTEST_PASSWORD,
            most=LONGEST_PASSWORD,
        )
    return password


def name_taken(name: str) -> Refusal:
    """The refusal of a name that somebody has."""
    return Refusal("name-taken", f"the name {name!r} is already taken; choose another")


class Accounts:
    """Guests, accounts and their sessions."""

    def __init__(self, store: Store, limits: bool = True) -> None:
        self.store = store
        self.guests = RateLimits(*(GUESTS if limits else (0.0,)))  # by network
        self.hasher = PasswordHasher()
        self.hashing = FairQueue(HASHES)  # each takes 64 megabytes and all cores for a while
        self.tries = RateLimits(*TRIES)  # by network: by name, a stranger could lock an account
        self.shared: Shared | None = None  # limits over all servers, if there is a Redis
        self.known: OrderedDict[str, tuple[Person, float]] = OrderedDict()  # fingerprint to person and expiry
        self.decoy = self.hasher.hash("nobody's password")  # so that a wrong name takes as long as a wrong password

    async def person(self, key: str | None) -> Person | None:
        """The person whose session a key opens."""
        if not key or len(key) > 100:
            return None
        mark = fingerprint(key)
        person, until = self.known.get(mark, (None, 0.0))
        if until > time.monotonic():
            return person
        found = await self.store.read(queries.user_by_key(mark, SESSION, clock()))
        return self.remember(mark, Person(*found)) if found else None

    def remember(self, mark: str, person: Person) -> Person:
        """Cache a session."""
        self.known[mark] = (person, time.monotonic() + CACHED_FOR)
        self.known.move_to_end(mark)
        if len(self.known) > CACHED:
            self.known.popitem(last=False)
        return person

    async def open_session(self, person: Person) -> str:
        """Make a session key for an authenticated person."""
        key = token_urlsafe(32)
        await self.store.write(queries.add_key(fingerprint(key), person.id, SESSION, clock() + SESSION_DAYS * DAY))
        self.remember(fingerprint(key), person)
        return key

    async def guest(self, name: str, address: str) -> tuple[Person, str]:
        """Make a new guest who comes from an address, with the key of their session."""
        plain = proper_name(name)
        if not await self.allows("guests", self.guests, network(address)):
            raise Refusal("too-fast", "too many guests come from your network; wait a moment, or sign in")
        person = Person(await self.store.write(queries.add_user(plain, clock())), plain)
        return person, await self.open_session(person)

    async def rename(self, person: Person, key: str, name: str) -> Person:
        """Rename a person."""
        plain = proper_name(name)
        await self.store.write(queries.rename(person.id, plain))
        renamed = replace(person, name=plain)
        return self.remember(fingerprint(key), renamed) if person.scopes is None else renamed  # a token is no session

    async def register(self, person: Person, key: str, name: str, password: str, address: str) -> Person:
        """Turn a guest into an account; their seats stay theirs."""
        if person.login:
            raise Refusal("has-account", f"{person.login} already has an account")
        plain, secret = proper_name(name), proper_password(password)
        if len(plain.casefold()) > LONGEST_NAME:
            raise Refusal("bad-name", "this name is too long in lower case", most=LONGEST_NAME)
        await self.check_tries(address)
        if await self.store.read(queries.user_by_login(plain.casefold())):
            raise name_taken(plain)
        kept = await self.hash(address, self.hasher.hash, secret)
        try:
            await self.store.write(queries.make_account(person.id, plain, plain.casefold(), kept))
        except IntegrityError:
            raise name_taken(plain) from None
        return self.remember(fingerprint(key), Person(person.id, plain, plain.casefold()))

    async def sign_in(self, name: str, password: str, address: str) -> tuple[Person, str]:
        """Sign in by password, from an address."""
        login = " ".join(name.split()).casefold()[:LONGEST_NAME]
        await self.check_tries(address)
        found = await self.store.read(queries.user_by_login(login))
        kept = found[2] if found and found[2] else self.decoy
        right = await self.hash(address, self.fits, kept, password[:LONGEST_PASSWORD])
        if not found or not right:
            raise Refusal("wrong-password", "wrong name or password")
        person = Person(found[0], found[1], login)
        return person, await self.open_session(person)

    async def change_password(self, person: Person, old: str, new: str, address: str) -> str:
        """Change a person's password and end all their sessions; the key of a new one."""
        await self.check_tries(address)
        found = await self.store.read(queries.user_by_login(person.login or ""))
        if not found or not found[2]:
            raise Refusal("no-account", "guests have no password; make an account first")
        secret = proper_password(new)
        if not await self.hash(address, self.fits, found[2], old[:LONGEST_PASSWORD]):
            raise Refusal("wrong-password", "wrong name or password")
        kept = await self.hash(address, self.hasher.hash, secret)
        await self.store.write(queries.set_password(person.id, kept))
        return await self.end_sessions(person)

    async def end_sessions(self, person: Person) -> str:
        """End all sessions of a person and all links that would open one; the key of a new session."""
        await self.store.write(queries.drop_keys(person.id))
        self.forget(person.id)
        return await self.open_session(person)

    def forget(self, user: int, session: str = "") -> None:
        """Forget the sessions of a person, or one of them, which may have ended at another server."""
        gone = [mark for mark, seen in self.known.items() if seen[0].id == user and session in ("", mark)]
        for mark in gone:
            del self.known[mark]

    async def check_tries(self, address: str) -> None:
        """Refuse too many attempts with passwords from one network."""
        if not await self.allows("tries", self.tries, network(address)):
            raise Refusal("too-fast", "too many attempts from your network; wait a moment")

    async def hash(self, address: str, call: Callable[[*Given], T], *given: *Given) -> T:
        """Work on a password in a thread; one network's passwords wait behind its own, not in front of others'."""
        asker = network(address)
        await self.hashing.enter(asker)
        began = time.monotonic()
        try:
            return await asyncio.to_thread(call, *given)
        finally:
            self.hashing.leave(asker, time.monotonic() - began)

    async def allows(self, name: str, limits: RateLimits, who: str) -> bool:
        """Whether a network is allowed one more of something, at all servers together."""
        return await self.shared.allows(name, limits, who) if self.shared else limits.spend(who)

    def fits(self, kept: str, password: str) -> bool:
        """Whether a password matches its stored hash."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def link(self, person: Person) -> str:
        """Make a short-lived key that opens one session on another device."""
        key = token_urlsafe(24)
        await self.store.write(queries.add_key(fingerprint(key), person.id, LINK, clock() + LINK_MINUTES * 60_000))
        return key

    async def sign_in_by_link(self, key: str) -> tuple[Person, str]:
        """Sign in by a link, which works once."""
        mark = fingerprint(key[:100])
        found = await self.store.read(queries.user_by_key(mark, LINK, clock()))
        if not found or not await self.store.write(queries.drop_key(mark)):
            raise Refusal("bad-link", "this link has already been used or has expired; make a new one")
        person = Person(*found)
        return person, await self.open_session(person)

    async def tastes(self, person: Person) -> Tastes:
        """The page preferences of a person."""
        body = await self.store.read(queries.tastes_of(person.id))
        return msgspec.json.decode(body, type=Tastes) if body else {}

    async def set_tastes(self, person: Person, wanted: Tastes) -> Tastes:
        """Replace the page preferences of a person."""
        body = msgspec.json.encode(wanted)
        if len(body) > LONGEST_TASTES:
            raise Refusal("too-long", f"settings can have at most {LONGEST_TASTES} bytes", most=LONGEST_TASTES)
        await self.store.write(queries.set_tastes(person.id, body.decode()))
        return wanted

    async def sign_out(self, key: str) -> None:
        """End a session."""
        self.known.pop(fingerprint(key), None)
        await self.store.write(queries.drop_key(fingerprint(key)))
