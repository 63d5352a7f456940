"""Events as sentences, and as messages for any language; what a reader may not know stays vague.

Both come from one table. The blanks of a sentence define the arguments of its message, so neither reveals more.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, cast

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


class Filled(NamedTuple):
    """A blank filled in: its words in a sentence; in a message, a suffix of the id, and arguments."""

    words: object
    suffix: str
    arguments: dict[str, str | int]


Filling: TypeAlias = Callable[[Book, Unpacked], Filled]
ACOLYTE = Filled("the Acolyte", "-acolyte", {})

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
    told, book = unpacked(event), book_in(state)
    tale = text_for(told, viewer)
    if not tale:
        return None
    return tale.sentence.format(**{blank: BLANKS[blank](book, told).words for blank in blanks(tale.sentence)})


def event_message(state: State, event: Frame, viewer: Seat | None) -> Message | None:
    """An event as a message for a viewer; None if nothing is reported."""
    told, book = unpacked(event), book_in(state)
    tale = text_for(told, viewer)
    if not tale:
        return None
    filled = [BLANKS[blank](book, told) for blank in blanks(tale.sentence)]
    name = "".join(["snakes-", tale.name, *(each.suffix for each in filled)])
    return name, {key: value for each in filled for key, value in each.arguments.items()}


def book_in(state: State) -> Book:
    """The book of a state's content."""
    return book_of(cast(Snakes, state).content.digest)


# The blanks.


def argument(name: str, find: Callable[[Book, Unpacked], tuple[object, str | int]]) -> Filling:
    """A blank that is one argument of the message; `find` gives its words and the value of the argument."""

    def fill(book: Book, told: Unpacked) -> Filled:
        words, value = find(book, told)
        return Filled(words, "", {name: value})

    return fill


def alike(name: str, find: Callable[[Book, Unpacked], str | int]) -> Filling:
    """A blank whose words are the value of the argument."""
    return argument(name, lambda book, e: (find(book, e), find(book, e)))


def with_sign(name: str, find: Callable[[Book, Unpacked], int]) -> Filling:
    """A blank for a number that is written with its sign."""
    return argument(name, lambda book, e: (signed(find(book, e)), find(book, e)))


def lord(book: Book, number: int) -> Filled:
    """A Leader."""
    if number == ids.HIGH_KING:
        return Filled("the High King", "-high-king", {})
    if number >= ids.KING:
        province = number - ids.KING
        return Filled(f"the King of {book.provinces[province]}", "-king", {"province": book.province_names[province]})
    return Filled(f"the Chief of {book.areas[number]}", "-chief", {"area": book.area_names[number]})


def lord_title(book: Book, number: int) -> str:
    """The name of a Leader."""
    return str(lord(book, number).words)


def saint(book: Book, e: Unpacked) -> Filled:
    """A Saint who dies, or an Acolyte."""
    return Filled(book.saints[e.a - 1], "", {"saint": book.saint_names[e.a - 1]}) if e.a else ACOLYTE


def target(book: Book, e: Unpacked) -> Filled:
    """Whom an attempt is to convert."""
    if e.a != ids.PEOPLE:
        return Filled(TARGET_TITLES[e.a], "", {"target": TARGETS[e.a]})
    value = book.people_values[e.b]
    return Filled(f"{TARGET_TITLES[e.a]} {signed(value)}", "-people", {"value": value})


def ruin(book: Book, e: Unpacked) -> Filled:
    """What is left of a Church."""
    return Filled(f"level {e.b - 1}", "", {"level": e.b - 1}) if e.b else Filled("nothing", "-away", {})


def change(book: Book, e: Unpacked) -> Filled:
    """How many Action Points an event gives or takes."""
    number, way = abs(e.a - ids.NEGATIVE), "more" if e.a > ids.NEGATIVE else "fewer"
    return Filled(f"{number} {way}", f"-{way}", {"number": number})


def score(book: Book, e: Unpacked) -> tuple[str, str | int]:
    """The score, which may have a half point."""
    half_points = e.c - ids.NEGATIVE
    words = f"{half_points / 2:g}"
    return words, words if half_points % 2 else half_points // 2


def item_title(book: Book, item: int) -> str:
    """The name of a card."""
    return book.cards[item] if item < ids.CARDS else book.gifts[item - ids.CARDS]


BLANKS: dict[str, Filling] = {
    "seat": alike("seat", lambda book, e: SEAT_NAMES[e.seat]),
    "other": alike("other", lambda book, e: SEAT_NAMES[e.b]),
    "card": argument("card", lambda book, e: (item_title(book, e.a), book.item_names[e.a])),
    # In a message, the text of a card is found by its name and the colour.
    "text": argument("card", lambda book, e: (book.texts[e.a][e.b] or "no effect", book.item_names[e.a])),
    "colour": argument("colour", lambda book, e: (book.colours[e.b], book.colour_names[e.b])),
    "area": argument("area", lambda book, e: (book.areas[e.a], book.area_names[e.a])),
    "lord_area": argument("area", lambda book, e: (book.areas[e.a], book.area_names[e.a])),
    "second_area": argument("place", lambda book, e: (book.areas[e.b], book.area_names[e.b])),
    "region": argument("region", lambda book, e: (book.regions[e.a], book.region_names[e.a])),
    "way": alike("way", lambda book, e: WAYS[e.b]),
    "lord": lambda book, e: lord(book, e.a),
    "higher": lambda book, e: lord(book, e.b),
    "saint": saint,
    "successor": argument("saint", lambda book, e: (book.saints[e.a], book.saint_names[e.a])),
    "people": lambda book, e: Filled("Flock", "-flock", {}) if e.c else Filled("Pagan People", "-pagan", {}),
    "faith": lambda book, e: Filled("Christian", "-christian", {}) if e.c else Filled("Pagan", "-pagan", {}),
    "target": target,
    "helped": alike("helped", lambda book, e: HELPS[e.a]),
    "number": alike("number", lambda book, e: e.a),
    "needed": alike("needed", lambda book, e: e.b),
    "level": alike("level", lambda book, e: e.b),
    "ruin": ruin,
    "change": change,
    "gain": with_sign("gain", lambda book, e: e.a),
    "value": with_sign("value", lambda book, e: book.people_values[e.b]),
    "druid": with_sign("value", lambda book, e: book.druid_values[e.b]),
    "relic": with_sign("value", lambda book, e: book.relic_values[e.b]),
    "moved_relic": with_sign("value", lambda book, e: book.relic_values[e.c]),
    "christened": with_sign("value", lambda book, e: book.tables["christened"][e.b]),
    "side": with_sign("value", lambda book, e: e.b - ids.NEGATIVE),
    "modifier": with_sign("value", lambda book, e: e.b - ids.NEGATIVE),
    "ending": argument("ending", lambda book, e: (ENDING_TITLES[e.a], ENDINGS[e.a])),
    "result": alike("result", lambda book, e: RESULTS[e.b]),
    "score": argument("score", score),
}

assert len(ENDING_TITLES) == len(ENDINGS)
