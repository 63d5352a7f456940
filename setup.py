"""Builds the compiled rules where a C compiler works, and the page; elsewhere the same Python files run uncompiled."""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from tools.compile_core import join, units
from tools.page import BUILT, install, node, npm

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}
JOINED = Path("build/joined")
# On x86, what every machine since 2009 has, and NumPy wants too: sets are counted in one instruction. Where functions
# and loops begin at round addresses, speed depends less on what else a unit holds (3 % in the vector of games).
X86 = ["-mpopcnt", "-mssse3", "-falign-functions=64", "-falign-loops=32"]
FLAGS = ["-O3", *(X86 if platform.machine() in ("x86_64", "AMD64") and os.name == "posix" else [])]


def extensions() -> list[Extension]:
    """The units as C extensions; none without Cython, or when FIDCHELL_PURE asks for none."""
    if os.environ.get("FIDCHELL_PURE"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    sources = [Extension(unit.name, [str(join(unit, JOINED))], extra_compile_args=FLAGS) for unit in units()]
    return cythonize(sources, compiler_directives=DIRECTIVES, include_path=[str(JOINED), "src"])


class OptionalBuild(build_ext):
    """A build that goes on without the extensions when the compiler fails."""

    def build_extension(self, extension):
        """Build one extension, or leave it out and say why."""
        try:
            super().build_extension(extension)
        except Exception as error:
            self.announce(
                f"{extension.name} stays uncompiled: {error}", level=2
            )  # seen without --quiet; the program says so
            self.extensions = [e for e in self.extensions if e is not extension]


class WithPage(build_py):
    """A build that makes the page first, unless it is there; an editable install goes without."""

    def run(self):
        """Build the page where it is missing, and say so if that cannot be done."""
        if not self.editable_mode and not BUILT.exists() and node():  # nobody's own Python gets a Node by this
            install()
            npm("run", "build", "--silent")
        if not self.editable_mode and not BUILT.exists():
            self.warn("the page is left out, since this machine has no Node; build the wheel with `make wheel`")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild, "build_py": WithPage})
