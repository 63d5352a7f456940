"""Verbs: each changes one thing on the board and reports it as an event."""

from fidchell.core.bits import bit
from fidchell.core.chance import roll
from fidchell.core.frames import frame
from fidchell.core.limits import EVERYONE
from fidchell.core.types import Card, Count, Counts, Frame, Kind, Place, Seat
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules.board import first_pagan, graves_left
from fidchell.games.snakes.rules.state import Snakes


def tell(s: Snakes, kind: Kind, seat: Seat, a: int = 0, b: int = 0, c: int = 0, audience: int = EVERYONE) -> None:
    """Report an event; only the audience (a set of seats) may know it in full."""
    if s.listening:
        s.tell(frame(kind, seat, a, b, c, audience))


def bar(s: Snakes) -> None:
    """Set a barrier for undo: something has been drawn, rolled or shown that cannot be made unknown again."""
    s.barriers += 1


def roll_die(s: Snakes) -> Count:
    """Roll the die."""
    bar(s)
    return s.content.face[roll(s, s.content.faces)]


def roll_openly(s: Snakes) -> Count:
    """Roll the die for something other than an attempt, and report it."""
    face = roll_die(s)
    tell(s, THROWN, s.turn, face)
    return face


# People.


def take_out(s: Snakes, where: Place, box: Place) -> Count:
    """Take the People of a box out of an Area and close the gap; returns their kind."""
    kind = s.people[where * BOXES + box]
    for i in range(box, BOXES - 1):
        s.people[where * BOXES + i] = s.people[where * BOXES + i + 1]
    s.people[where * BOXES + BOXES - 1] = 0
    below = s.flock[where] & ((1 << box) - 1)
    above = s.flock[where] >> (box + 1)
    s.flock[where] = below | above << box
    return kind


def put_in(s: Snakes, where: Place, kind: Count, present: Count) -> None:
    """Put Pagan People into an Area that has `present` already, in numerical order."""
    box = 0
    while box < present and s.people[where * BOXES + box] <= kind:
        box += 1
    for i in range(present - box):
        s.people[where * BOXES + present - i] = s.people[where * BOXES + present - i - 1]
    s.people[where * BOXES + box] = kind
    below = s.flock[where] & ((1 << box) - 1)
    above = s.flock[where] >> box
    s.flock[where] = below | above << (box + 1)


def draw_kind(s: Snakes, pool: Counts, kinds: Count) -> Count:
    """Draw a block at random from a pool with a count of each kind; returns its kind."""
    left = 0
    for kind in range(kinds):
        left += pool[kind]
    skip = roll(s, left)
    kind = 0
    while skip >= pool[kind]:
        skip -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def draw_people(s: Snakes) -> Count:
    """Draw People from those set aside; returns their kind."""
    return draw_kind(s, s.reserve, s.content.people_kinds)


def first_to_go(s: Snakes, where: Place, present: Count) -> Place:
    """The box whose People leave first: the rightmost Flock, else the leftmost Pagans."""
    for i in range(present):
        if s.flock[where] >> (present - 1 - i) & 1:
            return present - 1 - i
    return 0


def replace_people(s: Snakes, where: Place, count: Count) -> None:
    """Remove People from an Area, then draw as many new ones; the removed go to the reserve last."""
    present = s.content.boxes[where]
    removed = min(count, present)
    packed: Frame = 0
    for _ in range(removed):
        box = first_to_go(s, where, present)
        was_flock = s.flock[where] >> box & 1
        kind = take_out(s, where, box)
        present -= 1
        packed = packed << 4 | kind
        tell(s, PEOPLE_REMOVED, s.turn, where, kind, was_flock)
    spare = 0
    for kind in range(s.content.people_kinds):
        spare += s.reserve[kind]
    if spare < removed:  # only unusual contents are this short of People
        give_back(s, packed, removed)
        packed = 0
    for _ in range(removed):
        kind = draw_people(s)
        put_in(s, where, kind, present)
        present += 1
        tell(s, PEOPLE_CAME, s.turn, where, kind)
    if spare >= removed:
        give_back(s, packed, removed)
    bar(s)


def give_back(s: Snakes, packed: Frame, count: Count) -> None:
    """Put removed People, packed in four bits each, with those set aside."""
    for _ in range(count):
        s.reserve[packed & 15] += 1
        packed = packed >> 4


def baptise(s: Snakes, seat: Seat, where: Place, kind: Count) -> None:
    """Pagan People of this kind become a Flock."""
    box = first_pagan(s, where, kind)
    s.flock[where] |= 1 << box
    tell(s, CONVERTED_PEOPLE, seat, where, kind)


# Druids, Churches, Dolmens.


def draw_druid(s: Snakes) -> Count:
    """Draw one of the Druids that nobody has seen; returns its kind."""
    bar(s)
    return draw_kind(s, s.druid_pool, s.content.druid_kinds)


def look_at(s: Snakes, seat: Seat, where: Place) -> None:
    """A seat looks at a face-down Druid and leaves it face down."""
    if s.druid[where] == HIDDEN:
        s.druid[where] = MET + draw_druid(s)
    s.eyes[where] |= 1 << seat
    bar(s)
    tell(s, DRUID_SEEN, seat, where, s.druid[where] - MET, 0, 1 << seat)


def turn_up(s: Snakes, seat: Seat, where: Place) -> None:
    """A Druid is met: it stays face up from now on."""
    if s.druid[where] == HIDDEN:
        s.druid[where] = MET + draw_druid(s)
    s.eyes[where] = FACE_UP
    bar(s)
    tell(s, DRUID_MET, seat, where, s.druid[where] - MET)


def drive_out(s: Snakes, seat: Seat, where: Place) -> None:
    """A Druid leaves Ireland for good."""
    s.druid[where] = 0
    s.eyes[where] = 0
    tell(s, DRUID_GONE, seat, where)


def bring_druid(s: Snakes, where: Place) -> None:
    """A Druid comes back: face down into an empty box; a Church there falls one level instead."""
    if s.church[where] > 0:
        lower_church(s, where)
    elif s.druid[where] == 0 and s.druids_left > 0:
        s.druids_left -= 1
        s.druid[where] = HIDDEN
        s.eyes[where] = 0
        tell(s, DRUID_CAME, s.turn, where)


def can_build(s: Snakes, where: Place) -> bool:
    """Whether a Church can be built or upgraded in an Area this turn."""
    level = s.church[where]  # of the next Church, since the state stores level + 1
    return s.druid[where] == 0 and level < LEVELS and s.churches_left[level] > 0 and s.built >> where & 1 == 0


def raise_church(s: Snakes, seat: Seat, where: Place) -> None:
    """Build a Church, or replace it by the next larger one."""
    level = s.church[where]
    s.churches_left[level] -= 1
    if level > 0:
        s.churches_left[level - 1] += 1
    s.church[where] = level + 1
    s.built |= 1 << where
    tell(s, CHURCH_BUILT, seat, where, level)


def lower_church(s: Snakes, where: Place) -> None:
    """A Church falls one level, or more if no smaller one is left in supply; the smallest is removed."""
    level = s.church[where] - 1
    if level < 0:
        return
    s.churches_left[level] += 1
    while level > 0 and s.churches_left[level - 1] == 0:
        level -= 1
    if level > 0:
        s.churches_left[level - 1] -= 1
    s.church[where] = level
    tell(s, CHURCH_LOWERED, s.turn, where, level)


def raise_dolmen(s: Snakes, where: Place) -> None:
    """A Dolmen wakes, if there is one left."""
    if s.dolmens_left > 0:
        s.dolmens_left -= 1
        s.dolmens[where] += 1
        tell(s, DOLMEN_RAISED, s.turn, where)


def clear_dolmen(s: Snakes, where: Place) -> None:
    """A Dolmen sleeps again."""
    if s.dolmens[where] > 0:
        s.dolmens_left += 1
        s.dolmens[where] -= 1
        tell(s, DOLMEN_CLEARED, s.turn, where)


# Graves and Relics.


def dig_grave(s: Snakes, seat: Seat) -> None:
    """A Grave is laid where a Saint died, if there is one left."""
    if graves_left(s) > 0:
        s.graves[s.where[seat]] += 1
        tell(s, GRAVE_DUG, seat, s.where[seat])


def make_relic(s: Snakes, seat: Seat) -> None:
    """Turn a Grave over: the Relic under it is a random one that nobody has seen."""
    kind = draw_kind(s, s.relic_pool, s.content.relic_kinds)
    where = s.where[seat]
    s.graves[where] -= 1
    s.relics[where * RELICS + kind] += 1
    bar(s)
    tell(s, RELIC_MADE, seat, where, kind)


def bring_relic(s: Snakes, seat: Seat, origin: Place, kind: Count) -> None:
    """A Relic goes along with a Saint who has moved."""
    s.relics[origin * RELICS + kind] -= 1
    s.relics[s.where[seat] * RELICS + kind] += 1
    tell(s, RELIC_MOVED, seat, origin, s.where[seat], kind)


# Cards.


def take_card(s: Snakes, seat: Seat, item: Card) -> None:
    """A seat gets a card."""
    if item < CARDS:
        s.kept[seat] |= bit(item)
    else:
        s.gifts[seat] |= 1 << (item - CARDS)


def lose_card(s: Snakes, seat: Seat, item: Card) -> None:
    """A seat loses a card."""
    if item < CARDS:
        s.kept[seat] &= ~bit(item)
    else:
        s.gifts[seat] &= ~(1 << (item - CARDS))


def put_away(s: Snakes, item: Card) -> None:
    """Put away a card that was given up: event cards are discarded, Gifts leave the game."""
    if item < CARDS:
        s.discard |= bit(item)


def spend(s: Snakes, seat: Seat, item: Card, manner: int) -> None:
    """A seat uses a kept card, which is given up or exhausted until the next turn."""
    tell(s, USED, seat, item)
    if manner & DISCARDED:
        lose_card(s, seat, item)
        put_away(s, item)
    elif item < CARDS:
        s.used |= bit(item)
    else:
        s.used_gifts |= 1 << (item - CARDS)


def note_moved(s: Snakes, item: Card) -> None:
    """A card was given for free or asked for in vain: it stays where it is for this turn."""
    if item < CARDS:
        s.moved |= bit(item)
    else:
        s.moved_gifts |= 1 << (item - CARDS)


def regain(s: Snakes, seat: Seat, count: Count) -> None:
    """A seat regains Zeal, at most up to the leftmost space."""
    gained = min(count, s.zeal[seat])
    s.zeal[seat] -= gained
    if gained > 0:
        tell(s, ZEAL_REGAINED, seat, gained)
