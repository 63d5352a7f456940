"""The question that a position asks: who is asked what, as everyone hears it, and the options of a viewer."""

from functools import lru_cache
from typing import cast

from fidchell.core.events import unpacked
from fidchell.core.notation import Message
from fidchell.core.parts import Ask
from fidchell.core.state import State
from fidchell.core.types import Frame, Kind, Seat
from fidchell.games.inis import ids
from fidchell.games.inis.rules.derived import asking
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES, SEAT_NAMES, WORDS, cards_in
from fidchell.games.inis.view.questions import MOMENTS, QUESTIONS
from fidchell.games.inis.view.types import ClashStep, Declared, InisQuestion, Part, Planned

KEPT = 4096  # cached questions, enough for a few hundred tables at once
SAID = ("card", "player", "territory", "to", "proposer", "passing")  # the parts of a question that are names or numbers
CARD_ASKS = (ids.NAME_PLACE, ids.NAME_ORIGIN, ids.NAME_SEAT, ids.NAME_CLAN, ids.NAME_PLACINGS, ids.NAME_TARGETS)
BY_SEAT = (ids.OTHER_WORLD, ids.CUCHULAIN)  # cards whose plan is by seat
GATHERING = (ids.CONQUEST, ids.MOYTURA)  # cards that bring clans to the territory that was named
FIRST_STEP = (ids.SHELTER_CLAN, ids.SACRIFICE)
FIRST_MOMENTS = (ids.CLASH_START, ids.CITADELS_END)
LAST_STEP = (ids.RETURN_CLANS, ids.CHOOSE_CLASH)


def ask(state: State, viewer: Seat | None) -> InisQuestion | None:
    """Who must decide what; the options only for a seat that has them. The result is shared: never change it."""
    s = cast(Inis, state)
    top, effect, plan = asking(s)
    if not top:
        return None
    heard = question(top, s.players, effect, plan, s.season > 0, s.clash > 0)
    options = [] if viewer is None else s.options(viewer)
    if not options:
        return heard
    shown = heard.copy()
    shown["options"] = [WORDS[action] for action in options]
    if top & 255 == ids.KEEP_TALE:
        shown["drawn"] = cards_in(s.drawn)
    return shown


@lru_cache(maxsize=KEPT)
def question(
    top: Frame, players: int, effect: Frame, plan: tuple[int, ...], is_founded: bool, in_clash: bool
) -> InisQuestion:
    """What everyone hears of a question, of the card waiting to take effect, and of the plan for it."""
    kind, seat, a, b, c, _ = unpacked(top)
    # In the draft all are named, since nobody may see who has chosen already.
    asked = range(players) if kind == ids.DRAFT else (seat,)
    shown: InisQuestion = {
        "seats": [SEAT_NAMES[each] for each in asked],
        "id": QUESTIONS[kind].id,
        "what": QUESTIONS[kind].what,
        "part": part(kind, is_founded, in_clash),
    }
    if kind == ids.REACT:
        add_moment(shown, a, b, c)
    elif kind == ids.DRAFT:
        shown["passing"] = a
    elif kind in CARD_ASKS and a < ids.CARDS:
        shown["card"] = CARD_NAMES[a]
    elif kind == ids.GIVE_CARD:
        shown["to"] = SEAT_NAMES[a]
    elif kind == ids.CONSENT:
        shown["proposer"] = SEAT_NAMES[a]
    if in_clash:
        shown["step"] = clash_step(kind, a)
    if effect:
        shown["declared"] = declaration(effect, plan)
    return shown


def part(kind: Kind, is_founded: bool, in_clash: bool) -> Part:
    """The part of the game that a question belongs to."""
    if kind == ids.DRAFT or kind == ids.CHOOSE_ASIDE:
        return "draft" if kind == ids.DRAFT else "assembly"
    if kind == ids.CHOOSE_CAPITAL or (kind == ids.SETTLE_CLAN and not is_founded):
        return "founding"
    if kind == ids.REACT:
        return "clash-react" if in_clash else "react"
    if in_clash:
        return "manoeuvre" if kind == ids.MANOEUVRE else "clash"
    return "turn"


def clash_step(kind: Kind, moment: int) -> ClashStep:
    """The step of a clash at which a question is asked."""
    if kind in FIRST_STEP or (kind == ids.REACT and moment in FIRST_MOMENTS):
        return "citadels"
    return "end" if kind in LAST_STEP else "resolution"


def prompt(ask: Ask) -> Message:
    """The question as a message; its id consists of the kind of question and, for a reaction, the moment."""
    words = f"{ask['what']} {ask.get('moment', '')}".split()
    said = {name: ask[name] for name in SAID if name in ask}
    return f"inis-ask-{'-'.join(words).lower()}", said


def add_moment(shown: InisQuestion, moment: int, b: int, c: int) -> None:
    """Add the moment at which a seat may react, and what it reacts to."""
    shown["moment"] = MOMENTS[moment]
    if moment == ids.CANCEL:
        shown["card"], shown["player"] = CARD_NAMES[b], SEAT_NAMES[c]
    elif moment == ids.AFTER_CARD:
        shown["card"], shown["player"] = CARD_NAMES[b], SEAT_NAMES[c & ids.PLAYER]
    elif moment in (ids.LOSING, ids.LOST):
        shown["player"], shown["territory"] = SEAT_NAMES[b], PLACE_NAMES[c % ids.LED_AWAY]
    elif moment in (ids.DRAWING, ids.MOVED_IN, ids.ATTACKED, ids.AFTER_MANOEUVRE):
        shown["player"] = SEAT_NAMES[b]


def declaration(effect: Frame, plan: tuple[int, ...]) -> Declared:
    """What has been declared for the card that is about to take effect; everyone hears it."""
    _, seat, card, where, other, moment = unpacked(effect)
    shown: Declared = {
        "card": CARD_NAMES[card],
        "player": SEAT_NAMES[seat],
        "as": "season card" if moment == ids.SEASON_HALF else "triskel",
    }
    if where:
        shown["territory"] = PLACE_NAMES[where - 1]
    if other and card not in (ids.FIANNA, ids.CLUB):
        shown["seat"] = SEAT_NAMES[other - 1]
    elif other:
        shown["choice"] = other - (1 if card == ids.FIANNA else 0)
    if any(plan) and ids.PLANNED_CARDS >> card & 1:
        shown["plan"] = plan_view(plan, card)
        shown["planned"] = [planned(name, count, card, where) for name, count in plan_clans(plan, card).items()]
    return shown


def plan_view(plan: tuple[int, ...], card: int) -> dict[str, int]:
    """How many clans the declared card plans for each place, or for each seat."""
    return {"flip": plan[0]} if card == ids.MORRIGAN else plan_clans(plan, card)


def plan_clans(plan: tuple[int, ...], card: int) -> dict[str, int]:
    """The clans in a plan, by place or by seat."""
    names = SEAT_NAMES if card in BY_SEAT else PLACE_NAMES
    return {} if card == ids.MORRIGAN else {names[i]: n for i, n in enumerate(plan) if n}


def planned(name: str, count: int, card: int, where: int) -> Planned:
    """Clans in a plan, and where they go: from the territory that was named, or to it."""
    if card in BY_SEAT:
        return {"seat": name, "count": count}
    if not where:
        return {"territory": name, "count": count}
    hub = PLACE_NAMES[where - 1]
    return {"territory": name, "count": count, "move": [name, hub] if card in GATHERING else [hub, name]}
