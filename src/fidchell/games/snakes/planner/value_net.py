"""The value net: a small network, fitted to many games, that gives the probability of each result.

Its inputs are features of a position that everyone may see or infer, many of them in Action Points. Its weights are
not part of the rules: they are in a file that `tools/fit_snakes.py` writes.
"""

from math import exp

from fidchell.core.bits import bit, lowest, size
from fidchell.core.fields import float64, int8, scratch
from fidchell.core.limits import FITTED
from fidchell.core.types import Count, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.planner.costs import Worksheet, reckon, seat_worth, steps_of, work_now
from fidchell.games.snakes.planner.plan import draw_up
from fidchell.games.snakes.planner.value import worth
from fidchell.games.snakes.planner.weights import FEATURES, HIDDEN_UNITS, OUTCOMES, POINTS, SECOND_BEST
from fidchell.games.snakes.rules import board
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.victory import half_points

__all__ = ["ValueNet", "features", "predicted", "set_weights"]


@scratch
class ValueNet:
    """The weights of the net: from features to the hidden layer, and from there to results."""

    inner = float64(FEATURES, HIDDEN_UNITS)  # by feature, then unit
    inner_bias = float64(HIDDEN_UNITS)
    outer = float64(HIDDEN_UNITS, OUTCOMES)  # by unit, then result
    outer_bias = float64(OUTCOMES)
    fitted = int8()


VALUE_NET = ValueNet()  # one for all games; read-only once filled


# Traits, each scaled to about 1.


def add_feature(d: Worksheet, amount: float) -> None:
    """Record the next feature."""
    d.feature[d.features] = amount
    d.features += 1


def work_features(s: Snakes, d: Worksheet) -> None:
    """The work in each Area, hardest first, and all of it relative to the time left."""
    total = 0.0
    for where in range(AREAS):
        work = min(work_now(s, d, where), 60.0) if where < s.content.areas else 0.0
        d.work[where] = work
        total += work
        at = where
        while at > 0 and d.feature[at - 1] < work / 10.0:
            d.feature[at] = d.feature[at - 1]
            at -= 1
        d.feature[at] = work / 10.0
    d.features = AREAS
    add_feature(d, total / 50.0)
    add_feature(d, d.left / 20.0)
    add_feature(d, min(d.left * 3.4 / max(total, 1.0), 3.0))
    add_feature(d, (d.left * 3.4 - total) / 50.0)


def land_features(s: Snakes, d: Worksheet) -> None:
    """What is won and what stands in the way, Area by Area."""
    full = 0
    half = 0
    left = 0
    druids = 0
    built = 0
    highest = 0
    chiefs = 0
    lords = 0
    dolmens = 0
    graves = 0
    relics = 0
    for where in range(s.content.areas):
        open_here = board.pagans(s, where)
        left += open_here
        full += 1 if open_here == 0 else 0
        half += 1 if board.flocks(s, where) * 2 >= s.content.boxes[where] else 0
        druids += 1 if board.has_druid(s, where) else 0
        built += s.church[where]
        highest = max(highest, board.church_level(s, where))
        chiefs += 1 if board.is_christian(s, where) else 0
        lords += board.lord_worth(s, where) if open_here > 0 else 0
        dolmens += s.dolmens[where]
        graves += s.graves[where]
        relics += board.relics_at(s, where)
    add_feature(d, full / 5.0)
    add_feature(d, half / 5.0)
    add_feature(d, left / 15.0)
    add_feature(d, druids / 4.0)
    add_feature(d, built / 8.0)
    add_feature(d, highest / 3.0)
    add_feature(d, chiefs / 5.0)
    add_feature(d, lords / 10.0)
    add_feature(d, dolmens / 4.0)
    add_feature(d, graves / 3.0)
    add_feature(d, relics / 3.0)
    add_feature(d, half_points(s) / 20.0)


def crown_features(s: Snakes, d: Worksheet) -> None:
    """The Kings and the High King."""
    kings = 0
    might = 0
    for province in range(s.content.provinces):
        kings += 1 if board.is_christian(s, KING + province) else 0
        might += board.lord_worth(s, KING + province)
    add_feature(d, kings / 2.0)
    add_feature(d, might / 8.0)
    add_feature(d, 1.0 if board.is_christian(s, HIGH_KING) else 0.0)
    add_feature(d, board.lord_worth(s, HIGH_KING) / 4.0)


def time_features(s: Snakes, d: Worksheet) -> None:
    """Britain, Paganism, and the deck."""
    steps = 0.0
    saints = 0
    cards: Mask = s.deck | s.piles
    while cards:
        card = lowest(cards)
        if s.content.card_kind[card] == EVENT_CARD:
            steps += steps_of(s, card)
        if s.content.card_kind[card] == SAINT_CARD:
            saints += 1
        cards &= cards - 1
    boxes = s.content.end_box - s.paganism
    add_feature(d, boxes / 6.0)
    add_feature(d, steps / 6.0)
    add_feature(d, (boxes - steps) / 4.0)
    add_feature(d, s.fallen / 2.0)
    add_feature(d, size(s.deck) / 20.0)
    add_feature(d, size(s.piles) / 10.0)
    add_feature(d, saints / 3.0)
    add_feature(d, 1.0 * s.arthur)
    add_feature(d, 1.0 if s.key != 0 else 0.0)


def seat_features(s: Snakes, d: Worksheet, seat: Seat) -> None:
    """The condition of one seat, and the work where it is."""
    add_feature(d, seat_worth(s, d, seat, 0, 0) / 5.0)
    add_feature(d, (board.spaces(s, seat) - s.zeal[seat]) / 3.0)
    add_feature(d, 1.0 if s.saint[seat] > 0 else 0.0)
    add_feature(d, size(board.kept_saints(s, seat)) / 2.0)
    add_feature(d, min(d.work[s.where[seat]], 20.0) / 10.0)
    add_feature(d, board.action_points(s, seat) / 4.0)


def seats_features(s: Snakes, d: Worksheet) -> None:
    """The condition of all seats together, and of the active one and the next individually."""
    sum_worth = 0.0
    worst = 10.0
    zeal = 0
    acolytes = 0
    heirs = 0
    bare = 0
    points = 0
    crowd = 0
    gifts = 0
    near = 0.0
    for seat in range(s.players):
        here = seat_worth(s, d, seat, 0, 0)
        sum_worth += here
        worst = min(worst, here)
        zeal += board.spaces(s, seat) - s.zeal[seat]
        acolytes += 1 if s.saint[seat] == 0 else 0
        kept = size(board.kept_saints(s, seat))
        heirs += kept
        bare += 1 if kept == 0 else 0
        points += board.action_points(s, seat)
        crowd += size(board.company(s, seat, bit(s.where[seat])))
        gifts += size(s.gifts[seat]) + size(s.kept[seat]) - kept
        near += nearby(s, d, s.where[seat])
    share = 1.0 / s.players
    add_feature(d, sum_worth * share / 4.0)
    add_feature(d, worst / 8.0)
    add_feature(d, zeal * share / 3.0)
    add_feature(d, acolytes * share)
    add_feature(d, heirs * share)
    add_feature(d, bare * share)
    add_feature(d, points * share / 4.0)
    add_feature(d, crowd * share)
    add_feature(d, gifts * share / 2.0)
    add_feature(d, near * share / 10.0)
    life_features(s, d)
    seat_features(s, d, s.turn)
    seat_features(s, d, s.turn + 1 if s.turn + 1 < s.players else 0)


def lives(s: Snakes, seat: Seat) -> Count:
    """How much Zeal a seat and its successors can lose before an Acolyte dies."""
    left = board.spaces(s, seat) - s.zeal[seat] + size(board.kept_saints(s, seat)) * s.content.saint_spaces
    return left + s.content.acolyte_spaces if s.saint[seat] > 0 else left


def life_features(s: Snakes, d: Worksheet) -> None:
    """How near the seats are to losing everything."""
    fewest = 100
    total = 0
    for seat in range(s.players):
        fewest = min(fewest, lives(s, seat))
        total += lives(s, seat)
    add_feature(d, fewest / 6.0)
    add_feature(d, 1.0 / max(fewest, 1))
    add_feature(d, min(total / max(d.left, 1.0), 3.0))


def nearby(s: Snakes, d: Worksheet, where: Place) -> float:
    """The work that can be reached from an Area soon."""
    total = min(d.work[where], 15.0)
    areas: Mask = s.content.near[where]
    while areas:
        total += 0.3 * min(d.work[lowest(areas)], 15.0)
        areas &= areas - 1
    return total


def moment_features(s: Snakes, d: Worksheet) -> None:
    """The progress of the turn, and the options of the game."""
    add_feature(d, s.ap / 4.0)
    add_feature(d, s.prepared / 2.0)
    add_feature(d, 1.0 * s.effort)
    add_feature(d, 1.0 if s.phase != 0 else 0.0)
    for grade in range(GRADES):
        add_feature(d, 1.0 if s.grade == grade else 0.0)
    for players in range(SEATS):
        add_feature(d, 1.0 if s.players == players + 1 else 0.0)


def turn_features(s: Snakes, d: Worksheet) -> None:
    """The planned value of a seat's turn from where it is, and how much more it would be elsewhere."""
    draw_up(s, d, max(board.action_points(s, d.seat), 2))
    here = d.ahead[s.where[d.seat] * POINTS + d.points]
    most = here
    for where in range(s.content.areas):
        most = max(most, d.ahead[where * POINTS + d.points])
    add_feature(d, min(here, 20.0) / 5.0)
    add_feature(d, min(most - here, 20.0) / 5.0)


def fill_features(s: Snakes, d: Worksheet) -> None:
    """Write all features of a position to a sheet."""
    reckon(s, d, s.turn)
    d.features = 0
    work_features(s, d)
    land_features(s, d)
    crown_features(s, d)
    time_features(s, d)
    seats_features(s, d)
    moment_features(s, d)
    turn_features(s, d)
    reckon(s, d, s.turn - 1 if s.turn > 0 else s.players - 1)
    turn_features(s, d)


# The net.


def fill_hidden(d: Worksheet) -> None:
    """Compute the hidden layer from the features of a sheet."""
    for unit in range(HIDDEN_UNITS):
        d.hidden[unit] = VALUE_NET.inner_bias[unit]
    for i in range(d.features):
        if d.feature[i] != 0.0:
            for unit in range(HIDDEN_UNITS):
                d.hidden[unit] += d.feature[i] * VALUE_NET.inner[i * HIDDEN_UNITS + unit]


def forward(s: Snakes, d: Worksheet) -> None:
    """Write the probability of each result to a sheet."""
    fill_features(s, d)
    fill_hidden(d)
    most = -1000.0
    for outcome in range(OUTCOMES):
        total = VALUE_NET.outer_bias[outcome]
        for unit in range(HIDDEN_UNITS):
            total += max(d.hidden[unit], 0.0) * VALUE_NET.outer[unit * OUTCOMES + outcome]
        d.chance[outcome] = total
        most = max(most, total)
    whole = 0.0
    for outcome in range(OUTCOMES):
        d.chance[outcome] = exp(d.chance[outcome] - most)
        whole += d.chance[outcome]
    for outcome in range(OUTCOMES):
        d.chance[outcome] /= whole


def judge_by_hand(s: Snakes, d: Worksheet) -> None:
    """Turn the hand-written value into probabilities of a total victory and a total defeat."""
    for outcome in range(OUTCOMES):
        d.chance[outcome] = 0.0
    d.chance[0] = worth(s)
    d.chance[OUTCOMES - 1] = 1.0 - d.chance[0]


def expected_result(s: Snakes, d: Worksheet) -> float:
    """The value of a position or a finished game: mostly the probability of a total victory."""
    if s.depth == 0:
        for outcome in range(OUTCOMES):
            d.chance[outcome] = 1.0 if outcome == TOTAL_VICTORY - s.verdict else 0.0
    elif s.judge == FITTED and VALUE_NET.fitted:
        forward(s, d)
    else:
        judge_by_hand(s, d)
    return d.chance[0] + SECOND_BEST / 100.0 * (2.0 * d.chance[1] + d.chance[2])


# For Python.


def features(s: Snakes) -> list[float]:
    """The features of a position that the net reads."""
    if s is None or s.depth <= 0:
        raise ValueError("the game is over; there is nothing to predict")
    d = Worksheet()
    fill_features(s, d)
    return [d.feature[i] for i in range(d.features)]


def predicted(s: Snakes) -> list[float]:
    """The probabilities of the results, total victory first."""
    if s is None or s.depth <= 0:
        raise ValueError("the game is over; there is nothing to predict")
    d = Worksheet()
    forward(s, d)
    return [d.chance[i] for i in range(OUTCOMES)]


def set_weights(inner: list[float], inner_bias: list[float], outer: list[float], outer_bias: list[float]) -> None:
    """Set the weights of the net; lists of the wrong length are refused."""
    if (len(inner), len(outer)) != (FEATURES * HIDDEN_UNITS, HIDDEN_UNITS * OUTCOMES):
        raise ValueError("these weights belong to another net")
    if (len(inner_bias), len(outer_bias)) != (HIDDEN_UNITS, OUTCOMES):
        raise ValueError("these weights belong to another net")
    for i in range(FEATURES * HIDDEN_UNITS):
        VALUE_NET.inner[i] = inner[i]
    for i in range(HIDDEN_UNITS):
        VALUE_NET.inner_bias[i] = inner_bias[i]
    for i in range(HIDDEN_UNITS * OUTCOMES):
        VALUE_NET.outer[i] = outer[i]
    for i in range(OUTCOMES):
        VALUE_NET.outer_bias[i] = outer_bias[i]
    VALUE_NET.fitted = True
