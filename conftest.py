"""Shared by `tests/` and `proofs/`: helpers on the path, what is deselected here and why, servers and browsers."""

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
os.environ.setdefault("FIDCHELL_PACE", "0.01")  # bots at the servers of the tests need not look thoughtful
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "proofs")]
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as shells start background jobs; children inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)
NO_BROWSER = "Not checked: the page in a browser, since there is no Chromium; `make browser` installs one."
NO_POSTGRES = "Not checked: PostgreSQL, since its programs were not found on this machine."
NO_REDIS = "Not checked: several workers with Redis, since no redis-server was found on this machine."
MARKERS = {
    "compiled": "needs the compiled rules",
    "uncompiled": "needs uncompiled rules",
    "both": "covers the most of compiled and uncompiled rules, so `make test` runs it in both modes",
    "peers": "compares with other engines, which must be installed",
    "ray": "runs on clusters, which needs Ray",
    "compiler": "builds the compiled rules, which needs a C compiler",
    "linux": "inspects processes, which needs Linux",
    "once": "about the server, so skipped in the second run without compiled rules",
    "browser": "tests the page in a browser, which needs Chromium",
    "postgres": "needs the PostgreSQL programs",
    "redis": "needs a Redis server",
    "node": "runs TypeScript, which needs Node and the page's packages",
    "root": "makes disks or networks, which only root may",
}


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks."""
    for name, about in MARKERS.items():
        config.addinivalue_line("markers", f"{name}: {about}")


# Requirements of a whole file.


@cache
def lacking(path: Path) -> tuple[str, ...]:
    """The missing libraries of a file that names them in a literal `NEEDS = ("torch",)`."""
    if path.suffix != ".py" or "NEEDS" not in (text := path.read_text(encoding="utf-8")):
        return ()
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NEEDS":
            return tuple(name for name in ast.literal_eval(node.value) if not find_spec(name))
    return ()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Ignore a file whose libraries are missing; the summary names it."""
    return True if collection_path.is_file() and lacking(collection_path) else None


# Requirements of a test.


@cache
def has_postgres() -> bool:
    """Whether the tests can start their own PostgreSQL."""
    from tableside import POSTGRES

    return POSTGRES is not None


@cache
def has_redis() -> bool:
    """Whether the tests can start their own Redis."""
    from tableside import redis_program

    return redis_program() is not None


@cache
def has_node() -> bool:
    """Whether there are Node and the page's packages."""
    return bool(shutil.which("node")) and (ROOT / "web/node_modules/.bin/tsc").exists()


@cache
def has_browser() -> bool:
    """Whether there is a Chromium, and a built page to show in it."""
    from tools.browser import found

    return bool(find_spec("playwright") and found())


def belongs(item: pytest.Item) -> bool:
    """Whether a test belongs to the mode of this run, and its requirements are met."""
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
        "redis": has_redis,
        "node": has_node,
        "root": lambda: os.name == "posix" and os.geteuid() == 0,
    }
    return all(present[mark.name]() for mark in item.iter_markers() if mark.name in present)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests of the other mode, or with missing requirements."""
    left_out = [item for item in items if not belongs(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if belongs(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report what could not be checked here."""
    if not has_postgres():
        terminalreporter.write_line(NO_POSTGRES)
    if not has_redis():
        terminalreporter.write_line(NO_REDIS)
    if not has_node():
        terminalreporter.write_line("Not checked: the bot in TypeScript, which needs Node; `make page`.")
    if not has_browser():
        terminalreporter.write_line(NO_BROWSER)
    if not fidchell.COMPILED and not os.environ.get("FIDCHELL_PURE"):
        terminalreporter.write_line(
            "Not checked: the compiled rules, and the server under attack and in crashes; `make setup`."
        )
    if sys.platform != "linux":
        terminalreporter.write_line("Not checked: processes, which only Linux lets us inspect.")
    if not shutil.which("cc"):
        terminalreporter.write_line("Not checked: how the rules are compiled, since this machine has no C compiler.")
    for name in ("pyspiel", "ray"):
        if not find_spec(name):
            terminalreporter.write_line(f"Not checked: what needs {name}; `make research` installs it.")
    for path in sorted([*(ROOT / "tests").glob("*.py"), *(ROOT / "proofs").glob("*.py")]):
        if names := lacking(path):
            where = path.relative_to(ROOT)
            terminalreporter.write_line(f"Not checked: {where}, which needs {', '.join(names)}; try `make research`.")


# Fixtures.


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A Chromium for one module, since others need its thread for an event loop of their own."""
    from browser import chromium

    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with its own database, for a whole module."""
    from tableside import Server

    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}").start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def dealt_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server that deals the same cards to every table, for a whole module."""
    from dealt import DealtServer

    running = DealtServer(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}").start()
    yield running
    running.stop()


@pytest.fixture
def room(browser: Any, dealt_server: Any) -> Iterator[Any]:
    """A room whose visitors each have a window, at a server that deals the same cards to every table."""
    from visits import Room

    found = Room(browser, dealt_server.url)
    yield found
    found.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    """A PostgreSQL server, started once."""
    from tableside import Postgres

    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Any]:
    """A Redis server, started once; tests that stop it start their own."""
    from tableside import Redis

    found = Redis().start()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new empty database, of each available kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("cluster").new_database()
    return url
