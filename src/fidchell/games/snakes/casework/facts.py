"""What a case can expect of a state, and a state as plain text."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, cast

from fidchell.checks.facts import Asked, Check, a_number, a_word, checks_of_state, each, one, one_set, sentence_pattern
from fidchell.checks.strict import (
    advice,
    brief,
    compared,
    compared_sets,
    flag,
    number,
    refuse,
    sequence,
    shown,
    table,
    word,
)
from fidchell.core.errors import FidchellError
from fidchell.core.parts import Ask, Casework
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.casework.layout import ALL, AREA_KEYS, DRUID_KEYS, FLOCK, HIDDEN, NONE, one_of, people, seats
from fidchell.games.snakes.casework.leaders import UP, Leader, leader
from fidchell.games.snakes.casework.luck import LUCK_WORDS, sides
from fidchell.games.snakes.casework.position import ABILITIES, ACOLYTE, event_names, gift_names, item_names, position
from fidchell.games.snakes.content.book import SHELF, Book, book_of, for_cases
from fidchell.games.snakes.rules.derived import derived_fields
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.asked import ask as ask_view
from fidchell.games.snakes.view.event_text import ENDING_TITLES, HELPS, SENTENCES, TARGET_TITLES, lord_title
from fidchell.games.snakes.view.notation import SEAT_NAMES, notation, signed
from fidchell.games.snakes.view.outlook import PARTS
from fidchell.games.snakes.view.questions import ASKS
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS
from fidchell.games.snakes.view.view import items_in

SUPPLY = ("churches", "dolmens", "graves", "druids", "leaders", "people", "unseen_druids", "unseen_relics")
BY_VALUE = {  # what is counted by the number on the blocks
    "people": ("people_values", "reserve"),
    "unseen_druids": ("druid_values", "druid_pool"),
    "unseen_relics": ("relic_values", "relic_pool"),
}
ODDS = ("success", "nothing", "failure", "of", "total", "parts")


class Looked(NamedTuple):
    """The content and the fields of a state, with what the rules derive from it."""

    book: Book
    f: Fields


def look(state: State) -> Looked:
    """What a case can see of a state."""
    f = derived_fields(cast(Snakes, state))
    return Looked(book_of(f["content"]), f)


def by_seat(found: Callable[[Looked, int], object], asked: Asked[Looked]) -> Check[Looked]:
    """A check of one thing for each named seat."""
    return each(lambda at: seats(at.f), "seat", found, asked)


def one_number(field: str, least: int = 0) -> Check[Looked]:
    """A check of one number."""
    return one(lambda at: at.f[field], a_number(least, 9999))


def one_flag(field: str) -> Check[Looked]:
    """A check of something that is true or false."""
    return one(lambda at: bool(at.f[field]), lambda looked, value, at: flag(value, at))


# The map.


def people_at(book: Book, f: Fields, where: int) -> list[str]:
    """The People of an Area as cases write them."""
    row = f["people"][where * ids.BOXES : where * ids.BOXES + book.tables["boxes"][where]]
    return [as_written(book, kind, f["flock"][where] >> box & 1 == 1) for box, kind in enumerate(row)]


def as_written(book: Book, kind: int, flock: bool) -> str:
    """People as cases write them."""
    return f"{FLOCK} {book.people_values[kind]}" if flock else str(book.people_values[kind])


def relics_at(book: Book, f: Fields, where: int) -> list[int]:
    """The Relics of an Area."""
    counts = f["relics"][where * ids.RELICS : (where + 1) * ids.RELICS]
    return [value for kind, value in enumerate(book.relic_values) for _ in range(counts[kind])]


def druid_at(book: Book, f: Fields, where: int) -> object:
    """The Druid of an Area as cases write it."""
    druid, eyes = f["druid"][where], f["eyes"][where]
    if not druid:
        return NONE
    if druid == ids.HIDDEN:
        return HIDDEN
    value = book.druid_values[druid - ids.MET]
    if eyes == ids.FACE_UP:
        return value
    return {"value": value, "seen_by": [name for place, name in enumerate(SEAT_NAMES) if eyes >> place & 1]}


def expect_areas(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether these things are in the named Areas; only what the case mentions is checked."""
    book, f = looked
    faults = []
    for name, parts in table(wanted, book.area_names, "area", at).items():
        where = book.area_names.index(name)
        for key, value in table(parts, AREA_KEYS, "key", f"{at}, {name}").items():
            faults += area_faults(book, f, where, key, value, f"{at}, {name}, {key}")
    return faults


def area_faults(book: Book, f: Fields, where: int, key: str, value: object, at: str) -> list[str]:
    """What is wrong with one thing in an Area."""
    if key == "people":
        row = [as_written(book, kind, flock) for kind, flock in people(book, value, at)]
        return compared(people_at(book, f, where), row, at)
    if key == "flocks":
        boxes = book.tables["boxes"][where]
        return compared(f["flock"][where].bit_count(), boxes if value == ALL else number(value, at, 0, boxes), at)
    if key == "chief":
        return leader_faults(book, f, where, value, at)
    if key == "druid":
        return druid_faults(book, f, where, value, at)
    if key == "church":
        found = f["church"][where] - 1 if f["church"][where] else NONE
        return compared(found, value if value == NONE else number(value, at, 0, ids.LEVELS - 1), at)
    if key == "relics":
        kinds = sorted(one_of(item, book.relic_values, "Relic", at) for item in sequence(value, at))
        return compared(relics_at(book, f, where), [book.relic_values[kind] for kind in kinds], at)
    return compared(f[key][where], number(value, at, 0, 99), at)


def druid_faults(book: Book, f: Fields, where: int, value: object, at: str) -> list[str]:
    """What is wrong with the Druid of an Area; `hidden` is any face-down Druid."""
    found = druid_at(book, f, where)
    if value in (NONE, HIDDEN):
        return compared(HIDDEN if value == HIDDEN and isinstance(found, dict) else found, value, at)
    if not isinstance(value, dict):
        if isinstance(value, str) and not value.lstrip("-").isdecimal():
            refuse(at, f"expected none, hidden, a number or a mapping of value and seen_by, not {brief(value)}")
        return compared(found, book.druid_values[one_of(value, book.druid_values, "Druid", at)], at)
    parts = table(value, DRUID_KEYS, "key", at)
    if not isinstance(found, dict):
        return compared(found, value, at)
    faults = []
    if "value" in parts:
        kind = one_of(parts["value"], book.druid_values, "Druid", f"{at}, value")
        faults += compared(found["value"], book.druid_values[kind], f"{at}, value")
    if "seen_by" in parts:
        faults += compared_sets(found["seen_by"], parts["seen_by"], seats(f), "seat", f"{at}, seen_by")
    return faults


def lord_now(book: Book, f: Fields, lord: int) -> Leader:
    """A Leader with both sides."""
    block = f["leader"][lord] - 1
    c = book.tables
    up, known = (f[field] >> lord & 1 == 1 for field in ("christian", "open"))
    return Leader(c["pagan"][block], c["christened"][block], up, known)


def lord_line(book: Book, f: Fields, lord: int) -> str:
    """A Leader as cases write it."""
    now = lord_now(book, f, lord)
    return f"{UP[bool(now.is_christian)]} {now.pagan}/{now.christian}"


def leader_faults(book: Book, f: Fields, lord: int, value: object, at: str) -> list[str]:
    """What is wrong with a Leader; only what the case mentions is checked."""
    wanted, found = leader(book, value, at), lord_now(book, f, lord)
    if all(getattr(wanted, part) in (None, getattr(found, part)) for part in vars(wanted)):
        return []
    seen = ", both sides known" if found.known else ""
    return [f"{at}: expected {shown(value)}, found {lord_line(book, f, lord)}{seen}"]


def expect_kings(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether these are the Kings."""
    book, f = looked
    if not isinstance(wanted, dict):
        wanted = dict.fromkeys(book.province_names, wanted)
    faults = []
    for name, value in table(wanted, book.province_names, "province", at).items():
        faults += leader_faults(book, f, ids.KING + book.province_names.index(name), value, f"{at}, {name}")
    return faults


def expect_high_king(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether this is the High King."""
    return leader_faults(*looked, ids.HIGH_KING, wanted, at)


def expect_cup(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether such Leaders are in the cup."""
    book, f = looked
    known = tuple(dict.fromkeys(sides(book, block) for block in range(book.tables["leaders"])))
    found = [sides(book, block) for block in range(book.tables["leaders"]) if f["cup"] >> block & 1]
    if not isinstance(wanted, dict):
        items = sorted(word(item, known, "Leader", at) for item in sequence(wanted, at))
        return compared(sorted(found), items, at)
    return compared_sets(found, wanted, known, "Leader", at)


def expect_supply(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether this much is left of each named thing."""
    book, f = looked
    simple = {
        "dolmens": f["dolmens_left"],
        "graves": sum(f["relic_pool"]) - sum(f["graves"]),
        "druids": f["druids_left"],
        "leaders": f["cup"].bit_count(),
    }
    faults = []
    for name, value in table(wanted, SUPPLY, "kind", at).items():
        here = f"{at}, {name}"
        if name in simple:
            faults += compared(simple[name], number(value, here, 0, 99), here)
        elif name == "churches":
            faults += compared(list(f["churches_left"]), [number(n, here, 0, 99) for n in sequence(value, here)], here)
        else:
            values, field = BY_VALUE[name]
            faults += value_faults(getattr(book, values), f[field], value, here)
    return faults


def value_faults(values: tuple[int, ...], counts: list[int], wanted: object, at: str) -> list[str]:
    """Compare how many blocks show each named number."""
    if not isinstance(wanted, dict):
        refuse(at, f"expected a mapping of numbers such as -3: 1, not {brief(wanted)}")
    faults = []
    for shows, count in wanted.items():
        kind = one_of(shows, values, "block", at)
        faults += compared(counts[kind], number(count, f"{at}, {shows}", 0, 99), f"{at}, {shows}")
    return faults


# Seats and cards.


def saint_of(book: Book, f: Fields, place: int) -> str:
    """The Saint of a seat."""
    return book.saint_names[f["saint"][place] - 1] if f["saint"][place] else ACOLYTE


def keeps(book: Book, f: Fields, place: int) -> list[str]:
    """The cards that a seat keeps."""
    return items_in(book, f["kept"][place]) + items_in(book, f["gifts"][place], ids.CARDS)


def expect_keeps(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether seats keep these cards."""
    book, f = looked
    faults = []
    for name, value in table(wanted, seats(f), "seat", at).items():
        found = keeps(book, f, SEAT_NAMES.index(name))
        faults += compared_sets(found, value, item_names(book), "card", f"{at}, {name}")
    return faults


def event_set(field: str) -> Check[Looked]:
    """A check of a set of event cards."""
    return one_set(lambda at: items_in(at.book, at.f[field]), lambda at: event_names(at.book), "event card")


def card_named(field: str) -> Check[Looked]:
    """A check of one event card, or none."""
    return one(
        lambda at: at.book.item_names[at.f[field] - 1] if at.f[field] else NONE,
        a_word(lambda at: (*event_names(at.book), NONE), "event card"),
    )


def used(book: Book, f: Fields) -> list[str]:
    """Cards and abilities that were used this turn."""
    cards = items_in(book, f["used"]) + items_in(book, f["used_gifts"], ids.CARDS)
    return cards + [name for name, field in ABILITIES.items() if f[field]]


def expect_helps(looked: Looked, wanted: object, at: str) -> list[str]:
    """Whether the event changes attempts like this; targets that are not named must be unchanged."""
    f = looked.f
    asked = {
        name: number(value, f"{at}, {name}", -99, 99) for name, value in table(wanted, TARGETS, "target", at).items()
    }
    found = {name: f["mods"][target] for target, name in enumerate(TARGETS)}
    return compared({k: v for k, v in found.items() if v}, {k: asked[k] for k in TARGETS if asked.get(k)}, at)


def a_score(looked: Looked, value: object, at: str) -> str:
    """A score, in whole or half points."""
    return word(str(value), [f"{half / 2:g}" for half in range(-99, 100)], "score", at)


# Decisions.


def ask(state: State) -> tuple[str, ...]:
    """What the current decision is about."""
    f = state.fields()
    return (ASKS[f["stack"][f["depth"] - 1] & 255],) if f["depth"] else ()


ASK_WORDS = tuple(ASKS.values())


def ask_parts(book: Book) -> Mapping[str, tuple[str, ...]]:
    """The parts of a decision that a case can mention; a part without words is a number."""
    parts: dict[str, tuple[str, ...]] = {"what": ASK_WORDS, "card": item_names(book), "player": SEAT_NAMES}
    return parts | {"target": TARGETS, "zeal": (), "thrown": (), "needed": ()}


def expect_ask(state: State, wanted: object, at: str) -> list[str]:
    """Whether the current decision is of this kind, or about these things."""
    if not isinstance(wanted, dict):
        said = word(wanted, (*ASK_WORDS, NONE), "decision", at)
        return compared((ask(state) or (NONE,))[0], said, at)
    book, _ = look(state)
    found: Ask = ask_view(state, None) or {}
    parts = ask_parts(book)
    faults = []
    for key, value in table(wanted, tuple(parts), "key", at).items():
        here = f"{at}, {key}"
        asked = word(value, parts[key], key, here) if parts[key] else number(value, here, 0, 99)
        faults += compared(found.get(key, NONE), asked, here)
    return faults


def expect_odds(state: State, wanted: object, at: str) -> list[str]:
    """Whether the asked seat has these chances; if parts are named, all others must be 0."""
    book, _ = look(state)
    if not isinstance(wanted, dict):
        refuse(at, f"expected a mapping by attempt, such as 'convert people -3', not {brief(wanted)}")
    question = ask_view(state, state.seat)
    found = question.get("odds", {}) if question else {}
    faults = []
    for said, parts in wanted.items():
        try:
            action = notation(book).to_action(str(said))
        except FidchellError:
            refuse(at, f"no action is called {brief(said)}; {advice(said, found)}")
        here = f"{at}, {said}"
        chances = found.get(notation(book).to_words(action))
        asked = table(parts, ODDS, "key", here)
        if chances is None:
            faults.append(f"{here}: expected such an attempt, found {shown(list(found)) if found else 'none'}")
            continue
        faults += [
            fault for key, value in asked.items() for fault in odds_faults(chances, key, value, f"{here}, {key}")
        ]
    return faults


def odds_faults(chances: Mapping[str, Any], key: str, value: object, at: str) -> list[str]:
    """Compare one number of an attempt, or its parts."""
    if key != "parts":
        asked = None if key == "total" and value == NONE else number(value, at, -99, 9999)
        return compared(chances[key], asked, at)
    named = {name: number(part, f"{at}, {name}", -99, 99) for name, part in table(value, PARTS, "part", at).items()}
    found = {name: part for name, part in chances["parts"].items() if part}
    return compared(found, {name: named[name] for name in PARTS if named.get(name)}, at)


SAINT: Asked[Looked] = a_word(lambda at: (*at.book.saint_names, ACOLYTE), "saint")
AREA: Asked[Looked] = a_word(lambda at: at.book.area_names, "area")
COLOUR: Asked[Looked] = a_word(lambda at: at.book.colour_names, "colour")
LOOKED_AT: dict[str, Check[Looked]] = {
    "areas": expect_areas,
    "kings": expect_kings,
    "high_king": expect_high_king,
    "cup": expect_cup,
    "supply": expect_supply,
    "saints": by_seat(lambda at, place: saint_of(at.book, at.f, place), SAINT),
    "where": by_seat(lambda at, place: at.book.area_names[at.f["where"][place]], AREA),
    "zeal": by_seat(lambda at, place: at.f["zeal"][place], a_number(0, 99)),
    "keeps": expect_keeps,
    "turn": one(lambda at: SEAT_NAMES[at.f["turn"]], a_word(lambda at: SEAT_NAMES, "seat")),
    "turns": one_number("turns"),
    "points": one_number("ap"),
    "event_points": one_number("ap_change", -99),
    "event_helps": expect_helps,
    "prepared": one_number("prepared"),
    "final_effort": one_flag("effort"),
    "built": one_set(
        lambda at: [name for i, name in enumerate(at.book.area_names) if at.f["built"] >> i & 1],
        lambda at: at.book.area_names,
        "area",
    ),
    "used": one_set(lambda at: used(at.book, at.f), lambda at: (*item_names(at.book), *ABILITIES), "card or ability"),
    "paganism": one_number("paganism"),
    "fallen": one_set(
        lambda at: [name for i, name in enumerate(at.book.region_names) if at.f["fallen"] >> i & 1],
        lambda at: at.book.region_names,
        "region",
    ),
    "key": card_named("key"),
    "current": card_named("current"),
    "first_key": one_flag("arthur"),
    "colour": one(lambda at: at.book.colour_names[at.f["colour"]], COLOUR),
    "deck": event_set("deck"),
    "draws": one_set(
        lambda at: [at.book.item_names[card] for card in at.f["tops"][: at.f["top_count"]]],
        lambda at: event_names(at.book),
        "event card",
        ordered=True,
    ),
    "discarded": event_set("discard"),
    "piles": event_set("piles"),
    "gone": event_set("gone"),
    "gifts": one_set(lambda at: items_in(at.book, at.f["gift_row"], ids.CARDS), lambda at: gift_names(at.book), "Gift"),
    "deaths": one_number("deaths"),
    "score": one(lambda at: f"{at.f['half_points'] / 2:g}", a_score),
    "result": one(lambda at: RESULTS[at.f["verdict"]] or NONE, a_word(lambda at: (*RESULTS[1:], NONE), "result")),
    "ending": one(lambda at: ENDINGS[at.f["ending"]] or NONE, a_word(lambda at: (*ENDINGS[1:], NONE), "ending")),
}
EXPECTATIONS = {"ask": expect_ask, "odds": expect_odds, **checks_of_state(look, LOOKED_AT)}


# Events.


def blanks(book: Book) -> dict[str, tuple[str, ...]]:
    """The possible values of the blanks in sentences."""
    c = book.tables
    numbers = tuple(map(str, range(100)))
    changes = tuple(signed(value) for value in range(-20, 21))
    shifts = tuple(f"{count} {way}" for count in range(21) for way in ("more", "fewer"))
    lords = [*range(len(book.areas)), *(ids.KING + i for i in range(len(book.provinces))), ids.HIGH_KING]
    titles = tuple(lord_title(book, lord) for lord in lords)
    people_words = tuple(map(signed, book.people_values))
    cards = (*book.cards, *book.gifts)
    leaders = tuple(signed(value) for side in ("pagan", "christened") for value in c[side][: c["leaders"]])
    return {
        **dict.fromkeys(("seat", "other"), SEAT_NAMES),
        **dict.fromkeys(("area", "second_area", "lord_area"), book.areas),
        **dict.fromkeys(("number", "needed", "level"), numbers),
        **dict.fromkeys(("lord", "higher"), titles),
        **dict.fromkeys(("gain", "modifier"), changes),
        **dict.fromkeys(("relic", "moved_relic"), tuple(map(signed, book.relic_values))),
        **dict.fromkeys(("side", "christened"), leaders),
        "card": cards,
        "change": shifts,
        "region": book.regions,
        "colour": book.colours,
        "text": (*(text for texts in book.texts for text in texts if text), "no effect"),
        "way": ("forward", "back"),
        "people": ("Flock", "Pagan People"),
        "value": people_words,
        "druid": tuple(map(signed, book.druid_values)),
        "faith": ("Christian", "Pagan"),
        "ruin": ("nothing", *(f"level {level}" for level in range(ids.LEVELS))),
        "target": (*TARGET_TITLES[1:], *(f"{TARGET_TITLES[0]} {value}" for value in people_words)),
        "saint": (*book.saints, "the Acolyte"),
        "successor": book.saints,
        "helped": HELPS,
        "ending": ENDING_TITLES[1:],
        "result": RESULTS[1:],
        "score": tuple(f"{half / 2:g}" for half in range(-99, 100)),
    }


@cache
def pattern_of(book: Book) -> re.Pattern[str]:
    """A regular expression for all sentences with the names of a content."""
    return sentence_pattern(SENTENCES, blanks(book))


def tellable(sentence: str) -> bool:
    """Whether some event could produce this sentence, with any loaded content."""
    return any(pattern_of(book).fullmatch(sentence) for book in (for_cases(), *SHELF.values()))


# A position as plain text.


def picture(state: State) -> str:
    """A state as plain text, to show why a case failed."""
    book, f = look(state)
    key = book.item_names[f["key"] - 1] if f["key"] else NONE
    lines = [
        f"turn {f['turns']} of {SEAT_NAMES[f['turn']]}, points {f['ap']}, prepared {f['prepared']}, "
        f"Key card {key} ({book.colour_names[f['colour']]}), paganism {f['paganism']}, score {f['half_points'] / 2:g}"
    ]
    for place, name in enumerate(seats(f)):
        lines.append(
            f"{name}: {saint_of(book, f, place)} in {book.area_names[f['where'][place]]}, "
            f"zeal {f['zeal'][place]} of {f['spaces'][place]}, keeps {shown(keeps(book, f, place))}"
        )
    lines += [area_line(book, f, where) for where in range(len(book.areas))]
    kings = [f"{name} {lord_line(book, f, ids.KING + i)}" for i, name in enumerate(book.province_names)]
    lines.append(f"kings: {', '.join(kings)}; high king {lord_line(book, f, ids.HIGH_KING)}")
    aside = [f"{value}: {f['reserve'][kind]}" for kind, value in enumerate(book.people_values)]
    lines.append(f"deck of {f['deck'].bit_count()}, discarded {shown(items_in(book, f['discard']))}")
    lines.append(f"people aside {{{', '.join(aside)}}}, gifts {shown(items_in(book, f['gift_row'], ids.CARDS))}")
    return "\n".join(lines)


def area_line(book: Book, f: Fields, where: int) -> str:
    """An Area in one line."""
    marks = [f"church {f['church'][where] - 1}"] if f["church"][where] else []
    marks += [f"druid {shown(druid_at(book, f, where))}"] if f["druid"][where] else []
    marks += [f"{f[key][where]} {key}" for key in ("dolmens", "graves") if f[key][where]]
    marks += [f"relics {shown(relics_at(book, f, where))}"] if relics_at(book, f, where) else []
    chief = f"chief {lord_line(book, f, where)}"
    return f"{book.area_names[where]}: people {shown(people_at(book, f, where))}, {', '.join([chief, *marks])}"


CASEWORK = Casework(
    position=position,
    expectations=EXPECTATIONS,
    ask=ask,
    asks=ASK_WORDS,
    windows=(ASKS[ids.AFTER_ROLL], ASKS[ids.SPARE]),
    stops=(ASKS[ids.ACTIONS], ASKS[ids.BEGIN_TURN]),
    passing="pass",
    ending="done",
    sentences=SENTENCES,
    tellable=tellable,
    picture=picture,
    luck=LUCK_WORDS,
)
