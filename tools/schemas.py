"""JSON Schema for the views and events of each game, AsyncAPI for the wire, and the catalogue of refusals."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from fidchell.core.registry import FOLDER, game
from fidchell.table.server import wire
from fidchell.table.server.app import STATUS
from tools.typescript import is_root, remarks, sentence, tag, title, types_in

ROOT = Path(__file__).parent.parent
ENGLISH = ROOT / "src/fidchell/locales/en"
TABLE = ROOT / "src/fidchell/table"
MATCH = ROOT / "src/fidchell/core/match.py"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
LISTS = ("options", "asked", "known", "levels")  # arguments that are lists of names
BESIDE = {"store-down": 503, "other": 400, "http": 0}  # refusals that no `Refusal` names; 0 is that of the answer
FROM_RULES = {"rule"}  # an argument of every refusal that the rules of a game make


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: D102
        self.found.add(node.id.name)


def messages(*files: str) -> dict[str, tuple[str, list[str]]]:
    """The English messages of some files: text and variables, by id."""
    found = {}
    for name in files:
        for entry in FluentParser().parse((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value:
                variables = Variables()
                variables.visit(entry.value)
                text = FluentSerializer().serialize_entry(entry).partition("=")[2]
                found[entry.id.name] = " ".join(text.split()), sorted(variables.found)
    return found


def components(kinds: list[type[Any]], prefix: str) -> dict[str, Any]:
    """The schemas of some types and of all that they are made of, with the comments on their fields."""
    _, found = msgspec.json.schema_components(kinds, ref_template=prefix + "{name}")
    every = {kind.__name__: kind for kind in kinds}
    for name, schema in found.items():
        said = remarks(every[name]) if name in every else {}
        for field, inner in schema.get("properties", {}).items():
            if said.get(field):
                inner["description"] = said[field]
    return dict(sorted(found.items()))


def written(schema: dict[str, Any]) -> str:
    """A schema as the text of its file."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


# Games.


def game_schema(key: str, module: ModuleType) -> str:
    """The JSON Schema of a game: its views, its questions and its events."""
    kinds = types_in(module)
    view, ask = (next(kind.__name__ for kind in kinds if is_root(kind) and kind.__name__.endswith(end)) for end in ENDS)
    return written(
        {
            "$schema": DRAFT,
            "title": game(key).title,
            "description": "`view` and `ask.about` of an update, once whole, and its `events`.",
            "type": "object",
            "properties": {
                "view": {"$ref": f"#/$defs/{view}"},
                "about": {"$ref": f"#/$defs/{ask}"},
                "events": {"type": "array", "items": {"$ref": "#/$defs/Event"}},
            },
            "$defs": components(kinds, "#/$defs/") | {"Event": events(key)},
        }
    )


ENDS = ("View", "Ask")


def events(key: str) -> dict[str, Any]:
    """The schema of an event of a game or of its table, by message id."""
    tales = import_module(f"{FOLDER}.{key}.view.event_text").TALES
    told = tuple({f"{key}-{tale.name}-" for tale in tales})  # some have variants, as in snakes-leader-fell-king
    known = messages(key, "table")
    ids = [id_ for id_ in known if f"{id_}-".startswith((*told, "table-", f"{key}-promise-"))]
    return {"description": "One thing that happened.", "oneOf": [event(key, id_, *known[id_]) for id_ in sorted(ids)]}


def event(key: str, id_: str, text: str, variables: list[str]) -> dict[str, Any]:
    """The schema of one event; whatever its sentence names is an argument."""
    names = game(key).messages.names
    args = {each.partition("_")[0] if each not in names else each for each in variables}
    return {
        "title": id_,
        "description": text,
        "type": "object",
        "properties": {
            "id": {"const": id_},
            "args": {"type": "object", "properties": {each: argument(names.get(each)) for each in sorted(args)}},
            "name": {"type": "string"},
            "text": {"type": "string"},
            "at": {"type": "integer", "description": "the version at which this viewer noticed it"},
        },
        "required": ["id", "at"],
    }


def argument(kind: str | None) -> dict[str, Any]:
    """The schema of an argument: a name, whose words are messages of a kind, or a number."""
    if kind:
        return {"type": "string", "description": f"a name; its words are the message `{kind}-NAME`"}
    return {"type": ["string", "integer"]}


# The wire.


def asyncapi(from_client: tuple[type[Any], ...], from_server: tuple[type[Any], ...]) -> str:
    """The AsyncAPI document of the WebSocket."""
    kinds = [*types_in(wire)]
    sent: list[type[Any]] = [wire.Authorize, *from_client]
    refs = "#/channels/table/messages/"
    channel = {
        "address": "/api/tables/{table}/wire",
        "title": "One viewer's connection to a table",
        "parameters": {"table": {"description": "the id of the table"}},
        "messages": {title(kind): {"$ref": f"#/components/messages/{title(kind)}"} for kind in (*sent, *from_server)},
        "bindings": {"ws": {"method": "GET", "query": QUERY}},
    }
    document = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Fidchell",
            "version": str(wire.PROTOCOL),
            "description": "The wire of a table: docs/reference/protocol.md says how to use it.",
        },
        "channels": {"table": channel},
        "operations": {
            "hear": operation("receive", [{"$ref": refs + title(kind)} for kind in sent]),
            "tell": operation("send", [{"$ref": refs + title(kind)} for kind in from_server]),
        },
        "components": {
            "messages": {title(kind): message(kind) for kind in (*sent, *from_server)},
            "schemas": components(kinds, "#/components/schemas/"),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return written(document)


QUERY = {
    "type": "object",
    "properties": {
        "seat": {"type": "string", "description": "a seat of yours; empty or public to watch; all after the end"},
        "seen": {"type": "integer", "description": "the version of the last update you have; 0 at first"},
        "protocol": {"type": "string", "enum": [str(version) for version in wire.SPOKEN]},
        "auth": {"type": "string", "enum": ["message"], "description": "the first message will be authorize"},
    },
}


def operation(action: str, refs: list[dict[str, str]]) -> dict[str, Any]:
    """What the server does with some messages."""
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": refs}


def message(kind: type[Any]) -> dict[str, Any]:
    """A message of the wire."""
    name = {"name": tag(kind), "title": title(kind), "summary": sentence(kind), "contentType": "application/json"}
    return name | {"payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}


# Refusals.


def refusals() -> dict[str, Any]:
    """Every refusal: HTTP status, arguments and meaning, by name."""
    arguments: dict[str, set[str]] = {name: set() for name in BESIDE}
    for name, args in [*raised()]:
        arguments.setdefault(name, set()).update(args)
    meanings = messages("table")
    return {
        f"refused-{name}": {
            "status": BESIDE.get(name) or STATUS.get(name, 400),
            "arguments": sorted(args | set(meanings[f"refused-{name}"][1])),
            "meaning": meanings[f"refused-{name}"][0],
        }
        for name, args in sorted(arguments.items())
    }


def raised() -> Iterator[tuple[str, set[str]]]:
    """The refusals that the server and the rules make, each with the arguments that it gives."""
    for path in (*sorted(TABLE.rglob("*.py")), MATCH):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            at = {"Refusal": 0, "IllegalAction": 1}.get(node.func.id)
            if at is None or len(node.args) <= at or not isinstance(name := node.args[at], ast.Constant):
                continue
            yield str(name.value), {each.arg for each in node.keywords if each.arg} | (FROM_RULES if at else set())


def refusal_table() -> str:
    """Every refusal as a table."""
    rows = [
        f"| `{name}` | {found['status'] or 'as it is'} | {', '.join(f'`{each}`' for each in found['arguments'])} "
        f"| {found['meaning'].replace('|', chr(92) + '|')} |"
        for name, found in refusals().items()
    ]
    return "\n".join(["| `error.id` | HTTP | arguments | meaning |", "|---|---|---|---|", *rows]) + "\n"
