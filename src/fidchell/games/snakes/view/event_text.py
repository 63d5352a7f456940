"""Events as sentences, and as messages for any language; what a reader may not know stays vague.

Both come from one table. The blanks of a sentence define the arguments of its message, so neither reveals more.
"""

from typing import TypeAlias, cast

from fidchell.core.events import EventText, Unpacked, blanks, unpacked
from fidchell.core.limits import EVERYONE
from fidchell.core.notation import Message
from fidchell.core.state import State
from fidchell.core.types import Frame, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book, book_of
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.notation import SEAT_NAMES, signed
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS

Telling: TypeAlias = tuple[str, dict[str, str | int]]


OPEN = {
    ids.CARD_DRAWN: EventText("card-drawn", "{seat} draws {card}"),
    ids.EVENT_READ: EventText("event-read", "the {colour} event: {text}"),
    ids.PAGANISM_MOVED: EventText("paganism-moved", "Paganism in Britain moves {way} to box {number}"),
    ids.REGION_FELL: EventText("region-fell", "{region} turns Pagan; its cards join the deck"),
    ids.HELD_BACK: EventText("held-back", "Paganism is held back by one box"),
    ids.PEOPLE_REMOVED: EventText("people-removed", "{people} {value} of {area} are removed"),
    ids.PEOPLE_CAME: EventText("people-came", "Pagan People {value} come to {area}"),
    ids.LEADER_FELL: EventText("leader-fell", "{lord} falls"),
    ids.LEADER_CAME: EventText("leader-came", "a {faith} Chief {side} rules {lord_area}"),
    ids.LEADER_ROSE: EventText("leader-rose", "{lord} becomes {higher}"),
    ids.CHURCH_BUILT: EventText("church-built", "a Church of level {level} stands in {area}"),
    ids.CHURCH_LOWERED: EventText("church-lowered", "the Church in {area} falls to {ruin}"),
    ids.DOLMEN_RAISED: EventText("dolmen-raised", "a Dolmen wakes in {area}"),
    ids.DOLMEN_CLEARED: EventText("dolmen-cleared", "a Dolmen in {area} sleeps again"),
    ids.DRUID_CAME: EventText("druid-came", "a Druid comes to {area}"),
    ids.DRUID_MET: EventText("druid-met", "the Druid of {area} shows {druid}"),
    ids.DRUID_GONE: EventText("druid-gone", "the Druid of {area} is won over"),
    ids.CONVERTED_PEOPLE: EventText("converted-people", "People {value} of {area} become a Flock"),
    ids.CONVERTED_LEADER: EventText("converted-leader", "{lord} becomes Christian, {christened}"),
    ids.ATTEMPTED: EventText("attempted", "{seat} tries to convert {target}"),
    ids.ROLLED: EventText("rolled", "{seat} throws {number}; more than {needed} is needed"),
    ids.REROLLED: EventText("rerolled", "{seat} changes the throw to {number}"),
    ids.NOTHING_HAPPENED: EventText("nothing-happened", "nothing comes of it"),
    ids.FAILED: EventText("failed", "the attempt fails"),
    ids.ZEAL_LOST: EventText("zeal-lost", "{seat} loses {number} Zeal"),
    ids.ZEAL_REGAINED: EventText("zeal-regained", "{seat} regains {number} Zeal"),
    ids.LOSS_CANCELLED: EventText("loss-cancelled", "{seat} is spared the loss of Zeal"),
    ids.SAINT_DIED: EventText("saint-died", "{saint} of {seat} dies in {second_area}"),
    ids.GRAVE_DUG: EventText("grave-dug", "a Grave is laid in {area}"),
    ids.SUCCEEDED: EventText("succeeded", "{seat} goes on as {successor}"),
    ids.ACOLYTE_CAME: EventText("acolyte-came", "{seat} goes on as an Acolyte"),
    ids.MOVED: EventText("moved", "{seat} moves from {area} to {second_area}"),
    ids.RELIC_MADE: EventText("relic-made", "the Grave in {area} holds a Relic {relic}"),
    ids.RELIC_MOVED: EventText("relic-moved", "{seat} brings a Relic {moved_relic} to {second_area}"),
    ids.KEPT: EventText("kept", "{seat} keeps {card}"),
    ids.DROPPED: EventText("dropped", "{seat} discards {card}"),
    ids.USED: EventText("used", "{seat} uses {card}"),
    ids.GAVE: EventText("gave", "{seat} hands {card} to {other}"),
    ids.ASKED_FOR: EventText("asked-for", "{seat} asks {other} for {card}"),
    ids.REFUSED: EventText("refused", "{seat} keeps {card} back"),
    ids.GIFT_TAKEN: EventText("gift-taken", "{seat} receives {card}"),
    ids.PREPARED: EventText("prepared", "{seat} prepares ({gain})"),
    ids.EFFORT_MADE: EventText("effort-made", "{seat} makes a Final Effort"),
    ids.TURN_BEGAN: EventText("turn-began", "turn {number}: {seat}"),
    ids.TOP_SET: EventText("top-set", "{seat} lays the top cards back"),
    ids.ACTION_POINTS: EventText("action-points", "{seat} has {change} Action Points than usual in this turn"),
    ids.GIFT_LOST: EventText("gift-lost", "{card} is lost with the Saint of {seat}"),
    ids.THROWN: EventText("thrown", "the die shows {number}"),
    ids.SAINT_CHOSEN: EventText("saint-chosen", "{seat} begins as {successor}"),
    ids.DECK_SAINT_CHOSEN: EventText("deck-saint-chosen", "{successor} goes into the deck"),
    ids.GIFT_REMOVED: EventText("gift-removed", "{card} leaves the game"),
    ids.STARTED: EventText("started", "{seat} starts in {area}"),
    ids.HELPED: EventText("helped", "{helped} in this turn: {modifier}"),
    ids.DECK_SHUFFLED: EventText("deck-shuffled", "the deck is shuffled"),
    ids.GAME_OVER: EventText("game-over", "the game is over: {ending}, {score} points, {result}"),
}
SECRET = {  # what the audience reads, and what the others read
    ids.DRUID_SEEN: (
        EventText("druid-seen", "the Druid of {area} is {druid}"),
        EventText("druid-looked-at", "{seat} looks at the Druid of {area}"),
    ),
    ids.TOP_SEEN: (
        EventText("top-seen", "{seat} sees {card} on the deck"),
        EventText("top-looked-at", "{seat} looks at a card on the deck"),
    ),
}
TALES = (*OPEN.values(), *(tale for pair in SECRET.values() for tale in pair))
SENTENCES = tuple(tale.sentence for tale in TALES)
WAYS = ("back", "forward")
TARGET_TITLES = ("People", "the Chief", "the King", "the High King", "the Druid")
HELPS = (*TARGETS, "all attempts", "leaders")
ENDING_TITLES = ("", "all Ireland is one flock", "Britain has fallen", "no card is left", "an Acolyte has died")


def text_for(told: Unpacked, viewer: Seat | None) -> EventText | None:
    """How an event is reported to a viewer, if at all."""
    kind, audience = told.kind, told.d
    informed = audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)
    return SECRET[kind][0 if informed else 1] if kind in SECRET else OPEN.get(kind)


def report(state: State, event: Frame, viewer: Seat | None) -> str | None:
    """An event as a sentence for a viewer; None if nothing is reported."""
    told = unpacked(event)
    tale = text_for(told, viewer)
    return tale.sentence.format_map(Fillings(book_in(state), told)) if tale else None


def event_message(state: State, event: Frame, viewer: Seat | None) -> Message | None:
    """An event as a message for a viewer; None if nothing is reported."""
    told = unpacked(event)
    tale = text_for(told, viewer)
    if not tale:
        return None
    name = f"snakes-{tale.name}"
    said: dict[str, str | int] = {}
    for blank in blanks(tale.sentence):
        ending, arguments = telling(book_in(state), told, blank)
        name += ending
        said |= arguments
    return name, said


def book_in(state: State) -> Book:
    """The book of a state's content."""
    return book_of(cast(Snakes, state).content.digest)


# The arguments of messages.


def telling(book: Book, told: Unpacked, blank: str) -> Telling:
    """What a blank becomes in a message: a suffix of its id, and arguments that are names or numbers."""
    a, b, c = told.a, told.b, told.c
    match blank:
        case "seat":
            return "", {"seat": SEAT_NAMES[told.seat]}
        case "other":
            return "", {"other": SEAT_NAMES[b]}
        case "card" | "text":  # the text of a card is found by its name and the colour
            return "", {"card": book.item_names[a]}
        case "area" | "lord_area":
            return "", {"area": book.area_names[a]}
        case "second_area":
            return "", {"place": book.area_names[b]}
        case "region":
            return "", {"region": book.region_names[a]}
        case "colour":
            return "", {"colour": book.colour_names[b]}
        case "way":
            return "", {"way": WAYS[b]}
        case "lord" | "higher":
            return lord_telling(book, a if blank == "lord" else b)
        case "ending":
            return "", {"ending": ENDINGS[a]}
        case "result":
            return "", {"result": RESULTS[b]}
        case "saint":
            return ("", {"saint": book.saint_names[a - 1]}) if a else ("-acolyte", {})
        case "successor":
            return "", {"saint": book.saint_names[a]}
        case "helped":
            return "", {"helped": HELPS[a]}
        case "people":
            return "-flock" if c else "-pagan", {}
        case "faith":
            return "-christian" if c else "-pagan", {}
        case "target":
            return ("-people", {"value": book.people_values[b]}) if a == ids.PEOPLE else ("", {"target": TARGETS[a]})
    return number_telling(book, told, blank)


def lord_telling(book: Book, lord: int) -> Telling:
    """What a Leader becomes in a message."""
    if lord == ids.HIGH_KING:
        return "-high-king", {}
    if lord >= ids.KING:
        return "-king", {"province": book.province_names[lord - ids.KING]}
    return "-chief", {"area": book.area_names[lord]}


def number_telling(book: Book, told: Unpacked, blank: str) -> Telling:
    """What a blank for a number becomes in a message."""
    a, b, c = told.a, told.b, told.c
    match blank:
        case "number" | "gain":
            return "", {blank: a}
        case "needed" | "level":
            return "", {blank: b}
        case "value":
            return "", {"value": book.people_values[b]}
        case "druid":
            return "", {"value": book.druid_values[b]}
        case "relic":
            return "", {"value": book.relic_values[b]}
        case "moved_relic":
            return "", {"value": book.relic_values[c]}
        case "christened":
            return "", {"value": book.tables["christened"][b]}
        case "side" | "modifier":
            return "", {"value": b - ids.NEGATIVE}
        case "ruin":
            return ("", {"level": b - 1}) if b else ("-away", {})
        case "change":
            return "-more" if a > ids.NEGATIVE else "-fewer", {"number": abs(a - ids.NEGATIVE)}
        case "score":
            half_points = c - ids.NEGATIVE
            return "", {"score": f"{half_points / 2:g}" if half_points % 2 else half_points // 2}
    raise KeyError(blank)


# The blanks of sentences.


def lord_title(book: Book, lord: int) -> str:
    """The name of a Leader."""
    if lord == ids.HIGH_KING:
        return "the High King"
    if lord >= ids.KING:
        return f"the King of {book.provinces[lord - ids.KING]}"
    return f"the Chief of {book.areas[lord]}"


def item_title(book: Book, item: int) -> str:
    """The name of a card."""
    return book.cards[item] if item < ids.CARDS else book.gifts[item - ids.CARDS]


class Fillings(dict[str, str]):
    """The values of the blanks of a sentence, each computed when a sentence uses it."""

    def __init__(self, book: Book, told: Unpacked) -> None:
        super().__init__()
        self.book = book
        self.told = told

    def __missing__(self, blank: str) -> str:
        return str(filling(self.book, self.told, blank))


def filling(book: Book, told: Unpacked, blank: str) -> object:
    """The value of one blank."""
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
            return WAYS[b]
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


def value_filling(book: Book, told: Unpacked, blank: str) -> object:
    """The value of a blank for a number on a block, a Saint or a change."""
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


assert len(ENDING_TITLES) == len(ENDINGS)
