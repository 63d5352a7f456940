"""The ASGI application: routes, authentication, error responses and background work."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader, Headers, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.static_files import create_static_files_router
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest, multiprocess

from fidchell.core.errors import FidchellError
from fidchell.table.live.bot_pool import BotPool
from fidchell.table.live.clearing import Clearing
from fidchell.table.live.inbox import GOODBYES, Inbox, refused
from fidchell.table.live.link import ServerLink
from fidchell.table.live.news import ANNOUNCED
from fidchell.table.live.owners import LeasedOwners, Owners
from fidchell.table.live.passage import Passage
from fidchell.table.live.rate_limit import RateLimits, network
from fidchell.table.live.shared import SETTLE, Shared, SharedStore
from fidchell.table.live.tables import Tables
from fidchell.table.live.thinking import Thinkers
from fidchell.table.log.clocks import clock
from fidchell.table.server import reference
from fidchell.table.server.accounts import Accounts, Person
from fidchell.table.server.bot_routes import BotRoutes, all_bots
from fidchell.table.server.callers import SAFE, Callers, Forgeries, see_off_ended
from fidchell.table.server.event_routes import my_events
from fidchell.table.server.forwarding import Forwarding, answer, is_passed_on
from fidchell.table.server.lobby import LOCALES, Lobby
from fidchell.table.server.metrics import TALLY
from fidchell.table.server.people_routes import PeopleRoutes
from fidchell.table.server.quotas import Quotas
from fidchell.table.server.refusal import Refusal, check_protocol
from fidchell.table.server.settings import Settings
from fidchell.table.server.table_routes import TableRoutes
from fidchell.table.server.token_routes import TokenRoutes
from fidchell.table.server.tokens import Tokens
from fidchell.table.store import program_queries, queries
from fidchell.table.store.retention import rules
from fidchell.table.store.store import Store, StoreDown

LOG = structlog.get_logger("app")
PAGE = Path(__file__).parents[2] / "page"
LONGEST_BODY = 500_000
FREE = ["^/health$", "^/ready$", "^/metrics$", "^/page/", "^/favicon"]  # paths without rate limit or session
STATUS = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "bad-token": 401,
    "no-scope": 403,
    "no-token-here": 403,
    "no-token": 404,
    "no-account": 403,
    "too-many-tokens": 429,
    "no-bot": 404,
    "bot-away": 409,
    "bot-busy": 409,
    "bots-only-play": 403,
    "own-bot": 409,
    "too-many-own-bots": 429,
    "too-many-streams": 429,
    "not-yours": 403,
    "not-invited": 403,
    "no-hints": 403,
    "foreign-origin": 403,
    "no-table": 404,
    "no-page": 404,
    "no-schema": 404,
    "no-seat": 404,
    "no-decision": 404,
    "not-over": 409,
    "begun": 409,
    "seat-taken": 409,
    "seat-held": 409,
    "name-taken": 409,
    "has-account": 409,
    "busy": 409,
    "old-rules": 409,
    "too-many-tables": 429,
    "too-many-today": 429,
    "too-much-stored": 429,
    "log-full": 409,
    "too-many-connections": 429,
    "too-many-bots": 429,
    "bots-alone": 403,
    "too-fast": 429,
}
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links to tables carry keys
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
PROTOCOL_HEADER = "fidchell-protocol"
RETRY = 5  # seconds after which those who were too fast may try again
KINDS = {404: "missing", 413: "large", 429: "often"}  # HTTP errors of the framework with messages of their own
# The page's files are compressed. API responses are not: the size of compressed secrets could reveal them.
PLAIN = ["^/api/", "^/health$", "^/ready$", "^/metrics$", r"\.woff2$"]
PACKING = CompressionConfig("gzip", gzip_compress_level=6, exclude=PLAIN)
SCREENS = [
    *("/", "/settings", "/style", "/learn", "/learn/{topic:str}"),
    *("/t/{table:str}", "/t/{table:str}/at", "/t/{table:str}/at/{version:int}"),
]
FOREVER = CacheControlHeader(public=True, immutable=True, max_age=31_536_000)  # names contain a hash of the content
SHARED = ["^/page/", "^/favicon", "/primer$"]  # proxies may cache these for everyone, so they must not set cookies
ROUTES: list[Any] = [PeopleRoutes, TokenRoutes, BotRoutes, all_bots, my_events, TableRoutes]
FRESH = CacheControlHeader(no_cache=True)  # browsers revalidate every time


class Origins:
    """Refuses requests that pages of other sites make on behalf of their visitors."""

    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if self.is_foreign(scope):
            raise Refusal("foreign-origin", "this request came from another site's page")
        await self.app(scope, receive, send)

    def is_foreign(self, scope: Scope) -> bool:
        """Whether a request that could change something comes from another origin."""
        if scope.get("method") in SAFE:
            return False
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        origin, host = headers.get(b"origin", ""), headers.get(b"host", "")
        return bool(origin) and origin not in self.origins and origin.partition("://")[2] != host


class Openings:
    """Limits how often one network opens sockets; the rate limit of the framework sees HTTP requests only."""

    def __init__(self, app: ASGIApp, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a socket on, or refuse it before anything is read for it."""
        if scope["type"] == ScopeType.WEBSOCKET and not self.limits.spend(network_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": GOODBYES["flood"], "reason": "flood"})
            return
        await self.app(scope, receive, send)


def network_of(scope: Scope) -> str:
    """The network that a request comes from."""
    client = scope.get("client")
    return network(client[0]) if client else ""


class Protocols:
    """Refuses requests that ask for a version of the protocol that this server does not speak."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it; a socket says its version in its address."""
        if scope["type"] == ScopeType.HTTP:
            check_protocol(Headers.from_scope(scope).get(PROTOCOL_HEADER, ""))
        await self.app(scope, receive, send)


class Heads:
    """Answers HEAD like GET for all files of the page; the server omits the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle HEAD as GET; the server's own scope still says HEAD."""
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Liveness: the server is running."""
    return "ok"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(state: State) -> Response[str]:
    """Readiness: the database and Redis answer, and the server owns tables and is not about to stop."""
    try:
        await state.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    except StoreDown:
        return Response("the database does not answer", status_code=503)
    why_not = "stopping" if state.tables.stopping else state.owners.away
    why_not = why_not or ("" if state.passage.works else "Redis does not answer")
    return Response(why_not or "ready", status_code=503 if why_not else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Metrics for Prometheus; only for requests from the same machine."""
    passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if passed_on or not request.client or request.client.host not in ("127.0.0.1", "::1"):
        return Response(b"only from this machine", status_code=403, media_type="text/plain")
    return Response(counted(), media_type=CONTENT_TYPE_LATEST)


def counted() -> bytes:
    """All metrics, summed over all worker processes."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def explain(request: Request[Any, Any, Any], why: FidchellError) -> Response[bytes]:
    """A refusal as an HTTP response."""
    name = why.name if isinstance(why, Refusal) else ""
    status = 503 if isinstance(why, StoreDown) else STATUS.get(name, 400)
    body = refused("", why)
    headers = {"retry-after": str(RETRY)} if name == "too-fast" else {}
    said = {"error": body.error, "text": body.text}
    return Response(said, status_code=status, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


def explain_http(request: Request[Any, Any, Any], why: HTTPException) -> Response[Any]:
    """An HTTP error of the framework in the same form; for a browser at an unknown address, the page."""
    if why.status_code == 404 and "text/html" in request.headers.get("accept", "") and (PAGE / "index.html").exists():
        return Response(built("index.html"), status_code=404, media_type=MediaType.HTML)
    text = f"{why.detail} {why.extra or ''}".strip()[:500]
    said = {"kind": KINDS.get(why.status_code, "other"), "status": why.status_code}
    body = {"error": {"id": "refused-http", "args": said}, "text": text}
    return Response(body, status_code=why.status_code, media_type=MediaType.JSON, headers=why.headers)


def too_deep(request: Request[Any, Any, Any], why: RecursionError) -> Response[Any]:
    """The response to JSON that is nested too deeply."""
    body = {"error": {"id": "refused-malformed", "args": {}}, "text": "this is nested too deeply"}
    return Response(body, status_code=400, media_type=MediaType.JSON)


def confess(request: Request[Any, Any, Any], why: Exception) -> Response[Any]:
    """An error of ours: logged, and reported without details."""
    LOG.error("a request failed", path=request.url.path, exc_info=why)
    body = {"error": {"id": "refused-mistake", "args": {}}, "text": "something went wrong on the server"}
    return Response(body, status_code=500, media_type=MediaType.JSON)


async def every(seconds: float, work: Any) -> None:
    """Do something periodically."""
    while True:
        await asyncio.sleep(seconds)
        try:
            found = work()
            if asyncio.iscoroutine(found):
                await found
        except StoreDown as why:
            LOG.warning("store down", why=str(why))
        except Exception:
            LOG.exception("something that happens from time to time failed")


async def forget_requests(app: Litestar) -> None:
    """Forget who sent requests a while ago; the framework's store in memory would keep every network for ever."""
    store = app.stores.get("rate_limit")
    if isinstance(store, MemoryStore | SharedStore):
        await store.delete_expired()


def parts_of(settings: Settings) -> dict[str, Any]:
    """The parts of the server, by the names under which routes inject them."""
    store = Store(settings.db, alone=True)
    pool = BotPool(settings.redis) if settings.redis else None
    thinkers = Thinkers(settings.thinkers, settings.pace, pool, settings.think)
    owners = Owners() if store.in_file else LeasedOwners(store, alone=not settings.redis)
    tables = Tables(store, thinkers, settings.grace, owners)
    accounts, inbox = Accounts(store, settings.limits), Inbox(tables, settings)
    lobby = Lobby(store, tables, Quotas(store, settings))
    link = ServerLink(settings.redis, secret(store, "link")) if settings.redis else None
    lobby.passage = Passage(owners, inbox, link)
    tables.events.passage = lobby.passage
    if settings.redis:
        accounts.shared = shared = Shared(settings.redis)
        shared.meters = {"bots": thinkers.queue, "messages": inbox.allowances, "talk": inbox.talk}
    return {
        "settings": settings,
        "store": store,
        "thinkers": thinkers,
        "owners": owners,
        "tables": tables,
        "tokens": Tokens(store),
        "accounts": accounts,
        "lobby": lobby,
        "inbox": inbox,
        "passage": lobby.passage,
    }


def answer_others(app: Litestar) -> None:
    """Say what this server answers when another asks."""
    tables, accounts, tokens = app.state.tables, app.state.accounts, app.state.tokens

    async def seen_off(body: bytes) -> bytes:
        user, session = msgspec.msgpack.decode(body, type=tuple[int, str])
        accounts.forget(user, session)
        tokens.forget(user)
        tables.see_off(user, session)
        return b""

    app.state.passage.answers |= {
        "http": partial(answer, app),
        "abouts": app.state.lobby.tell_abouts,
        "see-off": seen_off,
        "listeners": tables.events.listening,
        "news": tables.events.passed_on,
    }


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The lifespan of the server: its background work from start to stop."""
    settings, store, tables, thinkers = (app.state[name] for name in ("settings", "store", "tables", "thinkers"))
    store.open()
    shared = app.state.accounts.shared
    if thinkers.pool:
        thinkers.pool.open()
    answer_others(app)
    await asyncio.to_thread(app.state.owners.join)
    await app.state.passage.open()
    await app.state.owners.open()
    beside = [
        asyncio.create_task(every(1, tables.waking.tick)),
        asyncio.create_task(every(settings.beat, tables.beat)),
        asyncio.create_task(every(1, TALLY.report)),
        asyncio.create_task(every(ANNOUNCED, tables.events.announce)),
        asyncio.create_task(every(60, lambda: tables.waking.sweep(settings.idle))),
        asyncio.create_task(every(60, lambda: forget_requests(app))),
        asyncio.create_task(every(3600, lambda: store.write(queries.drop_old_keys(clock())))),
        asyncio.create_task(every(60, Clearing(tables, rules(settings)).tick)),
        asyncio.create_task(every(3600, lambda: store.write(program_queries.drop_old_tokens(clock())))),
        asyncio.create_task(every(60, lambda: see_off_ended(tables, store))),
    ]
    if shared:
        beside.append(asyncio.create_task(every(SETTLE, shared.settle)))
    try:
        yield
    finally:
        for task in beside:
            task.cancel()
        await app.state.passage.farewell()
        await app.state.passage.close()
        if thinkers.pool:
            await thinkers.pool.close()
            await shared.close()
        thinkers.close()
        await store.close()


def guards(settings: Settings, store: Store, passage: Passage) -> list[Any]:
    """The middleware that every request passes; one that was passed on has been counted where it arrived."""
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests),
        exclude=FREE,
        identifier_for_request=lambda request: network_of(request.scope),
        check_throttle_handler=lambda request: not is_passed_on(request.scope),
    )
    openings = RateLimits(settings.requests / 60 if settings.limits else 0, 60)
    origins = frozenset(others(settings))
    return [
        DefineMiddleware(Origins, origins=origins),
        DefineMiddleware(Openings, limits=openings),
        Protocols,
        DefineMiddleware(Forgeries, config=csrf(settings, store), origins=origins),
        *([limit.middleware] if settings.limits else []),
        DefineMiddleware(Forwarding, passage=passage, most=LONGEST_BODY),
        DefineMiddleware(Callers, exclude=FREE),
    ]


def others(settings: Settings) -> list[str]:
    """The other sites whose pages may use this server."""
    return [origin.strip() for origin in settings.origins.split(",") if origin.strip()]


def cors(settings: Settings) -> CORSConfig | None:
    """What browsers are told about pages of other sites, if there are any that may use this server."""
    if not others(settings):
        return None
    return CORSConfig(
        allow_origins=others(settings),
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["authorization", "content-type", PROTOCOL_HEADER],
        expose_headers=["retry-after"],
        allow_credentials=True,
    )


def secret(store: Store, name: str) -> str:
    """A secret that all servers of a database share."""
    with store.engine.begin() as connection:
        return queries.secret(name)(connection)


def csrf(settings: Settings, store: Store) -> CSRFConfig:
    """The CSRF protection, with a secret that all servers of a database share."""
    return CSRFConfig(
        secret=secret(store, "csrf"),
        cookie_name="csrf",
        header_name="x-csrf",
        cookie_secure=settings.secure,
        cookie_samesite="strict",
        exclude=SHARED,
    )


def make(settings: Settings) -> Litestar:
    """The application."""
    parts = parts_of(settings)
    return Litestar(
        [*ROUTES, *reference.ROUTES, health, ready, metrics, *pages()],
        lifespan=[running],
        stores={"rate_limit": SharedStore(shared)} if (shared := parts["accounts"].shared) else None,
        state=State(parts),
        dependencies={name: given(part) for name, part in parts.items()},
        cors_config=cors(settings),
        middleware=guards(settings, parts["store"], parts["passage"]),
        exception_handlers={
            FidchellError: explain,
            HTTPException: explain_http,
            RecursionError: too_deep,
            Exception: confess,
        },
        response_headers=HEADERS | ({"strict-transport-security": "max-age=31536000"} if settings.secure else {}),
        request_max_body_size=LONGEST_BODY,
        compression_config=PACKING,
        openapi_config=reference.config(),
        cache_control=CacheControlHeader(no_store=True),
        signature_types=[Accounts, Inbox, Lobby, Passage, Person, Settings, Tables, Tokens],
    )


def given(part: Any) -> Provide:
    """Provide a part of the server to the routes that name it."""

    def provide() -> Any:
        return part

    return Provide(provide, sync_to_thread=False)


def pages() -> list[Any]:
    """The page for browsers; it resolves the address on the client side."""

    @get(SCREENS, include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
    def page(table: str = "", version: int = 0, topic: str = "") -> str:
        """The page."""
        return built("index.html")

    @get("/favicon.svg", include_in_schema=False, media_type="image/svg+xml", sync_to_thread=False)
    def favicon() -> str:
        """The favicon."""
        return built("favicon.svg")

    return [page, favicon, *folders()]


def folders() -> list[Router]:
    """The files of the page; those that Vite builds have content hashes in their names."""
    return [
        folder("/page/assets", PAGE / "assets", FOREVER),
        folder("/page/locales", LOCALES, FRESH),
        folder("/page", PAGE, FRESH),
    ]


def built(name: str) -> str:
    """A file of the built page; a checkout has it only after `make page`."""
    try:
        return (PAGE / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("no-page", "the page is not built; `make page` builds it") from None


def folder(path: str, place: Path, kept: CacheControlHeader) -> Router:
    """The files of a folder, and how long browsers cache them."""
    return create_static_files_router(path, [place], cache_control=kept, after_request=guarded)


def guarded(response: Any) -> Any:
    """Add the headers that all responses have."""
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response
