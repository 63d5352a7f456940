"""Case law: rulings as a position, a script of moves and what must then hold, read from YAML and run.

A file is a list of cases, or a mapping of `game` and `cases`; without `game` the folder's name is the game.
`docs/how-to/cases.md` explains how to write a case.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from fidchell.checks.expect import SCENE_KEYS, faults_of
from fidchell.checks.script import CaseMatch, Stuck
from fidchell.checks.strict import brief, refuse, sequence, table, text
from fidchell.core.errors import BadCase, BadOption, FidchellError, OutOfReach
from fidchell.core.files import text_in
from fidchell.core.flags import Flags
from fidchell.core.registry import Game, game, keys

PACKED = Path(__file__).parents[1] / "cases"  # in an installed package
HERE = PACKED if PACKED.is_dir() else Path(__file__).parents[3] / "cases"  # otherwise in a checkout
FILE_KEYS = ("game", "cases")
CASE_KEYS = ("case", "cites", "note", "given", "play", "then", "steps")
STEP_KEYS = ("play", "then")
DEEPEST = 40  # levels of nested lists and mappings
DIGITS = 20  # of a number
TAGS = "tag:yaml.org,2002:"  # the prefix of YAML's own tags, written !!


# Reading.


class Loader(yaml.SafeLoader):
    """YAML without aliases, tags or duplicate keys, in which `yes` and `no` are words and numbers are whole."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """A node of the file; aliases, tags and nodes nested too deep are refused."""
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        at = f"line {event.start_mark.line + 1}"
        if self.check_event(yaml.AliasEvent):
            refuse(at, f"expected a value, not the alias {brief('*' + event.anchor)}; put text in quotes")
        if event.tag is not None:
            tag = brief(event.tag.replace(TAGS, "!!"))
            refuse(at, f"expected a plain value, not the tag {tag}; put text that begins with '!' in quotes")
        if self.depth == DEEPEST:
            refuse(at, f"expected at most {DEEPEST} levels of nested lists and mappings")
        self.depth += 1
        node: Any = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """A mapping; keys that are not words, and duplicate keys, are refused."""
        seen: set[str] = set()
        for key, _ in node.value:
            at = f"line {key.start_mark.line + 1}"
            if not isinstance(key, yaml.ScalarNode):
                refuse(at, "expected a word as key, not a list or a mapping")
            if key.value in seen:
                refuse(at, f"the key {brief(key.value)} is written twice")
            seen.add(key.value)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found

    def construct_yaml_int(self, node: Any) -> int:
        """A whole number of a reasonable length."""
        if len(node.value.lstrip("-")) > DIGITS:
            refuse(f"line {node.start_mark.line + 1}", f"expected a number of at most {DIGITS} digits")
        return int(node.value)


Loader.yaml_implicit_resolvers = {}


def resolve(kind: str, pattern: str, first: str) -> None:
    """Let the loader read plain words that match a pattern as another type."""
    Loader.add_implicit_resolver(TAGS + kind, re.compile(pattern), [*first, ""] if kind == "null" else list(first))


resolve("bool", "^(?:true|false)$", "tf")
resolve("int", "^-?[0-9]+$", "-0123456789")
resolve("null", "^(?:null|~|)$", "n~")
Loader.add_constructor(TAGS + "int", Loader.construct_yaml_int)


@dataclass(frozen=True)
class CaseStep:
    """A part of a case: what is done, and what must then hold."""

    lines: tuple[tuple[int, str], ...]  # with their numbers in the script
    then: Mapping[str, Any]


@dataclass(frozen=True)
class Case:
    """A ruling: a position, steps, and the sources it cites."""

    file: str
    title: str
    game: Game
    cites: tuple[str, ...]
    given: Mapping[str, Any]
    steps: tuple[CaseStep, ...]


@dataclass(frozen=True)
class Verdict:
    """The result of a case: its faults, if any, and the position where they were found."""

    file: str
    title: str
    faults: tuple[str, ...] = ()
    picture: str = ""


@dataclass
class CaseFile:
    """The cases of one file, and the parts of it that could not be read."""

    file: str
    cases: list[Case] = field(default_factory=list)
    faults: list[Verdict] = field(default_factory=list)


def load(path: Path, name: str = "") -> CaseFile:
    """The cases of a file; a file that is not text is a fault."""
    file = name or str(path)
    try:
        return read(text_in(path), file, path.resolve().parent.name)
    except FileNotFoundError:
        return unread(file, "there is no such file or folder")
    except OSError as why:
        return unread(file, f"{why.strerror}")
    except UnicodeDecodeError as why:
        return unread(file, f"expected text in UTF-8, but byte {why.start + 1} is not")
    except FidchellError as why:
        return unread(file, str(why))


def unread(file: str, why: str) -> CaseFile:
    """The case_file of a file that could not be read."""
    return CaseFile(file, [], [Verdict(file, "", (f"the file cannot be read: {why}",))])


def read(source: str, file: str, folder: str) -> CaseFile:
    """The cases in a text; a malformed case is a fault, and the others can still be run."""
    try:
        found, entries = entries_in(source, folder)
    except (BadOption, BadCase) as why:
        return unread(file, str(why))
    except yaml.YAMLError as why:
        return unread(file, plainly(why))
    except Exception as why:  # one bad file must not stop the others
        return unread(file, f"expected cases written in YAML: {brief(why)}")
    case_file = CaseFile(file)
    titles: set[str] = set()
    for position, entry in enumerate(entries, 1):
        title = entry.get("case") if isinstance(entry, dict) else None
        name = title if isinstance(title, str) else f"number {position}"
        try:
            case = read_case(entry, file, found)
            if case.title in titles:
                refuse("case", "another case of this file has the same title")
            titles.add(case.title)
            case_file.cases.append(case)
        except BadCase as why:
            case_file.faults.append(Verdict(file, name, (str(why),)))
    return case_file


def entries_in(source: str, folder: str) -> tuple[Game, list[Any]]:
    """The game that a text is about, and the entries of its cases."""
    loaded = yaml.load(source, Loader)
    top = table(loaded, FILE_KEYS, "key", "the top of the file") if isinstance(loaded, dict) else {"cases": loaded}
    entries = top.get("cases")
    if not isinstance(entries, list):
        refuse("", "a file is a list of cases, each beginning with '- case: TITLE'")
    if "game" not in top and folder not in keys():
        advice = " or ".join(f"'game: {key}'" for key in keys() if game(key).casework)
        refuse("", f"no game is called {brief(folder)} as the folder is; write {advice} on top, and 'cases:' below it")
    found = game(text(top.get("game", folder), "game"))
    if found.casework is None:
        refuse("", f"{found.title} has no cases")
    return found, entries


def plainly(why: yaml.YAMLError) -> str:
    """What is wrong with the YAML, and where, in one line."""
    if isinstance(why, yaml.MarkedYAMLError):
        mark = why.problem_mark or why.context_mark
        at = f"line {mark.line + 1}: " if mark else ""
        return at + ", ".join(filter(None, (why.context, why.problem)))
    return "expected YAML: " + " ".join(str(why).split())


def read_case(entry: object, file: str, found: Game) -> Case:
    """A case, from its entry in the file."""
    keys = table(entry, CASE_KEYS, "key", "")
    for needed in ("case", "cites"):
        if needed not in keys:
            refuse("", f"the key {needed!r} is missing")
    cites = tuple(text(cite, "cites") for cite in sequence(keys["cites"], "cites"))
    if not cites:
        refuse("cites", "a case cites at least one source, or 'house ruling'")
    given = keys.get("given") or {}
    if not isinstance(given, dict):
        refuse("given", f"expected a mapping, not {brief(given)}")
    if "steps" in keys:
        if "play" in keys or "then" in keys:
            refuse("steps", "a case has either steps, or play and then")
        parts = [table(part, STEP_KEYS, "key", "steps") for part in sequence(keys["steps"], "steps")]
    else:
        parts = [{key: keys[key] for key in STEP_KEYS if key in keys}]
    return Case(file, text(keys["case"], "case"), found, cites, given, tuple(read_steps(parts, found)))


def read_steps(parts: list[dict[str, Any]], found: Game) -> Iterator[CaseStep]:
    """The steps of a case; unknown keys are refused."""
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
        yield CaseStep(tuple(lines), then)
    if not expected:
        refuse("then", f"nothing is expected; expect at least one of: {', '.join(known)}")


# Running.


def opened(case: Case) -> CaseMatch:
    """The position of a case; an impossible one is refused."""
    assert case.game.casework
    scene = CaseMatch(case.game, case.game.casework.position(case.given))
    wrong = case.game.rules.conserved(scene.state.fields())
    if wrong:
        refuse("", f"this position is impossible: {'; '.join(wrong)}")
    return scene


def judged(case: Case) -> Verdict:
    """Run a case; its verdict."""
    try:
        scene = opened(case)
    except FidchellError as why:
        return Verdict(case.file, case.title, (f"given: {why}",))
    except Exception as why:  # one case that crashes the rules must not stop the others
        return Verdict(case.file, case.title, (f"given: the program broke down: {brief(why)}",))
    faults: list[str] = []
    for position, step in enumerate(case.steps, 1):
        try:
            scene.play(step.lines)
            faults += scene.faults + faults_of(scene, step.then, "then")
        except (Stuck, FidchellError) as why:
            faults += [*scene.faults, str(why)]
        except Exception as why:
            faults += [*scene.faults, f"the program broke down: {brief(why)}"]
        if faults:
            which = f"step {position}: " if len(case.steps) > 1 else ""
            return Verdict(case.file, case.title, tuple(which + why for why in faults), pictured(scene))
        scene.told.clear()
    if scene.luck:
        left = f"luck: chance was not asked for {', '.join(scene.luck)} before the case ended"
        return Verdict(case.file, case.title, (left,), pictured(scene))
    return Verdict(case.file, case.title)


def pictured(scene: CaseMatch) -> str:
    """The position in plain text, and the decision it is at."""
    try:
        return f"{scene.casework.picture(scene.state)}\n{scene.about()}"
    except Exception as why:
        return f"it cannot be shown: {brief(why)}"


def judged_all(case_file: CaseFile, only: str = "") -> list[Verdict]:
    """The verdicts of the cases in a file whose title or source contains a text."""
    wanted = only.lower()
    chosen = [case for case in case_file.cases if wanted in " ".join([case.title, *case.cites]).lower()]
    faults = [fault for fault in case_file.faults if not fault.title or wanted in fault.title.lower()]
    return [*faults, *[judged(case) for case in chosen]]


def told(verdict: Verdict) -> str:
    """A failed case as text: its file, what is wrong, and the position."""
    lines = [f"FAILED {verdict.file}: {verdict.title}".rstrip(": ")]
    lines += [f"  {fault}" for fault in verdict.faults]
    if verdict.picture:
        lines += ["  the position:", *(f"    {line}" for line in verdict.picture.splitlines())]
    return "\n".join(lines)


def flags() -> Flags:
    """The command line of `fidchell cases`."""
    parser = Flags(prog="fidchell cases", description="Run rulings written as cases; see docs/how-to/cases.md.")
    parser.add_argument("paths", nargs="*", metavar="FILE or FOLDER", help="what to run (default: all cases)")
    parser.add_argument("-v", "--verbose", action="store_true", help="also list the cases that passed")
    parser.add_argument(
        "-k", dest="only", default="", metavar="TEXT", help="run only cases with this text in their title or source"
    )
    return parser


def run(argv: Sequence[str] | None = None) -> int:
    """Run the cases of files and folders and print how many passed and failed; 1 if any failed or none was run."""
    args = flags().parse_args(argv)
    passed = failed = 0
    for path in args.paths or [usual_folder()]:
        for case_file in loaded_files(path):
            for verdict in judged_all(case_file, args.only):
                passed += not verdict.faults
                failed += bool(verdict.faults)
                if verdict.faults:
                    say(told(verdict))
                elif args.verbose:
                    say(f"passed {verdict.file}: {verdict.title}")
    if not passed + failed:
        why = f"none has {brief(args.only)} in title or source" if args.only else "none is listed"
        say(f"no case was run: {why}")
    say(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


def usual_folder() -> str:
    """The folder of the cases that came with this program, or else the folder `cases` here."""
    for folder in (HERE, Path("cases")):
        if folder.is_dir():
            return str(folder)
    raise OutOfReach("no cases came with this installation; name a file or folder that has some")


def loaded_files(path: str) -> Iterator[CaseFile]:
    """The cases at a path, file by file; a path without any is a fault."""
    try:
        files = case_files(Path(path)) if path else []
    except OSError as why:
        yield unread(path, f"{why.strerror}")
        return
    if not files:
        yield unread(path or "''", "expected a file with cases, or a folder with .yaml files")
    for file in files:
        yield load(file, short_path(file))


def say(line: str) -> None:
    """Print a line; characters that cannot be printed are escaped."""
    coding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(line.encode(coding, "backslashreplace").decode(coding))


def case_files(path: Path) -> list[Path]:
    """The case files at a path: the file itself, or all below the folder."""
    return sorted(file for file in path.rglob("*.yaml") if not file.is_dir()) if path.is_dir() else [path]


def short_path(path: Path) -> str:
    """A path, relative to the current folder if it is below it."""
    here = Path.cwd()
    whole = path.absolute()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(path)
