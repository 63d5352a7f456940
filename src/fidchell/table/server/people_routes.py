"""Routes for people: who I am, accounts, and signing in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie, State

from fidchell.table.live.passage import Passage
from fidchell.table.server.accounts import SESSION_DAYS, Accounts, Person, Tastes, fingerprint
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.settings import Settings
from fidchell.table.server.tokens import ACCOUNT, Tokens

COOKIE = "fidchell"
ACCOUNT_TOO = {"scope": ACCOUNT}  # what a token needs

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Me(msgspec.Struct):
    """A person, as sent to themselves."""

    id: int
    name: str
    account: bool


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name."""

    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Secret


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """My password, and the one I want."""

    old: Secret
    new: Secret


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a sign-in link."""

    key: Secret


def me(person: Person) -> Me:
    """A person in wire form."""
    return Me(person.id, person.name, person.login is not None)


def somebody(request: Request[Person | None, str, State]) -> Person:
    """The person who sends a request; refused if anonymous."""
    if request.user is None:
        raise Refusal("not-signed-in", "choose a name first: POST /api/me with a name")
    return request.user


def address_of(request: Request[Person | None, str, State]) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def entered(person: Person, key: str, settings: Settings) -> Response[Me]:
    """The response that opens a session; scripts cannot read its cookie, nor strange sites use it."""
    cookie = Cookie(
        COOKIE,
        value=key,
        path="/",
        max_age=SESSION_DAYS * 86_400,
        httponly=True,
        samesite="none" if settings.origins and settings.secure else "lax",  # pages of other sites need theirs sent
        secure=settings.secure,
    )
    return Response(me(person), cookies=[cookie])


class PeopleRoutes(Controller):
    """Who I am, accounts, and signing in."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def who_am_i(self, request: Request[Person | None, str, State]) -> Me:
        """Who I am."""
        return me(somebody(request))

    @get("/visitor")
    async def visitor(self, request: Request[Person | None, str, State]) -> Me | None:
        """Who I am, or null: the page's first request, which is not an error for a newcomer."""
        return me(request.user) if request.user else None

    @post("/me", opt=ACCOUNT_TOO)
    async def call_me(
        self,
        data: Named,
        request: Request[Person | None, str, State],
        accounts: Accounts,
        tokens: Tokens,
        settings: Settings,
    ) -> Response[Me]:
        """Enter as a guest with a name, or change my name."""
        if request.user is None:
            return entered(*await accounts.guest(data.name, address_of(request)), settings)
        tokens.forget(request.user.id)
        return Response(me(await accounts.rename(request.user, request.auth, data.name)))

    @get("/me/settings")
    async def my_settings(self, request: Request[Person | None, str, State], accounts: Accounts) -> Tastes:
        """My page preferences."""
        return await accounts.tastes(somebody(request))

    @post("/me/settings", status_code=200, opt=ACCOUNT_TOO)
    async def keep_settings(
        self, data: Tastes, request: Request[Person | None, str, State], accounts: Accounts
    ) -> Tastes:
        """Replace my page preferences: plain values by name, at most 4 kB."""
        return await accounts.set_tastes(somebody(request), data)

    @post("/account")
    async def register(self, data: Credentials, request: Request[Person | None, str, State], accounts: Accounts) -> Me:
        """Make an account, so that I can sign in from anywhere; my seats stay mine."""
        person, address = somebody(request), address_of(request)
        return me(await accounts.register(person, request.auth, data.name, data.password, address))

    @post("/sign-in")
    async def sign_in(
        self,
        data: Credentials,
        request: Request[Person | None, str, State],
        accounts: Accounts,
        settings: Settings,
    ) -> Response[Me]:
        """Sign in by name and password."""
        return entered(*await accounts.sign_in(data.name, data.password, address_of(request)), settings)

    @post("/me/link")
    async def make_link(self, request: Request[Person | None, str, State], accounts: Accounts) -> Link:
        """Make a short-lived key for another device of mine, which works once; guests can do this too."""
        return Link(await accounts.link(somebody(request)))

    @post("/sign-in/link")
    async def use_link(self, data: Link, accounts: Accounts, settings: Settings) -> Response[Me]:
        """Sign in with the key of a link."""
        return entered(*await accounts.sign_in_by_link(data.key), settings)

    @post("/account/password", status_code=200)
    async def change_password(
        self,
        data: NewPassword,
        request: Request[Person | None, str, State],
        accounts: Accounts,
        tokens: Tokens,
        passage: Passage,
        settings: Settings,
    ) -> Response[Me]:
        """Change my password; all my other sessions, tokens and connections end."""
        person = somebody(request)
        key = await accounts.change_password(person, data.old, data.new, address_of(request))
        for user in await tokens.end_all(person.id):
            passage.see_off(user)
        return entered(person, key, settings)

    @post("/sign-out/everywhere", status_code=200)
    async def sign_out_everywhere(
        self,
        request: Request[Person | None, str, State],
        accounts: Accounts,
        tokens: Tokens,
        passage: Passage,
        settings: Settings,
    ) -> Response[Me]:
        """End all my other sessions, tokens and connections."""
        person = somebody(request)
        key = await accounts.end_sessions(person)
        for user in await tokens.end_all(person.id):
            passage.see_off(user)
        return entered(person, key, settings)

    @post("/sign-out", status_code=204)
    async def sign_out(
        self, request: Request[Person | None, str, State], accounts: Accounts, passage: Passage
    ) -> Response[None]:
        """End this session and its connections."""
        person = somebody(request)
        await accounts.sign_out(request.auth)
        passage.see_off(person.id, fingerprint(request.auth))
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE, path="/")
        return gone
