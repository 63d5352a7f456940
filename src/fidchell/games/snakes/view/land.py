"""Ireland and Britain as a viewer knows them, and the supply.

Cached parts are looked up by all of their inputs, so that a part that has not changed is the same object. Never change
a cached part.
"""

from functools import lru_cache

from fidchell.core.types import Fields, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.view.notation import SEAT_NAMES
from fidchell.games.snakes.view.outlook import KEPT
from fidchell.games.snakes.view.types import Area, Britain, Druid, King, Lord, Region, SnakesSupply

LAND = ("people", "flock", "leader", "druid", "eyes", "church", "dolmens", "graves", "relics")


@lru_cache(maxsize=KEPT)
def areas_in(book: Book, mask: int) -> list[str]:
    """The names of Areas in a set."""
    return [name for i, name in enumerate(book.area_names) if mask >> i & 1]


@lru_cache(maxsize=KEPT)
def britain_view(book: Book, paganism: int, fallen: int) -> Britain:
    """How far Britain has fallen."""
    boxes = book.tables["region_box"]
    regions: list[Region] = [
        {"region": name, "box": boxes[i], "fallen": bool(fallen >> i & 1)} for i, name in enumerate(book.region_names)
    ]
    upcoming = next((region for region in regions if not region["fallen"]), None)
    return {"box": paganism, "regions": regions, "next": upcoming, "end": book.tables["end_box"]}


def land_facts(f: Fields) -> tuple[tuple[int, ...], ...]:
    """Everything in the Areas, by type."""
    return (*[tuple(f[name]) for name in LAND], lords_in(f))


def lords_in(f: Fields) -> tuple[int, int]:
    """Which Leaders are Christian, and which have both sides known."""
    return f["christian"], f["open"]


def druids_seen(f: Fields, viewer: Seat | None) -> int:
    """The Areas whose hidden Druid a viewer has looked at."""
    if viewer is None:
        return 0
    return sum([1 << i for i, eyes in enumerate(f["eyes"]) if eyes and eyes != ids.FACE_UP and eyes >> viewer & 1])


@lru_cache(maxsize=KEPT)
def areas_view(book: Book, land: tuple[tuple[int, ...], ...], seen: int) -> list[Area]:
    """The Areas, with the numbers of Druids that everyone knows, and of those that the viewer has seen."""
    people, flock, leader, druid, eyes, church, dolmens, graves, relics, (christian, known) = land
    return [
        area_view(
            book,
            where,
            people[where * ids.BOXES : where * ids.BOXES + book.tables["boxes"][where]],
            flock[where],
            (leader[where], christian >> where & 1, known >> where & 1),
            (druid[where], eyes[where], seen >> where & 1),
            (church[where], dolmens[where], graves[where]),
            relics[where * ids.RELICS : (where + 1) * ids.RELICS],
        )
        for where in range(len(book.areas))
    ]


@lru_cache(maxsize=KEPT)
def area_view(
    book: Book,
    where: int,
    people: tuple[int, ...],
    flock: int,
    chief: tuple[int, int, int],
    druid: tuple[int, int, int],
    built: tuple[int, int, int],
    relics: tuple[int, ...],
) -> Area:
    """One Area: its People, Chief, Druid or Church, and everything else there."""
    c = book.tables
    block, christian, known = chief
    church, dolmens, graves = built
    return {
        "area": book.area_names[where],
        "province": book.province_names[c["province"][where]],
        "near": areas_in(book, c["near"][where]),
        "coast": bool(c["coast"] >> where & 1),
        "people": [{"value": book.people_values[kind], "flock": bool(flock >> i & 1)} for i, kind in enumerate(people)],
        "chief": lord_view(book, block, 0, christian, known),
        "druid": druid_view(book, *druid),
        "church": church - 1 if church else None,
        "dolmens": dolmens,
        "graves": graves,
        "relics": [value for i, value in enumerate(book.relic_values) for _ in range(relics[i])],
    }


@lru_cache(maxsize=KEPT)
def kings_view(book: Book, blocks: tuple[int, ...], christian: int, known: int) -> list[King]:
    """The Kings of the Provinces."""
    return [
        {**lord_view(book, blocks[i], ids.KING + i, christian, known), "province": province}
        for i, province in enumerate(book.province_names)
    ]


@lru_cache(maxsize=KEPT)
def lord_view(book: Book, block: int, lord: int, christians: int, known: int) -> Lord:
    """A Leader: the side that is up, and the other side if it has been seen; `block` is the number + 1."""
    christian = bool(christians >> lord & 1)
    sides = (book.tables["pagan"][block - 1], book.tables["christened"][block - 1])
    return {
        "value": sides[christian] if block else 0,
        "christian": christian,
        "other_side": sides[not christian] if known >> lord & 1 else None,
    }


def druid_view(book: Book, druid: int, eyes: int, knows: int) -> Druid | None:
    """The Druid of an Area, with its number if the viewer knows it."""
    if not druid:
        return None
    met = eyes == ids.FACE_UP
    seen_by = [] if met else [name for seat, name in enumerate(SEAT_NAMES) if eyes >> seat & 1]
    return {"met": met, "value": book.druid_values[druid - ids.MET] if met or knows else None, "seen_by": seen_by}


def supply_of(book: Book, f: Fields) -> SnakesSupply:
    """What is left in the supply, counting what has been seen."""
    secret = [druid - ids.MET for i, druid in enumerate(f["druid"]) if druid >= ids.MET and f["eyes"][i] != ids.FACE_UP]
    druids = f["druid_pool"]
    if secret:
        druids = [count + secret.count(kind) for kind, count in enumerate(druids)]
    graves = sum(f["relic_pool"]) - sum(f["graves"])
    left = (f["dolmens_left"], graves, f["druids_left"], f["cup"].bit_count())
    return supply_view(
        book, tuple(f["churches_left"]), left, tuple(f["reserve"]), tuple(druids), tuple(f["relic_pool"])
    )


@lru_cache(maxsize=KEPT)
def supply_view(
    book: Book,
    churches: tuple[int, ...],
    left: tuple[int, int, int, int],
    people: tuple[int, ...],
    druids: tuple[int, ...],
    relics: tuple[int, ...],
) -> SnakesSupply:
    """What is left in the supply, by kind."""
    return {
        "churches": list(churches),
        "dolmens": left[0],
        "graves": left[1],
        "druids": left[2],
        "leaders": left[3],
        "people": [[value, people[i]] for i, value in enumerate(book.people_values)],
        "unmet_druids": [[value, druids[i]] for i, value in enumerate(book.druid_values)],
        "unseen_relics": [[value, relics[i]] for i, value in enumerate(book.relic_values)],
    }
