"""How a Chromium is had for the tests: nothing is installed on a machine unless somebody says so, or CI is true."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from patience import HANGS

from tools.browser import HASH, hash_of

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
# The same program on a machine of which we know what is on it; npm holds something for it only if it is told so.
PROGRAM = """
import sys
from pathlib import Path
from tools import browser
home, held = Path(sys.argv[1]), sys.argv[2] == "held"
browser.HOME, browser.OURS, browser.is_held = home, home / "run", lambda: held
browser.playwrights = lambda: ""
sys.exit(browser.main())
"""
INSTALLS = """#!/bin/sh
echo "$@" >> "$CALLS"
[ "$1" = install ] && { echo '#!/bin/sh' > "$BIN/chromium"; /bin/chmod +x "$BIN/chromium"; }
exit 0
"""
REFUSES = '#!/bin/sh\necho "$@" >> "$CALLS"\nexit 100\n'
SUDO = '#!/bin/sh\nexec "$@"\n'
NODE = "#!/bin/sh\necho v24.0.0\n"
FORGES = "#!/bin/sh\necho forged > chromium.tgz\n"


class Machine:
    """A machine with few programs on it."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.calls, self.home = folder / "bin", folder / "calls", folder / "home"
        self.bin.mkdir()
        self.add("sudo", SUDO)

    def add(self, name: str, text: str) -> None:
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)

    def called(self) -> list[str]:
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def get(self, answer: str | None = None, held: bool = False, **env: str) -> tuple[int, str]:
        """Look for a browser, with somebody at a terminal who answers, or with nobody; the status and what was said."""
        near, far = pty.openpty()
        known = {"PATH": str(self.bin), "BIN": str(self.bin), "CALLS": str(self.calls), "PYTHONPATH": str(ROOT)}
        if answer is not None:
            os.write(near, answer.encode() + b"\n")
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, str(self.home), "held" if held else ""],
            stdin=subprocess.DEVNULL if answer is None else far,
            env=known | env,
            capture_output=True,
            text=True,
            timeout=HANGS,
        )
        os.close(near)
        os.close(far)
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_without_a_terminal_nothing_is_installed_and_it_says_what_to_run(machine: Machine) -> None:
    machine.add("apt-get", INSTALLS)
    status, said = machine.get()
    assert status == 1 and machine.called() == []
    assert "--no-install-recommends chromium" in said and "CHROMIUM=" in said and "not checked" in said


@pytest.mark.parametrize("answer", ["", "n", "no", "what?"])
def test_who_does_not_say_yes_is_not_given_one(machine: Machine, answer: str) -> None:
    machine.add("apt-get", INSTALLS)
    status, said = machine.get(answer)
    assert status == 1 and machine.called() == []
    assert "[y/N]" in said


def test_who_says_yes_is(machine: Machine) -> None:
    machine.add("apt-get", INSTALLS)
    status, said = machine.get("y")
    assert status == 0 and str(machine.bin / "chromium") in said
    assert [call.split()[0] for call in machine.called()] == ["update", "install"]


@pytest.mark.parametrize(("ci", "installed"), [("true", True), ("false", False), ("", False)])
def test_only_where_ci_is_true_nobody_is_asked(machine: Machine, ci: str, installed: bool) -> None:
    machine.add("apt-get", INSTALLS)
    status, said = machine.get(CI=ci)
    assert bool(machine.called()) == installed == (status == 0)
    assert "[y/N]" not in said


def test_an_installation_that_fails_is_not_called_a_browser(machine: Machine) -> None:
    machine.add("apt-get", REFUSES)
    status, said = machine.get(CI="true")
    assert status == 1 and machine.called() and "not checked" in said


def test_a_machine_whose_package_manager_is_unknown_is_told_to_name_one(machine: Machine) -> None:
    status, said = machine.get("y")
    assert status == 1 and "CHROMIUM=" in said and "Run:" not in said


@pytest.mark.parametrize("name", ["chromium", "google-chrome"])
def test_one_that_is_there_is_taken(machine: Machine, name: str) -> None:
    machine.add("apt-get", INSTALLS)
    machine.add(name, SUDO)
    assert machine.get("y", CI="true") == (0, f"{machine.bin / name}\n")
    assert machine.get(CHROMIUM="/some/where") == (0, "/some/where\n")
    assert machine.called() == []


def test_a_package_that_is_not_the_pinned_one_is_thrown_away(machine: Machine) -> None:
    machine.add("node", NODE)
    machine.add("npm", FORGES)
    status, said = machine.get(held=True)
    assert status == 1 and "is not what it was when it was pinned" in said
    assert not machine.home.exists()
    assert HASH.startswith("sha512-") and hash_of(b"forged\n") != HASH


def test_one_in_the_checkout_is_found_again(machine: Machine) -> None:
    machine.home.mkdir()
    (machine.home / "run").write_text(SUDO)
    assert machine.get() == (0, f"{machine.home / 'run'}\n")
