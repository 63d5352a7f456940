"""The offset of each part of an observation; `encoding.py` describes the parts. C constants when compiled.

Sets come early, row after row: writing a row may overrun its end a little, into what is written after it.
"""

from fidchell.games.snakes.ids import (
    AREAS,
    BOXES,
    CARDS,
    COLOURS,
    GIFTS,
    GRADES,
    ITEMS,
    KINDS,
    LEVELS,
    LORDS,
    REGIONS,
    RELICS,
    SAINTS,
    SEATS,
    TARGETS,
)

KINDS_OF_ASK = 21
MANNERS = 3  # ways to choose Saints
DETAILS = 2
HALF = AREAS // 2 * BOXES  # the boxes of half of Ireland: as many bits as fit into one set
# Offsets added to numbers that may be negative.
LORD_ZERO = 10
HELP_ZERO = 60
BOOST_ZERO = 128
# The values in `open`.
CURRENT_CARD = 1
KEY_CARD = 2
ASKED_CARD = 3
# The values in `rested`, which are added up.
USED_CARD = 1
MOVED_CARD = 2

# What the content says about the map: written once, see `Content.sketch`.
M_NEAR = 0  # Area, other Area
M_COAST = M_NEAR + AREAS * AREAS
M_BOXES = M_COAST + AREAS
M_PROVINCE = M_BOXES + AREAS
M_REGION_BOXES = M_PROVINCE + AREAS
SKETCHED = M_REGION_BOXES + REGIONS
# Sets, one bit each.
M_FLOCKS = SKETCHED  # Area, box
M_BUILT = M_FLOCKS + AREAS * BOXES
M_CHRISTIAN = M_BUILT + AREAS  # by lord
M_FALLEN = M_CHRISTIAN + LORDS
M_GIFT_ROW = M_FALLEN + REGIONS
M_TO_COME = M_GIFT_ROW + GIFTS
M_DISCARDED = M_TO_COME + CARDS
M_PILES = M_DISCARDED + CARDS
M_GONE = M_PILES + CARDS
# Numbers by Area and by lord.
M_PEOPLE = M_GONE + CARDS  # Area, box
M_RELICS = M_PEOPLE + AREAS * BOXES  # Area, kind
M_CHURCHES = M_RELICS + AREAS * RELICS
M_DOLMENS = M_CHURCHES + AREAS
M_GRAVES = M_DOLMENS + AREAS
M_DRUIDS = M_GRAVES + AREAS
M_LEADERS = M_DRUIDS + AREAS
# Numbers of the supply, by kind or level.
M_RESERVE = M_LEADERS + LORDS
M_UNMET = M_RESERVE + KINDS
M_UNSEEN = M_UNMET + KINDS
M_CHURCHES_LEFT = M_UNSEEN + RELICS
# Numbers by target.
M_HELPS = M_CHURCHES_LEFT + LEVELS
# Numbers of the table.
M_SUPPLY = M_HELPS + TARGETS  # Dolmens, Druids, Leaders, event cards
M_PLAYERS = M_SUPPLY + 4
M_LIMIT = M_PLAYERS + 1
M_TURNS = M_LIMIT + 1
M_DEATHS = M_TURNS + 1
M_PAGANISM = M_DEATHS + 1
M_END_BOX = M_PAGANISM + 1
M_FIRST_KEY = M_END_BOX + 1
M_PHASE = M_FIRST_KEY + 1
M_POINTS = M_PHASE + 1
M_MORE_POINTS = M_POINTS + 1
M_PREPARED = M_MORE_POINTS + 1
M_BOOST = M_PREPARED + 1
M_EFFORT = M_BOOST + 1
M_FAITH = M_EFFORT + 1
M_FREE_BUILD = M_FAITH + 1
M_SHIELDED = M_FREE_BUILD + 1
M_ENDING = M_SHIELDED + 1
M_RESULT = M_ENDING + 1
# The sparse part, cleared at once.
M_MARKED = M_RESULT + 1
M_KEPT = M_MARKED  # seat, event card
M_GIFTS = M_KEPT + SEATS * CARDS  # seat, Gift
M_OTHER_SIDES = M_GIFTS + SEATS * GIFTS  # by lord
M_LOOKED = M_OTHER_SIDES + LORDS  # Area, seat
M_SAINT = M_LOOKED + AREAS * SEATS  # seat, Saint; the first is none
M_WHERE = M_SAINT + SEATS * (SAINTS + 1)  # seat, Area
M_ZEAL = M_WHERE + SEATS * AREAS
M_LAST_SPACE = M_ZEAL + SEATS
M_STRUCK = M_LAST_SPACE + SEATS
M_OPEN = M_STRUCK + SEATS
M_RESTED = M_OPEN + ITEMS
M_COLOUR = M_RESTED + ITEMS
M_GRADE = M_COLOUR + COLOURS
M_PICKING = M_GRADE + GRADES
M_DECK_PICKING = M_PICKING + MANNERS
M_TURN = M_DECK_PICKING + MANNERS
M_ASKED = M_TURN + SEATS
M_ABOUT = M_ASKED + SEATS
M_KIND = M_ABOUT + SEATS
M_TARGET = M_KIND + KINDS_OF_ASK
M_THROWN = M_TARGET + TARGETS
M_NEEDED = M_THROWN + 1
M_DETAILS = M_NEEDED + 1
M_SELF = M_DETAILS + DETAILS
MARKS = M_SELF + SEATS
