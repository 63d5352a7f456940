"""Runs the build steps of the Dockerfile in a clean folder: from the sources to a server that answers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
from dockerfile import DOCKERFILE, ROOT, Container, stages
from patience import HANGS, until
from tableside import free_port

INSTALLED = "/opt/fidchell"  # its place in the image


def sources(folder: Path) -> Path:
    """The build context: the files of the checkout that .dockerignore lets through."""
    wanted = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=HANGS)
    for name in files.stdout.splitlines():
        if name.split("/")[0] in wanted and (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name, follow_symlinks=False)
    return folder


def python_of_an_image(folder: Path) -> Path:
    """The programs of a bare Python, under the name that it has in images."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True, timeout=HANGS)
    return folder / "bin"


def test_what_the_dockerfile_builds_serves(tmp_path: Path) -> None:
    build, image = stages(DOCKERFILE.read_text())
    source, programs = sources(tmp_path / "source"), python_of_an_image(tmp_path / "python")
    installed, data = tmp_path / "installed", tmp_path / "data"
    system, commands = build.all("RUN")
    assert system.startswith("apt-get ") and "gcc" in system, "the rest is run here, with the compiler of this machine"
    assert build.all("COPY") == [". ."] and image.all("COPY") == [f"--from=build {INSTALLED} {INSTALLED}"]

    around = {name: value for name, value in os.environ.items() if not name.startswith("FIDCHELL_")}
    around["PATH"] = f"{programs}:/usr/local/bin:/usr/bin:/bin"
    for command in commands.replace(INSTALLED, str(installed)).split(" && "):
        done = subprocess.run(
            ["sh", "-ec", command], cwd=source, env=around, capture_output=True, text=True, timeout=HANGS
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    shutil.rmtree(source)

    data.mkdir()
    container = Container(installed / "bin", data, free_port(), {})
    try:
        until(container.is_well)
        assert "<title>Fidchell</title>" in httpx.get(f"{container.url}/", timeout=HANGS).text
        said = subprocess.run([installed / "bin/fidchell", "--version"], capture_output=True, text=True, timeout=HANGS)
        assert "rules compiled" in said.stdout
    finally:
        status = container.stop()
    assert status == 0
