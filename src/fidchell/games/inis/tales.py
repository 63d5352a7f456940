"""Events told as sentences; what a reader may not know is left vague."""

from fidchell.core.events import Packed, unpacked
from fidchell.core.limits import EVERYONE
from fidchell.core.state import State
from fidchell.core.types import Frame, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.words import CARD_TITLES, PLACE_TITLES, SEAT_NAMES

OPEN = {
    ids.PLAYED: "{seat} plays {card}",
    ids.CANCELLED: "{card} is cancelled",
    ids.PASSED: "{seat} passes",
    ids.CLAIMED: "{seat} claims the crown",
    ids.PLACED: "{seat} places a clan in {place}",
    ids.MOVED: "{seat} moves {count} from {place} to {to}",
    ids.REMOVED: "{seat} loses a clan in {place}",
    ids.REPLACED: "a clan of {seat} replaces one of {other} in {place}",
    ids.BUILT_CITADEL: "a citadel rises in {place}",
    ids.BUILT_SANCTUARY: "a sanctuary rises in {place}",
    ids.FESTIVAL_SET: "a festival is held in {place}",
    ids.FESTIVAL_OVER: "the festival in {place} is over",
    ids.TILE_PLACED: "{place} joins the island",
    ids.CAPITAL_SET: "{seat} makes {place} the capital",
    ids.CROWS_FLEW: "the crows fly {way}",
    ids.BRENN_NAMED: "{seat} becomes Brenn",
    ids.DEED_GAINED: "{seat} gains a deed",
    ids.DEED_LOST: "{seat} gives up a deed",
    ids.ADVANTAGE_TAKEN: "{seat} takes the advantage card of {place}",
    ids.KEPT: "{seat} keeps one tale of those drawn",
    ids.DISCARDED: "{seat} discards {card}",
    ids.CLASH_BEGAN: "a clash begins in {place}; instigator: {seat}",
    ids.CLASH_ENDED: "the clash in {place} is over",
    ids.SHELTERED: "{seat} shelters a clan in a citadel",
    ids.ATTACK_MADE: "{seat} attacks {foe}",
    ids.PEACE_OFFERED: "{seat} offers peace",
    ids.PEACE_REFUSED: "{seat} refuses peace",
    ids.SEASON_BEGAN: "season {number} begins with {seat}",
    ids.SEASON_ENDED: "season {number} ends",
    ids.GAME_WON: "{seat} is High King",
    ids.GAME_DRAWN: "the years pass without a High King",
    ids.SHUFFLED: "the discarded tales are shuffled into the deck",
    ids.SAVED: "the clan is saved",
    ids.VOIDED: "the attack does nothing",
    ids.RETURNED: "{seat} brings {count} back from the Cauldron to {place}",
    ids.TURN_TAKEN: "{seat} takes the next turn",
    ids.REVEALED: "{seat} reveals {card}",
    ids.NO_WINNER: "no High King is chosen",
    ids.EMERGED: "all clans leave the citadels",
    ids.TOOK: "{seat} takes {card}",
}
SECRET = {  # what those in the audience read, and what the others do
    ids.DREW: ("{seat} draws {card}", "{seat} draws a tale"),
    ids.SPENT: ("{seat} discards {card}", "{seat} discards an action card"),
    ids.GAVE: ("{seat} gives {card} to {to_seat}", "{seat} gives a card to {to_seat}"),
    ids.STOLE: ("{seat} takes {card} from {to_seat}", "{seat} takes a card from {to_seat}"),
    ids.TOOK: ("{seat} takes {card}", "{seat} takes an action card"),
    ids.SAW: ("{seat} looks at the hand of {foe}", "{seat} looks at the hand of {foe}"),
    ids.PUT_BY: ("{seat} sets {card} aside", "{seat} sets a card aside"),
    ids.DRAFTED: ("{seat} chooses {card}", ""),
}


def report(state: State, event: Frame, viewer: Seat | None) -> str | None:
    """An event as a sentence for a viewer; None if there is nothing to say."""
    told = unpacked(event)
    kind, audience = told.kind, told.d
    informed = audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)
    if kind in SECRET and audience != EVERYONE:
        template = SECRET[kind][0 if informed else 1]
    elif kind in OPEN:
        template = OPEN[kind]
    else:
        return None
    return template.format(**fillings(told)) or None


def fillings(told: Packed) -> dict[str, object]:
    """What the blanks of a sentence stand for."""
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
        "way": "clockwise" if a == 0 else "counter-clockwise",
        "number": a,
    }


def name(names: tuple[str, ...], number: int) -> str:
    """The name with this number, or none."""
    return names[number] if number < len(names) else ""
