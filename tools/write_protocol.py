"""Writes what the page and the docs say about the protocol and the views from their Python types.

python tools/write_protocol.py           writes web/src/wire.ts, web/src/GAME/view.ts, tables in docs, and schemas
python tools/write_protocol.py --check   checks whether they are up to date
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from fidchell.core.registry import FOLDER, game, keys
from fidchell.table.log import plans
from fidchell.table.server import wire

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools import schemas  # noqa: E402
from tools.typescript import choices_in, guard, interface, is_root, table, title, types_in  # noqa: E402

WEB = ROOT / "web/src"
DOCS = ROOT / "docs/reference"
SCHEMAS = ROOT / "src/fidchell/table/server/schemas"  # served under /schema
MARK = "<!-- from the types: tools/write_protocol.py -->"
TYPES = "view.types"  # the module in a game's folder that declares its views

FROM_CLIENT: tuple[type[Any], ...] = get_args(wire.FromClient)
FROM_SERVER: tuple[type[Any], ...] = get_args(wire.FromServer)


def parts() -> list[type[Any]]:
    """The types that messages are made of."""
    return [kind for kind in types_in(wire) if kind not in (*FROM_CLIENT, *FROM_SERVER)]


def made_from(module: ModuleType) -> str:
    """The first line of a file in TypeScript."""
    return f"// Made by tools/write_protocol.py from {module.__name__.replace('.', '/')}.py: change that one."


def protocol() -> str:
    """The types of all messages in TypeScript."""
    unions = [
        "export type FromClient = " + " | ".join(map(title, FROM_CLIENT)) + ";",
        "export type FromServer = " + " | ".join(map(title, FROM_SERVER)) + ";",
    ]
    head = [
        made_from(wire) + "\n",
        f"export const MARKS = {json.dumps(plans.KINDS)} as const; // the kinds of marks in a plan",
        f"export const MOST_MARKS = {plans.MOST}; // of one seat",
        f"export const LONGEST_MARK = {plans.LONGEST}; // characters of what a mark says\n",
    ]
    kinds = [*parts(), *FROM_CLIENT, *FROM_SERVER]
    return "\n".join([*head, "\n\n".join(map(interface, kinds)), "", *unions, ""])


def protocol_tables() -> str:
    """The types of all messages as tables."""
    sections = [
        ("## From the client", FROM_CLIENT),
        ("## From the server", FROM_SERVER),
        ("## What they are made of", parts()),
    ]
    return "\n\n".join("\n\n".join([head, *map(table, kinds)]) for head, kinds in sections) + "\n"


# Views.


def views() -> dict[str, ModuleType]:
    """By game: the module that declares its views, where there is one."""
    names = {key: f"{FOLDER}.{key}.{TYPES}" for key in keys() if find_spec(f"{FOLDER}.{key}.view")}
    return {key: import_module(name) for key, name in names.items() if find_spec(name)}


def view_types(module: ModuleType) -> str:
    """The views of a game in TypeScript, with guards for what comes over the wire."""
    kinds = types_in(module)
    guards = [guard(kind) for kind in kinds if is_root(kind)]
    return "\n\n".join([made_from(module), *choices_in(module), *map(interface, kinds), *guards]) + "\n"


def view_tables() -> str:
    """The views of all games as tables."""
    sections = [[f"## {game(key).title}", *map(table, types_in(module))] for key, module in views().items()]
    return "\n\n".join("\n\n".join(section) for section in sections) + "\n"


# Files.


def page(name: str, tables: str) -> str:
    """A page of the reference: the hand-written part, then the tables."""
    written = (DOCS / name).read_text(encoding="utf-8").partition(MARK)[0]
    return f"{written}{MARK}\n\n{tables}"


def files() -> dict[Path, str]:
    """What every generated file should contain."""
    return {
        WEB / "wire.ts": protocol(),
        DOCS / "protocol.md": page("protocol.md", protocol_tables()),
        **{WEB / key / "view.ts": view_types(module) for key, module in views().items()},
        DOCS / "views.md": page("views.md", view_tables()),
        DOCS / "errors.md": page("errors.md", schemas.refusal_table()),
        SCHEMAS / "asyncapi.json": schemas.asyncapi(FROM_CLIENT, FROM_SERVER),
        SCHEMAS / "errors.json": schemas.written(schemas.refusals()),
        **{SCHEMAS / f"{key}.json": schemas.game_schema(key, module) for key, module in views().items()},
    }


def main(words: list[str]) -> int:
    """The command."""
    stale = {path: text for path, text in files().items() if not same(path, text)}
    if "--check" not in words:
        for path, text in stale.items():
            path.write_text(text, encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date; run: python tools/write_protocol.py")
    return 1 if stale else 0


def same(path: Path, text: str) -> bool:
    """Whether a file holds this text."""
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
