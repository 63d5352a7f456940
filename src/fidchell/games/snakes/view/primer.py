"""What the page explains about Banish the Snakes: which message describes each rule, option or card.

The texts are in `lore.py`; here they get their ids. `tools/write_lore.py` writes the English messages. What
cards, Saints and Gifts do is composed in `sayings.py` from the codes of the content.
"""

from fidchell.core.notation import Message
from fidchell.core.parts import CONTENT, Options
from fidchell.games.snakes.content import sayings
from fidchell.games.snakes.content.book import Book, default, known
from fidchell.games.snakes.content.written import (
    Written,
    WrittenCard,
    WrittenEvent,
    WrittenGift,
    WrittenSaint,
    card_slug,
    saint_slug,
    slug,
    written,
)
from fidchell.games.snakes.view import lore, types
from fidchell.games.snakes.view.outlook import PARTS
from fidchell.games.snakes.view.questions import QUESTIONS
from fidchell.games.snakes.view.worth import RESULT_POINTS

RULE_TITLES: dict[str, str] = {
    "goal": "How to win",
    "turn": "Your turn",
    "event": "Events",
    "key-card": "The Key card",
    "risk": "What may come next",
    "deck": "The deck",
    "saint": "Saints",
    "zeal": "Zeal",
    "points": "Action Points",
    "convert": "Converting",
    "influence": "What influences an attempt",
    "prepare": "Preparing",
    "odds": "The odds",
    "people": "People",
    "flock": "Flocks",
    "chief": "Chiefs",
    "king": "Kings",
    "high-king": "The High King",
    "leaders": "How Leaders fall and rise",
    "druid": "Druids",
    "church": "Churches",
    "cathedral": "The cathedral",
    "dolmen": "Dolmens",
    "grave": "Graves",
    "relic": "Relics",
    "final-effort": "The Final Effort",
    "death": "When a Saint dies",
    "acolyte": "Acolytes",
    "move": "Moving",
    "give": "Giving and taking cards",
    "keep": "Cards that are kept",
    "gift": "Gifts of the Spirit",
    "britain": "Paganism in Britain",
    "score": "The score",
    "results": "Victory and defeat",
    "levels": "Levels of play",
    "together": "Playing together",
    "values": "Whose values these are",
}
# Texts that differ on the page, since the terminal's mention its own commands and signs.
ON_PAGE: dict[str, str] = {
    "risk": "Everyone may count the cards to come: how many of them cost Zeal, move Paganism and so on in the colour "
    "of the next event.",
    "odds": "Every attempt shows its odds before you commit to it: every part of the total, what each face of the die "
    "brings, and what more preparation would bring.",
    "zeal": "Each space on the track shows your Action Points for a turn. Failed attempts and events move you to the "
    "right. On the last space you may make a Final Effort; one more loss and you die.",
    "flock": "Converted People. An Area full of Flocks is worth 2 points, one at least half full 1. A new Chief is "
    "Christian where more than half of the People are Flocks.",
    "together": "All information is shared, and you may talk about everything. One person may play several Saints, or "
    "one Saint alone.",
    "values": lore.OWN_VALUES,
}
# Parts of an attempt whose names depend on the target.
OTHER_PARTS = {"target": "the target", "superior": "the Leader above", "saint": "the Saint"}
# What else the cards in the deck may be: in a word, and as the continuation of a count of cards.
OTHER_TROUBLES = {
    "harmless": ("harmless", "do no harm"),
    "saints": ("Saints", "are Saints"),
    "keepers": ("kept", "are kept"),
}

# Messages.


def messages() -> dict[str, dict[str, str]]:
    """All texts of `lore.py` by their ids, in groups."""
    return {
        "The rules": rule_messages(),
        "What options do": about_messages(),
        "The parts of an attempt's total, each before its number": {
            f"snakes-part-{slug(part)}": text for part, text in (OTHER_PARTS | lore.PART_NAMES).items()
        },
        "What the cards to come may do: as the head of a count, and in a word": trouble_messages(),
        "How a game ended": {f"snakes-ending-text-{slug(name)}": text for name, text in lore.ENDING_LORE.items()},
        "What a result means": {f"snakes-result-text-{slug(name)}": text for name, text in lore.RESULT_LORE.items()},
    }


def rule_messages() -> dict[str, str]:
    """The title and the text of each rule."""
    found = {}
    for topic, rule in lore.RULES.items():
        found[f"snakes-rule-{topic}-title"] = RULE_TITLES[topic]
        found[f"snakes-rule-{topic}"] = ON_PAGE.get(topic, rule.text)
    return found


def about_messages() -> dict[str, str]:
    """What options that are not cards do; `done` has different meanings at some decisions."""
    found = {f"snakes-about-{slug(option)}": text for option, text in lore.OPTION_LORE.items()}
    return found | {f"snakes-about-done-{asked}": text for asked, text in lore.DONE_LORE.items()}


def trouble_messages() -> dict[str, str]:
    """What the cards in the deck may do."""
    found = {}
    for name, (short, long) in (lore.TROUBLE_LORE | OTHER_TROUBLES).items():
        found[f"snakes-trouble-{name}"] = f"cards that {long}"
        found[f"snakes-trouble-{name}-short"] = short
    return found


# The primer.


def explained(options: Options) -> types.SnakesPrimer:
    """The ids of all explanations for the page, and what the cards of a content do."""
    book = known(str(options.get(CONTENT, default().key)))
    return {
        "rules": {topic: about_rule(topic, rule) for topic, rule in lore.RULES.items()},
        "questions": {question.id: question.topic for question in QUESTIONS.values()},
        "about": {slug(option): f"snakes-about-{slug(option)}" for option in lore.OPTION_LORE},
        "done": {asked: f"snakes-about-done-{asked}" for asked in lore.DONE_LORE},
        "parts": {part: f"snakes-part-{slug(part)}" for part in PARTS},
        "results": list(RESULT_POINTS),
        **content_facts(book, written(book.document)),
    }


def about_rule(topic: str, rule: lore.Rule) -> types.SnakesRule:
    """A rule, and the sections of the rulebook that contain it."""
    sections = [] if rule.section == "-" else rule.section.split(", ")
    return {"title": f"snakes-rule-{topic}-title", "text": f"snakes-rule-{topic}", "sections": sections}


def content_facts(book: Book, file: Written) -> types.SnakesContent:
    """What is printed on the cards and on the map of a content."""
    cards = {card_slug(card.title): about_card(card) for card in file.cards}
    return {
        "cards": cards | {card_slug(gift.title): about_gift(gift) for gift in file.gifts},
        "saints": {saint_slug(saint.name): about_saint(saint, file) for saint in file.saints},
        "areas": {slug(area): about_area(area, file) for area in file.areas},
        "provinces": {slug(name): about_province(name, file) for name in file.provinces},
        "regions": {slug(name): box for name, box in file.regions.items()},
        "colours": list(book.colour_names),
        "die": sorted(file.die),
        "slider": {str(total): face for total, face in sorted(file.slider.items())},
        "scale": boxes(file.slider),
        "titles": titles(book),
    }


def boxes(slider: dict[int, int]) -> list[types.SliderBox]:
    """The boxes of the slider, the worst first; the totals beyond it belong to its ends."""
    totals: dict[int, list[int]] = {}
    for total, face in sorted(slider.items()):
        totals.setdefault(face, []).append(total)
    found: list[types.SliderBox] = [{"face": face, "low": box[0], "high": box[-1]} for face, box in totals.items()]
    found[0]["low"] = found[-1]["high"] = None
    return found


def said(messages: list[Message]) -> list[types.Sentence]:
    """Messages in their wire format."""
    return [{"id": name, "args": arguments} for name, arguments in messages]


def about_card(card: WrittenCard) -> types.SnakesCard:
    """An event card, the card of a Saint, or another card to keep."""
    if card.is_saint:
        return {"kind": "saint", "saint": saint_slug(card.saint)}
    if card.keeper:
        return {"kind": "keeper", "does": said(sayings.kept(card.code))}
    return {
        "kind": "event",
        "set": slug(card.set),
        "arrow": slug(card.arrow),
        "always": said(sayings.event(card.always.ops)),
        "events": {slug(colour): does(event) for event in card.events for colour in event.colours},
        "alike": card.single,
    }


def does(event: WrittenEvent) -> list[types.Sentence]:
    """What an event of a card does."""
    return said(sayings.event(event.ops))


def about_gift(gift: WrittenGift) -> types.SnakesCard:
    """A Gift of the Spirit: what it does, and what happens to it."""
    (fate,) = said([sayings.fate(gift)])
    return {"kind": "gift", "does": said(sayings.kept(gift.code)), "fate": fate["id"]}


def about_saint(saint: WrittenSaint, file: Written) -> types.SnakesSaint:
    """A Saint: what it can do, and its card in the deck."""
    (card,) = (card for card in file.cards if card.saint == saint.name)
    return {"does": said(sayings.saint(saint.code)), "group": slug(saint.group), "card": card_slug(card.title)}


def about_area(area: str, file: Written) -> types.SnakesArea:
    """An Area: where it is, and the faces of the die that raise its Chief."""
    (province,) = (name for name, areas in file.provinces.items() if area in areas)
    return {
        "province": slug(province),
        "boxes": file.boxes[area],
        "near": [slug(name) for name in file.adjacency[area]],
        "coastal": area in file.coastal,
        "tara": area == file.tara,
        "chief_die": file.chief_die[area],
    }


def about_province(name: str, file: Written) -> types.SnakesProvince:
    """A Province: its Areas, and the faces of the die that raise its King."""
    return {"areas": [slug(area) for area in file.provinces[name]], "king_die": file.king_die[name]}


def titles(book: Book) -> dict[str, dict[str, str]]:
    """The content's own titles by kind and name, for things that have no message."""
    items = (name for name in book.item_names if name)
    return {
        "area": dict(zip(book.area_names, book.areas, strict=True)),
        "province": dict(zip(book.province_names, book.provinces, strict=True)),
        "region": dict(zip(book.region_names, book.regions, strict=True)),
        "colour": dict(zip(book.colour_names, book.colours, strict=True)),
        "saint": dict(zip(book.saint_names, book.saints, strict=True)),
        "card": dict(zip(items, (*book.cards, *book.gifts), strict=True)),
    }
