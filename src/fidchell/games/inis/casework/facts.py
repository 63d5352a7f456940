"""What a case can expect of a state, and a state as plain text."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from fidchell.checks.facts import Asked, Check, a_number, a_word, checks_of_state, each, one, one_set, sentence_pattern
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

HAND_COUNTS = {"actions": ids.ACTION_CARDS, "advantages": ids.ADVANTAGE_CARDS, "tales": ids.EPIC_CARDS}
PROGRESS = ("territories", "sanctuaries", "subjects")
COUNTED = ("lands", "shrines", "subjects")  # the fields with these counts
UNLIMITED = "unlimited"
SUPPLY = ("citadels", "sanctuaries", "deeds")
PILE_KEYS = ("next", "last", "count", "include", "exclude")
CLASH_KEYS = ("territory", "instigator", "striker", "exposed", "sheltered", "speared", "cauldron", "pending")


def look(state: State) -> Fields:
    """The fields of a state, with what the rules derive from it."""
    return derived_fields(cast(Inis, state))


def by_seat(found: Callable[[Fields, int], object], asked: Asked[Fields]) -> Check[Fields]:
    """A check of one thing for each named seat."""
    return each(seats, "seat", found, asked)


def by_place(found: Callable[[Fields, int], object], asked: Asked[Fields]) -> Check[Fields]:
    """A check of one thing for each named territory."""
    return each(lambda f: PLACE_NAMES, "territory", found, asked)


def among(known: tuple[str, ...], what: str) -> Asked[Fields]:
    """One of these words."""
    return a_word(lambda f: known, what)


def clans_at(f: Fields, where: int) -> dict[str, int]:
    """The clans in a territory, by seat."""
    counts = f["clans"][where * ids.SEATS : where * ids.SEATS + ids.SEATS]
    return {SEAT_NAMES[seat]: count for seat, count in enumerate(counts) if count}


def counts_of(wanted: object, names: tuple[str, ...], at: str) -> dict[str, int]:
    """Numbers by seat, leaving out zeros."""
    counts = {name: number(count, f"{at}, {name}", 0, 99) for name, count in table(wanted, names, "seat", at).items()}
    return {name: counts[name] for name in names if counts.get(name)}


def expect_hands(f: Fields, wanted: object, at: str) -> list[str]:
    """Whether hands are exactly these, or include and exclude cards, or hold this many of a kind."""
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


def chieftain(f: Fields, where: int) -> str:
    """The chieftain of a territory."""
    leader = f["chieftains"][where]
    return NONE if leader < 0 else SEAT_NAMES[leader]


def advantage(f: Fields, where: int) -> str:
    """Where an advantage card is: held by a seat, unclaimed and face up, already played or just being played."""
    return advantage_view(f, where) if f["spot"][where] else "in the box"


def left_over(f: Fields, kind: int) -> object:
    """How many buildings or deeds are left."""
    left = f[f"{SUPPLY[kind]}_left"]
    return UNLIMITED if SUPPLY[kind] == "deeds" and left == ids.UNLIMITED else left


def expect_pile(f: Fields, wanted: object, at: str) -> list[str]:
    """Whether these are the tiles in the pile, the next one first."""
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


def expect_near(f: Fields, wanted: object, at: str) -> list[str]:
    """Whether territories have these neighbours."""
    faults = []
    for name, value in table(wanted, PLACE_NAMES, "territory", at).items():
        found = places_in(f["near"][PLACE_NAMES.index(name)])
        faults += compared_sets(found, value, PLACE_NAMES, "territory", f"{at}, {name}")
    return faults


def spot(f: Fields, where: int) -> object:
    """Where a territory lies."""
    return list(lattice(f["spot"][where]).values()) if f["spot"][where] else NONE


def a_spot(f: Fields, value: object, at: str) -> object:
    """Where a case says that a territory lies."""
    if not isinstance(value, list) or len(value) != 3 or value[2] not in POINTS:
        refuse(at, f"expected [column, row, up or down], not {brief(value)}")
    return value


def expect_progress(f: Fields, wanted: object, at: str) -> list[str]:
    """Whether seats have this many territories, sanctuaries and subjects, not counting deeds."""
    faults = []
    for name, counts in table(wanted, seats(f), "seat", at).items():
        found = dict(zip(PROGRESS, (f[key][SEAT_NAMES.index(name)] for key in COUNTED), strict=True))
        for key, value in table(counts, PROGRESS, "key", f"{at}, {name}").items():
            here = f"{at}, {name}, {key}"
            faults += compared(found[key], number(value, here), here)
    return faults


def expect_clash(f: Fields, wanted: object, at: str) -> list[str]:
    """Whether there is such a clash, or none."""
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


def expect_knows(f: Fields, wanted: object, at: str) -> list[str]:
    """Whether viewers know these cards to be in a hand, in the discard pile or aside; a list need not be complete."""
    eyes = {**{name: seat for seat, name in enumerate(seats(f))}, "public": ids.PUBLIC_EYE}
    places = {**{name: seat for seat, name in enumerate(seats(f))}, "discard": ids.DISCARD, "aside": ids.ASIDE}
    faults = []
    for viewer, things in table(wanted, tuple(eyes), "viewer", at).items():
        for name, cards in table(things, tuple(places), "place", f"{at}, {viewer}").items():
            found = cards_in(known(f, eyes[viewer], places[name]))
            value = cards if isinstance(cards, dict) else {"include": cards}
            faults += compared_sets(found, value, (*ACTION_NAMES, *TALE_NAMES), "card", f"{at}, {viewer}, {name}")
    return faults


def winner(f: Fields) -> str:
    """The seat that has won, or none."""
    return SEAT_NAMES[f["winner"]] if f["depth"] == 0 and f["winner"] < ids.SEATS else NONE


def festival(f: Fields) -> str:
    """Where the festival is."""
    return PLACE_NAMES[f["festival"] - 1] if f["festival"] else NONE


def aside(f: Fields) -> str:
    """The card set aside."""
    return CARD_NAMES[f["aside"] - 1] if f["aside"] else NONE


def island(f: Fields) -> list[str]:
    """The territories of the island."""
    return [PLACE_NAMES[where] for where in range(ids.PLACES) if f["spot"][where]]


COUNT = a_number(0, 99)
SEAT_OR_NONE: Asked[Fields] = a_word(lambda f: (*seats(f), NONE), "seat")
HOLDER: Asked[Fields] = a_word(lambda f: (*seats(f), "face up", "played", "open", "in the box"), "holder")
PLACE_OR_NONE = among((*PLACE_NAMES, NONE), "territory")
SEAT = among(SEAT_NAMES, "seat")
LOOKED_AT: dict[str, Check[Fields]] = {
    "clans": by_place(clans_at, lambda f, counts, at: counts_of(counts, seats(f), at)),
    "reserve": by_seat(lambda f, seat: f["reserve"][seat], COUNT),
    "citadels": by_place(lambda f, where: f["citadels"][where], COUNT),
    "sanctuaries": by_place(lambda f, where: f["sanctuaries"][where], COUNT),
    "supply": each(
        lambda f: SUPPLY, "kind", left_over, lambda f, value, at: value if value == UNLIMITED else number(value, at)
    ),
    "capital": one(lambda f: [*PLACE_NAMES, NONE][f["capital"]], PLACE_OR_NONE),
    "festival": one(festival, PLACE_OR_NONE),
    "chieftain": by_place(chieftain, SEAT_OR_NONE),
    "deeds": by_seat(lambda f, seat: f["deeds"][seat], COUNT),
    "hands": expect_hands,
    "aside": one(aside, among((*ACTION_NAMES, NONE), "action card")),
    "discard": one_set(lambda f: cards_in(f["discard"]), lambda f: ACTION_NAMES, "action card"),
    "deck": one_set(lambda f: cards_in(f["deck"]), lambda f: TALE_NAMES, "epic tale"),
    "discarded_tales": one_set(lambda f: cards_in(f["tales"]), lambda f: TALE_NAMES, "epic tale"),
    "open_cards": one_set(lambda f: cards_in(f["inplay"]), lambda f: CARD_NAMES, "card"),
    "advantage": by_place(advantage, HOLDER),
    "island": one_set(island, lambda f: PLACE_NAMES, "territory"),
    "near": expect_near,
    "layout": by_place(spot, a_spot),
    "pile": expect_pile,
    "brenn": one(lambda f: SEAT_NAMES[f["brenn"]], SEAT),
    "crows": one(lambda f: CROWS[f["crows"]], among(CROWS, "flight of the crows")),
    "turn": one(lambda f: SEAT_NAMES[f["turn"]], SEAT),
    "passes": one(lambda f: f["passes"], a_number()),
    "season": one(lambda f: f["season"], a_number()),
    "pretenders": one_set(lambda f: seats_in(f["pretenders"]), lambda f: SEAT_NAMES, "seat"),
    "conditions": by_seat(lambda f, seat: f["conditions"][seat], a_number(0, 3)),
    "progress": expect_progress,
    "clash": expect_clash,
    "knows": expect_knows,
    "winner": one(winner, SEAT_OR_NONE),
}
EXPECTATIONS = {"ask": expect_ask, **checks_of_state(look, LOOKED_AT)}
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
    f = look(state)
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


TELLABLE = sentence_pattern(SENTENCES, BLANKS)


def tellable(sentence: str) -> bool:
    """Whether some event could produce this sentence."""
    return TELLABLE.fullmatch(sentence) is not None


# A position as plain text.


def picture(state: State) -> str:
    """A state as plain text, to show why a case failed."""
    f = look(state)
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
