"""Random play for tests."""

from collections.abc import Iterator
from random import Random

from fidchell.bots.player import Player
from fidchell.checks.laws import random_options
from fidchell.core.information_state import information_state_of
from fidchell.core.match import Match
from fidchell.core.registry import game


def random_match(seed: int, decisions: int = 100_000, key: str = "inis", **options: object) -> Match:
    """A match played at random for some decisions, or to its end."""
    chance = Random(seed)
    match = Match(game(key), seed, options)
    while not match.done and len(match.acts) < decisions:
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))
    return match


def midgame(seed: int, decisions: int, key: str, **options: object) -> Match:
    """A match after some decisions; few in a game that is soon over."""
    return random_match(seed, min(decisions, game(key).longest // 4), key, **options)


def players_near(key: str, wanted: int) -> int:
    """How many seats a game can have, as near as possible to how many are wanted."""
    counts = next(option.values for option in game(key).options if option.name == "players")
    return min((int(count) for count in counts), key=lambda count: abs(count - wanted))


def positions(
    key: str, seed: int, games: int, at_table: bool = True, every: int = 1, bot: Player | None = None
) -> Iterator[Match]:
    """Some positions of random games with random options, most moves by a bot if there is one; and the final ones."""
    chance = Random(seed)
    for i in range(games):
        match = Match(game(key), seed * 1000 + i, random_options(game(key), chance), at_table)
        while not match.done:
            if chance.random() * every < 1:
                yield match
            seat = chance.choice(match.asked)
            if bot and chance.random() < 0.8:
                match.act(seat, bot.choose(information_state_of(match.state, seat)))
            else:
                match.act(seat, chance.choice(match.state.options(seat)))
        yield match
