"""The content of a game as numbers: map, blocks, tracks, cards and Saints, filled once and then read-only."""

from fidchell.core.bits import copy_row, unfold
from fidchell.core.fields import declared, int8, int16, int32, int64, uint8, uint16, uint64
from fidchell.core.types import Fields
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.view.encoding import *

__all__ = ["Content", "filled"]


@declared
class Content:
    """A content file without its words; `book.py` reads the file and fills this in."""

    digest = int64()  # identifies its file
    areas = int8()
    provinces = int8()
    tara = int8()  # the Area where the High King sits
    boxes = int8(AREAS)  # how many People each Area has
    near = uint16(AREAS)  # the neighbours of each Area
    coast = int32()  # Areas by the sea
    province = int8(AREAS)
    realm = uint16(PROVINCES)  # the Areas of each Province
    chief_die = uint16(AREAS)  # the faces that raise this Chief to King
    king_die = uint16(PROVINCES)  # the faces that raise this King to High King
    people_kinds = int8()
    people_value = int8(KINDS)  # the weakest first
    people_count = int8(KINDS)
    druid_kinds = int8()
    druid_value = int8(KINDS)
    druid_count = int8(KINDS)
    leaders = int8()
    pagan = int8(LEADERS)  # the Pagan side of each block
    christened = int8(LEADERS)  # its Christian side
    relic_kinds = int8()
    relic_value = int8(RELICS)
    relic_count = int8(RELICS)
    dolmens = int8()
    churches = int8(LEVELS)
    faces = int8()
    face = int8(FACES)
    slider_low = int8()  # the total of the leftmost space
    slider_spaces = int8()
    slider = int8(NEEDED)  # the face each space shows
    saint_spaces = int8()
    saint_track = int8(SPACES)  # Action Points by space
    acolyte_spaces = int8()
    acolyte_track = int8(SPACES)
    pagan_start = int8()
    regions = int8()
    region_box = int8(REGIONS)  # the box at which each falls
    end_box = int8()
    saints = int8()
    saint_mod = int8(SAINTS, TARGETS)  # by Saint, then target
    saint_aura = int8(SAINTS)  # what others in the same Area get
    saint_ap = int8(SAINTS)
    saint_gifts = int16(SAINTS)  # abilities
    saint_card = int8(SAINTS)  # the card of the deck, + 1
    saint_zeal = int8(SAINTS)  # spaces from the left at the start
    saint_start = int8(SAINTS)  # Area + 1 where the Saint must start
    saint_flock = int8(SAINTS)  # 1 if the leftmost People there is a Flock already
    saint_first = int8(SAINTS)  # rank for going first, 0 is none
    historic_start = int32()  # Saints
    historic_deck = int32()  # Saints
    cards = int8()
    card_kind = int8(CARDS)
    card_region = int8(CARDS)  # region + 1 whose pile the card is in; 0 is the first deck
    card_saint = int8(CARDS)
    arrow = int8(CARDS)  # colour
    colours = int8()
    first_op = int16(CARDS, SLOTS)  # index of its first effect, by card, then colour or TITLE
    op_count = int8(CARDS, SLOTS)
    op_code = int8(OPS)
    op_where = int8(OPS)  # an Area, whom it applies to, or what it helps
    op_amount = int8(OPS)
    power = int8(ITEMS, POWERS)  # by item
    power_targets = int8(ITEMS, POWERS)
    power_amount = int8(ITEMS, POWERS)
    power_manner = int8(ITEMS, POWERS)
    gifts = int8()
    gifts_lost = int32()  # Gifts lost when the Saint dies
    first_key = int8()  # card + 1
    keeper_limit = int8(SEATS)  # by number of Saints - 1
    deck_saints = int8()
    grade_druids = int8(GRADES, KINDS)  # Druids removed, by level of play
    grade_relics = int8(GRADES, RELICS)
    grade_cards = uint64(GRADES)  # event cards removed
    grade_dolmens = int8(GRADES)  # whether there are Dolmens
    grade_gifts = int8(GRADES)  # Gifts that the players remove
    grade_paganism = int8(GRADES)  # boxes ahead at the start
    grade_shuffled = int8(GRADES)  # regions whose cards are in the first deck
    grade_key = int8(GRADES)  # 1 if the first Key card goes into the deck too
    grade_colour = int8(GRADES)  # colour + 1 of the first event
    acolytes_suffer = int8()  # whether events apply to Acolytes
    acolyte_effort = int8()  # whether Acolytes may make a Final Effort
    company = int32()  # Saints who should not begin alone
    # The same again, as encoded in observations.
    sketch = uint8(SKETCHED, saved=False)  # the map
    shown = uint8(LEADERS + 1, saved=False)  # the Pagan side by block + 1

    def draw(self) -> None:
        """Encode once what every observation says about the map and Leaders."""
        for where in range(AREAS):
            unfold(self.near[where], AREAS, self.sketch, M_NEAR + where * AREAS)
        unfold(self.coast, AREAS, self.sketch, M_COAST)
        copy_row(self.boxes, AREAS, self.sketch, M_BOXES)
        copy_row(self.province, AREAS, self.sketch, M_PROVINCE)
        copy_row(self.region_box, REGIONS, self.sketch, M_REGION_BOXES)
        for block in range(self.leaders):
            self.shown[block + 1] = LORD_ZERO + self.pagan[block]


def filled(fields: Fields) -> Content:
    """The content with these fields."""
    content = Content()
    content.restore(fields)  # type: ignore[attr-defined]  # `declared` writes it
    content.draw()
    return content
