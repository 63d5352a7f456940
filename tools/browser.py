"""Finds a Chromium for the tests of the page, and installs one where there is none and that can be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WAYS = (  # how one may be installed: what has to be there, and what to call
    ("apt-get", ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]),
    ("", [sys.executable, "-m", "playwright", "install", "chromium"]),
)


def found() -> str:
    """The path of a Chromium, or nothing: named by CHROMIUM, on the path, or Playwright's own."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), "")
    return on_path or own()


def own() -> str:
    """Where Playwright keeps a browser of its own, if it has one."""
    look = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    said = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=False).stdout.strip()
    return said if said and Path(said).exists() else ""


def installed() -> str:
    """The path of a Chromium, installed if need be; nothing if no way works."""
    for needed, words in WAYS:
        if found():
            break
        if needed and (not shutil.which(needed) or os.geteuid()):
            continue
        if needed == "apt-get":
            subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(words, check=False, stdout=sys.stderr)
    return found()


def main() -> int:
    """Say where it is, or how to get one."""
    path = installed()
    print(path or "No Chromium was found or could be installed; name one with CHROMIUM=/path/of/chromium.")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
