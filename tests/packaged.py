"""Shared by the tests of the package: builds it from a copy of the checkout, and uses it without a checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from patience import HANGS, until
from tableside import free_port

ROOT = Path(__file__).parents[1]
SOURCES = ("bench", "cases", "docs", "examples", "proofs", "src", "tests", "tools", "web")
LEFT = shutil.ignore_patterns("node_modules", "__pycache__", "_compiled.*", "*.egg-info")
SDIST = "import sys, setuptools.build_meta as backend; backend.build_sdist(sys.argv[1])"
SECRETS = ("PYTHON", "FIDCHELL", "PIP_NO_INDEX", "VIRTUAL_ENV", "XDG_")  # prefixes of variables that lead back here


def run(*words: object, cwd: Path, said: str = "", **more: str) -> str:
    """The output of a program, which must succeed, in an environment that knows nothing of the checkout."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)} | more
    done = subprocess.run([*map(str, words)], cwd=cwd, env=env, input=said, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(map(str, words))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


# Building.


def copied(target: Path) -> Path:
    """A copy of the checkout, with the compiled units."""
    target.mkdir(parents=True)
    for name in SOURCES:
        shutil.copytree(ROOT / name, target / name, ignore=LEFT)
    for path in ROOT.iterdir():
        if path.is_file() and not path.is_symlink():
            shutil.copy2(path, target)
    add_units(target)
    return target


def add_units(target: Path) -> None:
    """Put the compiled units where a build looks for them, so that they are not compiled again."""
    for built in (ROOT / "build/joined", *(ROOT / "build").glob("lib.*")):
        shutil.copytree(built, target / "build" / built.name, copy_function=shutil.copy2)


def sdist(source: Path, out: Path) -> Path:
    """The source distribution."""
    out.mkdir(exist_ok=True)
    run(sys.executable, "-c", SDIST, out, cwd=source)
    return next(out.glob("*.tar.gz"))


def unpacked(archive: Path, target: Path) -> Path:
    """Unpack a source distribution."""
    with tarfile.open(archive) as file:
        file.extractall(target, filter="data")
    return next(target.iterdir())


def wheel(source: Path, out: Path, **env: str) -> Path:
    """Build the wheel from a folder or an archive, without a registry."""
    words = ("-m", "pip", "wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", out, source)
    run(sys.executable, *words, cwd=out.parent, **env)
    return next(out.glob("*.whl"))


# Using.


def installed(wheel: Path, venv: Path) -> Path:
    """Make an environment with the wheel and the libraries it needs, taken from ours; the folder of its programs."""
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=wheel.parent)
    words = ("--python", venv, "install", "-q", "--no-index", "--no-deps", wheel)
    run(sys.executable, "-m", "pip", *words, cwd=wheel.parent)
    lib = next(venv.glob("lib/python*/site-packages"))
    (lib / "libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    return venv / "bin"


def use(programs: Path, folder: Path, compiled: bool, cases: tuple[str, ...] = ()) -> None:
    """Play, run cases, benchmark and serve, in a folder of its own."""
    folder.mkdir()
    home = {"HOME": str(folder), "COLUMNS": "100"}
    fidchell = programs / "fidchell"
    place = run(programs / "python", "-c", "import fidchell; print(fidchell.__file__)", cwd=folder, **home)
    assert Path(place.strip()).is_relative_to(programs.parent), place
    state = "rules compiled" if compiled else "rules not compiled"
    assert state in run(fidchell, "--version", cwd=folder, **home)
    words = ("play", "inis", "--players", "2", "--seed", "1", "--bot", "greedy")
    assert "Saved to inis-" in run(fidchell, *words, cwd=folder, said="1\nquit\n", **home)
    assert " passed, 0 failed" in run(fidchell, "cases", *cases, cwd=folder, **home)
    measured = ("bench", "snakes", "--rounds", "1", "--seconds", "0.01")
    assert "decisions" in run(fidchell, *measured, cwd=folder, **home)
    with served(fidchell, folder, home) as web:
        look_at(web)
    tables = run(fidchell, "admin", "tables", "--db", f"sqlite:///{folder / 'tables.db'}", cwd=folder, **home)
    assert "Traceback" not in tables


@contextmanager
def served(fidchell: Path, folder: Path, home: dict[str, str]) -> Iterator[httpx.Client]:
    """A server run by the installed program; it must stop cleanly."""
    port = free_port()
    words = [str(fidchell), "serve", "--port", str(port), "--db", f"sqlite:///{folder / 'tables.db'}"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)} | home
    with (
        (folder / "server.txt").open("w+b") as output,
        subprocess.Popen(words, cwd=folder, env=env, stdout=output, stderr=output) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=HANGS) as web,
    ):
        try:
            until(lambda: is_ready(process, web, output), "the installed server to be ready")
            yield web
            process.terminate()
            assert process.wait(HANGS) == 0
        finally:
            process.kill()  # if it is still running


def is_ready(process: subprocess.Popen[bytes], web: httpx.Client, output: Any) -> bool:
    """Whether a server is ready; fails if it has ended."""
    if process.poll() is not None:
        output.seek(0)
        raise AssertionError(f"the server did not start: {output.read().decode()}")
    try:
        return web.get("/ready").status_code == 200
    except httpx.TransportError:
        return False


def look_at(web: httpx.Client) -> None:
    """Check the page: a script, five languages, the licence of a font, and a table that can be opened."""
    page = web.get("/")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    script = page.text.partition('src="')[2].partition('"')[0]
    assert "javascript" in web.get(script).headers["content-type"]
    assert all(web.get(f"/page/locales/{tag}/page.ftl").status_code == 200 for tag in ("en", "es", "fr", "pl", "ru"))
    assert "SIL OPEN FONT LICENSE" in web.get("/page/licences.txt").text
    assert {"inis", "snakes"} <= {game["game"] for game in web.get("/api/games").json()}
