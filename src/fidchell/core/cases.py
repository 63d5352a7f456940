"""Case law: rulings as a position, a script of moves and what must then hold, read from YAML and run.

A file is a list of cases, or a mapping of `game` and `cases`; without `game` the folder's name is the game.
How a case is written is told in `docs/cases.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from fidchell.core.errors import BadCase, BadOption, IllegalAction, Refused
from fidchell.core.match import Match, few
from fidchell.core.registry import Casework, Game, Start, game
from fidchell.core.strict import (
    advice,
    compared,
    compared_sets,
    flag,
    number,
    refuse,
    sequence,
    shown,
    table,
    text,
    word,
    words,
)
from fidchell.core.types import Action, Frame, Seat

FILE_KEYS = ("game", "cases")
CASE_KEYS = ("case", "cites", "note", "given", "play", "then", "steps")
STEP_KEYS = ("play", "then")
OPTION_KEYS = ("exactly", "include", "exclude", "count")
PUBLIC = "public"  # the viewer who sees what everybody sees
NOBODY = "nobody"
ABSENT = "absent"  # what a view does not show
PATIENCE = 2000  # decisions that may be taken without being mentioned


# Reading.


class Loader(yaml.SafeLoader):
    """YAML in which `yes` and `no` are words, numbers are whole, and no key is written twice."""

    yaml_implicit_resolvers: dict[str, list[Any]] = {}

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """A mapping; a key that is written twice is refused."""
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)  # type: ignore[no-untyped-call]
            if not isinstance(key, str | int) or key in seen:
                place = f"line {key_node.start_mark.line + 1}"
                refuse(place, f"the key {key!r} is written twice" if isinstance(key, str | int) else "a key is a word")
            seen.add(key)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


for tag, pattern, first in (
    ("bool", r"^(?:true|false)$", "tf"),
    ("int", r"^-?[0-9]+$", "-0123456789"),
    ("null", r"^(?:null|~|)$", ["n", "~", ""]),
):
    import re as _re

    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", _re.compile(pattern), list(first))  # type: ignore[no-untyped-call]


@dataclass(frozen=True)
class Line:
    """One line of a script: a seat acts, waits to be asked (?), or must not be offered something (!)."""

    number: int
    seat: Seat
    mark: str
    words: str

    def __str__(self) -> str:
        """The line as it was written, shortly."""
        return f"line {self.number}"


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
        loaded = yaml.load(source, Loader)  # noqa: S506 - a SafeLoader
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
    numbered = 0
    expected = False
    for part in parts:
        lines = []
        for line in str(part.get("play") or "").split("\n"):
            numbered += 1
            plain = line.partition("#")[0].strip()
            if plain:
                lines.append((numbered, plain))
        then = table(part.get("then") or {}, known, "expectation", "then")
        expected = expected or bool(then) or any(": !" in line for _, line in lines)
        yield Step(tuple(lines), then)
    if not expected:
        refuse("then", f"nothing is expected; expect at least one of: {', '.join(known)}")


# Playing.


class Stuck(Exception):
    """The script cannot be played on."""


class Scene(Match):
    """A match that began at a given position and follows a script."""

    def __init__(self, found: Game, start: Start) -> None:
        """Begin at a position."""
        assert found.casework
        self.law: Casework = found.casework
        self.start = start
        self.silent: list[str] = []  # what was done without being mentioned since the last line
        self.banned: list[Line] = []
        self.faults: list[str] = []
        super().__init__(found, 0, start.options, at_table=start.state.at_table)
        self.told: list[Frame] = list(start.events)

    def begin(self) -> None:
        """Go to the position."""
        self.state = self.start.state.clone()
        self.log.clear()

    def seat_of(self, name: object, at: str) -> Seat:
        """The seat of this name."""
        return self.game.seat_names.index(word(name, self.game.seat_names[: self.players], "seat", at))

    def viewer_of(self, name: object, at: str) -> Seat | None:
        """The viewer of this name; None is the public."""
        viewers = [*self.game.seat_names[: self.players], PUBLIC]
        return None if word(name, viewers, "viewer", at) == PUBLIC else self.seat_of(name, at)

    def line(self, position: int, source: str) -> Iterator[Line]:
        """What a line of the script says; a semicolon separates several things that one seat does."""
        at = f"play, line {position}"
        name, colon, rest = source.partition(":")
        if not colon:
            refuse(at, f"{source!r} should read 'seat: action', 'seat: ?' or 'seat: ! action'")
        seat = self.seat_of(name.strip(), at)
        for part in rest.split(";"):
            plain = " ".join(part.split())
            mark = plain[0] if plain[:1] in ("!", "?") else ""
            said = plain.removeprefix(mark).strip()
            if mark == "?" and said:
                word(said, self.law.asks, "decision", at)
            elif mark != "?":
                self.action(said, at)
            yield Line(position, seat, mark, said)

    def action(self, said: str, at: str) -> Action:
        """The action that is called so."""
        try:
            return self.game.to_action(said)
        except Refused:
            refuse(at, f"no action is called {said!r}; {advice(said, vocabulary(self.game))}")

    def play(self, lines: Iterable[tuple[int, str]]) -> None:
        """Play the lines of a step, then pass the windows that nobody answers."""
        held = False
        for position, source in lines:
            for line in self.line(position, source):
                held = line.mark == "?"
                if line.mark == "!":
                    self.banned.append(line)
                else:
                    self.reach(line)
        if held:
            self.watch()
        else:
            self.settle()
        self.banned.clear()

    def reach(self, line: Line) -> None:
        """Go on to where a line belongs, and do what it says."""
        self.silent.clear()
        for _ in range(PATIENCE):
            self.watch()
            if line.seat in self.asked and self.fits(line):
                if not line.mark:
                    self.do(line.seat, self.game.to_action(line.words))
                    self.banned.clear()
                return
            idle = self.idle(line.seat)
            if idle is None:
                break
            self.do(*idle)
            self.silent.append(f"{self.seat_name(idle[0])}: {self.game.to_words(idle[1])}")
        raise Stuck(self.complaint(line))

    def fits(self, line: Line) -> bool:
        """Whether a line is about the present decision."""
        if line.mark == "?":
            return not line.words or line.words in self.law.ask(self.state)
        return self.game.to_action(line.words) in self.state.options(line.seat)

    def settle(self) -> None:
        """Pass the windows and take the lone options, up to the next turn or choice."""
        self.silent.clear()
        for _ in range(PATIENCE):
            self.watch()
            idle = self.idle(None)
            if idle is None:
                return
            self.do(*idle)
        raise Stuck("the game goes on without anybody having a choice")

    def idle(self, mover: Seat | None) -> tuple[Seat, Action] | None:
        """A decision that scripts need not mention: to let a window pass, or a lone option; its seat's own turn never."""
        about = self.law.ask(self.state) if not self.done else ()
        for seat in self.asked:
            options = self.state.options(seat)
            if self.law.window in about:
                return seat, self.game.to_action(self.law.passing)
            own_turn = self.law.turn in about and mover in (None, seat)
            if len(options) == 1 and not own_turn:
                return seat, options[0]
        return None

    def do(self, seat: Seat, action: Action) -> None:
        """A seat acts; nothing may get lost by it."""
        entry = self.act(seat, action)
        self.told += entry.events
        lost = self.game.conserved(self.state.fields())
        if lost:
            raise Stuck(f"after {self.seat_name(seat)}: {self.game.to_words(action)}: {'; '.join(lost)}")

    def watch(self) -> None:
        """Nobody may be offered now what the script says is not offered."""
        for line in self.banned:
            if self.game.to_action(line.words) in self.state.options(line.seat):
                name = self.seat_name(line.seat)
                self.faults.append(f"play, {line}: {name} was offered {line.words!r} ({self.about()})")
        self.banned = [line for line in self.banned if not any(f"play, {line}:" in fault for fault in self.faults)]

    def about(self) -> str:
        """What is being decided, and by whom."""
        if self.done:
            return f"the game is over: {self.game.outcome(self.state)}"
        return f"{', '.join(map(self.seat_name, self.asked))} asked: {': '.join(self.law.ask(self.state))}"

    def complaint(self, line: Line) -> str:
        """Why a line cannot be played."""
        name = self.seat_name(line.seat)
        what = "be asked" + (f" ({line.words})" if line.words else "") if line.mark else line.words
        meanwhile = f"; taken silently before: {', '.join(self.silent)}" if self.silent else ""
        options = [f"{self.seat_name(seat)}: {few(self.words(seat))}" for seat in self.asked]
        return f"play, {line}: {name} cannot {what} here; {self.about()}; options: {'; '.join(options)}{meanwhile}"


def vocabulary(found: Game) -> list[str]:
    """All the words of a game's notation."""
    return [found.to_words(action) for action in range(found.actions)]


# Expecting: each of these says what is wrong with a scene; nothing, if all is well.


def expect_asked(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether these seats, and only these, must decide now."""
    known = [*scene.game.seat_names[: scene.players], NOBODY]
    names = [name for name in words(wanted, known, "seat", at) if name != NOBODY]
    return compared([scene.seat_name(seat) for seat in scene.asked], names, at)


def expect_options(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether seats have, or have not, these options."""
    seats = scene.game.seat_names[: scene.players]
    if not isinstance(wanted, dict) or not set(wanted) & set(seats):
        if len(scene.asked) != 1:
            return [f"{at}: expected one seat to be asked, found {scene.about()}"]
        wanted = {scene.seat_name(scene.asked[0]): wanted}
    faults: list[str] = []
    for name, options in table(wanted, seats, "seat", at).items():
        found = scene.words(scene.seat_of(name, at))
        faults += compared_options(found, options, vocabulary(scene.game), f"{at}, {name}")
    return faults


def compared_options(found: list[str], wanted: object, known: list[str], at: str) -> list[str]:
    """Compare options with what is wanted, in which a last `*` stands for anything."""
    if not isinstance(wanted, dict):
        wanted = {"exactly": wanted}
    faults = []
    for key, value in table(wanted, OPTION_KEYS, "key", at).items():
        if key == "count":
            faults += compared(len(found), number(value, f"{at}, count"), f"{at}, count")
            continue
        patterns = [option_pattern(item, known, f"{at}, {key}") for item in sequence(value, f"{at}, {key}")]
        hits = [[option for option in found if matches(option, pattern)] for pattern in patterns]
        if key == "exclude":
            extra = [option for hit in hits for option in hit]
            faults += [f"{at}: expected no {shown(extra)}, found {shown(found)}"] if extra else []
            continue
        missing = [pattern for pattern, hit in zip(patterns, hits, strict=True) if not hit]
        faults += [f"{at}: expected {shown(missing)} too, found {shown(found)}"] if missing else []
        extra = [option for option in found if not any(option in hit for hit in hits)]
        if key == "exactly" and extra and not missing:
            faults.append(f"{at}: expected exactly {shown(patterns)}, found also {shown(extra)}")
    return faults


def option_pattern(value: object, known: list[str], at: str) -> str:
    """An action in words, or the beginning of some, followed by `*`."""
    if isinstance(value, str) and value.endswith("*") and any(matches(name, value) for name in known):
        return value
    return word(value, known, "action", at)


def matches(option: str, pattern: str) -> bool:
    """Whether an option is meant by a pattern."""
    return option.startswith(pattern[:-1]) if pattern.endswith("*") else option == pattern


def expect_refused(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether a seat that tried this now would be refused, with a sentence that says so."""
    faults = []
    for name, tries in table(wanted, scene.game.seat_names[: scene.players], "seat", at).items():
        sentences = tries if isinstance(tries, dict) else dict.fromkeys(sequence(tries, at), "")
        for said, sentence in sentences.items():
            scene.action(text(said, at), at)
            try:
                scene.check(scene.seat_of(name, at), said)
                faults.append(f"{at}: expected that {name} cannot {said}, but it can")
            except IllegalAction as why:
                if str(sentence) not in str(why):
                    faults.append(f"{at}: expected {sentence!r}, found {str(why)!r}")
    return faults


def by_viewer(scene: Scene, wanted: object, at: str) -> dict[str, Any]:
    """Something for each viewer; what is for nobody in particular is for the public."""
    if not isinstance(wanted, dict):
        return {PUBLIC: wanted}
    return table(wanted, [*scene.game.seat_names[: scene.players], PUBLIC], "viewer", at)


def sentences_for(scene: Scene, wanted: object, at: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """For each viewer what it was told and what is said about that; a sentence that is never told is refused."""
    for name, items in by_viewer(scene, wanted, at).items():
        said = [text(item, at) for item in sequence(items, at)]
        for sentence in said:
            if not scene.law.tellable(sentence):
                refuse(at, f"no event is told as {sentence!r}; {advice(sentence, scene.law.sentences)}")
        viewer = scene.viewer_of(name, at)
        told = [scene.game.report(scene.state, event, viewer) for event in scene.told]
        yield name, said, [sentence for sentence in told if sentence]


def expect_events(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether these sentences were told in this order, others between them or not."""
    faults = []
    for name, said, told in sentences_for(scene, wanted, at):
        left = iter(told)
        missing = [sentence for sentence in said if sentence not in left]
        if missing:
            faults.append(f"{at}, {name}: expected {missing[0]!r} in this order, found {'; '.join(told) or 'nothing'}")
    return faults


def expect_silence(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether none of these sentences was told."""
    return [
        f"{at}, {name}: expected not to be told {sentence!r}"
        for name, said, told in sentences_for(scene, wanted, at)
        for sentence in said
        if sentence in told
    ]


def expect_view(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether viewers see these things; a path of keys joined by points leads to each."""
    faults = []
    for name, things in table(wanted, [*scene.game.seat_names[: scene.players], PUBLIC], "viewer", at).items():
        whole = scene.view(scene.viewer_of(name, at))
        if not isinstance(things, dict):
            refuse(f"{at}, {name}", "expected a mapping of paths, such as 'seats.blue.actions: 3'")
        for path, value in things.items():
            found = looked_up(whole, str(path), f"{at}, {name}")
            faults += compared(found, value, f"{at}, {name}, {path}")
    return faults


def looked_up(whole: object, path: str, at: str) -> object:
    """What a path leads to: keys of mappings, and entries of lists by their first value; `absent` at a last one."""
    steps = path.split(".")
    here = whole
    for position, step in enumerate(steps):
        keyed = here if isinstance(here, dict) else entries_by_name(here)
        if step not in keyed:
            if position == len(steps) - 1 and isinstance(here, dict):
                return ABSENT
            refuse(at, f"{path!r} leads nowhere: there is no {step!r}; {advice(step, map(str, keyed))}")
        here = keyed[step]
    return here


def entries_by_name(value: object) -> dict[str, Any]:
    """The entries of a list, each by its first value."""
    entries = value if isinstance(value, list) else []
    return {str(next(iter(entry.values()))): entry for entry in entries if isinstance(entry, dict) and entry}


def expect_over(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether the game is over."""
    return compared(scene.done, flag(wanted, at), at)


def expect_outcome(scene: Scene, wanted: object, at: str) -> list[str]:
    """Whether the game ended so."""
    return compared(scene.game.outcome(scene.state), text(wanted, at), at)


SCENE_KEYS = {
    "asked": expect_asked,
    "options": expect_options,
    "refused": expect_refused,
    "events": expect_events,
    "silent": expect_silence,
    "view": expect_view,
    "over": expect_over,
    "outcome": expect_outcome,
}


def faults_of(scene: Scene, then: Mapping[str, Any], at: str) -> list[str]:
    """What does not hold."""
    faults: list[str] = []
    for key, wanted in then.items():
        if key in SCENE_KEYS:
            faults += SCENE_KEYS[key](scene, wanted, f"{at}, {key}")
        else:
            faults += scene.law.expectations[key](scene.state, wanted, f"{at}, {key}")
    return faults


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
        at = f"then of step {position}" if len(case.steps) > 1 else "then"
        try:
            scene.play(step.lines)
            faults += scene.faults + faults_of(scene, step.then, at)
        except (Stuck, Refused) as why:
            faults += [*scene.faults, str(why)]
        if faults:
            picture = case.game.casework.picture(scene.state)
            return Verdict(case.file, case.title, tuple(faults), f"{picture}\n{scene.about()}")
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
