"""Checks of the map, the blocks, the die and the tracks of a content file."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise

from fidchell.games.snakes.content.codes import CHRISTIAN, PROVINCE, WHERE
from fidchell.games.snakes.content.faults import Check, check, keyed, listed, too_few, unknown
from fidchell.games.snakes.content.reading import Fault
from fidchell.games.snakes.content.written import BASE, KEY_SET, SAINT_SET, Written
from fidchell.games.snakes.ids import AREAS, MOST_BLOCKS

CLEARING = 6  # the face that the rules name
FEWEST_POINTS = 2  # needed for a Final Effort
COUNTS = {
    "event_cards": 64,
    "saints": 12,
    "gifts": 9,
    "areas": 9,
    "provinces": 4,
    "blocks": 94,
    "dolmens": 8,
    "churches": 19,
}


# The map.


def provinces(file: Written) -> Iterator[Fault]:
    """Areas in two Provinces, and more Areas than there is room for."""
    at = "map.provinces"
    homes: dict[str, str] = {}
    for province, areas in file.provinces.items():
        for area in areas:
            if area in homes:
                where = "twice" if homes[area] == province else f"in {homes[area]} too"
                yield Fault(f"{at}.{province}", f"found {area}, which is {where}; expected each Area in one Province")
            homes.setdefault(area, province)
    if len(homes) > AREAS:
        yield Fault(at, f"found {len(homes)} Areas; expected at most {AREAS}")


def reserved(file: Written) -> Iterator[Fault]:
    """Names that mean something else in an effect."""
    for name, at, taken in (
        *((area, "map.provinces", [*WHERE, PROVINCE]) for area in file.areas),
        *((province, "map.provinces", [CHRISTIAN]) for province in file.provinces),
        *((region, "paganism", [BASE, SAINT_SET, KEY_SET]) for region in file.regions),
    ):
        if name in taken or name.startswith(PROVINCE):
            yield Fault(at, f"found the name {name!r}; expected another, since this word has a meaning of its own")


def boxes(file: Written) -> Iterable[Fault]:
    """Areas without People boxes."""
    return keyed(file.boxes, file.areas, "an Area", "map.people_boxes")


def neighbours(file: Written) -> Iterator[Fault]:
    """Neighbours that are unknown or not mutual, and Areas that cannot be reached."""
    at = "map.adjacency"
    yield from keyed(file.adjacency, file.areas, "an Area", at)
    for area, near in file.adjacency.items():
        yield from unknown(near, file.areas, "an Area", f"{at}.{area}")
        for other in dict.fromkeys(near):
            if other == area:
                yield Fault(f"{at}.{area}", f"found {area} itself; expected only other Areas")
            elif other in file.adjacency and area not in file.adjacency[other]:
                says = f"found {other}, but {other} does not name {area}; expected neighbours to name each other"
                yield Fault(f"{at}.{area}", says)
    yield from cut_off(file)


def cut_off(file: Written) -> Iterator[Fault]:
    """Areas that cannot be reached."""
    reached = list(file.areas[:1])
    for area in reached:  # grows as it goes
        reached += [near for near in dict.fromkeys(file.adjacency.get(area, [])) if near not in reached]
    lost = [area for area in file.areas if area not in reached]
    if lost and all(area in file.adjacency for area in file.areas):
        yield Fault(
            "map.adjacency", f"no way leads from {file.areas[0]} to {listed(lost)}; expected a map in one piece"
        )


def coast(file: Written) -> Iterable[Fault]:
    """Unknown coastal Areas."""
    return unknown(file.coastal, file.areas, "an Area", "map.coastal")


def tara(file: Written) -> Iterable[Fault]:
    """A Tara that is not in any Area."""
    return unknown([file.tara], file.areas, "an Area", "map.tara")


def chiefs(file: Written) -> Iterator[Fault]:
    """Faces that raise no Chief of a Province, or more than one."""
    yield from keyed(file.chief_die, file.areas, "an Area", "map.chief_die")
    for province, areas in file.provinces.items():
        shares = {area: file.chief_die[area] for area in areas if area in file.chief_die}
        yield from dealt(shares, file, f"the Chiefs of {province}", "map.chief_die", len(shares) == len(areas))


def kings(file: Written) -> Iterator[Fault]:
    """Faces that raise no King, or more than one."""
    yield from keyed(file.king_die, tuple(file.provinces), "a Province", "map.king_die")
    shares = {name: file.king_die[name] for name in file.provinces if name in file.king_die}
    yield from dealt(shares, file, "the Kings", "map.king_die", len(shares) == len(file.provinces))


def dealt(shares: Mapping[str, list[int]], file: Written, whose: str, at: str, whole: bool) -> Iterator[Fault]:
    """Faces that are not assigned to exactly one of several."""
    taken: dict[int, str] = {}
    for name, faces in shares.items():
        for face in faces:
            if face not in file.die:
                yield Fault(f"{at}.{name}", f"found the face {face}; expected faces of the die: {listed(file.die)}")
            elif face in taken:
                whom = "written twice" if taken[face] == name else f"also with {taken[face]}"
                says = f"found the face {face}, which is {whom}; expected each face once among {whose}"
                yield Fault(f"{at}.{name}", says)
            taken.setdefault(face, name)
    left = [face for face in dict.fromkeys(file.die) if face not in taken]
    if left and whole:
        yield Fault(at, f"nobody has the face {listed(left)} among {whose}; expected each face of the die once")


# Blocks.


def people(file: Written) -> Iterable[Fault]:
    """Too few People for the boxes."""
    wanted = sum(file.boxes.get(area, 0) for area in file.areas)
    return enough(sum(file.people.values()), wanted, "People", "one for each box of the map", "blocks.people")


def druids(file: Written) -> Iterable[Fault]:
    """Too few Druids for the Areas."""
    return enough(sum(file.druids.values()), len(file.areas), "Druids", "one for each Area", "blocks.druids")


def leaders(file: Written) -> Iterable[Fault]:
    """Too few Leaders for the seats."""
    why = "one for each Chief, King and High King"
    return enough(len(file.leaders), file.lords, "Leaders", why, "blocks.leaders")


def relics(file: Written) -> Iterable[Fault]:
    """Too few Relics, or more than there is room for."""
    return enough(sum(file.relics.values()), 1, "Relics", "for the first grave", "blocks.relics")


def enough(found: int, wanted: int, what: str, why: str, at: str) -> Iterator[Fault]:
    """Too few or too many blocks of a type."""
    yield from too_few(found, wanted, what, why, at)
    if found > MOST_BLOCKS:
        yield Fault(at, f"found {found} {what}; expected at most {MOST_BLOCKS}")


def churches(file: Written) -> Iterator[Fault]:
    """Missing levels of Churches."""
    if sorted(file.churches) != list(range(len(file.churches))):
        levels = listed(range(len(file.churches)))
        yield Fault("blocks.churches", f"found the levels {listed(sorted(file.churches))}; expected {levels}")


# Die and tracks.


def die(file: Written) -> Iterator[Fault]:
    """A die without the face that the rules name."""
    if CLEARING not in file.die:
        yield Fault("die", f"found the faces {listed(file.die)}; expected a {CLEARING} among them (RB 10.1 names it)")


def slider(file: Written) -> Iterator[Fault]:
    """Missing totals, faces that the die does not have, and a slider that gets harder to the right."""
    low, high = min(file.slider), max(file.slider)
    for total in range(low, high + 1):
        if total not in file.slider:
            yield Fault("slider", f"the total {total} is missing; expected every total from {low} to {high}")
    for total, face in sorted(file.slider.items()):
        if face not in file.die:
            yield Fault(f"slider.{total}", f"found {face}; expected a face of the die: {listed(file.die)}")
        if face > file.slider.get(total - 1, face):
            says = f"found {face} after {file.slider[total - 1]} at {total - 1}; expected no higher face to the right"
            yield Fault(f"slider.{total}", says)


def zeal(file: Written) -> Iterator[Fault]:
    """Tracks that rise, or that end where nobody can make a Final Effort."""
    for track, at in ((file.saint_track, "zeal.saint"), (file.acolyte_track, "zeal.acolyte")):
        for place in range(1, len(track)):
            if track[place] > track[place - 1]:
                says = f"found {track[place]} after {track[place - 1]}; expected no more Action Points to the right"
                yield Fault(f"{at}[{place}]", says)
        yield from too_few(track[-1], FEWEST_POINTS, "Action Points", "for a Final Effort (RB 10.6)", f"{at}[-1]")
    if len(file.acolyte_track) >= len(file.saint_track):
        says = f"found {len(file.acolyte_track)} spaces; expected fewer than the {len(file.saint_track)} of a Saint"
        yield Fault("zeal.acolyte", f"{says} (RB 11)")


def start_points(file: Written) -> Iterator[Fault]:
    """Action Points at the start that the tracks do not show."""
    for track, at in ((file.saint_track, "zeal.saint"), (file.acolyte_track, "zeal.acolyte")):
        if file.start_ap is not None and track[0] != file.start_ap:
            yield Fault("setup.start_ap", f"found {file.start_ap}; expected {track[0]}, the first space of {at}")


def paganism(file: Written) -> Iterator[Fault]:
    """Boxes that do not increase, and a first region that is not in the first box (RB 7)."""
    boxes = [("start", file.start), *file.regions.items(), ("game_ends", file.end)]
    for (before, box), (name, next_box) in pairwise(boxes):
        if next_box <= box:
            yield Fault(f"paganism.{name}", f"found {next_box}; expected more than {box}, the box of {before}")
    first, box = next(iter(file.regions.items()))
    if box != file.start + 1 and box > file.start:
        yield Fault(f"paganism.{first}", f"found {box}; expected {file.start + 1}, one box from the start (RB 7)")


def counted(name: str, what: str, at: str, find: Callable[[Written], int], *needs: str) -> Check:
    """A check that there are as many things as in the box, unless the file explicitly says otherwise."""

    def compare(file: Written) -> Iterator[Fault]:
        found, wanted = find(file), file.counts.get(name, COUNTS[name])
        if found != wanted:
            meant = "as meta.counts says" if name in file.counts else "as in the box"
            says = f"found {found} {what}; expected {wanted}, {meant}"
            yield Fault(at, f"{says} (if {found} is right, write {name!r}: {found} into meta.counts)")

    return Check(compare, ("meta.counts", *needs))


def blocks(file: Written) -> int:
    """How many small blocks there are."""
    return sum(sum(kinds.values()) for kinds in (file.people, file.druids, file.relics)) + len(file.leaders)


SORTS = ("blocks.people", "blocks.druids", "blocks.relics", "blocks.leaders.")
SMALL = "People, Druids, Leaders and Relics together"
CHECKS = (
    counted("event_cards", "event cards", "event_cards", lambda file: len(file.cards), "event_cards."),
    counted("saints", "Saints", "saints", lambda file: len(file.saints), "saints."),
    counted("gifts", "Gifts", "gifts", lambda file: len(file.gifts), "gifts."),
    counted("areas", "Areas", "map.provinces", lambda file: len(file.areas), "map.provinces"),
    counted("provinces", "Provinces", "map.provinces", lambda file: len(file.provinces), "map.provinces."),
    counted("blocks", SMALL, "blocks", blocks, *SORTS),
    counted("dolmens", "Dolmens", "blocks.dolmens", lambda file: file.dolmens, "blocks.dolmens"),
    counted("churches", "Churches", "blocks.churches", lambda file: sum(file.churches.values()), "blocks.churches"),
    check(provinces, "map.provinces"),
    check(reserved, "map.provinces", "paganism"),
    check(boxes, "map.provinces", "map.people_boxes"),
    check(neighbours, "map.provinces", "map.adjacency"),
    check(coast, "map.provinces", "map.coastal"),
    check(tara, "map.provinces", "map.tara"),
    check(chiefs, "map.provinces", "map.chief_die", "die"),
    check(kings, "map.provinces", "map.king_die", "die"),
    check(people, "map.provinces", "map.people_boxes", "blocks.people"),
    check(druids, "map.provinces", "blocks.druids"),
    check(leaders, "map.provinces", "blocks.leaders"),
    check(relics, "blocks.relics"),
    check(churches, "blocks.churches"),
    check(die, "die"),
    check(slider, "slider", "die"),
    check(zeal, "zeal.saint", "zeal.acolyte"),
    check(start_points, "zeal.saint", "zeal.acolyte", "setup.start_ap"),
    check(paganism, "paganism"),
)
