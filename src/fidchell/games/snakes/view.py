"""What a viewer may know, built from nothing: a seat, or the public.

Almost everything lies open in this game. Hidden are the Druids that only others have looked at, the top of the
deck, and the far sides of Leaders, which nobody knows; none of it enters a view.
"""

from __future__ import annotations

from typing import Any, cast

from fidchell.core.events import Packed, unpacked
from fidchell.core.registry import View
from fidchell.core.state import State
from fidchell.core.types import Fields, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.book import Book, book_of
from fidchell.games.snakes.options import GRADES
from fidchell.games.snakes.outlook import odds, risk
from fidchell.games.snakes.standing import standing
from fidchell.games.snakes.state import Snakes
from fidchell.games.snakes.words import SEAT_NAMES, notation

ASKS = {
    ids.CHOOSE_SAINT: "choose a saint",
    ids.CHOOSE_DECK_SAINT: "choose a saint for the deck",
    ids.DROP_GIFT: "take a gift out of the game",
    ids.CHOOSE_START: "choose where to start",
    ids.BEGIN_TURN: "begin the turn",
    ids.ORDER_DECK: "choose the next card",
    ids.CHOOSE_GIFT: "take a gift",
    ids.DROP_ITEM: "discard a card",
    ids.CHOOSE_AREA: "choose the area with most flocks",
    ids.CHOOSE_KING: "choose the king who falls",
    ids.CHOOSE_OTHER: "choose another saint",
    ids.ACTIONS: "actions",
    ids.CARRY: "bring relics",
    ids.GIVE_TO: "choose who gets the card",
    ids.CONSENT: "agree to give a card",
    ids.BOOST: "help the attempt",
    ids.AFTER_ROLL: "change the throw",
    ids.SPARE: "prevent a loss of zeal",
    ids.SUCCEED: "choose the next saint",
    ids.CLEAR_DOLMEN: "clear a dolmen",
}
TARGETS = ("people", "chief", "king", "high king", "druid")
ENDINGS = ("", "all flock", "britain", "deck", "acolyte")
RESULTS = ("", "total defeat", "partial defeat", "partial victory", "total victory")


def view(state: State, viewer: Seat | None) -> View:
    """All that a viewer may know; None is the public."""
    s = cast(Snakes, state)
    f = standing(s)
    book = book_of(f["content"])
    return {
        "viewer": None if viewer is None else SEAT_NAMES[viewer],
        "content": book.key,
        "level": GRADES[f["grade"]],
        "turn": SEAT_NAMES[f["turn"]],
        "turns": f["turns"],
        "phase": "actions" if f["phase"] == ids.ACTION_PHASE else "event",
        "points": f["ap"],
        "prepared": f["prepared"],
        "final_effort": bool(f["effort"]),
        "event_helps": {name: f["mods"][i] for i, name in enumerate(TARGETS) if f["mods"][i]},
        "built": areas_in(book, f["built"]),
        "deaths": f["deaths"],
        "over": f["depth"] == 0,
        "ending": ENDINGS[f["ending"]] or None,
        "result": RESULTS[f["verdict"]] or None,
        "score": f["half_points"] / 2,
        "cards": cards_view(book, f, viewer),
        "risk": risk(book, f),
        "britain": britain_view(book, f),
        "seats": [seat_view(book, f, seat) for seat in range(f["players"])],
        "areas": [area_view(book, f, where, viewer) for where in range(len(book.areas))],
        "kings": [lord_view(book, f, ids.KING + i) | {"province": p} for i, p in enumerate(book.province_names)],
        "high_king": lord_view(book, f, ids.HIGH_KING),
        "supply": supply_view(book, f),
        "gifts": items_in(book, f["gift_row"], ids.CARDS),
        "ask": ask_view(state, book, f, viewer),
    }


def items_in(book: Book, mask: int, first: int = 0) -> list[str]:
    """The names of cards in a set."""
    return [book.item_names[first + i] for i in range(mask.bit_length()) if mask >> i & 1]


def areas_in(book: Book, mask: int) -> list[str]:
    """The names of Areas in a set."""
    return [name for i, name in enumerate(book.area_names) if mask >> i & 1]


def card_name(book: Book, card: int) -> str | None:
    """The name of a card kept with 1 added; none for 0."""
    return book.item_names[card - 1] if card else None


def cards_view(book: Book, f: Fields, viewer: Seat | None) -> dict[str, Any]:
    """The event cards: which are open, which are still to come, and what the viewer has seen on top."""
    eyes = f["top_eyes"][: f["top_count"]]
    tops = [
        book.item_names[card] if viewer is not None and eyes[i] >> viewer & 1 else None
        for i, card in enumerate(f["tops"][: f["top_count"]])
    ]
    while tops and tops[-1] is None:
        tops.pop()
    return {
        "key": card_name(book, f["key"]),
        "current": card_name(book, f["current"]),
        "colour": book.colour_names[f["colour"]],
        "deck": f["deck"].bit_count(),
        "to_come": items_in(book, f["deck"]),
        "top": tops,
        "discarded": items_in(book, f["discard"]),
        "piles": items_in(book, f["piles"]),
        "gone": items_in(book, f["gone"]),
    }


def britain_view(book: Book, f: Fields) -> dict[str, Any]:
    """How far Britain has fallen."""
    boxes = book.tables["region_box"]
    regions = [
        {"region": name, "box": boxes[i], "fallen": bool(f["fallen"] >> i & 1)}
        for i, name in enumerate(book.region_names)
    ]
    return {"box": f["paganism"], "regions": regions, "end": book.tables["end_box"]}


def seat_view(book: Book, f: Fields, seat: Seat) -> dict[str, Any]:
    """One seat: its Saint or Acolyte, where it is, its Zeal and its cards."""
    saint = f["saint"][seat]
    extra = book.tables["saint_ap"][saint - 1] if saint else 0
    track = [points + extra for points in book.tables["saint_track" if saint else "acolyte_track"]]
    return {
        "seat": SEAT_NAMES[seat],
        "saint": book.saint_names[saint - 1] if saint else None,
        "acolyte": not saint and f["turns"] > 0,
        "area": book.area_names[f["where"][seat]] if is_placed(book, f, seat) else None,
        "zeal": f["zeal"][seat],
        "track": track[: f["spaces"][seat]],
        "may_make_final_effort": f["last_space"][seat],
        "keeps": items_in(book, f["kept"][seat]) + items_in(book, f["gifts"][seat], ids.CARDS),
        "limit": book.tables["keeper_limit"][f["players"] - 1],
    }


def is_placed(book: Book, f: Fields, seat: Seat) -> bool:
    """Whether a pawn is on the map already."""
    saint = f["saint"][seat]
    if f["turns"] or (saint and book.tables["saint_start"][saint - 1]):
        return True
    frames = map(unpacked, f["stack"][: f["depth"]])
    return not any(g.seat == seat and g.kind in (ids.CHOOSE_SAINT, ids.CHOOSE_START) for g in frames)


def area_view(book: Book, f: Fields, where: int, viewer: Seat | None) -> dict[str, Any]:
    """One Area: its People, Chief, Druid or Church, and what else lies there."""
    c = book.tables
    row = f["people"][where * ids.BOXES : where * ids.BOXES + c["boxes"][where]]
    relics = f["relics"][where * ids.RELICS : (where + 1) * ids.RELICS]
    return {
        "area": book.area_names[where],
        "province": book.province_names[c["province"][where]],
        "near": areas_in(book, c["near"][where]),
        "coast": bool(c["coast"] >> where & 1),
        "people": [
            {"value": book.people_values[kind], "flock": bool(f["flock"][where] >> i & 1)} for i, kind in enumerate(row)
        ],
        "chief": lord_view(book, f, where),
        "druid": druid_view(book, f, where, viewer),
        "church": f["church"][where] - 1 if f["church"][where] else None,
        "dolmens": f["dolmens"][where],
        "graves": f["graves"][where],
        "relics": [value for i, value in enumerate(book.relic_values) for _ in range(relics[i])],
    }


def lord_view(book: Book, f: Fields, lord: int) -> dict[str, Any]:
    """A Leader: the side that is up, and the other one where it has been seen."""
    block = f["leader"][lord] - 1
    christian = bool(f["christian"] >> lord & 1)
    sides = (book.tables["pagan"][block], book.tables["christened"][block])
    return {
        "value": f["lord_worth"][lord],
        "christian": christian,
        "other_side": sides[not christian] if f["open"] >> lord & 1 else None,
    }


def druid_view(book: Book, f: Fields, where: int, viewer: Seat | None) -> dict[str, Any] | None:
    """The Druid of an Area, with its number if the viewer knows it."""
    druid, eyes = f["druid"][where], f["eyes"][where]
    if not druid:
        return None
    met = eyes == ids.FACE_UP
    knows = met or (viewer is not None and eyes >> viewer & 1 == 1)
    seen_by = [] if met else [name for seat, name in enumerate(SEAT_NAMES) if eyes >> seat & 1]
    return {"met": met, "value": book.druid_values[druid - ids.MET] if knows else None, "seen_by": seen_by}


def supply_view(book: Book, f: Fields) -> dict[str, Any]:
    """What is left, by counting what has been seen."""
    secret = [druid - ids.MET for i, druid in enumerate(f["druid"]) if druid >= ids.MET and f["eyes"][i] != ids.FACE_UP]
    unseen = [count + secret.count(kind) for kind, count in enumerate(f["druid_pool"])]
    return {
        "churches": f["churches_left"],
        "dolmens": f["dolmens_left"],
        "graves": sum(f["relic_pool"]) - sum(f["graves"]),
        "druids": f["druids_left"],
        "leaders": f["cup"].bit_count(),
        "people": [[value, f["reserve"][i]] for i, value in enumerate(book.people_values)],
        "unmet_druids": [[value, unseen[i]] for i, value in enumerate(book.druid_values)],
        "unseen_relics": [[value, f["relic_pool"][i]] for i, value in enumerate(book.relic_values)],
    }


def ask_view(state: State, book: Book, f: Fields, viewer: Seat | None) -> dict[str, Any] | None:
    """Who must decide what; the options only for the seat that has them."""
    if f["depth"] == 0:
        return None
    top = unpacked(f["stack"][f["depth"] - 1])
    shown: dict[str, Any] = {"seats": [SEAT_NAMES[top.seat]], "what": ASKS[top.kind], **about(book, f, top)}
    if viewer == top.seat:
        actions = state.options(viewer)
        words = notation(book).to_words
        shown["options"] = [words(action) for action in actions]
        shown["odds"] = {words(a): odds(state, viewer, a) for a in actions if ids.CONVERT_CHIEF <= a < ids.MOVE}
        if top.kind == ids.BOOST:
            action = attempt_action(top.a, top.b)
            shown["odds"] = {words(action): odds(state, viewer, action)}
    return shown


def attempt_action(target: int, detail: int) -> int:
    """The Convert action that began an attempt."""
    return ids.CONVERT_PEOPLE + detail if target == ids.PEOPLE else ids.CONVERT_CHIEF + target - ids.CHIEF


def about(book: Book, f: Fields, top: Packed) -> dict[str, Any]:
    """More about a question, where there is more."""
    if top.kind == ids.DROP_ITEM:
        return {"card": book.item_names[top.a]}
    if top.kind == ids.GIVE_TO:
        return {"card": book.item_names[top.a]}
    if top.kind == ids.CONSENT:
        return {"card": book.item_names[top.a], "player": SEAT_NAMES[top.b]}
    if top.kind == ids.SPARE:
        return {"player": SEAT_NAMES[top.a], "zeal": top.b}
    if top.kind == ids.BOOST:
        return {"target": TARGETS[top.a]}
    if top.kind == ids.AFTER_ROLL:
        resolve = next(g for g in map(unpacked, reversed(f["stack"][: f["depth"]])) if g.kind == ids.RESOLVE)
        return {"player": SEAT_NAMES[top.a], "target": TARGETS[resolve.a], "thrown": resolve.c, "needed": resolve.d}
    return {}
