"""Setting up the island: tiles, capital, crows and first clans."""

from fidchell.core.bits import bit, size
from fidchell.core.chance import pick, roll
from fidchell.core.frames import advance, frame, push
from fidchell.core.types import Action, Count, Mask, Place
from fidchell.games.inis.ids import *
from fidchell.games.inis.rules.board import island, previous_seat
from fidchell.games.inis.rules.map import site, site_count, spot_at, touching
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import build_sanctuary, settle_tile, tell, toss_crows


def heap_tiles(s: Inis, tiles: Mask) -> None:
    """Put tiles on the pile in random order."""
    while tiles:
        tile = pick(s, tiles)
        tiles &= ~bit(tile)
        s.pile[s.pile_size] = tile
        s.pile_size += 1


def first_tiles(players: Count) -> Mask:
    """The tiles that the introductory island starts with."""
    tiles = bit(VALLEY) | bit(COVE)
    if players > 2:
        tiles |= bit(PLAINS)
    if players > 3:
        tiles |= bit(HILLS)
    return tiles


def random_site(s: Inis, least: Count) -> int:
    """A random spot for a new tile that touches at least one or two others."""
    return site(s, roll(s, site_count(s, least)), least)


def sketch(s: Inis, tiles: Count) -> None:
    """Choose random spots for the first tiles, each touching an earlier one, and the last of them two."""
    s.spot[0] = spot_at(MIDDLE, MIDDLE, 0)
    for i in range(1, tiles):
        s.spot[i] = random_site(s, 2 if i > 1 and i == tiles - 1 else 1)


def touches(s: Inis, tiles: Count, where: Place) -> Count:
    """How many of the sketched spots a sketched spot touches."""
    found = 0
    for other in range(tiles):
        if other != where and touching(s.spot[where], s.spot[other]):
            found += 1
    return found


def well_laid(s: Inis, tiles: Count) -> bool:
    """Whether the sketched spots touch each other as often as the rules demand."""
    for where in range(tiles):
        count = touches(s, tiles, where)
        if (tiles > 2 and count < 2) or (tiles == 4 and s.rules & EXACTLY_TWO and count != 2):
            return False
    return True


def raise_island(s: Inis, tiles: Mask) -> None:
    """The first tiles form the island, in random order."""
    count = size(tiles)
    sketch(s, count)
    while not well_laid(s, count):
        for i in range(count):
            s.spot[i] = 0
        sketch(s, count)
    one = s.spot[0]
    two = s.spot[1]
    three = s.spot[2]
    four = s.spot[3]
    for i in range(count):
        s.spot[i] = 0
    for i in range(count):
        tile = pick(s, tiles)
        tiles &= ~bit(tile)
        settle_tile(s, tile, one if i == 0 else two if i == 1 else three if i == 2 else four)


def lay_tiles(s: Inis) -> None:
    """Make the pile and form the island from the first tiles."""
    every: Mask = bit(PLACES) - 1
    if s.rules & INTRODUCTORY:
        first = first_tiles(s.players)
        heap_tiles(s, LATE_TILES)  # at the bottom
        heap_tiles(s, every & ~LATE_TILES & ~first)
    else:
        heap_tiles(s, every)
        first = 0
        for _ in range(s.players):
            s.pile_size -= 1
            first |= bit(s.pile[s.pile_size])
    raise_island(s, first)


def capital_places(s: Inis) -> Mask:
    """Where the capital may be: not in the Swamp."""
    return island(s) if s.rules & CAPITAL_IN_SWAMP else island(s) & ~bit(SWAMP)


def choose_capital(s: Inis, action: Action) -> None:
    """The Brenn has chosen the capital; a sanctuary is built there."""
    s.capital = action - AT
    tell(s, CAPITAL_SET, s.brenn, s.capital)
    build_sanctuary(s, s.capital)


def setup_toss(s: Inis) -> None:
    """Toss the crows; the seats settle one clan each in turn, twice round, the Brenn first."""
    toss_crows(s)
    seat = s.brenn
    for _ in range(2 * s.players):  # from the last to the first, since the last pushed happens first
        seat = previous_seat(s, seat)
        push(s, frame(SETTLE_CLAN, seat))


def lay_game(s: Inis) -> None:
    """Set up the game, up to the first decision."""
    s.winner = UNDECIDED
    s.capital = PLACES
    s.deck = EPIC_CARDS
    s.discard = ACTION_CARDS if s.players == 4 else ACTION_CARDS & ~FOUR_SEAT_CARDS
    for eye in range(EYES):
        s.maybe[eye * SPOTS + DECK] = EPIC_CARDS
        s.maybe[eye * SPOTS + DISCARD] = s.discard
    for seat in range(s.players):
        s.reserve[seat] = CLANS
    lay_tiles(s)
    s.brenn = roll(s, s.players)
    tell(s, BRENN_NAMED, s.brenn)
    s.turn = s.brenn
    push(s, frame(ASSEMBLY, 0))
    push(s, frame(SETUP_TOSS, 0))
    push(s, frame(CHOOSE_CAPITAL, s.brenn))
    advance(s)
