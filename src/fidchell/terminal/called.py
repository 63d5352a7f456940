"""How this program was called, so that it can be called like this again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys

NAME = "fidchell"
MODULE = "__main__.py"  # what `python -m fidchell` runs


def program() -> str:
    """The beginning of a command line that calls this program again."""
    called = sys.argv[0]
    if os.path.basename(called) == MODULE:
        return f"{shlex.quote(sys.executable)} -m {NAME}"
    if os.path.basename(called) != NAME or called == shutil.which(NAME):
        return NAME
    return shlex.quote(called)
