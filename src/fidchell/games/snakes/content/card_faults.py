"""Checks of the cards, Saints and Gifts of a content file."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from fidchell.checks.strict import advice, brief
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.codes import LEADERS_FALL, Amiss, Effect, Names, ability, effect, powers
from fidchell.games.snakes.content.faults import Check, Finding, check, listed, unknown
from fidchell.games.snakes.content.reading import Fault
from fidchell.games.snakes.content.written import (
    BASE,
    KEY_SET,
    SAINT_SET,
    Written,
    WrittenCard,
    WrittenEvent,
    card_slug,
    saint_slug,
    slug,
)

UNNAMED = re.compile("(area|card|kind|province|saint)-[0-9]+")  # words for numbers that the content does not use
FIRST_STEP = 1  # boxes that a card may move Paganism if it can be the first to do so


def names_of(file: Written) -> Names:
    """The names that effects may use."""
    return Names(file.areas, tuple(file.provinces))


# All cards together.


def numbers(file: Written) -> Iterator[Fault]:
    """Numbers that no card has, or several cards have."""
    found = Counter(card.no for card in file.cards)
    top = max(found)
    expected = f"expected the numbers 1 to {top}, each once"
    for no in range(1, top + 1):
        if no not in found:
            yield Fault("event_cards", f"no card has No. {no}; {expected}")
        elif found[no] > 1:
            places = listed(i for i, card in enumerate(file.cards) if card.no == no)
            yield Fault("event_cards", f"found No. {no} {found[no]} times, at {places}; {expected}")


def sets(file: Written) -> Iterator[Fault]:
    """Unknown sets."""
    known = [BASE, SAINT_SET, *file.regions, KEY_SET]
    for card in file.cards:
        if card.set not in known:
            yield Fault(f"{card.at}.set", f"found {brief(card.set)}; expected a set: {advice(card.set, known)}")


def first_key(file: Written) -> Iterator[Fault]:
    """A first Key card that is not the one card of its set, or that has no arrow."""
    key = next((card for card in file.cards if card.no == file.first_key), None)
    if key is None:
        yield Fault("setup.first_key", f"found {file.first_key}; expected the number of an event card")
    elif not key.is_event or key.set != KEY_SET:
        says = f"found {key.no}, {key.title}; expected an event card with an arrow whose set is {KEY_SET!r}"
        yield Fault("setup.first_key", says)
    for card in file.cards:
        if card.set == KEY_SET and card is not key:
            yield Fault(f"{card.at}.set", f"found {KEY_SET!r}; expected this set only on the card of setup.first_key")


def saint_cards(file: Written) -> Iterator[Fault]:
    """Saints without a card in the deck, or with several, and cards of unknown Saints."""
    names = [saint.name for saint in file.saints]
    found = [card for card in file.cards if card.is_saint]
    for card in found:
        if card.saint not in names:
            says = f"found the Saint {brief(card.saint)}; expected one of the saints: {advice(card.saint, names)}"
            yield Fault(card.at, f"{says} (the title is 'Saint' and the name, or the field 'saint' says who)")
    for saint in file.saints:
        cards = [card.no for card in found if card.saint == saint.name]
        if len(cards) != 1:
            have = f"found Nos. {listed(cards)}" if cards else "found none"
            yield Fault(saint.at, f"{have} as the card of {saint.name}; expected exactly one card of the set 'saint'")


def total(file: Written) -> Iterator[Fault]:
    """More effects than there is room for; those under a title are stored with each event."""
    found = sum(len(event.ops) + len(card.always.ops) for card in file.cards for event in (card.always, *card.events))
    if found > ids.OPS:
        yield Fault("event_cards", f"found {found} effects in all; expected at most {ids.OPS}")


# Words of the notation.


def same_words(names: Iterable[tuple[str, str]], word_of: Callable[[str], str], what: str) -> Iterator[Fault]:
    """Names that become the same word in the notation, or none."""
    seen: dict[str, str] = {}
    for name, at in names:
        word = word_of(name)
        if not word:
            yield Fault(at, f"found {brief(name)}; expected a name with a plain letter or digit in it")
        elif word in seen:
            says = f"found {name!r}, which is the same word ({word}) as {seen[word]!r}; expected {what} that differ"
            yield Fault(at, says)
        elif UNNAMED.fullmatch(word):
            yield Fault(at, f"found {name!r}; expected another name, since {word!r} stands for one without a name")
        seen.setdefault(word, name)


def words(what: str, find: Callable[[Written], Iterable[tuple[str, str]]], word: Callable[[str], str]) -> Finding:
    """A check that names can be told apart in the notation."""
    return lambda file: same_words(find(file), word, what)


def item_names(file: Written) -> Iterator[tuple[str, str]]:
    """The titles of all event cards and Gifts."""
    yield from ((card.title, f"{card.at}.title") for card in file.cards)
    yield from ((gift.title, f"{gift.at}.title") for gift in file.gifts)


def colour_marks(file: Written) -> Iterator[Fault]:
    """Colours that contain the sign that joins colours."""
    for colour in file.colours:
        if "+" in colour:
            yield Fault("meta.colours", f"found {colour!r}; expected a name without '+', which joins colours")


# One card.


def card_faults(card: WrittenCard, file: Written) -> Iterator[Fault]:
    """Faults of a single card."""
    if card.is_event:
        yield from event_faults(card, file)
    else:
        yield from keeper_faults(card)


def keeper_faults(card: WrittenCard) -> Iterator[Fault]:
    """What a card to keep must not have, and the code it needs."""
    if not card.keeper:
        yield Fault(f"{card.at}.keeper", "found false; expected true on the card of a Saint (RB 6)")
    if card.arrow:
        yield Fault(
            f"{card.at}.arrow", f"found {card.arrow!r}; expected null, since cards to keep have no arrow (RB 6)"
        )
    if card.events or card.always.ops:
        yield Fault(card.at, "found events; expected none on a card to keep (RB 6)")
    if card.is_saint and card.code:
        yield Fault(f"{card.at}.code", f"found {brief(card.code)}; expected none, since the Saint has the code")
    if not card.is_saint and not card.code:
        yield Fault(card.at, "the field 'code' is missing; expected what the kept card does")


def event_faults(card: WrittenCard, file: Written) -> Iterator[Fault]:
    """Arrow, colours and code of a card with events."""
    if not card.arrow:
        says = f"found none; expected a colour: {advice('', file.colours)} (or 'keeper': true)"
        yield Fault(f"{card.at}.arrow", says)
    else:
        yield from unknown([card.arrow], file.colours, "a colour", f"{card.at}.arrow")
    if card.code:
        yield Fault(f"{card.at}.code", f"found {brief(card.code)}; expected a code only on cards that are kept")
    colours = [colour for event in card.events for colour in event.colours]
    yield from unknown(colours, file.colours, "a colour", f"{card.at}.events")
    for colour in file.colours:
        if colour not in colours:
            yield Fault(f"{card.at}.events", f"{colour} is missing; expected every colour once, as in 'red+gold'")
    yield from unknown((colour for colour in card.said if colour), file.colours, "a colour", f"{card.at}.text")
    if card.single and any(event.ops != card.events[0].ops for event in card.events):
        says = "found true, but the events differ; expected the same effects at every colour"
        yield Fault(f"{card.at}.single_event", says)


def op_faults(card: WrittenCard, file: Written) -> Iterator[Fault]:
    """Effects that are not in the vocabulary."""
    for event in (card.always, *card.events):
        for place, op in enumerate(event.ops):
            try:
                effect(op, names_of(file))
            except Amiss as error:
                yield Fault(f"{event.at}[{place}]", str(error))
            if op[:1] == ["none"] and len(event.ops) > 1:
                yield Fault(f"{event.at}[{place}]", 'found ["none"] among others; expected it alone')


def readable(event: WrittenEvent, file: Written) -> list[Effect]:
    """The valid effects of an event."""
    found = []
    for op in event.ops:
        try:
            found.append(effect(op, names_of(file)))
        except Amiss:
            continue
    return found


def first_steps(card: WrittenCard, file: Written) -> Iterator[Fault]:
    """A card in the first deck that moves Paganism two boxes: the first to move it must stop at the first region."""
    for event in card.events if card.set == BASE else ():
        boxes = [op.amount for op in (*readable(card.always, file), *readable(event, file)) if op.code == ids.PAGANISM]
        if sum(boxes) > FIRST_STEP or max(boxes, default=0) > FIRST_STEP:
            says = f"found {sum(boxes)} boxes of Paganism; expected at most {FIRST_STEP} on a card of the set 'base'"
            yield Fault(event.at, f"{says}, which may be the first to move it (RB 7)")


def places(where: int, file: Written) -> list[str]:
    """The Areas where an effect can happen, in all of them at once or in one."""
    if where >= ids.IN_PROVINCE:
        return file.provinces[tuple(file.provinces)[where - ids.IN_PROVINCE]]
    return list(file.areas) if where >= ids.AT_ACTIVE else [file.areas[where]]


def struck(op: Effect, file: Written) -> int:
    """In how many Areas an effect happens."""
    return len(places(op.where, file)) if op.where >= ids.IN_PROVINCE else 1


def supply_faults(card: WrittenCard, file: Written) -> Iterator[Fault]:
    """Events that remove more People than can be replaced."""
    spare = sum(file.people.values()) - sum(file.boxes.get(area, 0) for area in file.areas)
    for event in card.events:
        ops = [*readable(card.always, file), *readable(event, file)]
        removed = sum(op.amount * struck(op, file) for op in ops if op.code == ids.REPLACE_PEOPLE)
        if removed > spare >= 0:
            yield Fault(event.at, f"found {removed} People to replace; expected at most {spare}, which are left aside")
        for op in (op for op in ops if op.code == ids.REPLACE_PEOPLE):
            fewest = min(file.boxes.get(area, 0) for area in places(op.where, file))
            if op.amount > fewest:
                yield Fault(
                    event.at, f"found {op.amount} People to replace in an Area; expected at most {fewest} there"
                )


def cup_faults(card: WrittenCard, file: Written) -> Iterator[Fault]:
    """Events that topple more Leaders than the cup can replace."""
    spare = len(file.leaders) - file.lords
    for event in card.events:
        ops = [*readable(card.always, file), *readable(event, file)]
        fallen = sum(struck(op, file) if op.code == ids.TOPPLE_CHIEF else 1 for op in ops if op.code in LEADERS_FALL)
        chosen = sum(op.code == ids.TOPPLE_KING and op.where == ids.CHRISTIAN_FIRST for op in ops)
        if chosen > 1:
            yield Fault(event.at, f"found {chosen} times 'christian_first'; expected at most one, with its title")
        if fallen > spare >= 0:
            yield Fault(event.at, f"found {fallen} Leaders to replace; expected at most {spare}, which are in the cup")


# Codes.


def saint_codes(file: Written) -> Iterator[Fault]:
    """Abilities that are not in the vocabulary."""
    for saint in file.saints:
        yield from code_fault(f"{saint.at}.code", saint.code, ability)


def kept_codes(file: Written) -> Iterator[Fault]:
    """Powers that are not in the vocabulary."""
    for at, code in (*((card.at, card.code) for card in file.cards), *((gift.at, gift.code) for gift in file.gifts)):
        yield from code_fault(f"{at}.code", code, powers)


def set_faces(file: Written) -> Iterator[Fault]:
    """Powers that set the die to a face it does not have."""
    for at, code in (*((card.at, card.code) for card in file.cards), *((gift.at, gift.code) for gift in file.gifts)):
        if code and not list(code_fault(at, code, powers)):
            for power in powers(code):
                if power.code == ids.SET_DIE and power.amount not in file.die:
                    says = f"found the face {power.amount}; expected a face of the die: {listed(file.die)}"
                    yield Fault(f"{at}.code", says)


def code_fault(at: str, code: str, parse: Callable[[str], object]) -> Iterator[Fault]:
    """The fault of a code, if it has one."""
    try:
        if code:
            parse(code)
    except Amiss as error:
        yield Fault(at, str(error))


def each_card(find: Callable[[WrittenCard, Written], Iterable[Fault]], *needs: str) -> Iterator[Check]:
    """A separate check of each card, so that a malformed card does not hide faults of others."""

    def of(index: int) -> Finding:
        return lambda file: find(file.cards[index], file) if index < len(file.cards) else ()

    for index in range(ids.CARDS):
        yield check(of(index), f"event_cards.{index}", *needs)


MAP = ("map.provinces", "meta.colours")
CHECKS = (
    check(numbers, "event_cards.*.no"),
    check(sets, "event_cards.*.set", "paganism"),
    check(first_key, "event_cards.*.no", "event_cards.*.set", "event_cards.*.keeper", "setup.first_key"),
    check(saint_cards, "event_cards.*.set", "event_cards.*.title", "event_cards.*.saint", "saints.*.name"),
    check(total, "event_cards."),
    check(words("Areas", lambda file: ((name, "map.provinces") for name in file.areas), slug), "map.provinces"),
    check(words("Provinces", lambda file: ((name, "map.provinces") for name in file.provinces), slug), "map.provinces"),
    check(words("regions", lambda file: ((name, "paganism") for name in file.regions), slug), "paganism"),
    check(words("colours", lambda file: ((name, "meta.colours") for name in file.colours), slug), "meta.colours"),
    check(
        words("Saints", lambda file: ((saint.name, f"{saint.at}.name") for saint in file.saints), saint_slug),
        "saints.*.name",
    ),
    check(words("titles", item_names, card_slug), "event_cards.*.title", "gifts.*.title"),
    check(words("names", lambda file: [(file.name, "meta.name")], slug), "meta.name"),
    check(colour_marks, "meta.colours"),
    check(saint_codes, "saints.*.code"),
    check(kept_codes, "event_cards.*.code", "gifts.*.code"),
    check(set_faces, "event_cards.*.code", "gifts.*.code", "die"),
    *each_card(card_faults, "meta.colours"),
    *each_card(op_faults, *MAP),
    *each_card(first_steps, *MAP),
    *each_card(supply_faults, *MAP, "map.people_boxes", "blocks.people"),
    *each_card(cup_faults, *MAP, "blocks.leaders."),
)
