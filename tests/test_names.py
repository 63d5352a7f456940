"""One word, one thing: no two public classes have one name, nor two modules but where rooms run in parallel."""

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src/fidchell"
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts)


def shared(names: list[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that several places have."""
    places = defaultdict(list)
    for name, place in names:
        places[name].append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


def test_no_two_classes_have_one_name():
    names = [
        (node.name, str(path.relative_to(PACKAGE)))
        for path in FILES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert len(names) > 150
    assert shared(names) == {}


def test_no_two_modules_have_one_name():
    """Each game has the same rooms, in the package and in the terminal; their files may have the same names."""
    common = [path for path in FILES if not {"games", "inis", "snakes"} & set(path.parts) and path.stem != "__init__"]
    assert len(common) > 100
    assert shared([(path.stem, str(path.relative_to(PACKAGE))) for path in common]) == {}
