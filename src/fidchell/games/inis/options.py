"""The options of Inis: numbers of players and components, and every reading on which the rulebooks differ."""

from fidchell.core.parts import Option, Options
from fidchell.games.inis import ids

NUMBERS = (
    Option("players", (4, 3, 2), "How many seats there are."),
    Option("island", ("random", "introductory"), "Which tiles come first and last: random, or the first game's."),
    Option("seasons", (30, *range(1, 30), *range(31, 101)), "After this many seasons without a High King: a draw."),
    Option("buildings", ("8+9", "10+10"), "How many citadels and sanctuaries; the Spanish book says ten each."),
    Option("deeds", ("unlimited", 8, 10), "How many deeds there are; the rulebooks say 8 or 10."),
)
READINGS = (
    (ids.TIE_TO_BRENN, Option("chieftain-ties", ("none", "brenn"), "Who is chieftain in a tie.")),
    (ids.HIGHLANDS_AT_START, Option("highlands", ("resolution", "clash"), "When the Highlands card is played.")),
    (ids.ERIU_ANYWHERE, Option("eriu", ("one-each", "anywhere"), "Whether Eriu's clans must be spread.")),
    (ids.CUCHULAIN_UP_TO_TWO, Option("cuchulain", ("two", "up-to-two"), "How many clans Cuchulain removes.")),
    (ids.PLAINS_ANYWHERE, Option("plains", ("from-plains", "from-anywhere"), "Where the Plains card moves from.")),
    (ids.EMISSARIES_MANY, Option("emissaries", ("one", "any"), "How many clans the Emissaries move.")),
    (ids.ALLIANCE_ANYWHERE, Option("new-alliance", ("there", "anywhere"), "Where the opponent needs two clans.")),
    (ids.HORSES_IN_PEACE, Option("manannan", ("clash", "peace"), "Whether Manannan's Horses start a clash.")),
    (
        ids.DAGDA_OWN_DECK,
        Option("dagda", ("tales", "own-deck"), "What the Dagda shuffles: the tales, or the deck of the card."),
    ),
    (
        ids.BARE_STONES,
        Option("printed-sanctuaries", ("yes", "no"), "Whether Gates and Stone Circle bring a sanctuary."),
    ),
    (ids.NO_LUG_AFTER_CANCEL, Option("lug-after-cancel", ("yes", "no"), "Whether Lug takes a cancelled card.")),
    (
        ids.WARLORD_RESUMES,
        Option("after-warlord", ("from-chosen", "resume"), "Who follows the manoeuvre the Warlord gave."),
    ),
    (ids.OENGUS_RESUMES, Option("after-oengus", ("from-player", "resume"), "Who follows the turn that Oengus took.")),
    (ids.HILLS_SILENCE, Option("after-hills", ("yes", "no"), "Whether Streng and Raid may follow a voided attack.")),
    (ids.HOLD_EMPTY_CLASHES, Option("empty-clashes", ("skip", "hold"), "What happens to a clash that lost a side.")),
    (ids.INSTIGATOR_PAYS, Option("festival-payer", ("initiator", "instigator"), "Who loses a clan at the festival.")),
    (ids.CAPITAL_IN_SWAMP, Option("swamp-capital", ("no", "yes"), "Whether the capital may be in the Swamp.")),
    (ids.PEACE_AFTER, Option("peace", ("before", "before-and-after"), "When a clash may be ended by agreement.")),
    (ids.INTRODUCTORY, NUMBERS[1]),
    (ids.TAILTU_NEAR, Option("tailtu-returns", ("far", "near"), "The end of the pile that Tailtu's tiles go back to.")),
    (
        ids.EXACTLY_TWO,
        Option("first-tiles", ("two-or-more", "exactly-two"), "How many others each first tile touches."),
    ),
)
BUILDINGS = {"8+9": (8, 9), "10+10": (9, 10)}  # not counting the capital, which the Spanish book counts as a citadel
OPTIONS = NUMBERS + tuple(option for _, option in READINGS if option not in NUMBERS)


def rules_of(options: Options) -> int:
    """The chosen readings as a set of bits."""
    return sum(flag for flag, option in READINGS if options[option.name] != option.default)


def counts_of(options: Options) -> tuple[int, int, int, int]:
    """Citadels, sanctuaries, deeds and seasons."""
    citadels, sanctuaries = BUILDINGS[str(options["buildings"])]
    deeds = ids.UNLIMITED if options["deeds"] == "unlimited" else int(options["deeds"])
    return citadels, sanctuaries, deeds, int(options["seasons"])
