"""The work and the time left in Ireland, and the value of Zeal, all in Action Points."""

from fidchell.core.bits import lowest, size
from fidchell.core.fields import float64, int32, scratch
from fidchell.core.types import Card, Count, Kind, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.planner.weights import *
from fidchell.games.snakes.rules import board
from fidchell.games.snakes.rules.odds import ability, known_druid, knows_druid, over, realm_worth, under
from fidchell.games.snakes.rules.state import Snakes


@scratch
class Worksheet:
    """Scratch memory for the planner; not part of any state."""

    cost = float64(SPANS, TENTHS)  # what it costs to convert a target, by total
    aid = int32(TARGETS)  # what the Saints add on average
    outlook = int32(AREAS)  # what the board will add to attempts on People when their turn comes
    harm = float64(AREAS)  # what one more Dolmen would cost
    stay = float64(AREAS)  # the value of ending a turn here
    best = float64(AREAS, POINTS)  # the best value of this many points here, in one go
    again = float64(AREAS, POINTS)  # the same for what can be repeated
    tail = float64(AREAS, POINTS)  # the best value of this many points from here, using only what can be repeated
    ahead = float64(AREAS, POINTS)  # the best value of this many points from here
    first = int32(POINTS)  # the first action of the best plan with this many points, where the seat is
    work = float64(AREAS)  # the work left in each Area
    feature = float64(FEATURES)  # the inputs of the net in `value_net.py`
    hidden = float64(HIDDEN_UNITS)  # its hidden layer
    chance = float64(OUTCOMES)  # its probability of each result
    features = int32()
    seat = int32()
    points = int32()
    curse = int32()  # additional Dolmens assumed everywhere
    left = float64()  # turns left
    pace = float64()  # ratio of points left to work left
    score = float64()  # the value of a point of the score
    zeal = float64()  # the cost of a failure to the seat
    death = float64()  # the cost of dying in a Final Effort


# Costs.


def cheapest(s: Snakes, total: Count) -> float:
    """The mean number of points it takes to convert a target at a total, preparing as often as is best."""
    least = HOPELESS / 100.0
    for times in range(4):
        chance = over(s, total + times)
        if chance > 0.0:
            least = min(least, (times + 1 + under(s, total + times) * LOST_ZEAL / 100.0) / chance)
    return least


def fill_costs(s: Snakes, d: Worksheet) -> None:
    """Fill in the cost at every total, in steps of a tenth, and what the Saints add on average."""
    above = cheapest(s, -LEAST_TOTAL)
    for i in range(SPANS):
        here = above
        above = cheapest(s, i + 1 - LEAST_TOTAL)
        for tenth in range(TENTHS):
            d.cost[i * TENTHS + tenth] = here + (above - here) * tenth / TENTHS
    for target in range(TARGETS):
        total = TENTHS * relics_about(s)
        for seat in range(s.players):
            total += TENTHS * ability(s, seat, s.where[seat], target)
        d.aid[target] = max(total, 0) // s.players


def relics_about(s: Snakes) -> Count:
    """What all Relics add together; they are assumed to go where the work is."""
    total = 0
    for where in range(s.content.areas):
        total += board.relics_at(s, where)
    return total


def cost_at(d: Worksheet, tenths: Count) -> float:
    """The cost in points at a total, which is given in tenths since it may be a mean."""
    return d.cost[min(max(tenths + LEAST_TOTAL * TENTHS, 0), SPANS * TENTHS - 1)]


# Work. Everything here that adds to attempts is in tenths.


def lord_prospect(s: Snakes, lord: Place) -> Count:
    """The Christian side of a Leader: known, or the mean of the blocks that show the same Pagan side."""
    block = s.leader[lord] - 1
    if block < 0:
        return 0
    if board.is_christian(s, lord) or s.open >> lord & 1:
        return TENTHS * s.content.christened[block]
    total = 0
    count = 0
    for other in range(s.content.leaders):
        if s.content.pagan[other] == s.content.pagan[block]:
            total += TENTHS * s.content.christened[other]
            count += 1
    return max(total, 0) // count


def lord_now(s: Snakes, lord: Place) -> Count:
    """What a Leader adds now."""
    return TENTHS * board.lord_worth(s, lord)


def ground(s: Snakes, d: Worksheet, where: Place) -> Count:
    """What the Graves and Dolmens of an Area add; Relics count as help that goes everywhere."""
    return TENTHS * (s.graves[where] - s.dolmens[where] - d.curse)


def flock_work(s: Snakes, d: Worksheet, where: Place, bonus: Count) -> float:
    """The work of converting the Pagan People of an Area, if the board adds this bonus in total."""
    total = 0.0
    for box in range(s.content.boxes[where]):
        if s.flock[where] >> box & 1 == 0:
            total += people_cost(s, d, s.people[where * BOXES + box], bonus)
    return total


def people_cost(s: Snakes, d: Worksheet, kind: Count, bonus: Count) -> float:
    """The work of converting People of a kind."""
    return cost_at(d, TENTHS * s.content.people_value[kind] + bonus + d.aid[PEOPLE])


def chief_cost(s: Snakes, d: Worksheet, where: Place, king: Count, bonus: Count) -> float:
    """The work of converting the Chief of an Area under a King who adds `king`."""
    return cost_at(d, lord_now(s, where) + king + bonus + d.aid[CHIEF])


def open_work(s: Snakes, d: Worksheet, where: Place, box: Count, king: Count, won: bool) -> float:
    """The work in an Area, given what its Druid box adds, what its King adds, and whether its Chief is won already."""
    bonus = box + ground(s, d, where)
    if won:
        return flock_work(s, d, where, bonus + lord_prospect(s, where))
    as_it_is = flock_work(s, d, where, bonus + lord_now(s, where))
    if board.is_christian(s, where):
        return as_it_is
    first = chief_cost(s, d, where, king, bonus)
    return min(as_it_is, first + flock_work(s, d, where, bonus + lord_prospect(s, where)))


def druid_cost(s: Snakes, d: Worksheet, where: Place) -> float:
    """The work of driving out the Druid of an Area."""
    bonus = ground(s, d, where) + d.aid[DRUID]
    if knows_druid(s, d.seat, where):
        return cost_at(d, TENTHS * known_druid(s, where) + bonus)
    total = 0.0
    count = 0
    for kind in range(s.content.druid_kinds):
        here = board.unseen_druids(s, d.seat, kind)
        total += here * cost_at(d, TENTHS * s.content.druid_value[kind] + bonus)
        count += here
    return total / count if count > 0 else HOPELESS / 100.0


def bears_druid(s: Snakes, d: Worksheet, where: Place, king: Count, won: bool) -> bool:
    """Whether an Area has a face-up Druid that it is cheaper to put up with than to drive out."""
    if s.druid[where] < MET or s.eyes[where] != FACE_UP:
        return False
    freed = druid_cost(s, d, where) + open_work(s, d, where, 0, king, won)
    return open_work(s, d, where, TENTHS * known_druid(s, where), king, won) < freed


def area_work(s: Snakes, d: Worksheet, where: Place, king: Count, won: bool) -> float:
    """The work in an Area, given what its King adds and whether its Chief is won already."""
    if not board.has_druid(s, where):
        return open_work(s, d, where, TENTHS * board.church_level(s, where), king, won)
    elif bears_druid(s, d, where, king, won):
        return open_work(s, d, where, TENTHS * known_druid(s, where), king, won)
    return druid_cost(s, d, where) + open_work(s, d, where, 0, king, won)


def king_now(s: Snakes, where: Place) -> Count:
    """What the King of an Area's Province adds now."""
    return lord_now(s, board.king_at(s, where))


def work_now(s: Snakes, d: Worksheet, where: Place) -> float:
    """The work in an Area in the current position."""
    return area_work(s, d, where, king_now(s, where), False)


def outlook_at(s: Snakes, d: Worksheet, where: Place) -> Count:
    """What the board will add to attempts on the People of an Area once Druid and Chief are dealt with, if it pays."""
    king = king_now(s, where)
    bonus = ground(s, d, where)
    if not board.has_druid(s, where):
        bonus += TENTHS * board.church_level(s, where)
    elif bears_druid(s, d, where, king, False):
        bonus += TENTHS * known_druid(s, where)
    lord = lord_now(s, where)
    hoped = lord_prospect(s, where)
    if board.is_christian(s, where):
        return bonus + lord
    won = chief_cost(s, d, where, king, bonus) + flock_work(s, d, where, bonus + hoped)
    return bonus + (hoped if won < flock_work(s, d, where, bonus + lord) else lord)


# Time.


def steps_of(s: Snakes, card: Card) -> float:
    """How far a card moves Paganism on average."""
    total = 0.0
    for slot in range(SLOTS):
        if slot >= s.content.colours and slot != TITLE:
            continue
        first = s.content.first_op[card * SLOTS + slot]
        for i in range(s.content.op_count[card * SLOTS + slot]):
            if s.content.op_code[first + i] == PAGANISM:
                share = 1.0 if slot == TITLE else 1.0 / s.content.colours
                total += share * s.content.op_amount[first + i]
    return total


def turns_left(s: Snakes) -> float:
    """The estimated number of turns until the deck is empty or Britain has fallen."""
    cards: Mask = s.deck | s.piles
    count = size(cards)
    steps = 0.0
    while cards:
        if s.content.card_kind[lowest(cards)] == EVENT_CARD:
            steps += steps_of(s, lowest(cards))
        cards &= cards - 1
    boxes = s.content.end_box - s.paganism
    if steps <= boxes - 1.0:
        return 1.0 * count
    return max(1.0, count * (boxes - 0.5) / (steps + 0.5))


def reckon(s: Snakes, d: Worksheet, seat: Seat) -> None:
    """Start a new sheet for a seat: costs, time, and the values that depend on them."""
    d.seat = seat
    fill_costs(s, d)
    work = 0.0
    d.curse = 0
    for where in range(s.content.areas):
        work += work_now(s, d, where)
    d.left = turns_left(s)
    d.pace = min(d.left * POINTS_A_TURN / 100.0 / max(work, 1.0), 1.5)
    d.score = min(max(2.5 * (1.2 - d.pace), 0.3), 3.0)
    for where in range(s.content.areas):
        d.outlook[where] = outlook_at(s, d, where)
        d.harm[where] = dolmen_harm(s, d, where)
    d.zeal = max(0.0, seat_worth(s, d, seat, 0, 0) - seat_worth(s, d, seat, 1, 0))
    if board.able(s, seat, SHIELD) and s.shielded == 0:
        d.zeal = 0.0
    d.death = seat_worth(s, d, seat, 0, 0) - seat_worth(s, d, seat, POINTS, 0)


# Seats.


def fitness(left: Count) -> float:
    """The value of the spaces left on a Saint's track; not positive."""
    if left >= 6:
        return 0.0
    elif left == 5:
        return -0.3
    elif left == 4:
        return -0.9
    elif left == 3:
        return -1.8
    elif left == 2:
        return -3.0
    return -4.5


def frailty(s: Snakes, left: Count) -> float:
    """The value of the spaces left on an Acolyte's track; negative."""
    if left >= 5:
        return -5.0 * loneliness(s)
    elif left == 4:
        return -6.5 * loneliness(s)
    elif left == 3:
        return -8.5 * loneliness(s)
    elif left == 2:
        return -12.0 * loneliness(s)
    return -19.0 * loneliness(s)


def seat_worth(s: Snakes, d: Worksheet, seat: Seat, lost: Count, heirs: Count) -> float:
    """The value of a seat's Zeal and successors, after losing some Zeal and gaining or losing some successors."""
    left = board.spaces(s, seat) - s.zeal[seat] - lost
    kept = size(board.kept_saints(s, seat)) + heirs
    scale = min(1.0, d.left / (3.0 * s.players))
    if s.saint[seat] == 0:
        if kept > 0:
            return scale * (saintly(s, s.content.saint_spaces, kept - 1) - 0.5)
        return scale * frailty(s, left) if left > 0 else -15.0 - 3.0 * d.left
    if left > 0:
        return scale * saintly(s, left, kept)
    grave = 0.5 + 0.5 * board.pagans(s, s.where[seat])
    if kept > 0:
        return scale * (saintly(s, s.content.saint_spaces, kept - 1) - 0.5 + grave)
    return scale * (frailty(s, s.content.acolyte_spaces) + grave)


def loneliness(s: Snakes) -> float:
    """How much harder it is to get a successor when few others can give one."""
    return 0.5 + 3.2 / s.players


def saintly(s: Snakes, left: Count, heirs: Count) -> float:
    """The value of a Saint with this many spaces left and this many successors."""
    worth = fitness(left)
    if heirs == 0:
        return worth - loneliness(s) * (0.8 + 0.3 * (6 - min(left, 6)))
    return worth + 0.8 * min(heirs - 1, 2)


# Gains.


def area_points(s: Snakes, where: Place, more: Count) -> float:
    """The score of an Area with `more` additional Flocks."""
    here = board.flocks(s, where) + more
    if here >= s.content.boxes[where]:
        return 2.0
    return 1.0 if here * 2 >= s.content.boxes[where] else 0.0


def people_gain(s: Snakes, d: Worksheet, where: Place, kind: Count) -> float:
    """The gain of converting People: the work saved if all can be won in time, otherwise the same for all People."""
    work = people_cost(s, d, kind, d.outlook[where])
    share = min(1.0, d.pace)
    points = area_points(s, where, 1) - area_points(s, where, 0)
    return share * work + (1.0 - share) * 2.5 + d.score * points


def lasting_share(d: Worksheet) -> float:
    """How much of a lasting gain will still be used."""
    return min(1.0, d.pace) * LASTING / 100.0


def chief_gain(s: Snakes, d: Worksheet, where: Place) -> float:
    """The gain of converting a Chief."""
    king = king_now(s, where)
    return lasting_share(d) * (work_now(s, d, where) - area_work(s, d, where, king, True)) + 0.2


def druid_gain(s: Snakes, d: Worksheet, where: Place) -> float:
    """The gain of driving out a Druid."""
    king = king_now(s, where)
    saved = work_now(s, d, where) - open_work(s, d, where, 0, king, False)
    return lasting_share(d) * (saved + 0.5) + d.score


def king_gain(s: Snakes, d: Worksheet, where: Place) -> float:
    """The gain of converting the King of an Area's Province."""
    king = board.king_at(s, where)
    hoped = lord_prospect(s, king)
    saved = 0.0
    areas: Mask = board.realm_at(s, where)
    while areas:
        here = lowest(areas)
        saved += work_now(s, d, here) - area_work(s, d, here, hoped, False)
        areas &= areas - 1
    return lasting_share(d) * saved + 0.5 * d.score


def king_cost(s: Snakes, d: Worksheet, province: Place, high: Count) -> float:
    """The work of converting a King under a High King who adds `high`."""
    areas: Mask = s.content.realm[province]
    return cost_at(d, lord_now(s, KING + province) + high + TENTHS * realm_worth(s, areas) + d.aid[KINGS])


def high_king_gain(s: Snakes, d: Worksheet) -> float:
    """The gain of converting the High King."""
    saved = 0.0
    for province in range(s.content.provinces):
        if not board.is_christian(s, KING + province):
            now = king_cost(s, d, province, lord_now(s, HIGH_KING))
            then = king_cost(s, d, province, lord_prospect(s, HIGH_KING))
            saved += min(now, 8.0) - min(then, 8.0)
    return lasting_share(d) * 0.3 * saved + d.score


def gain_of(s: Snakes, d: Worksheet, where: Place, target: Kind, detail: Count) -> float:
    """The gain of converting a target."""
    if target == PEOPLE:
        return people_gain(s, d, where, detail)
    elif target == CHIEF:
        return chief_gain(s, d, where)
    elif target == KINGS:
        return king_gain(s, d, where)
    elif target == HIGH:
        return high_king_gain(s, d)
    return druid_gain(s, d, where)


def church_gain(s: Snakes, d: Worksheet, where: Place) -> float:
    """The gain of a Build or Upgrade in an Area."""
    king = king_now(s, where)
    level = s.church[where]  # of the next Church, since the state stores level + 1
    first = TENTHS * max(level - 1, 0)
    saved = open_work(s, d, where, first, king, False) - open_work(s, d, where, first + TENTHS, king, False)
    if level == 0:
        return lasting_share(d) * (saved * FIRST_STONE / 100.0 + 0.3)
    return lasting_share(d) * saved + (d.score if level == LEVELS - 1 else 0.0)


def dolmen_harm(s: Snakes, d: Worksheet, where: Place) -> float:
    """The cost of one more Dolmen in an Area."""
    if s.content.grade_dolmens[s.grade] == 0:
        return 0.0
    now = work_now(s, d, where)
    d.curse = 1
    then = work_now(s, d, where)
    d.curse = 0
    return lasting_share(d) * (then - now) + d.score


def relic_gain(s: Snakes, d: Worksheet, where: Place) -> float:
    """The gain of turning a Grave into a Relic that can be carried."""
    total = 0.0
    count = 0
    for kind in range(s.content.relic_kinds):
        total += s.relic_pool[kind] * s.content.relic_value[kind]
        count += s.relic_pool[kind]
    mean = total / count if count > 0 else 0.0
    return mean * 0.6 * min(d.left / s.players, 8.0) - 0.5 * board.pagans(s, where)
