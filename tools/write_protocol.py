"""Writes `web/src/wire.ts` and the tables of `docs/reference/protocol.md` from `fidchell.table.server.wire`.

python tools/write_protocol.py           writes both
python tools/write_protocol.py --check   checks whether they are up to date
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from fidchell.table.server import wire

ROOT = Path(__file__).parent.parent
TYPESCRIPT = ROOT / "web/src/wire.ts"
PAGE = ROOT / "docs/reference/protocol.md"
MARK = "<!-- from the types: tools/write_protocol.py -->"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}

FROM_CLIENT: tuple[type[Any], ...] = get_args(wire.FromClient)
FROM_SERVER: tuple[type[Any], ...] = get_args(wire.FromServer)
BASES = (wire.Rest, wire.Remark)  # parts of other types


def parts() -> list[type[Any]]:
    """The types that messages are made of."""
    found = [kind for kind in vars(wire).values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind not in (*FROM_CLIENT, *FROM_SERVER, *BASES)]


def title(kind: type[Any]) -> str:
    """The name of a type outside Python, where messages of both sides would share names."""
    return f"Send{kind.__name__}" if kind in FROM_CLIENT else kind.__name__


def remarks(kind: type[Any]) -> dict[str, str]:
    """The comment on each field, inherited fields included."""
    bases = [base for base in kind.__bases__ if base in BASES]
    return {name: said for each in (*bases, kind) for name, said in own_remarks(each).items()}


def own_remarks(kind: type[Any]) -> dict[str, str]:
    """The comments on the fields that a type adds."""
    lines = Path(inspect.getfile(kind)).read_text().splitlines()
    (found,) = (
        node
        for node in ast.walk(ast.parse("\n".join(lines)))
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )
    return {
        node.target.id: lines[node.lineno - 1].partition("  # ")[2]
        for node in found.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def spelled(kind: Any) -> str:
    """A type in TypeScript."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin in (Union, UnionType):
        return " | ".join(map(spelled, inner))
    if origin in (list, tuple):
        element = spelled(inner[0])
        return f"({element})[]" if " " in element else f"{element}[]"
    if origin is dict:
        return f"Record<{spelled(inner[0])}, {spelled(inner[1])}>"
    return title(kind)


def fields(kind: type[Any]) -> list[tuple[str, str, bool, str]]:
    """Name, type, whether it is optional, and comment of each field."""
    hints, said = get_type_hints(kind), remarks(kind)
    config = kind.__struct_config__
    return [
        (
            field.encode_name,
            spelled(hints[field.name]),
            not field.required and (config.omit_defaults or kind in FROM_CLIENT),
            said.get(field.name, ""),
        )
        for field in msgspec.structs.fields(kind)
    ]


def interface(kind: type[Any]) -> str:
    """A type as an interface in TypeScript."""
    tag = kind.__struct_config__.tag
    lines = [f"/** {sentence(kind)} */", f"export interface {title(kind)} {{"]
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for name, kind_, optional, remark in fields(kind):
        lines.append(f"  {name}{'?' if optional else ''}: {kind_};" + (f" // {remark}" if remark else ""))
    return "\n".join([*lines, "}"])


def sentence(kind: type[Any]) -> str:
    """The description of a type, in one line."""
    return re.sub(r"\s+", " ", inspect.getdoc(kind) or "")


def typescript() -> str:
    """All types in TypeScript."""
    unions = [
        "export type FromClient = " + " | ".join(map(title, FROM_CLIENT)) + ";",
        "export type FromServer = " + " | ".join(map(title, FROM_SERVER)) + ";",
    ]
    made = "// Made by tools/write_protocol.py from fidchell/table/server/wire.py: change that one."
    head = f"{made}\n\nexport const PROTOCOL = {wire.PROTOCOL};\n"
    kinds = [*parts(), *FROM_CLIENT, *FROM_SERVER]
    return "\n".join([head, "\n\n".join(map(interface, kinds)), "", *unions, ""])


def table(kind: type[Any]) -> str:
    """A type as a table in Markdown."""
    tag = kind.__struct_config__.tag
    head = f'### `"{tag}"`' if tag is not None else f"### {title(kind)}"
    rows = [
        f"| `{name}` | `{kind_.replace('|', chr(92) + '|')}` | {'may be left out' if optional else ''} | {remark} |"
        for name, kind_, optional, remark in fields(kind)
    ]
    body = ["| field | type | | |", "|---|---|---|---|", *rows] if rows else []
    return "\n".join([head, "", sentence(kind), "", *body]).rstrip()


def tables() -> str:
    """All types as tables."""
    sections = [
        ("## From the client", FROM_CLIENT),
        ("## From the server", FROM_SERVER),
        ("## What they are made of", parts()),
    ]
    return "\n\n".join("\n\n".join([head, *map(table, kinds)]) for head, kinds in sections) + "\n"


def page() -> str:
    """The page about the protocol: the hand-written part, then the tables."""
    written = PAGE.read_text().partition(MARK)[0] if PAGE.exists() else "# The protocol\n\n"
    return f"{written}{MARK}\n\n{tables()}"


def main(words: list[str]) -> int:
    """The command."""
    stale = [path for path, text in ((TYPESCRIPT, typescript()), (PAGE, page())) if not same(path, text)]
    for path in stale:
        if "--check" in words:
            print(f"{path.relative_to(ROOT)} is out of date; run: python tools/write_protocol.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(typescript() if path == TYPESCRIPT else page())
    return 1 if stale and "--check" in words else 0


def same(path: Path, text: str) -> bool:
    """Whether a file holds this text."""
    return path.exists() and path.read_text() == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
