"""What a viewer (a seat or the public) may know, built up from nothing.

Every key is named here; no part of the state is passed on unfiltered. Hidden cards enter only if the viewer
holds them, has chosen or drawn them, or knows where they are according to the state's own memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from fidchell.core.events import unpacked
from fidchell.core.notation import Message
from fidchell.core.parts import Ask, View
from fidchell.core.state import State
from fidchell.core.types import Fields, Frame, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.rules.derived import asking, mind, opening, scene, sites
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.lattice import lattice
from fidchell.games.inis.view.notation import (
    CARD_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    WAYS,
    WORDS,
    cards_in,
    places_in,
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
KEPT = 4096  # cached parts of views of each kind, enough for a few hundred tables at once
SAID = ("card", "player", "territory", "to", "proposer", "passing")  # the parts of a question that are names or numbers
HOLDERS = (*SEAT_NAMES, "face up", "open", "played")
# How many bits each part of a number has, after the first; `derived.py` packs them.
LAND_PARTS = (16, 4, 4, 4, 4, 3, 4, 4, 1, 1, 3)  # spot; near, clans of four seats, chieftain, citadels, ...
SEAT_PARTS = (4, 7, 1, 5, 5, 16, 5, 5, 6)  # seat; reserve, deeds, pretender, actions, tales, advantages, progress
OFF_ISLAND = sum(LAND_PARTS)  # the higher bits are 0 if a territory is not on the island
CARD_ASKS = (ids.NAME_PLACE, ids.NAME_ORIGIN, ids.NAME_SEAT, ids.NAME_CLAN, ids.NAME_PLACINGS, ids.NAME_TARGETS)


def split_visible(state: State, viewers: Sequence[Seat | None]) -> tuple[View, list[View]]:
    """What everyone sees, and what each viewer sees in addition."""
    s = cast(Inis, state)
    now = scene(s)
    return common_view(s, now), [own_part(s, now["players"], viewer) for viewer in viewers]


def own_part(s: Inis, players: int, viewer: Seat | None) -> View:
    """What only the viewer sees: its own cards, and what it remembers."""
    known, maybe, own, passed, tiles = mind(s, ids.PUBLIC_EYE if viewer is None else viewer)
    return {
        "viewer": None if viewer is None else SEAT_NAMES[viewer],
        "own": own_view(own) if own else None,
        "memory": memory_view(players, known, maybe, passed, tiles),
    }


def common_view(s: Inis, now: Fields) -> dict[str, Any]:
    """What everyone sees."""
    return {
        "season": now["season"],
        "seasons": now["seasons"],
        "brenn": SEAT_NAMES[now["brenn"]],
        "crows": WAYS[now["crows"]],
        "turn": SEAT_NAMES[now["turn"]],
        "passes": now["passes"],
        "over": now["over"],
        "winner": None if now["winner"] < 0 else SEAT_NAMES[now["winner"]],
        "seats": seats_view(now["seats"]),
        "territories": island_view(now["lands"]),
        "supply": supply_view(now["supply"]),
        "discarded_tales": card_list(now["tales"]),
        "open_cards": card_list(now["inplay"]),
        "clash": clash_view(s.fields()) if now["in_clash"] else None,
        "cauldron": cauldron_view(now) if now["cauldron"] else None,
        "sites": sites_view(s),
    }


# Cached parts are looked up by all of their inputs, so that a part that has not changed is the same object. Never
# change a cached part: `view` returns copies, and callers of `visible` only read.

card_list = lru_cache(maxsize=KEPT)(cards_in)


@lru_cache(maxsize=KEPT)
def supply_view(left: tuple[int, ...]) -> dict[str, Any]:
    """What is left in the supply."""
    citadels, sanctuaries, deeds, tiles, tales, discarded, aside = left
    return {
        "citadels": citadels,
        "sanctuaries": sanctuaries,
        "deeds": "unlimited" if deeds == ids.UNLIMITED else deeds,
        "tiles": tiles,
        "tales": tales,
        "discarded_actions": discarded,
        "aside": bool(aside),
    }


@lru_cache(maxsize=KEPT)
def seats_view(codes: tuple[int, ...]) -> list[dict[str, Any]]:
    """What everyone sees of the seats."""
    return [seat_view(code) for code in codes]


@lru_cache(maxsize=KEPT)
def seat_view(code: int) -> dict[str, Any]:
    """What everyone sees of a seat."""
    seat, reserve, deeds, pretender, actions, tales, advantages, *progress = parts_in(code, SEAT_PARTS)
    return {
        "seat": SEAT_NAMES[seat],
        "reserve": reserve,
        "deeds": deeds,
        "pretender": bool(pretender),
        "actions": actions,
        "tales": tales,
        "advantages": card_list(advantages << ids.ADVANTAGE),
        "progress": dict(zip(("territories", "sanctuaries", "subjects"), progress, strict=True)),
    }


@lru_cache(maxsize=KEPT)
def own_view(own: tuple[int, ...]) -> dict[str, list[str]]:
    """A viewer's own cards, and which of them are chosen in the draft or laid down for good."""
    return dict(zip(("hand", "sealed", "locked"), map(card_list, own), strict=True))


@lru_cache(maxsize=KEPT)
def island_view(codes: tuple[int, ...]) -> list[dict[str, Any]]:
    """What everyone sees of the island."""
    return [place_view(where, code) for where, code in enumerate(codes) if code >> OFF_ISLAND]


@lru_cache(maxsize=KEPT)
def place_view(where: int, code: int) -> dict[str, Any]:
    """What everyone sees of a territory."""
    spot, near, *clans, leader, citadels, sanctuaries, capital, festival, advantage = parts_in(code, LAND_PARTS)
    return {
        "territory": PLACE_NAMES[where],
        **lattice(spot),
        "near": places_in(near),
        "clans": {SEAT_NAMES[seat]: count for seat, count in enumerate(clans) if count},
        "chieftain": SEAT_NAMES[leader - 1] if leader else None,
        "citadels": citadels,
        "capital": bool(capital),
        "sanctuaries": sanctuaries,
        "festival": bool(festival),
        "advantage": HOLDERS[advantage],
    }


def parts_in(code: int, widths: Sequence[int]) -> list[int]:
    """Unpack the numbers in `code` by their widths in bits; the first one takes the remaining bits."""
    found = []
    for width in reversed(widths):
        found.append(code & (1 << width) - 1)
        code >>= width
    return [code, *reversed(found)]


def advantage_view(f: Fields, where: int) -> str:
    """Who holds the advantage card of a territory, or that it lies face up or was played."""
    card = 1 << (ids.ADVANTAGE + where)
    for seat, hand in enumerate(f["hands"]):
        if hand & card:
            return SEAT_NAMES[seat]
    return "face up" if f["faceup"] & card else "open" if f["inplay"] & card else "played"


def cauldron_view(f: Fields) -> dict[str, Any]:
    """Whose Cauldron is in play, and how many clans are in it."""
    return {"seat": SEAT_NAMES[f["cauldron"] - 1], "clans": f["brew"]}


def clash_view(f: Fields) -> dict[str, Any] | None:
    """The current clash, and the places of the pending ones."""
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
        "cauldron": cauldron_view(f) if f["cauldron"] else None,
        "pending": places_in(f["clashes"]),
    }


# What is asked.


def ask(state: State, viewer: Seat | None) -> Ask | None:
    """Who must decide what; the options only for a seat that has them. Parts of the result are shared."""
    s = cast(Inis, state)
    top, effect, plan = asking(s)
    if not top:
        return None
    shown = ask_view(top, s.players, effect, plan).copy()
    options = [] if viewer is None else s.options(viewer)
    if options:
        shown["options"] = [WORDS[action] for action in options]
        if top & 255 == ids.KEEP_TALE:
            shown["drawn"] = cards_in(s.drawn)
    return shown


@lru_cache(maxsize=KEPT)
def ask_view(top: Frame, players: int, effect: Frame, plan: tuple[int, ...]) -> Ask:
    """What everyone hears of a question, of the card waiting to take effect, and of the plan for it."""
    kind, seat, a, b, c, _ = unpacked(top)
    # In the draft all are named, since nobody may see who has chosen already.
    asked = range(players) if kind == ids.DRAFT else (seat,)
    shown: Ask = {"seats": [SEAT_NAMES[each] for each in asked], "what": ASKS[kind]}
    if kind == ids.REACT:
        shown |= moment_view(a, b, c)
    elif kind == ids.DRAFT:
        shown["passing"] = a
    elif kind in CARD_ASKS and a < ids.CARDS:
        shown["card"] = CARD_NAMES[a]
    elif kind == ids.GIVE_CARD:
        shown["to"] = SEAT_NAMES[a]
    elif kind == ids.CONSENT:
        shown["proposer"] = SEAT_NAMES[a]
    if effect:
        shown["declared"] = declaration(effect, plan)
    return shown


def prompt(ask: Ask) -> Message:
    """The question as a message; its id consists of the kind of question and, for a reaction, the moment."""
    words = f"{ask['what']} {ask.get('moment', '')}".split()
    said = {name: ask[name] for name in SAID if name in ask}
    return f"inis-ask-{'-'.join(words).lower()}", said


def moment_view(moment: int, b: int, c: int) -> dict[str, Any]:
    """The moment at which a seat may react, and what it reacts to."""
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


def declaration(effect: Frame, plan: tuple[int, ...]) -> dict[str, Any]:
    """What has been declared for the card that is about to take effect; everyone hears it."""
    _, seat, card, where, other, moment = unpacked(effect)
    shown: dict[str, Any] = {"card": CARD_NAMES[card], "player": SEAT_NAMES[seat]}
    if where:
        shown["territory"] = PLACE_NAMES[where - 1]
    if other and card not in (ids.FIANNA, ids.CLUB):
        shown["seat"] = SEAT_NAMES[other - 1]
    elif other:
        shown["choice"] = other - (1 if card == ids.FIANNA else 0)
    shown["as"] = "season card" if moment == ids.SEASON_HALF else "triskel"
    if any(plan) and ids.PLANNED_CARDS >> card & 1:
        shown["plan"] = plan_view(plan, card)
    return shown


def plan_view(plan: tuple[int, ...], card: int) -> dict[str, int]:
    """How many clans the declared card plans for each place, or for each seat."""
    by_seat = card in (ids.OTHER_WORLD, ids.CUCHULAIN)
    if card == ids.MORRIGAN:
        return {"flip": plan[0]}
    return {(SEAT_NAMES if by_seat else PLACE_NAMES)[i]: n for i, n in enumerate(plan) if n}


# What a viewer remembers.


def known(f: Fields, eye: Seat, spot: int) -> int:
    """The cards that a viewer knows to be at a spot."""
    cards: int = f["known"][eye * ids.SPOTS + spot]
    return cards


@lru_cache(maxsize=KEPT)
def memory_view(
    players: int, known: tuple[int, ...], maybe: tuple[int, ...], passed: int, seen: tuple[tuple[int, int], ...]
) -> dict[str, Any]:
    """What a viewer remembers: cards it knows to be somewhere, cards that may be, and tiles it has seen."""
    names = [*SEAT_NAMES[:players], "discard", "aside"]
    rows = [*range(players), ids.DISCARD, ids.ASIDE]
    spots = list(zip(names, rows, strict=True))
    return {
        "known": {name: card_list(known[row]) for name, row in spots},
        "possible_actions": {name: card_list(maybe[row]) for name, row in spots},
        "passed": passed_view(passed),
        "tiles": {str(depth): PLACE_NAMES[tile] for depth, tile in seen},
    }


def passed_view(passed: int) -> list[list[str]]:
    """What a seat passed on at each step of the draft, as long as that still tells it something."""
    return [card_list(passed >> ids.ACTION_BITS * step & ids.ACTION_CARDS) for step in range(3)] if passed else []


def sites_view(s: Inis) -> list[dict[str, Any]]:
    """The sites for a new tile, by number, while one is being chosen."""
    return [
        {"site": number, **lattice(spot), "touches": places_in(near)} for number, (spot, near) in enumerate(sites(s), 1)
    ]


# For running a table.


def window(state: State) -> int:
    """0 unless seats are being asked for reactions; otherwise a number that identifies this opening of the window."""
    return opening(cast(Inis, state))


def curtain(state: State) -> bool:
    """Whether the seats are drafting: they choose in secret until all have chosen."""
    return bool(asking(cast(Inis, state))[0] & 255 == ids.DRAFT)


def keeps(state: State, seat: Seat) -> int:
    """How many clans a seat has in the territory of the clash."""
    clash = cast(Inis, state).clash
    found: int = state.fields()["clans"][(clash - 1) * ids.SEATS + seat] if clash else 0
    return found
