"""A bot that searches: it grows search trees while its budget lasts, and takes the most visited option."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from fidchell.core.errors import BadOption
from fidchell.core.information_state import InformationState
from fidchell.core.limits import BY_HAND, FITTED
from fidchell.core.search import Tree, grow
from fidchell.core.types import Action, Seat

RESERVE = 0.012  # seconds left for the work before and after a search, and for other processes
STRIDE = 1 << 55  # distance between the seeds of two threads

SPARE = 8  # trees kept for reuse, at most

_spare: list[Tree] = []  # unused trees, kept because they are large


BOUNDS = {  # of the settings
    "sims": (1, 2**31 - 1),
    "time": (0.001, 86_400),
    "cut": (0, 10_000),
    "exploration": (0, 1000),
    "epsilon": (0, 100),
    "unknown": (-1000, 1000),
    "widening": (0, 10_000),
    "horizon": (0, 1000),
    "doubt": (0, 1000),
    "judge": (BY_HAND, FITTED),
    "threads": (1, 64),
    "overlooks": (0, 0.99),
    "whims": (0, 1),
}


@dataclass(frozen=True)
class SearchConfig:
    """The settings of a search: how long, how far, and what it overlooks."""

    sims: int = 4000  # maximum number of simulations
    time: float = 1.6  # maximum number of seconds
    cut: int = 3  # decisions that a simulation plays after leaving the tree
    exploration: float = 0.15  # exploration constant
    epsilon: int = 0  # percentage of decisions in which a simulation does not follow the game's priors
    unknown: float = 10.0  # the value of an option that was never tried
    widening: int = 0  # visits to a node for each option that is tried there, priors first; 0 tries all at once
    horizon: int = 0  # turns that a simulation may last, in games with turns; 0 is no limit
    doubt: float = 0.0  # standard errors by which an option must beat the prior, if priors are tried first
    judge: int = FITTED  # the value function
    threads: int = 1
    overlooks: float = 0.0  # the probability of overlooking an option
    whims: float = 0.0  # the probability of choosing at random, in proportion to visits

    @property
    def thorough(self) -> bool:
        """Whether its choice depends on more than which option is visited most."""
        return self.doubt > 0 or self.overlooks > 0 or self.whims > 0

    @property
    def seconds(self) -> float:
        """How long the search itself may take."""
        return max(self.time - RESERVE, self.time / 2)

    def __post_init__(self) -> None:
        for name, (least, most) in BOUNDS.items():
            if not least <= getattr(self, name) <= most:
                raise BadOption(f"{name} should be from {least} to {most}, not {getattr(self, name)}")


@dataclass
class Tried:
    """An option of the current decision, and its statistics."""

    action: Action
    visits: int
    worth: list[float]  # by seat: the sum of values
    aims: list[float]  # by way to win: the sum of the owner's values
    node: int  # in the first tree, 0 if absent; options tried earlier have lower numbers
    noise: float  # the squared standard error of its mean value to the seat, in the first tree

    def chance(self, seat: int) -> float:
        """Its mean value to a seat."""
        return self.worth[seat] / max(self.visits, 1)


def borrowed() -> Tree:
    """An unused tree."""
    try:
        return _spare.pop()
    except IndexError:
        return Tree()


@contextmanager
def trees(count: int) -> Iterator[list[Tree]]:
    """Trees for a search, returned for reuse afterwards."""
    lent = [borrowed() for _ in range(count)]
    try:
        yield lent
    finally:
        _spare.extend(lent[: SPARE - len(_spare)])


class Thinker:
    """Searches with a budget of simulations and seconds, whichever runs out first."""

    def __init__(self, seed: int, config: SearchConfig) -> None:
        self.chance = Random(seed)
        self.config = config
        if not _spare:
            _spare.append(Tree())  # now rather than later, since it takes a while and a clock may run then

    def choose(self, seen: InformationState) -> Action:
        """The most visited option, among those it does not overlook."""
        if len(seen.options) == 1:
            return seen.options[0]
        with trees(self.config.threads) as lent:
            self.think(lent, seen)
            return self.picked(tried(lent, seen), seen.seat)

    def picked(self, found: Sequence[Tried], seat: Seat) -> Action:
        """The best option that is not overlooked, or sometimes a random one."""
        noticed = [option for option in found if self.chance.random() >= self.config.overlooks] or found
        if self.chance.random() < self.config.whims:
            return self.chance.choices(noticed, [option.visits for option in noticed])[0].action
        best = max(noticed, key=lambda option: (option.visits, -option.action))
        return self.doubted(best, noticed, seat).action if self.config.doubt else best.action

    def doubted(self, best: Tried, noticed: Sequence[Tried], seat: Seat) -> Tried:
        """The best option, or the prior unless the best is clearly better."""
        first = min((option for option in noticed if option.node), key=lambda option: option.node, default=best)
        error = (best.noise + first.noise) ** 0.5
        return first if best.chance(seat) - first.chance(seat) < self.config.doubt * error else best

    def think(self, lent: Sequence[Tree], seen: InformationState, telling: bool = False) -> int:
        """Grow the trees until the budget is spent; the number of simulations."""
        m = self.config
        seed = self.chance.getrandbits(55)
        for tree in lent:
            tree.clear(m.cut, m.exploration, m.epsilon, m.unknown)
            tree.look_ahead(m.widening, m.horizon)
            if telling:
                tree.tell_ways()
        if len(lent) == 1:
            return grow(lent[0], seen, m.sims, seed, m.judge, m.seconds, m.thorough)
        with ThreadPoolExecutor(len(lent)) as pool:
            each = -(-m.sims // len(lent))
            seeds = [seed + i * STRIDE for i in range(len(lent))]
            work = [
                pool.submit(grow, tree, seen, each, start, m.judge, m.seconds, m.thorough)
                for tree, start in zip(lent, seeds, strict=True)
            ]
            return sum(done.result() for done in work)


def tried(lent: Sequence[Tree], seen: InformationState) -> list[Tried]:
    """The options of the current decision with the statistics of all trees, most visited first."""
    found: dict[Action, Tried] = {}
    for tree in lent:
        for node, whose, action, visits, sums in tree.tried(0):
            if whose == seen.seat:
                aims = tree.sought(action)
                if action not in found:
                    known = node if tree is lent[0] else 0
                    found[action] = Tried(action, 0, [0.0] * len(sums), [0.0] * len(aims), known, tree.noise(node))
                option = found[action]
                option.visits += visits
                option.worth = [a + b for a, b in zip(option.worth, sums, strict=True)]
                option.aims = [a + b for a, b in zip(option.aims, aims, strict=True)]
    return sorted(found.values(), key=lambda option: (-option.visits, option.action))
