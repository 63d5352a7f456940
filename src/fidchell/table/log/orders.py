"""Standing orders: what the server answers for a seat, so that games over days keep moving."""

from __future__ import annotations

from collections.abc import Iterable

from fidchell.core.match import Match
from fidchell.core.registry import Game
from fidchell.core.types import Action, Seat
from fidchell.table.log.entries import StandingOrder
from fidchell.table.server.refusal import Refusal

PASS_UNTIL_TURN = "pass-until-my-turn"
PASS_WHEN_HELPLESS = "pass-when-nothing-fits"
PASS_AT = "pass-at"  # with a moment
ASK_FOR = "ask-for"  # with a card: overrides all orders to pass
PEACE = "peace"  # with the number of clans to keep
KINDS = (PASS_UNTIL_TURN, PASS_WHEN_HELPLESS, PASS_AT, ASK_FOR, PEACE)
MOST = 40  # orders of one seat


def checked(orders: Iterable[StandingOrder]) -> tuple[StandingOrder, ...]:
    """The orders; refused if they are malformed."""
    found = tuple(orders)
    if len(found) > MOST:
        raise Refusal("too-many-orders", f"a seat can have at most {MOST} standing orders, not {len(found)}", most=MOST)
    for order in found:
        if order.kind not in KINDS:
            text = f"there is no order {order.kind[:40]!r}; choose from: {', '.join(KINDS)}"
            raise Refusal("unknown-order", text, known=list(KINDS))
        if len(order.card) > 60 or len(order.moment) > 60 or not 0 <= order.keep <= 99:
            raise Refusal("bad-order", "a standing order needs a card, a moment or a number from 0 to 99")
    return found


def answer(match: Match, seat: Seat, orders: Iterable[StandingOrder]) -> Action | None:
    """What a seat's orders answer now, or None if the seat has to be asked."""
    if match.window:
        return answer_in_window(match, seat, list(orders))
    return answer_to_peace(match, seat, orders)


def answer_in_window(match: Match, seat: Seat, orders: list[StandingOrder]) -> Action | None:
    """Pass, or None to ask the seat."""
    game, options = match.game, match.options_of(seat)
    if any(order.kind == ASK_FOR and plays(game, order.card) in options for order in orders):
        return None
    return game.flow.passing if any(passes(match, seat, order) for order in orders) else None


def plays(game: Game, card: str) -> Action:
    """The action that plays a card, or -1."""
    try:
        return game.notation.to_action(f"play {card}")
    except ValueError:
        return -1


def passes(match: Match, seat: Seat, order: StandingOrder) -> bool:
    """Whether an order says to pass in the current window."""
    if order.kind == PASS_UNTIL_TURN:
        return True
    if order.kind == PASS_WHEN_HELPLESS:
        return match.options_of(seat) == [match.game.flow.passing]
    if order.kind == PASS_AT:
        ask = match.game.ask(match.seen_from(seat), seat) or {}
        return bool(ask.get("moment") == order.moment)
    return False


def answer_to_peace(match: Match, seat: Seat, orders: Iterable[StandingOrder]) -> Action | None:
    """Agree to peace, if enough clans remain."""
    peace = match.game.talk.peace
    if not peace or peace.agree not in match.options_of(seat):
        return None
    here = peace.keeps(match.state, seat)
    return peace.agree if any(order.kind == PEACE and here >= order.keep for order in orders) else None
