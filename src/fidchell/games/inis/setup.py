"""The first position."""

from fidchell.core.chance import roll
from fidchell.core.frames import advance, frame, push
from fidchell.games.inis.founding import lay_tiles
from fidchell.games.inis.ids import (
    ACTION_CARDS,
    ASSEMBLY,
    BRENN_NAMED,
    CHOOSE_CAPITAL,
    CLANS,
    DECK,
    DISCARD,
    EPIC_CARDS,
    EYES,
    FOUR_SEAT_CARDS,
    PLACES,
    SETUP_TOSS,
    SPOTS,
    UNDECIDED,
)
from fidchell.games.inis.rules import InisGame
from fidchell.games.inis.verbs import tell

__all__ = ["new"]


def new(seed: int, players: int, rules: int, citadels: int, sanctuaries: int, deeds: int, seasons: int) -> InisGame:
    """A game at its first decision."""
    s = InisGame()
    s.rng = seed
    s.players = players
    s.rules = rules
    s.citadels_left = citadels
    s.sanctuaries_left = sanctuaries
    s.deeds_left = deeds
    s.seasons = seasons
    s.winner = UNDECIDED
    s.capital = PLACES
    s.deck = EPIC_CARDS
    s.discard = ACTION_CARDS if players == 4 else ACTION_CARDS & ~FOUR_SEAT_CARDS
    for eye in range(EYES):
        s.maybe[eye * SPOTS + DECK] = EPIC_CARDS
        s.maybe[eye * SPOTS + DISCARD] = s.discard
    for seat in range(players):
        s.reserve[seat] = CLANS
    lay_tiles(s)
    s.brenn = roll(s, players)
    tell(s, BRENN_NAMED, s.brenn)
    s.turn = s.brenn
    push(s, frame(ASSEMBLY, 0))
    push(s, frame(SETUP_TOSS, 0))
    push(s, frame(CHOOSE_CAPITAL, s.brenn))
    advance(s)
    return s
