"""What rules, actions and pieces do, in our own words: plain texts for people, never read by the rules.

The texts of cards, Saints and Gifts come from the content. `RB` with a number is a section of the rulebook.
"""

from typing import NamedTuple

from fidchell.games.snakes.content.book import Book, default


class Rule(NamedTuple):
    """A rule in a few sentences, and where it is in the rulebook."""

    text: str
    section: str


OWN_VALUES = (
    "The rules are those of the rulebook. The numbers and texts on the map, the blocks and the cards are Fidchell's "
    "own, not the publisher's: those are not public."
)


def whose_values(book: Book) -> str:
    """Where the numbers and texts of a content come from, in a few words."""
    if book is default():
        return "values and text are Fidchell's own, not the publisher's"
    return f"values and text are those of the content file {book.name!r}"


RULES: dict[str, Rule] = {
    "goal": Rule(
        "You win or lose together. Turn all the People of Ireland into Flocks, and you win a total victory at once. "
        "Otherwise the game ends when Paganism has overrun Britain, when a turn begins and no card is left, or when an "
        "Acolyte dies; then your points decide.",
        "1, 12",
    ),
    "turn": Rule(
        "Draw a card and resolve its event, then spend your Action Points in any order: prepare, convert, move, build, "
        "make relics, give or take cards. You may stop early. Then the next Saint takes a turn.",
        "5, 10",
    ),
    "event": Rule(
        "What stands under the title always happens. Then one of the coloured events happens: the one in the colour of "
        "the Key card's arrow. Then the card itself becomes the Key card, and its arrow picks the next event.",
        "5.1, 6",
    ),
    "key-card": Rule(
        "The previous event card, whose arrow picks the colour of the next event. Red is the worst, the last colour "
        "the mildest. Cards that are kept have no arrow and leave the Key card where it is.",
        "5.1, 6",
    ),
    "risk": Rule(
        "Everyone may count the cards to come. `risk` tells how many of them cost Zeal, move Paganism and so on in the "
        "colour of the next event; `deck` lists them.",
        "5.1",
    ),
    "deck": Rule(
        "The deck is never reshuffled as you play; when a region of Britain falls, its cards are shuffled into it. If "
        "a turn begins and no card is left, the game is over.",
        "7, 12",
    ),
    "saint": Rule(
        "Each seat plays one Saint with a special ability. Saints you keep as cards have no ability until they take "
        "over from a Saint who died (Columba's card in the deck is the exception).",
        "4, 6, 11",
    ),
    "zeal": Rule(
        "Each space on the track shows your Action Points for a turn. Failed attempts and events move you to the "
        "right. On the last space, marked *, you may make a Final Effort; one more loss and you die.",
        "5.2, 10.6, 11",
    ),
    "points": Rule(
        "Your space on the Zeal track gives you Action Points at the start of your actions, and every action costs "
        "one. Losing Zeal during your turn does not cost you points this turn. Points cannot be saved.",
        "5.2, 10",
    ),
    "convert": Rule(
        "Choose a target in your Area: People, the Chief, the Druid; the King from any Area of his Province; the High "
        "King at Tara only. Add up the target and everything that influences it. The slider shows a face for the "
        "total: roll higher and you succeed, the same and nothing happens, lower and you fail and lose 1 Zeal.",
        "10.1",
    ),
    "influence": Rule(
        "People heed their Chief, Chiefs their King, Kings the High King. The number of a Druid who has been met is "
        "subtracted from every other attempt in the Area; a Church adds its level. Each Grave adds 1, each Relic its "
        "number, and each Dolmen subtracts 1. For a King, all Areas of the Province count: the worst Druid, or else "
        "the largest Church, and all Graves, Relics and Dolmens. Druids heed no Leader.",
        "10.1, 10.3",
    ),
    "prepare": Rule(
        "Spend a point for +1 to the attempt that follows in the same Area. The bonus is used up by the attempt or "
        "lost when you move, and you must keep a point for the attempt itself.",
        "10.1",
    ),
    "odds": Rule(
        "Every attempt shows its odds before you commit to it. `odds` adds up every part, and says what more "
        "preparation would bring.",
        "10.1",
    ),
    "people": Rule(
        "Each Area has some People, who start Pagan; the number says how hard they are to convert. Once converted, "
        "they are a Flock. Events remove the rightmost Flock first, or else the easiest Pagans, and put new Pagans "
        "there.",
        "4, 8",
    ),
    "flock": Rule(
        "Converted People, shown as †. An Area full of Flocks is worth 2 points, one at least half full 1. A new Chief "
        "is Christian where more than half of the People are Flocks.",
        "8, 9, 12",
    ),
    "chief": Rule(
        "The Leader of an Area. His number is subtracted from attempts on the People, or added once he is Christian. "
        "His Christian side is unknown until he converts.",
        "9, 10.1",
    ),
    "king": Rule(
        "The Leader of a Province; his number counts for attempts on his Chiefs. You can try to convert him from any "
        "Area of the Province, once no Druid there lies face down. A Christian King is worth half a point.",
        "10.1, 12",
    ),
    "high-king": Rule(
        "He sits at Tara, and only there can you try to convert him; his number counts for attempts on the Kings. Only "
        "what lies in that Area influences him. A Christian High King is worth 1 point.",
        "10, 10.1, 12",
    ),
    "leaders": Rule(
        "When Leaders fall, new Chiefs are drawn first: Christian where more than half of the People are Flocks, "
        "otherwise Pagan. A roll of the die raises a Chief to King and a King to High King; they keep their faith. "
        "Gaps are filled the same way.",
        "9",
    ),
    "druid": Rule(
        "A Druid lies face down until someone makes an attempt on it. Until then nobody else in the Area can be "
        "converted, nor can the King of the Province. You commit first, and only then see the number. Success removes "
        "the Druid; failure also wakes a Dolmen. Every Druid left at the end costs 1 point.",
        "10.1, 12",
    ),
    "church": Rule(
        "Build one where the Druid is gone, and upgrade it from level 0 to 3: one step per Area each turn. Its level "
        "is added to all attempts there. There are eight Churches of level 0, six of level 1, four of level 2 and one "
        "of level 3.",
        "10.3",
    ),
    "cathedral": Rule("The only Church of level 3. It is worth 1 point.", "10.3, 12"),
    "dolmen": Rule(
        "Each awake Dolmen subtracts 1 from every attempt in its Area and costs 1 point at the end. One wakes when an "
        "attempt on a Druid fails. Whoever rolls a 6 in an attempt there may put one to sleep.",
        "10.1, 12",
    ),
    "grave": Rule(
        "A Saint who dies leaves a Grave. It adds 1 to all attempts there, until someone makes a Relic of it.", "10.5"
    ),
    "relic": Rule(
        "Spend a point to open a Grave: the Relic in it is worth 0 to 3, and adds that to all attempts where it lies. "
        "Any Saint may bring it along when moving, at no cost.",
        "10.5",
    ),
    "final-effort": Rule(
        "On the last space of Zeal, spend a point for +2 to the attempt that must follow. Whatever comes of it, the "
        "Saint then dies.",
        "10.6",
    ),
    "death": Rule(
        "A Saint who reaches the cross dies and leaves a Grave. During your own actions, that ends the turn. A Saint "
        "you keep takes over with full Zeal; without one, you go on as an Acolyte. Some Gifts are lost.",
        "11",
    ),
    "acolyte": Rule(
        "You go on as an Acolyte when your Saint dies and you keep no other: no ability, and a shorter track. The next "
        "Saint you get takes over at once; taking one from another player ends your turn. When an Acolyte dies, the "
        "game is over.",
        "11",
    ),
    "move": Rule("Spend a point to go to a neighbouring Area. Some Saints can go further.", "10.2"),
    "give": Rule(
        "Spend a point to give a kept card to a Saint in your Area, or to take one if its owner agrees. Anyone without "
        "room must discard. It pays to hand a Saint to someone who is about to die.",
        "10.4",
    ),
    "keep": Rule(
        "Saints, Gifts of the Spirit and cards that say so are kept instead of read as events: up to three each with "
        "one to three Saints, two each with more. If you have too many, discard one.",
        "6, 15",
    ),
    "gift": Rule(
        "Gifts of the Spirit lie face up. Events and cards let you take one of your choice; it counts as a kept card, "
        "and some are lost when the Saint dies. One that is used up leaves the game.",
        "4, 6, 11",
    ),
    "britain": Rule(
        "Events move Paganism through Britain. When a region falls, its hard cards are shuffled into the deck, once "
        "only. When Paganism reaches the end, the game is over at once.",
        "7, 12",
    ),
    "score": Rule(
        "2 for each Area full of Flocks, 1 for each other at least half full, 1 for a Christian High King, half for "
        "each Christian King, 1 for a cathedral; 1 off for each awake Dolmen and each Druid.",
        "12",
    ),
    "results": Rule(
        "Below 7 points is a total defeat, below 13 a partial defeat, below 19 a partial victory, and 19 or more a "
        "total victory. All Ireland in one Flock is a total victory, whatever the points.",
        "12, 13",
    ),
    "levels": Rule(
        "Beginners play without the Druids of the highest number, without Dolmens, without most empty Relics and "
        "without the worst invasion. In the advanced game the best Relic and three Gifts are gone, and Scotland has "
        "already fallen.",
        "14",
    ),
    "together": Rule(
        "All information is shared, and you may talk about everything. One person may play several Saints, or one "
        "Saint alone; `--seats you` gives you all of them.",
        "15",
    ),
    "values": Rule(OWN_VALUES + " Your own content file is played with `--content FILE`.", "-"),
}

# Other words for the same rules.
ALSO: dict[str, str] = {
    "victory": "goal",
    "win": "goal",
    "end": "goal",
    "action": "turn",
    "action points": "points",
    "key card": "key-card",
    "colour": "event",
    "color": "event",
    "card": "event",
    "gifts": "gift",
    "gifts of the spirit": "gift",
    "keeper": "keep",
    "keepers": "keep",
    "take": "give",
    "trade": "give",
    "die": "convert",
    "slider": "convert",
    "conversion": "convert",
    "evangelise": "prepare",
    "evangelize": "prepare",
    "build": "church",
    "upgrade": "church",
    "tara": "high-king",
    "paganism": "britain",
    "tomb": "grave",
    "dolmens": "dolmen",
    "druids": "druid",
    "churches": "church",
    "chiefs": "chief",
    "kings": "king",
    "leader": "leaders",
    "relics": "relic",
    "graves": "grave",
    "saints": "saint",
    "acolytes": "acolyte",
    "pagan": "people",
    "look": "druid",
    "roll": "odds",
    "chance": "odds",
    "solo": "together",
    "solitaire": "together",
    "level": "levels",
    "content": "values",
    "result": "results",
    "points at the end": "score",
}

# What options that are not cards do, by their first words.
OPTION_LORE: dict[str, str] = {
    "prepare": "+1 to the attempt that follows here",
    "final effort": "+2 to the attempt that must follow; then you die",
    "build": "build a Church here, or raise it by one level",
    "make relic": "open a Grave here: a Relic worth 0 to 3 instead of the Grave's +1",
    "look": "look at the Druid here in secret; costs nothing",
    "roll": "roll the die now",
    "agree": "hand the card over",
    "refuse": "keep the card",
    "clear dolmen": "one Dolmen fewer here",
    "leave dolmen": "it stays awake",
    "heal": "regains 1 Zeal",
    "done": "stop here",
    "pass": "do nothing",
}
DONE_LORE = {"actions": "end your turn; the next event is drawn", "begin-turn": "draw the event"}

# The parts of an attempt's total: the name of each, before its number.
PART_NAMES: dict[str, str] = {
    "druid": "Druid",
    "church": "Church",
    "graves": "Graves",
    "relics": "Relics",
    "dolmens": "Dolmens",
    "company": "company",
    "gifts": "Gifts",
    "event": "event",
    "prepared": "prepared",
    "final effort": "Final Effort",
    "cards": "cards",
}
TARGET_NAMES = {"people": "People", "chief": "Chief", "king": "King", "high king": "High King", "druid": "Druid"}
SUPERIORS = {"people": "Chief", "chief": "King", "king": "High King"}

# The harmful effects of events: in a word, and as the continuation of a count of cards.
TROUBLE_LORE: dict[str, tuple[str, str]] = {
    "zeal": ("Zeal", "cost Zeal"),
    "paganism": ("Paganism", "move Paganism"),
    "people": ("People", "replace People"),
    "leaders": ("Leaders", "topple Leaders"),
    "churches": ("Churches", "lower Churches"),
    "dolmens": ("Dolmens", "wake Dolmens"),
    "druids": ("Druids", "bring Druids back"),
    "points": ("points", "cost Action Points"),
}

ENDING_LORE: dict[str, str] = {
    "all flock": "All the People of Ireland are one Flock.",
    "britain": "Paganism has overrun Britain.",
    "deck": "No event card was left to draw.",
    "acolyte": "An Acolyte died, and nobody was left to go on.",
}
RESULT_LORE: dict[str, str] = {
    "total defeat": "The mission has failed. Its chapels stand empty, nobody on the island writes any more, and what "
    "you taught is soon a rumour.",
    "partial defeat": "A few communities hold out in far corners. They can guard some books, but they have no strength "
    "to teach anybody else.",
    "partial victory": "The new faith will win in the end, slowly. By the time Irish teachers sail abroad, the "
    "continent has found its own way and does not wait for them.",
    "total victory": "Ireland reads, writes and sings. Its schools fill, and soon its teachers carry what they have "
    "kept back to Britain and beyond.",
}
