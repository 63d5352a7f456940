"""Loads the compiled units in place of the Python files they were made from."""

import os
import platform
import sys
import warnings
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from fidchell.units import Unit, present

ROOT = Path(__file__).parents[1]

AGAIN = "run `make setup`, which compiles what has changed"
_note_due = True


def use_compiled() -> bool:
    """Load the compiled units, all or none, and say whether they are in use; FIDCHELL_PURE=1 turns them off."""
    if os.environ.get("FIDCHELL_PURE"):
        return False
    units = present(ROOT)
    paths = [built(unit) for unit in units]
    modules: list[ModuleType] = []
    for unit, path in zip(units, paths, strict=True):
        module = loaded(unit.name, path) if path and all(paths) else None
        if module is None or stale(module):
            for earlier in modules:
                del sys.modules[earlier.__name__]
            return False
        modules.append(module)
    for module in modules:
        for file in module.JOINED:
            sys.modules.setdefault(file.removesuffix(".py").replace("/", "."), module)
    return bool(modules)


def built(unit: Unit) -> Path | None:
    """The file of a unit's compiled module, if it has been built for this Python."""
    beside = ROOT / unit.name.replace(".", "/")
    paths = [beside.with_name(beside.name + suffix) for suffix in EXTENSION_SUFFIXES]
    return next((path for path in paths if path.exists()), None)


def loaded(name: str, path: Path) -> ModuleType | None:
    """The compiled module in a file, or None if it cannot be loaded.

    Its package is not imported first, since that would import the Python files too early.
    """
    spec = spec_from_file_location(name, path)
    assert spec and spec.loader
    try:
        module = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(module)
    except (ImportError, ValueError) as error:
        sys.modules.pop(name, None)
        warnings.warn(f"{path.name} cannot be loaded ({error}): running uncompiled", stacklevel=4)
        return None
    return module


def stale(module: ModuleType) -> bool:
    """Whether a source file has changed since the module was compiled; warns if so."""
    for file, digest in module.SOURCES.items():
        path = ROOT / file
        if not path.exists() or sha256(path.read_bytes()).hexdigest() != digest:
            warnings.warn(f"{file} has changed since it was compiled: all games run uncompiled; {AGAIN}", stacklevel=4)
            return True
    return False


def version() -> str:
    """The version, and whether the rules are compiled."""
    import fidchell

    rules = "rules compiled" if fidchell.COMPILED else "rules not compiled"
    return f"fidchell {fidchell.__version__} ({rules}, Python {platform.python_version()})"


def speed_note() -> None:
    """Say on stderr, once per process, that the rules run uncompiled and how to get the fast ones."""
    global _note_due
    import fidchell

    if _note_due and not fidchell.COMPILED:
        _note_due = False
        cause = "as FIDCHELL_PURE asks" if os.environ.get("FIDCHELL_PURE") else "and slowly"
        advice = AGAIN if any(built(unit) for unit in present(ROOT)) else BUILD_ADVICE
        cure = "unset FIDCHELL_PURE" if os.environ.get("FIDCHELL_PURE") else advice
        print(f"fidchell: the rules run uncompiled, {cause}. For the fast ones, {cure}.", file=sys.stderr)


BUILD_ADVICE = "install a C compiler (such as gcc or clang) and run `make clean setup`, or install fidchell again"
