"""A Convert attempt, from choosing it to its outcome."""

from fidchell.core.frames import a_of, amend, b_of, d_of, do, frame, kind_of, pending, push
from fidchell.core.types import Action, Actions, Card, Count, Kind, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules import board
from fidchell.games.snakes.rules.influence import needed, total_worth
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.verbs import baptise, bar, clear_dolmen, drive_out, roll_die, spend, tell, turn_up
from fidchell.games.snakes.rules.victory import end_game


def begin_attempt(s: Snakes, seat: Seat, action: Action) -> None:
    """A target is chosen; cards may still help before the die is rolled."""
    target = target_of(action)
    detail = action - CONVERT_PEOPLE if target == PEOPLE else 0
    tell(s, ATTEMPTED, seat, target, detail)
    do(s, frame(BOOST, seat, target, detail), frame(ATTEMPT, seat, target, detail))


def target_of(action: Action) -> Kind:
    """The target of a Convert action."""
    return PEOPLE if action >= CONVERT_PEOPLE else CHIEF + action - CONVERT_CHIEF


def boosts(s: Snakes, item: Card, target: Kind) -> int:
    """The index in the content of the power with which a kept card helps one attempt on this target, or -1."""
    at = board.power_at(s, item, MODIFY)
    if at < 0 or s.content.power_manner[at] == 0 or s.content.power_targets[at] >> target & 1 == 0:
        return -1
    return -1 if s.content.power_manner[at] & ONCE_A_TURN and board.was_used(s, item) else at


def offer_boosts(s: Snakes, seat: Seat, target: Kind, out: Actions) -> Count:
    """Offer kept cards that help this attempt, or the roll."""
    n = 0
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        if boosts(s, item, target) >= 0:
            out[n] = PLAY + item
            n += 1
        item = board.next_item(s, seat, item)
    out[n] = ROLL
    return n + 1


def no_boosts(s: Snakes, seat: Seat, target: Kind) -> bool:
    """Whether no kept card helps this attempt."""
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        if boosts(s, item, target) >= 0:
            return False
        item = board.next_item(s, seat, item)
    return True


def boost(s: Snakes, seat: Seat, target: Kind, detail: Count, action: Action) -> None:
    """A kept card helps the attempt, or the die is rolled."""
    if action == ROLL:
        return
    item = action - PLAY
    at = boosts(s, item, target)
    s.boost += s.content.power_amount[at]
    spend(s, seat, item, s.content.power_manner[at])
    push(s, frame(BOOST, seat, target, detail))


def attempt(s: Snakes, seat: Seat, target: Kind, detail: Count) -> None:
    """The attempt is committed: a face-down Druid that it targets is turned up, then the die is rolled."""
    s.ap -= 1
    if target == DRUID and board.unmet(s, s.where[seat]):
        turn_up(s, seat, s.where[seat])
    need = needed(s, total_worth(s, seat, target, detail))
    face = roll_die(s)
    tell(s, ROLLED, seat, face, need, target)
    push(s, frame(RESOLVE, seat, target, detail, face, need))
    open_rolls(s, seat)


def open_rolls(s: Snakes, seat: Seat) -> None:
    """Ask all seats that keep a card that changes a roll: the roller first, then clockwise."""
    for i in range(s.players):
        other = (seat + s.players - 1 - i) % s.players
        if changes_roll(s, other, seat):
            push(s, frame(AFTER_ROLL, other, seat))


def changes_roll(s: Snakes, seat: Seat, thrower: Seat) -> bool:
    """Whether a seat keeps a card that changes a roll."""
    return board.item_with(s, seat, REROLL) < ITEMS or (seat == thrower and board.item_with(s, seat, SET_DIE) < ITEMS)


def offer_rolls(s: Snakes, seat: Seat, thrower: Seat, out: Actions) -> Count:
    """Offer cards that change a roll, or to let it stand."""
    n = 0
    if seat == thrower and board.item_with(s, seat, SET_DIE) < ITEMS:
        out[n] = PLAY + board.item_with(s, seat, SET_DIE)
        n += 1
    if board.item_with(s, seat, REROLL) < ITEMS:
        out[n] = PLAY + board.item_with(s, seat, REROLL)
        n += 1
    out[n] = PASS
    return n + 1


def change_roll(s: Snakes, seat: Seat, thrower: Seat, action: Action) -> None:
    """A roll is changed; the seats that can change it again are asked again."""
    if action == PASS:
        return
    item = action - PLAY
    f = pending(s, RESOLVE)
    at = board.power_at(s, item, SET_DIE)
    if at >= 0 and seat == thrower:
        face = s.content.power_amount[at]
    else:
        at = board.power_at(s, item, REROLL)
        face = roll_die(s)
    spend(s, seat, item, s.content.power_manner[at])
    tell(s, REROLLED, seat, face)
    amend(s, RESOLVE, frame(RESOLVE, thrower, a_of(f), b_of(f), face, d_of(f)))
    while s.depth > 0 and kind_of(s.stack[s.depth - 1]) == AFTER_ROLL:
        s.depth -= 1
    open_rolls(s, thrower)


def resolve(s: Snakes, seat: Seat, target: Kind, detail: Count, face: Count, need: Count) -> None:
    """Above the needed face the attempt succeeds, below it fails, and a 6 may clear a Dolmen."""
    where = s.where[seat]
    effort = s.effort
    s.prepared = 0
    s.boost = 0
    s.effort = 0
    if face > need:
        convert(s, seat, where, target, detail)
        if s.ending != GOING_ON:
            return
    elif face == need:
        tell(s, NOTHING_HAPPENED, seat)
    if effort != 0:
        push(s, frame(DEATH, seat))
    if face < need:
        fail(s, seat, where, target, effort)
    if face == SIX and s.dolmens[where] > 0:
        push(s, frame(CLEAR_DOLMEN, seat, where))


def convert(s: Snakes, seat: Seat, where: Place, target: Kind, detail: Count) -> None:
    """The target is converted; with the last People, the game is won."""
    if target == PEOPLE:
        baptise(s, seat, where, detail)
        if board.all_converted(s):
            end_game(s, ALL_FLOCK)
    elif target == DRUID:
        drive_out(s, seat, where)
    elif target == CHIEF:
        turn_leader(s, seat, where)
    elif target == KINGS:
        turn_leader(s, seat, board.king_at(s, where))
    else:
        turn_leader(s, seat, HIGH_KING)


def turn_leader(s: Snakes, seat: Seat, lord: Place) -> None:
    """A Leader turns to the Christian side, so that both sides are known."""
    s.christian |= 1 << lord
    s.open |= 1 << lord
    bar(s)
    tell(s, CONVERTED_LEADER, seat, lord, s.leader[lord] - 1)


def fail(s: Snakes, seat: Seat, where: Place, target: Kind, effort: Count) -> None:
    """A failed attempt costs Zeal, then with a Druid it wakes a Dolmen; a Final Effort has paid its price already."""
    tell(s, FAILED, seat)
    if target == DRUID:
        push(s, frame(WAKE, seat, where))
    if effort != 0:
        return
    if board.able(s, seat, SHIELD) and s.shielded == 0:
        s.shielded = 1
        tell(s, LOSS_CANCELLED, seat)
    else:
        push(s, frame(LOSE_ZEAL, seat, 1, BY_FAILURE))


def clear_or_leave(s: Snakes, where: Place, action: Action) -> None:
    """A Saint who rolled a 6 has said whether it clears the Dolmen."""
    if action == CLEAR:
        clear_dolmen(s, where)
