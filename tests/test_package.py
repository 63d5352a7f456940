"""The package as others get it: what wheel and sdist hold, and that it works where no checkout is."""

import re
import tarfile
import tomllib
import zipfile
from email.message import Message as EmailMessage
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path

import packaged
import pytest

import fidchell
from fidchell.units import UNITS

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CASES = ("-k", "capital")  # enough to see that they are there; all of them are run elsewhere
PLAY = """
import sys
from fidchell.cli import main
main(["play", "inis", "--seed", "1", "--bot", "greedy"])
print(sorted(sys.modules))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    return packaged.copied(tmp_path_factory.mktemp("copy") / "checkout")


@pytest.fixture(scope="module")
def sdist(checkout):
    return packaged.sdist(checkout, checkout.parent / "sdist")


@pytest.fixture(scope="module")
def wheel(checkout):
    return packaged.wheel(checkout, checkout.parent / "wheel")


@pytest.fixture(scope="module")
def wheel_of_sdist(sdist, tmp_path_factory):
    folder = tmp_path_factory.mktemp("from-sdist")
    source = packaged.unpacked(sdist, folder / "source")
    packaged.add_units(source)
    return packaged.wheel(source, folder / "dist")


def names(archive):
    """What an archive holds, by paths within it."""
    if archive.suffix == ".whl":
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as file:
        return {name.partition("/")[2] for name in file.getnames()}


def contents(wheel):
    """What the files of a wheel hold."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def below(folder, *endings, start=""):
    """The files in a folder, as the package names them."""
    return {start + path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in endings}


def test_the_sdist_holds_all_that_was_written(checkout, sdist):
    held = names(sdist)
    for folder in packaged.SOURCES:
        endings = (".css", ".ftl", ".jpg", ".json", ".md", ".pxd", ".py", ".svelte", ".svg", ".ts", ".woff2", ".yaml")
        assert below(checkout / folder, *endings, start=f"{folder}/") <= held
    assert {"LICENSE", "README.md", "CHANGELOG.md", "Makefile", "constraints.txt", "conftest.py"} <= held
    assert {"src/fidchell/page/index.html", "src/fidchell/page/licences.txt"} <= held
    assert not [name for name in held if re.search(r"node_modules|_compiled\.|\.py[co]$|\.db$|^build/", name)]


def test_the_wheel_holds_the_page_the_cases_and_the_words(checkout, wheel):
    held = names(wheel)
    assert below(checkout / "cases", ".yaml", start="fidchell/cases/") <= held
    assert below(checkout / "src", ".css", ".ftl", ".html", ".js", ".json", ".pxd", ".py", ".woff2") <= held
    assert "fidchell/page/licences.txt" in held and "fidchell/py.typed" in held
    assert not [name for name in held if not name.startswith(("fidchell/", f"fidchell-{fidchell.__version__}."))]


def test_the_sdist_builds_the_same_wheel_byte_by_byte_and_without_node(wheel, wheel_of_sdist):
    assert wheel.name == wheel_of_sdist.name and contents(wheel) == contents(wheel_of_sdist)


def test_a_build_forgets_what_has_lost_its_source(checkout, tmp_path):
    left = checkout / "build/lib/fidchell/page/assets/old-1234.js"
    left.parent.mkdir(parents=True)
    left.write_text("old")
    held = names(packaged.wheel(checkout, tmp_path / "dist", FIDCHELL_PURE="1"))
    assert "fidchell/page/index.html" in held and "fidchell/page/assets/old-1234.js" not in held


@pytest.mark.compiled
def test_the_extensions_are_all_there_and_have_no_debug_sections(wheel):
    units = [content for name, content in contents(wheel).items() if "/_compiled." in name]
    assert len(units) == len(UNITS)
    assert not [unit for unit in units if b".debug_info" in unit]


def about(wheel) -> Distribution:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        folder = next(name.partition("/")[0] for name in archive.namelist() if ".dist-info/" in name)
        return PathDistribution(zipfile.Path(wheel, f"{folder}/"))


def test_the_wheel_says_what_it_is(wheel):
    said = about(wheel).metadata
    assert said["Name"] == "fidchell" and said["Version"] == fidchell.__version__
    assert said["Description-Content-Type"] == "text/markdown" and said["Author"] == "The Fidchell authors"
    assert said["Requires-Python"] == ">=3.11" and said["Keywords"] and said.get_all("Project-URL")
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)}
    assert versions <= set(said.get_all("Classifier") or ())
    assert isinstance(said, EmailMessage)
    text = said.get_payload()
    assert isinstance(text, str)
    assert "# Fidchell" in text and not re.search(r"\]\((?!https:|#)", text), "links into a checkout lead nowhere there"


def test_every_dependency_has_a_lowest_version_and_those_we_lean_on_a_highest():
    extras = PROJECT["optional-dependencies"]
    wanted = [*PROJECT["dependencies"], *(word for words in extras.values() for word in words)]
    assert [word for word in wanted if ">=" not in word] == []
    assert any(re.match(r"uvicorn>=[\d.]+,<[\d.]+$", word) for word in wanted)  # table/live/line.py


def test_the_wheel_works_where_no_checkout_is(wheel, tmp_path):
    programs = packaged.installed(wheel, tmp_path / "venv")
    packaged.use(programs, tmp_path / "elsewhere", fidchell.COMPILED, CASES)


def test_to_play_in_the_terminal_loads_no_server(wheel, tmp_path):
    programs = packaged.installed(wheel, tmp_path / "venv")
    loaded = packaged.run(programs / "python", "-c", PLAY, cwd=tmp_path, said="quit\n")
    assert "'fidchell.terminal.play'" in loaded
    assert not re.search(r"'(litestar|uvicorn|sqlalchemy|psycopg|asyncio|fidchell\.table)", loaded)
