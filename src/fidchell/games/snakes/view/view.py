"""What a viewer (a seat or the public) may know, built up from nothing.

Almost everything is public in this game. Hidden are the Druids that only others have looked at, the top of the
deck, and the far sides of Leaders, which nobody knows; none of it enters a view. `types.py` says what each field is.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from fidchell.core.events import unpacked
from fidchell.core.state import State
from fidchell.core.types import Fields, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book, book_of
from fidchell.games.snakes.options import GRADES
from fidchell.games.snakes.rules.derived import derived_fields
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.land import (
    areas_in,
    areas_view,
    britain_view,
    druids_seen,
    kings_view,
    land_facts,
    lord_view,
    lords_in,
    supply_of,
)
from fidchell.games.snakes.view.notation import SEAT_NAMES
from fidchell.games.snakes.view.outlook import KEPT, helps_of, risk
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS, Cards, SnakesCommon, SnakesOwn, SnakesSeat
from fidchell.games.snakes.view.worth import standing_at, worth_of


def split_visible(state: State, viewers: Sequence[Seat | None]) -> tuple[SnakesCommon, list[SnakesOwn]]:
    """What everyone sees, and what each viewer sees in addition."""
    f = derived_fields(cast(Snakes, state))
    book = book_of(f["content"])
    seen = [druids_seen(f, viewer) for viewer in viewers]
    land = land_facts(f)
    areas = {each: areas_view(book, land, each) for each in set(seen)}
    return common_view(book, f), [
        {
            "viewer": None if viewer is None else SEAT_NAMES[viewer],
            "cards": cards_of(book, f, viewer),
            "areas": areas[seen[i]],
        }
        for i, viewer in enumerate(viewers)
    ]


def common_view(book: Book, f: Fields) -> SnakesCommon:
    """What everyone sees."""
    return {
        "content": book.key,
        "level": GRADES[f["grade"]],
        "turn": SEAT_NAMES[f["turn"]],
        "turns": f["turns"],
        "phase": "actions" if f["phase"] == ids.ACTION_PHASE else "event",
        "points": f["ap"],
        "prepared": f["prepared"],
        "final_effort": bool(f["effort"]),
        "event_helps": {name: f["mods"][i] for i, name in enumerate(TARGETS) if f["mods"][i]},
        "helps": helps_of(tuple(f["mods"])),
        "built": areas_in(book, f["built"]),
        "deaths": f["deaths"],
        "over": f["depth"] == 0,
        "ending": ENDINGS[f["ending"]] or None,
        "result": RESULTS[f["verdict"]] or None,
        "score": f["half_points"] / 2,
        "standing": standing_at(f["half_points"] / 2),
        "worth": worth_of(book, f),
        "risk": risk(book, f),
        "britain": britain_view(book, f["paganism"], f["fallen"]),
        "seats": [seat_of(book, f, seat) for seat in range(f["players"])],
        "kings": kings_view(book, tuple(f["leader"][ids.KING : ids.HIGH_KING]), *lords_in(f)),
        "high_king": lord_view(book, f["leader"][ids.HIGH_KING], ids.HIGH_KING, *lords_in(f)),
        "supply": supply_of(book, f),
        "gifts": items_in(book, f["gift_row"], ids.CARDS),
    }


# Cached parts are looked up by all of their inputs, so that a part that has not changed is the same object. Never
# change a cached part: `view` returns copies, and callers of `visible` only read.


@lru_cache(maxsize=KEPT)
def items_in(book: Book, mask: int, first: int = 0) -> list[str]:
    """The names of cards in a set."""
    return [book.item_names[first + i] for i in range(mask.bit_length()) if mask >> i & 1]


def card_name(book: Book, card: int) -> str | None:
    """The name of a card that is stored as card + 1; None for 0."""
    return book.item_names[card - 1] if card else None


def cards_of(book: Book, f: Fields, viewer: Seat | None) -> Cards:
    """The event cards, and what the viewer has seen on top of the deck."""
    seen = []
    for card, eyes in zip(f["tops"][: f["top_count"]], f["top_eyes"], strict=False):
        seen.append(card + 1 if viewer is not None and eyes >> viewer & 1 else 0)
    while seen and not seen[-1]:
        seen.pop()
    piles = (f["deck"], f["discard"], f["piles"], f["gone"])
    return cards_view(book, f["key"], f["current"], f["colour"], piles, tuple(seen))


@lru_cache(maxsize=KEPT)
def cards_view(
    book: Book, key: int, current: int, colour: int, sets: tuple[int, int, int, int], top: tuple[int, ...]
) -> Cards:
    """The event cards: which are face up, which are not drawn yet, and which of those on top are known."""
    deck, discard, piles, gone = sets
    is_event = current and book.tables["card_kind"][current - 1] == ids.EVENT_CARD
    return {
        "key": card_name(book, key),
        "current": card_name(book, current),
        "colour": book.colour_names[colour],
        "read": book.colour_names[colour] if is_event else None,
        "deck": deck.bit_count(),
        "to_come": items_in(book, deck),
        "top": [card_name(book, card) for card in top],
        "discarded": items_in(book, discard),
        "piles": items_in(book, piles),
        "gone": items_in(book, gone),
    }


# The seats.


def seat_of(book: Book, f: Fields, seat: Seat) -> SnakesSeat:
    """One seat."""
    saint = f["saint"][seat]
    where = f["where"][seat] if is_placed(book, f, seat) else -1
    track = (f["zeal"][seat], f["spaces"][seat], f["last_space"][seat])
    limit = book.tables["keeper_limit"][f["players"] - 1]
    return seat_view(book, seat, saint, f["turns"] > 0, where, track, f["kept"][seat], f["gifts"][seat], limit)


@lru_cache(maxsize=KEPT)
def seat_view(
    book: Book,
    seat: Seat,
    saint: int,
    begun: bool,
    where: int,
    track: tuple[int, int, bool],
    kept: int,
    gifts: int,
    limit: int,
) -> SnakesSeat:
    """One seat: its Saint or Acolyte, where it is, its Zeal and its cards."""
    zeal, spaces, last_space = track
    extra = book.tables["saint_ap"][saint - 1] if saint else 0
    points = book.tables["saint_track" if saint else "acolyte_track"][:spaces]
    return {
        "seat": SEAT_NAMES[seat],
        "saint": book.saint_names[saint - 1] if saint else None,
        "acolyte": not saint and begun,
        "area": None if where < 0 else book.area_names[where],
        "zeal": zeal,
        "track": [each + extra for each in points],
        "may_make_final_effort": last_space,
        "keeps": items_in(book, kept) + items_in(book, gifts, ids.CARDS),
        "limit": limit,
    }


def is_placed(book: Book, f: Fields, seat: Seat) -> bool:
    """Whether a pawn is on the map already."""
    saint = f["saint"][seat]
    if f["turns"] or (saint and book.tables["saint_start"][saint - 1]):
        return True
    frames = map(unpacked, f["stack"][: f["depth"]])
    return not any(g.seat == seat and g.kind in (ids.CHOOSE_SAINT, ids.CHOOSE_START) for g in frames)
