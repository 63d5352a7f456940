"""The first position."""

from fidchell.core.chance import pick
from fidchell.core.frames import advance, frame, push
from fidchell.games.snakes.content import Content
from fidchell.games.snakes.founding import (
    begin_as,
    free_saints,
    lay_cards,
    place_druids,
    place_leaders,
    place_people,
    stock,
)
from fidchell.games.snakes.ids import CHOOSE_SAINT, CHOOSE_START, DRAWN, DROP_GIFT, PICK_DECK, SET_OUT
from fidchell.games.snakes.rules import SnakesGame

__all__ = ["new"]


def new(seed: int, content: Content, players: int, grade: int, picking: int, deck_picking: int) -> SnakesGame:
    """A game at its first decision."""
    s = SnakesGame()
    s.content = content
    s.rng = seed
    s.players = players
    s.grade = grade
    s.picking = picking
    s.deck_picking = deck_picking
    place_people(s)
    place_leaders(s)
    place_druids(s)
    stock(s)
    lay_cards(s)
    push(s, frame(SET_OUT, 0))
    for i in range(players):
        push(s, frame(CHOOSE_START, players - 1 - i))
    for i in range(content.grade_gifts[grade]):
        push(s, frame(DROP_GIFT, (content.grade_gifts[grade] - 1 - i) % players))
    push(s, frame(PICK_DECK, 0))
    for i in range(players):
        if picking == DRAWN:
            begin_as(s, i, pick(s, free_saints(s)))
        else:
            push(s, frame(CHOOSE_SAINT, players - 1 - i))
    s.barriers = 0
    advance(s)
    return s
