"""The player interface, and the bots by name."""

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from math import isfinite
from random import Random
from typing import Any, Protocol

from fidchell.bots.greedy import Greedy
from fidchell.bots.levels import LADDER, Level
from fidchell.bots.planner import Planner
from fidchell.bots.thinker import SearchConfig, Thinker
from fidchell.core.errors import BadOption
from fidchell.core.information_state import InformationState
from fidchell.core.types import Action

__all__ = ["BOTS", "Player", "RandomPlayer", "make"]


class Player(Protocol):
    """Decides for a seat."""

    def choose(self, seen: InformationState) -> Action:
        """One of the seat's options."""


class RandomPlayer:
    """Chooses uniformly at random."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, seen: InformationState) -> Action:
        """A random option."""
        return self.pick(seen.options)

    def pick(self, options: list[Action]) -> Action:
        """A random one of these options, without looking at the game."""
        return self.chance.choice(options)


BOTS: dict[str, Callable[[int], Player]] = {
    **{level: partial(Level, level=level) for level in LADDER},
    "planner": Planner,
    "greedy": Greedy,
    "random": RandomPlayer,
}
SEARCH = "search"  # the search with settings of your own, for experiments: search:sims=4000:cut=10
OPENSPIEL = "openspiel"  # another project's search, as a baseline
POLICY = "policy"  # a trained net: policy:file=build/ppo/policy.npz
POLICY_SETTINGS = {"file": "str", "chance": "int"}
SPIEL_SETTINGS = {"time": "float", "sims": "int", "leaf": "str", "exploration": "float", "judge": "int"}
SETTINGS = {field.name: getattr(field.type, "__name__", "") for field in fields(SearchConfig)}


def make(spec: str, seed: int) -> Player:
    """The bot that a spec names, such as `greedy` or `merciless:time=0.5`, with its own random generator."""
    name, *words = spec.split(":")
    if name == OPENSPIEL:
        from fidchell.bots.openspiel_bot import Spiel

        return Spiel(seed, **settings(words, SPIEL_SETTINGS))
    if name == POLICY:
        from fidchell.bots.policy import Policy

        return Policy(seed, **settings(words, POLICY_SETTINGS))
    if name == SEARCH:
        return Thinker(seed, SearchConfig(**settings(words, SETTINGS)))
    if name in LADDER:
        return Level(seed, name, settings(words, SETTINGS))
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; choose one of: {', '.join(BOTS)}")
    if words:
        raise BadOption(f"{name} has no settings; leave out {':'.join(words)!r}")
    return BOTS[name](seed)


def settings(words: list[str], known: dict[str, str]) -> dict[str, Any]:
    """The settings given by words such as `sims=400`, or a refusal that lists the known ones."""
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            raise BadOption(f"there is no setting {name!r}; choose from: {', '.join(known)}")
        if name in found:
            raise BadOption(f"{name} is set twice; leave one out")
        found[name] = value if known[name] == "str" else measured(name, value, known[name] == "int")
    return found


def measured(name: str, value: str, whole: bool) -> float:
    """The number given for a setting."""
    try:
        found = int(value) if whole else float(value)
    except ValueError:
        raise BadOption(f"{name} should be a {'whole ' if whole else ''}number, not {value!r}") from None
    if not isfinite(found):
        raise BadOption(f"{name} should be a finite number, not {value!r}")
    return found
