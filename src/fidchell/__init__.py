"""Board games whose rules run as plain Python, or about a hundred times faster when compiled to C."""

from fidchell.compiled import use_compiled

__version__ = "0.1.0"

COMPILED = use_compiled()
