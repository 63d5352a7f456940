"""Outcomes of chance, in the words of cases."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from fidchell.checks.luck import ANY, outcomes
from fidchell.checks.strict import sequence, text, word
from fidchell.core.events import Unpacked, unpacked
from fidchell.core.parts import LuckWords, RandomOutcome
from fidchell.core.state import State
from fidchell.core.types import Fields, Frame
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book, book_of
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.notation import SEAT_NAMES

KINDS = ("die", "people", "leader", "rise", "druid", "relic", "card", "top", "deck", "first")
HELD = "held back"
NOT_HELD = "not held back"


def sides(book: Book, block: int) -> str:
    """Both sides of a Leader in one word, such as `-4/2`."""
    return f"{book.tables['pagan'][block]}/{book.tables['christened'][block]}"


@cache
def outcome_words(book: Book) -> tuple[str, ...]:
    """Every outcome of chance that cases may name."""
    c = book.tables
    blocks = range(c["leaders"])
    cards = book.item_names[: c["cards"]]
    found = [*KINDS, HELD, NOT_HELD]
    found += [f"die {face}" for face in c["face"][: c["faces"]]]
    found += [f"people {value}" for value in book.people_values]
    found += [f"leader {sides(book, block)}" for block in blocks]
    found += [f"leader {c[side][block]}" for side in ("pagan", "christened") for block in blocks]
    found += [f"rise {name}" for name in (*book.area_names, *book.province_names)]
    found += [f"druid {value}" for value in book.druid_values]
    found += [f"relic {value}" for value in book.relic_values]
    found += [f"{kind} {name}" for kind in ("card", "top") for name in cards]
    found += [f"deck {name}" for name in book.saint_names]
    found += [f"first {name}" for name in SEAT_NAMES]
    return tuple(dict.fromkeys(found))


def outcome(book: Book, said: str, at: str) -> str:
    """An outcome as a case writes it, normalised; an unknown one is refused."""
    return word(said.lower().replace("+", ""), outcome_words(book), "outcome", at)


def wanted_luck(book: Book, keys: Mapping[str, Any]) -> list[str]:
    """The outcomes of chance that the case gives."""
    parts = [part for line in sequence(keys.get("luck", []), "luck") for part in outcomes(text(line, "luck"))]
    return [part if part == ANY else outcome(book, part, "luck") for part in parts]


def read(state: State, said: str, at: str) -> str:
    """An outcome as written in the script of a game."""
    return outcome(book_of(cast(Snakes, state).content.digest), said, at)


def outcomes_after(state: State, events: Sequence[Frame]) -> list[RandomOutcome]:
    """The outcomes of chance after a state, read from its events."""
    f = state.fields()
    return outcomes_from(book_of(f["content"]), f, [unpacked(event) for event in events])


def outcomes_from(book: Book, f: Fields, told: Sequence[Unpacked]) -> list[RandomOutcome]:
    """The outcomes of chance, read from the fields before and the events after."""
    tops = set(f["tops"][: f["top_count"]])
    met = {where for where, druid in enumerate(f["druid"]) if druid >= ids.MET}
    found: list[RandomOutcome] = []
    for place, event in enumerate(told):
        kind = event.kind
        if kind == ids.DECK_SHUFFLED:
            tops = set()
        if kind == ids.THROWN:
            found.append((*rolled_for(book, told[place + 1 : place + 2]), f"die {event.a}"))
            continue
        fixed = (
            (kind in (ids.CARD_DRAWN, ids.TOP_SEEN) and event.a in tops)
            or (kind in (ids.DRUID_MET, ids.DRUID_SEEN) and event.a in met)
            or (kind == ids.REROLLED and place > 0 and sets_die(book, told[place - 1]))
            or (kind == ids.DECK_SAINT_CHOSEN and f["deck_picking"] != ids.DRAWN)
        )
        if not fixed:
            found += outcome_of(book, event)
    return found


def rolled_for(book: Book, after: Sequence[Unpacked]) -> list[str]:
    """What a roll outside an attempt decided, read from the next event."""
    for event in after:
        if event.kind == ids.LEADER_ROSE:
            low = event.a < ids.KING
            return [f"rise {book.area_names[event.a] if low else book.province_names[event.a - ids.KING]}"]
        if event.kind == ids.HELD_BACK:
            return [HELD]
        if event.kind == ids.PAGANISM_MOVED:
            return [NOT_HELD]
    return []


def sets_die(book: Book, event: Unpacked) -> bool:
    """Whether a card was used that sets the die to a face without rolling it."""
    powers = book.tables["power"][event.a * ids.POWERS : (event.a + 1) * ids.POWERS]
    return event.kind == ids.USED and ids.SET_DIE in powers


def outcome_of(book: Book, event: Unpacked) -> list[RandomOutcome]:
    """The outcome of chance in an event, by all its names; empty if chance was not involved."""
    c = book.tables
    match event.kind:
        case ids.ROLLED | ids.REROLLED:
            return [(f"die {event.a}",)]
        case ids.PEOPLE_CAME:
            return [(f"people {book.people_values[event.b]}",)]
        case ids.LEADER_DRAWN:
            shown = c["christened" if event.c else "pagan"][event.b]
            return [(f"leader {sides(book, event.b)}", f"leader {shown}")]
        case ids.DRUID_MET | ids.DRUID_SEEN:
            return [(f"druid {book.druid_values[event.b]}",)]
        case ids.RELIC_MADE:
            return [(f"relic {book.relic_values[event.b]}",)]
        case ids.CARD_DRAWN:
            return [(f"card {book.item_names[event.a]}",)]
        case ids.TOP_SEEN:
            return [(f"top {book.item_names[event.a]}",)]
        case ids.DECK_SAINT_CHOSEN:
            return [(f"deck {book.saint_names[event.a]}",)]
        case ids.TURN_BEGAN if event.a == 1:
            return [(f"first {SEAT_NAMES[event.seat]}",)]
    return []


LUCK_WORDS = LuckWords(read, outcomes_after)
