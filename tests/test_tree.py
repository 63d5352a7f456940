"""What must hold for every file of the project."""

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Written in pieces, so that this file does not contain what it looks for.
REGISTRIES = (
    "py" + "pi.org",
    "python" + "hosted",
    "npm" + "js.",
    "yarn" + "pkg.",
    "index" + "-url",
    "artifact" + "ory",
)
HOMES = (r"/ho" + r"me/\w", r"/Us" + r"ers/\w", r"/ro" + r"ot/", r"\\Us" + r"ers\\\w")
MARKERS = ("<" * 7 + " ", ">" * 7 + " ", "|" * 7 + " ")


def texts():
    """Every text file that is or would be committed, by its name."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):  # not a git checkout: everything but what the tools leave
        found = (str(path.relative_to(ROOT)) for path in ROOT.rglob("*"))
        listed = [
            name
            for name in found
            if not re.search(r"(^|/)(\.venv|build|\..*cache|\.hypothesis|__pycache__)(/|$)", name)
        ]
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            content = (ROOT / name).read_bytes()
            if b"\0" not in content:
                yield name, content.decode()


def test_no_file_names_a_registry():
    assert [(name, word) for name, text in texts() for word in REGISTRIES if word in text.lower()] == []


def test_no_file_names_a_place_on_somebodys_machine():
    here = [re.escape(str(place)) + r"\b" for place in (ROOT, Path.home()) if len(place.parts) > 2]
    pattern = re.compile("|".join([*HOMES, *here]))
    assert [(name, found[0]) for name, text in texts() if (found := pattern.search(text))] == []


def test_no_file_has_merge_markers():
    assert [name for name, text in texts() for line in text.splitlines() if line.startswith(MARKERS)] == []


def documented(tree):
    """The public functions and classes of a file, methods included."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name[0] != "_":
            yield node
            if isinstance(node, ast.ClassDef):
                yield from documented(node)


def test_every_public_name_says_in_a_sentence_what_it_is():
    missing = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in documented(ast.parse(path.read_text())):
            first = (ast.get_docstring(node) or "").partition("\n")[0]
            if not first.endswith("."):
                missing.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name}")
    assert missing == []
