"""What the cards, the territories and the rules are for, in our own words: plain texts for people, read by no rule."""

from typing import NamedTuple

SEASON = "season"
MANOEUVRE = "manoeuvre"
AFTER_SEASON = "after-season"
AFTER_TALE = "after-tale"

# The moments at which cards are played: on one's turn in the season, all others as triskels.
WHENS: dict[str, str] = {
    "season": "season",
    "manoeuvre": "as your manoeuvre in a clash",
    "after-season": "after your season card",
    "after-tale": "after you play an epic tale",
    "after-attack": "after your attack",
    "after-your-manoeuvre": "after your manoeuvre removed an opposing clan",
    "after-any-manoeuvre": "after any manoeuvre of a clash in which you have exposed clans",
    "action-played": "when an opponent plays an action card",
    "action-resolved": "after an action card has been resolved",
    "other-card-played": "when an epic tale or an advantage card is played",
    "gates-opened": "when you draw because the Gates opened",
    "tale-drawn": "when you draw an epic tale",
    "highlands": "when a clash in the Highlands comes to its first manoeuvre",
    "hills": "when you are attacked in the Hills",
    "mountains": "when you move clans into the Mountains",
    "attack": "when you attack",
    "attack-anywhere": "when you attack, anywhere",
    "any-time": "at any time",
    "turn-ends": "at the end of any turn",
    "assembly": "when the assembly begins",
    "clash-begins": "when a clash begins",
    "citadels-taken": "in a clash, when the citadels have been taken",
    "clan-threatened": "when a clan of yours would be removed",
    "clan-removed": "when a clan of yours is removed",
    "clan-removed-in-clash": "when a clan of yours is removed in a clash",
}


class Half(NamedTuple):
    """One way to use a card: the moment at which it may be played, and what it does then."""

    moment: str
    effect: str

    @property
    def when(self) -> str:
        """The moment in words."""
        return WHENS[self.moment]


class Lore(NamedTuple):
    """What there is to know about a card: its one or two halves, and a remark that settles doubts."""

    halves: tuple[Half, ...]
    remark: str = ""


def lore(moment: str, effect: str, remark: str = "") -> Lore:
    """The lore of a card with one use."""
    return Lore((Half(moment, effect),), remark)


def double(one: Half, other: Half, remark: str = "") -> Lore:
    """The lore of a card with two uses."""
    return Lore((one, other), remark)


CARD_LORE: dict[str, Lore] = {
    # Action cards.
    "bard": double(
        Half(SEASON, "Draw an epic tale."),
        Half("after-your-manoeuvre", "Gain a deed."),
        "A clan that a Raid takes does not count, for a Raid is no manoeuvre.",
    ),
    "citadel": lore(
        SEASON,
        "Build a citadel where you are present and take that territory's advantage card, unless it was played.",
        "The card comes even from another player's hand. Citadels cannot stand in the Swamp; when none is left in "
        "the supply you still take the card.",
    ),
    "conquest": lore(
        SEASON,
        "Name a territory and bring any number of your clans there from its neighbours.",
        "Arriving among opposing clans starts a clash, and you are its instigator.",
    ),
    "craftsmen-and-peasants": lore(
        SEASON,
        "In each territory where you are present, place up to one clan per citadel.",
        "The capital counts as a citadel. Where you are present is settled before the first clan is placed.",
    ),
    "druid": lore(
        SEASON,
        "Look through the discarded action cards and take one.",
        "It cannot be played as your last action card, and it cannot fetch itself.",
    ),
    "emissaries": lore(SEASON, "Move one of your clans to a neighbouring territory; no clash follows."),
    "exploration": lore(
        SEASON,
        "The Brenn chooses a site, a new tile is put there, and you place a clan on it.",
        "The site is named before the tile is seen. Its advantage card lies face up until the next assembly, "
        "unless a Citadel fetches it.",
    ),
    "festival": lore(
        SEASON,
        "Where you are present at a sanctuary, place a clan and the festival.",
        "Until the season ends, whoever starts a clash there first removes a clan of their own from it.",
    ),
    "geis": lore(
        "action-played",
        "That card has no effect and is discarded.",
        "You answer once everything about the card has been declared. It still counts as played. Cards played as "
        "triskels can be stopped too; cards that are only discarded cannot.",
    ),
    "master-craftsman": double(
        Half(SEASON, "Discard a card of any kind if you can, then draw an epic tale."),
        Half(AFTER_TALE, "Give that tale to another player instead of discarding it, and gain a deed."),
        "Nobody can refuse the gift.",
    ),
    "migration": lore(
        SEASON,
        "Move any number of your clans from one territory to one or more of its neighbours.",
        "If several clashes follow, you choose their order.",
    ),
    "new-alliance": lore(
        SEASON,
        "Where you are present, place a clan, or replace a clan of an opponent who has two or more there by yours.",
        "A replaced clan goes back to its owner's reserve but was not removed, so nothing answers it.",
    ),
    "new-clans": lore(SEASON, "Place two clans where you are present, together or apart."),
    "raid": lore(
        "after-attack",
        "Take a random action card from the player you attacked, or remove one of its exposed clans if it has none.",
        "A card taken this way can be played at once if its moment is still there.",
    ),
    "sanctuary": lore(SEASON, "Build a sanctuary where you are present, and draw an epic tale."),
    "scouts-and-spies": lore(
        SEASON,
        "Look at an opponent's action cards; then you may move clans of yours from one territory to a neighbour.",
        "The move is chosen after the look, when it is too late to stop it.",
    ),
    "warlord": double(
        Half(SEASON, "Start a clash where you are present; you are its instigator."),
        Half(
            "after-any-manoeuvre",
            "Place a clan there and name who makes the next manoeuvre.",
        ),
        "Only players with exposed clans can be named, yourself included.",
    ),
    # Advantage cards.
    "cove": lore(AFTER_SEASON, "Take the action card that was set aside, then set one of yours aside."),
    "forest": lore(AFTER_TALE, "Draw an epic tale."),
    "gates": lore("gates-opened", "Draw one tale more; keep one, discard the rest."),
    "highlands": lore(
        "highlands",
        "Name the player with exposed clans who makes it.",
    ),
    "hills": lore("hills", "The attack does nothing."),
    "iron-mine": lore(
        "attack-anywhere",
        "Your target must both remove a clan and discard an action card.",
        "It is declared with the attack, before the target chooses.",
    ),
    "lost-vale": lore(
        AFTER_SEASON, "Move any one clan, whoever's, from a neighbour of the Lost Vale into it; no clash follows."
    ),
    "meadows": lore("tale-drawn", "Draw one more; keep one, discard the rest."),
    "misty-lands": lore(
        SEASON, "Discard one or more action cards, draw as many epic tales, keep one and discard the rest."
    ),
    "moor": lore("any-time", "Look at the epic tales in an opponent's hand."),
    "mountains": lore("mountains", "Nobody pays for coming."),
    "plains": lore(SEASON, "Move any number of your clans from the Plains to one or more of its neighbours."),
    "salt-mine": lore(AFTER_SEASON, "Take a random action card from an opponent, then give that player one of yours."),
    "stone-circle": lore(
        AFTER_TALE, "Remove one of your clans from the Stone Circle to take that tale back into your hand."
    ),
    "swamp": lore(SEASON, "Nothing happens: it is a turn that is not a pass."),
    "valley": lore(AFTER_SEASON, "Place a clan where you are present."),
    # Epic tales.
    "balors-eye": lore(SEASON, "Remove any one clan from any territory."),
    "battle-frenzy": lore("citadels-taken", "All clans leave the citadels and are exposed."),
    "battle-of-moytura": lore(
        MANOEUVRE, "Bring clans of yours from neighbouring territories to the clash, then place one there."
    ),
    "breas-tyranny": lore(
        SEASON, "Move an opposing clan from where you are present to a neighbouring territory; no clash follows."
    ),
    "cathbads-word": lore(
        "assembly",
        "Choose in secret which action card is set aside; after the draft take it and set another aside.",
    ),
    "champions-share": lore(SEASON, "Take the action card that was set aside."),
    "children-of-dana": lore(SEASON, "Place a clan in any territory."),
    "dagda": lore(
        "other-card-played",
        "That card has no effect and is discarded.",
        "Whenever the Dagda is discarded, the discarded tales are shuffled back into the deck, itself among them.",
    ),
    "dagdas-cauldron": lore(
        "clan-removed-in-clash",
        "Gather on this card all clans you lose in the clash; up to three return to it when it ends.",
        "Clans on the Cauldron are not in your reserve until then.",
    ),
    "dagdas-club": double(
        Half("clan-threatened", "It stays."),
        Half("attack", "You choose whether your target removes a clan or discards an action card."),
    ),
    "dagdas-harp": lore(
        SEASON, "For each other epic tale in your hand, up to three, place a clan where you are present."
    ),
    "deirdres-beauty": lore(
        SEASON,
        "Every opponent reveals a random tale: take one, discard the others; then remove a clan of your own.",
        "The clan is lost even if there was no tale to take.",
    ),
    "diarmuid-and-grainne": lore("clan-removed", "Place it in another territory where you are present."),
    "eriu": lore(SEASON, "Place one clan in each territory with a sanctuary where you are present, up to three."),
    "fianna": lore(
        MANOEUVRE,
        "Move clans of yours, sheltered ones too, from the clash to one neighbouring territory; no clash follows.",
        "Unlike withdrawing, it does not ask that you are chieftain there.",
    ),
    "kernunos-sanctuary": lore(
        SEASON, "Where you are present and no sanctuary stands, place a clan and build a sanctuary."
    ),
    "lug-samildanach": lore("action-resolved", "Take that card into your hand, whoever played it."),
    "lugs-spear": lore("clash-begins", "Nobody may play triskel cards in this clash, nor tales as manoeuvres."),
    "maeves-wealth": lore(SEASON, "Every opponent who can gives you an action card; then give one to each who did."),
    "manannans-horses": lore(SEASON, "Move up to three of your clans from one territory to any other, however far."),
    "morrigan": lore(
        SEASON,
        "You may turn the crows; you may start a clash anywhere and name its instigator among those present.",
        "If a festival is held there, it is you who pays for the clash, not the player you named.",
    ),
    "nuada-silverhand": lore(
        SEASON, "In each territory whose chieftain you are, place up to one clan per opponent present there."
    ),
    "oenguss-ploy": lore("turn-ends", "The next turn is yours, even if the season was about to end."),
    "ogmas-eloquence": lore(MANOEUVRE, "The clash ends at once."),
    "other-world": lore(
        SEASON,
        "Where you are present: for each sanctuary there, up to three, place a clan or remove an opposing one.",
    ),
    "stone-of-fal": lore(SEASON, "Place two clans in the territory of the capital.", "You need not be present there."),
    "strengs-resolve": lore("after-attack", "Gain a deed."),
    "tailtus-land": lore(
        SEASON,
        "Look at three tiles and put one where you like; then you may move a neighbouring clan of yours onto it.",
        "The other tiles go under the pile.",
    ),
    "tale-of-cuchulain": lore(
        MANOEUVRE,
        "With exactly one exposed clan there: remove any two exposed clans.",
        "If only one opposing clan is exposed, the second one is your own.",
    ),
    "tuans-memory": lore(SEASON, "Draw three epic tales, keep one and discard the others."),
}

NO_EFFECT = "Nothing is printed on this tile."
PLACE_LORE: dict[str, str] = {
    "gates": "Joins the island with a sanctuary. Whenever the crows turn round, everyone present here loses a clan "
    "from here and draws an epic tale.",
    "mountains": "Whoever owns clans that move in here discards an action card or loses one of these clans.",
    "stone-circle": "Joins the island with a sanctuary.",
    "swamp": "No citadel can stand here.",
}

RULES: dict[str, str] = {
    "victory": "There are three ways to be worthy: clans in six territories; six sanctuaries in territories where "
    "you are present; six opposing clans in territories whose chieftain you are. Each deed adds one to any of them. "
    "Claim the crown on your turn; at the assembly the claimant who fulfils most conditions wins. In a tie the Brenn "
    "wins if among them; otherwise nobody does, and all claims are void.",
    "pretender": "On your turn, instead of playing a card, you may claim the crown if you fulfil at least one "
    "condition now. The claim stands until the next assembly, even if you lose the condition; only there is it "
    "judged. The Brenn cannot open a season with a claim.",
    "deeds": "A deed counts as one more territory, sanctuary or subject, whichever you need, and is not spent. Only "
    "a player who starts a turn without any clan on the island gives one up.",
    "chieftain": "Whoever has the most clans in a territory is its chieftain; in a tie there is none. It changes at "
    "once when clans come or go, even in the middle of a clash.",
    "brenn": "At each assembly the chieftain of the capital becomes Brenn; if there is none the Brenn stays. The "
    "Brenn begins the season and may not pass then, chooses sites for Exploration, and wins ties for the crown.",
    "assembly": "Between two seasons: a new Brenn is found, claims to the crown are judged, chieftains take their "
    "advantage cards, the crows are tossed, one action card is set aside unseen, the others are dealt and drafted.",
    "draft": "Everybody holds four action cards: keep one and pass three on the way the crows fly; of the four you "
    "then hold keep two; then three. All choose in secret and pass at once. With two players there are two drafts of "
    "three cards each, and the cards of the first are out of reach in the second.",
    "crows": "The flock of crows shows which way turns, drafts and answers go round. It is tossed at each assembly. "
    "When it turns round, the Gates open.",
    "season": "Turns go round the way the crows fly until everyone has passed in a row. Then action cards and unused "
    "advantage cards go back; epic tales and deeds are kept.",
    "turn": "On your turn play one season card, or claim the crown, or pass. Who passes may play again later, if the "
    "season is still on.",
    "pass": "Passing plays nothing. When all players pass one after the other, the season ends. The Brenn must open "
    "the season with a card.",
    "exile": "If you begin your turn without a clan on the island, you give up a deed if you have one and settle two "
    "clans anywhere; then you take your turn.",
    "season-cards": "Cards marked season are played on your turn, one per turn. All the others are triskels: they "
    "are played when the moment printed on them comes, on anybody's turn.",
    "triskel": "A triskel card answers a moment: a declared card, an attack, the end of a turn. The active player "
    "answers first, then the others the way the crows fly; after each card all are asked again, until nobody answers.",
    "geis-timing": "A card is declared completely first: where, what, whom. Only then may it be stopped, and only "
    "before it does anything. A stopped card still counts as played, so cards that follow it still may.",
    "reactions": "You are asked whenever you might hold an answer, whether you do or not; so nobody learns from being "
    "asked what you hold.",
    "cards": "Action cards are drafted each season and discarded face down. Advantage cards belong to the chieftains "
    "of the territories for a season. Epic tales are drawn, kept until played, and discarded face up.",
    "place": "A placed clan comes from your reserve and never starts a clash. Everyone has twelve clans.",
    "move": "Moving clans to a territory with opposing clans starts a clash, unless the card says otherwise.",
    "present": "You are present in a territory if you have a clan there.",
    "clash": "First the festival takes its toll, then clans other than the instigator's go to citadels, then the "
    "exposed clans make manoeuvres in turn, beginning with the instigator, until all who are exposed agree to peace "
    "or nobody is exposed any more. Everyone is against everyone.",
    "citadels": "In the citadels step everyone but the instigator may shelter clans, one at a time the way the crows "
    "fly, one clan per citadel; the capital counts as one. Sheltered clans can neither attack nor be attacked. They "
    "come out when the clash is over.",
    "exposed": "A clan in a clash that is in no citadel is exposed. You are involved as long as you have one.",
    "manoeuvre": "When it is your manoeuvre you must attack, withdraw or play a tale that is a manoeuvre; but before "
    "it you may offer peace.",
    "attack": "Name an opponent with exposed clans: that player removes an exposed clan or discards an action card, "
    "as it chooses.",
    "withdraw": "Move exposed clans of yours to neighbouring territories whose chieftain you are; no clash follows.",
    "peace": "Before each manoeuvre the clash ends if all players with exposed clans agree. Who is left alone may "
    "just end it.",
    "instigator": "Who moved in, or was named by a card, is the instigator: no citadels, but the first manoeuvre.",
    "festival-rule": "Whoever starts a clash where the festival is held first loses a clan there. It ends with the "
    "season.",
    "tiles": "A tile is three hexes. A new one must touch at least two others. Territories are neighbours when hexes "
    "of theirs share an edge. On the map each site's number stands where the new tile's three hexes would meet.",
    "sanctuaries": "Sanctuaries count for everyone present. There are nine, and they are never taken away.",
    "subjects": "Your subjects are the opposing clans in territories whose chieftain you are.",
    "capital": "The capital is a citadel that nobody can take away. Its chieftain becomes Brenn at the assembly.",
    "removal": "A clan that is lost or removed goes back to its owner's reserve. A replaced clan was not removed.",
    "undo": "You may take back your decisions one by one, as far as nothing was revealed and nobody else has decided "
    "since.",
}

# The decisions by what they ask, as the view calls them: the question, and the rule behind it.
QUESTIONS: dict[str, tuple[str, str]] = {
    "turn": ("play a season card, claim the crown if you may, or pass", "turn"),
    "react": ("play a card now, or pass", "triskel"),
    "draft": ("choose in secret", "draft"),
    "choose the capital": ("choose the territory of the capital; a sanctuary comes with it", "capital"),
    "settle a clan": ("settle a clan in any territory", "place"),
    "name a territory": ("name a territory", "move"),
    "name the territory to leave": ("name the territory that your clans leave", "move"),
    "name a player": ("name a player", "triskel"),
    "name a clan": ("name a clan", "removal"),
    "name where to place a clan": ("name where the next clan goes, in the order of the list", "place"),
    "name where clans go": ("say how many clans go where, in the order of the list", "move"),
    "name where clans come from": ("say how many clans come from where, in the order of the list", "move"),
    "name the new alliance": ("place a clan of yours, or replace one of theirs", "removal"),
    "name what a sanctuary does": ("for the next sanctuary: place a clan, remove one, or be done", "sanctuaries"),
    "flip the crows or leave them": ("turn the crows, or leave them", "crows"),
    "demand a clan or a card": ("say what your target has to give up", "attack"),
    "say how many come out of citadels": ("say how many of them come out of citadels", "citadels"),
    "keep one tale": ("keep one tale; the others are discarded for all to see", "cards"),
    "choose a site for the new tile": ("choose the site of the new tile", "tiles"),
    "choose a tile": ("choose one of the tiles you looked at", "tiles"),
    "move a clan onto the new tile": ("move a clan onto the new tile, or be done", "move"),
    "take a discarded action card": ("take one of the discarded action cards", "cards"),
    "take a revealed tale": ("take one of the revealed tales", "cards"),
    "choose the card to set aside": ("choose in secret which action card is set aside", "assembly"),
    "set an action card aside": ("set one of your action cards aside", "assembly"),
    "give an action card": ("give away an action card", "cards"),
    "discard a card": ("discard a card of any kind", "cards"),
    "discard action cards": ("discard action cards one by one in the order of the list, then be done", "cards"),
    "remove a clan of your own": ("remove one of your own clans", "removal"),
    "choose the next clash": ("choose which clash comes next", "clash"),
    "shelter a clan": ("shelter a clan in a citadel, or pass", "citadels"),
    "make a manoeuvre": ("offer peace, or make your manoeuvre", "manoeuvre"),
    "agree to peace": ("agree to peace, or refuse", "peace"),
    "take the hit": ("you are attacked: discard an action card or lose a clan", "attack"),
    "pay the toll of the Mountains": ("your clans came to the Mountains: discard an action card or lose one", "move"),
    "move clans after scouting": ("you may move clans; name the territory they leave, or be done", "move"),
    "return clans from the Cauldron": ("say how many clans come back from the Cauldron", "removal"),
    "propose peace": ("offer peace, or go on", "peace"),
}

# What a card asks for, where the question above would be vague.
CARD_QUESTIONS: dict[str, dict[str, str]] = {
    "name a territory": {
        "citadel": "name where the citadel rises",
        "conquest": "name the territory that your clans go to",
        "festival": "name the sanctuary where the festival is held",
        "sanctuary": "name where the sanctuary rises",
        "warlord": "name where the clash starts",
        "diarmuid-and-grainne": "name where the clan goes",
        "kernunos-sanctuary": "name where the clan and the sanctuary go",
        "morrigan": "name where a clash starts, or be done",
        "other-world": "name the territory whose sanctuaries you use",
    },
    "name a player": {
        "master-craftsman": "name who receives the tale",
        "scouts-and-spies": "name whose action cards you look at",
        "warlord": "name who makes the next manoeuvre",
        "highlands": "name who makes the first manoeuvre",
        "moor": "name whose tales you look at",
        "salt-mine": "name whom you take a card from",
        "morrigan": "name the instigator of the clash",
    },
    "name where to place a clan": {
        "valley": "name where the clan goes",
        "children-of-dana": "name where the clan goes",
    },
    "name where clans go": {
        "": "you withdraw; say how many clans go where, in the order of the list",
        "emissaries": "name where the clan goes",
        "scouts-and-spies": "say how many clans go, and where",
        "breas-tyranny": "name where the clan has to go",
        "fianna": "say how many clans go, and where",
        "manannans-horses": "say how many clans go, and where",
    },
    "name a clan": {
        "lost-vale": "name the clan that moves to the Lost Vale",
        "balors-eye": "name the clan that is removed",
        "breas-tyranny": "name the clan that has to move",
        "tale-of-cuchulain": "name a clan that is removed",
    },
}

# What options mean that are no cards.
WORD_LORE: dict[str, str] = {
    "pass": "Play nothing now.",
    "claim": "Claim the crown: you fulfil a condition, and the next assembly will judge.",
    "peace": "Offer to end the clash here; all with exposed clans must agree.",
    "withdraw": "Move exposed clans to neighbouring territories whose chieftain you are.",
    "attack": "That player removes an exposed clan or discards an action card.",
    "lose clan": "Keep your cards and remove a clan.",
    "done": "Go on without more.",
}
