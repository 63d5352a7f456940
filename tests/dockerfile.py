"""Parses the subset of Dockerfile syntax that ours uses, so that tests can run its steps without a container."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from patience import HANGS, until

ROOT = Path(__file__).parent.parent
DOCKERFILE = ROOT / "Dockerfile"


@dataclass
class Stage:
    """One build stage: its base image, and its instructions in order."""

    base: str
    name: str = ""
    steps: list[tuple[str, str]] = field(default_factory=list)

    def all(self, word: str) -> list[str]:
        """The arguments of each instruction of a kind."""
        return [rest for found, rest in self.steps if found == word]

    def last(self, word: str) -> str:
        """The arguments of the last instruction of a kind, which is the one that counts."""
        return self.all(word)[-1]

    @property
    def variables(self) -> dict[str, str]:
        """The environment variables it sets."""
        pairs = [word.partition("=") for rest in self.all("ENV") for word in shlex.split(rest)]
        return {name: value for name, _, value in pairs}

    @property
    def command(self) -> list[str]:
        """What a container runs."""
        found: list[str] = json.loads(self.last("CMD"))
        return found

    @property
    def healthcheck(self) -> list[str]:
        """The command of the health check."""
        found: list[str] = json.loads(self.last("HEALTHCHECK").partition("CMD ")[2])
        return found


def stages(text: str) -> list[Stage]:
    """The stages of a Dockerfile."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    found: list[Stage] = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = re.sub(r"\s+", " ", line.strip()).partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(base, name))
        elif word:
            found[-1].steps.append((word, rest))
    return found


class Container:
    """Runs what a container of the last stage would run, with the programs of a folder and another place for /data."""

    def __init__(self, programs: Path, data: Path, port: int, extra: dict[str, str]) -> None:
        self.stage = stages(DOCKERFILE.read_text(encoding="utf-8"))[-1]
        set_there = {name: value.replace("/data/", f"{data}/") for name, value in self.stage.variables.items()}
        nothing_else = {"PATH": f"{programs}{os.pathsep}{os.defpath}", "FIDCHELL_PORT": str(port)}
        self.env = set_there | extra | nothing_else
        self.url = f"http://127.0.0.1:{port}"
        self.programs = programs
        self.data = data
        self.log = data / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self.local(self.stage.command), cwd=data, env=self.env, stdout=log, stderr=log
            )
        until(self.is_ready)

    def local(self, words: list[str]) -> list[str]:
        """A command with the program that the container's PATH would find."""
        return [str(self.programs / words[0]), *words[1:]]

    def is_ready(self) -> bool:
        """Whether it answers; fails at once if the server has ended."""
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/ready", timeout=HANGS).status_code == 200
        except httpx.HTTPError:
            return False

    def is_well(self) -> bool:
        """The result of the health check."""
        words = self.local(self.stage.healthcheck)
        return subprocess.run(words, env=self.env, capture_output=True, timeout=HANGS).returncode == 0

    def stop(self) -> int:
        """Stop it as a container runtime does; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(HANGS)
