"""A simple planner for every decision: weighs what the points of a turn can win against the cost of failure."""

from fidchell.core.bits import bit, lowest
from fidchell.core.chance import roll
from fidchell.core.frames import a_of, b_of, kind_of
from fidchell.core.state import Room
from fidchell.core.types import Action, Actions, Card, Count, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.planner import answers
from fidchell.games.snakes.planner.costs import Worksheet, church_gain, gain_of, reckon, relic_gain, seat_worth
from fidchell.games.snakes.planner.weights import A_PLACE, CARD_PRICE, POINTS
from fidchell.games.snakes.rules.actions import builds_free, moves
from fidchell.games.snakes.rules.board import able, company, item_with, kept_saints, last_space, pagans, power_at
from fidchell.games.snakes.rules.influence import attempts_at
from fidchell.games.snakes.rules.odds import lasting, personal, prepare_worth, sacrifice, success
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import can_build

__all__ = ["plan_out", "plan_turn", "planned"]


# The value of points in each Area.


def fill_area(s: Snakes, d: Worksheet, where: Place) -> None:
    """Fill in the best value of each number of points in an Area."""
    for points in range(POINTS):
        d.best[where * POINTS + points] = -1000.0
        d.again[where * POINTS + points] = -1000.0
    targets: Mask = attempts_at(s, where)
    if targets & bit(PEOPLE):
        before = -1
        for box in range(s.content.boxes[where]):
            kind = s.people[where * BOXES + box]
            if s.flock[where] >> box & 1 == 0 and kind != before:
                fill_target(s, d, where, PEOPLE, kind)
                before = kind
    for target in range(CHIEF, TARGETS):
        if targets >> target & 1:
            fill_target(s, d, where, target, 0)


def fill_target(s: Snakes, d: Worksheet, where: Place, target: Kind, detail: Count) -> None:
    """Fill in the expected values of attempts on one target, with more and more preparation."""
    gain = gain_of(s, d, where, target, detail)
    total = lasting(s, where, target, detail) + personal(s, d.seat, where, target)
    for times in range(d.points):
        ready = total + prepare_worth(s, d.seat, times)
        at = where * POINTS + times + 1
        d.again[at] = max(d.again[at], helped_value(s, d, where, target, ready, gain))
    if where != s.where[d.seat]:
        return
    action = CONVERT_PEOPLE + detail if target == PEOPLE else CONVERT_CHIEF + target - CHIEF
    total += s.prepared
    if s.effort != 0:
        fill_effort(s, d, target, total + EFFORT_WORTH, gain, 0, action)
        return
    for times in range(d.points):
        ready = total + prepare_worth(s, d.seat, times)
        worth = helped_value(s, d, where, target, ready, gain)
        note_first(d, where, times + 1, worth, PREPARE if times > 0 else action)
    if last_space(s, d.seat) and d.points > 1:
        fill_effort(s, d, target, total + EFFORT_WORTH, gain, 1, FINAL_EFFORT)


def fill_effort(s: Snakes, d: Worksheet, target: Kind, total: Count, gain: float, spent: Count, action: Action) -> None:
    """Fill in the expected value of a Final Effort; the Saint dies of it, and the turn ends."""
    where = s.where[d.seat]
    for times in range(d.points - spent):
        ready = total + prepare_worth(s, d.seat, times)
        worth = success(s, d.seat, where, target, ready) * gain - d.death
        first = PREPARE if spent == 0 and times > 0 else action
        note_first(d, where, d.points, worth - 0.01 * times, first)


def helped_value(s: Snakes, d: Worksheet, where: Place, target: Kind, total: Count, gain: float) -> float:
    """The expected value of an attempt, with the help of a card that is given up if that pays."""
    plain = answers.attempt_value(s, d, where, target, total, gain)
    item = sacrifice(s, d.seat, target)
    if item == ITEMS:
        return plain
    more = s.content.power_amount[power_at(s, item, MODIFY)]
    price = CARD_PRICE / 100.0 * min(1.0, d.left / 6.0)
    return max(plain, answers.attempt_value(s, d, where, target, total + more, gain) - price)


def note_best(d: Worksheet, where: Place, points: Count, worth: float) -> None:
    """Record the value of this many points in an Area, in one go, if it is the best so far."""
    at = where * POINTS + points
    d.best[at] = max(d.best[at], worth)


def note_first(d: Worksheet, where: Place, points: Count, worth: float, action: Action) -> None:
    """Record the value of this many points where the seat is, and the first action, if it is the best so far."""
    at = where * POINTS + points
    if worth > d.best[at]:
        d.best[at] = worth
        d.first[points] = action


# Other work.


def fill_works(s: Snakes, d: Worksheet, where: Place) -> None:
    """Fill in what can be done in an Area besides attempts: Churches, Relics, healing, gifts to others."""
    if where != s.where[d.seat]:
        for points in range(1, d.points + 1):
            note_best(d, where, points, d.again[where * POINTS + points])
    if can_build(s, where):
        note_work(s, d, where, church_gain(s, d, where), BUILD)
    if s.graves[where] > 0:
        note_work(s, d, where, relic_gain(s, d, where), MAKE_RELIC)
    if kept_saints(s, d.seat) != 0:
        heir = lowest(kept_saints(s, d.seat))
        others: Mask = company(s, d.seat, bit(where))
        while others:
            note_work(s, d, where, answers.hand_over_gain(s, d, d.seat, lowest(others), heir), GIVE + heir)
            others &= others - 1
    if item_with(s, d.seat, HEAL) < ITEMS:
        for other in range(s.players):
            if s.zeal[other] > 0 and (s.where[other] == where or other == d.seat):
                note_work(s, d, where, heal_gain(s, d, other), HEAL_SEAT + other)


def note_work(s: Snakes, d: Worksheet, where: Place, worth: float, action: Action) -> None:
    """Record something that costs one point."""
    if where == s.where[d.seat]:
        note_first(d, where, 1, worth, action)
    else:
        note_best(d, where, 1, worth)


def heal_gain(s: Snakes, d: Worksheet, seat: Seat) -> float:
    """The gain if a seat regains Zeal."""
    return seat_worth(s, d, seat, -1, 0) - seat_worth(s, d, seat, 0, 0)


def fill_takes(s: Snakes, d: Worksheet) -> None:
    """Fill in the Saints that a seat may ask others for where it is; an Acolyte's turn ends with that."""
    where = s.where[d.seat]
    others: Mask = company(s, d.seat, bit(where))
    while others:
        other = lowest(others)
        saints: Mask = kept_saints(s, other) & ~s.moved
        if saints:
            worth = answers.hand_over_gain(s, d, other, d.seat, lowest(saints))
            points = d.points if s.saint[d.seat] == 0 else 1
            note_first(d, where, points, worth, TAKE + lowest(saints))
        others &= others - 1


# Points and moves.


def ways(s: Snakes, seat: Seat, where: Place) -> Mask:
    """The Areas to which a Saint could move from an Area."""
    found: Mask = s.content.near[where]
    if able(s, seat, SAIL) and s.content.coast >> where & 1:
        found |= s.content.coast
    return found & ~bit(where)


def fill_stays(s: Snakes, d: Worksheet) -> None:
    """Fill in the value of ending the turn in each Area: a share of what the next turn could do there."""
    for where in range(s.content.areas):
        rate = 0.0
        for points in range(1, min(d.points, 4) + 1):
            rate = max(rate, d.again[where * POINTS + points] / points)
        crowd = 0
        for other in range(s.players):
            if other != d.seat and s.where[other] == where:
                crowd += 1
        d.stay[where] = A_PLACE / 100.0 * 4.0 * rate / (1.0 + 0.5 * crowd)


def fill_ahead(s: Snakes, d: Worksheet) -> None:
    """Fill in the best value of all the points from each Area."""
    for points in range(d.points + 1):
        for where in range(s.content.areas):
            tail = d.stay[where]
            ahead = d.stay[where]
            for spent in range(1, points + 1):
                rest = d.tail[where * POINTS + points - spent]
                tail = max(tail, d.again[where * POINTS + spent] + rest)
                ahead = max(ahead, d.best[where * POINTS + spent] + rest)
            if points > 0:
                roads: Mask = ways(s, d.seat, where)
                while roads:
                    tail = max(tail, d.tail[lowest(roads) * POINTS + points - 1])
                    ahead = max(ahead, d.ahead[lowest(roads) * POINTS + points - 1])
                    roads &= roads - 1
            d.tail[where * POINTS + points] = tail
            d.ahead[where * POINTS + points] = ahead


def draw_up(s: Snakes, d: Worksheet, points: Count) -> None:
    """Fill in the whole sheet for a seat that has this many points."""
    d.points = min(points, POINTS - 1)
    for where in range(s.content.areas):
        fill_area(s, d, where)
    for where in range(s.content.areas):
        fill_works(s, d, where)
    if s.phase != 0:
        fill_takes(s, d)
    fill_stays(s, d)
    fill_ahead(s, d)


# Actions.


def pick_action(s: Snakes, d: Worksheet, out: Actions, n: Count) -> Action:
    """What to do with the remaining points."""
    free = pick_free(s, d, out, n)
    if free != DONE or s.ap == 0:
        return free
    draw_up(s, d, s.ap)
    where = s.where[d.seat]
    best = DONE
    most = d.stay[where] + 0.001
    for points in range(1, d.points + 1):
        worth = d.best[where * POINTS + points] + d.tail[where * POINTS + d.points - points]
        if worth > most and offered(d.first[points], out, n):
            most = worth
            best = d.first[points]
    roads: Mask = moves(s, d.seat) if s.effort == 0 else 0
    while roads:
        worth = d.ahead[lowest(roads) * POINTS + d.points - 1]
        if worth > most:
            most = worth
            best = MOVE + lowest(roads)
        roads &= roads - 1
    return best if offered(best, out, n) else out[0]


def offered(action: Action, out: Actions, n: Count) -> bool:
    """Whether an action is among the options."""
    for i in range(n):
        if out[i] == action:
            return True
    return False


def pick_free(s: Snakes, d: Worksheet, out: Actions, n: Count) -> Action:
    """Something worthwhile that costs no points, or DONE."""
    where = s.where[d.seat]
    for i in range(n):
        action = out[i]
        if action == LOOK:
            return action
        elif action == BUILD and builds_free(s, d.seat) and church_gain(s, d, where) > 0.2:
            return action
        elif PLAY <= action < PLAY + ITEMS and free_play_gain(s, d, action - PLAY) > 1.0:
            return action
        elif GIVE <= action < GIVE + ITEMS and able(s, d.seat, FREE_CARDS) and free_gift(s, d, action - GIVE):
            return action
    return DONE


def free_play_gain(s: Snakes, d: Worksheet, item: Card) -> float:
    """The gain of using a kept card between Actions, compared with keeping it."""
    where = s.where[d.seat]
    if power_at(s, item, BUILD_FREE) >= 0:
        return church_gain(s, d, where)
    return d.harm[where] - 1.0


def free_gift(s: Snakes, d: Worksheet, item: Card) -> bool:
    """Whether another seat within reach needs a Saint more than this one."""
    reach: Mask = bit(s.where[d.seat]) | s.content.near[s.where[d.seat]]
    others: Mask = company(s, d.seat, reach) if kept_saints(s, d.seat) & bit(item) else 0
    while others:
        if answers.hand_over_gain(s, d, d.seat, lowest(others), item) > 0.5:
            return True
        others &= others - 1
    return False


# The start, and Relics brought along.


def pick_start(s: Snakes, d: Worksheet, seat: Seat, out: Actions, n: Count) -> Action:
    """Where to start: where a turn gains most, away from those who have chosen already."""
    draw_up(s, d, 4)
    best = out[0]
    most = -1000.0
    for i in range(n):
        where = out[i] - AT
        worth = d.ahead[where * POINTS + 4]
        for other in range(seat):
            if s.where[other] == where:
                worth -= 2.0
        if worth > most:
            most = worth
            best = out[i]
    return best


def pick_relic(s: Snakes, seat: Seat, origin: Place, out: Actions, n: Count) -> Action:
    """A Relic to bring along: any that helps, unless a Saint with more to do stays behind."""
    if company(s, seat, bit(origin)) != 0 and pagans(s, origin) > pagans(s, s.where[seat]):
        return DONE
    for i in range(n):
        if out[i] != DONE and s.content.relic_value[out[i] - BRING] > 0:
            return out[i]
    return DONE


# Every question.


def suggest(s: Snakes, d: Worksheet, seat: Seat, out: Actions, n: Count) -> Action:
    """What a seat should answer, of the options in `out`."""
    f = s.stack[s.depth - 1]
    kind = kind_of(f)
    if n == 1:
        return out[0]
    if kind == CARRY:
        return pick_relic(s, seat, a_of(f), out, n)
    elif kind == CLEAR_DOLMEN:
        return CLEAR
    elif kind == CHOOSE_SAINT:
        return answers.pick_saint(s, out, n, True)
    elif kind == CHOOSE_DECK_SAINT:
        return answers.pick_saint(s, out, n, False)
    elif kind == SUCCEED:
        return answers.pick_heir(s, out, n)
    elif kind == BEGIN_TURN:
        return out[0]
    reckon(s, d, seat)
    if kind == ACTIONS:
        return pick_action(s, d, out, n)
    elif kind == BOOST:
        return answers.pick_boost(s, d, seat, a_of(f), b_of(f), out, n)
    elif kind == AFTER_ROLL:
        return answers.pick_after_roll(s, d, seat, a_of(f), out, n)
    elif kind == SPARE:
        return answers.spares(s, d, seat, a_of(f), b_of(f), out)
    elif kind == CONSENT:
        return answers.agrees(s, d, seat, a_of(f), b_of(f))
    elif kind == GIVE_TO:
        return answers.pick_taker(s, d, seat, a_of(f), out, n)
    elif kind == CHOOSE_GIFT:
        return answers.pick_item(s, d, seat, CHOOSE, 1.0, out, n)
    elif kind == DROP_ITEM:
        return answers.pick_item(s, d, seat, DROP, -1.0, out, n)
    elif kind == DROP_GIFT:
        return answers.pick_item(s, d, seat, DROP, 1.0, out, n)  # the rulebook removes the favourites
    elif kind == CHOOSE_AREA:
        return answers.pick_area(s, d, out, n)
    elif kind == CHOOSE_KING:
        return answers.pick_king(s, out, n)
    elif kind == CHOOSE_OTHER:
        return answers.pick_other(s, d, a_of(f) - NEGATIVE, out, n)
    elif kind == ORDER_DECK:
        return answers.pick_next(s, d, out, n)
    elif kind == CHOOSE_START:
        return pick_start(s, d, seat, out, n)
    return out[0]


def planned(s: Snakes) -> Action:
    """The action that the planner suggests to the first asked seat, based on what it may know."""
    if s is None or s.depth <= 0:
        raise ValueError("the game is over; there is nothing to plan")
    room = Room()
    seat = s.first_asked()
    n = s.options_into(seat, room.actions)
    return suggest(s, Worksheet(), seat, room.actions, n)


def plan_out(s: Snakes) -> int:
    """Play a game to its end with the planner in every seat; returns how many decisions were made."""
    if s is None:
        raise ValueError("there is no game to play")
    room = Room()
    d = Worksheet()
    decisions = 0
    while s.depth > 0:
        seat = s.first_asked()
        n = s.options_into(seat, room.actions)
        s.apply(seat, suggest(s, d, seat, room.actions, n))
        decisions += 1
    return decisions


def plan_turn(s: Snakes, epsilon: int) -> bool:
    """Play by plan until the next turn, with `epsilon` percent random decisions; returns False if the game is over."""
    if s is None:
        raise ValueError("there is no game to play")
    room = Room()
    d = Worksheet()
    s.horizon = s.turns + 1
    n = s.settle(room.actions)
    while n > 0:
        seat = s.first_asked()
        action = suggest(s, d, seat, room.actions, n)
        if epsilon > 0 and roll(s, 100) < epsilon:
            action = room.actions[roll(s, n)]
        s.apply(seat, action)
        n = s.settle(room.actions)
    s.horizon = 0
    return s.depth > 0
