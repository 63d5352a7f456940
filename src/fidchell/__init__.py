"""Board games whose rules run as plain Python, and about a hundred times faster once compiled to C."""

from fidchell.compiled import use_compiled

__version__ = "0.1.0"

COMPILED = use_compiled()
