"""Paganism in Britain: the marker, the regions that fall, and their cards."""

from fidchell.core.bits import bit, lowest
from fidchell.core.types import Count, Mask, Place
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import delaying
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import bar, roll_openly, tell
from fidchell.games.snakes.rules.victory import end_game


def pile_of(s: Snakes, region: Place) -> Mask:
    """The cards waiting for a region of Britain to fall."""
    found: Mask = 0
    cards: Mask = s.piles
    while cards:
        if s.content.card_region[lowest(cards)] == region + 1:
            found |= bit(lowest(cards))
        cards &= cards - 1
    return found


def shuffle_in(s: Snakes, cards: Mask) -> None:
    """Shuffle cards into the deck, so that nobody knows any longer what is on top."""
    s.deck |= cards
    s.piles &= ~cards
    s.top_count = 0
    for i in range(TOPS):
        s.tops[i] = 0
        s.top_eyes[i] = 0
    tell(s, DECK_SHUFFLED, s.turn)


def region_falls(s: Snakes, region: Place) -> None:
    """A region of Britain turns Pagan for the first time: its cards join the deck."""
    s.fallen |= 1 << region
    tell(s, REGION_FELL, s.turn, region)
    shuffle_in(s, pile_of(s, region))
    bar(s)


def move_paganism(s: Snakes, boxes: Count) -> None:
    """The marker moves forward or back."""
    if boxes < 0:
        s.paganism = max(s.paganism + boxes, 0)
        tell(s, PAGANISM_MOVED, s.turn, s.paganism, 0)
        return
    if boxes > 0 and delaying(s) and roll_openly(s) == SIX:
        boxes -= 1
        tell(s, HELD_BACK, s.turn)
    for _ in range(boxes):
        if s.ending == GOING_ON:
            step_forward(s)


def step_forward(s: Snakes) -> None:
    """The marker moves one box forward; at its last box the game ends."""
    s.paganism += 1
    tell(s, PAGANISM_MOVED, s.turn, s.paganism, 1)
    for region in range(s.content.regions):
        if s.content.region_box[region] == s.paganism and s.fallen >> region & 1 == 0:
            region_falls(s, region)
    if s.paganism >= s.content.end_box:
        end_game(s, BRITAIN_FELL)
