"""What a case can expect of a state, and a state as plain text."""

import re
from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, TypeAlias, cast

from fidchell.checks.strict import brief, compared, compared_sets, flag, number, refuse, shown, table, word, words
from fidchell.core.events import unpacked
from fidchell.core.parts import Casework
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.inis import ids
from fidchell.games.inis.casework.layout import POINTS
from fidchell.games.inis.casework.position import ACTION_NAMES, CROWS, NONE, TALE_NAMES, position, seats
from fidchell.games.inis.rules.derived import derived_fields
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.asked import ask as ask_view
from fidchell.games.inis.view.event_text import TALES
from fidchell.games.inis.view.lattice import lattice
from fidchell.games.inis.view.notation import (
    CARD_NAMES,
    CARD_TITLES,
    PLACE_NAMES,
    PLACE_TITLES,
    SEAT_NAMES,
    cards_in,
    places_in,
    seats_in,
)
from fidchell.games.inis.view.questions import ASKS, MOMENTS
from fidchell.games.inis.view.view import advantage_view, clash_view, known, sites_view

Check: TypeAlias = Callable[[State, Any, str], list[str]]

HAND_COUNTS = {"actions": ids.ACTION_CARDS, "advantages": ids.ADVANTAGE_CARDS, "tales": ids.EPIC_CARDS}
PROGRESS = ("territories", "sanctuaries", "subjects")
COUNTED = ("lands", "shrines", "subjects")  # the fields with these counts
SUPPLY = ("citadels", "sanctuaries", "deeds")
PILE_KEYS = ("next", "last", "count", "include", "exclude")
CLASH_KEYS = ("territory", "instigator", "striker", "exposed", "sheltered", "speared", "cauldron", "pending")


def by_seat(found: Callable[[Fields, int], object], most: int = 99) -> Check:
    """A check of one number for each named seat."""

    def check(state: State, wanted: object, at: str) -> list[str]:
        f = derived_fields(cast(Inis, state))
        faults = []
        for name, value in table(wanted, seats(f), "seat", at).items():
            here = f"{at}, {name}"
            faults += compared(found(f, SEAT_NAMES.index(name)), number(value, here, 0, most), here)
        return faults

    return check


def by_place(field: str) -> Check:
    """A check of one number for each named territory."""

    def check(state: State, wanted: object, at: str) -> list[str]:
        found = derived_fields(cast(Inis, state))[field]
        faults = []
        for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
            here = f"{at}, {name}"
            faults += compared(found[PLACE_NAMES.index(name)], number(value, here, 0, 99), here)
        return faults

    return check


def one_word(found: Callable[[Fields], str], known_words: tuple[str, ...], what: str) -> Check:
    """A check of one word."""

    def check(state: State, wanted: object, at: str) -> list[str]:
        return compared(found(derived_fields(cast(Inis, state))), word(wanted, known_words, what, at), at)

    return check


def one_number(field: str) -> Check:
    """A check of one number."""

    def check(state: State, wanted: object, at: str) -> list[str]:
        return compared(derived_fields(cast(Inis, state))[field], number(wanted, at), at)

    return check


def one_set(found: Callable[[Fields], list[str]], known_words: tuple[str, ...], what: str) -> Check:
    """A check of a set of words."""

    def check(state: State, wanted: object, at: str) -> list[str]:
        return compared_sets(found(derived_fields(cast(Inis, state))), wanted, known_words, what, at)

    return check


def clans_at(f: Fields, where: int) -> dict[str, int]:
    """The clans in a territory, by seat."""
    counts = f["clans"][where * ids.SEATS : where * ids.SEATS + ids.SEATS]
    return {SEAT_NAMES[seat]: count for seat, count in enumerate(counts) if count}


def counts_of(wanted: object, names: tuple[str, ...], at: str) -> dict[str, int]:
    """Numbers by seat, leaving out zeros."""
    counts = {name: number(count, f"{at}, {name}", 0, 99) for name, count in table(wanted, names, "seat", at).items()}
    return {name: counts[name] for name in names if counts.get(name)}


def expect_clans(state: State, wanted: object, at: str) -> list[str]:
    """Whether exactly these clans are in the named territories."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, counts in table(wanted, PLACE_NAMES, "territory", at).items():
        here = f"{at}, {name}"
        faults += compared(clans_at(f, PLACE_NAMES.index(name)), counts_of(counts, seats(f), here), here)
    return faults


def expect_hands(state: State, wanted: object, at: str) -> list[str]:
    """Whether hands are exactly these, or include and exclude cards, or hold this many of a kind."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, value in table(wanted, seats(f), "seat", at).items():
        here = f"{at}, {name}"
        hand = f["hands"][SEAT_NAMES.index(name)]
        counts = {}
        if isinstance(value, dict):
            counts = {key: value[key] for key in value if key in HAND_COUNTS}
            value = {key: item for key, item in value.items() if key not in counts}
        for key, count in counts.items():
            found = (hand & HAND_COUNTS[key]).bit_count()
            faults += compared(found, number(count, f"{here}, {key}"), f"{here}, {key}")
        faults += compared_sets(cards_in(hand), value, CARD_NAMES, "card", here)
    return faults


def expect_chieftain(state: State, wanted: object, at: str) -> list[str]:
    """Whether these are the chieftains."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        here = f"{at}, {name}"
        leader = f["chieftains"][PLACE_NAMES.index(name)]
        found = NONE if leader < 0 else SEAT_NAMES[leader]
        faults += compared(found, word(value, (*seats(f), NONE), "seat", here), here)
    return faults


def expect_advantage(state: State, wanted: object, at: str) -> list[str]:
    """Whether advantage cards are held by these seats, unclaimed and face up, already played or just being played."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        here = f"{at}, {name}"
        where = PLACE_NAMES.index(name)
        found = advantage_view(f, where) if f["spot"][where] else "in the box"
        holders = (*seats(f), "face up", "played", "open", "in the box")
        faults += compared(found, word(value, holders, "holder", here), here)
    return faults


def expect_supply(state: State, wanted: object, at: str) -> list[str]:
    """Whether this many buildings and deeds are left."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, value in table(wanted, SUPPLY, "kind", at).items():
        left = f[f"{name}_left"]
        found = "unlimited" if name == "deeds" and left == ids.UNLIMITED else left
        asked = value if value == "unlimited" else number(value, f"{at}, {name}")
        faults += compared(found, asked, f"{at}, {name}")
    return faults


def expect_pile(state: State, wanted: object, at: str) -> list[str]:
    """Whether these are the tiles in the pile, the next one first."""
    f = derived_fields(cast(Inis, state))
    tiles = [PLACE_NAMES[where] for where in reversed(f["pile"][: f["pile_size"]])]
    if not isinstance(wanted, dict):
        return compared_sets(tiles, wanted, PLACE_NAMES, "territory", at, ordered=True)
    asked = table(wanted, PILE_KEYS, "key", at)
    faults = []
    for key, end in (("next", tiles[:1]), ("last", tiles[-1:])):
        if key in asked:
            name = word(asked.pop(key), (*PLACE_NAMES, NONE), "territory", f"{at}, {key}")
            faults += compared(end[0] if end else NONE, name, f"{at}, {key}")
    return faults + compared_sets(tiles, asked, PLACE_NAMES, "territory", at)


def expect_near(state: State, wanted: object, at: str) -> list[str]:
    """Whether territories have these neighbours."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        found = places_in(f["near"][PLACE_NAMES.index(name)])
        faults += compared_sets(found, value, PLACE_NAMES, "territory", f"{at}, {name}")
    return faults


def expect_layout(state: State, wanted: object, at: str) -> list[str]:
    """Whether territories lie at these spots."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        spot = f["spot"][PLACE_NAMES.index(name)]
        found = list(lattice(spot).values()) if spot else NONE
        if not isinstance(value, list) or len(value) != 3 or value[2] not in POINTS:
            refuse(f"{at}, {name}", f"expected [column, row, up or down], not {brief(value)}")
        faults += compared(found, value, f"{at}, {name}")
    return faults


def expect_conditions(state: State, wanted: object, at: str) -> list[str]:
    """Whether seats meet this many of the three conditions, with their deeds allotted as well as possible."""
    return by_seat(conditions, 3)(state, wanted, at)


def conditions(f: Fields, seat: int) -> int:
    """How many conditions a seat meets."""
    met: int = f["conditions"][seat]
    return met


def expect_progress(state: State, wanted: object, at: str) -> list[str]:
    """Whether seats have this many territories, sanctuaries and subjects, not counting deeds."""
    f = derived_fields(cast(Inis, state))
    faults = []
    for name, counts in table(wanted, seats(f), "seat", at).items():
        found = dict(zip(PROGRESS, (f[key][SEAT_NAMES.index(name)] for key in COUNTED), strict=True))
        for key, value in table(counts, PROGRESS, "key", f"{at}, {name}").items():
            here = f"{at}, {name}, {key}"
            faults += compared(found[key], number(value, here), here)
    return faults


def expect_clash(state: State, wanted: object, at: str) -> list[str]:
    """Whether there is such a clash, or none."""
    f = derived_fields(cast(Inis, state))
    found: Mapping[str, Any] = clash_view(f) or {}
    if wanted == NONE:
        return compared(found.get("territory", NONE), NONE, at)
    faults = []
    for key, value in table(wanted, CLASH_KEYS, "key", at).items():
        here = f"{at}, {key}"
        faults += compared(found.get(key, NONE), clash_value(f, key, value, here), here)
    return faults


def clash_value(f: Fields, key: str, value: object, at: str) -> object:
    """What a case says about a clash, with every word checked."""
    if key == "territory":
        return word(value, PLACE_NAMES, "territory", at)
    if key in ("instigator", "striker"):
        return word(value, seats(f), "seat", at)
    if key in ("exposed", "sheltered"):
        return counts_of(value, seats(f), at)
    if key == "speared":
        return flag(value, at)
    if key == "pending":
        return sorted(words(value, PLACE_NAMES, "territory", at), key=PLACE_NAMES.index)
    if value == NONE:
        return None
    parts = table(value, ("seat", "clans"), "key", at)
    owner = word(parts.get("seat"), seats(f), "seat", f"{at}, seat")
    return {"seat": owner, "clans": number(parts.get("clans"), f"{at}, clans", 0, ids.CLANS)}


def expect_ask(state: State, wanted: object, at: str) -> list[str]:
    """Whether the current decision is of this kind, at this moment, or about these things."""
    if not isinstance(wanted, dict):
        labels = ask(state)
        said = word(wanted, (*ASK_WORDS, NONE), "decision", at)
        return [] if said in labels or (said == NONE and not labels) else compared(list(labels), said, at)
    found: Mapping[str, Any] = ask_view(state, None) or {}
    return parts_faults(found, wanted, ASK_PARTS, at)


def parts_faults(found: Mapping[str, Any], wanted: object, parts: Mapping[str, Any], at: str) -> list[str]:
    """Compare the named parts of something; each part has its own words, is a number, or has parts itself."""
    faults = []
    for key, value in table(wanted, tuple(parts), "key", at).items():
        here = f"{at}, {key}"
        if isinstance(parts[key], dict):
            faults += parts_faults(found.get(key, {}), value, parts[key], here)
        elif parts[key]:
            faults += compared(found.get(key, NONE), word(value, (*parts[key], NONE), key, here), here)
        else:
            faults += compared(found.get(key, 0), number(value, here), here)
    return faults


def expect_knows(state: State, wanted: object, at: str) -> list[str]:
    """Whether viewers know these cards to be in a hand, in the discard pile or aside; a list need not be complete."""
    f = derived_fields(cast(Inis, state))
    eyes = {**{name: seat for seat, name in enumerate(seats(f))}, "public": ids.PUBLIC_EYE}
    places = {**{name: seat for seat, name in enumerate(seats(f))}, "discard": ids.DISCARD, "aside": ids.ASIDE}
    faults = []
    for viewer, things in table(wanted, tuple(eyes), "viewer", at).items():
        for name, cards in table(things, tuple(places), "place", f"{at}, {viewer}").items():
            found = cards_in(known(f, eyes[viewer], places[name]))
            value = cards if isinstance(cards, dict) else {"include": cards}
            faults += compared_sets(found, value, (*ACTION_NAMES, *TALE_NAMES), "card", f"{at}, {viewer}, {name}")
    return faults


def expect_winner(state: State, wanted: object, at: str) -> list[str]:
    """Whether this seat has won, or none."""
    f = derived_fields(cast(Inis, state))
    won = f["depth"] == 0 and f["winner"] < ids.SEATS
    return compared(SEAT_NAMES[f["winner"]] if won else NONE, word(wanted, (*seats(f), NONE), "seat", at), at)


def festival(f: Fields) -> str:
    """Where the festival is."""
    return PLACE_NAMES[f["festival"] - 1] if f["festival"] else NONE


def aside(f: Fields) -> str:
    """The card set aside."""
    return CARD_NAMES[f["aside"] - 1] if f["aside"] else NONE


def island(f: Fields) -> list[str]:
    """The territories of the island."""
    return [PLACE_NAMES[where] for where in range(ids.PLACES) if f["spot"][where]]


EXPECTATIONS: dict[str, Check] = {
    "ask": expect_ask,
    "clans": expect_clans,
    "reserve": by_seat(lambda f, seat: f["reserve"][seat]),
    "citadels": by_place("citadels"),
    "sanctuaries": by_place("sanctuaries"),
    "supply": expect_supply,
    "capital": one_word(lambda f: [*PLACE_NAMES, NONE][f["capital"]], (*PLACE_NAMES, NONE), "territory"),
    "festival": one_word(festival, (*PLACE_NAMES, NONE), "territory"),
    "chieftain": expect_chieftain,
    "deeds": by_seat(lambda f, seat: f["deeds"][seat]),
    "hands": expect_hands,
    "aside": one_word(aside, (*ACTION_NAMES, NONE), "action card"),
    "discard": one_set(lambda f: cards_in(f["discard"]), ACTION_NAMES, "action card"),
    "deck": one_set(lambda f: cards_in(f["deck"]), TALE_NAMES, "epic tale"),
    "discarded_tales": one_set(lambda f: cards_in(f["tales"]), TALE_NAMES, "epic tale"),
    "open_cards": one_set(lambda f: cards_in(f["inplay"]), CARD_NAMES, "card"),
    "advantage": expect_advantage,
    "island": one_set(island, PLACE_NAMES, "territory"),
    "near": expect_near,
    "layout": expect_layout,
    "pile": expect_pile,
    "brenn": one_word(lambda f: SEAT_NAMES[f["brenn"]], SEAT_NAMES, "seat"),
    "crows": one_word(lambda f: CROWS[f["crows"]], CROWS, "flight of the crows"),
    "turn": one_word(lambda f: SEAT_NAMES[f["turn"]], SEAT_NAMES, "seat"),
    "passes": one_number("passes"),
    "season": one_number("season"),
    "pretenders": one_set(lambda f: seats_in(f["pretenders"]), SEAT_NAMES, "seat"),
    "conditions": expect_conditions,
    "progress": expect_progress,
    "clash": expect_clash,
    "knows": expect_knows,
    "winner": expect_winner,
}
ASK_WORDS = (*ASKS.values(), *MOMENTS.values())
DECLARED_PARTS: dict[str, Any] = {
    "card": CARD_NAMES,
    "player": SEAT_NAMES,
    "territory": PLACE_NAMES,
    "seat": SEAT_NAMES,
    "choice": (),
    "as": ("season card", "triskel"),
    "plan": dict.fromkeys((*PLACE_NAMES, *SEAT_NAMES, "flip"), ()),
}
ASK_PARTS: dict[str, Any] = {
    "what": tuple(ASKS.values()),
    "moment": tuple(MOMENTS.values()),
    "card": CARD_NAMES,
    "player": SEAT_NAMES,
    "territory": PLACE_NAMES,
    "to": SEAT_NAMES,
    "proposer": SEAT_NAMES,
    "passing": (),
    "declared": DECLARED_PARTS,
}


def ask(state: State) -> tuple[str, ...]:
    """What the current decision is about and, for a reaction, at what moment."""
    f = derived_fields(cast(Inis, state))
    if f["depth"] == 0:
        return ()
    top = unpacked(f["stack"][f["depth"] - 1])
    return (ASKS[top.kind], MOMENTS[top.a]) if top.kind == ids.REACT else (ASKS[top.kind],)


# Events.

BLANKS = {
    "seat": SEAT_NAMES,
    "foe": SEAT_NAMES,
    "to_seat": SEAT_NAMES,
    "other": (*SEAT_NAMES, *map(str, range(ids.CLANS + 1))),
    "card": CARD_TITLES,
    "place": tuple("the " + title for title in PLACE_TITLES),
    "to": tuple("the " + title for title in PLACE_TITLES),
    "count": ("a clan", *(f"{count} clans" for count in range(2, ids.CLANS + 1))),
    "way": CROWS,
    "number": tuple(map(str, range(101))),
}
SENTENCES = tuple(sorted({tale.sentence for tale in TALES}))


def sentence_pattern(template: str) -> str:
    """A regular expression for the sentences of a template."""
    parts = []
    for literal, blank, _, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if blank:
            parts.append(f"(?:{'|'.join(map(re.escape, BLANKS[blank]))})")
    return "".join(parts)


TELLABLE = re.compile("|".join(f"(?:{sentence_pattern(template)})" for template in SENTENCES))


def tellable(sentence: str) -> bool:
    """Whether some event could produce this sentence."""
    return TELLABLE.fullmatch(sentence) is not None


# A position as plain text.


def picture(state: State) -> str:
    """A state as plain text, to show why a case failed."""
    f = derived_fields(cast(Inis, state))
    lines = [
        f"season {f['season']}, Brenn {SEAT_NAMES[f['brenn']]}, crows {CROWS[f['crows']]}, "
        f"turn {SEAT_NAMES[f['turn']]}, passes {f['passes']}, pretenders {shown(seats_in(f['pretenders']))}"
    ]
    lines += [place_line(f, where) for where in range(ids.PLACES) if f["spot"][where]]
    for seat, name in enumerate(seats(f)):
        lines.append(
            f"{name}: hand {shown(cards_in(f['hands'][seat]))}, reserve {f['reserve'][seat]}, deeds {f['deeds'][seat]}"
        )
    lines.append(f"discard {shown(cards_in(f['discard']))}, aside {aside(f)}")
    lines.append(f"discarded tales {shown(cards_in(f['tales']))}, deck of {f['deck'].bit_count()}")
    lines.append(f"open cards {shown(cards_in(f['inplay']))}, pile of {f['pile_size']}")
    if clash_view(f):
        lines.append(f"clash {shown(clash_view(f))}")
    found = sites_view(cast(Inis, state))
    lines += [f"site {site['site']} touches {', '.join(site['touches'])}" for site in found]
    return "\n".join(lines)


def place_line(f: Fields, where: int) -> str:
    """A territory in one line."""
    marks = [f"{f[key][where]} {key}" for key in ("citadels", "sanctuaries") if f[key][where]]
    marks += ["capital"] if f["capital"] == where else []
    marks += ["festival"] if f["festival"] == where + 1 else []
    near = ", ".join(places_in(f["near"][where])) or "nothing"
    return (
        f"{PLACE_NAMES[where]}: {shown(clans_at(f, where))}{''.join(', ' + mark for mark in marks)}; "
        f"near {near}; its card: {advantage_view(f, where)}"
    )


CASEWORK = Casework(
    position=position,
    expectations=EXPECTATIONS,
    ask=ask,
    asks=ASK_WORDS,
    windows=(ASKS[ids.REACT],),
    stops=(ASKS[ids.TURN], ASKS[ids.MANOEUVRE]),
    passing="pass",
    ending="done",
    sentences=SENTENCES,
    tellable=tellable,
    picture=picture,
)
