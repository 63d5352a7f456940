"""Lets tests import what lies beside them, and leaves out those that are about the other mode."""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import fidchell

sys.path.insert(0, str(Path(__file__).parent))
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as shells begin what runs in the background, and all it begins
    signal.signal(signal.SIGINT, signal.default_int_handler)
NO_BROWSER = "Not checked: the page in a browser, since no Chromium was found; name one with CHROMIUM."
NO_POSTGRES = "Not checked: PostgreSQL, since its programs were not found on this machine."


def pytest_configure(config: pytest.Config) -> None:
    """Name the marks."""
    config.addinivalue_line("markers", "compiled: about the compiled rules, so not for a run without them")
    config.addinivalue_line("markers", "uncompiled: about the uncompiled rules, so not for a run with compiled ones")
    config.addinivalue_line("markers", "peers: about other engines, so not where they are not installed")
    config.addinivalue_line("markers", "ray: about clusters of machines, so not where Ray is not installed")
    config.addinivalue_line("markers", "compiler: about building them, so not without a C compiler")
    config.addinivalue_line("markers", "once: about the server, so not a second time in the run without compiled rules")
    config.addinivalue_line("markers", "alone: about time, so in a run of its own with nothing beside it")
    config.addinivalue_line("markers", "browser: about the page in a browser, so not where no Chromium is found")
    config.addinivalue_line("markers", "postgres: about PostgreSQL, so not where its programs are not found")


def has_postgres() -> bool:
    """Whether the tests can start a PostgreSQL of their own."""
    if not find_spec("psycopg"):
        return False
    from tableside import POSTGRES

    return POSTGRES is not None


@cache
def has_browser() -> bool:
    """Whether there is a Chromium, and the page to show in it."""
    from tools.browser import found

    return bool(find_spec("playwright") and found())


def belongs(item: pytest.Item) -> bool:
    """Whether a test is about the mode that this run is in."""
    if item.get_closest_marker("compiled") and not fidchell.COMPILED:
        return False
    if item.get_closest_marker("peers") and not find_spec("pyspiel"):
        return False
    if item.get_closest_marker("ray") and not find_spec("ray"):
        return False
    if item.get_closest_marker("compiler") and not shutil.which("cc"):
        return False
    if item.get_closest_marker("once") and os.environ.get("FIDCHELL_PURE"):
        return False
    if item.get_closest_marker("browser") and not has_browser():
        return False
    if item.get_closest_marker("postgres") and not has_postgres():
        return False
    return not (item.get_closest_marker("uncompiled") and fidchell.COMPILED)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of the other mode: the suite runs in both."""
    left_out = [item for item in items if not belongs(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if belongs(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what could not be checked here."""
    if not has_postgres():
        terminalreporter.write_line(NO_POSTGRES)
    if not has_browser():
        terminalreporter.write_line(NO_BROWSER)


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
