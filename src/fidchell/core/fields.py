"""Fields of states, each declared once: `clans = int8(PLACES, SEATS)`.

The declarations of a class give its C fields, their initial values and bounds, and how to copy, save and restore them.
Compiled, `tools/compile_core.py` writes out the methods that `methods` returns; uncompiled, `declared` runs the same
text. This module imports nothing from the package, so that the build can load it on its own.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar, overload

Number = TypeVar("Number", int, float)
Class = TypeVar("Class", bound=type)


class Field(NamedTuple):
    """One declared field; sizes and bounds are expressions, as written in the source or as numbers."""

    name: str
    c_type: str
    size: str = ""  # how many numbers it holds; "" for a single number
    least: str = "0"
    most: str = "0"
    saved: bool = True  # whether `fields` and `restore` include it

    @property
    def zero(self) -> str:
        """Its initial value."""
        number = "0.0" if self.c_type == "double" else "0"
        return f"[{number}] * ({self.size})" if self.size else number


class Kind(Generic[Number]):
    """A numeric C type; called in the body of a class, it declares a field of this type."""

    def __init__(self, c_type: str, least: Number, most: Number) -> None:
        self.c_type = c_type
        self.least: Number = least
        self.most: Number = most

    @overload
    def __call__(self, *, least: int | None = None, most: int | None = None, saved: bool = True) -> Number: ...
    @overload
    def __call__(
        self, size: int, /, *sizes: int, least: int | None = None, most: int | None = None, saved: bool = True
    ) -> list[Number]: ...
    def __call__(self, *sizes: int, least: int | None = None, most: int | None = None, saved: bool = True) -> Any:
        """A single number, or as many as the product of the sizes."""
        size = str(prod(sizes)) if sizes else ""
        low, high = self.least if least is None else least, self.most if most is None else most
        return Field("", self.c_type, size, str(low), str(high), saved)


int8 = Kind[int]("int8_t", -(2**7), 2**7 - 1)
int16 = Kind[int]("int16_t", -(2**15), 2**15 - 1)
int32 = Kind[int]("int", -(2**31), 2**31 - 1)
int64 = Kind[int]("int64_t", -(2**63), 2**63 - 1)
uint8 = Kind[int]("uint8_t", 0, 2**8 - 1)
uint16 = Kind[int]("uint16_t", 0, 2**16 - 1)
uint32 = Kind[int]("uint32_t", 0, 2**32 - 1)
uint64 = Kind[int]("uint64_t", 0, 2**64 - 1)
float64 = Kind[float]("double", float("-inf"), float("inf"))
KINDS: dict[str, Kind[Any]] = {name: kind for name, kind in list(globals().items()) if isinstance(kind, Kind)}


def methods(name: str, base: str, fields: Sequence[Field], in_c: bool = False) -> str:
    """The source of the methods of a class with these fields; a class without a base is never copied."""
    saved = [field for field in fields if field.saved]
    read = [
        f'"{f.name}": ' + (f"[self.{f.name}[i] for i in range({f.size})]" if f.size else f"self.{f.name}")
        for f in saved
    ]
    write = [f"self.{f.name} = " + (f'list(fields["{f.name}"])' if f.size else f'fields["{f.name}"]') for f in saved]
    if not base:
        told = [f"return {{{', '.join(read)}}}"]
        return block("def fields(self):", told) + block("def restore(self, fields):", write)
    bounds = ", ".join(f'"{f.name}": ({f.size or 0}, {f.least}, {f.most})' for f in saved)
    checked = [f"self.check_fields(fields, {{{bounds}}})", f"{base}.restore(self, fields)"]
    copied = [span(fields)] if in_c else [f"other.{f.name}{'[:]' if f.size else ''} = self.{f.name}" for f in fields]
    return (
        block(f"def copy_fields(self, other: {name}):", [f"{base}.copy_into(self, other)", *copied])
        + block(f"def copy_into(self, other: {base}):", [f"self.copy_fields(cython.cast({name}, other))"])
        + block("def fields(self):", [f"return {base}.fields(self) | {{{', '.join(read)}}}"])
        + block("def restore(self, fields):", checked + write)
    )


def span(fields: Sequence[Field]) -> str:
    """The copy of all fields at once: in C they lie one behind the other, in the order of their declaration."""
    first, last = (f"{f.name}[0]" if f.size else f.name for f in (fields[0], fields[-1]))
    end = f"cython.address(self.{last}) + ({fields[-1].size or 1})"
    return f"copy_span(cython.address(other.{first}), cython.address(self.{first}), {end})"


def beginning(base: str, fields: Sequence[Field]) -> str:
    """The source of `__init__`; in C, all fields start at zero anyway."""
    first = [f"{base}.__init__(self)"] if base else []
    return block("def __init__(self):", first + [f"self.{field.name} = {field.zero}" for field in fields])


def block(head: str, lines: Sequence[str]) -> str:
    """The source of a method."""
    return "\n".join([f"    {head}", *(f"        {line}" for line in lines)]) + "\n"


def declared(cls: Class) -> Class:
    """Give a class the methods that its declared fields imply."""
    base = "" if cls.__mro__[1] is object else cls.__mro__[1].__name__
    fields = fields_of(cls)
    return given(cls, fields, beginning(base, fields) + methods(cls.__name__, base, fields))


def scratch(cls: Class) -> Class:
    """The same for a class that is never copied or saved: its fields only start at zero."""
    return given(cls, fields_of(cls), beginning("", fields_of(cls)))


def fields_of(cls: type) -> list[Field]:
    """The fields declared in the body of a class."""
    return [value._replace(name=name) for name, value in vars(cls).items() if isinstance(value, Field)]


def given(cls: Class, fields: Sequence[Field], text: str) -> Class:
    """A class with its declarations replaced by methods, given as source text."""
    from fidchell.core.compat import cython

    base = cls.__mro__[1]
    made: dict[str, Any] = {"cython": cython, base.__name__: base, cls.__name__: cls}
    text = f"class {cls.__name__}:\n" + text
    exec(compile("from __future__ import annotations\n" + text, f"<fields of {cls.__name__}>", "exec"), made)
    for field in fields:
        delattr(cls, field.name)
    for name, method in vars(made[cls.__name__]).items():
        if callable(method) and name not in vars(cls):
            setattr(cls, name, method)
    return cls
