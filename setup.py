"""Builds the compiled rules where a C compiler works, and the page; elsewhere the same Python files run uncompiled."""

import os
import platform
import re
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

sys.path.insert(0, str(Path(__file__).parent))
from tools.compile_core import join, units
from tools.page import BUILT, LICENCES, install, node, npm

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
CASES = Path("cases")
# On x86, what every machine since 2009 has, and NumPy wants too: sets are counted in one instruction. Where functions
# and loops begin at round addresses, speed depends less on what else a unit holds (3 % in the vector of games).
X86 = ["-mpopcnt", "-mssse3", "-falign-functions=64", "-falign-loops=32"]


def flags(compiler: str) -> list[str]:
    """How a kind of compiler is asked for fast code without debug sections, unless CFLAGS ask for them."""
    if compiler == "msvc":
        return ["/O2"]
    is_x86 = platform.machine() in ("x86_64", "AMD64") and "arm64" not in os.environ.get("ARCHFLAGS", "")
    debug = [] if "-g" in os.environ.get("CFLAGS", "").split() else ["-g0"]
    return ["-O3", *debug, *(X86 if is_x86 else [])]


def extensions() -> list[Extension]:
    """The units as C extensions, whose sources are written when they are built; none if FIDCHELL_PURE asks for none."""
    return [] if os.environ.get("FIDCHELL_PURE") else [Extension(unit.name, []) for unit in units()]


class OptionalBuild(build_ext):
    """A build that goes on without the extensions when Cython is missing or the compiler fails."""

    def run(self):
        """Join the units and translate them to C, then build them."""
        try:
            from Cython.Build import cythonize
        except ImportError:
            self.warn("the rules stay uncompiled, since Cython is not installed")
            self.extensions = []
            return
        joined = [Extension(unit.name, [str(join(unit, JOINED))]) for unit in units()]
        translated = cythonize(joined, compiler_directives=DIRECTIVES, include_path=[str(JOINED), "src"])
        for extension, source in zip(self.extensions, translated, strict=True):
            extension.sources = source.sources
        super().run()

    def build_extension(self, extension):
        """Build one extension, or leave it out and say why."""
        extension.extra_compile_args = flags(self.compiler.compiler_type)
        try:
            super().build_extension(extension)
        except Exception as error:
            self.announce(
                f"{extension.name} stays uncompiled: {error}", level=2
            )  # seen without --quiet; the program says so
            self.extensions = [e for e in self.extensions if e is not extension]


class WithPage(build_py):
    """A build with the page and the cases; an editable install finds both in the checkout."""

    def run(self):
        """Build the page where it is missing, and say so if that cannot be done."""
        if not self.editable_mode:
            self.forget()
            if not make_page():
                self.warn("the page is left out, since this machine has no Node; build the wheel from an sdist")
        super().run()
        if not self.editable_mode:
            shutil.copytree(CASES, self.packaged() / CASES, dirs_exist_ok=True)

    def packaged(self) -> Path:
        """Where the package is put together."""
        return Path(self.build_lib) / "fidchell"

    def forget(self):
        """Remove what an earlier build left there, but for the extensions: a file may have lost its source since."""
        for path in self.packaged().rglob("*"):
            if path.is_file() and not path.name.startswith("_compiled."):
                path.unlink()


class WithBuiltPage(sdist):
    """A source distribution that holds the built page, so that whoever builds from it needs no Node."""

    def run(self):
        """Build the page where it is missing; without it there is no source distribution."""
        if not make_page():
            raise SetupError("a source distribution holds the built page, and this machine has no Node: `make page`")
        super().run()


def make_page() -> bool:
    """Build the page where it is missing, with the Node of this machine; whether it is there."""
    if not (BUILT.exists() and LICENCES.exists()) and node():  # nobody's own Python gets a Node by this
        install()
        npm("run", "build", "--silent")
    return BUILT.exists() and LICENCES.exists()


def described() -> str:
    """The README as the package's page shows it: links into the checkout lead to the repository."""
    source = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"(!\[[^\]]*\]\()(?!\w+:)", rf"\1{source}/raw/main/", text)
    return re.sub(r"(\]\()(?!\w+:|#)", rf"\1{source}/blob/main/", text)


setup(
    long_description=described(),
    long_description_content_type="text/markdown",
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuild, "build_py": WithPage, "sdist": WithBuiltPage},
)
