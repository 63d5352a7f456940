"""Content as numbers: the tables that `content.Content` is filled with."""

from collections.abc import Iterable, Mapping, Sequence

from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.codes import Effect, Names, Power, ability, effect, in_order, powers
from fidchell.games.snakes.content.written import DECKERS, KEY_SET, STARTERS, Written, WrittenCard, limits


def padded(values: Iterable[int], size: int) -> list[int]:
    """Numbers padded with zeros to a size."""
    found = list(values)
    return found + [0] * (size - len(found))


def mask(numbers: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def kinds(blocks: Mapping[int, int]) -> list[int]:
    """The values of blocks, weakest first."""
    return sorted(blocks, key=abs)


def tables(file: Written, digest: int) -> Fields:
    """Every table of a valid file."""
    return {
        "digest": digest,
        **land(file),
        **blocks(file),
        **tracks(file),
        **saints(file),
        **cards(file),
        **effects(file),
        **kept(file),
        **setup(file),
        **grades(file),
    }


def land(file: Written) -> Fields:
    """The map."""
    areas, provinces = file.areas, tuple(file.provinces)
    home = {area: p for p, name in enumerate(provinces) for area in file.provinces[name]}
    return {
        "areas": len(areas),
        "provinces": len(provinces),
        "tara": areas.index(file.tara),
        "boxes": padded((file.boxes[area] for area in areas), ids.AREAS),
        "near": padded((mask(map(areas.index, file.adjacency[area])) for area in areas), ids.AREAS),
        "coast": mask(map(areas.index, file.coastal)),
        "province": padded((home[area] for area in areas), ids.AREAS),
        "realm": padded((mask(map(areas.index, file.provinces[name])) for name in provinces), ids.PROVINCES),
        "chief_die": padded((mask(file.chief_die[area]) for area in areas), ids.AREAS),
        "king_die": padded((mask(file.king_die[name]) for name in provinces), ids.PROVINCES),
    }


def blocks(file: Written) -> Fields:
    """The blocks and markers."""
    people, druids, relics = kinds(file.people), kinds(file.druids), kinds(file.relics)
    return {
        "people_kinds": len(people),
        "people_value": padded(people, ids.KINDS),
        "people_count": padded((file.people[value] for value in people), ids.KINDS),
        "druid_kinds": len(druids),
        "druid_value": padded(druids, ids.KINDS),
        "druid_count": padded((file.druids[value] for value in druids), ids.KINDS),
        "leaders": len(file.leaders),
        "pagan": padded((pagan for pagan, _ in file.leaders), ids.LEADERS),
        "christened": padded((christian for _, christian in file.leaders), ids.LEADERS),
        "relic_kinds": len(relics),
        "relic_value": padded(relics, ids.RELICS),
        "relic_count": padded((file.relics[value] for value in relics), ids.RELICS),
        "dolmens": file.dolmens,
        "churches": padded((file.churches[level] for level in sorted(file.churches)), ids.LEVELS),
    }


def tracks(file: Written) -> Fields:
    """The die, the slider and the tracks."""
    low = min(file.slider)
    return {
        "faces": len(file.die),
        "face": padded(file.die, ids.FACES),
        "slider_low": low,
        "slider_spaces": len(file.slider),
        "slider": padded((file.slider[low + i] for i in range(len(file.slider))), ids.NEEDED),
        "saint_spaces": len(file.saint_track),
        "saint_track": padded(file.saint_track, ids.SPACES),
        "acolyte_spaces": len(file.acolyte_track),
        "acolyte_track": padded(file.acolyte_track, ids.SPACES),
        "pagan_start": file.start,
        "regions": len(file.regions),
        "region_box": padded(file.regions.values(), ids.REGIONS),
        "end_box": file.end,
    }


def saints(file: Written) -> Fields:
    """The Saints and how they start."""
    names = [saint.name for saint in file.saints]
    able = [ability(saint.code) for saint in file.saints]
    deck = {card.saint: card.no for card in file.cards if card.is_saint}
    unfit = [i for i, one in enumerate(able) if one.aura] if file.unfit is None else map(names.index, file.unfit)
    starts = (file.areas.index(file.start_areas[name]) + 1 if name in file.start_areas else 0 for name in names)
    return {
        "saints": len(names),
        "saint_mod": padded((mod for one in able for mod in one.mods), ids.SAINTS * ids.TARGETS),
        "saint_aura": padded((one.aura for one in able), ids.SAINTS),
        "saint_ap": padded((one.ap for one in able), ids.SAINTS),
        "saint_gifts": padded((one.gifts for one in able), ids.SAINTS),
        "saint_card": padded((deck[name] for name in names), ids.SAINTS),
        "saint_zeal": padded((file.zeal_offset.get(name, 0) for name in names), ids.SAINTS),
        "saint_start": padded(starts, ids.SAINTS),
        "saint_flock": padded((int(name in file.flocks) for name in names), ids.SAINTS),
        "saint_first": padded((file.first.index(name) + 1 if name in file.first else 0 for name in names), ids.SAINTS),
        "historic_start": mask(i for i, saint in enumerate(file.saints) if saint.group == STARTERS),
        "historic_deck": mask(i for i, saint in enumerate(file.saints) if saint.group == DECKERS),
        "company": mask(unfit),
    }


def in_number_order(file: Written) -> list[WrittenCard]:
    """The event cards in the order of their numbers."""
    return sorted(file.cards, key=lambda card: card.no)


def card_kind(card: WrittenCard) -> int:
    """The kind of a card."""
    if card.is_saint:
        return ids.SAINT_CARD
    return ids.KEEPER_CARD if card.keeper else ids.EVENT_CARD


def cards(file: Written) -> Fields:
    """The event cards without their effects."""
    found = in_number_order(file)
    names = [saint.name for saint in file.saints]
    pile = {**{name: i + 1 for i, name in enumerate(file.regions)}, KEY_SET: 1}
    return {
        "cards": len(found),
        "card_kind": padded(map(card_kind, found), ids.CARDS),
        "card_region": padded((pile.get(card.set, 0) for card in found), ids.CARDS),
        "card_saint": padded((names.index(card.saint) if card.is_saint else 0 for card in found), ids.CARDS),
        "arrow": padded((file.colours.index(card.arrow) if card.is_event else 0 for card in found), ids.CARDS),
        "colours": len(file.colours),
    }


def slots(card: WrittenCard, file: Written, names: Names) -> Iterable[tuple[list[Effect], list[int]]]:
    """The effects of a card in order, and the slots that contain them.

    Paganism moves when the title is read, and may end the game. Everything else under the title goes into every event,
    so that the card as a whole follows the order of the rulebook: People, then all Leaders at once, then the rest.
    """
    always = [effect(op, names) for op in card.always.ops]
    yield [op for op in always if op.code == ids.PAGANISM], [ids.TITLE]
    others = [op for op in always if op.code != ids.PAGANISM]
    for event in card.events:
        found = in_order([*others, *(effect(op, names) for op in event.ops)])
        yield found, [file.colours.index(colour) for colour in event.colours]


def effects(file: Written) -> Fields:
    """What the events do."""
    names = Names(file.areas, tuple(file.provinces))
    first, count = [0] * (ids.CARDS * ids.SLOTS), [0] * (ids.CARDS * ids.SLOTS)
    ops: list[Effect] = []
    for number, card in enumerate(in_number_order(file)):
        for found, places in slots(card, file, names):
            for slot in places:
                first[number * ids.SLOTS + slot], count[number * ids.SLOTS + slot] = len(ops), len(found)
            ops += found
    return {
        "first_op": first,
        "op_count": count,
        "op_code": padded((op.code for op in ops), ids.OPS),
        "op_where": padded((op.where for op in ops), ids.OPS),
        "op_amount": padded((op.amount for op in ops), ids.OPS),
    }


def kept(file: Written) -> Fields:
    """What kept cards can do: event cards by number, then Gifts."""
    codes = [card.code for card in in_number_order(file)]
    codes += [""] * (ids.CARDS - len(codes)) + [gift.code for gift in file.gifts]
    found = [power for code in codes for power in two(powers(code) if code else [])]
    size = ids.ITEMS * ids.POWERS
    return {
        "power": padded((power.code for power in found), size),
        "power_targets": padded((power.targets for power in found), size),
        "power_amount": padded((power.amount for power in found), size),
        "power_manner": padded((power.manner for power in found), size),
        "gifts": len(file.gifts),
        "gifts_lost": mask(i for i, gift in enumerate(file.gifts) if gift.lost),
    }


def two(found: Sequence[Power]) -> list[Power]:
    """The powers of one card, padded with empty ones."""
    return [*found, *[Power(ids.NO_POWER)] * (ids.POWERS - len(found))]


def setup(file: Written) -> Fields:
    """How a game starts, and its house rules."""
    return {
        "first_key": file.first_key,
        "keeper_limit": [most for (most,) in limits(file.keeper_limit)],
        "deck_saints": file.deck_saints,
        "acolytes_suffer": int(file.acolytes_suffer),
        "acolyte_effort": int(file.acolyte_effort),
    }


def grades(file: Written) -> Fields:
    """The levels of play."""
    druids, relics = kinds(file.druids), kinds(file.relics)
    regions = list(file.regions)
    return {
        "grade_druids": [
            n for g in file.grades for n in padded((g.druids.get(value, 0) for value in druids), ids.KINDS)
        ],
        "grade_relics": [
            n for g in file.grades for n in padded((g.relics.get(value, 0) for value in relics), ids.RELICS)
        ],
        "grade_cards": [mask(no - 1 for no in grade.cards) for grade in file.grades],
        "grade_dolmens": [int(grade.dolmens) for grade in file.grades],
        "grade_gifts": [grade.gifts for grade in file.grades],
        "grade_paganism": [0 if grade.box is None else grade.box - file.start for grade in file.grades],
        "grade_shuffled": [
            mask(i for i, name in enumerate(regions) if name in grade.shuffled) for grade in file.grades
        ],
        "grade_key": [int(KEY_SET in grade.shuffled) for grade in file.grades],
        "grade_colour": [file.colours.index(grade.colour) + 1 if grade.colour else 0 for grade in file.grades],
    }
