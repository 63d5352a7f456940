"""The fields of a game of Inis, and how they are copied."""

from __future__ import annotations

from fidchell.core.limits import STACK
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.inis.ids import EYES, PLACES, SEATS, SPOTS


class Inis(State):
    """All there is to know about a game of Inis, without its rules."""

    def __init__(self) -> None:
        State.__init__(self)
        self.clans = [0] * (PLACES * SEATS)  # by place, then seat
        self.reserve = [0] * SEATS
        self.deeds = [0] * SEATS
        self.citadels = [0] * PLACES  # without the capital
        self.sanctuaries = [0] * PLACES
        self.spot = [0] * PLACES  # where each tile lies, see map.py; 0 is not on the island
        self.near = [0] * PLACES  # the neighbours of each tile
        self.pile = [0] * PLACES  # tiles to come; the last is drawn next
        self.pile_eyes = [0] * PLACES  # the seats that know the tile at this height of the pile
        self.plan = [0] * PLACES  # how many clans the declared card places or moves, by place
        self.sheltered = [0] * SEATS  # clans in citadels in this clash
        self.lost = [0] * SEATS  # clans removed in this clash
        self.hands = [0] * SEATS
        self.passed = [0] * SEATS  # what each seat passed on in this draft: three sets of action cards, 17 bits each
        self.maybe = [0] * (EYES * SPOTS)  # which cards may lie where, as each viewer knows; by viewer, then spot
        self.inplay = 0  # cards that lie open and have not been discarded yet
        self.drawn = 0  # tales that the asked seat is choosing from
        self.deck = 0  # epic tales to come; their order is nobody's knowledge, so chance is asked when they are drawn
        self.tales = 0  # the face-up discard pile of epic tales
        self.discard = 0  # the face-down discard pile of action cards
        self.faceup = 0  # advantage cards that nobody holds or has played
        self.sealed = 0  # action cards chosen in the draft, not revealed yet
        self.locked = 0  # action cards of the first draft of two players
        self.rules = 0  # the readings chosen, see ids.py
        self.pile_size = 0
        self.players = 0
        self.brenn = 0
        self.crows = 0  # 0 clockwise, 1 the other way
        self.capital = 0  # place
        self.festival = 0  # place + 1
        self.turn = 0  # whose turn it is; the Brenn's in the assembly
        self.passes = 0  # in a row
        self.opening = 0  # 1 until the Brenn has played the first card of the season
        self.winner = 0
        self.season = 0
        self.seasons = 0  # after so many the game is drawn
        self.pretenders = 0  # a set of seats
        self.citadels_left = 0
        self.sanctuaries_left = 0
        self.deeds_left = 0
        self.aside = 0  # card + 1
        self.cathbad = 0  # seat + 1
        self.ploy = 0  # seat + 1 that takes the next turn by Oengus
        self.resume = 0  # seat + 1 whose turn it would have been
        self.clash = 0  # place + 1
        self.instigator = 0
        self.striker = 0  # whose manoeuvre it is
        self.next_up = 0  # seat + 1 chosen by the warlord
        self.speared = 0
        self.felled = 0  # whether this manoeuvre removed an opposing clan
        self.blow = 0  # what the attack has become
        self.cauldron = 0  # seat + 1
        self.brew = 0  # clans on the cauldron
        self.clashes = 0  # places where a clash is still to come

    def copy_fields(self, other: Inis) -> None:
        """Make every field of `other` equal to this state's."""
        State.copy_into(self, other)
        other.clans[:] = self.clans
        other.reserve[:] = self.reserve
        other.deeds[:] = self.deeds
        other.citadels[:] = self.citadels
        other.sanctuaries[:] = self.sanctuaries
        other.spot[:] = self.spot
        other.near[:] = self.near
        other.pile[:] = self.pile
        other.pile_eyes[:] = self.pile_eyes
        other.plan[:] = self.plan
        other.sheltered[:] = self.sheltered
        other.lost[:] = self.lost
        other.hands[:] = self.hands
        other.passed[:] = self.passed
        other.maybe[:] = self.maybe
        other.inplay = self.inplay
        other.drawn = self.drawn
        other.deck = self.deck
        other.tales = self.tales
        other.discard = self.discard
        other.faceup = self.faceup
        other.sealed = self.sealed
        other.locked = self.locked
        other.rules = self.rules
        other.pile_size = self.pile_size
        other.players = self.players
        other.brenn = self.brenn
        other.crows = self.crows
        other.capital = self.capital
        other.festival = self.festival
        other.turn = self.turn
        other.passes = self.passes
        other.opening = self.opening
        other.winner = self.winner
        other.season = self.season
        other.seasons = self.seasons
        other.pretenders = self.pretenders
        other.citadels_left = self.citadels_left
        other.sanctuaries_left = self.sanctuaries_left
        other.deeds_left = self.deeds_left
        other.aside = self.aside
        other.cathbad = self.cathbad
        other.ploy = self.ploy
        other.resume = self.resume
        other.clash = self.clash
        other.instigator = self.instigator
        other.striker = self.striker
        other.next_up = self.next_up
        other.speared = self.speared
        other.felled = self.felled
        other.blow = self.blow
        other.cauldron = self.cauldron
        other.brew = self.brew
        other.clashes = self.clashes

    def fields(self) -> Fields:
        """Every field by name, as plain Python values: for records, laws and tests."""
        return State.fields(self) | {
            "clans": [self.clans[i] for i in range(PLACES * SEATS)],
            "reserve": [self.reserve[i] for i in range(SEATS)],
            "deeds": [self.deeds[i] for i in range(SEATS)],
            "citadels": [self.citadels[i] for i in range(PLACES)],
            "sanctuaries": [self.sanctuaries[i] for i in range(PLACES)],
            "spot": [self.spot[i] for i in range(PLACES)],
            "near": [self.near[i] for i in range(PLACES)],
            "pile": [self.pile[i] for i in range(PLACES)],
            "pile_eyes": [self.pile_eyes[i] for i in range(PLACES)],
            "plan": [self.plan[i] for i in range(PLACES)],
            "sheltered": [self.sheltered[i] for i in range(SEATS)],
            "lost": [self.lost[i] for i in range(SEATS)],
            "hands": [self.hands[i] for i in range(SEATS)],
            "passed": [self.passed[i] for i in range(SEATS)],
            "maybe": [self.maybe[i] for i in range(EYES * SPOTS)],
            "inplay": self.inplay,
            "drawn": self.drawn,
            "deck": self.deck,
            "tales": self.tales,
            "discard": self.discard,
            "faceup": self.faceup,
            "sealed": self.sealed,
            "locked": self.locked,
            "rules": self.rules,
            "pile_size": self.pile_size,
            "players": self.players,
            "brenn": self.brenn,
            "crows": self.crows,
            "capital": self.capital,
            "festival": self.festival,
            "turn": self.turn,
            "passes": self.passes,
            "opening": self.opening,
            "winner": self.winner,
            "season": self.season,
            "seasons": self.seasons,
            "pretenders": self.pretenders,
            "citadels_left": self.citadels_left,
            "sanctuaries_left": self.sanctuaries_left,
            "deeds_left": self.deeds_left,
            "aside": self.aside,
            "cathbad": self.cathbad,
            "ploy": self.ploy,
            "resume": self.resume,
            "clash": self.clash,
            "instigator": self.instigator,
            "striker": self.striker,
            "next_up": self.next_up,
            "speared": self.speared,
            "felled": self.felled,
            "blow": self.blow,
            "cauldron": self.cauldron,
            "brew": self.brew,
            "clashes": self.clashes,
        }

    def restore(self, fields: Fields) -> None:
        """Set every field from what `fields` once gave; what no game could give is refused and changes nothing."""
        self.check_fields(fields)
        fits = 0 <= fields["depth"] <= STACK and 2 <= fields["players"] <= SEATS and 0 <= fields["pile_size"] <= PLACES
        if not fits or not 0 <= fields["clash"] <= PLACES or not 0 <= fields["brenn"] < fields["players"]:
            raise ValueError("these fields are of no game of Inis: a number is out of bounds")
        State.restore(self, fields)
        self.clans = list(fields["clans"])
        self.reserve = list(fields["reserve"])
        self.deeds = list(fields["deeds"])
        self.citadels = list(fields["citadels"])
        self.sanctuaries = list(fields["sanctuaries"])
        self.spot = list(fields["spot"])
        self.near = list(fields["near"])
        self.pile = list(fields["pile"])
        self.pile_eyes = list(fields["pile_eyes"])
        self.plan = list(fields["plan"])
        self.sheltered = list(fields["sheltered"])
        self.lost = list(fields["lost"])
        self.hands = list(fields["hands"])
        self.passed = list(fields["passed"])
        self.maybe = list(fields["maybe"])
        self.inplay = fields["inplay"]
        self.drawn = fields["drawn"]
        self.deck = fields["deck"]
        self.tales = fields["tales"]
        self.discard = fields["discard"]
        self.faceup = fields["faceup"]
        self.sealed = fields["sealed"]
        self.locked = fields["locked"]
        self.rules = fields["rules"]
        self.pile_size = fields["pile_size"]
        self.players = fields["players"]
        self.brenn = fields["brenn"]
        self.crows = fields["crows"]
        self.capital = fields["capital"]
        self.festival = fields["festival"]
        self.turn = fields["turn"]
        self.passes = fields["passes"]
        self.opening = fields["opening"]
        self.winner = fields["winner"]
        self.season = fields["season"]
        self.seasons = fields["seasons"]
        self.pretenders = fields["pretenders"]
        self.citadels_left = fields["citadels_left"]
        self.sanctuaries_left = fields["sanctuaries_left"]
        self.deeds_left = fields["deeds_left"]
        self.aside = fields["aside"]
        self.cathbad = fields["cathbad"]
        self.ploy = fields["ploy"]
        self.resume = fields["resume"]
        self.clash = fields["clash"]
        self.instigator = fields["instigator"]
        self.striker = fields["striker"]
        self.next_up = fields["next_up"]
        self.speared = fields["speared"]
        self.felled = fields["felled"]
        self.blow = fields["blow"]
        self.cauldron = fields["cauldron"]
        self.brew = fields["brew"]
        self.clashes = fields["clashes"]
