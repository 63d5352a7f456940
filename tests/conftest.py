"""Lets tests import what lies beside them, and leaves out those that are about the other mode."""

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import fidchell

sys.path.insert(0, str(Path(__file__).parent))


def pytest_configure(config: pytest.Config) -> None:
    """Name the marks."""
    config.addinivalue_line("markers", "compiled: about the compiled rules, so not for a run without them")
    config.addinivalue_line("markers", "uncompiled: about the uncompiled rules, so not for a run with compiled ones")
    config.addinivalue_line("markers", "peers: about other engines, so not where they are not installed")
    config.addinivalue_line("markers", "ray: about clusters of machines, so not where Ray is not installed")
    config.addinivalue_line("markers", "compiler: about building them, so not without a C compiler")


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
    return not (item.get_closest_marker("uncompiled") and fidchell.COMPILED)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of the other mode: the suite runs in both."""
    left_out = [item for item in items if not belongs(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if belongs(item)]
