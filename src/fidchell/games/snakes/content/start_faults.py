"""Checks of the setup and the levels of play of a content file."""

import re
from collections.abc import Iterable, Iterator

from fidchell.games.snakes.content.codes import Amiss, ability
from fidchell.games.snakes.content.faults import check, listed, too_few, unknown
from fidchell.games.snakes.content.reading import Fault
from fidchell.games.snakes.content.written import BASE, DECKERS, FLOCK, KEY_SET, STARTERS, Written, WrittenGrade, limits
from fidchell.games.snakes.ids import SEATS

SMALLEST_DECK = 2 * SEATS


def saint_names(file: Written) -> list[str]:
    """The names of the Saints."""
    return [saint.name for saint in file.saints]


# Setup.


def keeper_limits(file: Written) -> Iterator[Fault]:
    """Numbers of Saints with no limit or several, and ranges that run backwards."""
    for key in file.keeper_limit:
        ends = [int(part) for part in re.findall(r"\d+", key)[:2]]
        if ends != sorted(ends):
            yield Fault("setup.keeper_limit", f"found {key!r}; expected the smaller number first")
    for saints, found in enumerate(limits(file.keeper_limit), 1):
        if len(found) != 1:
            said = f"{len(found)} limits" if found else "no limit"
            says = f"found {said} for {saints} Saints; expected one for each number from 1 to {SEATS}"
            yield Fault("setup.keeper_limit", says)


def offsets(file: Written) -> Iterator[Fault]:
    """Unknown Saints, and Saints who start beyond the last space."""
    yield from unknown(file.zeal_offset, saint_names(file), "a Saint", "setup.zeal_offset")
    last = len(file.saint_track) - 1
    for name, spaces in file.zeal_offset.items():
        if spaces > last:
            yield Fault(f"setup.zeal_offset.{name}", f"found {spaces}; expected at most {last}, the last space of Zeal")


def start_areas(file: Written) -> Iterator[Fault]:
    """Unknown Saints and Areas."""
    yield from unknown(file.start_areas, saint_names(file), "a Saint", "setup.fixed_start_area")
    for name, area in file.start_areas.items():
        yield from unknown([area], file.areas, "an Area", f"setup.fixed_start_area.{name}")


def flocks(file: Written) -> Iterator[Fault]:
    """Saints who start with a Flock but not in a fixed Area."""
    at = "setup.palladius_flock" if file.flock_text else "setup.start_flock"
    yield from unknown(file.flocks, saint_names(file), "a Saint", at)
    for name in file.flocks:
        if name not in file.start_areas:
            yield Fault(at, f"found {name}, who may start anywhere; expected a Saint of setup.fixed_start_area")
    match = FLOCK.fullmatch(file.flock_text)
    home = file.start_areas.get("Palladius")
    if match and home and match[1] != home:
        yield Fault("setup.palladius_flock", f"found {match[1]!r}; expected {home!r}, where Palladius starts")


def first_players(file: Written) -> Iterable[Fault]:
    """Unknown Saints, and Saints listed after the die roll."""
    return unknown(file.first, saint_names(file), "a Saint, and 'die roll' only last", "setup.first_player")


def groups(file: Written) -> Iterator[Fault]:
    """Historic groups that are too small, and too few Saints for a full table and the deck."""
    starters, deckers = (sum(saint.group == group for saint in file.saints) for group in (STARTERS, DECKERS))
    yield from too_few(starters, SEATS, f"Saints of the group {STARTERS!r}", "one for each seat", "saints")
    if deckers != file.deck_saints:
        says = (
            f"found {deckers} Saints of the group {DECKERS!r}; expected {file.deck_saints}, as setup.deck_saints says"
        )
        yield Fault("saints", says)
    why = f"{SEATS} to start and {file.deck_saints} for the deck (RB 4)"
    yield from too_few(len(file.saints), SEATS + file.deck_saints, "Saints", why, "saints")


def company(file: Written) -> Iterator[Fault]:
    """Unknown Saints, and no starter left who may begin alone."""
    yield from unknown(file.unfit or (), saint_names(file), "a Saint", "setup.alone_unfit")
    unfit = [saint.name for saint in file.saints if needs_others(saint.code)] if file.unfit is None else file.unfit
    starters = [saint.name for saint in file.saints if saint.group == STARTERS]
    if starters and all(name in unfit for name in starters):
        says = f"found every Saint of the group {STARTERS!r}; expected at least one of them who may begin alone"
        yield Fault("setup.alone_unfit", says)


def needs_others(code: str) -> bool:
    """Whether a Saint's ability helps other Saints."""
    try:
        return ability(code).aura != 0
    except Amiss:
        return False


# Levels.


def removals(file: Written) -> Iterator[Fault]:
    """Druids and Relics that a level removes although they do not exist or are needed."""
    for grade in file.grades:
        yield from possible(grade.druids, file.druids, "Druids", f"{grade.at}.remove_druids")
        yield from possible(grade.relics, file.relics, "Relics", f"{grade.at}.remove_relics")
        left = sum(file.druids.values()) - sum(grade.druids.values())
        yield from too_few(left, len(file.areas), "Druids left", "one for each Area", f"{grade.at}.remove_druids")
        kept = sum(file.relics.values()) - sum(grade.relics.values())
        yield from too_few(kept, 1, "Relics left", "for the first grave", f"{grade.at}.remove_relics")


def possible(taken: dict[int, int], there: dict[int, int], what: str, at: str) -> Iterator[Fault]:
    """More blocks of a value removed than there are."""
    for value, count in taken.items():
        if count > there.get(value, 0):
            yield Fault(
                f"{at}.{value}", f"found {count}; expected at most {there.get(value, 0)}, all {what} of {value}"
            )


def removed_cards(file: Written) -> Iterator[Fault]:
    """Cards that a level removes although they do not exist or must stay."""
    cards = {card.no: card for card in file.cards}
    for grade in file.grades:
        for no in grade.cards:
            at = f"{grade.at}.remove_cards"
            if no not in cards:
                yield Fault(at, f"found {no}; expected the number of an event card")
            elif cards[no].is_saint or no == file.first_key:
                yield Fault(at, f"found {no}, {cards[no].title}; expected neither a Saint nor the first Key card")
            elif grade.cards.count(no) > 1:
                yield Fault(at, f"found {no} twice; expected each number once")


def removed_gifts(file: Written) -> Iterator[Fault]:
    """More Gifts removed than there are."""
    for grade in file.grades:
        if grade.gifts > len(file.gifts):
            yield Fault(f"{grade.at}.remove_gifts", f"found {grade.gifts}; expected at most {len(file.gifts)}")


def decks(file: Written) -> Iterator[Fault]:
    """First decks that are too small."""
    base = [card.no for card in file.cards if card.set == BASE]
    for grade in file.grades:
        found = len([no for no in base if no not in grade.cards]) + file.deck_saints
        why = f"{SMALLEST_DECK // SEATS} turns for each of {SEATS} Saints (cards of the set 'base' and deck saints)"
        yield from too_few(found, SMALLEST_DECK, "cards in the first deck", why, f"{grade.at}")


def beginnings(file: Written) -> Iterator[Fault]:
    """Regions shuffled in without having fallen or the other way round, and a first event without a colour."""
    for grade in file.grades:
        yield from unknown(grade.shuffled, [*file.regions, KEY_SET], "a region", f"{grade.at}.shuffle_at_start")
        yield from fallen(grade, file)
        if grade.colour:
            yield from unknown([grade.colour], file.colours, "a colour", f"{grade.at}.first_event_colour")
        if (KEY_SET in grade.shuffled) != bool(grade.colour):
            says = f"{KEY_SET!r} in shuffle_at_start and first_event_colour go together"
            yield Fault(grade.at, f"found only one of two; expected both or none, since {says}")


def fallen(grade: WrittenGrade, file: Written) -> Iterator[Fault]:
    """Regions that do not match the box where Paganism starts."""
    box = file.start if grade.box is None else grade.box
    if not file.start <= box < file.end:
        says = f"found {box}; expected a box from {file.start} to {file.end - 1}, before the game ends"
        yield Fault(f"{grade.at}.paganism_start", says)
    reached = [name for name, at in file.regions.items() if at <= box]
    shuffled = [name for name in file.regions if name in grade.shuffled]
    if reached != shuffled:
        says = f"found {listed(shuffled) or 'no region'}; expected {listed(reached) or 'no region'}"
        yield Fault(f"{grade.at}.shuffle_at_start", f"{says}, which box {box} has reached")


CHECKS = (
    check(keeper_limits, "setup.keeper_limit"),
    check(offsets, "setup.zeal_offset", "saints.*.name", "zeal.saint"),
    check(start_areas, "setup.fixed_start_area", "saints.*.name", "map.provinces"),
    check(flocks, "setup.start_flock", "setup.palladius_flock", "setup.fixed_start_area", "saints.*.name"),
    check(first_players, "setup.first_player", "saints.*.name"),
    check(groups, "saints.*.group", "saints.", "setup.deck_saints"),
    check(company, "setup.alone_unfit", "saints.*.name", "saints.*.code", "saints.*.group"),
    check(removals, "levels", "blocks.druids", "blocks.relics", "map.provinces"),
    check(removed_cards, "levels", "event_cards.*.no", "event_cards.*.set", "setup.first_key"),
    check(removed_gifts, "levels", "gifts."),
    check(decks, "levels", "event_cards.*.no", "event_cards.*.set", "setup.deck_saints"),
    check(beginnings, "levels", "paganism", "meta.colours"),
)
