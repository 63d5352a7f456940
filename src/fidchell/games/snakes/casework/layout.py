"""The map of a case: People, Leaders, Druids and everything else on it, as the case says or by default."""

from collections.abc import Mapping
from typing import Any

from fidchell.checks.given import bits
from fidchell.checks.strict import brief, number, refuse, sequence, table, words
from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.casework.leaders import Leader, leader, matched
from fidchell.games.snakes.casework.luck import wanted_luck
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.view.notation import SEAT_NAMES

NONE = "none"
ALL = "all"
HIDDEN = "hidden"
FLOCK = "flock"
AREA_KEYS = ("people", "flocks", "chief", "druid", "church", "dolmens", "graves", "relics")
DRUID_KEYS = ("value", "seen_by")


def seats(f: Fields) -> tuple[str, ...]:
    """The names of the seats of this game."""
    return SEAT_NAMES[: f["players"]]


def area_parts(book: Book, keys: Mapping[str, Any], druid: str) -> list[dict[str, Any]]:
    """What a case says of each Area, or else what it says of all of them."""
    shared = table(keys.get("everywhere", {}), AREA_KEYS, "key", "everywhere")
    given = table(keys.get("areas", {}), book.area_names, "area", "areas")
    found = []
    for name in book.area_names:
        own = table(given.get(name, {}), AREA_KEYS, "key", f"areas, {name}")
        parts = {"druid": druid, **shared, **own}
        if own.get("church", NONE) != NONE and "druid" not in own:
            parts["druid"] = NONE
        elif own.get("druid", NONE) != NONE and "church" not in own:
            parts["church"] = NONE
        elif parts.get("church", NONE) != NONE and "druid" not in shared and "druid" not in own:
            parts["druid"] = NONE
        if "people" in own and "flocks" not in own:
            parts.pop("flocks", None)
        found.append(parts)
    return found


def lay_board(book: Book, f: Fields, keys: Mapping[str, Any], druid: str) -> None:
    """Put everything on the map: what the case gives, and default People and Leaders elsewhere."""
    areas = area_parts(book, keys, druid)
    lay_people(book, f, areas, keys)
    lay_leaders(book, f, areas, keys)
    lay_druids(book, f, areas, keys)
    lay_remains(book, f, areas)


def one_of(value: object, values: tuple[int, ...], what: str, at: str) -> int:
    """The kind of block that shows this number."""
    plain = str(value).removeprefix("+")
    known = [str(number) for number in values]
    if isinstance(value, bool) or plain not in known:
        refuse(at, f"there is no {what} {brief(value)}; choose from: {', '.join(known)}")
    return known.index(plain)


def people(book: Book, value: object, at: str) -> list[tuple[int, bool]]:
    """The People of an Area as a case lists them, in order of size: kind, and whether a Flock."""
    found = []
    for item in sequence(value, at):
        said = str(item).split()
        found.append((one_of(said[-1] if said else item, book.people_values, "People", at), said[:1] == [FLOCK]))
        if len(said) > 2 or (len(said) == 2 and said[0] != FLOCK):
            refuse(at, f"expected a number such as -3, or 'flock -3', not {brief(item)}")
    return sorted(found, key=lambda one: one[0])


def lay_people(book: Book, f: Fields, areas: list[dict[str, Any]], keys: Mapping[str, Any]) -> None:
    """Lay People as the case says; of the others, each kind in turn is set aside, and the weakest fill the map."""
    c = book.tables
    left = list(c["people_count"])
    rows: list[list[tuple[int, bool]] | None] = []
    for where, parts in enumerate(areas):
        at = f"areas, {book.area_names[where]}, people"
        row = people(book, parts["people"], at) if "people" in parts else None
        if row is not None and len(row) != c["boxes"][where]:
            refuse(at, f"there are {c['boxes'][where]} boxes for People, not {len(row)}")
        rows.append(row)
        for kind, _ in row or []:
            left[kind] -= 1
    reserve = [0] * ids.KINDS
    for item in sequence(keys.get("reserve", []), "reserve"):
        kind = one_of(item, book.people_values, "People", "reserve")
        left[kind] -= 1
        reserve[kind] += 1
    if min(left) < 0:
        kind = left.index(min(left))
        refuse("areas", f"there are only {c['people_count'][kind]} People {book.people_values[kind]}")
    spare = sum(left) - sum(c["boxes"][where] for where, row in enumerate(rows) if row is None)
    if spare < 0:
        refuse("reserve", f"{-spare} more People are set aside than there are")
    foretold = [
        one_of(value, book.people_values, "People", "luck") for value in to_come(book, keys, "people", "reserve")
    ]
    for kind in [*foretold, *[*range(c["people_kinds"])] * sum(left)]:
        if left[kind] and spare:
            left[kind], reserve[kind], spare = left[kind] - 1, reserve[kind] + 1, spare - 1
    weakest = [kind for kind, count in enumerate(left) for _ in range(count)]
    f["people"] = [0] * (ids.AREAS * ids.BOXES)
    for where, row in enumerate(rows):
        boxes = c["boxes"][where]
        if row is None:
            row, weakest = [(kind, False) for kind in weakest[:boxes]], weakest[boxes:]
        f["people"][where * ids.BOXES : where * ids.BOXES + boxes] = [kind for kind, _ in row]
        f["flock"][where] = sum(1 << box for box, (_, flock) in enumerate(row) if flock)
        if "flocks" in areas[where]:
            count = areas[where]["flocks"]
            at = f"areas, {book.area_names[where]}, flocks"
            f["flock"][where] |= (1 << (boxes if count == ALL else number(count, at, 0, boxes))) - 1
    f["reserve"] = reserve


def to_come(book: Book, keys: Mapping[str, Any], kind: str, key: str) -> list[str]:
    """The blocks of a kind that chance must be able to bring, except those that the case itself puts under `key`."""
    there = [str(item).replace("+", "") for item in sequence(keys.get(key, []), key)]
    found = []
    for said in wanted_luck(book, keys):
        value = said.removeprefix(f"{kind} ")
        if value in there:
            there.remove(value)
        elif value != said:
            found.append(value)
    return found


def lord_names(book: Book) -> dict[int, str]:
    """Where a case describes each Leader, by the number of the Leader's seat."""
    chiefs = {where: f"areas, {name}, chief" for where, name in enumerate(book.area_names)}
    kings = {ids.KING + place: f"kings, {name}" for place, name in enumerate(book.province_names)}
    return {**chiefs, **kings, ids.HIGH_KING: "high_king"}


def lay_leaders(book: Book, f: Fields, areas: list[dict[str, Any]], keys: Mapping[str, Any]) -> None:
    """Seat Leaders as the case says; the others are chosen so that every kind is left in the cup."""
    names = lord_names(book)
    wanted = {
        lord: leader(book, areas[lord]["chief"], names[lord]) for lord in names if "chief" in areas_at(areas, lord)
    }
    kings = keys.get("kings", {})
    if not isinstance(kings, dict):
        kings = dict.fromkeys(book.province_names, kings)
    for name, value in table(kings, book.province_names, "province", "kings").items():
        lord = ids.KING + book.province_names.index(name)
        wanted[lord] = leader(book, value, names[lord])
    if "high_king" in keys:
        wanted[ids.HIGH_KING] = leader(book, keys["high_king"], "high_king")
    pairs = [value for value in to_come(book, keys, "leader", "cup") if "/" in value]
    cup = [leader(book, value, "cup") for value in [*sequence(keys.get("cup", []), "cup"), *pairs]]
    lords = list(wanted)
    blocks = matched(book, [*wanted.values(), *cup], [*(names[lord] for lord in lords), *["cup"] * len(cup)])
    rest = [block for block in range(book.tables["leaders"]) if block not in blocks]
    spare = len(rest) - (len(names) - len(lords))
    if spare < 0:
        refuse("cup", f"{-spare} more Leaders are in the cup than there are")
    aside = {rest[(2 * i + 1) * len(rest) // (2 * spare)] for i in range(spare)}
    free = iter(block for block in rest if block not in aside)
    sitting = dict(zip(lords, blocks, strict=False))
    f["leader"], f["christian"], f["open"] = [0] * ids.LORDS, 0, 0
    for lord in names:
        f["leader"][lord] = (sitting[lord] if lord in sitting else next(free)) + 1
        said = wanted.get(lord, Leader())
        f["christian"] |= int(bool(said.is_christian)) << lord
        f["open"] |= int(bool(said.is_christian) if said.known is None else said.known) << lord
    f["cup"] = sum(1 << block for block in range(book.tables["leaders"]) if block + 1 not in f["leader"])


def areas_at(areas: list[dict[str, Any]], lord: int) -> dict[str, Any]:
    """What the case says of the Area of a Chief; empty for other Leaders."""
    return areas[lord] if lord < len(areas) else {}


def lay_druids(book: Book, f: Fields, areas: list[dict[str, Any]], keys: Mapping[str, Any]) -> None:
    """Lay Druids as the case says, and those that nobody has seen."""
    c = book.tables
    pool = [c["druid_count"][kind] - c["grade_druids"][f["grade"] * ids.KINDS + kind] for kind in range(ids.KINDS)]
    f["druid"], f["eyes"] = [0] * ids.AREAS, [0] * ids.AREAS
    for where, parts in enumerate(areas):
        at = f"areas, {book.area_names[where]}, druid"
        value = parts["druid"]
        if value == HIDDEN:
            f["druid"][where] = ids.HIDDEN
        elif value != NONE:
            f["druid"][where], f["eyes"][where] = seen_druid(book, f, value, at)
            pool[f["druid"][where] - ids.MET] -= 1
    if min(pool) < 0:
        refuse("areas", f"there are not enough Druids {book.druid_values[pool.index(min(pool))]}")
    hidden = f["druid"].count(ids.HIDDEN)
    f["druid_pool"] = unseen(book, keys["unseen_druids"], pool) if "unseen_druids" in keys else pool
    f["druids_left"] = sum(f["druid_pool"]) - hidden
    if f["druids_left"] < 0:
        refuse("unseen_druids", f"{hidden} Druids are hidden on the map, but only {sum(f['druid_pool'])} are unseen")


def seen_druid(book: Book, f: Fields, value: object, at: str) -> tuple[int, int]:
    """A Druid whose number is known to everyone, or to the seats that have looked at it."""
    if not isinstance(value, dict):
        if isinstance(value, str) and not value.lstrip("-").isdecimal():
            refuse(
                at, f"expected none, hidden, a number such as -4, or a mapping of value and seen_by, not {brief(value)}"
            )
        return ids.MET + one_of(value, book.druid_values, "Druid", at), ids.FACE_UP
    parts = table(value, DRUID_KEYS, "key", at)
    kind = one_of(parts.get("value"), book.druid_values, "Druid", f"{at}, value")
    eyes = bits(words(parts.get("seen_by", []), seats(f), "seat", f"{at}, seen_by"), SEAT_NAMES)
    if not eyes:
        refuse(at, "say which seats have looked at it: seen_by: [green]; or write hidden, or only the number")
    return ids.MET + kind, eyes


def unseen(book: Book, value: object, pool: list[int]) -> list[int]:
    """The Druids that nobody has seen, as a case lists or counts them."""
    found = [0] * ids.KINDS
    if isinstance(value, int):
        left = number(value, "unseen_druids", 0, sum(pool))
        while left > 0:
            for kind, count in enumerate(pool):
                if found[kind] < count and left:
                    found[kind], left = found[kind] + 1, left - 1
        return found
    for item in sequence(value, "unseen_druids"):
        kind = one_of(item, book.druid_values, "Druid", "unseen_druids")
        found[kind] += 1
        if found[kind] > pool[kind]:
            refuse("unseen_druids", f"there are not enough Druids {book.druid_values[kind]}")
    return found


def lay_remains(book: Book, f: Fields, areas: list[dict[str, Any]]) -> None:
    """Lay Churches, Dolmens, Graves and Relics as the case says; the rest is in the supply."""
    c = book.tables
    for key in ("church", "dolmens", "graves"):
        f[key] = [0] * ids.AREAS
    f["relics"] = [0] * (ids.AREAS * ids.RELICS)
    for where, parts in enumerate(areas):
        at = f"areas, {book.area_names[where]}"
        if parts.get("church", NONE) != NONE:
            f["church"][where] = number(parts["church"], f"{at}, church", 0, ids.LEVELS - 1) + 1
            if f["druid"][where]:
                refuse(f"{at}, church", "a Druid is there; a Church needs an Area without one")
        for key in ("dolmens", "graves"):
            f[key][where] = number(parts.get(key, 0), f"{at}, {key}", 0, 99)
        for item in sequence(parts.get("relics", []), f"{at}, relics"):
            f["relics"][where * ids.RELICS + one_of(item, book.relic_values, "Relic", f"{at}, relics")] += 1
    for level in range(ids.LEVELS):
        f["churches_left"][level] = left(
            "church", f"Churches of level {level}", c["churches"][level], f["church"].count(level + 1)
        )
    f["dolmens_left"] = left(
        "dolmens", "Dolmens", c["dolmens"] if c["grade_dolmens"][f["grade"]] else 0, sum(f["dolmens"])
    )
    for kind, value in enumerate(book.relic_values):
        total = c["relic_count"][kind] - c["grade_relics"][f["grade"] * ids.RELICS + kind]
        f["relic_pool"][kind] = left("relics", f"Relics {value}", total, sum(f["relics"][kind :: ids.RELICS]))
    left("graves", "Graves and Relics", sum(f["relic_pool"]), sum(f["graves"]))


def left(key: str, what: str, total: int, used: int) -> int:
    """How much of something is left; using more than there is is refused."""
    if used > total:
        refuse(f"areas, {key}", f"{used} {what} lie on the map, but there are {total}")
    return total - used
