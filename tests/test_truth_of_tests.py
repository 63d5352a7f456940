"""A test is true or false: it never sleeps for a time, holds a clock against a limit, tries again, or plays unseeded.

Whatever must do such a thing is a proof (below `proofs/`, run by `make prove`) or a benchmark (below `bench/`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
WAITING = "patience.py"  # the one place that may look at a clock
FILES = sorted(path for path in HERE.rglob("*.py") if path.name not in (WAITING, Path(__file__).name))
CLOCKS = {"perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns", "process_time", "time_ns", "thread_time"}
SLEEPS = {"sleep", "wait_for_timeout"}
BOUNDED = {"timeout", "wait_for", "join", "wait", "select"}  # calls that take a limit as their last argument
OWN_TIME = ("sitting", "drafting")  # tables whose clock is the test's own
IMPATIENT = {"get", "post", "put", "delete", "head", "request", "Client", "AsyncClient"}  # of httpx: 5 s unless told
LIMITS = {"timeout", "open_timeout", "close_timeout", "ping_timeout", "deadline"}
AGAIN = re.compile(r"\b(attempts?|retr(y|ies)|flaky|rerun\w*|best of)\b", re.I)
IN_TEXT = re.compile(r"performance\.now\(|\btime\.sleep\(|\bperf_counter\(|\bmonotonic\(|\bsetTimeout\(")


def called(node: ast.Call) -> str:
    """The last word of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_number(node: ast.expr) -> bool:
    """Whether something is written as a number other than 0."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and bool(node.value)


def of_call(node: ast.Call) -> Iterator[str]:
    """What is wrong with a call."""
    name, of = called(node), ast.unparse(node.func).rpartition(".")[0]
    if name in SLEEPS and not (node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0):
        yield f"{name}: wait with patience.until for what must come"
    if name in CLOCKS or (name == "time" and not node.args):
        yield f"{name}(): no test reads a clock"
    if name in ("Random", "default_rng") and not node.args:
        yield f"{name}() without a seed"
    if of == "random" and name not in ("seed", "Random"):
        yield f"random.{name}: luck without a seed"
    if of == "httpx" and name in IMPATIENT and "timeout" not in [word.arg for word in node.keywords]:
        yield f"httpx.{name} gives up after five seconds: timeout=HANGS"
    if name in BOUNDED and of not in OWN_TIME and node.args and is_number(node.args[-1]):
        yield f"{name}: the one limit is patience.HANGS"
    for word in node.keywords:
        if word.arg in LIMITS and is_number(word.value):
            yield f"{word.arg}: the one limit is patience.HANGS"


def of_loop(node: ast.For | ast.While) -> Iterator[str]:
    """What is wrong with a loop: an assertion that fails in it may not be tried again."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.ExceptHandler) and "AssertionError" in ast.dump(inner.type or ast.Constant(None)):
            yield "an assertion is tried again"
    if isinstance(node, ast.For) and AGAIN.search(ast.unparse(node.target)):
        yield f"{ast.unparse(node.target)}: something is tried again"


def of_text(node: ast.Constant) -> Iterator[str]:
    """What is wrong with a text that is itself a program."""
    if isinstance(node.value, str) and IN_TEXT.search(node.value):
        yield f"a program in a text waits by a clock: {IN_TEXT.search(node.value)}"


def faults(text: str) -> list[str]:
    """What a test file does that depends on time or luck."""
    found: list[str] = []
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            wrong = list(of_call(node))
        elif isinstance(node, ast.For | ast.While):
            wrong = list(of_loop(node))
        elif isinstance(node, ast.Constant) and id(node) not in docstrings:
            wrong = list(of_text(node))
        else:
            continue
        found += [f"line {node.lineno}: {each}" for each in wrong]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_test_depends_on_time_or_luck(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "import time\ntime.sleep(1)",
        "await asyncio.sleep(0.2)",
        "page.wait_for_timeout(30)",
        "began = perf_counter()",
        "while time.monotonic() < ends:\n    pass",
        "assert time.time() - began < 1",
        "run.communicate(timeout=20)",
        "async with asyncio.timeout(30):\n    pass",
        "await asyncio.wait_for(work, 5)",
        "process.wait(30)",
        "select.select([pipe], [], [], 60)",
        "subprocess.run([sys.executable, '-c', 'import time; time.sleep(3)'])",
        "httpx.get(url)",
        "random.random()",
        "numpy.random.default_rng()",
        "Random().random()",
        "for attempt in range(3):\n    pass",
        "for i in range(3):\n    try:\n        check()\n    except AssertionError:\n        pass",
        "page.evaluate('''() => {\n const end = performance.now() + 1000 }''')",
    ],
)
def test_a_test_that_does_is_found(text: str) -> None:
    assert len(faults(text)) >= 1


def test_what_waits_for_something_is_fine() -> None:
    assert faults("await asyncio.sleep(0)\nuntil(lambda: done)\nrun.communicate(timeout=HANGS)\nRandom(4)") == []
