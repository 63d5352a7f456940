"""What any case may expect: who is asked, what is offered, told and seen, and how the game ends."""

from collections.abc import Iterator, Mapping
from typing import Any

from fidchell.checks.script import PUBLIC, CaseMatch, vocabulary
from fidchell.checks.strict import (
    SETS,
    advice,
    brief,
    compared,
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
from fidchell.core.errors import IllegalAction

NOBODY = "nobody"
NONE = "none"  # how an empty value of a view is written and shown
ABSENT = "absent"  # stands for what a view does not show


def expect_asked(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether these seats, and only these, must decide now."""
    known = [*scene.game.seat_names[: scene.players], NOBODY]
    names = [name for name in words(wanted, known, "seat", at) if name != NOBODY]
    return compared([scene.seat_name(seat) for seat in scene.asked], names, at)


def expect_options(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether seats have, or do not have, these options."""
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
    """Compare options with the wanted ones, in which a final `*` matches anything."""
    if not isinstance(wanted, dict):
        wanted = {"exactly": wanted}
    faults = []
    for key, value in table(wanted, SETS, "key", at).items():
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
    """An action in words, or a prefix followed by `*`."""
    if isinstance(value, str) and value.endswith("*") and any(matches(name, value) for name in known):
        return value
    return word(value, known, "action", at)


def matches(option: str, pattern: str) -> bool:
    """Whether an option matches a pattern."""
    return option.startswith(pattern[:-1]) if pattern.endswith("*") else option == pattern


def expect_refused(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether a seat that tried this now would be refused, with the expected sentence."""
    faults = []
    for name, tries in table(wanted, scene.game.seat_names[: scene.players], "seat", at).items():
        for said, sentence in refusals(tries, f"{at}, {name}"):
            scene.action(said, at)
            try:
                scene.check(scene.seat_of(name, at), said)
                faults.append(f"{at}: expected that {name} cannot {said}, but it can")
            except IllegalAction as why:
                if sentence not in str(why):
                    faults.append(f"{at}: expected {sentence!r}, found {str(why)!r}")
    return faults


def refusals(tries: object, at: str) -> list[tuple[str, str]]:
    """What a seat tries, each with a part of the sentence that refuses it, or ""."""
    if isinstance(tries, dict):
        return [(text(said, at), text(sentence, f"{at}, {said}")) for said, sentence in tries.items()]
    return [(text(said, at), "") for said in sequence(tries, at)]


def by_viewer(scene: CaseMatch, wanted: object, at: str) -> dict[str, Any]:
    """A value for each viewer; without a viewer, it is for the public."""
    if not isinstance(wanted, dict):
        return {PUBLIC: wanted}
    return table(wanted, [*scene.game.seat_names[: scene.players], PUBLIC], "viewer", at)


def sentences_for(scene: CaseMatch, wanted: object, at: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """For each viewer, what it was told and what the case says about it; unknown sentences are refused."""
    for name, items in by_viewer(scene, wanted, at).items():
        said = [text(item, at) for item in sequence(items, at)]
        for sentence in said:
            if not scene.casework.tellable(sentence):
                refuse(at, f"no event is told as {brief(sentence)}; {advice(sentence, scene.casework.sentences)}")
        viewer = scene.viewer_of(name, at)
        told = [scene.game.viewing.report(scene.state, event, viewer) for event in scene.told]
        yield name, said, [sentence for sentence in told if sentence]


def expect_events(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether these sentences were told in this order, perhaps with others in between."""
    faults = []
    for name, said, told in sentences_for(scene, wanted, at):
        left = iter(told)
        missing = [sentence for sentence in said if sentence not in left]
        if missing:
            faults.append(f"{at}, {name}: expected {missing[0]!r} in this order, found {'; '.join(told) or 'nothing'}")
    return faults


def expect_silence(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether none of these sentences was told."""
    return [
        f"{at}, {name}: expected not to be told {sentence!r}"
        for name, said, told in sentences_for(scene, wanted, at)
        for sentence in said
        if sentence in told
    ]


def expect_view(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether viewers see these values, each at a path of keys joined by dots."""
    faults = []
    for name, things in table(wanted, [*scene.game.seat_names[: scene.players], PUBLIC], "viewer", at).items():
        whole = scene.view(scene.viewer_of(name, at))
        if not isinstance(things, dict):
            refuse(f"{at}, {name}", "expected a mapping of paths, such as 'seats.blue.actions: 3'")
        for path, value in things.items():
            found = looked_up(whole, str(path), f"{at}, {name}")
            wanted_value = None if value == NONE else value
            faults += compared(found, wanted_value, f"{at}, {name}, {path}")
    return faults


def looked_up(whole: object, path: str, at: str) -> object:
    """The value at a path of mapping keys and list entries by first value; `absent` if only the last is missing."""
    steps = path.split(".")
    here = whole
    for position, step in enumerate(steps):
        keyed = here if isinstance(here, dict) else entries_by_name(here)
        if step not in keyed:
            if position == len(steps) - 1 and isinstance(here, dict):
                return ABSENT
            refuse(at, f"{brief(path)} leads nowhere: there is no {brief(step)}; {advice(step, map(str, keyed))}")
        here = keyed[step]
    return here


def entries_by_name(value: object) -> dict[str, Any]:
    """The entries of a list, keyed by their first value."""
    entries = value if isinstance(value, list) else []
    return {str(next(iter(entry.values()))): entry for entry in entries if isinstance(entry, dict) and entry}


def expect_over(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether the game is over."""
    return compared(scene.done, flag(wanted, at), at)


def expect_outcome(scene: CaseMatch, wanted: object, at: str) -> list[str]:
    """Whether the game ended in this way."""
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


def faults_of(scene: CaseMatch, then: Mapping[str, Any], at: str) -> list[str]:
    """The expectations that do not hold."""
    faults: list[str] = []
    for key, wanted in then.items():
        if key in SCENE_KEYS:
            faults += SCENE_KEYS[key](scene, wanted, f"{at}, {key}")
        else:
            faults += scene.casework.expectations[key](scene.state, wanted, f"{at}, {key}")
    return faults
