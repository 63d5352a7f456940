"""Events as sentences, and as messages for any language; what a reader may not know stays vague.

Both come from one table. The blanks of a sentence define the arguments of its message, so neither reveals more.
"""

from fidchell.core.events import EventText, Unpacked, blanks, unpacked
from fidchell.core.limits import EVERYONE
from fidchell.core.notation import Message
from fidchell.core.state import State
from fidchell.core.types import Frame, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.view.notation import CARD_NAMES, CARD_TITLES, PLACE_NAMES, PLACE_TITLES, SEAT_NAMES, WAYS

OPEN = {
    ids.PLAYED: EventText("played", "{seat} plays {card}"),
    ids.CANCELLED: EventText("cancelled", "{card} is cancelled"),
    ids.PASSED: EventText("passed", "{seat} passes"),
    ids.CLAIMED: EventText("claimed", "{seat} claims the crown"),
    ids.PLACED: EventText("placed", "{seat} places a clan in {place}"),
    ids.MOVED: EventText("moved", "{seat} moves {count} from {place} to {to}"),
    ids.REMOVED: EventText("removed", "{seat} loses a clan in {place}"),
    ids.REPLACED: EventText("replaced", "a clan of {seat} replaces one of {other} in {place}"),
    ids.BUILT_CITADEL: EventText("citadel-built", "a citadel rises in {place}"),
    ids.BUILT_SANCTUARY: EventText("sanctuary-built", "a sanctuary rises in {place}"),
    ids.FESTIVAL_SET: EventText("festival-set", "a festival is held in {place}"),
    ids.FESTIVAL_OVER: EventText("festival-over", "the festival in {place} is over"),
    ids.TILE_PLACED: EventText("tile-placed", "{place} joins the island"),
    ids.CAPITAL_SET: EventText("capital-set", "{seat} makes {place} the capital"),
    ids.CROWS_FLEW: EventText("crows-flew", "the crows fly {way}"),
    ids.BRENN_NAMED: EventText("brenn-named", "{seat} becomes Brenn"),
    ids.DEED_GAINED: EventText("deed-gained", "{seat} gains a deed"),
    ids.DEED_LOST: EventText("deed-lost", "{seat} gives up a deed"),
    ids.ADVANTAGE_TAKEN: EventText("advantage-taken", "{seat} takes the advantage card of {place}"),
    ids.KEPT: EventText("kept", "{seat} keeps one tale of those drawn"),
    ids.DISCARDED: EventText("discarded", "{seat} discards {card}"),
    ids.CLASH_BEGAN: EventText("clash-began", "a clash begins in {place}; instigator: {seat}"),
    ids.CLASH_ENDED: EventText("clash-ended", "the clash in {place} is over"),
    ids.SHELTERED: EventText("sheltered", "{seat} shelters a clan in a citadel"),
    ids.ATTACK_MADE: EventText("attacked", "{seat} attacks {foe}"),
    ids.PEACE_OFFERED: EventText("peace-offered", "{seat} offers peace"),
    ids.PEACE_REFUSED: EventText("peace-refused", "{seat} refuses peace"),
    ids.SEASON_BEGAN: EventText("season-began", "season {number} begins with {seat}"),
    ids.SEASON_ENDED: EventText("season-ended", "season {number} ends"),
    ids.GAME_WON: EventText("won", "{seat} is High King"),
    ids.GAME_DRAWN: EventText("drawn", "the years pass without a High King"),
    ids.SHUFFLED: EventText("shuffled", "the discarded tales are shuffled into the deck"),
    ids.SAVED: EventText("saved", "the clan is saved"),
    ids.VOIDED: EventText("voided", "the attack does nothing"),
    ids.RETURNED: EventText("returned", "{seat} brings {count} back from the Cauldron to {place}"),
    ids.TURN_TAKEN: EventText("turn-taken", "{seat} takes the next turn"),
    ids.REVEALED: EventText("revealed", "{seat} reveals {card}"),
    ids.NO_WINNER: EventText("no-winner", "no High King is chosen"),
    ids.EMERGED: EventText("emerged", "all clans leave the citadels"),
    ids.TOOK: EventText("took", "{seat} takes {card}"),
}
SECRET: dict[int, tuple[EventText, EventText | None]] = {  # what the audience reads, and what the others read
    ids.DREW: (EventText("drew", "{seat} draws {card}"), EventText("drew-a-tale", "{seat} draws a tale")),
    ids.SPENT: (
        EventText("discarded", "{seat} discards {card}"),
        EventText("discarded-an-action", "{seat} discards an action card"),
    ),
    ids.GAVE: (
        EventText("gave", "{seat} gives {card} to {to_seat}"),
        EventText("gave-a-card", "{seat} gives a card to {to_seat}"),
    ),
    ids.STOLE: (
        EventText("stole", "{seat} takes {card} from {to_seat}"),
        EventText("stole-a-card", "{seat} takes a card from {to_seat}"),
    ),
    ids.TOOK: (EventText("took", "{seat} takes {card}"), EventText("took-an-action", "{seat} takes an action card")),
    ids.SAW: (
        EventText("saw-hand", "{seat} looks at the hand of {foe}"),
        EventText("saw-hand", "{seat} looks at the hand of {foe}"),
    ),
    ids.PUT_BY: (
        EventText("put-aside", "{seat} sets {card} aside"),
        EventText("put-a-card-aside", "{seat} sets a card aside"),
    ),
    ids.DRAFTED: (EventText("chose", "{seat} chooses {card}"), None),
}
TALES = (*OPEN.values(), *(tale for pair in SECRET.values() for tale in pair if tale))


def text_for(told: Unpacked, viewer: Seat | None) -> EventText | None:
    """How an event is reported to a viewer, if at all."""
    kind, audience = told.kind, told.d
    informed = audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)
    if kind in SECRET and audience != EVERYONE:
        return SECRET[kind][0 if informed else 1]
    return OPEN.get(kind)


def report(state: State, event: Frame, viewer: Seat | None) -> str | None:
    """An event as a sentence for a viewer; None if nothing is reported."""
    told = unpacked(event)
    tale = text_for(told, viewer)
    return tale.sentence.format(**fillings(told)) if tale else None


def event_message(state: State, event: Frame, viewer: Seat | None) -> Message | None:
    """An event as a message for a viewer; None if nothing is reported."""
    told = unpacked(event)
    tale = text_for(told, viewer)
    return (f"inis-{tale.name}", dict(argument(told, blank) for blank in blanks(tale.sentence))) if tale else None


def argument(told: Unpacked, blank: str) -> tuple[str, str | int]:
    """The argument of a message for a blank: its name, and a name of the notation or a number as its value."""
    a, b, c = told.a, told.b, told.c
    match blank:
        case "seat":
            return "seat", SEAT_NAMES[told.seat]
        case "foe":
            return "other", SEAT_NAMES[a]
        case "other" | "to_seat":
            return "other", SEAT_NAMES[b]
        case "card":
            return "card", CARD_NAMES[a]
        case "place":
            return "territory", PLACE_NAMES[a]
        case "to":
            return "destination", PLACE_NAMES[b]
        case "count":
            return "count", c
        case "way":
            return "way", WAYS[0 if a == 0 else 1]
        case "number":
            return "number", a
    raise KeyError(blank)


def fillings(told: Unpacked) -> dict[str, object]:
    """The values of the blanks of a sentence."""
    a, b, c = told.a, told.b, told.c
    return {
        "seat": name(SEAT_NAMES, told.seat),
        "foe": name(SEAT_NAMES, a),
        "other": name(SEAT_NAMES, b) if told.kind == ids.REPLACED else b,
        "to_seat": name(SEAT_NAMES, b),
        "card": name(CARD_TITLES, a),
        "place": "the " + name(PLACE_TITLES, a) if a < ids.PLACES else "",
        "to": "the " + name(PLACE_TITLES, b) if b < ids.PLACES else "",
        "count": "a clan" if c == 1 else f"{c} clans",
        "way": WAYS[0 if a == 0 else 1],
        "number": a,
    }


def name(names: tuple[str, ...], number: int) -> str:
    """The name with this number, or none."""
    return names[number] if number < len(names) else ""
