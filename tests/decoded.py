"""Decodes observations back into views, from the numbers alone, so that each verifies the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fidchell.games.inis import ids as inis
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES, WAYS
from fidchell.games.inis.view.notation import SEAT_NAMES as INIS_SEATS
from fidchell.games.inis.view.questions import ASKS as INIS_ASKS
from fidchell.games.inis.view.questions import MOMENTS
from fidchell.games.snakes import ids as snakes
from fidchell.games.snakes.content.book import default
from fidchell.games.snakes.options import GRADES
from fidchell.games.snakes.view.encoding import BOOST_ZERO, HELP_ZERO, LORD_ZERO
from fidchell.games.snakes.view.notation import SEAT_NAMES as SNAKES_SEATS
from fidchell.games.snakes.view.questions import ASKS as SNAKES_ASKS
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS

Parts = dict[str, NDArray[np.uint8]]


class Table:
    """The seats in the order of an observation: the observing seat comes first."""

    def __init__(self, told: Parts, names: Sequence[str]) -> None:
        (seat,) = marked(told["self"])
        self.players = int(told["players"][0])
        self.names = [names[(seat + row) % self.players] for row in range(self.players)]
        self.rows = sorted(range(self.players), key=lambda row: names.index(self.names[row]))

    def one(self, marks: NDArray[np.uint8]) -> str:
        """The name of the one marked seat."""
        (row,) = marked(marks)
        return self.names[row]

    def all(self, marks: NDArray[np.uint8]) -> list[str]:
        """The names of the marked seats, in table order."""
        return [self.names[row] for row in self.rows if marks[row]]


def marked(marks: NDArray[Any]) -> list[int]:
    """Where something is marked."""
    found: list[int] = np.flatnonzero(marks).tolist()
    return found


def chosen(names: Sequence[str], marks: NDArray[Any]) -> list[str]:
    """The marked names."""
    return [names[i] for i in marked(marks)]


def number(told: Parts, name: str) -> int:
    """The value of a part with a single number."""
    return int(told[name][0])


# Inis.


def of_inis(told: Parts) -> dict[str, Any]:
    """What an observation of Inis says, in the words of a view."""
    table = Table(told, INIS_SEATS)
    supply = [int(count) for count in told["supply"]]
    names = ("citadels", "sanctuaries", "deeds", "tiles", "tales", "discarded_actions")
    return {
        "season": number(told, "season"),
        "seasons": number(told, "seasons"),
        "brenn": table.one(told["brenn"]),
        "crows": WAYS[number(told, "crows")],
        "turn": table.one(told["turn"]),
        "passes": number(told, "passes"),
        "seats": [inis_seat(told, table, row) for row in table.rows],
        "territories": [territory(told, table, where) for where in marked(told["island"])],
        "supply": {
            **dict(zip(names, supply, strict=True)),
            "deeds": "unlimited" if supply[2] == inis.UNLIMITED else supply[2],
            "aside": bool(number(told, "aside")),
        },
        "discarded_tales": chosen(CARD_NAMES[inis.EPIC :], told["discarded_tales"]),
        "open_cards": chosen(CARD_NAMES, told["open"]),
        "own": {
            "hand": hand(told),
            "sealed": chosen(CARD_NAMES, told["sealed"]),
            "locked": chosen(CARD_NAMES, told["locked"]),
        },
        "clash": clash(told, table),
        "ask": inis_ask(told, table),
    }


def hand(told: Parts) -> list[str]:
    """The seat's own cards: those that may be in its own hand are."""
    advantages = chosen(CARD_NAMES[inis.ADVANTAGE :], told["advantages"][0])
    return chosen(CARD_NAMES, told["actions"][0]) + advantages + chosen(CARD_NAMES[inis.EPIC :], told["tales"][0])


def inis_seat(told: Parts, table: Table, row: int) -> dict[str, Any]:
    """One seat."""
    return {
        "seat": table.names[row],
        "reserve": told["reserve"][row],
        "deeds": told["deeds"][row],
        "pretender": bool(told["pretender"][row]),
        "actions": told["held_actions"][row],
        "tales": told["held_tales"][row],
        "advantages": chosen(CARD_NAMES[inis.ADVANTAGE :], told["advantages"][row]),
        "progress": {
            "territories": told["lands"][row],
            "sanctuaries": told["shrines"][row],
            "subjects": told["subjects"][row],
        },
    }


def territory(told: Parts, table: Table, where: int) -> dict[str, Any]:
    """One territory."""
    return {
        "territory": PLACE_NAMES[where],
        "q": int(told["column"][where]) - inis.MIDDLE,
        "r": int(told["row"][where]) - inis.MIDDLE,
        "points": "down" if told["points_down"][where] else "up",
        "near": chosen(PLACE_NAMES, told["near"][where]),
        "clans": {table.names[row]: told["clans"][where, row] for row in table.rows if told["clans"][where, row]},
        "chieftain": next(iter(table.all(told["led"][:, where])), None),
        "citadels": told["citadels"][where],
        "capital": bool(told["capital"][where]),
        "sanctuaries": told["sanctuaries"][where],
        "festival": bool(told["festival"][where]),
    }


def clash(told: Parts, table: Table) -> dict[str, Any] | None:
    """The current clash, and those to come."""
    pending = chosen(PLACE_NAMES, told["clashes"])
    if not told["clash"].any():
        return {"pending": pending} if pending else None
    (where,) = marked(told["clash"])
    exposed = {row: int(told["clans"][where, row]) - int(told["sheltered"][row]) for row in table.rows}
    return {
        "territory": PLACE_NAMES[where],
        "instigator": table.one(told["instigator"]),
        "striker": table.one(told["striker"]),
        "sheltered": {table.names[row]: told["sheltered"][row] for row in table.rows if told["sheltered"][row]},
        "exposed": {table.names[row]: count for row, count in exposed.items() if count > 0},
        "speared": bool(number(told, "speared")),
        "pending": pending,
    }


def inis_ask(told: Parts, table: Table) -> dict[str, Any] | None:
    """What all hear of a question."""
    if not told["kind"].any():
        return None
    (kind,) = marked(told["kind"])
    found: dict[str, Any] = {"seats": table.all(told["asked"]), "what": INIS_ASKS[kind]}
    if told["moment"].any():
        (moment,) = marked(told["moment"])
        found["moment"] = MOMENTS[moment]
    if told["drawn"].any():
        found["drawn"] = chosen(CARD_NAMES[inis.EPIC :], told["drawn"])
    return found


# Banish the Snakes.


def of_snakes(told: Parts) -> dict[str, Any]:
    """What an observation of Banish the Snakes says, in the words of a view."""
    table = Table(told, SNAKES_SEATS)
    book = default()
    (grade,) = marked(told["grade"])
    return {
        "level": GRADES[grade],
        "turn": table.one(told["turn"]),
        "turns": number(told, "turns"),
        "phase": "actions" if number(told, "phase") else "event",
        "points": number(told, "points"),
        "prepared": number(told, "prepared"),
        "final_effort": bool(number(told, "effort")),
        "event_helps": {
            name: int(told["helps"][i]) - HELP_ZERO for i, name in enumerate(TARGETS) if told["helps"][i] != HELP_ZERO
        },
        "built": chosen(book.area_names, told["built"]),
        "deaths": number(told, "deaths"),
        "ending": ENDINGS[number(told, "ending")] or None,
        "result": RESULTS[number(told, "result")] or None,
        "britain": {
            "box": number(told, "paganism"),
            "end": number(told, "end_box"),
            "regions": [
                {"region": name, "box": told["region_boxes"][i], "fallen": bool(told["fallen"][i])}
                for i, name in enumerate(book.region_names)
            ],
        },
        "seats": [saint(told, table, row) for row in table.rows],
        "kings": [
            {**leader(told, snakes.KING + i), "province": name} for i, name in enumerate(book.province_names) if name
        ],
        "high_king": leader(told, snakes.HIGH_KING),
        "areas": [area(told, table, where) for where in range(len(book.areas))],
        "supply": supply(told),
        "gifts": chosen(book.item_names[snakes.CARDS :], told["gift_row"]),
        "cards": cards(told),
        "ask": snakes_ask(told, table),
    }


def saint(told: Parts, table: Table, row: int) -> dict[str, Any]:
    """One seat."""
    book = default()
    (who,) = marked(told["saint"][row])
    where = chosen(book.area_names, told["where"][row])
    return {
        "seat": table.names[row],
        "saint": book.saint_names[who - 1] if who else None,
        "acolyte": not who and number(told, "turns") > 0,
        "area": where[0] if where else None,
        "zeal": told["zeal"][row],
        "may_make_final_effort": bool(told["last_space"][row]),
        "keeps": chosen(book.item_names, told["kept"][row])
        + chosen(book.item_names[snakes.CARDS :], told["gifts"][row]),
        "limit": number(told, "limit"),
    }


def leader(told: Parts, lord: int) -> dict[str, Any]:
    """A Leader."""
    other = int(told["other_sides"][lord])
    return {
        "value": int(told["leaders"][lord]) - LORD_ZERO,
        "christian": bool(told["christian"][lord]),
        "other_side": other - LORD_ZERO if other else None,
    }


def area(told: Parts, table: Table, where: int) -> dict[str, Any]:
    """One Area."""
    book = default()
    return {
        "area": book.area_names[where],
        "province": book.province_names[told["province"][where]],
        "near": chosen(book.area_names, told["near"][where]),
        "coast": bool(told["coast"][where]),
        "people": [
            {"value": book.people_values[told["people"][where, box]], "flock": bool(told["flocks"][where, box])}
            for box in range(told["boxes"][where])
        ],
        "chief": leader(told, where),
        "druid": druid(told, table, where),
        "church": int(told["churches"][where]) - 1 if told["churches"][where] else None,
        "dolmens": told["dolmens"][where],
        "graves": told["graves"][where],
        "relics": [value for i, value in enumerate(book.relic_values) for _ in range(told["relics"][where, i])],
    }


def druid(told: Parts, table: Table, where: int) -> dict[str, Any] | None:
    """The Druid of an Area."""
    known = int(told["druids"][where])
    if not known:
        return None
    looked = table.all(told["looked"][where])
    value = default().druid_values[known - snakes.MET] if known >= snakes.MET else None
    return {"met": value is not None and not looked, "value": value, "seen_by": looked}


def supply(told: Parts) -> dict[str, Any]:
    """What is left."""
    book = default()
    dolmens, druids, leaders, _ = told["supply"]
    return {
        "churches": list(told["churches_left"]),
        "dolmens": dolmens,
        "graves": int(told["unseen"].sum()) - int(told["graves"].sum()),
        "druids": druids,
        "leaders": leaders,
        "people": [[value, told["reserve"][i]] for i, value in enumerate(book.people_values)],
        "unmet_druids": [[value, told["unmet"][i]] for i, value in enumerate(book.druid_values)],
        "unseen_relics": [[value, told["unseen"][i]] for i, value in enumerate(book.relic_values)],
    }


def cards(told: Parts) -> dict[str, Any]:
    """The event cards."""
    book = default()
    key, current = (chosen(book.item_names, told["open"] == mark) for mark in (2, 1))
    depth = {int(told["to_come"][card]) - 2: book.item_names[card] for card in marked(told["to_come"] > 1)}
    return {
        "key": key[0] if key else None,
        "current": current[0] if current else None,
        "colour": chosen(book.colour_names, told["colour"])[0],
        "deck": told["supply"][3],
        "to_come": chosen(book.item_names, told["to_come"]),
        "top": [depth.get(i) for i in range(max(depth, default=-1) + 1)],
        "discarded": chosen(book.item_names, told["discarded"]),
        "piles": chosen(book.item_names, told["piles"]),
        "gone": chosen(book.item_names, told["gone"]),
    }


def snakes_ask(told: Parts, table: Table) -> dict[str, Any] | None:
    """What all hear of a question."""
    if not told["kind"].any():
        return None
    (kind,) = marked(told["kind"])
    found: dict[str, Any] = {"seats": table.all(told["asked"]), "what": SNAKES_ASKS[kind]}
    card = chosen(default().item_names, told["open"] == 3)
    found |= {"card": card[0]} if card else {}
    found |= {"player": table.one(told["about"])} if told["about"].any() else {}
    found |= {"target": chosen(TARGETS, told["target"])[0]} if told["target"].any() else {}
    if kind == snakes.AFTER_ROLL:
        found |= {"thrown": number(told, "thrown"), "needed": number(told, "needed")}
    return found


def boost(told: Parts) -> int:
    """What cards add to an attempt."""
    return number(told, "boost") - BOOST_ZERO


DECODED = {"inis": of_inis, "snakes": of_snakes}


def same(mine: Any, seen: Any, path: str = "") -> None:
    """Check that the view says everything an observation says; it may say more."""
    if isinstance(mine, dict):
        assert isinstance(seen, dict), (path, mine, seen)
        for key, value in mine.items():
            same(value, seen.get(key), f"{path} {key}")
    elif isinstance(mine, list):
        assert isinstance(seen, list) and len(mine) == len(seen), (path, mine, seen)
        for i, value in enumerate(mine):
            same(value, seen[i], f"{path} {i}")
    else:
        assert mine == seen, (path, mine, seen)
