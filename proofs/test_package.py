"""The package on every available Python, installed as a user would: from a registry, without a checkout."""

import os
import shutil
from pathlib import Path

import packaged
import pytest

pytestmark = [pytest.mark.once, pytest.mark.compiler]

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TOOLS = ("build", "check-wheel-contents", "twine")


def python(version):
    """A Python of this version, from the path or pyenv, or None."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    whole = (path for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python")) if os.access(path, os.X_OK))
    return next(whole, None) or shutil.which(f"python{version}")


THERE = {version: path for version in VERSIONS if (path := python(version))}
each_python = pytest.mark.parametrize("version", THERE)


def environment(version, folder, *wanted):
    """The programs of a new environment, with some packages from the registry in our pinned versions."""
    packaged.run(THERE[version], "-m", "venv", folder, cwd=folder.parent)
    words = ("-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", *wanted)
    packaged.run(folder / "bin/python", *words, cwd=folder.parent)
    return folder / "bin"


@pytest.fixture(scope="module")
def tools(tmp_path_factory):
    return environment(next(iter(THERE)), tmp_path_factory.mktemp("tools") / "venv", *TOOLS)


@pytest.fixture(scope="module")
def sdist(tools, tmp_path_factory):
    """The source distribution, built as in a release."""
    folder = tmp_path_factory.mktemp("release")
    checkout = packaged.copied(folder / "checkout")
    packaged.run(tools / "python", "-m", "build", "--sdist", "-o", folder / "dist", checkout, cwd=folder)
    return next((folder / "dist").glob("*.tar.gz"))


@pytest.fixture(scope="module", params=THERE)
def wheel(request, tools, sdist, tmp_path_factory):
    """The wheel for each Python, compiled from the sdist alone; with its version."""
    folder = tmp_path_factory.mktemp("wheel")
    programs = environment(request.param, folder / "builder", "pip")
    packaged.run(programs / "python", "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder / "dist", sdist, cwd=folder)
    return request.param, next((folder / "dist").glob("*.whl"))


def test_at_least_three_pythons_are_tried():
    assert len(THERE) >= 3, f"only {', '.join(THERE)}: install another, for example with pyenv"


def test_wheel_and_sdist_are_fit_to_be_published(tools, sdist, wheel):
    _, file = wheel
    packaged.run(tools / "python", "-m", "twine", "check", "--strict", sdist, file, cwd=sdist.parent)
    packaged.run(tools / "check-wheel-contents", file, cwd=sdist.parent)


def test_the_wheel_works(wheel, tmp_path):
    version, file = wheel
    programs = environment(version, tmp_path / "venv", file)
    packaged.use(programs, tmp_path / "elsewhere", compiled=True)


@each_python
def test_the_sdist_can_be_installed_and_works(version, sdist, tmp_path):
    """It is compiled on installation; without a compiler it would be slower, and say so."""
    programs = environment(version, tmp_path / "venv", sdist)
    packaged.use(programs, tmp_path / "elsewhere", compiled=True)
