"""What cards, territories and rules do, in our own words: plain texts for people, never read by the rules."""

from typing import NamedTuple

from fidchell.games.inis.cards.deck import ENTRIES
from fidchell.games.inis.view.notation import CARD_NAMES

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
    """What there is to know about a card: its one or two halves, a remark that clears up doubts, and its icons."""

    halves: tuple[Half, ...]
    remark: str
    icons: tuple[str, ...]


CARD_LORE = {
    name: Lore(tuple(Half(*half) for half in entry.halves), entry.remark, entry.icons)
    for name, entry in zip(CARD_NAMES, ENTRIES, strict=True)
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
