"""What a viewer (a seat or the public) may know, built up from nothing.

Almost everything is public in this game. Hidden are the Druids that only others have looked at, the top of the
deck, and the far sides of Leaders, which nobody knows; none of it enters a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from fidchell.core.events import Unpacked, unpacked
from fidchell.core.notation import Message
from fidchell.core.parts import Ask, View
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Frame, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book, book_of
from fidchell.games.snakes.options import GRADES
from fidchell.games.snakes.rules.derived import asking, derived_fields
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.lore import QUESTIONS
from fidchell.games.snakes.view.notation import SEAT_NAMES, notation
from fidchell.games.snakes.view.outlook import KEPT, odds, risk
from fidchell.games.snakes.view.worth import worth_of

ASKS = {kind: query.what for kind, query in QUESTIONS.items()}
TARGETS = ("people", "chief", "king", "high king", "druid")
ENDINGS = ("", "all flock", "britain", "deck", "acolyte")
SAID = ("card", "player", "zeal", "target", "thrown", "needed")  # the parts of a question that are names or numbers
LAND = ("people", "flock", "leader", "druid", "eyes", "church", "dolmens", "graves", "relics")
RESULTS = ("", "total defeat", "partial defeat", "partial victory", "total victory")


def split_visible(state: State, viewers: Sequence[Seat | None]) -> tuple[View, list[View]]:
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


def common_view(book: Book, f: Fields) -> dict[str, Any]:
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
        "built": areas_in(book, f["built"]),
        "deaths": f["deaths"],
        "over": f["depth"] == 0,
        "ending": ENDINGS[f["ending"]] or None,
        "result": RESULTS[f["verdict"]] or None,
        "score": f["half_points"] / 2,
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


@lru_cache(maxsize=KEPT)
def areas_in(book: Book, mask: int) -> list[str]:
    """The names of Areas in a set."""
    return [name for i, name in enumerate(book.area_names) if mask >> i & 1]


def card_name(book: Book, card: int) -> str | None:
    """The name of a card that is stored as card + 1; None for 0."""
    return book.item_names[card - 1] if card else None


def cards_of(book: Book, f: Fields, viewer: Seat | None) -> dict[str, Any]:
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
) -> dict[str, Any]:
    """The event cards: which are face up, which are not drawn yet, and which of those on top are known."""
    deck, discard, piles, gone = sets
    return {
        "key": card_name(book, key),
        "current": card_name(book, current),
        "colour": book.colour_names[colour],
        "deck": deck.bit_count(),
        "to_come": items_in(book, deck),
        "top": [card_name(book, card) for card in top],
        "discarded": items_in(book, discard),
        "piles": items_in(book, piles),
        "gone": items_in(book, gone),
    }


@lru_cache(maxsize=KEPT)
def britain_view(book: Book, paganism: int, fallen: int) -> dict[str, Any]:
    """How far Britain has fallen."""
    boxes = book.tables["region_box"]
    regions = [
        {"region": name, "box": boxes[i], "fallen": bool(fallen >> i & 1)} for i, name in enumerate(book.region_names)
    ]
    return {"box": paganism, "regions": regions, "end": book.tables["end_box"]}


# The seats.


def seat_of(book: Book, f: Fields, seat: Seat) -> dict[str, Any]:
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
) -> dict[str, Any]:
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


# The land.


def land_facts(f: Fields) -> tuple[tuple[int, ...], ...]:
    """Everything in the Areas, by type."""
    return (*[tuple(f[name]) for name in LAND], lords_in(f))


def lords_in(f: Fields) -> tuple[int, int]:
    """Which Leaders are Christian, and which have both sides known."""
    return f["christian"], f["open"]


def druids_seen(f: Fields, viewer: Seat | None) -> int:
    """The Areas whose hidden Druid a viewer has looked at."""
    if viewer is None:
        return 0
    return sum([1 << i for i, eyes in enumerate(f["eyes"]) if eyes and eyes != ids.FACE_UP and eyes >> viewer & 1])


@lru_cache(maxsize=KEPT)
def areas_view(book: Book, land: tuple[tuple[int, ...], ...], seen: int) -> list[dict[str, Any]]:
    """The Areas, with the numbers of Druids that everyone knows, and of those that the viewer has seen."""
    people, flock, leader, druid, eyes, church, dolmens, graves, relics, (christian, known) = land
    return [
        area_view(
            book,
            where,
            people[where * ids.BOXES : where * ids.BOXES + book.tables["boxes"][where]],
            flock[where],
            (leader[where], christian >> where & 1, known >> where & 1),
            (druid[where], eyes[where], seen >> where & 1),
            (church[where], dolmens[where], graves[where]),
            relics[where * ids.RELICS : (where + 1) * ids.RELICS],
        )
        for where in range(len(book.areas))
    ]


@lru_cache(maxsize=KEPT)
def area_view(
    book: Book,
    where: int,
    people: tuple[int, ...],
    flock: int,
    chief: tuple[int, int, int],
    druid: tuple[int, int, int],
    built: tuple[int, int, int],
    relics: tuple[int, ...],
) -> dict[str, Any]:
    """One Area: its People, Chief, Druid or Church, and everything else there."""
    c = book.tables
    block, christian, known = chief
    church, dolmens, graves = built
    return {
        "area": book.area_names[where],
        "province": book.province_names[c["province"][where]],
        "near": areas_in(book, c["near"][where]),
        "coast": bool(c["coast"] >> where & 1),
        "people": [{"value": book.people_values[kind], "flock": bool(flock >> i & 1)} for i, kind in enumerate(people)],
        "chief": lord_view(book, block, 0, christian, known),
        "druid": druid_view(book, *druid),
        "church": church - 1 if church else None,
        "dolmens": dolmens,
        "graves": graves,
        "relics": [value for i, value in enumerate(book.relic_values) for _ in range(relics[i])],
    }


@lru_cache(maxsize=KEPT)
def kings_view(book: Book, blocks: tuple[int, ...], christian: int, known: int) -> list[dict[str, Any]]:
    """The Kings of the Provinces."""
    return [
        lord_view(book, blocks[i], ids.KING + i, christian, known) | {"province": province}
        for i, province in enumerate(book.province_names)
    ]


@lru_cache(maxsize=KEPT)
def lord_view(book: Book, block: int, lord: int, christians: int, known: int) -> dict[str, Any]:
    """A Leader: the side that is up, and the other side if it has been seen; `block` is the number + 1."""
    christian = bool(christians >> lord & 1)
    sides = (book.tables["pagan"][block - 1], book.tables["christened"][block - 1])
    return {
        "value": sides[christian] if block else 0,
        "christian": christian,
        "other_side": sides[not christian] if known >> lord & 1 else None,
    }


def druid_view(book: Book, druid: int, eyes: int, knows: int) -> dict[str, Any] | None:
    """The Druid of an Area, with its number if the viewer knows it."""
    if not druid:
        return None
    met = eyes == ids.FACE_UP
    seen_by = [] if met else [name for seat, name in enumerate(SEAT_NAMES) if eyes >> seat & 1]
    return {"met": met, "value": book.druid_values[druid - ids.MET] if met or knows else None, "seen_by": seen_by}


def supply_of(book: Book, f: Fields) -> dict[str, Any]:
    """What is left in the supply, counting what has been seen."""
    secret = [druid - ids.MET for i, druid in enumerate(f["druid"]) if druid >= ids.MET and f["eyes"][i] != ids.FACE_UP]
    druids = f["druid_pool"]
    if secret:
        druids = [count + secret.count(kind) for kind, count in enumerate(druids)]
    graves = sum(f["relic_pool"]) - sum(f["graves"])
    left = (f["dolmens_left"], graves, f["druids_left"], f["cup"].bit_count())
    return supply_view(
        book, tuple(f["churches_left"]), left, tuple(f["reserve"]), tuple(druids), tuple(f["relic_pool"])
    )


@lru_cache(maxsize=KEPT)
def supply_view(
    book: Book,
    churches: tuple[int, ...],
    left: tuple[int, int, int, int],
    people: tuple[int, ...],
    druids: tuple[int, ...],
    relics: tuple[int, ...],
) -> dict[str, Any]:
    """What is left in the supply, by kind."""
    return {
        "churches": list(churches),
        "dolmens": left[0],
        "graves": left[1],
        "druids": left[2],
        "leaders": left[3],
        "people": [[value, people[i]] for i, value in enumerate(book.people_values)],
        "unmet_druids": [[value, druids[i]] for i, value in enumerate(book.druid_values)],
        "unseen_relics": [[value, relics[i]] for i, value in enumerate(book.relic_values)],
    }


# What is asked.


def ask(state: State, viewer: Seat | None) -> Ask | None:
    """Who must decide what; the options only for the seat that has them. Parts of the result are shared."""
    s = cast(Snakes, state)
    top, attempt = asking(s)
    if not top:
        return None
    book = book_of(s.content.digest)
    shown = dict(ask_view(book, top, attempt))
    if viewer is not None and viewer in s.seats:
        options = s.options(viewer)
        words = notation(book).words
        shown["options"] = [words[action] for action in options]
        shown["odds"] = {words[action]: odds(s, viewer, action) for action in attempts(unpacked(top), options)}
    return shown


def prompt(ask: Ask) -> Message:
    """The question as a message; its id comes from the kind of question."""
    return f"snakes-ask-{ask['id']}", {name: ask[name] for name in SAID if name in ask}


def attempts(top: Unpacked, options: list[Action]) -> list[Action]:
    """The attempts that a question is about: those offered, or the one that can be helped."""
    if top.kind == ids.BOOST:
        return [attempt_action(top.a, top.b)]
    return [action for action in options if ids.CONVERT_CHIEF <= action < ids.MOVE]


@lru_cache(maxsize=KEPT)
def ask_view(book: Book, top: Frame, attempt: Frame) -> Ask:
    """What everyone hears of a question, and of an attempt whose roll is not resolved yet."""
    asked = unpacked(top)
    query = QUESTIONS[asked.kind]
    return {
        "seats": [SEAT_NAMES[asked.seat]],
        "id": query.id,
        "what": query.what,
        **about(book, asked, unpacked(attempt)),
    }


def attempt_action(target: int, detail: int) -> int:
    """The Convert action that began an attempt."""
    return ids.CONVERT_PEOPLE + detail if target == ids.PEOPLE else ids.CONVERT_CHIEF + target - ids.CHIEF


def about(book: Book, top: Unpacked, attempt: Unpacked) -> dict[str, Any]:
    """Further details of a question, if any."""
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
        return {"player": SEAT_NAMES[top.a], "target": TARGETS[attempt.a], "thrown": attempt.c, "needed": attempt.d}
    return {}
