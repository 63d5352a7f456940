"""OpenSpiel's own search as a baseline: its information-set Monte Carlo tree search plays our games.

Its algorithm is used as published. We supply the game, the determinizations and the time limit.
"""

from importlib import import_module
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from fidchell.core.errors import BadOption
from fidchell.core.information_state import InformationState
from fidchell.core.limits import BY_HAND, FITTED
from fidchell.core.types import Action, Seat

ENDLESS = 2**31  # simulations, if time is the limit
FEWEST = 2  # simulations; the first only expands the root
EXPLORATION = 2.0  # as in OpenSpiel's example mcts.py, for games worth from -1 to 1
MISSING = "the bot openspiel needs OpenSpiel, which is not installed; try: pip install 'fidchell[peers]'"


class SearchStopped(Exception):
    """The time for a decision is up."""


class Spiel:
    """Lets OpenSpiel search for some seconds or simulations, and takes the most visited option.

    `leaf` chooses how it evaluates leaves: by a `rollout` of its own; by a `playout`, the same but faster, since it
    bypasses OpenSpiel's interface; or by the `value` that our game estimates, with the value function of our own search
    unless `judge` chooses another.
    """

    def __init__(
        self,
        seed: int,
        time: float | None = None,
        sims: int | None = None,
        leaf: str = "rollout",
        exploration: float = EXPLORATION,
        judge: int = FITTED,
    ) -> None:
        self.peer = peer()
        check(time, sims, leaf, tuple(self.peer.LEAVES), judge, exploration)
        self.chance = Random(seed)
        self.time = inf if time is None else time
        self.sims = ENDLESS if sims is None else sims
        self.leaf = leaf
        self.exploration = exploration
        self.judge = judge
        self.simulations = 0  # so far, over all decisions
        self.seconds = 0.0  # spent on them

    def choose(self, seen: InformationState) -> Action:
        """The most visited option; a random one of several."""
        if len(seen.options) == 1:
            return seen.options[0]
        began = perf_counter()
        policy = self.searched(seen, began + self.time)
        most = max(share for _, share in policy)
        chosen = self.chance.choice([int(action) for action, share in policy if share == most])
        self.seconds += perf_counter() - began
        return chosen

    def searched(self, seen: InformationState, until: float) -> list[tuple[Action, float]]:
        """The policy of OpenSpiel's search: all weight on the most visited options."""
        worlds = Worlds(seen, self.judge, Random(self.chance.getrandbits(63)), until)
        root = worlds.next()
        seed = self.chance.getrandbits(32)
        search = self.peer.search(root.get_game(), self.leaf, self.exploration, self.sims, seed)
        search.set_resampler(worlds)
        try:
            return search.run_search(root)  # type: ignore[no-any-return]
        except SearchStopped:
            return search.get_final_policy(root, search.lookup_node(root))  # type: ignore[no-any-return]
        finally:
            self.simulations += worlds.count


class Worlds:
    """A determinization for each simulation, while there is time."""

    def __init__(self, seen: InformationState, judge: int, chance: Random, until: float) -> None:
        self.seen = seen
        self.judge = judge
        self.position = peer().position
        self.chance = chance
        self.began = perf_counter()
        self.until = until
        self.count = 0

    def __call__(self, position: Any, seat: Seat) -> Any:
        """A world for the next simulation; the time limit is met to within half a simulation."""
        now = perf_counter()
        if self.count >= FEWEST and now + (now - self.began) / self.count / 2 >= self.until:
            raise SearchStopped
        self.count += 1
        return self.next()

    def next(self) -> Any:
        """Another world that fits what the seat knows."""
        guess = self.seen.determinize(self.chance.getrandbits(63))
        guess.trust(self.judge)
        return self.position(guess, self.seen.seat)


def peer() -> Any:
    """Our module for OpenSpiel, or a refusal if OpenSpiel is not installed."""
    try:
        return import_module("fidchell.bots.spiel_game")
    except ModuleNotFoundError:
        raise BadOption(MISSING) from None


def check(time: float | None, sims: int | None, leaf: str, leaves: tuple[str, ...], judge: int, curious: float) -> None:
    """Refuse invalid settings."""
    if (time is None) == (sims is None):
        raise BadOption("the bot openspiel needs either time or sims, such as openspiel:time=1 or openspiel:sims=200")
    if time is not None and not 0 < time < inf:
        raise BadOption(f"the time of the bot openspiel should be seconds above 0, not {time!r}")
    if sims is not None and sims < FEWEST:
        raise BadOption(f"the sims of the bot openspiel should be {FEWEST} or more, not {sims!r}")
    if judge not in (BY_HAND, FITTED) or not 0 <= curious <= 1000:
        raise BadOption("the judge of the bot openspiel is 0 or 1, and its exploration from 0 to 1000")
    if leaf not in leaves:
        raise BadOption(f"the leaf of the bot openspiel cannot be {leaf!r}; choose one of: {', '.join(leaves)}")
