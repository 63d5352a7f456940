"""Optional libraries, and the extra of the package that installs each."""

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "gymnasium": "research",
    "matplotlib": "learn",
    "numpy": "research",
    "pettingzoo": "research",
    "picows": "load",
    "pyarrow": "research",
    "pyspiel": "research",
    "ray": "ray",
    "torch": "learn",
}
NAMES = {"pyspiel": "OpenSpiel", "numpy": "NumPy", "ray": "Ray", "gymnasium": "Gymnasium", "pettingzoo": "PettingZoo"}


def sentence(why: ModuleNotFoundError) -> str:
    """What to install for a missing module; empty if the module is one of ours, since then the mistake is ours too."""
    library = (why.name or "").partition(".")[0]
    if library in ("", "fidchell"):
        return ""
    extra = f"fidchell[{EXTRAS[library]}]" if library in EXTRAS else "fidchell"
    return f"this needs {NAMES.get(library, library)}, which is not installed; try: pip install '{extra}'"


@contextmanager
def needing() -> Iterator[None]:
    """Import optional libraries in this context: the error for a missing one says what to install."""
    try:
        yield
    except ModuleNotFoundError as why:
        raise ModuleNotFoundError(sentence(why) or str(why), name=why.name) from None
