"""How the planner answers questions other than for Actions: by the value of cards and the least harm."""

from fidchell.core.bits import bit, lowest, size
from fidchell.core.frames import a_of, b_of, c_of, d_of, pending
from fidchell.core.types import Action, Actions, Card, Count, Frame, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.planner.costs import Worksheet, gain_of, people_cost, seat_worth
from fidchell.games.snakes.planner.weights import CARD_PRICE
from fidchell.games.snakes.rules import board
from fidchell.games.snakes.rules.convert import boosts
from fidchell.games.snakes.rules.odds import failure, lasting, personal, success
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.turn import event_colour

# The value of cards and Saints.


def aim_worth(target: Kind) -> float:
    """How much a bonus on a target is worth over a whole game."""
    if target == PEOPLE:
        return 3.0
    elif target == CHIEF:
        return 1.2
    elif target == DRUID:
        return 2.4
    return 0.4


def saint_value(s: Snakes, saint: Card) -> float:
    """The value of a Saint as the active one of a seat."""
    total = 1.8 * s.content.saint_ap[saint] * 3.0 + 0.65 * s.content.saint_aura[saint] * min(s.players - 1, 3)
    for target in range(TARGETS):
        total += aim_worth(target) * s.content.saint_mod[saint * TARGETS + target]
    abilities = s.content.saint_gifts[saint]
    if abilities & FREE_BUILD:
        total += 2.0
    if abilities & SHIELD:
        total += 2.0
    if abilities & SAIL:
        total += 1.0
    if abilities & DELAY:
        total += 1.5
    if abilities & FREE_CARDS:
        total += 0.3 * s.players
    return total


def starter_value(s: Snakes, saint: Card) -> float:
    """The value of a Saint at the start of a game."""
    return saint_value(s, saint) - 1.6 * s.content.saint_zeal[saint] + 1.0 * s.content.saint_flock[saint]


def item_value(s: Snakes, d: Worksheet, seat: Seat, item: Card) -> float:
    """The value of a card to a seat that keeps it."""
    if board.is_saint_card(s, item):
        own = 1 if s.kept[seat] & bit(item) else 0
        heirs = size(board.kept_saints(s, seat)) - own
        gain = seat_worth(s, d, seat, 0, 1 - own) - seat_worth(s, d, seat, 0, -own)
        return 0.5 + gain + 0.15 * saint_value(s, s.content.card_saint[item]) + (1.5 if heirs == 0 else 0.0)
    return power_value(s, seat, item) * min(1.0, d.left / (2.0 * s.players))


def power_value(s: Snakes, seat: Seat, item: Card) -> float:
    """The value of the powers of a card."""
    most = 0.0
    for power in range(MODIFY, TAKE_GIFT + 3):
        at = board.power_at(s, item, power)
        if at >= 0:
            most = max(most, worth_of_power(s, power, at))
    return most


def worth_of_power(s: Snakes, power: Kind, at: Count) -> float:
    """The value of one power."""
    amount = s.content.power_amount[at]
    if power == MODIFY:
        return mod_value(s, at)
    elif power == FIRST_PREPARE:
        return 4.0 * (amount - 1)
    elif power == HEAL:
        return 3.5
    elif power == SET_DIE:
        return 3.0
    elif power == CANCEL_LOSS:
        return 2.6
    elif power == REROLL or power == TAKE_GIFT:
        return 2.4
    elif power == PEEK_DECK or power == BUILD_FREE:
        return 1.5
    return 1.2


def mod_value(s: Snakes, at: Count) -> float:
    """The value of a bonus on attempts: permanent, once per turn, or only once."""
    total = 0.0
    for target in range(TARGETS):
        if s.content.power_targets[at] >> target & 1:
            total += aim_worth(target) * s.content.power_amount[at]
    if s.content.power_manner[at] & DISCARDED:
        return CARD_PRICE / 100.0
    return total * (0.7 if s.content.power_manner[at] != 0 else 1.0)


# Choosing a card or a Saint.


def pick_item(s: Snakes, d: Worksheet, seat: Seat, first: Action, sign: float, out: Actions, n: Count) -> Action:
    """The option whose card is worth most to a seat, or least, depending on `sign`."""
    best = out[0]
    most = -1000.0
    for i in range(n):
        worth = sign * item_value(s, d, seat, out[i] - first)
        if worth > most:
            most = worth
            best = out[i]
    return best


def pick_saint(s: Snakes, out: Actions, n: Count, starting: bool) -> Action:
    """The best Saint to start with, or to have in the deck."""
    best = out[0]
    most = -1000.0
    for i in range(n):
        saint = out[i] - SAINT
        worth = starter_value(s, saint) if starting else saint_value(s, saint)
        if worth > most:
            most = worth
            best = out[i]
    return best


def pick_heir(s: Snakes, out: Actions, n: Count) -> Action:
    """The best successor of a dead Saint."""
    best = out[0]
    most = -1000.0
    for i in range(n):
        worth = saint_value(s, s.content.card_saint[out[i] - CHOOSE])
        if worth > most:
            most = worth
            best = out[i]
    return best


# Choosing the least harm.


def new_people_harm(s: Snakes, d: Worksheet, where: Place) -> float:
    """The cost of having one of the People of an Area replaced."""
    total = 0.0
    count = 0
    for kind in range(s.content.people_kinds):
        total += s.reserve[kind] * people_cost(s, d, kind, d.outlook[where])
        count += s.reserve[kind]
    if count == 0 or board.flocks(s, where) == 0:
        return 0.0
    return total / count + (d.score if board.pagans(s, where) == 0 else 0.0)


def pick_area(s: Snakes, d: Worksheet, out: Actions, n: Count) -> Action:
    """Of the Areas with most Flocks, the one where an event does least harm."""
    best = out[0]
    least = 1000.0
    for i in range(n):
        where = out[i] - AT
        harm = new_people_harm(s, d, where)
        if not board.has_druid(s, where) and s.church[where] == 0:
            harm += 2.0
        elif s.church[where] > 1:
            harm += 0.5 * s.church[where]
        if harm < least:
            least = harm
            best = out[i]
    return best


def pick_king(s: Snakes, out: Actions, n: Count) -> Action:
    """The Christian King who is missed least: many Christian Chiefs could replace him, few Pagan ones need him."""
    best = out[0]
    least = 1000.0
    for i in range(n):
        harm = 0.0
        areas: Mask = s.content.realm[out[i] - KING_OF]
        while areas:
            if not board.is_christian(s, lowest(areas)):
                harm += 1.0 + 0.2 * board.pagans(s, lowest(areas))
            areas &= areas - 1
        if harm < least:
            least = harm
            best = out[i]
    return best


def pick_other(s: Snakes, d: Worksheet, amount: Count, out: Actions, n: Count) -> Action:
    """The seat that can best afford a loss of Zeal, or most needs a gain."""
    best = out[0]
    most = -1000.0
    for i in range(n):
        other = out[i] - NAME
        lost = max(-amount, -s.zeal[other])
        worth = seat_worth(s, d, other, lost, 0) - seat_worth(s, d, other, 0, 0)
        if worth > most:
            most = worth
            best = out[i]
    return best


# Gifts from seat to seat.


def hand_over_gain(s: Snakes, d: Worksheet, giver: Seat, taker: Seat, item: Card) -> float:
    """The gain for all seats if a card goes from one seat to another."""
    if not board.is_saint_card(s, item):
        return item_value(s, d, taker, item) * 0.5 - item_value(s, d, giver, item) - 1.0
    gained = seat_worth(s, d, taker, 0, 1) - seat_worth(s, d, taker, 0, 0)
    return gained + seat_worth(s, d, giver, 0, -1) - seat_worth(s, d, giver, 0, 0)


def pick_taker(s: Snakes, d: Worksheet, seat: Seat, item: Card, out: Actions, n: Count) -> Action:
    """The seat to which a card is most useful."""
    best = out[0]
    most = -1000.0
    for i in range(n):
        worth = hand_over_gain(s, d, seat, out[i] - NAME, item)
        if worth > most:
            most = worth
            best = out[i]
    return best


def agrees(s: Snakes, d: Worksheet, seat: Seat, item: Card, taker: Seat) -> Action:
    """Whether a seat gives a card that another asks for."""
    return AGREE if hand_over_gain(s, d, seat, taker, item) > -1.5 else REFUSE


# Before and after a roll.


def outcome_worth(
    s: Snakes, d: Worksheet, where: Place, target: Kind, detail: Count, face: Count, need: Count
) -> float:
    """The value of the outcome if the die shows a face."""
    if face > need:
        return gain_of(s, d, where, target, detail)
    elif face == need:
        return 0.0
    return -d.zeal - (d.harm[where] if target == DRUID and s.dolmens_left > 0 else 0.0)


def attempt_value(s: Snakes, d: Worksheet, where: Place, target: Kind, total: Count, gain: float) -> float:
    """The expected value of an attempt at a total that leaves out a face-down Druid."""
    fails = failure(s, d.seat, where, target, total)
    price = d.zeal
    if target == DRUID and s.dolmens_left > 0:
        price += d.harm[where]
    cleared = 0.0
    if s.dolmens[where] > 0:
        cleared = d.harm[where] / s.content.faces
    return success(s, d.seat, where, target, total) * gain - fails * price + cleared


def pick_boost(s: Snakes, d: Worksheet, seat: Seat, target: Kind, detail: Count, out: Actions, n: Count) -> Action:
    """A kept card for this attempt, if it gains more than it is worth; otherwise the roll."""
    where = s.where[seat]
    gain = gain_of(s, d, where, target, detail)
    total = lasting(s, where, target, detail) + personal(s, seat, where, target) + s.prepared + s.boost
    total += 2 if s.effort != 0 else 0
    best = ROLL
    most = 0.0
    for i in range(n):
        if out[i] == ROLL:
            continue
        at = boosts(s, out[i] - PLAY, target)
        if s.content.power_manner[at] & DISCARDED == 0:
            return out[i]
        more = attempt_value(s, d, where, target, total + s.content.power_amount[at], gain)
        more -= attempt_value(s, d, where, target, total, gain) + CARD_PRICE / 100.0 * min(1.0, d.left / 6.0)
        if more > most:
            most = more
            best = out[i]
    return best


def pick_after_roll(s: Snakes, d: Worksheet, seat: Seat, thrower: Seat, out: Actions, n: Count) -> Action:
    """A card that changes a roll, if the expected gain is worth it; otherwise none."""
    f: Frame = pending(s, RESOLVE)
    where = s.where[thrower]
    target = a_of(f)
    need = d_of(f)
    now = outcome_worth(s, d, where, target, b_of(f), c_of(f), need)
    best = PASS
    most = 0.0
    for i in range(n):
        if out[i] == PASS:
            continue
        at = board.power_at(s, out[i] - PLAY, SET_DIE)
        if at >= 0 and seat == thrower:
            then = outcome_worth(s, d, where, target, b_of(f), s.content.power_amount[at], need)
        else:
            then = mean_outcome(s, d, where, target, b_of(f), need)
        more = then - now - 2.2 * min(1.0, d.left / 8.0)
        if more > most:
            most = more
            best = out[i]
    return best


def mean_outcome(s: Snakes, d: Worksheet, where: Place, target: Kind, detail: Count, need: Count) -> float:
    """The mean value of another roll."""
    total = 0.0
    for i in range(s.content.faces):
        total += outcome_worth(s, d, where, target, detail, s.content.face[i], need)
    return total / s.content.faces


def spares(s: Snakes, d: Worksheet, seat: Seat, victim: Seat, count: Count, out: Actions) -> Action:
    """Whether to give up a card so that a Saint loses no Zeal."""
    harm = seat_worth(s, d, victim, 0, 0) - seat_worth(s, d, victim, count, 0)
    return out[0] if harm > 1.8 * min(1.0, d.left / 8.0) else PASS


# Cards in the deck.


def op_harm(s: Snakes, d: Worksheet, op: Count) -> float:
    """The approximate harm of an effect."""
    code = s.content.op_code[op]
    amount = s.content.op_amount[op]
    who = s.content.op_where[op]
    if code == PAGANISM:
        return 6.0 * amount
    elif code == ZEAL:
        many = s.players if who == WHO_ALL else 1
        return -1.0 * amount * (2 if who == WHO_PAIR and s.players > 1 else many)
    elif code == REPLACE_PEOPLE:
        return 3.0 * amount
    elif code == TOPPLE_CHIEF or code == TOPPLE_KING or code == TOPPLE_HIGH_KING:
        return 2.0
    elif code == CHURCH or code == AP:
        return -1.2 * amount
    elif code == DOLMEN:
        return 3.0 * amount
    elif code == DRUID_RETURNS:
        return 3.0
    elif code == GIFT:
        return -3.0
    return -0.8 * amount if code == MOD else 0.0


def slot_harm(s: Snakes, d: Worksheet, card: Card, slot: Kind) -> float:
    """The approximate harm of one event of a card."""
    total = 0.0
    first = s.content.first_op[card * SLOTS + slot]
    for i in range(s.content.op_count[card * SLOTS + slot]):
        total += op_harm(s, d, first + i)
    return total


def pair_harm(s: Snakes, d: Worksheet, first: Card, second: Card) -> float:
    """The approximate harm of two cards, drawn one after the other."""
    colour = event_colour(s)
    total = -2.0
    if s.content.card_kind[first] == EVENT_CARD:
        total = slot_harm(s, d, first, TITLE) + slot_harm(s, d, first, colour)
        colour = s.content.arrow[first]
    if s.content.card_kind[second] == EVENT_CARD:
        return total + slot_harm(s, d, second, TITLE) + slot_harm(s, d, second, colour)
    return total - 1.5


def pick_next(s: Snakes, d: Worksheet, out: Actions, n: Count) -> Action:
    """The card to be drawn next: the order in which the two cards do least harm."""
    best = out[0]
    least = 1000.0
    for i in range(n):
        for j in range(n):
            if i != j:
                harm = pair_harm(s, d, out[i] - CHOOSE, out[j] - CHOOSE)
                if harm < least:
                    least = harm
                    best = out[i]
    return best
