"""Routes for bot accounts: declared by people with a session, who make the tokens that their programs use."""

from __future__ import annotations

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State

from fidchell.table.live.passage import Passage
from fidchell.table.server.accounts import Person
from fidchell.table.server.bots import Bot, BotRules, NewBot
from fidchell.table.server.lobby import Lobby
from fidchell.table.server.people_routes import somebody
from fidchell.table.server.refusal import Refusal
from fidchell.table.server.token_routes import account
from fidchell.table.server.tokens import ACCOUNT, NO_TOKEN, SCOPES, NewToken, Token, Tokens

Asking = Request[Person | None, str, State]
BOT_SCOPES = [scope for scope in SCOPES if scope != ACCOUNT]


@get("/api/bots", tags=["bots"])
async def all_bots(lobby: Lobby) -> list[Bot]:
    """The bots that anyone may seat now."""
    return await lobby.bots.everyones()


class BotRoutes(Controller):
    """My bot accounts."""

    path = "/api/me/bots"
    tags = ("bots",)
    opt = {"scope": NO_TOKEN}  # noqa: RUF012  # a token cannot make another

    @get()
    async def my_bots(self, request: Asking, lobby: Lobby) -> list[Bot]:
        """My bots."""
        return await lobby.bots.of(somebody(request))

    @post()
    async def declare_bot(self, data: NewBot, request: Asking, lobby: Lobby) -> Bot:
        """Declare a bot: an account that a program of mine plays, shown to everyone as my bot."""
        return await lobby.bots.declare(account(request), data.name)

    @post("/{name:str}", status_code=200)
    async def set_bot(self, name: str, data: BotRules, request: Asking, lobby: Lobby) -> Bot:
        """Say whether others may seat my bot too, and at how many tables it plays at once."""
        return await lobby.bots.set_rules(somebody(request), name, data)

    @get("/{name:str}/tokens")
    async def bot_tokens(self, name: str, request: Asking, lobby: Lobby, tokens: Tokens) -> list[Token]:
        """The tokens of my bot; none can be read again."""
        return await tokens.of((await lobby.bots.mine(somebody(request), name)).user)

    @post("/{name:str}/tokens")
    async def make_bot_token(self, name: str, data: NewToken, request: Asking, lobby: Lobby, tokens: Tokens) -> Token:
        """Make a token for my bot, to read and to play; the answer is the only one that has it."""
        if not set(data.scopes) <= set(BOT_SCOPES):
            text = f"a bot has no account to change; choose from: {', '.join(BOT_SCOPES)}"
            raise Refusal("bad-scope", text, known=BOT_SCOPES)
        return await tokens.make((await lobby.bots.mine(somebody(request), name)).user, data)

    @delete("/{name:str}/tokens/{id:str}")
    async def end_bot_token(
        self, name: str, id: str, request: Asking, lobby: Lobby, tokens: Tokens, passage: Passage
    ) -> None:
        """End a token of my bot and its connections."""
        bot = await lobby.bots.mine(somebody(request), name)
        passage.see_off(bot.user, await tokens.end(bot.user, id))
