"""Positions for cases: what is given becomes a state; whatever is not given has a stated default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fidchell.core.errors import BadOption
from fidchell.core.limits import BITS64, RANDOM_FACTOR, RANDOM_FINISH, RANDOM_STEP, STACK
from fidchell.core.registry import Options, Start
from fidchell.core.state import State
from fidchell.core.strict import flag, number, refuse, sequence, table, word, words
from fidchell.core.types import Fields, Frame
from fidchell.games.inis import ids
from fidchell.games.inis.layout import Spots, as_neighbours, at_spots, in_strip, neighbours, spot_of, with_solitary
from fidchell.games.inis.options import OPTIONS, counts_of, rules_of
from fidchell.games.inis.rules import restored
from fidchell.games.inis.setup import new
from fidchell.games.inis.words import CARD_NAMES, PLACE_NAMES, SEAT_NAMES, cards_in

PHASES = ("season", "end", "assembly", "draft", "setup")
MANNERS = ("simulation", "table")
CROWS = ("clockwise", "counter-clockwise")
TOSSES = (*CROWS, "changes", "same")
NONE = "none"
OTHER_ACTIONS = "other actions"
OTHER_TALES = "other tales"
RESTS = (OTHER_ACTIONS, OTHER_TALES)
ALL = "all"
FAR = "iron-mine"  # where clans stand that a case wants neither in the reserve nor anywhere else
FIRST_ISLAND = ("valley", "cove", "plains", "hills")  # as many as there are players, where nothing is given
ACTION_NAMES = CARD_NAMES[: ids.ADVANTAGE]
TALE_NAMES = CARD_NAMES[ids.EPIC :]
ON_BOARD = ("clans", "citadels", "sanctuaries")
GIVEN = (
    *("phase", "players", "options", "seed", "manner", "toss"),
    *("island", "layout", "near", "far", "pile", "pile_size"),
    *("clans", "reserve", "citadels", "sanctuaries", "supply", "capital", "festival", "deeds"),
    *("hands", "aside", "discard", "deck", "discarded_tales", "played", "known"),
    *("brenn", "crows", "turn", "opening", "passes", "pretenders", "season"),
)
AT_SETUP = ("phase", "players", "options", "seed", "manner", "toss", "island", "layout", "near", "pile", "pile_size")
AT_SETUP += ("brenn", "crows")


def position(given: Mapping[str, Any]) -> Start:
    """The state that a case begins with."""
    keys = table(dict(given), GIVEN, "key", "")
    phase = word(keys.get("phase", "season"), PHASES, "phase", "phase")
    options = chosen_options(keys)
    seed = number(keys.get("seed", 1), "seed", 0, BITS64)
    f = new(seed, int(options["players"]), rules_of(options), *counts_of(options)).fields()
    f["at_table"] = word(keys.get("manner", MANNERS[0]), MANNERS, "manner", "manner") == "table"
    if phase == "setup":
        set_up(f, keys, options)
    else:
        clean(f)
        lay_island(f, keys)
        set_pieces(f, keys, options)
        deal_cards(f, keys, phase)
        set_tokens(f, keys)
        schedule(f, keys, phase)
    f["rng"] = seed_for(keys, seed, f["crows"])
    return begun(f, options)


def chosen_options(keys: Mapping[str, Any]) -> Options:
    """The options of the game: those given, and the defaults."""
    chosen = table(keys.get("options", {}), [o.name for o in OPTIONS if o.name != "players"], "option", "options")
    try:
        options = {o.name: o.parse(chosen[o.name]) if o.name in chosen else o.default for o in OPTIONS}
    except BadOption as why:
        refuse("options", str(why))
    options["players"] = player_count(keys.get("players", 3))
    return options


def player_count(value: object) -> int:
    """How many players there are, given as a number or as their colours."""
    if isinstance(value, list):
        names = words(value, SEAT_NAMES, "colour", "players")
        if tuple(names) != SEAT_NAMES[: len(names)]:
            refuse("players", f"seats are taken in this order: {', '.join(SEAT_NAMES)}")
        value = len(names)
    return number(value, "players", 2, 4)


def clean(f: Fields) -> None:
    """An empty board without cards."""
    kept = ("players", "rules", "seasons", "rng", "at_table")
    for name, value in f.items():
        if isinstance(value, list):
            f[name] = [0] * len(value)
        elif name not in kept:
            f[name] = 0
    f["winner"] = ids.UNDECIDED


def seats(f: Fields) -> tuple[str, ...]:
    """The names of the seats of this game."""
    return SEAT_NAMES[: f["players"]]


def seat(f: Fields, value: object, at: str) -> int:
    """A seat by its colour."""
    return SEAT_NAMES.index(word(value, seats(f), "seat", at))


def place(value: object, at: str) -> int:
    """A territory by its name."""
    return PLACE_NAMES.index(word(value, PLACE_NAMES, "territory", at))


def bits(names: list[str], known: tuple[str, ...]) -> int:
    """A set of cards or territories by their names."""
    return sum(1 << known.index(name) for name in names)


# The island.


def mentioned(keys: Mapping[str, Any]) -> list[str]:
    """The territories that something on the board is said about, in the order of the fields and of the case."""
    found: dict[str, None] = {}
    for key in ON_BOARD:
        found |= dict.fromkeys(table(keys.get(key, {}), PLACE_NAMES, "territory", key))
    for key in ("capital", "festival"):
        if keys.get(key, NONE) != NONE:
            found[word(keys[key], PLACE_NAMES, "territory", key)] = None
    return list(found)


def with_advantage(keys: Mapping[str, Any]) -> list[str]:
    """The territories whose advantage card is somewhere."""
    hands = keys.get("hands", {})
    cards = [card for hand in hands.values() if isinstance(hand, list) for card in hand] if isinstance(hands, dict) else []
    return [card for card in [*cards, *sequence(keys.get("played", []), "played")] if card in PLACE_NAMES]


def spots_for(keys: Mapping[str, Any], players: int) -> Spots:
    """Where the territories of the island lie."""
    ways = [key for key in ("island", "layout", "near") if key in keys]
    if len(ways) > 1:
        refuse(ways[1], f"the island is already given by {ways[0]}; use one of island, layout, near")
    named = mentioned(keys)
    if "layout" in keys:
        return with_solitary(at_spots(keys["layout"], "layout"), [*named, *with_advantage(keys)])
    if "near" in keys:
        return with_solitary(as_neighbours(keys["near"], "near"), [*named, *with_advantage(keys)])
    listed = words(keys.get("island", []), PLACE_NAMES, "territory", "island")
    joined = list(dict.fromkeys([*listed, *named])) or list(FIRST_ISLAND[:players])
    return with_solitary(in_strip(joined), with_advantage(keys))


def lay_island(f: Fields, keys: Mapping[str, Any]) -> None:
    """Lay the tiles of the island, and those to come on the pile."""
    spots = spots_for(keys, f["players"])
    if short(f, keys):
        far = word(keys.get("far", FAR), PLACE_NAMES, "territory", "far")
        if "far" not in keys and far in spots:
            refuse("far", f"{FAR} is in use: name another territory for the clans that are not in the reserve")
        spots = with_solitary(spots, [far])
    pile = words(keys.get("pile", []), PLACE_NAMES, "territory", "pile")
    doubled = [name for name in pile if name in spots]
    if doubled:
        refuse("pile", f"{', '.join(doubled)} is on the island already")
    pile += [name for name in PLACE_NAMES if name not in spots and name not in pile]
    size = number(keys.get("pile_size", len(pile)), "pile_size", 0, len(pile))
    spots = with_solitary(spots, [*[name for name in spots if is_solitary(spots, name)], *pile[size:]])
    near = neighbours(spots)
    for name, tile in spots.items():
        f["spot"][PLACE_NAMES.index(name)] = spot_of(tile)
        f["near"][PLACE_NAMES.index(name)] = near[name]
    f["pile"] = [PLACE_NAMES.index(name) for name in reversed(pile[:size])] + [0] * (ids.PLACES - size)
    f["pile_size"] = size
    f["capital"] = place(keys.get("capital", next(iter(spots))), "capital")
    f["festival"] = 0 if keys.get("festival", NONE) == NONE else place(keys["festival"], "festival") + 1


def is_solitary(spots: Spots, name: str) -> bool:
    """Whether a territory was put far from everything."""
    return spots[name][1] >= 14
