"""What a viewer (a seat or the public) may know, built up from nothing.

Every key is named here; no part of the state is passed on unfiltered. Hidden cards enter only if the viewer
holds them, has chosen or drawn them, or knows where they are according to the state's own memory.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from fidchell.core.events import unpacked
from fidchell.core.state import State
from fidchell.core.types import Fields, Frame, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.rules.derived import asking, fight, mind, opening, scene, sites, turn_order
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view import types
from fidchell.games.inis.view.lattice import lattice
from fidchell.games.inis.view.notation import PLACE_NAMES, SEAT_NAMES, cards_in, places_in

KEPT = 4096  # cached parts of views of each kind, enough for a few hundred tables at once
HOLDERS = (*SEAT_NAMES, "face up", "open", "played")
# How many bits each part of a number has, after the first; `derived.py` packs them.
LAND_PARTS = (16, 4, 4, 4, 4, 3, 4, 4, 1, 1, 3)  # spot; near, clans of four seats, chieftain, citadels, ...
SEAT_PARTS = (4, 7, 1, 5, 5, 16, 5, 5, 6)  # seat; reserve, deeds, pretender, actions, tales, advantages, progress
GOALS: tuple[types.Way, ...] = ("subjects", "territories", "sanctuaries")
OFF_ISLAND = sum(LAND_PARTS)  # the higher bits are 0 if a territory is not on the island


def split_visible(state: State, viewers: Sequence[Seat | None]) -> tuple[types.InisCommon, list[types.InisOwn]]:
    """What everyone sees, and what each viewer sees in addition."""
    s = cast(Inis, state)
    top: Frame = asking(s)[0]
    passing = unpacked(top).a if top & 255 == ids.DRAFT else 0
    return common_view(s), [own_part(s, viewer, passing) for viewer in viewers]


def own_part(s: Inis, viewer: Seat | None, passing: int) -> types.InisOwn:
    """What only the viewer sees: its own cards, and what it remembers; in a draft `passing` cards are passed on."""
    known, maybe, own, passed, tiles = mind(s, ids.PUBLIC_EYE if viewer is None else viewer)
    return {
        "viewer": None if viewer is None else SEAT_NAMES[viewer],
        "own": None if viewer is None else own_view(own, passing, *(draft_of(s, viewer) if passing else (0, 0))),
        "memory": memory_view(s.players, known, maybe, passed, tiles),
    }


def common_view(s: Inis) -> types.InisCommon:
    """What everyone sees."""
    play, seats, lands, supply, tales, inplay, brew, in_clash = scene(s)
    return {
        **round_view(play),
        "seats": seats_view(seats),
        "territories": island_view(lands),
        "supply": supply_view(supply),
        "discarded_tales": card_list(tales),
        "open_cards": card_list(inplay),
        "clash": present_clash(s) if in_clash else None,
        "cauldron": cauldron_view(*brew) if brew else None,
        "sites": sites_view(s),
    }


# Cached parts are looked up by all of their inputs, so that a part that has not changed is the same object. Never
# change a cached part: `view` returns copies, and callers of `visible` only read.

card_list = lru_cache(maxsize=KEPT)(cards_in)


@lru_cache(maxsize=KEPT)
def round_view(play: tuple[int, ...]) -> types.Round:
    """Where in the game we are."""
    season, seasons, brenn, crows, turn, passes, over, winner = play
    return {
        "season": season,
        "seasons": seasons,
        "brenn": SEAT_NAMES[brenn],
        "crows": "counter-clockwise" if crows else "clockwise",
        "turn": SEAT_NAMES[turn],
        "passes": passes,
        "over": bool(over),
        "winner": None if winner < 0 else SEAT_NAMES[winner],
    }


@lru_cache(maxsize=KEPT)
def supply_view(left: tuple[int, ...]) -> types.Supply:
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
def seats_view(codes: tuple[int, ...]) -> list[types.InisSeat]:
    """What everyone sees of the seats."""
    return [seat_view(code) for code in codes]


@lru_cache(maxsize=KEPT)
def seat_view(code: int) -> types.InisSeat:
    """What everyone sees of a seat."""
    seat, reserve, deeds, pretender, actions, tales, advantages, lands, shrines, subjects = parts_in(code, SEAT_PARTS)
    return {
        "seat": SEAT_NAMES[seat],
        "reserve": reserve,
        "deeds": deeds,
        "pretender": bool(pretender),
        "actions": actions,
        "tales": tales,
        "advantages": card_list(advantages << ids.ADVANTAGE),
        "progress": {"territories": lands, "sanctuaries": shrines, "subjects": subjects},
        "goals": [goal_view(*each, deeds) for each in zip(GOALS, (subjects, lands, shrines), strict=True)],
    }


def goal_view(way: types.Way, count: int, deeds: int) -> types.Goal:
    """How far a seat is on one way to win; a deed stands for one of whatever is missing."""
    has = min(count, ids.GOAL)
    helped = min(deeds, ids.GOAL - has)
    return {"way": way, "has": has, "deeds": helped, "missing": ids.GOAL - has - helped}


@lru_cache(maxsize=KEPT)
def own_view(own: tuple[int, int, int], passing: int, offered: int, to: Seat) -> types.OwnCards:
    """A viewer's own cards, which of them are chosen in the draft or laid down for good, and the draft itself."""
    hand, sealed, locked = map(card_list, own)
    draft = draft_view(*own, passing, offered, to) if passing else None
    return {"hand": hand, "sealed": sealed, "locked": locked, "draft": draft}


def draft_of(s: Inis, seat: Seat) -> tuple[int, Seat]:
    """During the draft, which cards a seat may name now, and to whom it passes."""
    offered = 0
    for action in s.options(seat):
        offered |= 1 << action - (ids.KEEP if action < ids.GIVE else ids.GIVE)
    return offered, turn_order(s, seat)[1]


def draft_view(hand: int, sealed: int, locked: int, passing: int, offered: int, to: Seat) -> types.Drafting:
    """The draft as a seat sees it; whoever has named no card yet may still choose any."""
    pool = hand & ids.ACTION_CARDS & ~locked
    chosen = pool & sealed
    keeping = pool.bit_count() - passing
    still_open = offered if chosen or not offered else pool
    gives = keeping > passing
    return {
        "pool": card_list(pool),
        "locked": card_list(hand & ids.ACTION_CARDS & locked),
        "passing": passing,
        "keeping": keeping,
        "kept": card_list(pool & ~chosen & ~still_open if gives else chosen),
        "open": card_list(still_open),
        "gives": gives,
        "to": SEAT_NAMES[to],
        "step": keeping,
        "steps": pool.bit_count() - 1,
    }


@lru_cache(maxsize=KEPT)
def island_view(codes: tuple[int, ...]) -> list[types.Land]:
    """What everyone sees of the island."""
    return [place_view(where, code) for where, code in enumerate(codes) if code >> OFF_ISLAND]


@lru_cache(maxsize=KEPT)
def place_view(where: int, code: int) -> types.Land:
    """What everyone sees of a territory."""
    spot, near, *clans, leader, citadels, sanctuaries, capital, festival, advantage = parts_in(code, LAND_PARTS)
    return {
        "territory": PLACE_NAMES[where],
        **lattice(spot),
        "near": places_in(near),
        "clans": {SEAT_NAMES[seat]: count for seat, count in enumerate(clans) if count},
        "chieftain": SEAT_NAMES[leader - 1] if leader else None,
        "counts": {
            SEAT_NAMES[seat]: counts_view(sanctuaries, sum(clans) - count if leader == seat + 1 else 0)
            for seat, count in enumerate(clans)
            if count
        },
        "citadels": citadels,
        "capital": bool(capital),
        "sanctuaries": sanctuaries,
        "festival": bool(festival),
        "advantage": HOLDERS[advantage],
    }


def counts_view(sanctuaries: int, subjects: int) -> types.Counts:
    """How much a territory counts for a seat that is present."""
    counts: types.Counts = {"territories": 1}
    if sanctuaries:
        counts["sanctuaries"] = sanctuaries
    if subjects:
        counts["subjects"] = subjects
    return counts


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


def cauldron_view(cauldron: int, brew: int) -> types.Brew:
    """Whose Cauldron is in play, and how many clans are in it."""
    return {"seat": SEAT_NAMES[cauldron - 1], "clans": brew}


def present_clash(s: Inis) -> types.Clash | None:
    """The current clash with its parties, and the places of the pending ones."""
    shown = clash_view(fight(s))
    if shown and "territory" in shown:
        parties = [party_view(shown, SEAT_NAMES[seat]) for seat in turn_order(s, s.instigator)]
        shown["parties"] = [party for party in parties if party["exposed"] + party["sheltered"]]
    return shown


def party_view(clash: types.Clash, seat: str) -> types.Party:
    """What everyone sees of a seat in a clash."""
    exposed = clash["exposed"].get(seat, 0)
    return {"seat": seat, "exposed": exposed, "sheltered": clash["sheltered"].get(seat, 0), "fights": exposed > 0}


def clash_view(f: Fields) -> types.Clash | None:
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
        "cauldron": cauldron_view(f["cauldron"], f["brew"]) if f["cauldron"] else None,
        "pending": places_in(f["clashes"]),
    }


# What a viewer remembers.


def known(f: Fields, eye: Seat, spot: int) -> int:
    """The cards that a viewer knows to be at a spot."""
    cards: int = f["known"][eye * ids.SPOTS + spot]
    return cards


@lru_cache(maxsize=KEPT)
def memory_view(
    players: int, known: tuple[int, ...], maybe: tuple[int, ...], passed: int, seen: tuple[tuple[int, int], ...]
) -> types.Memory:
    """What a viewer remembers: cards it knows to be somewhere, cards that may be, and tiles it has seen."""
    names = [*SEAT_NAMES[:players], "discard", "aside"]
    rows = [*range(players), ids.DISCARD, ids.ASIDE]
    spots = list(zip(names, rows, strict=True))
    return {
        "known": {name: card_list(known[row]) for name, row in spots},
        "possible_actions": {name: card_list(maybe[row]) for name, row in spots},
        "passed": passed_view(passed),
        "tiles": tiles_view(seen),
    }


def tiles_view(seen: tuple[tuple[int, int], ...]) -> dict[str, str]:
    """The tiles of the pile that a viewer has seen, by depth."""
    return {str(depth): PLACE_NAMES[tile] for depth, tile in seen}


def passed_view(passed: int) -> list[list[str]]:
    """What a seat passed on at each step of the draft, as long as that still tells it something."""
    return [card_list(passed >> ids.ACTION_BITS * step & ids.ACTION_CARDS) for step in range(3)] if passed else []


def sites_view(s: Inis) -> list[types.Site]:
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
