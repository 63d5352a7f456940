"""The parts of an observation of Banish the Snakes, each declared once; `encode.py` writes them.

C constants when compiled. Kinds, Areas, Provinces, Saints and cards are numbered as in the content; its values and
effects are not included. Sets come early, row after row: writing a row may overrun its end a little, into what is
written after it.
"""

from fidchell.core.encoding import Encoding
from fidchell.games.snakes.ids import *

KINDS_OF_ASK = CLEAR_DOLMEN + 1
MANNERS = DRAWN + 1  # ways to choose Saints
HALF = AREAS // 2 * BOXES  # the boxes of half of Ireland: as many bits as fit into one set
MANY = 40  # the most that a content has of one kind, according to its schema; likewise the next ones
LAST_BOX = 60
BONUS = 9
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

ENCODING = Encoding(version=1)
part = ENCODING.part

# What the content says about the map: written once, see `Content.sketch`.
M_NEAR = part("near", "which Areas touch which", AREAS, AREAS)
M_COAST = part("coast", "which Areas lie by the sea", AREAS)
M_BOXES = part("boxes", "how many boxes each Area has; 0 is no Area", AREAS, most=BOXES)
M_PROVINCE = part("province", "the Province of each Area", AREAS, most=PROVINCES - 1)
M_REGION_BOXES = part(
    "region_boxes", "the box of Paganism at which each region of Britain falls", REGIONS, most=LAST_BOX
)
SKETCHED = ENCODING.size
# Sets, one bit each.
M_FLOCKS = part("flocks", "which People are Flocks, by Area and box", AREAS, BOXES)
M_BUILT = part("built", "where something was built in this turn", AREAS)
M_CHRISTIAN = part("christian", "which Leaders are Christian: Chiefs by Area, Kings by Province, the High King", LORDS)
M_FALLEN = part("fallen", "which regions of Britain have fallen", REGIONS)
M_GIFT_ROW = part("gift_row", "Gifts to be had", GIFTS)
M_TO_COME = part(
    "to_come",
    "event cards in the deck: 1, or 1 more than their place from the top where this seat has seen it",
    CARDS,
    most=TOPS + 1,
)
M_DISCARDED = part("discarded", "event cards that are discarded", CARDS)
M_PILES = part("piles", "event cards that wait for their region of Britain to fall", CARDS)
M_GONE = part("gone", "event cards out of the game", CARDS)
# Numbers by Area and by lord.
M_PEOPLE = part("people", "kind of the People in each box; also 0 where there is no box", AREAS, BOXES, most=KINDS - 1)
M_RELICS = part("relics", "Relics of each kind", AREAS, RELICS, most=MANY)
M_CHURCHES = part("churches", "1 more than the level of the Church; 0 is none", AREAS, most=LEVELS)
M_DOLMENS = part("dolmens", "Dolmens", AREAS, most=MANY)
M_GRAVES = part("graves", "Graves", AREAS, most=MOST_BLOCKS)
M_DRUIDS = part(
    "druids", "1 a Druid whose kind this seat does not know, else 2 more than the kind", AREAS, most=KINDS + 1
)
M_LEADERS = part(
    "leaders", f"the number each Leader shows, with {LORD_ZERO} added; 0 is nobody", LORDS, most=LORD_ZERO + BONUS
)
# Numbers of the supply, by kind or level.
M_RESERVE = part("reserve", "People set aside, by kind", KINDS, most=MANY)
M_UNMET = part("unmet", "Druids that nobody has met, by kind; looking at one does not change it", KINDS, most=MANY)
M_UNSEEN = part("unseen", "Relics under Graves or in the pile, by kind", RELICS, most=MANY)
M_CHURCHES_LEFT = part("churches_left", "Churches left, by level", LEVELS, most=MANY)
# Numbers by target.
M_HELPS = part(
    "helps", f"what this turn's event adds to attempts, with {HELP_ZERO} added", TARGETS, most=HELP_ZERO + BOUND
)
# Numbers of the table.
M_SUPPLY = part("supply", "Dolmens, Druids, Leaders and event cards left", 4, most=MOST_BLOCKS)
M_PLAYERS = part("players", "how many seats there are; rows of seats beyond them are 0", most=SEATS)
DOLMENS_LEFT, DRUIDS_LEFT, LEADERS_LEFT, CARDS_LEFT = range(M_SUPPLY, M_PLAYERS)
M_LIMIT = part("limit", "how many cards a seat may keep", most=9)
M_TURNS = part("turns", "how many turns have begun; 255 stands for more too", most=255)
M_DEATHS = part("deaths", "how many Saints have died; 255 stands for more too", most=255)
M_PAGANISM = part("paganism", "the box of the marker of Paganism", most=LAST_BOX)
M_END_BOX = part("end_box", "the box at which the game ends", most=LAST_BOX)
M_FIRST_KEY = part("first_key", "whether the Key card is the first one of the game")
M_PHASE = part("phase", "whether the Actions have begun")
M_POINTS = part("points", "Action Points left", most=BOUND)
M_MORE_POINTS = part(
    "more_points", f"Action Points that the event adds, with {HELP_ZERO} added", most=HELP_ZERO + BOUND
)
M_PREPARED = part("prepared", "what was prepared for the next attempt", most=BOUND + BONUS)
M_BOOST = part("boost", f"what cards add to this attempt, with {BOOST_ZERO} added", most=255)
M_EFFORT = part("effort", "whether it is a Final Effort")
M_FAITH = part("faith", "whether somebody has prepared in this turn")
M_FREE_BUILD = part("free_build", "whether the free Build of this turn is used up")
M_SHIELDED = part("shielded", "whether a failure has cost no Zeal in this turn")
M_ENDING = part("ending", "how the game ended, see ids.py; 0 while it goes on", most=ACOLYTE_DIED)
M_RESULT = part("result", "from 1, total defeat, to 4, total victory; 0 while it goes on", most=TOTAL_VICTORY)
# The sparse part, cleared at once.
SPARSE = ENCODING.size
M_KEPT = part("kept", "event cards that each seat keeps", SEATS, CARDS)
M_GIFTS = part("gifts", "Gifts that each seat keeps", SEATS, GIFTS)
M_OTHER_SIDES = part(
    "other_sides", "the other side of each Leader, likewise, where it is known", LORDS, most=LORD_ZERO + BONUS
)
M_LOOKED = part("looked", "who has looked at a Druid that lies face down", AREAS, SEATS)
M_SAINT = part(
    "saint",
    "the Saint of each seat; the first stands for an Acolyte, or before the first turn for none yet",
    SEATS,
    SAINTS + 1,
)
M_WHERE = part("where", "where each pawn is", SEATS, AREAS)
M_ZEAL = part("zeal", "spaces of Zeal lost", SEATS, most=SPACES)
M_LAST_SPACE = part("last_space", "who may make a Final Effort", SEATS)
M_STRUCK = part("struck", "whose Saint has died since the last card was drawn, and is not struck again by it", SEATS)
M_OPEN = part(
    "open",
    "1 the event that is being read, 2 the Key card, 3 the card that the question is about; Gifts come last",
    ITEMS,
    most=ASKED_CARD,
)
M_RESTED = part(
    "rested",
    "1 a card that was used in this turn, 2 one that stays with its owner in this turn, 3 both",
    ITEMS,
    most=USED_CARD + MOVED_CARD,
)
M_COLOUR = part("colour", "the colour of the next event", COLOURS)
M_GRADE = part("grade", "the level of play", GRADES)
M_PICKING = part("picking", "how the starting Saints are found: historical, chosen, random", MANNERS)
M_DECK_PICKING = part("deck_picking", "the same of the Saints of the deck", MANNERS)
M_TURN = part("turn", "whose turn it is", SEATS)
M_ASKED = part("asked", "who must decide", SEATS)
M_ABOUT = part("about", "whose throw or loss the question is about, or who wants the card", SEATS)
M_KIND = part("kind", "what is asked; the numbers of ids.py", KINDS_OF_ASK)
M_TARGET = part("target", "what the attempt is on", TARGETS)
M_THROWN = part("thrown", "the face of a throw that may still be changed", most=FACES)
M_NEEDED = part("needed", "the face above which that attempt succeeds", most=FACES)
M_DETAILS = part(
    "details",
    "two numbers of the question, for the seat that is asked, as their lowest 8 bits; what they are depends on "
    "it, and seats count from this one",
    2,
    most=255,
)
M_SELF = part("self", "which seat this is: actions name seats by their number at the table", SEATS)

MARKS = ENCODING.size
