"""Joins the Python files of a unit into one module that Cython compiles to C.

The files stay plain Python. Their annotations give the C signatures (`C_TYPES`), the .pxd beside
a class gives its C fields, and one joined module lets the C compiler inline across files.
"""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fidchell.units import Unit

SOURCE = Path(__file__).parents[1] / "src"

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
    "Worths": "double*",
    "Fields": "dict",
    "int": "int64_t",
    "bool": "bint",
    "float": "double",
    "None": "void",
}

SHARED = """cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.math cimport exp, log, sqrt
from fidchell.core.bits cimport bit, clear_row, copy_row, eyes_in, lowest, sift, size, turn_rows, unfold, unfold_rows
from fidchell.core.image cimport block_of, first_byte, first_float, first_line, first_long, first_short
from fidchell.core.clock cimport now
"""


def units() -> tuple[Unit, ...]:
    """The units whose files are all there, read without importing the package."""
    found: tuple[Unit, ...] = run_path(str(SOURCE / "fidchell/units.py"))["present"](SOURCE)
    return found


def parsed(file: str) -> ast.Module:
    """The syntax tree of a source file."""
    return ast.parse((SOURCE / file).read_text(), file)


def joinable(file: str) -> str:
    """The text of a file without its imports, whose names the joined module has already.

    It also loses every `__init__`, since C fields start at zero. Line numbers stay.
    """
    lines = (SOURCE / file).read_text().splitlines()
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            raise SyntaxError(f"{file}, line {node.lineno}: only `from x import y` can be joined")
        if isinstance(node, ast.ImportFrom) or (isinstance(node, ast.FunctionDef) and node.name == "__init__"):
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[line] = ""
            lines[node.lineno - 1] = " " * node.col_offset + "pass" if node.col_offset else ""
        if isinstance(node, ast.ClassDef) and lines[node.lineno - 3 : node.lineno - 1] == ["", ""]:
            # Nothing that a state holds points back to it, so the garbage collector need not track states.
            lines[node.lineno - 3 : node.lineno - 1] = ["@cython.no_gc", "@cython.cclass"]
    return "\n".join(lines) + "\n"


def c_constants(files: tuple[str, ...]) -> str:
    """The named numbers of files as C constants: small ones an enum, large ones 64 bits unsigned."""
    values: dict[str, object] = {}
    for file in files:
        tree = parsed(file)
        tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
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


def public(tree: ast.Module) -> set[str]:
    """The functions that Python code may call: the names in `__all__`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


def c_signature(function: ast.FunctionDef, classes: set[str], is_public: bool) -> str:
    """The C signature that the annotations of a function stand for."""

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
    """Whether an expression is only true or false, as Cython cannot tell; `tests` are functions that are."""
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
    """The C types of locals that are annotated or only hold truths; Cython infers the others."""
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


def c_header(file: str, classes: set[str], tests: set[str]) -> str:
    """The hand-written class fields of a file, then the C signatures of its functions."""
    by_hand = (SOURCE / file).with_suffix(".pxd")
    lines = by_hand.read_text().splitlines() if by_hand.exists() else []
    lines = [line for line in lines if " cimport " not in line]
    tree = parsed(file)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            signature = c_signature(node, classes, node.name in public(tree))
            lines.append(c_locals(node, classes, tests) + signature)
    return "\n".join(lines) + "\n"


def class_names(unit: Unit) -> set[str]:
    """The classes that signatures may name."""
    found = {word for word in unit.cimports.replace(",", " ").split() if word[0].isupper()}
    for file in unit.files:
        found |= {node.name for node in parsed(file).body if isinstance(node, ast.ClassDef)}
    return found


def truth_names(unit: Unit) -> set[str]:
    """The functions that answer true or false."""
    functions = [n for file in unit.files for n in parsed(file).body if isinstance(n, ast.FunctionDef)]
    return {function.name for function in functions if ast.unparse(function.returns or function) == "bool"}


def check_names(unit: Unit) -> None:
    """Refuse a unit in which two files give the same name to a function or class."""
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
    classes, tests = class_names(unit), truth_names(unit)
    header += "".join(c_header(file, classes, tests) for file in unit.files)
    body = "import cython\n" + "".join(joinable(file) for file in unit.files)
    write(module, body + f"JOINED = {unit.files}\nSOURCES = {digests(unit)}\n")
    write(module.with_suffix(".pxd"), header)
    return module


def digests(unit: Unit) -> dict[str, str]:
    """A digest of each source file, by which a stale build is noticed."""
    twins = tuple(file for file in run_path(str(SOURCE / "fidchell/units.py"))["TWINS"] if (SOURCE / file).exists())
    files = unit.sources + unit.headers(SOURCE) + twins
    return {file: sha256((SOURCE / file).read_bytes()).hexdigest() for file in files}


def write(path: Path, text: str) -> None:
    """Write a file only when its text is new, so that nothing is compiled in vain."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
