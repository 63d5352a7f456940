"""Joins the Python files of a unit into one module that Cython compiles to C.

The files stay plain Python. Their annotations give the C signatures (`C_TYPES`), the declarations in a class
(`core/fields.py`) its C fields, and a single module lets the C compiler inline across files. A hand-written .pxd beside
a file declares what neither can express.
"""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from sys import stdlib_module_names
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fidchell.units import Unit

SOURCE = Path(__file__).parents[1] / "src"

# Without importing the package.
FIELDS: dict[str, Any] = run_path(str(SOURCE / "fidchell/core/fields.py"))
ENCODING: dict[str, Any] = run_path(str(SOURCE / "fidchell/core/encoding.py"))
SWITCH: dict[str, Any] = run_path(str(SOURCE / "fidchell/core/switches.py"))
BASE = SOURCE / "fidchell/core/state.pxd"  # the C methods that a game may override

C_TYPES = {
    "Seat": "int",
    "Place": "int",
    "Card": "int",
    "Count": "int",
    "Kind": "int",
    "Action": "int",
    "Frame": "int64_t",
    "Mask": "uint64_t",
    "Actions": "int16_t*",
    "Counts": "int8_t*",
    "Marks": "uint8_t*",
    "Values": "double*",
    "Fields": "dict",
    "int": "int64_t",
    "bool": "bint",
    "float": "double",
    "None": "void",
}

SHARED = """cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.math cimport exp, log, sqrt
from fidchell.core.bits cimport bit, clear_row, copy_row, copy_span, eyes_in, lowest, sift, size
from fidchell.core.bits cimport turn_rows, unfold, unfold_rows
from fidchell.core.image cimport block_of, first_byte, first_float, first_line, first_long, first_short
from fidchell.core.clock cimport now
"""


Parameters = dict[str, list[str]]  # by function


class Names(NamedTuple):
    """Names in a unit that determine C types."""

    classes: set[str]  # usable in signatures
    tests: set[str]  # functions that return a boolean
    states: set[str]  # classes that derive from `State`


def units() -> tuple[Unit, ...]:
    """The units whose files all exist, read without importing the package."""
    found: tuple[Unit, ...] = run_path(str(SOURCE / "fidchell/units.py"))["present"](SOURCE)
    return found


def parsed(file: str) -> ast.Module:
    """The syntax tree of a source file, its tables written out."""
    return ast.parse(source(file), file)


def source(file: str) -> str:
    """The text of a source file, without the names of modules before a dot, and with its tables written out."""
    return written_out(file, (SOURCE / file).read_text())


@cache
def written_out(file: str, text: str) -> str:
    """The text of a file, its tables written out."""
    tree = ast.parse(text, file)
    lines = text.splitlines()
    homes = modules(tree)
    for name in dotted(tree, set(homes)):
        line = lines[name.lineno - 1].encode()
        lines[name.lineno - 1] = (line[: name.col_offset] + line[(name.end_col_offset or 0) + 1 :]).decode()
    for node in reversed(ast.parse("\n".join(lines), file).body):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                lines[mark.lineno - 1] = ""
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if called(node.value) == "frames":
                table = switches(node.value, parameters(file, text))
                lines[node.lineno - 1 : node.end_lineno] = table.splitlines()
            elif called(node.value) == "effects":
                table = effects(ast.unparse(node.targets[0]), node.value, homes, parameters(file, text))
                lines[node.lineno - 1 : node.end_lineno] = table.splitlines()
    return "\n".join(lines) + "\n"


def modules(tree: ast.Module) -> dict[str, str]:
    """The modules that a file imports from packages, by name: their files."""
    return {
        name.name: f"{(node.module or '').replace('.', '/')}/{name.name}.py"
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (SOURCE / (node.module or "").replace(".", "/")).is_dir()
        for name in node.names
    }


def called(call: ast.Call) -> str:
    """The name of the function that a call calls."""
    return ast.unparse(call.func)


def dotted(tree: ast.Module, modules: set[str]) -> list[ast.Name]:
    """Where the names of modules stand before a dot, from the last to the first."""
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules
    ]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True)


def switches(table: ast.Call, functions: Parameters) -> str:
    """The functions that a table of frames stands for."""
    state, *rows = table.args
    text = ""
    for name, switch in SWITCH["SWITCHES"].items():
        cells = {}
        for row in rows:
            words = cells_of(row)
            if cell := words.get(switch.column):
                details, seat = (ast.literal_eval(words[word]) if word in words else "" for word in ("details", "seat"))
                known = SWITCH["known"](switch, details, seat or "seat")
                cells[ast.unparse(words["kind"])] = call(cell, known, functions)
        text += SWITCH["written"](name, ast.unparse(state), cells) + "\n"
    return text


def effects(name: str, table: ast.Call, homes: dict[str, str], functions: Parameters) -> str:
    """The function that calls the marked functions of modules, by card."""
    state, parameters, _, *names = table.args
    nodes = [node for module in names for node in ast.parse((SOURCE / homes[ast.unparse(module)]).read_text()).body]
    given = ast.literal_eval(parameters)
    known = {each: each for each in SWITCH["typed"](given)}
    cells: dict[str, str] = {}
    for node in nodes:
        for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            assert isinstance(mark, ast.Call) and isinstance(node, ast.FunctionDef)
            cells[ast.unparse(mark.args[0])] = call(ast.Name(node.name), known, functions)
    text: str = SWITCH["written_effects"](name, ast.unparse(state), given, cells)
    return text


def cells_of(row: ast.expr) -> dict[str, ast.expr]:
    """The cells of a row, by the names of the columns."""
    if not isinstance(row, ast.Call):
        raise SyntaxError(f"line {row.lineno}: not a row of a table: {ast.unparse(row)}")
    columns = SWITCH[ast.unparse(row.func)]._fields
    return dict(zip(columns, row.args, strict=False)) | {word.arg or "": word.value for word in row.keywords}


def call(cell: ast.expr, known: dict[str, str], functions: Parameters) -> str:
    """The call of a function, or the body of a lambda, with the expressions that its parameters stand for."""
    if isinstance(cell, ast.Lambda):
        SWITCH["arguments"]("a lambda", [arg.arg for arg in cell.args.args], known)
        return ast.unparse(Replaced(known).visit(cell.body))
    name = ast.unparse(cell)
    return f"{name}({SWITCH['arguments'](name, functions[name], known)})"


class Replaced(ast.NodeTransformer):
    """Replaces names by expressions."""

    def __init__(self, known: dict[str, str]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """The expression that a name stands for, or the name itself."""
        return ast.parse(self.known.get(node.id, node.id), mode="eval").body


def parameters(file: str, text: str) -> Parameters:
    """The parameters, without optional ones, of the functions in a file and before it in its unit."""
    files = [each for unit in units() if file in unit.files for each in unit.files[: unit.files.index(file)]]
    return {
        node.name: [arg.arg for arg in node.args.args[: len(node.args.args) - len(node.args.defaults)]]
        for tree in (*map(parsed, files), ast.parse(text))
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


def joinable(file: str) -> str:
    """The source of a file without its imports, since the joined module already has their names.

    Every `__init__` is dropped, since C fields start at zero, and the methods of declared fields are added.
    """
    lines = source(file).splitlines()
    tree = parsed(file)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            raise SyntaxError(f"{file}, line {node.lineno}: only `from x import y` can be joined")
        if isinstance(node, ast.ImportFrom) or (isinstance(node, ast.FunctionDef) and node.name == "__init__"):
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[line] = ""
            lines[node.lineno - 1] = " " * node.col_offset + "pass" if node.col_offset else ""
    for node in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        # States are never part of a reference cycle, so the garbage collector need not track them.
        if node.decorator_list or lines[node.lineno - 3 : node.lineno - 1] == ["", ""]:
            lines[node.lineno - 3 : node.lineno - 1] = ["@cython.no_gc", "@cython.cclass"]
        for part in node.body:
            if isinstance(part, ast.AnnAssign) or kind_of(part):
                lines[part.lineno - 1 : part.end_lineno] = [""] * ((part.end_lineno or part.lineno) - part.lineno + 1)
        lines[node.end_lineno : node.end_lineno] = methods(node).splitlines()
    return "\n".join(lines) + "\n"


def kind_of(part: ast.stmt) -> Any:
    """The kind of numbers that a statement of a class declares, if any."""
    called = isinstance(part, ast.Assign) and isinstance(part.value, ast.Call)
    return FIELDS["KINDS"].get(ast.unparse(part.value.func)) if called else None  # type: ignore[attr-defined]


def declared(node: ast.ClassDef) -> list[Any]:
    """The numeric fields that a class declares."""
    found = []
    for part in node.body:
        if (kind := kind_of(part)) and isinstance(part, ast.Assign) and isinstance(part.value, ast.Call):
            said = {word.arg: ast.unparse(word.value) for word in part.value.keywords}
            size = " * ".join(f"({ast.unparse(size)})" for size in part.value.args)
            bounds = (said.get("least", str(kind.least)), said.get("most", str(kind.most)))
            saved = said.get("saved") != "False"
            found.append(FIELDS["Field"](ast.unparse(part.targets[0]), kind.c_type, size, *bounds, saved))
    return found


def base_of(node: ast.ClassDef) -> str:
    """The class that a class derives from, if any."""
    return ast.unparse(node.bases[0]) if node.bases else ""


def methods(node: ast.ClassDef) -> str:
    """The source of the methods that the declared fields of a class imply."""
    if "declared" not in map(ast.unparse, node.decorator_list):
        return ""
    text: str = FIELDS["methods"](node.name, base_of(node), declared(node), in_c=True)
    return text


def c_class(node: ast.ClassDef, states: set[str]) -> list[str]:
    """The C fields of a class, and its C methods if it is a state."""
    base, fields = base_of(node), declared(node)
    lines = [f"cdef class {node.name}({base}):" if base else f"cdef class {node.name}:"]
    lines += [
        f"    cdef readonly {ast.unparse(part.annotation).partition(' ')[0]} {ast.unparse(part.target)}"
        for part in node.body
        if isinstance(part, ast.AnnAssign)
    ]
    lines += [
        f"    cdef {'' if f.size else 'readonly '}{f.c_type} {f.name}{f'[{f.size}]' if f.size else ''}" for f in fields
    ]
    if node.name in states:
        own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)} | (
            {"copy_into"} if fields else set()
        )
        lines += [line for line in BASE.read_text().splitlines() if c_method(line) in own]
        lines += [f"    cdef void copy_fields(self, {node.name} other) noexcept nogil"] if fields else []
    return lines if len(lines) > 1 else [*lines, "    pass"]


def c_method(line: str) -> str:
    """The name of the method that a line of a header declares, if any."""
    head, bracket, _ = line.partition("(self")
    return head.split()[-1].lstrip("*") if bracket else ""


def c_constants(files: tuple[str, ...]) -> str:
    """The constants of files in C: small ones in an enum, large ones as unsigned 64-bit numbers."""
    values: dict[str, object] = {"Encoding": ENCODING["Encoding"]}
    for file in files:
        tree = parsed(file)
        tree.body = [node for node in tree.body if not (isinstance(node, ast.ImportFrom) and is_own(node))]
        exec(compile(tree, file, "exec"), values)
    numbers = {name: int(value) for name, value in values.items() if isinstance(value, int)}
    text = "cdef enum:\n"
    for name, value in numbers.items():
        if value < -(2**31) or value >= 2**64:
            raise OverflowError(f"{name} = {value} has no C type")
        if value < 2**31:
            text += f"    {name} = {value}\n"
    for name, value in numbers.items():
        if value >= 2**31:
            text += f'cdef extern from *:\n    """\n    #define {name} {value}ULL\n    """\n'
            text += f"    const uint64_t {name}\n"
    return text


def is_own(node: ast.ImportFrom) -> bool:
    """Whether a statement imports from other files of constants, whose names are there already."""
    return (node.module or "").partition(".")[0] not in stdlib_module_names


def public(tree: ast.Module) -> set[str]:
    """The functions that Python code may call: the names in `__all__`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


def c_signature(function: ast.FunctionDef, classes: set[str], is_public: bool) -> str:
    """The C signature of a function, from its annotations."""

    def c_type(annotation: ast.expr | None) -> str:
        word = ast.unparse(annotation).strip("'\"") if annotation else "nothing"
        if word in classes:
            return word
        if word in C_TYPES:
            return C_TYPES[word]
        if is_public and annotation:
            return "object"
        raise TypeError(f"{function.name}, line {function.lineno}: no C type for {word}")

    args = function.args.args
    required = len(args) - len(function.args.defaults)
    typed = [f"{c_type(a.annotation)} {a.arg}{'=*' if i >= required else ''}" for i, a in enumerate(args)]
    head = "cpdef" if is_public else "cdef"
    tail = "" if is_public else " noexcept nogil"
    return f"{head} {c_type(function.returns)} {function.name}({', '.join(typed)}){tail}"


def is_truth(value: ast.expr, tests: set[str]) -> bool:
    """Whether an expression is boolean, which Cython does not infer; `tests` are functions that return booleans."""
    if isinstance(value, ast.BoolOp):
        return all(is_truth(part, tests) for part in value.values)
    if isinstance(value, ast.IfExp):
        return is_truth(value.body, tests) and is_truth(value.orelse, tests)
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) in tests
    negation = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    constant = isinstance(value, ast.Constant) and isinstance(value.value, bool)
    return negation or constant or isinstance(value, ast.Compare)


def c_locals(function: ast.FunctionDef, classes: set[str], tests: set[str]) -> str:
    """The C types of locals that are annotated or boolean; Cython infers the others."""
    types: dict[str, str] = {}
    values: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            word = ast.unparse(node.annotation)
            if word in classes or word in C_TYPES:
                types[node.target.id] = word if word in classes else C_TYPES[word]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            values.setdefault(node.targets[0].id, []).append(node.value)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            values.setdefault(node.target.id, []).append(node.value)
    for name, assigned in values.items():
        if name not in types and all(is_truth(value, tests) for value in assigned):
            types[name] = "bint"
    for arg in function.args.args:
        types.pop(arg.arg, None)
    return f"@cython.locals({', '.join(f'{n}={c}' for n, c in types.items())})\n" if types else ""


def c_header(file: str, names: Names) -> str:
    """The hand-written header of a file, then its other classes, module variables and function signatures."""
    beside = (SOURCE / file).with_suffix(".pxd")
    by_hand = beside.read_text() if beside.exists() else ""
    lines = [line for line in by_hand.splitlines() if " cimport " not in line]
    tree = parsed(file)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and f"cdef class {node.name}" not in by_hand:
            lines += c_class(node, names.states)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            made, name = ast.unparse(node.value.func), ast.unparse(node.targets[0])
            if made in names.classes and f"cdef {made} {name}" not in by_hand:
                lines.append(f"cdef {made} {name}")
        elif isinstance(node, ast.FunctionDef):
            signature = c_signature(node, names.classes, node.name in public(tree))
            lines.append(c_locals(node, names.classes, names.tests) + signature)
    return "\n".join(lines) + "\n"


def names_of(unit: Unit) -> Names:
    """The names in a unit that determine C types."""
    nodes = [node for file in unit.files for node in parsed(file).body]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    taken = {word for word in unit.cimports.replace(",", " ").split() if word[0].isupper()}
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    tests = {function.name for function in functions if ast.unparse(function.returns or function) == "bool"}
    states = {"State"}
    for node in classes:  # in import order, so after their base classes
        states |= {node.name} if base_of(node) in states else set()
    return Names(taken | {node.name for node in classes}, tests, states)


def check_names(unit: Unit) -> None:
    """Refuse a unit in which two files define a function or class of the same name."""
    owner: dict[str, str] = {}
    for file in unit.files:
        for node in parsed(file).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                if node.name in owner:
                    raise NameError(f"{node.name} is defined in {owner[node.name]} and again in {file}")
                owner[node.name] = file


def join(unit: Unit, folder: Path) -> Path:
    """Write the joined module and its header to `folder`; the module's path."""
    check_names(unit)
    module = folder / (unit.name.replace(".", "/") + ".py")
    module.parent.mkdir(parents=True, exist_ok=True)
    header = SHARED + unit.cimports + c_constants(unit.constants)
    names = names_of(unit)
    header += "".join(c_header(file, names) for file in unit.files)
    body = "import cython\n" + "".join(joinable(file) for file in unit.files)
    write(module, body + f"JOINED = {unit.files}\nSOURCES = {digests(unit)}\n")
    write(module.with_suffix(".pxd"), header)
    return module


def digests(unit: Unit) -> dict[str, str]:
    """A digest of each source file, to detect a stale build."""
    twins = tuple(file for file in run_path(str(SOURCE / "fidchell/units.py"))["TWINS"] if (SOURCE / file).exists())
    files = unit.sources + unit.headers(SOURCE) + twins
    return {file: sha256((SOURCE / file).read_bytes()).hexdigest() for file in files}


def write(path: Path, text: str) -> None:
    """Write a file only if its text has changed, to avoid needless recompilation."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
