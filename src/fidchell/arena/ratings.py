"""Confidence intervals of rates, and Elo ratings; pure arithmetic."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

SURE = 1.959964  # standard errors on either side of a 95 % interval
POINTS = 400 / math.log(10)  # Elo points for odds of e to 1
CLOSE = 1e-9  # the iteration stops at steps below this
STEPS = 200

Meeting: TypeAlias = tuple[str, str, float]  # two players, and the score of the first against the second, from 0 to 1
Matrix: TypeAlias = list[list[float]]


class Range(NamedTuple):
    """A figure and its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def over(self, divisor: float) -> Range:
        """The same figure in other units."""
        return Range(self.value / divisor, self.low / divisor, self.high / divisor)

    def plain(self, digits: int = 4) -> dict[str, float]:
        """The figure and the ends of its interval by name."""
        return {name: round(figure, digits) for name, figure in self._asdict().items()}


def wilson(rate: float, games: float) -> Range:
    """A rate with Wilson's interval for `games` independent games."""
    if games <= 0:
        return Range(rate, 0.0, 1.0)
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    reach = SURE * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return Range(rate, max(0.0, min(middle - reach, rate)), min(1.0, max(middle + reach, rate)))


def by_deal(deals: Iterable[tuple[int, int]]) -> Range:
    """A win rate with Wilson's interval, for the effective number of independent games.

    It takes the games and the wins of each deal. Games of one deal are correlated; the variance between deals measures
    how much, and counts only if it makes the interval wider.
    """
    counts = list(deals)
    games = sum(played for played, _ in counts)
    rate = sum(won for _, won in counts) / games
    alone = rate * (1 - rate) * games
    if len(counts) < 2 or alone == 0:
        return wilson(rate, games)
    together = sum((won - rate * played) ** 2 for played, won in counts) * len(counts) / (len(counts) - 1)
    return wilson(rate, games / max(together / alone, 1.0))


def paired(pairs: Sequence[tuple[bool, bool]]) -> Range:
    """How much more often the first of each pair succeeds than the second, with the interval of Agresti and Min.

    That is the plain interval for paired rates, after adding half a pair to each of the four possible pairs.
    """
    games = len(pairs) + 2
    more = 0.5 + sum(first and not second for first, second in pairs)
    fewer = 0.5 + sum(second and not first for first, second in pairs)
    middle = (more - fewer) / games
    reach = SURE * math.sqrt(max(more + fewer - games * middle * middle, 0.0)) / games
    return Range((more - fewer) / max(len(pairs), 1), max(middle - reach, -1.0), min(middle + reach, 1.0))


def elo(meetings: Mapping[int, Sequence[Meeting]], anchor: str) -> dict[str, Range]:
    """The maximum-likelihood ratings for the meetings, listed by deal; the anchor's rating is 0.

    One draw is added between any two players who met, so that one who always wins has a rating too. The interval is the
    wider of two: from the Fisher information of single meetings, and from the variance between deals.
    """
    counts = counted(meetings)
    free = sorted({player for two in counts for player in two} - {anchor})
    strength = fit(counts, free, anchor)
    spread = inverse(information(counts, strength, free))
    robust = sandwich(spread, [slope(meetings[deal], strength, free) for deal in sorted(meetings)])
    rated = {anchor: Range(0.0, 0.0, 0.0)}
    for i, player in enumerate(free):
        reach = SURE * math.sqrt(max(spread[i][i], robust[i]))
        rated[player] = Range(strength[player], strength[player] - reach, strength[player] + reach).over(1 / POINTS)
    return rated


def counted(meetings: Mapping[int, Sequence[Meeting]]) -> dict[tuple[str, str], tuple[float, float]]:
    """For any two players who met: the number of meetings and the first one's score, with the added draw."""
    counts: defaultdict[tuple[str, str], tuple[float, float]] = defaultdict(lambda: (1.0, 0.5))
    for deal in sorted(meetings):
        for first, second, score in meetings[deal]:
            two, scored = ((first, second), score) if first < second else ((second, first), 1 - score)
            times, sum_ = counts[two]
            counts[two] = (times + 1, sum_ + scored)
    return dict(sorted(counts.items()))


def fit(counts: Mapping[tuple[str, str], tuple[float, float]], free: list[str], anchor: str) -> dict[str, float]:
    """The maximum-likelihood strengths, by Newton's method with bounded steps."""
    strength = dict.fromkeys([*free, anchor], 0.0)
    for _ in range(STEPS):
        rise = dict.fromkeys(strength, 0.0)
        for (first, second), (times, scored) in counts.items():
            surplus = scored - times * chance(strength, first, second)
            rise[first] += surplus
            rise[second] -= surplus
        spread = inverse(information(counts, strength, free))
        step = [sum(row[j] * rise[player] for j, player in enumerate(free)) for row in spread]
        longest = max(map(abs, step), default=0.0)
        for player, length in zip(free, step, strict=True):
            strength[player] += length / max(longest, 1.0)
        if longest < CLOSE:
            break
    return strength


def chance(strength: Mapping[str, float], first: str, second: str) -> float:
    """The probability that the first player beats the second."""
    return 1 / (1 + math.exp(strength[second] - strength[first]))


def information(
    counts: Mapping[tuple[str, str], tuple[float, float]], strength: Mapping[str, float], free: list[str]
) -> Matrix:
    """The Fisher information matrix at these strengths."""
    place = {player: i for i, player in enumerate(free)}
    bend = [[0.0] * len(free) for _ in free]
    for (first, second), (times, _) in counts.items():
        likely = chance(strength, first, second)
        weight = times * likely * (1 - likely)
        for one, other in ((first, second), (second, first)):
            if one in place:
                bend[place[one]][place[one]] += weight
                if other in place:
                    bend[place[one]][place[other]] -= weight
    return bend


def slope(meetings: Sequence[Meeting], strength: Mapping[str, float], free: list[str]) -> list[float]:
    """The gradient of the log-likelihood of some meetings."""
    rise = dict.fromkeys(strength, 0.0)
    for first, second, score in meetings:
        surplus = score - chance(strength, first, second)
        rise[first] += surplus
        rise[second] -= surplus
    return [rise[player] for player in free]


def sandwich(spread: Matrix, slopes: Sequence[Sequence[float]]) -> list[float]:
    """The sandwich estimate of each strength's variance from the variance between deals; 0 for a single deal."""
    if len(slopes) < 2:
        return [0.0] * len(spread)
    scale = len(slopes) / (len(slopes) - 1)
    return [scale * sum(sum(a * b for a, b in zip(row, lean, strict=True)) ** 2 for lean in slopes) for row in spread]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of an invertible matrix, by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        top = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[top] = rows[top], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i:
                rows[k] = [value - rows[k][i] * pivot for value, pivot in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
