"""The two words of Cython that our Python files say, for when they run uncompiled."""

from contextlib import nullcontext
from typing import cast


class cython:
    """Stands for the compiler's own module of this name."""

    nogil = nullcontext()
    cast = staticmethod(cast)
