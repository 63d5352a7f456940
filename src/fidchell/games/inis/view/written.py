"""The parts of a view as JSON, for tables: each is written once and kept as long as its inputs come up again.

`view.py` says what a part holds. Here its pieces are encoded, cached by the numbers they are made from, and joined; the
laws compare both at every decision.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from msgspec.json import encode

from fidchell.core.events import unpacked
from fidchell.core.parts import Members
from fidchell.core.state import State
from fidchell.core.types import Frame, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.rules.derived import asking, mind, scene, sites
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.notation import SEAT_NAMES
from fidchell.games.inis.view.view import (
    OFF_ISLAND,
    card_list,
    cauldron_view,
    draft_of,
    own_view,
    passed_view,
    place_view,
    present_clash,
    round_view,
    seat_view,
    sites_view,
    supply_view,
    tiles_view,
)

KEPT = 8192  # pieces of each kind, enough for a thousand tables at once
NO_CLASH, NO_CAULDRON, NO_SITES = b'"clash":null', b'"cauldron":null', b'"sites":[]'
PLAIN_OWN = (0, 0, 0)  # outside the draft
MEMORY = b'"memory":{"known":{%b},"possible_actions":{%b},"passed":%b,"tiles":%b}'


def written(state: State, viewers: Sequence[Seat | None]) -> tuple[Members, list[Members]]:
    """What everyone sees, and what each viewer sees in addition, as the members of a JSON object."""
    s = cast(Inis, state)
    top: Frame = asking(s)[0]
    passing = unpacked(top).a if top & 255 == ids.DRAFT else 0
    return common_members(s), [own_members(s, viewer, passing) for viewer in viewers]


def common_members(s: Inis) -> Members:
    """What everyone sees."""
    play, seats, lands, supply, tales, inplay, brew, in_clash = scene(s)
    return (
        *round_members(play),
        seats_member(seats),
        island_member(lands),
        supply_member(supply),
        tales_member(tales),
        open_member(inplay),
        b'"clash":' + encode(present_clash(s)) if in_clash else NO_CLASH,
        b'"cauldron":' + encode(cauldron_view(*brew)) if brew else NO_CAULDRON,
        b'"sites":' + encode(sites_view(s)) if sites(s) else NO_SITES,
    )


def own_members(s: Inis, viewer: Seat | None, passing: int) -> Members:
    """What only the viewer sees: its own cards, and what it remembers; in a draft `passing` cards are passed on."""
    known, maybe, own, passed, tiles = mind(s, ids.PUBLIC_EYE if viewer is None else viewer)
    memory = memory_member(s.players, known, maybe, passed, tiles)
    if viewer is None:
        return b'"viewer":null', b'"own":null', memory
    draft = (passing, *draft_of(s, viewer)) if passing else PLAIN_OWN
    return viewer_member(viewer), own_member(own, *draft), memory


@lru_cache(maxsize=KEPT)
def round_members(play: tuple[int, ...]) -> Members:
    """Where in the game we are."""
    return tuple(b'"%b":%b' % (name.encode(), encode(value)) for name, value in round_view(play).items())


@lru_cache(maxsize=KEPT)
def seats_member(codes: tuple[int, ...]) -> bytes:
    """What everyone sees of the seats."""
    return b'"seats":[%b]' % b",".join(map(seat_written, codes))


@lru_cache(maxsize=KEPT)
def seat_written(code: int) -> bytes:
    """What everyone sees of a seat."""
    return encode(seat_view(code))


@lru_cache(maxsize=KEPT)
def island_member(codes: tuple[int, ...]) -> bytes:
    """What everyone sees of the island."""
    lands = [place_written(where, code) for where, code in enumerate(codes) if code >> OFF_ISLAND]
    return b'"territories":[%b]' % b",".join(lands)


@lru_cache(maxsize=KEPT)
def place_written(where: int, code: int) -> bytes:
    """What everyone sees of a territory."""
    return encode(place_view(where, code))


@lru_cache(maxsize=KEPT)
def supply_member(left: tuple[int, ...]) -> bytes:
    """What is left in the supply."""
    return b'"supply":' + encode(supply_view(left))


@lru_cache(maxsize=KEPT)
def tales_member(cards: int) -> bytes:
    """The discarded epic tales."""
    return b'"discarded_tales":' + encode(card_list(cards))


@lru_cache(maxsize=KEPT)
def open_member(cards: int) -> bytes:
    """The cards in play."""
    return b'"open_cards":' + encode(card_list(cards))


@lru_cache(maxsize=ids.SEATS)
def viewer_member(viewer: Seat) -> bytes:
    """Who is looking."""
    return b'"viewer":' + encode(SEAT_NAMES[viewer])


@lru_cache(maxsize=KEPT)
def own_member(own: tuple[int, int, int], passing: int, offered: int, to: Seat) -> bytes:
    """A viewer's own cards."""
    return b'"own":' + encode(own_view(own, passing, offered, to))


@lru_cache(maxsize=KEPT)
def memory_member(
    players: int, known: tuple[int, ...], maybe: tuple[int, ...], passed: int, tiles: tuple[Any, ...]
) -> bytes:
    """What a viewer remembers."""
    rows = (*range(players), ids.DISCARD, ids.ASIDE)
    sure = b",".join([spot_written(row, known[row]) for row in rows])
    possible = b",".join([spot_written(row, maybe[row]) for row in rows])
    return MEMORY % (sure, possible, encode(passed_view(passed)), encode(tiles_view(tiles)))


@lru_cache(maxsize=KEPT)
def spot_written(row: int, cards: int) -> bytes:
    """The cards at a spot."""
    name = "discard" if row == ids.DISCARD else "aside" if row == ids.ASIDE else SEAT_NAMES[row]
    return b"%b:%b" % (encode(name), encode(card_list(cards)))
