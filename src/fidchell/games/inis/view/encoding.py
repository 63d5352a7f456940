"""The parts of an observation of Inis, each declared once; `encode.py` writes them. C constants when compiled.

Sets come first, row after row: writing a row may overrun its end a little, into what is written after it.
"""

from fidchell.core.encoding import Encoding
from fidchell.games.inis.ids import *

KINDS_OF_ASK = PROPOSE + 2  # the last stays 0, so that an observation fills whole cache lines
MOMENTS = ANY_TIME + 1
READINGS = EXACTLY_TWO.bit_length()
TALES = CARDS - EPIC

ENCODING = Encoding(version=1)
part = ENCODING.part

# Sets, one bit each.
M_NEAR = part("near", "which lands touch which", PLACES, PLACES)
M_ISLAND = part("island", "which lands are on the island", PLACES)
M_LED = part("led", "which lands each seat is chieftain of", SEATS, PLACES)
M_ADVANTAGES = part("advantages", "advantage cards in each hand, and those that lie face up", SEATS + 1, PLACES)
M_ACTIONS = part(
    "actions",
    "action cards that may lie in each hand, in the discard pile and aside; a card that may lie in one row only "
    "is known to lie there",
    SEATS + 2,
    ACTION_BITS,
)
M_TALES = part("tales", "tales that may lie in each hand and in the deck", SEATS + 1, TALES)
M_DISCARDED_TALES = part("discarded_tales", "tales in the face-up discard pile", TALES)
M_OPEN = part("open", "cards that have been played and lie open", CARDS)
# Numbers by place.
M_CLANS = part("clans", "clans of each seat in each land", PLACES, SEATS, most=CLANS)
M_CITADELS = part("citadels", "citadels, the capital not counted", PLACES, most=9)
M_SANCTUARIES = part("sanctuaries", "sanctuaries", PLACES, most=10)
M_COLUMN = part("column", "where the land lies on the lattice of hexes", PLACES, most=2 * MIDDLE - 1)
M_ROW = part("row", "where the land lies on the lattice of hexes", PLACES, most=2 * MIDDLE - 1)
M_POINTS_DOWN = part("points_down", "whether the tile points down", PLACES)
# Numbers by seat.
M_RESERVE = part("reserve", "clans in reserve", SEATS, most=CLANS)
M_DEEDS = part("deeds", "deeds", SEATS, most=127)
M_HELD_ACTIONS = part("held_actions", "how many action cards each seat holds", SEATS, most=ACTION_BITS)
M_HELD_TALES = part("held_tales", "how many tales each seat holds", SEATS, most=TALES)
M_LANDS = part("lands", "in how many lands each seat is present", SEATS, most=PLACES)
M_SHRINES = part("shrines", "how many sanctuaries stand where it is present", SEATS, most=20)
M_SUBJECTS = part("subjects", "how many opposing clans live where it is chieftain", SEATS, most=3 * CLANS)
M_PRETENDER = part("pretender", "who claims the crown", SEATS)
# Numbers of the table.
M_PLAYERS = part("players", "how many seats there are; rows of seats beyond them are 0", most=SEATS)
M_SEASON = part("season", "which season it is", most=101)
M_SEASONS = part("seasons", "after how many seasons the game is drawn", most=100)
M_PASSES = part("passes", "passes in a row", most=SEATS)
M_CROWS = part("crows", "whether the crows fly the other way")
M_OPENING = part("opening", "whether the Brenn has yet to play the first card of the season")
M_SUPPLY = part("supply", "citadels, sanctuaries, deeds, tiles, tales in the deck, discarded action cards", 6, most=99)
M_ASIDE = part("aside", "whether a card is set aside")
CITADELS_LEFT, SANCTUARIES_LEFT, DEEDS_LEFT, TILES_LEFT, TALES_LEFT, SPENT_ACTIONS = range(M_SUPPLY, M_ASIDE)
# The sparse part, cleared at once.
SPARSE = ENCODING.size
M_CAPITAL = part("capital", "where the capital is", PLACES)
M_FESTIVAL = part("festival", "where a festival is held", PLACES)
M_TILES = part("tiles", "tiles to come that this seat knows: how far below the top, 1 is the top", PLACES, most=PLACES)
M_BRENN = part("brenn", "who is Brenn", SEATS)
M_TURN = part("turn", "whose turn it is", SEATS)
M_ASKED = part("asked", "who must decide; in the draft all are named", SEATS)
M_CATHBAD = part("cathbad", "who has Cathbad's word", SEATS)
M_PLOY = part("ploy", "who takes the next turn by Oengus", SEATS)
M_RESUME = part("resume", "whose turn it would have been", SEATS)
M_KIND = part("kind", "what is asked; the numbers of ids.py", KINDS_OF_ASK)
M_MOMENT = part("moment", "the moment of a reaction; the numbers of ids.py", MOMENTS)
M_CARD = part("card", "the card that the question is about; the last stands for a withdrawal", CARDS + 1)
M_ABOUT = part("about", "the seat that the question is about", SEATS)
M_WHERE = part("where", "the land that the question is about", PLACES)
M_DETAILS = part(
    "details",
    "the four numbers of the question, as rules/game.py hands them to its options, for the seat that is asked; "
    "in the draft the first, how many cards are passed on, for all; seats in them are those of the table",
    4,
    most=255,
)
M_DECLARED = part("declared", "the card that is about to take effect", CARDS)
M_DECLARER = part("declarer", "who has played it", SEATS)
M_DECLARED_AT = part("declared_at", "the land that it is aimed at", PLACES)
M_DECLARED_SEAT = part("declared_seat", "the seat that it is aimed at", SEATS)
M_DECLARED_CHOICE = part("declared_choice", "another choice made with it", most=CLANS + 1)
M_DECLARED_SEASON = part("declared_season", "whether it was played as a season card")
M_PLAN = part("plan", "how many clans it places or moves; of some cards, by seat", PLACES, most=CLANS)
M_CLASHES = part("clashes", "where a clash is still to come", PLACES)
M_CLASH = part("clash", "where the present clash is", PLACES)
M_INSTIGATOR = part("instigator", "who instigated the present clash", SEATS)
M_STRIKER = part("striker", "whose manoeuvre it is", SEATS)
M_NEXT_UP = part("next_up", "whom the Warlord has chosen", SEATS)
M_SHELTERED = part("sheltered", "clans in citadels in the present clash", SEATS, most=CLANS)
M_LOST = part("lost", "clans removed in the present clash", SEATS, most=255)
M_SPEARED = part("speared", "whether Lug's Spear is at work in this clash")
M_FELLED = part("felled", "whether this manoeuvre removed an opposing clan")
M_BLOW = part("blow", "what the attack has become: the sum of 1 clan and card, 2 clan, 4 card, 8 nothing", most=15)
M_CAULDRON = part("cauldron", "whose Cauldron it is", SEATS)
M_BREW = part("brew", "clans in the Cauldron", most=CLANS)
M_DRAWN = part("drawn", "tales that this seat has drawn and chooses from", TALES)
M_SEALED = part("sealed", "own cards chosen in this step of the draft", ACTION_BITS)
M_LOCKED = part("locked", "own cards of the first draft of two players", ACTION_BITS)
M_PASSED = part("passed", "what this seat passed on at each step of the draft", 3, ACTION_BITS)
M_RULES = part("rules", "the readings of the rules that differ from the default, see ids.py", READINGS)
M_SELF = part("self", "which seat this is: actions name seats by their number at the table", SEATS)

MARKS = ENCODING.size
