"""What `tests/` and `proofs/` share: helpers on the path, what is left out here and why, servers and browsers."""

import ast
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import fidchell

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "proofs")]
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as shells begin what runs in the background, and all it begins
    signal.signal(signal.SIGINT, signal.default_int_handler)
NO_BROWSER = "Not checked: the page in a browser, since there is no Chromium; `make browser` gets one."
NO_POSTGRES = "Not checked: PostgreSQL, since its programs were not found on this machine."
MARKERS = {
    "compiled": "about the compiled rules, so not for a run without them",
    "uncompiled": "about the uncompiled rules, so not for a run with compiled ones",
    "both": "says the most about compiled and uncompiled rules, so run in both modes by `make test`",
    "peers": "about other engines, so not where they are not installed",
    "ray": "about clusters of machines, so not where Ray is not installed",
    "compiler": "about building them, so not without a C compiler",
    "linux": "asks Linux about processes, so not on other systems",
    "once": "about the server, so not a second time in the run without compiled rules",
    "browser": "about the page in a browser, so not where no Chromium is found",
    "postgres": "about PostgreSQL, so not where its programs are not found",
}


def pytest_configure(config: pytest.Config) -> None:
    """Name the marks."""
    for name, about in MARKERS.items():
        config.addinivalue_line("markers", f"{name}: {about}")


# What a whole file needs.


@cache
def lacking(path: Path) -> tuple[str, ...]:
    """The libraries that a file says it needs, in a literal `NEEDS = ("torch",)`, and that are not installed."""
    if path.suffix != ".py" or "NEEDS" not in (text := path.read_text(encoding="utf-8")):
        return ()
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NEEDS":
            return tuple(name for name in ast.literal_eval(node.value) if not find_spec(name))
    return ()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out a file whose libraries are not there; the summary names it."""
    return True if collection_path.is_file() and lacking(collection_path) else None


# What a test needs.


@cache
def has_postgres() -> bool:
    """Whether the tests can start a PostgreSQL of their own."""
    from tableside import POSTGRES

    return POSTGRES is not None


@cache
def has_browser() -> bool:
    """Whether there is a Chromium, and the page to show in it."""
    from tools.browser import found

    return bool(find_spec("playwright") and found())


def belongs(item: pytest.Item) -> bool:
    """Whether a test is about the mode that this run is in, and has what it needs."""
    present: dict[str, Callable[[], object]] = {
        "compiled": lambda: fidchell.COMPILED,
        "uncompiled": lambda: not fidchell.COMPILED,
        "peers": lambda: find_spec("pyspiel"),
        "ray": lambda: find_spec("ray"),
        "compiler": lambda: shutil.which("cc"),
        "linux": lambda: sys.platform == "linux",
        "once": lambda: not os.environ.get("FIDCHELL_PURE"),
        "browser": has_browser,
        "postgres": has_postgres,
    }
    return all(present[mark.name]() for mark in item.iter_markers() if mark.name in present)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about the other mode, or needs what is not here."""
    left_out = [item for item in items if not belongs(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if belongs(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what could not be checked here."""
    if not has_postgres():
        terminalreporter.write_line(NO_POSTGRES)
    if not has_browser():
        terminalreporter.write_line(NO_BROWSER)
    if not fidchell.COMPILED and not os.environ.get("FIDCHELL_PURE"):
        terminalreporter.write_line(
            "Not checked: the compiled rules, and the server under attack and in crashes; `make setup`."
        )
    if sys.platform != "linux":
        terminalreporter.write_line("Not checked: what only Linux tells of processes.")
    if not shutil.which("cc"):
        terminalreporter.write_line("Not checked: how the rules are compiled, since this machine has no C compiler.")
    for name in ("pyspiel", "ray"):
        if not find_spec(name):
            terminalreporter.write_line(f"Not checked: what needs {name}; `make research` installs it.")
    for path in sorted([*(ROOT / "tests").glob("*.py"), *(ROOT / "proofs").glob("*.py")]):
        if names := lacking(path):
            where = path.relative_to(ROOT)
            terminalreporter.write_line(f"Not checked: {where}, which needs {', '.join(names)}; try `make research`.")


# What tests share.


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A Chromium; it is closed with its module, since others need its thread for a loop of their own."""
    from browser import chromium

    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with a database of its own, for a whole module."""
    from tableside import Server

    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}").start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def dealt_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server that deals every table alike, for a whole module."""
    from dealt import DealtServer

    running = DealtServer(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}").start()
    yield running
    running.stop()


@pytest.fixture
def room(browser: Any, dealt_server: Any) -> Iterator[Any]:
    """A room whose visitors have windows of their own, at a server that deals every table alike."""
    from visits import Room

    found = Room(browser, dealt_server.url)
    yield found
    found.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    """A PostgreSQL that is started once."""
    from tableside import Postgres

    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new empty database, of each kind that there is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("cluster").new_database()
    return url
