"""The fields of a game of Banish the Snakes."""

from fidchell.core.fields import declared, int8, int16, int32, uint8, uint16, uint64
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.snakes.content.content import Content
from fidchell.games.snakes.ids import *


@declared
class Snakes(State):
    """The complete state of a game of Banish the Snakes, without its rules."""

    content: Content  # never changed by play; a blank state shares it
    people = int8(AREAS, BOXES, least=0, most=KINDS - 1)  # kinds by Area, then box, from left to right
    flock = uint8(AREAS)  # which boxes hold a Flock
    reserve = int8(KINDS)  # People set aside, by kind
    druid = int8(AREAS, least=0, most=MET + KINDS - 1)  # 0 is none; see HIDDEN and MET
    eyes = uint8(AREAS)  # the seats that know this Druid; FACE_UP is everyone
    druid_pool = int8(KINDS)  # Druids whose value nobody has seen, on the map or aside
    church = int8(AREAS, least=0, most=LEVELS)  # level + 1
    churches_left = int8(LEVELS)
    leader = int8(LORDS, least=0, most=LEADERS)  # block + 1
    dolmens = int8(AREAS)
    graves = int8(AREAS)
    relics = int8(AREAS, RELICS)  # by Area, then kind
    relic_pool = int8(RELICS)  # Relics nobody has seen, under Graves or in the pile
    where = int8(SEATS, least=0, most=AREAS - 1)  # the Area of each pawn
    zeal = int8(SEATS, least=0, most=SPACES)  # spaces from the left
    saint = int8(SEATS, least=0, most=SAINTS)  # Saint + 1; 0 is an Acolyte
    gifts = uint16(SEATS)  # Gifts kept
    kept = uint64(SEATS)  # event cards kept
    tops = int8(
        TOPS, least=0, most=CARDS - 1
    )  # cards on top of the deck that some seat has seen, next to be drawn first
    top_eyes = uint8(TOPS)  # the seats that know each of them
    mods = int8(TARGETS)  # what this turn's event adds to attempts
    deck = uint64()  # event cards not drawn yet; nobody knows their order, so it is decided at random on drawing
    discard = uint64()
    piles = uint64()  # cards waiting for their region of Britain to fall
    gone = uint64()  # cards out of the game
    cup = uint64()  # Leaders that are not on the map
    moved = uint64()  # event cards that stay where they are for the rest of the turn
    christian = int32()  # lords whose Christian side is up
    open = int32()  # lords with both sides known
    gift_row = int32()  # available Gifts
    moved_gifts = int32()  # the same for Gifts
    starters = int32()  # Saints who started the game
    built = int32()  # Areas with a Build or Upgrade this turn
    used = uint64()  # event cards used this turn
    used_gifts = int32()  # Gifts used this turn
    top_count = int8(least=0, most=TOPS)
    dolmens_left = int8()
    druids_left = int8()  # Druids aside
    paganism = int8(least=0, most=127)  # the box of the marker
    fallen = int8()  # regions of Britain that have fallen
    key = int8(least=0, most=CARDS)  # card + 1; 0 is none
    current = int8(least=0, most=CARDS)  # card + 1; 0 is none
    first_colour = int8(least=0, most=COLOURS)  # colour + 1 of the first event if there is no Key card
    arthur = int8()  # 1 until the first Key card has done its work
    players = int8(least=1, most=SEATS)
    grade = int8(least=0, most=GRADES - 1)  # beginner, standard or advanced
    picking = int8(least=HISTORICAL, most=DRAWN)  # how the starting Saints are chosen
    deck_picking = int8(least=HISTORICAL, most=DRAWN)  # how the Saints in the deck are chosen
    turn = int8(least=0, most=SEATS - 1)  # whose turn it is
    phase = int8()
    ap = int8()  # Action Points left
    ap_change = int8()  # what this turn's event adds to them
    prepared = int8()  # what Prepare has added to the next attempt
    effort = int8()  # 1 in a Final Effort
    faith = int8()  # 1 after the first Prepare of the turn
    free_build = int8()  # 1 after the first Build of the turn
    shielded = int8()  # 1 after a failure that cost no Zeal
    boost = int8()  # what cards add to this attempt
    most = int8(least=0, most=AREAS)  # Area + 1 with most Flocks, for this card
    doomed = int8(least=0, most=PROVINCES)  # Province + 1 whose King falls, for this card
    struck = int8()  # seats whose Saint this card has killed
    turns = int16()
    deaths = int16()
    ending = int8()
    verdict = int8()
    score = int16()  # half points + NEGATIVE; 0 before the end

    def contradiction(self, fields: Fields) -> str:
        """The name of a field that contradicts the others, or an empty string."""
        return "" if fields["turn"] < fields["players"] else "turn"
