"""The clock of a search; compiled, it is the system's own and needs no interpreter."""

from time import monotonic as now

__all__ = ["now"]
