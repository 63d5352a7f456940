"""Nothing that only some systems have is needed to load the program, and no process is forked."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
FILES = sorted(SOURCE.rglob("*.py"))
POSIX = {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
WINDOWS = {"msvcrt", "winreg", "_winapi"}
FORKS = re.compile(r"""\bos\.fork\b|\bforkpty\b|["']fork(server)?["']|\bpreexec_fn\b""")
STARTS = re.compile(r"\b(multiprocessing|mp)\.(Process|Pool)\(|from multiprocessing import .*\b(Process|Pool)\b(?!\.)")

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())


def imported(nodes):
    """The modules that statements import when a file is loaded, whatever system it is."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@each_file
def test_a_file_loads_on_every_system(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not set(imported(tree.body)) & (POSIX | WINDOWS)


@each_file
def test_processes_are_spawned_and_not_forked(path):
    text = path.read_text(encoding="utf-8")
    assert not FORKS.search(text) and not STARTS.search(text)


def test_this_would_be_noticed():
    assert set(imported(ast.parse("import fcntl\nfrom resource import getrlimit").body)) <= POSIX
    assert FORKS.search('get_context("fork")') and STARTS.search("from multiprocessing import Queue, Process")
    assert not STARTS.search("from multiprocessing import get_context") and not FORKS.search('get_context("spawn")')
