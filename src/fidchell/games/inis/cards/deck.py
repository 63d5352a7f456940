"""Every card, one entry each: its title, when it is played, what it does then in our own words, and what it asks.

The order gives the numbers: those of territories begin at 0 again, and each has an advantage card of the same name. The
sets of cards at the end are derived. C constants when compiled; plain Python all the same, for whoever explains cards.
"""

from collections.abc import Callable
from typing import NamedTuple

VERSION = 1  # of the game: with other cards other cards are drawn, so no old record can be replayed
# The moments at which most cards are played; `view/lore.py` says all of them in words.
SEASON = "season"  # on one's turn; at all other moments a card is a triskel
AS_MANOEUVRE = "manoeuvre"
AFTER_SEASON = "after-season"
AFTER_TALE = "after-tale"
ANY_MOMENT = "any-time"


class CardEntry(NamedTuple):
    """A card: its title, its one or two halves (moment and effect), and a remark that clears up doubts."""

    title: str
    halves: tuple[tuple[str, str], ...]
    remark: str
    icons: tuple[str, ...]  # what it is about, for an overview of a hand: one to three
    asks: str  # what is declared when it is played, unless `declare` has a branch of its own for it
    one: bool  # whether it places one clan only
    at_sanctuary: bool  # whether it places clans only where a sanctuary stands
    plans: bool  # whether its declaration fills the plan; no two such cards are ever declared at the same time
    for_four: bool  # whether it is used by four players only


ENTRIES: list[CardEntry] = []


def card(
    title: str,
    moment: str,
    effect: str,
    also: tuple[str, str] | None = None,
    remark: str = "",
    icons: str = "",
    asks: str = "",
    one: bool = False,
    at_sanctuary: bool = False,
    plans: bool = False,
    for_four: bool = False,
) -> int:
    """Add a card; returns its number."""
    halves = ((moment, effect), also) if also else ((moment, effect),)
    about = tuple(icons.split())
    plans = plans or asks == "placings"
    ENTRIES.append(CardEntry(title, halves, remark, about, asks, one, at_sanctuary, plans, for_four))
    return len(ENTRIES) - 1


def land(
    title: str, moment: str, effect: str, remark: str = "", icons: str = "", asks: str = "", **traits: bool
) -> int:
    """Add a territory and its advantage card; returns the number of the territory."""
    return card(title, moment, effect, None, remark, icons, asks, **traits) - ADVANTAGE


def cards_with(fits: Callable[[CardEntry], bool]) -> int:
    """The set of cards whose entries fit."""
    return sum(1 << number for number, entry in enumerate(ENTRIES) if fits(entry))


def played_at(*moments: str) -> int:
    """The set of cards with a half for one of these moments."""
    return cards_with(lambda entry: any(moment in moments for moment, _ in entry.halves))


def declaring(what: str) -> int:
    """The set of cards that ask for this when they are played."""
    return cards_with(lambda entry: entry.asks == what)


# Action cards.
BARD = card(
    "Bard",
    SEASON,
    "Draw an epic tale.",
    also=("after-your-manoeuvre", "Gain a deed."),
    remark="A clan removed by a Raid does not count: a Raid is not a manoeuvre.",
    icons="deed draw",
)
CITADEL = card(
    "Citadel",
    SEASON,
    "Build a citadel where you are present and take that territory's advantage card, unless it was played.",
    remark="You take the card even from another player's hand. No citadel can stand in the Swamp; when none is left in "
    "the supply, you still take the card.",
    asks="place",
    icons="build take",
)
CONQUEST = card(
    "Conquest",
    SEASON,
    "Choose a territory and bring any number of your clans there from its neighbours.",
    remark="Arriving among opposing clans starts a clash, and you are its instigator.",
    asks="place",
    plans=True,
    icons="clash move",
)
CRAFTSMEN = card(
    "Craftsmen & Peasants",
    SEASON,
    "In each territory where you are present, place up to one clan per citadel.",
    remark="The capital counts as a citadel. Only territories where you were already present count.",
    asks="placings",
    icons="recruit",
)
DRUID = card(
    "Druid",
    SEASON,
    "Look through the discarded action cards and take one.",
    remark="It cannot be played as your last action card, and it cannot take itself.",
    icons="take",
)
EMISSARIES = card(
    "Emissaries",
    SEASON,
    "Move one of your clans to a neighbouring territory; no clash follows.",
    asks="origin",
    plans=True,
    for_four=True,
    icons="move",
)
EXPLORATION = card(
    "Exploration",
    SEASON,
    "The Brenn chooses a site, a new tile is placed there, and you place a clan on it.",
    remark="The site is chosen before the tile is seen. Its advantage card lies face up until the next assembly, "
    "unless a Citadel takes it.",
    icons="explore recruit",
)
FESTIVAL = card(
    "Festival",
    SEASON,
    "In a territory with a sanctuary where you are present, place a clan and the festival.",
    remark="Until the season ends, whoever starts a clash there first removes one of their own clans from it.",
    asks="place",
    icons="build recruit",
)
GEIS = card(
    "Geis",
    "action-played",
    "That card has no effect and is discarded.",
    remark="You answer once everything about the card has been declared. It still counts as played. Cards played as "
    "triskels can be stopped too; cards that are only discarded cannot.",
    icons="cancel",
)
MASTER_CRAFTSMAN = card(
    "Master Craftsman",
    SEASON,
    "Discard a card of any kind if you can, then draw an epic tale.",
    also=(AFTER_TALE, "Give that tale to another player instead of discarding it, and gain a deed."),
    remark="Nobody can refuse the gift.",
    for_four=True,
    icons="deed draw",
)
MIGRATION = card(
    "Migration",
    SEASON,
    "Move any number of your clans from one territory to one or more of its neighbours.",
    remark="If several clashes follow, you choose their order.",
    asks="origin",
    plans=True,
    icons="move",
)
NEW_ALLIANCE = card(
    "New Alliance",
    SEASON,
    "Where you are present, place a clan, or replace a clan of an opponent who has two or more there with yours.",
    remark="A replaced clan goes back to its owner's reserve but was not removed, so nothing can react to it.",
    icons="recruit remove",
)
NEW_CLANS = card(
    "New Clans", SEASON, "Place two clans where you are present, together or apart.", asks="placings", icons="recruit"
)
RAID = card(
    "Raid",
    "after-attack",
    "Take a random action card from the player you attacked, or remove one of their exposed clans if they have none.",
    remark="A card taken this way can be played at once if its moment has not passed.",
    for_four=True,
    icons="clash take",
)
SANCTUARY = card(
    "Sanctuary",
    SEASON,
    "Build a sanctuary where you are present, and draw an epic tale.",
    asks="place",
    icons="build draw",
)
SCOUTS = card(
    "Scouts & Spies",
    SEASON,
    "Look at an opponent's action cards; then you may move some of your clans from one territory to a neighbour.",
    remark="You choose the move after looking, when it is too late to stop it.",
    asks="seat",
    for_four=True,
    icons="look move",
)
WARLORD = card(
    "Warlord",
    SEASON,
    "Start a clash where you are present; you are its instigator.",
    also=("after-any-manoeuvre", "Place a clan there and choose who makes the next manoeuvre."),
    remark="Only players with exposed clans can be chosen, yourself included.",
    icons="clash recruit",
)

# Territories, with their advantage cards.
ADVANTAGE = len(ENTRIES)
COVE = land("Cove", AFTER_SEASON, "Take the action card that was set aside, then set one of yours aside.", icons="take")
FOREST = land("Forest", AFTER_TALE, "Draw an epic tale.", icons="draw")
GATES = land("Gates of Tír na nÓg", "gates-opened", "Draw one extra tale; keep one, discard the rest.", icons="draw")
HIGHLANDS = land(
    "Highlands", "highlands", "Choose which player with exposed clans makes it.", asks="seat", icons="clash"
)
HILLS = land("Hills", "hills", "The attack has no effect.", icons="cancel")
IRON_MINE = land(
    "Iron Mine",
    "attack-anywhere",
    "Your target must both remove a clan and discard an action card.",
    remark="Declare it with the attack, before the target chooses.",
    icons="clash",
)
LOST_VALE = land(
    "Lost Vale",
    AFTER_SEASON,
    "Move any one clan, no matter whose, from a neighbour of the Lost Vale into it; no clash follows.",
    asks="clan",
    icons="move",
)
MEADOWS = land("Meadows", "tale-drawn", "Draw one extra; keep one, discard the rest.", icons="draw")
MISTY_LANDS = land(
    "Misty Lands",
    SEASON,
    "Discard one or more action cards, draw that many epic tales, keep one and discard the rest.",
    icons="draw",
)
MOOR = land("Moor", "any-time", "Look at the epic tales in an opponent's hand.", asks="seat", icons="look")
MOUNTAINS = land("Mountains", "mountains", "Nobody pays for moving in.", icons="cancel")
PLAINS = land(
    "Plains",
    SEASON,
    "Move any number of your clans from the Plains to one or more of its neighbours.",
    plans=True,
    icons="move",
)
SALT_MINE = land(
    "Salt Mine",
    AFTER_SEASON,
    "Take a random action card from an opponent, then give that player one of yours.",
    asks="seat",
    icons="take",
)
STONE_CIRCLE = land(
    "Stone Circle",
    AFTER_TALE,
    "Remove one of your clans from the Stone Circle to take that tale back into your hand.",
    icons="take",
)
SWAMP = land("Swamp", SEASON, "Nothing happens, but it is not a pass.", icons="turn")
VALLEY = land("Valley", AFTER_SEASON, "Place a clan where you are present.", asks="placings", one=True, icons="recruit")

# Epic tales.
EPIC = len(ENTRIES)
BALORS_EYE = card("Balor's Eye", SEASON, "Remove any one clan from any territory.", asks="clan", icons="remove")
BATTLE_FRENZY = card("Battle Frenzy", "citadels-taken", "All clans leave the citadels and are exposed.", icons="clash")
MOYTURA = card(
    "The Battle of Moytura",
    AS_MANOEUVRE,
    "Bring any of your clans from neighbouring territories to the clash, then place one there.",
    plans=True,
    icons="clash move recruit",
)
BREAS = card(
    "Breas' Tyranny",
    SEASON,
    "Move an opposing clan from where you are present to a neighbouring territory; no clash follows.",
    asks="clan",
    plans=True,
    icons="move",
)
CATHBAD = card(
    "Cathbad's Word",
    "assembly",
    "Choose in secret which action card is set aside; after the draft, take it and set another aside.",
    icons="take",
)
CHAMPIONS_SHARE = card("The Champion's Share", SEASON, "Take the action card that was set aside.", icons="take")
CHILDREN_OF_DANA = card(
    "Children of Dana", SEASON, "Place a clan in any territory.", asks="placings", one=True, icons="recruit"
)
DAGDA = card(
    "The Dagda",
    "other-card-played",
    "That card has no effect and is discarded.",
    remark="Whenever the Dagda is discarded, all discarded tales, the Dagda included, are shuffled back into the deck.",
    icons="cancel",
)
CAULDRON = card(
    "Dagda's Cauldron",
    "clan-removed-in-clash",
    "Gather on this card all clans you lose in the clash; when it ends, up to three of them return there.",
    remark="Clans on the Cauldron are not in your reserve until then.",
    icons="clash save",
)
CLUB = card(
    "The Dagda's Club",
    "clan-threatened",
    "It stays.",
    also=("attack", "You choose whether your target removes a clan or discards an action card."),
    icons="clash save",
)
HARP = card(
    "Dagda's Harp",
    SEASON,
    "For each other epic tale in your hand, up to three, place a clan where you are present.",
    asks="placings",
    icons="recruit",
)
DEIRDRE = card(
    "Deirdre's Beauty",
    SEASON,
    "Every opponent reveals a random tale: take one, discard the others; then remove a clan of your own.",
    remark="The clan is lost even if there was no tale to take.",
    icons="take",
)
DIARMUID = card(
    "Diarmuid and Gráinne",
    "clan-removed",
    "Place it in another territory where you are present.",
    asks="place",
    icons="save",
)
ERIU = card(
    "Eriu",
    SEASON,
    "Place one clan in each territory with a sanctuary where you are present, up to three.",
    asks="placings",
    at_sanctuary=True,
    icons="recruit",
)
FIANNA = card(
    "The Fianna",
    AS_MANOEUVRE,
    "Move any of your clans, even sheltered ones, from the clash to one neighbouring territory; no clash follows.",
    remark="Unlike withdrawing, it does not require you to be chieftain there.",
    plans=True,
    icons="clash move",
)
KERNUNO = card(
    "Kernuno's Sanctuary",
    SEASON,
    "Where you are present and there is no sanctuary, place a clan and build a sanctuary.",
    asks="place",
    icons="build recruit",
)
LUG = card("Lug Samildanach", "action-resolved", "Take that card into your hand, whoever played it.", icons="take")
SPEAR = card(
    "Lug's Spear",
    "clash-begins",
    "Nobody may play triskel cards in this clash, nor tales as manoeuvres.",
    icons="cancel clash",
)
MAEVE = card(
    "Maeve's Wealth",
    SEASON,
    "Every opponent who has an action card gives you one; then give one to each who did.",
    icons="take",
)
MANANNAN = card(
    "Manannan's Horses",
    SEASON,
    "Move up to three of your clans from one territory to any other, however far.",
    asks="origin",
    plans=True,
    icons="move",
)
MORRIGAN = card(
    "The Morrigan",
    SEASON,
    "You may turn the crows round; you may start a clash anywhere and choose its instigator from those present.",
    remark="If a festival is held there, you pay for the clash, not the player you chose.",
    plans=True,
    icons="clash crows",
)
NUADA = card(
    "Nuada Silverhand",
    SEASON,
    "In each territory where you are chieftain, place up to one clan per opponent present there.",
    asks="placings",
    icons="recruit",
)
OENGUS = card(
    "Oengus's Ploy", "turn-ends", "The next turn is yours, even if the season was about to end.", icons="turn"
)
OGMA = card("Ogma's Eloquence", AS_MANOEUVRE, "The clash ends at once.", icons="clash")
OTHER_WORLD = card(
    "The Other World",
    SEASON,
    "Where you are present: for each sanctuary there, up to three, place a clan or remove an opposing one.",
    asks="place",
    plans=True,
    icons="recruit remove",
)
STONE_OF_FAL = card(
    "The Stone of Fal",
    SEASON,
    "Place two clans in the territory of the capital.",
    remark="You need not be present there.",
    icons="recruit",
)
STRENG = card("Streng's Resolve", "after-attack", "Gain a deed.", icons="clash deed")
TAILTU = card(
    "Tailtu's Land",
    SEASON,
    "Look at three tiles and place one where you like; then you may move one of your neighbouring clans onto it.",
    remark="The other tiles go under the pile.",
    icons="explore move",
)
CUCHULAIN = card(
    "Tale of Cuchulain",
    AS_MANOEUVRE,
    "If you have exactly one exposed clan there: remove any two exposed clans.",
    remark="If only one opposing clan is exposed, the second one is your own.",
    asks="clan",
    plans=True,
    icons="clash remove",
)
TUAN = card("Tuan's Memory", SEASON, "Draw three epic tales, keep one and discard the others.", icons="draw")

CARDS = len(ENTRIES)
PLACES = EPIC - ADVANTAGE
LANDS = (1 << PLACES) - 1  # the set of all territories
ACTION_BITS = ADVANTAGE  # the width of a set of action cards
ACTION_CARDS = (1 << ACTION_BITS) - 1
ADVANTAGE_CARDS = LANDS << ADVANTAGE
EPIC_CARDS = ((1 << (CARDS - EPIC)) - 1) << EPIC
FOUR_SEAT_CARDS = cards_with(lambda entry: entry.for_four)
SEASON_CARDS = played_at(SEASON)
MANOEUVRE_TALES = played_at(AS_MANOEUVRE)
TRISKELS = cards_with(lambda entry: any(moment not in (SEASON, AS_MANOEUVRE) for moment, _ in entry.halves))
AFTER_SEASON_CARDS = played_at(AFTER_SEASON)
MOOR_CARD = 1 << (ADVANTAGE + MOOR)
# The cards that can ever be played at the most frequent moments: windows that nobody can answer close early.
AT_TURN_END = played_at("turn-ends", ANY_MOMENT)
AT_CANCEL = played_at("action-played", "other-card-played", ANY_MOMENT)
AT_AFTER_MANOEUVRE = played_at("after-attack", "after-your-manoeuvre", "after-any-manoeuvre", ANY_MOMENT)
AT_AFTER_CARD = played_at(AFTER_SEASON, AFTER_TALE, "action-resolved", ANY_MOMENT)
PLANNED_CARDS = cards_with(lambda entry: entry.plans)
PLACE_ONE = cards_with(lambda entry: entry.one)
PLACE_AT_SANCTUARY = cards_with(lambda entry: entry.at_sanctuary)
ASK_PLACE = declaring("place")
ASK_ORIGIN = declaring("origin")
ASK_SEAT = declaring("seat")
ASK_CLAN = declaring("clan")
ASK_PLACINGS = declaring("placings")
