"""Creates games: not yet set up, or at their first decision."""

from fidchell.games.inis.rules.game import InisGame

__all__ = ["boxed", "new"]


def boxed(players: int, rules: int, citadels: int, sanctuaries: int, deeds: int, seasons: int) -> InisGame:
    """A game with its options, not yet set up."""
    s = InisGame()
    s.players = players
    s.rules = rules
    s.citadels_left = citadels
    s.sanctuaries_left = sanctuaries
    s.deeds_left = deeds
    s.seasons = seasons
    return s


def new(seed: int, players: int, rules: int, citadels: int, sanctuaries: int, deeds: int, seasons: int) -> InisGame:
    """A game at its first decision."""
    s = boxed(players, rules, citadels, sanctuaries, deeds, seasons)
    s.lay_out(seed)
    return s
