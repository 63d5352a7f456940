"""All questions that a seat may be asked, and the moments at which it may react."""

from fidchell.core.parts import Question
from fidchell.games.inis import ids

# One row for each kind of frame that asks.
QUESTIONS: dict[int, Question] = {
    ids.TURN: Question("turn", "turn", "play a season card, claim the crown if you can, or pass", "turn"),
    ids.REACT: Question("react", "react", "play a card now, or pass", "triskel"),
    ids.DRAFT: Question("draft", "draft", "choose in secret", "draft"),
    ids.CHOOSE_CAPITAL: Question(
        "choose-capital", "choose the capital", "choose where the capital stands; a sanctuary comes with it", "capital"
    ),
    ids.SETTLE_CLAN: Question("settle-clan", "settle a clan", "settle a clan in any territory", "place"),
    ids.NAME_PLACE: Question("name-place", "name a territory", "choose a territory", "move"),
    ids.NAME_ORIGIN: Question(
        "name-origin", "name the territory to leave", "choose the territory your clans leave", "move"
    ),
    ids.NAME_SEAT: Question("name-seat", "name a player", "choose a player", "triskel"),
    ids.NAME_CLAN: Question("name-clan", "name a clan", "choose a clan", "removal"),
    ids.NAME_PLACINGS: Question(
        "name-placings",
        "name where to place a clan",
        "choose where the next clan goes, in the order of the list",
        "place",
    ),
    ids.NAME_TARGETS: Question(
        "name-targets", "name where clans go", "choose how many clans go where, in the order of the list", "move"
    ),
    ids.NAME_SOURCES: Question(
        "name-sources",
        "name where clans come from",
        "choose how many clans come from where, in the order of the list",
        "move",
    ),
    ids.NAME_ALLIANCE: Question(
        "name-alliance", "name the new alliance", "place a clan of yours, or replace one of theirs", "removal"
    ),
    ids.NAME_FATES: Question(
        "name-fates",
        "name what a sanctuary does",
        "for the next sanctuary: place a clan, remove one, or be done",
        "sanctuaries",
    ),
    ids.NAME_FLIP: Question(
        "name-flip", "flip the crows or leave them", "turn the crows round, or leave them", "crows"
    ),
    ids.NAME_STRIKE: Question(
        "name-strike", "demand a clan or a card", "choose what your target must give up", "attack"
    ),
    ids.NAME_SHELTERED: Question(
        "name-sheltered",
        "say how many come out of citadels",
        "choose how many of them come out of citadels",
        "citadels",
    ),
    ids.KEEP_TALE: Question("keep-tale", "keep one tale", "keep one tale; the others are discarded face up", "cards"),
    ids.CHOOSE_SITE: Question(
        "choose-site", "choose a site for the new tile", "choose the site of the new tile", "tiles"
    ),
    ids.CHOOSE_TILE: Question("choose-tile", "choose a tile", "choose one of the tiles you looked at", "tiles"),
    ids.FOLLOW: Question(
        "follow", "move a clan onto the new tile", "move a clan onto the new tile, or be done", "move"
    ),
    ids.TAKE_DISCARDED: Question(
        "take-discarded", "take a discarded action card", "take one of the discarded action cards", "cards"
    ),
    ids.TAKE_REVEALED: Question("take-revealed", "take a revealed tale", "take one of the revealed tales", "cards"),
    ids.CHOOSE_ASIDE: Question(
        "choose-aside", "choose the card to set aside", "choose in secret which action card is set aside", "assembly"
    ),
    ids.SET_ASIDE: Question("set-aside", "set an action card aside", "set one of your action cards aside", "assembly"),
    ids.GIVE_CARD: Question("give-card", "give an action card", "give away an action card", "cards"),
    ids.DROP_CARD: Question("drop-card", "discard a card", "discard a card of any kind", "cards"),
    ids.DROP_ACTIONS: Question(
        "drop-actions",
        "discard action cards",
        "discard action cards one by one in the order of the list, then be done",
        "cards",
    ),
    ids.SACRIFICE: Question("sacrifice", "remove a clan of your own", "remove one of your own clans", "removal"),
    ids.CHOOSE_CLASH: Question("choose-clash", "choose the next clash", "choose which clash comes next", "clash"),
    ids.SHELTER_CLAN: Question("shelter-clan", "shelter a clan", "shelter a clan in a citadel, or pass", "citadels"),
    ids.MANOEUVRE: Question("manoeuvre", "make a manoeuvre", "offer peace, or make your manoeuvre", "manoeuvre"),
    ids.CONSENT: Question("consent", "agree to peace", "agree to peace, or refuse", "peace"),
    ids.TAKE_HIT: Question(
        "take-hit", "take the hit", "you are attacked: discard an action card or lose a clan", "attack"
    ),
    ids.PAY_TOLL: Question(
        "pay-toll",
        "pay the toll of the Mountains",
        "your clans entered the Mountains: discard an action card or lose one",
        "move",
    ),
    ids.SCOUT_MOVE: Question(
        "scout-move",
        "move clans after scouting",
        "you may move clans; choose the territory they leave, or be done",
        "move",
    ),
    ids.RETURN_CLANS: Question(
        "return-clans", "return clans from the Cauldron", "choose how many clans come back from the Cauldron", "removal"
    ),
    ids.PROPOSE: Question("propose", "propose peace", "offer peace, or go on", "peace"),
}
ASKED = {question.id: question for question in QUESTIONS.values()}
TOPICS = {question.what: question.topic for question in QUESTIONS.values()}
ASKS = {kind: question.what for kind, question in QUESTIONS.items()}

# What a card asks for, by question, where the text above would be vague.
CARD_QUESTIONS: dict[str, dict[str, str]] = {
    "name-place": {
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
    "name-seat": {
        "master-craftsman": "choose who receives the tale",
        "scouts-and-spies": "choose whose action cards you look at",
        "warlord": "choose who makes the next manoeuvre",
        "highlands": "choose who makes the first manoeuvre",
        "moor": "choose whose tales you look at",
        "salt-mine": "choose whom you take a card from",
        "morrigan": "choose the instigator of the clash",
    },
    "name-placings": {
        "valley": "choose where the clan goes",
        "children-of-dana": "choose where the clan goes",
    },
    "name-targets": {
        "": "you withdraw; choose how many clans go where, in the order of the list",
        "emissaries": "choose where the clan goes",
        "scouts-and-spies": "choose how many clans go, and where",
        "breas-tyranny": "choose where the clan has to go",
        "fianna": "choose how many clans go, and where",
        "manannans-horses": "choose how many clans go, and where",
    },
    "name-clan": {
        "lost-vale": "choose the clan that moves to the Lost Vale",
        "balors-eye": "choose the clan to remove",
        "breas-tyranny": "choose the clan that has to move",
        "tale-of-cuchulain": "choose a clan to remove",
    },
}
MOMENTS = {
    ids.CANCEL: "a card is declared",
    ids.AFTER_CARD: "a card is resolved",
    ids.TURN_END: "a turn ends",
    ids.ASSEMBLY_START: "the assembly begins",
    ids.COUNCIL: "the advantage cards are taken",
    ids.DRAWING: "a tale is drawn",
    ids.CLASH_START: "a clash begins",
    ids.CITADELS_END: "the citadels are taken",
    ids.RESOLUTION: "the resolution begins",
    ids.ATTACKED: "an attack is made",
    ids.AFTER_MANOEUVRE: "a manoeuvre is made",
    ids.LOSING: "a clan would be removed",
    ids.LOST: "a clan is removed",
    ids.MOVED_IN: "clans move into the Mountains",
    ids.ANY_TIME: "any time",
}
