"""The file of a SQLite database: only its owner reads it, and two servers refuse each other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from crowd import running
from patience import HANGS
from tableside import Person, Server, free_port, in_time

from fidchell.core.errors import OutOfReach
from fidchell.table.store.file_lock import BESIDE, FileLock

pytestmark = pytest.mark.once


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def fidchell(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "fidchell", *words], capture_output=True, text=True, timeout=HANGS)


def serve_too(file: Path) -> subprocess.CompletedProcess[str]:
    """Start a second server of the same file, which must end by itself."""
    return fidchell("serve", "--db", f"sqlite:///{file}", "--port", str(free_port()))


def others_may(file: Path) -> int:
    """What others may do with the files of a database."""
    return sum(Path(f"{file}{ending}").stat().st_mode & 0o077 for ending in BESIDE)


@pytest.mark.linux
def test_nobody_else_can_read_the_database(file: Path) -> None:
    old = os.umask(0)
    try:
        with running(f"sqlite:///{file}") as server:
            assert others_may(file) == 0
            assert "others could read" not in server.said()
    finally:
        os.umask(old)


@pytest.mark.linux
def test_a_database_that_others_could_read_is_narrowed_and_that_is_told(file: Path) -> None:
    with running(f"sqlite:///{file}"):
        pass
    file.chmod(0o644)
    with running(f"sqlite:///{file}") as server:
        assert others_may(file) == 0
        assert "others could read the database file until now" in server.said()


def test_two_servers_of_one_file_refuse_each_other(file: Path, tmp_path: Path) -> None:
    other_name = tmp_path / "other-name.db"
    with running(f"sqlite:///{file}") as server:
        assert server.process
        other_name.symlink_to(file)
        for name in (file, other_name):
            done = serve_too(name)
            assert done.returncode == 1 and "Traceback" not in done.stderr
            assert f"another server (process {server.process.pid}) uses {name}; stop it first" in done.stderr
        assert server.is_ready()
        assert fidchell("admin", "tables", "--db", server.db).returncode == 0


def test_administrators_read_and_write_beside_a_server(file: Path, tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "mm"))["id"]
            for words in (("tables",), ("inspect", table), ("backup", str(tmp_path / "copy")), ("end", table)):
                done = fidchell("admin", *words, "--db", server.db)
                assert done.returncode == 0, done.stderr

    with running(f"sqlite:///{file}") as server:
        in_time(check(server))


def test_a_killed_server_leaves_no_lock_behind(file: Path) -> None:
    db = f"sqlite:///{file}"
    with running(db) as first:
        first.kill()
        with running(db):
            assert "another server" in serve_too(file).stderr
        with running(db) as third:  # the second has stopped
            assert third.is_ready()


def test_a_lock_is_held_until_it_is_released(file: Path) -> None:
    held = FileLock(file)
    with pytest.raises(OutOfReach, match=f"another server .process {os.getpid()}. uses"):
        FileLock(file)
    held.release()
    FileLock(file).release()
