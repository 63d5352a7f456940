"""The fields of a game of Inis."""

from fidchell.core.fields import declared, int8, int16, int32, uint16, uint32, uint64
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.inis.ids import EYES, PLACES, SEATS, SPOTS


@declared
class Inis(State):
    """The complete state of a game of Inis, without its rules."""

    clans = int8(PLACES, SEATS)  # by place, then seat
    reserve = int8(SEATS)
    deeds = int8(SEATS)
    citadels = int8(PLACES)  # without the capital
    sanctuaries = int8(PLACES)
    spot = int16(PLACES)  # where each tile is, see map.py; 0 if not on the island
    near = uint16(PLACES)  # the neighbours of each tile
    pile = int8(PLACES)  # tiles not drawn yet; the last is drawn next
    pile_eyes = int8(PLACES)  # the seats that know the tile at this height of the pile
    plan = int8(PLACES)  # how many clans the declared card places or moves, by place
    sheltered = int8(SEATS)  # clans in citadels in this clash
    lost = int8(SEATS)  # clans removed in this clash
    hands = uint64(SEATS)
    passed = uint64(SEATS)  # what each seat passed on in this draft: three sets of action cards, 17 bits each
    maybe = uint64(EYES, SPOTS)  # which cards may be where, as far as each viewer knows; by viewer, then spot
    inplay = uint64()  # cards that are face up and have not been discarded yet
    drawn = uint64()  # tales from which the asked seat is choosing
    deck = uint64()  # epic tales not drawn yet; nobody knows their order, so it is decided at random on drawing
    tales = uint64()  # the face-up discard pile of epic tales
    discard = uint64()  # the face-down discard pile of action cards
    faceup = uint64()  # advantage cards that nobody holds or has played
    sealed = uint32()  # action cards chosen in the draft, not revealed yet
    locked = uint32()  # with two players, action cards of the first draft
    rules = int32()  # the chosen readings, see ids.py
    pile_size = int8(least=0, most=PLACES)
    players = int8(least=2, most=SEATS)
    brenn = int8(least=0, most=SEATS - 1)
    crows = int8()  # 0 clockwise, 1 the other way
    capital = int8()  # place
    festival = int8()  # place + 1
    turn = int8()  # whose turn it is; the Brenn's in the assembly
    passes = int8()  # in a row
    opening = int8()  # 1 until the Brenn has played the first card of the season
    winner = int8()
    season = int8()
    seasons = int8()  # after this many the game is drawn
    pretenders = int8()  # a set of seats
    citadels_left = int8()
    sanctuaries_left = int8()
    deeds_left = int8()
    aside = int8()  # card + 1
    cathbad = int8()  # seat + 1
    ploy = int8()  # seat + 1 that takes the next turn because of Oengus
    resume = int8()  # seat + 1 whose turn it would have been otherwise
    clash = int8(least=0, most=PLACES)  # place + 1
    instigator = int8()
    striker = int8()  # whose manoeuvre it is
    next_up = int8()  # seat + 1 chosen by the warlord
    speared = int8()
    felled = int8()  # whether this manoeuvre removed an opposing clan
    blow = int8()  # what the attack has become
    cauldron = int8()  # seat + 1
    brew = int8()  # clans on the cauldron
    clashes = int32()  # a set of places with a pending clash

    def contradiction(self, fields: Fields) -> str:
        """The name of a field that contradicts the others, or an empty string."""
        return "" if fields["brenn"] < fields["players"] else "brenn"
