"""Events told as sentences; what a reader may not know is left vague."""

from __future__ import annotations

from typing import cast

from fidchell.core.events import Packed, unpacked
from fidchell.core.limits import EVERYONE
from fidchell.core.state import State
from fidchell.core.types import Frame, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.book import Book, book_of
from fidchell.games.snakes.state import Snakes
from fidchell.games.snakes.view import ENDINGS, RESULTS, TARGETS
from fidchell.games.snakes.words import SEAT_NAMES, signed

OPEN = {
    ids.CARD_DRAWN: "{seat} draws {card}",
    ids.EVENT_READ: "the {colour} event: {text}",
    ids.PAGANISM_MOVED: "Paganism in Britain moves {way} to box {number}",
    ids.REGION_FELL: "{region} turns Pagan; its cards join the deck",
    ids.HELD_BACK: "Paganism is held back by one box",
    ids.PEOPLE_REMOVED: "{people} {value} of {area} are removed",
    ids.PEOPLE_CAME: "Pagan People {value} come to {area}",
    ids.LEADER_FELL: "{lord} falls",
    ids.LEADER_CAME: "a {faith} Chief {side} rules {lord_area}",
    ids.LEADER_ROSE: "{lord} becomes {higher}",
    ids.CHURCH_BUILT: "a Church of level {level} stands in {area}",
    ids.CHURCH_LOWERED: "the Church in {area} falls to {ruin}",
    ids.DOLMEN_RAISED: "a Dolmen wakes in {area}",
    ids.DOLMEN_CLEARED: "a Dolmen in {area} sleeps again",
    ids.DRUID_CAME: "a Druid comes to {area}",
    ids.DRUID_MET: "the Druid of {area} shows {druid}",
    ids.DRUID_GONE: "the Druid of {area} is won over",
    ids.CONVERTED_PEOPLE: "People {value} of {area} become a Flock",
    ids.CONVERTED_LEADER: "{lord} becomes Christian, {christened}",
    ids.ATTEMPTED: "{seat} tries to convert {target}",
    ids.ROLLED: "{seat} throws {number}; more than {needed} is needed",
    ids.REROLLED: "{seat} changes the throw to {number}",
    ids.NOTHING_HAPPENED: "nothing comes of it",
    ids.FAILED: "the attempt fails",
    ids.ZEAL_LOST: "{seat} loses {number} Zeal",
    ids.ZEAL_REGAINED: "{seat} regains {number} Zeal",
    ids.LOSS_CANCELLED: "{seat} is spared the loss of Zeal",
    ids.SAINT_DIED: "{saint} of {seat} dies in {second_area}",
    ids.GRAVE_DUG: "a Grave is laid in {area}",
    ids.SUCCEEDED: "{seat} goes on as {successor}",
    ids.ACOLYTE_CAME: "{seat} goes on as an Acolyte",
    ids.MOVED: "{seat} moves from {area} to {second_area}",
    ids.RELIC_MADE: "the Grave in {area} holds a Relic {relic}",
    ids.RELIC_MOVED: "{seat} brings a Relic {moved_relic} to {second_area}",
    ids.KEPT: "{seat} keeps {card}",
    ids.DROPPED: "{seat} discards {card}",
    ids.USED: "{seat} uses {card}",
    ids.GAVE: "{seat} hands {card} to {other}",
    ids.ASKED_FOR: "{seat} asks {other} for {card}",
    ids.REFUSED: "{seat} keeps {card} back",
    ids.GIFT_TAKEN: "{seat} receives {card}",
    ids.PREPARED: "{seat} prepares ({gain})",
    ids.EFFORT_MADE: "{seat} makes a Final Effort",
    ids.TURN_BEGAN: "turn {number}: {seat}",
    ids.TOP_SET: "{seat} lays the top cards back",
    ids.ACTION_POINTS: "{seat} has {change} Action Points than usual in this turn",
    ids.GIFT_LOST: "{card} is lost with the Saint of {seat}",
    ids.THROWN: "the die shows {number}",
    ids.SAINT_CHOSEN: "{seat} begins as {successor}",
    ids.DECK_SAINT_CHOSEN: "{successor} goes into the deck",
    ids.GIFT_REMOVED: "{card} leaves the game",
    ids.STARTED: "{seat} starts in {area}",
    ids.HELPED: "{helped} in this turn: {modifier}",
    ids.DECK_SHUFFLED: "the deck is shuffled",
    ids.GAME_OVER: "the game is over: {ending}, {score} points, {result}",
}
SECRET = {  # what those in the audience read, and what the others do
    ids.DRUID_SEEN: ("the Druid of {area} is {druid}", "{seat} looks at the Druid of {area}"),
    ids.TOP_SEEN: ("{seat} sees {card} on the deck", "{seat} looks at a card on the deck"),
}
TARGET_TITLES = ("People", "the Chief", "the King", "the High King", "the Druid")
HELPS = (*TARGETS, "all attempts", "leaders")
ENDING_TITLES = ("", "all Ireland is one flock", "Britain has fallen", "no card is left", "an Acolyte has died")


def report(state: State, event: Frame, viewer: Seat | None) -> str | None:
    """An event as a sentence for a viewer; None if there is nothing to say."""
    told = unpacked(event)
    kind, audience = told.kind, told.d
    informed = audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)
    if kind in SECRET:
        template = SECRET[kind][0 if informed else 1]
    elif kind in OPEN:
        template = OPEN[kind]
    else:
        return None
    book = book_of(cast(Snakes, state).content.digest)
    return template.format_map(Fillings(book, told)) or None


def lord_title(book: Book, lord: int) -> str:
    """What a Leader is called."""
    if lord == ids.HIGH_KING:
        return "the High King"
    if lord >= ids.KING:
        return f"the King of {book.provinces[lord - ids.KING]}"
    return f"the Chief of {book.areas[lord]}"


def item_title(book: Book, item: int) -> str:
    """What a card is called."""
    return book.cards[item] if item < ids.CARDS else book.gifts[item - ids.CARDS]


class Fillings(dict[str, str]):
    """What the blanks of a sentence stand for; each is made when a sentence has it."""

    def __init__(self, book: Book, told: Packed) -> None:
        super().__init__()
        self.book = book
        self.told = told

    def __missing__(self, blank: str) -> str:
        return str(filling(self.book, self.told, blank))


def filling(book: Book, told: Packed, blank: str) -> object:
    """What one blank stands for."""
    a, b, c = told.a, told.b, told.c
    match blank:
        case "seat":
            return SEAT_NAMES[told.seat]
        case "other":
            return SEAT_NAMES[b]
        case "card":
            return item_title(book, a)
        case "area":
            return book.areas[a]
        case "second_area":
            return book.areas[b]
        case "lord_area":
            return book.areas[a]
        case "region":
            return book.regions[a]
        case "colour":
            return book.colours[b]
        case "text":
            return book.texts[a][b] or "no effect"
        case "way":
            return "forward" if b else "back"
        case "number" | "needed":
            return a if blank == "number" else b
        case "lord":
            return lord_title(book, a)
        case "higher":
            return lord_title(book, b)
        case "ending":
            return ENDING_TITLES[a]
        case "result":
            return RESULTS[b]
        case "score":
            return f"{(c - ids.NEGATIVE) / 2:g}"
    return value_filling(book, told, blank)


def value_filling(book: Book, told: Packed, blank: str) -> object:
    """What one blank stands for that tells a number on a block, a Saint or a change."""
    a, b, c = told.a, told.b, told.c
    match blank:
        case "people":
            return "Flock" if c else "Pagan People"
        case "value":
            return signed(book.people_values[b])
        case "druid":
            return signed(book.druid_values[b])
        case "relic":
            return signed(book.relic_values[b])
        case "moved_relic":
            return signed(book.relic_values[c])
        case "faith":
            return "Christian" if c else "Pagan"
        case "side":
            return signed(b - ids.NEGATIVE)
        case "christened":
            return signed(book.tables["christened"][b])
        case "level":
            return b
        case "ruin":
            return f"level {b - 1}" if b else "nothing"
        case "target":
            return TARGET_TITLES[a] + (f" {signed(book.people_values[b])}" if a == ids.PEOPLE else "")
        case "saint":
            return book.saints[a - 1] if a else "the Acolyte"
        case "successor":
            return book.saints[a]
        case "gain":
            return signed(a)
        case "change":
            return f"{abs(a - ids.NEGATIVE)} {'more' if a > ids.NEGATIVE else 'fewer'}"
        case "modifier":
            return signed(b - ids.NEGATIVE)
        case "helped":
            return HELPS[a]
    raise KeyError(blank)


SENTENCES = (*OPEN.values(), *(sentence for pair in SECRET.values() for sentence in pair))
assert len(ENDING_TITLES) == len(ENDINGS)
