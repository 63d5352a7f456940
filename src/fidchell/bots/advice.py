"""Why a bot chooses what it chooses: its best options, their chances to win, and the line it expects."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from fidchell.bots.levels import config_of
from fidchell.bots.thinker import SearchConfig, Thinker, Tried, trees, tried
from fidchell.core.information_state import InformationState
from fidchell.core.registry import Game, game, home_of
from fidchell.core.search import Tree
from fidchell.core.types import Action, Seat

LONGEST = 10  # decisions in a line, at most
SURE = 8  # visits below which a line is too uncertain, and ends
STRONGEST = "merciless"


@dataclass(frozen=True)
class Candidate:
    """One option and its statistics."""

    action: Action
    visits: int
    share: float  # of all visits
    chances: tuple[float, ...]  # to win, by seat; estimated
    by: dict[str, float]  # the adviser's own chance, by way to win
    line: tuple[tuple[Seat, Action], ...]  # the expected line of play, the option itself first


@dataclass(frozen=True)
class Advice:
    """The options that a seat should consider, best first."""

    seat: Seat
    options: tuple[Candidate, ...]
    simulations: int
    seconds: float

    def plain(self, worded: Game, most: int = 5) -> dict[str, Any]:
        """The `most` best options as words and numbers."""
        names = worded.seat_names
        return {
            "seat": names[self.seat],
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
            "options": [plain_candidate(candidate, worded) for candidate in self.options[:most]],
        }


def plain_candidate(candidate: Candidate, worded: Game) -> dict[str, Any]:
    """One option as words and numbers."""
    names = worded.seat_names
    return {
        "action": worded.notation.to_words(candidate.action),
        "visits": candidate.visits,
        "share": round(candidate.share, 4),
        "chances": {names[seat]: round(chance, 4) for seat, chance in enumerate(candidate.chances)},
        "by": {name: round(chance, 4) for name, chance in candidate.by.items()},
        "line": [f"{names[seat]}: {worded.notation.to_words(action)}" for seat, action in candidate.line],
    }


def advise(seen: InformationState, seed: int, config: SearchConfig | None = None) -> Advice:
    """Search for a seat, and explain the result."""
    key = home_of(seen.home)
    thinker = Thinker(seed, config or config_of(STRONGEST, key))
    began = perf_counter()
    with trees(thinker.config.threads) as lent:
        simulations = thinker.think(lent, seen, telling=True)
        found = tried(lent, seen)
        best = thinker.picked(found, seen.seat)
        found.sort(key=lambda option: option.action != best)  # its choice first, then by visits
        total = sum(option.visits for option in found)
        options = tuple(candidate_of(option, total, seen, lent[0], game(key).strategy.aims) for option in found)
    return Advice(seen.seat, options, simulations, perf_counter() - began)


def candidate_of(option: Tried, total: int, seen: InformationState, tree: Tree, aims: Sequence[str]) -> Candidate:
    """The statistics of one option."""
    visits = max(option.visits, 1)
    chances = tuple(worth / visits for worth in option.worth[: seen.num_players])
    by = {name: option.aims[i] / visits for i, name in enumerate(aims)}
    line = ((seen.seat, option.action), *expected(tree, seen.seat, option.node))
    return Candidate(option.action, option.visits, option.visits / max(total, 1), chances, by, line)


def expected(tree: Tree, owner: Seat, node: int) -> list[tuple[Seat, Action]]:
    """The expected line after a node, as long as it was visited often enough."""
    line: list[tuple[Seat, Action]] = []
    while node and len(line) < LONGEST:
        children = tree.tried(node)
        if any(child[1] == owner for child in children):
            children = [child for child in children if child[1] == owner]  # others behind one curtain are siblings
        node, seat, action, visits, _ = max(children, key=lambda child: child[3], default=(0, 0, 0, 0, []))
        if visits < SURE:
            break
        line.append((seat, action))
    return line
