"""Creates games: not yet set up, or at their first decision."""

from fidchell.games.snakes.content.content import Content
from fidchell.games.snakes.rules.game import SnakesGame

__all__ = ["boxed", "new"]


def boxed(content: Content, players: int, grade: int, picking: int, deck_picking: int) -> SnakesGame:
    """A game with its content and options, not yet set up."""
    s = SnakesGame()
    s.content = content
    s.players = players
    s.grade = grade
    s.picking = picking
    s.deck_picking = deck_picking
    return s


def new(seed: int, content: Content, players: int, grade: int, picking: int, deck_picking: int) -> SnakesGame:
    """A game at its first decision."""
    s = boxed(content, players, grade, picking, deck_picking)
    s.lay_out(seed)
    return s
