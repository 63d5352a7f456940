"""The page for researchers is true as it is written: its examples run. Its way to a learning curve is a proof."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from patience import HANGS

NEEDS = ("gymnasium", "pettingzoo", "pyspiel")
PAGE = (Path(__file__).parents[1] / "docs/how-to/research.md").read_text(encoding="utf-8")


@pytest.mark.once
def test_the_examples_run():
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    programs = [block for block in blocks if ">>>" not in block]
    assert len(programs) >= 5
    for program in programs:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=HANGS)
        assert done.returncode == 0, done.stderr
