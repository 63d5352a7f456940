"""Luck: a case says which random outcomes come next, and a search finds a seed that brings them."""

from collections.abc import Callable, Sequence

from fidchell.checks.strict import refuse
from fidchell.core.parts import RandomOutcome

ANY = "any"  # stands for one outcome, whatever it is
TRIES = 50_000  # seeds to try


def outcomes(line: str) -> list[str]:
    """The random outcomes that a line lists, separated by commas."""
    return [" ".join(part.split()) for part in line.replace(";", ",").split(",")]


def is_called(outcome: RandomOutcome, wanted: str) -> bool:
    """Whether an outcome is the wanted one: by one of its names, or by the first words of one."""
    return wanted == ANY or any(name == wanted or name.startswith(f"{wanted} ") for name in outcome)


def fits(found: Sequence[RandomOutcome], wanted: Sequence[str]) -> bool:
    """Whether outcomes match the wanted ones, up to the end of the shorter list."""
    return all(is_called(outcome, word) for outcome, word in zip(found, wanted, strict=False))


def find_seed(trial: Callable[[int], list[RandomOutcome]], wanted: Sequence[str], at: str) -> tuple[int, int]:
    """The first seed that brings the wanted outcomes, and how many it brings at once; refused if none is found."""
    first: list[RandomOutcome] = []
    for seed in range(TRIES):
        found = trial(seed)
        if fits(found, wanted):
            return seed, min(len(found), len(wanted))
        first = first or found
    said = ", ".join(outcome[0] for outcome in first)
    refuse(
        at,
        f"chance did not bring {', '.join(wanted)} in {TRIES} tries; it brings such as: {said}; "
        "what is to come must be there to be drawn; or say fewer things, or only their kind",
    )
