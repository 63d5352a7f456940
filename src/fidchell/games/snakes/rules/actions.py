"""The Actions of a turn."""

from fidchell.core.bits import bit
from fidchell.core.frames import frame, push
from fidchell.core.offers import offer_each
from fidchell.core.types import Action, Actions, Card, Count, Mask, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules import board, verbs
from fidchell.games.snakes.rules.convert import begin_attempt
from fidchell.games.snakes.rules.influence import attempts_at
from fidchell.games.snakes.rules.keeping import ask_for, give, may_trade, offer_trades, reach
from fidchell.games.snakes.rules.state import Snakes


def offer_actions(s: Snakes, seat: Seat, out: Actions) -> Count:
    """Offer everything a Saint may do now; in a Final Effort only what leads to the attempt."""
    n = 0
    if s.ap > 0:
        n = offer_attempts(s, seat, out)
        if n > 0 and s.ap > 1:
            out[n] = PREPARE
            n += 1
            if s.effort == 0 and board.last_space(s, seat):
                out[n] = FINAL_EFFORT
                n += 1
    if s.effort != 0:
        return n
    if s.ap > 0:
        n = offer_works(s, seat, out, n)
    if may_build(s, seat):
        out[n] = BUILD
        n += 1
    n = offer_free_plays(s, seat, out, n)
    n = offer_trades(s, seat, out, n)
    out[n] = DONE
    return n + 1


def offer_attempts(s: Snakes, seat: Seat, out: Actions) -> Count:
    """Offer the Convert attempts that are possible here."""
    n = 0
    where = s.where[seat]
    targets: Mask = attempts_at(s, where)
    if targets & bit(PEOPLE):
        before = -1
        for box in range(s.content.boxes[where]):
            kind = s.people[where * BOXES + box]
            if s.flock[where] >> box & 1 == 0 and kind != before:
                out[n] = CONVERT_PEOPLE + kind
                n += 1
                before = kind
    for target in range(CHIEF, TARGETS):
        if targets >> target & 1:
            out[n] = CONVERT_CHIEF + target - CHIEF
            n += 1
    return n


def moves(s: Snakes, seat: Seat) -> Mask:
    """Where a Saint may move: to adjacent Areas, or by sea from coast to coast."""
    where = s.where[seat]
    found: Mask = s.content.near[where]
    if board.able(s, seat, SAIL) and s.content.coast >> where & 1:
        found |= s.content.coast
    return found & ~bit(where)


def offer_works(s: Snakes, seat: Seat, out: Actions, n: Count) -> Count:
    """Offer what else costs an Action: moving, making a Relic, healing."""
    n = offer_each(moves(s, seat), MOVE, out, n)
    if s.graves[s.where[seat]] > 0:
        out[n] = MAKE_RELIC
        n += 1
    if board.item_with(s, seat, HEAL) < ITEMS:
        n = offer_each(weary(s, seat), HEAL_SEAT, out, n)
    return n


def weary(s: Snakes, seat: Seat) -> Mask:
    """The seats in the same Area, including `seat` itself, that have lost Zeal."""
    found: Mask = 0
    for other in range(s.players):
        if s.where[other] == s.where[seat] and s.zeal[other] > 0:
            found |= bit(other)
    return found


def may_build(s: Snakes, seat: Seat) -> bool:
    """Whether a seat may Build or Upgrade where it is, for an Action or for free."""
    return (s.ap > 0 or builds_free(s, seat)) and verbs.can_build(s, s.where[seat])


def builds_free(s: Snakes, seat: Seat) -> bool:
    """Whether the next Build costs no Action."""
    return s.free_build == 0 and board.able(s, seat, FREE_BUILD)


def plays_free(s: Snakes, seat: Seat, item: Card) -> bool:
    """Whether a kept card can be used between Actions: to build, or against a Dolmen."""
    where = s.where[seat]
    if board.power_at(s, item, BUILD_FREE) >= 0:
        return board.is_christian(s, where) and verbs.can_build(s, where)
    return board.power_at(s, item, RAZE_DOLMEN) >= 0 and s.dolmens[where] > 0


def may_look(s: Snakes, seat: Seat) -> bool:
    """Whether a seat may look at a face-down Druid here that it does not know."""
    where = s.where[seat]
    if s.ap == 0 or not board.unmet(s, where) or s.eyes[where] >> seat & 1:
        return False
    return board.item_with(s, seat, PEEK_DRUID) < ITEMS


def offer_free_plays(s: Snakes, seat: Seat, out: Actions, n: Count) -> Count:
    """Offer what costs no Action: kept cards, and looking at a Druid."""
    if board.held(s, seat) == 0:
        return n
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        if plays_free(s, seat, item):
            out[n] = PLAY + item
            n += 1
        item = board.next_item(s, seat, item)
    if may_look(s, seat):
        out[n] = LOOK
        n += 1
    return n


def nothing_to_do(s: Snakes, seat: Seat) -> bool:
    """Whether the Actions are over: no points are left, and nothing can be done for free."""
    if s.ap > 0:
        return False
    if may_build(s, seat):
        return False
    if may_trade(s, seat) and board.company(s, seat, reach(s, seat)) != 0:
        return False
    item = board.next_item(s, seat, -1)
    while item < ITEMS:
        if plays_free(s, seat, item):
            return False
        item = board.next_item(s, seat, item)
    return True


def take_action(s: Snakes, seat: Seat, action: Action) -> None:
    """A Saint does something; then the Actions continue."""
    if action == DONE:
        return
    push(s, frame(ACTIONS, seat))
    if CONVERT_CHIEF <= action < MOVE:
        begin_attempt(s, seat, action)
    elif MOVE <= action < MOVE + AREAS:
        move(s, seat, action - MOVE)
    elif action == PREPARE:
        prepare(s, seat)
    elif action == FINAL_EFFORT:
        s.ap -= 1
        s.effort = 1
        verbs.tell(s, EFFORT_MADE, seat)
    elif action == BUILD:
        build(s, seat)
    elif action == MAKE_RELIC:
        s.ap -= 1
        verbs.make_relic(s, seat)
    elif action == LOOK:
        verbs.look_at(s, seat, s.where[seat])
    elif PLAY <= action < PLAY + ITEMS:
        play_free(s, seat, action - PLAY)
    elif GIVE <= action < GIVE + ITEMS:
        give(s, seat, action - GIVE)
    elif TAKE <= action < TAKE + ITEMS:
        ask_for(s, seat, action - TAKE)
    else:
        heal(s, seat, action - HEAL_SEAT)


def prepare(s: Snakes, seat: Seat) -> None:
    """Prepare for an attempt; with faith the first time in a turn counts for more."""
    s.ap -= 1
    worth = 1
    item = board.item_with(s, seat, FIRST_PREPARE)
    if item < ITEMS and s.faith == 0:
        worth = s.content.power_amount[board.power_at(s, item, FIRST_PREPARE)]
    s.faith = 1
    s.prepared += worth
    verbs.tell(s, PREPARED, seat, worth)


def move(s: Snakes, seat: Seat, where: Place) -> None:
    """A Saint moves, losing all preparation, and may bring Relics along."""
    origin = s.where[seat]
    s.ap -= 1
    s.prepared = 0
    s.where[seat] = where
    verbs.tell(s, MOVED, seat, origin, where)
    push(s, frame(CARRY, seat, origin, 0))


def relics_to_bring(s: Snakes, origin: Place, least: Count) -> Mask:
    """The kinds of Relics in an Area, starting from kind `least`."""
    found: Mask = 0
    for kind in range(least, s.content.relic_kinds):
        if s.relics[origin * RELICS + kind] > 0:
            found |= bit(kind)
    return found


def offer_relics(s: Snakes, origin: Place, least: Count, out: Actions) -> Count:
    """Offer to bring Relics along, or to leave them behind."""
    n = offer_each(relics_to_bring(s, origin, least), BRING, out)
    out[n] = DONE
    return n + 1


def carry(s: Snakes, seat: Seat, origin: Place, action: Action) -> None:
    """A Relic is brought along, and more may follow."""
    if action == DONE:
        return
    verbs.bring_relic(s, seat, origin, action - BRING)
    push(s, frame(CARRY, seat, origin, action - BRING))


def build(s: Snakes, seat: Seat) -> None:
    """Build or Upgrade a Church, for an Action or for free."""
    if builds_free(s, seat):
        s.free_build = 1
    else:
        s.ap -= 1
    verbs.raise_church(s, seat, s.where[seat])


def play_free(s: Snakes, seat: Seat, item: Card) -> None:
    """A kept card is used between Actions."""
    at = board.power_at(s, item, BUILD_FREE)
    if at >= 0:
        verbs.spend(s, seat, item, s.content.power_manner[at])
        verbs.raise_church(s, seat, s.where[seat])
    else:
        verbs.spend(s, seat, item, s.content.power_manner[board.power_at(s, item, RAZE_DOLMEN)])
        verbs.clear_dolmen(s, s.where[seat])


def heal(s: Snakes, seat: Seat, other: Seat) -> None:
    """A Saint in the same Area regains Zeal."""
    s.ap -= 1
    item = board.item_with(s, seat, HEAL)
    at = board.power_at(s, item, HEAL)
    verbs.spend(s, seat, item, s.content.power_manner[at])
    verbs.regain(s, other, s.content.power_amount[at])
