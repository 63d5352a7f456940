"""The compiled units: what they are made from, what they show, and when they step aside."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import fidchell
from fidchell import compiled
from fidchell.core.switches import effect_of, effects
from fidchell.units import TWINS, UNITS, Unit, present
from tools import compile_core

SOURCE = Path(__file__).parents[1] / "src"
OUTSIDE = {
    "fidchell.core.types",
    "fidchell.core.compat",
    *(file.removesuffix(".py").replace("/", ".") for file in TWINS if file.endswith(".py")),
}  # supplied by C or by nobody
needs_compiled = pytest.mark.compiled
each_unit = pytest.mark.parametrize("unit", present(SOURCE), ids=lambda unit: unit.name)


def module(file):
    return file.removesuffix(".py").replace("/", ".")


def python(*words, **env):
    """What a Python process prints."""
    return subprocess.run(
        [sys.executable, *words], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )


def test_every_file_of_every_unit_is_there():
    assert [file for unit in UNITS for file in unit.sources if not (SOURCE / file).exists()] == []


@each_unit
def test_a_unit_lists_its_files_after_those_they_import(unit):
    earlier = [module(file) for other in UNITS[: UNITS.index(unit)] for file in other.sources]
    known = OUTSIDE | set(earlier) | {module(file) for file in unit.constants}
    for file in unit.files:
        for node in compile_core.parsed(file).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("fidchell"):
                package = (compile_core.SOURCE / (node.module or "").replace(".", "/")).is_dir()
                for name in [f"{node.module}.{part.name}" for part in node.names] if package else [node.module]:
                    assert name in known, f"{file} imports {name}, which is not before it in the unit"
        known.add(module(file))


@each_unit
def test_no_constant_of_a_unit_hides_another(unit):
    """Compiled, the constants of all files of a unit share one scope."""
    body = [node for file in unit.constants for node in compile_core.parsed(file).body]
    targets = [target for node in body if isinstance(node, ast.Assign) for target in node.targets]
    names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.compiler
def test_where_there_is_a_compiler_the_rules_are_compiled():
    assert fidchell.COMPILED or os.environ.get("FIDCHELL_PURE"), "run `make setup`"


@needs_compiled
@each_unit
def test_only_public_names_are_visible_to_python(unit):
    """A function that Cython could not turn into C would show up here."""
    built = import_module(unit.name)
    visible = {name for name in vars(built) if not name.startswith("_")}
    trees = [compile_core.parsed(file) for file in unit.files]
    public = {name for tree in trees for name in compile_core.public(tree)}
    classes = {node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}
    assert visible - {"cython", "fidchell", "JOINED", "SOURCES"} == public | classes


@needs_compiled
@each_unit
def test_the_compiled_unit_stands_for_its_files(unit):
    assert all(import_module(module(file)).__name__.endswith("._compiled") for file in unit.files)


@pytest.fixture
def copy(tmp_path):
    """A copy of the package, compiled modules included, that may be spoiled."""
    shutil.copytree(SOURCE / "fidchell", tmp_path / "fidchell", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def state_of(copy):
    return python("-c", "import fidchell; print(fidchell.COMPILED)", PYTHONPATH=str(copy), FIDCHELL_PURE="")


@needs_compiled
@pytest.mark.parametrize(
    "file", ["core/chance.py", "core/state.pxd", "core/encoding.py", "games/inis/view/encoding.py"]
)
def test_an_edited_source_is_noticed(copy, file):
    assert state_of(copy).stdout == "True\n"
    with (copy / "fidchell" / file).open("a") as source:
        source.write("\n# edited\n")
    spoiled = state_of(copy)
    assert spoiled.stdout == "False\n"
    assert f"{file} has changed since it was compiled" in spoiled.stderr


@needs_compiled
def test_without_one_of_the_compiled_units_none_is_used(copy):
    next((copy / "fidchell/core").glob("_compiled.*")).unlink()
    assert state_of(copy).stdout == "False\n"


@needs_compiled
def test_a_broken_compiled_unit_is_not_used(copy):
    path = next((copy / "fidchell/core").glob("_compiled.*"))
    path.unlink()
    path.write_bytes(b"not a library")
    spoiled = state_of(copy)
    assert spoiled.stdout == "False\n"
    assert "cannot be loaded" in spoiled.stderr


def test_the_version_is_printed_and_whether_the_rules_are_compiled():
    said = python("-m", "fidchell", "--version").stdout
    assert said.startswith(f"fidchell {fidchell.__version__} (")
    assert ("(rules compiled," in said) == fidchell.COMPILED


def test_the_speed_note_is_said_once_and_only_when_uncompiled():
    twice = "from fidchell.compiled import speed_note; speed_note(); speed_note()"
    assert python("-c", twice, FIDCHELL_PURE="1").stderr.count("uncompiled") == 1
    if fidchell.COMPILED:
        assert python("-c", twice).stderr == ""


# What the joining does to the text of a file.


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """Writes source files for a unit of their own."""
    monkeypatch.setattr(compile_core, "SOURCE", tmp_path)

    def write(**texts):
        for name, text in texts.items():
            (tmp_path / f"{name}.py").write_text(text)
        return tuple(f"{name}.py" for name in texts)

    return write


def test_imports_and_first_fields_are_left_out_of_the_joined_text(sources):
    text = "from a import (\n    b,\n    c,\n)\nX = [1]\n"
    text += "class A:\n    def __init__(self):\n        self.x = 1\n"
    (file,) = sources(a=text)
    joined = compile_core.joinable(file)
    assert "import" not in joined and "self.x" not in joined and "X = [1]" in joined
    assert len(joined.splitlines()) == len(text.splitlines())
    ast.parse(joined)


def test_whole_modules_cannot_be_imported_in_a_unit(sources):
    with pytest.raises(SyntaxError, match="line 1"):
        compile_core.joinable(*sources(a="import os\n"))


TABLE = """
options, answer, run, is_moot = frames(
    Inis,
    Asks(PLAY, b.offer, lambda s, card, action: b.settle(s, card, action - PLAY), moot=b.none, details="card"),
    Happens(FALL, b.fall, "where", seat="owner"),
)
"""
FUNCTIONS = """
def offer(s: Inis, seat: Seat, card: Card, out: Actions) -> Count: ...
def settle(s: Inis, card: Card, other: Card) -> None: ...
def none(s: Inis, seat: Seat) -> bool: ...
def fall(s: Inis, owner: Seat, where: Place, why: int = 0) -> None: ...
"""


@pytest.fixture
def table(sources, monkeypatch, tmp_path):
    """The switches of a small table, or of the same with other words in it."""
    (tmp_path / "p").mkdir()
    (tmp_path / "p/b.py").write_text(FUNCTIONS)
    monkeypatch.setattr(compile_core, "units", lambda: (Unit("x", (), ("p/b.py", "a.py")),))
    return lambda old="", new="": compile_core.source(*sources(a="from p import b\n" + TABLE.replace(old, new)))


def test_a_row_becomes_a_branch_of_each_switch(table):
    text = table()
    assert "if kind == PLAY:\n        return offer(s, seat, a_of(f), out)\n    return 0" in text
    assert "if kind == PLAY:\n        settle(s, a_of(f), action - PLAY)" in text
    assert "if kind == PLAY:\n        return none(s, seat_of(f))\n    return False" in text
    assert "def run(s: Inis, f: Frame) -> None:\n    kind = f & 255\n    if kind == FALL:" in text
    assert "fall(s, seat_of(f), a_of(f))" in text


def test_a_row_that_does_not_offer_what_its_function_wants_is_refused(table):
    with pytest.raises(TypeError, match="offer wants card; its row offers s, f, seat, out, place"):
        table('details="card"', 'details="place"')
    with pytest.raises(TypeError, match="fall wants owner"):
        table(', seat="owner"', "")
    with pytest.raises(ValueError, match="at most 4 details"):
        table('details="card"', 'details="card a b c d"')


def test_every_card_has_one_function():
    def plays(*cards):
        module = ModuleType("cards")
        for at, card in enumerate(cards):
            setattr(module, f"effect_{at}", effect_of(card)(lambda s, other, at=at: s.append((at, other))))
        return module

    done: list[tuple[int, int]] = []
    effects(list, "seat: Seat, card: Card, other: int", 2, plays(0), plays(1))(done, 3, 1, 7)
    assert done == [(0, 7)]
    with pytest.raises(ValueError, match=r"no function is marked as the effect of the cards \[1\]"):
        effects(list, "card: Card, other: int", 2, plays(0))
    with pytest.raises(ValueError, match="two functions are marked as the effect of card 0"):
        effects(list, "card: Card, other: int", 1, plays(0, 0))


def test_constants_may_be_computed_from_those_before_them(sources):
    files = sources(
        a="A = 3\nNONE = -1\nBIG = 1 << 31\n",
        b="from a import A\nB = sum(A for _ in range(A)) + 1\nNAMES = ()\n",
    )
    text = compile_core.c_constants(files)
    assert "    A = 3\n    NONE = -1\n    B = 10\n" in text
    assert "#define BIG 2147483648ULL" in text and "const uint64_t BIG" in text
    assert "NAMES" not in text


def test_a_part_of_an_observation_is_a_constant_that_says_where_it_lies(sources):
    (file,) = sources(
        a="from b import Encoding\nE = Encoding(1)\nX = E.part('x', 'a', 2, 3)\nY = E.part('y', 'b')\nZ = E.size\n"
    )
    assert compile_core.c_constants((file,)) == "cdef enum:\n    X = 0\n    Y = 6\n    Z = 7\n"


def test_signatures_come_from_the_annotations():
    def signature(text, is_public=False):
        return compile_core.c_signature(ast.parse(text).body[0], {"State"}, is_public)

    plain = "def f(s: State, seat: Seat, cards: Mask = 0) -> bool: ..."
    assert signature(plain) == "cdef bint f(State s, int seat, uint64_t cards=*) noexcept nogil"
    assert signature("def f(names: list[str]) -> State: ...", True) == "cpdef State f(object names)"
    with pytest.raises(TypeError, match="no C type for str"):
        signature("def f(name: str) -> None: ...")


def test_annotated_locals_and_truths_get_c_types():
    text = "def f(a: int) -> None:\n    m: Mask = 0\n    t = a == 1 and not m\n    n = 0\n    a = a == 2\n"
    text += "    if t:\n        u = known(a)\n    else:\n        u = False\n    v = other(a)\n"
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert compile_core.c_locals(function, set(), {"known"}) == "@cython.locals(m=uint64_t, t=bint, u=bint)\n"


def test_a_name_given_twice_in_a_unit_is_refused(sources):
    with pytest.raises(NameError, match=r"f is defined in a.py and again in b.py"):
        compile_core.check_names(Unit("x", (), sources(a="def f(): ...\n", b="def f(): ...\n")))


def test_the_program_and_the_build_read_the_same_list():
    assert tuple(map(tuple, compile_core.units())) == tuple(map(tuple, present(compiled.ROOT)))
