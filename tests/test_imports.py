"""Imports point one way: core, checks, games, bots, arena; then table, terminal and research; then the command line."""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src/fidchell"
LAYERS = {"core": 0, "checks": 1, "games": 2, "bots": 3, "arena": 4, "table": 5, "terminal": 5, "research": 5}
OUTERMOST = 6  # the command line and its benchmarks
EVERYWHERE = {"", "compiled", "units"}  # the package itself, and how it is built
NETWORK = {"asyncio", "http", "selectors", "socket", "socketserver", "ssl", "urllib"}
FILES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.name for path in (PACKAGE / "games").glob("*") if (path / "__init__.py").exists())

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))


def imported(path):
    """The full names of the modules that a file imports, and of the names it takes from them."""
    package = ["fidchell", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = start + (node.module.split(".") if node.module else [])
            yield from (
                [*module, name.name] if module in (["fidchell"], ["fidchell", "games"]) else module
                for name in node.names
            )


def part(name):
    """Which part of the package a full name belongs to."""
    return name[1] if len(name) > 1 else ""


def layer(name):
    return LAYERS.get(part(name), OUTERMOST)


@each_file
def test_a_file_imports_only_from_its_own_part_and_those_before_it(path):
    place = ["fidchell", *path.relative_to(PACKAGE).with_suffix("").parts]
    for name in imported(path):
        if name[0] == "fidchell" and part(name) not in EVERYWHERE and not part(name).startswith("__"):
            allowed = part(name) == part(place) or layer(name) < layer(place) or layer(place) == OUTERMOST
            allowed = allowed or (part(name) == "COMPILED")
            assert allowed, f"{'.'.join(place)} must not import {'.'.join(name)}"


@each_file
def test_no_game_imports_another_or_anything_with_a_socket(path):
    place = path.relative_to(PACKAGE).parts
    if place[0] in ("core", "checks", "games"):
        for name in imported(path):
            assert name[0] not in NETWORK
            if place[0] == "games" and name[:2] == ["fidchell", "games"] and len(place) > 2:
                assert name[2] == place[1], f"{'/'.join(place)} must not import {'.'.join(name)}"


@each_file
def test_core_names_no_game(path):
    if path.relative_to(PACKAGE).parts[0] in ("core", "checks"):
        for game in GAMES:
            assert not re.search(rf"\b{game}\b", path.read_text(), re.IGNORECASE), game


def test_the_parts_are_known():
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= LAYERS.keys() | {"benchmarks"}
