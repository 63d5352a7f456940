"""The two names from Cython that our Python files use, for running uncompiled."""

from contextlib import nullcontext
from typing import cast


class cython:
    """Stands in for Cython's module of this name."""

    nogil = nullcontext()
    cast = staticmethod(cast)
