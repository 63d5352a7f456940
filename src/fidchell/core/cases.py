"""Case law: rulings as a position, a script of moves and what must then hold, read from YAML and run.

A file is a list of cases, or a mapping of `game` and `cases`; without `game` the folder's name is the game.
How a case is written is told in `docs/cases.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from fidchell.core.errors import BadCase, BadOption, Refused
from fidchell.core.expect import SCENE_KEYS, faults_of
from fidchell.core.flags import Flags
from fidchell.core.registry import Game, game
from fidchell.core.script import Scene, Stuck
from fidchell.core.strict import refuse, sequence, table, text

HERE = Path(__file__).parents[3] / "cases"  # in a checkout
FILE_KEYS = ("game", "cases")
CASE_KEYS = ("case", "cites", "note", "given", "play", "then", "steps")
STEP_KEYS = ("play", "then")


# Reading.


class Loader(yaml.SafeLoader):
    """YAML in which `yes` and `no` are words, numbers are whole, and no key is written twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """A mapping; a key that is written twice is refused."""
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                refuse(f"line {key.start_mark.line + 1}", f"the key {key.value!r} is written twice")
            seen.add(key.value)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


Loader.yaml_implicit_resolvers = {}


def resolve(kind: str, pattern: str, first: str) -> None:
    """Let the loader read plain words of this shape as something else."""
    tag = f"tag:yaml.org,2002:{kind}"
    Loader.add_implicit_resolver(tag, re.compile(pattern), [*first, ""] if kind == "null" else list(first))


resolve("bool", "^(?:true|false)$", "tf")
resolve("int", "^-?[0-9]+$", "-0123456789")
resolve("null", "^(?:null|~|)$", "n~")


@dataclass(frozen=True)
class Step:
    """A part of a case: what is done, and what must then hold."""

    lines: tuple[tuple[int, str], ...]  # with their numbers in the script
    then: Mapping[str, Any]


@dataclass(frozen=True)
class Case:
    """A ruling: a position, steps, and what it rests on."""

    file: str
    title: str
    game: Game
    cites: tuple[str, ...]
    given: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Verdict:
    """What came of a case: nothing wrong, or some faults, and the position they were found in."""

    file: str
    title: str
    faults: tuple[str, ...] = ()
    picture: str = ""


@dataclass
class Docket:
    """The cases of one file, and what could not be read of it."""

    file: str
    cases: list[Case] = field(default_factory=list)
    faults: list[Verdict] = field(default_factory=list)


def load(path: Path, name: str = "") -> Docket:
    """The cases of a file."""
    return read(path.read_text(encoding="utf-8"), name or str(path), path.resolve().parent.name)


def read(source: str, file: str, folder: str) -> Docket:
    """The cases in a text; one that is not written as cases are is a fault, and the others can still be run."""
    docket = Docket(file)
    try:
        loaded = yaml.load(source, Loader)
        key, entries = folder, loaded
        if isinstance(loaded, dict):
            top = table(loaded, FILE_KEYS, "key", "the top of the file")
            key, entries = text(top.get("game", folder), "game"), top.get("cases")
        found = game(key)
        if not isinstance(entries, list):
            refuse("", "a file is a list of cases, each beginning with '- case: TITLE'")
        if found.casework is None:
            refuse("", f"{found.title} has no cases")
    except (BadOption, BadCase, yaml.YAMLError) as why:
        docket.faults.append(Verdict(file, "", (f"the file cannot be read: {why}",)))
        return docket
    titles: set[str] = set()
    for position, entry in enumerate(entries, 1):
        title = entry.get("case") if isinstance(entry, dict) else None
        name = title if isinstance(title, str) else f"number {position}"
        try:
            case = read_case(entry, file, found)
            if case.title in titles:
                refuse("case", "another case of this file has the same title")
            titles.add(case.title)
            docket.cases.append(case)
        except BadCase as why:
            docket.faults.append(Verdict(file, name, (str(why),)))
    return docket


def read_case(entry: object, file: str, found: Game) -> Case:
    """A case as it is written."""
    keys = table(entry, CASE_KEYS, "key", "")
    for needed in ("case", "cites"):
        if needed not in keys:
            refuse("", f"the key {needed!r} is missing")
    cites = tuple(text(cite, "cites") for cite in sequence(keys["cites"], "cites"))
    if not cites:
        refuse("cites", "a case cites at least one source, or 'house ruling'")
    given = keys.get("given") or {}
    if not isinstance(given, dict):
        refuse("given", f"expected a mapping, not {given!r}")
    if "steps" in keys:
        if "play" in keys or "then" in keys:
            refuse("steps", "a case has either steps, or play and then")
        parts = [table(part, STEP_KEYS, "key", "steps") for part in sequence(keys["steps"], "steps")]
    else:
        parts = [{key: keys[key] for key in STEP_KEYS if key in keys}]
    return Case(file, text(keys["case"], "case"), found, cites, given, tuple(read_steps(parts, found)))


def read_steps(parts: list[dict[str, Any]], found: Game) -> Iterator[Step]:
    """The steps of a case, in which every key is known."""
    assert found.casework
    known = [*SCENE_KEYS, *found.casework.expectations]
    expected = False
    for part in parts:
        lines = []
        source = part.get("play") or ""
        if not isinstance(source, str):
            refuse("play", "a script is a text: write 'play: |' and below it one line for each 'seat: action'")
        for numbered, line in enumerate(source.split("\n"), 1):
            plain = line.partition("#")[0].strip()
            if plain:
                lines.append((numbered, plain))
        then = table(part.get("then") or {}, known, "expectation", "then")
        expected = expected or bool(then) or any(": !" in line for _, line in lines)
        yield Step(tuple(lines), then)
    if not expected:
        refuse("then", f"nothing is expected; expect at least one of: {', '.join(known)}")


# Running.


def judged(case: Case) -> Verdict:
    """What comes of a case."""
    assert case.game.casework
    try:
        scene = Scene(case.game, case.game.casework.position(case.given))
    except Refused as why:
        return Verdict(case.file, case.title, (f"given: {why}",))
    wrong = case.game.conserved(scene.state.fields())
    if wrong:
        return Verdict(case.file, case.title, (f"given: this position is impossible: {'; '.join(wrong)}",))
    faults: list[str] = []
    for position, step in enumerate(case.steps, 1):
        try:
            scene.play(step.lines)
            faults += scene.faults + faults_of(scene, step.then, "then")
        except (Stuck, Refused) as why:
            faults += [*scene.faults, str(why)]
        except Exception as why:  # one case that breaks the rules' code does not keep the others from running
            faults += [*scene.faults, f"the program broke down: {why!r}"]
        if faults:
            which = f"step {position}: " if len(case.steps) > 1 else ""
            picture = case.game.casework.picture(scene.state)
            return Verdict(case.file, case.title, tuple(which + why for why in faults), f"{picture}\n{scene.about()}")
        scene.told.clear()
    return Verdict(case.file, case.title)


def judged_all(docket: Docket, only: str = "") -> list[Verdict]:
    """What comes of all the cases of a file whose title or source contains a text."""
    wanted = only.lower()
    chosen = [case for case in docket.cases if wanted in " ".join([case.title, *case.cites]).lower()]
    unread = [fault for fault in docket.faults if wanted in fault.title.lower()]
    return [*unread, *map(judged, chosen)]


def told(verdict: Verdict) -> str:
    """A failed case as text: where it stands, what is wrong, and the position."""
    lines = [f"FAILED {verdict.file}: {verdict.title}".rstrip(": ")]
    lines += [f"  {fault}" for fault in verdict.faults]
    if verdict.picture:
        lines += ["  the position:", *(f"    {line}" for line in verdict.picture.splitlines())]
    return "\n".join(lines)


def run(argv: Sequence[str] | None = None) -> int:
    """Run the cases of files and folders, and say how many passed and failed; 1 if any failed."""
    parser = Flags(prog="fidchell cases", description="Run rulings written as cases; see docs/cases.md.")
    parser.add_argument("paths", nargs="*", metavar="FILE or FOLDER", help="what to run; all cases, if left out")
    parser.add_argument("-v", "--verbose", action="store_true", help="list the titles of the cases that passed, too")
    parser.add_argument("-k", dest="only", default="", metavar="TEXT", help="only cases with this in title or source")
    args = parser.parse_args(argv)
    paths = [Path(path) for path in args.paths] or [HERE if HERE.is_dir() else Path("cases")]
    passed = failed = 0
    for path in paths:
        if not path.exists():
            raise BadOption(f"there is no file or folder {str(path)!r} with cases")
        for file in case_files(path):
            for verdict in judged_all(load(file, short_path(file)), args.only):
                passed += not verdict.faults
                failed += bool(verdict.faults)
                if verdict.faults:
                    print(told(verdict))
                elif args.verbose:
                    print(f"passed {verdict.file}: {verdict.title}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def case_files(path: Path) -> list[Path]:
    """The case files at a path: itself, or all below it."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def short_path(path: Path) -> str:
    """A path as short as it can be said from here."""
    here = Path.cwd()
    whole = path.resolve()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(path)
