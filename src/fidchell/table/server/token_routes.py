"""Routes for the tokens of programs: made, listed and ended by people with a session."""

from __future__ import annotations

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State

from fidchell.table.live.passage import Passage
from fidchell.table.server.accounts import Person
from fidchell.table.server.people_routes import somebody
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.tokens import NO_TOKEN, NewToken, Token, Tokens

Asking = Request[Person | None, str, State]


def account(request: Asking) -> Person:
    """The person with an account who sends a request; refused if they have none."""
    person = somebody(request)
    if not person.login:
        raise Refusal("no-account", "guests cannot do this; make an account first: POST /api/account")
    return person


class TokenRoutes(Controller):
    """Tokens for programs that act in my name."""

    path = "/api/me/tokens"
    tags = ("tokens",)
    opt = {"scope": NO_TOKEN}  # noqa: RUF012  # a token cannot make another

    @get()
    async def my_tokens(self, request: Asking, tokens: Tokens) -> list[Token]:
        """My tokens; none can be read again."""
        return await tokens.of(somebody(request).id)

    @post()
    async def make_token(self, data: NewToken, request: Asking, tokens: Tokens) -> Token:
        """Make a token; the answer is the only one that has it."""
        return await tokens.make(account(request).id, data)

    @delete("/{id:str}")
    async def end_token(self, id: str, request: Asking, tokens: Tokens, passage: Passage) -> None:
        """End a token and its connections."""
        person = somebody(request)
        passage.see_off(person.id, await tokens.end(person.id, id))
