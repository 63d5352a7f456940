"""What cards, territories and rules do, in our own words: plain texts for people, never read by the rules."""

from typing import NamedTuple

SEASON = "season"
MANOEUVRE = "manoeuvre"
AFTER_SEASON = "after-season"
AFTER_TALE = "after-tale"

# The moments at which cards are played: on one's turn in the season; all others as triskels.
WHENS: dict[str, str] = {
    "season": "season",
    "manoeuvre": "as your manoeuvre in a clash",
    "after-season": "after your season card",
    "after-tale": "after you play an epic tale",
    "after-attack": "after your attack",
    "after-your-manoeuvre": "after your manoeuvre removes an opposing clan",
    "after-any-manoeuvre": "after any manoeuvre in a clash where you have exposed clans",
    "action-played": "when an opponent plays an action card",
    "action-resolved": "after an action card has been resolved",
    "other-card-played": "when an epic tale or an advantage card is played",
    "gates-opened": "when you draw because the Gates opened",
    "tale-drawn": "when you draw an epic tale",
    "highlands": "before the first manoeuvre of a clash in the Highlands",
    "hills": "when you are attacked in the Hills",
    "mountains": "when you move clans into the Mountains",
    "attack": "when you attack",
    "attack-anywhere": "when you attack, anywhere",
    "any-time": "at any time",
    "turn-ends": "at the end of any turn",
    "assembly": "when the assembly begins",
    "clash-begins": "when a clash begins",
    "citadels-taken": "in a clash, when the citadels have been taken",
    "clan-threatened": "when one of your clans would be removed",
    "clan-removed": "when one of your clans is removed",
    "clan-removed-in-clash": "when one of your clans is removed in a clash",
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
    """What there is to know about a card: its one or two halves, and a remark that clears up doubts."""

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
        "A clan removed by a Raid does not count: a Raid is not a manoeuvre.",
    ),
    "citadel": lore(
        SEASON,
        "Build a citadel where you are present and take that territory's advantage card, unless it was played.",
        "You take the card even from another player's hand. No citadel can stand in the Swamp; when none is left in "
        "the supply, you still take the card.",
    ),
    "conquest": lore(
        SEASON,
        "Choose a territory and bring any number of your clans there from its neighbours.",
        "Arriving among opposing clans starts a clash, and you are its instigator.",
    ),
    "craftsmen-and-peasants": lore(
        SEASON,
        "In each territory where you are present, place up to one clan per citadel.",
        "The capital counts as a citadel. Only territories where you were already present count.",
    ),
    "druid": lore(
        SEASON,
        "Look through the discarded action cards and take one.",
        "It cannot be played as your last action card, and it cannot take itself.",
    ),
    "emissaries": lore(SEASON, "Move one of your clans to a neighbouring territory; no clash follows."),
    "exploration": lore(
        SEASON,
        "The Brenn chooses a site, a new tile is placed there, and you place a clan on it.",
        "The site is chosen before the tile is seen. Its advantage card lies face up until the next assembly, unless a "
        "Citadel takes it.",
    ),
    "festival": lore(
        SEASON,
        "In a territory with a sanctuary where you are present, place a clan and the festival.",
        "Until the season ends, whoever starts a clash there first removes one of their own clans from it.",
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
        "Where you are present, place a clan, or replace a clan of an opponent who has two or more there with yours.",
        "A replaced clan goes back to its owner's reserve but was not removed, so nothing can react to it.",
    ),
    "new-clans": lore(SEASON, "Place two clans where you are present, together or apart."),
    "raid": lore(
        "after-attack",
        "Take a random action card from the player you attacked, or remove one of their exposed clans if they have "
        "none.",
        "A card taken this way can be played at once if its moment has not passed.",
    ),
    "sanctuary": lore(SEASON, "Build a sanctuary where you are present, and draw an epic tale."),
    "scouts-and-spies": lore(
        SEASON,
        "Look at an opponent's action cards; then you may move some of your clans from one territory to a neighbour.",
        "You choose the move after looking, when it is too late to stop it.",
    ),
    "warlord": double(
        Half(SEASON, "Start a clash where you are present; you are its instigator."),
        Half(
            "after-any-manoeuvre",
            "Place a clan there and choose who makes the next manoeuvre.",
        ),
        "Only players with exposed clans can be chosen, yourself included.",
    ),
    # Advantage cards.
    "cove": lore(AFTER_SEASON, "Take the action card that was set aside, then set one of yours aside."),
    "forest": lore(AFTER_TALE, "Draw an epic tale."),
    "gates": lore("gates-opened", "Draw one extra tale; keep one, discard the rest."),
    "highlands": lore(
        "highlands",
        "Choose which player with exposed clans makes it.",
    ),
    "hills": lore("hills", "The attack has no effect."),
    "iron-mine": lore(
        "attack-anywhere",
        "Your target must both remove a clan and discard an action card.",
        "Declare it with the attack, before the target chooses.",
    ),
    "lost-vale": lore(
        AFTER_SEASON, "Move any one clan, no matter whose, from a neighbour of the Lost Vale into it; no clash follows."
    ),
    "meadows": lore("tale-drawn", "Draw one extra; keep one, discard the rest."),
    "misty-lands": lore(
        SEASON, "Discard one or more action cards, draw that many epic tales, keep one and discard the rest."
    ),
    "moor": lore("any-time", "Look at the epic tales in an opponent's hand."),
    "mountains": lore("mountains", "Nobody pays for moving in."),
    "plains": lore(SEASON, "Move any number of your clans from the Plains to one or more of its neighbours."),
    "salt-mine": lore(AFTER_SEASON, "Take a random action card from an opponent, then give that player one of yours."),
    "stone-circle": lore(
        AFTER_TALE, "Remove one of your clans from the Stone Circle to take that tale back into your hand."
    ),
    "swamp": lore(SEASON, "Nothing happens, but it is not a pass."),
    "valley": lore(AFTER_SEASON, "Place a clan where you are present."),
    # Epic tales.
    "balors-eye": lore(SEASON, "Remove any one clan from any territory."),
    "battle-frenzy": lore("citadels-taken", "All clans leave the citadels and are exposed."),
    "battle-of-moytura": lore(
        MANOEUVRE, "Bring any of your clans from neighbouring territories to the clash, then place one there."
    ),
    "breas-tyranny": lore(
        SEASON, "Move an opposing clan from where you are present to a neighbouring territory; no clash follows."
    ),
    "cathbads-word": lore(
        "assembly",
        "Choose in secret which action card is set aside; after the draft, take it and set another aside.",
    ),
    "champions-share": lore(SEASON, "Take the action card that was set aside."),
    "children-of-dana": lore(SEASON, "Place a clan in any territory."),
    "dagda": lore(
        "other-card-played",
        "That card has no effect and is discarded.",
        "Whenever the Dagda is discarded, all discarded tales, the Dagda included, are shuffled back into the deck.",
    ),
    "dagdas-cauldron": lore(
        "clan-removed-in-clash",
        "Gather on this card all clans you lose in the clash; when it ends, up to three of them return there.",
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
        "Move any of your clans, even sheltered ones, from the clash to one neighbouring territory; no clash follows.",
        "Unlike withdrawing, it does not require you to be chieftain there.",
    ),
    "kernunos-sanctuary": lore(
        SEASON, "Where you are present and there is no sanctuary, place a clan and build a sanctuary."
    ),
    "lug-samildanach": lore("action-resolved", "Take that card into your hand, whoever played it."),
    "lugs-spear": lore("clash-begins", "Nobody may play triskel cards in this clash, nor tales as manoeuvres."),
    "maeves-wealth": lore(
        SEASON, "Every opponent who has an action card gives you one; then give one to each who did."
    ),
    "manannans-horses": lore(SEASON, "Move up to three of your clans from one territory to any other, however far."),
    "morrigan": lore(
        SEASON,
        "You may turn the crows round; you may start a clash anywhere and choose its instigator from those present.",
        "If a festival is held there, you pay for the clash, not the player you chose.",
    ),
    "nuada-silverhand": lore(
        SEASON, "In each territory where you are chieftain, place up to one clan per opponent present there."
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
        "Look at three tiles and place one where you like; then you may move one of your neighbouring clans onto it.",
        "The other tiles go under the pile.",
    ),
    "tale-of-cuchulain": lore(
        MANOEUVRE,
        "If you have exactly one exposed clan there: remove any two exposed clans.",
        "If only one opposing clan is exposed, the second one is your own.",
    ),
    "tuans-memory": lore(SEASON, "Draw three epic tales, keep one and discard the others."),
}

NO_EFFECT = "Nothing is printed on this tile."
PLACE_LORE: dict[str, str] = {
    "gates": "Joins the island with a sanctuary. Whenever the crows turn round, everyone present here loses a clan "
    "here and draws an epic tale.",
    "mountains": "The owner of clans that move in here discards an action card or loses one of those clans.",
    "stone-circle": "Joins the island with a sanctuary.",
    "swamp": "No citadel can stand here.",
}

RULES: dict[str, str] = {
    "victory": "There are three ways to be worthy: clans in six territories; six sanctuaries in territories where you "
    "are present; six opposing clans in territories where you are chieftain. Each deed adds one to any of them. Claim "
    "the crown on your turn; at the assembly the claimant who fulfils the most conditions wins. In a tie the Brenn "
    "wins if among them; otherwise nobody does, and all claims are void.",
    "pretender": "On your turn, instead of playing a card, you may claim the crown if you fulfil at least one "
    "condition now. The claim stands until the next assembly, even if you lose the condition; it is judged only there. "
    "The Brenn cannot open a season with a claim.",
    "deeds": "A deed counts as one more territory, sanctuary or subject, whichever you need, and is not spent. Only "
    "a player who starts a turn without any clan on the island gives one up.",
    "chieftain": "Whoever has the most clans in a territory is its chieftain; in a tie there is none. This changes at "
    "once when clans come or go, even in the middle of a clash.",
    "brenn": "At each assembly the chieftain of the capital becomes Brenn; if there is none, the Brenn stays the same. "
    "The Brenn opens the season and may not pass on that turn, chooses sites for Exploration, and wins ties for the "
    "crown.",
    "assembly": "Between two seasons: the Brenn is named, claims to the crown are judged, chieftains take their "
    "advantage cards, the crows are tossed, one action card is set aside unseen, and the others are dealt and drafted.",
    "draft": "Everyone is dealt four action cards: keep one and pass three on, the way the crows fly; of the four you "
    "then hold, keep two; then three. All choose in secret and pass at the same time. With two players there are two "
    "drafts of three cards each, and the cards of the first are out of reach in the second.",
    "crows": "The flock of crows shows which way turns, drafts and answers go round. It is tossed at each assembly. "
    "When it turns round, the Gates open.",
    "season": "Turns go round the way the crows fly until all players have passed in a row. Then action cards and "
    "unused advantage cards go back; epic tales and deeds are kept.",
    "turn": "On your turn, play one season card, claim the crown, or pass. If you pass, you may still play later, as "
    "long as the season goes on.",
    "pass": "If you pass, you play nothing. When all players pass in a row, the season ends. The Brenn must open the "
    "season with a card.",
    "exile": "If you begin your turn without a clan on the island, you give up a deed if you have one and settle two "
    "clans anywhere; then you take your turn.",
    "season-cards": "Cards marked season are played on your turn, one per turn. All the others are triskels: they are "
    "played when the moment printed on them comes, on anyone's turn.",
    "triskel": "A triskel card answers a moment: a declared card, an attack, the end of a turn. The active player "
    "answers first, then the others the way the crows fly; after each card all are asked again, until nobody answers.",
    "geis-timing": "A card is first declared completely: where, what, whom. Only then may it be stopped, and only "
    "before it does anything. A stopped card still counts as played, so cards played after it are still allowed.",
    "reactions": "You are asked whenever you might hold an answer, whether you do or not, so that the question gives "
    "nothing away.",
    "cards": "Action cards are drafted each season and discarded face down. Advantage cards belong to the chieftains "
    "of the territories for a season. Epic tales are drawn, kept until played, and discarded face up.",
    "place": "A placed clan comes from your reserve and never starts a clash. Everyone has twelve clans.",
    "move": "Moving clans to a territory with opposing clans starts a clash, unless the card says otherwise.",
    "present": "You are present in a territory if you have a clan there.",
    "clash": "First the festival takes its toll; then everyone but the instigator may shelter clans in citadels; then "
    "players with exposed clans make manoeuvres in turn, beginning with the instigator, until they all agree to peace "
    "or nobody is exposed any more. It is everyone against everyone.",
    "citadels": "In the citadels step everyone but the instigator may shelter clans, one at a time the way the crows "
    "fly, one clan per citadel; the capital counts as one. Sheltered clans can neither attack nor be attacked. They "
    "come out when the clash is over.",
    "exposed": "A clan in a clash that is not in a citadel is exposed. You are involved as long as you have one.",
    "manoeuvre": "When it is your manoeuvre, you must attack, withdraw or play a tale that is a manoeuvre; but you may "
    "offer peace first.",
    "attack": "Choose an opponent with exposed clans: that player chooses to remove an exposed clan or discard an "
    "action card.",
    "withdraw": "Move any of your exposed clans to neighbouring territories where you are chieftain; no clash follows.",
    "peace": "Before each manoeuvre the clash ends if all players with exposed clans agree. If you are the only one "
    "left, you may simply end it.",
    "instigator": "The instigator is the player who moved in or was chosen by a card: no citadels, but the first "
    "manoeuvre.",
    "festival-rule": "Whoever starts a clash where the festival is held first loses a clan there. The festival ends "
    "with the season.",
    "tiles": "A tile is three hexes. A new one must touch at least two others. Territories are neighbours when any of "
    "their hexes share an edge. On the map each site's number stands where the new tile's three hexes would meet.",
    "sanctuaries": "Sanctuaries count for everyone present. There are nine, and they are never taken away.",
    "subjects": "Your subjects are the opposing clans in territories where you are chieftain.",
    "capital": "The capital is a citadel that nobody can take away. Its chieftain becomes Brenn at the assembly.",
    "removal": "A clan that is lost or removed goes back to its owner's reserve. A replaced clan does not count as "
    "removed.",
    "undo": "You may take back your decisions one by one, as long as nothing was revealed and nobody else has decided "
    "since.",
}

# Decisions by the name that the view gives them: the question, and the rule behind it.
QUESTIONS: dict[str, tuple[str, str]] = {
    "turn": ("play a season card, claim the crown if you can, or pass", "turn"),
    "react": ("play a card now, or pass", "triskel"),
    "draft": ("choose in secret", "draft"),
    "choose the capital": ("choose where the capital stands; a sanctuary comes with it", "capital"),
    "settle a clan": ("settle a clan in any territory", "place"),
    "name a territory": ("choose a territory", "move"),
    "name the territory to leave": ("choose the territory your clans leave", "move"),
    "name a player": ("choose a player", "triskel"),
    "name a clan": ("choose a clan", "removal"),
    "name where to place a clan": ("choose where the next clan goes, in the order of the list", "place"),
    "name where clans go": ("choose how many clans go where, in the order of the list", "move"),
    "name where clans come from": ("choose how many clans come from where, in the order of the list", "move"),
    "name the new alliance": ("place a clan of yours, or replace one of theirs", "removal"),
    "name what a sanctuary does": ("for the next sanctuary: place a clan, remove one, or be done", "sanctuaries"),
    "flip the crows or leave them": ("turn the crows round, or leave them", "crows"),
    "demand a clan or a card": ("choose what your target must give up", "attack"),
    "say how many come out of citadels": ("choose how many of them come out of citadels", "citadels"),
    "keep one tale": ("keep one tale; the others are discarded face up", "cards"),
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
    "pay the toll of the Mountains": ("your clans entered the Mountains: discard an action card or lose one", "move"),
    "move clans after scouting": ("you may move clans; choose the territory they leave, or be done", "move"),
    "return clans from the Cauldron": ("choose how many clans come back from the Cauldron", "removal"),
    "propose peace": ("offer peace, or go on", "peace"),
}

# What a card asks for, where the question above would be vague.
CARD_QUESTIONS: dict[str, dict[str, str]] = {
    "name a territory": {
        "citadel": "choose where the citadel rises",
        "conquest": "choose the territory your clans go to",
        "festival": "choose the sanctuary where the festival is held",
        "sanctuary": "choose where the sanctuary rises",
        "warlord": "choose where the clash starts",
        "diarmuid-and-grainne": "choose where the clan goes",
        "kernunos-sanctuary": "choose where the clan and the sanctuary go",
        "morrigan": "choose where a clash starts, or be done",
        "other-world": "choose the territory whose sanctuaries you use",
    },
    "name a player": {
        "master-craftsman": "choose who receives the tale",
        "scouts-and-spies": "choose whose action cards you look at",
        "warlord": "choose who makes the next manoeuvre",
        "highlands": "choose who makes the first manoeuvre",
        "moor": "choose whose tales you look at",
        "salt-mine": "choose whom you take a card from",
        "morrigan": "choose the instigator of the clash",
    },
    "name where to place a clan": {
        "valley": "choose where the clan goes",
        "children-of-dana": "choose where the clan goes",
    },
    "name where clans go": {
        "": "you withdraw; choose how many clans go where, in the order of the list",
        "emissaries": "choose where the clan goes",
        "scouts-and-spies": "choose how many clans go, and where",
        "breas-tyranny": "choose where the clan has to go",
        "fianna": "choose how many clans go, and where",
        "manannans-horses": "choose how many clans go, and where",
    },
    "name a clan": {
        "lost-vale": "choose the clan that moves to the Lost Vale",
        "balors-eye": "choose the clan to remove",
        "breas-tyranny": "choose the clan that has to move",
        "tale-of-cuchulain": "choose a clan to remove",
    },
}

# The meaning of options that are not cards.
WORD_LORE: dict[str, str] = {
    "pass": "Play nothing now.",
    "claim": "Claim the crown: you fulfil a condition, and the next assembly will judge.",
    "peace": "Offer to end the clash here; all players with exposed clans must agree.",
    "withdraw": "Move exposed clans to neighbouring territories where you are chieftain.",
    "attack": "That player removes an exposed clan or discards an action card.",
    "lose clan": "Keep your cards and remove a clan.",
    "done": "Stop here.",
}
