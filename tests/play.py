"""Random play for tests."""

from random import Random

from fidchell.core.match import Match
from fidchell.core.registry import game


def random_match(seed: int, decisions: int = 100_000, key: str = "inis", **options: object) -> Match:
    """A match played at random for some decisions, or to its end."""
    chance = Random(seed)
    match = Match(game(key), seed, options)
    while not match.done and len(match.log) < decisions:
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))
    return match
