"""The clock that a search looks at; compiled, the system's own, with no need of the interpreter."""

from time import monotonic as now

__all__ = ["now"]
