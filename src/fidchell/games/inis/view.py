"""What a viewer may know, built from nothing: a seat, or the public.

Every key is named here; nothing of the state is passed on as it is. Hidden cards enter only where the viewer
holds them, has chosen or drawn them, or knows by the state's own memory where they lie.
"""

from __future__ import annotations

from typing import Any, cast

from fidchell.core.events import unpacked
from fidchell.core.registry import View
from fidchell.core.state import State
from fidchell.core.types import Fields, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.lattice import lattice
from fidchell.games.inis.standing import sites, standing
from fidchell.games.inis.state import Inis
from fidchell.games.inis.words import (
    CARD_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    cards_in,
    places_in,
    to_words,
)

ASKS = {
    ids.TURN: "turn",
    ids.REACT: "react",
    ids.DRAFT: "draft",
    ids.CHOOSE_CAPITAL: "choose the capital",
    ids.SETTLE_CLAN: "settle a clan",
    ids.NAME_PLACE: "name a territory",
    ids.NAME_ORIGIN: "name the territory to leave",
    ids.NAME_SEAT: "name a player",
    ids.NAME_CLAN: "name a clan",
    ids.NAME_PLACINGS: "name where to place a clan",
    ids.NAME_TARGETS: "name where clans go",
    ids.NAME_SOURCES: "name where clans come from",
    ids.NAME_ALLIANCE: "name the new alliance",
    ids.NAME_FATES: "name what a sanctuary does",
    ids.NAME_FLIP: "flip the crows or leave them",
    ids.NAME_STRIKE: "demand a clan or a card",
    ids.NAME_SHELTERED: "say how many come out of citadels",
    ids.KEEP_TALE: "keep one tale",
    ids.CHOOSE_SITE: "choose a site for the new tile",
    ids.CHOOSE_TILE: "choose a tile",
    ids.FOLLOW: "move a clan onto the new tile",
    ids.TAKE_DISCARDED: "take a discarded action card",
    ids.TAKE_REVEALED: "take a revealed tale",
    ids.CHOOSE_ASIDE: "choose the card to set aside",
    ids.SET_ASIDE: "set an action card aside",
    ids.GIVE_CARD: "give an action card",
    ids.DROP_CARD: "discard a card",
    ids.DROP_ACTIONS: "discard action cards",
    ids.SACRIFICE: "remove a clan of your own",
    ids.CHOOSE_CLASH: "choose the next clash",
    ids.SHELTER_CLAN: "shelter a clan",
    ids.MANOEUVRE: "make a manoeuvre",
    ids.CONSENT: "agree to peace",
    ids.TAKE_HIT: "take the hit",
    ids.PAY_TOLL: "pay the toll of the Mountains",
    ids.SCOUT_MOVE: "move clans after scouting",
    ids.RETURN_CLANS: "return clans from the Cauldron",
    ids.PROPOSE: "propose peace",
}
MOMENTS = {
    ids.CANCEL: "a card is declared",
    ids.AFTER_CARD: "a card is resolved",
    ids.TURN_END: "a turn ends",
    ids.ASSEMBLY_START: "the assembly begins",
    ids.COUNCIL: "the advantage cards are taken",
    ids.DRAWING: "a tale is drawn",
    ids.CLASH_START: "a clash begins",
    ids.CITADELS_END: "the citadels are taken",
    ids.RESOLUTION: "the resolution begins",
    ids.ATTACKED: "an attack is made",
    ids.AFTER_MANOEUVRE: "a manoeuvre is made",
    ids.LOSING: "a clan would be removed",
    ids.LOST: "a clan is removed",
    ids.MOVED_IN: "clans move into the Mountains",
    ids.ANY_TIME: "any time",
}
CARD_ASKS = (ids.NAME_PLACE, ids.NAME_ORIGIN, ids.NAME_SEAT, ids.NAME_CLAN, ids.NAME_PLACINGS, ids.NAME_TARGETS)


def view(state: State, viewer: Seat | None) -> View:
    """All that a viewer may know; None is the public."""
    f = standing(cast(Inis, state))
    eye = ids.PUBLIC_EYE if viewer is None else viewer
    return {
        "viewer": None if viewer is None else SEAT_NAMES[viewer],
        "season": f["season"],
        "seasons": f["seasons"],
        "brenn": SEAT_NAMES[f["brenn"]],
        "crows": "clockwise" if f["crows"] == 0 else "counter-clockwise",
        "turn": SEAT_NAMES[f["turn"]],
        "passes": f["passes"],
        "over": f["depth"] == 0,
        "winner": SEAT_NAMES[f["winner"]] if f["winner"] < ids.SEATS and f["depth"] == 0 else None,
        "seats": [seat_view(f, seat, eye) for seat in range(f["players"])],
        "territories": [place_view(f, where) for where in range(ids.PLACES) if f["spot"][where]],
        "supply": {
            "citadels": f["citadels_left"],
            "sanctuaries": f["sanctuaries_left"],
            "deeds": "unlimited" if f["deeds_left"] == ids.UNLIMITED else f["deeds_left"],
            "tiles": f["pile_size"],
            "tales": f["deck"].bit_count() + f["drawn"].bit_count(),
            "discarded_actions": f["discard"].bit_count(),
            "aside": f["aside"] != 0,
        },
        "discarded_tales": cards_in(f["tales"]),
        "open_cards": cards_in(f["inplay"]),
        "clash": clash_view(f),
        "cauldron": {"seat": SEAT_NAMES[f["cauldron"] - 1], "clans": f["brew"]} if f["cauldron"] else None,
        "ask": ask_view(state, f, viewer),
        "memory": memory_view(f, eye),
        "sites": sites_view(state, f),
    }


def seat_view(f: Fields, seat: Seat, eye: Seat) -> dict[str, Any]:
    """What a viewer may know about a seat."""
    hand = f["hands"][seat]
    shown = {
        "seat": SEAT_NAMES[seat],
        "reserve": f["reserve"][seat],
        "deeds": f["deeds"][seat],
        "pretender": bool(f["pretenders"] >> seat & 1),
        "actions": (hand & ids.ACTION_CARDS).bit_count(),
        "tales": (hand & ids.EPIC_CARDS).bit_count(),
        "advantages": cards_in(hand & ids.ADVANTAGE_CARDS),
        "progress": {
            "territories": f["lands"][seat],
            "sanctuaries": f["shrines"][seat],
            "subjects": f["subjects"][seat],
        },
        "known": cards_in(known(f, eye, seat)),
    }
    if eye == seat:
        shown["hand"] = cards_in(hand)
        shown["sealed"] = cards_in(hand & f["sealed"])
        shown["locked"] = cards_in(hand & f["locked"])
    return shown


def place_view(f: Fields, where: int) -> dict[str, Any]:
    """What everybody sees of a territory."""
    clans = f["clans"][where * ids.SEATS : where * ids.SEATS + ids.SEATS]
    leader = f["chieftains"][where]
    return {
        "territory": PLACE_NAMES[where],
        **lattice(f["spot"][where]),
        "near": places_in(f["near"][where]),
        "clans": {SEAT_NAMES[seat]: count for seat, count in enumerate(clans) if count},
        "chieftain": None if leader < 0 else SEAT_NAMES[leader],
        "citadels": f["citadels"][where],
        "capital": f["capital"] == where,
        "sanctuaries": f["sanctuaries"][where],
        "festival": f["festival"] == where + 1,
        "advantage": advantage_view(f, where),
    }


def advantage_view(f: Fields, where: int) -> str:
    """Who holds the advantage card of a territory, or that it lies face up or was played."""
    card = 1 << (ids.ADVANTAGE + where)
    for seat, hand in enumerate(f["hands"]):
        if hand & card:
            return SEAT_NAMES[seat]
    return "face up" if f["faceup"] & card else "open" if f["inplay"] & card else "played"


def clash_view(f: Fields) -> dict[str, Any] | None:
    """The present clash, and the places of those to come."""
    if not f["clash"]:
        return {"pending": places_in(f["clashes"])} if f["clashes"] else None
    where = f["clash"] - 1
    clans = f["clans"][where * ids.SEATS : where * ids.SEATS + ids.SEATS]
    return {
        "territory": PLACE_NAMES[where],
        "instigator": SEAT_NAMES[f["instigator"]],
        "striker": SEAT_NAMES[f["striker"]],
        "sheltered": {SEAT_NAMES[i]: n for i, n in enumerate(f["sheltered"]) if n},
        "exposed": {SEAT_NAMES[i]: n - f["sheltered"][i] for i, n in enumerate(clans) if n > f["sheltered"][i]},
        "speared": bool(f["speared"]),
        "cauldron": {"seat": SEAT_NAMES[f["cauldron"] - 1], "clans": f["brew"]} if f["cauldron"] else None,
        "pending": places_in(f["clashes"]),
    }


def ask_view(state: State, f: Fields, viewer: Seat | None) -> dict[str, Any] | None:
    """Who must decide what; the options only for the seat that has them."""
    if f["depth"] == 0:
        return None
    top = unpacked(f["stack"][f["depth"] - 1])
    kind = top.kind
    shown: dict[str, Any] = {"seats": [SEAT_NAMES[seat] for seat in state.seats], "what": ASKS[kind]}
    if kind == ids.REACT:
        shown |= moment_view(top.a, top.b, top.c)
    elif kind == ids.DRAFT:
        shown["passing"] = top.a
    elif kind in CARD_ASKS and top.a < ids.CARDS:
        shown["card"] = CARD_NAMES[top.a]
    elif kind == ids.GIVE_CARD:
        shown["to"] = SEAT_NAMES[top.a]
    elif kind == ids.CONSENT:
        shown["proposer"] = SEAT_NAMES[top.a]
    declared = declaration(f)
    if declared:
        shown["declared"] = declared
    if viewer is not None and viewer in state.seats:
        shown["options"] = [to_words(action) for action in state.options(viewer)]
        if kind == ids.KEEP_TALE:
            shown["drawn"] = cards_in(f["drawn"])
    return shown


def moment_view(moment: int, b: int, c: int) -> dict[str, Any]:
    """At what moment a seat may react, and to what."""
    shown: dict[str, Any] = {"moment": MOMENTS[moment]}
    if moment == ids.CANCEL:
        shown |= {"card": CARD_NAMES[b], "player": SEAT_NAMES[c]}
    elif moment == ids.AFTER_CARD:
        shown |= {"card": CARD_NAMES[b], "player": SEAT_NAMES[c & ids.PLAYER]}
    elif moment in (ids.LOSING, ids.LOST):
        shown |= {"player": SEAT_NAMES[b], "territory": PLACE_NAMES[c % ids.LED_AWAY]}
    elif moment in (ids.DRAWING, ids.MOVED_IN, ids.ATTACKED, ids.AFTER_MANOEUVRE):
        shown |= {"player": SEAT_NAMES[b]}
    return shown


def declaration(f: Fields) -> dict[str, Any]:
    """What has been declared about the card that is about to take effect; all hear it."""
    for frame in map(unpacked, reversed(f["stack"][: f["depth"]])):
        if frame.kind == ids.TAKE_EFFECT:
            shown: dict[str, Any] = {"card": CARD_NAMES[frame.a], "player": SEAT_NAMES[frame.seat]}
            if frame.b:
                shown["territory"] = PLACE_NAMES[frame.b - 1]
            if frame.c and frame.a not in (ids.FIANNA, ids.CLUB):
                shown["seat"] = SEAT_NAMES[frame.c - 1]
            elif frame.c:
                shown["choice"] = frame.c - (1 if frame.a == ids.FIANNA else 0)
            shown["as"] = "season card" if frame.d == ids.SEASON_HALF else "triskel"
            if any(f["plan"]) and ids.PLANNED_CARDS >> frame.a & 1:
                shown["plan"] = plan_view(f, frame.a)
            return shown
    return {}


def plan_view(f: Fields, card: int) -> dict[str, int]:
    """How many clans are planned where, or whose, by the card that is declared."""
    by_seat = card in (ids.OTHER_WORLD, ids.CUCHULAIN)
    if card == ids.MORRIGAN:
        return {"flip": f["plan"][0]}
    return {(SEAT_NAMES if by_seat else PLACE_NAMES)[i]: n for i, n in enumerate(f["plan"]) if n}


def known(f: Fields, eye: Seat, spot: int) -> int:
    """The cards that a viewer knows to lie at a spot."""
    cards: int = f["known"][eye * ids.SPOTS + spot]
    return cards


def memory_view(f: Fields, eye: Seat) -> dict[str, Any]:
    """What a viewer remembers: cards it knows to lie somewhere, cards that may, and tiles it has seen."""
    maybe = f["maybe"][eye * ids.SPOTS : (eye + 1) * ids.SPOTS]
    spots = [*SEAT_NAMES[: f["players"]], "discard", "aside"]
    rows = [*range(f["players"]), ids.DISCARD, ids.ASIDE]
    actions = ids.ACTION_CARDS
    return {
        "known": {name: cards_in(known(f, eye, row)) for name, row in zip(spots, rows, strict=True)},
        "possible_actions": {name: cards_in(maybe[row] & actions) for name, row in zip(spots, rows, strict=True)},
        "passed": passed_view(f, eye),
        "tiles": {
            str(f["pile_size"] - height): PLACE_NAMES[f["pile"][height]]
            for height in range(f["pile_size"])
            if eye < ids.SEATS and f["pile_eyes"][height] >> eye & 1
        },
    }


def passed_view(f: Fields, eye: Seat) -> list[list[str]]:
    """What a seat passed on at each step of the draft, while that still tells it something."""
    passed = f["passed"][eye] if eye < ids.SEATS else 0
    return [cards_in(passed >> ids.ACTION_BITS * step & ids.ACTION_CARDS) for step in range(3)] if passed else []


def sites_view(state: State, f: Fields) -> list[dict[str, Any]]:
    """The sites for a new tile, by number, while one is being chosen."""
    kind = unpacked(f["stack"][f["depth"] - 1]).kind if f["depth"] else 0
    if kind not in (ids.CHOOSE_SITE, ids.CHOOSE_TILE):
        return []
    return [
        {"site": number, **lattice(spot), "touches": places_in(near)}
        for number, (spot, near) in enumerate(sites(cast(Inis, state)), 1)
    ]
