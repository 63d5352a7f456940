"""Semantic checks of a content file: runs every check whose fields are well formed."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from fidchell.checks.strict import advice, brief
from fidchell.games.snakes.content.reading import Fault, Misfit, hangs_on
from fidchell.games.snakes.content.written import Written

Finding: TypeAlias = Callable[[Written], Iterable[Fault]]


@dataclass(frozen=True)
class Check:
    """A check of a file, and the fields that must be well formed before it can run."""

    find: Finding
    needs: tuple[str, ...]


def check(find: Finding, *needs: str) -> Check:
    """A check that needs these fields."""
    return Check(find, needs)


def found_by(checks: Iterable[Check], file: Written, misfits: Iterable[Misfit]) -> Iterator[Fault]:
    """The faults that the checks find; a check whose fields are malformed is skipped."""
    ways = [misfit.steps for misfit in misfits]
    for one in checks:
        if not any(hangs_on(steps, need) for steps in ways for need in one.needs):
            yield from one.find(file)


# Faults shared by many checks.


def unknown(names: Iterable[str], known: Collection[str], what: str, at: str) -> Iterator[Fault]:
    """Names that are unknown or given twice."""
    seen: set[str] = set()
    for name in names:
        if name not in known:
            yield Fault(at, f"found {brief(name)}; expected {what}: {advice(name, known)}")
        elif name in seen:
            yield Fault(at, f"found {brief(name)} twice; expected each name once")
        seen.add(name)


def keyed(keys: Iterable[str], wanted: Collection[str], what: str, at: str) -> Iterator[Fault]:
    """Missing or unknown keys where each of some names is expected once."""
    keys = list(keys)
    yield from unknown(keys, wanted, what, at)
    for name in wanted:
        if name not in keys:
            yield Fault(at, f"{name} is missing; expected every name of the map here")


def too_few(found: int, wanted: int, what: str, why: str, at: str) -> Iterator[Fault]:
    """A number that is too small."""
    if found < wanted:
        yield Fault(at, f"found {found} {what}; expected at least {wanted}, {why}")


def listed(values: Iterable[object]) -> str:
    """Values as part of a sentence."""
    return ", ".join(map(str, values))
