"""The fields of a game of Banish the Snakes, and how they are copied."""

from __future__ import annotations

from fidchell.core.limits import STACK
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.snakes.content import Content
from fidchell.games.snakes.ids import (
    AREAS,
    BOXES,
    CARDS,
    COLOURS,
    DRAWN,
    GRADES,
    HISTORICAL,
    KINDS,
    LEADERS,
    LEVELS,
    LORDS,
    MET,
    PROVINCES,
    RELICS,
    SAINTS,
    SEATS,
    SPACES,
    TARGETS,
    TOPS,
)

__all__ = ["BOUNDS", "Snakes", "within"]


class Snakes(State):
    """All there is to know about a game of Banish the Snakes, without its rules."""

    def __init__(self) -> None:
        State.__init__(self)
        self.content = Content()  # never changed by play; a blank state shares it
        self.people = [0] * (AREAS * BOXES)  # kinds by Area, then box, from left to right
        self.flock = [0] * AREAS  # which boxes hold a Flock
        self.reserve = [0] * KINDS  # People set aside, by kind
        self.druid = [0] * AREAS  # 0 is none; see HIDDEN and MET
        self.eyes = [0] * AREAS  # the seats that know this Druid; FACE_UP is everyone
        self.druid_pool = [0] * KINDS  # Druids whose value nobody has seen, on the map or aside
        self.church = [0] * AREAS  # level + 1
        self.churches_left = [0] * LEVELS
        self.leader = [0] * LORDS  # block + 1
        self.dolmens = [0] * AREAS
        self.graves = [0] * AREAS
        self.relics = [0] * (AREAS * RELICS)  # by Area, then kind
        self.relic_pool = [0] * RELICS  # Relics nobody has seen, under graves or in the pile
        self.where = [0] * SEATS  # the Area of each pawn
        self.zeal = [0] * SEATS  # spaces from the left
        self.saint = [0] * SEATS  # Saint + 1; 0 is an Acolyte
        self.gifts = [0] * SEATS  # Gifts kept
        self.kept = [0] * SEATS  # event cards kept
        self.tops = [0] * TOPS  # cards on top of the deck that somebody has seen, the first to be drawn first
        self.top_eyes = [0] * TOPS  # the seats that know each
        self.mods = [0] * TARGETS  # what this turn's event adds to attempts
        self.deck = 0  # event cards to come; their order is nobody's knowledge, so chance is asked when they are drawn
        self.discard = 0
        self.piles = 0  # cards that wait for their region of Britain to fall
        self.gone = 0  # cards out of the game
        self.cup = 0  # Leaders that sit nowhere
        self.moved = 0  # event cards that stay where they are for the rest of the turn
        self.christian = 0  # lords whose Christian side is up
        self.open = 0  # lords of whom both sides are known
        self.gift_row = 0  # Gifts to be had
        self.moved_gifts = 0  # the same of Gifts
        self.starters = 0  # Saints who began the game
        self.built = 0  # Areas with a Build or Upgrade in this turn
        self.used = 0  # event cards used in this turn
        self.used_gifts = 0  # Gifts used in this turn
        self.top_count = 0
        self.dolmens_left = 0
        self.druids_left = 0  # Druids aside
        self.paganism = 0  # the box of the marker
        self.fallen = 0  # regions of Britain that have fallen
        self.key = 0  # card + 1; 0 is none
        self.current = 0  # card + 1; 0 is none
        self.first_colour = 0  # colour + 1 of the first event where no Key card says it
        self.arthur = 0  # 1 until the first Key card has done its work
        self.players = 0
        self.grade = 0  # beginner, standard or advanced
        self.picking = 0  # how the starting Saints are found
        self.deck_picking = 0  # how the Saints of the deck are found
        self.turn = 0  # whose turn it is
        self.phase = 0
        self.ap = 0  # Action Points left
        self.ap_change = 0  # what this turn's event adds to them
        self.prepared = 0  # what Prepare has added to the next attempt
        self.effort = 0  # 1 in a Final Effort
        self.faith = 0  # 1 after the first Prepare of the turn
        self.free_build = 0  # 1 after the first Build of the turn
        self.shielded = 0  # 1 after a failure that cost no Zeal
        self.boost = 0  # what cards add to this attempt
        self.most = 0  # Area + 1 with most Flocks, for this card
        self.doomed = 0  # Province + 1 whose King falls, for this card
        self.struck = 0  # seats whose Saint this card has killed
        self.turns = 0
        self.deaths = 0
        self.ending = 0
        self.verdict = 0
        self.score = 0  # half points, with NEGATIVE added; 0 before the end

    def copy_fields(self, other: Snakes) -> None:
        """Make every field of `other`, which plays with the same content, equal to this state's."""
        State.copy_into(self, other)
        other.people[:] = self.people
        other.flock[:] = self.flock
        other.reserve[:] = self.reserve
        other.druid[:] = self.druid
        other.eyes[:] = self.eyes
        other.druid_pool[:] = self.druid_pool
        other.church[:] = self.church
        other.churches_left[:] = self.churches_left
        other.leader[:] = self.leader
        other.dolmens[:] = self.dolmens
        other.graves[:] = self.graves
        other.relics[:] = self.relics
        other.relic_pool[:] = self.relic_pool
        other.where[:] = self.where
        other.zeal[:] = self.zeal
        other.saint[:] = self.saint
        other.gifts[:] = self.gifts
        other.kept[:] = self.kept
        other.tops[:] = self.tops
        other.top_eyes[:] = self.top_eyes
        other.mods[:] = self.mods
        other.deck = self.deck
        other.discard = self.discard
        other.piles = self.piles
        other.gone = self.gone
        other.cup = self.cup
        other.moved = self.moved
        other.christian = self.christian
        other.open = self.open
        other.gift_row = self.gift_row
        other.moved_gifts = self.moved_gifts
        other.starters = self.starters
        other.built = self.built
        other.used = self.used
        other.used_gifts = self.used_gifts
        other.top_count = self.top_count
        other.dolmens_left = self.dolmens_left
        other.druids_left = self.druids_left
        other.paganism = self.paganism
        other.fallen = self.fallen
        other.key = self.key
        other.current = self.current
        other.first_colour = self.first_colour
        other.arthur = self.arthur
        other.players = self.players
        other.grade = self.grade
        other.picking = self.picking
        other.deck_picking = self.deck_picking
        other.turn = self.turn
        other.phase = self.phase
        other.ap = self.ap
        other.ap_change = self.ap_change
        other.prepared = self.prepared
        other.effort = self.effort
        other.faith = self.faith
        other.free_build = self.free_build
        other.shielded = self.shielded
        other.boost = self.boost
        other.most = self.most
        other.doomed = self.doomed
        other.struck = self.struck
        other.turns = self.turns
        other.deaths = self.deaths
        other.ending = self.ending
        other.verdict = self.verdict
        other.score = self.score

    def fields(self) -> Fields:
        """Every field by name, as plain Python values: for records, laws and tests."""
        return State.fields(self) | {
            "content": self.content.digest,
            "people": [self.people[i] for i in range(AREAS * BOXES)],
            "flock": [self.flock[i] for i in range(AREAS)],
            "reserve": [self.reserve[i] for i in range(KINDS)],
            "druid": [self.druid[i] for i in range(AREAS)],
            "eyes": [self.eyes[i] for i in range(AREAS)],
            "druid_pool": [self.druid_pool[i] for i in range(KINDS)],
            "church": [self.church[i] for i in range(AREAS)],
            "churches_left": [self.churches_left[i] for i in range(LEVELS)],
            "leader": [self.leader[i] for i in range(LORDS)],
            "dolmens": [self.dolmens[i] for i in range(AREAS)],
            "graves": [self.graves[i] for i in range(AREAS)],
            "relics": [self.relics[i] for i in range(AREAS * RELICS)],
            "relic_pool": [self.relic_pool[i] for i in range(RELICS)],
            "where": [self.where[i] for i in range(SEATS)],
            "zeal": [self.zeal[i] for i in range(SEATS)],
            "saint": [self.saint[i] for i in range(SEATS)],
            "gifts": [self.gifts[i] for i in range(SEATS)],
            "kept": [self.kept[i] for i in range(SEATS)],
            "tops": [self.tops[i] for i in range(TOPS)],
            "top_eyes": [self.top_eyes[i] for i in range(TOPS)],
            "mods": [self.mods[i] for i in range(TARGETS)],
            "deck": self.deck,
            "discard": self.discard,
            "piles": self.piles,
            "gone": self.gone,
            "cup": self.cup,
            "moved": self.moved,
            "christian": self.christian,
            "open": self.open,
            "gift_row": self.gift_row,
            "moved_gifts": self.moved_gifts,
            "starters": self.starters,
            "built": self.built,
            "used": self.used,
            "used_gifts": self.used_gifts,
            "top_count": self.top_count,
            "dolmens_left": self.dolmens_left,
            "druids_left": self.druids_left,
            "paganism": self.paganism,
            "fallen": self.fallen,
            "key": self.key,
            "current": self.current,
            "first_colour": self.first_colour,
            "arthur": self.arthur,
            "players": self.players,
            "grade": self.grade,
            "picking": self.picking,
            "deck_picking": self.deck_picking,
            "turn": self.turn,
            "phase": self.phase,
            "ap": self.ap,
            "ap_change": self.ap_change,
            "prepared": self.prepared,
            "effort": self.effort,
            "faith": self.faith,
            "free_build": self.free_build,
            "shielded": self.shielded,
            "boost": self.boost,
            "most": self.most,
            "doomed": self.doomed,
            "struck": self.struck,
            "turns": self.turns,
            "deaths": self.deaths,
            "ending": self.ending,
            "verdict": self.verdict,
            "score": self.score,
        }

    def restore(self, fields: Fields) -> None:
        """Set every field from what `fields` once gave; what no game could give is refused and changes nothing."""
        self.check_fields(fields)
        wrong = [name for name, (least, most) in BOUNDS.items() if not within(fields[name], least, most)]
        if wrong or not 0 <= fields["turn"] < fields["players"] or len(fields["stack"]) != STACK:
            raise ValueError(
                f"these fields are of no game of Banish the Snakes; out of bounds: {', '.join(wrong) or 'turn'}"
            )
        State.restore(self, fields)
        self.people = list(fields["people"])
        self.flock = list(fields["flock"])
        self.reserve = list(fields["reserve"])
        self.druid = list(fields["druid"])
        self.eyes = list(fields["eyes"])
        self.druid_pool = list(fields["druid_pool"])
        self.church = list(fields["church"])
        self.churches_left = list(fields["churches_left"])
        self.leader = list(fields["leader"])
        self.dolmens = list(fields["dolmens"])
        self.graves = list(fields["graves"])
        self.relics = list(fields["relics"])
        self.relic_pool = list(fields["relic_pool"])
        self.where = list(fields["where"])
        self.zeal = list(fields["zeal"])
        self.saint = list(fields["saint"])
        self.gifts = list(fields["gifts"])
        self.kept = list(fields["kept"])
        self.tops = list(fields["tops"])
        self.top_eyes = list(fields["top_eyes"])
        self.mods = list(fields["mods"])
        self.deck = fields["deck"]
        self.discard = fields["discard"]
        self.piles = fields["piles"]
        self.gone = fields["gone"]
        self.cup = fields["cup"]
        self.moved = fields["moved"]
        self.christian = fields["christian"]
        self.open = fields["open"]
        self.gift_row = fields["gift_row"]
        self.moved_gifts = fields["moved_gifts"]
        self.starters = fields["starters"]
        self.built = fields["built"]
        self.used = fields["used"]
        self.used_gifts = fields["used_gifts"]
        self.top_count = fields["top_count"]
        self.dolmens_left = fields["dolmens_left"]
        self.druids_left = fields["druids_left"]
        self.paganism = fields["paganism"]
        self.fallen = fields["fallen"]
        self.key = fields["key"]
        self.current = fields["current"]
        self.first_colour = fields["first_colour"]
        self.arthur = fields["arthur"]
        self.players = fields["players"]
        self.grade = fields["grade"]
        self.picking = fields["picking"]
        self.deck_picking = fields["deck_picking"]
        self.turn = fields["turn"]
        self.phase = fields["phase"]
        self.ap = fields["ap"]
        self.ap_change = fields["ap_change"]
        self.prepared = fields["prepared"]
        self.effort = fields["effort"]
        self.faith = fields["faith"]
        self.free_build = fields["free_build"]
        self.shielded = fields["shielded"]
        self.boost = fields["boost"]
        self.most = fields["most"]
        self.doomed = fields["doomed"]
        self.struck = fields["struck"]
        self.turns = fields["turns"]
        self.deaths = fields["deaths"]
        self.ending = fields["ending"]
        self.verdict = fields["verdict"]
        self.score = fields["score"]


def within(value: object, least: int, most: int) -> bool:
    """Whether a number, or every number of a list, lies between two others."""
    numbers = value if isinstance(value, list) else [value]
    for number in numbers:
        if not isinstance(number, int) or not least <= number <= most:
            return False
    return True


BOUNDS = {  # what indexes something else, so that no field leads out of bounds
    "depth": (0, STACK),
    "players": (1, SEATS),
    "turn": (0, SEATS - 1),
    "people": (0, KINDS - 1),
    "druid": (0, MET + KINDS - 1),
    "church": (0, LEVELS),
    "leader": (0, LEADERS),
    "where": (0, AREAS - 1),
    "zeal": (0, SPACES),
    "saint": (0, SAINTS),
    "tops": (0, CARDS - 1),
    "top_count": (0, TOPS),
    "key": (0, CARDS),
    "current": (0, CARDS),
    "first_colour": (0, COLOURS),
    "grade": (0, GRADES - 1),
    "picking": (HISTORICAL, DRAWN),
    "deck_picking": (HISTORICAL, DRAWN),
    "most": (0, AREAS),
    "doomed": (0, PROVINCES),
    "paganism": (0, 127),
}
