"""The parts of an observation of Banish the Snakes; `marks.py` has the offset of each, `encode.py` writes them.

Kinds, Areas, Provinces, Saints and cards are numbered as in the content; its values and effects are not included.
"""

from fidchell.core.encoding import Encoding, Part
from fidchell.games.snakes.content.land_faults import MOST_BLOCKS
from fidchell.games.snakes.ids import (
    ACOLYTE_DIED,
    AREAS,
    BOUND,
    BOXES,
    CARDS,
    COLOURS,
    FACES,
    GIFTS,
    GRADES,
    ITEMS,
    KINDS,
    LEVELS,
    LORDS,
    PROVINCES,
    REGIONS,
    RELICS,
    SAINTS,
    SEATS,
    SPACES,
    TARGETS,
    TOPS,
    TOTAL_VICTORY,
)
from fidchell.games.snakes.view.marks import (
    ASKED_CARD,
    BOOST_ZERO,
    DETAILS,
    HELP_ZERO,
    KINDS_OF_ASK,
    LORD_ZERO,
    MANNERS,
    MOVED_CARD,
    USED_CARD,
)

BYTE = 255
MANY = 40  # the most that a content has of one kind, according to its schema; likewise the next ones
LIMIT = 9
LAST_BOX = 60
BONUS = 9
ENCODING = Encoding(
    version=1,
    parts=(
        Part("near", (AREAS, AREAS), "which Areas touch which"),
        Part("coast", (AREAS,), "which Areas lie by the sea"),
        Part("boxes", (AREAS,), "how many boxes each Area has; 0 is no Area", BOXES),
        Part("province", (AREAS,), "the Province of each Area", PROVINCES - 1),
        Part("region_boxes", (REGIONS,), "the box of Paganism at which each region of Britain falls", LAST_BOX),
        Part("flocks", (AREAS, BOXES), "which People are Flocks, by Area and box"),
        Part("built", (AREAS,), "where something was built in this turn"),
        Part("christian", (LORDS,), "which Leaders are Christian: Chiefs by Area, Kings by Province, the High King"),
        Part("fallen", (REGIONS,), "which regions of Britain have fallen"),
        Part("gift_row", (GIFTS,), "Gifts to be had"),
        Part(
            "to_come",
            (CARDS,),
            "event cards in the deck: 1, or 1 more than their place from the top where this seat has seen it",
            TOPS + 1,
        ),
        Part("discarded", (CARDS,), "event cards that are discarded"),
        Part("piles", (CARDS,), "event cards that wait for their region of Britain to fall"),
        Part("gone", (CARDS,), "event cards out of the game"),
        Part("people", (AREAS, BOXES), "kind of the People in each box; also 0 where there is no box", KINDS - 1),
        Part("relics", (AREAS, RELICS), "Relics of each kind", MANY),
        Part("churches", (AREAS,), "1 more than the level of the Church; 0 is none", LEVELS),
        Part("dolmens", (AREAS,), "Dolmens", MANY),
        Part("graves", (AREAS,), "Graves", MOST_BLOCKS),
        Part("druids", (AREAS,), "1 a Druid whose kind this seat does not know, else 2 more than the kind", KINDS + 1),
        Part(
            "leaders", (LORDS,), f"the number each Leader shows, with {LORD_ZERO} added; 0 is nobody", LORD_ZERO + BONUS
        ),
        Part("reserve", (KINDS,), "People set aside, by kind", MANY),
        Part("unmet", (KINDS,), "Druids that nobody has met, by kind; looking at one does not change it", MANY),
        Part("unseen", (RELICS,), "Relics under Graves or in the pile, by kind", MANY),
        Part("churches_left", (LEVELS,), "Churches left, by level", MANY),
        Part(
            "helps", (TARGETS,), f"what this turn's event adds to attempts, with {HELP_ZERO} added", HELP_ZERO + BOUND
        ),
        Part("supply", (4,), "Dolmens, Druids, Leaders and event cards left", MOST_BLOCKS),
        Part("players", (1,), "how many seats there are; rows of seats beyond them are 0", SEATS),
        Part("limit", (1,), "how many cards a seat may keep", LIMIT),
        Part("turns", (1,), "how many turns have begun; 255 stands for more too", BYTE),
        Part("deaths", (1,), "how many Saints have died; 255 stands for more too", BYTE),
        Part("paganism", (1,), "the box of the marker of Paganism", LAST_BOX),
        Part("end_box", (1,), "the box at which the game ends", LAST_BOX),
        Part("first_key", (1,), "whether the Key card is the first one of the game"),
        Part("phase", (1,), "whether the Actions have begun"),
        Part("points", (1,), "Action Points left", BOUND),
        Part("more_points", (1,), f"Action Points that the event adds, with {HELP_ZERO} added", HELP_ZERO + BOUND),
        Part("prepared", (1,), "what was prepared for the next attempt", BOUND + BONUS),
        Part("boost", (1,), f"what cards add to this attempt, with {BOOST_ZERO} added", BYTE),
        Part("effort", (1,), "whether it is a Final Effort"),
        Part("faith", (1,), "whether somebody has prepared in this turn"),
        Part("free_build", (1,), "whether the free Build of this turn is used up"),
        Part("shielded", (1,), "whether a failure has cost no Zeal in this turn"),
        Part("ending", (1,), "how the game ended, see ids.py; 0 while it goes on", ACOLYTE_DIED),
        Part("result", (1,), "from 1, total defeat, to 4, total victory; 0 while it goes on", TOTAL_VICTORY),
        Part("kept", (SEATS, CARDS), "event cards that each seat keeps"),
        Part("gifts", (SEATS, GIFTS), "Gifts that each seat keeps"),
        Part("other_sides", (LORDS,), "the other side of each Leader, likewise, where it is known", LORD_ZERO + BONUS),
        Part("looked", (AREAS, SEATS), "who has looked at a Druid that lies face down"),
        Part(
            "saint",
            (SEATS, SAINTS + 1),
            "the Saint of each seat; the first stands for an Acolyte, or before the first turn for none yet",
        ),
        Part("where", (SEATS, AREAS), "where each pawn is"),
        Part("zeal", (SEATS,), "spaces of Zeal lost", SPACES),
        Part("last_space", (SEATS,), "who may make a Final Effort"),
        Part("struck", (SEATS,), "whose Saint has died since the last card was drawn, and is not struck again by it"),
        Part(
            "open",
            (ITEMS,),
            "1 the event that is being read, 2 the Key card, 3 the card that the question is about; Gifts come last",
            ASKED_CARD,
        ),
        Part(
            "rested",
            (ITEMS,),
            "1 a card that was used in this turn, 2 one that stays with its owner in this turn, 3 both",
            USED_CARD + MOVED_CARD,
        ),
        Part("colour", (COLOURS,), "the colour of the next event"),
        Part("grade", (GRADES,), "the level of play"),
        Part("picking", (MANNERS,), "how the starting Saints are found: historical, chosen, random"),
        Part("deck_picking", (MANNERS,), "the same of the Saints of the deck"),
        Part("turn", (SEATS,), "whose turn it is"),
        Part("asked", (SEATS,), "who must decide"),
        Part("about", (SEATS,), "whose throw or loss the question is about, or who wants the card"),
        Part("kind", (KINDS_OF_ASK,), "what is asked; the numbers of ids.py"),
        Part("target", (TARGETS,), "what the attempt is on"),
        Part("thrown", (1,), "the face of a throw that may still be changed", FACES),
        Part("needed", (1,), "the face above which that attempt succeeds", FACES),
        Part(
            "details",
            (DETAILS,),
            "two numbers of the question, for the seat that is asked, as their lowest 8 bits; what they are depends on "
            "it, and seats count from this one",
            BYTE,
        ),
        Part("self", (SEATS,), "which seat this is: actions name seats by their number at the table"),
    ),
)
