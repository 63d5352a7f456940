"""The content of a game as numbers: map, blocks, tracks, cards and Saints, filled once and then only read."""

from __future__ import annotations

from fidchell.core.bits import copy_row, unfold
from fidchell.core.types import Fields
from fidchell.games.snakes.ids import (
    AREAS,
    CARDS,
    FACES,
    GRADES,
    ITEMS,
    KINDS,
    LEADERS,
    LEVELS,
    NEEDED,
    OPS,
    POWERS,
    PROVINCES,
    REGIONS,
    RELICS,
    SAINTS,
    SEATS,
    SLOTS,
    SPACES,
    TARGETS,
)
from fidchell.games.snakes.marks import (
    LORD_ZERO,
    M_BOXES,
    M_COAST,
    M_NEAR,
    M_PROVINCE,
    M_REGION_BOXES,
    SKETCHED,
)

__all__ = ["Content", "filled"]


class Content:
    """What a content file says, without its words; `book.py` reads the file and fills this."""

    def __init__(self) -> None:
        self.digest = 0  # which file it comes from
        self.areas = 0
        self.provinces = 0
        self.tara = 0  # the Area where the High King sits
        self.boxes = [0] * AREAS  # how many People each Area has
        self.near = [0] * AREAS  # the neighbours of each Area
        self.coast = 0  # Areas by the sea
        self.province = [0] * AREAS
        self.realm = [0] * PROVINCES  # the Areas of each Province
        self.chief_die = [0] * AREAS  # the faces that raise this Chief to King
        self.king_die = [0] * PROVINCES  # the faces that raise this King to High King
        self.people_kinds = 0
        self.people_value = [0] * KINDS  # the weakest first
        self.people_count = [0] * KINDS
        self.druid_kinds = 0
        self.druid_value = [0] * KINDS
        self.druid_count = [0] * KINDS
        self.leaders = 0
        self.pagan = [0] * LEADERS  # the Pagan side of each block
        self.christened = [0] * LEADERS  # its Christian side
        self.relic_kinds = 0
        self.relic_value = [0] * RELICS
        self.relic_count = [0] * RELICS
        self.dolmens = 0
        self.churches = [0] * LEVELS
        self.faces = 0
        self.face = [0] * FACES
        self.slider_low = 0  # the total of the leftmost space
        self.slider_spaces = 0
        self.slider = [0] * NEEDED  # the face each space shows
        self.saint_spaces = 0
        self.saint_track = [0] * SPACES  # Action Points by space
        self.acolyte_spaces = 0
        self.acolyte_track = [0] * SPACES
        self.pagan_start = 0
        self.regions = 0
        self.region_box = [0] * REGIONS  # the box at which each falls
        self.end_box = 0
        self.saints = 0
        self.saint_mod = [0] * (SAINTS * TARGETS)  # by Saint, then target
        self.saint_aura = [0] * SAINTS  # what others in the Area get
        self.saint_ap = [0] * SAINTS
        self.saint_gifts = [0] * SAINTS  # abilities
        self.saint_card = [0] * SAINTS  # the card of the deck, + 1
        self.saint_zeal = [0] * SAINTS  # spaces from the left at the start
        self.saint_start = [0] * SAINTS  # Area + 1 where the Saint must start
        self.saint_flock = [0] * SAINTS  # 1 if the leftmost People there is a Flock already
        self.saint_first = [0] * SAINTS  # rank in going first, 0 is none
        self.historic_start = 0  # Saints
        self.historic_deck = 0  # Saints
        self.cards = 0
        self.card_kind = [0] * CARDS
        self.card_region = [0] * CARDS  # region + 1 in whose pile the card waits; 0 is the first deck
        self.card_saint = [0] * CARDS
        self.arrow = [0] * CARDS  # colour
        self.colours = 0
        self.first_op = [0] * (CARDS * SLOTS)  # where its effects begin, by card, then colour or TITLE
        self.op_count = [0] * (CARDS * SLOTS)
        self.op_code = [0] * OPS
        self.op_where = [0] * OPS  # an Area, whom it befalls, or what it helps
        self.op_amount = [0] * OPS
        self.power = [0] * (ITEMS * POWERS)  # by item
        self.power_targets = [0] * (ITEMS * POWERS)
        self.power_amount = [0] * (ITEMS * POWERS)
        self.power_manner = [0] * (ITEMS * POWERS)
        self.gifts = 0
        self.gifts_lost = 0  # Gifts lost when the Saint dies
        self.first_key = 0  # card + 1
        self.keeper_limit = [0] * SEATS  # by number of Saints - 1
        self.deck_saints = 0
        self.grade_druids = [0] * (GRADES * KINDS)  # Druids taken out, by level of play
        self.grade_relics = [0] * (GRADES * RELICS)
        self.grade_cards = [0] * GRADES  # event cards taken out
        self.grade_dolmens = [0] * GRADES  # whether there are Dolmens
        self.grade_gifts = [0] * GRADES  # Gifts that the players take out
        self.grade_paganism = [0] * GRADES  # boxes ahead at the start
        self.grade_shuffled = [0] * GRADES  # regions whose cards are in the first deck
        self.grade_key = [0] * GRADES  # 1 if the first Key card goes into the deck too
        self.grade_colour = [0] * GRADES  # colour + 1 of the first event
        self.acolytes_suffer = 0  # whether events befall Acolytes
        self.acolyte_effort = 0  # whether Acolytes may make a Final Effort
        self.company = 0  # Saints who should not begin alone
        # The same once more, as observations have it.
        self.sketch = [0] * SKETCHED  # the map
        self.shown = [0] * (LEADERS + 1)  # the Pagan side by block + 1

    def fill(self, tables: Fields) -> None:
        """Take every number from tables by name; lists have their full size."""
        self.digest = tables["digest"]
        self.areas = tables["areas"]
        self.provinces = tables["provinces"]
        self.tara = tables["tara"]
        self.boxes = list(tables["boxes"])
        self.near = list(tables["near"])
        self.coast = tables["coast"]
        self.province = list(tables["province"])
        self.realm = list(tables["realm"])
        self.chief_die = list(tables["chief_die"])
        self.king_die = list(tables["king_die"])
        self.people_kinds = tables["people_kinds"]
        self.people_value = list(tables["people_value"])
        self.people_count = list(tables["people_count"])
        self.druid_kinds = tables["druid_kinds"]
        self.druid_value = list(tables["druid_value"])
        self.druid_count = list(tables["druid_count"])
        self.leaders = tables["leaders"]
        self.pagan = list(tables["pagan"])
        self.christened = list(tables["christened"])
        self.relic_kinds = tables["relic_kinds"]
        self.relic_value = list(tables["relic_value"])
        self.relic_count = list(tables["relic_count"])
        self.dolmens = tables["dolmens"]
        self.churches = list(tables["churches"])
        self.faces = tables["faces"]
        self.face = list(tables["face"])
        self.slider_low = tables["slider_low"]
        self.slider_spaces = tables["slider_spaces"]
        self.slider = list(tables["slider"])
        self.saint_spaces = tables["saint_spaces"]
        self.saint_track = list(tables["saint_track"])
        self.acolyte_spaces = tables["acolyte_spaces"]
        self.acolyte_track = list(tables["acolyte_track"])
        self.pagan_start = tables["pagan_start"]
        self.regions = tables["regions"]
        self.region_box = list(tables["region_box"])
        self.end_box = tables["end_box"]
        self.saints = tables["saints"]
        self.saint_mod = list(tables["saint_mod"])
        self.saint_aura = list(tables["saint_aura"])
        self.saint_ap = list(tables["saint_ap"])
        self.saint_gifts = list(tables["saint_gifts"])
        self.saint_card = list(tables["saint_card"])
        self.saint_zeal = list(tables["saint_zeal"])
        self.saint_start = list(tables["saint_start"])
        self.saint_flock = list(tables["saint_flock"])
        self.saint_first = list(tables["saint_first"])
        self.historic_start = tables["historic_start"]
        self.historic_deck = tables["historic_deck"]
        self.cards = tables["cards"]
        self.card_kind = list(tables["card_kind"])
        self.card_region = list(tables["card_region"])
        self.card_saint = list(tables["card_saint"])
        self.arrow = list(tables["arrow"])
        self.colours = tables["colours"]
        self.first_op = list(tables["first_op"])
        self.op_count = list(tables["op_count"])
        self.op_code = list(tables["op_code"])
        self.op_where = list(tables["op_where"])
        self.op_amount = list(tables["op_amount"])
        self.power = list(tables["power"])
        self.power_targets = list(tables["power_targets"])
        self.power_amount = list(tables["power_amount"])
        self.power_manner = list(tables["power_manner"])
        self.gifts = tables["gifts"]
        self.gifts_lost = tables["gifts_lost"]
        self.first_key = tables["first_key"]
        self.keeper_limit = list(tables["keeper_limit"])
        self.deck_saints = tables["deck_saints"]
        self.grade_druids = list(tables["grade_druids"])
        self.grade_relics = list(tables["grade_relics"])
        self.grade_cards = list(tables["grade_cards"])
        self.grade_dolmens = list(tables["grade_dolmens"])
        self.grade_gifts = list(tables["grade_gifts"])
        self.grade_paganism = list(tables["grade_paganism"])
        self.grade_shuffled = list(tables["grade_shuffled"])
        self.grade_key = list(tables["grade_key"])
        self.grade_colour = list(tables["grade_colour"])
        self.acolytes_suffer = tables["acolytes_suffer"]
        self.acolyte_effort = tables["acolyte_effort"]
        self.company = tables["company"]
        self.draw()

    def draw(self) -> None:
        """Note once what every observation tells of the map and of Leaders."""
        for where in range(AREAS):
            unfold(self.near[where], AREAS, self.sketch, M_NEAR + where * AREAS)
        unfold(self.coast, AREAS, self.sketch, M_COAST)
        copy_row(self.boxes, AREAS, self.sketch, M_BOXES)
        copy_row(self.province, AREAS, self.sketch, M_PROVINCE)
        copy_row(self.region_box, REGIONS, self.sketch, M_REGION_BOXES)
        for block in range(self.leaders):
            self.shown[block + 1] = LORD_ZERO + self.pagan[block]

    def tables(self) -> Fields:
        """Every number by name, as `fill` took them."""
        return {
            "digest": self.digest,
            "areas": self.areas,
            "provinces": self.provinces,
            "tara": self.tara,
            "boxes": [self.boxes[i] for i in range(AREAS)],
            "near": [self.near[i] for i in range(AREAS)],
            "coast": self.coast,
            "province": [self.province[i] for i in range(AREAS)],
            "realm": [self.realm[i] for i in range(PROVINCES)],
            "chief_die": [self.chief_die[i] for i in range(AREAS)],
            "king_die": [self.king_die[i] for i in range(PROVINCES)],
            "people_kinds": self.people_kinds,
            "people_value": [self.people_value[i] for i in range(KINDS)],
            "people_count": [self.people_count[i] for i in range(KINDS)],
            "druid_kinds": self.druid_kinds,
            "druid_value": [self.druid_value[i] for i in range(KINDS)],
            "druid_count": [self.druid_count[i] for i in range(KINDS)],
            "leaders": self.leaders,
            "pagan": [self.pagan[i] for i in range(LEADERS)],
            "christened": [self.christened[i] for i in range(LEADERS)],
            "relic_kinds": self.relic_kinds,
            "relic_value": [self.relic_value[i] for i in range(RELICS)],
            "relic_count": [self.relic_count[i] for i in range(RELICS)],
            "dolmens": self.dolmens,
            "churches": [self.churches[i] for i in range(LEVELS)],
            "faces": self.faces,
            "face": [self.face[i] for i in range(FACES)],
            "slider_low": self.slider_low,
            "slider_spaces": self.slider_spaces,
            "slider": [self.slider[i] for i in range(NEEDED)],
            "saint_spaces": self.saint_spaces,
            "saint_track": [self.saint_track[i] for i in range(SPACES)],
            "acolyte_spaces": self.acolyte_spaces,
            "acolyte_track": [self.acolyte_track[i] for i in range(SPACES)],
            "pagan_start": self.pagan_start,
            "regions": self.regions,
            "region_box": [self.region_box[i] for i in range(REGIONS)],
            "end_box": self.end_box,
            "saints": self.saints,
            "saint_mod": [self.saint_mod[i] for i in range(SAINTS * TARGETS)],
            "saint_aura": [self.saint_aura[i] for i in range(SAINTS)],
            "saint_ap": [self.saint_ap[i] for i in range(SAINTS)],
            "saint_gifts": [self.saint_gifts[i] for i in range(SAINTS)],
            "saint_card": [self.saint_card[i] for i in range(SAINTS)],
            "saint_zeal": [self.saint_zeal[i] for i in range(SAINTS)],
            "saint_start": [self.saint_start[i] for i in range(SAINTS)],
            "saint_flock": [self.saint_flock[i] for i in range(SAINTS)],
            "saint_first": [self.saint_first[i] for i in range(SAINTS)],
            "historic_start": self.historic_start,
            "historic_deck": self.historic_deck,
            "cards": self.cards,
            "card_kind": [self.card_kind[i] for i in range(CARDS)],
            "card_region": [self.card_region[i] for i in range(CARDS)],
            "card_saint": [self.card_saint[i] for i in range(CARDS)],
            "arrow": [self.arrow[i] for i in range(CARDS)],
            "colours": self.colours,
            "first_op": [self.first_op[i] for i in range(CARDS * SLOTS)],
            "op_count": [self.op_count[i] for i in range(CARDS * SLOTS)],
            "op_code": [self.op_code[i] for i in range(OPS)],
            "op_where": [self.op_where[i] for i in range(OPS)],
            "op_amount": [self.op_amount[i] for i in range(OPS)],
            "power": [self.power[i] for i in range(ITEMS * POWERS)],
            "power_targets": [self.power_targets[i] for i in range(ITEMS * POWERS)],
            "power_amount": [self.power_amount[i] for i in range(ITEMS * POWERS)],
            "power_manner": [self.power_manner[i] for i in range(ITEMS * POWERS)],
            "gifts": self.gifts,
            "gifts_lost": self.gifts_lost,
            "first_key": self.first_key,
            "keeper_limit": [self.keeper_limit[i] for i in range(SEATS)],
            "deck_saints": self.deck_saints,
            "grade_druids": [self.grade_druids[i] for i in range(GRADES * KINDS)],
            "grade_relics": [self.grade_relics[i] for i in range(GRADES * RELICS)],
            "grade_cards": [self.grade_cards[i] for i in range(GRADES)],
            "grade_dolmens": [self.grade_dolmens[i] for i in range(GRADES)],
            "grade_gifts": [self.grade_gifts[i] for i in range(GRADES)],
            "grade_paganism": [self.grade_paganism[i] for i in range(GRADES)],
            "grade_shuffled": [self.grade_shuffled[i] for i in range(GRADES)],
            "grade_key": [self.grade_key[i] for i in range(GRADES)],
            "grade_colour": [self.grade_colour[i] for i in range(GRADES)],
            "acolytes_suffer": self.acolytes_suffer,
            "acolyte_effort": self.acolyte_effort,
            "company": self.company,
        }


def filled(tables: Fields) -> Content:
    """The content that these tables describe."""
    content = Content()
    content.fill(tables)
    return content
