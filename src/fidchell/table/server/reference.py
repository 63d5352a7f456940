"""What the server tells programs about itself: the OpenAPI document and its page, and the other schemas.

The page is plain HTML without a script, since our content policy allows none from elsewhere (docs/decisions/0042).
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from fidchell import __version__
from fidchell.core.registry import keys
from fidchell.table.server import lobby, people_routes, table_routes, tokens, wire
from fidchell.table.server.callers import SAFE, SCOPE
from fidchell.table.server.people_routes import COOKIE
from fidchell.table.server.refusal import Refusal

SCHEMAS = Path(__file__).parent / "schemas"  # written by tools/write_protocol.py
REF = "#/components/schemas/{name}"
ABOUT = (
    "People, tables and records over HTTP. The wire of a table is a WebSocket: see /schema/asyncapi.json. What is "
    "refused, by name: /schema/errors.json. Views and events of each game: /schema/games/GAME."
)
WAYS_IN = {
    "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
    "csrf": SecurityScheme(type="apiKey", security_scheme_in="header", name="x-csrf"),
    "token": SecurityScheme(type="http", scheme="bearer", description="an API token: POST /api/me/tokens"),
}
STYLE = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}"


class HttpRefusal(msgspec.Struct):
    """The body of every answer that is an error."""

    error: wire.Why
    text: str  # the same in English


def types() -> list[type[Any]]:
    """The types whose schemas the document has."""
    found = [kind for module in (wire, lobby, people_routes, table_routes, tokens) for kind in vars(module).values()]
    structs = [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [HttpRefusal, *dict.fromkeys(kind for kind in structs if kind is not msgspec.Struct)]


def completed(app: Litestar, document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document with the bodies of our refusals, our ways in, and schemas with their choices."""
    schemas = document["components"]["schemas"]
    schemas |= msgspec.json.schema_components(types(), ref_template=REF)[1]
    for path, item in document["paths"].items():
        for method, operation in item.items():
            scope = scope_of(app, path, method.upper())
            operation["security"] = ways_in(method.upper(), scope)
            answers = {code: answer for code, answer in operation["responses"].items() if code < "400"}
            operation["responses"] = answers | {"4XX": refusal(), "5XX": refusal()}
    return document


def refusal() -> dict[str, Any]:
    """The answer to what is refused."""
    body = {"application/json": {"schema": {"$ref": REF.format(name="HttpRefusal")}}}
    wait = {"description": "seconds until it may be tried again", "schema": {"type": "integer"}}
    return {"description": "refused; /schema/errors.json", "content": body, "headers": {"retry-after": wait}}


def scope_of(app: Litestar, path: str, method: str) -> str:
    """The scope that a token needs for an operation."""
    usual = tokens.READ if method in SAFE else tokens.NO_TOKEN
    for route in app.routes:
        if getattr(route, "path_format", "") == path:
            handlers = getattr(route, "route_handler_map", {})
            found = handlers.get(method)
            handler = found[0] if isinstance(found, tuple) else found
            return str(handler.opt.get(SCOPE, usual)) if handler else usual
    return usual


def ways_in(method: str, scope: str) -> list[dict[str, list[str]]]:
    """Who may call an operation: whoever has a session, or a token with a scope."""
    session: dict[str, list[str]] = {"session": []} if method in SAFE else {"session": [], "csrf": []}
    return [{}, session, *([] if scope == tokens.NO_TOKEN else [{"token": [scope]}])]


class Described(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Complete it, and render it."""
        return self.render_json(request, completed(request.app, openapi_schema))


class DescribedPage(OpenAPIRenderPlugin):
    """The document as a page."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Render it."""
        return page(completed(request.app, openapi_schema)).encode()


def page(document: dict[str, Any]) -> str:
    """The page."""
    links = ["openapi.json", "asyncapi.json", "errors.json", *(f"games/{key}" for key in described())]
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Fidchell: the interface</title>",
        "<meta name='viewport' content='width=device-width'><link rel='stylesheet' href='/schema/style.css'></head>",
        f"<body><h1>Fidchell {escape(__version__)}</h1><p>{escape(ABOUT)}</p><ul>",
        *(f"<li><a href='/schema/{link}'>{link}</a></li>" for link in links),
        "</ul>",
        *(told(path, method, op) for path, item in document["paths"].items() for method, op in item.items()),
        "<h2>Types</h2>",
        *(shown(name, schema) for name, schema in sorted(document["components"]["schemas"].items())),
        "</body></html>",
    ]
    return "".join(parts)


def told(path: str, method: str, operation: dict[str, Any]) -> str:
    """One operation."""
    about = escape(operation.get("description") or operation.get("summary", ""))
    scopes = [scope for way in operation["security"] for scope in way.get("token", ())]
    allowed = f"a session, or a token with the scope {scopes[0]}" if scopes else "a session; no token"
    body = {name: operation[name] for name in ("parameters", "requestBody", "responses") if name in operation}
    details = escape(msgspec.json.format(msgspec.json.encode(body), indent=2).decode())
    head = f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{about} Needs {allowed}.</p>"
    return f"{head}<details><summary>details</summary><pre>{details}</pre></details>"


def shown(name: str, schema: dict[str, Any]) -> str:
    """One type."""
    details = escape(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode())
    return f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary><pre>{details}</pre></details>"


def described() -> list[str]:
    """The games whose views and events have a schema."""
    return [key for key in keys() if (SCHEMAS / f"{key}.json").exists()]


def config() -> OpenAPIConfig:
    """How the HTTP interface is described."""
    plugins = [Described(media_type=OpenAPIMediaType.OPENAPI_JSON), DescribedPage()]
    return OpenAPIConfig(
        "Fidchell",
        __version__,
        description=ABOUT,
        components=Components(security_schemes=dict(WAYS_IN)),
        render_plugins=plugins,
    )


@get("/schema/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def style() -> str:
    """The style of the page."""
    return STYLE


@get("/schema/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def asyncapi() -> Response[bytes]:
    """The AsyncAPI document of the wire."""
    return stored("asyncapi")


@get("/schema/errors.json", include_in_schema=False, sync_to_thread=False)
def errors() -> Response[bytes]:
    """Every refusal, by name."""
    return stored("errors")


@get("/schema/games/{key:str}", include_in_schema=False, sync_to_thread=False)
def game_schema(key: str) -> Response[bytes]:
    """The JSON Schema of the views and events of a game."""
    if key not in described():
        text = f"there is no schema of {key[:20]!r}; there are: {', '.join(described())}"
        raise Refusal("no-schema", text, known=described())
    return stored(key)


def stored(name: str) -> Response[bytes]:
    """A generated document."""
    return Response((SCHEMAS / f"{name}.json").read_bytes(), media_type=MediaType.JSON)


ROUTES = [style, asyncapi, errors, game_schema]
