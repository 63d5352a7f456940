"""Python types in TypeScript and Markdown: msgspec structs and TypedDicts, with the comments on their fields."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


class Entry(NamedTuple):
    """One field of a type, as it is written."""

    name: str
    kind: str
    optional: bool
    remark: str


def types_in(module: ModuleType) -> list[type[Any]]:
    """The structs and TypedDicts of a module, without bases of others; what is sent is no base, but has no heirs."""
    found = [kind for kind in vars(module).values() if inspect.isclass(kind) and is_written(kind)]
    found = [kind for kind in found if not any(map(is_root, parents(kind)))]
    bases = {base for kind in found for base in parents(kind)}
    return [kind for kind in found if kind not in bases]


def is_root(kind: type[Any]) -> bool:
    """Whether a type is all that a viewer is sent of a game, or of a question."""
    return kind.__name__.endswith(("View", "Ask")) and is_typeddict(kind)


def choices_in(module: ModuleType) -> list[str]:
    """The named choices of a module, each a Literal, in TypeScript."""
    found = [(name, kind) for name, kind in vars(module).items() if get_origin(kind) is Literal]
    return [f"export type {name} = {spelled(kind)};" for name, kind in found]


def is_written(kind: type[Any]) -> bool:
    """Whether a type has fields that can be written."""
    return is_typeddict(kind) or (issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct)


def is_sent(kind: type[Any]) -> bool:
    """Whether a type is a message from the client, which may leave out what has a default."""
    return not is_typeddict(kind) and kind.__struct_config__.forbid_unknown_fields and tag(kind) is not None


def tag(kind: type[Any]) -> str | None:
    """The `type` that tells a message from others, if it has one."""
    found: str | None = None if is_typeddict(kind) else kind.__struct_config__.tag
    return found


def title(kind: type[Any]) -> str:
    """The name of a type outside Python, where messages of both sides would share names."""
    return f"Send{kind.__name__}" if is_sent(kind) else kind.__name__


def spelled(kind: Any) -> str:
    """A type in TypeScript."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in inner)
    if origin in (Union, UnionType):
        return " | ".join(map(spelled, inner))
    if origin is tuple and inner[-1] is not ...:
        return f"[{', '.join(map(spelled, inner))}]"
    if origin in (list, tuple):
        element = spelled(inner[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is dict:
        return f"Record<{spelled(inner[0])}, {spelled(inner[1])}>"
    return title(kind)


# What is said about a type.


def sentence(kind: type[Any]) -> str:
    """The description of a type, in one line."""
    return re.sub(r"\s+", " ", inspect.getdoc(kind) or "")


@cache
def source(module: str) -> tuple[dict[str, ast.ClassDef], list[str]]:
    """The classes of a module by name, and its lines."""
    text = Path(inspect.getfile(sys.modules[module])).read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}, text.splitlines()


def parents(kind: type[Any]) -> list[type[Any]]:
    """The types that a type adds fields to; a TypedDict itself does not know them."""
    node = source(kind.__module__)[0].get(kind.__name__)  # none if it was not written as a class
    names = [base.id for base in node.bases if isinstance(base, ast.Name)] if node else []
    found = [getattr(sys.modules[kind.__module__], name) for name in names]
    return [base for base in found if inspect.isclass(base) and is_written(base)]


def remarks(kind: type[Any]) -> dict[str, str]:
    """The comment on each field, inherited fields included."""
    nodes, lines = source(kind.__module__)
    inherited = {name: said for base in parents(kind) for name, said in remarks(base).items()}
    return inherited | {
        node.target.id: lines[node.lineno - 1].partition("  # ")[2]
        for node in (nodes[kind.__name__].body if kind.__name__ in nodes else ())
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


# What a type consists of.


def fields(kind: type[Any]) -> list[Entry]:
    """Name, type, whether it is optional, and comment of each field."""
    return entries(kind) if is_typeddict(kind) else struct_entries(kind)


def entries(kind: type[Any]) -> list[Entry]:
    """The fields of a TypedDict; those that may be missing say so by NotRequired."""
    said = remarks(kind)
    found = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        inner = spelled(get_args(hint)[0] if optional else hint)
        found.append(Entry(name, inner, optional, said.get(name, "")))
    return found


def struct_entries(kind: type[Any]) -> list[Entry]:
    """The fields of a struct; those with a default may be missing if it is sent without them."""
    hints, said = get_type_hints(kind), remarks(kind)
    may_miss = kind.__struct_config__.omit_defaults or is_sent(kind)
    return [
        Entry(field.encode_name, spelled(hints[field.name]), not field.required and may_miss, said.get(field.name, ""))
        for field in msgspec.structs.fields(kind)
    ]


def interface(kind: type[Any]) -> str:
    """A type as an interface in TypeScript."""
    lines = [f"/** {sentence(kind)} */", f"export interface {title(kind)} {{"]
    if tag(kind) is not None:
        lines.append(f'  type: "{tag(kind)}";')
    for name, inner, optional, remark in fields(kind):
        lines.append(f"  {name}{'?' if optional else ''}: {inner};" + (f" // {remark}" if remark else ""))
    return "\n".join([*lines, "}"])


def guard(kind: type[Any]) -> str:
    """A function in TypeScript that says whether something has all fields of a type."""
    names = ", ".join(f'"{name}"' for name, _, optional, _ in fields(kind) if not optional)
    return (
        f"/** Whether something is a whole {title(kind)}. */\n"
        f"export function is{title(kind)}(found: object): found is {title(kind)} {{\n"
        f"  return [{names}].every((name) => name in found);\n}}"
    )


def table(kind: type[Any], depth: int = 3) -> str:
    """A type as a table in Markdown."""
    name = f'`"{tag(kind)}"`' if tag(kind) is not None else title(kind)
    rows = [
        f"| `{name}` | `{inner.replace('|', chr(92) + '|')}` | {'may be left out' if optional else ''} | {remark} |"
        for name, inner, optional, remark in fields(kind)
    ]
    body = ["| field | type | | |", "|---|---|---|---|", *rows] if rows else []
    return "\n".join([f"{'#' * depth} {name}", "", sentence(kind), "", *body]).rstrip()
