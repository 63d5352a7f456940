"""How this program was invoked, so that hints can show the same command."""

import os
import shlex
import shutil
import sys

NAME = "fidchell"
MODULE = "__main__.py"  # what `python -m fidchell` runs


def program() -> str:
    """The start of a command line that runs this program again."""
    called = sys.argv[0]
    if os.path.basename(called) == MODULE:
        return f"{shlex.quote(sys.executable)} -m {NAME}"
    if os.path.basename(called) != NAME or called == shutil.which(NAME):
        return NAME
    return shlex.quote(called)
