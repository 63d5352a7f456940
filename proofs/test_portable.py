"""The code type-checks for other systems: nothing that is missing there is used there."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("system", ["win32", "darwin"])
@pytest.mark.parametrize("version", ["3.11", "3.14"])
def test_types_hold_elsewhere(system, version, tmp_path):
    words = ("-m", "mypy", "--platform", system, "--python-version", version, "--cache-dir", tmp_path, "src")
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
